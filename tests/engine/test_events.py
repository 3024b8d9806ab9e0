from __future__ import annotations

import dataclasses

import pytest

from escoba.engine import CardsDealt, DeckPackError, Event, RecordError, Rules, redact
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
