"""Players that look no further than the move itself."""

from __future__ import annotations

from random import Random

from escoba.engine.cards import DECK_MASK
from escoba.players.base import Decision, RankedMove, Thought
from escoba.players.expert import gain
from escoba.players.situation import worth_of
from escoba.players.view import View
from escoba.players.worth import POINT, mask_of


class RandomPlayer:
    """Plays any legal move, each as likely."""

    level = "random"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide without looking at anything but what is legal."""
        move = rng.choice(view.legal_moves)
        return Decision(move, (RankedMove(move, 0.0),))
        yield


class BeginnerPlayer:
    """Takes as many cards as it can, and lays the highest card when it can take none.

    It sees neither which cards are worth more than others nor what it leaves.
    """

    level = "beginner"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by the number of cards taken."""
        share = 800

        def key(move: int) -> tuple[int, int]:
            return (~move & DECK_MASK).bit_count(), 0

        moves = sorted(view.legal_moves, key=key, reverse=True)
        ranked = tuple(RankedMove(move, key(move)[0] * share / POINT) for move in moves)
        return Decision(ranked[0].move, ranked)
        yield


class GreedyPlayer:
    """Takes what is worth most at once; when it takes nothing, lays the card that is worth least.

    It knows what counts, and does not look at what it leaves.
    """

    level = "easy"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by what the move brings at once, or loses."""
        worth, table = worth_of(view.rules), mask_of(view.table)

        def value(move: int) -> int:
            if ~move & DECK_MASK:
                return gain(worth, move, table)
            return -worth.of_card[move >> 46]

        moves = sorted(view.legal_moves, key=value, reverse=True)
        ranked = tuple(RankedMove(move, value(move) / POINT) for move in moves)
        return Decision(ranked[0].move, ranked)
        yield
