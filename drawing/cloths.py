"""What is woven into the table cloths: white figures without ground that repeat without a seam.

The game lays them over its felt, so thin that cards and words stand out as before.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from drawing.pen import Pen, curve, ellipse, move, polyline, scale, spline, turn

WHITE: Final = "#FFFFFF"
STARS_SIDE: Final = 240
DAMASK_WIDTH: Final = 200
DAMASK_HEIGHT: Final = 300


def stars() -> str:
    """Return a lattice of eight-pointed stars that touch at their points."""
    pen = Pen(STARS_SIDE, STARS_SIDE)
    half = STARS_SIDE / 2
    with pen.placed(move(half, half)):
        for first in (0, 45):
            angles = [math.radians(first + 90 * k) for k in range(4)]
            corners = [(half * math.sin(t), -half * math.cos(t)) for t in angles]
            pen.stroke(polyline(corners), 6, WHITE)
        petal = spline("0,-14! 13,-34 0,-58! -13,-34")
        for k in range(8):
            with pen.placed(turn(45 * k)):
                pen.fill(petal, WHITE, weight=0)
    kite = spline("0,-34! 9,-9! 34,0! 9,9! 0,34! -9,9! -34,0! -9,-9!")
    for x in (0, STARS_SIDE):
        for y in (0, STARS_SIDE):
            with pen.placed(move(x, y)):
                pen.fill(kite, WHITE, weight=0)
    return pen.svg()


def _carnation(pen: Pen) -> None:
    """Draw a carnation about the origin, its fan of petals 90 wide, with two leaves."""
    for degrees in (-64, -32, 0, 32, 64):
        with pen.placed(move(0, -4), turn(degrees)):
            pen.fill(
                spline("0,0! 7,-26 10.5,-45! 5,-42 0,-51! -5,-42 -10.5,-45! -7,-26"),
                WHITE,
                weight=0,
            )
    pen.fill(spline("-9,2! 0,-2 9,2! 8,16 0,26! -8,16"), WHITE, weight=0)
    pen.stroke("0,24 1,44 0,66", 4, WHITE)
    for side in (-1, 1):
        with pen.placed(move(0, 58), scale(side, 1)):
            pen.fill(spline("0,0! 14,-24 34,-32 40,-48! 44,-24 26,-6"), WHITE, weight=0)


def damask() -> str:
    """Return an ogee lattice with a carnation in every cell."""
    pen = Pen(DAMASK_WIDTH, DAMASK_HEIGHT)
    width, height = DAMASK_WIDTH, DAMASK_HEIGHT
    bow = curve(
        [
            (width / 2, 0),
            (width * 0.43, height * 0.15),
            (width * 0.07, height * 0.35),
            (0, height / 2),
        ]
    )
    for x_flip, y_flip in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        place = move(0 if x_flip > 0 else width, 0 if y_flip > 0 else height)
        with pen.placed(place, scale(x_flip, y_flip)):
            pen.stroke(bow, 6, WHITE)
    for x, y in ((width / 2, height / 2), (0, 0), (width, 0), (0, height), (width, height)):
        with pen.placed(move(x, y + 4), scale(1.15)):
            _carnation(pen)
    for x, y in ((width / 2, 0), (width / 2, height), (0, height / 2), (width, height / 2)):
        pen.fill(ellipse(x, y, 11), WHITE, weight=0)
    return pen.svg()


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of every weave."""
    yield "cloths/stars.svg", stars()
    yield "cloths/damask.svg", damask()
