"""The portraits of the two of oros: a king and a queen in enamel, as on old painted coins."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from drawing.palette import (
    BLUE,
    BROWN,
    CHEEK,
    DARK_BROWN,
    DARK_SKIN,
    FAIR,
    INK,
    PALE_YELLOW,
    RED,
    SKIN,
    WHITE,
    YELLOW,
)
from drawing.pen import Pen, ellipse, move, scale, spline

Sitter: TypeAlias = Literal["king", "queen"]

INSIDE: Final = 66.0  # the radius that holds a portrait, in its own units
GROWN: Final = 1.1  # those units, in hundredths of the coin's radius


def portrait(pen: Pen, r: float, weight: float, sitter: Sitter) -> None:
    """Draw a crowned bust in a circle of radius `INSIDE`, on a coin of radius `r`."""
    with pen.placed(scale(GROWN)):
        with pen.clipped(ellipse(0, 0, INSIDE)):
            _ROBES[sitter](pen, r, weight)
        _HEADS[sitter](pen, r, weight)


def _king_robe(pen: Pen, r: float, weight: float) -> None:
    robe = spline("-70,76! -62,50 -44,40 -20,34 20,34 44,40 62,50 70,76!")
    pen.fill(robe, RED, weight=weight * 0.6, shade=r * 0.05)
    collar = spline("-40,38! -20,32 20,32 40,38! 46,54 30,64 0,70 -30,64 -46,54")
    pen.fill(collar, WHITE, weight=weight * 0.55, shade=r * 0.04)
    for x, y in ((-34, 50), (-20, 58), (34, 50), (20, 58)):
        pen.stroke([(x, y - 3), (x, y + 2.4)], weight * 0.6)


def _queen_robe(pen: Pen, r: float, weight: float) -> None:
    veil = spline("-20,-44! -36,-30 -42,0 -46,30 -56,64! 56,64! 46,30 42,0 36,-30 20,-44!")
    pen.fill(veil, WHITE, weight=weight * 0.6, shade=r * 0.06)
    robe = spline("-64,78! -54,56 -36,47 -20,42! 0,54 20,42! 36,47 54,56 64,78!")
    pen.fill(robe, RED, weight=weight * 0.6, shade=r * 0.05)
    pen.fill(spline("-9,14! 9,14! 10,34 22,43! 0,58 -22,43! -10,34"), SKIN, weight=weight * 0.55)
    pen.fill(spline("-9.5,22! 9.5,22! 10,33 0,37 -10,33"), DARK_SKIN, weight=0)
    edge = spline("-24,41! -20,40! 0,54 20,40! 24,41! 26,47 0,64 -26,47")
    pen.fill(edge, YELLOW, weight=weight * 0.5)


def _eyes(pen: Pen, weight: float, x: float, y: float, colour: str) -> None:
    """Draw two open eyes under arched brows, about (`x`, `y`)."""
    for side in (-1, 1):
        with pen.placed(move(x, y), scale(side, 1)):
            pen.fill(spline("4.6,0.6! 8,-4.4 14,-4.4 18,0.6! 11.4,3.6"), WHITE, weight=0)
            pen.stroke("4,0.8 8,-4.6 14,-4.6 18.6,0.8", weight * 0.6)
        pen.fill(ellipse(x + side * 11.2 + 0.6, y - 0.8, 3.3, 3.6), colour, weight=0)
        pen.fill(ellipse(x + side * 11.2 - 0.4, y - 2, 1), WHITE, weight=0)


def _king_head(pen: Pen, r: float, weight: float) -> None:
    thin = weight * 0.5
    hair = spline("-25,-30! -36,-18 -36,4 -40,22 -30,36 0,40 30,36 40,22 36,4 36,-18 25,-30!")
    pen.fill(hair, BROWN, weight=weight * 0.65, shade=r * 0.05)
    face = spline("-25,-28! 25,-28! 26,-2 20,24 0,34 -20,24 -26,-2")
    pen.fill(face, SKIN, weight=weight * 0.55, shade=r * 0.05)
    for x in (-16.5, 17.5):
        pen.fill(ellipse(x, 3.4, 5, 4), CHEEK, weight=0)
    _eyes(pen, weight, 0.6, -7.6, INK)
    for side in (-1, 1):
        pen.stroke([(0.6 + side * 5, -15.6), (side * 12, -18.6), (side * 20, -15)], weight * 0.75)
    beard = spline(
        "-26.4,-4! -21,7 -13,11.4 -6,9 0,10.6 6,9 13,11.4 21,7 26.4,-4! 29,18 22,36 14,44 8,42 "
        "0,60! -8,42 -14,44 -22,36 -29,18"
    )
    pen.fill(beard, BROWN, weight=weight * 0.6, shade=r * 0.05)
    pen.fill(spline("-7,16.6! 0,15.4 7,16.6! 0,22"), RED, weight=thin * 0.8)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            tache = spline("0,9.6! 7,7.6 14,12 20,13! 17,19 8,17.4 0,15!")
            pen.fill(tache, BROWN, weight=thin)
            pen.stroke("16,24 15,32 11,37", thin, DARK_BROWN)
        pen.stroke([(side * 4, 27), (side * 3.4, 36), (side * 1.6, 44)], thin, DARK_BROWN)
    pen.stroke("-2.4,-9 -4.6,4 -1.6,7.4 3.4,6.6", weight * 0.55)
    points = spline(
        "-28,-25! -36,-52! -19,-40! -14,-60! 0,-42! 14,-60! 19,-40! 36,-52! 28,-25! 0,-20"
    )
    pen.fill(points, YELLOW, weight=weight * 0.7, shade=r * 0.04)
    for x, y in ((-36, -53), (-14, -61), (14, -61), (36, -53)):
        pen.fill(ellipse(x, y, 3.8), PALE_YELLOW, weight=thin)
    band = spline("-29,-34! 0,-29 29,-34! 28,-23! 0,-18 -28,-23!")
    pen.fill(band, PALE_YELLOW, weight=weight * 0.6)
    for x, y, colour in ((-17, -27, BLUE), (0, -24, RED), (17, -27, BLUE)):
        pen.fill(ellipse(x, y, 4, 3.4), colour, weight=thin * 0.8)


def _queen_head(pen: Pen, r: float, weight: float) -> None:
    thin = weight * 0.5
    # A face larger than life beside its crown, for a coin is seen small.
    with pen.placed(move(0, 5), scale(1.16)):
        hair = spline(
            "-20,-34! -31,-20 -31,0 -34,14 -26,28 -14,24! 14,24! 26,28 34,14 31,0 31,-20 20,-34!"
        )
        pen.fill(hair, FAIR, weight=weight * 0.6, shade=r * 0.05)
        face = spline("-22,-30! 22,-30! 23,-4 16.4,17 0,29 -16.4,17 -23,-4")
        pen.fill(face, SKIN, weight=weight * 0.55, shade=r * 0.05)
        for x in (-14.6, 14.6):
            pen.fill(ellipse(x, 8, 5, 4), CHEEK, weight=0)
        _eyes(pen, weight, -0.6, -3.6, INK)
        for side in (-1, 1):
            pen.stroke(
                [(side * 6, -12), (side * 12, -14.6), (side * 18, -11.6)], weight * 0.45, DARK_BROWN
            )
            with pen.placed(scale(side, 1)):
                lock = spline("0,-32! 10,-32 24,-30! 29,-14 27,6 31,22! 21,12 20,-8 12,-18 0,-24!")
                pen.fill(lock, FAIR, weight=weight * 0.55)
                pen.stroke("9,-26 21,-18 24,-2", thin, BROWN)
                pen.fill(ellipse(25, 21, 3.2, 4), PALE_YELLOW, weight=thin)
        pen.stroke("1.4,-4 2.8,6 0,9 -3,8", weight * 0.45)
        lips = spline("-7.4,16.4! -2.6,14.2 0,15.4 2.6,14.2 7.4,16.4! 3,20.4 -3,20.4")
        pen.fill(lips, RED, weight=thin * 0.7)
    points = spline(
        "-25,-29! -33,-47! -19,-42! -10,-50 0,-62! 10,-50 19,-42! 33,-47! 25,-29! 0,-24"
    )
    pen.fill(points, YELLOW, weight=weight * 0.65, shade=r * 0.04)
    for x, y in ((-33, -48), (-16, -45.6), (0, -62), (16, -45.6), (33, -48)):
        pen.fill(ellipse(x, y, 3.6), WHITE, weight=thin)
    band = spline("-26,-36! 0,-31 26,-36! 25,-27! 0,-22 -25,-27!")
    pen.fill(band, PALE_YELLOW, weight=weight * 0.55)
    for x, y, colour in ((-15, -30, BLUE), (0, -27, RED), (15, -30, BLUE)):
        pen.fill(ellipse(x, y, 3.4, 3), colour, weight=thin * 0.8)
    for x, y in ((-13, 44), (-6.8, 48), (0, 49.4), (6.8, 48), (13, 44)):
        pen.fill(ellipse(x, y, 2.7), WHITE, weight=thin * 0.8)


_ROBES: Final = {"king": _king_robe, "queen": _queen_robe}
_HEADS: Final = {"king": _king_head, "queen": _queen_head}
