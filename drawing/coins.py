"""The coins of the oros: a rope edge about a star, a rose or a crowned profile."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from shapely.geometry import Point as Dot

from drawing.palette import BLUE, DARK_RED, DARK_YELLOW, PALE_YELLOW, RED, WHITE, YELLOW
from drawing.pen import Pen, ellipse, move, polyline, scale, spline, turn

CoinDesign: TypeAlias = Literal["star", "rose", "profile"]

# Radii in hundredths of the coin's own.
ROPE_INSIDE: Final = 82.0
RING: Final = 80.0
FIELD: Final = 69.0

LARGE: Final = 112  # units of radius; a smaller coin has fewer strands and no fine lines


def coin_rim(pen: Pen, r: float, weight: float, field: str = RED) -> None:
    """Draw the twisted rope, the ring and the field of a coin of radius `r` about the origin."""
    strands = 28 if r > LARGE else 20
    step = 2 * math.pi / strands

    def at(radius: float, angle: float) -> tuple[float, float]:
        return radius * math.cos(angle), radius * math.sin(angle)

    edge = []
    for k in range(strands):
        edge += [(*at(96.5, k * step), True), (*at(100.5, (k + 0.5) * step), False)]
    with pen.placed(scale(r / 100)):
        pen.fill(spline(edge), YELLOW, weight=weight)
        with pen.clipped(ellipse(0, 0, 97)):
            hollow = Dot(-6, -5).buffer(97, quad_segs=12)
            pen.local_region(Dot(0, 0).buffer(97, quad_segs=12).difference(hollow), DARK_YELLOW)
        for k in range(strands):
            a = k * step
            if r > LARGE and math.cos(a - math.radians(220)) > 0.1:
                glint = [at(86, a + step * 1.25), at(95, a + step * 0.65)]
                pen.stroke(glint, max(2.4, r * 0.026), PALE_YELLOW)
            strand = [at(96.5, a), at(91, a + step * 0.2), at(ROPE_INSIDE, a + step * 0.9)]
            pen.stroke(strand, max(2.0, r * 0.021))
        pen.fill(ellipse(0, 0, RING), PALE_YELLOW, weight=weight * 0.7)
        pen.fill(ellipse(0, 0, FIELD), field, weight=weight * 0.55, shade=r * 0.05)


def _star(pen: Pen, r: float, weight: float) -> None:
    """Draw eight cut points about a blue stone."""
    left = polyline([(0, 0), (0, -67), (-13.5, -30)])
    right = polyline([(0, 0), (0, -67), (13.5, -30)])
    for k in range(8):
        with pen.placed(turn(45 * k + 22.5)):
            pen.fill(ellipse(0, -53, 6), PALE_YELLOW, weight=weight * 0.4)
    for k in range(8):
        # The facet that looks to the upper left is the bright one.
        lit, dark = (left, right) if k in (0, 1, 6, 7) else (right, left)
        with pen.placed(turn(45 * k)):
            pen.fill(lit, PALE_YELLOW, weight=weight * 0.5)
            pen.fill(dark, YELLOW, weight=weight * 0.5)
    pen.fill(ellipse(0, 0, 23), YELLOW, weight=weight * 0.55)
    pen.fill(ellipse(0, 0, 15.5), BLUE, weight=weight * 0.45, shade=r * 0.04)
    pen.fill(ellipse(-4.5, -5, 3.6), WHITE, weight=0)


def _rose(pen: Pen, r: float, weight: float) -> None:
    """Draw a double rose, red about gold."""
    outer = spline("0,-14! 12,-33 18.5,-52 11,-65 0,-58.5! -11,-65 -18.5,-52 -12,-33")
    inner = spline("0,-8! 13,-22 12,-34 0,-40 -12,-34 -13,-22")
    sepal = spline("0,-34! 9,-52 0,-67.5! -9,-52")
    for k in range(8):
        with pen.placed(turn(45 * k + 22.5)):
            pen.fill(sepal, BLUE, weight=weight * 0.45)
    for k in range(8):
        with pen.placed(turn(45 * k)):
            pen.fill(outer, RED, weight=weight * 0.5)
            if r >= LARGE:
                pen.stroke([(0, -56), (0, -44)], weight * 0.5, DARK_RED)
    for k in range(8):
        with pen.placed(turn(45 * k + 22.5)):
            pen.fill(inner, PALE_YELLOW, weight=weight * 0.45)
    pen.fill(ellipse(0, 0, 15), YELLOW, weight=weight * 0.5, shade=r * 0.04)
    if r >= LARGE:
        for k in range(6):
            angle = math.radians(60 * k)
            pen.fill(ellipse(8 * math.cos(angle), 8 * math.sin(angle), 2.4), DARK_YELLOW, weight=0)


PROFILE: Final = (
    "2,66! -7,55 -11,45 -21,43 -28,38 -28.5,31 -27,28! -31,25 -29,21! -32.5,18 -30.5,13 "
    "-39.5,8! -33,-6 -31,-13 -33,-22 -28,-36 0,-42 26,-36 32,-10 26,16 24,40 38,60 36,66!"
)
"""A head in profile, looking left, with its neck."""


def _profile(pen: Pen, r: float, weight: float) -> None:
    """Draw a king's head struck in gold, with pearls along the edge."""
    thin = weight * 0.5
    for k in range(24):
        angle = math.radians(15 * k + 7.5)
        pearl = ellipse(62 * math.cos(angle), 62 * math.sin(angle), 3.4)
        pen.fill(pearl, PALE_YELLOW, weight=weight * 0.3)
    with pen.placed(move(1, 0), scale(0.86)):
        pen.fill(
            spline("-2,-40! 24,-38 38,-18 38,6 46,20 38,34 44,50 26,52 12,42 8,10"),
            YELLOW,
            weight=weight * 0.7,
            shade=r * 0.05,
        )
        pen.fill(spline(PROFILE), PALE_YELLOW, weight=weight * 0.7, shade=r * 0.05)
        hair = spline(
            "-30,-28! -14,-24 -6,-14 2,-16 4,-4! 8,6 16,12 14,26 24,34 22,46 36,50 44,44 38,32 "
            "46,20 38,6 40,-14 30,-36!"
        )
        pen.fill(hair, YELLOW, weight=weight * 0.6, shade=r * 0.04)
        for lock in ("12,-22 24,-12 26,4", "18,8 28,14 28,26", "26,34 34,38 36,44"):
            pen.stroke(lock, thin, DARK_YELLOW)
        pen.stroke("0,-3 5,2 3,10 -1,9", thin)
        pen.stroke("-30,-11 -23,-15 -13,-10", weight * 0.6)
        pen.fill(spline("-29,-3! -23,-8 -15,-3! -22,0"), WHITE, weight=thin * 0.9)
        pen.fill(ellipse(-24, -3.6, 2.6, 3), DARK_RED, weight=0)
        pen.stroke("-31,11 -27,9 -25,12", thin)
        pen.stroke("-29,24.5 -23,24 -19,26.5", thin)
        pen.stroke("-22,36 -16,34", thin, DARK_YELLOW)
        band = spline("-34,-25! -4,-31 32,-35! 33,-45! 0,-42 -36,-36!")
        points = spline(
            "-36,-35! -44,-58! -26,-47! -17,-68! -3,-49! 9,-71! 18,-50! 38,-64! 33,-44!"
        )
        pen.fill(points, YELLOW, weight=weight * 0.65, shade=r * 0.04)
        for tip in ((-44, -59), (-17, -69), (9, -72), (38, -65)):
            pen.fill(ellipse(*tip, 3.6), PALE_YELLOW, weight=thin * 0.8)
        pen.fill(band, PALE_YELLOW, weight=weight * 0.6)
        for x, y, colour in ((-20, -33.5, RED), (0, -36.5, BLUE), (19, -38.5, RED)):
            pen.fill(ellipse(x, y, 3.6, 3), colour, weight=thin * 0.7)


_FACES: Final[dict[CoinDesign, tuple[str, Callable[[Pen, float, float], None]]]] = {
    "star": (RED, _star),
    "rose": (PALE_YELLOW, _rose),
    "profile": (BLUE, _profile),
}
"""The colour of the field, and what is struck on it in hundredths of the radius."""


def oro(
    pen: Pen,
    x: float,
    y: float,
    diameter: float,
    *,
    degrees: float = 0,
    design: CoinDesign = "star",
) -> None:
    """Draw a coin of one of three designs."""
    r = diameter / 2
    weight = max(3.2, min(6, r * 0.055))
    field, face = _FACES[design]
    with pen.placed(move(x, y), turn(degrees)):
        coin_rim(pen, r, weight, field)
        with pen.placed(scale(r / 100)):
            face(pen, r, weight)
