"""Players that weigh each move by itself: what it takes, and what it leaves to be taken."""

from __future__ import annotations

from random import Random
from typing import Final

from escoba.engine import Move
from escoba.engine.captures import CARD_SHIFT
from escoba.engine.cards import CARD_BITS, DECK_MASK
from escoba.players.base import Decision, Thought
from escoba.players.replies import Replies
from escoba.players.situation import Situation, worth_of
from escoba.players.view import View
from escoba.players.worth import Worth

A_SLICE: Final = 24  # moves weighed in one slice
MOST_CAPTURES: Final = 24
"""Captures by one card that are looked at further than for what they bring at once."""


def after(code: int, table: int) -> tuple[int, int]:
    """Return the cards a move takes, its own among them, and the table it leaves; as masks.

    A card that is laid takes nothing.
    """
    captured = ~code & DECK_MASK
    card = CARD_BITS[code >> CARD_SHIFT]
    if captured:
        return captured | card, table ^ captured
    return 0, table | card


def gain(worth: Worth, code: int, table: int) -> int:
    """Return what a move brings at once, in units."""
    taken, left = after(code, table)
    return worth.of(taken) + (0 if left else worth.escoba)


class Weigher:
    """The value of single moves: the gain less what the next player takes on average.

    pool: the cards that the next player may hold, as a mask
    """

    def __init__(self, situation: Situation, worth: Worth, pool: int) -> None:
        self.situation = situation
        self.worth = worth
        self.replies = Replies(worth, pool)

    def value(self, code: int) -> int:
        """Return the value of a move in units."""
        at = self.situation
        taken, left = after(code, at.table)
        value = self.worth.of(taken) + (0 if left else self.worth.escoba)
        if not at.is_last_play:
            return value - self.replies.expected(left, at.reply_count)
        taker = at.seat if taken else at.last_capturer
        if taker is None:
            return value
        return value + (1 if at.sides[taker] == at.side else -1) * self.worth.of(left)


def promising(worth: Worth, moves: tuple[int, ...], table: int) -> list[int]:
    """Return the moves worth a closer look, in their order.

    They are all of them but where one card has very many captures: then those that bring most.
    """
    if len(moves) <= MOST_CAPTURES:
        return list(moves)
    by_card: dict[int, list[tuple[int, int]]] = {}
    for code in moves:
        by_card.setdefault(code >> CARD_SHIFT, []).append((-gain(worth, code, table), code))
    kept = []
    for ranked in by_card.values():
        lays = [code for _, code in ranked if not ~code & DECK_MASK]
        captures = sorted(each for each in ranked if ~each[1] & DECK_MASK)
        kept += sorted(lays + [code for _, code in captures[:MOST_CAPTURES]])
    return kept


class ExpertPlayer:
    """Weighs what a move takes against what the next player may take after it.

    It minds escobas, coins, sevens and whatever else the rules reward, and leaves tables that are
    hard to sweep. It remembers every card that was face up.
    """

    level = "hard"

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by the move's gain less the expected gain of the best reply."""
        at = Situation.of(view)
        worth = worth_of(view.rules)
        weigher = Weigher(at, worth, self.pool(at))
        moves = view.legal_moves
        kept = set(promising(worth, moves, at.table))
        weighed: list[tuple[int, Move]] = []
        for move in moves:
            if move in kept:
                if weighed and len(weighed) % A_SLICE == 0:
                    yield
                weighed.append((weigher.value(move), move))
        return Decision.of(view, weighed)

    def pool(self, at: Situation) -> int:
        """Return the cards that it reckons with in other hands."""
        return at.unseen


class ForgetfulPlayer(ExpertPlayer):
    """The same, but forgetful, as people are.

    It reckons with every card that does not lie before its eyes, also with those that were taken
    long ago.
    """

    level = "medium"

    def pool(self, at: Situation) -> int:
        """Return the cards that it does not see."""
        return DECK_MASK & ~(at.table | at.hand)
