"""Cards, suits and sets of cards.

Inside, a card is a number from 0 to 39 in card order (suits o, c, e, b; in a suit the ranks
1 to 7, 10, 11, 12) and a set of cards a 40-bit mask. The highest bit stands for card 0, so that
of two sets of one size the greater mask comes first, card by card. Outside, both print and parse
the codes of the Spanish deck.

>>> card("12o").value
10
>>> CardSet.parse("3c 5b") | card("1o")
CardSet.parse('1o 3c 5b')
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Iterable, Iterator
from typing import Final, TypeAlias

from escoba.engine.errors import N_, NotationError, quoted

Seat: TypeAlias = int
"""A chair at the table, from 0, anticlockwise seen from above."""

Side: TypeAlias = int
"""Who shares a pile and a total: one seat, or seats 0 and 2 (side 0) against 1 and 3 (side 1)."""

RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
"""The ranks as printed on the Spanish deck, in order."""

_LETTERS = "oceb"
_RANK_COUNT = len(RANKS)
_DECK_SIZE = 4 * _RANK_COUNT
_RANK_OF = RANKS * 4


class Suit(enum.IntEnum):
    """One of the four Spanish suits, in card order.

    >>> Suit.OROS.letter
    'o'
    """

    OROS = 0
    COPAS = 1
    ESPADAS = 2
    BASTOS = 3

    @property
    def letter(self) -> str:
        """The letter that stands for the suit in a card code."""
        return _LETTERS[self]

    @classmethod
    def from_letter(cls, letter: str) -> Suit:
        """Return the suit of a letter; raise NotationError if there is none.

        >>> Suit.from_letter("e")
        <Suit.ESPADAS: 2>
        """
        if len(letter) != 1 or letter not in _LETTERS:
            raise NotationError(
                N_("{letter} is not a suit: the suits are o, c, e, b"), letter=quoted(letter)
            )
        return cls(_LETTERS.index(letter))


class Card(int):
    """One of the forty cards; its number is its place in card order.

    >>> card("7o")
    card('7o')
    >>> print(card("7o"), int(card("7o")))
    7o 6
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Card:
        """Return the card at a place in card order, 0 to 39; raise NotationError beyond."""
        if not 0 <= number < _DECK_SIZE:
            raise NotationError(
                N_("{number} is not the number of a card: they go from 0 to 39"), number=number
            )
        return CARDS[number]

    @property
    def rank(self) -> int:
        """The number printed on the card: 1 to 7, 10 (sota), 11 (caballo) or 12 (rey)."""
        return _RANK_OF[self]

    @property
    def suit(self) -> Suit:
        """The suit."""
        return Suit(self // _RANK_COUNT)

    @property
    def value(self) -> int:
        """What the card adds to fifteen: sota 8, caballo 9, rey 10, the others their rank."""
        return self % _RANK_COUNT + 1

    @property
    def code(self) -> str:
        """Rank and letter of the suit, such as `7o`."""
        return _CODES[self]

    def __str__(self) -> str:
        return _CODES[self]

    def __repr__(self) -> str:
        return f"card({_CODES[self]!r})"


_CODES: Final = tuple(f"{rank}{letter}" for letter in _LETTERS for rank in RANKS)

CARDS: Final[tuple[Card, ...]] = tuple(int.__new__(Card, number) for number in range(_DECK_SIZE))
"""All forty cards in card order: `CARDS[i]` is the card of number i."""

CARD_VALUES: Final[tuple[int, ...]] = tuple(card.value for card in CARDS)
"""What each card adds to fifteen, by its number."""

CARD_BITS: Final[tuple[int, ...]] = tuple(1 << _DECK_SIZE - 1 - card for card in CARDS)
"""The mask of each card alone, by its number: 2^39 for the first, 1 for the last."""

DECK_MASK: Final = (1 << _DECK_SIZE) - 1
"""The mask of all forty cards."""

_BY_CODE: Final = dict(zip(_CODES, CARDS, strict=True))


def card(text: str) -> Card:
    """Return the card of a code; raise NotationError if the text is anything else.

    >>> card("7o")
    card('7o')
    """
    found = _BY_CODE.get(text)
    if found is None:
        raise NotationError(N_("{text} is not a card"), text=quoted(text))
    return found


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of codes parted by single spaces, in the order written.

    An empty text gives no cards. Raises NotationError for anything that is not a card.

    >>> parse_cards("5b 3c")
    (card('5b'), card('3c'))
    """
    return tuple(card(code) for code in text.split(" ")) if text else ()


def cards_of_mask(mask: int) -> tuple[Card, ...]:
    """Return the cards of a 40-bit mask in card order.

    >>> cards_of_mask(0b101)
    (card('10b'), card('12b'))
    """
    found = []
    while mask:
        card = CARDS[-mask.bit_length()]
        found.append(card)
        mask ^= CARD_BITS[card]
    return tuple(found)


class CardSet(Collection[Card]):
    """A set of cards that never changes; it prints, and goes through its cards, in card order.

    >>> table = CardSet.parse("5b 3c")
    >>> print(table, len(table), table.value)
    3c 5b 2 8
    >>> table - card("3c")
    CardSet.parse('5b')
    """

    __slots__ = ("_cards", "mask")

    mask: int
    """The forty bits, the highest of them for card 0."""

    _cards: tuple[Card, ...]

    def __init__(self, mask: int = 0) -> None:
        if not 0 <= mask <= DECK_MASK:
            raise NotationError(N_("a mask of cards has forty bits"))
        object.__setattr__(self, "mask", mask)

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Return the set of codes parted by single spaces, in any order.

        Raises NotationError for anything that is not a card, or a card named twice.

        >>> CardSet.parse("5b 3c")
        CardSet.parse('3c 5b')
        """
        return cls.of(parse_cards(text))

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """Return the set of some cards; raise NotationError if one comes twice.

        >>> CardSet.of([card("7o"), card("1o")])
        CardSet.parse('1o 7o')
        """
        mask = 0
        for each in cards:
            bit = CARD_BITS[each]
            if mask & bit:
                raise NotationError(N_("{card} is named twice"), card=CARDS[each])
            mask |= bit
        return cls(mask)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in card order."""
        try:
            return self._cards
        except AttributeError:
            object.__setattr__(self, "_cards", cards_of_mask(self.mask))
            return self._cards

    @property
    def value(self) -> int:
        """What the cards add to."""
        return sum(each.value for each in self.cards)

    def isdisjoint(self, other: CardSet) -> bool:
        """Return whether no card is in both sets.

        >>> CardSet.parse("3c").isdisjoint(CardSet.parse("3o"))
        True
        """
        return not self.mask & other.mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, item: object) -> bool:
        return isinstance(item, Card) and bool(self.mask & CARD_BITS[item])

    def __or__(self, other: CardSet | Card) -> CardSet:
        mask = _mask_of(other)
        return NotImplemented if mask is None else CardSet(self.mask | mask)

    def __and__(self, other: CardSet | Card) -> CardSet:
        mask = _mask_of(other)
        return NotImplemented if mask is None else CardSet(self.mask & mask)

    def __sub__(self, other: CardSet | Card) -> CardSet:
        mask = _mask_of(other)
        return NotImplemented if mask is None else CardSet(self.mask & ~mask)

    def __le__(self, other: CardSet) -> bool:
        if not isinstance(other, CardSet):
            return NotImplemented
        return not self.mask & ~other.mask

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, CardSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(each.code for each in self.cards)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a set of cards never changes")

    def __reduce__(self) -> tuple[type[CardSet], tuple[int]]:
        return CardSet, (self.mask,)


def _mask_of(other: object) -> int | None:
    """Return the mask of a set or of one card, or None for anything else."""
    if isinstance(other, CardSet):
        return other.mask
    return CARD_BITS[other] if isinstance(other, Card) else None


EMPTY: Final = CardSet()
"""No cards."""

ALL_CARDS: Final = CardSet(DECK_MASK)
"""The forty cards."""
