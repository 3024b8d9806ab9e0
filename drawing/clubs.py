"""The clubs of the bastos: four lopped branches, with bark, knots, cut stubs and oak leaves."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from shapely.geometry import box
from shapely.ops import unary_union

from drawing.ornaments import acorn, bright_side, oak_leaf, pip_outline
from drawing.palette import (
    BROWN,
    DARK_GREEN,
    GREEN,
    PALE_GREEN,
    PALE_YELLOW,
    WOOD,
    YELLOW,
)
from drawing.pen import (
    Pen,
    Point,
    Shape,
    curve,
    ellipse,
    limb,
    move,
    outline_of,
    scale,
    spline,
    turn,
)

CUT_DEPTH: Final = 0.4  # how far a sawn face is seen from above, as a part of its width


@dataclass(frozen=True, slots=True)
class Stub:
    """A branch cut off short.

    at: place along the club, 0 at the thick end; side: -1 left, 1 right
    """

    at: float
    side: int
    length: float
    width: float
    lean: float = 35.0  # degrees from the club's own direction


@dataclass(frozen=True, slots=True)
class Twig:
    """A leaf, or an acorn, that grows from the side of a club."""

    at: float
    side: int
    length: float
    lean: float = 60.0
    fruit: bool = False


@dataclass(frozen=True)
class Club:
    """One cudgel, 100 long and thick end up, in its own units.

    spine: its middle line; widths: at each point of it
    knots: place along it, place across it (-1 to 1), size
    cracks: of the bark: from and to along it, place across
    """

    spine: tuple[Point, ...]
    widths: tuple[float, ...]
    stubs: tuple[Stub, ...]
    knots: tuple[tuple[float, float, float], ...]
    cracks: tuple[tuple[float, float, float], ...]
    twigs: tuple[Twig, ...]

    @cached_property
    def line(self) -> list[Point]:
        """Points along the spine."""
        return curve([(x, y) for x, y in self.spine]).flattened(8)

    def across(self, at: float, offset: float, width: float) -> Point:
        """Return the place `at` along the club and `offset` half widths right of its middle."""
        last = len(self.line) - 1
        k = min(int(at * last), last - 1)
        f = at * last - k
        (x0, y0), (x1, y1) = self.line[k], self.line[k + 1]
        part = at * (len(self.widths) - 1)
        i = min(int(part), len(self.widths) - 2)
        girth = self.widths[i] + (self.widths[i + 1] - self.widths[i]) * (part - i)
        length = math.dist((x0, y0), (x1, y1)) or 1.0
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        reach = offset * girth / 2 * width
        return (x0 + (x1 - x0) * f) * width + nx * reach, y0 + (y1 - y0) * f + ny * reach

    def body(self, width: float, unit: float) -> Shape:
        """Return trunk and stubs as one outline `unit` times as large as the club's own units.

        Each stub swells where it leaves the trunk, and the thick end is sawn flat.
        """
        grow = scale(unit)
        spine = [grow.apply((x * width, y)) for x, y in self.spine]
        parts = [limb(spine, [w * width * unit for w in self.widths], steps=6).polygon()]
        for stub in self.stubs:
            root, end = (grow.apply(place) for place in self.stub_line(stub, width))
            middle = ((root[0] + end[0]) / 2, (root[1] + end[1]) / 2)
            thick = stub.width * width * unit
            parts.append(limb([root, middle, end], [thick * 1.9, thick * 1.1, thick]).polygon())
        body = unary_union(parts).buffer(2 * unit).buffer(-2 * unit)
        top = grow.apply_to(self._top(width).polygon())
        left, _, right, _ = body.bounds
        _, middle_y = grow.apply(self.across(0, 0, width))
        above = box(left, middle_y - 40 * unit, right, middle_y).difference(top)
        return outline_of(body.difference(above))

    def _top(self, width: float) -> Shape:
        """Return the sawn face of the thick end."""
        x, y = self.across(0, 0, width)
        half = self.widths[0] / 2 * width
        return ellipse(x, y, half, half * CUT_DEPTH)

    def lit_side(self, width: float, side: int) -> Shape:
        """Return the left (-1) or right side as the light shows it, ragged at its inner edge."""
        ragged = (-0.3, -0.05, -0.42, -0.12, -0.36, 0.02, -0.4, -0.1, -0.34)
        last = len(ragged) - 1
        edge = [self.across(k / last, -side * offset, width) for k, offset in enumerate(ragged)]
        return spline(
            [
                (*self.across(0, 1.6 * side, width), True),
                *((x, y, False) for x, y in edge),
                (*self.across(1, 1.6 * side, width), True),
                *((*self.across(k / 6, 1.6 * side, width), False) for k in (5, 4, 3, 2, 1)),
            ]
        )

    def stub_line(self, stub: Stub, width: float) -> tuple[Point, Point]:
        """Return where a stub begins inside the trunk and where it was cut."""
        root = self.across(stub.at, stub.side * 0.45, width)
        rim = self.across(stub.at, stub.side, width)
        t = math.radians(stub.lean) * stub.side
        reach = stub.length * width
        return root, (rim[0] + math.sin(t) * reach, rim[1] - math.cos(t) * reach)


CLUBS: Final[tuple[Club, ...]] = (
    Club(
        spine=((1, -43), (-2, -26), (2, -8), (-1, 12), (1.5, 31), (0, 47)),
        widths=(19, 21, 16.5, 11.5, 8.4, 7),
        stubs=(
            Stub(0.2, 1, 6.8, 6.8, 38),
            Stub(0.33, -1, 6.8, 7.1, 42),
            Stub(0.56, 1, 5.4, 4.9, 36),
            Stub(0.75, -1, 4.3, 3.9, 40),
        ),
        knots=((0.25, -0.1, 1.0),),
        cracks=(
            (0.08, 0.2, -0.5),
            (0.1, 0.2, 0.42),
            (0.3, 0.46, 0.2),
            (0.36, 0.5, -0.35),
            (0.46, 0.56, 0.55),
            (0.68, 0.8, 0.2),
            (0.84, 0.94, -0.15),
        ),
        twigs=(
            Twig(0.3, 1, 13.6, 78),
            Twig(0.36, 1, 8, 120, True),
            Twig(0.2, -1, 13.2, 70),
            Twig(0.6, -1, 12, 62),
            Twig(0.68, 1, 11, 70),
        ),
    ),
    Club(
        spine=((-1.5, -43), (2, -28), (-2.5, -10), (1.5, 10), (-1.5, 30), (0.5, 47)),
        widths=(17.5, 20.5, 17.5, 12, 8.8, 6.8),
        stubs=(
            Stub(0.16, -1, 6.8, 6.7, 44),
            Stub(0.36, 1, 7.3, 6.8, 36),
            Stub(0.5, -1, 5.7, 5.1, 38),
            Stub(0.68, 1, 4.9, 4.5, 40),
        ),
        knots=((0.3, -0.25, 0.9),),
        cracks=(
            (0.07, 0.18, 0.1),
            (0.14, 0.26, 0.6),
            (0.1, 0.2, -0.35),
            (0.38, 0.5, -0.5),
            (0.42, 0.46, 0.3),
            (0.56, 0.7, -0.25),
            (0.6, 0.66, 0.4),
            (0.78, 0.92, 0.1),
        ),
        twigs=(
            Twig(0.22, 1, 15, 72),
            Twig(0.3, -1, 15, 76),
            Twig(0.38, -1, 8, 120, True),
            Twig(0.56, 1, 12, 64),
            Twig(0.66, -1, 11, 66),
        ),
    ),
    Club(
        spine=((0.5, -43), (3, -30), (1.5, -14), (-2.5, 4), (1, 24), (-0.5, 47)),
        widths=(20.5, 18.5, 17, 12.5, 8.8, 7.2),
        stubs=(
            Stub(0.28, -1, 7.6, 7.3, 34),
            Stub(0.22, 1, 5.4, 5.4, 48),
            Stub(0.5, 1, 6.2, 5.6, 36),
            Stub(0.64, -1, 5.1, 4.5, 38),
        ),
        knots=((0.2, -0.2, 0.85),),
        cracks=(
            (0.07, 0.15, 0.3),
            (0.08, 0.13, -0.45),
            (0.26, 0.4, 0.35),
            (0.3, 0.38, -0.05),
            (0.52, 0.66, -0.2),
            (0.56, 0.64, 0.4),
            (0.72, 0.84, 0.15),
            (0.86, 0.94, -0.2),
        ),
        twigs=(
            Twig(0.32, 1, 15, 74),
            Twig(0.38, 1, 8, 122, True),
            Twig(0.18, -1, 14, 72),
            Twig(0.54, -1, 13, 64),
            Twig(0.66, 1, 11, 66),
        ),
    ),
    Club(
        spine=((-0.5, -43), (-3, -28), (2.5, -12), (2, 6), (-2, 26), (0, 47)),
        widths=(18, 20.5, 15.5, 13, 9, 6.8),
        stubs=(
            Stub(0.24, 1, 7.3, 7.1, 36),
            Stub(0.4, -1, 7.0, 6.2, 40),
            Stub(0.16, -1, 4.9, 5.4, 50),
            Stub(0.66, 1, 5.4, 4.8, 38),
        ),
        knots=((0.3, 0.0, 0.95),),
        cracks=(
            (0.08, 0.2, 0.0),
            (0.1, 0.18, 0.5),
            (0.36, 0.5, 0.45),
            (0.4, 0.52, -0.1),
            (0.6, 0.72, -0.3),
            (0.66, 0.78, 0.2),
            (0.82, 0.94, -0.05),
        ),
        twigs=(
            Twig(0.3, -1, 15, 74),
            Twig(0.36, -1, 8, 120, True),
            Twig(0.34, 1, 15, 76),
            Twig(0.56, -1, 12, 64),
            Twig(0.74, 1, 11, 66),
        ),
    ),
)


def basto(
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
    """Draw a cudgel `length` long, thick end up before it is turned.

    `kind` picks one of `CLUBS`; `leaves` names the sides that bear them: "l", "r", both or none.
    """
    club = CLUBS[kind % len(CLUBS)]
    unit = length / 100
    weight = pip_outline(length)
    with pen.placed(move(x, y), turn(degrees)):
        with pen.placed(scale(unit)):
            for twig in club.twigs:
                if ("r" if twig.side > 0 else "l") in leaves:
                    _twig(pen, club, twig, width, weight)
            bright = pen.area(club.lit_side(width, bright_side(pen)))
        pen.fill(
            club.body(width, unit),
            GREEN,
            weight=weight,
            shade=3.4 * unit * width,
            patches=[(bright, PALE_GREEN)],
        )
        with pen.placed(scale(unit)):
            _bark(pen, club, width, weight)
            for stub in club.stubs:
                _, end = club.stub_line(stub, width)
                with pen.placed(move(*end), turn(stub.lean * stub.side)):
                    _cut_end(pen, stub.width * width / 2, weight * 0.7)
            with pen.placed(move(*club.across(0, 0, width))):
                _cut_end(pen, club.widths[0] / 2 * width, weight * 0.9, rings=True)


def _twig(pen: Pen, club: Club, twig: Twig, width: float, weight: float) -> None:
    root = club.across(twig.at, twig.side * 0.7, width)
    grown = twig.length * min(1.1, 0.45 + 0.55 * width)
    with pen.placed(move(*root), turn(twig.lean * twig.side)):
        if twig.fruit:
            acorn(pen, 0, -2, grown, 0, weight)
        else:
            oak_leaf(pen, 0, 0, grown, 0, weight)


def _bark(pen: Pen, club: Club, width: float, weight: float) -> None:
    """Draw the cracks of the bark, and the eyes where branches once were."""
    for start, end, offset in club.cracks:
        wave = (0.0, 0.09, -0.03, 0.06)
        crack = [
            club.across(start + (end - start) * k / 3, offset + wave[k], width) for k in range(4)
        ]
        pen.stroke(crack, max(2.2, weight * 0.6), DARK_GREEN)
    for at, offset, size in club.knots:
        with pen.placed(move(*club.across(at, offset, width)), scale(size * width**0.6)):
            pen.stroke("-3.6,-6 -4.8,0 -3,6.4", max(2.2, weight * 0.6), DARK_GREEN)
            pen.stroke("3.4,-6.4 5,0 3.6,6", max(2.2, weight * 0.6), DARK_GREEN)
            pen.fill(ellipse(0, 0, 2.5, 4.4, -8), PALE_YELLOW, weight=weight * 0.6)
            pen.fill(ellipse(0.2, 0.2, 1.2, 2.3, -8), BROWN, weight=0)


def _cut_end(pen: Pen, half: float, weight: float, *, rings: bool = False) -> None:
    """Draw the pale wood where the saw went through, `half` as wide as it is seen."""
    depth = half * CUT_DEPTH
    pen.fill(ellipse(0, 0, half, depth), PALE_YELLOW, weight=weight)
    if rings:
        pen.fill(ellipse(0, 0, half * 0.66, depth * 0.64), YELLOW, weight=weight * 0.4)
        pen.fill(ellipse(0, 0, half * 0.34, depth * 0.34), PALE_YELLOW, weight=weight * 0.4)
    pen.fill(ellipse(0, 0, half * 0.2, depth * 0.2), WOOD, weight=0)
