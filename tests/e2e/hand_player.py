"""Somebody who plays by looking at the screen: legal, seeded, and by clicks alone."""

from __future__ import annotations

from random import Random

from escoba import engine
from tests.e2e.screen import Program, Rest, Stuck


def play_one_move(program: Program, rest: Rest, rng: Random) -> None:
    """Choose a card on the screen, take with it if it can, else lay it; wait for the next turn."""
    hand = [name.partition(":")[2] for name in rest.ids("hand:") if "#" not in name]
    table = engine.CardSet.of(engine.card(name.partition(":")[2]) for name in rest.ids("table:"))
    options = {code: engine.capture_sets(engine.card(code), table) for code in hand}
    takers = [code for code in hand if options[code]]
    code = rng.choice(takers or hand)
    if not rest.elements[f"hand:{code}"].selected:
        rest = program.press(f"hand:{code}")
    if options[code]:
        wanted = {f"table:{card}" for card in rng.choice(options[code])}
        _select_exactly(program, rest, wanted)
        button = "button:take"
    else:
        button = "button:drop"
    known = len(program.moves)
    program.press(button)
    if len(program.moves) == known:
        raise Stuck(f"{button} was pressed and no move came into the log")


def _select_exactly(program: Program, rest: Rest, wanted: set[str]) -> Rest:
    """Click table cards until just those `wanted` are chosen."""
    for _ in range(12):
        chosen = {name for name in rest.ids("table:") if rest.elements[name].selected}
        if chosen == wanted:
            return rest
        # What is too much goes first: a full fifteen accepts no further card.
        rest = program.press(min(chosen - wanted or wanted - chosen))
    raise Stuck(f"could not select {sorted(wanted)}")


def play_until(program: Program, scenes: set[str], rng: Random, *, moves: int = 2000) -> Rest:
    """Play by clicks until one of `scenes` stands at rest; passes the screens between hands."""
    for _ in range(moves):
        rest = program.wait(
            lambda rest: rest.awaiting == "input" and rest.scene in {"table", *scenes, *BETWEEN},
            "the next screen",
        )
        if rest.scene in scenes:
            return rest
        if rest.scene in BETWEEN:
            program.press(BETWEEN[rest.scene])
            continue
        play_one_move(program, rest, rng)
    raise Stuck(f"{moves} moves were not enough to see {sorted(scenes)}")


BETWEEN = {"hand_result": "button:next_hand"}
