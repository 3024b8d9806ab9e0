"""The opening table: when its four cards are taken, and when they void the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escoba.engine.cards import CARD_VALUES
from escoba.engine.rules import Rules

_REY_VALUE = 10
_VOID_REYES = 3
_ESCOBAS: Final = {"escoba": 1, "two_escobas": 2, "take": 0}


def opening_escobas(rules: Rules, table: Sequence[int]) -> int | None:
    """Return the escobas counted for the four opening cards, or None if they stay.

    Only their total matters: fifteen or, by the option, thirty.

    >>> from escoba.engine.cards import parse_cards
    >>> opening_escobas(Rules(), parse_cards("1o 2c 5e 7b"))
    1
    """
    values = [CARD_VALUES[card] for card in table]
    total = sum(values)
    if total == 15:
        return _ESCOBAS.get(rules.opening_15)
    if total == 30 and (_splits(values) or not rules.opening_30_split):
        return _ESCOBAS.get(rules.opening_30)
    return None


def _splits(values: list[int]) -> bool:
    """Return whether four values that add to thirty part into two fifteens.

    No card is worth more than ten, so each fifteen is a pair; one of them has the first card.
    """
    return any(values[0] + other == 15 for other in values[1:])


def is_void(rules: Rules, deck: Sequence[int]) -> bool:
    """Return whether a deck has to be shuffled again: three reyes or more on the opening table.

    Always false unless the rules say `redeal_kings`.

    >>> from escoba.engine.cards import CARDS
    >>> is_void(Rules(redeal_kings=True), CARDS)
    False
    """
    if not rules.redeal_kings:
        return False
    first = 3 * rules.players
    reyes = [card for card in deck[first : first + 4] if CARD_VALUES[card] == _REY_VALUE]
    return len(reyes) >= _VOID_REYES
