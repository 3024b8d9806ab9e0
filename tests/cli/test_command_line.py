"""The command line as a whole: commands, options, help."""

from __future__ import annotations

import pytest

from escoba import __version__
from escoba.cli import COMMANDS, main
from tests.cli.running import Refused


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
