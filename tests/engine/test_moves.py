from __future__ import annotations

import copy
import pickle
import random

import pytest

from escoba.engine import (
    ALL_CARDS,
    CARDS,
    CardSet,
    LegalMoves,
    Move,
    NotationError,
    Rules,
    card,
    parse_cards,
)
from escoba.engine import legal_moves as list_moves
from escoba.engine.captures import decoded, encoded


@pytest.mark.parametrize("text", ["4e", "7o x 3c 5b", "12o x 5e"])
def test_a_move_parses_what_it_prints(text: str) -> None:
    move = Move.parse(text)
    assert str(move) == text
    assert eval(repr(move)) == move
    assert pickle.loads(pickle.dumps(move)) == move
    assert Move.from_code(move.code) == move
    assert hash(Move.from_code(move.code)) == hash(move)
    assert move.is_capture is (" x " in text)


def test_captured_cards_come_in_any_order() -> None:
    assert Move.parse("6o x 5b 4c") == Move.parse("6o x 4c 5b")


@pytest.mark.parametrize("text", ["7o x ", "7o x", "7o x 3c x 5b", "7o\n", "7o x 3c\t5b", "x"])
def test_other_texts_are_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        Move.parse(text)


def test_a_move_never_changes_and_equals_only_moves() -> None:
    move = Move.parse("4e")
    with pytest.raises(AttributeError):
        move.code = 1
    assert move != "4e"
    assert move not in CARDS
    assert copy.deepcopy(move) == move


@pytest.mark.parametrize("code", [-1, 0, 39, 1 << 200, 1 << 46, Move(CARDS[39]).code + (1 << 46)])
def test_other_numbers_are_no_code(code: int) -> None:
    with pytest.raises(NotationError, match="is not the code of a move"):
        Move.from_code(code)


def test_moves_sort_as_they_are_listed() -> None:
    held = parse_cards("1o 2c 5e")
    moves = list_moves(Rules(), held, ALL_CARDS - card("1o") - card("2c") - card("5e"))
    shuffled = list(moves)
    random.Random(1).shuffle(shuffled)
    assert sorted(shuffled) == list(moves)
    assert [move.code for move in moves] == sorted(move.code for move in moves)


def test_legal_moves_are_a_sequence_that_answers_in() -> None:
    moves = list_moves(Rules(), parse_cards("6o 12c"), CardSet.parse("4c 5b 7e"))
    assert len(moves) == 4
    assert moves[1] == Move.parse("6o x 4c 5b") == moves[-3]
    assert moves[2:] == (Move.parse("12c"), Move.parse("12c x 5b"))
    assert Move.parse("12c x 5b") in moves
    assert Move.parse("12c x 4c") not in moves
    assert "12c" not in moves
    assert moves == list_moves(Rules(), parse_cards("6o 12c"), CardSet.parse("4c 5b 7e"))
    assert hash(moves) == hash(tuple(moves))
    assert moves == tuple(moves) == LegalMoves(move.code for move in moves)
    assert all(type(move) is Move for each in (moves, [*moves], moves[:2]) for move in each)
    assert list(reversed(moves)) == list(moves)[::-1]
    assert pickle.loads(pickle.dumps(moves)) == moves
    assert repr(moves) == "<LegalMoves 6o, 6o x 4c 5b, 12c, 12c x 5b>"


def test_codes_hold_card_and_captured_mask() -> None:
    for text in ("1o", "7o x 3c 5b", "12b x 5e"):
        move = Move.parse(text)
        assert decoded(move.code) == (move.card, move.captured.mask)
        assert encoded(move.card, move.captured) == move.code == move
