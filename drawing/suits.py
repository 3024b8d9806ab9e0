"""The four suits of the Spanish deck: their letters, symbols and chips."""

from __future__ import annotations

from typing import Final

from drawing.coins import oro
from drawing.cups import copa
from drawing.palette import (
    GREEN,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    STEEL,
    YELLOW,
)
from drawing.pen import Pen, curve, ellipse, move, polyline, scale, spline, turn
from drawing.swords import espada

__all__ = ["SUITS", "chips", "copa", "espada", "oro"]

SUITS: Final = "oceb"


def _chip(suit: str) -> str:
    """Return one suit symbol of few strokes, to be read at 16 to 28 pixels."""
    pen = Pen(100, 100)
    weight = 5.0
    if suit == "o":
        pen.fill(ellipse(50, 50, 44), YELLOW, weight=weight)
        pen.fill(ellipse(50, 50, 26), RED, weight=weight * 0.8)
        pen.fill(ellipse(50, 50, 9), PALE_YELLOW, weight=0)
    elif suit == "c":
        stem = spline("43,58! 57,58! 58,76 80,84 80,94! 20,94! 20,84 42,76")
        pen.fill(stem, YELLOW, weight=weight)
        bowl = spline("12,12! 88,12! 86,36 72,56 50,64 28,56 14,36")
        brim = polyline([(0, 0), (100, 0), (100, 24), (0, 24)])
        pen.fill(bowl, RED, weight=weight, patches=[(brim, YELLOW)])
        pen.stroke(curve("14,24! 86,24!"), weight * 0.8)
    elif suit == "e":
        with pen.placed(move(52, 48), turn(45), scale(0.96)):
            blade = polyline([(0, -62), (13, -44), (13, 26), (-13, 26), (-13, -44)])
            dark = polyline([(0, -70), (20, -70), (20, 30), (0, 30)])
            pen.fill(blade, STEEL, weight=weight, patches=[(dark, PALE_BLUE)])
            grip = polyline([(-8, 32), (8, 32), (8, 54), (-8, 54)])
            pen.fill(grip, RED, weight=weight)
            pen.fill(spline("-36,22 0,20 36,22 36,35 0,36 -36,35"), YELLOW, weight=weight)
            pen.fill(ellipse(0, 57, 10), YELLOW, weight=weight)
    else:
        with pen.placed(move(51, 49), turn(45), scale(0.9)):
            for branch in ("12,-14! 32,-30! 42,-14! 12,12!", "-12,4! -28,-10! -38,6! -10,26!"):
                pen.fill(spline(branch), PALE_GREEN, weight=weight)
            trunk = spline("-25,-46 0,-60 25,-46 27,-32 13,54 0,64 -13,54 -27,-32")
            shadow = polyline([(8, -60), (40, -60), (40, 70), (3, 70)])
            pen.fill(trunk, PALE_GREEN, weight=weight, patches=[(shadow, GREEN)])
            pen.fill(ellipse(0, -45, 18, 10), PALE_YELLOW, weight=weight * 0.8)
    return pen.svg()


def chips() -> dict[str, str]:
    """Return the small suit symbols by suit letter, each 100 by 100 units."""
    return {suit: _chip(suit) for suit in SUITS}
