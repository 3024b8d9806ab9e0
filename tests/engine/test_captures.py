from __future__ import annotations

import itertools
import random
import time

import pytest

from escoba.engine import ALL_CARDS, CARDS, Card, CardSet, capture_sets, card


def brute_force(played: Card, table: CardSet) -> list[CardSet]:
    """Return the capture sets by trying every subset, in listing order."""
    found = [
        chosen
        for size in range(1, len(table) + 1)
        for chosen in itertools.combinations(table.cards, size)
        if played.value + sum(each.value for each in chosen) == 15
    ]
    return [CardSet.of(chosen) for chosen in sorted(found, key=lambda each: (len(each), each))]


@pytest.mark.parametrize("size", range(13))
def test_capture_sets_equal_a_search_over_all_subsets(size: int) -> None:
    rng = random.Random(size)
    for _ in range(12 if size < 11 else 3):
        played, *others = rng.sample(CARDS, size + 1)
        table = CardSet.of(others)
        assert list(capture_sets(played, table)) == brute_force(played, table)


def test_tables_can_be_forgotten_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escoba.engine.captures._Rows.MOST_KEPT", 3)
    rng = random.Random(1)
    for _ in range(60):
        played, *others = rng.sample(CARDS, 9)
        table = CardSet.of(others)
        assert list(capture_sets(played, table)) == brute_force(played, table)


def test_a_greedy_search_would_miss_this() -> None:
    sets = capture_sets(card("1o"), CardSet.parse("11o 4c 3e 2b"))
    assert [str(each) for each in sets] == ["11o 3e 2b"]


def test_an_ace_on_the_whole_deck_has_6405_sets() -> None:
    table = ALL_CARDS - card("1o")
    start = time.perf_counter()
    sets = capture_sets(card("1o"), table)
    assert time.perf_counter() - start < 2
    assert len(sets) == len(set(sets)) == 6405
    assert all(each.value == 14 and each <= table for each in sets)
    assert list(sets) == sorted(sets, key=lambda each: (len(each), each.cards))


@pytest.mark.parametrize("played", CARDS)
def test_every_card_on_the_whole_deck(played: Card) -> None:
    table = ALL_CARDS - played
    sets = capture_sets(played, table)
    assert len(sets) == ways(table, 15 - played.value)


def ways(table: CardSet, total: int) -> int:
    """Count the subsets of a table that add to a total."""
    counts = [1] + [0] * total
    for each in table:
        for reached in range(total, each.value - 1, -1):
            counts[reached] += counts[reached - each.value]
    return counts[total]
