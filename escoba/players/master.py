"""The strongest player: it tries its moves in worlds that agree with what it has seen."""

from __future__ import annotations

from random import Random
from typing import Final

from escoba.engine import CARDS
from escoba.engine.cards import CARD_BITS
from escoba.players.base import Decision, RankedMove, Thought
from escoba.players.beliefs import worlds
from escoba.players.endgame import Endgame
from escoba.players.expert import Weigher, promising
from escoba.players.leaf import StateValue, state_value
from escoba.players.playout import Playouts, Policy
from escoba.players.replies import Replies
from escoba.players.situation import Situation, worth_of
from escoba.players.view import View
from escoba.players.worth import POINT, Worth

WORLDS: Final = 100
A_SLICE: Final = 60  # playouts in one slice
NODES_A_SLICE: Final = 150


class MasterPlayer:
    """Plays every move on to the end of the deal in many worlds, and takes the best on average.

    worlds: how many
    """

    level = "master"

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds

    def think(self, view: View, rng: Random) -> Thought:
        """Decide by what the moves come to on average."""
        at = Situation.of(view)
        moves = view.legal_moves
        state = state_value(view.rules)
        worth = present_worth(at, state)
        if len(moves) == 1:
            value = Weigher(at, worth, at.unseen).value(moves[0])
            return Decision(moves[0], (RankedMove(moves[0], value / POINT),))
        if len(at.held) == 2 and not at.stock_count:
            endgame = Endgame(at, worth)
            solved = []
            seen = 0
            for move in moves:
                solved.append((endgame.value(move), move))
                if endgame.nodes - seen > NODES_A_SLICE:
                    seen = endgame.nodes
                    yield
            weigher = Weigher(at, worth, at.unseen)
            tied = {move: weigher.value(move) for _, move in solved}
            solved.sort(key=lambda each: -tied[each[1]])
            return _decision(solved)
        kept = set(promising(worth, moves, at.table))
        candidates = [move for move in moves if move in kept]
        own = Replies(worth, at.unseen)
        theirs = Replies(worth, at.unseen | at.hand)
        must = view.rules.must_capture
        own_policy = Policy(must, worth, own)
        their_policy = Policy(must, worth, theirs)
        playouts = Playouts(at, state, own_policy, their_policy, own)
        deals = worlds(view, at, their_policy, self._worlds, rng)
        yield
        sums = [0] * len(candidates)
        weights = 0
        done = 0
        for hands, weight in deals:
            for place, move in enumerate(candidates):
                sums[place] += weight * playouts.value(move, hands)
            weights += weight
            done += len(candidates)
            if done >= A_SLICE:
                done = 0
                yield
        return _decision(
            [(total // weights, move) for total, move in zip(sums, candidates, strict=True)]
        )


def _decision(weighed: list[tuple[int, object]]) -> Decision:
    # Stable: of equal moves the one listed first.
    weighed.sort(key=lambda each: -each[0])
    ranked = tuple(RankedMove(move, value / POINT) for value, move in weighed)  # type: ignore
    return Decision(ranked[0].move, ranked)


def present_worth(at: Situation, state: StateValue) -> Worth:
    """Return what each card is worth as the hand stands: half of what it moves between sides."""
    if len(at.piles) > 2:
        return worth_of(at.rules)
    side = at.side
    mine, theirs = at.piles[side], at.piles[1 - side]
    taken = mine | theirs
    of_card = []
    for card in CARDS:
        bit = CARD_BITS[card]
        if taken & bit:
            of_card.append(0)
            continue
        swing = state.of((mine | bit, theirs), (0, 0), 0) - state.of(
            (mine, theirs | bit), (0, 0), 0
        )
        of_card.append(max(0, swing // 2))
    return Worth(of_card, at.rules.escoba_points * POINT)
