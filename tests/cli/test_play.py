"""`escoba play`: the options of the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from escoba.cli import main
from escoba.engine import OPTIONS, PRESETS, Rules
from escoba.players import LEVELS
from escoba.session import PlayOptions
from tests.cli.running import Refused, escoba


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


def test_a_pack_that_cannot_be_used_is_told_at_the_start(
    opened: list[PlayOptions], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "decks" / "torn").mkdir(parents=True)
    assert main(["--data", str(tmp_path)]) == 0
    assert len(opened) == 1
    told = capsys.readouterr().err
    assert told == "escoba: torn was skipped: there is no deck.toml in the folder\n"


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
