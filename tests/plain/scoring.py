"""The score of a hand, category by category."""

from __future__ import annotations

from typing import Any

from tests.plain.cards import RANK, SUIT, SUITS
from tests.plain.rules import Rules

PRIME_POINTS = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 10: 10, 11: 10, 12: 10}


def sole_best(amounts: list[Any]) -> int | None:
    """Return the side with strictly the greatest amount, or None if it is shared."""
    best = max(amounts)
    return amounts.index(best) if amounts.count(best) == 1 else None


def prime_key(rules: Rules, pile: list[str]) -> list[int]:
    """Return what a pile is compared by for the prime."""
    if rules["prime_method"] == "counts":
        return [len([card for card in pile if RANK[card] == rank]) for rank in [7, 6, 1, 5]]
    key = []
    for suit in SUITS:
        points = [PRIME_POINTS[RANK[card]] for card in pile if SUIT[card] == suit]
        key.append(max(points, default=0))
    return sorted(key, reverse=True)


def prime_winner(rules: Rules, keys: list[list[int]]) -> int | None:
    """Return the side with the best prime, or None."""
    method = rules["prime_method"]
    sides = list(range(len(keys)))
    if method != "counts" and rules["prime_missing"] == "ineligible":
        sides = [side for side in sides if 0 not in keys[side]]
    if sides == []:
        return None
    amounts: list[Any] = [keys[side] for side in sides]
    if method == "points":
        amounts = [sum(key) for key in amounts]
    best = sole_best(amounts)
    return None if best is None else sides[best]


def score_hand(rules: Rules, piles: list[list[str]], escobas: list[int]) -> list[dict[str, Any]]:
    """Return the score list of a record: one dictionary per side."""
    coins_suit = rules["coins_suit"]
    cards = [len(pile) for pile in piles]
    coins = [len([card for card in pile if SUIT[card] == coins_suit]) for pile in piles]
    sevens = [len([card for card in pile if RANK[card] == 7]) for pile in piles]
    keys: list[list[int]] = [[] for _ in piles]
    best_prime = None
    if rules["prime"] > 0:
        keys = [prime_key(rules, pile) for pile in piles]
        best_prime = prime_winner(rules, keys)
    score = []
    for side, pile in enumerate(piles):
        has_seven = f"7{coins_suit}" in pile
        points = {
            "escobas": escobas[side] * rules["escoba_points"],
            "most_cards": rules["most_cards"] if sole_best(cards) == side else 0,
            "most_coins": rules["most_coins"] if sole_best(coins) == side else 0,
            "seven_of_coins": rules["seven_of_coins"] if has_seven else 0,
            "prime": rules["prime"] if best_prime == side else 0,
            "most_sevens": rules["most_sevens"] if sole_best(sevens) == side else 0,
            "all_sevens": rules["all_sevens"] if sevens[side] == 4 else 0,
            "all_coins": rules["all_coins"] if coins[side] == 10 else 0,
        }
        score.append(
            {
                "side": side,
                "cards": cards[side],
                "coins": coins[side],
                "sevens": sevens[side],
                "seven_of_coins": has_seven,
                "prime": keys[side],
                "escobas": escobas[side],
                "points": points,
                "total": sum(points.values()),
            }
        )
    return score
