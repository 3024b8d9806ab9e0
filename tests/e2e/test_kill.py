"""Killed at any moment, the program has every move that its log had shown, once."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from escoba.session.paths import DataPaths
from escoba.session.store import Store
from tests.e2e.screen import Program

ROUNDS = int(os.environ.get("ESCOBA_KILL_ROUNDS", "20"))
Move = tuple[int, int, str]
WORTH_PRESSING = ("button:take", "button:drop", "button:next_hand", "button:home")


def test_killed_at_random_moments_no_shown_move_is_lost(display: str, tmp_path: Path) -> None:
    rng = random.Random(2024)
    data = tmp_path / "data"
    logged: list[Move] = []  # of the game in play, which may not be the first
    shown_count = 0
    for number in range(ROUNDS):
        # Normal speed, so that most moments fall into an animation or a thought.
        with Program(display, data, ["--size", "1000x700"]) as program:
            rest = program.wait_scene("home")
            if "button:continue" in rest.elements:
                program.click("button:continue")
            else:
                logged.clear()
                program.press("button:new_game")
                program.click("button:start")
            end = time.monotonic() + rng.uniform(0.2, 5.0)
            while (left := end - time.monotonic()) > 0:
                act_or_wait(program, rng, left)
            program.kill()
        shown_count += len(program.moves)
        logged += [(move["hand"], move["ply"], move["move"]) for move in program.moves]
        saved = moves_on_disk(data, tmp_path / f"copy {number}")
        assert saved[: len(logged)] == logged, f"round {number}"
        # A kill between the disk and the log leaves one that nobody had been shown.
        assert len(saved) - len(logged) <= 1, f"round {number}"
        logged = list(saved)
    assert shown_count > ROUNDS / 2, "too few moves to mean anything"


def act_or_wait(program: Program, rng: random.Random, seconds: float) -> None:
    """Press one of the things that the screen allows, or nothing for a moment."""
    rest = program.latest()
    choices = [] if rest is None else [name for name in WORTH_PRESSING if name in rest.elements]
    if rest is not None and rest.scene == "table" and not choices:
        choices = [name for name in rest.ids("hand:") if rest.elements[name].enabled]
    if choices and rng.random() < 0.8:
        program.click(rng.choice(choices))
    time.sleep(min(seconds, rng.uniform(0.02, 0.3)))


def moves_on_disk(data: Path, copy: Path) -> Sequence[Move]:
    """The moves of the newest game, read from a copy as the program would read the file."""
    shutil.copytree(data, copy)
    with closing(Store.open(DataPaths.at(copy).database)) as store:
        assert store.notice is None
        games = (*store.unfinished(), *store.finished())
        newest = max(games, key=lambda game: game.id)
        hands = store.load(newest.id).hands
    return [
        (number, ply, move)
        for number, hand in enumerate(hands)
        for ply, move in enumerate(hand.moves)
    ]
