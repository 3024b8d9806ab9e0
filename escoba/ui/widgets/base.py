"""What every widget is: a box that is drawn, can have the focus and can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import Key
from escoba.ui.kit import Kit
from escoba.ui.scene import Element, Role

if TYPE_CHECKING:
    from escoba.ui.widgets.scroll import ScrollArea

Action = Callable[[], None]


@dataclass(frozen=True, slots=True)
class State:
    """How a widget stands at the moment it is drawn."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False


class Widget:
    """One thing on a screen; `box` is in window pixels, or in those of its scroll area.

    focusable: can have the keyboard focus and be pressed
    area: the scroll area that it moves with, if any
    """

    role: Role = "label"
    focusable: bool = False
    typing: bool = False
    detail: str = ""
    # How round the focus ring is, in layout units.
    radius: float = theme.RADIUS_CONTROL

    def __init__(self, widget_id: str, label: str, box: Box, *, enabled: bool = True) -> None:
        self.id = widget_id
        self.label = label
        self.box = box
        self.enabled = enabled
        self.selected = False
        self.area: ScrollArea | None = None

    @property
    def place(self) -> Box:
        """Where it is in the window now."""
        return self.box if self.area is None else self.box.moved(0, -self.area.offset)

    @property
    def visible(self) -> Box:
        """The part that is in sight."""
        return self.place if self.area is None else self.place.clipped(self.area.box)

    @property
    def can_focus(self) -> bool:
        """Tell whether it can have the focus now."""
        return self.focusable and self.enabled

    @property
    def value(self) -> str | None:
        """What it holds, for those that hold something."""
        return None

    @property
    def told(self) -> str:
        """What is read out after the label."""
        return self.detail

    def elements(self, focused: bool, *, scrolled_out: bool = False) -> list[Element]:
        """Return what can be pressed or read here; nothing when out of sight.

        scrolled_out: return it even so, where it would be
        """
        seen = self.visible
        if scrolled_out:
            seen = self.place
        elif seen.w <= 0 or seen.h <= 0:
            return []
        return [
            Element(
                self.id,
                self.role,
                self.label,
                seen,
                enabled=self.enabled,
                focused=focused,
                selected=self.selected,
                value=self.value,
                detail=self.told,
            )
        ]

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw it in its place."""
        raise NotImplementedError

    def press(self) -> None:
        """Do what Enter or Space does."""

    def press_part(self, element_id: str) -> bool:
        """Press the element of that id if it belongs here; tell whether it did."""
        if element_id == self.id:
            if self.enabled:
                self.press()
            return True
        return False

    def click(self, x: float, y: float) -> None:
        """Do what a click at that point does."""
        self.press()

    def key(self, key: Key) -> bool:
        """Take a key while focused; tell whether it was of use."""
        return False

    def type(self, text: str) -> None:
        """Take typed characters while focused."""

    def adopt(self, old: Widget) -> None:
        """Take over what a former widget of the same id had in progress."""


def draw_focus(surface: pygame.Surface, kit: Kit, box: Box, radius: float) -> None:
    """Draw the ring of the keyboard focus: white, with a dark line on both sides."""
    u = max(1.0, kit.sizes.u)
    r = radius * u
    # Seen on paper and on felt alike.
    kit.paint.ring(surface, box.grow(1 * u), radius=r, width=5 * u, colour=theme.INK)
    kit.paint.ring(surface, box.grow(2 * u), radius=r + u, width=3 * u, colour=theme.WHITE)
