"""The last card of a person's hand: with only one way to play it, it goes by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from escoba.engine import Card, Move
from escoba.session import Game
from escoba.ui.table.pacing import RETRY_MS

# Long enough to see that it is one's turn, and what is about to happen.
SEEN_MS: Final = 900.0


class LastCard:
    """Finds a forced last card, and waits until it has been seen."""

    def __init__(self) -> None:
        self._move: Move | None = None
        self._position = -1
        self._seen_ms = 0.0

    def look(self, game: Game, hand: Sequence[Card]) -> None:
        """Look at the cards of the person to play, once in each position."""
        if self._position == len(game.events):
            return
        self._position = len(game.events)
        self._seen_ms = 0.0
        self._move = game.forced_move() if len(hand) == 1 else None

    def move(self, game: Game) -> Move | None:
        """Return what is to be played by itself, if that was found in the game's position."""
        return self._move if self._position == len(game.events) else None

    def hurry(self) -> None:
        """Do not wait any longer."""
        self._seen_ms = math.inf

    def hold(self) -> None:
        """Wait before trying again what could not be saved."""
        self._seen_ms = -RETRY_MS

    def is_due(self, dt_ms: float, factor: float) -> bool:
        """Let time pass and tell whether the card is to be played now."""
        self._seen_ms += dt_ms
        return self._seen_ms >= SEEN_MS * factor
