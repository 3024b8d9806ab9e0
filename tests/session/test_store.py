from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from escoba.engine import Rules, StoreError
from escoba.session import Chair, Store, database

RULES = Rules()
CHAIRS = (Chair("Ana", "human"), Chair("Lola", "medium"))
DAMAGED = (
    "Your saved games could not be read. The file was set aside as {name}; nothing was deleted."
)
NEWER = (
    "Your saved games were made by a newer Escoba. The file was set aside as {name}; "
    "nothing was deleted."
)


class FakeClock:
    """A clock that goes on a minute each time it is looked at."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store.open(path, clock=FakeClock())
    yield store
    store.close()


def fill(path: Path, games: int = 1) -> None:
    store = Store.open(path)
    for _ in range(games):
        store.create(RULES, CHAIRS, "7")
    store.close()


def alter(path: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(statement, values)
    connection.close()


def aside(path: Path, number: int = 1) -> Path:
    return path.with_name(f"games-set-aside-{number}.sqlite3")


def test_a_game_comes_back_as_it_was_saved(path: Path, store: Store) -> None:
    identifier = store.create(RULES.replace(target=31), CHAIRS, "7")
    store.close()
    (game,) = Store.open(path).unfinished()
    assert game.id == identifier
    assert game.rules == RULES.replace(target=31)
    assert game.chairs == CHAIRS
    assert game.seed == "7"
    assert game.started_at == game.updated_at == datetime(2030, 1, 1, 0, 1, tzinfo=UTC)
    assert (game.status, game.hand_number, game.totals) == ("unfinished", 0, (0, 0))
    assert (game.winner, game.conceded_by, game.viewer) == (None, None, 0)


def test_games_are_listed_with_the_last_played_first(store: Store) -> None:
    first, second, third = (store.create(RULES, CHAIRS, None) for _ in range(3))
    with store.changing(first, 0) as change:
        change.salt(0, 0, "ab")
    assert [game.id for game in store.unfinished()] == [first, third, second]


def test_a_deleted_game_leaves_nothing(path: Path, store: Store) -> None:
    identifier = store.create(RULES, CHAIRS, None)
    with store.changing(identifier, 0) as change:
        change.salt(0, 0, "ab")
        change.hand(0, "", "cd")
        change.move(0, 0, "7o")
    store.delete(identifier)
    assert store.unfinished() == ()
    connection = sqlite3.connect(path)
    for table in ("games", "salts", "hands", "moves"):
        assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    connection.close()
    with pytest.raises(StoreError, match="no longer there"):
        store.load(identifier)


def test_a_change_is_all_or_nothing(store: Store) -> None:
    identifier = store.create(RULES, CHAIRS, None)

    def write_twice() -> None:
        with store.changing(identifier, 0) as change:
            change.hand(0, "", "cd")
            change.hand(0, "", "cd")

    with pytest.raises(StoreError):
        write_twice()
    assert store.load(identifier).hands == ()
    assert store.load(identifier).change == 0


def test_every_move_is_synced_to_the_disk(path: Path, store: Store) -> None:
    connection = store._connection
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL


def test_a_game_that_went_on_elsewhere_is_not_written_over(path: Path, store: Store) -> None:
    identifier = store.create(RULES, CHAIRS, None)
    other = Store.open(path)
    with other.changing(identifier, 0) as change:
        change.hand(0, "", "cd")
    with (
        pytest.raises(StoreError, match="continued in another window"),
        store.changing(identifier, 0) as change,
    ):
        change.hand(0, "other", "cd")
    assert [hand.word for hand in store.load(identifier).hands] == [""]
    other.close()


def test_a_file_locked_by_another_program_is_said_so(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    identifier = store.create(RULES, CHAIRS, None)
    store._connection.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="in use by another program"):
        store.delete(identifier)
    monkeypatch.setattr("escoba.session.database.BUSY_TIMEOUT_S", 0.001)
    second = Store.open(path)
    assert not second.is_saving
    assert second.notice is not None
    assert "in use by another program" in second.notice
    other.close()
    store.delete(identifier)


@pytest.mark.parametrize(
    "content",
    [
        b"garbage, not a database at all " * 100,
        b"SQLite format 3\0" + b"\xff" * 5000,
        b"x",
        b"SQLite format 3\0" + b"\0" * 84,
        b"\0" * 8192,
    ],
)
def test_a_file_that_is_no_database_is_set_aside_untouched(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    store = Store.open(path)
    assert store.is_saving
    assert store.notice == DAMAGED.format(name="games-set-aside-1.sqlite3")
    assert aside(path).read_bytes() == content
    assert store.create(RULES, CHAIRS, None)
    store.close()


def test_a_truncated_database_is_set_aside_untouched(path: Path) -> None:
    fill(path, games=200)
    content = path.read_bytes()[: 3 * 4096 + 100]
    path.write_bytes(content)
    store = Store.open(path)
    assert store.notice == DAMAGED.format(name="games-set-aside-1.sqlite3")
    assert aside(path).read_bytes() == content
    assert store.unfinished() == ()
    store.close()


def test_a_page_of_rubbish_inside_is_noticed(path: Path) -> None:
    fill(path, games=200)
    content = bytearray(path.read_bytes())
    for page in range(5, len(content) // 4096):
        content[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(bytes(content))
    store = Store.open(path)
    assert store.notice is not None
    assert aside(path).read_bytes() == bytes(content)
    store.close()


def test_the_log_and_index_of_a_damaged_file_move_along(path: Path) -> None:
    path.parent.mkdir()
    parts = {"": b"garbage" * 1000, "-wal": b"the log", "-shm": b"the index"}
    for ending, content in parts.items():
        path.with_name(path.name + ending).write_bytes(content)
    store = Store.open(path)
    for ending, content in parts.items():
        assert aside(path).with_name(aside(path).name + ending).read_bytes() == content
    store.close()


def test_a_newer_database_is_set_aside_and_still_whole(path: Path) -> None:
    fill(path, games=2)
    alter(path, "PRAGMA user_version = 3")
    store = Store.open(path)
    assert store.notice == NEWER.format(name="games-set-aside-1.sqlite3")
    assert store.unfinished() == ()
    store.close()
    connection = sqlite3.connect(aside(path))
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (2,)
    connection.close()


def make_version_1(path: Path) -> None:
    alter(path, "ALTER TABLE games DROP COLUMN first_dealer")
    alter(path, "PRAGMA user_version = 1")


def test_a_database_of_version_1_goes_on(path: Path) -> None:
    fill(path, games=2)
    make_version_1(path)
    store = Store.open(path)
    assert store.notice is None
    assert [game.id for game in store.unfinished()] == [2, 1]
    assert store.load(1).first_dealer is None
    third = store.create(RULES, CHAIRS, None, 1)
    store.close()
    store = Store.open(path)
    assert store.notice is None
    assert store.load(third).first_dealer == 1
    store.close()


def test_a_database_of_version_1_that_can_only_be_read_is_left_at_that(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path, games=2)
    make_version_1(path)
    before = path.read_bytes()
    monkeypatch.setattr("escoba.session.store.connect", _read_only)
    check_memory_only(Store.open(path), [2, 1])
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    ["PRAGMA application_id = 1", "DROP TABLE moves", "ALTER TABLE salts RENAME COLUMN salt TO s"],
)
def test_a_database_with_other_tables_is_set_aside(path: Path, statement: str) -> None:
    fill(path)
    alter(path, statement)
    store = Store.open(path)
    assert store.notice == DAMAGED.format(name="games-set-aside-1.sqlite3")
    store.close()


def test_an_empty_file_and_one_without_tables_become_the_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    Store.open(path).close()
    path.unlink()
    alter(path, "PRAGMA journal_mode = WAL")
    assert path.stat().st_size > 0
    store = Store.open(path)
    assert store.notice is None
    assert store.create(RULES, CHAIRS, None)
    store.close()


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "kept.txt").write_text("kept")
    store = Store.open(path)
    assert store.notice == DAMAGED.format(name="games-set-aside-1.sqlite3")
    assert (aside(path) / "kept.txt").read_text() == "kept"
    assert store.is_saving
    store.close()


NOWHERE = "Games cannot be saved here: what you play now is lost when you leave."


def check_memory_only(store: Store, listed: Sequence[int] = ()) -> None:
    """Check that a store has `listed` only, takes new games, and then let go of it."""
    assert store.notice == NOWHERE
    assert not store.is_saving
    assert [game.id for game in store.unfinished()] == list(listed)
    identifier = store.create(RULES, CHAIRS, None)
    with store.changing(identifier, 0) as change:
        change.hand(0, "", "cd")
    assert [game.id for game in store.unfinished()] == [identifier, *listed]
    store.delete(identifier)
    for other in listed:
        with pytest.raises(StoreError, match="can be read, but not changed"):
            store.delete(other)
    assert [game.id for game in store.unfinished()] == list(listed)
    store.close()


def test_without_a_folder_games_live_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    check_memory_only(Store.open(tmp_path / "file" / "games.sqlite3"))
    assert (tmp_path / "file").read_text() == "not a folder"


@pytest.mark.skipif(os.name == "nt", reason="there are no such files there")
def test_what_is_neither_file_nor_folder_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    check_memory_only(Store.open(path))
    assert path.is_fifo()
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="permissions do not bind this user"
)
@pytest.mark.parametrize("has_log", [False, True])
@pytest.mark.parametrize("folder_mode", [0o500, 0o700])
def test_of_read_only_files_the_saved_games_are_there_and_new_ones_live_in_memory(
    tmp_path: Path, path: Path, has_log: bool, folder_mode: int
) -> None:
    fill(path, games=2)
    folder = path.parent
    if has_log:
        # What a killed program leaves: the third game is in the log only.
        running = Store.open(path)
        running.create(RULES, CHAIRS, "7")
        folder = Path(shutil.copytree(folder, tmp_path / "killed"))
        running.close()
    before = (folder / path.name).read_bytes()
    for each in folder.iterdir():
        each.chmod(0o400)
    folder.chmod(folder_mode)
    try:
        check_memory_only(Store.open(folder / path.name), [3, 2, 1] if has_log else [2, 1])
        assert (folder / path.name).read_bytes() == before
    finally:
        folder.chmod(0o700)


def test_on_a_disk_that_refuses_to_write_the_saved_games_are_there(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(path, games=2)
    before = path.read_bytes()
    monkeypatch.setattr("escoba.session.store.connect", _read_only)
    check_memory_only(Store.open(path), [2, 1])
    assert path.read_bytes() == before


def test_a_file_that_can_only_be_read_is_found_out_before_a_game_depends_on_it(path: Path) -> None:
    fill(path)
    with (
        closing(database._raw_connection(f"{path.as_uri()}?mode=ro", uri=True)) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        database._prepare(connection)


def test_a_file_that_can_only_be_read_at_rest_is_read_at_rest(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite cannot open a file for reading where it cannot make the log's companion."""
    fill(path)
    really = sqlite3.connect

    def connected(name: str, **kept: Any) -> sqlite3.Connection:
        if name != ":memory:" and "immutable=1" not in name:
            raise sqlite3.OperationalError("unable to open database file")
        return really(name, **kept)

    monkeypatch.setattr("escoba.session.database.sqlite3.connect", connected)
    check_memory_only(Store.open(path), [1])


