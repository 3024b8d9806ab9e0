"""A deck drawn by the program itself, for when a pack is missing or broken."""

from __future__ import annotations

from typing import Final

import pygame

from escoba.engine import Card, Suit
from escoba.ui.resources import load_svg
from escoba.ui.text import TextRenderer
from escoba.ui.theme import Colour, rgb

RATIO: Final = 610 / 950
COLOURS: Final[dict[Suit, Colour]] = {
    Suit.OROS: rgb("#8A5B06"),
    Suit.COPAS: rgb("#9E1B24"),
    Suit.ESPADAS: rgb("#1D4583"),
    Suit.BASTOS: rgb("#225F30"),
}
_BODIES: Final = {
    Suit.OROS: '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="6" fill="#fbf5e4"/>'
    '<circle cx="12" cy="12" r="3.4"/>',
    Suit.COPAS: '<path d="M4 3 H20 C20 11 17 14 13.2 14.6 V18 H17 V21 H7 V18 H10.8 V14.6 '
    'C7 14 4 11 4 3 Z"/>',
    Suit.ESPADAS: '<path d="M12 1 L14 4 V14 H18 V16.5 H13.6 V22 H10.4 V16.5 H6 V14 H10 V4 Z"/>',
    Suit.BASTOS: '<path d="M10.6 22 L8.4 8 C8 3 10 2 12 2 C14 2 16 3 15.6 8 L13.4 22 Z"/>'
    '<circle cx="7.5" cy="8" r="2.3"/><circle cx="16.6" cy="11" r="2.3"/>',
}
# Pips as fractions of the card, for counts 1 to 7.
_PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.5, 0.28), (0.5, 0.72)),
    3: ((0.5, 0.24), (0.5, 0.5), (0.5, 0.76)),
    4: ((0.34, 0.3), (0.66, 0.3), (0.34, 0.7), (0.66, 0.7)),
    5: ((0.34, 0.28), (0.66, 0.28), (0.5, 0.5), (0.34, 0.72), (0.66, 0.72)),
    6: ((0.34, 0.26), (0.66, 0.26), (0.34, 0.5), (0.66, 0.5), (0.34, 0.74), (0.66, 0.74)),
    7: (
        (0.34, 0.26),
        (0.66, 0.26),
        (0.34, 0.5),
        (0.66, 0.5),
        (0.34, 0.74),
        (0.66, 0.74),
        (0.5, 0.38),
    ),
}


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def suit_picture(suit: Suit, px: int) -> pygame.Surface:
    """Return the symbol of `suit` in a square of `px` pixels."""
    body = f'<g fill="{_hex(COLOURS[suit])}">{_BODIES[suit]}</g>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
    return load_svg(f"{head}{body}</svg>", (px, px))


def _blank(size: tuple[int, int], fill: str, line: str) -> pygame.Surface:
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="610" height="950" viewBox="0 0 610 950">'
    body = (
        f'<rect x="1" y="1" width="608" height="948" rx="36" ry="36" fill="{fill}" '
        'stroke="#b9ad90" stroke-width="3"/>'
        f'<rect x="28" y="28" width="554" height="894" rx="18" ry="18" fill="none" '
        f'stroke="{line}" stroke-width="6"/>'
    )
    return load_svg(f"{head}{body}</svg>", size)


def card_picture(card: Card, size: tuple[int, int], text: TextRenderer) -> pygame.Surface:
    """Return the face of `card` fitted into `size`."""
    colour = COLOURS[card.suit]
    face = _blank(size, "#fbf5e4", _hex(colour))
    w, h = face.get_size()
    pips = _PIPS[card.rank] if card.rank <= 7 else ((0.5, 0.5),)
    big = round(h * (0.17 if len(pips) > 1 else 0.3))
    symbol = suit_picture(card.suit, max(1, big))
    for x, y in pips:
        face.blit(symbol, (round(x * w - big / 2), round(y * h - big / 2)))
    _draw_index(face, str(card.rank), colour, text)
    return face


def _draw_index(face: pygame.Surface, index: str, colour: Colour, text: TextRenderer) -> None:
    """Write `index` into two corners of a face, upside down in the lower one."""
    w, h = face.get_size()
    number = text.surface(index, max(4, round(h * 0.14)), colour, "black")
    corner = (round(w * 0.09), round(h * 0.055))
    face.blit(number, corner)
    turned = pygame.transform.flip(number, True, True)
    face.blit(turned, (w - corner[0] - turned.get_width(), h - corner[1] - turned.get_height()))


def back_picture(size: tuple[int, int]) -> pygame.Surface:
    """Return the back fitted into `size`."""
    return _blank(size, "#1D4E9E", "#FBF5E4")


def blank_picture(size: tuple[int, int]) -> pygame.Surface:
    """Return an empty card, shown for the few frames until the face is drawn."""
    return _blank(size, "#fbf5e4", "#e3dac2")
