"""The spanish-modern deck, for small windows and tired eyes: forty cards, chips and manifest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from drawing.modern_aces import ace
from drawing.modern_corners import band, corners
from drawing.modern_figures import portrait
from drawing.modern_layouts import pips
from drawing.modern_suits import SUITS, chips
from drawing.naipe import HEIGHT, INKS, RADIUS, WIDTH, frame, paper
from drawing.palette import WHITE
from drawing.pen import Pen

FOLDER: Final = "decks/spanish-modern"
RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
FRAME_WEIGHT: Final = 6.0


def _table(name: str, lines: dict[str, str]) -> str:
    return f"\n[{name}]\n" + "".join(f'{key} = "{value}"\n' for key, value in lines.items())


MANIFEST: Final = (
    f"""\
format = 1
id = "spanish-modern"
author = "The Escoba authors"
licence = "MIT"
source = "drawn by the project's own code, in drawing/"
kind = "spanish"
cards = "{{rank}}{{suit}}.svg"
back = ["../../backs/azulejo-blue.svg"]
has_index = true

[size]
width = {WIDTH}
height = {HEIGHT}
radius = {RADIUS}
"""
    + _table("name", {"en": "Spanish, modern", "es": "Española moderna"})
    + _table("suits", {suit: suit for suit in SUITS})
    + _table("ranks", {str(rank): str(rank) for rank in RANKS})
    + _table("colours", dict(INKS))
)


def card(suit: str, rank: int) -> str:
    """Return one card as SVG text."""
    pen = Pen(WIDTH, HEIGHT)
    paper(pen, WHITE)
    frame(pen, suit, weight=FRAME_WEIGHT, colour=INKS[suit])
    if rank == 1:
        ace(pen, suit)
    elif rank <= 7:
        pips(pen, suit, rank)
    else:
        portrait(pen, suit, rank)
        band(pen, suit, str(rank))
    corners(pen, suit, str(rank))
    return pen.svg()


def assets() -> Iterator[tuple[str, str]]:
    """Yield the deck's files."""
    yield f"{FOLDER}/deck.toml", MANIFEST
    for suit in SUITS:
        for rank in RANKS:
            yield f"{FOLDER}/{rank}{suit}.svg", card(suit, rank)
    for suit, text in chips().items():
        yield f"{FOLDER}/suits/{suit}.svg", text
