"""The clubs of the number cards and the ace of bastos: four green boughs, lopped and in leaf.

They are longer in the bark than the clubs the figures carry: green wood with a narrow light, brown
at the knots, pale where the saw went through, peeled at the grip. Leaves and acorns grow from twigs
that are one with the trunk.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from shapely.geometry import box
from shapely.ops import unary_union

from drawing.clubs import CUT_DEPTH, Club, Stub, Twig
from drawing.ornaments import bright_side, oak_leaf, pip_outline
from drawing.palette import (
    BROWN,
    DARK_BROWN,
    DARK_GREEN,
    GREEN,
    PALE_GREEN,
    PALE_YELLOW,
    WOOD,
    YELLOW,
)
from drawing.pen import (
    Geometry,
    Pen,
    Point,
    Shape,
    ellipse,
    limb,
    move,
    outline_of,
    polyline,
    scale,
    spline,
    turn,
)

GRIP: Final = 0.905  # along the club, from where it is peeled
COARSE: Final = 0.8  # units, by which an outline may be off its curve
FINE: Final = 500  # units of length; a shorter club goes without its finest lines
FEW: Final = 3  # twigs of a shorter club, which has but two stubs

_Y: Final = (-44.0, -34.0, -23.0, -12.0, 0.0, 12.0, 24.0, 36.0, 47.0)


def _spine(*xs: float) -> tuple[Point, ...]:
    return tuple(zip(xs, _Y, strict=True))


CUDGELS: Final[tuple[Club, ...]] = (
    Club(
        spine=_spine(0.6, -1.2, 1.8, -1.0, 1.8, -1.2, 1.2, -0.8, 0.4),
        widths=(20, 20.5, 16, 17.4, 12.4, 12, 8.8, 8.2, 6.4),
        stubs=(
            Stub(0.13, 1, 4.6, 7.2, 50),
            Stub(0.35, -1, 5.4, 7.0, 46),
            Stub(0.5, 1, 5.2, 5.6, 44),
            Stub(0.74, -1, 4.4, 4.4, 46),
        ),
        knots=((0.19, -0.3, 1.0), (0.47, -0.2, 0.66)),
        cracks=(
            (0.08, 0.15, -0.62),
            (0.1, 0.3, 0.45),
            (0.26, 0.42, -0.1),
            (0.34, 0.5, 0.6),
            (0.5, 0.66, -0.4),
            (0.58, 0.72, 0.1),
            (0.7, 0.86, 0.4),
            (0.76, 0.87, -0.1),
        ),
        twigs=(
            Twig(0.3, 1, 14.5, 52),
            Twig(0.36, 1, 8.6, 118, True),
            Twig(0.17, -1, 16, 62),
            Twig(0.55, -1, 14, 56),
            Twig(0.62, 1, 11, 62),
        ),
    ),
    Club(
        spine=_spine(-1.0, 1.4, -1.6, 1.4, -1.4, 1.2, -1.2, 0.6, -0.4),
        widths=(18.5, 20.5, 18.4, 14, 14.2, 10.4, 9.8, 7.4, 6.4),
        stubs=(
            Stub(0.17, -1, 5.0, 7.0, 48),
            Stub(0.26, 1, 5.2, 7.2, 44),
            Stub(0.55, -1, 5.2, 5.6, 46),
            Stub(0.68, 1, 4.6, 5.0, 46),
        ),
        knots=((0.36, -0.1, 0.9), (0.6, -0.2, 0.6)),
        cracks=(
            (0.08, 0.22, 0.1),
            (0.1, 0.18, 0.62),
            (0.2, 0.3, -0.45),
            (0.26, 0.34, 0.25),
            (0.42, 0.6, 0.5),
            (0.46, 0.56, 0.0),
            (0.62, 0.76, -0.4),
            (0.7, 0.87, 0.15),
        ),
        twigs=(
            Twig(0.29, -1, 14, 56),
            Twig(0.35, -1, 8.5, 112, True),
            Twig(0.42, 1, 13, 60),
            Twig(0.68, -1, 11, 58),
            Twig(0.8, 1, 9, 58),
        ),
    ),
    Club(
        spine=_spine(-0.6, 1.0, 1.6, -1.6, -0.8, 1.6, 0.2, -1.2, 0.4),
        widths=(20.5, 18, 19, 14.4, 13.8, 11.8, 8.6, 8.4, 6.4),
        stubs=(
            Stub(0.22, 1, 5.4, 7.4, 46),
            Stub(0.3, -1, 5.4, 6.8, 46),
            Stub(0.54, 1, 4.8, 5.4, 48),
            Stub(0.64, -1, 4.8, 5.0, 44),
        ),
        knots=((0.14, 0.1, 0.9), (0.42, 0.2, 0.7)),
        cracks=(
            (0.07, 0.16, -0.55),
            (0.2, 0.3, -0.2),
            (0.24, 0.36, 0.5),
            (0.36, 0.5, -0.4),
            (0.5, 0.6, 0.45),
            (0.56, 0.72, -0.1),
            (0.7, 0.84, 0.4),
            (0.76, 0.88, -0.2),
        ),
        twigs=(
            Twig(0.36, 1, 14, 58),
            Twig(0.42, 1, 8.5, 116, True),
            Twig(0.16, -1, 13, 62),
            Twig(0.5, -1, 12, 58),
            Twig(0.7, 1, 10.5, 60),
        ),
    ),
    Club(
        spine=_spine(0.2, -1.6, -0.8, 1.8, 0.6, -1.6, 0.8, 0.8, -0.4),
        widths=(19, 21, 16.4, 16.2, 13.2, 10.8, 9.8, 7.4, 6.2),
        stubs=(
            Stub(0.15, -1, 5.2, 7.0, 48),
            Stub(0.37, 1, 5.6, 6.8, 44),
            Stub(0.48, -1, 4.6, 5.4, 50),
            Stub(0.66, 1, 4.4, 4.8, 46),
        ),
        knots=((0.2, 0.3, 0.95), (0.56, 0.0, 0.66)),
        cracks=(
            (0.08, 0.2, -0.1),
            (0.2, 0.34, -0.5),
            (0.3, 0.46, 0.1),
            (0.4, 0.5, 0.55),
            (0.58, 0.74, 0.45),
            (0.62, 0.7, -0.4),
            (0.74, 0.87, -0.05),
        ),
        twigs=(
            Twig(0.26, -1, 14, 58),
            Twig(0.32, -1, 8.5, 116, True),
            Twig(0.24, 1, 13.5, 60),
            Twig(0.6, -1, 11.5, 58),
            Twig(0.76, 1, 9.5, 60),
        ),
    ),
)


def cudgel(
    pen: Pen,
    x: float,
    y: float,
    length: float,
    *,
    degrees: float = 0,
    width: float = 1,
    kind: int = 0,
    leaves: str = "",
) -> None:
    """Draw a club `length` long, thick end up before it is turned.

    `kind` picks one of `CUDGELS`; `leaves` names the sides that bear them: "l", "r", both or none.
    """
    club = CUDGELS[kind % len(CUDGELS)]
    if length < FINE:
        club = replace(club, stubs=club.stubs[1:3], twigs=club.twigs[:FEW])
    unit = length / 100
    weight = pip_outline(length)
    grown = [twig for twig in club.twigs if ("r" if twig.side > 0 else "l") in leaves]
    with pen.placed(move(x, y), turn(degrees)):
        with pen.placed(scale(unit)):
            for twig in grown:
                _growth(pen, club, twig, width, weight)
            light = pen.area(_light(club, width, bright_side(pen)))
            peeled = pen.area(_peeled(club, width))
        pen.fill(
            outline_of(_trunk(club, width, unit, grown)),
            GREEN,
            weight=weight,
            shade=3.2 * unit * width,
            patches=[(light, PALE_GREEN), (peeled, WOOD)],
        )
        with pen.placed(scale(unit)):
            _bark(pen, club, width, weight, fine=length >= FINE)
            for stub in club.stubs:
                _, end = club.stub_line(stub, width)
                with pen.placed(move(*end), turn(stub.lean * stub.side)):
                    _cut(pen, stub.width * width / 2, weight * 0.7)
            with pen.placed(move(*club.across(0, 0, width))):
                _cut(pen, club.widths[0] / 2 * width, weight * 0.9, rings=True)


def _trunk(club: Club, width: float, unit: float, grown: list[Twig]) -> Geometry:
    """Return trunk, stubs and twigs as one area; the thick end is sawn, the thin one cut flat."""
    grow = scale(unit)
    parts = [club.body(width, unit).polygon()]
    for twig in grown:
        root, end = (grow.apply(place) for place in _twig_line(club, twig, width))
        middle = ((root[0] + end[0]) / 2, (root[1] + end[1]) / 2)
        thick = 2.2 * unit * width**0.5
        parts.append(limb([root, middle, end], [thick * 2, thick, thick * 0.7]).polygon())
    _, foot = grow.apply(club.across(1, 0, width))
    below = box(-60 * unit, foot + 1.6 * unit, 60 * unit, foot + 20 * unit)
    return (
        unary_union(parts).buffer(1.2 * unit).buffer(-1.2 * unit).difference(below).simplify(COARSE)
    )


def _twig_line(club: Club, twig: Twig, width: float) -> tuple[Point, Point]:
    """Return where a twig leaves the middle of the trunk and where its leaf begins."""
    root = club.across(twig.at, twig.side * 0.5, width)
    rim = club.across(twig.at, twig.side, width)
    t = math.radians(twig.lean) * twig.side
    reach = 3.4 if twig.fruit else 2.4
    return root, (rim[0] + math.sin(t) * reach, rim[1] - math.cos(t) * reach)


def _growth(pen: Pen, club: Club, twig: Twig, width: float, weight: float) -> None:
    """Draw the leaf or the acorn at the end of a twig, its stalk inside the wood."""
    _, end = _twig_line(club, twig, width)
    size = twig.length * min(1.25, 0.45 + 0.6 * width)
    with pen.placed(move(*end), turn(twig.lean * twig.side)):
        if not twig.fruit:
            oak_leaf(pen, 0, 0.6, size, 0, weight)
            return
        with pen.placed(scale(size / 10)):
            nut = spline("-3,-4.4! -3.3,-7.4 -1.6,-9.8 0,-11.2! 1.6,-9.8 3.3,-7.4 3,-4.4!")
            pen.fill(nut, YELLOW, weight=weight * 0.65, shade=size * 0.08)
            hood = spline("-3.8,-4.4! -3.4,-1.6 0,0.4 3.4,-1.6 3.8,-4.4! 0,-5.4")
            pen.fill(hood, BROWN, weight=weight * 0.65)


def _light(club: Club, width: float, side: int) -> Shape:
    """Return the narrow streak of light along one side of the trunk, pointed at its ends."""
    outer = (0.62, 0.74, 0.76, 0.76, 0.76, 0.76, 0.76, 0.76, 0.74, 0.66)
    inner = (0.5, 0.32, 0.28, 0.3, 0.28, 0.3, 0.28, 0.3, 0.36, 0.54)
    places = [0.06 + k * 0.088 for k in range(len(outer))]
    there = [club.across(at, side * off, width) for at, off in zip(places, outer, strict=True)]
    back = [club.across(at, side * off, width) for at, off in zip(places, inner, strict=True)]
    first, *rest = there
    last, *others = reversed(back)
    return spline(
        [
            (*first, True),
            *((x, y, False) for x, y in rest),
            (*last, True),
            *((x, y, False) for x, y in others),
        ]
    )


def _peeled(club: Club, width: float) -> Shape:
    """Return the grip, where the bark is off, which runs out in long teeth into the wood."""
    edge = (-1.4, 0.01), (-0.8, -0.03), (-0.5, 0.03), (-0.1, -0.05), (0.25, 0.03), (0.6, -0.03)
    rim = [club.across(GRIP + rise, offset, width) for offset, rise in (*edge, (1.4, 0.02))]
    (left, top), (right, _) = rim[0], rim[-1]
    return polyline([*rim, (right + 6, 60), (left - 6, 60), (left, top)])


def _bark(pen: Pen, club: Club, width: float, weight: float, *, fine: bool) -> None:
    """Draw the cracks of the bark, and the brown eyes where branches once were."""
    thin = max(2.2, weight * 0.55)
    for start, end, offset in club.cracks[:: 1 if fine else 2]:
        wave = (0.0, 0.12, -0.05, 0.08)
        crack = [
            club.across(start + (end - start) * k / 3, offset + wave[k], width) for k in range(4)
        ]
        pen.stroke(crack, thin, DARK_GREEN)
    for at, offset, size in club.knots[: 2 if fine else 1]:
        with pen.placed(move(*club.across(at, offset, width)), scale(size * width**0.6)):
            if fine:
                pen.stroke("-4.2,-6.6 -5.4,0 -3.4,7", thin, DARK_GREEN)
                pen.stroke("4,-7 5.4,0 4,6.6", thin, DARK_GREEN)
            pen.fill(ellipse(0, 0, 2.9, 4.6, -8), WOOD, weight=weight * 0.6)
            pen.fill(ellipse(0.3, 0.3, 1.3, 2.4, -8), DARK_BROWN, weight=0)


def _cut(pen: Pen, half: float, weight: float, *, rings: bool = False) -> None:
    """Draw sawn wood, `half` as wide as it is seen: brown bark about pale rings."""
    depth = half * CUT_DEPTH
    pen.fill(ellipse(0, 0, half, depth), WOOD, weight=weight)
    pen.fill(ellipse(0, 0, half * 0.8, depth * 0.78), PALE_YELLOW, weight=0)
    if rings:
        pen.stroke(ellipse(0, 0, half * 0.55, depth * 0.54), max(2.2, weight * 0.5), WOOD)
        pen.stroke(ellipse(0, 0, half * 0.28, depth * 0.28), max(2.2, weight * 0.5), WOOD)
    else:
        pen.fill(ellipse(0, 0, half * 0.3, depth * 0.3), BROWN, weight=0)
