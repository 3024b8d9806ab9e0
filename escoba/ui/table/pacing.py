"""The pace of computers: bounded work in each frame, and a while of being seen to think."""

from __future__ import annotations

import math
import time
from typing import Final

from escoba.players import Decision
from escoba.session import Game
from escoba.ui.table.timeline import BETWEEN_COMPUTERS, thinking_time

SLICE_MS: Final = 8.0
RETRY_MS: Final = 3000.0
LONG_MS: Final = 1500.0
"""A thought that takes longer is shown as one."""
_PULSE_HZ = 0.8
_DOT_MS = 320.0


class Pacing:
    """How long the computer to play has been thinking."""

    def __init__(self) -> None:
        self._thought_ms = 0.0
        self._shown_ms = 0.0
        self._after_computer = False
        self._open_ms = 0.0

    def played(self, *, by_computer: bool) -> None:
        """Begin anew after a play."""
        self._thought_ms = self._open_ms = 0.0
        self._after_computer = by_computer

    def hurry(self) -> None:
        """Let the computer play as soon as it knows what."""
        self._thought_ms = math.inf

    def hold(self) -> None:
        """Wait before trying again what could not be saved."""
        self._thought_ms = -RETRY_MS

    def think(self, game: Game, ply: int, dt_ms: float, factor: float) -> Decision | None:
        """Let the computer think for a slice; return its decision once it is time to play it."""
        turn = game.turn
        if turn is None:
            return None
        self._thought_ms += dt_ms
        self._shown_ms += dt_ms
        decision = None
        started = time.perf_counter()
        while decision is None and (time.perf_counter() - started) * 1000 < SLICE_MS:
            decision = game.think_step()
        self._open_ms = self._open_ms + dt_ms if decision is None else 0.0
        seen = thinking_time(ply, turn)
        if self._after_computer:
            seen = max(seen, BETWEEN_COMPUTERS)
        return decision if self._thought_ms >= seen * factor else None

    @property
    def is_long(self) -> bool:
        """Whether the computer still does not know what to play after a long while."""
        return self._open_ms > LONG_MS

    @property
    def pulse(self) -> float:
        """Strength of the ring of the plate that thinks, 0.44 to 1."""
        return 0.72 + 0.28 * math.cos(self._shown_ms / 1000 * 2 * math.pi * _PULSE_HZ)

    @property
    def dot(self) -> int:
        """Which of the three dots is bright."""
        return int(self._shown_ms / _DOT_MS) % 3
