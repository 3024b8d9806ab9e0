"""No player knows more than its view: hidden cards change nothing, and none can be reached."""

from __future__ import annotations

import gc
import random
from collections.abc import Sequence
from types import GeneratorType, ModuleType
from typing import Any

import pytest

from escoba.engine import Card, CardSet, Hand, Match, Move, Rules, SeededSource
from escoba.players import LEVELS, View, player, think, view_of
from escoba.players.expert import ExpertPlayer
from tests.players.views import VIEWS, situations, thought_through, twin_of


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_neither_decision_nor_explanation_nor_slices(level: str) -> None:
    rng = random.Random(level)
    for situated in situations(f"fair {level}", VIEWS):
        twin = twin_of(situated, rng)
        decision, slices = thought_through(level, situated.view)
        again, slices_again = thought_through(level, twin.view)
        assert decision.ranked == again.ranked, situated
        assert slices == slices_again, situated
        if situated.number % 4 == 0:
            assert decision.explained == again.explained, situated


def test_twins_look_the_same_and_hide_other_cards() -> None:
    rng = random.Random(1)
    differ = 0
    for situated in situations("twins", 40):
        twin = twin_of(situated, rng)
        assert twin.view == situated.view
        differ += any(
            set(twin.hand.cards_of(seat)) != set(situated.hand.cards_of(seat))
            for seat in range(twin.hand.rules.players)
        )
    assert differ > 20


def test_nothing_reachable_from_a_view_is_hidden() -> None:
    match, events = match_in_play(14)
    hand = match.hand
    assert hand is not None
    seat = hand.turn
    assert seat is not None
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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("plies", [2, 17, 33])
def test_no_thought_leads_to_the_deal(level: str, plies: int) -> None:
    match, events = match_in_play(plies)
    assert match.hand is not None
    assert match.hand.turn is not None
    someone = player(level)
    thought = think(someone, view_of(match, match.hand.turn, events))
    going = True
    walked = 0
    while going and walked < 6:
        going = next(thought, "over") is None
        walk([someone, thought])
        walked += 1
    assert walked


@pytest.mark.parametrize("secret", ["hand", "match"])
def test_a_player_that_kept_the_deal_would_be_found(secret: str) -> None:
    match, events = match_in_play(2)
    assert match.hand is not None
    assert match.hand.turn is not None
    kept = {"deep": [match.hand if secret == "hand" else match]}

    class Cheat(ExpertPlayer):
        def __init__(self) -> None:
            self.look = lambda: kept

    cheat = Cheat()
    thought = think(cheat, view_of(match, match.hand.turn, events))
    with pytest.raises(AssertionError, match=r"Hand|Match"):
        walk([cheat, thought])


def match_in_play(plies: int) -> tuple[Match, list[Any]]:
    """A match of four partners some plies into its first hand, and what happened."""
    match = Match(Rules(players=4, partners=True), SeededSource("secrets"))
    events = [*match.draw_dealer(), *match.begin_hand()]
    rng = random.Random(3)
    for _ in range(plies):
        assert match.hand is not None
        events += match.play(rng.choice(list(match.hand.legal_moves())))
    return match, events


def walk(roots: list[Any]) -> None:
    """Follow every reference, also through what a thought has at hand; meet nothing secret."""
    left = list(roots)
    known: set[int] = set()
    kept = []  # what is made on the way must live, or its identity comes again
    while left:
        each = left.pop()
        if id(each) in known or isinstance(each, type | ModuleType | Rules):
            continue
        known.add(id(each))
        kept.append(each)
        assert not isinstance(each, Match | Hand | SeededSource), type(each)
        if isinstance(each, GeneratorType):
            if each.gi_frame is not None:
                left += each.gi_frame.f_locals.values()
            left.append(each.gi_yieldfrom)
        elif not callable(each):
            left += gc.get_referents(each)
        else:  # what a function or method has kept, but for the names of its module
            kept_by = ("__self__", "__closure__", "__defaults__", "__kwdefaults__")
            left += [getattr(each, name, None) for name in kept_by]


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
