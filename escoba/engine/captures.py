"""Capture sets: which cards of the table make fifteen with a card, in listing order.

The deck is cut into two halves of twenty cards (oros and copas, espadas and bastos). For the
table cards of each half a small list of their subsets by sum is made once and kept: a half
seldom holds more than three or four cards. A capture set is a subset of one half and one of
the other whose sums add to what is missing to fifteen; one shift and one "and" tell which sums
go together, and that there are none for about half of the cards. Joining them costs one
addition for each set found, so the cost follows the number of sets, not the 2^n subsets of a
table of n cards.

A subset is kept as its *key*, a whole number that sorts in listing order (fewer cards first,
then card by card); the key of a set is the sum of the keys of its cards, and the code of a
move the key of what it captures plus the number of the card played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from escoba.engine.cards import CARD_VALUES, CARDS, DECK_MASK, Card, CardSet

_HALF_BITS = 20
_LOW_HALF = (1 << _HALF_BITS) - 1
_HIGH_HALF = _LOW_HALF << _HALF_BITS
_MOST_MISSING = 14
_ALL_SUMS = (1 << _MOST_MISSING + 1) - 1
_MISSING: Final = tuple(15 - value for value in CARD_VALUES)
_SHIFTS: Final = tuple(_MOST_MISSING - missing for missing in _MISSING)

# The code of a move has its card in the low six bits and the captured mask in the next forty.
# Above them stands the order: the number of cards captured times 2^40, less the mask read
# backwards, so that of two sets of one size the one with the first card that the other lacks
# has the smaller code.
_MASK_SHIFT = 6
_ORDER_SHIFT = 46
_CARD_BITS = (1 << _MASK_SHIFT) - 1
_KEYS: Final = tuple(
    ((1 << 40) - (1 << 39 - card) << _ORDER_SHIFT) + (1 << card + _MASK_SHIFT) for card in CARDS
)

_Keys: TypeAlias = tuple[int, ...]


class _HalfTables(dict[int, tuple[tuple[_Keys, ...], int, int]]):
    """From the mask of table cards in one half to what they can add to.

    A table is the keys of the subsets by sum, 0 to 14; those sums as bits; and the same bits
    read backwards. Tables are made when first asked for, from the one with a card less.
    """

    # Those of up to four cards are kept: 6,196 of them at most, at about half a kilobyte each.
    # More cards than that in one half are rare.
    LARGEST_KEPT: Final = 4

    def __missing__(self, mask: int) -> tuple[tuple[_Keys, ...], int, int]:
        if mask:
            lowest = mask & -mask
            card = CARDS[lowest.bit_length() - 1]
            key, value = _KEYS[card], card.value
            without, sums, backwards = self[mask ^ lowest]
            by_sum = list(without)
            for total in _SUMS_OF[sums & _ALL_SUMS >> value]:
                by_sum[total + value] += tuple([key + rest for rest in without[total]])
            sums |= sums << value & _ALL_SUMS
            table = tuple(by_sum), sums, backwards | backwards >> value
        else:
            table = ((0,), *[()] * _MOST_MISSING), 1, 1 << _MOST_MISSING
        if mask.bit_count() <= self.LARGEST_KEPT:
            self[mask] = table
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
    high_keys, _, high_backwards = _HIGH_TABLES[table & _HIGH_HALF]
    free = must_capture == "no"
    codes: list[int] = []
    for card in held:
        if free:
            codes.append(card)
        sums = low_sums & high_backwards >> _SHIFTS[card]
        if sums:
            missing = _MISSING[card]
            # Loops, since most lists have one entry or two and a comprehension costs a call.
            keys: list[int] = []
            for total in _SUMS_OF[sums]:
                highs = high_keys[missing - total]
                for low in low_keys[total]:
                    low += card
                    for high in highs:
                        keys.append(low + high)
            if len(keys) > 1:
                keys.sort()
            codes += keys
        elif must_capture == "card":
            codes.append(card)
    if codes or must_capture != "hand":
        return codes
    return list(held)


def encoded(card: int, captured: CardSet) -> int:
    """Return the code of a move.

    >>> encoded(3, CardSet())
    3
    """
    return sum([_KEYS[each] for each in captured.cards], int(card))


def decoded(code: int) -> tuple[int, int]:
    """Return the card that a code plays and the mask of what it captures.

    >>> decoded(encoded(6, CardSet(0b110)))
    (6, 6)
    """
    return code & _CARD_BITS, code >> _MASK_SHIFT & DECK_MASK


def capture_sets(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    """Return the sets of table cards that make fifteen with a card, in listing order.

    Fewer cards come first, then card by card in card order. An empty table has none.

    >>> from escoba.engine.cards import card
    >>> capture_sets(card("6o"), CardSet.parse("11c 2e 7b"))
    (CardSet.parse('11c'), CardSet.parse('2e 7b'))
    """
    codes = legal_codes("no", (card,), table.mask)[1:]
    return tuple([CardSet(decoded(code)[1]) for code in codes])
