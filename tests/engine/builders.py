"""Short ways to a position, a deck and a finished match."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from escoba.engine import (
    CARDS,
    Card,
    DeckSource,
    Event,
    Hand,
    Match,
    Move,
    Record,
    Rules,
    SeatInfo,
    SeededSource,
    parse_cards,
    record_of,
)


def position(
    held: str,
    *,
    table: str = "",
    others: Sequence[str] = (),
    stock: str = "",
    rules: Rules | None = None,
    **more: Any,
) -> Hand:
    """Return a position of which seat 0 plays, the last seat having dealt."""
    rules = rules or Rules()
    hands = [held, *others] + [""] * (rules.players - 1 - len(others))
    return Hand.from_position(
        rules,
        dealer=rules.players - 1,
        to_play=0,
        hands=[parse_cards(cards) for cards in hands],
        table=parse_cards(table),
        stock=parse_cards(stock),
        **more,
    )


def deck_from(first: str) -> list[Card]:
    """Return a deck that begins with some cards, the others after them in card order."""
    top = parse_cards(first)
    return [*top, *(card for card in CARDS if card not in top)]


def pick(moves: Sequence[Move], *key: object) -> Move:
    """Return one of the moves, the same for the same key on every system and version."""
    digest = hashlib.sha256(":".join(map(str, key)).encode()).digest()
    return moves[int.from_bytes(digest[:4], "big") % len(moves)]


def play_hand(match: Match, *key: object, word: str = "") -> list[Event]:
    """Play the next hand of a match with picked moves and return all that happened."""
    events = list(match.begin_hand(word))
    while not match.between_hands:
        assert match.hand is not None
        move = pick(match.legal_moves(), *key, match.number, match.hand.ply)
        events += match.play(move)
    return events


def played_match(
    rules: Rules,
    *,
    seed: str = "1",
    source: DeckSource | None = None,
    hands: int | None = None,
    word: str = "",
) -> Match:
    """Return a match played to its end, or for some hands."""
    match = Match(rules, source or SeededSource(seed))
    match.draw_dealer()
    while not match.is_over and len(match.finished) != hands:
        play_hand(match, seed, word=word)
    return match


def record(rules: Rules, **options: Any) -> Record:
    """Return the record of a played match."""
    seats = [SeatInfo(f"Seat {seat}", "human") for seat in range(rules.players)]
    return record_of(played_match(rules, **options), seats)
