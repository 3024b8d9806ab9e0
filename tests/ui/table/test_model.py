import random

import pytest

from escoba.engine import (
    CARDS,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    CardSet,
    Hand,
    HandBegun,
    LastCardsTaken,
    OpeningTaken,
    Rules,
    card,
    parse_cards,
)
from escoba.ui.table.model import Said, TableModel
from escoba.ui.table.places import Crosswise, InHand, InSlot, OnPile


def dealt_hand(seed: int, rules: Rules) -> tuple[Hand, list]:
    deck = list(CARDS)
    random.Random(seed).shuffle(deck)
    hand = Hand(rules, dealer=0, deck=deck)
    begun = HandBegun(0, 0, rules.order(0)[0], "ab" * 32, "")
    return hand, [begun, *hand.opening_events]


def play_out(seed: int, rules: Rules) -> tuple[Hand, list]:
    hand, events = dealt_hand(seed, rules)
    rng = random.Random(seed)
    while not hand.is_over:
        events += hand.play(rng.choice(list(hand.legal_moves())))
    return hand, events


TABLES = [
    Rules(),
    Rules(players=3),
    Rules(players=4),
    Rules(players=4, partners=True, direction="clockwise"),
]


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_the_model_agrees_with_the_engine_after_every_event(rules, seed):
    hand, events = dealt_hand(seed, rules)
    model = TableModel.fold(rules, 0, events)
    rng = random.Random(seed)
    while not hand.is_over:
        for event in hand.play(rng.choice(list(hand.legal_moves()))):
            model.apply(event)
        assert model.table == CardSet.of(hand.table) or hand.is_over
        assert model.turn == hand.turn or hand.is_over
        assert sorted(model.hand_of(0)) == sorted(hand.cards_of(0)) if hand.turn is not None else 1
        assert [len(h) for h in model.hands] == [
            len(hand.cards_of(s)) for s in range(rules.players)
        ]
        assert model.stock_count == hand.stock_count
        for side in range(rules.side_count):
            assert model.piles[side] == hand.pile(side)
            assert model.escobas[side] == hand.escobas[side]


@pytest.mark.parametrize("rules", TABLES)
def test_other_hands_have_no_code_anywhere(rules):
    hand, events = dealt_hand(3, rules)
    model = TableModel.fold(rules, 1, events)
    hidden = {c for s in range(rules.players) if s != 1 for c in hand.cards_of(s)}
    assert hidden.isdisjoint(set(model.hand_of(1)))
    assert all(model.place_of(c) is None for c in hidden)
    assert all(c is None for s in range(rules.players) if s != 1 for c in model.hands[s])


def test_one_who_watches_sees_no_hand():
    _, events = dealt_hand(3, Rules())
    model = TableModel.fold(Rules(), None, events)
    assert model.hands == [[None] * 3, [None] * 3]


def test_table_cards_keep_their_slots_until_taken():
    rules = Rules(players=4)
    hand, events = dealt_hand(5, rules)
    model = TableModel.fold(rules, 0, events)
    rng = random.Random(5)
    while not hand.is_over:
        before = dict(model.slots)
        events = hand.play(rng.choice(list(hand.legal_moves())))
        for event in events:
            model.apply(event)
        if not any(isinstance(event, CardsDealt) for event in events):
            for kept in before.keys() & model.slots.keys():
                assert model.slots[kept] == before[kept]
        assert len(set(model.slots.values())) == len(model.slots)


def played(seat: int, code: str, ply: int) -> CardPlayed:
    return CardPlayed(seat, card(code), ply)


def opened(table: str = "2e 3o 5c 6b") -> TableModel:
    model = TableModel(Rules(), 0)
    model.apply(HandBegun(2, 1, 0, "c0ffee", ""))
    hands = (parse_cards("7o 1e 12c"), (None, None, None))
    model.apply(CardsDealt(hands, (0, 1), parse_cards(table), 30, 0, is_last=False))
    return model


