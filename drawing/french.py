"""The French decks: diamonds stand for oros, hearts for copas, spades and clubs for the rest.

Files carry the Spanish codes, so that the ace of diamonds is ``1o.svg`` and the jack, queen and
king are 10, 11 and 12.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from drawing.digits import glyph_width, write
from drawing.french_colours import SCHEMES, Scheme
from drawing.french_courts import court
from drawing.french_pips import pip, pip_shape
from drawing.naipe import HEIGHT, MIDDLE_X, MIDDLE_Y, RADIUS, WIDTH, paper
from drawing.palette import DARK_YELLOW, WHITE, YELLOW
from drawing.pen import Pen, ellipse, move, outline_of, turn

SUITS: Final = "oceb"
RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
LETTERS: Final[dict[int, str]] = {1: "A", 10: "J", 11: "Q", 12: "K"}

INDEX_HEIGHT: Final = 112.0
INDEX_MIDDLE: Final = 63.0
INDEX_TOP: Final = 40.0
INDEX_PIP: Final = 94.0
INDEX_PIP_Y: Final = 215.0
COIN_RING: Final = 45.0

# What is drawn in this role says that diamonds are the coins; the game leaves it out when a
# house rule makes another suit the coins.
COINS: Final = "coins"

# Columns and rows of the pips, as parts of the width and height from the centre.
COLUMN: Final = 0.166
ROW: Final = 0.318
HALF_ROW: Final = 0.159
LAYOUTS: Final[dict[int, tuple[float, tuple[tuple[float, float], ...]]]] = {
    2: (198, ((0, -ROW), (0, ROW))),
    3: (190, ((0, -ROW), (0, 0), (0, ROW))),
    4: (168, ((-COLUMN, -ROW), (COLUMN, -ROW), (-COLUMN, ROW), (COLUMN, ROW))),
    5: (166, ((-COLUMN, -ROW), (COLUMN, -ROW), (0, 0), (-COLUMN, ROW), (COLUMN, ROW))),
    6: (
        162,
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
        148,
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
ACE_SIZE: Final[dict[str, float]] = {"o": 440, "c": 390, "e": 440, "b": 420}

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


def _index(pen: Pen, suit: str, rank: int, colour: str) -> None:
    """Draw rank and suit in the upper left corner and, half-turned, in the lower right."""
    text = LETTERS.get(rank, str(rank))
    left = INDEX_MIDDLE - glyph_width(text, INDEX_HEIGHT) / 2
    for steps in ((), (move(WIDTH, HEIGHT), turn(180))):
        with pen.placed(*steps):
            with pen.role("index"):
                write(pen, text, left, INDEX_TOP, INDEX_HEIGHT, colour, nib=0.2)
            if suit == "o":
                # Diamonds count as the coins: a gold ring round the corner's says so.
                with pen.role(COINS):
                    ring = ellipse(INDEX_MIDDLE, INDEX_PIP_Y, COIN_RING)
                    pen.fill(ring, WHITE, weight=6, outline=YELLOW)
            with pen.role("index"):
                size = INDEX_PIP * (0.75 if suit == "o" else 1)
                pip(pen, suit, INDEX_MIDDLE, INDEX_PIP_Y, size, colour)


def _number(pen: Pen, suit: str, rank: int, colour: str) -> None:
    """Draw the pips of a card from 2 to 7, those below the middle half-turned."""
    size, places = LAYOUTS[rank]
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


def _ace(pen: Pen, suit: str, colour: str) -> None:
    """Draw one large pip with a line inside it; the diamond holds a coin."""
    size = ACE_SIZE[suit]
    pip(pen, suit, MIDDLE_X, MIDDLE_Y, size, colour)
    with pen.placed(move(MIDDLE_X, MIDDLE_Y)):
        body = pip_shape(suit, size).polygon()
        # Without the foot of spade and club, where the line would close on itself.
        inner = outline_of(body.buffer(-34).buffer(14)).polygon()
        pen.local_region(inner.difference(inner.buffer(-8)), WHITE)
        if suit == "o":
            with pen.role(COINS):
                pen.fill(ellipse(0, 0, 66), YELLOW, weight=8, outline=WHITE)
                pen.fill(ellipse(0, 0, 46), YELLOW, weight=6, outline=DARK_YELLOW)
                pip(pen, suit, 0, 0, 56, colour)


def card(suit: str, rank: int, scheme: Scheme) -> str:
    """Return one card as SVG text."""
    colour = scheme.colours[suit]
    pen = Pen(WIDTH, HEIGHT)
    paper(pen, WHITE)
    if rank == 1:
        _ace(pen, suit, colour)
    elif rank <= 7:
        _number(pen, suit, rank, colour)
    else:
        court(pen, suit, rank, scheme)
    _index(pen, suit, rank, colour)
    return pen.svg()


def chip(suit: str, colour: str) -> str:
    """Return the suit's symbol alone, for lists and chips on paper or on slate.

    A pale edge, which paper swallows, keeps the black spade from sinking into dark ground.
    """
    pen = Pen(100, 100)
    if suit == "o":
        with pen.placed(move(50, 50)):
            pen.fill(pip_shape(suit, 72), colour, weight=12, outline=WHITE)
        with pen.role(COINS):
            pen.fill(ellipse(50, 50, 45), WHITE, weight=7, outline=YELLOW)
        pip(pen, suit, 50, 50, 72, colour)
        return pen.svg()
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
