"""Players that serve only to measure others by; nobody can sit down with them in the game."""

from __future__ import annotations

from typing import Final

from escoba.engine import Hand, Move, Rules, Side
from escoba.engine.cards import CARD_BITS, CARDS, DECK_MASK
from escoba.players import View
from escoba.players.leaf import state_value
from escoba.players.worth import POINT, Worth, mask_of

# The weights that a published program gives what it takes, in 42nds of a point: an escoba and the
# seven of coins 1, a seven 1/3, a coin 1/6, any card 1/21. They are the same under all rules.
_UNIT: Final = POINT // 42
_OF_POINT, _OF_SEVEN, _OF_COIN, _OF_CARD = 42, 14, 7, 2


def _published_worth() -> Worth:
    coins = Rules().coins
    return Worth(
        [
            _UNIT
            * (
                _OF_CARD
                + _OF_SEVEN * (card.rank == 7)
                + _OF_COIN * (card.suit == coins)
                + _OF_POINT * (card.rank == 7 and card.suit == coins)
            )
            for card in CARDS
        ],
        _UNIT * _OF_POINT,
    )


class Published:
    """Plays as published programs do: greedy by fixed weights, whatever the rules reward.

    It captures whenever it can, and otherwise lays the card of the least weight; it does not look
    at what it leaves.
    """

    def __init__(self) -> None:
        self._worth = _published_worth()

    def choose(self, view: View) -> Move:
        """Return the move that takes most, or loses least."""
        table = mask_of(view.table)
        return max(view.legal_moves, key=lambda move: self._key(move, table))

    def _key(self, move: Move, table: int) -> tuple[bool, int]:
        if not move.is_capture:
            return False, -self._worth.of_card[move.card]
        captured = move.captured.mask
        gain = self._worth.of(captured | CARD_BITS[move.card])
        return True, gain + (self._worth.escoba if captured == table else 0)


MOST_PLIES: Final = 6
"""How far the cheater looks; with two seats that is a whole deal."""

_BOUND: Final = 1 << 40


class Cheater:
    """Sees every hand, though not the stock, and searches the deal with all cards open.

    It expects the other sides to see its own cards too, and to play against it together. At the
    end of the deal it goes by the value of the state.
    """

    def choose(self, hand: Hand) -> Move:
        """Return the best move of whoever is to play."""
        seat = hand.turn
        assert seat is not None
        side = hand.rules.side_of(seat)
        best, found = -_BOUND, None
        for code in _captures_first(hand):
            value = self._value_after(hand, code, side, MOST_PLIES - 1, best, _BOUND)
            if found is None or value > best:
                best, found = value, code
        assert found is not None
        return Move.from_code(found)

    def _value_after(
        self, hand: Hand, code: int, side: Side, plies: int, low: int, high: int
    ) -> int:
        world = hand.copy()
        world.push(code)
        if world.turn is None:
            totals = world.score_totals()
            rivals = len(totals) - 1
            return POINT * (totals[side] * (rivals + 1) - sum(totals)) // rivals
        if not plies or world.stock_count != hand.stock_count:
            piles = [pile.mask for pile in world.piles]
            return state_value(world.rules).of(piles, world.escobas, side)
        is_own = world.rules.side_of(world.turn) == side
        best = -_BOUND if is_own else _BOUND
        for reply in _captures_first(world):
            value = self._value_after(world, reply, side, plies - 1, low, high)
            if is_own:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best


def _captures_first(hand: Hand) -> list[int]:
    """Return the legal moves, those that take many cards first: they cut the search short."""
    return sorted(hand.codes(), key=lambda code: -(~code & DECK_MASK).bit_count())
