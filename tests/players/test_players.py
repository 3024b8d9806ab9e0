"""The computer players: legal, fair, reproducible, and sensible where sense is plain."""

from __future__ import annotations

import gc
import random
from collections.abc import Sequence
from typing import Any

import pytest

from escoba.engine import (
    CARDS,
    Card,
    CardSet,
    EscobaError,
    Hand,
    Match,
    Move,
    Rules,
    SeededSource,
    card,
    parse_cards,
)
from escoba.players import (
    LEVELS,
    OFFERED,
    View,
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


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_hidden_cards_never_change_a_decision(level: str) -> None:
    rng = random.Random(20)
    for deal in range(25):
        deck = list(CARDS)
        rng.shuffle(deck)
        hand = Hand(Rules(), 0, deck)
        for _ in range(rng.randrange(30)):
            hand.play(rng.choice(list(hand.legal_moves())))
        seat = hand.turn
        assert seat is not None
        decisions = {
            str(decide(player(level), view_of_hand(twin, seat, number=deal)).move)
            for twin in (hand, *(shuffle_hidden(hand, seat, rng) for _ in range(6)))
        }
        assert len(decisions) == 1


def shuffle_hidden(hand: Hand, seat: int, rng: random.Random) -> Hand:
    """The same hand to the eyes of `seat`, with all it cannot see dealt anew."""
    other = 1 - seat
    hidden = CardSet.of(CARDS) - CardSet.of(hand.table) - CardSet.of(hand.cards_of(seat))
    for side in range(hand.rules.side_count):
        hidden -= hand.pile(side)
    cards = list(hidden)
    rng.shuffle(cards)
    held = len(hand.cards_of(other))
    hands: list[Sequence[Card]] = [(), ()]
    hands[seat], hands[other] = hand.cards_of(seat), cards[:held]
    return Hand.from_position(
        hand.rules,
        dealer=hand.dealer,
        to_play=seat,
        hands=hands,
        table=hand.table,
        stock=cards[held:],
        piles=[hand.pile(side) for side in range(hand.rules.side_count)],
        escobas=hand.escobas,
        last_capturer=hand.last_capturer,
        ply=hand.ply,
    )


def test_nothing_reachable_from_a_view_is_hidden() -> None:
    match = Match(Rules(players=4, partners=True), SeededSource("secrets"))
    events = [*match.draw_dealer(), *match.begin_hand()]
    hand = match.hand
    assert hand is not None
    rng = random.Random(3)
    while hand.ply < 14:
        events += match.play(rng.choice(list(hand.legal_moves())))
    seat = 2
    view = view_of(match, seat, events)
    # The draw of the dealer was face up, from a deck that went back.
    history = tuple(event for event in view.history if type(event).__name__ != "DealerDrawn")
    reached = cards_reachable_from(
        [getattr(view, name) for name in slots(view)], but=[view.history]
    )
    reached |= cards_reachable_from(list(history), but=[])
    assert reached
    assert reached <= set(view.seen)
    assert set(view.seen).isdisjoint(
        held for other in range(4) if other != seat for held in hand.cards_of(other)
    )


def slots(view: View) -> Sequence[str]:
    """The names of what a view holds."""
    return [name for name in type(view).__slots__ if name != "__weakref__"]


def cards_reachable_from(roots: list[Any], *, but: list[Any]) -> set[Card]:
    """Every card in what the objects refer to, sets of cards included; types are not followed."""
    found: set[Card] = set()
    left, known = list(roots), {id(each) for each in but}
    while left:
        each = left.pop()
        if id(each) in known or isinstance(each, type):
            continue
        known.add(id(each))
        if isinstance(each, Card):
            found.add(each)
        elif isinstance(each, CardSet):
            found |= set(each)
        elif isinstance(each, Move):
            found |= {each.card, *each.captured}
        elif isinstance(each, Match | Hand):
            raise AssertionError(f"a view leads to a {type(each).__name__}")
        elif not isinstance(each, Rules):
            left += [to for to in gc.get_referents(each) if not callable(to)]
    return found


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
