from __future__ import annotations

import copy
import pickle

import pytest

from escoba.engine import ALL_CARDS, CARDS, EMPTY, RANKS, Card, CardSet, NotationError, Suit, card
from escoba.engine import parse_cards as cards


def test_cards_stand_in_card_order() -> None:
    assert " ".join(map(str, CARDS[:12])) == "1o 2o 3o 4o 5o 6o 7o 10o 11o 12o 1c 2c"
    assert [each.suit for each in CARDS[::10]] == list(Suit)


def test_pictures_are_worth_eight_nine_and_ten() -> None:
    assert [card(f"{rank}e").value for rank in RANKS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_the_deck_adds_to_220() -> None:
    assert ALL_CARDS.value == 220 == 14 * 15 + 10


@pytest.mark.parametrize("each", CARDS)
def test_a_card_parses_what_it_prints(each: Card) -> None:
    assert card(str(each)) is each
    assert eval(repr(each)) is each
    assert f"{each}" == each.code


@pytest.mark.parametrize("text", ["", "8o", "9e", "7O", "07o", "13b", " 7o", "7o ", "7", "o", "7d"])
def test_nothing_else_is_a_card(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        card(text)


@pytest.mark.parametrize("number", [-1, 40])
def test_no_card_has_a_number_beyond_the_deck(number: int) -> None:
    with pytest.raises(NotationError):
        Card(number)


def test_a_card_survives_copying() -> None:
    assert Card(6) is card("7o")
    assert pickle.loads(pickle.dumps(card("7o"))) is card("7o")
    assert copy.deepcopy(card("7o")) is card("7o")


def test_a_long_text_is_cut_short_in_the_message() -> None:
    with pytest.raises(NotationError) as caught:
        card("x" * 1_000_000)
    assert len(str(caught.value)) < 80


@pytest.mark.parametrize("letter", ["", "x", "oc", "O"])
def test_other_letters_are_no_suit(letter: str) -> None:
    with pytest.raises(NotationError, match="is not a suit"):
        Suit.from_letter(letter)


def test_suits_have_letters() -> None:
    assert [suit.letter for suit in Suit] == ["o", "c", "e", "b"]


def test_a_set_prints_in_card_order_and_pastes_back() -> None:
    table = CardSet.parse("5b 3c 12o")
    assert str(table) == "12o 3c 5b"
    assert eval(repr(table)) == table
    assert list(table) == [card("12o"), card("3c"), card("5b")]


def test_set_operations() -> None:
    one, other = CardSet.parse("1o 2o"), CardSet.parse("2o 3o")
    assert one | other == CardSet.parse("1o 2o 3o")
    assert one & other == CardSet.parse("2o")
    assert one - other == CardSet.parse("1o")
    assert one | card("7o") == CardSet.parse("1o 2o 7o")
    assert one - card("1o") == CardSet.parse("2o")
    assert CardSet.parse("2o") <= one
    assert not other <= one
    assert one.isdisjoint(CardSet.parse("3o"))
    assert card("1o") in one
    assert card("3o") not in one
    assert 0 not in one
    assert one.value == 3
    assert len(one) == 2
    assert bool(one)
    assert not EMPTY
    assert hash(one) == hash(CardSet.parse("2o 1o"))
    assert one != 3


@pytest.mark.parametrize("operation", ["__or__", "__and__", "__sub__", "__le__", "__eq__"])
def test_sets_do_not_mix_with_other_things(operation: str) -> None:
    assert getattr(EMPTY, operation)("1o") is NotImplemented


def test_a_set_never_changes() -> None:
    with pytest.raises(AttributeError):
        EMPTY.mask = 1
    assert pickle.loads(pickle.dumps(CardSet.parse("7o"))) == CardSet.parse("7o")


@pytest.mark.parametrize("mask", [-1, 1 << 40])
def test_a_mask_has_forty_bits(mask: int) -> None:
    with pytest.raises(NotationError):
        CardSet(mask)


def test_a_card_is_not_twice_in_a_set() -> None:
    with pytest.raises(NotationError, match="3c is named twice"):
        CardSet.parse("3c 5b 3c")


@pytest.mark.parametrize("text", [" ", "3c  5b", "3c,5b", "3c 5b "])
def test_cards_are_parted_by_single_spaces(text: str) -> None:
    with pytest.raises(NotationError):
        cards(text)


def test_an_empty_text_has_no_cards() -> None:
    assert cards("") == ()
    assert CardSet.parse("") == EMPTY
