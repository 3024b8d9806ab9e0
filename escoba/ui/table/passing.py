"""What passes by itself at the table: sentences, shaking, rising cards, the moment of change."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from escoba.engine import Card

# A click on something that has changed within this time was meant for what was there before.
SETTLE_MS: Final = 150.0
REFUSAL_MS: Final = 2500.0
MESSAGE_MS: Final = 1800.0
SHAKE_MS: Final = 260.0
LIFT_MS: Final = 120.0
HOVER_MS: Final = 90.0
_SHAKE = 6.0  # units to either side
_SHAKES = 3


class Passing:
    """The timers of one table.

    message: a sentence shown for a while; trouble stays until `tell` or `calm`, and what is
        true of one turn only goes with the next play
    """

    def __init__(self) -> None:
        self.message = ""
        self.is_trouble = False
        self._is_of_turn = False
        self._message_ms = self._refusal_ms = self._shake_ms = self._settle_ms = 0.0

    def tell(self, text: str, *, trouble: bool = False, of_turn: bool = False) -> None:
        """Show a sentence; one `of_turn` is untrue as soon as somebody has played."""
        self.message, self.is_trouble, self._message_ms = text, trouble, MESSAGE_MS
        self._is_of_turn = of_turn

    def calm(self) -> None:
        """Take the sentence away."""
        self.message, self.is_trouble, self._message_ms = "", False, 0.0
        self._is_of_turn = False

    def played(self) -> None:
        """Note that a turn is over, and with it what was said of it."""
        if self._is_of_turn:
            self.calm()

    def refuse(self, *, shakes: bool) -> None:
        """Note that an act was refused: the reason stays for a while, the tray shakes."""
        self._refusal_ms = REFUSAL_MS
        self._shake_ms = SHAKE_MS if shakes else 0.0

    def settle(self) -> None:
        """Note that what can be pressed has changed."""
        self._settle_ms = SETTLE_MS

    @property
    def is_settling(self) -> bool:
        """Tell whether things have just changed."""
        return self._settle_ms > 0

    @property
    def shake(self) -> float:
        """How far the tray is off its place, in layout units."""
        left = self._shake_ms / SHAKE_MS
        return _SHAKE * left * math.sin(left * math.pi * 2 * _SHAKES)

    def advance(self, dt_ms: float) -> tuple[bool, bool, bool]:
        """Let time pass; return whether something moves, a refusal and a sentence are over."""
        moves = self._settle_ms > 0 or self._shake_ms > 0
        self._settle_ms = max(0.0, self._settle_ms - dt_ms)
        self._shake_ms = max(0.0, self._shake_ms - dt_ms)
        refusal_over = 0 < self._refusal_ms <= dt_ms
        self._refusal_ms = max(0.0, self._refusal_ms - dt_ms)
        message_over = 0 < self._message_ms <= dt_ms and not self.is_trouble
        self._message_ms = max(0.0, self._message_ms - dt_ms)
        if message_over:
            self.message = ""
        return moves, refusal_over, message_over


class Lifts:
    """How far cards have risen: chosen ones wholly, those pointed at a little."""

    def __init__(self) -> None:
        self.heights: dict[Card, float] = {}

    def advance(self, wanted: Mapping[Card, float], dt_ms: float, *, at_once: bool) -> bool:
        """Move all cards towards the heights wanted (else 0); return whether any moves."""
        moves = False
        for card in {*wanted, *self.heights}:
            goal, now = wanted.get(card, 0.0), self.heights.get(card, 0.0)
            step = 1.0 if at_once else dt_ms / (LIFT_MS if abs(goal - now) > 0.5 else HOVER_MS)
            now = min(goal, now + step) if goal > now else max(goal, now - step)
            moves = moves or now != goal
            if now or card in wanted:
                self.heights[card] = now
            else:
                self.heights.pop(card, None)
        return moves
