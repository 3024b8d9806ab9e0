"""What cards are worth under the rules in force, in points of the hand."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Final

from escoba.engine import CARDS, Card, CardSet, Rules, capture_sets

# How far one card more moves the chance of the point, by eye: with two sides a majority of forty
# cards is decided by a margin of five to ten, one of ten coins by two or three, one of four sevens
# by one. The bonuses for all of a kind are rare.
CARD_SHARE: Final = 0.08
COIN_SHARE: Final = 0.22
SEVEN_SHARE: Final = 0.34
ALL_COINS_SHARE: Final = 0.03
ALL_SEVENS_SHARE: Final = 0.10
# The prime takes the best card of each suit: mostly sevens, then sixes and aces.
PRIME_SHARE: Final = {7: 0.27, 6: 0.13, 1: 0.09, 5: 0.06, 4: 0.04, 3: 0.03, 2: 0.02}


class Worth:
    """The value of taking each card, built from the scoring categories in force."""

    def __init__(self, rules: Rules) -> None:
        self.escoba: float = rules.escoba_points
        self._must_capture = rules.must_capture
        self._of_card = tuple(self._value(card, rules) for card in CARDS)

    @staticmethod
    def _value(card: Card, rules: Rules) -> float:
        value = rules.most_cards * CARD_SHARE + rules.prime * PRIME_SHARE.get(card.rank, 0.0)
        if card.rank == 7:
            value += rules.most_sevens * SEVEN_SHARE + rules.all_sevens * ALL_SEVENS_SHARE
        if card.suit.letter == rules.coins_suit:
            value += rules.most_coins * COIN_SHARE + rules.all_coins * ALL_COINS_SHARE
            if card.rank == 7:
                value += rules.seven_of_coins
        return value

    def of(self, cards: Iterable[Card]) -> float:
        """Return what it is worth to take `cards`."""
        return sum(self._of_card[card] for card in cards)

    def best_capture(self, card: Card, table: CardSet) -> float | None:
        """Return the worth of the best capture that `card` makes on `table`, None without one."""
        best: float | None = None
        for captured in capture_sets(card, table):
            worth = self.of(captured) + self._of_card[card]
            if captured == table:
                worth += self.escoba
            if best is None or worth > best:
                best = worth
        return best

    def expected_reply(self, table: CardSet, pool: CardSet, count: int) -> float:
        """Return what the next player takes from `table` on average, playing its best capture.

        Its hand is thought of as `count` cards drawn from `pool`, every draw as likely.
        """
        size = len(pool)
        count = min(count, size)
        if not count or not table:
            return 0.0
        replies = sorted(
            (worth for card in pool if (worth := self.best_capture(card, table)) is not None),
            reverse=True,
        )
        hands = comb(size, count)
        # The i-th best reply is the best held when its card is there and no better one is.
        return sum(
            max(worth, 0.0) * comb(size - 1 - place, count - 1) / hands
            for place, worth in enumerate(replies)
        )
