"""A match: hand after hand until one side is alone in front beyond the target."""

from __future__ import annotations

from typing import Any

from tests.plain.hand import Hand
from tests.plain.rules import Rules
from tests.plain.scoring import score_hand, sole_best
from tests.plain.seating import dealer_after, side_count


def match_winner(target: int, totals: list[int]) -> int | None:
    """Return the side that has won with these totals after a hand, or None."""
    leader = sole_best(totals)
    return leader if leader is not None and totals[leader] >= target else None


class Match:
    """The finished hands, the totals, who deals next, and who has won."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        """Begin a match whose first hand is dealt by the seat `dealer`."""
        self.rules = rules
        self.dealer = dealer
        self.totals = [0] * side_count(rules)
        self.winner: int | None = None
        self.hands: list[Hand] = []
        self.scores: list[list[dict[str, Any]]] = []

    def begin_hand(self, deck: list[str]) -> Hand:
        """Return the next hand, dealt from the deck; ValueError after the end of the match."""
        if self.winner is not None:
            raise ValueError("the match is over")
        return Hand(self.rules, self.dealer, deck)

    def end_hand(self, hand: Hand) -> None:
        """Count a finished hand and pass the deal on."""
        score = score_hand(self.rules, hand.piles, hand.escobas)
        self.hands.append(hand)
        self.scores.append(score)
        self.totals = [
            total + side["total"] for total, side in zip(self.totals, score, strict=True)
        ]
        self.winner = match_winner(self.rules["target"], self.totals)
        self.dealer = dealer_after(self.rules, self.dealer)
