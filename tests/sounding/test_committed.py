"""The files of the game are what the sources make."""

from __future__ import annotations

import io
import os
import wave
from collections.abc import Iterator
from functools import cache

os.environ["SDL_AUDIODRIVER"] = "dummy"

import numpy as np
import pygame
import pytest

from escoba.ui.sound import Effect
from escoba.ui.sound.sound import MUSIC
from sounding.__main__ import SOUNDS_FOLDER, wav
from sounding.effects import EFFECTS, effect
from sounding.music import SECONDS, music
from sounding.wave_forms import RATE, Wave

LARGEST = 2_500_000


def read(file: bytes) -> Wave:
    with wave.open(io.BytesIO(file)) as found:
        assert (found.getnchannels(), found.getsampwidth(), found.getframerate()) == (1, 2, RATE)
        return np.frombuffer(found.readframes(found.getnframes()), "<i2").astype(np.float64)


@cache
def piece() -> Wave:
    return music()


@pytest.fixture
def decoded_music() -> Iterator[Wave]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1)
    sound = pygame.mixer.Sound(SOUNDS_FOLDER / MUSIC)
    yield np.frombuffer(sound.get_raw(), "<i2") / 32767
    del sound
    pygame.mixer.quit()


@pytest.mark.parametrize("name", EFFECTS)
def test_every_committed_effect_is_what_its_source_makes(name: str) -> None:
    committed = read((SOUNDS_FOLDER / f"{name}.wav").read_bytes())
    made = read(wav(effect(name)))
    assert committed.size == made.size, "run `python -m sounding` and commit what it writes"
    # Another processor may round the last digit of a sine otherwise.
    assert np.max(np.abs(committed - made)) <= 2


def test_the_committed_music_is_what_its_source_makes(decoded_music: Wave) -> None:
    made = piece()
    assert decoded_music.size == made.size, "run `python -m sounding` and commit what it writes"
    # The encoder leaves out what is not heard, and each version of it something else.
    left_out = decoded_music - made
    assert np.sqrt(np.mean(left_out**2)) < 0.1 * np.sqrt(np.mean(made**2))
    assert np.corrcoef(decoded_music, made)[0, 1] > 0.995


def test_the_music_has_no_seam(decoded_music: Wave) -> None:
    for sound in (piece(), decoded_music):
        steps = np.abs(np.diff(sound))
        assert abs(sound[0] - sound[-1]) < np.quantile(steps, 0.99)
        # As loud just before the seam as the notes before it ring on after it: no gap.
        before, after = sound[-2205:], sound[:2205]
        assert np.sqrt(np.mean(before**2)) > 0.005
        assert np.sqrt(np.mean(after**2)) > 0.005


def test_the_music_is_quiet_and_lasts_about_a_minute() -> None:
    made = piece()
    assert 60 <= SECONDS <= 90
    assert made.size == round(SECONDS * RATE)
    assert np.max(np.abs(made)) < 0.3
    assert abs(made.mean()) < 1e-4


def test_the_files_are_those_that_the_game_asks_for() -> None:
    asked = {file for effect in Effect for file in effect.files} | {MUSIC}
    assert {path.name for path in SOUNDS_FOLDER.iterdir()} == asked


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS_FOLDER.iterdir()) < LARGEST
