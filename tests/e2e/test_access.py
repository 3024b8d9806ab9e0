"""A hand played by somebody who sees nothing: by names, announcements and actions of AT-SPI."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from escoba import engine, words
from tests.e2e.screen import Program
from tests.e2e.screen_reader import (
    FOCUSED,
    Node,
    ScreenReader,
    named,
    reader_missing,
    session_bus,
)

HAND, TABLE = "Your hand", "On the table"
CARDS = {words.card_name(card): card for card in engine.CARDS}
WATCHED_S = 6.0


@pytest.fixture
def bus(tmp_path: Path) -> str:
    missing = reader_missing()
    assert not missing, f"install {', '.join(missing)} to listen to the game"
    with session_bus(tmp_path) as address:
        yield address


def start(display: str, data: Path, bus: str) -> Program:
    arguments = ["--size", "1280x720", "--speed", "instant", "--seed", "7", "--lang", "en"]
    arguments += ["--preset", "playmore", "--deck", "spanish-classic"]
    return Program(display, data, arguments, environment={"DBUS_SESSION_BUS_ADDRESS": bus})


def is_my_turn(nodes: list[Node]) -> bool:
    return any("Your turn. Choose a card" in node.name for node in nodes if HAND in node.name)


def is_over(nodes: list[Node]) -> bool:
    return named(nodes, "Next hand") is not None


def cards(nodes: list[Node], inside: str) -> list[str]:
    return [node.name for node in nodes if inside in node.inside]


def play_one_move(reader: ScreenReader, nodes: list[Node], rng: Random) -> None:
    """Choose cards by their names until the button that plays them is there; press it."""
    table = engine.CardSet.of(CARDS[name] for name in cards(nodes, TABLE))
    hand = cards(nodes, HAND)
    ways = {name: engine.capture_sets(CARDS[name], table) for name in hand}
    name = rng.choice([name for name in hand if ways[name]] or hand)
    reader.press(named(nodes, name, HAND))
    nodes = reader.wait(lambda n: named(n, name, HAND).is_selected, f"{name} chosen")
    if not ways[name]:
        reader.press(named(nodes, "Drop it"))
    else:
        wanted = {words.card_name(card) for card in rng.choice(ways[name])}
        while True:
            chosen = {n.name for n in nodes if TABLE in n.inside and n.is_selected}
            if chosen == wanted:
                break
            other = min(chosen - wanted or wanted - chosen)
            before = named(nodes, other, TABLE)
            reader.press(before)
            nodes = reader.wait(
                lambda n, name=other, was=before.is_selected: (
                    named(n, name, TABLE).is_selected != was
                ),
                f"{other} chosen or not",
            )
        buttons = (n for n in nodes if n.name.startswith(("Take ", "Escoba! ")))
        reader.press(next(buttons))
    reader.wait(lambda n: named(n, name, HAND) is None, f"{name} played")


def test_a_hand_is_played_by_names_and_actions_alone(
    display: str, tmp_path: Path, bus: str
) -> None:
    rng = Random(7)
    with start(display, tmp_path, bus) as program, ScreenReader(bus) as reader:
        reader.find_program()
        said_before = 0
        for _ in range(18):
            nodes = reader.wait(lambda n: is_my_turn(n) or is_over(n), "my turn")
            if is_over(nodes):
                break
            if not said_before:
                program.latest()
                said_before = len(program.said)
                reader.heard.clear()
            play_one_move(reader, nodes, rng)
        nodes = reader.wait(is_over, "the end of the hand")
        program.wait_scene("hand_result")
        assert [move["ply"] for move in program.moves] == list(range(36))
        assert any(node.name.startswith("Hand 1") for node in nodes)
        assert any(node.name.startswith("Escobas") for node in nodes), "the rows of the result"
        # Everything said on the way was announced, in the same order.
        assert reader.heard == program.said[said_before:]
        assert sum(line.startswith("Lola ") for line in reader.heard) >= 16
        reader.press(named(nodes, "Next hand"))
        reader.wait(lambda n: bool(cards(n, HAND)), "the next hand")


def test_the_focus_of_the_keys_is_told(display: str, tmp_path: Path, bus: str) -> None:
    with start(display, tmp_path, bus) as program, ScreenReader(bus) as reader:
        reader.find_program()
        reader.wait(is_my_turn, "my turn")
        for step in range(2):
            program.key("Tab")
            reader.wait(
                lambda n, step=step: (
                    [node.name for node in n if FOCUSED in node.states and node.actions]
                    == cards(n, HAND)[step : step + 1]
                ),
                f"the focus on card {step}",
            )


def test_listening_can_begin_and_end_at_any_moment(display: str, tmp_path: Path, bus: str) -> None:
    rng = Random(1)
    with start(display, tmp_path, bus) as program, ScreenReader(bus) as reader:
        program.wait_scene("table")
        for _ in range(60):
            reader.listen(False)
            time.sleep(rng.random() * 0.08)
            reader.listen(True)
            time.sleep(rng.random() * 0.12)
            program.key("Tab")
        reader.find_program()
        nodes = reader.wait(is_my_turn, "my turn")
        play_one_move(reader, nodes, rng)


def test_f8_speaks_through_the_voice_of_the_system(display: str, tmp_path: Path) -> None:
    spoken = tmp_path / "spoken.txt"
    program = tmp_path / "bin" / "spd-say"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\necho "$*" >> {spoken}\n')
    program.chmod(0o755)
    arguments = ["--size", "1280x720", "--lang", "es"]
    path = f"{program.parent}:{os.environ['PATH']}"
    for presses_f8 in (True, False):
        with Program(display, tmp_path, arguments, environment={"PATH": path}) as game:
            game.wait_scene("home")
            if presses_f8:
                game.key("F8")
            deadline = time.monotonic() + 20
            while not (spoken.exists() and "Nueva partida" in spoken.read_text()):
                assert time.monotonic() < deadline, "the focus is spoken"
                time.sleep(0.05)
            game.key("ctrl+q")
            assert game.wait_closed() == 0
        lines = spoken.read_text().splitlines()
        assert any(
            line.startswith("--wait --language es -- Nueva partida, botón") for line in lines
        )
        spoken.unlink()


def test_the_tree_costs_nothing_while_nothing_happens(
    display: str, tmp_path: Path, bus: str
) -> None:
    with start(display, tmp_path, bus) as program, ScreenReader(bus) as reader:
        reader.find_program()
        nodes = reader.wait(is_my_turn, "my turn")
        card = next(node for node in nodes if HAND in node.inside)
        assert not any(FOCUSED in node.states for node in nodes if node.actions)
        assert card.extents[2] > 60, "the place of a card is told"
        assert card.extents[3] > card.extents[2]
        time.sleep(3)  # the cache of cards fills
        before = program.cpu_seconds()
        time.sleep(WATCHED_S)
        used = program.cpu_seconds() - before
    assert used / WATCHED_S < 0.01, f"{used / WATCHED_S:.1%} of a core while nothing happens"
