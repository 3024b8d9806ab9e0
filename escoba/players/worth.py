"""What it is worth to take cards, in whole units of which a point has ten thousand.

Whole numbers, since sums of them come out the same everywhere and ties are ties.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from escoba.engine import CARDS, Card, Rules
from escoba.engine.cards import CARD_BITS

POINT: Final = 10_000
"""The units of one point of the hand."""

# How far one card more moves the chance of the point, by eye: with two sides a majority of forty
# cards is decided by a margin of five to ten, one of ten coins by two or three, one of four sevens
# by one. The bonuses for all of a kind are rare.
CARD_SHARE: Final = 800
COIN_SHARE: Final = 2200
SEVEN_SHARE: Final = 3400
ALL_COINS_SHARE: Final = 300
ALL_SEVENS_SHARE: Final = 1000
# The prime takes the best card of each suit: mostly sevens, then sixes and aces.
PRIME_SHARE: Final = {7: 2700, 6: 1300, 1: 900, 5: 600, 4: 400, 3: 300, 2: 200}

_SUIT_BITS: Final = 10
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1


class Worth:
    """The worth of each card to whoever takes it, and of an escoba; all in units, none negative.

    of_card: by the number of the card
    """

    def __init__(self, of_card: Sequence[int], escoba: int) -> None:
        self.of_card = tuple(of_card)
        self.escoba = escoba
        # By suit, from the last card up: a sum for each of its 1,024 sets.
        self._suits = tuple(_sums(self.of_card[first : first + _SUIT_BITS]) for first in _FIRSTS)

    @classmethod
    def of_rules(cls, rules: Rules) -> Worth:
        """Return what cards are worth on average under the rules, whatever lies where."""
        return cls([_share(card, rules) for card in CARDS], rules.escoba_points * POINT)

    def of(self, mask: int) -> int:
        """Return what it is worth to take the cards of a mask."""
        oros, copas, espadas, bastos = self._suits
        return (
            oros[mask >> 3 * _SUIT_BITS]
            + copas[mask >> 2 * _SUIT_BITS & _SUIT_MASK]
            + espadas[mask >> _SUIT_BITS & _SUIT_MASK]
            + bastos[mask & _SUIT_MASK]
        )


_FIRSTS: Final = range(0, len(CARDS), _SUIT_BITS)


def _sums(shares: Sequence[int]) -> list[int]:
    sums = [0]
    for share in reversed(shares):
        sums += [each + share for each in sums]
    return sums


def _share(card: Card, rules: Rules) -> int:
    share = rules.most_cards * CARD_SHARE + rules.prime * PRIME_SHARE.get(card.rank, 0)
    if card.rank == 7:
        share += rules.most_sevens * SEVEN_SHARE + rules.all_sevens * ALL_SEVENS_SHARE
    if card.suit.letter == rules.coins_suit:
        share += rules.most_coins * COIN_SHARE + rules.all_coins * ALL_COINS_SHARE
        if card.rank == 7:
            share += rules.seven_of_coins * POINT
    return share


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= CARD_BITS[card]
    return mask
