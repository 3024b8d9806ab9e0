"""The crimson back: two carnations on whiplash stems, each the other's half-turn."""

from __future__ import annotations

import math
from typing import Final

from drawing.backs.sheet import CREAM, SAFFRON, field, halves, sheet
from drawing.pen import Pen, Point, ellipse, move, scale, spline, turn

CRIMSON: Final = "#8F1726"
DEEP_CRIMSON: Final = "#5E0D1A"
PINK: Final = "#F0A19A"
ROSE: Final = "#D9485A"
SAGE: Final = "#9DB98A"


def _petal(pen: Pen, length: float, width: float, degrees: float, colour: str) -> None:
    """Draw one fringed petal from the origin upwards, then turned."""
    teeth = 5
    half = width / 2
    edge: list[Point] = []
    for k in range(2 * teeth + 1):
        side = k / teeth - 1
        bow = math.sqrt(max(0.0, 1 - 0.55 * side * side))
        edge.append((half * side, -length * bow * (1 if k % 2 else 0.87)))
    nodes = [(0.0, 0.0, True), *((x, y, k % 2 == 0) for k, (x, y) in enumerate(edge))]
    with pen.placed(turn(degrees)):
        pen.fill(spline(nodes), colour, weight=5, outline=DEEP_CRIMSON)


def _carnation(pen: Pen) -> None:
    """Draw a flower 200 wide, its neck at the origin."""
    for degrees in (-78, 78, -48, 48, -18, 18):
        _petal(pen, 118, 92, degrees, ROSE)
    for degrees in (-58, 58, -28, 28, 0):
        _petal(pen, 92, 72, degrees, PINK)
    for degrees in (-34, 34, 0):
        _petal(pen, 62, 50, degrees, CREAM)
    cup = spline("-22,-16! -11,-27 0,-19! 11,-27 22,-16! 17,12 8,36! -8,36! -17,12")
    pen.fill(cup, SAGE, weight=5, outline=DEEP_CRIMSON)
    for line in ("-8,-10 -5,22", "8,-10 5,22"):
        pen.stroke(line, 4, DEEP_CRIMSON)


def _leaf(pen: Pen, x: float, y: float, length: float, degrees: float) -> None:
    blade = spline("0,0! 16,-30 12,-70 0,-100! -12,-70 -16,-30")
    with pen.placed(move(x, y), turn(degrees), scale(length / 100)):
        pen.fill(blade, SAGE, weight=5, outline=DEEP_CRIMSON)
        pen.stroke([(0, -8), (0, -78)], 4, DEEP_CRIMSON)


def _bud(pen: Pen) -> None:
    """Draw a closed flower 60 wide, its neck at the origin."""
    for degrees, colour in ((-26, ROSE), (26, ROSE), (0, PINK)):
        _petal(pen, 74, 44, degrees, colour)
    pen.fill(
        spline("-17,-16! 0,-30 17,-16! 14,10 6,30! -6,30! -14,10"),
        SAGE,
        weight=5,
        outline=DEEP_CRIMSON,
    )


def _stems(pen: Pen) -> None:
    """Draw the upper half of the stem that both flowers share, and its shoots."""
    pen.stroke("305,305 330,372 420,392 478,352 496,270 468,218 432,244", 11, SAFFRON)
    pen.stroke("305,305 300,352 250,400 226,440 262,482 305,475", 11, SAFFRON)
    pen.stroke("246,404 176,400 124,350 113,290", 11, SAFFRON)
    pen.stroke("420,392 466,410 484,448 476,486", 9, SAFFRON)


def _growth(pen: Pen) -> None:
    """Draw what grows on the upper half of the stem: leaves, a bud and the flower."""
    for x, y, length, degrees in (
        (392, 390, 96, 150),
        (478, 352, 100, 168),
        (318, 352, 90, 72),
        (180, 398, 100, -150),
        (132, 362, 72, -70),
        (152, 384, 100, 12),
        (236, 426, 84, 80),
    ):
        _leaf(pen, x, y, length, degrees)
    with pen.placed(move(112, 268), turn(-4), scale(1.15)):
        _bud(pen)
    for x, y in ((96, 100), (514, 100)):
        pen.fill(ellipse(x, y, 15), SAFFRON, weight=0)
    with pen.placed(move(305, 250), scale(1.52)):
        _carnation(pen)


def carnations() -> str:
    """Return the back as SVG text."""
    pen = sheet(CRIMSON, CRIMSON)
    with pen.clipped(field()):
        for part in (_stems, _growth):
            for steps in halves():
                with pen.placed(*steps):
                    part(pen)
    return pen.svg()
