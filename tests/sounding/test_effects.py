"""Every effect measured: loudness, peak, length, and nothing that clicks."""

from __future__ import annotations

import math

import numpy as np
import pytest

from sounding.effects import EFFECTS, FESTIVE, SOFT, USUAL, effect
from sounding.loudness import PEAK, WINDOW, decibels, levelled, loudness
from sounding.music import note_number
from sounding.strings import hertz, plucked
from sounding.wave_forms import RATE, Wave, band, faded, mixed, noise, samples, time

# Seconds at most, by what a sound is for.
LENGTHS = {"game-won": 3.2, "game-lost": 3.2, "hand-won": 1.8, "hand-lost": 1.8}
LENGTHS |= {"escoba-guitar": 1.8, "seven-of-coins": 1.5, "your-turn": 1.1, "riffle": 0.9}
USUAL_LENGTH = 0.55


def energy(wave: Wave, start: int, end: int) -> float:
    return float(np.sum(wave[start:end] ** 2))


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_as_loud_as_its_kind_and_never_near_clipping(name: str) -> None:
    sound = effect(name)
    assert decibels(float(np.max(np.abs(sound)))) <= PEAK + 0.01
    assert loudness(sound) == pytest.approx(EFFECTS[name][0], abs=0.3)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_in_silence(name: str) -> None:
    sound = effect(name)
    peak = float(np.max(np.abs(sound)))
    assert abs(sound[0]) < 1e-6
    assert abs(sound[-1]) < 1e-6
    # The last millisecond is far below the peak: cut off there nothing clicks.
    assert np.max(np.abs(sound[-44:])) < 0.01 * peak
    assert abs(sound.mean()) < 0.01 * peak


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_short_and_its_quiet_end_is_cut_off(name: str) -> None:
    sound = effect(name)
    assert sound.size / RATE <= LENGTHS.get(name, USUAL_LENGTH)
    assert np.max(np.abs(sound[-samples(0.06) :])) > 0.0005 * np.max(np.abs(sound))


@pytest.mark.parametrize(
    "name", ["land-1", "land-2", "land-3", "pile", "knock", "tile-1", "select", "button", "coin"]
)
def test_what_is_struck_is_loud_first_and_dies_away(name: str) -> None:
    sound = effect(name)
    loudest = int(np.argmax(np.abs(sound)))
    assert loudest < samples(0.08)
    assert energy(sound, 0, sound.size // 2) > 5 * energy(sound, sound.size // 2, sound.size)


@pytest.mark.parametrize("name", ["slide-1", "slide-2", "escoba-broom", "gather"])
def test_what_slides_swells(name: str) -> None:
    sound = effect(name)
    third = sound.size // 3
    middle = energy(sound, third, 2 * third)
    assert middle > energy(sound, 0, third)
    assert middle > 0.4 * energy(sound, 2 * third, sound.size)


@pytest.mark.parametrize("name", EFFECTS)
def test_no_effect_hisses(name: str) -> None:
    sound = effect(name)
    power = np.abs(np.fft.rfft(sound)) ** 2
    frequencies = np.fft.rfftfreq(sound.size, 1 / RATE)
    assert power[frequencies > 8000].sum() < 0.1 * power.sum()


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_the_same_each_time(name: str) -> None:
    assert np.array_equal(effect(name), effect(name))


def test_variants_differ() -> None:
    assert not np.array_equal(effect("land-1"), effect("land-2"))
    assert not np.array_equal(effect("tile-1"), effect("tile-3"))


def test_there_are_three_degrees_of_loudness() -> None:
    assert {level for level, _make in EFFECTS.values()} == {USUAL, SOFT, FESTIVE}
    assert SOFT < USUAL < FESTIVE < PEAK


@pytest.mark.parametrize("note", [40, 45, 52, 57, 64, 69, 76])
def test_strings_are_in_tune(note: int) -> None:
    string = plucked(note, 1.5, seed=3)
    size = 8 * string.size
    spectrum = np.abs(np.fft.rfft(string * np.hanning(string.size), size))
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    near = np.abs(frequencies / hertz(note) - 1) < 0.2
    found = frequencies[near][spectrum[near].argmax()]
    assert abs(1200 * math.log2(found / hertz(note))) < 2  # cents; nobody hears less than 5


def test_a_string_dies_away_and_a_high_one_sooner() -> None:
    low, high = plucked(45, 1.2), plucked(76, 1.2)
    parts = [
        energy(s, samples(0.6), samples(0.8)) / energy(s, 0, samples(0.2)) for s in (low, high)
    ]
    assert parts[1] < parts[0] < 0.6


def test_notes_have_the_numbers_of_their_names() -> None:
    assert [note_number(n) for n in ("A4", "C4", "G#4", "Bb4", "B4", "E2")] == [
        69,
        60,
        68,
        70,
        71,
        40,
    ]


def test_loudness_is_that_of_the_loudest_moment() -> None:
    tone = 0.1 * np.sin(2 * np.pi * 1000 * time(0.4))
    level = loudness(tone)
    assert level == pytest.approx(decibels(0.1 / np.sqrt(2)), abs=2)
    assert loudness(np.concatenate([tone, np.zeros(RATE)])) == pytest.approx(level, abs=0.2)
    # A burst half as long as the window has half the power.
    burst = tone[: samples(WINDOW / 2)]
    assert loudness(burst) == pytest.approx(level - 3, abs=0.5)


def test_levelling_takes_away_a_constant_part_and_keeps_below_the_peak() -> None:
    wave = 0.3 + 0.2 * np.sin(2 * np.pi * 500 * time(0.3))
    out = levelled(wave, -25.0)
    assert abs(out.mean()) < 0.005
    click = np.zeros(4410)
    click[2000] = 1.0
    assert decibels(float(np.max(np.abs(levelled(click, -10.0))))) == pytest.approx(PEAK, abs=0.01)


def test_a_band_keeps_what_lies_in_it_without_delay() -> None:
    inside, below = np.sin(2 * np.pi * 1000 * time(0.5)), np.sin(2 * np.pi * 60 * time(0.5))
    kept = band(inside + below, 500, 2000)
    middle = slice(RATE // 8, RATE // 4)
    assert np.corrcoef(kept[middle], inside[middle])[0, 1] > 0.999
    assert np.std(kept[middle]) == pytest.approx(np.std(inside[middle]), rel=0.1)


def test_noise_comes_from_its_seed() -> None:
    assert np.array_equal(noise(0.01, 5), noise(0.01, 5))
    assert not np.array_equal(noise(0.01, 5), noise(0.01, 6))
    assert noise(0.0001, 1).tolist() == pytest.approx(
        [-0.731271, 0.694867, 0.527549, -0.489861], abs=1e-5
    )


def test_parts_are_added_at_their_seconds() -> None:
    one = np.ones(10)
    both = mixed((0.0, one), (5 / RATE, one))
    assert both.tolist() == [1] * 5 + [2] * 5 + [1] * 5
    soft = faded(np.ones(4410))
    assert abs(soft[0]) + abs(soft[-1]) < 1e-12
    assert soft[2000] == 1
