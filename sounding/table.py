"""What happens at the table besides cards: ticks, knocks, coins, the broom, tiles and chalk."""

from __future__ import annotations

import numpy as np

from sounding.modes import COIN, TILE, WOOD, struck
from sounding.wave_forms import Wave, band, decay, mixed, noise, roomy, swell


def tick(pitch: float) -> Wave:
    """Return a finger nail on the edge of a card: chosen, or a little lower let go again."""
    seconds = 0.06
    body = struck(
        ((620, 1.0, 0.007), (1240, 0.4, 0.005), (2380, 0.15, 0.003)), seconds, pitch=pitch
    )
    return mixed(
        (0.0, body), (0.0, 0.25 * band(noise(seconds, 11), 2000, 6000) * decay(seconds, 0.0025))
    )


def knock() -> Wave:
    """Return a knuckle on the table, twice and softly: that is not possible."""
    once = mixed(
        (0.0, struck(WOOD, 0.16)),
        (0.0, 0.16 * band(noise(0.16, 21), 400, 2200) * decay(0.16, 0.005)),
    )
    return mixed((0.0, once), (0.11, 0.62 * once))


def button() -> Wave:
    """Return a small wooden button that gives way."""
    down = struck(WOOD, 0.09, pitch=1.9)
    return mixed((0.0, down), (0.0, 0.2 * band(noise(0.09, 31), 900, 3600) * decay(0.09, 0.004)))


def coin() -> Wave:
    """Return a coin that falls on others and rings."""
    first = struck(COIN, 0.5)
    second = struck(COIN, 0.42, pitch=1.19)
    touch = band(noise(0.03, 41), 2500, 9000) * decay(0.03, 0.003)
    return mixed((0.0, 0.8 * touch), (0.0, first), (0.055, 0.7 * second))


def broom(seed: int) -> Wave:
    """Return one stroke of a broom across the felt: many straws, brightest half-way."""
    seconds = 0.46
    raw = noise(seconds, seed)
    low = band(raw, 350, 1300) * swell(seconds, 0.45, 1.4)
    high = band(raw, 1300, 4200) * swell(seconds, 0.52, 2.6)
    straws = band(noise(seconds, seed + 1), 30, 190)
    straws /= np.max(np.abs(straws))
    stroke: Wave = (0.6 * low + 0.9 * high) * (1 + 0.55 * straws)
    return stroke


def tile(pitch: float, seed: int) -> Wave:
    """Return a glazed tile set down beside another one."""
    clack = struck(TILE, 0.11, pitch=pitch)
    bed = struck(WOOD, 0.11, pitch=1.25)
    touch = band(noise(0.11, seed), 1800, 7000) * decay(0.11, 0.0025)
    return mixed((0.0, 0.5 * clack), (0.001, 0.16 * bed), (0.0, 0.3 * touch))


def chalk(pitch: float, seed: int) -> Wave:
    """Return one short stroke of chalk on slate."""
    tap = struck(((840, 1.0, 0.006), (1720, 0.5, 0.004), (3050, 0.2, 0.003)), 0.12, pitch=pitch)
    grains = band(noise(0.12, seed), 1300 * pitch, 3600 * pitch) * swell(0.12, 0.3, 1.5)
    rough = band(noise(0.12, seed + 1), 60, 320)
    rough /= np.max(np.abs(rough))
    return mixed((0.0, 0.7 * tap), (0.004, 0.45 * grains * (1 + 0.7 * rough)))


def chime() -> Wave:
    """Return the chime of the seven of coins: small bells that climb a fourth and a fifth."""
    bell = ((1.0, 1.0, 0.2), (2.0, 0.28, 0.12), (2.76, 0.2, 0.07), (5.4, 0.08, 0.03))
    parts = [
        (at, gain * struck([(hertz * m, a, h) for m, a, h in bell], 0.9))
        for at, hertz, gain in (
            (0.0, 880.0, 0.7),
            (0.085, 1174.66, 0.8),
            (0.17, 1760.0, 1.0),
        )
    ]
    return roomy(mixed(*parts), 0.16, seed=51)
