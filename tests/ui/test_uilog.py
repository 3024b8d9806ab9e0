from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from escoba.engine import EscobaError, Move
from escoba.ui.geometry import Box
from escoba.ui.scene import Element
from escoba.ui.uilog import UiLog

BUTTON = Element("button:take", "button", "Take 3 cards", Box(20, 40, 100, 48.4), focused=True)
TOGGLE = Element("toggle:x", "toggle", "X", Box(0, 0, 10, 10), value="on")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def log(path: Path) -> Iterator[UiLog]:
    opened = UiLog(path)
    yield opened
    opened.close()


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_rest_lists_what_can_be_pressed_in_window_points(log: UiLog, path: Path) -> None:
    log.rest("table", "input", [BUTTON, TOGGLE], 2.0)
    assert lines(path) == [
        {
            "scene": "table",
            "at_rest": True,
            "awaiting": "input",
            "elements": [
                {
                    "id": "button:take",
                    "role": "button",
                    "label": "Take 3 cards",
                    "rect": [10, 20, 50, 24],
                    "enabled": True,
                    "focused": True,
                    "selected": False,
                },
                {
                    "id": "toggle:x",
                    "role": "toggle",
                    "label": "X",
                    "rect": [0, 0, 5, 5],
                    "enabled": True,
                    "focused": False,
                    "selected": False,
                    "value": "on",
                },
            ],
        }
    ]


def test_the_same_rest_is_written_again_only_after_movement(log: UiLog, path: Path) -> None:
    log.rest("table", "input", [], 1.0)
    log.rest("table", "input", [], 1.0)
    assert len(lines(path)) == 1
    log.moving()
    log.rest("table", "input", [], 1.0)
    assert len(lines(path)) == 2


def test_spoken_lines_and_moves_are_written_at_once(log: UiLog, path: Path) -> None:
    log.say("Ha ganado Inés")
    log.move(Move.parse("7o x 3c 5b"), 0, 1, 4)
    assert lines(path) == [
        {"say": "Ha ganado Inés"},
        {"move": "7o x 3c 5b", "seat": 0, "hand": 1, "ply": 4},
    ]


def test_a_log_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(EscobaError, match="cannot be written"):
        UiLog(tmp_path / "none" / "log")


def test_without_a_file_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    log = UiLog(None)
    log.say("nobody listens")
    log.rest("home", "input", [], 1.0)
    log.close()
    assert list(tmp_path.iterdir()) == []
