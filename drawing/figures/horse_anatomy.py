"""The parts a horse is built of, as areas in its own coordinates, facing left.

A pose says where the joints are; the flesh between them is laid on here, so that every leg of
every horse has the same forearm, knee, cannon, fetlock, pastern and hoof.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from shapely.ops import unary_union

from drawing.pen import (
    Affine,
    Geometry,
    Node,
    Point,
    Shape,
    limb,
    move,
    polyline,
    scale,
    spline,
    turn,
)

SHARP: Final = math.radians(58)

# The head lies along the axis from the poll (0, 0) to the lips (-156, 0), forehead upwards.
SKULL: Final = (
    "8,-8 -6,-20 -28,-25 -58,-22 -92,-19 -122,-19 -142,-17 -154,-8 -158,3 -153,12 -146,14 -148,22 "
    "-140,29 -128,27 -118,20 -96,22 -74,31 -50,44 -26,47 -4,40 10,16"
)


@dataclass(frozen=True, slots=True)
class Foreleg:
    """The joints of a foreleg from the elbow down; `hoof` turns the hoof, 0 for standing."""

    elbow: Point
    knee: Point
    fetlock: Point
    coronet: Point
    hoof: float = 0.0


@dataclass(frozen=True, slots=True)
class Hindleg:
    """The joints of a hind leg from the croup down; `hoof` turns the hoof, 0 for standing."""

    croup: Point
    stifle: Point
    hock: Point
    fetlock: Point
    coronet: Point
    hoof: float = 0.0


Leg = Foreleg | Hindleg


@dataclass(frozen=True, slots=True)
class HeadPlace:
    """Where the poll is, and how far the face is turned down from pointing left, in degrees."""

    poll: Point
    down: float
    size: float = 1.0

    def steps(self) -> tuple[Affine, ...]:
        """Return the steps from the head's coordinates to the horse's."""
        return (move(*self.poll), turn(-self.down), scale(self.size))

    def apply(self, x: float, y: float) -> Point:
        """Return where a point of the head is on the horse."""
        place: Point = (x, y)
        for step in reversed(self.steps()):
            place = step.apply(place)
        return place


def contour(area: Geometry, tolerance: float = 2.8) -> Shape:
    """Return the outer edge of `area` as a smooth curve, sharp where it turns sharply."""
    ring = [(x, y) for x, y in area.simplify(tolerance).exterior.coords[:-1]]
    placed: list[Node] = []
    for before, (x, y), after in zip([ring[-1], *ring], ring, [*ring[1:], ring[0]], strict=False):
        one = math.atan2(y - before[1], x - before[0])
        other = math.atan2(after[1] - y, after[0] - x)
        bend = abs(math.remainder(other - one, math.tau))
        placed.append((x, y, True) if bend > SHARP else (x, y))
    return spline(placed)


def between(a: Point, b: Point, part: float) -> Point:
    """Return the point `part` of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def foreleg(leg: Foreleg) -> Geometry:
    """Return the flesh of a foreleg without its hoof."""
    e, k, f, c = leg.elbow, leg.knee, leg.fetlock, leg.coronet
    path = [e, between(e, k, 0.45), between(e, k, 0.86), k, between(k, f, 0.3)]
    path += [between(k, f, 0.72), f, between(f, c, 0.5), c]
    bone = limb(path, (98, 76, 48, 47, 34, 31, 37, 29, 32)).polygon()
    return bone.buffer(-11).buffer(24).buffer(-13).union(_ergot(k, f)).buffer(5).buffer(-5)


def hindleg(leg: Hindleg) -> Geometry:
    """Return the flesh of a hind leg without its hoof, with the point of the hock."""
    s, k, f, c = leg.stifle, leg.hock, leg.fetlock, leg.coronet
    path = [leg.croup, s, between(s, k, 0.5), between(s, k, 0.88), k, between(k, f, 0.32)]
    path += [between(k, f, 0.72), f, between(f, c, 0.5), c]
    tube = limb(path, (150, 124, 84, 52, 49, 38, 34, 39, 31, 34)).polygon()
    # The heel bone goes on up from the cannon and stands out behind.
    reach = math.dist(k, f) or 1.0
    up = ((k[0] - f[0]) / reach, (k[1] - f[1]) / reach)
    heel = (k[0] + up[0] * 20 + 10, k[1] + up[1] * 20 + 3)
    point = limb([heel, k, between(k, f, 0.4)], (22, 46, 38)).polygon()
    smooth = tube.union(point).buffer(-11).buffer(25).buffer(-14)
    return smooth.union(_ergot(k, f)).buffer(5).buffer(-5)


def _ergot(joint: Point, fetlock: Point) -> Geometry:
    """Return the tuft behind the fetlock of a leg that comes down from `joint`."""
    reach = math.dist(joint, fetlock) or 1.0
    dx, dy = (fetlock[0] - joint[0]) / reach, (fetlock[1] - joint[1]) / reach
    root = (fetlock[0] + dy * 8, fetlock[1] - dx * 8)
    tip = (fetlock[0] + dy * 21 + dx * 13, fetlock[1] - dx * 21 + dy * 13)
    return limb([root, tip], (22, 4)).polygon()


def flesh(leg: Leg) -> Geometry:
    """Return the flesh of either kind of leg."""
    return foreleg(leg) if isinstance(leg, Foreleg) else hindleg(leg)


def skull(head: HeadPlace) -> Geometry:
    """Return the head without its ears."""
    shape = spline(SKULL)
    for step in reversed(head.steps()):
        shape = shape.transformed(step)
    return shape.polygon()


def joined(parts: list[Geometry], web: float = 9) -> Geometry:
    """Return the union of `parts`, the sharp inner corners between them filled by `web`."""
    return unary_union(parts).buffer(web).buffer(-web)


def sock(leg: Leg, grow: float = 0.0) -> Geometry:
    """Return what of the leg a white sock covers, from the middle of the cannon down."""
    joint = leg.knee if isinstance(leg, Foreleg) else leg.hock
    (x0, y0), (x1, y1) = between(joint, leg.fetlock, 0.5 - grow), leg.coronet
    length = math.dist((x0, y0), (x1, y1)) or 1.0
    nx, ny = (y1 - y0) / length * 60, (x0 - x1) / length * 60
    dx, dy = (x1 - x0) / length * 40, (y1 - y0) / length * 40
    band = polyline(
        [
            (x0 + nx, y0 + ny),
            (x0 - nx, y0 - ny),
            (x1 - nx + dx, y1 - ny + dy),
            (x1 + nx + dx, y1 + ny + dy),
        ]
    ).polygon()
    return band.intersection(flesh(leg).buffer(1))
