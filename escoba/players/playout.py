"""Playing a deal on to its end as experts would, in one world after another.

It plays with masks and codes and takes what is legal from the engine; only what it needs of a hand
is kept. A test holds it against `Hand.push`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escoba.engine.captures import CARD_SHIFT, counts_of, legal_codes
from escoba.engine.cards import CARD_BITS, DECK_MASK, Card
from escoba.engine.rules import CARDS_A_DEAL
from escoba.engine.scoring import pile_totals
from escoba.players.leaf import StateValue
from escoba.players.replies import Replies
from escoba.players.situation import Situation
from escoba.players.worth import POINT, Worth

MOST_CAPTURES: Final = 12
"""Captures by one card that a playout looks at."""

# What the place at the end of a deal is worth besides the piles: the first player of the next deal
# gets this share, in hundredths, of what it may take on average, less what it leaves for the
# others on average; and to have captured last is worth a little. In units; fitted on 8,000 hands
# of experts.
FIRST_TAKES: Final = 75
FIRST_LEAVES: Final = 2_300
LAST_CAPTURER: Final = 700

_CAPTURES_FIRST: Final = 1 << 60


class Policy:
    """The best move of each card on each table by the expert's reckoning; answers are kept.

    replies: from the pool of cards that the next player may hold
    """

    def __init__(self, must_capture: str, worth: Worth, replies: Replies) -> None:
        self._mode = "no" if must_capture == "no" else "card"
        self._bonus = _CAPTURES_FIRST if must_capture == "hand" else 0
        self._worth = worth
        self._replies = replies
        self.known: dict[int, tuple[int, int]] = {}

    def best(self, table: int, card: Card, count: int) -> tuple[int, int]:
        """Return the value and the code of the best move of a card, and keep it in `known`.

        count: the cards that the next player will hold. Where a hand that can capture must, the
        value of a capture is above that of any lay.
        """
        values = self.values(table, card, count)
        best = values[0]
        for each in values:
            if each[0] > best[0]:
                best = each
        if self._bonus and ~best[1] & DECK_MASK:
            best = best[0] + self._bonus, best[1]
        self.known[(table << 6 | card) << 2 | count] = best
        return best

    def values(self, table: int, card: Card, count: int) -> list[tuple[int, int]]:
        """Return value and code of the moves of a card, but for captures among very many."""
        worth, expected = self._worth, self._replies.expected
        codes = legal_codes(self._mode, (card,), table, counts_of(table))
        own = CARD_BITS[card]
        found = []
        if len(codes) > MOST_CAPTURES:
            codes = sorted(codes, key=lambda code: -worth.of(~code & DECK_MASK))[:MOST_CAPTURES]
        for code in codes:
            captured = ~code & DECK_MASK
            if captured:
                left = table ^ captured
                value = worth.of(captured | own)
                if left:
                    value -= expected(left, count)
                else:
                    value += worth.escoba
            else:
                value = -expected(table | own, count)
            found.append((value, code))
        return found


class Playouts:
    """Plays worlds on from one situation, and says what they come to for its side.

    own, others: how the situation's own seat plays, and how everybody else does
    """

    def __init__(
        self,
        situation: Situation,
        state_value: StateValue,
        own: Policy,
        others: Policy,
        replies: Replies,
    ) -> None:
        self._at = situation
        self._following = situation.following
        self._sides = situation.sides
        self._side = situation.side
        self._state_value = state_value
        self._policies = [own if s == situation.seat else others for s in range(len(self._sides))]
        self._replies = replies
        # Cards held at the first turn of the next deal; none after the last.
        self._fresh = CARDS_A_DEAL if situation.stock_count else 0
        first = self._sides[situation.order[0]]
        self._is_first = first == self._side
        self._rivals = situation.rules.side_count - 1

    def value(self, code: int, hands: Sequence[Sequence[Card]]) -> int:
        """Return what a move of the situation comes to when the seats hold these cards."""
        at, sides, following = self._at, self._sides, self._following
        policies, fresh = self._policies, self._fresh
        left = [[*held] for held in hands]
        table, last, seat = at.table, at.last_capturer, at.seat
        piles, escobas = [*at.piles], [*at.escobas]
        while True:
            number = code >> CARD_SHIFT
            captured = ~code & DECK_MASK
            left[seat].remove(number)  # type: ignore[arg-type]
            if captured:
                side = sides[seat]
                piles[side] |= captured | CARD_BITS[number]
                last = seat
                table ^= captured
                if not table:
                    escobas[side] += 1
            else:
                table |= CARD_BITS[number]
            seat = following[seat]
            held = left[seat]
            if not held:
                break
            count = len(left[following[seat]]) or fresh
            policy = policies[seat]
            known = policy.known
            best: tuple[int, int] | None = None
            for card in held:
                each = known.get((table << 6 | card) << 2 | count) or policy.best(
                    table, card, count
                )
                if best is None or each[0] > best[0]:
                    best = each
            assert best is not None
            code = best[1]
        if not fresh:
            if last is not None:
                piles[sides[last]] |= table
            totals = pile_totals(at.rules, piles, escobas)
            own = totals[self._side]
            rivals = self._rivals
            return POINT * (own * (rivals + 1) - sum(totals)) // rivals
        value = self._state_value.of(piles, escobas, self._side)
        lead = FIRST_TAKES * self._replies.expected(table, fresh) // 100 - FIRST_LEAVES
        value += lead if self._is_first else -lead // self._rivals
        if last is not None:
            value += LAST_CAPTURER if sides[last] == self._side else -LAST_CAPTURER // self._rivals
        return value
