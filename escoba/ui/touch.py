"""Fingers on a touch screen: a tap is a click, a swipe a drag, a rest enlarges what it rests on."""

from __future__ import annotations

import math
from typing import Final

import pygame

from escoba.ui.input import (
    DOUBLE_CLICK_MS,
    InputEvent,
    LongPress,
    Motion,
    PointerLeft,
    Press,
    Release,
)

LONG_PRESS_MS: Final = 450.0
# In window points: what a fingertip trembles, and how far apart two taps of a pair may lie.
SLACK: Final = 10.0
_DOUBLE_TAP: Final = 28.0
# SDL's number for the touches that it makes up from the mouse.
_FROM_MOUSE: Final = -1


class Fingers:
    """Turns the first finger into presses; others are left alone until every finger is up.

    A finger that comes down means nothing yet: it becomes a press when it lifts, a drag when it
    moves, a long press when it rests. So nothing is chosen by a finger that only wants to look.

    size: the drawing surface in pixels; scale: pixels per window point
    """

    def __init__(self) -> None:
        self.size = (1, 1)
        self.scale = 1.0
        self._down: set[tuple[int, int]] = set()
        self._finger: tuple[int, int] | None = None
        self._start = self._at = (0.0, 0.0)
        self._rested_ms = 0.0
        self._is_waiting = self._is_drag = False
        self._last_tap: tuple[int, float, float] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether a finger rests that may come to be a long press."""
        return self._is_waiting

    def take(self, event: pygame.Event, now_ms: int) -> list[InputEvent]:
        """Return what a finger's event means; nothing for those that are no finger's."""
        if event.type not in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return []
        if event.touch_id == _FROM_MOUSE:
            return []
        finger = (event.touch_id, event.finger_id)
        at = (event.x * self.size[0], event.y * self.size[1])
        if event.type == pygame.FINGERDOWN:
            self._begin(finger, at)
            return []
        if event.type == pygame.FINGERMOTION:
            return self._move(at) if finger == self._finger else []
        self._down.discard(finger)
        return self._lift(at, now_ms) if finger == self._finger else []

    def advance(self, dt_ms: float) -> list[InputEvent]:
        """Return the long press that time brings."""
        if not self._is_waiting:
            return []
        self._rested_ms += dt_ms
        if self._rested_ms < LONG_PRESS_MS:
            return []
        self._is_waiting = False
        self._last_tap = None
        return [LongPress(*self._start)]

    def forget(self) -> None:
        """Forget every finger, as after the window lost the focus."""
        self._down.clear()
        self._finger = self._last_tap = None
        self._is_waiting = self._is_drag = False

    def _begin(self, finger: tuple[int, int], at: tuple[float, float]) -> None:
        is_first = not self._down
        self._down.add(finger)
        if is_first:
            self._finger = finger
            self._start = self._at = at
            self._rested_ms = 0.0
            self._is_waiting, self._is_drag = True, False

    def _move(self, at: tuple[float, float]) -> list[InputEvent]:
        self._at = at
        if self._is_drag:
            return [Motion(*at, held=True)]
        if not self._is_waiting or self._distance(self._start) <= SLACK * self.scale:
            return []
        self._is_waiting, self._is_drag = False, True
        self._last_tap = None
        return [Press(*self._start), Motion(*at, held=True)]

    def _lift(self, at: tuple[float, float], now_ms: int) -> list[InputEvent]:
        self._finger = None
        # A finger that is gone points at nothing any more.
        end: list[InputEvent] = [Release(*at), PointerLeft()]
        if self._is_waiting:
            end = [self._tap(now_ms), Release(*self._start), PointerLeft()]
        self._is_waiting = self._is_drag = False
        return end

    def _tap(self, now_ms: int) -> Press:
        count = 1
        if self._last_tap is not None:
            when, x, y = self._last_tap
            near = math.dist((x, y), self._start) <= _DOUBLE_TAP * self.scale
            count = 2 if near and now_ms - when <= DOUBLE_CLICK_MS else 1
        self._last_tap = (now_ms, *self._start) if count == 1 else None
        return Press(*self._start, count=count)

    def _distance(self, other: tuple[float, float]) -> float:
        return math.dist(self._at, other)