def test_a_laid_card_takes_the_first_free_slot_and_is_told():
    model = opened()
    model.apply(played(0, "1e", 0))
    assert model.slots[card("1e")] == 4
    assert model.captions[0].said is Said.DROPS
    assert model.fresh == (card("1e"),)
    assert model.turn == 1


def test_a_freed_slot_is_filled_again():
    model = opened()
    model.apply(played(0, "7o", 0))
    model.apply(CardsCaptured(0, 0, card("7o"), parse_cards("2e 6b"), is_escoba=False))
    model.apply(played(1, "4b", 1))
    assert model.slots[card("4b")] == 0


def test_a_capture_is_told_once_with_its_cards():
    model = opened()
    model.apply(played(0, "7o", 0))
    model.apply(CardsCaptured(0, 0, card("7o"), parse_cards("3o 5c"), is_escoba=False))
    assert [p.said for p in model.plays] == [Said.TAKES]
    assert model.plays[0].cards == parse_cards("7o 3o 5c")
    count = model.score()[0]
    assert (count.cards, count.coins, count.sevens, count.seven_of_coins) == (3, 2, 1, True)


def test_an_escoba_lies_crosswise_and_at_most_five_are_shown():
    model = opened("3o 5c")
    model.apply(played(0, "7o", 0))
    model.apply(CardsCaptured(0, 0, card("7o"), parse_cards("3o 5c"), is_escoba=True))
    assert model.place_of(card("7o")) == Crosswise(0, 0, 1)
    assert model.place_of(card("3o")) == OnPile(0)
    model.crosswise[0] = tuple(CARDS[:7])
    assert model.crosswise_shown(0) == tuple(CARDS[2:7])


def test_two_escobas_of_the_opening_lie_crosswise():
    model = opened("12o 5c 11e 6b")
    model.apply(OpeningTaken(1, 1, parse_cards("12o 5c 11e 6b"), 2, 30))
    assert model.crosswise[1] == parse_cards("12o 5c")
    assert model.slots == {}
    assert isinstance(model.notice, OpeningTaken)


def test_leftovers_go_to_the_last_taker_or_stay():
    model = opened()
    model.apply(LastCardsTaken(None, None, parse_cards("2e 3o 5c 6b")))
    assert len(model.slots) == 4
    model.apply(LastCardsTaken(1, 1, parse_cards("2e 3o 5c 6b")))
    assert model.score()[1].cards == 4


def test_a_crowded_table_is_spread_again_only_at_the_next_deal():
    model = opened()
    rest = [c for c in CARDS if c not in model.slots and c not in model.hand_of(0)]
    for ply, laid in enumerate(rest[:10]):
        model.apply(CardPlayed(1, laid, ply))
    assert model.capacity == 14
    last = rest[10]
    model.apply(CardPlayed(1, last, 10))
    model.apply(CardsCaptured(1, 1, last, parse_cards("2e 3o 5c"), is_escoba=False))
    assert model.capacity == 14
    hands = ((None,) * 3, (None,) * 3)
    model.apply(CardsDealt(hands, (0, 1), (), 6, 5, is_last=False))
    assert model.capacity == 12
    assert sorted(model.slots.values()) == [0, 1, *range(3, 12)]


def test_the_hand_is_sorted_by_value():
    model = opened()
    assert model.hand_of(0) == parse_cards("1e 7o 12c")
    assert model.place_of(card("7o")) == InHand(0, 1, 3)
    assert model.place_of(card("2e")) == InSlot(0, 12)


def test_a_copy_changes_on_its_own():
    model = opened()
    copy = model.copy()
    copy.apply(played(0, "1e", 0))
    assert card("1e") in model.hand_of(0)
    assert card("1e") not in model.slots
    assert copy != model


@pytest.mark.parametrize("rules", TABLES)
def test_all_forty_cards_are_somewhere_at_the_end(rules):
    _, events = play_out(11, rules)
    model = TableModel.fold(rules, 0, events)
    assert sum(len(p) for p in model.piles) + len(model.slots) == 40
    assert model.turn is None
