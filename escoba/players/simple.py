"""Players that look no further than the move itself."""

from __future__ import annotations

from random import Random

from escoba.engine import Move
from escoba.engine.captures import CARD_SHIFT
from escoba.engine.cards import DECK_MASK
from escoba.players.base import Decision, Thought
from escoba.players.expert import gain
from escoba.players.situation import worth_of
from escoba.players.view import View
from escoba.players.worth import POINT, mask_of


class RandomPlayer:
    """Plays any legal move, each as likely."""

    level = "random"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide without looking at anything but what is legal."""
        # Only random() is promised to come out the same under every Python.
        move = view.legal_moves[int(rng.random() * len(view.legal_moves))]
        return Decision.of(view, [(0, move)])
        yield


class BeginnerPlayer:
    """Takes as many cards as it can, and lays the first card when it can take none.

    It sees neither which cards are worth more than others nor what it leaves.
    """

    level = "beginner"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by the number of cards taken."""
        return Decision.of(
            view, [((~move & DECK_MASK).bit_count() * POINT, move) for move in view.legal_moves]
        )
        yield


class GreedyPlayer:
    """Takes what is worth most at once; when it takes nothing, lays the card that is worth least.

    It knows what counts, and does not look at what it leaves.
    """

    level = "easy"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by what the move brings at once, or loses."""
        worth, table = worth_of(view.rules), mask_of(view.table)

        def value(move: Move) -> int:
            if move.is_capture:
                return gain(worth, move, table)
            return -worth.of_card[move >> CARD_SHIFT]

        return Decision.of(view, [(value(move), move) for move in view.legal_moves])
        yield
