"""The French decks: diamonds stand for oros, hearts for copas, spades and clubs for the rest.

Files carry the Spanish codes, so that the ace of diamonds is ``1o.svg`` and the jack, queen and
king are 10, 11 and 12.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from drawing.french_aces import ace
from drawing.french_colours import SCHEMES, Scheme
from drawing.french_courts import court
from drawing.french_index import index
from drawing.french_pips import pip, pip_shape
from drawing.naipe import HEIGHT, MIDDLE_X, MIDDLE_Y, RADIUS, WIDTH, paper
from drawing.palette import WHITE
from drawing.pen import Pen, move

SUITS: Final = "oceb"
RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)

# Columns and rows of the pips, as parts of the width and height from the centre.
COLUMN: Final = 0.175
ROW: Final = 0.318
HALF_ROW: Final = 0.159
DIAMONDS: Final = 1.1  # they are narrow, and look small
LAYOUTS: Final[dict[int, tuple[float, tuple[tuple[float, float], ...]]]] = {
    2: (186, ((0, -ROW), (0, ROW))),
    3: (180, ((0, -ROW), (0, 0), (0, ROW))),
    4: (142, ((-COLUMN, -ROW), (COLUMN, -ROW), (-COLUMN, ROW), (COLUMN, ROW))),
    5: (140, ((-COLUMN, -ROW), (COLUMN, -ROW), (0, 0), (-COLUMN, ROW), (COLUMN, ROW))),
    6: (
        138,
        (
            (-COLUMN, -ROW),
            (COLUMN, -ROW),
            (-COLUMN, 0),
            (COLUMN, 0),
            (-COLUMN, ROW),
            (COLUMN, ROW),
        ),
    ),
    7: (
        130,
        (
            (-COLUMN, -ROW),
            (COLUMN, -ROW),
            (0, -HALF_ROW),
            (-COLUMN, 0),
            (COLUMN, 0),
            (-COLUMN, ROW),
            (COLUMN, ROW),
        ),
    ),
}

HEAD: Final = """\
format = 1
id = "{id}"
author = "The Escoba authors"
licence = "MIT"
source = "drawn by the project's own code, in drawing/"
kind = "french"
cards = "{{rank}}{{suit}}.svg"
back = ["../../backs/terracotta.svg"]
has_index = true
"""


def manifest(scheme: Scheme) -> str:
    """Return the text of the deck's ``deck.toml``."""
    tables: dict[str, Mapping[str, str] | Mapping[str, int]] = {
        "name": scheme.names,
        "size": {"width": WIDTH, "height": HEIGHT, "radius": RADIUS},
        "suits": {suit: suit for suit in SUITS},
        "ranks": {str(rank): str(rank) for rank in RANKS},
        "colours": scheme.colours,
    }
    lines = [HEAD.format(id=scheme.id)]
    for title, table in tables.items():
        lines.append(f"\n[{title}]\n")
        lines += [f"{key} = {_toml(value)}\n" for key, value in table.items()]
    return "".join(lines)


def _toml(value: str | int) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _number(pen: Pen, suit: str, rank: int, colour: str) -> None:
    """Draw the pips of a card from 2 to 7, those below the middle half-turned."""
    size, places = LAYOUTS[rank]
    if suit == "o":
        size *= DIAMONDS
    for x, y in places:
        pip(
            pen,
            suit,
            MIDDLE_X + x * WIDTH,
            MIDDLE_Y + y * HEIGHT,
            size,
            colour,
            degrees=180 if y > 0 else 0,
        )


def card(suit: str, rank: int, scheme: Scheme) -> str:
    """Return one card as SVG text."""
    colour = scheme.colours[suit]
    pen = Pen(WIDTH, HEIGHT)
    paper(pen, WHITE)
    if rank == 1:
        ace(pen, suit, colour)
    elif rank <= 7:
        _number(pen, suit, rank, colour)
    else:
        court(pen, suit, rank, scheme)
    index(pen, suit, rank, colour)
    return pen.svg()


def chip(suit: str, colour: str) -> str:
    """Return the suit's symbol alone, for lists and chips on paper or on slate.

    A pale edge, which paper swallows, keeps the black spade from sinking into dark ground.
    """
    pen = Pen(100, 100)
    with pen.placed(move(50, 50)):
        pen.fill(pip_shape(suit, 84), colour, weight=14, outline=WHITE)
    pip(pen, suit, 50, 50, 84, colour)
    return pen.svg()


def assets() -> Iterator[tuple[str, str]]:
    """Yield the files of both decks."""
    for scheme in SCHEMES:
        yield f"{scheme.folder}/deck.toml", manifest(scheme)
        for suit in SUITS:
            for rank in RANKS:
                yield f"{scheme.folder}/{rank}{suit}.svg", card(suit, rank, scheme)
            yield f"{scheme.folder}/suits/{suit}.svg", chip(suit, scheme.colours[suit])
