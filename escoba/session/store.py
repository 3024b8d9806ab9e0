"""The saved games: one SQLite file in which every move is on disk before anyone sees it.

A file that is damaged or was made by a newer program is set aside under another name, never
changed; where nothing can be written the games live in memory, and the player is told.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from escoba.engine import Rules, Seat, Side, StoreError
from escoba.language import gettext as _
from escoba.session.aside import set_aside
from escoba.session.chairs import Chair
from escoba.session.database import (
    COMPANIONS,
    GAME_COLUMNS,
    as_store_error,
    connect,
    connect_in_memory,
    copy_in_memory,
    fault_of,
    is_busy,
)
from escoba.session.saved import (
    CONCEDED,
    DAMAGE,
    DAMAGED,
    FINISHED,
    UNFINISHED,
    SavedGame,
    SavedPlay,
    game_of,
    play_of,
)

__all__ = ["Change", "Store", "damaged_game_sentence"]


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Store:
    """The database of all games.

    notice: one sentence for the player about what went wrong last, or None; whoever has told it
        sets it to None
    is_saving: False when the games are only held in memory
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        *,
        notice: str | None = None,
        is_saving: bool = True,
        clock: Callable[[], datetime] = _utc_now,
    ) -> None:
        self.notice = notice
        self.is_saving = is_saving
        self._connection = connection
        self._clock = clock
        # Those of a file that can only be read, which has them again at the next start.
        self._lasting = frozenset[int]() if is_saving else self._identifiers()

    @classmethod
    def open(cls, path: Path, *, clock: Callable[[], datetime] = _utc_now) -> Self:
        """Open the games of `path`, making the file when there is none; never raises.

        A file that cannot be used is set aside, and a store that cannot write holds its games in
        memory, beginning with those that it can read; `notice` then says so.
        """
        notice = None
        connection: sqlite3.Connection | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fault = fault_of(path)
            if fault is not None:
                notice = fault.format(name=set_aside(path, COMPANIONS).name)
            return cls(connect(path), notice=notice, clock=clock)
        except sqlite3.Error as error:
            if is_busy(error):
                notice = _(
                    "Your saved games are in use by another program. This game is not saved."
                )
            else:
                notice = _nowhere()
                connection = copy_in_memory(path)
        except OSError:
            notice = _nowhere()
        return cls(connection or connect_in_memory(), notice=notice, is_saving=False, clock=clock)

    @classmethod
    def in_memory(cls) -> Self:
        """Open a store that forgets everything when it is closed."""
        return cls(connect_in_memory(), is_saving=False)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def create(
        self,
        rules: Rules,
        chairs: Sequence[Chair],
        seed: str | None,
        first_dealer: Seat | None = None,
    ) -> int:
        """Save a new game and return its id; without a first dealer one will be drawn."""
        now = self._clock().isoformat()
        names = [{"name": chair.name, "kind": chair.kind} for chair in chairs]
        with self._transaction():
            cursor = self._connection.execute(
                "INSERT INTO games (rules, chairs, seed, started_at, updated_at, status, "
                "hand_number, totals, change, first_dealer) VALUES (?, ?, ?, ?, ?, ?, 0, ?, 0, ?)",
                (
                    _to_json(rules.as_dict()),
                    _to_json(names),
                    seed,
                    now,
                    now,
                    UNFINISHED,
                    _to_json([0] * rules.side_count),
                    first_dealer,
                ),
            )
        identifier = cursor.lastrowid
        assert identifier is not None
        return identifier

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Return the games that can be continued, the one played last first."""
        return self._games((UNFINISHED,))

    def finished(self) -> tuple[SavedGame, ...]:
        """Return the games that were won or conceded, the one played last first."""
        return self._games((FINISHED, CONCEDED))

    def delete(self, identifier: int) -> None:
        """Forget a game for good.

        Raises StoreError when that cannot be saved.
        """
        if identifier in self._lasting:
            raise StoreError(_("Its file can be read, but not changed."))
        with self._transaction():
            self._connection.execute("DELETE FROM games WHERE id = ?", (identifier,))

    def keep_aside(self, identifier: int) -> None:
        """Take a game that does not hold out of the lists; its rows stay as they are."""
        with self._transaction():
            self._connection.execute(
                "UPDATE games SET status = ? WHERE id = ?", (DAMAGED, identifier)
            )

    def load(self, identifier: int) -> SavedPlay:
        """Return all that is saved of a game.

        Raises StoreError when there is no such game or its rows make no sense; the game is then
        kept aside.
        """
        with self._reading():
            row = self._one(
                f"SELECT {GAME_COLUMNS}, draw_salt, change, first_dealer FROM games WHERE id = ?",
                identifier,
            )
            salts = self._all(
                "SELECT hand, attempt, salt FROM salts WHERE game = ? ORDER BY hand, attempt",
                identifier,
            )
            hands = self._all(
                "SELECT number, word, commitment FROM hands WHERE game = ? ORDER BY number",
                identifier,
            )
            moves = self._all(
                "SELECT hand, ply, move FROM moves WHERE game = ? ORDER BY hand, ply", identifier
            )
        if row is None:
            raise StoreError(_("This game is no longer there."))
        try:
            return play_of(row, salts, hands, moves)
        except DAMAGE:
            self.keep_aside(identifier)
            raise StoreError(damaged_game_sentence()) from None

    @contextmanager
    def changing(self, identifier: int, change: int) -> Iterator[Change]:
        """Write to one game: all of the block is saved at its end, or nothing of it.

        change: the count of writes that this program knows of
        Raises StoreError when another program has written since, or the disk refuses.
        """
        with self._transaction():
            updated = self._connection.execute(
                "UPDATE games SET change = change + 1, updated_at = ? "
                "WHERE id = ? AND change = ? AND status = ?",
                (self._clock().isoformat(), identifier, change, UNFINISHED),
            )
            if updated.rowcount != 1:
                raise StoreError(
                    _("This game was continued in another window. Open it again to go on.")
                )
            yield Change(self._connection, identifier)

    def _games(self, statuses: Sequence[str]) -> tuple[SavedGame, ...]:
        marks = ", ".join("?" * len(statuses))
        with self._reading():
            rows = self._all(
                f"SELECT {GAME_COLUMNS} FROM games WHERE status IN ({marks}) "
                "ORDER BY updated_at DESC, id DESC",
                *statuses,
            )
        games = []
        for row in rows:
            try:
                games.append(game_of(row))
            except DAMAGE:
                # Where that cannot be noted down, it is found out anew the next time.
                with suppress(StoreError):
                    self.keep_aside(row["id"])
                self.notice = damaged_game_sentence()
        return tuple(games)

    def _identifiers(self) -> frozenset[int]:
        return frozenset(row["id"] for row in self._all("SELECT id FROM games"))

    def _one(self, statement: str, *values: object) -> sqlite3.Row | None:
        row: sqlite3.Row | None = self._connection.execute(statement, values).fetchone()
        return row

    def _all(self, statement: str, *values: object) -> list[sqlite3.Row]:
        return self._connection.execute(statement, values).fetchall()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with as_store_error():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                # A failed COMMIT may have ended the transaction already.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """One moment of the file, whatever another program writes meanwhile."""
        with as_store_error():
            self._connection.execute("BEGIN")
            try:
                yield
            finally:
                self._connection.execute("ROLLBACK")


class Change:
    """The writes to one game inside a transaction."""

    def __init__(self, connection: sqlite3.Connection, identifier: int) -> None:
        self._connection = connection
        self._id = identifier

    def draw(self, salt: str) -> None:
        """Save the salt that the first dealer is drawn with."""
        self._connection.execute("UPDATE games SET draw_salt = ? WHERE id = ?", (salt, self._id))

    def salt(self, hand: int, attempt: int, salt: str) -> None:
        """Save the salt of a hand, before its commitment is published."""
        self._connection.execute(
            "INSERT INTO salts VALUES (?, ?, ?, ?)", (self._id, hand, attempt, salt)
        )

    def hand(self, number: int, word: str, commitment: str) -> None:
        """Save that a hand begins."""
        self._connection.execute(
            "INSERT INTO hands VALUES (?, ?, ?, ?)", (self._id, number, word, commitment)
        )

    def move(self, hand: int, ply: int, move: str) -> None:
        """Save one move."""
        self._connection.execute(
            "INSERT INTO moves VALUES (?, ?, ?, ?)", (self._id, hand, ply, move)
        )

    def standing(self, hand_number: int, totals: Sequence[int], winner: Side | None) -> None:
        """Save where the game stands after a hand; a winner finishes it."""
        status = UNFINISHED if winner is None else FINISHED
        self._connection.execute(
            "UPDATE games SET hand_number = ?, totals = ?, winner = ?, status = ? WHERE id = ?",
            (hand_number, _to_json(list(totals)), winner, status, self._id),
        )

    def concession(self, seat: Seat, winner: Side) -> None:
        """Save that a seat gave the game up."""
        self._connection.execute(
            "UPDATE games SET conceded_by = ?, winner = ?, status = ? WHERE id = ?",
            (seat, winner, CONCEDED, self._id),
        )


def _nowhere() -> str:
    return _("Games cannot be saved here: what you play now is lost when you leave.")


def damaged_game_sentence() -> str:
    """Return what a player reads about a game that does not hold."""
    return _("A saved game is damaged and was kept aside. Your other games are unharmed.")


def _to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
