import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escoba.engine import CARDS, CardSet, Hand, Move, Rules, card, parse_cards
from escoba.ui.selection import Hint, Refused, Selection, State


def selection(hand: str, table: str, must_capture: str = "no", **options: bool) -> Selection:
    held = parse_cards(hand)
    lying = parse_cards(table)
    rest = [c for c in CARDS if c not in held and c not in lying]
    rules = Rules(must_capture=must_capture)
    position = Hand.from_position(
        rules, dealer=1, to_play=0, hands=(held, tuple(rest[:3])), table=lying, stock=()
    )
    return Selection.of(held, lying, tuple(position.legal_moves()), **options)


def c(text: str):
    return card(text)


def codes(cards) -> str:
    return " ".join(str(x) for x in cards)


# The first steps


def test_nothing_is_chosen_at_first():
    s = selection("7o 1e 12c", "2e 3o 5c")
    assert (s.state, s.hint, s.decided) == (State.IDLE, Hint.CHOOSE, None)


def test_a_hand_card_with_several_captures_preselects_nothing():
    s = selection("7o 1e", "2e 3o 5c 10b 6c 4b").press_hand(c("7o"))
    assert (s.state, s.total, s.missing, s.hint) == (State.HAND, 7, 8, Hint.NEEDS_MORE)
    assert s.usable == CardSet.parse("2e 3o 5c 10b 6c")
    assert s.can_drop


def test_the_only_capture_is_chosen_with_its_card():
    s = selection("7o 1e", "3o 5c 2b").press_hand(c("7o"))
    assert (s.state, codes(s.chosen), s.preselected) == (State.FULL, "3o 5c", True)
    assert s.capture == Move.parse("7o x 3o 5c")


def test_preselecting_can_be_switched_off():
    s = selection("7o 1e", "3o 5c 2b", preselects=False).press_hand(c("7o"))
    assert s.state is State.HAND


def test_a_second_click_lets_the_card_go():
    s = selection("7o 1e", "3o 5c 2b").press_hand(c("7o")).press_hand(c("7o"))
    assert (s.state, s.chosen) == (State.IDLE, ())


def test_a_card_without_capture_can_only_be_dropped():
    s = selection("7o 1e", "2e 3o").press_hand(c("7o"))
    assert (s.state, s.hint, s.can_drop) == (State.HAND, Hint.NOTHING_FITS, True)
    assert s.confirm().decided == Move.parse("7o")


# Adding up


def test_adding_cards_runs_from_part_to_full():
    s = selection("7o", "3o 5c 6b 2e").press_hand(c("7o"))
    s = s.press_table(c("3o"))
    assert (s.state, s.total, s.missing, codes(s.usable)) == (State.PART, 10, 5, "5c")
    s = s.press_table(c("5c"))
    assert (s.state, s.total, s.hint) == (State.FULL, 15, Hint.COMPLETE)
    assert s.take().decided == Move.parse("7o x 3o 5c")


def test_a_chosen_table_card_is_taken_out_again():
    s = selection("7o", "3o 5c 6b 2e").press_hand(c("7o")).press_table(c("3o"))
    assert s.press_table(c("3o")).state is State.HAND


def test_too_many_is_refused_and_the_last_card_not_kept():
    s = selection("7o", "3o 5c 6b 2e").press_hand(c("7o")).press_table(c("3o"))
    s = s.press_table(c("6b"))
    assert (s.refused.why, s.refused.total, codes(s.refused.cards)) == (
        Refused.TOO_MANY,
        16,
        "7o 3o 6b",
    )
    assert codes(s.chosen) == "3o"


def test_a_dead_end_is_refused():
    s = selection("7o", "3o 5c 4e 6b 2e").press_hand(c("7o")).press_table(c("3o"))
    s = s.press_table(c("4e"))
    assert (s.refused.why, s.refused.total) == (Refused.DEAD_END, 14)
    assert codes(s.chosen) == "3o"


def test_the_refusal_is_gone_after_the_next_act():
    s = selection("7o", "3o 5c 6b 2e").press_hand(c("7o")).press_table(c("3o"))
    s = s.press_table(c("6b")).press_table(c("5c"))
    assert s.refused is None
    assert s.settled().refused is None