def _read_only(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        connection.execute("UPDATE games SET seed = 8")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("rules", "not json"),
        ("rules", "{}"),
        ("rules", "[" * 100_000),
        ("rules", b"\xff\xfe"),
        ("chairs", "[]"),
        ("chairs", '[{"name": 1, "kind": "human"}, {"name": "", "kind": "medium"}]'),
        ("chairs", "7"),
        ("started_at", "yesterday"),
        ("updated_at", 12),
        ("totals", "[1]"),
        ("totals", "[-1, 0]"),
        ("winner", 2),
        ("winner", 1),
        ("conceded_by", "Ana"),
        ("conceded_by", 0),
        ("hand_number", -1),
    ],
)
def test_a_row_that_makes_no_sense_is_kept_aside_and_the_others_are_unharmed(
    path: Path, column: str, value: object
) -> None:
    fill(path, games=3)
    alter(path, f"UPDATE games SET {column} = ? WHERE id = 2", value)
    store = Store.open(path)
    assert [game.id for game in store.unfinished()] == [3, 1]
    assert store.notice is not None
    assert "damaged" in store.notice
    store.close()
    again = Store.open(path)
    assert [game.id for game in again.unfinished()] == [3, 1]
    assert again.notice is None
    with pytest.raises(StoreError):
        again.load(2)
    again.close()
    connection = sqlite3.connect(path)
    row = connection.execute("SELECT status FROM games WHERE id = 2").fetchone()
    assert row == ("damaged",)
    connection.close()


@pytest.mark.parametrize("status", ["finished", "conceded"])
def test_a_game_that_is_over_without_a_winner_is_kept_aside(path: Path, status: str) -> None:
    fill(path, games=2)
    alter(path, "UPDATE games SET status = ? WHERE id = 2", status)
    store = Store.open(path)
    assert store.finished() == ()
    assert store.notice is not None
    assert [game.id for game in store.unfinished()] == [1]
    store.close()
