"""The outlines of an SVG file, as far as it takes to bound what drawing them costs.

Points are control points: a curve never leaves their hull, so what is said of the points holds
for the curve. Syntax of paths and transforms: SVG 1.1, chapters 7 and 8.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

_FLOAT: Final = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_LETTER: Final = "[MmLlHhVvCcSsQqTtAaZz]"
_TOKEN: Final = re.compile(rf"{_LETTER}|{_FLOAT}")
# Possessive, so that no text makes it try again and again.
_PATH: Final = re.compile(rf"\s*+(?:[Mm](?:(?:{_LETTER}|{_FLOAT})[\s,]*+)*+)?")
_CALL: Final = re.compile(r"(\w+)\s*\(([^()]*)\)[\s,]*")
_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class Matrix(NamedTuple):
    """An affine map: x' = ax + cy + e, y' = bx + dy + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def after(self, inner: Matrix) -> Matrix:
        """Return the map that does `inner` first and then this one."""
        a, b, c, d, e, f = self
        return Matrix(
            a * inner.a + c * inner.b,
            b * inner.a + d * inner.b,
            a * inner.c + c * inner.d,
            b * inner.c + d * inner.d,
            a * inner.e + c * inner.f + e,
            b * inner.e + d * inner.f + f,
        )

    def at(self, point: Point) -> Point:
        """Return the place of a point."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def stretch(self) -> float:
        """How much longer a line can become at most (Frobenius norm, an upper bound)."""
        return math.sqrt(self.a**2 + self.b**2 + self.c**2 + self.d**2)


def read_transform(text: str) -> Matrix:
    """Return the map that a `transform` attribute describes; raises ValueError."""
    total, end = Matrix(), 0
    stripped = text.strip()
    for call in _CALL.finditer(stripped):
        if call.start() != end:
            raise ValueError(text)
        end = call.end()
        numbers = [float(n) for n in call[2].replace(",", " ").split()]
        total = total.after(_one_transform(call[1], numbers))
    if end != len(stripped):
        raise ValueError(text)
    return total


def _one_transform(name: str, numbers: list[float]) -> Matrix:
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return Matrix(a, b, c, d, e, f)
        case "translate", [x, *rest] if len(rest) <= 1:
            return Matrix(e=x, f=rest[0] if rest else 0.0)
        case "scale", [x, *rest] if len(rest) <= 1:
            return Matrix(a=x, d=rest[0] if rest else x)
        case "rotate", [degrees, *centre] if len(centre) in (0, 2):
            turn = math.radians(degrees)
            cos, sin = math.cos(turn), math.sin(turn)
            x, y = centre or (0.0, 0.0)
            about = Matrix(cos, sin, -sin, cos).after(Matrix(e=-x, f=-y))
            return Matrix(e=x, f=y).after(about)
        case "skewX", [degrees]:
            return Matrix(c=math.tan(math.radians(degrees)))
        case "skewY", [degrees]:
            return Matrix(b=math.tan(math.radians(degrees)))
    raise ValueError(name)


def path_points(data: str) -> list[Point]:
    """Return the start, control and end points of a path in order; raises ValueError."""
    points: list[Point] = []
    here = start = (0.0, 0.0)
    for letter, numbers in _commands(data):
        command = letter.upper()
        relative = letter != command
        if command == "Z":
            points.append(start)
        elif command == "A":
            for i in range(0, len(numbers), 7):
                points += _arc(numbers[i : i + 7], points[-1], relative)
        elif command in "HV":
            points += _straight(command, numbers, here, relative)
        elif relative:
            points += _relative(numbers, here, _ARITY[command])
        else:
            points += zip(numbers[::2], numbers[1::2], strict=True)
        if command == "M":
            start = points[-len(numbers) // 2]
        here = points[-1]
    return points


def _commands(data: str) -> list[tuple[str, list[float]]]:
    """Split a path into its commands, each with all the numbers that follow its letter."""
    if _PATH.fullmatch(data) is None:
        raise ValueError(data[:40])
    found: list[tuple[str, list[float]]] = []
    numbers: list[float] = []
    for token in _TOKEN.findall(data):
        if token.isalpha():
            numbers = []
            found.append((token, numbers))
        else:
            numbers.append(float(token))
    for letter, given in found:
        arity = _ARITY[letter.upper()]
        whole = len(given) % arity == 0 if arity else True
        if not whole or bool(given) != bool(arity):
            raise ValueError(letter)
    return found


def _relative(numbers: list[float], here: Point, arity: int) -> list[Point]:
    points = []
    x, y = here
    for i in range(0, len(numbers), arity):
        group = [(x + numbers[j], y + numbers[j + 1]) for j in range(i, i + arity, 2)]
        points += group
        x, y = group[-1]
    return points


def _straight(command: str, numbers: list[float], here: Point, relative: bool) -> list[Point]:
    points = []
    x, y = here
    for number in numbers:
        if command == "H":
            x = x + number if relative else number
        else:
            y = y + number if relative else number
        points.append((x, y))
    return points


def _arc(numbers: list[float], here: Point, relative: bool) -> list[Point]:
    # An arc stays within a square about its start: its radii grow until they reach the end.
    rx, ry, _turn, _large, _sweep, x, y = numbers
    if relative:
        x, y = here[0] + x, here[1] + y
    reach = 2 * max(abs(rx), abs(ry), abs(x - here[0]) + abs(y - here[1]))
    return [*_around(*here, reach), (x, y)]


def _around(x: float, y: float, reach: float) -> list[Point]:
    left, right, top, bottom = x - reach, x + reach, y - reach, y + reach
    return [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]


def shape_points(name: str, attributes: Mapping[str, str]) -> list[Point]:
    """Return points around a shape element; raises ValueError for what cannot be read."""

    def length(key: str) -> float:
        return read_length(attributes.get(key, "0"))

    match name:
        case "path":
            return path_points(attributes.get("d", ""))
        case "polygon" | "polyline":
            numbers = [float(n) for n in attributes.get("points", "").replace(",", " ").split()]
            return list(zip(numbers[::2], numbers[1::2], strict=True))
        case "line":
            return [(length("x1"), length("y1")), (length("x2"), length("y2"))]
        case "rect":
            x, y, w, h = (length(key) for key in ("x", "y", "width", "height"))
            return [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
        case "circle":
            return _around(length("cx"), length("cy"), length("r"))
        case "ellipse":
            reach = max(length("rx"), length("ry"))
            return _around(length("cx"), length("cy"), reach)
    raise ValueError(name)


def read_length(text: str) -> float:
    """Return a length in the units of the file; raises ValueError for other units."""
    return float(text.strip().removesuffix("px"))
