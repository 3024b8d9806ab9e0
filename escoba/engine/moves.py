"""Moves: a card that is laid, or a card and the set that it captures.

>>> Move.parse("7o x 5b 3c")
Move.parse('7o x 3c 5b')
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from escoba.engine.captures import CARD_SHIFT, decoded, encoded
from escoba.engine.cards import CARDS, DECK_MASK, EMPTY, Card, CardSet, card
from escoba.engine.errors import N_, NotationError, quoted


class Move(int):
    """One card played from the hand, and the cards of the table that it takes.

    Moves are ordered as legal moves are listed: by card, the lay first, then fewer cards
    first, then card by card. A move says nothing about a position; a hand says if it is legal.
    It is the whole number of its code, so that a search can use it as one.

    >>> move = Move.parse("7o x 3c 5b")
    >>> print(move.card, "takes", move.captured)
    7o takes 3c 5b
    """

    __slots__ = ()

    def __new__(cls, card: Card, captured: CardSet = EMPTY) -> Move:
        """Return the move that plays a card and takes some, none of them when it is laid."""
        return int.__new__(cls, encoded(card, captured))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Return the move of `CARD` or `CARD x CARD[ CARD]...`, parted by single spaces.

        The captured cards may come in any order. Raises NotationError for anything else.

        >>> Move.parse("4e")
        Move.parse('4e')
        """
        played, cross, taken = text.partition(" x ")
        if cross and not taken:
            raise NotationError(N_("{text} names no card after the x"), text=quoted(text))
        return cls(card(played), CardSet.parse(taken))

    @staticmethod
    def from_code(code: int) -> Move:
        """Return the move of a code; raise NotationError if no move has it.

        >>> Move.from_code(Move.parse("7o x 3c 5b").code)
        Move.parse('7o x 3c 5b')
        """
        played, mask = decoded(code)
        if not 0 <= played < len(CARDS) or encoded(played, CardSet(mask)) != code:
            raise NotationError(N_("{code} is not the code of a move"), code=quoted(code))
        return int.__new__(Move, code)

    @property
    def card(self) -> Card:
        """The card played."""
        return CARDS[self >> CARD_SHIFT]

    @property
    def captured(self) -> CardSet:
        """The cards taken; empty when the card is laid."""
        return CardSet(~self & DECK_MASK)

    @property
    def is_capture(self) -> bool:
        """Whether the card takes anything."""
        return ~self & DECK_MASK != 0

    @property
    def code(self) -> int:
        """The move as a plain whole number, see `from_code`."""
        return int(self)

    def __str__(self) -> str:
        return f"{self.card} x {self.captured}" if self.is_capture else str(self.card)

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __reduce__(self) -> tuple[type[Move], tuple[Card, CardSet]]:
        return Move, (self.card, self.captured)


class LegalMoves(tuple[Move, ...]):
    """The legal moves of a position, in the order listed.

    They are made from their codes when they are looked at, so that counting or drawing one, or
    finding one among them, costs little.

    >>> LegalMoves([Move.parse("4e").code, Move.parse("4e x 11o 2c").code])
    <LegalMoves 4e, 4e x 11o 2c>
    """

    __slots__ = ()

    if TYPE_CHECKING:

        def __new__(cls, codes: Iterable[int] = ()) -> LegalMoves:
            """Return the moves of some codes; it is the tuple's own constructor that does."""

    @overload
    def __getitem__(self, index: SupportsIndex) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, index: SupportsIndex | slice) -> Move | tuple[Move, ...]:
        try:
            return _new(Move, _code_at(self, index))
        except TypeError:  # the codes of a slice are not the code of a move
            return tuple(self)[index]

    def __iter__(self) -> Iterator[Move]:
        return map(_move_of_code, tuple.__iter__(self))

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"


_new = int.__new__
_code_at: Callable[[LegalMoves, Any], Any] = tuple.__getitem__
_move_of_code = functools.partial(int.__new__, Move)
