import random

import pytest

from escoba.engine import (
    CARDS,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    DealerDrawn,
    Hand,
    HandBegun,
    LastCardsTaken,
    OpeningTaken,
    Rules,
    card,
    parse_cards,
)
from escoba.ui.table import choreography as steps
from escoba.ui.table.choreography import (
    Back,
    Celebration,
    DrawShown,
    PileRing,
    SumShown,
    groups,
    plan,
)
from escoba.ui.table.model import TableModel
from escoba.ui.table.places import Crosswise, InHand, InSlot, InStock, OnPile
from escoba.ui.table.timeline import Ease, Timeline, eased, thinking_time


def opened(table: str = "2e 3o 5c 6b") -> TableModel:
    model = TableModel(Rules(), 0)
    model.apply(HandBegun(2, 1, 0, "c0ffee", ""))
    hands = (parse_cards("7o 1e 12c"), (None, None, None))
    model.apply(CardsDealt(hands, (0, 1), parse_cards(table), 30, 0, is_last=False))
    return model


LAY = CardPlayed(0, card("1e"), 0)
TAKE = (CardPlayed(0, card("7o"), 0), CardsCaptured(0, 0, card("7o"), parse_cards("3o 5c"), False))
SWEEP = (CardPlayed(0, card("7o"), 0), CardsCaptured(0, 0, card("7o"), parse_cards("3o 5c"), True))


def showing(timeline: Timeline) -> list[type]:
    return [type(cue.what) for cue in timeline.showing()]


def run_until(timeline: Timeline, kind: type, step: float = 10.0) -> bool:
    for _ in range(2000):
        if kind in showing(timeline):
            return True
        if not timeline.advance(step):
            return False
    return False


def test_a_laid_card_goes_from_the_hand_to_its_slot_in_260_ms():
    timeline = Timeline(opened())
    timeline.add([LAY])
    assert timeline.is_moving
    (flying, *_rest) = [f for f in timeline.flying() if f.thing == card("1e")]
    assert (flying.start, flying.end) == (InHand(0, 0, 3, is_lifted=True), InSlot(4, 12))
    assert timeline.advance(259)
    assert not timeline.advance(2)
    assert timeline.flying() == []


def test_the_rest_of_the_hand_closes_up_when_a_card_leaves():
    timeline = Timeline(opened())
    timeline.add([LAY])
    ends = {f.thing: f.end for f in timeline.flying()}
    assert ends[card("7o")] == InHand(0, 0, 2)
    assert ends[card("12c")] == InHand(0, 1, 2)


def test_another_seats_card_turns_over_on_its_way_and_is_shown_a_while():
    timeline = Timeline(opened())
    timeline.add([CardPlayed(1, card("4b"), 1)])
    assert next(f for f in timeline.flying() if f.thing == card("4b")).face == 0.0
    timeline.advance(steps.LAY * 0.8)
    assert next(f for f in timeline.flying() if f.thing == card("4b")).face == 1.0
    assert timeline.advance(steps.LAY * 0.2)
    assert timeline.flying() == []
    assert not timeline.advance(steps.SHOWN)


def test_a_capture_shows_its_sum_before_the_cards_leave():
    timeline = Timeline(opened())
    timeline.add(TAKE)
    assert run_until(timeline, SumShown)
    cue = timeline.showing()[0].what
    assert cue.cards == parse_cards("7o 3o 5c")
    assert card("3o") in timeline.shown.slots
    while timeline.advance(10):
        pass
    assert timeline.shown.score()[0].cards == 3


def test_the_whole_capture_takes_about_a_second():
    timeline = Timeline(opened())
    timeline.add([CardPlayed(0, card("7o"), 0), TAKE[1]])
    total = 0.0
    while timeline.advance(10) and PileRing not in showing(timeline):
        total += 10
    assert 900 <= total <= 1300


def test_an_escoba_is_celebrated_and_its_card_ends_crosswise():
    timeline = Timeline(opened("3o 5c"))
    timeline.add(SWEEP)
    ends = {f.end for f in timeline.flying()}
    assert all(not isinstance(end, Crosswise) for end in ends)
    assert run_until(timeline, Celebration)
    assert timeline.shown.place_of(card("7o")) == Crosswise(0, 0, 1)
    assert timeline.shown.place_of(card("3o")) == OnPile(0)


