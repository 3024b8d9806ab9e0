"""The rules of what is heard: volumes, silence, and never too much at once.

There is no clock: the program feeds in the time that has passed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

from escoba.ui.sound.effects import Effect

MUSIC: Final = "music.ogg"
# Twice the same within this time is heard as one that is too loud.
APART_MS: Final = 40.0
# Beyond so many at once only a prominent effect is added, on a voice of its own.
VOICES: Final = 8
PROMINENT_VOICES: Final = 2
# From silence to the loudest music, and back.
FADE_MS: Final = 1000.0


class Device(Protocol):
    """Something that can be heard; volumes are 0 to 1, and it never raises."""

    def open(self) -> bool:
        """Get ready to play, and tell whether there is anything to play on."""

    def close(self) -> None:
        """Let go of it."""

    def load(self, file: Path) -> None:
        """Have a sound ready, so that playing it takes no time."""

    def play(self, file: Path, volume: float) -> float:
        """Play a sound and return how many milliseconds it lasts; 0 if it cannot be played."""

    def music(self, file: Path, volume: float) -> None:
        """Play a piece again and again at that volume; go on with it if it plays already."""

    def rest_music(self) -> None:
        """Hold the piece until it is asked for again."""


class Sound:
    """Plays the effects and the music of the program by the settings in force.

    is_missing: whether no device was found when one was looked for
    """

    def __init__(self, folder: Path, device: Device) -> None:
        self._folder = folder
        self._device = device
        self._effects = self._music = 0.0
        # How loud the music is on its way to that volume.
        self._music_now = 0.0
        self._is_muted = False
        self._only_in_front = True
        self._is_in_front = True
        self._is_open = False
        self.is_missing = False
        self._now = 0.0
        self._last: dict[Effect, float] = {}
        self._turn: dict[Effect, int] = {}
        self._ends: list[float] = []
        self._unloaded = [file for effect in Effect for file in effect.files]

    # Settings

    def use(self, *, effects: int, music: int, muted: bool, only_in_front: bool) -> None:
        """Take over the settings; volumes are 0 to 100."""
        self._effects, self._music = _gain(effects), _gain(music)
        self._is_muted, self._only_in_front = muted, only_in_front
        if self._is_open and not self._is_wanted:
            self._close()

    def come_to_front(self, is_in_front: bool) -> None:
        """Note whether the window is the one in use."""
        self._is_in_front = is_in_front

    @property
    def _is_wanted(self) -> bool:
        return not self._is_muted and (self._effects > 0 or self._music > 0)

    @property
    def _is_silent(self) -> bool:
        return self._is_muted or (self._only_in_front and not self._is_in_front)

    # The device

    def look_for_device(self) -> bool:
        """Look whether there is a device, even if none was found before."""
        if not self._is_open:
            self.is_missing = False
            self._open()
            if not self._is_wanted:
                self._close()
        return not self.is_missing

    def wake(self) -> None:
        """Open the device unless nothing is to be heard: at a moment when nothing moves."""
        if self._is_wanted:
            self._open()

    def _open(self) -> bool:
        """Open the device once; a game without one goes on in silence."""
        if not self._is_open and not self.is_missing:
            self._is_open = self._device.open()
            self.is_missing = not self._is_open
        return self._is_open

    def _close(self) -> None:
        if self._is_open:
            self._device.close()
        self._is_open = False
        self._music_now = 0.0
        self._ends.clear()
        self._unloaded = [file for effect in Effect for file in effect.files]

    def close(self) -> None:
        """End all sound."""
        self._close()

    # Playing

    def play(self, effect: Effect) -> None:
        """Play an effect now, unless it is not to be heard or too much is heard already."""
        if self._is_silent or self._effects <= 0 or not self._open():
            return
        if self._now - self._last.get(effect, -APART_MS) < APART_MS:
            return
        voices = VOICES + (PROMINENT_VOICES if effect.is_prominent else 0)
        if len(self._ends) >= voices:
            return
        turn = self._turn.get(effect, 0)
        file = effect.files[turn % len(effect.files)]
        lasts = self._device.play(self._folder / file, self._effects)
        self._last[effect], self._turn[effect] = self._now, turn + 1
        if lasts > 0:
            self._ends.append(self._now + lasts)

    def advance(self, dt_ms: float) -> None:
        """Let time pass; sounds not needed yet are read one by one."""
        self._now += dt_ms
        self._ends = [end for end in self._ends if end > self._now]
        if self._is_open and self._unloaded:
            self._device.load(self._folder / self._unloaded.pop(0))
        if self._is_open:
            self._fade_music(dt_ms)

    def _fade_music(self, dt_ms: float) -> None:
        """Bring the music nearer to its volume; turned on or off at once it would click."""
        goal = 0.0 if self._is_silent else self._music
        if goal == self._music_now:
            return
        step = dt_ms / FADE_MS
        if goal > self._music_now:
            self._music_now = min(goal, self._music_now + step)
        else:
            self._music_now = max(goal, self._music_now - step)
        if self._music_now > 0:
            self._device.music(self._folder / MUSIC, self._music_now)
        else:
            self._device.rest_music()


def _gain(volume: int) -> float:
    """Return what a volume multiplies by; the ear hears equal steps."""
    return float((volume / 100) ** 2)
