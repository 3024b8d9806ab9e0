"""Which cards the others may hold, judged by what they have played in this deal."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import Final, TypeAlias

from escoba.engine import Card, CardPlayed, CardsCaptured, CardsDealt, Seat
from escoba.engine.cards import CARD_BITS, DECK_MASK, cards_of_mask
from escoba.engine.rules import CARDS_A_DEAL
from escoba.players.pace import WEIGHED_STEPS, Pace
from escoba.players.playout import Policy
from escoba.players.situation import Situation
from escoba.players.view import View
from escoba.players.worth import POINT, mask_of

_Hands: TypeAlias = tuple[tuple[Card, ...], ...]

World: TypeAlias = tuple[_Hands, int]
"""The cards of every seat, and how much the world weighs."""

MOST_LISTED: Final = 600
"""Hands of the one other player that are all listed rather than drawn."""

DRAWN_FOR_ONE: Final = 4  # worlds drawn for each that is kept

# The softmax by which a player is thought to choose: a temperature of a tenth of a point. The
# table is of exp(-i / 50) by repeated multiplication, which comes out the same everywhere.
_STEP: Final = POINT // 10 // 50
_FACTOR: Final = 0.9801986733067553
_MOST_STEPS: Final = 50 * 16


def _powers(factor: float) -> tuple[float, ...]:
    powers = [1.0]
    for _ in range(_MOST_STEPS):
        powers.append(powers[-1] * factor)
    return tuple(powers)


_FALLING: Final = _powers(_FACTOR)
_RISING: Final = tuple(1.0 / each for each in _FALLING)


def _odds(difference: int) -> float:
    """Return how likely a move is against one that is worth `difference` units less."""
    if difference < 0:
        return _FALLING[min(-difference // _STEP, _MOST_STEPS)]
    return _RISING[min(difference // _STEP, _MOST_STEPS)]


@dataclass(frozen=True, slots=True)
class Play:
    """A move of the present deal: on what table, and how many cards the next seat then held."""

    seat: Seat
    card: Card
    captured: int
    table: int
    next_held: int


def plays_of_deal(view: View, at: Situation) -> list[Play]:
    """Return the moves since the last deal, the oldest first."""
    plays: list[Play] = []
    table = at.table
    held = list(at.held)
    captured = 0
    for event in reversed(view.history):
        if isinstance(event, CardsDealt):
            break
        if isinstance(event, CardsCaptured):
            captured = mask_of(event.captured)
        elif isinstance(event, CardPlayed):
            table = table | captured if captured else table ^ CARD_BITS[event.card]
            count = held[at.following[event.seat]]
            if not count and at.stock_count:
                count = CARDS_A_DEAL
            plays.append(Play(event.seat, event.card, captured, table, count))
            held[event.seat] += 1
            captured = 0
    plays.reverse()
    return plays


class Suspicion:
    """How well hands of one seat explain one of its plays.

    later: the cards that the seat has played since
    """

    def __init__(self, play: Play, later: Sequence[Card], policy: Policy, must: str) -> None:
        self._play = play
        self._must_capture_of_hand = must == "hand"
        self._policy = policy
        values = policy.values(play.table, play.card, play.next_held)
        self._reference = next(
            (value for value, code in values if ~code & DECK_MASK == play.captured),
            min(value for value, _ in values),
        )
        self._known: dict[Card, tuple[float, float]] = {}
        self._lays = self._captures = 0.0
        for card in (play.card, *later):
            lays, captures = self._weights(card)
            self._lays += lays
            self._captures += captures

    def likelihood(self, hand: Sequence[Card]) -> float:
        """Return how likely the play was with these cards besides those shown since."""
        lays, captures = self._lays, self._captures
        known = self._known
        for card in hand:
            lay, capture = known.get(card) or self._weights(card)
            lays += lay
            captures += capture
        if self._must_capture_of_hand and captures:
            return 1.0 / captures if self._play.captured else 0.0
        return 1.0 / (lays + captures)

    def _weights(self, card: Card) -> tuple[float, float]:
        """Return the odds of laying a card and of capturing with it, against the play made."""
        lays = captures = 0.0
        play = self._play
        for value, code in self._policy.values(play.table, card, play.next_held):
            odds = _odds(value - self._reference)
            if ~code & DECK_MASK:
                captures += odds
            else:
                lays += odds
        self._known[card] = lays, captures
        return lays, captures


def worlds(
    view: View, at: Situation, policy: Policy, count: int, rng: Random, pace: Pace
) -> Generator[None, None, list[World]]:
    """Return worlds that agree with the view, about `count` of them or all there are.

    They weigh by how well they explain what the other seats played in this deal, if those play
    by the policy. Yields between slices.
    """
    suspicions: dict[Seat, list[Suspicion]] = {}
    for play, later in _plays_of_others(view, at):
        suspicion = Suspicion(play, later, policy, at.rules.must_capture)
        suspicions.setdefault(play.seat, []).append(suspicion)
        if pace.is_due(WEIGHED_STEPS):
            yield
    unseen = cards_of_mask(at.unseen)
    others = [seat for seat in range(len(at.held)) if seat != at.seat and at.held[seat]]
    if len(others) == 1 and comb(len(unseen), at.held[others[0]]) <= MOST_LISTED:
        dealt: Iterator[_Hands] = ((hand,) for hand in combinations(unseen, at.held[others[0]]))
    else:
        wanted = count * DRAWN_FOR_ONE if suspicions else count
        dealt = _drawn(unseen, [at.held[seat] for seat in others], wanted, rng)
    found: list[tuple[_Hands, float]] = []
    for hands in dealt:
        weight = 1.0
        for seat, hand in zip(others, hands, strict=True):
            for suspicion in suspicions.get(seat, ()):
                weight *= suspicion.likelihood(hand)
        found.append((hands, weight))
        if pace.is_due(WEIGHED_STEPS):
            yield
    return [
        (_seated(at, view.hand, others, hands), times)
        for hands, times in _picked(found, count, rng)
    ]


def _plays_of_others(view: View, at: Situation) -> Iterator[tuple[Play, list[Card]]]:
    """Yield the moves of the other seats in this deal, each with what the seat played after it."""
    plays = plays_of_deal(view, at)
    for place, play in enumerate(plays):
        if play.seat != at.seat:
            yield play, [each.card for each in plays[place + 1 :] if each.seat == play.seat]


def _seated(at: Situation, own: tuple[Card, ...], others: Sequence[Seat], hands: _Hands) -> _Hands:
    """Return the hands by seat, the own one and those of the others."""
    seats: list[tuple[Card, ...]] = [()] * len(at.held)
    seats[at.seat] = own
    for seat, hand in zip(others, hands, strict=True):
        seats[seat] = hand
    return tuple(seats)


def _drawn(
    unseen: Sequence[Card], sizes: Sequence[int], count: int, rng: Random
) -> Iterator[_Hands]:
    """Draw hands at random, so that every card comes as often as any other."""
    size = sum(sizes)
    made = 0
    while made < count:
        cards = list(unseen)
        for place in range(len(cards) - 1, 0, -1):
            other = int(rng.random() * (place + 1))
            cards[place], cards[other] = cards[other], cards[place]
        for first in range(0, len(cards) - size + 1, max(size, 1)):
            hands = []
            for each in sizes:
                hands.append(tuple(cards[first : first + each]))
                first += each
            yield tuple(hands)
            made += 1
            if made == count:
                return


def _picked(found: list[tuple[_Hands, float]], count: int, rng: Random) -> list[World]:
    """Return worlds with whole weights: all when they are few, else a comb through them."""
    total = 0.0
    for _, weight in found:
        total += weight
    if not total:
        return [(hands, 1) for hands, _ in found[:count]]
    if len(found) <= count:
        scale = POINT * len(found) / total
        return [(h, whole) for h, weight in found if (whole := int(weight * scale))]
    picked: list[World] = []
    scale = count / total
    reached = rng.random()
    for hands, weight in found:
        reached += weight * scale
        times = int(reached)
        if times:
            picked.append((hands, times))
            reached -= times
    return picked
