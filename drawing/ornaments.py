"""Leaves, flowers, ribbons, stars and crowns: what surrounds the symbols on aces and figures."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from drawing.palette import (
    BLUE,
    DARK_GREEN,
    GREEN,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    YELLOW,
    shade_of,
)
from drawing.pen import OUTLINE, Pen, ellipse, move, polyline, scale, spline, turn


def leaf(pen: Pen, x: float, y: float, length: float, degrees: float, weight: float) -> None:
    """Draw a two-toned leaf with its stalk at (`x`, `y`), pointing up before it is turned."""
    blade = spline("0,0! 2.7,-3.4 2.1,-7 0,-10.4! -2.1,-7 -2.7,-3.4")
    with pen.placed(move(x, y), turn(degrees), scale(length / 10)):
        dark = polyline([(0, 1), (4, -3), (4, -11), (0, -11)])
        pen.fill(blade, PALE_GREEN, weight=weight * 0.7, patches=[(dark, GREEN)])
        pen.stroke([(0, -1), (0, -8)], weight * 0.4)


def laurel(
    pen: Pen, x: float, y: float, radius: float, start: float, end: float, pairs: int
) -> None:
    """Draw a laurel branch along a circle, from `start` to `end` degrees, 0 at the right."""
    points = []
    for k in range(pairs + 1):
        t = math.radians(start + (end - start) * k / pairs)
        points.append((x + radius * math.cos(t), y + radius * math.sin(t)))
    pen.stroke(points, 5, DARK_GREEN)
    size = radius * 0.2
    heading = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        heading = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        leaf(pen, x0, y0, size, heading + 38, 5)
        leaf(pen, x0, y0, size, heading - 38, 5)
    leaf(pen, *points[-1], size, heading, 5)


def flower(pen: Pen, x: float, y: float, radius: float, colour: str) -> None:
    """Draw a flower of six petals."""
    r = radius
    petal = spline(
        [
            (0, -r * 0.1, True),
            (r * 0.42, -r * 0.62),
            (r * 0.14, -r * 1.02),
            (0, -r * 0.9, True),
            (-r * 0.14, -r * 1.02),
            (-r * 0.42, -r * 0.62),
        ]
    )
    with pen.placed(move(x, y)):
        for k in range(6):
            with pen.placed(turn(60 * k)):
                pen.fill(petal, colour, weight=4, shade=r * 0.12)
        heart = PALE_YELLOW if colour != YELLOW else RED
        pen.fill(ellipse(0, 0, r * 0.3), heart, weight=3.6)


def spray(pen: Pen, x: float, y: float, size: float) -> None:
    """Draw a flowering branch that rises from (`x`, `y`) to the right."""
    with pen.placed(move(x, y), scale(size)):
        pen.stroke("-60,10 0,0 58,-30 98,-84 108,-140", 6, DARK_GREEN)
        for leaf_x, leaf_y, length, degrees in (
            (-20, 4, 44, 120),
            (10, -2, 46, 40),
            (40, -18, 48, 110),
            (66, -40, 48, 14),
            (88, -70, 46, 96),
            (100, -100, 44, -22),
        ):
            leaf(pen, leaf_x, leaf_y, length, degrees, 4.6)
        pen.stroke("36,-16 44,-40 40,-58", 4.6, DARK_GREEN)
        flower(pen, 108, -150, 30, RED)
        flower(pen, 40, -66, 20, YELLOW)


def star(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a five-pointed star."""
    points = []
    for k in range(10):
        r = radius if k % 2 == 0 else radius * 0.42
        points.append((x + r * math.sin(k * math.pi / 5), y - r * math.cos(k * math.pi / 5)))
    pen.fill(polyline(points), PALE_YELLOW, weight=3)


