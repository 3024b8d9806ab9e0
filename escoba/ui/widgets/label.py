"""Text that is only read."""

from __future__ import annotations

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
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
