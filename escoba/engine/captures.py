"""Capture sets: which cards of the table make fifteen with a card, in listing order.

The deck is cut into two halves of twenty cards (oros and copas, espadas and bastos). For the
table cards of each half a small table lists its subsets by what they add to, up to fourteen;
the tables are kept, since a half seldom holds more than a few cards. A capture set is then a
subset of one half and a subset of the other whose sums add up to what is missing. One shift
and one "and" say whether there is any, which for most cards there is not.

Subsets are kept as *keys*: whole numbers that sort in listing order (fewer cards first, then
card by card) and whose low bits are the move code of the subset. Keys of disjoint subsets add
up to the key of their union, so joining two halves is one addition for each set found, and the
cost follows the number of sets, not the 2^n subsets of the table.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final, TypeAlias

from escoba.engine.cards import CARD_VALUES, CARDS, Card, CardSet

_HALF_BITS = 20
_HALF_MASK = (1 << _HALF_BITS) - 1
_MOST_MISSING = 14

# A move code has the card in its low six bits and the captured mask above; a key has above
# that the order: the number of cards times 2^40, less the mask read backwards. Between two
# sets of one size the one with the first card that the other lacks is then the smaller.
_CODE_BITS = 46
_CODE_MASK = (1 << _CODE_BITS) - 1
_KEYS: Final = tuple(
    ((1 << 40) - (1 << 39 - card) << _CODE_BITS) + (1 << card + 6) for card in CARDS
)

_Half: TypeAlias = tuple[int, int, tuple[tuple[int, int], ...], tuple[tuple[int, ...], ...]]
"""Of the table cards in one half: the sums they make as bits; the same bits backwards; each
subset as (sum, key); the keys by sum, with room for the negative sums of an index."""


@functools.lru_cache(maxsize=1 << 13)  # every half with up to four cards fits: 6,196 low ones
def _half(mask: int) -> _Half:
    """Return the subsets of the cards of a mask that add to fourteen or less."""
    by_sum: list[list[int]] = [[] for _ in range(_MOST_MISSING + 1)]
    by_sum[0].append(0)
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        card = lowest.bit_length() - 1
        value, key = CARD_VALUES[card], _KEYS[card]
        for total in range(_MOST_MISSING, value - 1, -1):
            by_sum[total] += [key + rest for rest in by_sum[total - value]]
    sums = sum(1 << total for total, keys in enumerate(by_sum) if keys)
    backwards = sum(1 << _MOST_MISSING - total for total, keys in enumerate(by_sum) if keys)
    pairs = tuple((total, key) for total, keys in enumerate(by_sum) for key in keys)
    return sums, backwards, pairs, (*map(tuple, by_sum), *[()] * (_MOST_MISSING + 1))


def legal_codes(must_capture: str, held: Iterable[int], table: int) -> list[int]:
    """Return the code of every legal move, in listing order.

    must_capture: the option of that name: "no", "card" or "hand"
    held: the cards in the hand, in the order in which their moves are to be listed
    table: the mask of the cards on the table

    >>> from escoba.engine.cards import card
    >>> table = CardSet.parse("4c 5b 7e").mask
    >>> len(legal_codes("no", [card("6o"), card("12c")], table))
    4
    """
    low_sums, _, low_pairs, _ = _half(table & _HALF_MASK)
    _, high_backwards, _, high_by_sum = _half(table & ~_HALF_MASK)
    free = must_capture == "no"
    codes: list[int] = []
    for card in held:
        if free:
            codes.append(card)
        value = CARD_VALUES[card]
        if low_sums & high_backwards >> value - 1:
            missing = 15 - value
            keys = [low + high for total, low in low_pairs for high in high_by_sum[missing - total]]
            keys.sort()
            codes += [(key & _CODE_MASK) + card for key in keys]
        elif must_capture == "card":
            codes.append(card)
    if codes or must_capture != "hand":
        return codes
    return list(held)


def capture_sets(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    """Return the sets of table cards that make fifteen with a card, in listing order.

    Fewer cards come first, then card by card in card order. An empty table has none.

    >>> from escoba.engine.cards import card
    >>> capture_sets(card("6o"), CardSet.parse("11c 2e 7b"))
    (CardSet.parse('11c'), CardSet.parse('2e 7b'))
    """
    codes = legal_codes("no", (card,), table.mask)[1:]
    return tuple([CardSet(code >> 6) for code in codes])
