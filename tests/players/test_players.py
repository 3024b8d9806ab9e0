"""The computer players: legal, fair, reproducible, and sensible where sense is plain."""

from __future__ import annotations

from typing import Any

import pytest

from escoba.engine import (
    CARDS,
    CardSet,
    EscobaError,
    Hand,
    Match,
    Rules,
    SeededSource,
    card,
    parse_cards,
)
from escoba.players import (
    LEVELS,
    OFFERED,
    decide,
    decision_rng,
    player,
    think,
    view_of,
    view_of_hand,
)

LEVEL_NAMES = sorted(LEVELS)


def position(hand: str, table: str, *, rules: Rules | None = None, others: str = "") -> Hand:
    """A two-seat hand in which seat 0 is to play with `hand` before `table`; a deal is to come."""
    shown = parse_cards(f"{hand} {table} {others}".strip())
    stock = [each for each in CARDS if each not in shown][-6:]
    return Hand.from_position(
        rules or Rules(),
        dealer=1,
        to_play=0,
        hands=[parse_cards(hand), parse_cards(others)],
        table=parse_cards(table),
        stock=stock,
    )


def medium(hand: str, table: str, **position_of: Any) -> str:
    """What the medium player does with `hand` before `table`."""
    return str(decide(player("medium"), view_of_hand(position(hand, table, **position_of), 0)).move)


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("must_capture", ["no", "card", "hand"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_legal_hands(level: str, must_capture: Any, players: Any) -> None:
    rules = Rules(players=players, must_capture=must_capture)
    match = Match(rules, SeededSource(f"{level}{must_capture}{players}"))
    match.draw_dealer()
    match.begin_hand()
    hand = match.hand
    assert hand is not None
    while not hand.is_over:
        assert hand.turn is not None
        view = view_of(match, hand.turn)
        move = decide(player(level), view).move
        assert move in hand.legal_moves()
        match.play(move)
    assert hand.ply == 36


def test_the_same_view_brings_the_same_randomness() -> None:
    view = view_of_hand(position("7o 1c 2e", "3b"), 0, commitment="ab")
    assert decision_rng(view).random() == decision_rng(view).random()
    other = view_of_hand(position("7o 1c 2e", "3b"), 0, commitment="ac")
    assert decision_rng(view).random() != decision_rng(other).random()


def test_a_thought_can_be_dropped_and_begun_again() -> None:
    view = view_of_hand(position("7o 1c 2e", "3b 5b 4c 10e"), 0)
    for level in ("medium", "master"):
        thought = think(player(level), view)
        next(thought, None)
        assert decide(player(level), view) == decide(player(level), view)


@pytest.mark.parametrize(
    ("hand", "table", "move"),
    [
        ("5c 7e 12b", "10c 2b", "5c x 10c 2b"),  # an escoba
        ("5c 12e 1b", "10o 2o 3c 12c", "5c x 2o 10o"),  # two coins rather than one other card
        ("7o 12b", "3c 5b 11e", "7o x 3c 5b"),  # its own seven of coins
        ("3c 12b", "7o 5e 12e", "3c x 7o 5e"),  # the seven of coins from the table
    ],
)
def test_medium_takes_what_is_plainly_best(hand: str, table: str, move: str) -> None:
    assert medium(hand, table) == move


def test_medium_does_not_lay_the_seven_of_coins() -> None:
    assert medium("7o 12b 12e", "1c 2c 12c 11b") != "7o"


def test_medium_leaves_a_table_that_cannot_be_swept() -> None:
    # 12b leaves 16, which no card sweeps; 1c would leave 7, which a sota does.
    assert medium("1c 12b", "6e") == "12b"


def test_medium_beats_random_clearly() -> None:
    points = [0, 0]
    for deal in range(60):
        match = Match(Rules(target=999), SeededSource(f"deal {deal}"), dealer=deal % 2)
        match.begin_hand()
        hand = match.hand
        assert hand is not None
        # Each deal is played by each from both seats.
        for medium_seat in (0, 1):
            twin = hand.copy()
            while twin.turn is not None:
                level = "medium" if twin.turn == medium_seat else "random"
                view = view_of_hand(twin, twin.turn, number=deal)
                twin.play(decide(player(level), view).move)
            scores = twin.score()
            points[0] += scores[medium_seat].total
            points[1] += scores[1 - medium_seat].total
    assert points[0] - points[1] > 2.5 * 120, points


def test_an_unknown_level_lists_the_choices() -> None:
    with pytest.raises(EscobaError, match=r"genius.*random, beginner, easy, medium, hard, master"):
        player("genius")


def test_only_levels_that_exist_are_offered() -> None:
    assert set(OFFERED) < set(LEVELS)
    assert "random" not in OFFERED


def test_seen_and_unseen_part_the_deck() -> None:
    view = view_of_hand(position("7o 1c 2e", "3b"), 0)
    assert view.seen | view.unseen == CardSet.of(CARDS)
    assert view.seen == CardSet.of([card("7o"), card("1c"), card("2e"), card("3b")])
