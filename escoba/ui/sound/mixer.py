"""The sound device, by pygame's mixer."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from escoba.ui.sound.sound import PROMINENT_VOICES, VOICES

_RATE: Final = 44_100
_FORMAT: Final = -16  # signed, 16 bits
# Samples that are computed at once: 12 ms late at the most.
_BUFFER: Final = 512


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep what Linux's sound library writes about a missing device out of the terminal."""
    if sys.platform != "linux":
        yield
        return
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a program without a terminal may have no standard error at all
        yield
        return
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Mixer:
    """Plays through pygame; whatever is missing is silent."""

    def __init__(self) -> None:
        self._sounds: dict[Path, pygame.mixer.Sound | None] = {}
        self._piece: Path | None = None
        self._rests = False

    def open(self) -> bool:
        """Open the default device; SDL's dummy, which nobody can hear, is none."""
        try:
            with _quiet():
                pygame.mixer.init(_RATE, _FORMAT, 2, _BUFFER)
        except pygame.error:
            return False
        if pygame.mixer.get_driver() == "dummy":
            pygame.mixer.quit()
            return False
        pygame.mixer.set_num_channels(VOICES + PROMINENT_VOICES)
        return True

    def close(self) -> None:
        """Close the device and forget the sounds, which belong to it."""
        self._sounds.clear()
        self._piece = None
        pygame.mixer.quit()

    def load(self, file: Path) -> None:
        """Read a sound."""
        if file not in self._sounds:
            try:
                self._sounds[file] = pygame.mixer.Sound(file)
            except (pygame.error, OSError):
                self._sounds[file] = None

    def play(self, file: Path, volume: float) -> float:
        """Play a sound on a free channel, else in place of the one that has played longest."""
        self.load(file)
        sound = self._sounds[file]
        if sound is None:
            return 0.0
        sound.set_volume(volume)
        pygame.mixer.find_channel(force=True).play(sound)
        return sound.get_length() * 1000

    def music(self, file: Path, volume: float) -> None:
        """Begin the piece, go on with it after a rest, or change its volume."""
        pygame.mixer.music.set_volume(volume)
        if self._piece == file:
            if self._rests:
                pygame.mixer.music.unpause()
            self._rests = False
            return
        self._piece, self._rests = file, False
        try:
            pygame.mixer.music.load(file)
            pygame.mixer.music.play(-1)
        except (pygame.error, OSError):
            return

    def rest_music(self) -> None:
        """Hold the piece where it is."""
        if self._piece is not None and not self._rests:
            pygame.mixer.music.pause()
            self._rests = True
