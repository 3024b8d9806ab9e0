"""Computer players: each sees a `View` and nothing else, and thinks in slices.

>>> from escoba.players import LEVELS
>>> sorted(LEVELS)
['beginner', 'easy', 'hard', 'master', 'medium', 'random']
"""

from escoba.players.base import (
    Decision,
    Player,
    RankedMove,
    Thought,
    decide,
    decision_rng,
    think,
)
from escoba.players.levels import LEVELS, OFFERED, player
from escoba.players.view import View, view_of, view_of_hand

__all__ = [
    "LEVELS",
    "OFFERED",
    "Decision",
    "Player",
    "RankedMove",
    "Thought",
    "View",
    "decide",
    "decision_rng",
    "player",
    "think",
    "view_of",
    "view_of_hand",
]
