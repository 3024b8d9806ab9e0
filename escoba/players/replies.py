"""What the next player will take from a table, on average over what it may hold."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from operator import mul
from typing import Final

from escoba.engine.cards import CARD_BITS, CARD_VALUES, cards_of_mask
from escoba.players.worth import Worth

_FIFTEEN: Final = 15
_ANSWER_STEPS: Final = 6
_ROW_STEPS: Final = 2
_NOTHING: Final = -(10**12)  # no set has this sum; stays below nought whatever is added


class Replies:
    """Expected captures from one pool of cards, any of which the next player may hold.

    A table costs the same however many captures it allows: the best of them is found by filling
    a knapsack of fifteen, not by listing them. Rows and answers are kept.

    worth: of the cards to whoever takes them; pool: the mask of the cards that may be held
    steps: how much work was done so far, see `Pace`
    """

    def __init__(self, worth: Worth, pool: int) -> None:
        self._of_card = worth.of_card
        self._escoba = worth.escoba
        self._pool = pool
        self.steps = 0
        # By table: for each sum below fifteen the most worth of a set that has it, nought for the
        # empty set; then the sum of the whole table.
        self._rows: dict[int, list[int]] = {0: [0] + [_NOTHING] * 14 + [0]}
        self._known: dict[int, int] = {}
        by_missing: dict[int, list[tuple[int, int]]] = {}
        for card in cards_of_mask(pool):
            missing = _FIFTEEN - CARD_VALUES[card]
            by_missing.setdefault(missing, []).append((worth.of_card[card], CARD_BITS[card]))
        self._by_missing = [(missing, tuple(cards)) for missing, cards in by_missing.items()]

    def expected(self, table: int, count: int) -> int:
        """Return the worth of the best capture of a hand of `count` cards, on average.

        table: a mask. A hand that can take nothing counts as nought.
        """
        key = table << 2 | count
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._expected(table, count)
            self.steps += _ANSWER_STEPS
        return known

    def _expected(self, table: int, count: int) -> int:
        size = (self._pool & ~table).bit_count()
        count = min(count, size)
        if not count or not table:
            return 0
        row = self._row(table)
        total = row[_FIFTEEN]
        replies: list[int] = []
        for missing, cards in self._by_missing:
            best = row[missing]
            if best >= 0:
                if missing == total:
                    best += self._escoba
                for worth, bit in cards:
                    if not bit & table:
                        replies.append(best + worth)
        if not replies:
            return 0
        replies.sort(reverse=True)
        hands, places = _holdings(size, count)
        weight: int = sum(map(mul, replies, places))
        return weight // hands

    def _row(self, table: int) -> list[int]:
        row = self._rows.get(table)
        if row is None:
            number = -table.bit_length()
            value, worth = CARD_VALUES[number], self._of_card[number]
            without = self._row(table ^ CARD_BITS[number])
            row = without[:value]
            for best, rest in zip(without[value:_FIFTEEN], without, strict=False):
                row.append(best if best > rest + worth else rest + worth)
            row.append(without[_FIFTEEN] + value)
            self._rows[table] = row
            self.steps += _ROW_STEPS
        return row


@lru_cache(maxsize=512)
def _holdings(size: int, count: int) -> tuple[int, tuple[int, ...]]:
    """Return how many hands of `count` cards there are in a pool of `size`.

    And for the cards from the best down, in how many of them it is the best one held.
    """
    return comb(size, count), tuple(comb(size - 1 - place, count - 1) for place in range(size))
