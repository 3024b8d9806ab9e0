"""Moves: a card that is laid, or a card and the set that it captures.

>>> Move.parse("7o x 5b 3c")
Move.parse('7o x 3c 5b')
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from escoba.engine.captures import decoded, encoded
from escoba.engine.cards import CARDS, EMPTY, Card, CardSet, card
from escoba.engine.errors import NotationError, quoted


@functools.total_ordering
class Move:
    """One card played from the hand, and the cards of the table that it takes.

    Moves are ordered as legal moves are listed: by card, the lay first, then fewer cards
    first, then card by card. A move says nothing about a position; a hand says if it is legal.

    >>> move = Move.parse("7o x 3c 5b")
    >>> print(move.card, "takes", move.captured)
    7o takes 3c 5b
    """

    __slots__ = ("captured", "card", "code")

    card: Card
    """The card played."""

    captured: CardSet
    """The cards taken; empty when the card is laid."""

    code: int
    """The move as one whole number, for the search: see `from_code`."""

    def __init__(self, card: Card, captured: CardSet = EMPTY) -> None:
        put = object.__setattr__
        put(self, "card", card)
        put(self, "captured", captured)
        put(self, "code", encoded(card, captured))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Return the move of `CARD` or `CARD x CARD[ CARD]...`, parted by single spaces.

        The captured cards may come in any order. Raises NotationError for anything else.

        >>> Move.parse("4e")
        Move.parse('4e')
        """
        played, cross, taken = text.partition(" x ")
        if cross and not taken:
            raise NotationError(f"{quoted(text)} names no card after the x")
        return cls(card(played), CardSet.parse(taken))

    @staticmethod
    def from_code(code: int) -> Move:
        """Return the move of a code; raise NotationError if no move has it.

        The card stands in the low six bits of a code, the captured mask in the next forty, and
        above them what makes the codes of a card sort as its moves are listed.

        >>> Move.from_code(Move.parse("7o x 3c 5b").code)
        Move.parse('7o x 3c 5b')
        """
        return _move_of_code(code)

    @property
    def is_capture(self) -> bool:
        """Whether the card takes anything."""
        return bool(self.captured)

    def __lt__(self, other: Move) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return (self.card, self.code) < (other.card, other.code)

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        return f"{self.card} x {self.captured}" if self.captured else str(self.card)

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a move never changes")

    def __reduce__(self) -> tuple[type[Move], tuple[Card, CardSet]]:
        return Move, (self.card, self.captured)


@functools.lru_cache(maxsize=1 << 14)
def _move_of_code(code: int) -> Move:
    """Return the one shared move of a code."""
    played, mask = decoded(code)
    if played < len(CARDS):
        move = Move(CARDS[played], CardSet(mask))
        if move.code == code:
            return move
    raise NotationError(f"{quoted(code)} is not the code of a move")


class LegalMoves(Sequence[Move]):
    """The legal moves of a position, in the order listed.

    They are made when they are looked at, so that counting or drawing one costs little.

    >>> LegalMoves(move.code for move in (Move.parse("4e"), Move.parse("4e x 11o 2c")))
    <LegalMoves 4e, 4e x 11o 2c>
    """

    __slots__ = ("codes",)

    codes: tuple[int, ...]
    """The codes of the moves."""

    def __init__(self, codes: Iterable[int] = ()) -> None:
        self.codes = tuple(codes)

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        codes = self.codes[index]
        return _move_of_code(codes) if isinstance(codes, int) else tuple(map(_move_of_code, codes))

    def __iter__(self) -> Iterator[Move]:
        return map(_move_of_code, self.codes)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move.code in self.codes

    def __eq__(self, other: object) -> bool:
        return self.codes == other.codes if isinstance(other, LegalMoves) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.codes)

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(str, self))}>"
