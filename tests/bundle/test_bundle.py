"""The built application answers on the command line and opens its window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from escoba import __version__
from escoba.ui.text import FACES, Face, font_file
from tests.e2e.screen import ROOT, Program, virtual_display

pytestmark = pytest.mark.bundle

FOLDER = ROOT / "dist" / "escoba"
BUNDLED = FOLDER / ("escoba-cli.exe" if sys.platform == "win32" else "escoba")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the built program to its end."""
    return subprocess.run([BUNDLED, *arguments], capture_output=True, text=True, timeout=60)


def test_it_says_its_version() -> None:
    assert run("--version").stdout.split() == ["escoba", __version__]


def test_it_finds_the_decks() -> None:
    listed = run("decks").stdout
    assert "spanish-classic" in listed
    assert "spanish-modern" in listed
    assert "french" in listed


@pytest.mark.parametrize("face", FACES)
def test_it_holds_every_face_in_use(face: Face) -> None:
    font = font_file(face)
    assert font is not None
    assert list(FOLDER.rglob(f"{font.parent.parent.name}/files/{font.name}"))


def test_it_holds_the_licences_of_the_fonts() -> None:
    assert len(list(FOLDER.rglob("font_*/files/*.txt"))) == 2


def test_it_holds_every_sound_and_what_plays_them() -> None:
    sounds = {path.name for path in (ROOT / "assets" / "sounds").iterdir()}
    assert {path.name for path in FOLDER.rglob("assets/sounds/*")} == sounds
    assert list(FOLDER.rglob("*SDL2_mixer*"))


def test_it_speaks_spanish() -> None:
    assert run("--lang", "es", "--players", "5").returncode == 2
    assert "elige" in run("--lang", "es", "--players", "5").stderr.lower()


def test_it_deals_in_a_real_window(tmp_path: Path) -> None:
    with (
        virtual_display(1280, 800) as display,
        Program(
            display,
            tmp_path,
            ["--seed", "1", "--speed", "instant"],
            command=[str(BUNDLED)],
        ) as program,
    ):
        rest = program.wait_scene("table")
        assert len(rest.ids("hand:")) >= 3
