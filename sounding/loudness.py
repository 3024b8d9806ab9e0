"""How loud a sound is, and making all sounds of one kind equally loud."""

from __future__ import annotations

from typing import Final

import numpy as np

from sounding.wave_forms import Wave, faded, samples, shaped

# A sound is as loud as its loudest stretch of this length: shorter ones are heard as quieter.
WINDOW: Final = 0.08
# No sample is louder, so that several sounds together do not clip.
PEAK: Final = -6.0
# Below the peak of a sound.
INAUDIBLE: Final = -60.0


def decibels(amplitude: float) -> float:
    """Return an amplitude in dB, 0 dB is full scale; silence is -200."""
    return float(20 * np.log10(max(amplitude, 1e-10)))


def weighted(wave: Wave) -> Wave:
    """Return a sound as the ear weighs it, after ITU-R BS.1770: less bass, more treble."""

    def response(hertz: Wave) -> Wave:
        low = hertz**2 / (hertz**2 + 38.0**2)
        shelf = 1 + 0.58 * hertz**2 / (hertz**2 + 1500.0**2)
        both: Wave = low * shelf
        return both

    return shaped(wave, response)


def loudness(wave: Wave) -> float:
    """Return the level in dB of the loudest `WINDOW` of a sound."""
    window = samples(WINDOW)
    power = np.concatenate([weighted(wave) ** 2, np.zeros(window)])
    summed = np.concatenate([[0.0], np.cumsum(power)])
    return decibels(float(np.sqrt(np.max(summed[window:] - summed[:-window]) / window)))


def trimmed(wave: Wave) -> Wave:
    """Return a sound without what is too quiet to be heard at its end."""
    heard = np.flatnonzero(np.abs(wave) > 10 ** (INAUDIBLE / 20) * np.max(np.abs(wave)))
    return wave[: heard[-1] + 1]


def levelled(wave: Wave, level: float) -> Wave:
    """Return a sound of that loudness in dB, without a constant part and without clicks.

    A sharp one stays quieter rather than passing `PEAK`.
    """
    soft = faded(trimmed(shaped(wave, lambda hertz: hertz**2 / (hertz**2 + 25.0**2))))
    gain = level - loudness(soft)
    gain = min(gain, PEAK - decibels(float(np.max(np.abs(soft)))))
    out: Wave = soft * 10 ** (gain / 20)
    return out
