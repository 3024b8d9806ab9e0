"""What happens at the table, as values: everything shown, spoken or recorded derives from them.

`redact` is the one door through which an event reaches a seat: it hides what that seat may
not see.
"""

from __future__ import annotations

import dataclasses
import functools
from dataclasses import dataclass

from escoba.engine.captures import decoded
from escoba.engine.cards import CARDS, Card, Seat, Side, cards_of_mask
from escoba.engine.scoring import SideScore


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; the base of all the others."""


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The first dealer is known.

    rounds: each round of the draw, each seat with its card; empty when no cards were drawn
    """

    rounds: tuple[tuple[tuple[Seat, Card], ...], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandBegun(Event):
    """A hand begins.

    number: which hand of the match, from 0
    commitment: SHA-256 of the salt in hex (with the deck, when there is no word)
    word: the player's cut, or None for a deck that was composed
    """

    number: int
    dealer: Seat
    first_player: Seat
    commitment: str
    word: str | None


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every seat was dealt three cards; before the first deal's play the table got four.

    hands: by seat, in the order dealt; None for a card that the reader may not see
    order: the seats in the order dealt, the first player first
    table: the opening table, empty after the first deal
    stock_count: how many cards remain to be dealt
    deal_number: from 0; is_last: no further deal follows in this hand
    """

    hands: tuple[tuple[Card | None, ...], ...]
    order: tuple[Seat, ...]
    table: tuple[Card, ...]
    stock_count: int
    deal_number: int
    is_last: bool


@dataclass(frozen=True, slots=True)
class OpeningTaken(Event):
    """The opening table made fifteen or thirty and was taken.

    cards: in the order they lay; escobas: how many it counts; total: 15 or 30
    """

    seat: Seat
    side: Side
    cards: tuple[Card, ...]
    escobas: int
    total: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat put a card on the table; CardsCaptured follows if it takes any. Plies from 0."""

    seat: Seat
    card: Card
    ply: int


@dataclass(frozen=True, slots=True)
class CardsCaptured(Event):
    """The card just played took cards, in card order, into the side's pile."""

    seat: Seat
    side: Side
    card: Card
    captured: tuple[Card, ...]
    is_escoba: bool


# Events never change, so those that come again and again are shared.

card_played = functools.lru_cache(maxsize=4 * 40 * 36)(CardPlayed)
"""CardPlayed, made once for each of the 4 seats, 40 cards and 36 plies."""


@functools.lru_cache(maxsize=1 << 13)
def cards_captured(seat: Seat, side: Side, code: int, is_escoba: bool) -> CardsCaptured:
    """Return the event of a capture from the code of its move.

    >>> from escoba.engine.captures import encoded
    >>> from escoba.engine.cards import CardSet, card
    >>> cards_captured(1, 1, encoded(card("7o"), CardSet.parse("10c")), True).captured
    (card('10c'),)
    """
    card, mask = decoded(code)
    return CardsCaptured(seat, side, CARDS[card], cards_of_mask(mask), is_escoba)


@dataclass(frozen=True, slots=True)
class LastCardsTaken(Event):
    """The last capturer got what was left; None, and the cards stay, if nobody had captured."""

    seat: Seat | None
    side: Side | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand was counted; totals are those of the match after it, by side."""

    number: int
    scores: tuple[SideScore, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SaltRevealed(Event):
    """The secret of a finished hand is out: anybody can check its commitment and deck."""

    number: int
    salt: str
    word: str | None
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """One side is alone in front at or beyond the target."""

    side: Side
    totals: tuple[int, ...]


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as one seat may see it: the cards dealt to others become None.

    A `seat` of None is somebody who watches and sees no hand.

    >>> from escoba.engine.cards import parse_cards
    >>> hands = (parse_cards("7o 1c 2e"), parse_cards("3b 4b 5b"))
    >>> dealt = CardsDealt(hands, (1, 0), (), 30, 1, is_last=False)
    >>> redact(dealt, 0).hands
    ((card('7o'), card('1c'), card('2e')), (None, None, None))
    """
    if not isinstance(event, CardsDealt):
        return event
    hands = tuple(
        cards if owner == seat else (None,) * len(cards) for owner, cards in enumerate(event.hands)
    )
    return dataclasses.replace(event, hands=hands)
