"""What the tests of every command rely on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escoba import language
from escoba.cli import main
from escoba.session import PlayOptions
from tests.cli.running import Refused


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
