"""What the documents tell a reader to do works as they tell it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from escoba.cli import main

DECKS = Path(__file__).parents[1] / "docs" / "decks.md"


def blocks(kind: str) -> list[str]:
    """Return the code of that kind in the order of the page."""
    return re.findall(rf"```{kind}\n(.*?)```", DECKS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def homemade(tmp_path: Path) -> Path:
    """The pack of the worked example, made as the page tells."""
    program, manifest = blocks("python")[0], blocks("toml")[0]
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)
    folder = tmp_path / "homemade"
    (folder / "deck.toml").write_text(manifest, encoding="utf-8")
    return folder


def test_the_worked_example_is_a_good_deck(
    homemade: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["decks", "check", str(homemade)]) == 0
    said = re.search(r"`homemade: (holds [^`]*)`", DECKS.read_text(encoding="utf-8"))
    assert said is not None
    assert capsys.readouterr().out == f"{homemade}: {said[1]}\n"


def test_the_picture_written_by_hand_is_a_good_one(
    homemade: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (homemade / "7o.svg").write_text(blocks("xml")[0], encoding="utf-8")
    assert main(["decks", "check", str(homemade)]) == 0
    assert "holds" in capsys.readouterr().out


def test_the_sheet_is_drawn_without_a_window(homemade: Path, tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    homemade.rename(tmp_path / "decks" / "homemade")
    out = tmp_path / "homemade.png"
    words = ["decks", "sheet", "homemade", str(out), "--data", str(tmp_path)]
    run = [sys.executable, "-m", "escoba", *words]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_bytes().startswith(b"\x89PNG")
