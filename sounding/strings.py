"""Plucked strings after Karplus and Strong, and the guitar that they are on."""

from __future__ import annotations

import numpy as np

from sounding.wave_forms import RATE, Wave, band, faded, noise, samples, shaped

_BODY = ((104.0, 0.35, 30.0), (208.0, 0.6, 50.0), (392.0, 0.45, 80.0), (1150.0, 0.25, 380.0))


def hertz(note: float) -> float:
    """Return the frequency of a note number, 69 is the A of 440 Hz."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def plucked(
    note: float, seconds: float, *, force: float = 1.0, bright: float = 0.5, seed: int = 1
) -> Wave:
    """Return one nylon string, plucked once and left to ring for `seconds`.

    A delay line as long as the period feeds itself through a three-tap low-pass, which holds the
    fraction of a sample that the period needs as well.

    bright: 0 plucked with the flesh near the neck, 1 with the nail near the bridge
    """
    period = RATE / hertz(note)
    smooth = 0.5 - 0.28 * bright
    whole = int(period - smooth)
    part = period - smooth - whole
    # The high strings die away sooner than the low ones.
    sixty = 5.2 * 2 ** (-(note - 40) / 17)
    loss = 10 ** (-3 * (period / RATE) / sixty)
    taps = loss * np.convolve([1 - smooth, smooth], [1 - part, part])
    size = samples(seconds)
    line = np.zeros(whole + 2 + size)
    line[whole + 2 : whole + 2 + whole] = _displacement(whole, bright, seed)[:size]
    for start in range(2 * whole + 2, line.size, whole):
        end = min(start + whole, line.size)
        here = slice(start, end)
        line[here] = (
            taps[0] * line[start - whole : end - whole]
            + taps[1] * line[start - whole - 1 : end - whole - 1]
            + taps[2] * line[start - whole - 2 : end - whole - 2]
        )
    out: Wave = force * line[whole + 2 :]
    return faded(out, 0.0, min(0.3, seconds / 3))


def _displacement(size: int, bright: float, seed: int) -> Wave:
    """Return the shape of the string at the moment it is let go, and the scratch of the nail."""
    at = 0.34 - 0.2 * bright
    place = np.arange(size) / size
    triangle = np.minimum(place / at, (1 - place) / (1 - at))
    triangle -= triangle.mean()
    scratch = band(noise(size / RATE, seed), 400, 3000 + 3000 * bright, 1)[:size]
    scratch -= scratch.mean()
    shape: Wave = triangle + (0.1 + 0.35 * bright) * scratch
    return shape


def guitar(strings: Wave, *, tail: float = 0.05) -> Wave:
    """Return what the body of the guitar makes of its strings.

    tail: as in `shaped`; 0 for strings whose end is followed by their beginning
    """

    def response(f: Wave) -> Wave:
        boost = 1.0 + sum(gain / (1 + ((f - at) / width) ** 2) for at, gain, width in _BODY)
        whole: Wave = boost / np.sqrt(1 + (f / 4300.0) ** 4) * f**2 / (f**2 + 70.0**2)
        return whole

    return shaped(strings, response, tail=tail)