def test_in_full_another_card_starts_the_set_again_and_keeps_what_fits():
    s = selection("7o", "3o 5c 4e 1b").press_hand(c("7o"))
    s = s.press_table(c("3o")).press_table(c("5c"))
    assert s.state is State.FULL
    s = s.press_table(c("4e"))
    # 7 + 4 + 3 + 1 is the only capture with the 4: the 3 stays.
    assert codes(s.chosen) == "3o 4e"
    assert codes(s.usable) == "1b"


def test_a_sweep_is_told():
    s = selection("5b", "6e 4o").press_hand(c("5b"))
    assert (s.state, s.sweeps) == (State.FULL, True)


# Table cards first


def test_table_cards_alone_are_added_up_and_name_what_is_needed():
    s = selection("7o 1e", "3o 5c 2b").press_table(c("3o")).press_table(c("5c"))
    assert (s.state, s.total, s.missing, s.hint) == (State.TABLE, 8, 7, Hint.NEEDS_CARD)
    assert s.fitting == CardSet.parse("7o")


def test_a_hand_card_completes_table_cards():
    s = selection("7o 1e", "3o 5c 2b 6c").press_table(c("3o")).press_table(c("5c"))
    assert s.press_hand(c("7o")).capture == Move.parse("7o x 3o 5c")


def test_table_cards_are_cleared_with_the_reason_when_the_card_is_too_high():
    s = selection("12o 1e", "3o 5c 2b").press_table(c("3o")).press_table(c("5c"))
    s = s.press_hand(c("12o"))
    assert s.refused.why is Refused.SET_CLEARED
    assert s.refused.total == 18


def test_table_cards_that_make_fifteen_alone_are_refused():
    s = selection("7o", "3o 5c 7b").press_table(c("3o")).press_table(c("5c"))
    s = s.press_table(c("7b"))
    assert s.refused.why is Refused.TABLE_FULL
    assert codes(s.chosen) == "3o 5c"


def test_table_cards_that_no_hand_card_goes_with():
    s = selection("12o", "3o 1c").press_table(c("3o"))
    assert s.hint is Hint.NO_CARD_FITS


def test_kept_table_cards_that_go_with_no_capture_say_so():
    s = selection("6o", "3o 5c 4b 7e").press_table(c("7e")).press_hand(c("6o"))
    assert (s.state, s.hint) == (State.PART, Hint.DEAD_END)


# Preselected cards that are pressed one by one, as one who does not know of preselection does


def test_pressing_preselected_cards_adopts_them_and_takes_nothing_out():
    s = selection("7o 1e", "3o 5c 2b").press_hand(c("7o"))
    first = s.press_table(c("3o"))
    both = first.press_table(c("5c"))
    for adopted in (first, both):
        assert (adopted.state, codes(adopted.chosen)) == (State.FULL, "3o 5c")
        assert not adopted.preselected
    assert both.take().decided == Move.parse("7o x 3o 5c")


def test_an_adopted_card_is_taken_out_by_the_next_press():
    s = selection("7o 1e", "3o 5c 2b").press_hand(c("7o")).press_table(c("3o"))
    s = s.press_table(c("3o"))
    assert (s.state, codes(s.chosen)) == (State.PART, "5c")
    # Who takes cards out knows of the choice: the others go at their first press.
    assert s.press_table(c("5c")).state is State.HAND


def test_an_adopted_set_is_the_players_own():
    s = selection("7o 7c", "3o 5c 2b").press_hand(c("7o")).press_table(c("3o"))
    assert s.back().state is State.HAND
    assert codes(s.press_hand(c("7c")).cards) == "7c 3o 5c"


def test_only_what_the_program_chose_needs_adopting():
    s = selection("7o 1e", "3o 5c 2b").press_table(c("3o")).press_hand(c("7o"))
    assert (s.preselected, s.adoptable) == (True, CardSet.parse("5c"))
    assert codes(s.press_table(c("3o")).chosen) == "5c"


def test_a_refusal_and_a_question_leave_preselected_cards_to_be_adopted():
    s = selection("7o 1e", "3o 5c 6b", warns=True).press_hand(c("7o")).press_table(c("6b"))
    assert s.refused is not None
    assert codes(s.press_table(c("5c")).chosen) == "3o 5c"
    asked = s.drop()
    assert asked.state is State.WARNED
    assert asked.back().preselected
    assert codes(asked.press_table(c("3o")).chosen) == "3o 5c"


