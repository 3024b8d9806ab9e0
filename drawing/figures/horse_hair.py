"""Manes, forelocks and tails: overlapping pointed locks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from drawing.pen import Node, Pen, Point, nodes, spline


@dataclass(frozen=True, slots=True)
class Lock:
    """One lock: its spine from the root to the tip, and its greatest width."""

    spine: str
    width: float


def draw_lock(pen: Pen, lock: Lock, colour: str, strand: str) -> None:
    """Draw a lock that swells from its root and ends in a point, with one strand inside."""
    spine: list[Point] = [(x, y) for x, y, *_ in nodes(lock.spine)]
    last = len(spine) - 1
    left: list[Node] = []
    right: list[Node] = []
    for i, (x, y) in enumerate(spine[:-1]):
        ahead, behind = spine[i + 1], spine[max(i - 1, 0)]
        length = math.dist(ahead, behind) or 1.0
        # Full at two fifths of the way, thinning to the tip.
        part = i / last
        half = lock.width / 2 * (0.72 + 0.28 * min(part / 0.4, 1)) * (1 - max(part - 0.4, 0) ** 1.5)
        nx, ny = -(ahead[1] - behind[1]) / length * half, (ahead[0] - behind[0]) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    tip: Node = (spine[-1][0], spine[-1][1], True)
    pen.fill(spline([*left, tip, *reversed(right)]), colour, weight=4.2)
    inside = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(left, spine[:-1], strict=True)]
    if len(inside) > 1:
        near_tip = (
            inside[-1][0] * 0.5 + spine[-1][0] * 0.5,
            inside[-1][1] * 0.5 + spine[-1][1] * 0.5,
        )
        pen.stroke([*inside[:1], *inside[1:], near_tip], 2.6, strand)


def draw_locks(pen: Pen, locks: Sequence[Lock], colour: str, strand: str) -> None:
    """Draw `locks` one over the other, the first undermost."""
    for lock in locks:
        draw_lock(pen, lock, colour, strand)
