"""The coins of the oros: a rope edge about a star, a rose or a portrait."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from shapely.geometry import Point as Dot

from drawing.medals import portrait
from drawing.palette import BLUE, DARK_YELLOW, PALE_YELLOW, RED, WHITE, YELLOW
from drawing.pen import Pen, ellipse, move, polyline, scale, spline, turn

CoinDesign: TypeAlias = Literal["star", "spark", "rose", "king", "queen"]

# Radii in hundredths of the coin's own.
ROPE_INSIDE: Final = 82.0
RING: Final = 80.0
FIELD: Final = 69.0
PORTRAIT_FIELD: Final = 74.5

MIDDLING: Final = 100  # units of radius; a smaller coin has no beads between its petals
LARGE: Final = 112  # units of radius; a smaller coin has fewer strands and no fine lines


def coin_rim(pen: Pen, r: float, weight: float, field: str = RED, inside: float = FIELD) -> None:
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
        pen.fill(ellipse(0, 0, inside), field, weight=weight * 0.55, shade=r * 0.05)


def _star(pen: Pen, r: float, weight: float, *, pearls: bool = True) -> None:
    """Draw eight cut points about a blue stone."""
    left = polyline([(0, 0), (0, -67), (-13.5, -30)])
    right = polyline([(0, 0), (0, -67), (13.5, -30)])
    for k in range(8 if pearls else 0):
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


def _spark(pen: Pen, r: float, weight: float) -> None:
    """Draw the star of the smallest coins, with nothing between its points."""
    _star(pen, r, weight, pearls=False)


def _rose(pen: Pen, r: float, weight: float) -> None:
    """Draw a rose of eight open petals about a blue heart, red on gold."""
    petal = spline("0,-20! 10,-33 18.4,-50 10.6,-63 0,-58.4! -10.6,-63 -18.4,-50 -10,-33")
    vein = spline("0,-26! 4,-37 0,-50! -4,-37")
    for k in range(8 if r > MIDDLING else 0):
        with pen.placed(turn(45 * k + 22.5)):
            pen.fill(ellipse(0, -59, 5), BLUE, weight=weight * 0.4)
    for k in range(8):
        with pen.placed(turn(45 * k)):
            pen.fill(petal, RED, weight=weight * 0.5)
    pen.fill_all([vein.transformed(turn(45 * k)) for k in range(8)], PALE_YELLOW)
    pen.fill(ellipse(0, 0, 24), YELLOW, weight=weight * 0.55, shade=r * 0.04)
    pen.fill(ellipse(0, 0, 14), BLUE, weight=weight * 0.45, shade=r * 0.04)
    pen.fill(ellipse(-4, -4.5, 3.4), WHITE, weight=0)


def _king(pen: Pen, r: float, weight: float) -> None:
    portrait(pen, r, weight, "king")


def _queen(pen: Pen, r: float, weight: float) -> None:
    portrait(pen, r, weight, "queen")


_FACES: Final[dict[CoinDesign, tuple[str, Callable[[Pen, float, float], None]]]] = {
    "star": (RED, _star),
    "spark": (RED, _spark),
    "rose": (PALE_YELLOW, _rose),
    "king": (BLUE, _king),
    "queen": (BLUE, _queen),
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
    """Draw a coin of one in one of its designs."""
    r = diameter / 2
    weight = max(3.2, min(6, r * 0.055))
    field, face = _FACES[design]
    with pen.placed(move(x, y), turn(degrees)):
        portrayed = design in ("king", "queen")
        coin_rim(pen, r, weight, field, PORTRAIT_FIELD if portrayed else FIELD)
        with pen.placed(scale(r / 100)):
            face(pen, r, weight)
