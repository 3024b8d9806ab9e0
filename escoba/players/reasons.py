"""Why a move is good or bad, as facts that can be told.

The facts follow from the view alone: what a move takes is counted by the engine's scoring, and
what may be taken after it is the engine's legal moves of the cards that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import comb
from typing import Final

from escoba.engine import Card, CardSet, Move, Seat, Side, score_piles
from escoba.engine.captures import counts_of, legal_codes
from escoba.engine.cards import DECK_MASK, EMPTY
from escoba.players.situation import Situation, worth_of
from escoba.players.view import View

MOST_THREATS: Final = 3
"""Threats that are told of one move, the worst first."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that speaks for or against a move; the base of all the others."""


@dataclass(frozen=True, slots=True)
class Haul:
    """What a capture brings, the card played among its cards."""

    cards: CardSet
    coins: int
    sevens: int
    seven_of_coins: bool
    escobas: int

    @property
    def is_escoba(self) -> bool:
        """Whether it clears the table and counts."""
        return self.escobas > 0


@dataclass(frozen=True, slots=True)
class Wins(Reason):
    """The move takes cards now."""

    haul: Haul


@dataclass(frozen=True, slots=True)
class Leaves(Reason):
    """The move leaves these cards on the table.

    total: the sum of their values; from 15 on no card sweeps them
    """

    table: CardSet
    total: int


@dataclass(frozen=True, slots=True)
class Threat(Reason):
    """The next seat may take cards after the move, if it holds one of some cards.

    seat: who plays next
    by: the cards nobody has seen that would do it, all of one value
    captured: what the best capture with them takes from the table
    haul: what that brings, with the best of `by`
    unseen_count: cards nobody has seen; held_count: how many of them the seat will hold
    """

    seat: Seat
    by: CardSet
    captured: CardSet
    haul: Haul
    unseen_count: int
    held_count: int

    @property
    def chance(self) -> float:
        """The chance that the seat holds one of the cards, if all are as likely, 0 to 1."""
        hands = comb(self.unseen_count, self.held_count)
        return 1 - comb(self.unseen_count - len(self.by), self.held_count) / hands


@dataclass(frozen=True, slots=True)
class Safe(Reason):
    """No card that anybody may hold takes anything from the table that is left."""


@dataclass(frozen=True, slots=True)
class Denies(Reason):
    """What the next seat might have taken from the table as it was, and no longer can.

    escoba_by: the cards nobody has seen that would have swept it
    cards: those of the cards that count besides their number, out of reach now
    """

    seat: Seat
    escoba_by: CardSet
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Leftovers(Reason):
    """The move is the last of the hand: a side gets what is left; None, and it counts for no one.

    It is the side of the last capturer.
    """

    side: Side | None
    cards: CardSet


def reasons(view: View, move: Move) -> tuple[Reason, ...]:
    """Return the facts about a legal move of the view: what it wins, leaves, risks and denies."""
    at = Situation.of(view)
    table = CardSet(at.table)
    left = table - move.captured if move.is_capture else table | CardSet.of([move.card])
    found: list[Reason] = []
    if move.is_capture:
        counts = not left and (view.rules.last_play_escoba or not at.is_last_play)
        found.append(Wins(_haul(view, move.card, move.captured, is_escoba=counts)))
    if at.is_last_play:
        taker = view.seat if move.is_capture else view.last_capturer
        side = None if taker is None else view.rules.side_of(taker)
        return (*found, Leftovers(side, left))
    found.append(Leaves(left, sum(card.value for card in left)))
    before, after = _threats(view, at, table), _threats(view, at, left)
    denied = _denied(view, at, before, after)
    if denied is not None:
        found.append(denied)
    if not after:
        found.append(Safe())
    return (*found, *after[:MOST_THREATS])


def _haul(view: View, card: Card, captured: CardSet, *, is_escoba: bool) -> Haul:
    """Return what a capture brings, counted as the engine counts a pile."""
    rules = view.rules
    piles = [captured | CardSet.of([card]), *[EMPTY] * (rules.side_count - 1)]
    escobas = [int(is_escoba), *[0] * (rules.side_count - 1)]
    score = score_piles(rules, piles, escobas)[0]
    return Haul(piles[0], score.coins, score.sevens, score.seven_of_coins, score.escobas)


def _threats(view: View, at: Situation, table: CardSet) -> list[Threat]:
    """Return the best capture from a table for each value that may be held, the worst first."""
    if not at.reply_count:
        return []
    worth = worth_of(view.rules)
    weighed = []
    for cards in _by_value(view.unseen - table):
        best = max(cards, key=lambda card: worth.of_card[card])
        codes = legal_codes("no", (best,), table.mask, counts_of(table.mask))[1:]
        if codes:
            sets = [CardSet(~code & DECK_MASK) for code in codes]
            captured = max(
                sets, key=lambda each: worth.of(each.mask) + (each == table) * worth.escoba
            )
            haul = _haul(view, best, captured, is_escoba=captured == table)
            threat = Threat(view.next_seat, cards, captured, haul, len(view.unseen), at.reply_count)
            weighed.append((worth.of(haul.cards.mask) + haul.escobas * worth.escoba, threat))
    weighed.sort(key=lambda each: -each[0])
    return [threat for _, threat in weighed]


def _denied(
    view: View, at: Situation, before: Iterable[Threat], after: Iterable[Threat]
) -> Denies | None:
    """Return what was to be had before a move and is not after it, if that is anything."""
    escobas = _sweepers(before) - _sweepers(after)
    reach, still = _reach(before), _reach(after)
    worth = worth_of(view.rules)
    plain = min(worth.of_card)
    cards = CardSet.of([card for card in reach - still if worth.of_card[card] > plain])
    return Denies(view.next_seat, escobas, cards) if escobas or cards else None


def _sweepers(threats: Iterable[Threat]) -> CardSet:
    found = EMPTY
    for threat in threats:
        if threat.haul.is_escoba:
            found |= threat.by
    return found


def _reach(threats: Iterable[Threat]) -> CardSet:
    found = EMPTY
    for threat in threats:
        found |= threat.captured
    return found


def _by_value(cards: CardSet) -> list[CardSet]:
    """Return the cards parted by their value, the lowest first."""
    parted: dict[int, list[Card]] = {}
    for card in cards:
        parted.setdefault(card.value, []).append(card)
    return [CardSet.of(parted[value]) for value in sorted(parted)]
