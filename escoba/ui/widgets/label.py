"""Text that is only read."""

from __future__ import annotations

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.scene import Element
from escoba.ui.text import Align, Face
from escoba.ui.theme import Colour
from escoba.ui.widgets.base import State, Widget


class Label(Widget):
    """One line, or a wrapped paragraph, in a box.

    size: of the type scale at 1280x720; wrap: several lines from the top instead of one in the
    middle of the height
    """

    role = "label"

    def __init__(
        self,
        widget_id: str,
        text: str,
        box: Box,
        *,
        size: float = theme.BODY,
        colour: Colour = theme.INK,
        face: Face = "regular",
        align: Align = "left",
        wrap: bool = False,
    ) -> None:
        super().__init__(widget_id, text, box)
        self.size = size
        self.colour = colour
        self.face: Face = face
        self.align: Align = align
        self.wrap = wrap

    def lines(self, kit: Kit) -> list[str]:
        """Return the lines that are drawn."""
        px = kit.sizes.text(self.size)
        if self.wrap:
            return kit.text.wrap(self.label, px, self.box.w, self.face)
        return [kit.text.ellipsis(self.label, px, self.box.w, self.face)]

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the text."""
        box = self.place
        px = kit.sizes.text(self.size)
        step = kit.text.line_height(px)
        x = {"left": box.x, "centre": box.cx, "right": box.right}[self.align]
        y = box.y + step / 2 if self.wrap else box.cy
        for line in self.lines(kit):
            kit.text.draw(surface, line, (x, y), px, self.colour, self.face, align=self.align)
            y += step


def paragraph_height(
    kit: Kit, text: str, size: float, width: float, face: Face = "regular"
) -> float:
    """Return how high a wrapped label of that width must be."""
    px = kit.sizes.text(size)
    return len(kit.text.wrap(text, px, width, face)) * kit.text.line_height(px)


class Divider(Widget):
    """A thin line between rows; nothing to press or read."""

    def elements(self, focused: bool, *, scrolled_out: bool = False) -> list[Element]:
        """Return nothing."""
        return []

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the line along the lower edge of the box."""
        box = self.place
        kit.paint.line(surface, box.x, box.bottom, box.w, theme.LINE, max(1.0, kit.sizes.u))


def draw_row_words(
    surface: pygame.Surface,
    kit: Kit,
    box: Box,
    label: str,
    detail: str,
    *,
    size: float = theme.BODY,
    enabled: bool = True,
) -> None:
    """Draw a label, and under it a sentence in as many lines as it needs, centred in height."""
    ink, soft = (theme.INK, theme.INK_SOFT) if enabled else (theme.EDGE, theme.EDGE)
    px, small = kit.sizes.text(size), kit.sizes.text(theme.SMALL + 1)
    lines = kit.text.wrap(detail, small, box.w) if detail else []
    step, first = kit.text.line_height(small) * 0.93, kit.text.line_height(px)
    y = box.cy - (first + step * len(lines)) / 2 + first / 2
    text = kit.text.ellipsis(label, px, box.w, "bold")
    kit.text.draw(surface, text, (box.x, y), px, ink, "bold")
    y += first / 2 + step / 2
    for line in lines:
        kit.text.draw(surface, line, (box.x, y), small, soft)
        y += step


def row_height(kit: Kit, detail: str, width: float, *, size: float = theme.BODY) -> float:
    """Return how high a row with that sentence must be."""
    px, small = kit.sizes.text(size), kit.sizes.text(theme.SMALL + 1)
    lines = kit.text.wrap(detail, small, width) if detail else []
    words = kit.text.line_height(px) + kit.text.line_height(small) * 0.93 * len(lines)
    return max(44 * kit.sizes.u, words + 8 * kit.sizes.u)


class RowWords(Widget):
    """The label and the sentence of a row whose control stands beside them."""

    def __init__(
        self, widget_id: str, label: str, box: Box, detail: str = "", *, enabled: bool = True
    ) -> None:
        super().__init__(widget_id, label, box, enabled=enabled)
        self.detail = detail

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw both, centred in height."""
        draw_row_words(surface, kit, self.place, self.label, self.detail, enabled=self.enabled)
