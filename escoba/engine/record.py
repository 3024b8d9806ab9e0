"""The record of a game: what it holds, and its JSON, read strictly and written exactly.

Reading checks the form: JSON, types, names, notation. Whether what a record says is true is
checked by playing it again, see `verify`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from escoba.engine.cards import Card, Seat, Side, card, parse_cards
from escoba.engine.draw import DrawRound
from escoba.engine.errors import (
    N_,
    DeckError,
    NotationError,
    RecordError,
    RulesError,
    Term,
    UnreadableRecord,
    quoted,
)
from escoba.engine.moves import Move
from escoba.engine.rules import CATEGORIES, Rules
from escoba.engine.scoring import SideScore
from escoba.engine.shuffle import check_salt, check_word

FORMAT: Final = "escoba-record"
VERSION: Final = 1

_COMMITMENT = re.compile("[0-9a-f]{64}")
_DRAWN = re.compile("([0-9]):([0-9a-z]+)")
_LONGEST_NUMBER = 18

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sat in a seat: a name, and "human" or the name of a computer level."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One finished hand.

    word: the player's cut, or None for a deck that was composed
    """

    dealer: Seat
    deck: tuple[Card, ...]
    commitment: str
    salt: str
    word: str | None
    moves: tuple[Move, ...]
    score: tuple[SideScore, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return the hand as a record writes it."""
        word = {} if self.word is None else {"word": self.word}
        return {
            "dealer": self.dealer,
            "deck": " ".join(map(str, self.deck)),
            "commitment": self.commitment,
            "salt": self.salt,
            **word,
            "moves": [str(move) for move in self.moves],
            "score": [side.as_dict() for side in self.score],
        }


@dataclass(frozen=True, slots=True)
class Record:
    """The finished hands of a game.

    draw: the rounds of the draw for the first deal, or None
    line: where it stood in a file of several records, from 1; None for a file of one
    """

    rules: Rules
    seats: tuple[SeatInfo, ...]
    draw: tuple[DrawRound, ...] | None
    hands: tuple[HandRecord, ...]
    totals: tuple[int, ...]
    winner: Side | None
    line: int | None = field(default=None, compare=False)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Return the record of a JSON text.

        Raises UnreadableRecord for what is not JSON, RecordError for JSON of another form.

        >>> Record.from_json("[]")
        Traceback (most recent call last):
        escoba.engine.errors.RecordError: the record is not an object
        """
        return _record(_decoded(text), None)

    def as_dict(self) -> dict[str, Any]:
        """Return the record as its JSON has it, the keys in order."""
        draw = {} if self.draw is None else {"draw": [_draw_text(each) for each in self.draw]}
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.rules.as_dict(),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            **draw,
            "hands": [hand.as_dict() for hand in self.hands],
            "totals": list(self.totals),
            "winner": self.winner,
        }

    def to_json(self) -> str:
        """Return the record as compact JSON on one line, without a line end."""
        return json.dumps(self.as_dict(), ensure_ascii=False, separators=(",", ":"))


def read_records(data: str | bytes) -> tuple[Record, ...]:
    """Return the records of a file: one JSON text, or several as JSON Lines.

    Raises UnreadableRecord for a file that is not UTF-8 JSON at all, RecordError for the first
    record of another form; both name the line when there are several.

    >>> read_records(b"escoba")
    Traceback (most recent call last):
    escoba.engine.errors.UnreadableRecord: not JSON: it goes wrong at line 1, column 1
    """
    text = _text(data)
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    try:
        return (_record(_decoded(text), None),)
    except UnreadableRecord:
        if len(lines) < 2 or not _is_json(lines[0][1]):
            raise
    records = []
    for number, line in lines:
        try:
            records.append(_record(_decoded(line), number))
        except RecordError as fault:
            raise type(fault).of(fault, line=number, hand=fault.hand, ply=fault.ply) from None
    return tuple(records)


# JSON.


