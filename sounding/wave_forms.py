"""Sound as arrays: noise, envelopes, filters, and putting sounds together.

A sound is a one-dimensional array of float64, 1.0 full scale, `RATE` samples a second.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]

RATE: Final = 44_100


def samples(seconds: float) -> int:
    """Return how many samples last that long."""
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    """Return nothing to hear."""
    return np.zeros(samples(seconds))


def time(seconds: float) -> Wave:
    """Return the time of each sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise from -1 to 1, the same for the same seed on every machine."""
    rng = random.Random(seed)
    return np.array([2.0 * rng.random() - 1.0 for _ in range(samples(seconds))])


def decay(seconds: float, halves: float) -> Wave:
    """Return an envelope that begins at 1 and falls to a half every `halves` seconds."""
    return np.exp2(-time(seconds) / halves)


def swell(seconds: float, peak: float, sharpness: float = 2.0) -> Wave:
    """Return an envelope that rises from 0 to 1 at the part `peak` of its time, then falls to 0."""
    part = np.linspace(0.0, 1.0, samples(seconds))
    rise = np.clip(part / peak, 0.0, 1.0)
    fall = np.clip((1.0 - part) / (1.0 - peak), 0.0, 1.0)
    smooth: Wave = np.sin(np.minimum(rise, fall) * np.pi / 2) ** sharpness
    return smooth


def shaped(wave: Wave, response: Callable[[Wave], Wave], *, tail: float = 0.05) -> Wave:
    """Return a sound with each frequency (in Hz) multiplied by its response, without delay.

    tail: seconds of silence kept apart, so that the end does not ring into the beginning
    """
    size = wave.size + samples(tail)
    spectrum = np.fft.rfft(wave, size)
    spectrum *= response(np.fft.rfftfreq(size, 1 / RATE).astype(np.float64))
    filtered: Wave = np.fft.irfft(spectrum, size)[: wave.size]
    return filtered


def band(wave: Wave, low: float, high: float, slope: int = 2) -> Wave:
    """Return what lies between two frequencies in Hz; `slope` times 6 dB an octave beyond them."""

    def response(hertz: Wave) -> Wave:
        above = 1 / np.sqrt(1 + (low / np.maximum(hertz, 1e-9)) ** (2 * slope))
        below = 1 / np.sqrt(1 + (hertz / high) ** (2 * slope))
        product: Wave = above * below
        return product

    return shaped(wave, response)


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Return sounds added together, each from its second on."""
    ends = [samples(at) + wave.size for at, wave in parts]
    total = np.zeros(max(ends))
    for (_at, wave), end in zip(parts, ends, strict=True):
        total[end - wave.size : end] += wave
    return total


def faded(wave: Wave, begins: float = 0.001, ends: float = 0.012) -> Wave:
    """Return a sound that begins and ends at silence, so that neither clicks."""
    first, last = samples(begins), samples(ends)
    out = wave.copy()
    out[:first] *= np.sin(np.linspace(0, np.pi / 2, first)) ** 2
    out[out.size - last :] *= np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return out


def roomy(
    wave: Wave, amount: float, *, seed: int, halves: float = 0.07, tail: float = 0.35
) -> Wave:
    """Return a sound with the echo of a small room; it grows `tail` seconds longer.

    amount: of the echo by the sound itself; halves: seconds in which the echo halves
    """
    echo = room(seed, halves, tail)
    size = wave.size + echo.size
    wet = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    out: Wave = np.concatenate([wave, np.zeros(echo.size)]) + amount * wet
    return out


def room(seed: int, halves: float, tail: float) -> Wave:
    """Return what a small room answers to a click: it has an energy of 1."""
    echo = band(noise(tail, seed) * decay(tail, halves), 180, 3800, 1)
    echo[: samples(0.006)] = 0.0
    answer: Wave = faded(echo, 0.004, 0.05) / np.sqrt(np.sum(echo**2))
    return answer
