"""Whatever lies on the table: moves are legal, thoughts are bounded, and come out the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escoba.engine import Match, Rules, SeededSource
from escoba.players import LEVELS, View, decide, player, view_of
from tests.players.views import VIEWS, crowded, situations, thought_through

# What each level plays against itself in a seeded hand; `python -m tests.players.test_limits`
# writes it anew. Another system or Python must come to the same moves.
GOLDEN = Path(__file__).with_name("golden_moves.txt")
GAMES = (("playmore", 2, False), ("uruguay", 2, False), ("sevens", 3, False), ("fournier", 4, True))


def slices_of(level: str, view: View) -> int:
    """How many slices a level takes to decide on a legal move."""
    decision, slices = thought_through(level, view)
    assert decision.move in view.legal_moves
    return slices


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_legal_move_in_few_slices(level: str) -> None:
    slices = [slices_of(level, each.view) for each in situations(f"legal {level}", VIEWS)]
    assert max(slices) < 150
    assert sorted(slices)[len(slices) // 2] < 30


@pytest.mark.parametrize("must_capture", ["no", "card", "hand"])
@pytest.mark.parametrize("size", [20, 24, 28, 33, 36, 38, 39])
def test_the_master_is_not_drowned_by_a_crowded_table(size: int, must_capture: str) -> None:
    assert slices_of("master", crowded(size, size, must_capture=must_capture).view) < 150


@pytest.mark.parametrize("level", [each for each in LEVELS if each != "master"])
@pytest.mark.parametrize("size", [20, 30, 39])
def test_the_others_decide_before_a_crowded_table_at_once(size: int, level: str) -> None:
    assert slices_of(level, crowded(size, size).view) < 10


def played(level: str, preset: str, players: Any, partners: bool) -> str:
    """The moves of a seeded hand that a level plays against itself."""
    rules = Rules.from_preset(preset, players=players, partners=partners)
    match = Match(rules, SeededSource("golden"), dealer=0)
    events = [*match.begin_hand()]
    moves = []
    hand = match.hand
    assert hand is not None
    while hand.turn is not None:
        move = decide(player(level), view_of(match, hand.turn, events)).move
        moves.append(str(move))
        events += match.play(move)
    return ", ".join(moves)


def golden_lines(level: str) -> list[str]:
    """The golden lines of a level, as they are written."""
    return [
        f"{level} {preset} {players}{' partners' * partners}: "
        + played(level, preset, players, partners)
        for preset, players, partners in GAMES
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_what_it_has_always_played(level: str) -> None:
    kept = [each for each in GOLDEN.read_text().splitlines() if each.startswith(f"{level} ")]
    assert golden_lines(level) == kept


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{line}\n" for level in LEVELS for line in golden_lines(level)))
