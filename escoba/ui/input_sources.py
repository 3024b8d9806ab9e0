"""Mouse, keys, fingers and pads together: pygame's events go in, ours come out."""

from __future__ import annotations

import pygame

from escoba.ui.input import InputEvent, Interrupted, Key, Translator
from escoba.ui.pad import Pads
from escoba.ui.touch import Fingers


class InputSources:
    """Everything that a player can hold or touch.

    key_names: what the keys at the places of a US keyboard are called on the player's
    """

    def __init__(self) -> None:
        self._translator = Translator()
        self._fingers = Fingers()
        self.pads = Pads()
        self.key_names: dict[str, str] = {}

    def fit(self, size: tuple[int, int], scale: float) -> None:
        """Take over the size of the drawing surface in pixels, and the pixels per window point."""
        self._translator.scale = self._fingers.scale = scale
        self._fingers.size = size

    def take(self, event: pygame.Event, now_ms: int) -> list[InputEvent]:
        """Return what an event means to scenes, often nothing."""
        ours = self._translator.translate(event, now_ms)
        if isinstance(ours, Interrupted):
            self.forget()
        if isinstance(ours, Key) and ours.position and len(ours.name) == 1:
            self.key_names[ours.position] = ours.name
        if ours is not None:
            return [ours]
        return self._fingers.take(event, now_ms) or self.pads.take(event)

    def advance(self, dt_ms: float) -> list[InputEvent]:
        """Return what comes by time: a finger's long press, a pad's repeats."""
        return self._fingers.advance(dt_ms) + self.pads.advance(dt_ms)

    def forget(self) -> None:
        """Forget what is held down."""
        self._fingers.forget()
        self.pads.forget()
