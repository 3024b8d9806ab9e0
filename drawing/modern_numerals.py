"""The numerals of the modern deck: round, open, nearly even in stroke, made for tired eyes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shapely.ops import unary_union

from drawing.pen import Geometry, Pen, nib_stroke, nodes

CELL: Final = 20.0
THIN: Final = 0.76  # of the nib: a little modelling, no hairline

# Width of the skeleton in cells, then the strokes along it.
NUMERALS: Final[dict[str, tuple[float, tuple[str, ...]]]] = {
    "0": (
        9.4,
        ("0,10 .3,6 1.6,2 4.7,0 7.8,2 9.1,6 9.4,10 9.1,14 7.8,18 4.7,20 1.6,18 .3,14 0,10",),
    ),
    "1": (4.2, ("0,3.8! 4.2,0! 4.2,20!",)),
    "2": (9.6, (".2,5.2 1.5,1.6 4.7,0 7.9,1.4 9.2,4.8 8.4,8.4 5.6,12.6 .2,20! 9.6,20!",)),
    "3": (
        9,
        (
            ".2,2.8 1.8,.8 4.3,0 7.2,1.1 8.4,4.4 7.2,7.8 3.4,9.2! 7.4,10.4 9.2,14 8.2,18 4.6,20 "
            "1.6,19.2 0,17",
        ),
    ),
    "4": (10.2, ("7.4,20! 7.4,0! 0,14! 10.2,14!",)),
    "5": (
        9.2,
        ("8.4,0! 1.2,0! .5,9.4! 3,8 5.6,7.9 8.3,10 9.2,13.8 8.1,17.8 4.6,20 1.8,19.4 0,17.6",),
    ),
    "6": (
        9.4,
        (
            "7.4,0 4,3.6 1.4,8 .1,12.4 .2,15.4 1.6,18.6 4.7,20 7.8,18.6 9.3,15.4 9.2,12 7.8,9 "
            "4.9,7.7 2,8.9 .1,12.4",
        ),
    ),
    "7": (9.2, ("0,0! 9.2,0! 5.6,9 3,20",)),
}


@dataclass(frozen=True, slots=True)
class Cut:
    """How numerals are cut, in units.

    stroke: how thick; gap: bare paper between two
    narrow: of the bodies, below 1 where two have to stand side by side
    """

    height: float
    stroke: float
    gap: float
    narrow: float = 1.0

    def advance(self, numeral: str) -> float:
        """Return how wide the skeleton of `numeral` is."""
        return NUMERALS[numeral][0] * self.unit * self.narrow

    @property
    def unit(self) -> float:
        """The height of a cell's twentieth."""
        return (self.height - self.stroke) / CELL


def width(text: str, cut: Cut) -> float:
    """Return how wide `text` is, its strokes included."""
    bodies = sum(cut.advance(numeral) + cut.stroke for numeral in text)
    return bodies + cut.gap * (len(text) - 1)


def numerals(text: str, x: float, y: float, cut: Cut) -> Geometry:
    """Return the area of `text` with the top left of its ink at (`x`, `y`)."""
    half = cut.stroke / 2
    left = x + half
    areas: list[Geometry] = []
    for numeral in text:
        for line in NUMERALS[numeral][1]:
            skeleton = [
                (
                    left + node[0] * cut.unit * cut.narrow,
                    y + half + node[1] * cut.unit,
                    bool(node[-1]),
                )
                for node in nodes(line)
            ]
            areas.append(nib_stroke(skeleton, cut.stroke, thin=THIN))
        left += cut.advance(numeral) + cut.stroke + cut.gap
    return unary_union(areas)


def write(pen: Pen, text: str, x: float, y: float, cut: Cut, colour: str) -> None:
    """Draw `text` with its top left at (`x`, `y`) of the pen's current coordinates."""
    pen.local_region(numerals(text, x, y, cut), colour)
