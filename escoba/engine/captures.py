"""Capture sets: which cards of the table make fifteen with a card, in listing order.

What adds to what is missing depends on the values on the table only, and those come again and
again where the cards themselves do not: five cards have 2,002 rows of values and 658,008 masks.
So a table is looked up by its *counts*, how many cards it has of each value, and the row found
there gives the *ways* to each sum as masks of whole values. Most ways take every card of each of
their values; then the set is that mask and the table, one operation. Only a way that takes some
of the cards of a value, a *parted* one, depends on their suits.

The code of a move is a whole number that sorts as its moves are listed: the card, then the
number of cards captured, then the mask of those that are not, so that of two sets of one size
the one with the first card that the other lacks has the smaller code.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from escoba.engine.cards import CARD_BITS, CARD_VALUES, CARDS, DECK_MASK, Card, CardSet, Suit

CARD_SHIFT: Final = 46
"""The bits of a code below its card: forty for the mask and six for the number of cards."""

_SIZE_SHIFT = 40
_ALL_SIZES = (1 << CARD_SHIFT) - 1 ^ DECK_MASK

LAYS: Final[tuple[int, ...]] = tuple(card << CARD_SHIFT | DECK_MASK for card in CARDS)
"""The code of laying each card, by its number."""

# By the number of the card: the code of laying it, and what is missing to fifteen.
_PLAYS: Final = tuple((lay, 15 - value) for lay, value in zip(LAYS, CARD_VALUES, strict=True))
_MOST_MISSING = 14

# Counts take three bits for each value, the ace's the lowest.
_PLACES: Final = 3
_VALUES: Final = range(1, 11)

COUNT_OF_CARD: Final[tuple[int, ...]] = tuple(1 << _PLACES * (value - 1) for value in CARD_VALUES)
"""The counts of each card alone, by its number."""

_SUIT_BITS = len(_VALUES)
_SUIT_MASK = (1 << _SUIT_BITS) - 1
_COUNTS_OF_SUIT: Final = tuple(
    sum(COUNT_OF_CARD[card] for card in CARDS[-_SUIT_BITS:] if mask & CARD_BITS[card])
    for mask in range(1 << _SUIT_BITS)
)

_MASK_OF_VALUE: Final = {
    value: sum(CARD_BITS[card] for card in CARDS if card.value == value) for value in _VALUES
}

# For the mask of cards of one value, by how many of them are taken: the masks of those taken.
_PICKS: Final = tuple(
    {
        sum(group): tuple(map(sum, itertools.combinations(group, taken)))
        for value in _VALUES
        for count in range(taken + 1, len(Suit) + 1)
        for group in itertools.combinations(
            [CARD_BITS[card] for card in CARDS if card.value == value], count
        )
    }
    for taken in range(len(Suit))
)

# A way is the number of its cards times 2^40 and the mask of the values of which it takes all. A
# parted way has besides, for each value of which it takes some, the mask of it and how many: those
# of the first such value, then a tuple of the others. A sum with one way only, and that whole, has
# just its number. All are numbers and tuples: the garbage collector leaves those alone, however
# many there are.
_Parts: TypeAlias = tuple[tuple[int, int], ...]
_Parted: TypeAlias = tuple[tuple[int, int, int, _Parts], ...]
_Several: TypeAlias = tuple[tuple[int, ...], _Parted]
_Ways: TypeAlias = int | _Several
_Row: TypeAlias = tuple[_Ways | None, ...]


class _Rows(dict[int, _Row]):
    """From the counts of a table to its ways to each sum from 0 to 14, None where there is none.

    Rows are made when they are first asked for, from that of the table without its highest value.
    """

    # Half a kilobyte each. All are forgotten when there are more, after thousands of hands.
    MOST_KEPT: Final = 1 << 15

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.clear()
        self[0] = 0, *[None] * _MOST_MISSING
        # What many tables have in common is kept once: then a processor's cache holds it.
        self._shared: dict[Any, Any] = {}

    def __missing__(self, counts: int) -> _Row:
        place = (counts.bit_length() - 1) // _PLACES
        count = counts >> _PLACES * place
        without = self[counts ^ count << _PLACES * place]
        if len(self) >= self.MOST_KEPT:
            self._forget()
        row = self[counts] = self._extended(without, place + 1, count)
        return row

    def _extended(self, without: _Row, value: int, count: int) -> _Row:
        """Return the row of a table that has `count` cards of a value besides."""
        row = list(without)
        mask = _MASK_OF_VALUE[value]
        for taken in range(1, min(count, _MOST_MISSING // value) + 1):
            more = taken << _SIZE_SHIFT
            if taken == count:
                more += mask
            added = taken * value
            for total, ways in enumerate(without[:-added], added):
                if ways is None:
                    continue
                whole, parted = _several(ways)
                if taken == count:
                    whole = tuple([way + more for way in whole])
                    parted = tuple(
                        [(way + more, first, some, others) for way, first, some, others in parted]
                    )
                else:
                    parted = (
                        *[(way + more, mask, taken, ()) for way in whole],
                        *[
                            (way + more, first, some, (*others, (mask, taken)))
                            for way, first, some, others in parted
                        ],
                    )
                    whole = ()
                known = row[total]
                if known is not None:
                    known_whole, known_parted = _several(known)
                    whole, parted = known_whole + whole, known_parted + parted
                row[total] = whole, parted
        for total, ways in enumerate(row[value:], value):
            if ways is not without[total] and ways is not None:
                row[total] = self._compact(*_several(ways))
        return tuple(row)

    def _compact(self, whole: tuple[int, ...], parted: _Parted) -> _Ways:
        """Return ways in as little memory as they need."""
        share = self._shared.setdefault
        whole = tuple([share(way, way) for way in whole])
        if len(whole) == 1 and not parted:
            return whole[0]
        parted = tuple([share(way, way) for way in parted])
        ways: _Ways = share(whole, whole), share(parted, parted)
        shared: _Ways = share(ways, ways)
        return shared


def _several(ways: _Ways) -> _Several:
    """Return ways as those that are whole and those that are parted."""
    return ((ways,), ()) if isinstance(ways, int) else ways


_ROWS: Final = _Rows()


def counts_of(mask: int) -> int:
    """Return how many cards of each value a mask has, three bits for each from the ace up.

    >>> oct(counts_of(CardSet.parse("1o 1c 3b").mask))
    '0o102'
    """
    return (
        _COUNTS_OF_SUIT[mask >> 3 * _SUIT_BITS]
        + _COUNTS_OF_SUIT[mask >> 2 * _SUIT_BITS & _SUIT_MASK]
        + _COUNTS_OF_SUIT[mask >> _SUIT_BITS & _SUIT_MASK]
        + _COUNTS_OF_SUIT[mask & _SUIT_MASK]
    )


def legal_codes(must_capture: str, held: Iterable[int], table: int, counts: int) -> list[int]:
    """Return the code of every legal move, in listing order.

    must_capture: the option of that name: "no", "card" or "hand"
    held: the cards in the hand, in the order in which their moves are to be listed
    table: the mask of the cards on the table; counts: its counts, see `counts_of`

    >>> from escoba.engine.cards import parse_cards
    >>> table = CardSet.parse("4c 5b 7e").mask
    >>> len(legal_codes("no", parse_cards("6o 12c"), table, counts_of(table)))
    4
    """
    row = _ROWS[counts]
    table |= _ALL_SIZES
    free = must_capture == "no"
    codes: list[int] = []
    for card in held:
        lay, missing = _PLAYS[card]
        if free:
            codes.append(lay)
        ways = row[missing]
        if ways is not None:
            if isinstance(ways, int):
                codes.append(lay ^ table & ways)
            else:
                # Loops, since most of these lists are short and a comprehension costs a call.
                whole, parted = ways
                captures: list[int] = []
                for way in whole:
                    captures.append(lay ^ table & way)
                for way, mask, taken, others in parted:
                    code = lay ^ table & way
                    picks = _PICKS[taken][table & mask]
                    if others:
                        captures += _parted_codes(code, picks, table, others)
                    else:
                        for pick in picks:
                            captures.append(code ^ pick)
                captures.sort()
                codes += captures
        elif must_capture == "card":
            codes.append(lay)
    if codes or must_capture != "hand":
        return codes
    return [LAYS[card] for card in held]


def _parted_codes(code: int, picks: tuple[int, ...], table: int, others: _Parts) -> list[int]:
    """Return the codes of a way that takes some cards of more values than one.

    code: the code without those cards; picks: the masks of them for the first value
    """
    codes = [code ^ pick for pick in picks]
    for mask, taken in others:
        picks = _PICKS[taken][table & mask]
        codes = [code ^ pick for code in codes for pick in picks]
    return codes


def encoded(card: int, captured: CardSet) -> int:
    """Return the code of a move.

    >>> decoded(encoded(3, CardSet.parse("12b")))
    (3, 1)
    """
    return LAYS[card] ^ (len(captured) << _SIZE_SHIFT | captured.mask)


def decoded(code: int) -> tuple[int, int]:
    """Return the card that a code plays and the mask of what it captures.

    >>> decoded(encoded(6, CardSet()))
    (6, 0)
    """
    return code >> CARD_SHIFT, ~code & DECK_MASK


def capture_sets(card: Card, table: CardSet) -> tuple[CardSet, ...]:
    """Return the sets of table cards that make fifteen with a card, in listing order.

    Fewer cards come first, then card by card in card order. An empty table has none.

    >>> from escoba.engine.cards import card
    >>> capture_sets(card("6o"), CardSet.parse("11c 2e 7b"))
    (CardSet.parse('11c'), CardSet.parse('2e 7b'))
    """
    codes = legal_codes("no", (card,), table.mask, counts_of(table.mask))[1:]
    return tuple([CardSet(~code & DECK_MASK) for code in codes])
