"""What the rows of the database say of a game, taken for damaged unless it makes sense."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final

from escoba.engine import EscobaError, Rules, Seat, Side
from escoba.session.chairs import Chair, people

__all__ = [
    "CONCEDED",
    "DAMAGE",
    "DAMAGED",
    "FINISHED",
    "UNFINISHED",
    "SavedGame",
    "SavedHand",
    "SavedPlay",
    "game_of",
    "play_of",
]

UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"
CONCEDED: Final = "conceded"
DAMAGED: Final = "damaged"
# What reading rows that make no sense raises.
DAMAGE: Final = (EscobaError, ValueError, TypeError, KeyError, RecursionError)


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame:
    """What a list of games shows of one.

    hand_number: of the hand in play, or the next one, from 0
    totals: one per side
    status: `unfinished`, `finished` or `conceded`
    winner: also of a conceded game; None while there is none
    """

    id: int
    rules: Rules
    chairs: tuple[Chair, ...]
    seed: str | None
    started_at: datetime
    updated_at: datetime
    status: str
    hand_number: int
    totals: tuple[int, ...]
    winner: Side | None
    conceded_by: Seat | None

    @property
    def viewer(self) -> Seat | None:
        """The lowest seat of a person; None when only computers play."""
        return next(iter(people(self.chairs)), None)


@dataclass(frozen=True, slots=True)
class SavedHand:
    """A hand as it was begun, and its moves so far."""

    word: str
    commitment: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SavedPlay:
    """All that brings a game back.

    first_dealer: a seat that deals first without a draw, or None
    salts: by hand and attempt
    change: the count of writes that the next one must find
    """

    game: SavedGame
    first_dealer: Seat | None
    draw_salt: str | None
    salts: Mapping[tuple[int, int], str]
    hands: tuple[SavedHand, ...]
    change: int


def game_of(row: sqlite3.Row) -> SavedGame:
    """Return what a row of the table of games says; raises one of DAMAGE."""
    rules = _rules_of(row["rules"])
    chairs = tuple(
        Chair(_text(one["name"]), _text(one["kind"])) for one in json.loads(row["chairs"])
    )
    totals = tuple(_whole(total) for total in json.loads(row["totals"]))
    if len(chairs) != rules.players or len(totals) != rules.side_count:
        raise ValueError("not one chair a seat, or not one total a side")
    status = _text(row["status"])
    winner = _index(row["winner"], rules.side_count)
    conceded_by = _index(row["conceded_by"], rules.players)
    if (status, winner is None, conceded_by is None) not in (
        (UNFINISHED, True, True),
        (FINISHED, False, True),
        (CONCEDED, False, False),
    ):
        raise ValueError("the status, the winner and who gave up do not go together")
    return SavedGame(
        id=row["id"],
        rules=rules,
        chairs=chairs,
        seed=_optional_text(row["seed"]),
        started_at=_moment(row["started_at"]),
        updated_at=_moment(row["updated_at"]),
        status=status,
        hand_number=_whole(row["hand_number"]),
        totals=totals,
        winner=winner,
        conceded_by=conceded_by,
    )


@lru_cache(maxsize=64)
def _rules_of(text: str) -> Rules:
    """Return the rules of a JSON text; most games of a list are played by the same ones."""
    return Rules.from_dict(json.loads(text))


def play_of(
    row: sqlite3.Row,
    salts: Sequence[sqlite3.Row],
    hands: Sequence[sqlite3.Row],
    moves: Sequence[sqlite3.Row],
) -> SavedPlay:
    """Return all that its rows say of a game, each kind of them in order; raises one of DAMAGE."""
    game = game_of(row)
    return SavedPlay(
        game=game,
        first_dealer=_index(row["first_dealer"], game.rules.players),
        draw_salt=_optional_text(row["draw_salt"]),
        salts={(one["hand"], one["attempt"]): _text(one["salt"]) for one in salts},
        hands=_hands_of(hands, moves),
        change=_whole(row["change"]),
    )


def _hands_of(hands: Sequence[sqlite3.Row], moves: Sequence[sqlite3.Row]) -> tuple[SavedHand, ...]:
    texts: list[list[str]] = [[] for _hand in hands]
    for row in moves:
        played = texts[row["hand"]] if 0 <= row["hand"] < len(texts) else None
        if played is None or row["ply"] != len(played):
            raise ValueError("a move is missing, or too many")
        played.append(_text(row["move"]))
    if [row["number"] for row in hands] != list(range(len(hands))):
        raise ValueError("a hand is missing")
    return tuple(
        SavedHand(_text(row["word"]), _text(row["commitment"]), tuple(played))
        for row, played in zip(hands, texts, strict=True)
    )


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _optional_text(value: Any) -> str | None:
    return None if value is None else _text(value)


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise TypeError("not a whole number")
    return value


def _index(value: Any, count: int) -> int | None:
    if value is None:
        return None
    if _whole(value) >= count:
        raise ValueError("no such seat or side")
    return int(value)


def _moment(value: Any) -> datetime:
    moment = datetime.fromisoformat(_text(value))
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
