"""A view as whole numbers, for players that reckon."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from escoba.engine import Seat, Side
from escoba.engine.rules import CARDS_A_DEAL, Rules
from escoba.players.view import View
from escoba.players.worth import Worth, mask_of


@dataclass(frozen=True, slots=True)
class Situation:
    """What a seat knows when it is to move; sets of cards are masks.

    unseen: the cards that may be in another hand or in the stock
    held: cards held by each seat; following, sides: by seat
    """

    rules: Rules
    seat: Seat
    side: Side
    hand: int
    table: int
    unseen: int
    piles: tuple[int, ...]
    escobas: tuple[int, ...]
    held: tuple[int, ...]
    stock_count: int
    last_capturer: Seat | None
    order: tuple[Seat, ...]
    following: tuple[Seat, ...]
    sides: tuple[Side, ...]

    @classmethod
    def of(cls, view: View) -> Situation:
        """Return the situation of a view."""
        order, following, sides = view.rules.seating(view.dealer)
        return cls(
            rules=view.rules,
            seat=view.seat,
            side=view.side,
            hand=mask_of(view.hand),
            table=mask_of(view.table),
            unseen=view.unseen.mask,
            piles=tuple([pile.mask for pile in view.piles]),
            escobas=view.escobas,
            held=view.hand_counts,
            stock_count=view.stock_count,
            last_capturer=view.last_capturer,
            order=order,
            following=following,
            sides=sides,
        )

    @property
    def reply_count(self) -> int:
        """How many cards the next player will hold at its turn; 0 after the last play."""
        held = self.held[self.following[self.seat]]
        if not held and self.stock_count:
            return CARDS_A_DEAL
        return held

    @property
    def is_last_play(self) -> bool:
        """Whether what is left after the move goes to the last capturer."""
        return not self.stock_count and sum(self.held) == 1


@lru_cache(maxsize=64)
def worth_of(rules: Rules) -> Worth:
    """Return the average worth of cards under some rules."""
    return Worth.of_rules(rules)
