"""The corner of a French card: rank over suit, with letters as wide as the numerals are high."""

from __future__ import annotations

from typing import Final

from shapely.ops import unary_union

from drawing.digits import CELL, glyph_width, glyphs
from drawing.french_pips import pip
from drawing.naipe import HEIGHT, WIDTH
from drawing.pen import Geometry, Pen, move, nib_stroke, nodes, turn

INDEX_HEIGHT: Final = 112.0
INDEX_MIDDLE: Final = 66.0
INDEX_TOP: Final = 40.0
INDEX_PIP: Final = 94.0
INDEX_PIP_Y: Final = 215.0
NIB: Final = 0.19  # of the height

# Letters with serifs, in a cell 20 high: their width, then the strokes of a broad nib.
LETTERS: Final[dict[str, tuple[float, tuple[str, ...]]]] = {
    "A": (
        13.6,
        ("1.6,19.2! 6.8,.8! 12,19.2!", "3.6,13.2 10,13.2", "0,19.4 3.6,19.4", "9.6,19.4 13.6,19.4"),
    ),
    "J": (10.4, ("7.4,.9! 7.4,14.4 5.2,19.2 1.4,18.4 .4,14.8", "3.6,.8 10.4,.8")),
    "Q": (
        13,
        (
            "1,10 2.2,4 6.5,.8 10.8,4 12,10 10.8,16 6.5,19.2 2.2,16 1,10",
            "6,13.8 9,15.6 12.8,20",
        ),
    ),
    "K": (
        13.4,
        (
            "2.4,.8! 2.4,19.2!",
            "11.2,.8! 2.8,11.8",
            "5.4,9! 11.4,19.2!",
            "0,.7 4.8,.7",
            "0,19.3 4.8,19.3",
            "8.8,.7 13,.7",
            "9,19.3 13.6,19.3",
        ),
    ),
}
RANK_LETTERS: Final[dict[int, str]] = {1: "A", 10: "J", 11: "Q", 12: "K"}


def _letter(letter: str) -> Geometry:
    """Return a letter about `INDEX_MIDDLE`."""
    width, lines = LETTERS[letter]
    unit = INDEX_HEIGHT / CELL
    left = INDEX_MIDDLE - width * unit / 2
    strokes = []
    for line in lines:
        points = [(left + x * unit, INDEX_TOP + y * unit, sharp) for x, y, sharp in _marked(line)]
        strokes.append(nib_stroke(points, INDEX_HEIGHT * NIB))
    return unary_union(strokes)


def _marked(line: str) -> list[tuple[float, float, bool]]:
    return [(node[0], node[1], bool(node[-1])) for node in nodes(line)]


def _rank(rank: int) -> Geometry:
    if rank in RANK_LETTERS:
        return _letter(RANK_LETTERS[rank])
    text = str(rank)
    left = INDEX_MIDDLE - glyph_width(text, INDEX_HEIGHT) / 2
    return glyphs(text, left, INDEX_TOP, INDEX_HEIGHT, nib=NIB)


def index(pen: Pen, suit: str, rank: int, colour: str) -> None:
    """Draw rank and suit in the upper left corner and, half-turned, in the lower right."""
    area = _rank(rank)
    for steps in ((), (move(WIDTH, HEIGHT), turn(180))):
        with pen.placed(*steps), pen.role("index"):
            pen.local_region(area, colour)
            pip(pen, suit, INDEX_MIDDLE, INDEX_PIP_Y, INDEX_PIP, colour)
