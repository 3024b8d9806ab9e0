"""The numerals of the modern deck: round, open, nearly even in stroke, made for tired eyes."""

from __future__ import annotations

from typing import Final

from shapely.ops import unary_union

from drawing.pen import Geometry, Pen, nib_stroke, nodes

CELL: Final = 20.0
THIN: Final = 0.76  # of the nib: a little modelling, no hairline

# Width of the skeleton in cells, then the strokes along it.
NUMERALS: Final[dict[str, tuple[float, tuple[str, ...]]]] = {
    "0": (9.4, ("0,10 .6,4.6 4.7,0 8.8,4.6 9.4,10 8.8,15.4 4.7,20 .6,15.4 0,10",)),
    "1": (4.2, ("0,3.8! 4.2,0! 4.2,20!",)),
    "2": (9.6, (".2,5.4 1.2,1.8 4.8,0 8.4,1.8 9,5.8 6.6,10.4 .2,20! 9.6,20!",)),
    "3": (9, ("0,3 1.4,1 4.4,0 7.8,1.6 8,6.6 6,8.8 3.4,9.2! 6.8,9.8 9,13 8.6,17 4.8,20 0,17.4",)),
    "4": (10.2, ("7.4,20! 7.4,0! 0,14! 10.2,14!",)),
    "5": (9.2, ("8.4,0! 1.4,0! .6,9.2! 4.4,7.8 8,9.4 9.2,13.4 7.8,18 4.2,20 0,18",)),
    "6": (
        9.4,
        (
            "7.8,.2 3.6,3.8 .8,9.2 0,13.6 1.2,18 4.8,20 8.4,18 9.4,13.8 8.2,9.8 4.8,8 "
            "1.4,9.8 0,13.6",
        ),
    ),
    "7": (9.2, ("0,0! 9.2,0! 5.6,9 3,20",)),
}


def width(text: str, height: float, stroke: float, gap: float) -> float:
    """Return how wide `text` is, its strokes included; `gap` is bare paper between numerals."""
    unit = (height - stroke) / CELL
    bodies = sum(NUMERALS[numeral][0] * unit + stroke for numeral in text)
    return bodies + gap * (len(text) - 1)


def numerals(text: str, x: float, y: float, height: float, stroke: float, gap: float) -> Geometry:
    """Return the area of `text`, its ink with the top left at (`x`, `y`) and `height` high."""
    unit = (height - stroke) / CELL
    left = x + stroke / 2
    areas: list[Geometry] = []
    for numeral in text:
        body, lines = NUMERALS[numeral]
        for line in lines:
            skeleton = [
                (left + node[0] * unit, y + stroke / 2 + node[1] * unit, bool(node[-1]))
                for node in nodes(line)
            ]
            areas.append(nib_stroke(skeleton, stroke, thin=THIN))
        left += body * unit + stroke + gap
    return unary_union(areas)


def write(
    pen: Pen, text: str, x: float, y: float, height: float, stroke: float, gap: float, colour: str
) -> None:
    """Draw `text` with its top left at (`x`, `y`) of the pen's current coordinates."""
    pen.local_region(numerals(text, x, y, height, stroke, gap), colour)
