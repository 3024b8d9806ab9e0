"""Ostrich plumes for hats."""

from __future__ import annotations

import math

from shapely.geometry import LineString

from drawing.palette import INK, shade_of
from drawing.pen import Node, Nodes, Pen, curve, spline


def plume(
    pen: Pen, path: Nodes, width: float, colour: str, *, lobes: int = 6, weight: float = 4.2
) -> None:
    """Draw a plume from its quill along `path` to its drooping tip, `width` at its broadest."""
    spine = LineString(curve(path).flattened())

    def place(t: float, offset: float) -> tuple[float, float]:
        here = spine.interpolate(t, normalized=True)
        before = spine.interpolate(max(0.0, t - 0.02), normalized=True)
        after = spine.interpolate(min(1.0, t + 0.02), normalized=True)
        length = math.hypot(after.x - before.x, after.y - before.y) or 1.0
        dx, dy = (after.x - before.x) / length, (after.y - before.y) / length
        return here.x - dy * offset, here.y + dx * offset

    sides: list[list[Node]] = [[], []]
    barbs: list[list[Node]] = []
    for k in range(lobes):
        middle, notch = (k + 0.62) / lobes, (k + 1) / lobes
        half = width / 2 * math.sin(math.pi * min(0.86, 0.16 + 0.8 * middle)) ** 0.8
        for side, sign in zip(sides, (1, -1), strict=True):
            side.append(place(middle, sign * half))
            if k < lobes - 1:
                side.append((*place(notch - 0.2 / lobes, sign * half * 0.72), True))
                if k:
                    barbs.append(
                        [
                            place(notch - 0.8 / lobes, sign * half * 0.2),
                            place(notch - 0.3 / lobes, sign * half * 0.62),
                        ]
                    )
    start, tip = place(0, 0), place(1, 0)
    outline: list[Node] = [(*start, True), *sides[0], tip, *reversed(sides[1])]
    pen.fill(spline(outline), colour, weight=weight, shade=4)
    dark = shade_of(colour)
    for barb in barbs:
        pen.stroke(barb, 2.4, dark)
    pen.stroke([place(t / 5, 0) for t in range(5)], 2.6, INK if dark == colour else dark)
