"""Struck things: wood, tiles, coins and felt ring in a few modes, each with a decay of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from sounding.wave_forms import Wave, band, decay, faded, mixed, noise, time

Mode: TypeAlias = tuple[float, float, float]
"""Frequency in Hz, amplitude, and the seconds in which it halves."""

WOOD: Sequence[Mode] = (
    (182, 1.0, 0.022),
    (311, 0.55, 0.015),
    (498, 0.34, 0.010),
    (764, 0.2, 0.007),
    (1180, 0.1, 0.005),
)
TILE: Sequence[Mode] = (
    (1310, 0.55, 0.010),
    (2140, 1.0, 0.013),
    (3020, 0.45, 0.008),
    (4630, 0.3, 0.006),
    (6480, 0.14, 0.004),
)
# The modes of a small disc of metal lie far from a harmonic series.
COIN: Sequence[Mode] = (
    (2093, 0.5, 0.075),
    (3487, 1.0, 0.11),
    (4892, 0.55, 0.07),
    (6733, 0.4, 0.05),
    (8911, 0.16, 0.03),
)


def struck(modes: Sequence[Mode], seconds: float, *, pitch: float = 1.0) -> Wave:
    """Return the modes of a thing that is struck once, all multiplied by `pitch`."""
    t = time(seconds)
    total = np.zeros(t.size)
    for hertz, amplitude, halves in modes:
        total += amplitude * np.sin(2 * np.pi * hertz * pitch * t) * np.exp2(-t / halves)
    # What strikes is soft: contact lasts for about a millisecond.
    contact: Wave = 1 - np.exp(-t / 0.0004)
    return faded(total * contact, 0.0, min(0.04, seconds / 4))


def felt_thud(seconds: float, seed: int, *, pitch: float = 1.0, weight: float = 1.0) -> Wave:
    """Return something flat landing on cloth over a table: a dull knock and a breath of air.

    weight: how much of the table is heard, by the cloth
    """
    table = struck(((142, 1.0, 0.022), (236, 0.7, 0.016), (388, 0.4, 0.010)), seconds, pitch=pitch)
    cloth = band(noise(seconds, seed), 260, 1500) * decay(seconds, 0.011)
    return mixed((0.0, 0.5 * weight * table), (0.0, cloth))
