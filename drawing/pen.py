"""A vector pen: shapes, transforms, and flat SVG paths in absolute coordinates.

The game's rasteriser ignores clip paths, masks, ``use``, patterns, filters and text, so none of
them is written: whatever has to be cut is cut here, in geometry. Light falls from the upper left;
the shade of a shape is the part of it that a copy moved towards the light does not cover.

One unit is a tenth of a millimetre. Every transform is applied before a path is written, so an
outline keeps its weight however the part is scaled, and the shade keeps its side when mirrored.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot
from shapely.ops import unary_union

from drawing.palette import INK, shade_of

Point: TypeAlias = tuple[float, float]
Node: TypeAlias = tuple[float, float] | tuple[float, float, bool]
Nodes: TypeAlias = str | Sequence[Node]
Geometry: TypeAlias = Any
"""A shapely geometry in final coordinates."""
Segment: TypeAlias = tuple[Point, Point | None, Point | None, Point]
"""From, first and second control point (None for a straight line), to."""

OUTLINE: Final = 5.0
LIGHT: Final = (-0.75, -0.65)
TENSION: Final = 0.36
QUARTER: Final = 0.5523  # control distance of a quarter circle drawn as one cubic
SIMPLIFY: Final = 0.35  # units; a third of a pixel on the largest card


@dataclass(frozen=True, slots=True)
class Affine:
    """A 2 x 3 transform; ``a @ b`` does `b` first."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def __matmul__(self, other: Affine) -> Affine:
        return Affine(
            self.a * other.a + self.c * other.b,
            self.b * other.a + self.d * other.b,
            self.a * other.c + self.c * other.d,
            self.b * other.c + self.d * other.d,
            self.a * other.e + self.c * other.f + self.e,
            self.b * other.e + self.d * other.f + self.f,
        )

    def apply(self, point: Point) -> Point:
        """Return where `point` goes."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def apply_to(self, geometry: Geometry) -> Geometry:
        """Return where a shapely `geometry` goes."""
        return affinity.affine_transform(geometry, [self.a, self.c, self.b, self.d, self.e, self.f])


def move(x: float, y: float) -> Affine:
    """Return a shift."""
    return Affine(e=x, f=y)


def scale(x: float, y: float | None = None) -> Affine:
    """Return a scaling about the origin; ``scale(-1, 1)`` mirrors left and right."""
    return Affine(a=x, d=x if y is None else y)


def turn(degrees: float) -> Affine:
    """Return a turn about the origin, clockwise on the card."""
    t = math.radians(degrees)
    return Affine(math.cos(t), math.sin(t), -math.sin(t), math.cos(t))


@dataclass(frozen=True, slots=True)
class Shape:
    """A chain of straight lines and cubic curves."""

    segments: tuple[Segment, ...]
    closed: bool = True

    def transformed(self, affine: Affine) -> Shape:
        """Return the shape after `affine`."""
        return Shape(
            tuple(
                (
                    affine.apply(a),
                    None if b is None else affine.apply(b),
                    None if c is None else affine.apply(c),
                    affine.apply(d),
                )
                for a, b, c, d in self.segments
            ),
            self.closed,
        )

    def path_data(self) -> str:
        """Return the ``d`` attribute of the path, coordinates to a tenth."""
        parts = ["M" + _pair(self.segments[0][0])]
        for _, first, second, end in self.segments:
            if first is None or second is None:
                parts.append("L" + _pair(end))
            else:
                parts.append(f"C{_pair(first)} {_pair(second)} {_pair(end)}")
        return "".join(parts) + ("Z" if self.closed else "")

    def flattened(self, steps: int = 10) -> list[Point]:
        """Return points along the shape, `steps` a curve."""
        points = [self.segments[0][0]]
        for a, b, c, d in self.segments:
            if b is None or c is None:
                points.append(d)
            else:
                points.extend(_bezier(a, b, c, d, k / steps) for k in range(1, steps + 1))
        return points

    def polygon(self) -> Geometry:
        """Return the area of a closed shape as a valid shapely polygon."""
        polygon = Polygon(self.flattened())
        return polygon if polygon.is_valid else polygon.buffer(0)


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    k0, k1, k2, k3 = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    return (
        k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
        k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
    )


def nodes(text: str) -> list[Node]:
    """Read nodes written as ``"x,y x,y! ..."``; an exclamation mark makes a sharp corner.

    >>> nodes("0,-50! 5.2,-40")
    [(0.0, -50.0, True), (5.2, -40.0, False)]
    """
    result: list[Node] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        result.append((float(x), float(y), word.endswith("!")))
    return result


def spline(points: Nodes, *, closed: bool = True, tension: float = TENSION) -> Shape:
    """Return a smooth curve through `points`, broken where a node is marked as a corner.

    `points` is text for `nodes` or a sequence of ``(x, y)`` and ``(x, y, sharp)``. The curve is
    straight between two corners.
    """
    listed = nodes(points) if isinstance(points, str) else list(points)
    places: list[Point] = [(p[0], p[1]) for p in listed]
    sharp = [len(p) > 2 and bool(p[-1]) for p in listed]
    count = len(places)

    def tangent(i: int) -> Point | None:
        if sharp[i] or (not closed and i in (0, count - 1)):
            return None
        before, after = places[(i - 1) % count], places[(i + 1) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length

    segments: list[Segment] = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = places[i], places[j]
        ta, tb = tangent(i), tangent(j)
        if ta is None and tb is None:
            segments.append((a, None, None, b))
            continue
        reach = math.dist(a, b) * tension
        third = ((b[0] - a[0]) / 3, (b[1] - a[1]) / 3)
        first = (
            (a[0] + ta[0] * reach, a[1] + ta[1] * reach)
            if ta
            else (a[0] + third[0], a[1] + third[1])
        )
        second = (
            (b[0] - tb[0] * reach, b[1] - tb[1] * reach)
            if tb
            else (b[0] - third[0], b[1] - third[1])
        )
        segments.append((a, first, second, b))
    return Shape(tuple(segments), closed)


def curve(points: Nodes, *, tension: float = TENSION) -> Shape:
    """Return an open `spline`."""
    return spline(points, closed=False, tension=tension)


def polyline(points: Iterable[Point], *, closed: bool = True) -> Shape:
    """Return a shape of straight lines."""
    return spline([(x, y, True) for x, y in points], closed=closed)


def ellipse(x: float, y: float, rx: float, ry: float | None = None, degrees: float = 0) -> Shape:
    """Return an ellipse about (`x`, `y`); a circle when `ry` is left out."""
    ry = rx if ry is None else ry
    kx, ky = rx * QUARTER, ry * QUARTER
    quarters: tuple[Segment, ...] = (
        ((rx, 0), (rx, ky), (kx, ry), (0, ry)),
        ((0, ry), (-kx, ry), (-rx, ky), (-rx, 0)),
        ((-rx, 0), (-rx, -ky), (-kx, -ry), (0, -ry)),
        ((0, -ry), (kx, -ry), (rx, -ky), (rx, 0)),
    )
    return Shape(quarters).transformed(move(x, y) @ turn(degrees))


def rounded_box(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """Return a rectangle with rounded corners; (`x`, `y`) is its top left."""
    k = radius * (1 - QUARTER)
    r, right, bottom = radius, x + width, y + height
    return Shape(
        (
            ((x + r, y), None, None, (right - r, y)),
            ((right - r, y), (right - k, y), (right, y + k), (right, y + r)),
            ((right, y + r), None, None, (right, bottom - r)),
            ((right, bottom - r), (right, bottom - k), (right - k, bottom), (right - r, bottom)),
            ((right - r, bottom), None, None, (x + r, bottom)),
            ((x + r, bottom), (x + k, bottom), (x, bottom - k), (x, bottom - r)),
            ((x, bottom - r), None, None, (x, y + r)),
            ((x, y + r), (x, y + k), (x + k, y), (x + r, y)),
        )
    )


def outline_of(geometry: Geometry) -> Shape:
    """Return the outer ring of the largest part of a shapely `geometry` as a shape."""
    largest = max(_polygons(geometry), key=lambda part: float(part.area))
    ring = list(largest.simplify(0.5).exterior.coords)[:-1]
    return polyline([(x, y) for x, y in ring])


def limb(points: Nodes, widths: Sequence[float], *, square: bool = False, steps: int = 7) -> Shape:
    """Return a tapering tube along `points`, as wide as `widths` says at each of them.

    It is a union of hulls of successive discs, so it never folds at a sharp bend. `square` cuts
    its round ends off.
    """
    discs: list[tuple[Point, float]] = []
    segments = curve(points).segments
    for i, (a, b, c, d) in enumerate(segments):
        for k in range(steps):
            t = k / steps
            ease = 3 * t * t - 2 * t**3
            if b is None or c is None:
                place = (a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t)
            else:
                place = _bezier(a, b, c, d, t)
            discs.append((place, widths[i] + (widths[i + 1] - widths[i]) * ease))
    discs.append((segments[-1][3], widths[-1]))
    circles = [Dot(place).buffer(width / 2, quad_segs=10) for place, width in discs]
    tube = _swept(circles)
    if square:
        for (place, width), (inner, _) in ((discs[0], discs[1]), (discs[-1], discs[-2])):
            length = math.dist(place, inner) or 1.0
            dx, dy = (place[0] - inner[0]) / length * width, (place[1] - inner[1]) / length * width
            x, y = place
            tube = tube.difference(
                Polygon(
                    [
                        (x - dy, y + dx),
                        (x - dy + dx, y + dx + dy),
                        (x + dy + dx, y - dx + dy),
                        (x + dy, y - dx),
                    ]
                )
            )
    return outline_of(tube.buffer(5).buffer(-5))


def nib_stroke(
    points: Nodes, width: float, *, thin: float = 0.46, degrees: float = -18
) -> Geometry:
    """Return what a broad nib leaves along `points`: thick stems and thin bars.

    The nib is an ellipse `width` long, `thin` times as thick, turned by `degrees`.
    """
    disc = Dot(0, 0).buffer(1, quad_segs=8)
    nib = affinity.rotate(affinity.scale(disc, width / 2, width / 2 * thin), degrees, origin=(0, 0))
    return _swept([affinity.translate(nib, x, y) for x, y in curve(points).flattened(9)])


def _swept(shapes: Sequence[Geometry]) -> Geometry:
    if len(shapes) == 1:
        return shapes[0]
    return unary_union([unary_union(pair).convex_hull for pair in itertools.pairwise(shapes)])


def _number(value: float) -> str:
    text = f"{value:.1f}"
    if text == "-0.0":
        return "0"
    return text.removesuffix(".0")


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _polygons(geometry: Geometry) -> list[Geometry]:
    parts = geometry.geoms if hasattr(geometry, "geoms") else [geometry]
    return [part for part in parts if part.geom_type == "Polygon" and not part.is_empty]


def region_data(geometry: Geometry, *, smallest: float = 6) -> str:
    """Return path data of a shapely area, leaving out specks below `smallest` square units."""
    rings: list[str] = []
    for part in _polygons(geometry):
        if part.area < smallest:
            continue
        simple = part.simplify(SIMPLIFY)
        for ring in (simple.exterior, *simple.interiors):
            points = list(ring.coords)[:-1]
            rings.append("M" + "L".join(_pair((x, y)) for x, y in points) + "Z")
    return "".join(rings)


class Pen:
    """Draws on one card: keeps the transform, the clip and the paths written so far."""

    def __init__(self, width: float = 610, height: float = 950) -> None:
        self.width = width
        self.height = height
        self._paths: list[str] = []
        self._affines: list[Affine] = [Affine()]
        self._clip: Geometry | None = None
        self._role = ""

    @contextmanager
    def placed(self, *steps: Affine) -> Iterator[None]:
        """Draw the block in a coordinate system of its own, the first step outermost."""
        affine = self._affines[-1]
        for step in steps:
            affine = affine @ step
        self._affines.append(affine)
        try:
            yield
        finally:
            self._affines.pop()

    @contextmanager
    def clipped(self, area: Shape | Geometry) -> Iterator[None]:
        """Cut whatever the block draws to `area`, in geometry.

        A `Shape` is taken in the current coordinates, a shapely geometry in final ones.
        """
        before = self._clip
        clip = self.area(area) if isinstance(area, Shape) else area
        self._clip = clip if before is None else before.intersection(clip)
        try:
            yield
        finally:
            self._clip = before

    @contextmanager
    def role(self, name: str) -> Iterator[None]:
        """Write `name` as the class of the block's paths, for those who read the file."""
        before, self._role = self._role, name
        try:
            yield
        finally:
            self._role = before

    @property
    def affine(self) -> Affine:
        """The transform from the current to the final coordinates."""
        return self._affines[-1]

    def area(self, shape: Shape) -> Geometry:
        """Return the polygon of `shape` in final coordinates."""
        return shape.transformed(self.affine).polygon()

    def fill(
        self,
        shape: Shape,
        colour: str,
        *,
        weight: float = OUTLINE,
        outline: str = INK,
        shade: float = 0,
        shade_colour: str | None = None,
        light: Point = LIGHT,
        patches: Sequence[tuple[Shape | Geometry, str]] = (),
    ) -> Geometry:
        """Fill `shape`, lay `patches` of other colours in it, shade it, and outline it last.

        `weight` (final units, 0 for none) is the outline; `shade` the distance of the shadow's
        edge, in final units. Patches are cut to the shape; a `Shape` among them is in current
        coordinates. Returns the area of `shape` in final coordinates.
        """
        final = shape.transformed(self.affine)
        polygon = final.polygon()
        if not shade and not patches and self._clip is None:
            self._write(final.path_data(), colour)
            if weight:
                self._write(final.path_data(), None, outline, weight, merge=True)
            return polygon
        areas = [(self.area(p) if isinstance(p, Shape) else p, c) for p, c in patches]
        if self._clip is None:
            self._write(final.path_data(), colour)
        else:
            self._write(region_data(self._cut(polygon)), colour)
        for area, patch_colour in areas:
            self._write(region_data(self._cut(polygon.intersection(area))), patch_colour)
        if shade:
            lit = affinity.translate(polygon, light[0] * shade, light[1] * shade)
            shadow = polygon.difference(lit).buffer(-0.6).buffer(0.6)
            data = region_data(self._cut(shadow), smallest=12)
            self._write(data, shade_colour or shade_of(colour))
            for area, patch_colour in areas:
                data = region_data(self._cut(shadow.intersection(area)), smallest=12)
                self._write(data, shade_of(patch_colour))
        if weight:
            self._stroke_final(final, weight, outline)
        return polygon

    def fill_all(self, shapes: Sequence[Shape], colour: str) -> None:
        """Fill several shapes that do not overlap with one path, without an outline."""
        if self._clip is None:
            data = "".join(shape.transformed(self.affine).path_data() for shape in shapes)
        else:
            data = "".join(region_data(self._cut(self.area(shape))) for shape in shapes)
        self._write(data, colour)

    def stroke(self, line: Shape | Nodes, weight: float = OUTLINE, colour: str = INK) -> None:
        """Draw a round-ended line, `weight` final units wide; bare nodes make an open curve."""
        shape = line if isinstance(line, Shape) else curve(line)
        self._stroke_final(shape.transformed(self.affine), weight, colour)

    def region(self, geometry: Geometry, colour: str) -> None:
        """Fill a shapely area given in final coordinates."""
        self._write(region_data(self._cut(geometry)), colour)

    def local_region(self, geometry: Geometry, colour: str) -> None:
        """Fill a shapely area given in current coordinates."""
        self.region(self.affine.apply_to(geometry), colour)

    def svg(self) -> str:
        """Return the whole picture as the text of an SVG file."""
        size = f"{_number(self.width)} {_number(self.height)}"
        width, height = size.split()
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" '
            f'width="{width}" height="{height}">\n'
            '<g fill="none" stroke-linejoin="round" stroke-linecap="round">\n'
        )
        return head + "\n".join(self._paths) + "\n</g>\n</svg>\n"

    def _cut(self, geometry: Geometry) -> Geometry:
        return geometry if self._clip is None else geometry.intersection(self._clip)

    def _stroke_final(self, final: Shape, weight: float, colour: str) -> None:
        if self._clip is None:
            self._write(final.path_data(), None, colour, weight, merge=True)
            return
        points = final.flattened()
        if final.closed:
            points.append(points[0])
        kept = LineString(points).intersection(self._clip)
        parts = kept.geoms if hasattr(kept, "geoms") else [kept]
        data = "".join(
            "M" + "L".join(_pair((x, y)) for x, y in part.simplify(SIMPLIFY).coords)
            for part in parts
            if part.geom_type == "LineString" and not part.is_empty
        )
        self._write(data, None, colour, weight)

    def _write(
        self,
        data: str,
        fill: str | None,
        stroke: str | None = None,
        weight: float = 0,
        *,
        merge: bool = False,
    ) -> None:
        if not data:
            return
        painted = f' fill="{fill}"' if fill else ""
        lined = f' stroke="{stroke}" stroke-width="{_number(weight)}"' if stroke else ""
        named = f' class="{self._role}"' if self._role else ""
        tail = f' d="{data}"/>'
        # A fill followed by its own outline is one path: half the text, the same picture.
        if merge and lined and self._paths:
            bare = f"<path{named} fill="
            last = self._paths[-1]
            if last.startswith(bare) and last.endswith(tail) and "stroke=" not in last:
                self._paths[-1] = last.removesuffix(tail) + lined + tail
                return
        self._paths.append(f"<path{named}{painted}{lined}{tail}")
