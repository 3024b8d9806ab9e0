"""Cloth and ground: puffed sleeves, cuffs, the strip of grass."""

from __future__ import annotations

import math
from collections.abc import Sequence

from drawing.palette import GREEN, PALE_GREEN, shade_of
from drawing.pen import (
    OUTLINE,
    Geometry,
    Nodes,
    Pen,
    Shape,
    ellipse,
    limb,
    move,
    nodes,
    spline,
    turn,
)


def puff(
    pen: Pen, x: float, y: float, rx: float, ry: float, degrees: float, cloth: str, slash: str
) -> None:
    """Draw a puffed sleeve with three slashes that show the cloth beneath."""
    with pen.placed(move(x, y), turn(degrees)):
        slashes: list[tuple[Shape | Geometry, str]] = [
            (
                spline(
                    [
                        (rx * (k - 0.02), -ry * 1.1, True),
                        (rx * (k + 0.15), -ry * 1.1, True),
                        (rx * (k + 0.2), 0),
                        (rx * (k + 0.15), ry * 1.1, True),
                        (rx * (k - 0.02), ry * 1.1, True),
                        (rx * (k + 0.04), 0),
                    ]
                ),
                slash,
            )
            for k in (-0.55, -0.12, 0.32)
        ]
        pen.fill(ellipse(0, 0, rx, ry), cloth, shade=10, patches=slashes)


def sleeve(pen: Pen, path: Nodes, widths: Sequence[float], cloth: str) -> None:
    """Draw an arm in its sleeve, creased at the elbow, which is the last node but one."""
    pen.fill(limb(path, widths), cloth, weight=OUTLINE, shade=11)
    points = nodes(path) if isinstance(path, str) else list(path)
    before, elbow, after = points[-3][:2], points[-2][:2], points[-1][:2]
    inward = (
        math.atan2(before[1] - elbow[1], before[0] - elbow[0]),
        math.atan2(after[1] - elbow[1], after[0] - elbow[0]),
    )
    x = math.cos(inward[0]) + math.cos(inward[1])
    y = math.sin(inward[0]) + math.sin(inward[1])
    middle = math.atan2(y, x)
    half = widths[-2] / 2
    with pen.placed(move(*elbow), turn(math.degrees(middle))):
        for spread in (-22, 16):
            with pen.placed(move(half * 0.86, 0), turn(spread)):
                crease = limb([(0, 0), (-half * 0.9, spread * 0.12)], (6, 1.5))
                pen.fill(crease, shade_of(cloth), weight=0)


def cuff(pen: Pen, path: Nodes, widths: Sequence[float], colour: str) -> None:
    """Draw a band across a limb."""
    pen.fill(limb(path, widths, square=True), colour, weight=4.2, shade=4)


def ground(pen: Pen, y: float, left: float, right: float) -> None:
    """Draw the strip of grass that a figure stands on."""
    width = right - left
    strip = spline(
        [
            (left, y + 14, True),
            (left + width * 0.12, y - 6),
            (left + width * 0.35, y - 13),
            (left + width * 0.66, y - 12),
            (left + width * 0.88, y - 5),
            (right, y + 14, True),
            (right - width * 0.16, y + 22),
            (left + width * 0.5, y + 25),
            (left + width * 0.18, y + 22),
        ]
    )
    pen.fill(strip, GREEN, weight=4.4, shade=9, light=(0, -1))
    for part in (0.1, 0.36, 0.66, 0.9):
        x = left + width * part
        for lean in (-1, 0, 1):
            pen.stroke([(x + 8 * lean, y + 12), (x + 11 * lean, y + 1)], 3, PALE_GREEN)
