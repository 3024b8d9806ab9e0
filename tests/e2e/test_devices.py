"""A whole hand by dragging alone, by a pad alone, and by one finger alone."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from escoba import engine
from tests.e2e.injecting import sdl_library
from tests.e2e.screen import HUMAN_PAUSE_S, Program, Rest, Stuck

SIZE = (1280, 720)
ARGUMENTS = [
    "--size",
    f"{SIZE[0]}x{SIZE[1]}",
    "--speed",
    "instant",
    "--preset",
    "playmore",
    "--seed",
    "7",
]
Point = tuple[float, float]
# Dragging somewhere from a point to another.
Drag = Callable[[Point, Point], None]


class Injected(Program):
    """The program, hearing a pad and fingers too."""

    def __init__(self, display: str, data: Path) -> None:
        self.commands = data / "commands.jsonl"
        command = (sys.executable, "-m", "tests.e2e.injecting", str(self.commands))
        super().__init__(display, data, ARGUMENTS, command=command)

    def inject(self, *command: object) -> None:
        """Have the program hear something."""
        with self.commands.open("a") as file:
            file.write(json.dumps(command) + "\n")

    def tap(self, button: int) -> None:
        """Press and let go a button of the pad."""
        self.inject("button", button, True)
        time.sleep(0.08)
        self.inject("button", button, False)
        time.sleep(0.08)

    def finger(self, kind: str, at: Point, number: int = 0) -> None:
        """Put a finger down, move it or lift it, at a point of the window."""
        self.inject("finger", kind, number, at[0] / SIZE[0], at[1] / SIZE[1])

    def swipe(self, start: Point, end: Point) -> None:
        """Drag with one finger, while another touches the screen too."""
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.finger("down", start)
        self.finger("motion", middle)
        self.finger("down", (30, 30), 1)
        self.finger("motion", end)
        self.finger("up", (40, 30), 1)
        self.finger("up", end)


def capture_of(rest: Rest) -> tuple[str, list[str]]:
    """A hand card, and the table cards that it can take, as few as can be."""
    hand = [name.partition(":")[2] for name in rest.ids("hand:") if "#" not in name]
    table = engine.CardSet.of(engine.card(name.partition(":")[2]) for name in rest.ids("table:"))
    ways = [
        (code, [f"table:{card}" for card in captured])
        for code in hand
        for captured in engine.capture_sets(engine.card(code), table)
    ]
    return min(ways, key=lambda way: len(way[1])) if ways else (hand[0], [])


def free_felt(rest: Rest) -> Point:
    """A point of the felt where nothing lies: between the two rows at its left."""
    boxes = [rest.elements[name].rect for name in rest.ids("table:")]
    x = min((box[0] for box in boxes), default=400.0) - 12
    return max(x, 150.0), 250.0


def settled(program: Program) -> Rest:
    """The table or the result, waiting for the player."""
    time.sleep(HUMAN_PAUSE_S)
    return program.wait(
        lambda rest: rest.awaiting == "input" and rest.scene in ("table", "hand_result"), "a turn"
    )


def play_by_dragging(program: Program, drag: Drag) -> None:
    """Play until the hand is over; every card moves by being dragged."""
    for _ in range(300):
        rest = settled(program)
        if rest.scene == "hand_result":
            return
        code, taken = capture_of(rest)
        known = len(program.moves)
        # Where nothing was left a little time may be needed to see the move in the log.
        for name in taken or [""]:
            rest = program.latest() or rest
            held = rest.elements.get(f"hand:{code}")
            if held is None or len(program.moves) > known:
                break
            there = rest.elements[name].centre if name else free_felt(rest)
            drag(held.centre, there)
            time.sleep(HUMAN_PAUSE_S)
        time.sleep(HUMAN_PAUSE_S)
    raise Stuck("300 drags did not end a hand")


def all_of_one_hand(program: Program) -> bool:
    return [move["ply"] for move in program.moves] == list(range(36))


def test_a_hand_is_played_by_dragging_alone(display: str, tmp_path: Path) -> None:
    with Program(display, tmp_path, ARGUMENTS) as program:
        program.wait_scene("table")

        def drag(start: Point, end: Point) -> None:
            window = program.window
            steps = [("mousemove", "--window", window, *map(str, map(round, start)))]
            steps.append(("mousedown", "1"))
            for part in (0.2, 0.6, 1.0):
                at = [round(a + (b - a) * part) for a, b in zip(start, end, strict=True)]
                steps.append(("mousemove", "--window", window, *map(str, at)))
            steps.append(("mouseup", "1"))
            for step in steps:
                program._xdotool(*step)
                time.sleep(0.03)

        play_by_dragging(program, drag)
        assert all_of_one_hand(program)


def test_a_hand_is_played_by_one_finger(display: str, tmp_path: Path) -> None:
    with Injected(display, tmp_path) as program:
        program.wait_scene("table")
        play_by_dragging(program, program.swipe)
        assert all_of_one_hand(program)


def test_a_resting_finger_chooses_nothing(display: str, tmp_path: Path) -> None:
    with Injected(display, tmp_path) as program:
        rest = program.wait_scene("table")
        name = next(name for name in rest.ids("hand:"))
        at = rest.elements[name].centre
        program.finger("down", at)
        time.sleep(0.8)
        program.picture(tmp_path / "enlarged.png")
        program.finger("up", at)
        time.sleep(0.3)
        latest = program.latest()
        assert latest is not None
        assert not any(
            element.selected for element in latest.elements.values() if element.role == "card"
        )
        assert rest.elements[name].label in program.said


@pytest.mark.skipif(sdl_library() is None, reason="pygame uses the system's SDL")
def test_a_hand_is_played_by_a_pad_that_comes_and_goes(display: str, tmp_path: Path) -> None:
    with Injected(display, tmp_path) as program:
        program.wait_scene("table")
        program.inject("plug")
        time.sleep(0.5)
        for turn in range(60):
            rest = settled(program)
            if rest.scene == "hand_result":
                break
            play_by_pad(program, rest)
            if turn == 5:
                program.inject("unplug")
                time.sleep(0.2)
                program.inject("plug")
                time.sleep(0.5)
        assert all_of_one_hand(program)


def play_by_pad(program: Program, rest: Rest) -> None:
    """Bring the focus to a card, choose it, and take with it or drop it."""
    assert isinstance(program, Injected)
    code, taken = capture_of(rest)
    wanted = f"hand:{code}"
    for _ in range(10):
        if rest.elements[wanted].focused:
            break
        here = next((e.centre for e in rest.elements.values() if e.focused), None)
        there = rest.elements[wanted].centre
        if here is not None and abs(here[1] - there[1]) > 60:
            program.tap(
                pygame.CONTROLLER_BUTTON_DPAD_DOWN
                if here[1] < there[1]
                else pygame.CONTROLLER_BUTTON_DPAD_UP
            )
        elif here is not None and here[0] > there[0]:
            program.tap(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
        else:
            program.tap(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        rest = settled(program)
    if not rest.elements[wanted].selected:
        program.tap(pygame.CONTROLLER_BUTTON_A)
        rest = settled(program)
    if not taken:
        program.tap(pygame.CONTROLLER_BUTTON_Y)
        return
    if "button:take" not in rest.elements:
        program.tap(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    program.tap(pygame.CONTROLLER_BUTTON_X)
