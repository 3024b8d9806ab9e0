"""What holds for any rules, any deck and any way of playing."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escoba.engine import (
    ALL_CARDS,
    CARDS,
    OPTIONS,
    PRESETS,
    CardsCaptured,
    CardSet,
    Hand,
    LastCardsTaken,
    Move,
    NotationError,
    OpeningTaken,
    Record,
    RecordError,
    Rules,
    capture_sets,
    card,
    parse_cards,
    record_of,
    verify,
)
from escoba.engine.match import Match
from escoba.engine.record import SeatInfo
from escoba.engine.shuffle import SystemSource

examples = settings(max_examples=60, deadline=None, derandomize=True, database=None)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Return a preset, or rules of which every option is drawn, for any number of seats."""
    players = draw(st.sampled_from((2, 3, 4)))
    seats = {"players": players, "partners": players == 4 and draw(st.booleans())}
    if draw(st.booleans()):
        return Rules.from_preset(draw(st.sampled_from(sorted(PRESETS))), **seats)
    options = {
        option.name: draw(st.sampled_from(option.choices))
        for option in OPTIONS.values()
        if option.name not in seats
    }
    options["most_cards"] = max(1, int(options["most_cards"]))
    options["redeal_kings"] = False
    return Rules().replace(**seats, **options)


any_seed = st.integers(0, 2**32)
card_lists = st.lists(st.sampled_from(CARDS), unique=True)


def shuffled(seed: int) -> list[Any]:
    return random.Random(seed).sample(CARDS, len(CARDS))


def places(hand: Hand) -> list[CardSet]:
    """Return every place a card can be in, the stock left out."""
    held = [CardSet.of(hand.cards_of(seat)) for seat in hand.order]
    return [*held, hand.table_set, *hand.piles]


@examples
@given(any_rules(), any_seed)
def test_the_forty_cards_are_always_somewhere_and_once(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    deck = shuffled(seed)
    hand = Hand(rules, dealer=rng.randrange(rules.players), deck=deck)
    while True:
        stock = CardSet.of(deck[len(deck) - hand.stock_count :])
        everywhere = [*places(hand), stock]
        assert sum(map(len, everywhere)) == 40
        assert CardSet.of(itertools.chain(*everywhere)) == ALL_CARDS
        if hand.is_over:
            break
        hand.play(rng.choice(hand.legal_moves()))
    assert hand.ply == 36


@examples
@given(any_rules(), any_seed)
def test_every_legal_move_makes_fifteen_or_leaves_its_card(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    hand = Hand(rules, dealer=0, deck=shuffled(seed))
    while not hand.is_over:
        assert hand.turn is not None
        held, table = hand.cards_of(hand.turn), hand.table_set
        for move in hand.legal_moves():
            twin = hand.copy()
            twin.play(move)
            assert move.card in held
            assert move.captured <= table
            if move.is_capture:
                assert move.card.value + move.captured.value == 15
            elif not twin.is_over:
                assert twin.table_set == table | move.card
        hand.play(rng.choice(hand.legal_moves()))


@examples
@given(any_rules(), any_seed)
def test_what_is_left_adds_to_ten_modulo_fifteen(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    hand = Hand(rules, dealer=0, deck=shuffled(seed))
    events: list[Any] = []
    while not hand.is_over:
        events = list(hand.play(rng.choice(hand.legal_moves())))
    assert isinstance(events[-1], LastCardsTaken)
    assert sum(each.value for each in hand.leftovers) % 15 == 10
    assert not any(isinstance(event, CardsCaptured) and event.is_escoba for event in events)


@examples
@given(any_rules(), any_seed)
def test_points_never_exceed_what_the_categories_allow(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    hand = Hand(rules, dealer=0, deck=shuffled(seed))
    escobas = sum(e.escobas for e in hand.opening_events if isinstance(e, OpeningTaken))
    while not hand.is_over:
        for event in hand.play(rng.choice(hand.legal_moves())):
            escobas += isinstance(event, CardsCaptured) and event.is_escoba
    scores = hand.score()
    assert sum(score.escobas for score in scores) == escobas
    for name in scores[0].points:
        given_points = [score.points[name] for score in scores]
        if name == "escobas":
            assert sum(given_points) == escobas * rules.escoba_points
        else:
            assert sum(given_points) in (0, getattr(rules, name))
            assert sum(points > 0 for points in given_points) <= 1
    assert [score.total for score in scores] == hand.score_totals()


@examples
@given(any_rules(), any_seed)
def test_a_record_replays_to_itself(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    match = Match(rules, SystemSource())
    match.draw_dealer()
    while len(match.finished) < 2 and not match.is_over:
        match.begin_hand(rng.choice(("", "cut")))
        while not match.between_hands:
            match.play(rng.choice(match.legal_moves()))
    record = record_of(match, [SeatInfo("A", "human")] * rules.players)
    verify(record)
    again = Record.from_json(record.to_json())
    assert again == record
    verify(again)


@examples
@given(any_rules(), any_seed, st.integers(0, 35))
def test_a_copy_shares_nothing_that_changes(rules: Rules, seed: int, plies: int) -> None:
    rng = random.Random(seed)
    hand = Hand(rules, dealer=0, deck=shuffled(seed))
    for _ in range(plies):
        hand.push(rng.choice(hand.codes()))
    twin = hand.copy()
    for name in Hand.__slots__:
        one, other = getattr(hand, name), getattr(twin, name)
        assert one == other
        if isinstance(one, list):
            assert one is not other
            inner = [each for each in one if isinstance(each, list)]
            assert not {id(each) for each in inner} & {id(each) for each in other}


@examples
@given(st.sampled_from(CARDS), st.lists(st.sampled_from(CARDS), unique=True, max_size=10))
def test_capture_sets_are_all_subsets_that_make_fifteen(played: Any, table: list[Any]) -> None:
    others = CardSet.of(table) - played
    found = {
        CardSet.of(chosen)
        for size in range(1, len(others) + 1)
        for chosen in itertools.combinations(others, size)
        if sum(each.value for each in chosen) + played.value == 15
    }
    sets = capture_sets(played, others)
    assert set(sets) == found
    assert len(sets) == len(found)


@examples
@given(card_lists)
def test_cards_and_sets_parse_what_they_print(cards: list[Any]) -> None:
    assert list(parse_cards(" ".join(map(str, cards)))) == cards
    chosen = CardSet.of(cards)
    assert CardSet.parse(str(chosen)) == chosen
    assert [card(each.code) for each in chosen] == sorted(cards)


@examples
@given(st.sampled_from(CARDS), card_lists)
def test_moves_parse_what_they_print(played: Any, cards: list[Any]) -> None:
    move = Move(played, CardSet.of(cards))
    assert Move.parse(str(move)) == move
    assert Move.from_code(move.code) == move


@examples
@given(st.text(alphabet="0123456789oceb x", max_size=12))
def test_any_other_text_is_refused_with_our_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert sorted(str(Move.parse(text))) == sorted(text)


@examples
@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(("format", "version", "rules", "seats", "hands", "deck", "x")), inner,
    ),
    max_leaves=12,
))  # fmt: skip
def test_any_other_json_is_refused_with_our_error(value: Any) -> None:
    with pytest.raises(RecordError):
        Record.from_json(json.dumps(value))


@examples
@given(any_rules())
def test_rules_parse_what_they_write(rules: Rules) -> None:
    assert Rules.from_dict(rules.as_dict()) == rules
    assert eval(repr(rules)) == rules
