"""Long hexadecimal codes as people can read, compare and photograph them: in groups, in columns."""

from __future__ import annotations

from typing import Final

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.theme import Colour
from escoba.ui.widgets import State, Widget

GROUP: Final = 8
_GAP = 1.2  # digits between two groups
_DIGITS = "0123456789abcdef"
_LEADING = 1.45


def grouped(code: str) -> str:
    """Return a code with a space between its groups.

    >>> grouped("0123456789abcdef")
    '01234567 89abcdef'
    """
    return " ".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))


class HexCode(Widget):
    """A code in lines of as many groups as there is room for, group below group.

    label: how it is read out; most: groups that a line may have
    """

    role = "label"

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        code: str,
        *,
        size: float = theme.BODY,
        most: int = 8,
        colour: Colour = theme.INK,
    ) -> None:
        super().__init__(widget_id, label, box)
        self.code = code
        self.size = size
        self.most = most
        self.colour = colour

    @property
    def value(self) -> str:
        """The code in groups."""
        return grouped(self.code)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the groups, each at the left of its column."""
        px = kit.sizes.text(self.size)
        groups = grouped(self.code).split(" ")
        digit = _digit_width(kit, px)
        columns = _columns(kit, self.box.w, px, len(groups), self.most)
        box = self.place
        for index, group in enumerate(groups):
            row, column = divmod(index, columns)
            x = box.x + column * (GROUP + _GAP) * digit
            y = box.y + (row + 0.5) * px * _LEADING
            kit.text.draw(surface, group, (x, y), px, self.colour, "bold")


def code_height(kit: Kit, code: str, width: float, *, size: float, most: int = 8) -> float:
    """Return how high the lines of a code are at a width, in pixels."""
    px = kit.sizes.text(size)
    groups = -(-len(code) // GROUP)
    return -(-groups // _columns(kit, width, px, groups, most)) * px * _LEADING


def code_width(kit: Kit, groups: int, *, size: float) -> float:
    """Return how wide a line of that many groups is, in pixels."""
    return (groups * (GROUP + _GAP) - _GAP) * _digit_width(kit, kit.sizes.text(size))


def _digit_width(kit: Kit, px: int) -> int:
    return max(kit.text.width(digit, px, "bold") for digit in _DIGITS)


def _columns(kit: Kit, width: float, px: int, groups: int, most: int) -> int:
    """Return how many groups go on a line: a power of two, so that the lines are alike."""
    columns = 1
    digit = _digit_width(kit, px)
    while 2 * columns <= min(groups, most):
        if (2 * columns * (GROUP + _GAP) - _GAP) * digit > width:
            break
        columns *= 2
    return columns
