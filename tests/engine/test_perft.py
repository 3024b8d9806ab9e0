"""Counts of legal continuations, pinned; first found equal by two engines without common code."""

from __future__ import annotations

import pytest

from escoba.engine import CARDS, Hand, Rules, SeededSource, shuffle


def continuations(hand: Hand, depth: int) -> int:
    """Count the ways to play `depth` more moves."""
    codes = hand.codes()
    if depth == 1:
        return len(codes)
    count = 0
    for code in codes:
        twin = hand.copy()
        twin.push(code)
        count += continuations(twin, depth - 1)
    return count


CASES = [
    ("playmore", 2, "", [3, 23, 76, 396, 864, 2448, 20340, 177948]),
    ("playmore", 2, "1", [7, 46, 178, 620, 1092, 1980, 14184, 99864]),
    ("playmore", 3, "2", [3, 15, 155, 488, 2208, 15680, 34200]),
    ("playmore", 4, "3", [6, 37, 229, 1326, 5164, 25908]),
    ("traditional", 2, "1", [4, 10, 14, 28, 28, 28, 78, 132]),
    ("traditional", 3, "4", [4, 12, 31, 53, 93, 170, 179]),
    ("sevens", 4, "5", [1, 3, 10, 20, 40, 80]),
    ("escova", 2, "6", [11, 62, 244, 944, 1956, 3924, 25452, 208332]),
]


@pytest.mark.parametrize(("preset", "players", "seed", "counts"), CASES)
def test_continuations(preset: str, players: int, seed: str, counts: list[int]) -> None:
    deck = shuffle(SeededSource(seed).salt(0, 0), "") if seed else CARDS
    hand = Hand(Rules.from_preset(preset, players=players), dealer=0, deck=deck)
    assert [continuations(hand, depth) for depth in range(1, len(counts) + 1)] == counts
