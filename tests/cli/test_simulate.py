"""`escoba simulate`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from escoba.cli import main
from escoba.engine import Record
from tests.cli.running import VECTORS, Refused, escoba


def simulate(
    capsys: pytest.CaptureFixture[str], line: str, out: Path | None = None
) -> dict[str, Any]:
    words = ["simulate", *line.split(), "--json", *(["--out", str(out)] if out else [])]
    assert main(words) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1
    figures: dict[str, Any] = json.loads(captured.out)
    return figures


def records_of(path: Path) -> list[Record]:
    return [Record.from_json(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_simulate_says_its_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulate(capsys, "--levels medium,random --hands 12 --seed 7")
    assert list(figures) == ["hands", "games", "seconds", "sides"]
    assert figures["hands"] == 12
    assert isinstance(figures["games"], int)
    assert figures["seconds"] > 0
    assert [side["level"] for side in figures["sides"]] == ["medium", "random"]
    for side in figures["sides"]:
        assert list(side) == [
            "level",
            "points",
            "wins",
            "points_per_hand",
            "difference",
            "interval95",
            "decision_ms",
        ]
        assert list(side["decision_ms"]) == ["mean", "p95", "max"]
        assert 0 < side["decision_ms"]["mean"] <= side["decision_ms"]["max"]
        assert side["points_per_hand"] == pytest.approx(side["points"] / 12, abs=1e-4)
        assert side["interval95"] > 0
    medium, random = figures["sides"]
    assert medium["difference"] == -random["difference"]
    assert medium["difference"] == pytest.approx(
        (medium["points"] - random["points"]) / 12, abs=1e-3
    )
    assert medium["wins"] + random["wins"] == figures["games"]


def test_simulate_says_its_figures_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--levels", "random,random", "--hands", "1", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1 hand, 0 games won, ")
    assert lines[0].endswith(", seed 7")
    assert len(lines) == 4


def test_a_seed_that_was_not_given_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--levels", "random,random", "--hands", "1"]) == 0
    seed = capsys.readouterr().out.splitlines()[0].rpartition(" ")[2]
    assert len(seed) == 16


def test_hands_are_exactly_as_many_and_go_on_in_new_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    figures = simulate(capsys, "--levels medium,random --rule target=9 --hands 20 --seed 7", out)
    records = records_of(out)
    assert sum(len(record.hands) for record in records) == 20
    assert len(records) > 2
    assert all(record.winner is not None for record in records[:-1])
    assert figures["games"] == sum(record.winner is not None for record in records)


def test_games_are_played_to_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    figures = simulate(
        capsys, "--players 3 --levels medium,random,random --games 3 --seed ñ --rule target=9", out
    )
    records = records_of(out)
    assert figures["games"] == len(records) == 3
    assert all(record.winner is not None for record in records)
    assert figures["hands"] == sum(len(record.hands) for record in records)
    assert main(["verify", str(out)]) == 0


def test_partners_are_one_side(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulate(
        capsys, "--players 4 --partners --levels medium,random,random,random --hands 2 --seed 7"
    )
    assert [side["level"] for side in figures["sides"]] == ["medium+random", "random"]


def test_duplicate_plays_the_same_cards_from_each_seat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    figures = simulate(
        capsys,
        "--players 3 --levels medium,random,random --hands 12 --duplicate --seed 7",
        out,
    )
    records = records_of(out)
    assert figures["hands"] == len(records) == 12
    for deal in range(4):
        played = records[deal * 3 : deal * 3 + 3]
        assert len({record.hands[0].deck for record in played}) == 1
        assert len({record.hands[0].dealer for record in played}) == 1
        seats = [[seat.kind for seat in record.seats].index("medium") for record in played]
        assert sorted(seats) == [0, 1, 2]
    assert len({record.hands[0].deck for record in records}) == 4
    assert [side["level"] for side in figures["sides"]] == ["medium", "random"]


def test_duplicate_of_a_level_with_itself_is_level(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulate(capsys, "--levels medium,medium --hands 8 --duplicate --seed 7")
    (side,) = figures["sides"]
    assert (side["level"], side["difference"], side["interval95"]) == ("medium", 0.0, 0.0)


def test_the_medium_level_beats_the_random_one(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulate(capsys, "--levels medium,random --hands 60 --duplicate --seed 1")
    medium = figures["sides"][0]
    assert medium["difference"] > medium["interval95"] > 0


def test_the_first_game_has_the_seed_of_the_simulation(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "game.json"
    simulate(capsys, "--levels random,random --hands 1 --seed 7", out)
    salts = {(one["seed"], one["hand"]): one["salt"] for one in VECTORS["seeds"]}
    assert records_of(out)[0].hands[0].salt == salts["7", "0"]


def test_the_same_seed_gives_the_same_record_in_another_process(tmp_path: Path) -> None:
    contents = []
    for number in ("1", "2"):
        out = tmp_path / f"{number}.jsonl"
        line = f"simulate --players 3 --levels medium,random,medium --hands 6 --seed 7 --out {out}"
        assert escoba(*line.split(), env={"PYTHONHASHSEED": number}).returncode == 0
        contents.append(out.read_bytes())
    assert contents[0] == contents[1] != b""


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--hands 2", "escoba simulate needs --levels, one for each seat."),
        ("--levels medium,random", "escoba simulate needs either --hands or --games."),
        (
            "--levels medium,random --hands 1 --games 1",
            "escoba simulate needs either --hands or --games.",
        ),
        ("--levels medium --hands 1", "--levels names 1, but there are 2 seats: name 2."),
        ("--levels medium,expert9 --hands 1", "--levels cannot be 'expert9'; choose "),
        ("--levels medium, --hands 1", "--levels cannot be ''; choose "),
        ("--levels random,random --hands 0", "--hands cannot be '0'; choose a whole number from 1"),
        ("--levels random,random --hands 1_0", "--hands cannot be '1_0'"),
        ("--levels random,random --games -1", "--games cannot be '-1'"),
        ("--levels random,random --games 1e9", "--games cannot be '1e9'"),
        ("--levels random,random --games 1 --duplicate", "--duplicate plays every deal once from"),
        ("--levels random,random --hands 3 --duplicate", "--duplicate plays every deal once from"),
        ("--levels random,random --hands 1 --out /", "/ cannot be written: "),
        ("--levels random,random --hands 1 --out /none/such", "/none/such cannot be written: "),
        ("--levels random,random --hands 1 --players 1", "--players cannot be '1'"),
        ("--levels random,random --hands 1 --rule players=2", "The number of players is set by"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(line: str, sentence: str, refused: Refused) -> None:
    assert refused("simulate", *line.split()).startswith(f"escoba: {sentence}")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "'' cannot be written: No such file or directory."),
        ("a\0b", "cannot be written: it is not a name that a file can have."),
        (f"{__file__}/x", "cannot be written: Not a directory."),
        (str(Path(__file__).parent), "cannot be written: Is a directory."),
    ],
)
def test_records_that_cannot_be_written_are_one_line(
    name: str, reason: str, refused: Refused
) -> None:
    line = refused("simulate", "--levels", "random,random", "--hands", "1", "--out", name)
    assert line.endswith(reason)


@pytest.mark.parametrize("count", ["0", "-5", "1.5", "many"])
def test_hands_are_a_whole_number_from_one(count: str, refused: Refused) -> None:
    line = refused("simulate", "--levels", "medium,random", "--hands", count)
    assert line.startswith(f"escoba: --hands cannot be '{count}'; choose a whole number from 1 ")
