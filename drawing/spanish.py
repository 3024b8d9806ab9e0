"""The spanish-classic deck: forty cards, the suit chips and the pack's manifest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from drawing.aces import ace
from drawing.figures import figure
from drawing.layouts import pips
from drawing.naipe import HEIGHT, INKS, RADIUS, WIDTH, frame, index, paper
from drawing.pen import Pen
from drawing.suits import SUITS, chips

FOLDER: Final = "decks/spanish-classic"
RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)

MANIFEST: Final = f"""\
format = 1
id = "spanish-classic"
author = "The Escoba authors"
licence = "MIT"
source = "drawn by the project's own code, in drawing/"
kind = "spanish"
cards = "{{rank}}{{suit}}.svg"
back = ["../../backs/azulejo-blue.svg"]
has_index = true

[name]
en = "Spanish, classic"
es = "Española clásica"

[size]
width = {WIDTH}
height = {HEIGHT}
radius = {RADIUS}

[suits]
o = "o"
c = "c"
e = "e"
b = "b"

[ranks]
1 = "1"
2 = "2"
3 = "3"
4 = "4"
5 = "5"
6 = "6"
7 = "7"
10 = "10"
11 = "11"
12 = "12"

[colours]
o = "#F3B928"
c = "#C6242E"
e = "#2557A7"
b = "#2F7F3E"
"""


def card(suit: str, rank: int) -> str:
    """Return one card as SVG text."""
    pen = Pen(WIDTH, HEIGHT)
    paper(pen)
    frame(pen, suit, sides=True)
    if rank == 1:
        ace(pen, suit)
    elif rank <= 7:
        pips(pen, suit, rank)
    else:
        figure(pen, suit, rank)
    index(pen, str(rank), INKS[suit])
    return pen.svg()


def assets() -> Iterator[tuple[str, str]]:
    """Yield the deck's files."""
    yield f"{FOLDER}/deck.toml", MANIFEST
    for suit in SUITS:
        for rank in RANKS:
            yield f"{FOLDER}/{rank}{suit}.svg", card(suit, rank)
    for suit, text in chips().items():
        yield f"{FOLDER}/suits/{suit}.svg", text
