"""Cards: paper that slides over felt, lands, turns over, is gathered and riffled."""

from __future__ import annotations

import numpy as np

from sounding.modes import felt_thud
from sounding.wave_forms import RATE, Wave, band, decay, mixed, noise, swell


def slide(seed: int, seconds: float = 0.17) -> Wave:
    """Return a card that slides over felt: a breath that grows darker as the card slows down."""
    raw = noise(seconds, seed)
    fast = band(raw, 1100, 3800) * swell(seconds, 0.22)
    slow = band(raw, 420, 1500) * swell(seconds, 0.5)
    return _grainy(0.8 * fast + 0.6 * slow, seed, 0.35)


def land(seed: int, pitch: float) -> Wave:
    """Return a card put down on felt: air pressed out, then the table under the cloth."""
    seconds = 0.16
    air = band(noise(0.05, seed), 900, 4200) * swell(0.05, 0.35, 1.4)
    snap = band(noise(seconds, seed + 1), 1700, 6000) * decay(seconds, 0.0045)
    thud = felt_thud(seconds, seed + 2, pitch=pitch)
    return mixed((0.0, 0.2 * air), (0.028, 0.5 * snap), (0.028, thud))


def flip(seed: int) -> Wave:
    """Return a card that turns over: it bends, flicks through the air and comes to lie."""
    bend = band(noise(0.06, seed), 700, 2600) * swell(0.06, 0.7)
    flick = band(noise(0.07, seed + 1), 1800, 5200) * decay(0.07, 0.008)
    rest = felt_thud(0.09, seed + 2, pitch=1.35, weight=0.6)
    return mixed((0.0, 0.3 * bend), (0.045, 0.8 * flick), (0.085, 0.42 * rest))


def gather(seed: int) -> Wave:
    """Return a few cards pushed together into one packet."""
    seconds = 0.26
    rustle = band(noise(seconds, seed), 800, 4300) * swell(seconds, 0.62, 1.5)
    edges = [
        (at, gain * band(noise(0.04, seed + 1 + i), 1500, 6000) * decay(0.04, 0.005))
        for i, (at, gain) in enumerate(((0.05, 0.3), (0.105, 0.4), (0.15, 0.55), (0.185, 0.7)))
    ]
    return mixed((0.0, 0.5 * _grainy(rustle, seed, 0.5)), *edges)


def pile(seed: int) -> Wave:
    """Return a packet put down on the pile: heavier and lower than one card."""
    seconds = 0.22
    slap = band(noise(seconds, seed), 500, 3000) * decay(seconds, 0.012)
    thud = felt_thud(seconds, seed + 1, pitch=0.8, weight=1.4)
    return mixed((0.0, 0.8 * slap), (0.004, thud))


def riffle(seed: int) -> Wave:
    """Return two halves of a deck let run into each other, then squared on the table."""
    parts = []
    at, count = 0.0, 34
    for index in range(count):
        part = index / (count - 1)
        gain = 0.35 + 0.5 * np.sin(np.pi * part)
        tick = band(noise(0.03, seed + index), 1200 + 900 * part, 5200) * decay(0.03, 0.0035)
        parts.append((at, gain * tick))
        # The thumbs let the cards go faster towards the end.
        at += 0.019 - 0.010 * part
    air = band(noise(at, seed + 90), 900, 3200) * swell(at, 0.6)
    square = felt_thud(0.2, seed + 91, pitch=0.95, weight=1.2)
    return mixed(*parts, (0.0, 0.12 * air), (at + 0.05, 0.8 * square))


def _grainy(wave: Wave, seed: int, depth: float) -> Wave:
    """Return a sound that the weave of the felt makes uneven."""
    grain = band(noise(wave.size / RATE, seed + 7), 25, 140)
    grain /= np.max(np.abs(grain))
    uneven: Wave = wave * (1 + depth * grain)
    return uneven