# Another card of the hand


def test_changing_the_hand_card_keeps_what_was_chosen_by_hand_and_fits():
    s = selection("7o 7c", "3o 5c 6b 2e").press_hand(c("7o")).press_table(c("3o"))
    s = s.press_hand(c("7c"))
    assert codes(s.cards) == "7c 3o"


def test_changing_the_hand_card_drops_what_was_preselected():
    s = selection("7o 12e", "3o 5c 2b").press_hand(c("7o")).press_hand(c("12e"))
    assert codes(s.cards) == "12e"


# Ways


def test_ways_are_gone_through_in_a_circle():
    s = selection("7o", "3o 5c 2e 6c").press_hand(c("7o"))
    assert s.way == (0, 2)
    first, second = s.cycle(), s.cycle().cycle()
    assert (first.way, second.way) == ((1, 2), (2, 2))
    assert first.state is second.state is State.FULL
    assert second.cycle().chosen == first.chosen
    assert s.cycle(-1).chosen == second.chosen


def test_the_richest_way_comes_first():
    s = selection("7o", "3o 5c 2e 6c").press_hand(c("7o"))
    assert codes(sorted(s.cycle().chosen)) == "3o 5c"


def test_a_complete_capture_still_offers_the_cards_of_the_other_ways():
    s = selection("7o", "3o 5c 2e 6c 7b").press_hand(c("7o")).cycle()
    assert codes(s.offered) == "6c 2e"
    part = s.clear().press_table(c("6c"))
    assert part.offered == part.usable == CardSet.parse("2e")


def test_going_through_ways_needs_a_card_and_a_capture():
    s = selection("7o 1e", "2e 3o")
    assert s.cycle().refused.why is Refused.CARD_FIRST
    assert s.press_hand(c("7o")).cycle().refused.why is Refused.NO_CAPTURE


# Dropping


def test_dropping_when_a_capture_exists_warns_once():
    s = selection("7o", "3o 5c 2b", warns=True).press_hand(c("7o")).drop()
    assert (s.state, s.hint, s.decided) == (State.WARNED, Hint.WARNING, None)
    assert s.drop().decided == Move.parse("7o")


def test_a_warning_shows_the_capture_or_goes_back():
    s = selection("7o", "3o 5c 2e 6c", warns=True).press_hand(c("7o")).drop()
    assert s.confirm().state is State.FULL
    assert s.back().state is State.HAND


def test_no_warning_without_a_capture_or_when_switched_off():
    assert selection("7o", "3o", warns=True).press_hand(c("7o")).drop().decided is not None
    assert selection("7o", "3o 5c").press_hand(c("7o")).drop().decided is not None


@pytest.mark.parametrize("rule", ["card", "hand"])
def test_a_compulsory_capture_offers_no_drop_and_says_why(rule):
    s = selection("7o 1e", "3o 5c", must_capture=rule).press_hand(c("7o"))
    assert not s.can_drop
    assert s.must_capture
    assert s.drop().refused.why is Refused.MUST_CAPTURE
    assert s.drop().decided is None


def test_under_the_rule_of_the_hand_another_card_may_not_be_laid_either():
    s = selection("7o 1e", "3o 5c", must_capture="hand").press_hand(c("1e"))
    assert (s.can_drop, s.hint) == (False, Hint.MUST_OTHER)
    s = selection("7o 1e", "3o 5c", must_capture="card").press_hand(c("1e"))
    assert s.can_drop


# Double clicks


def test_a_double_click_plays_the_only_capture():
    s = selection("7o", "3o 5c 2b")
    assert s.press_hand(c("7o")).double_hand(c("7o")).decided == Move.parse("7o x 3o 5c")


def test_a_double_click_with_several_captures_chooses_the_first():
    s = selection("7o", "3o 5c 2e 6c").double_hand(c("7o"))
    assert (s.state, s.way, s.decided) == (State.FULL, (1, 2), None)


def test_a_double_click_never_drops():
    s = selection("7o", "3o").double_hand(c("7o"))
    assert (s.state, s.decided) == (State.HAND, None)


