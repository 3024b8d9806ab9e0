"""What happens at the table, as values: everything shown, spoken or recorded derives from them.

`redact` is the one door through which an event reaches a seat: it hides what that seat may
not see.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import SupportsIndex, overload

from escoba.engine.captures import decoded
from escoba.engine.cards import CARDS, Card, Seat, Side, cards_of_mask
from escoba.engine.rules import CARDS_A_DEAL
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


class Events(Sequence[Event]):
    """What happened in one play: a sequence that equals the tuple of its events.

    They are made when they are looked at, from numbers that no later play changes, so that who
    does not look pays little. See `events_of_play`.
    """

    __slots__ = ("_code", "_follows", "_is_escoba", "_made", "_ply", "_seat", "_side")

    _seat: Seat
    _side: Side
    _code: int
    _ply: int
    _is_escoba: bool
    _follows: Callable[[], Event] | None
    _made: tuple[Event, ...]

    def _all(self) -> tuple[Event, ...]:
        """Return the events, which are made the first time."""
        try:
            return self._made
        except AttributeError:
            self._made = tuple(self._make())
            return self._made

    def _make(self) -> Iterator[Event]:
        number, mask = decoded(self._code)
        card = CARDS[number]
        yield CardPlayed(self._seat, card, self._ply)
        if mask:
            captured = cards_of_mask(mask)
            yield CardsCaptured(self._seat, self._side, card, captured, self._is_escoba)
        if self._follows is not None:
            yield self._follows()

    @overload
    def __getitem__(self, index: SupportsIndex) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...

    def __getitem__(self, index: SupportsIndex | slice) -> Event | tuple[Event, ...]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == tuple(other) if isinstance(other, Events | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return repr(self._all())


def events_of_play(
    seat: Seat,
    side: Side,
    code: int,
    ply: int,
    is_escoba: bool,
    follows: Callable[[], Event] | None,
) -> Events:
    """Return what happened when a seat played the move of a code.

    follows: makes the event of the deal or the end that came of it, None if neither did

    >>> from escoba.engine.captures import encoded
    >>> from escoba.engine.cards import CardSet
    >>> code = encoded(CARDS[6], CardSet.parse("10c"))
    >>> events_of_play(1, 1, code, 0, True, None)[1].captured
    (card('10c'),)
    """
    # Every play comes through here, and to call a class that has an __init__ takes twice as long.
    events = _new(Events)
    events._seat = seat
    events._side = side
    events._code = code
    events._ply = ply
    events._is_escoba = is_escoba
    events._follows = follows
    return events


_new = object.__new__


def cards_dealt(
    deck: Sequence[Card], order: tuple[Seat, ...], dealt: int, deal_number: int, table: int = 0
) -> CardsDealt:
    """Return the event of a deal from a deck of which some cards are dealt already.

    order: the seats in the order dealt; table: how many cards the table got after them

    >>> cards_dealt(CARDS, (1, 0), 0, 0, 4).hands[0]
    (card('4o'), card('5o'), card('6o'))
    """
    size = CARDS_A_DEAL * len(order)
    places = [dealt + CARDS_A_DEAL * order.index(seat) for seat in range(len(order))]
    hands = tuple([tuple(deck[place : place + CARDS_A_DEAL]) for place in places])
    opening = tuple(deck[dealt + size : dealt + size + table])
    left = len(deck) - dealt - size - table
    return CardsDealt(hands, order, opening, left, deal_number, is_last=not left)


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
