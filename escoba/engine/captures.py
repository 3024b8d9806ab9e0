"""Capture sets: which cards of the table make fifteen with a card, in listing order.

The deck is cut into two halves of twenty cards (oros and copas, espadas and bastos). For the
table cards of each half a small list of their subsets by sum is made once and kept: a half
seldom holds more than three or four cards. A capture set is a subset of one half and one of
the other whose sums add to what is missing to fifteen; one shift and one "and" tell which sums
go together, and that there are none for about half of the cards. Joining them costs one
addition for each set found, so the cost follows the number of sets, not the 2^n subsets of a
table of n cards.

Subsets are kept as *keys*: whole numbers that sort in listing order (fewer cards first, then
card by card) and whose low bits are the move code of the set. The key of a set is the sum of
the keys of its cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from escoba.engine.cards import CARD_VALUES, CARDS, Card, CardSet

_HALF_BITS = 20
_LOW_HALF = (1 << _HALF_BITS) - 1
_MOST_MISSING = 14
_MISSING: Final = tuple(15 - value for value in CARD_VALUES)

# A move code has the card in its low six bits and the captured mask above. A key has above
# that the order: the number of cards times 2^40, less the mask read backwards. Between two
# sets of one size the smaller key is then that of the set with the first card that differs.
_CODE_BITS = 46
_CODE_MASK = (1 << _CODE_BITS) - 1
_KEYS: Final = tuple(
    ((1 << 40) - (1 << 39 - card) << _CODE_BITS) + (1 << card + 6) for card in CARDS
)

_Keys: TypeAlias = tuple[int, ...]


class _HalfTables(dict[int, tuple[tuple[_Keys, ...], int, int]]):
    """From the mask of table cards in one half to what they can add to.

    A table is the keys of the subsets by sum, 0 to 14; those sums as bits; and the same bits
    read backwards. Tables are made when first asked for.
    """

    # Every half with up to four cards fits (6,196 of them), at about half a kilobyte each.
    LIMIT: Final = 1 << 13

    def __missing__(self, mask: int) -> tuple[tuple[_Keys, ...], int, int]:
        if len(self) >= self.LIMIT:
            self.clear()
        by_sum: list[list[int]] = [[] for _ in range(_MOST_MISSING + 1)]
        by_sum[0].append(0)
        for card in CARDS:
            if mask >> card & 1:
                for total in range(_MOST_MISSING, card.value - 1, -1):
                    by_sum[total] += [_KEYS[card] + rest for rest in by_sum[total - card.value]]
        sums = [total for total, keys in enumerate(by_sum) if keys]
        forwards = sum(1 << total for total in sums)
        backwards = sum(1 << _MOST_MISSING - total for total in sums)
        table = self[mask] = tuple(map(tuple, by_sum)), forwards, backwards
        return table


class _BitPlaces(dict[int, tuple[int, ...]]):
    """From a number to the places of its bits, made when first asked for."""

    def __missing__(self, bits: int) -> tuple[int, ...]:
        places = self[bits] = tuple(
            place for place in range(bits.bit_length()) if bits >> place & 1
        )
        return places


_LOW_TABLES: Final = _HalfTables()
_HIGH_TABLES: Final = _HalfTables()
_SUMS_OF: Final = _BitPlaces()


def legal_codes(must_capture: str, held: Sequence[int], table: int) -> list[int]:
    """Return the code of every legal move, in listing order.

    must_capture: the option of that name: "no", "card" or "hand"
    held: the cards in the hand, in the order in which their moves are to be listed
    table: the mask of the cards on the table

    >>> from escoba.engine.cards import card
    >>> table = CardSet.parse("4c 5b 7e").mask
    >>> len(legal_codes("no", [card("6o"), card("12c")], table))
    4
    """
    low_keys, low_sums, _ = _LOW_TABLES[table & _LOW_HALF]
    high_keys, _, high_backwards = _HIGH_TABLES[table & ~_LOW_HALF]
    free = must_capture == "no"
    codes: list[int] = []
    for card in held:
        if free:
            codes.append(card)
        missing = _MISSING[card]
        sums = low_sums & high_backwards >> _MOST_MISSING - missing
        if sums:
            # Loops, since most lists have one entry or two and a comprehension costs a call.
            keys: list[int] = []
            for total in _SUMS_OF[sums]:
                highs = high_keys[missing - total]
                for low in low_keys[total]:
                    for high in highs:
                        keys.append(low + high)
            if len(keys) > 1:
                keys.sort()
            for key in keys:
                codes.append((key & _CODE_MASK) + card)
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
