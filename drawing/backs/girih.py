"""The green back: a Moorish interlace of eight-pointed stars, as on the walls of the Alhambra."""

from __future__ import annotations

import math
from typing import Final

from shapely.geometry import Point as Dot
from shapely.geometry import Polygon

from drawing.backs.sheet import (
    CREAM,
    FIELD_HEIGHT,
    FIELD_WIDTH,
    SAFFRON,
    centres,
    field,
    joints,
    sheet,
)
from drawing.pen import Geometry, Pen, Point, ellipse, move, polyline, scale, spline, turn

GREEN: Final = "#14603F"
DEEP_GREEN: Final = "#0C4029"
TURQUOISE: Final = "#2F8F87"
COLUMNS: Final = 3
ROWS: Final = 5
BAND: Final = 13.0  # weight of the woven line, and of the dark edge on each side of it
EDGE: Final = 5.5
STAR: Final = 0.87  # of its cell


def _square(radius: float, degrees: float) -> list[Point]:
    """Return the corners of a square by their distance from the middle."""
    angles = (math.radians(degrees + 90 * k) for k in range(4))
    return [(radius * math.sin(t), -radius * math.cos(t)) for t in angles]


def _band(pen: Pen, corners: list[Point], within: Geometry | None = None) -> None:
    """Lay a band along a square, or as much of it as lies `within` an area."""
    line = Polygon(corners).exterior
    for width, colour, overlap in ((BAND + 2 * EDGE, DEEP_GREEN, 0), (BAND, CREAM, 1.5)):
        area = line.buffer(width / 2, join_style="mitre")
        if within is not None:
            # The cream laps over, or the dark edge would show as a hairline across it.
            area = area.intersection(within.buffer(overlap))
        pen.local_region(area, colour)


def _star(pen: Pen) -> None:
    """Weave two squares into a star of radius 100 about the origin and set a flower in it."""
    upright, tilted = _square(100, 45), _square(100, 0)
    for corners in (upright, tilted):
        pen.fill(polyline(corners), TURQUOISE, weight=0)
    core = [
        (78 * math.sin(math.radians(22.5 + 45 * k)), -78 * math.cos(math.radians(22.5 + 45 * k)))
        for k in range(8)
    ]
    pen.fill(polyline(core), GREEN, weight=0)
    _band(pen, upright)
    _band(pen, tilted)
    # At every other crossing the first square comes up again.
    for k in range(0, 8, 2):
        t = math.radians(22.5 + 45 * k)
        x, y = 76.5 * math.sin(t), -76.5 * math.cos(t)
        _band(pen, upright, within=Dot(x, y).buffer(24))
    petal = spline("0,-12! 13,-32 0,-52! -13,-32")
    for k in range(8):
        with pen.placed(turn(45 * k)):
            pen.fill(petal, SAFFRON if k % 2 else CREAM, weight=0)
    pen.fill(ellipse(0, 0, 11), SAFFRON, weight=0)


def girih() -> str:
    """Return the back as SVG text."""
    pen = sheet(GREEN, DEEP_GREEN)
    step = FIELD_WIDTH / COLUMNS, FIELD_HEIGHT / ROWS
    tile = spline("0,-34! 12,-12! 34,0! 12,12! 0,34! -12,12! -34,0! -12,-12!")
    with pen.clipped(field()):
        for x, y in joints(COLUMNS, ROWS):
            with pen.placed(move(x, y)):
                pen.fill(tile, SAFFRON, weight=0)
                pen.fill(ellipse(0, 0, 7), DEEP_GREEN, weight=0)
    for x, y in centres(COLUMNS, ROWS):
        with pen.placed(move(x, y), scale(step[0] / 200 * STAR, step[1] / 200 * STAR)):
            _star(pen)
    return pen.svg()
