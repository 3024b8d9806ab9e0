"""Whole games in the real window, by clicks alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from escoba import engine
from tests.e2e.hand_player import play_until
from tests.e2e.screen import Program


def start(display: str, data: Path, *arguments: str) -> Program:
    """The program at its default size, with nothing to wait for."""
    return Program(display, data, ["--size", "1280x720", "--speed", "instant", *arguments])


def test_a_match_is_played_to_21_by_clicks(display: str, tmp_path: Path) -> None:
    with start(display, tmp_path) as program:
        program.wait_scene("home")
        program.press("button:new_game")
        program.press("button:start")
        rest = play_until(program, {"game_over"}, Random(1))
        program.press("button:back") if "button:home" not in rest.elements else program.press(
            "button:home"
        )
        rest = program.wait_scene("home")
        assert "button:continue" not in rest.elements, "a finished game is not offered again"
        program.click("button:quit")
        assert program.wait_closed() == 0
    last = program.moves[-1]
    assert last["ply"] == 35
    assert {move["seat"] for move in program.moves} == {0, 1}
    assert [(m["hand"], m["ply"]) for m in program.moves] == [
        (hand, ply) for hand in range(last["hand"] + 1) for ply in range(36)
    ]


HANDS = [
    pytest.param(["--players", "3"], id="three"),
    pytest.param(["--players", "4", "--partners", "--preset", "traditional"], id="partners"),
    pytest.param(["--players", "4"], id="four", marks=pytest.mark.slow),
    *(
        pytest.param(["--preset", name], id=name, marks=pytest.mark.slow)
        for name in engine.PRESETS
        if name != "playmore"
    ),
]


@pytest.mark.parametrize("arguments", HANDS)
def test_a_hand_is_played_by_clicks(display: str, tmp_path: Path, arguments: list[str]) -> None:
    with start(display, tmp_path, "--seed", "7", *arguments) as program:
        rest = play_until(program, {"hand_result"}, Random(7))
        assert [move["ply"] for move in program.moves] == list(range(36))
        rows = {name.partition(":")[2] for name in rest.ids("row:")}
    preset = arguments[arguments.index("--preset") + 1] if "--preset" in arguments else "playmore"
    assert set(engine.PRESETS[preset].categories) <= rows
