"""`escoba decks`."""

from __future__ import annotations

from pathlib import Path

import pytest

from escoba.cli import main
from tests.cli.running import ROOT, Refused
from tests.ui.packs import change, make_pack


def test_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    rows = [line.split() for line in captured.out.splitlines()]
    assert "french" in [row[0] for row in rows]
    assert all(len(row) >= 4 for row in rows)


def test_a_deck_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    folder = ROOT / "assets" / "decks" / "french"
    assert main(["decks", "check", str(folder)]) == 0
    assert capsys.readouterr().out.startswith(f"{folder}: holds (")


def test_a_deck_that_does_not_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "deck.toml").write_text("format = 2")
    assert main(["decks", "check", str(pack)]) == 1
    assert capsys.readouterr().out == f"{pack}: deck.toml: format must be 1\n"


def test_the_manifest_stands_for_its_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = make_pack(tmp_path)
    assert main(["decks", "check", str(folder / "deck.toml")]) == 0
    assert capsys.readouterr().out == f"{folder}: holds (Mine, 41 pictures)\n"
    monkeypatch.chdir(folder)
    assert main(["decks", "check", "deck.toml"]) == 0


def test_a_pack_called_like_a_deck_of_the_game_is_told_everywhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "decks").mkdir()
    pack = make_pack(tmp_path / "decks")
    change(pack, 'id = "mine"', 'id = "french"')
    french = pack.rename(pack.parent / "french")
    assert main(["decks", "check", str(french)]) == 1
    assert "french is a deck of the game" in capsys.readouterr().out
    assert main(["decks", "--data", str(tmp_path)]) == 0
    assert "french was skipped: french is a deck of the game" in capsys.readouterr().err


def test_a_sheet_of_a_pack_that_was_skipped_tells_why(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    line = refused("decks", "sheet", "mine", "x.png", "--data", str(tmp_path))
    assert line == "escoba: mine was skipped: there is no deck.toml in the folder"


def test_a_pack_of_the_player_that_is_broken_is_named_and_skipped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    assert main(["decks", "--data", str(tmp_path)]) == 0
    captured = capsys.readouterr()
    assert "french" in captured.out
    assert captured.err.startswith("escoba: mine was skipped: there is no deck.toml")


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
        (("sheet", "tarot", "x.png"), "There is no deck 'tarot'; choose "),
        (("sheet", "french", "x.bmp"), "x.bmp must end in .png."),
        (("sheet", "french", "/no/such/x.png", "--card-height", "20"), "cannot be written"),
        (("sheet", "french", "x.png", "--card-height", "9"), "choose a whole number from 20 to"),
    ],
)
def test_deck_tasks_that_cannot_be_done(
    words: tuple[str, ...], part: str, refused: Refused
) -> None:
    assert part in refused("decks", *words)