def scroll(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """Draw a red ribbon arched over (`x`, `y`) with two folded ends."""
    w, h = width, height
    with pen.placed(move(x, y)):
        for side in (-1, 1):
            tail = spline(
                [
                    (side * w * 0.36, h * 0.05, True),
                    (side * w * 0.62, h * 0.3, True),
                    (side * w * 0.54, h * 0.68, True),
                    (side * w * 0.64, h * 1.12, True),
                    (side * w * 0.34, h * 0.92, True),
                ]
            )
            pen.fill(tail, shade_of(RED))
        band = spline(
            [
                (-w / 2, -h * 0.1, True),
                (0, -h * 0.5),
                (w / 2, -h * 0.1, True),
                (w / 2, h * 0.82, True),
                (0, h * 0.42),
                (-w / 2, h * 0.82, True),
            ]
        )
        pen.fill(band, RED, shade=7)


@dataclass(frozen=True, slots=True)
class Crown:
    """The upper edge of a crown 100 wide, and the balls and gems on it: x, y, radius."""

    points: str
    balls: tuple[tuple[float, float, float], ...] = ()
    gems: tuple[tuple[float, float, float], ...] = ()
    arches: tuple[str, ...] = ()


CROWNS: Final[dict[str, Crown]] = {
    "points": Crown(
        "-47,2! -60,-50! -33,-15! -23,-66! 0,-17! 23,-66! 33,-15! 60,-50! 47,2! 0,8",
        balls=((-60, -53, 6.2), (60, -53, 6.2)),
        gems=((-23, -70, 6.2), (23, -70, 6.2)),
    ),
    "spikes": Crown(
        "-47,2! -58,-42! -38,-16! -32,-54! -15,-18! 0,-68! 15,-18! 32,-54! 38,-16! 58,-42! 47,2! "
        "0,8",
        balls=((-58, -45, 5), (-32, -57, 5), (32, -57, 5), (58, -45, 5)),
        gems=((0, -71, 6),),
    ),
    "leaves": Crown(
        "-47,2! -50,-24 -66,-38 -54,-56 -38,-44 -30,-22! -26,-24 -14,-34 -26,-54 0,-78 26,-54 "
        "14,-34 26,-24 30,-22! 38,-44 54,-56 66,-38 50,-24 47,2! 0,8",
        gems=((-51, -40, 4.6), (0, -48, 6), (51, -40, 4.6)),
    ),
    "arched": Crown(
        "-47,2! -55,-34! -38,-14! -20,-28! 0,-12! 20,-28! 38,-14! 55,-34! 47,2! 0,8",
        balls=((-55, -36, 5), (55, -36, 5), (-20, -31, 4.4), (20, -31, 4.4)),
        gems=((0, -70, 7.5),),
        arches=("-44,-8 -44,-40 -22,-58 0,-62", "44,-8 44,-40 22,-58 0,-62", "0,-4 0,-62"),
    ),
}


def crown(
    pen: Pen,
    x: float,
    base: float,
    width: float,
    *,
    kind: str = "points",
    gem: str = RED,
    side_gem: str = BLUE,
    velvet: str = RED,
) -> None:
    """Draw one of `CROWNS` with its lower edge at `base`, lined with velvet."""
    unit = width / 100
    worn = CROWNS[kind]
    lining = spline(
        "-44,2! -48,-30 -30,-54 0,-60 30,-54 48,-30 44,2!"
        if worn.arches
        else "-44,2! -46,-20 -30,-38 0,-43 30,-38 46,-20 44,2!"
    )
    with pen.placed(move(x, base), scale(unit)):
        pen.fill(lining, velvet, weight=OUTLINE * 0.9, shade=5 * unit)
        for arch in worn.arches:
            pen.stroke(arch, 9 * unit + OUTLINE)
            pen.stroke(arch, 9 * unit - OUTLINE * 0.6, YELLOW)
        pen.fill(spline(worn.points), YELLOW, shade=6 * unit)
        for balls, colour in ((worn.balls, YELLOW), (worn.gems, gem)):
            for ball_x, ball_y, radius in balls:
                pen.fill(ellipse(ball_x, ball_y, radius), colour, weight=OUTLINE * 0.7)
        pen.fill(spline("-46,-9! 0,-3 46,-9! 45,6! 0,12 -45,6!"), YELLOW, weight=OUTLINE * 0.8)
        pen.fill(ellipse(0, 4, 6, 5), gem, weight=OUTLINE * 0.5)
        for side in (-1, 1):
            pen.fill(ellipse(side * 24, 1.6, 4.6, 4), side_gem, weight=OUTLINE * 0.5)