def test_the_seven_of_coins_rings_the_pile():
    timeline = Timeline(opened())
    timeline.add(TAKE)
    assert run_until(timeline, PileRing)


def test_cards_are_dealt_one_after_the_other_from_the_stock():
    model = TableModel(Rules(), 0)
    hands = (parse_cards("7o 1e 12c"), (None, None, None))
    timeline = Timeline(model)
    timeline.add([CardsDealt(hands, (1, 0), parse_cards("2e 3o 5c 6b"), 30, 0, is_last=False)])
    flying = {f.thing: f for f in timeline.flying()}
    assert len(flying) == 10
    assert all(isinstance(f.start, InStock) for f in flying.values())
    assert flying[Back(1, 0)].alpha == 1.0
    assert flying[card("6b")].alpha == 0.0
    timeline.advance(steps.DEAL_APART * 9 + steps.DEAL * 0.9)
    after = {f.thing: f for f in timeline.flying()}
    assert after[card("6b")].face > 0.5
    # Those that have arrived belong to the table.
    assert Back(1, 2) not in after


def test_the_draw_is_shown_round_by_round_and_its_last_round_says_who_deals():
    rounds = (((0, card("3c")), (1, card("3b"))), ((0, card("1o")), (1, card("12e"))))
    timeline = Timeline(TableModel(Rules(), 0))
    timeline.add([DealerDrawn(rounds, 0)])
    seen = []
    while timeline.advance(10):
        for cue in timeline.showing():
            if isinstance(cue.what, DrawShown) and cue.what not in seen:
                seen.append(cue.what)
    assert [(s.round, s.is_open, s.marked) for s in seen] == [
        (0, False, ()),
        (0, True, (0, 1)),
        (1, False, ()),
        (1, True, (0,)),
    ]
    assert timeline.shown.dealer == 0


def test_a_press_goes_on_to_the_next_round_of_the_draw():
    rounds = (((0, card("3c")), (1, card("3b"))), ((0, card("1o")), (1, card("12e"))))
    timeline = Timeline(TableModel(Rules(), 0))
    timeline.add([DealerDrawn(rounds, 0)])
    timeline.advance(50)
    timeline.skip()
    assert timeline.is_moving
    assert {cue.what.round for cue in timeline.showing()} == {1}
    timeline.skip()
    assert not timeline.is_moving
    assert timeline.shown.dealer == 0


def test_what_a_draw_decides_is_shown_long_enough_to_be_read():
    rounds = (((0, card("3c")), (1, card("4b"))),)
    for reduced in (False, True):
        timeline = Timeline(TableModel(Rules(), 0), reduced=reduced)
        timeline.add([DealerDrawn(rounds, 0)])
        open_ms = 0.0
        while timeline.advance(10):
            open_ms += 10 * any(cue.what.is_open for cue in timeline.showing())
        assert open_ms >= 1590


def test_a_play_shows_the_turn_of_who_plays_and_a_deal_nobodys():
    hands = (parse_cards("2b 3b 4b"), (None, None, None))
    model = opened()
    timeline = Timeline(model)
    assert timeline.turn == 0
    timeline.add([LAY, CardsDealt(hands, (1, 0), (), 24, 1, is_last=False)])
    assert timeline.turn == 0
    timeline.skip()
    assert isinstance(timeline.happening[0], CardsDealt)
    assert timeline.turn is None
    timeline.skip()
    assert timeline.happening == ()
    assert timeline.turn == 1


def test_an_opening_is_shown_with_its_sum_before_it_is_taken():
    model = opened("2e 3o 5c 5b")
    timeline = Timeline(model)
    timeline.add([OpeningTaken(1, 1, parse_cards("2e 3o 5c 5b"), 1, 15)])
    assert run_until(timeline, SumShown)
    assert run_until(timeline, Celebration)
    assert timeline.shown.place_of(card("2e")) == Crosswise(1, 0, 1)


def test_leftovers_go_to_the_last_taker():
    timeline = Timeline(opened())
    timeline.add([LastCardsTaken(0, 0, parse_cards("2e 3o 5c 6b"))])
    assert {f.end for f in timeline.flying()} == {OnPile(0)}
    timeline.finish()
    assert timeline.shown.score()[0].cards == 4


# Speed


