"""The high-contrast deck: a giant numeral in a band of the suit's colour, and one flat symbol.

It is for players who see little. Each suit is told four ways: by the colour of its band, by its
symbol, by the gaps in the frame, and by how light the band is; no two colours that touch have a
contrast below 4.5 to 1. A small number and symbol at the left of the white half show where cards
overlap.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from drawing.high_contrast_signs import RANK_SIGNS, SIGN_HEIGHT, SMALL_SIGNS, SUIT_SIGNS, Ink
from drawing.naipe import HEIGHT, MIDDLE_X, PINTAS, RADIUS, WIDTH
from drawing.palette import PAPER_EDGE
from drawing.pen import Pen, move, polyline, rounded_box, scale
from drawing.round_digits import write_round
from drawing.suits import SUITS

FOLDER: Final = "decks/high-contrast"
RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
NAMES: Final = {"en": "High contrast", "es": "Alto contraste"}

HEAD: Final = """\
format = 1
id = "high-contrast"
author = "The Escoba authors"
licence = "MIT"
source = "drawn by the project's own code, in drawing/"
kind = "spanish"
cards = "{rank}{suit}.svg"
back = ["../../backs/plain.svg"]
has_index = true
"""

WHITE: Final = "#FFFFFF"
BLACK: Final = "#141414"


@dataclass(frozen=True, slots=True)
class Colours:
    """What a suit is drawn in.

    band: behind the numeral; numeral: the number and the figure's sign on it
    line: the frame and the symbol on the white paper; detail: what lies in the symbol
    """

    band: str
    numeral: str
    line: str
    detail: str


COLOURS: Final[Mapping[str, Colours]] = {
    "o": Colours("#F2B200", BLACK, BLACK, "#F2B200"),
    "c": Colours("#C8102E", WHITE, "#C8102E", WHITE),
    "e": Colours("#0B3D91", WHITE, "#0B3D91", WHITE),
    "b": Colours("#0A3B24", WHITE, "#0A3B24", WHITE),
}

BAND_BOTTOM: Final = 437.0  # 46 % of the card
EDGE: Final = 12.0  # of white paper round the band and the frame
LINE: Final = 16.0  # weight of the frame
NUMERAL_HEIGHT: Final = 290.0
# The middle of the number, the weight of its strokes, and how far it is narrowed.
ONE_DIGIT: Final = (MIDDLE_X, 52.0, 1.0)
PAIR_OF_DIGITS: Final = (172.0, 45.0, 0.66)
FIGURE_X: Final = 440.0
FIGURE_SIZE: Final = 214.0
SYMBOL_X: Final = 352.0  # the middle of what the corner leaves
SYMBOL_Y: Final = 679.0
# The corner repeats number and suit where cards that overlap still show them.
CORNER_X: Final = 81.0
CORNER_NUMBER: Final = (462.0, 120.0)  # its top and its height
CORNER_DIGIT: Final = (20.0, 1.0)  # the weight of the strokes, and how far they are narrowed
CORNER_PAIR: Final = (17.0, 0.55)
CORNER_MARK_TOP: Final = 606.0
# As high as each can be in the width that shows.
CORNER_MARK: Final[Mapping[str, float]] = {"o": 92.0, "c": 118.0, "e": 118.0, "b": 116.0}
PINTA_WIDTH: Final = 40.0
PINTA_PITCH: Final = 84.0
SIDE_Y: Final = 806.0  # below the corner
SIDE_WIDTH: Final = 36.0
SIDE_PITCH: Final = 70.0


def _frame(pen: Pen, suit: str) -> None:
    """Draw the band and the frame; gaps on all four sides, the pintas, tell the suit."""
    colours = COLOURS[suit]
    width, height = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    body = rounded_box(EDGE, EDGE, width, height, RADIUS - EDGE / 2)
    inside = rounded_box(EDGE + LINE, EDGE + LINE, width - 2 * LINE, height - 2 * LINE, 16)
    with pen.role("frame"):
        pen.fill(body, colours.line, weight=0)
        below = [(0, BAND_BOTTOM), (WIDTH, BAND_BOTTOM), (WIDTH, HEIGHT), (0, HEIGHT)]
        with pen.clipped(polyline(below)):
            pen.fill(inside, WHITE, weight=0)
        above = [(0, 0), (WIDTH, 0), (WIDTH, BAND_BOTTOM - LINE), (0, BAND_BOTTOM - LINE)]
        if colours.band != colours.line:
            with pen.clipped(polyline(above)):
                pen.fill(inside, colours.band, weight=0)
        count = PINTAS[suit]
        for n in range(count):
            step = n - (count - 1) / 2
            x = MIDDLE_X + step * PINTA_PITCH - PINTA_WIDTH / 2
            for y in (EDGE - 2, HEIGHT - EDGE - LINE - 2):
                pen.fill(rounded_box(x, y, PINTA_WIDTH, LINE + 4, 0), WHITE, weight=0)
            y = SIDE_Y + step * SIDE_PITCH - SIDE_WIDTH / 2
            for x in (EDGE - 2, WIDTH - EDGE - LINE - 2):
                pen.fill(rounded_box(x, y, LINE + 4, SIDE_WIDTH, 0), WHITE, weight=0)


def _corner(pen: Pen, suit: str, number: str) -> None:
    """Draw the number, small, and the suit's symbol under it at the left of the white half."""
    colours = COLOURS[suit]
    top, height = CORNER_NUMBER
    weight, squeeze = CORNER_DIGIT if len(number) == 1 else CORNER_PAIR
    size = CORNER_MARK[suit]
    with pen.role("corner"):
        write_round(pen, number, CORNER_X, top, height, weight, colours.line, squeeze=squeeze)
        with pen.placed(move(CORNER_X, CORNER_MARK_TOP + size / 2), scale(size / 100)):
            SMALL_SIGNS[suit](pen, Ink(colours.line, colours.detail))


