"""What can go wrong, in one small tree.

    EscobaError
    +-- NotationError        a text that is not a card, a set of cards or a move
    +-- RulesError           an unknown preset, option or value
    +-- DeckError            cards that are not a deck, or a deck that may not be played
    +-- IllegalMove          a move that the rules do not allow
    +-- MatchError           something asked of a match at the wrong time
    +-- RecordError          a game record that does not hold
    |   +-- UnreadableRecord a file that is not JSON at all
    +-- DeckPackError        a deck pack that cannot be used
    +-- StoreError           a game that cannot be kept or found

Every message is one sentence a player could read, in English. What a program needs is on the
attributes: among them `text`, the sentence with {names} in the places of its `facts`, so that
`escoba.words` can say it in any language. `N_` marks such a sentence for the catalogues.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from escoba.engine.moves import Move

_QUOTED_LENGTH = 40


def quoted(value: object) -> str:
    """Return `value` as a message shows it: short, on one line, in ASCII.

    >>> quoted("8o"), quoted(True), quoted([1, 2])
    ("'8o'", 'true', 'a list')
    """
    if isinstance(value, str):
        text = ascii(value[:_QUOTED_LENGTH])
        return text if len(text) <= _QUOTED_LENGTH else text[: _QUOTED_LENGTH - 3] + "..."
    if value is None or isinstance(value, (bool, float)):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "a number that long"
    return f"a {type(value).__name__}"


def N_(text: str) -> str:
    """Return `text` as it is: the mark by which the catalogues find a sentence said later.

    >>> N_("{card} is drawn twice")
    '{card} is drawn twice'
    """
    return text


class Term(str):
    """A fact that is itself a word of the language, such as `a whole number`."""

    __slots__ = ()


class Listed(tuple[object, ...]):
    """A fact that is several things in a row, at least one.

    >>> print(Listed(["7o", "4c", "5b"]))
    7o, 4c and 5b
    """

    __slots__ = ()

    def __str__(self) -> str:
        *others, last = map(str, self)
        return f"{', '.join(others)} and {last}" if others else last


class EscobaError(Exception):
    """The root of all errors that this program raises on purpose.

    text: the sentence; with facts, each stands in it as {name}
    """

    def __init__(self, text: str = "", /, **facts: object) -> None:
        super().__init__(text.format_map(facts) if facts else text)
        self.text = text
        self.facts = facts


class NotationError(EscobaError, ValueError):
    """A text that is not a card, a set of cards or a move."""


class RulesError(EscobaError, ValueError):
    """An unknown preset, option or value; the message lists the choices.

    option: the name of the option at fault, or None
    """

    def __init__(self, text: str, /, *, option: str | None = None, **facts: object) -> None:
        super().__init__(text, **facts)
        self.option = option


class DeckError(EscobaError, ValueError):
    """Cards that are not a deck, or a deck that the rules declare void."""


class MatchError(EscobaError, ValueError):
    """Something asked of a match at the wrong time, such as a hand after the end."""


class IllegalReason(enum.Enum):
    """Why a move is not allowed."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    WRONG_SUM = "wrong_sum"
    CAPTURE_COMPULSORY = "capture_compulsory"


class IllegalMove(EscobaError, ValueError):
    """A move that the rules do not allow; the position is as it was.

    reason: which rule it breaks
    move: the move
    total: what its cards add to, when that is the fault (`WRONG_SUM`), else None
    """

    def __init__(
        self,
        text: str,
        reason: IllegalReason,
        move: Move,
        total: int | None = None,
        **facts: object,
    ) -> None:
        super().__init__(text, **facts)
        self.reason = reason
        self.move = move
        self.total = total


class RecordError(EscobaError, ValueError):
    """A game record that cannot be read or does not hold.

    msg: the fault, without the place
    hand, ply: where it is, both from 1; None when the fault is not in a hand
    line: the line of a file with one record a line, from 1; None in a file with one record

    >>> print(RecordError("7o and 4c make 11, not 15", hand=3, ply=17))
    7o and 4c make 11, not 15 (hand 3, move 17)
    """

    def __init__(
        self,
        text: str,
        /,
        *,
        hand: int | None = None,
        ply: int | None = None,
        line: int | None = None,
        **facts: object,
    ) -> None:
        super().__init__(text, **facts)
        self.msg = str(self)
        places = (("line", line), ("hand", hand), ("move", ply))
        if place := ", ".join(f"{name} {number}" for name, number in places if number is not None):
            self.args = (f"{self.msg} ({place})",)
        self.hand = hand
        self.ply = ply
        self.line = line

    @classmethod
    def of(
        cls,
        fault: EscobaError,
        *,
        hand: int | None = None,
        ply: int | None = None,
        line: int | None = None,
    ) -> Self:
        """Return a fault with its place in a record."""
        return cls(fault.text, hand=hand, ply=ply, line=line, **fault.facts)


class UnreadableRecord(RecordError):
    """A file that is not JSON at all."""


class DeckPackError(EscobaError):
    """A deck pack that cannot be used."""


class StoreError(EscobaError):
    """A game that cannot be kept or found."""
