"""Computer players: each sees a `View` and nothing else, and thinks in slices.

>>> from escoba.players import LEVELS
>>> sorted(LEVELS)
['beginner', 'easy', 'hard', 'master', 'medium', 'random']
"""

from escoba.players.base import (
    Decision,
    ExplainedMove,
    Player,
    RankedMove,
    Thought,
    decide,
    decision_rng,
    think,
)
from escoba.players.levels import LEVELS, OFFERED, player
from escoba.players.reasons import (
    Denies,
    Haul,
    Leaves,
    Leftovers,
    Reason,
    Safe,
    Threat,
    Wins,
    reasons,
)
from escoba.players.view import View, view_of, view_of_hand

__all__ = [
    "LEVELS",
    "OFFERED",
    "Decision",
    "Denies",
    "ExplainedMove",
    "Haul",
    "Leaves",
    "Leftovers",
    "Player",
    "RankedMove",
    "Reason",
    "Safe",
    "Thought",
    "Threat",
    "View",
    "Wins",
    "decide",
    "decision_rng",
    "player",
    "reasons",
    "think",
    "view_of",
    "view_of_hand",
]
