"""Leaves, flowers, ribbons, stars and crowns: what surrounds the symbols on aces and figures."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from drawing.palette import (
    BLUE,
    BROWN,
    DARK_GREEN,
    GREEN,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    YELLOW,
    shade_of,
)
from drawing.pen import (
    LIGHT,
    OUTLINE,
    Nodes,
    Pen,
    Point,
    Shape,
    curve,
    ellipse,
    move,
    polyline,
    scale,
    spline,
    turn,
)


def pip_outline(length: float) -> float:
    """Return the outline weight of a long symbol `length` units long."""
    return max(3.2, min(5.5, length * 0.0125))


def bright_side(pen: Pen) -> int:
    """Return which side of what is drawn now looks to the light: -1 its own left, 1 its right."""
    across = pen.affine
    return 1 if across.a * LIGHT[0] + across.b * LIGHT[1] > 0 else -1


def oak_leaf(pen: Pen, x: float, y: float, length: float, degrees: float, weight: float) -> None:
    """Draw a lobed leaf with its stalk at (`x`, `y`), pointing up before it is turned."""
    blade = spline(
        "0,0! 0.8,-1.8! 2,-1.8 2.6,-2.8 1.3,-4.1! 3.2,-4 3.8,-5.4 3,-6.4 1.5,-6.9! 2.8,-7.2 "
        "2.9,-8.6 2,-9.2 1.2,-9! 1,-10.6 0,-11 -1,-10.6 -1.2,-9! -2,-9.2 -2.9,-8.6 -2.8,-7.2 "
        "-1.5,-6.9! -3,-6.4 -3.8,-5.4 -3.2,-4 -1.3,-4.1! -2.6,-2.8 -2,-1.8 -0.8,-1.8!"
    )
    with pen.placed(move(x, y), turn(degrees), scale(length / 10)):
        dark = polyline([(0, 1), (5, -3), (5, -11), (0, -11)])
        pen.fill(blade, PALE_GREEN, weight=weight * 0.7, patches=[(dark, GREEN)])
        pen.stroke([(0, 0), (0, -8.6)], weight * 0.45, DARK_GREEN)


def acorn(pen: Pen, x: float, y: float, length: float, degrees: float, weight: float) -> None:
    """Draw an acorn on its stalk, pointing up before it is turned."""
    with pen.placed(move(x, y), turn(degrees), scale(length / 10)):
        pen.stroke([(0, 0), (0, -3)], weight * 0.9, DARK_GREEN)
        nut = spline("-2.6,-5.6! -2.8,-8 -1.4,-10 0,-11! 1.4,-10 2.8,-8 2.6,-5.6!")
        pen.fill(nut, YELLOW, weight=weight * 0.65, shade=length * 0.08)
        cup = spline("-3.2,-5.8! -2.6,-3.4 0,-2.4 2.6,-3.4 3.2,-5.8! 0,-6.4")
        pen.fill(cup, BROWN, weight=weight * 0.65)


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
    """Draw a laurel branch with berries along a circle.

    It grows from `start` to `end` degrees, 0 at the right and 90 below.
    """
    points = []
    for k in range(pairs + 1):
        t = math.radians(start + (end - start) * k / pairs)
        points.append((x + radius * math.cos(t), y + radius * math.sin(t)))
    pen.stroke(points, 5, DARK_GREEN)
    size = radius * 0.235
    heading = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        heading = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        leaf(pen, x0, y0, size, heading + 38, 5)
        leaf(pen, x0, y0, size, heading - 38, 5)
        pen.fill(ellipse(x0, y0, size * 0.13), RED, weight=3.4)
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


def rose(pen: Pen, x: float, y: float, radius: float, colour: str) -> None:
    """Draw a double rose of five petals, with green sepals between them."""
    petal = spline(
        "0,-1! 4.6,-3.4 7.4,-6.8 5.4,-10 1.8,-10.3 0,-9.2! -1.8,-10.3 -5.4,-10 -7.4,-6.8 -4.6,-3.4"
    )
    inner = spline("0,0! 3.4,-2.4 3.4,-5.2 0,-5.8 -3.4,-5.2 -3.4,-2.4")
    sepal = spline("0,-6! 2.2,-9 0,-12.4! -2.2,-9")
    with pen.placed(move(x, y), scale(radius / 10)):
        for k in range(5):
            with pen.placed(turn(72 * k + 36)):
                pen.fill(sepal, PALE_GREEN, weight=3.4)
        for k in range(5):
            with pen.placed(turn(72 * k)):
                pen.fill(petal, colour, weight=4, shade=radius * 0.1)
        for k in range(5):
            with pen.placed(turn(72 * k + 36)):
                pen.fill(inner, colour, weight=3)
        pen.fill(ellipse(0, 0, 2.6), PALE_YELLOW if colour != YELLOW else RED, weight=3.2)


def rose_spray(pen: Pen, x: float, y: float) -> None:
    """Draw a rose branch that rises from (`x`, `y`) to the right, 190 wide and 220 high."""
    with pen.placed(move(x, y)):
        pen.stroke("-30,24 20,18 76,-8 124,-62 146,-160", 6, DARK_GREEN)
        pen.stroke("84,-18 120,-22 146,-56", 5, DARK_GREEN)
        pen.stroke("40,12 62,-22 62,-52", 5, DARK_GREEN)
        for leaf_x, leaf_y, length, degrees in (
            (16, 18, 54, 128),
            (20, 14, 50, 22),
            (62, 0, 54, 140),
            (108, -44, 52, 34),
            (122, -84, 54, -52),
            (62, -30, 40, -58),
            (124, -26, 42, 128),
        ):
            leaf(pen, leaf_x, leaf_y, length, degrees, 4.6)
        rose(pen, 150, -190, 42, YELLOW)
        with pen.placed(move(62, -48), turn(-4), scale(1.05)):
            _bud(pen, RED)
        with pen.placed(move(145, -54), turn(40)):
            _bud(pen, YELLOW)


def _bud(pen: Pen, colour: str) -> None:
    """Draw a rosebud that opens upwards from the origin."""
    pen.fill(spline("0,0! 16,-14 12,-36 0,-46! -12,-36 -16,-14"), colour, weight=4, shade=4)
    pen.stroke("4,-8 8,-26 0,-42", 2.8, shade_of(colour))
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(spline("0,4! 16,-4 18,-26! 6,-16 0,-14"), PALE_GREEN, weight=3.4)


def vine(pen: Pen, x: float, y: float) -> None:
    """Draw a vine that rises from (`x`, `y`) to the right, a bunch of grapes on its inner side."""
    with pen.placed(move(x, y)):
        pen.stroke("0,0 60,2 118,-14 156,-60 168,-128 172,-196", 6, DARK_GREEN)
        pen.stroke("166,-134 150,-186 122,-200 108,-180", 5, DARK_GREEN)
        pen.stroke("150,-50 184,-58 200,-84 188,-98 178,-86", 4, DARK_GREEN)
        for leaf_x, leaf_y, size, degrees in (
            (52, 4, 50, 158),
            (108, -10, 50, 118),
            (160, -80, 56, 62),
            (172, -190, 58, 8),
        ):
            _vine_leaf(pen, leaf_x, leaf_y, size, degrees)
        _grapes(pen, 106, -198)


def _vine_leaf(pen: Pen, x: float, y: float, size: float, degrees: float) -> None:
    blade = spline(
        "0,0! 4,1.4 6.4,-1! 5,-3 7.6,-5.6! 4.6,-6.4 4,-8 0,-11! -4,-8 -4.6,-6.4 -7.6,-5.6! "
        "-5,-3 -6.4,-1! -4,1.4"
    )
    dark = polyline([(0, 2), (9, 2), (9, -12), (0, -12)])
    with pen.placed(move(x, y), turn(degrees), scale(size / 11)):
        pen.fill(blade, PALE_GREEN, weight=4.4, patches=[(dark, GREEN)])
        for vein in ([(0, 0), (0, -8)], [(0, -1), (4, -4.4)], [(0, -1), (-4, -4.4)]):
            pen.stroke(vein, 2.8, DARK_GREEN)


def _grapes(pen: Pen, x: float, y: float) -> None:
    """Draw a bunch that hangs from (`x`, `y`)."""
    with pen.placed(move(x, y)):
        for row, count in enumerate((3, 4, 3, 2, 1)):
            for k in range(count):
                place = ((k - (count - 1) / 2) * 22, 14 + row * 18)
                pen.fill(ellipse(*place, 12.5), BLUE, weight=3.8, shade=3)
                pen.fill(ellipse(place[0] - 4, place[1] - 4, 3), PALE_BLUE, weight=0)


def bow(pen: Pen, colour: str = RED) -> None:
    """Draw a ribbon tied in a bow about the origin, 270 wide, its ends hanging."""
    tail = spline("10,8! 36,56 76,84 92,140! 110,124! 134,128! 118,66 62,30 30,-4!")
    loop = spline("20,-4! 62,-62 118,-74 136,-34 132,8 84,26 22,14!")
    inside = spline("30,2! 66,-32 106,-46 116,-22 110,-4 74,8!")
    dark = shade_of(colour)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(tail, colour, shade=9)
            pen.stroke("32,26 72,58 98,104", 3.4, YELLOW)
            pen.fill(loop, colour, shade=9)
            pen.fill(inside, dark, weight=4)
    knot = spline("-24,-22! 0,-27 24,-22! 29,2 24,26! 0,30 -24,26! -29,2")
    pen.fill(knot, colour, shade=8)
    for x in (-9, 9):
        pen.stroke([(x, -14), (x * 0.7, 2), (x, 18)], 3.4, dark)


def ribbon(line: Nodes, half: float, *, forked: bool = False) -> Shape:
    """Return a ribbon along the curve `line`, twice `half` wide, its last end forked or plain."""
    places = curve(line).flattened(6)
    sides: tuple[list[Point], list[Point]] = [], []
    for k, (x, y) in enumerate(places):
        (x0, y0), (x1, y1) = places[max(0, k - 1)], places[min(len(places) - 1, k + 1)]
        length = math.dist((x0, y0), (x1, y1))
        nx, ny = (y0 - y1) / length * half, (x1 - x0) / length * half
        sides[0].append((x + nx, y + ny))
        sides[1].append((x - nx, y - ny))
    end = [places[-4]] if forked else []
    return polyline([*sides[0], *end, *reversed(sides[1])])


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
