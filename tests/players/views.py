"""Random views to put before players, and their twins that differ in hidden cards only."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from escoba.engine import CARDS, PRESETS, Card, CardSet, Event, Hand, Rules, redact
from escoba.players import Decision, View, player, think, view_of_hand

# A long check by hand: ESCOBA_VIEWS=10000 python -m pytest tests/players/test_fairness.py
VIEWS: Final = int(os.environ.get("ESCOBA_VIEWS", "50"))

SEATINGS: Final = ((2, False), (2, False), (3, False), (4, False), (4, True))


@dataclass(frozen=True)
class Situated:
    """A hand in play, what has happened in it, and whose turn it is."""

    hand: Hand
    history: tuple[Event, ...]
    number: int

    @property
    def seat(self) -> int:
        assert self.hand.turn is not None
        return self.hand.turn

    @property
    def view(self) -> View:
        return view_of_hand(self.hand, self.seat, number=self.number, history=self.history)


def random_rules(rng: random.Random) -> Rules:
    """A preset with any number of seats and any duty to capture."""
    players, partners = rng.choice(SEATINGS)
    rules = Rules.from_preset(rng.choice(list(PRESETS)), players=players, partners=partners)
    return rules.replace(must_capture=rng.choice(["no", "no", "card", "hand"]))


def situations(seed: str, count: int) -> Iterator[Situated]:
    """Situations of random hands, each after any number of plies."""
    rng = random.Random(seed)
    for number in range(count):
        deck = list(CARDS)
        rng.shuffle(deck)
        hand = Hand(random_rules(rng), 0, deck)
        history = list(hand.opening_events)
        for _ in range(rng.randrange(36)):
            history += hand.play(rng.choice(list(hand.legal_moves())))
        yield Situated(hand, tuple(history), number)


def twin_of(situated: Situated, rng: random.Random) -> Situated:
    """The same to the eyes of the seat to play, with all that it cannot see dealt anew."""
    hand, seat = situated.hand, situated.seat
    hidden = list(situated.view.unseen)
    rng.shuffle(hidden)
    hands: list[Sequence[Card]] = []
    for other in range(hand.rules.players):
        held = len(hand.cards_of(other))
        if other == seat:
            hands.append(hand.cards_of(seat))
        else:
            hands.append(hidden[:held])
            hidden = hidden[held:]
    twin = Hand.from_position(
        hand.rules,
        dealer=hand.dealer,
        to_play=seat,
        hands=hands,
        table=hand.table,
        stock=hidden,
        piles=[hand.pile(side) for side in range(hand.rules.side_count)],
        escobas=hand.escobas,
        last_capturer=hand.last_capturer,
        ply=hand.ply,
    )
    seen = tuple(redact(event, seat) for event in situated.history)
    return Situated(twin, seen, situated.number)


def crowded(size: int, seed: int, *, must_capture: str = "no") -> Situated:
    """A position of two with `size` cards on the table, which no dealt hand comes to."""
    deck = list(CARDS)
    random.Random(seed).shuffle(deck)
    held = min(3, (len(deck) - size + 1) // 2)
    hands = [deck[:held], deck[held : 2 * held] if size + 2 * held <= len(deck) else []]
    rest = deck[sum(map(len, hands)) :]
    table, rest = rest[:size], rest[size:]
    stock = rest[: len(rest) // 6 * 6] if held == 3 else []
    hand = Hand.from_position(
        Rules().replace(must_capture=must_capture),
        dealer=1,
        to_play=0,
        hands=hands,
        table=table,
        stock=stock,
        piles=[CardSet.of(rest[len(stock) :]), CardSet()],
    )
    return Situated(hand, (), seed)


def thought_through(level: str, view: View) -> tuple[Decision, int]:
    """The decision of a level, and the number of slices that it took."""
    thought = think(player(level), view)
    slices = 1
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value, slices
        slices += 1
