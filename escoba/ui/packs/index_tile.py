"""The rank on a tile in the corners of a card whose picture carries none."""

from __future__ import annotations

from typing import Final

import pygame

from escoba.ui.text import TextRenderer
from escoba.ui.theme import Colour, rgb

PAPER: Final[Colour] = rgb("#FBF5E4")
LEAST_CONTRAST: Final = 4.5  # WCAG 2.2, success criterion 1.4.3
# In card heights.
_HIGH: Final = 0.145
_NARROWEST: Final = 0.112
_BESIDE: Final = 0.028  # paper left and right of the rank
_IN: Final = 0.035  # from the edges of the card
_ROUND: Final = 0.028
_LETTER: Final = 0.14
_FINER: Final = 4  # drawn larger and shrunk: pygame draws round corners without smoothing


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    r, g, b = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def legible(colour: Colour) -> Colour:
    """Return the colour, darkened as far as letters in it need to be read on paper."""
    part = 1.0
    found = colour
    while contrast(found, PAPER) < LEAST_CONTRAST:
        part -= 0.02
        found = (round(colour[0] * part), round(colour[1] * part), round(colour[2] * part))
    return found


def draw_index_tile(
    face: pygame.Surface, index: str, colour: Colour, text: TextRenderer, *, lower: bool
) -> None:
    """Lay the rank on a tile of paper in the upper left corner of a face.

    lower: lay it upside down in the lower right corner too
    """
    w, h = face.get_size()
    tile = _tile(index, h, legible(colour), text)
    x = y = round(_IN * h)
    face.blit(tile, (x, y))
    if lower:
        turned = pygame.transform.flip(tile, True, True)
        face.blit(turned, (w - x - turned.get_width(), h - y - turned.get_height()))


def _tile(index: str, h: int, colour: Colour, text: TextRenderer) -> pygame.Surface:
    number = text.surface(index, max(4, round(_LETTER * h)), colour, "black")
    ink = number.get_bounding_rect()
    high = max(1, round(_HIGH * h))
    wide = max(round(_NARROWEST * h), ink.w + 2 * round(_BESIDE * h), 1)
    large = pygame.Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    large.fill((*PAPER, 0))  # no darkness to mix in at the edge
    radius = round(_ROUND * h * _FINER)
    pygame.draw.rect(large, (*PAPER, 255), large.get_rect(), border_radius=radius)
    tile = pygame.transform.smoothscale(large, (wide, high))
    place = (wide - ink.w) // 2 - ink.x, (high - ink.h) // 2 - ink.y
    tile.blit(number, place)
    return tile
