from __future__ import annotations

import pytest

from escoba.engine import (
    ALL_CARDS,
    EMPTY,
    CardSet,
    Rules,
    Suit,
    best_prime_cards,
    pile_totals,
    prime_key,
    score_piles,
    winner,
)

OROS = CardSet.parse("1o 2o 3o 4o 5o 6o 7o 10o 11o 12o")


def points(rules: Rules, piles: list[CardSet], category: str) -> list[int]:
    scores = score_piles(rules, piles, [0] * len(piles))
    return [score.points[category] for score in scores]


def test_a_shared_highest_amount_gives_nobody_the_point() -> None:
    rules = Rules(players=3)
    piles = [CardSet.parse("1o 1c"), CardSet.parse("2o 2c"), CardSet.parse("3e")]
    assert points(rules, piles, "most_cards") == [0, 0, 0]
    assert points(rules, piles, "most_coins") == [0, 0, 0]


def test_all_the_coins_come_on_top_of_most_coins() -> None:
    rules = Rules(all_coins=2)
    assert points(rules, [OROS, ALL_CARDS - OROS], "all_coins") == [2, 0]
    assert points(rules, [OROS, ALL_CARDS - OROS], "most_coins") == [1, 0]
    assert score_piles(rules, [OROS, ALL_CARDS - OROS], [0, 0])[0].total == 4


def test_all_the_coins_count_without_most_coins() -> None:
    rules = Rules(all_coins=2, most_coins=0)
    assert score_piles(rules, [OROS, ALL_CARDS - OROS], [0, 0])[0].points["all_coins"] == 2


def test_all_the_sevens_count_without_most_sevens() -> None:
    rules = Rules(all_sevens=3)
    assert points(rules, [CardSet.parse("7o 7c 7e 7b"), EMPTY], "all_sevens") == [3, 0]
    assert points(rules, [CardSet.parse("7o 7c 7e 7b"), EMPTY], "most_sevens") == [0, 0]


def test_an_escoba_gives_its_points() -> None:
    scores = score_piles(Rules(escoba_points=2), [EMPTY, EMPTY], [3, 0])
    assert [score.total for score in scores] == [6, 0]
    assert scores[0].escobas == 3


@pytest.mark.parametrize("suit", Suit)
def test_any_suit_may_be_coins(suit: Suit) -> None:
    rules = Rules().replace(coins_suit=suit.letter)
    pile = CardSet.parse(f"7{suit.letter} 1{suit.letter}")
    score = score_piles(rules, [pile, EMPTY], [0, 0])[0]
    assert (score.coins, score.seven_of_coins) == (2, True)


def test_no_prime_has_no_key_and_no_cards() -> None:
    assert prime_key(Rules(prime=0), ALL_CARDS) == ()
    assert best_prime_cards(Rules(prime=0), ALL_CARDS) == ()


def test_the_cards_of_a_prime() -> None:
    pile = CardSet.parse("7o 6o 12c 11c 1e")
    assert best_prime_cards(Rules(), pile) == CardSet.parse("7o 11c 1e").cards
    assert best_prime_cards(Rules(prime_method="counts"), pile) == CardSet.parse("7o 6o 1e").cards


def test_only_the_totals_are_the_same_totals() -> None:
    rules = Rules(players=3, most_sevens=2, all_coins=1)
    piles = [OROS, CardSet.parse("7c 7e 1c"), CardSet.parse("7b 12e 3c 4c")]
    scores = score_piles(rules, piles, [0, 1, 2])
    masks = [pile.mask for pile in piles]
    assert pile_totals(rules, masks, [0, 1, 2]) == [score.total for score in scores]


def test_a_score_is_a_value() -> None:
    one, other = (score_piles(Rules(), [OROS, EMPTY], [0, 0])[0] for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("totals", "side"), [([21, 20], 0), ([21, 21], None), ([25, 25, 21], None), ([0, 20], None)]
)
def test_a_side_wins_alone_in_front(totals: list[int], side: int | None) -> None:
    assert winner(totals, 21) == side
