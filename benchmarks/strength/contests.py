"""What is played: one player against another, deal by deal or match by match.

Each row of a contest follows from the seed and its own number alone, so that it comes out the same
whoever plays it, and in whatever order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias

from benchmarks.strength.choosers import Chooser, chooser
from escoba.engine import (
    PRESETS,
    Card,
    Event,
    Hand,
    Match,
    Move,
    Rules,
    Seat,
    SeededSource,
    Side,
    commitment,
    shuffle,
)
from escoba.engine.opening import is_void
from escoba.players import View, view_of, view_of_hand

Kind: TypeAlias = Literal["duplicate", "matches"]
Row: TypeAlias = tuple[int, ...]

SEATS: Final = ("2", "3", "4", "partners")


def rules_of(preset: str, seats: str) -> Rules:
    """Return the rules of a preset for seats such as "3" or "partners"."""
    is_partners = seats == "partners"
    return Rules.from_preset(preset, players=4 if is_partners else int(seats), partners=is_partners)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """A pair of players under some rules.

    a, b: names; a has one side, b all the others
    seats: "2", "3" or "4" seats each for itself, or "partners"
    """

    kind: Kind
    a: str
    b: str
    preset: str = "playmore"
    seats: str = "2"
    seed: str = "1"

    def __post_init__(self) -> None:
        if self.preset not in PRESETS:
            raise ValueError(f"{self.preset!r} is no preset; choose among {', '.join(PRESETS)}")
        if self.seats not in SEATS:
            raise ValueError(f"{self.seats!r} are no seats; choose among {', '.join(SEATS)}")
        for name in (self.a, self.b):
            chooser(name)

    @property
    def name(self) -> str:
        """What its file is called, without the suffix."""
        parts = (self.kind, self.preset, self.seats, self.a, self.b)
        return "-".join(parts).replace(":", ".")

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return rules_of(self.preset, self.seats)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of a row.

        In duplicate every deal is played once with a on each side: its points, and those of all
        others together. In a match a has one side throughout.
        """
        if self.kind == "matches":
            return "match", "side", "dealer", "hands", "own", "others", "won"
        sides = range(self.rules.side_count)
        return "deal", "dealer", *(f"{who}_{side}" for side in sides for who in ("own", "others"))

    def row(self, number: int) -> Row:
        """Play the deal or the match of a number, from 0."""
        return self._match(number) if self.kind == "matches" else self._deal(number)

    def _deal(self, number: int) -> Row:
        rules = self.rules
        dealer = number % rules.players
        deck, promise = dealt(rules, self.seed, number)
        row = [number, dealer]
        for side in range(rules.side_count):
            hand = Hand(rules, dealer, deck)
            _play(
                self._seated(rules, side),
                hand,
                list(hand.opening_events),
                partial(_view, hand, promise),
                hand.play,
            )
            totals = hand.score_totals()
            row += totals[side], sum(totals) - totals[side]
        return tuple(row)

    def _match(self, number: int) -> Row:
        # The same cards come once with a on each side.
        rules = self.rules
        game, side = divmod(number, rules.side_count)
        match = Match(rules, SeededSource(f"{self.seed}/{game}"))
        dealer = match.draw_dealer()[0].dealer
        seated = self._seated(rules, side)
        while not match.is_over:
            history = list(match.begin_hand())
            assert match.hand is not None
            _play(
                seated,
                match.hand,
                history,
                partial(view_of, match),
                match.play,
            )
        own = match.totals[side]
        others = sum(match.totals) - own
        return number, side, dealer, match.number, own, others, int(match.winner == side)

    def _seated(self, rules: Rules, side: Side) -> list[Chooser]:
        """Return who sits where when a has a side."""
        own, others = chooser(self.a), chooser(self.b)
        return [own if rules.side_of(seat) == side else others for seat in range(rules.players)]


def dealt(rules: Rules, seed: str, number: int) -> tuple[tuple[Card, ...], str]:
    """Return the deck of a deal and its commitment; void decks are passed over."""
    source = SeededSource(seed)
    attempt = 0
    while is_void(rules, deck := shuffle(salt := source.salt(number, attempt), "")):
        attempt += 1
    return deck, commitment(salt)


def _view(hand: Hand, promise: str, seat: Seat, history: list[Event]) -> View:
    return view_of_hand(hand, seat, commitment=promise, history=history)


def _play(
    seated: Sequence[Chooser],
    hand: Hand,
    history: list[Event],
    view_at: Callable[[Seat, list[Event]], View],
    play: Callable[[Move], Iterable[Event]],
) -> None:
    """Play a hand to its end. Nobody is asked when only one move is legal."""
    while (seat := hand.turn) is not None:
        moves, ask = hand.legal_moves(), seated[seat]
        move = moves[0] if len(moves) == 1 else ask(view_at(seat, history), hand)
        history += play(move)
