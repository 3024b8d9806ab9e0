"""When a slice of thought is over: by counts of work, never by a clock."""

from __future__ import annotations

from typing import Final

from escoba.players.replies import Replies

STEPS_A_SLICE: Final = 1_500
"""Steps of two microseconds or so, on a slow core: less than three milliseconds."""

PLAYOUT_STEPS: Final = 8
WEIGHED_STEPS: Final = 1
NODE_STEPS: Final = 2


class Pace:
    """Counts the steps of one slice: what the player names, and what its replies cost.

    replies: those that the player asks
    """

    def __init__(self, *replies: Replies) -> None:
        self._replies = replies
        self._named = 0
        self._due = STEPS_A_SLICE

    def is_due(self, steps: int) -> bool:
        """Add some steps; return whether a slice is over, and begin the next one if it is."""
        self._named += steps
        done = self._named
        for replies in self._replies:
            done += replies.steps
        if done < self._due:
            return False
        self._due = done + STEPS_A_SLICE
        return True
