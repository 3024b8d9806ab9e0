"""The red back: a floor of lozenges, a cream star between four of them."""

from __future__ import annotations

from typing import Final

from shapely.geometry import Point as Dot

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
from drawing.naipe import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH
from drawing.pen import Pen, ellipse, move, polyline, rounded_box, spline, turn

TERRACOTTA: Final = "#B8432A"
DEEP_TERRACOTTA: Final = "#8E2F1C"
SAND: Final = "#F4DDB5"
COLUMNS: Final = 4
ROWS: Final = 7
MEDALLION: Final = 126.0


def terracotta() -> str:
    """Return the back as SVG text."""
    pen = sheet(TERRACOTTA, TERRACOTTA, TERRACOTTA)
    pen.fill(rounded_box(37, 37, WIDTH - 74, HEIGHT - 74, 12), TERRACOTTA, weight=7, outline=CREAM)
    half_width, half_height = FIELD_WIDTH / COLUMNS / 2, FIELD_HEIGHT / ROWS / 2

    def lozenge(part: float) -> list[tuple[float, float]]:
        x, y = half_width * part, half_height * part
        return [(0, -y), (x, 0), (0, y), (-x, 0)]

    star = spline("0,-32! 6,-6! 32,0! 6,6! 0,32! -6,6! -32,0! -6,-6!")
    # Whatever the medallion would cut is left out whole.
    round_middle = Dot(MIDDLE_X, MIDDLE_Y).buffer(MEDALLION + 8)
    for x, y in centres(COLUMNS, ROWS):
        with pen.placed(move(x, y)):
            if round_middle.intersects(pen.area(polyline(lozenge(0.92)))):
                continue
            pen.fill(polyline(lozenge(0.92)), CREAM, weight=0)
            pen.fill(polyline(lozenge(0.70)), DEEP_TERRACOTTA, weight=0)
            pen.fill(polyline(lozenge(0.36)), SAFFRON, weight=0)
    inside = field().buffer(-30).difference(round_middle.buffer(30))
    for x, y in joints(COLUMNS, ROWS):
        if inside.contains(Dot(x, y)):
            with pen.placed(move(x, y)):
                pen.fill(star, SAND, weight=0)
    _medallion(pen)
    return pen.svg()


def _medallion(pen: Pen) -> None:
    """Draw a flower of twelve petals in a ring at the centre of the card."""
    petal = spline("0,-34! 18,-68 0,-97! -18,-68")
    for radius, colour in ((MEDALLION, CREAM), (MEDALLION - 14, DEEP_TERRACOTTA)):
        pen.fill(ellipse(MIDDLE_X, MIDDLE_Y, radius), colour, weight=0)
    for k in range(12):
        with pen.placed(move(MIDDLE_X, MIDDLE_Y), turn(30 * k)):
            pen.fill(petal, SAFFRON if k % 2 else CREAM, weight=0)
    for radius, colour in ((44, DEEP_TERRACOTTA), (32, SAFFRON), (14, DEEP_TERRACOTTA)):
        pen.fill(ellipse(MIDDLE_X, MIDDLE_Y, radius), colour, weight=0)
