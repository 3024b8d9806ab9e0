"""Numerals of one even round stroke, as on a road sign: the easiest to read from afar."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from drawing.pen import Pen, Point, polyline

CELL_HEIGHT: Final = 200.0
ARC_STEP: Final = 7.5  # degrees


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> list[Point]:
    """Return points of an ellipse about (`x`, `y`); 0 degrees is at the right, 90 below."""
    count = max(1, math.ceil(abs(end - start) / ARC_STEP))
    angles = (math.radians(start + (end - start) * k / count) for k in range(count + 1))
    return [(x + rx * math.cos(t), y + ry * math.sin(t)) for t in angles]


# The middle line of each stroke, and how wide the digit is, in a cell 200 high.
_DIGITS: Final[Mapping[str, tuple[float, Sequence[Sequence[Point]]]]] = {
    "0": (112, [_arc(56, 66, 56, 66, 180, 360) + _arc(56, 134, 56, 66, 0, 180) + [(0, 66)]]),
    "1": (54, [[(0, 40), (54, 0), (54, 200)]]),
    "2": (114, [[*_arc(57, 57, 55, 57, 186, 392), (0, 200), (114, 200)]]),
    "3": (
        112,
        [
            [*_arc(54, 50, 50, 50, 205, 450), (38, 100)],
            [(38, 100), *_arc(54, 150, 58, 50, 270, 510)],
        ],
    ),
    "4": (124, [[(92, 200), (92, 0), (0, 142), (124, 142)]]),
    "5": (112, [[(100, 0), (18, 0), (10, 92), *_arc(52, 138, 60, 62, 228, 505)]]),
    "6": (
        112,
        [[(84, 0), (12, 108), *_arc(56, 144, 56, 56, 210, 570)]],
    ),
    "7": (110, [[(0, 0), (110, 0), (40, 200)]]),
}
_GAP: Final = 34.0


def digits_width(text: str, height: float, weight: float, *, squeeze: float = 1) -> float:
    """Return how wide `text` is, strokes and all."""
    unit = (height - weight) / CELL_HEIGHT * squeeze
    room = sum(_DIGITS[digit][0] for digit in text) * unit
    return room + (len(text) - 1) * (_GAP * unit + weight) + weight


def write_round(
    pen: Pen,
    text: str,
    middle: float,
    top: float,
    height: float,
    weight: float,
    colour: str,
    *,
    squeeze: float = 1,
) -> None:
    """Draw `text` centred about `middle`, `height` from edge to edge with strokes of `weight`.

    `squeeze` below 1 narrows the digits but not their strokes.
    """
    unit = (height - weight) / CELL_HEIGHT
    x = middle - digits_width(text, height, weight, squeeze=squeeze) / 2 + weight / 2
    y = top + weight / 2
    for digit in text:
        width, strokes = _DIGITS[digit]
        for stroke in strokes:
            points = [(x + px * unit * squeeze, y + py * unit) for px, py in stroke]
            pen.stroke(polyline(points, closed=False), weight, colour)
        x += (width + _GAP) * unit * squeeze + weight
