"""An area whose content may be higher than itself."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.scene import Element
from escoba.ui.widgets.base import State, Widget

NOTCH = 56.0  # layout units that one notch of the wheel moves


class ScrollArea(Widget):
    """Shows a part of its children, which lie in window pixels as if nothing were scrolled.

    content_h: height of all the children together; offset: how far it is scrolled
    """

    role = "list"

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        children: Sequence[Widget],
        *,
        content_h: float,
        on_dark: bool = False,
    ) -> None:
        super().__init__(widget_id, label, box)
        self.children = tuple(children)
        self.content_h = content_h
        self.on_dark = on_dark
        self.offset = 0.0
        for child in self.children:
            child.area = self

    @property
    def furthest(self) -> float:
        """The largest offset."""
        return max(0.0, self.content_h - self.box.h)

    def adopt(self, old: Widget) -> None:
        """Stay where the reader was."""
        if isinstance(old, ScrollArea):
            self.scroll_to(old.offset)

    def scroll_to(self, offset: float) -> None:
        """Show the content from `offset` on, as far as there is any."""
        self.offset = max(0.0, min(self.furthest, offset))

    def reveal(self, box: Box, margin: float = 8.0) -> None:
        """Scroll as little as is needed to show `box`, given in the content's pixels."""
        if box.y - margin < self.box.y + self.offset:
            self.scroll_to(box.y - margin - self.box.y)
        elif box.bottom + margin > self.box.bottom + self.offset:
            self.scroll_to(box.bottom + margin - self.box.bottom)

    def thumb(self, u: float) -> Box | None:
        """Return the box of the bar's thumb, None when all is in sight."""
        if self.furthest <= 0:
            return None
        height = max(28 * u, self.box.h * self.box.h / self.content_h)
        y = self.box.y + (self.box.h - height) * self.offset / self.furthest
        return Box(self.box.right - 6 * u, y, 6 * u, height)

    def drag_thumb(self, dy: float, u: float) -> None:
        """Scroll as if the thumb was dragged by `dy` pixels."""
        thumb = self.thumb(u)
        if thumb is not None and self.box.h > thumb.h:
            self.scroll_to(self.offset + dy * self.furthest / (self.box.h - thumb.h))

    def elements(self, focused: bool, *, scrolled_out: bool = False) -> list[Element]:
        """The area itself is nothing to press; its children speak for themselves."""
        return []

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the bar at the right; the children draw themselves."""
        thumb = self.thumb(kit.sizes.u)
        if thumb is not None:
            track = Box(thumb.x, self.box.y, thumb.w, self.box.h)
            light = theme.SLATE_ACTIVE if self.on_dark else theme.PAPER_DEEP
            kit.paint.fill(surface, track, light, radius=thumb.w / 2)
            colour = theme.CHALK_SOFT if self.on_dark else theme.EDGE
            kit.paint.fill(surface, thumb, colour, radius=thumb.w / 2)