def card(suit: str, rank: int) -> str:
    """Return one card as SVG text."""
    colours = COLOURS[suit]
    pen = Pen(WIDTH, HEIGHT)
    with pen.role("paper"):
        pen.fill(
            rounded_box(1, 1, WIDTH - 2, HEIGHT - 2, RADIUS), WHITE, outline=PAPER_EDGE, weight=2
        )
    _frame(pen, suit)
    top = (EDGE + BAND_BOTTOM - NUMERAL_HEIGHT) / 2
    with pen.role("index"):
        middle, weight, squeeze = PAIR_OF_DIGITS if rank > 7 else ONE_DIGIT
        number = str(rank)
        write_round(
            pen, number, middle, top, NUMERAL_HEIGHT, weight, colours.numeral, squeeze=squeeze
        )
    if rank > 7:
        middle_y = top + NUMERAL_HEIGHT / 2
        with pen.role("figure"), pen.placed(move(FIGURE_X, middle_y), scale(FIGURE_SIZE / 100)):
            RANK_SIGNS[rank](pen, Ink(colours.numeral, colours.band))
    with pen.role("symbol"), pen.placed(move(SYMBOL_X, SYMBOL_Y), scale(SIGN_HEIGHT / 100)):
        SUIT_SIGNS[suit](pen, Ink(colours.line, colours.detail))
    _corner(pen, suit, number)
    return pen.svg()


def manifest() -> str:
    """Return the text of the deck's ``deck.toml``."""
    tables: dict[str, Mapping[str, str] | Mapping[str, int]] = {
        "name": NAMES,
        "size": {"width": WIDTH, "height": HEIGHT, "radius": RADIUS},
        "suits": {suit: suit for suit in SUITS},
        "ranks": {str(rank): str(rank) for rank in RANKS},
        "colours": {suit: colours.band for suit, colours in COLOURS.items()},
    }
    lines = [HEAD]
    for title, table in tables.items():
        lines.append(f"\n[{title}]\n")
        for key, value in table.items():
            lines.append(f"{key} = {value}\n" if isinstance(value, int) else f'{key} = "{value}"\n')
    return "".join(lines)


def chip(suit: str) -> str:
    """Return the suit's symbol on a tile of its colour, for lists on paper or on slate."""
    colours = COLOURS[suit]
    pen = Pen(100, 100)
    pen.fill(rounded_box(3, 3, 94, 94, 18), colours.band, weight=5, outline=WHITE)
    with pen.placed(move(50, 50), scale(0.76)):
        SUIT_SIGNS[suit](pen, Ink(colours.numeral, colours.band))
    return pen.svg()


def assets() -> Iterator[tuple[str, str]]:
    """Yield the deck's files."""
    yield f"{FOLDER}/deck.toml", manifest()
    for suit in SUITS:
        for rank in RANKS:
            yield f"{FOLDER}/{rank}{suit}.svg", card(suit, rank)
        yield f"{FOLDER}/suits/{suit}.svg", chip(suit)
