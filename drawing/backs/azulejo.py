"""The blue back: glazed tiles with a flower each and a ring where four meet."""

from __future__ import annotations

from typing import Final

from shapely.geometry import Point as Dot

from drawing.backs.sheet import COBALT, CREAM, SAFFRON, centres, field, joints, sheet
from drawing.pen import ellipse, move, spline, turn

COLUMNS: Final = 4
ROWS: Final = 7


def azulejo_blue() -> str:
    """Return the back as SVG text."""
    pen = sheet(COBALT)
    with pen.clipped(field()):
        for x, y in joints(COLUMNS, ROWS):
            for radius, colour in ((50, COBALT), (37, CREAM), (27, SAFFRON), (12, COBALT)):
                pen.region(Dot(x, y).buffer(radius, quad_segs=16), colour)
    petal = spline("0,-8! 14,-29 0,-60! -14,-29")
    bud = spline("0,-8! 9,-22 0,-38! -9,-22")
    for x, y in centres(COLUMNS, ROWS):
        for k in range(4):
            with pen.placed(move(x, y), turn(90 * k)):
                pen.fill(petal, COBALT, weight=0)
            with pen.placed(move(x, y), turn(90 * k + 45)):
                pen.fill(bud, COBALT, weight=0)
        pen.fill(ellipse(x, y, 14), SAFFRON, weight=7, outline=COBALT)
    return pen.svg()
