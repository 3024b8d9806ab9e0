"""A sign of glazed letter tiles in a border of lozenges, as at a Spanish street corner."""

from __future__ import annotations

import unicodedata
from typing import Final

import pygame

from escoba.ui.geometry import Box
from escoba.ui.kit import Kit

_NAMES: Final = {
    "Ñ": "letter-n-tilde",
    "!": "letter-exclamation",
    "¡": "letter-inverted-exclamation",
}
# The border is a quarter of a letter wide, so that whole tiles fit all round.
_BORDER: Final = 0.25


def tile_name(letter: str) -> str | None:
    """Return the picture of a letter, accents left away; None is a tile without letter."""
    if letter in _NAMES:
        return _NAMES[letter]
    plain = unicodedata.normalize("NFD", letter)[:1].lower()
    return f"letter-{plain}" if plain.isascii() and plain.isalpha() else None


def sign_box(box: Box, text: str) -> Box:
    """Return the sign as large as fits into the middle of `box`."""
    letter = min(box.h / (1 + 2 * _BORDER), box.w / (len(text) + 2 * _BORDER))
    return Box.around(
        box.cx, box.cy, letter * (len(text) + 2 * _BORDER), letter * (1 + 2 * _BORDER)
    )


def draw_sign(kit: Kit, target: pygame.Surface, box: Box, text: str) -> None:
    """Draw `text` in capitals as a sign that fills the middle of `box`."""
    text = text.upper()
    sign = sign_box(box, text)
    u = kit.sizes.u
    kit.paint.shadow(target, sign, radius=2 * u, blur=8 * u, offset=4 * u)
    # Whole pixels, or hairlines would show between the tiles.
    border = max(2, round(sign.h * _BORDER / (1 + 2 * _BORDER)))
    letter = 4 * border
    left = round(sign.cx - (letter * len(text) + 2 * border) / 2)
    top = round(sign.cy - (letter + 2 * border) / 2)
    edge = kit.icons.picture("tiles/border-lozenge.svg", (border, border))
    columns, rows = 4 * len(text) + 2, 6
    for column in range(columns):
        for row in range(rows):
            if edge is not None and (column in (0, columns - 1) or row in (0, rows - 1)):
                target.blit(edge, (left + column * border, top + row * border))
    for i, character in enumerate(text):
        at = (left + border + i * letter, top + border)
        blank = kit.icons.picture("tiles/blank.svg", (letter, letter))
        if blank is not None:
            target.blit(blank, at)
        name = tile_name(character)
        picture = name and kit.icons.picture(f"tiles/{name}.svg", (letter, letter))
        if picture:
            target.blit(picture, at)