class _Object(dict[str, Any]):
    """A JSON object that remembers a key it was given twice."""

    repeated: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> _Object:
    found = _Object()
    for key, value in pairs:
        if key in found:
            found.repeated = key
        found[key] = value
    return found


def _whole_number(digits: str) -> int | float:
    """Return a whole number; one too long for any field becomes a fraction, which none takes."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else float("inf")


def _no_constant(name: str) -> Any:
    raise UnreadableRecord(N_("not JSON: {name} is no value there"), name=name)


def _decoded(text: str) -> Any:
    """Return the values of a JSON text; raise UnreadableRecord for anything else."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_constant=_no_constant,
        )
    except json.JSONDecodeError as fault:
        raise UnreadableRecord(
            N_("not JSON: it goes wrong at line {row}, column {column}"),
            row=fault.lineno,
            column=fault.colno,
        ) from None
    except RecursionError:
        raise UnreadableRecord(N_("not a record: it is nested too deeply")) from None


def _is_json(text: str) -> bool:
    try:
        _decoded(text)
    except UnreadableRecord:
        return False
    return True


def _text(data: str | bytes) -> str:
    """Return the text of a file, without the mark that some editors put before UTF-8."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableRecord(N_("not a text in UTF-8")) from None


# Fields. `true` is not 1 and 1.0 is not 1, hence exact types.

_TYPE_NAMES: Final = {
    str: Term(N_("a text")),
    int: Term(N_("a whole number")),
    bool: Term(N_("true or false")),
    list: Term(N_("a list")),
    _Object: Term(N_("an object")),
}


def _typed(value: Any, kind: type[_T], what: str) -> _T:
    """Return a value of exactly one type; raise RecordError naming `what` is not."""
    if type(value) is not kind:
        raise RecordError(N_("{what} is not {kind}"), what=what, kind=_TYPE_NAMES[kind])
    if isinstance(value, _Object) and value.repeated is not None:
        raise RecordError(N_("{what} has {name} twice"), what=what, name=quoted(value.repeated))
    return value


def _field(thing: _Object, name: str, kind: type[_T]) -> _T:
    """Return a field of exactly one type; raise RecordError if it is missing or another."""
    if name not in thing:
        raise RecordError(N_("{name} is missing"), name=name)
    return _typed(thing[name], kind, name)


def _exact(thing: _Object, names: Mapping[str, type], what: str) -> None:
    """Raise RecordError unless an object has exactly some fields."""
    for name in names:
        if name not in thing:
            raise RecordError(N_("{what} has no {name}"), what=what, name=name)
    for name in thing:
        if name not in names:
            raise RecordError(
                N_("{what} has {name}, which is not known"), what=what, name=quoted(name)
            )


# The parts of a record.


def _record(value: Any, line: int | None) -> Record:
    """Return the record of decoded JSON."""
    thing = _typed(value, _Object, Term(N_("the record")))
    if _field(thing, "format", str) != FORMAT:
        raise RecordError(N_("the format is not {format}"), format=FORMAT)
    if _field(thing, "version", int) != VERSION:
        raise RecordError(N_("the version is not {version}"), version=VERSION)
    try:
        rules = Rules.from_dict(_field(thing, "rules", _Object))
    except RulesError as fault:
        raise RecordError.of(fault) from None
    seats = [_seat_info(each) for each in _field(thing, "seats", list)]
    if len(seats) != rules.players:
        raise seats_fault(len(seats), rules)
    draw = None
    if "draw" in thing:
        draw = tuple(_draw_round(each) for each in _field(thing, "draw", list))
    hands = _field(thing, "hands", list)
    totals = [_typed(each, int, Term(N_("a total"))) for each in _field(thing, "totals", list)]
    if "winner" not in thing:
        raise RecordError(N_("{name} is missing"), name="winner")
    winner = None if thing["winner"] is None else _field(thing, "winner", int)
    return Record(
        rules=rules,
        seats=tuple(seats),
        draw=draw,
        hands=tuple(_numbered_hand(each, number) for number, each in enumerate(hands, 1)),
        totals=tuple(totals),
        winner=winner,
        line=line,
    )


def seats_fault(count: int, rules: Rules) -> RecordError:
    """Return the fault of a record with so many seats, which are not those of the rules.

    >>> print(seats_fault(3, Rules()))
    3 seats for 2 players
    """
    return RecordError(
        N_("{count} seats for {players} players"), count=count, players=rules.players
    )


def _seat_info(value: Any) -> SeatInfo:
    thing = _typed(value, _Object, Term(N_("a seat")))
    return SeatInfo(_printable(thing, "name"), _printable(thing, "kind"))


def _printable(thing: _Object, name: str) -> str:
    """Return a text that can be written out again."""
    text = _field(thing, name, str)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordError(N_("{name} has half a character in it"), name=name) from None
    return text


def _draw_round(value: Any) -> DrawRound:
    drawn = []
    for part in _typed(value, str, Term(N_("a round of the draw"))).split(" "):
        match = _DRAWN.fullmatch(part)
        if match is None:
            raise RecordError(N_("{text} is not a seat and the card it drew"), text=quoted(part))
        try:
            drawn.append((int(match[1]), card(match[2])))
        except NotationError as fault:
            raise RecordError.of(fault) from None
    return tuple(drawn)


def _draw_text(drawn: DrawRound) -> str:
    return " ".join(f"{seat}:{card}" for seat, card in drawn)


def _numbered_hand(value: Any, number: int) -> HandRecord:
    try:
        return _hand(value)
    except RecordError as fault:
        raise RecordError.of(fault, hand=number, ply=fault.ply) from None


def _hand(value: Any) -> HandRecord:
    thing = _typed(value, _Object, Term(N_("the hand")))
    salt = _field(thing, "salt", str)
    word = _field(thing, "word", str) if "word" in thing else None
    try:
        deck = parse_cards(_field(thing, "deck", str))
        check_salt(salt)
        check_word(word or "")
    except (NotationError, DeckError) as fault:
        raise RecordError.of(fault) from None
    commitment = _field(thing, "commitment", str)
    if not _COMMITMENT.fullmatch(commitment):
        raise RecordError(N_("the commitment is not 64 lower-case hex digits"))
    moves = tuple(_move(each, ply) for ply, each in enumerate(_field(thing, "moves", list), 1))
    score = tuple(_side_score(each) for each in _field(thing, "score", list))
    return HandRecord(_field(thing, "dealer", int), deck, commitment, salt, word, moves, score)


def _move(value: Any, ply: int) -> Move:
    try:
        return Move.parse(_typed(value, str, Term(N_("the move"))))
    except (NotationError, RecordError) as fault:
        raise RecordError.of(fault, ply=ply) from None


_SCORE_FIELDS: Final[Mapping[str, type]] = {
    "side": int,
    "cards": int,
    "coins": int,
    "sevens": int,
    "seven_of_coins": bool,
    "prime": list,
    "escobas": int,
    "points": _Object,
    "total": int,
}
_POINTS_FIELDS: Final[Mapping[str, type]] = dict.fromkeys(CATEGORIES, int)


def _side_score(value: Any) -> SideScore:
    thing = _typed(value, _Object, Term(N_("a score")))
    _exact(thing, _SCORE_FIELDS, Term(N_("a score")))
    values: dict[str, Any] = {
        name: _field(thing, name, kind) for name, kind in _SCORE_FIELDS.items()
    }
    points = _field(thing, "points", _Object)
    _exact(points, _POINTS_FIELDS, Term(N_("the points of a score")))
    values["points"] = {name: _field(points, name, int) for name in CATEGORIES}
    values["prime"] = tuple(
        _typed(each, int, Term(N_("a number of a prime"))) for each in values["prime"]
    )
    return SideScore(**values)
