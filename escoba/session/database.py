"""The SQLite file behind the saved games: its tables, how it opens, what can be wrong with it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from escoba.engine import StoreError
from escoba.language import gettext as _
from escoba.session.aside import is_ordinary

__all__ = [
    "COMPANIONS",
    "GAME_COLUMNS",
    "as_store_error",
    "connect",
    "connect_in_memory",
    "copy_in_memory",
    "fault_of",
    "is_busy",
]

SCHEMA_VERSION: Final = 2
APPLICATION_ID: Final = 0x45534331  # "ESC1"
COMPANIONS: Final = ("-wal", "-shm", "-journal")
BUSY_TIMEOUT_S: Final = 5.0
BUSY_PAUSE_S: Final = 0.02
MAGIC: Final = b"SQLite format 3\0"
SMALLEST_FILE: Final = 512  # bytes, one page of the smallest size there is

# `change` counts the writes to a game: whoever holds an older count has been overtaken.
SCHEMA: Final = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    rules TEXT NOT NULL,
    chairs TEXT NOT NULL,
    seed TEXT,
    started_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    status TEXT NOT NULL,
    hand_number INTEGER NOT NULL,
    totals TEXT NOT NULL,
    winner INTEGER,
    conceded_by INTEGER,
    draw_salt TEXT,
    change INTEGER NOT NULL,
    first_dealer INTEGER
);
CREATE TABLE salts (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    hand INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    salt TEXT NOT NULL,
    PRIMARY KEY (game, hand, attempt)
) WITHOUT ROWID;
CREATE TABLE hands (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL,
    word TEXT NOT NULL,
    commitment TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    hand INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (game, hand, ply)
) WITHOUT ROWID;
"""
# Version 2 knows games whose first dealer is not drawn.
UPGRADES: Final = {1: "ALTER TABLE games ADD COLUMN first_dealer INTEGER"}

GAME_COLUMNS: Final = (
    "id, rules, chairs, seed, started_at, updated_at, status, hand_number, totals, winner, "
    "conceded_by"
)
# Answered by every file that this program made, of any version; others fail on one of them.
PROBES: Final = (
    f"SELECT {GAME_COLUMNS}, draw_salt, change FROM games LIMIT 0",
    "SELECT game, hand, attempt, salt FROM salts LIMIT 0",
    "SELECT game, number, word, commitment FROM hands LIMIT 0",
    "SELECT game, hand, ply, move FROM moves LIMIT 0",
)


def _raw_connection(name: str, *, uri: bool = False) -> sqlite3.Connection:
    # isolation_level=None: transactions begin where this module says, not where sqlite3 guesses.
    connection = sqlite3.connect(name, timeout=BUSY_TIMEOUT_S, isolation_level=None, uri=uri)
    connection.row_factory = sqlite3.Row
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


def connect(path: Path) -> sqlite3.Connection:
    """Open the database of a file, making file and tables when there are none.

    Raises sqlite3.Error when it cannot be opened or written.
    """
    connection = _raw_connection(str(path))
    try:
        _write_ahead(connection)
        return _prepare(connection)
    except BaseException:
        connection.close()
        raise


def _write_ahead(connection: sqlite3.Connection) -> None:
    # A new file can be in another program's hands, and SQLite changes the journal's mode at once
    # or not at all: here its own timeout does not count.
    last_try = time.monotonic() + BUSY_TIMEOUT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.Error as error:
            if not is_busy(error) or time.monotonic() > last_try:
                raise
            time.sleep(BUSY_PAUSE_S)
        else:
            return


def connect_in_memory() -> sqlite3.Connection:
    """Open a database that lives as long as its connection."""
    return _prepare(_raw_connection(":memory:"))


def _prepare(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN IMMEDIATE")
    if _pragma(connection, "user_version") == 0:
        for statement in SCHEMA.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    while (version := _pragma(connection, "user_version")) in UPGRADES:
        connection.execute(UPGRADES[version])
        connection.execute(f"PRAGMA user_version = {version + 1}")
    # Asks whether the file can be written at all, before a game depends on it: on one that cannot
    # the transaction begins all the same.
    connection.execute("UPDATE games SET id = id WHERE FALSE")
    connection.execute("COMMIT")
    return connection


def copy_in_memory(path: Path) -> sqlite3.Connection | None:
    """Return a copy, in memory, of a file of games that can only be read; None without any.

    The file is left as it is.
    """
    # Beside a log that SQLite left, only the ordinary way sees all of it; without a log that way
    # wants to make one, which the folder does not let it.
    for how in ("mode=ro", "mode=ro&immutable=1"):
        copy = connect_in_memory()
        with (
            suppress(sqlite3.Error),
            closing(_raw_connection(f"{path.absolute().as_uri()}?{how}", uri=True)) as source,
        ):
            is_ours = _pragma(source, "application_id") == APPLICATION_ID
            if is_ours and _fault_in(source) is None:
                source.backup(copy)
                return _prepare(copy)
        copy.close()
    return None


def fault_of(path: Path) -> str | None:
    """Return the sentence, with a place for {name}, on why a file must be set aside, or None.

    Raises sqlite3.Error or OSError when the file cannot be looked at for another reason.
    """
    if not is_ordinary(path):
        raise OSError(f"{path} is no file")
    if path.is_dir():
        return _damaged()
    if not path.exists() or path.stat().st_size == 0:
        return None
    with path.open("rb") as file:
        head = file.read(SMALLEST_FILE)
    # SQLite takes a file shorter than its smallest page for an empty one, and writes over it.
    if len(head) < SMALLEST_FILE or not head.startswith(MAGIC):
        return _damaged()
    # Read-only, so that closing does not fold the write-ahead log into a file that is set aside.
    connection = _raw_connection(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        return _fault_in(connection)
    except sqlite3.Error as error:
        if _primary_code(error) in _DAMAGE:
            return _damaged()
        raise
    finally:
        connection.close()


def _fault_in(connection: sqlite3.Connection) -> str | None:
    version = _pragma(connection, "user_version")
    is_ours = _pragma(connection, "application_id") == APPLICATION_ID
    if is_ours and version > SCHEMA_VERSION:
        return _(
            "Your saved games were made by a newer Escoba. The file was set aside as {name}; "
            "nothing was deleted."
        )
    if not is_ours or version not in (*UPGRADES, SCHEMA_VERSION):
        # Another program, or a crash, may have left a file that has no tables yet.
        is_blank = connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
        return None if is_blank and version == 0 else _damaged()
    for probe in PROBES:
        connection.execute(probe)
    if version == SCHEMA_VERSION:
        connection.execute("SELECT first_dealer FROM games LIMIT 0")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if verdict == "ok" else _damaged()


def _damaged() -> str:
    return _(
        "Your saved games could not be read. The file was set aside as {name}; nothing was deleted."
    )


_DAMAGE: Final = frozenset(
    {
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_FORMAT,
        sqlite3.SQLITE_ERROR,  # a table or column that should be there is not
    }
)


def _primary_code(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another program holds the file."""
    return _primary_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    value: int = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return value


@contextmanager
def as_store_error() -> Iterator[None]:
    """Turn what SQLite raises in the block into a StoreError that a player can read."""
    try:
        yield
    except sqlite3.Error as error:
        code = _primary_code(error)
        if is_busy(error):
            sentence = _("The saved games are in use by another program. Try again in a moment.")
        elif code == sqlite3.SQLITE_FULL:
            sentence = _("The disk is full, so the game cannot be saved.")
        else:
            sentence = _("The game cannot be saved: {reason}.").format(reason=error)
        raise StoreError(sentence) from error
