"""What one seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escoba.engine import (
    CARDS,
    Card,
    CardSet,
    Event,
    Hand,
    Match,
    Move,
    Rules,
    Seat,
    Side,
    redact,
)

ALL_CARDS = CardSet.of(CARDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """One seat's knowledge of a hand in play: enough to play well, nothing to cheat with.

    Every value is either public or the seat's own; the deck, the salt and the other hands are not
    here, and neither is anything that leads to them.

    hand: the seat's own cards, as dealt
    table: the face-up cards, in order of arrival
    hand_counts: cards held by each seat
    piles, escobas, totals: one per side; piles are public, since every capture was face up
    legal_moves: what the seat may play now; empty when it is another's turn
    ply: 0..35
    number: of the hand in its match, from 0
    commitment: what was published before the hand, as 64 hex digits
    history: the events of this hand so far, redacted for the seat
    """

    seat: Seat
    rules: Rules
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    stock_count: int
    piles: tuple[CardSet, ...]
    escobas: tuple[int, ...]
    last_capturer: Seat | None
    turn: Seat | None
    dealer: Seat
    ply: int
    legal_moves: tuple[Move, ...]
    number: int
    totals: tuple[int, ...]
    commitment: str
    history: tuple[Event, ...]

    @property
    def side(self) -> Side:
        """The side that the seat plays for."""
        return self.rules.side_of(self.seat)

    @property
    def seen(self) -> CardSet:
        """Every card that has been face up, and the seat's own."""
        known = CardSet.of(self.table) | CardSet.of(self.hand)
        for pile in self.piles:
            known |= pile
        return known

    @property
    def unseen(self) -> CardSet:
        """The cards that may be in another hand or in the stock."""
        return ALL_CARDS - self.seen

    @property
    def next_seat(self) -> Seat:
        """The seat that plays after this one."""
        order = self.rules.order(self.dealer)
        return order[(order.index(self.seat) + 1) % len(order)]


def view_of_hand(
    hand: Hand,
    seat: Seat,
    *,
    number: int = 0,
    totals: Sequence[int] | None = None,
    commitment: str = "",
    history: Sequence[Event] = (),
) -> View:
    """Return what `seat` may know of `hand`; `history` may hold secrets, the view will not."""
    rules = hand.rules
    return View(
        seat=seat,
        rules=rules,
        hand=hand.cards_of(seat),
        table=hand.table,
        hand_counts=tuple(len(hand.cards_of(other)) for other in range(rules.players)),
        stock_count=hand.stock_count,
        piles=tuple(hand.pile(side) for side in range(rules.side_count)),
        escobas=hand.escobas,
        last_capturer=hand.last_capturer,
        turn=hand.turn,
        dealer=hand.dealer,
        ply=hand.ply,
        legal_moves=tuple(hand.legal_moves()) if hand.turn == seat else (),
        number=number,
        totals=tuple(totals) if totals is not None else (0,) * rules.side_count,
        commitment=commitment,
        history=tuple(redact(event, seat) for event in history),
    )


def view_of(match: Match, seat: Seat, history: Sequence[Event] = ()) -> View:
    """Return what `seat` may know of the hand that `match` is playing.

    Raises ValueError between hands, when there is nothing to look at.
    """
    if match.hand is None:
        raise ValueError("no hand is being played")
    return view_of_hand(
        match.hand,
        seat,
        number=match.number,
        totals=match.totals,
        commitment=match.current_commitment or "",
        history=history,
    )
