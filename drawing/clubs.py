"""The shape of a club of the bastos: a lopped branch with its cut stubs, knots and twigs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from shapely.geometry import box
from shapely.ops import unary_union

from drawing.pen import (
    Point,
    Shape,
    curve,
    ellipse,
    limb,
    outline_of,
    scale,
    spline,
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
