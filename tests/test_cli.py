from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from escoba import __version__, language
from escoba.cli import COMMANDS, main
from escoba.engine import OPTIONS, PRESETS, Record, Rules
from escoba.players import LEVELS
from escoba.session import PlayOptions

VECTORS = json.loads((Path(__file__).parent / "vectors" / "rules.json").read_text(encoding="utf-8"))
RECORDS = {one["id"]: one["record"] for one in VECTORS["records"]}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LANGUAGE", "en")
    yield
    language.set_language("en")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """The options of every window that the command line opens, instead of a window."""
    windows: list[PlayOptions] = []

    def run(options: PlayOptions) -> int:
        windows.append(options)
        return 0

    monkeypatch.setattr("escoba.ui.app.run", run)
    return windows


Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Run a command line that must be refused with one line; return that line."""

    def run(*words: str, code: int = 2) -> str:
        assert main(words) == code
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("escoba: ")
        assert captured.err.count("\n") == 1
        return captured.err.rstrip("\n")

    return run


def escoba(*words: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    environ = {**os.environ, "LANGUAGE": "en", **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "escoba", *words], capture_output=True, env=environ, **options
    )


def write_records(path: Path, *records: object) -> str:
    path.write_text("".join(json.dumps(one) + "\n" for one in records), encoding="utf-8")
    return str(path)


# The command line itself


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"escoba {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith(f"usage: escoba {command}")
    assert "--lang" in captured.out
    assert captured.err == ""


def test_an_unknown_command_lists_them(refused: Refused) -> None:
    assert refused("shuffle") == (
        "escoba: There is no command 'shuffle'; choose play, simulate, verify, replay, captures, "
        "decks."
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_lists_those_there_are(command: str, refused: Refused) -> None:
    line = refused(command, "--colour=red")
    assert line.startswith(f"escoba: escoba {command} has no option --colour; choose --help")
    assert "--lang" in line


@pytest.mark.parametrize(
    ("words", "closest"),
    [
        (("--prest", "sevens"), "--preset"),
        (("simulate", "--level=medium"), "--levels"),
        (("verify", "--lng", "es", "x"), "--lang"),
    ],
)
def test_a_slip_in_an_option_is_told_the_one_that_was_meant(
    words: tuple[str, ...], closest: str, refused: Refused
) -> None:
    assert refused(*words).endswith(f"; did you mean {closest}?")


@pytest.mark.parametrize("count", ["0", "-5", "1.5", "many"])
def test_hands_are_a_whole_number_from_one(count: str, refused: Refused) -> None:
    line = refused("simulate", "--levels", "medium,random", "--hands", count)
    assert line.startswith(f"escoba: --hands cannot be '{count}'; choose a whole number from 1 ")


@pytest.mark.parametrize(
    "words", [("--pre", "sevens"), ("simulate", "--hand", "3"), ("verify", "--la", "en", "x")]
)
def test_options_are_not_abbreviated(words: tuple[str, ...], refused: Refused) -> None:
    assert "has no option" in refused(*words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seed",), "--seed needs a value."),
        (("simulate", "--levels", "--json"), "--levels needs a value."),
        (("--fullscreen=yes",), "--fullscreen takes no value."),
        (("play", "now"), "escoba play has no place for 'now'."),
        (("simulate", "7"), "escoba simulate has no place for '7'."),
        (("captures", "3c"), "escoba captures needs TABLE CARD."),
        (("captures", "3c", "7o", "1o"), "escoba captures has no place for '1o'."),
        (("verify",), "escoba verify needs FILE [FILE ...]."),
        (("replay",), "escoba replay needs FILE."),
        (("--lang", "xx"), "--lang cannot be 'xx'; choose en"),
        (("captures", "3c", "7o", "--lang", "xx"), "--lang cannot be 'xx'; choose en"),
        (("decks", "draw"), "escoba decks cannot be 'draw'; choose check, sheet."),
        (("decks", "check"), "Write it as escoba decks [check DIR | sheet ID OUT.png]."),
        (("decks", "sheet", "a", "b.png", "c"), "Write it as escoba decks"),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], sentence: str, refused: Refused) -> None:
    assert refused(*words).startswith(f"escoba: {sentence}")


# play


def test_without_options_the_home_screen_opens(opened: list[PlayOptions]) -> None:
    assert main([]) == 0
    assert main(["play"]) == 0
    assert opened == [PlayOptions(), PlayOptions()]


def test_all_options_reach_the_window(opened: list[PlayOptions], tmp_path: Path) -> None:
    line = (
        "play --preset fournier --players 4 --partners --levels random,medium,random "
        "--rule target=15 --rule must_capture=hand --rule opening_30_split=true --seed 7 "
        f"--size 1600x900 --fullscreen --data {tmp_path} --reduced-motion --speed instant --mute "
        f"--lang en --ui-log {tmp_path / 'log'}"
    )
    assert main(line.split()) == 0
    rules = Rules.from_preset(
        "fournier",
        players=4,
        partners=True,
        target=15,
        must_capture="hand",
        opening_30_split=True,
    )
    assert opened == [
        PlayOptions(
            rules=rules,
            levels=("random", "medium", "random"),
            seed="7",
            language="en",
            size=(1600, 900),
            fullscreen=True,
            data=tmp_path,
            reduced_motion=True,
            speed="instant",
            mute=True,
            ui_log=tmp_path / "log",
        )
    ]


@pytest.mark.parametrize(
    "words",
    [
        ("--preset", "playmore"),
        ("--players", "2"),
        ("--levels", "medium"),
        ("--seed", ""),
        ("--rule", "target=11"),
    ],
)
def test_saying_what_to_play_starts_at_the_table(
    words: tuple[str, ...], opened: list[PlayOptions]
) -> None:
    assert main(words) == 0
    assert opened[0].rules is not None


@pytest.mark.parametrize("words", [("--speed", "fast"), ("--size", "800x600"), ("--mute",)])
def test_other_options_open_the_home_screen(
    words: tuple[str, ...], opened: list[PlayOptions]
) -> None:
    assert main(words) == 0
    assert opened[0].rules is None


def test_one_level_stands_for_all_computer_seats(opened: list[PlayOptions]) -> None:
    assert main(["--players", "3", "--levels", "random"]) == 0
    assert opened[0].levels == ("random",)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--players 5", "--players cannot be '5'; choose 2, 3, 4."),
        ("--players two", "--players cannot be 'two'; choose 2, 3, 4."),
        ("--players 3 --partners", "--partners needs --players 4."),
        ("--partners", "--partners needs --players 4."),
        ("--players ", "--players cannot be ''; choose 2, 3, 4."),
        ("--players 1", "--players cannot be '1'; choose 2, 3, 4."),
        ("--players ٣", "--players cannot be '٣'; choose 2, 3, 4."),
        ("--preset ", f"--preset cannot be ''; choose {', '.join(PRESETS)}."),
        ("--preset ñandú", f"--preset cannot be 'ñandú'; choose {', '.join(PRESETS)}."),
        ("--preset poker", f"--preset cannot be 'poker'; choose {', '.join(PRESETS)}."),
        ("--levels wizard", f"--levels cannot be 'wizard'; choose {', '.join(LEVELS)}."),
        ("--levels ", f"--levels cannot be ''; choose {', '.join(LEVELS)}."),
        ("--levels medium,", f"--levels cannot be ''; choose {', '.join(LEVELS)}."),
        (
            "--players 4 --levels medium,medium",
            "--levels names 2, but there are 3 computer seats: name 3, or 1.",
        ),
        ("--rule players=3", "The number of players is set by --players, not by --rule."),
        ("--rule jokers=2", "--rule cannot be 'jokers'; choose partners, direction, "),
        ("--rule target", "--rule 'target' is not of the form NAME=VALUE; NAME is one of "),
        ("--rule must_capture=never", "--rule must_capture cannot be 'never'; choose no, card, "),
        ("--rule opening_30_split=yes", "--rule opening_30_split cannot be 'yes'; choose false, "),
        ("--rule target=0", "--rule target cannot be '0'; choose a whole number from 1 to 999."),
        ("--rule prime=10", "--rule prime cannot be '10'; choose a whole number from 0 to 9."),
        ("--speed warp", "--speed cannot be 'warp'; choose slow, normal, fast, instant."),
        ("--rule target=99999999999999999999", "--rule target cannot be '99999999999999999999'"),
        ("--rule partners=true", "--partners needs --players 4."),
        ("--rule =3", "--rule cannot be ''; choose partners, "),
        ("--data /dev/null", "--data cannot be '/dev/null'; choose a folder."),
        ("--data ", "--data cannot be ''; choose a folder."),
        ("--deck ../french", "--deck cannot be '../french'; choose "),
        ("--size ١x٢", "--size cannot be '١x٢'; choose a size such as 1280x720."),
        ("--size big", "--size cannot be 'big'; choose a size such as 1280x720."),
        ("--size 0x600", "--size cannot be '0x600'"),
        ("--size 800x", "--size cannot be '800x'"),
        ("--size 99999999999999999999x1", "--size cannot be"),
        ("--deck tarot", "--deck cannot be 'tarot'; choose "),
        ("--seed \udcff", "--seed must be text."),
    ],
)
def test_a_bad_value_lists_the_choices(
    line: str, sentence: str, refused: Refused, opened: list[PlayOptions]
) -> None:
    assert refused(*line.split(" ")).startswith(f"escoba: {sentence}")
    assert opened == []


def test_rules_under_which_nobody_scores_are_refused(refused: Refused) -> None:
    zeros = [f"--rule={name}=0" for name, one in OPTIONS.items() if one.kind == "points"]
    assert "nobody can ever score" in refused(*zeros)


def test_no_screen_is_one_line(tmp_path: Path) -> None:
    found = escoba(
        "--data", str(tmp_path), env={"SDL_VIDEODRIVER": "none-such", "SDL_AUDIODRIVER": "dummy"}
    )
    assert found.returncode == 2
    assert found.stderr.startswith(b"escoba: No window can be opened")
    assert found.stderr.count(b"\n") == 1


# captures


@pytest.mark.parametrize("vector", VECTORS["captures"], ids=lambda one: one["id"])
def test_captures_lists_each_set_on_a_line(
    vector: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    table = vector["table"] if isinstance(vector["table"], str) else " ".join(vector["table"])
    assert main(["captures", table, vector["card"]]) == 0
    assert capsys.readouterr().out.splitlines() == vector["sets"]


@pytest.mark.parametrize(
    ("table", "card", "part"),
    [
        ("3c 5b", "8o", "'8o' is not a card"),
        ("3c,5b", "7o", "'3c,5b' is not a card"),
        ("3c 3c", "7o", "named twice"),
        ("3c 7o", "7o", "7o cannot be in the hand and on the table"),
        ("3c\n5b", "7o", "is not a card"),
        ("3c 5b", "", "'' is not a card"),
    ],
)
def test_captures_refuses_what_is_no_position(
    table: str, card: str, part: str, refused: Refused
) -> None:
    assert part in refused("captures", table, card)


# simulate


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


# verify


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
        (__file__, "cannot be read: not JSON: it goes wrong at line 1, column 1"),
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


@pytest.mark.skipif(os.name == "nt", reason="the locales of POSIX")
@pytest.mark.parametrize("variables", [{"LANG": "C"}, {"LC_ALL": "POSIX"}])
def test_a_plain_locale_can_name_anybody(variables: dict[str, str], tmp_path: Path) -> None:
    record = json.loads(json.dumps(RECORDS["rec-playmore-2"]))
    record["seats"][0]["name"] = "Íñigo Núñez"
    path = tmp_path / "ñandú.json"
    path.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    plain = {"LANGUAGE": "", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", **variables}
    for words in (("verify", str(path)), ("replay", str(path), "--text", "--lang", "es")):
        found = escoba(*words, env=plain)
        assert found.returncode == 0
        assert found.stderr == b""
        assert b"\\x" in found.stdout or b"\\udc" in found.stdout  # escaped, not lost


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_in_the_middle_ends_a_simulation_quietly(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    line = f"simulate --levels random,random --hands 999999 --out {out}"
    with subprocess.Popen(
        [sys.executable, "-m", "escoba", *line.split()], stderr=subprocess.PIPE
    ) as process:
        deadline = time.monotonic() + 30
        while not (out.exists() and out.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _out, complaint = process.communicate(timeout=30)
    assert process.returncode == 130
    assert complaint == b""


# replay


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


# decks


def test_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    rows = [line.split() for line in captured.out.splitlines()]
    assert "french" in [row[0] for row in rows]
    assert all(len(row) >= 4 for row in rows)


def test_a_deck_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(__file__).parents[1] / "assets" / "decks" / "french"
    assert main(["decks", "check", str(folder)]) == 0
    assert capsys.readouterr().out.startswith(f"{folder}: holds (")


def test_a_deck_that_does_not_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "deck.toml").write_text("format = 2")
    assert main(["decks", "check", str(pack)]) == 1
    assert capsys.readouterr().out == f"{pack}: deck.toml: format must be 1\n"


def test_a_pack_of_the_player_that_is_broken_is_named_and_skipped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    assert main(["decks", "--data", str(tmp_path)]) == 0
    captured = capsys.readouterr()
    assert "french" in captured.out
    assert captured.err.startswith("escoba: mine was skipped: deck.toml cannot be read")


def test_a_sheet_of_all_cards(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert main(["decks", "sheet", "french", str(out), "--card-height", "40"]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_picture_is_not_written_over_a_folder(refused: Refused, tmp_path: Path) -> None:
    folder = tmp_path / "cards.png"
    folder.mkdir()
    line = refused("decks", "sheet", "french", str(folder), "--card-height", "20")
    assert line == f"escoba: {folder} cannot be written: Is a directory."


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("check", __file__), "is not a folder."),
        (("check", ""), "is not a folder."),
        (("check", "a\0b"), "is not a folder."),
        (("--data", __file__), "--data cannot be "),
        (("sheet", "french", f"{__file__}/x.png", "--card-height", "20"), "Not a directory."),
        (("sheet", "french", "a\0b.png", "--card-height", "20"), "not a name that a file can"),
        (("check", "/no/such"), "/no/such is not a folder."),
        (("sheet", "tarot", "x.png"), "escoba decks sheet cannot be 'tarot'; choose "),
        (("sheet", "french", "x.bmp"), "x.bmp must end in .png."),
        (("sheet", "french", "/no/such/x.png", "--card-height", "20"), "cannot be written"),
        (("sheet", "french", "x.png", "--card-height", "9"), "choose a whole number from 20 to"),
    ],
)
def test_deck_tasks_that_cannot_be_done(
    words: tuple[str, ...], part: str, refused: Refused
) -> None:
    assert part in refused("decks", *words)


# The terminal around it


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--levels", "medium,random", "--hands", "1"),
        ("verify", "RECORD"),
        ("replay", "RECORD", "--text"),
        ("captures", "3c 5b 7e", "7o"),
        ("play", "--help"),
        ("--version",),
    ],
)
def test_text_commands_do_without_pygame(words: tuple[str, ...], tmp_path: Path) -> None:
    record = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    argv = [record if word == "RECORD" else word for word in words]
    code = (
        "import sys; from escoba.cli import main; code = main(sys.argv[1:]);"
        "sys.exit(code or 'pygame' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True)
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.skipif(os.name == "nt", reason="the shell of POSIX")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("replay RECORD | head -n 1", 0),
        ("replay RECORD | true", 0),
        ("verify RECORD BAD | true", 1),
        ("captures '3c 5b 7e' 7o | true", 0),
        ("verify RECORD >&-", 0),
        ("verify RECORD BAD >&- 2>&-", 1),
        ("verify MISSING 2>&-", 2),
        ("verify MISSING 2>&1 | true", 2),
        ("play --help | true", 0),
    ],
)
def test_a_reader_that_goes_away_changes_nothing(line: str, code: int, tmp_path: Path) -> None:
    files = {
        "RECORD": write_records(tmp_path / "record.json", *[RECORDS["game-playmore-2"]] * 9),
        "BAD": write_records(tmp_path / "bad.json", {}),
        "MISSING": str(tmp_path / "missing"),
    }
    words = [files.get(word, word) for word in line.split(" ")]
    script = f"set -o pipefail; {sys.executable} -m escoba {' '.join(words)}"
    found = subprocess.run(["bash", "-c", script], capture_output=True)
    assert found.returncode == code
    assert b"Traceback" not in found.stderr
    assert b"Exception" not in found.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    name = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    with open("/dev/full", "w") as full:
        found = subprocess.run(
            [sys.executable, "-m", "escoba", "verify", name], stdout=full, stderr=subprocess.PIPE
        )
    assert found.returncode == 2
    assert found.stderr.startswith(b"escoba: The output cannot be written: ")
    assert found.stderr.count(b"\n") == 1
    line = "simulate --levels random,random --hands 3 --out /dev/full"
    found_out = escoba(*line.split())
    assert found_out.returncode == 2
    assert found_out.stderr == b"escoba: /dev/full cannot be written: No space left on device.\n"


def test_a_program_without_streams_still_works(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # As Windows starts a program that has no console.
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["captures", "3c 5b 7e", "7o"]) == 0
    assert main(["verify", str(tmp_path / "missing")]) == 2


def test_what_an_encoding_lacks_is_escaped(tmp_path: Path) -> None:
    name = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    found = escoba("replay", name, env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert found.returncode == 0
    assert b"\\xa1Escoba!" in found.stdout


def test_a_name_that_is_no_text_is_shown_escaped() -> None:
    if os.name == "nt":
        pytest.skip("names are text there")
    found = escoba("verify", os.fsdecode(b"/no/\xff"))
    assert found.returncode == 2
    assert found.stderr.startswith(b"escoba: /no/\\udcff cannot be read")


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("escoba.commands.simulate.Simulation", interrupt)
    assert main(["simulate", "--levels", "random,random", "--hands", "1"]) == 130
    assert capsys.readouterr().err == ""
