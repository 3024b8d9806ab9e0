"""Read back the paths the pen writes, as polygons and lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from shapely.geometry import LineString, Polygon

PATH = re.compile(r"<path ([^>]*)/>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")

Point = tuple[float, float]


@dataclass(frozen=True)
class DrawnPath:
    role: str
    filled: bool
    weight: float
    lines: tuple[tuple[Point, ...], ...]
    closed: bool

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom, the stroke included."""
        xs = [x for line in self.lines for x, _ in line]
        ys = [y for line in self.lines for _, y in line]
        half = self.weight / 2
        return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half

    def touches(self, area: Any) -> bool:
        left, top, right, bottom = self.bounds()
        x0, y0, x1, y1 = area.bounds
        if right <= x0 or left >= x1 or bottom <= y0 or top >= y1:
            return False
        for line in self.lines:
            ring = (*line, line[0]) if self.closed else line
            if self.weight and LineString(ring).distance(area) < self.weight / 2:
                return True
            if self.filled and len(line) > 2 and Polygon(line).buffer(0).intersects(area):
                return True
        return False


def _points(data: str) -> Iterator[tuple[Point, ...]]:
    line: list[Point] = []
    for command, text in COMMAND.findall(data):
        numbers = [float(word) for word in text.split()]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            if line:
                yield tuple(line)
            line = pairs
        elif command == "L":
            line += pairs
        elif command == "C":
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = line[-1], *pairs
            for k in range(1, 9):
                t = k / 8
                u = 1 - t
                w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                line.append(
                    (
                        w[0] * ax + w[1] * bx + w[2] * cx + w[3] * dx,
                        w[0] * ay + w[1] * by + w[2] * cy + w[3] * dy,
                    )
                )
    if line:
        yield tuple(line)


def paths(svg: str) -> list[DrawnPath]:
    found = []
    for text in PATH.findall(svg):
        values = dict(ATTRIBUTE.findall(text))
        found.append(
            DrawnPath(
                values.get("class", ""),
                values.get("fill", "none") != "none",
                float(values.get("stroke-width", 0)),
                tuple(_points(values["d"])),
                "Z" in values["d"],
            )
        )
    return found


def art(svg: str) -> list[DrawnPath]:
    """The paths that are neither the paper, the frame nor the corner numbers."""
    return [path for path in paths(svg) if path.role not in ("paper", "frame", "index", "coins")]
