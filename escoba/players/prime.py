"""The chance to win the prime before all cards are taken."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final

from escoba.engine import Rules
from escoba.players.worth import POINT

_SUIT_BITS: Final = 10
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1

# Weights of the ranks 1 to 7, 10, 11, 12 and of having no card of a suit. For keys compared number
# by number each step must outweigh most of what comes after it.
_LEXICOGRAPHIC: Final = (9, 0, 1, 2, 5, 27, 100, 0, 0, 0)
_POINTS: Final = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
_COUNTS: Final = (9, 0, 0, 0, 3, 30, 100, 0, 0, 0)
_INELIGIBLE: Final = -200

# The normal distribution in steps of a twentieth: the chance to be above less that to be below.
# Written out, since the last digit of erf differs from one system to the next.
_STEPS: Final = 20
# fmt: off
_NORMAL: Final = (
    0, 399, 797, 1192, 1585, 1974, 2358, 2737, 3108, 3473, 3829, 4177, 4515, 4843, 5161,
    5467, 5763, 6047, 6319, 6579, 6827, 7063, 7287, 7499, 7699, 7887, 8064, 8230, 8385,
    8529, 8664, 8789, 8904, 9011, 9109, 9199, 9281, 9357, 9426, 9488, 9545, 9596, 9643,
    9684, 9722, 9756, 9786, 9812, 9836, 9857, 9876, 9892, 9907, 9920, 9931, 9940, 9949,
    9956, 9963, 9968, 9973,
)
# fmt: on

_CLUSTERED: Final = 14
"""The spread in tenths of what it were if each card fell for itself; cards come in captures.

Fitted on 8,000 hands of experts a preset.
"""

_ONE: Final = 1 << 20  # a chance of one
_LEAST: Final = _ONE // 500  # chances below are not followed further


class PrimeChance:
    """How the primes of piles will compare at the end, suit by suit."""

    def __init__(self, rules: Rules) -> None:
        self._takers = rules.side_count
        self._is_best = rules.prime_method != "counts"
        weights = {"lexicographic": _LEXICOGRAPHIC, "points": _POINTS, "counts": _COUNTS}
        # The highest bit of a suit stands for the ace.
        ranks = weights[rules.prime_method]
        self._by_bit = tuple(reversed(ranks))
        if not self._is_best:
            self._none = 0
        elif rules.prime_missing == "ineligible":
            self._none = _INELIGIBLE
        else:
            self._none = -10 if rules.prime_method == "lexicographic" else 0
        self._order = sorted(range(_SUIT_BITS), key=lambda bit: -self._by_bit[bit])
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def margin(self, own: int, other: int) -> int:
        """Return the chance that one pile ends with the better prime less that of the other."""
        lead = spread = 0
        known = self._known
        for _ in range(4):
            key = own & _SUIT_MASK, other & _SUIT_MASK
            suit = known.get(key)
            if suit is None:
                suit = known[key] = self._suit(*key)
            lead += suit[0]
            spread += suit[1]
            own >>= _SUIT_BITS
            other >>= _SUIT_BITS
        if 4 * spread < _ONE:
            return POINT * ((lead > 0) - (lead < 0))
        place = min(_STEPS * abs(lead) // isqrt(_CLUSTERED * spread * _ONE // 10), len(_NORMAL) - 1)
        return _NORMAL[place] if lead > 0 else -_NORMAL[place]

    def _suit(self, own: int, other: int) -> tuple[int, int]:
        """Return mean and variance of the difference in one suit, by who may take what is left.

        Both are in units of which one has `_ONE`.
        """
        out = [bit for bit in self._order if not (own | other) >> bit & 1]
        if not self._is_best:
            lead = self._all(own) - self._all(other)
            spread = sum([self._by_bit[bit] ** 2 for bit in out])
            return lead * _ONE, spread * _ONE * 2 // self._takers
        outcomes: list[tuple[int, int]] = []
        self._deal(self._best(own), self._best(other), out, 0, _ONE, outcomes)
        mean = sum([chance * lead for chance, lead in outcomes])
        square = sum([chance * lead * lead for chance, lead in outcomes])
        return mean, square - mean * mean // _ONE

    def _deal(
        self,
        own: int,
        other: int,
        out: list[int],
        place: int,
        chance: int,
        outcomes: list[tuple[int, int]],
    ) -> None:
        """Give the cards left, the best first, to either side or elsewhere."""
        if place == len(out) or chance < _LEAST or self._by_bit[out[place]] <= min(own, other):
            outcomes.append((chance, own - other))
            return
        weight = self._by_bit[out[place]]
        each = chance // self._takers
        self._deal(max(own, weight), other, out, place + 1, each, outcomes)
        self._deal(own, max(other, weight), out, place + 1, each, outcomes)
        if self._takers > 2:
            rest = chance - 2 * each
            self._deal(own, other, out, place + 1, rest, outcomes)

    def _best(self, cards: int) -> int:
        weights = [self._by_bit[bit] for bit in range(_SUIT_BITS) if cards >> bit & 1]
        return max(weights, default=self._none)

    def _all(self, cards: int) -> int:
        return sum(self._by_bit[bit] for bit in range(_SUIT_BITS) if cards >> bit & 1)


@lru_cache(maxsize=16)
def prime_chance(rules: Rules) -> PrimeChance:
    """Return the chances under some rules, which are kept."""
    return PrimeChance(rules)
