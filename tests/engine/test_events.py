from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Iterator, Sequence

import pytest

from escoba.engine import (
    CARDS,
    CardsDealt,
    DeckPackError,
    Event,
    Hand,
    LastCardsTaken,
    RecordError,
    Rules,
    redact,
)
from escoba.engine.errors import quoted
from tests.engine.builders import play_hand, played_match


def test_redacting_hides_the_cards_dealt_to_others() -> None:
    match = played_match(Rules(players=3), hands=1)
    for event in play_hand(match, "x"):
        for seat in range(3):
            seen = redact(event, seat)
            if isinstance(event, CardsDealt) and isinstance(seen, CardsDealt):
                assert seen.hands[seat] == event.hands[seat]
                others = [cards for owner, cards in enumerate(seen.hands) if owner != seat]
                assert others == [(None, None, None)] * 2
                assert seen.table == event.table
            else:
                assert seen == event


def test_who_only_watches_sees_no_hand() -> None:
    match = played_match(Rules(), hands=1)
    dealt = next(event for event in play_hand(match, "x") if isinstance(event, CardsDealt))
    seen = redact(dealt, None)
    assert isinstance(seen, CardsDealt)
    assert seen.hands == ((None, None, None),) * 2


def test_events_are_values() -> None:
    match = played_match(Rules(), hands=1)
    other = played_match(Rules(), hands=1)
    one, two = (play_hand(each, "x") for each in (match, other))
    assert one == two
    assert all(isinstance(event, Event) for event in one)
    assert len({*one, *two}) == len(set(one))
    with pytest.raises(dataclasses.FrozenInstanceError):
        one[0].number = 3


def test_a_fault_names_its_place() -> None:
    assert str(RecordError("bad", hand=3, ply=17, line=2)) == "bad (line 2, hand 3, move 17)"
    assert str(RecordError("bad")) == "bad"
    assert str(DeckPackError("no cards")) == "no cards"


def test_messages_show_anything_in_short() -> None:
    assert quoted(None) == "none"
    assert quoted({}) == "a dict"
    assert quoted(10**30) == "a number that long"
    assert quoted("\ud800ñ\n") == "'\\ud800\\xf1\\n'"
    assert len(quoted("x" * 100)) == 40


def played_events() -> Iterator[tuple[Hand, Sequence[Event]]]:
    """Yield a hand after each of its plays, and the events of the play."""
    hand = Hand(Rules(), dealer=0, deck=CARDS)
    while not hand.is_over:
        yield hand, hand.play(hand.legal_moves()[-1])


def test_events_looked_at_later_are_those_of_their_time() -> None:
    deal = Hand(Rules(), dealer=0, deck=CARDS)
    then = [tuple(events) for _, events in played_events()]
    late = [events for _, events in played_events()]
    assert late == then
    assert sum(isinstance(event, CardsDealt) for events in late for event in events) == 5
    assert [type(events[-1]) for events in late].count(LastCardsTaken) == 1
    assert late[0] == deal.play(deal.legal_moves()[-1])


def test_a_deal_is_told_as_the_hands_then_were() -> None:
    for hand, events in played_events():
        if isinstance(events[-1], CardsDealt):
            assert events[-1].hands == (hand.cards_of(0), hand.cards_of(1))
            assert events[-1].stock_count == hand.stock_count
            assert events[-1].deal_number == hand.ply // 6
            assert events[-1].is_last == (hand.stock_count == 0)
            assert events[-1].table == ()


def test_the_events_of_a_play_are_as_a_tuple() -> None:
    for _, events in played_events():
        made = (*events,)
        assert events == made
        assert made == events
        assert events != made[:-1]
        assert len(events) == len(made)
        assert hash(events) == hash(made)
        assert repr(events) == repr(made)
        assert events[0] is made[0]
        assert events[:1] == made[:1]
        assert made[-1] in events
        assert pickle.loads(pickle.dumps(events)) == made
        listed: list[Event] = []
        listed += events
        assert (*listed, *events) == made + made
