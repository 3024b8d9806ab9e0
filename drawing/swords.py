"""The swords of the espadas: one blade, and three hilts that are never stretched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from drawing.ornaments import bright_side, pip_outline
from drawing.palette import (
    BLUE,
    DARK_BLUE,
    DARK_STEEL,
    DARK_YELLOW,
    PALE_YELLOW,
    RED,
    STEEL,
    WHITE,
    YELLOW,
)
from drawing.pen import Pen, curve, ellipse, move, polyline, scale, spline, turn

HiltDesign: TypeAlias = Literal["cross", "swept", "dagger"]

HILT: Final = 27.0  # from the end of the pommel to the blade, in hundredths of a plain sword
BLADE_HALF: Final[dict[HiltDesign, float]] = {"cross": 5.5, "swept": 6.2, "dagger": 6.8}
POINT: Final[dict[HiltDesign, float]] = {"cross": 4, "swept": 2.9, "dagger": 2.1}
"""How far the blade tapers, in halves of its breadth: short swords are blunter."""
LOZENGE: Final = 12.0  # units; half the breadth of the widest lozenge
INLAY: Final = 0.52  # of the blade, from the hilt, is the blue fuller with its gold


def espada(
    pen: Pen,
    x: float,
    y: float,
    length: float,
    *,
    degrees: float = 0,
    width: float = 1,
    design: HiltDesign = "cross",
) -> None:
    """Draw a straight sword `length` long, point up before it is turned.

    `width` sizes the hilt and the breadth of the blade; the blade's length takes what is left.
    """
    size = length / 100 * width
    weight = pip_outline(length)
    with pen.placed(move(x, y), turn(degrees)):
        _blade(pen, -length / 2, length / 2 - HILT * size + size, size, weight, design)
        with pen.placed(move(0, length / 2), scale(size)):
            _HILTS[design](pen, size, weight)


def _blade(
    pen: Pen, tip: float, root: float, size: float, weight: float, design: HiltDesign
) -> None:
    """Draw the blade along the y axis, in final units."""
    half, taper = BLADE_HALF[design] * size, POINT[design]
    lit = bright_side(pen)
    shoulder = half * 0.86
    outline = spline(
        [
            (0, tip, True),
            (half * 0.5, tip + half * taper * 0.425),
            (shoulder, tip + half * taper, True),
            (half, root, True),
            (-half, root, True),
            (-shoulder, tip + half * taper, True),
            (-half * 0.5, tip + half * taper * 0.425),
        ]
    )
    away = -lit * half * 2
    dark = polyline([(0, tip - 1), (away, tip), (away, root), (0, root)])
    pen.fill(outline, STEEL, weight=weight, patches=[(dark, DARK_STEEL)])
    gleam = [(lit * half * 0.6, tip + half * (taper + 0.4)), (lit * half * 0.68, root - half)]
    pen.stroke(gleam, weight * 0.5, WHITE)
    end = root - (root - tip) * INLAY
    pen.stroke([(0, tip + half * taper * 0.4), (0, end)], weight * 0.5, DARK_BLUE)
    groove = half * 0.4
    fuller = polyline(
        [
            (-groove, root),
            (-groove, end + groove * 3),
            (0, end),
            (groove, end + groove * 3),
            (groove, root),
        ]
    )
    pen.fill(fuller, BLUE, weight=weight * 0.5)
    # Lozenges of gold, each smaller than the one nearer the hilt.
    place, part = root - half * 2, min(groove * 0.86, LOZENGE)
    pitch = min(half * 2, part * 6.4)
    while place - part * 3 > end + groove * 4 and part > 1.6:
        lozenge = [(0, place - part * 2.1), (part, place), (0, place + part * 2.1), (-part, place)]
        pen.fill(polyline(lozenge), PALE_YELLOW, weight=0)
        place -= pitch
    pen.stroke([(0, end - half), (0, end)], weight * 0.5, DARK_BLUE)


def _grip(pen: Pen, colour: str, size: float, weight: float, top: float, bottom: float) -> None:
    middle = (top + bottom) / 2
    body = spline(
        [
            (-3, top, True),
            (3, top, True),
            (3.9, middle),
            (2.9, bottom, True),
            (-2.9, bottom, True),
            (-3.9, middle),
        ]
    )
    pen.fill(body, colour, weight=weight * 0.9, shade=1.6 * size)
    turns = 4
    for k in range(turns):
        y = top + (bottom - top) * (k + 0.5) / turns
        pen.stroke([(-3.2, y + 1), (3.2, y - 1)], max(2.2, weight * 0.5), PALE_YELLOW)


def _cross(pen: Pen, size: float, weight: float) -> None:
    """Draw straight arms that end in trefoils, and a round pommel."""
    fine = weight * 0.5
    _grip(pen, RED, size, weight, -22, -8)
    for side in (-1, 1):
        for x, y in ((16.4, -28.4), (16.4, -22.2), (19.2, -25.3)):
            pen.fill(ellipse(side * x, y, 2.5), YELLOW, weight=weight * 0.8)
    arms = spline(
        "-17,-26.6! -10,-26.4 -5,-28.6! 5,-28.6! 10,-26.4 17,-26.6! 17,-24! 10,-23.8 5,-21! "
        "-5,-21! -10,-23.8 -17,-24!"
    )
    pen.fill(arms, YELLOW, weight=weight * 0.9, shade=1.4 * size)
    for side in (-1, 1):
        pen.fill(ellipse(side * 16.4, -25.3, 2.3), PALE_YELLOW, weight=fine)
        pen.stroke([(side * 7.5, -25.4), (side * 13, -25.3)], fine, DARK_YELLOW)
    stone = polyline([(0, -28.2), (3.2, -24.8), (0, -21.4), (-3.2, -24.8)])
    pen.fill(stone, RED, weight=fine)
    pen.fill(ellipse(0, -5.2, 5.6, 5.2), YELLOW, weight=weight * 0.9, shade=1.4 * size)
    pen.fill(ellipse(0, -5.2, 2.7), BLUE, weight=fine)
    pen.fill(ellipse(0, -8.6, 4, 1.3), PALE_YELLOW, weight=fine)


def _swept(pen: Pen, size: float, weight: float) -> None:
    """Draw arms swept towards the blade and rolled at their ends, and a jewelled pommel."""
    fine = weight * 0.5
    _grip(pen, BLUE, size, weight, -21.5, -8)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            arm = spline(
                "0,-21! 8,-21.4 14.6,-23.4 19,-28.4 19.6,-32.6 17,-33.4 15.6,-31.4 17,-29.8! "
                "14,-27 9,-25.6 4,-27.6! 0,-28!"
            )
            pen.fill(arm, YELLOW, weight=weight * 0.9, shade=1.4 * size)
            pen.fill(ellipse(17.6, -31.6, 2.3), PALE_YELLOW, weight=fine)
            pen.stroke("6,-23.6 11,-24.4 15,-26.8", fine, DARK_YELLOW)
    shield = spline("-5,-29.4! 0,-31.5 5,-29.4! 5.4,-24 0,-18.6! -5.4,-24")
    pen.fill(shield, YELLOW, weight=weight * 0.9, shade=1.4 * size)
    pen.fill(ellipse(0, -25.4, 2.5, 2.9), RED, weight=fine)
    pen.fill(ellipse(0, -1.5, 1.9), PALE_YELLOW, weight=weight * 0.75)
    pen.fill(ellipse(0, -6, 5.4, 4.6), YELLOW, weight=weight * 0.9, shade=1.4 * size)
    for side in (-1, 1):
        pen.stroke([(side * 2.6, -9), (side * 4, -6), (side * 2.6, -2.9)], fine, DARK_YELLOW)
    pen.fill(ellipse(0, -5.8, 2.2, 2.5), RED, weight=fine)
    pen.fill(ellipse(0, -9, 3.8, 1.3), PALE_YELLOW, weight=fine)


def _dagger(pen: Pen, size: float, weight: float) -> None:
    """Draw a crescent with its horns towards the blade, and a cut pommel."""
    fine = weight * 0.5
    _grip(pen, RED, size, weight, -21, -8)
    crescent = spline(
        "0,-21 9,-21.6 16,-25.4 19,-31.6! 12,-28.4 5,-27.6 0,-28.4 -5,-27.6 -12,-28.4 -19,-31.6! "
        "-16,-25.4 -9,-21.6"
    )
    pen.fill(crescent, YELLOW, weight=weight * 0.9, shade=1.4 * size)
    for side in (-1, 1):
        pen.fill(ellipse(side * 18.8, -31.8, 2.5), PALE_YELLOW, weight=weight * 0.75)
    pen.fill(ellipse(0, -24.6, 2.6), BLUE, weight=fine)
    pommel = polyline([(-3, -9), (-5.4, -5.4), (-3, -1), (3, -1), (5.4, -5.4), (3, -9)])
    pen.fill(pommel, YELLOW, weight=weight * 0.9, shade=1.4 * size)
    pen.stroke(curve("-5,-5.4! 5,-5.4!"), fine)
    pen.fill(ellipse(0, -9, 3.8, 1.3), PALE_YELLOW, weight=fine)


_HILTS: Final[dict[HiltDesign, Callable[[Pen, float, float], None]]] = {
    "cross": _cross,
    "swept": _swept,
    "dagger": _dagger,
}
