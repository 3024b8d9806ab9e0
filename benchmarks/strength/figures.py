"""Means, rates and ratings with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z_95: Final = 1.959964
"""Standard errors on either side of a mean that hold it 95 times in 100."""


def mean_interval(samples: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half the width of its interval.

    With fewer than two samples nothing is known of their spread: the width is infinite.
    """
    count = len(samples)
    if count < 2:
        return (samples[0] if samples else 0.0), math.inf
    mean = math.fsum(samples) / count
    variance = math.fsum((each - mean) ** 2 for each in samples) / (count - 1)
    return mean, Z_95 * math.sqrt(variance / count)


def rate_interval(wins: int, count: int) -> tuple[float, float]:
    """Return the ends of the interval of a rate, by Wilson's formula.

    It holds near 0 and 1 too, where a symmetric one does not.
    """
    if not count:
        return 0.0, 1.0
    rate, z2 = wins / count, Z_95**2
    middle = (rate + z2 / (2 * count)) / (1 + z2 / count)
    half = Z_95 / (1 + z2 / count) * math.sqrt(rate * (1 - rate) / count + z2 / (4 * count * count))
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == count else middle + half
    return low, high


def elo(rate: float) -> float:
    """Return the difference in Elo points at which one of two players wins at a rate."""
    if rate <= 0:
        return -math.inf
    if rate >= 1:
        return math.inf
    return 400 * math.log10(rate / (1 - rate))


def percentile(ordered: Sequence[float], part: float) -> float:
    """Return the smallest sample that `part` of them do not exceed; they must be in order."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]
