"""Broad-nib numerals and letters as areas: no font is needed to draw a card or a tile.

A glyph is one or more strokes in a cell 20 high; a tilted nib is dragged along them, which gives
thick stems and thin bars like a cut type.
"""

from __future__ import annotations

from typing import Final

from shapely.ops import unary_union

from drawing.palette import INK
from drawing.pen import Geometry, Pen, nib_stroke, nodes

CELL: Final = 20.0
GAP: Final = 2.8
TIGHT_GAP: Final = 2.4  # after a 1, whose foot alone comes near the next numeral
NIB: Final = 0.175  # of the height

# Advance width in cell units, then the strokes.
GLYPHS: Final[dict[str, tuple[float, tuple[str, ...]]]] = {
    "0": (11.2, ("1,10 1.9,4 5.6,.8 9.3,4 10.2,10 9.3,16 5.6,19.2 1.9,16 1,10",)),
    "1": (8.4, ("1,5 3.4,3.6 5,1! 5,19.1!", "1.6,19.1 7.6,19.1")),
    "2": (11.4, ("1.4,5.6 2.6,2 6.2,.8 9.4,2.6 9.8,6.4 7.2,10.4 1,18.6! 10.6,18.6! 10.9,16.6",)),
    "3": (11, ("1.4,3.4 5.4,.8 9.2,3 8.6,7.4 5,9.2! 9.2,10.8 10,15 6,19.2 1.2,17",)),
    "4": (11.2, ("7.6,19 7.6,.8! .6,13.6! 10.8,13.6",)),
    "5": (11, ("9.6,1! 2.8,1! 2,8.8! 6,7.6 10,10.2 9.8,16 5.6,19.2 1.2,17.2",)),
    "6": (
        11.2,
        ("9,2.4 6,.9 2.6,4 1.2,11 2.4,17 5.8,19.2 9.4,17 10,12.6 7.4,9 4,9.4 1.6,12.6",),
    ),
    "7": (11, (".9,3.4 .9,1! 10.4,1! 6,10 4.4,19",)),
    "8": (
        11.2,
        (
            "2,4.8 3,1.8 5.6,.8 8.2,1.8 9.2,4.8 8.2,8 5.6,9.4 3,8 2,4.8",
            "1.2,14.4 2.4,11 5.6,9.4 8.8,11 10,14.4 8.8,17.9 5.6,19.2 2.4,17.9 1.2,14.4",
        ),
    ),
    "9": (
        11.2,
        ("2.2,17.6 5.2,19.1 8.6,16 10,9 8.8,3 5.4,.8 1.8,3 1.2,7.4 3.8,11 7.2,10.6 9.6,7.4",),
    ),
    "A": (11.4, (".9,19.2! 5.7,.6! 10.5,19.2", "2.6,12.8 8.8,12.8")),
    "J": (10.8, ("7.8,.9! 7.8,14 5,19.2 1.4,17.6 1.5,14.6", "4.8,.9 10.4,.9")),
    "Q": (
        11.4,
        (
            "1,10 1.9,4 5.6,.8 9.3,4 10.2,10 9.3,16 5.6,19.2 1.9,16 1,10",
            "5.2,14 8,15.4 10.9,19.8",
        ),
    ),
    "B": (
        10.8,
        (
            "1.9,.8! 1.9,19.2!",
            "1.9,.8! 6,.8 8.8,4.6 6.4,8.8 2,9.2!",
            "2,9.2! 7,9.6 9.8,14 7,19 1.9,19.2!",
        ),
    ),
    "C": (11, ("9.8,5 8.6,1.6 5.8,.8 1.9,4 1,10 1.9,16 5.8,19.2 8.8,18.2 10,15",)),
    "E": (9.8, ("9.2,3.4 9,.9! 1.9,.9! 1.9,19.1! 9.2,19.1! 9.5,16.6", "1.9,9.6 7.4,9.6")),
    "O": (11.2, ("1,10 1.9,4 5.6,.8 9.3,4 10.2,10 9.3,16 5.6,19.2 1.9,16 1,10",)),
    "S": (10.4, ("9,4.6 7.8,1.6 5,.8 1.8,3 2,7 5.4,9.8 9,13 8.8,17.4 5,19.2 1.8,18 1,14.8",)),
    "K": (11.4, ("1.9,.8! 1.9,19.2", "10,.8! 2,12", "4.8,8.6! 10.5,19.2")),
}


def glyph_width(text: str, height: float, *, squeeze: float = 1.0) -> float:
    """Return how wide `text` is at `height`; `squeeze` below 1 narrows the letters."""
    unit = height / CELL * squeeze
    gaps = sum(_gap_after(letter) for letter in text[:-1])
    return (sum(GLYPHS[letter][0] for letter in text) + gaps) * unit


def _gap_after(letter: str) -> float:
    return TIGHT_GAP if letter == "1" else GAP


def glyphs(
    text: str,
    x: float,
    y: float,
    height: float,
    *,
    nib: float = NIB,
    thin: float = 0.46,
    squeeze: float = 1.0,
) -> Geometry:
    """Return the area of `text` with its top left at (`x`, `y`).

    `nib` is the width of the pen as a part of the height; `thin` 1 makes an even round stroke.
    """
    unit = height / CELL
    strokes: list[Geometry] = []
    for letter in text:
        advance, lines = GLYPHS[letter]
        for line in lines:
            points = [
                (x + node[0] * unit * squeeze, y + node[1] * unit, bool(node[-1]))
                for node in nodes(line)
            ]
            strokes.append(nib_stroke(points, height * nib, thin=thin))
        x += (advance + _gap_after(letter)) * unit * squeeze
    return unary_union(strokes)


def write(
    pen: Pen,
    text: str,
    x: float,
    y: float,
    height: float,
    colour: str = INK,
    *,
    nib: float = NIB,
    thin: float = 0.46,
    squeeze: float = 1.0,
) -> None:
    """Draw `text` with its top left at (`x`, `y`) of the pen's current coordinates."""
    pen.local_region(glyphs(text, x, y, height, nib=nib, thin=thin, squeeze=squeeze), colour)
