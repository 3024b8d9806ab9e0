"""The four French suit symbols as exact cubic paths."""

from __future__ import annotations

from typing import Final

from drawing.palette import WHITE, YELLOW
from drawing.pen import Pen, Point, Segment, Shape, ellipse, move, scale, turn

# What is drawn in this role says that diamonds are the coins; the game leaves it out when a
# house rule makes another suit the coins.
COINS: Final = "coins"
COIN: Final = 0.125  # radius of the coin in a diamond, as a part of its height

# The right half of each outline from top to bottom, 100 high about the origin; one group a
# segment, three points for a curve and one for a straight line. The left half mirrors it.
HALVES: Final[dict[str, str]] = {
    "o": "0,-54 | 10,-32 25,-13 42,0 | 25,13 10,32 0,54",
    "c": "0,-30 | 3,-42 11,-50 23,-50 | 36,-50 47,-40 47,-21 | 47,13 7,36 0,50",
    "e": (
        "0,-52 | 6,-37 45,-16 45,14 | 45,29 35,37 24,37 | 15,37 8.5,33 4.5,26 | "
        "6,38 11,46 20,50 | 0,50"
    ),
    "b": (
        "0,-51 | 13,-51 23,-41 23,-28 | 23,-19 19,-13 13,-8 | 17,-10 21,-11 25,-11 | "
        "38,-11 47,-1 47,12 | 47,25 38,35 25,35 | 17,35 9,30 5,20 | 5,36 10,46 20,50 | 0,50"
    ),
}


def _outline(text: str) -> Shape:
    groups = [
        [(float(x), float(y)) for x, y in (pair.split(",") for pair in group.split())]
        for group in text.split("|")
    ]
    place: Point = groups[0][0]
    half: list[Segment] = []
    for group in groups[1:]:
        half.append(
            (place, None, None, group[0])
            if len(group) == 1
            else (place, group[0], group[1], group[2])
        )
        place = group[-1]

    def mirror(point: Point | None) -> Point | None:
        return None if point is None else (-point[0], point[1])

    other: list[Segment] = [
        ((-end[0], end[1]), mirror(second), mirror(first), (-start[0], start[1]))
        for start, first, second, end in reversed(half)
    ]
    return Shape((*half, *other))


SHAPES: Final[dict[str, Shape]] = {suit: _outline(text) for suit, text in HALVES.items()}


def pip_shape(suit: str, height: float) -> Shape:
    """Return a pip `height` units high about the origin."""
    return SHAPES[suit].transformed(scale(height / 100))


def pip(
    pen: Pen,
    suit: str,
    x: float,
    y: float,
    height: float,
    colour: str,
    *,
    degrees: float = 0,
    inlaid: bool = True,
) -> None:
    """Draw a pip about (`x`, `y`), turned by `degrees`.

    Diamonds count as the coins: unless `inlaid` is false, a gold point inlaid in one says so.
    """
    with pen.placed(move(x, y), turn(degrees)):
        pen.fill(pip_shape(suit, height), colour, weight=0)
    if suit == "o" and inlaid:
        coin_mark(pen, x, y, height * COIN)


def coin_mark(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw the coin that lies in a diamond."""
    with pen.role(COINS):
        pen.fill(ellipse(x, y, radius), YELLOW, weight=radius * 0.26, outline=WHITE)