def test_a_double_click_on_a_part_of_a_complete_capture_plays_it():
    s = selection("7o", "3o 5c 2b").press_hand(c("7o"))
    s = s.press_table(c("3o")).double_table(c("3o"))
    assert s.decided == Move.parse("7o x 3o 5c")


def test_a_double_click_on_another_table_card_plays_nothing():
    s = selection("7o", "3o 5c 2b 6c").press_hand(c("7o")).press_table(c("2b"))
    assert s.double_table(c("3o")).decided is None


# Back, clear, confirm


def test_back_goes_one_step_at_a_time():
    s = selection("7o", "3o 5c 2e 6c").press_hand(c("7o")).press_table(c("3o"))
    assert s.back().state is State.HAND
    assert s.back().back().state is State.IDLE
    assert s.back().back().back() == s.back().back()


def test_clear_keeps_the_hand_card():
    s = selection("7o", "3o 5c 2b").press_hand(c("7o")).clear()
    assert (s.state, s.card) == (State.HAND, c("7o"))


def test_confirming_an_incomplete_capture_says_what_is_missing():
    s = selection("7o", "3o 5c 2e 6c").press_hand(c("7o")).press_table(c("3o")).confirm()
    assert s.refused.why is Refused.TOO_FEW
    assert selection("7o", "3o").confirm().refused.why is Refused.CARD_FIRST


def test_cards_that_are_not_there_change_nothing():
    s = selection("7o", "3o 5c")
    assert s.press_hand(c("1b")) == s
    assert s.press_table(c("1b")) == s


# Properties

positions = st.tuples(
    st.integers(0, 10**9),
    st.integers(1, 3),
    st.integers(0, 9),
    st.sampled_from(["no", "card", "hand"]),
)


def random_selection(seed: int, held: int, lying: int, rule: str, **options: bool) -> Selection:
    deck = list(CARDS)
    random.Random(seed).shuffle(deck)
    hand, table = deck[:held], deck[held : held + lying]
    return selection(codes(hand), codes(table), rule, **options)


@given(positions, st.booleans(), st.booleans())
@settings(max_examples=150, deadline=None)
def test_every_legal_move_can_be_reached_by_clicks(position, preselects, warns):
    start = random_selection(*position, preselects=preselects, warns=warns)
    for move in start.moves:
        s = start.press_hand(move.card)
        if s.chosen and not move.is_capture:
            s = s.clear()
        for taken in move.captured:
            s = s.press_table(taken)
            assert s.refused is None
        if move.is_capture:
            assert s.state is State.FULL
            assert s.take().decided == move
        else:
            assert s.can_drop
            s = s.drop()
            assert (s if s.decided else s.drop()).decided == move


@given(positions)
@settings(max_examples=100, deadline=None)
def test_a_preselected_set_can_be_taken_out_by_presses_on_its_cards_alone(position):
    start = random_selection(*position)
    for held in start.hand:
        s = start.press_hand(held)
        for lying in s.chosen:
            while lying in s.chosen:
                s = s.press_table(lying)
        assert s.chosen == ()
        assert s.card == held


@given(positions, st.integers(0, 10**9), st.booleans())
@settings(max_examples=250, deadline=None)
def test_whatever_is_clicked_only_legal_moves_are_offered_or_decided(position, clicks, warns):
    s = random_selection(*position, warns=warns)
    rng = random.Random(clicks)
    table = tuple(s.table)
    for _ in range(25):
        acts = [
            lambda s: s.press_hand(rng.choice(s.hand)),
            lambda s: s.double_hand(rng.choice(s.hand)),
            lambda s: s.press_table(rng.choice(table)) if table else s,
            lambda s: s.double_table(rng.choice(table)) if table else s,
            lambda s: s.cycle(rng.choice((-1, 1))),
            lambda s: s.take(),
            lambda s: s.drop(),
            lambda s: s.confirm(),
            lambda s: s.clear(),
            lambda s: s.back(),
        ]
        s = rng.choice(acts)(s)
        assert s.decided is None or s.decided in s.moves
        assert s.capture is None or s.capture in s.moves
        assert not s.can_drop or Move(s.card) in s.moves
        assert s.chosen_set <= s.table
        assert s.card is None or s.total <= 15
        assert s.usable.isdisjoint(s.chosen_set)
        assert s.adoptable <= s.chosen_set
        assert s.hint in Hint
