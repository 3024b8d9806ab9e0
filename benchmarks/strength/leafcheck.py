"""How well the master's value of a state foretells what the rest of a hand brings.

The value has no fitted tables, so there is nothing to fit again after a change of it; this shows
whether it still is any good, category by category.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Final

from benchmarks.strength.choosers import level
from benchmarks.strength.contests import dealt
from escoba.engine import Hand, Rules
from escoba.engine.rules import CATEGORIES
from escoba.engine.scoring import pile_totals
from escoba.players import decide, view_of_hand
from escoba.players.leaf import state_value
from escoba.players.worth import POINT

WHOLE: Final = "all"


def accuracy(preset: str, hands: int, seed: str) -> list[dict[str, str]]:
    """Return a line for the whole value and for each category that scores.

    For each deal still to come, the part of the variance of the final difference that the value
    explains (R²), in hands of the level hard against itself. Below nought it is worse than
    knowing nothing.
    """
    rules = Rules.from_preset(preset)
    kinds = {WHOLE: rules} | {
        name: _only(rules, name) for name in rules.categories if name != "escobas"
    }
    errors: dict[tuple[str, int], list[float]] = defaultdict(list)
    squares: dict[tuple[str, int], list[float]] = defaultdict(list)
    for number in range(hands):
        snaps, last = _states(rules, seed, number)
        for name, kind in kinds.items():
            totals = pile_totals(kind, *last)
            final = totals[0] - totals[1]
            for left, (piles, escobas) in snaps:
                found = state_value(kind).of(piles, escobas, 0) / POINT
                errors[name, left].append((final - found) ** 2)
                squares[name, left].append(final**2)
    lefts = sorted({left for _, left in errors}, reverse=True)
    return [
        {"deals to come": name}
        | {str(left): _part(errors[name, left], squares[name, left]) for left in lefts}
        for name in kinds
    ]


_State = tuple[list[int], tuple[int, ...]]


def _states(rules: Rules, seed: str, number: int) -> tuple[list[tuple[int, _State]], _State]:
    """Play a hand; return the piles and escobas whenever cards were dealt anew, and at its end."""
    player = level("hard")
    deck, promise = dealt(rules, seed, number)
    hand = Hand(rules, number % rules.players, deck)
    stock = hand.stock_count
    snaps = []
    while hand.turn is not None:
        if hand.stock_count != stock:
            snaps.append((stock // (3 * rules.players), _state(hand)))
            stock = hand.stock_count
        hand.push(decide(player, view_of_hand(hand, hand.turn, commitment=promise)).move)
    return snaps, _state(hand)


def _state(hand: Hand) -> _State:
    return [pile.mask for pile in hand.piles], hand.escobas


def _only(rules: Rules, category: str) -> Rules:
    """Return rules under which one category scores alone."""
    none = dict.fromkeys(CATEGORIES.values(), 0)
    option = CATEGORIES[category]
    return rules.replace(**none | {option: getattr(rules, option)})


def _part(errors: list[float], squares: list[float]) -> str:
    total = math.fsum(squares)
    return f"{1 - math.fsum(errors) / total:.2f}" if total else ""
