import pytest

from escoba.engine import card
from escoba.ui.table.pacing import RETRY_MS, Pacing
from escoba.ui.table.passing import (
    LIFT_MS,
    MESSAGE_MS,
    REFUSAL_MS,
    SETTLE_MS,
    SHAKE_MS,
    Lifts,
    Passing,
)


class Game:
    """A game whose computer knows its move at once."""

    turn = 1

    def think_step(self):
        return "decision"


def test_a_sentence_passes_and_trouble_stays():
    passing = Passing()
    passing.tell("Speed: fast", trouble=False)
    assert passing.advance(MESSAGE_MS - 1) == (False, False, False)
    assert passing.advance(2) == (False, False, True)
    assert passing.message == ""
    passing.tell("The disk is full.", trouble=True)
    passing.advance(10 * MESSAGE_MS)
    assert passing.message == "The disk is full."
    passing.calm()
    assert (passing.message, passing.is_trouble) == ("", False)


def test_a_refusal_is_told_for_two_and_a_half_seconds():
    passing = Passing()
    passing.refuse(shakes=True)
    assert passing.advance(REFUSAL_MS - 1)[1] is False
    assert passing.advance(1)[1] is True


def test_the_tray_shakes_and_comes_to_rest():
    passing = Passing()
    passing.refuse(shakes=True)
    passing.advance(SHAKE_MS / 12)
    assert 0 < abs(passing.shake) <= 6
    passing.advance(SHAKE_MS)
    assert passing.shake == 0
    passing.refuse(shakes=False)
    assert passing.advance(1)[0] is False


def test_a_change_settles_within_150_ms():
    passing = Passing()
    passing.settle()
    assert passing.is_settling
    passing.advance(SETTLE_MS)
    assert not passing.is_settling


def test_chosen_cards_rise_and_sink_again():
    lifts, seven = Lifts(), card("7o")
    assert lifts.advance({seven: 1.0}, LIFT_MS / 2, at_once=False)
    assert lifts.heights[seven] == pytest.approx(0.5)
    assert not lifts.advance({seven: 1.0}, LIFT_MS, at_once=False)
    assert lifts.heights[seven] == 1.0
    while lifts.advance({}, 20, at_once=False):
        pass
    assert lifts.heights == {}


def test_cards_rise_at_once_with_reduced_motion():
    lifts, seven = Lifts(), card("7o")
    assert not lifts.advance({seven: 1.0}, 1, at_once=True)
    assert lifts.heights[seven] == 1.0


def test_a_computer_is_seen_to_think_before_it_plays():
    pacing = Pacing()
    assert pacing.think(Game(), 0, 400, 1.0) is None
    assert pacing.think(Game(), 0, 500, 1.0) == "decision"


def test_at_instant_speed_a_computer_plays_when_it_knows():
    assert Pacing().think(Game(), 0, 0, 0.0) == "decision"


def test_a_press_hurries_a_computer_and_a_failure_makes_it_wait():
    pacing = Pacing()
    pacing.hurry()
    assert pacing.think(Game(), 0, 1, 1.0) == "decision"
    pacing.hold()
    assert pacing.think(Game(), 0, RETRY_MS - 1, 0.0) is None
    pacing.played(by_computer=True)
    assert pacing.think(Game(), 0, 0, 0.0) == "decision"


def test_the_ring_of_a_thinking_plate_pulses_less_than_twice_a_second():
    pacing = Pacing()
    strengths = []
    for _ in range(200):
        pacing.think(Game(), 0, 10, 1.0)
        strengths.append(pacing.pulse)
    pairs = zip(strengths, strengths[1:], strengths[2:], strengths[3:], strict=False)
    peaks = sum(b > a and c >= d and b <= c for a, b, c, d in pairs)
    assert peaks <= 4
    assert 0.4 < min(strengths) < max(strengths) <= 1.0
