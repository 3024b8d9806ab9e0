"""Cloth that falls: garments with folds, hems of braid, and brocade woven where it fits whole."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shapely.geometry import LineString
from shapely.geometry import Point as Dot

from drawing.palette import INK, shade_of
from drawing.pen import (
    OUTLINE,
    Geometry,
    Node,
    Nodes,
    Pen,
    Point,
    Shape,
    curve,
    ellipse,
    move,
    nodes,
    scale,
    spline,
    turn,
)

# Woven motifs about the origin, one unit in radius; each part is filled with the motif's colour.
MOTIFS: Final[dict[str, tuple[str, ...]]] = {
    "flower": (
        "0,-.1! .36,-.5! .3,-.95! 0,-1.1! -.3,-.95! -.36,-.5!",
        ".1,0! .5,.36! .95,.3! 1.1,0! .95,-.3! .5,-.36!",
        "0,.1! -.36,.5! -.3,.95! 0,1.1! .3,.95! .36,.5!",
        "-.1,0! -.5,-.36! -.95,-.3! -1.1,0! -.95,.3! -.5,.36!",
    ),
    "dot": (".92,.38! .38,.92! -.38,.92! -.92,.38! -.92,-.38! -.38,-.92! .38,-.92! .92,-.38!",),
    "lozenge": ("0,-1! .7,0! 0,1! -.7,0!",),
    "ermine": ("0,-1.1! .4,.2 .55,1! 0,.6! -.55,1! -.4,.2",),
    "pomegranate": (
        "-.24,-.55! -.42,-1.05! 0,-.8! .42,-1.05! .24,-.55! .6,0 0,.52 -.6,0",
        "0,1.1! .3,.5 1.05,.3! .75,.95",
        "0,1.1! -.3,.5 -1.05,.3! -.75,.95",
    ),
    "lily": (
        "0,-1.1! .36,-.5 .16,.15 .16,.5! -.16,.5! -.16,.15 -.36,-.5",
        ".2,.3! .4,-.4 .9,-.4 .8,.1! .5,-.05 .3,.5!",
        "-.2,.3! -.4,-.4 -.9,-.4 -.8,.1! -.5,-.05 -.3,.5!",
        "-.5,.6! .5,.6! .3,1! -.3,1!",
    ),
    "star": (
        "0,-1! .2,-.3! .8,-.6! .4,0! .8,.6! .2,.3! 0,1! -.2,.3! -.8,.6! -.4,0! -.8,-.6! -.2,-.3!",
    ),
}


@dataclass(frozen=True, slots=True)
class Brocade:
    """A motif woven into cloth in staggered rows, upright and never cut."""

    motif: str
    colour: str
    radius: float = 11
    pitch: float = 50
    margin: float = 4
    across: float = 0  # shifts the rows
    heart: str = ""  # the colour of a dot in the middle, if any


@dataclass(frozen=True, slots=True)
class Braid:
    """A band along the edge of a garment, from one node of its outline on to another, "x,y".

    studs: distance between dots of another colour on it, 0 for none
    """

    start: str
    end: str
    width: float
    colour: str
    studs: float = 0
    stud_colour: str = INK
    stud: str = "dot"  # or "lozenge", "ermine"


def drape(
    pen: Pen,
    outline: Nodes,
    cloth: str,
    *,
    folds: Sequence[str] = (),
    fold: float = 9,
    ridges: Sequence[str] = (),
    ridge_colour: str = "",
    brocade: Brocade | None = None,
    braids: Sequence[Braid] = (),
    weight: float = OUTLINE,
    shade: float = 13,
    hidden: Sequence[Nodes] = (),
) -> Geometry:
    """Draw a garment: cloth, shadow, folds, brocade, braids, and the ink line last.

    folds: tapering valleys, at most `fold` wide, in the shade tone; ridges: thinner ones in a
    lighter colour, which motifs may cover. hidden: outlines of what will lie on the garment, where
    no motif is woven. Returns the garment's area in current coordinates.
    """
    shape = spline(outline)
    area = shape.polygon()
    pen.fill(shape, cloth, weight=0, shade=shade)
    bands = [(braid, _edge(shape, braid)) for braid in braids]
    free = area
    for cover in hidden:
        free = free.difference(spline(cover).polygon())
    for lines, colour, width in (
        (ridges, ridge_colour, fold * 0.6),
        (folds, shade_of(cloth), fold),
    ):
        for line in lines:
            leaf = tapering(line, width)
            polygon = leaf.polygon()
            if lines is folds:
                free = free.difference(polygon)
            if area.contains(polygon):
                pen.fill(leaf, colour, weight=0)
            else:
                pen.local_region(polygon.intersection(area), colour)
    if brocade is not None:
        for braid, edge in bands:
            free = free.difference(edge.buffer(braid.width))
        _weave(pen, free, brocade)
    for braid, edge in bands:
        band = edge.buffer(braid.width, cap_style="flat").intersection(area)
        inked = edge.buffer(braid.width + 3.6, cap_style="flat").intersection(area)
        pen.local_region(inked, INK)
        pen.local_region(band, braid.colour)
        if braid.studs:
            _stud(pen, edge, braid, area)
    if weight:
        pen.stroke(shape, weight)
    return area


def tapering(line: Nodes, width: float) -> Shape:
    """Return a sliver along `line`, pointed at both ends and `width` broad in its middle."""
    listed = nodes(line) if isinstance(line, str) else list(line)
    places: list[Point] = [(p[0], p[1]) for p in listed]
    if len(places) == 2:
        (x0, y0), (x1, y1) = places
        places.insert(1, ((x0 + x1) / 2, (y0 + y1) / 2))
    count = len(places)
    left: list[Node] = []
    right: list[Node] = []
    for i in range(1, count - 1):
        (x0, y0), (x, y), (x1, y1) = places[i - 1 : i + 2]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        half = width / 2 * math.sin(math.pi * i / (count - 1)) ** 0.7
        dx, dy = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return spline([(*places[0], True), *left, (*places[-1], True), *reversed(right)])


def motif(pen: Pen, name: str, x: float, y: float, radius: float, colour: str) -> None:
    """Draw one of `MOTIFS` about (`x`, `y`)."""
    with pen.placed(move(x, y), scale(radius)):
        pen.fill_all([spline(part) for part in MOTIFS[name]], colour)


def _weave(pen: Pen, area: Geometry, woven: Brocade) -> None:
    inside = area.buffer(-woven.radius * 0.92 - woven.margin)
    if inside.is_empty:
        return
    left, top, right, bottom = inside.bounds
    middle = (left + right) / 2 + woven.across
    steps = math.ceil((right - left) / woven.pitch) + 1
    y, row = top + 2, 0
    while y <= bottom:
        x = middle - steps * woven.pitch + (woven.pitch / 2 if row % 2 else 0)
        last = -math.inf
        while x <= right + woven.pitch / 2:
            # A motif moves aside for a fold, so that the rows follow the cloth.
            for aside in (0, *(side * k * 4 for k in range(1, 6) for side in (-1, 1))):
                if x + aside - last > woven.pitch * 0.7 and inside.contains(Dot(x + aside, y)):
                    last = x + aside
                    motif(pen, woven.motif, x + aside, y, woven.radius, woven.colour)
                    if woven.heart:
                        motif(pen, "lozenge", x + aside, y, woven.radius * 0.3, woven.heart)
                    break
            x += woven.pitch
        y += woven.pitch * 0.78
        row += 1


def _edge(shape: Shape, braid: Braid) -> Geometry:
    count = len(shape.segments)
    corners = [segment[0] for segment in shape.segments]
    ends = []
    for text in (braid.start, braid.end):
        place = nodes(text)[0][:2]
        if place not in corners:
            raise ValueError(f"the outline has no node {text} for a braid to end at")
        ends.append(corners.index(place))
    first, last = ends
    if last <= first:
        last += count
    picked = tuple(shape.segments[i % count] for i in range(first, last))
    return LineString(Shape(picked, closed=False).flattened())


def _stud(pen: Pen, edge: Geometry, braid: Braid, area: Geometry) -> None:
    """Set the studs along the middle of a braid, on the side that lies inside the garment."""
    half = braid.width / 2
    line = edge.parallel_offset(half, "right")
    middle = edge.interpolate(0.5, normalized=True)
    if not area.contains(line.interpolate(line.project(middle))):
        line = edge.parallel_offset(half, "left")
    count = max(1, round(line.length / braid.studs))
    studs: list[Shape] = []
    for k in range(count):
        at = (k + 0.5) / count
        dot = line.interpolate(at, normalized=True)
        near = line.interpolate(min(1, at + 0.01), normalized=True)
        before = line.interpolate(max(0, at - 0.01), normalized=True)
        angle = math.degrees(math.atan2(near.y - before.y, near.x - before.x))
        radius = half * 0.52
        if not area.contains(dot.buffer(radius * 0.8)):
            continue
        size = radius if braid.stud == "dot" else radius * 1.5
        place = move(dot.x, dot.y) @ turn(angle) @ scale(size)
        studs += [spline(part).transformed(place) for part in MOTIFS[braid.stud]]
    if studs:
        pen.fill_all(studs, braid.stud_colour)


def buttons(pen: Pen, line: Nodes, count: int, colour: str, radius: float = 6) -> None:
    """Draw `count` buttons at equal distances along `line`."""
    path = LineString(curve(line).flattened())
    for k in range(count):
        dot = path.interpolate(k / max(1, count - 1), normalized=True)
        pen.fill(ellipse(dot.x, dot.y, radius), colour, weight=2.8)
