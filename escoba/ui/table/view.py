"""What the table shows besides the cards that move: the selection, the tray, focus and hover."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from escoba.engine import Card
from escoba.ui.selection import Selection
from escoba.ui.table.talk import Remark
from escoba.ui.table.tray import TrayView
from escoba.ui.widgets import Button


@dataclass(frozen=True, slots=True)
class TableView:
    """What is to be drawn besides the cards of the timeline.

    lifts: how far chosen and pointed-at cards have risen, 0 to 1 and a little more
    drag: the hand card that follows the pointer, and where that is
    shake: how far the tray is off its place, in u
    pulse: strength of the ring of the plate whose turn it is
    ponders: whether whoever's turn it is has been thinking for long
    remark: what somebody says, and how clearly it is seen, 0 to 1
    """

    selection: Selection
    tray: TrayView
    tray_buttons: Sequence[Button] = ()
    rail_buttons: Sequence[Button] = ()
    lifts: Mapping[Card, float] = field(default_factory=dict)
    focus: str | None = None
    hover: str | None = None
    pressed: str | None = None
    has_caps: bool = False
    has_popover: bool = False
    drag: tuple[Card, float, float] | None = None
    shake: float = 0.0
    pulse: float = 1.0
    dots: int = 0
    ponders: bool = False
    remark: tuple[Remark, float] | None = None
