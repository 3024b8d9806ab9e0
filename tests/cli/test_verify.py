"""`escoba verify`, and the files it and `escoba replay` read."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from escoba.cli import main
from tests.cli.running import RECORDS, ROOT, VECTORS, Refused, write_records


def altered(vector: dict[str, Any]) -> dict[str, Any]:
    """Return the record of a bad-record vector: its base with one value put in or taken out."""
    record: dict[str, Any] = json.loads(json.dumps(RECORDS[vector["base"]]))
    *way, last = vector["path"]
    place: Any = record
    for step in way:
        place = place[step]
    if vector.get("delete"):
        del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(vector["value"])
    else:
        place[last] = vector["value"]
    return record


def test_records_that_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names = [write_records(tmp_path / f"{name}.json", one) for name, one in RECORDS.items()]
    assert main(["verify", *names]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert len(lines) == len(names)
    assert lines[0] == f"{names[0]}: holds (1 game, 1 hand)"


@pytest.mark.parametrize("vector", VECTORS["bad_records"], ids=lambda one: one["id"])
def test_records_that_do_not_hold(
    vector: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    name = write_records(tmp_path / "bad.json", altered(vector))
    assert main(["verify", name]) == 1
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.startswith(f"{name}: ")
    assert captured.out.count("\n") == 1


def test_hand_and_move_of_a_fault_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = json.loads(json.dumps(RECORDS["game-playmore-2"]))
    record["hands"][1]["moves"][6] = record["hands"][1]["moves"][0]
    name = write_records(tmp_path / "lines.jsonl", RECORDS["rec-playmore-2"], record)
    assert main(["verify", name]) == 1
    assert capsys.readouterr().out.endswith("(line 2, hand 2, move 7)\n")


def test_a_pretty_printed_record_is_one_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "pretty.json"
    text = json.dumps(RECORDS["rec-playmore-2"], indent=2)
    path.write_bytes(b"\xef\xbb\xbf\r\n" + text.replace("\n", "\r\n").encode())
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: holds (1 game, 1 hand)\n"


def test_blank_lines_between_records_count_but_say_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = json.dumps(RECORDS["rec-playmore-2"])
    path = tmp_path / "lines.jsonl"
    path.write_text(f"\n{line}\n\n \n{line}\n\n")
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: holds (2 games, 2 hands)\n"
    path.write_text(f"\n{line}\n\n \n[]\n\n")
    assert main(["verify", str(path)]) == 1
    assert "(line 5)" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"escoba",
        b"{",
        b"\x00\x01\x02\xff",
        b"\xff\xfe{}",
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b"NaN",
        b"{}\nnot json\n",
    ],
)
def test_a_file_that_is_not_json_is_unreadable(
    content: bytes, refused: Refused, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    code = 1 if content.startswith(b"{}") else 2
    if code == 2:
        assert f"{path} cannot be read: " in refused("verify", str(path))
    else:
        assert main(["verify", str(path)]) == 1


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        b"1",
        b"1e999",
        b"9" * 5000,
        b"null",
        b'"\\ud800"',
        b"{}",
        b'{"format": "escoba-record", "version": 1e400}',
        b'{"format": "escoba-record", "version": 1, "rules": {"preset": []}}',
        b'{"format": "escoba-record", "version": 1, "version": 1}',
    ],
)
def test_json_that_is_no_record_does_not_hold(
    content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1


HOSTILE: list[Any] = [
    None,
    True,
    -1,
    10**17,
    1.5,
    "",
    "x" * 100_000,
    "\x1b[31m\n\r\x07",
    "\u0000",
    [],
    {},
    [[[[]]]],
    {"\ud800": 1},
]


def places_in(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if way:
        yield way
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places_in(part, (*way, key))
    elif isinstance(value, list):
        for index in range(min(len(value), 2)):
            yield from places_in(value[index], (*way, index))


def test_no_value_anywhere_in_a_record_breaks_the_checker(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source = json.dumps(RECORDS["rec-playmore-2"])
    path = tmp_path / "hostile.json"
    for place in places_in(json.loads(source)):
        for value in HOSTILE:
            record = json.loads(source)
            part = record
            for step in place[:-1]:
                part = part[step]
            part[place[-1]] = value
            path.write_text(json.dumps(record))
            assert main(["verify", str(path)]) in (0, 1)
            captured = capsys.readouterr()
            assert captured.out.count("\n") == 1
            assert captured.out[:-1].isprintable()
            assert captured.err == ""


def test_every_file_is_reported_and_the_worst_counts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good = write_records(tmp_path / "good", RECORDS["rec-playmore-2"])
    bad = write_records(tmp_path / "bad", {})
    missing = str(tmp_path / "missing")
    assert main(["verify", missing, good, bad, str(tmp_path), good]) == 2
    captured = capsys.readouterr()
    assert [line.split(": ")[0] for line in captured.out.splitlines()] == [good, bad, good]
    assert captured.err.splitlines() == [
        f"escoba: {missing} cannot be read: No such file or directory",
        f"escoba: {tmp_path} cannot be read: Is a directory",
    ]
    assert main(["verify", good, bad]) == 1


def test_an_endless_file_is_given_up(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escoba.commands.reading.LARGEST_RECORD", 10_000)
    assert "larger than any record" in refused("verify", "/dev/zero")
    assert "cannot be read" in refused("verify", "/dev/null")
    assert "not a name that a file can have" in refused("verify", "a\0b")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_unreadable(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.touch(mode=0)
    assert "Permission denied" in refused("verify", str(path))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "'' cannot be read: No such file or directory"),
        ("/no/such/ñ", "/no/such/ñ cannot be read: No such file or directory"),
        (f"{__file__}/x", "cannot be read: Not a directory"),
        (str(Path(__file__).parent), "cannot be read: Is a directory"),
        (str(ROOT / "LICENSE"), "cannot be read: not JSON: it goes wrong at line 1, column 1"),
        (sys.executable, "cannot be read: not a text in UTF-8"),
        ("a\0b", "cannot be read: it is not a name that a file can have"),
        ("x" * 5000, "cannot be read: File name too long"),
    ],
)
def test_what_is_no_file_of_records_is_unreadable(
    command: str, name: str, reason: str, refused: Refused
) -> None:
    assert refused(command, name).endswith(reason)


def test_what_follows_two_dashes_is_a_file(refused: Refused) -> None:
    assert "-x cannot be read: " in refused("verify", "--", "-x")
    assert "escoba play has no place for '--mute'" in refused("--", "--mute")
