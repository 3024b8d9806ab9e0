"""The plain back: black and white lozenges, clear at any size, for the high-contrast deck."""

from __future__ import annotations

from typing import Final

from shapely.geometry import Point as Dot

from drawing.backs.sheet import CREAM, FIELD_HEIGHT, FIELD_WIDTH, centres, field, joints, sheet
from drawing.pen import ellipse, move, polyline, spline

BLACK: Final = "#141414"
COLUMNS: Final = 3
ROWS: Final = 5


def plain() -> str:
    """Return the back as SVG text."""
    pen = sheet(BLACK, BLACK)
    half_width, half_height = FIELD_WIDTH / COLUMNS / 2, FIELD_HEIGHT / ROWS / 2
    for x, y in centres(COLUMNS, ROWS):
        with pen.placed(move(x, y)):
            for part, colour in ((0.93, CREAM), (0.68, BLACK), (0.42, CREAM)):
                dx, dy = half_width * part, half_height * part
                pen.fill(polyline([(0, -dy), (dx, 0), (0, dy), (-dx, 0)]), colour, weight=0)
            pen.fill(ellipse(0, 0, 13), BLACK, weight=0)
    star = spline("0,-30! 7,-7! 30,0! 7,7! 0,30! -7,7! -30,0! -7,-7!")
    inside = field().buffer(-20)
    for x, y in joints(COLUMNS, ROWS):
        if inside.contains(Dot(x, y)):
            with pen.placed(move(x, y)):
                pen.fill(star, CREAM, weight=0)
    return pen.svg()
