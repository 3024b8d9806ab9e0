"""A hand in the real window by keys alone, with the focus in sight at every step."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from random import Random

from escoba import engine
from tests.e2e.screen import Program, Rest, Stuck

ORDER = ["hand", "table", "button", "pile"]


def press(program: Program, *keys: str) -> Rest:
    """Press keys and wait for the screen that follows."""
    before = program.latest()
    program.key(*keys)
    return program.wait(
        lambda rest: rest is not before and rest.awaiting == "input", f"the key {keys}"
    )


def focused(rest: Rest) -> str:
    found = [e.id for e in rest.elements.values() if e.focused]
    assert len(found) <= 1, f"one focus, not {found}"
    return found[0] if found else ""


def go_to(program: Program, name: str) -> Rest:
    """Press Tab until `name` has the focus."""
    rest = program.latest()
    for _ in range(60):
        if focused(rest) == name:
            return rest
        rest = press(program, "Tab")
    raise Stuck(f"Tab never comes to {name}")


def choose(program: Program, name: str) -> Rest:
    go_to(program, name)
    return press(program, "space")


def play_one_move(program: Program, rng: Random) -> None:
    """Choose cards with Tab and Space until they can be played, then press the button."""
    rest = program.latest()
    hand = [name.partition(":")[2] for name in rest.ids("hand:")]
    table = engine.CardSet.of(engine.card(name.partition(":")[2]) for name in rest.ids("table:"))
    ways = {code: engine.capture_sets(engine.card(code), table) for code in hand}
    code = rng.choice([code for code in hand if ways[code]] or hand)
    rest = choose(program, f"hand:{code}")
    assert rest.elements[f"hand:{code}"].selected
    if ways[code]:
        wanted = {f"table:{card}" for card in rng.choice(ways[code])}
        while (chosen := {n for n in rest.ids("table:") if rest.elements[n].selected}) != wanted:
            rest = choose(program, min(chosen - wanted or wanted - chosen))
    go_to(program, "button:take" if ways[code] else "button:drop")
    known = len(program.moves)
    press(program, "Return")
    assert len(program.moves) > known, "the button played it"


def test_a_hand_is_played_by_keys_alone(display: str, tmp_path: Path) -> None:
    arguments = ["--size", "1280x720", "--speed", "instant", "--seed", "11"]
    rng = Random(11)
    with Program(display, tmp_path, [*arguments, "--preset", "traditional"]) as program:
        rest = program.wait_scene("table")
        round_trip = [focused(rest := press(program, "Tab"))]
        while True:
            here = focused(rest := press(program, "Tab"))
            if here == round_trip[0]:
                break
            round_trip.append(here)
        usable = [e.id for e in rest.elements.values() if e.enabled and ":" in e.id]
        assert round_trip == [name for name in usable if name.partition(":")[0] in ORDER]
        assert [kind for kind, _ in groupby(n.partition(":")[0] for n in round_trip)] == [
            kind for kind in ORDER if any(name.startswith(kind) for name in round_trip)
        ]
        for _ in range(18):
            rest = program.wait_scene("table", "hand_result")
            if rest.scene == "hand_result":
                break
            play_one_move(program, rng)
        program.wait_scene("hand_result")
        assert [move["ply"] for move in program.moves] == list(range(36))
        go_to(program, "button:next_hand")
        assert press(program, "Return").scene == "table"
        press(program, "Escape")
        rest = go_to(program, "button:home")
        rest = press(program, "Return")
        assert rest.scene == "home"
        go_to(program, "button:quit")
        program.key("Return")
        assert program.wait_closed() == 0
