"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Final

from escoba.engine import Card, CardSet, EscobaError, Move, Rules
from escoba.players.base import Decision, Player, RankedMove, Thought
from escoba.players.view import ALL_CARDS, View
from escoba.players.worth import Worth

LAST_PLY: Final = 35
CARDS_A_DEAL: Final = 3


class RandomPlayer:
    """Plays any legal move, each as likely."""

    level = "random"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide without looking at anything but what is legal."""
        move = rng.choice(view.legal_moves)
        return Decision(move, (RankedMove(move, 0.0),))
        yield


class MediumPlayer:
    """Weighs what a move takes against what the next player may take after it.

    It minds escobas, coins, sevens and whatever else the rules reward, and leaves tables that are
    hard to sweep. It is forgetful, as people are: it reckons with every card that does not lie
    before its eyes, also with those that were taken long ago.
    """

    level = "medium"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by the move's gain less the expected gain of the best reply."""
        worth = _worth(view.rules)
        ranked = []
        for move in view.legal_moves:
            ranked.append(RankedMove(move, self._value(view, worth, move)))
            yield
        # Stable: of equal moves the one listed first.
        ranked.sort(key=lambda one: -one.value)
        return Decision(ranked[0].move, tuple(ranked))

    def _value(self, view: View, worth: Worth, move: Move) -> float:
        table = CardSet.of(view.table)
        if move.is_capture:
            left = table - move.captured
            gain = worth.of(move.captured) + worth.of((move.card,))
            if not left:
                gain += worth.escoba
        else:
            left = table | move.card
            gain = 0.0
        if view.ply == LAST_PLY:
            return gain + self._leftovers(view, worth, move, left)
        return gain - self._reply(view, worth, move.card, left)

    @staticmethod
    def _leftovers(view: View, worth: Worth, move: Move, left: CardSet) -> float:
        """What the pick-up at the end brings this side, or costs it."""
        taker = view.seat if move.is_capture else view.last_capturer
        if taker is None:
            return 0.0
        return worth.of(left) if view.rules.side_of(taker) == view.side else -worth.of(left)

    @staticmethod
    def _reply(view: View, worth: Worth, played: Card, left: CardSet) -> float:
        held = view.hand_counts[view.next_seat]
        if not held and view.stock_count:
            held = CARDS_A_DEAL
        pool = ALL_CARDS - left - CardSet.of(view.hand) - CardSet.of((played,))
        return worth.expected_reply(left, pool, held)


@lru_cache(maxsize=64)
def _worth(rules: Rules) -> Worth:
    return Worth(rules)


LEVELS: Final[Mapping[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "medium": MediumPlayer,
}
# What a person may choose to sit down with; the others serve tests and measurements.
OFFERED: Final = ("medium",)


def player(level: str) -> Player:
    """Return the player of `level`.

    Raises EscobaError, which lists the levels, for any other name.
    """
    try:
        return LEVELS[level]()
    except KeyError:
        choices = ", ".join(LEVELS)
        raise EscobaError(f"{level!r} is not a level; choose one of {choices}") from None
