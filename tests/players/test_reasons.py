"""The facts that are told about moves."""

from __future__ import annotations

import pytest

from escoba.engine import CARDS, Card, CardSet, Hand, Move, Rules, capture_sets, parse_cards
from escoba.players import (
    Denies,
    Leaves,
    Leftovers,
    Reason,
    Safe,
    Threat,
    Wins,
    decide,
    player,
    reasons,
    view_of_hand,
)
from tests.players.views import situations


def facts(hand: str, table: str, move: str, *, rules: Rules | None = None) -> dict[type, Reason]:
    """The first fact of each kind about a move of the first of two seats, with a deal to come."""
    shown = parse_cards(f"{hand} {table}")
    rest = [card for card in CARDS if card not in shown]
    others, stock = rest[: len(parse_cards(hand))], rest[-6:]
    pile = CardSet.of([card for card in rest if card not in others and card not in stock])
    position = Hand.from_position(
        rules or Rules(),
        dealer=1,
        to_play=0,
        hands=[parse_cards(hand), others],
        table=parse_cards(table),
        stock=stock,
        piles=[pile, CardSet()],
    )
    found: dict[type, Reason] = {}
    for reason in reasons(view_of_hand(position, 0), Move.parse(move)):
        found.setdefault(type(reason), reason)
    return found


def test_a_capture_tells_what_it_wins() -> None:
    wins = facts("7o 12b", "3o 5b 11e", "7o x 3o 5b")[Wins]
    assert isinstance(wins, Wins)
    haul = wins.haul
    assert haul.cards == CardSet.parse("3o 7o 5b")
    assert (haul.coins, haul.sevens, haul.seven_of_coins, haul.is_escoba) == (2, 1, True, False)


def test_an_escoba_is_told_and_leaves_nothing() -> None:
    found = facts("5c 7e", "10c 2b", "5c x 10c 2b")
    wins, leaves = found[Wins], found[Leaves]
    assert isinstance(wins, Wins)
    assert isinstance(leaves, Leaves)
    assert wins.haul.escobas == 1
    assert (leaves.table, leaves.total) == (CardSet(), 0)
    assert Safe in found
    assert Threat not in found


def test_a_threat_names_the_cards_nobody_has_seen() -> None:
    # Laying the 6 leaves 8 on the table, which a seven sweeps; 7c was seen long ago.
    threat = facts("6e 12b 7e", "2b", "6e")[Threat]
    assert isinstance(threat, Threat)
    assert threat.haul.is_escoba
    assert threat.captured == CardSet.parse("6e 2b")
    assert threat.seat == 1
    assert threat.held_count == 3
    assert 0 < threat.chance <= 1
    assert all(card.value == 7 for card in threat.by)


def test_a_lay_denies_the_escoba_that_was_there() -> None:
    # Before the 12b nobody could miss the 9 that sweeps the 6; after it 16 lie there.
    denies = facts("1o 12b 2o", "6b", "12b")[Denies]
    assert isinstance(denies, Denies)
    assert {card.value for card in denies.escoba_by} == {9}


def test_the_last_play_tells_who_gets_what_is_left() -> None:
    position = Hand.from_position(
        Rules(),
        dealer=0,
        to_play=0,
        hands=[parse_cards("12o"), []],
        table=parse_cards("12c 5b"),
        stock=[],
        last_capturer=1,
        ply=35,
    )
    view = view_of_hand(position, 0)
    assert reasons(view, Move.parse("12o")) == (Leftovers(1, CardSet.parse("12o 12c 5b")),)
    *_, last = reasons(view, Move.parse("12o x 5b"))
    assert last == Leftovers(0, CardSet.parse("12c"))


@pytest.mark.parametrize("level", ["easy", "hard", "master"])
def test_the_three_best_moves_are_explained_in_order(level: str) -> None:
    for situated in situations(f"explained {level}", 12):
        decision = decide(player(level), situated.view)
        explained = decision.explained
        assert len(explained) == min(3, len(decision.ranked))
        assert explained[0].move == decision.move
        values = [each.value for each in explained]
        assert values == sorted(values, reverse=True)
        assert all(each.reasons for each in explained)


def test_threats_are_captures_that_the_engine_allows() -> None:
    told = 0
    for situated in situations("threats", 40):
        view = situated.view
        for move in view.legal_moves[:3]:
            left = left_after(CardSet.of(view.table), move)
            for reason in reasons(view, move):
                if isinstance(reason, Threat):
                    told += 1
                    assert set(reason.by) <= set(view.unseen)
                    assert all(reason.captured in capture_sets(card, left) for card in reason.by)
                    assert reason.haul.is_escoba == (reason.captured == left)
                    assert reason.seat == view.next_seat
                elif isinstance(reason, Safe):
                    assert not any(capture_sets(card, left) for card in view.unseen)
    assert told > 100


def left_after(table: CardSet, move: Move) -> CardSet:
    """The table after a move."""
    if move.is_capture:
        return table - move.captured
    cards: list[Card] = [*table, move.card]
    return CardSet.of(cards)
