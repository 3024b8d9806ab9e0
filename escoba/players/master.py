"""The strongest player: it tries its moves in worlds that agree with what it has seen."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Final, TypeAlias

from escoba.engine import CARDS, Move
from escoba.engine.cards import CARD_BITS
from escoba.players.base import Decision, Thought
from escoba.players.beliefs import worlds
from escoba.players.endgame import Endgame, TooDeep
from escoba.players.expert import Weigher, promising
from escoba.players.leaf import StateValue, state_value
from escoba.players.pace import PLAYOUT_STEPS, Pace
from escoba.players.playout import Playouts, Policy
from escoba.players.replies import Replies
from escoba.players.situation import Situation, worth_of
from escoba.players.view import View
from escoba.players.worth import POINT, Worth

WORLDS: Final = 100
"""Against hard +0.71 ±.10 points a hand at 8 ms a decision; 200 worlds measured no better."""
MOST_PLAYOUTS: Final = 2_400
"""Where there are very many moves, each is tried in fewer worlds."""

_Weighing: TypeAlias = Generator[None, None, list[tuple[int, Move]]]


class MasterPlayer:
    """Plays every move on to the end of the deal in many worlds, and takes the best on average.

    worlds: how many
    """

    level = "master"

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by what the moves come to on average; in the last deal of two, exactly."""
        at = Situation.of(view)
        worth = present_worth(at, state_value(view.rules))
        if len(view.legal_moves) == 1:
            (move,) = view.legal_moves
            return Decision.of(view, [(Weigher(at, worth, at.unseen).value(move), move)])
        if len(at.held) == 2 and not at.stock_count:
            try:
                weighed = yield from _solved(view, at, worth)
            except TooDeep:
                weighed = yield from self._tried(view, at, worth, rng)
        else:
            weighed = yield from self._tried(view, at, worth, rng)
        return Decision.of(view, weighed)

    def _tried(self, view: View, at: Situation, worth: Worth, rng: Random) -> _Weighing:
        """Return the promising moves with what they come to on average over worlds."""
        kept = set(promising(worth, view.legal_moves, at.table))
        candidates = [move for move in view.legal_moves if move in kept]
        must_capture = view.rules.must_capture
        replies = Replies(worth, at.unseen)
        own = Policy(must_capture, worth, replies)
        # The others are taken for experts; an expert knows what cards are worth on average.
        average = worth_of(view.rules)
        their_replies = Replies(average, at.unseen | at.hand)
        others = Policy(must_capture, average, their_replies)
        playouts = Playouts(at, state_value(view.rules), own, others, replies)
        pace = Pace(replies, their_replies)
        count = min(self._worlds, MOST_PLAYOUTS // len(candidates))
        yield
        deals = yield from worlds(view, at, others, count, rng, pace)
        sums = [0] * len(candidates)
        weights = 0
        for hands, weight in deals:
            for place, move in enumerate(candidates):
                sums[place] += weight * playouts.value(move, hands)
                if pace.is_due(PLAYOUT_STEPS):
                    yield
            weights += weight
        return [(total // weights, move) for total, move in zip(sums, candidates, strict=True)]


def _solved(view: View, at: Situation, worth: Worth) -> _Weighing:
    """Return the moves with what they come to when the other hand is known."""
    endgame = Endgame(at, worth)
    weigher = Weigher(at, worth, at.unseen)
    pace = Pace(weigher.replies)
    solved = []
    yield
    for move in view.legal_moves:
        value = yield from endgame.value(move, pace)
        solved.append((value, weigher.value(move), move))
    # Of moves that come to the same, first the one that also looks best to a one-ply eye.
    solved.sort(key=lambda each: -each[1])
    return [(value, move) for value, _, move in solved]


def present_worth(at: Situation, state: StateValue) -> Worth:
    """Return what each card is worth as the hand stands: half of what it moves between sides.

    With more sides than two, between the own side and that of the next player.
    """
    own, rival = at.side, at.sides[at.following[at.seat]]
    taken = 0
    for pile in at.piles:
        taken |= pile
    escobas = (0,) * len(at.piles)
    piles = [*at.piles]
    of_card = []
    for card in CARDS:
        bit = CARD_BITS[card]
        if taken & bit:
            of_card.append(0)
            continue
        piles[own] |= bit
        swing = state.of(piles, escobas, own)
        piles[own] ^= bit
        piles[rival] |= bit
        swing -= state.of(piles, escobas, own)
        piles[rival] ^= bit
        of_card.append(max(0, swing // 2))
    return Worth(of_card, at.rules.escoba_points * POINT)
