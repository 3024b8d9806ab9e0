"""A record in which any one thing was changed does not hold, and the place is told."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from escoba.engine import (
    PRESETS,
    CardPlayed,
    DealerDrawn,
    Match,
    MatchWon,
    Record,
    RecordError,
    Rules,
    SaltRevealed,
    SeededSource,
    SystemSource,
    read_records,
    replay,
    verify,
)
from tests.engine.builders import pick, record

RULES = Rules(target=30, most_sevens=1)
GAME = record(RULES, seed="8", hands=3, word="cut")
PLAIN: dict[str, Any] = json.loads(GAME.to_json())


def composed() -> dict[str, Any]:
    """Return a record of one hand whose deck was composed."""
    match = Match(RULES, SystemSource(), dealer=0)
    match.begin_given_hand(GAME.hands[0].deck, salt="ab" * 16)
    while not match.between_hands:
        match.play(pick(match.legal_moves(), match.moves))
    hand = match.finished[0].as_dict()
    totals = list(match.totals)
    twin = {**PLAIN, "hands": [hand], "totals": totals, "winner": match.winner}
    del twin["draw"]
    return twin


def fault(plain: dict[str, Any], path: list[Any], value: Any) -> RecordError:
    """Return the fault found after one value was put in."""
    twin = copy.deepcopy(plain)
    inner = twin
    for step in path[:-1]:
        inner = inner[step]
    assert inner[path[-1]] != value
    inner[path[-1]] = value
    with pytest.raises(RecordError) as caught:
        verify(*read_records(json.dumps(twin)))
    return caught.value


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_game_holds(preset: str, players: int) -> None:
    rules = Rules.from_preset(preset, players=players, partners=players == 4)
    game = record(rules, seed=preset, hands=3)
    again = Record.from_json(game.to_json())
    verify(again)
    assert again == game


def test_a_record_replays_to_what_happened() -> None:
    match = Match(RULES, SeededSource("8"))
    events: list[Any] = [*match.draw_dealer()]
    for _ in range(3):
        events += match.begin_hand("cut")
        while not match.between_hands:
            assert match.hand is not None
            events += match.play(pick(match.legal_moves(), "8", match.number, match.hand.ply))
    assert list(replay(GAME)) == events


def test_a_game_that_is_won_replays_to_its_end() -> None:
    game = record(Rules(target=5), seed="4")
    events = list(replay(game))
    assert isinstance(events[0], DealerDrawn)
    assert isinstance(events[-1], MatchWon)
    assert sum(isinstance(event, CardPlayed) for event in events) == 36 * len(game.hands)


def test_a_replay_comes_as_far_as_the_fault() -> None:
    moves = list(PLAIN["hands"][1]["moves"])
    moves[5] = moves[6]
    twin = {**PLAIN, "hands": [PLAIN["hands"][0], {**PLAIN["hands"][1], "moves": moves}]}
    seen: list[Any] = []
    with pytest.raises(RecordError, match=r"is not in the hand \(hand 2, move 6\)"):
        seen.extend(replay(*read_records(json.dumps(twin))))
    assert sum(isinstance(event, CardPlayed) for event in seen) == 36 + 5
    assert sum(isinstance(event, SaltRevealed) for event in seen) == 1


@pytest.mark.parametrize("place", range(40))
@pytest.mark.parametrize("kind", ["shuffled", "composed"])
def test_a_changed_card(kind: str, place: int) -> None:
    plain = PLAIN if kind == "shuffled" else composed()
    deck = plain["hands"][0]["deck"].split(" ")
    doubled = [*deck[:place], deck[place - 1], *deck[place + 1 :]]
    assert fault(plain, ["hands", 0, "deck"], " ".join(doubled)).hand == 1
    deck[place], deck[place - 1] = deck[place - 1], deck[place]
    assert fault(plain, ["hands", 0, "deck"], " ".join(deck)).hand == 1


@pytest.mark.parametrize("ply", range(36))
def test_a_changed_move(ply: int) -> None:
    moves = PLAIN["hands"][1]["moves"]
    found = fault(PLAIN, ["hands", 1, "moves", ply], moves[ply - 1])
    assert (found.hand, found.ply) == (2, ply + 1)
    found = fault(PLAIN, ["hands", 1, "moves", ply], f"{moves[ply].split(' ')[0]} x 1o 1o")
    assert (found.hand, found.ply) == (2, ply + 1)
    found = fault(PLAIN, ["hands", 1, "moves"], [*moves[:ply], *moves[ply + 1 :]])
    assert found.hand == 2


def test_a_move_too_many_and_one_too_few() -> None:
    moves = PLAIN["hands"][1]["moves"]
    for wrong in (moves[:-1], [*moves, "1o"]):
        assert "a hand has 36 moves" in str(fault(PLAIN, ["hands", 1, "moves"], wrong))


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    "path",
    [
        ["side"], ["cards"], ["coins"], ["sevens"], ["seven_of_coins"], ["escobas"], ["total"],
        *(["prime", place] for place in range(4)),
        *(["points", name] for name in PLAIN["hands"][0]["score"][0]["points"]),
    ],
    ids=str,
)  # fmt: skip
def test_a_changed_score(side: int, path: list[Any]) -> None:
    value: Any = PLAIN["hands"][2]["score"][side]
    for step in path:
        value = value[step]
    wrong = (not value) if isinstance(value, bool) else value + 1
    assert fault(PLAIN, ["hands", 2, "score", side, *path], wrong).hand == 3


def test_a_score_of_other_sides() -> None:
    score = PLAIN["hands"][0]["score"]
    assert fault(PLAIN, ["hands", 0, "score"], score[:1]).hand == 1
    assert fault(PLAIN, ["hands", 0, "score"], score[::-1]).hand == 1
    assert fault(PLAIN, ["hands", 0, "score", 0, "prime"], []).hand == 1


@pytest.mark.parametrize("place", range(0, 64, 7))
@pytest.mark.parametrize("name", ["salt", "commitment"])
def test_a_changed_digit(name: str, place: int) -> None:
    for number, hand in enumerate(PLAIN["hands"]):
        digits = hand[name]
        digit = "0" if digits[place] != "0" else "1"
        wrong = digits[:place] + digit + digits[place + 1 :]
        assert fault(PLAIN, ["hands", number, name], wrong).hand == number + 1


@pytest.mark.parametrize("word", ["", "Cut", "cut ", "x" * 201, None, 7])
def test_a_changed_word(word: Any) -> None:
    assert fault(PLAIN, ["hands", 1, "word"], word).hand == 2


def test_a_word_is_neither_left_out_nor_put_in() -> None:
    twin = copy.deepcopy(PLAIN)
    del twin["hands"][1]["word"]
    with pytest.raises(RecordError, match=r"the commitment is not that of the salt \(hand 2\)"):
        verify(*read_records(json.dumps(twin)))
    hand = {**composed()["hands"][0], "word": ""}
    assert fault(composed(), ["hands", 0], hand).hand == 1


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("dealer", [-1, 0, 1, 2])
def test_a_changed_dealer(number: int, dealer: int) -> None:
    if dealer != PLAIN["hands"][number]["dealer"]:
        assert fault(PLAIN, ["hands", number, "dealer"], dealer).hand == number + 1


def test_a_dealer_beyond_the_table_without_a_draw() -> None:
    assert "no seat 2" in str(fault(composed(), ["hands", 0, "dealer"], 2))


def test_a_changed_draw() -> None:
    first, *rest = PLAIN["draw"]
    for wrong in ([], [first, *rest, "0:1o 1:2o"], ["0:1o"], ["0:1o 1:1o"], [""], ["0:7q 1:1o"]):
        assert fault(PLAIN, ["draw"], wrong).hand is None
    dealer = PLAIN["hands"][0]["dealer"]
    other = "0:12o 1:1o" if dealer == 0 else "0:1o 1:12o"
    assert "was drawn to deal" in str(fault(PLAIN, ["draw"], [other]))


def test_changed_totals_and_winner() -> None:
    totals = PLAIN["totals"]
    for wrong in ([0, 0], totals[::-1], totals[:1], [*totals, 0]):
        assert "the totals are" in str(fault(PLAIN, ["totals"], wrong))
    for side in (0, 1, 2, -1):
        assert "the winner is nobody yet" in str(fault(PLAIN, ["winner"], side))


def test_a_hand_after_the_end() -> None:
    game = json.loads(record(Rules(target=5), seed="4").to_json())
    assert game["winner"] is not None
    longer = [*game["hands"], PLAIN["hands"][0]]
    found = fault(game, ["hands"], longer)
    assert "the game was over before this hand" in str(found)
    assert found.hand == len(longer)
    assert "the winner is side" in str(fault(game, ["winner"], None))


def test_changed_rules() -> None:
    for name, value in (("target", 1), ("must_capture", "hand"), ("most_cards", 2)):
        changed = PLAIN["rules"] | {name: value, "preset": "custom"}
        assert fault(PLAIN, ["rules"], changed)


def test_hands_in_another_order_or_left_out() -> None:
    one, two, three = PLAIN["hands"]
    assert fault(PLAIN, ["hands"], [two, one, three]).hand == 1
    assert fault(PLAIN, ["hands"], [one, three]).hand == 2
    assert fault(PLAIN, ["hands"], [one, two]).hand is None


def test_a_void_deck_in_a_record() -> None:
    deck = list(GAME.hands[0].deck)
    reyes = [each for each in deck if each.rank == 12]
    rest = [each for each in deck if each.rank != 12]
    plain = composed()
    plain["rules"] |= {"redeal_kings": True, "preset": "custom"}
    void = " ".join(map(str, rest[:6] + reyes + rest[6:]))
    assert "void" in str(fault(plain, ["hands", 0, "deck"], void))
