"""`escoba replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from escoba.cli import main
from tests.cli.running import RECORDS, Refused, write_records


def test_replay_tells_a_game_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    name = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    assert main(["replay", name, "--text"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:8] == [
        "Rules: With the prime (playmore)",
        "Seat 1: Ana (human)",
        "Seat 2: Blas (easy)",
        "Ana deals first.",
        "",
        "Hand 1. Ana deals.",
        "Deal 1. Blas: 4c 11e 4b; Ana: 6e 12b 6b",
        "Table: 3c 11o 2o 1e",
    ]
    assert lines[8] == "Ana takes the opening: 3c 11o 2o 1e. Escobas: 1."
    assert lines[9:11] == [" 1. Blas: 11e", " 2. Ana: 6e x 11e  ¡Escoba!"]
    assert "36. Ana: 3o" in lines
    assert "Ana took last and picks up 12o 7b 6c 4o 12e 3o." in lines
    assert lines[-2].startswith("Ana: 6 points (Escobas 4")
    assert lines[-1].startswith("Blas: 2 points (")


@pytest.mark.parametrize("name", [name for name in RECORDS if not name.endswith(("-3", "-4"))])
def test_every_record_can_be_told(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write_records(tmp_path / "record.json", RECORDS[name])
    assert main(["replay", path]) == 0
    captured = capsys.readouterr()
    moves = [line for line in captured.out.splitlines() if line[:2].strip().isdigit()]
    assert len(moves) == 36 * len(RECORDS[name]["hands"])
    assert captured.err == ""


def test_replay_stops_where_a_record_does_not_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = json.loads(json.dumps(RECORDS["rec-playmore-2"]))
    record["hands"][0]["moves"][1] = "12b x 11e"
    name = write_records(tmp_path / "record.json", record)
    assert main(["replay", name]) == 1
    assert capsys.readouterr().err.endswith("(hand 1, move 2)\n")


def test_a_record_cannot_command_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = json.loads(json.dumps(RECORDS["rec-playmore-2"]))
    record["seats"][0]["name"] = "\x1b]0;owned\x07\u202e\n"
    assert main(["replay", write_records(tmp_path / "record.json", record)]) == 0
    out = capsys.readouterr().out
    assert all(line.isprintable() for line in out.split("\n"))
    assert "\\x1b]0;owned\\x07\\u202e\\n" in out


def test_replay_of_what_is_no_record(refused: Refused, tmp_path: Path) -> None:
    assert "cannot be read" in refused("replay", str(tmp_path / "missing"))
    assert refused("replay", write_records(tmp_path / "bad", []), code=1)


@pytest.mark.parametrize("name", ["rec-playmore-2", "game-playmore-2"])
def test_text_is_what_replay_shows_anyway(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write_records(tmp_path / "record.json", RECORDS[name], RECORDS[name])
    assert main(["replay", path]) == 0
    plain = capsys.readouterr().out
    assert main(["replay", path, "--text"]) == 0
    assert capsys.readouterr().out == plain
    assert plain.count("Game on line ") == 2
