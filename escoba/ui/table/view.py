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
    caps: the keys, or with a pad in use its buttons, of commands and buttons; see `input_caps`
    drag: the hand card that follows the pointer, and where that is
    landing: where it would be put down: `table:5o`, `pile:0` or `felt`
    enlarged: a card shown large over all else
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
    caps: Mapping[str, str] = field(default_factory=dict)
    has_popover: bool = False
    drag: tuple[Card, float, float] | None = None
    landing: str | None = None
    enlarged: Card | None = None
    shake: float = 0.0
    pulse: float = 1.0
    dots: int = 0
    ponders: bool = False
    remark: tuple[Remark, float] | None = None
