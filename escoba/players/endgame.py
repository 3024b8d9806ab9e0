"""The last deal of two players: with the stock empty, each knows what the other holds."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from escoba.engine import Side
from escoba.engine.captures import CARD_SHIFT, counts_of, legal_codes
from escoba.engine.cards import CARD_BITS, DECK_MASK, Card, cards_of_mask
from escoba.engine.scoring import pile_totals
from escoba.players.pace import NODE_STEPS, Pace
from escoba.players.situation import Situation
from escoba.players.worth import POINT, Worth

MOST_IN_A_LINE: Final = 2_000
"""Moves looked at after one move and one reply to it: a few milliseconds."""
MOST_IN_ALL: Final = 30_000
"""A tenth of a second; real last deals take a hundredth of that."""

_NOBODY: Final = -1
_BOUND: Final = 1 << 30


class _Position(NamedTuple):
    """Who plays, and where the cards are; hands by seat, piles and escobas by side, masks."""

    seat: Side
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    table: int
    piles: tuple[int, int]
    escobas: tuple[int, int]
    last: int


class TooDeep(Exception):
    """A line of play branches more than can be looked at."""


class Endgame:
    """Solves the last deal exactly: both sides play for the difference in points."""

    def __init__(self, situation: Situation, worth: Worth) -> None:
        self._rules = situation.rules
        self._worth = worth
        self._in_line = self._in_all = 0
        own, other = cards_of_mask(situation.hand), cards_of_mask(situation.unseen)
        last = situation.last_capturer
        self._root = _Position(
            situation.seat,
            (own, other) if situation.seat == 0 else (other, own),
            situation.table,
            (situation.piles[0], situation.piles[1]),
            (situation.escobas[0], situation.escobas[1]),
            _NOBODY if last is None else last,
        )

    def value(self, code: int, pace: Pace) -> Generator[None, None, int]:
        """Return what a move comes to with best play on both sides, in units.

        Yields between slices. Raises TooDeep when that takes more than the limits allow.
        """
        at = self._after(self._root, code)
        replies = self._codes(at)
        if not replies:
            return -POINT * self._best(at, -_BOUND, _BOUND)
        best = -_BOUND
        for reply in replies:
            self._in_all += self._in_line
            self._in_line = 0
            best = max(best, -self._best(self._after(at, reply), -_BOUND, -best))
            if pace.is_due(NODE_STEPS * self._in_line):
                yield
        return -POINT * best

    def _codes(self, at: _Position) -> list[int]:
        """Return the moves of the seat to play, those that take most first."""
        held = at.hands[at.seat]
        codes = legal_codes(self._rules.must_capture, held, at.table, counts_of(at.table))
        self._in_line += len(codes)
        if self._in_line > MOST_IN_A_LINE or self._in_all > MOST_IN_ALL:
            raise TooDeep
        if len(codes) > 1:
            worth = self._worth
            codes.sort(key=lambda code: -worth.of(~code & DECK_MASK))
        return codes

    def _best(self, at: _Position, low: int, high: int) -> int:
        """Return the difference for the seat to play, exact between the bounds."""
        seat = at.seat
        if not at.hands[seat]:
            if not at.hands[1 - seat]:
                return self._difference(at)
            return -self._best(at._replace(seat=1 - seat), -high, -low)
        best = -_BOUND
        for code in self._codes(at):
            found = -self._best(self._after(at, code), -high, -low)
            if found > best:
                best = found
                low = max(low, best)
                if low >= high:
                    break
        return best

    def _after(self, at: _Position, code: int) -> _Position:
        seat, hands, table, piles, escobas, last = at
        card = code >> CARD_SHIFT
        captured = ~code & DECK_MASK
        held = tuple([each for each in hands[seat] if each != card])
        hands = (held, hands[1]) if seat == 0 else (hands[0], held)
        if captured:
            own = piles[seat] | captured | CARD_BITS[card]
            piles = (own, piles[1]) if seat == 0 else (piles[0], own)
            last = seat
            table ^= captured
            if not table and (self._rules.last_play_escoba or any(hands)):
                escobas = (escobas[0] + 1 - seat, escobas[1] + seat)
        else:
            table |= CARD_BITS[card]
        return _Position(1 - seat, hands, table, piles, escobas, last)

    def _difference(self, at: _Position) -> int:
        piles = list(at.piles)
        if at.last != _NOBODY:
            piles[at.last] |= at.table
        totals = pile_totals(self._rules, piles, at.escobas)
        return totals[at.seat] - totals[1 - at.seat]
