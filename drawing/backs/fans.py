"""The violet back: two lace fans that open from the middle of the card."""

from __future__ import annotations

import math
from typing import Final

from shapely.geometry import Point as Dot

from drawing.backs.sheet import CREAM, FRAME, SAFFRON, field, halves, sheet
from drawing.naipe import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH
from drawing.pen import Pen, ellipse, move, polyline, spline, turn

VIOLET: Final = "#4A2459"
DEEP_VIOLET: Final = "#2E143A"
LILAC: Final = "#C9A7D8"
RIBS: Final = 9
SPREAD: Final = 41.0  # degrees to each side
RADIUS: Final = 378.0


def _fan(pen: Pen) -> None:
    """Draw a fan that opens upwards from the origin."""
    step = 2 * SPREAD / RIBS
    half = math.radians(step / 2)
    for k in range(RIBS):
        with pen.placed(turn(-SPREAD + step * (k + 0.5))):
            leaf = [
                (RADIUS * r * math.sin(half * s), -RADIUS * r * math.cos(half * s))
                for r, s in ((0.46, -1), (0.94, -1), (0.94, 1), (0.46, 1))
            ]
            scallop = ellipse(0, -RADIUS * 0.94, RADIUS * math.sin(half) * 0.94)
            pen.fill(scallop, CREAM, weight=0)
            pen.fill(polyline(leaf), CREAM if k % 2 else LILAC, weight=0)
            pen.fill(ellipse(0, -RADIUS * 0.945, 11), VIOLET, weight=0)
            drop = spline(
                f"0,{-RADIUS * 0.54}! 12,{-RADIUS * 0.68} 0,{-RADIUS * 0.84}! -12,{-RADIUS * 0.68}"
            )
            pen.fill(drop, VIOLET, weight=0)
            rib = [(-5, -30), (5, -30), (9, -RADIUS * 0.45), (-9, -RADIUS * 0.45)]
            pen.fill(polyline(rib), SAFFRON, weight=0)


def _rosette(pen: Pen) -> None:
    """Draw a round of lace about the origin."""
    for k in range(10):
        with pen.placed(turn(36 * k)):
            pen.fill(ellipse(0, -46, 15), CREAM, weight=0)
            pen.fill(ellipse(0, -47, 6.5), VIOLET, weight=0)
    pen.fill(ellipse(0, 0, 40), CREAM, weight=0)
    petal = spline("0,-9! 10,-21 0,-33! -10,-21")
    for k in range(6):
        with pen.placed(turn(60 * k)):
            pen.fill(petal, VIOLET, weight=0)
    pen.fill(ellipse(0, 0, 7), SAFFRON, weight=0)


def fans() -> str:
    """Return the back as SVG text."""
    pen = sheet(VIOLET, VIOLET)
    with pen.clipped(field()):
        for k in range(14):
            for x in (FRAME, WIDTH - FRAME):
                y = FRAME + (HEIGHT - 2 * FRAME) * (k + 0.5) / 14
                pen.region(Dot(x, y).buffer(30, quad_segs=12), CREAM)
                pen.region(Dot(x, y).buffer(17, quad_segs=12), DEEP_VIOLET)
            for k in range(8):
                x = FRAME + (WIDTH - 2 * FRAME) * (k + 0.5) / 8
                for y in (FRAME, HEIGHT - FRAME):
                    pen.region(Dot(x, y).buffer(32, quad_segs=12), CREAM)
                    pen.region(Dot(x, y).buffer(18, quad_segs=12), DEEP_VIOLET)
    for steps in halves():
        with pen.placed(*steps):
            with pen.placed(move(MIDDLE_X, MIDDLE_Y)):
                _fan(pen)
            with pen.placed(move(MIDDLE_X - 150, MIDDLE_Y)):
                _rosette(pen)
    for radius, colour in ((40, CREAM), (29, VIOLET), (18, SAFFRON)):
        pen.fill(ellipse(MIDDLE_X, MIDDLE_Y, radius), colour, weight=0)
    return pen.svg()