def test_at_instant_speed_everything_is_there_at_once():
    timeline = Timeline(opened(), factor=0.0)
    timeline.add([*SWEEP, CardPlayed(1, card("4b"), 1)])
    assert not timeline.is_moving
    assert timeline.shown.slots.keys() >= {card("4b")}


@pytest.mark.parametrize(("factor", "ms"), [(1.5, 390), (1.0, 260), (0.5, 130)])
def test_speed_scales_the_time(factor, ms):
    timeline = Timeline(opened(), factor=factor)
    timeline.add([LAY])
    assert timeline.advance(ms - 1)
    assert not timeline.advance(2)


def test_with_reduced_motion_cards_fade_in_place():
    timeline = Timeline(opened(), reduced=True)
    timeline.add([LAY])
    timeline.advance(steps.FADE * 0.4)
    flying = next(f for f in timeline.flying() if f.thing == card("1e"))
    assert flying.part == 0.0
    assert 0 < flying.alpha < 1
    assert flying.arc == 0.0
    timeline.advance(steps.FADE * 0.3)
    flying = next(f for f in timeline.flying() if f.thing == card("1e"))
    assert flying.part == 1.0


def test_with_reduced_motion_a_captured_group_is_outlined_for_600_ms():
    timeline = Timeline(opened(), reduced=True)
    timeline.add(TAKE)
    assert showing(timeline) == [SumShown]
    timeline.advance(590)
    assert showing(timeline) == [SumShown]
    assert all(f.part == 0.0 or f.thing == card("7o") for f in timeline.flying())


# Skipping


def test_a_press_finishes_the_play_that_moves_and_the_next_begins():
    timeline = Timeline(opened())
    timeline.add([*TAKE, CardPlayed(1, card("4b"), 1)])
    timeline.advance(50)
    timeline.skip()
    assert timeline.shown.score()[0].cards == 3
    assert timeline.is_moving
    timeline.skip()
    assert not timeline.is_moving
    assert card("4b") in timeline.shown.slots


def test_skipping_at_rest_does_nothing():
    timeline = Timeline(opened())
    timeline.skip()
    timeline.finish()
    assert not timeline.is_moving
    assert not timeline.advance(100)


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(players=3), Rules(players=4), Rules(players=4, partners=True)]
)
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("step", [7.0, 100.0, 5000.0])
def test_a_whole_hand_ends_as_the_model(rules, reduced, step):
    deck = list(CARDS)
    rng = random.Random(17)
    rng.shuffle(deck)
    hand = Hand(rules, dealer=0, deck=deck)
    events = [HandBegun(0, 0, rules.order(0)[0], "ab" * 32, ""), *hand.opening_events]
    while not hand.is_over:
        events += hand.play(rng.choice(list(hand.legal_moves())))
    timeline = Timeline(TableModel(rules, 0), reduced=reduced)
    timeline.add(events)
    for _ in range(40_000):
        if not timeline.advance(step):
            break
        for flying in timeline.flying():
            assert 0.0 <= flying.face <= 1.0
            assert 0.0 <= flying.alpha <= 1.0
    assert timeline.shown == TableModel.fold(rules, 0, events)


def test_plays_and_their_captures_are_one_step():
    events = [LAY, *TAKE, LastCardsTaken(None, None, ())]
    assert [len(group) for group in groups(events)] == [1, 2, 1]


def test_no_beat_names_a_card_that_is_dealt_face_down():
    model = TableModel(Rules(), 0)
    hands = (parse_cards("7o 1e 12c"), parse_cards("4b 5b 6b"))
    (beat,) = plan(model, (CardsDealt(hands, (1, 0), (), 30, 1, is_last=False),))
    named = {tween.thing for tween in beat.tweens if not isinstance(tween.thing, Back)}
    assert named == set(parse_cards("7o 1e 12c"))


@pytest.mark.parametrize("ease", list(Ease))
def test_every_easing_begins_and_ends_where_it_should(ease):
    assert eased(ease, 0.0) == pytest.approx(0.0, abs=1e-9)
    assert eased(ease, 1.0) == pytest.approx(1.0)
    assert eased(ease, 2.0) == pytest.approx(1.0)


def test_computers_are_seen_to_think_for_500_to_900_ms():
    times = [thinking_time(ply, seat) for ply in range(36) for seat in range(4)]
    assert min(times) >= 500
    assert max(times) < 900
    assert len(set(times)) > 20
