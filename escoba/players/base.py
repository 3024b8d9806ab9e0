"""The one protocol that drives every computer player."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from escoba.engine import Move
from escoba.players.reasons import Reason, reasons
from escoba.players.view import View
from escoba.players.worth import POINT

MOST_EXPLAINED: Final = 3


@dataclass(frozen=True, slots=True)
class RankedMove:
    """A move and what the player thinks it is worth, in points of the hand."""

    move: Move
    value: float


@dataclass(frozen=True, slots=True)
class ExplainedMove:
    """A move, its value in points of the hand, and the facts that speak for and against it."""

    move: Move
    value: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and the moves it compared, best first.

    view: what it knew
    """

    move: Move
    ranked: tuple[RankedMove, ...]
    view: View = field(repr=False)

    @classmethod
    def of(cls, view: View, weighed: Iterable[tuple[int, Move]]) -> Decision:
        """Return the decision for the best of some moves, each with its value in units.

        Of equal moves it is the one that comes first.
        """
        best_first = sorted(weighed, key=lambda each: -each[0])
        ranked = tuple([RankedMove(move, value / POINT) for value, move in best_first])
        return cls(ranked[0].move, ranked, view)

    @property
    def explained(self) -> tuple[ExplainedMove, ...]:
        """The three best moves with their reasons, which are found when they are asked for."""
        return tuple(
            [
                ExplainedMove(each.move, each.value, reasons(self.view, each.move))
                for each in self.ranked[:MOST_EXPLAINED]
            ]
        )


Thought = Generator[None, None, Decision]


class Player(Protocol):
    """Somebody who decides from a view alone.

    `think` yields between slices of a few milliseconds, so that a screen can be drawn meanwhile,
    and returns its decision. How much it thinks depends on counts, never on a clock. It keeps
    nothing between decisions: a thought can be dropped and begun again, and comes out the same.
    """

    level: str

    def think(self, view: View, rng: Random) -> Thought:
        """Decide on one of `view.legal_moves`."""
        ...


def decision_rng(view: View) -> Random:
    """Return the randomness of one decision.

    It follows from the commitment, the hand, the ply and the seat, all of them public: the same
    game brings the same decisions everywhere, and they tell nothing of the deck.
    """
    place = f"{view.commitment}:{view.number}:{view.ply}:{view.seat}"
    return Random(int.from_bytes(hashlib.sha256(place.encode()).digest(), "big"))


def think(player: Player, view: View) -> Thought:
    """Begin the thought that `player` has at `view`."""
    return player.think(view, decision_rng(view))


def decide(player: Player, view: View) -> Decision:
    """Let `player` think to the end at `view`."""
    thought = think(player, view)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            decision: Decision = end.value
            return decision
