"""The plain engine against every section of the rule vectors."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.plain.cards import DECK, parse_cards, parse_deck
from tests.plain.hand import (
    Hand,
    capture_sets,
    legal_moves,
    move_fault,
    move_text,
    opening_escobas,
    parse_move,
)
from tests.plain.match import Match, match_winner
from tests.plain.record import make_record, record_fault, same_json
from tests.plain.rules import PRESETS, Rules, make_rules, rules_fault
from tests.plain.scoring import prime_key, prime_winner, score_hand
from tests.plain.seating import dealer_after, draw_from, drawn_dealer, seat_order, side_of
from tests.plain.shuffle import (
    commitment_of_deck,
    commitment_of_salt,
    is_void,
    seeded_deck,
    seeded_random_dealer,
    seeded_salt,
    shuffled,
)

VECTORS = json.loads((Path(__file__).parent / "vectors" / "rules.json").read_text("utf-8"))
RECORDS = {case["id"]: case["record"] for case in VECTORS["records"]}
SECTIONS_TESTED = {"format", "version"}


def cases(section: str) -> pytest.MarkDecorator:
    SECTIONS_TESTED.add(section)
    return pytest.mark.parametrize(
        "case",
        [
            pytest.param(case, id=case.get("id", f"{section}-{number:02}"))
            for number, case in enumerate(VECTORS[section], start=1)
        ],
    )


def rules_of(case: dict[str, Any]) -> Rules:
    """Make the rules of a case that names a preset and changes, or single options."""
    single = {
        name: case[name]
        for name in [
            "players",
            "partners",
            "direction",
            "first_dealer",
            "must_capture",
            "redeal_kings",
            "prime_method",
            "prime_missing",
        ]
        if name in case
    }
    return make_rules(case.get("preset", "playmore"), **single, **case.get("changes", {}))


def deck_with_table(players: int, table: list[str]) -> list[str]:
    """Make a deck whose opening table holds these cards."""
    others = [card for card in DECK if card not in table]
    return others[: 3 * players] + table + others[3 * players :]


def position(case: dict[str, Any]) -> Hand:
    """Set up the end of a hand: no stock, empty piles."""
    hand = Hand(rules_of(case), case["dealer"], DECK)
    hand.stock = []
    hand.hands = [parse_cards(cards) for cards in case["hands"]]
    hand.table = parse_cards(case["table"])
    hand.last_capturer = case["last_capturer"]
    hand.to_play = case["to_play"]
    return hand


SECTIONS_TESTED.add("presets")


@pytest.mark.parametrize("name", list(VECTORS["presets"]))
def test_preset_has_the_published_values(name: str) -> None:
    assert PRESETS[name] == VECTORS["presets"][name]
    assert list(PRESETS[name]) == list(VECTORS["presets"][name])


def test_there_are_no_other_presets() -> None:
    assert list(PRESETS) == list(VECTORS["presets"])


@cases("captures")
def test_captures(case: dict[str, Any]) -> None:
    sets = capture_sets(case["card"], parse_cards(case["table"]))
    assert [" ".join(captured) for captured in sets] == case["sets"]


@cases("legal_moves")
def test_legal_moves(case: dict[str, Any]) -> None:
    moves = legal_moves(rules_of(case), parse_cards(case["hand"]), parse_cards(case["table"]))
    assert [move_text(move) for move in moves] == case["moves"]


@cases("moves")
def test_move_is_legal_or_not(case: dict[str, Any]) -> None:
    hand, table = parse_cards(case["hand"]), parse_cards(case["table"])
    try:
        move = parse_move(case["move"])
    except ValueError:
        assert not case["legal"]
        return
    assert (move_fault(rules_of(case), hand, table, move) is None) == case["legal"]
    assert (move in legal_moves(rules_of(case), hand, table)) == case["legal"]


@cases("notation")
def test_notation(case: dict[str, Any]) -> None:
    if case["card"] is None:
        with pytest.raises(ValueError, match=r"not a move|twice"):
            parse_move(case["text"])
    else:
        assert parse_move(case["text"]) == (case["card"], case["captured"])
        assert move_text(parse_move(case["text"])) == case["text"]


@cases("openings")
def test_openings(case: dict[str, Any]) -> None:
    rules = rules_of(case)
    table = parse_cards(case["table"])
    hand = Hand(rules, case["dealer"], deck_with_table(case["players"], table))
    assert (opening_escobas(rules, table) is not None) == case["taken"]
    assert (hand.table == []) == case["taken"]
    assert hand.last_capturer == case["taker"]
    assert sum(hand.escobas) == case["escobas"]
    if case["taken"]:
        side = side_of(rules, case["taker"])
        assert hand.piles[side] == table
        assert hand.escobas[side] == case["escobas"]


@cases("void_decks")
def test_void_decks(case: dict[str, Any]) -> None:
    deck = deck_with_table(2, parse_cards(case["table"]))
    assert is_void(rules_of(case), deck) == case["void"]


@cases("seating")
def test_seating(case: dict[str, Any]) -> None:
    rules = rules_of(case)
    assert seat_order(rules, case["dealer"]) == case["order"]
    following = {
        side: dealer_after(rules | {"next_dealer": side}, case["dealer"])
        for side in ["right", "left"]
    }
    assert following == case["next_dealer"]


@cases("dealing")
def test_dealing(case: dict[str, Any]) -> None:
    hand = Hand(rules_of(case), case["dealer"], parse_deck(case["deck"]))
    assert hand.hands == [parse_cards(cards) for cards in case["first"]]
    assert hand.table == parse_cards(case["table"])
    moves_of_a_deal = 3 * case["players"]
    for _ in range(moves_of_a_deal):
        hand.play((hand.hands[hand.to_play][0], []))
    assert hand.hands == [parse_cards(cards) for cards in case["second"]]
    assert case["deals"] * moves_of_a_deal == 36


@cases("primes")
def test_primes(case: dict[str, Any]) -> None:
    rules = make_rules(prime_method=case["prime_method"], prime_missing=case["prime_missing"])
    keys = [prime_key(rules, parse_cards(pile)) for pile in case["piles"]]
    assert keys == case["keys"]
    assert prime_winner(rules, keys) == case["winner"]


@cases("scores")
def test_scores(case: dict[str, Any]) -> None:
    piles = [parse_cards(pile) for pile in case["piles"]]
    score = score_hand(rules_of(case), piles, case["escobas"])
    assert json.dumps(score) == json.dumps(case["score"])


@cases("endings")
def test_endings(case: dict[str, Any]) -> None:
    hand = position(case)
    for text in case["moves"][:-1]:
        hand.play(parse_move(text))
    card, captured = parse_move(case["moves"][-1])
    left = [other for other in hand.table if other not in captured]
    left += [] if captured else [card]
    hand.play((card, captured))
    assert hand.is_over
    assert left == parse_cards(case["leftovers"])
    assert [sorted(pile) for pile in hand.piles] == [
        sorted(parse_cards(captured)) for captured in case["captured"]
    ]
    assert hand.escobas == case["escobas"]
    if left:
        assert hand.last_capturer == case["leftovers_to"]


@cases("winners")
def test_winners(case: dict[str, Any]) -> None:
    assert match_winner(case["target"], case["totals"]) == case["winner"]


@cases("matches")
def test_matches(case: dict[str, Any]) -> None:
    totals = [0] * len(case["hands"][0])
    winners: list[int | None] = []
    for hand in case["hands"]:
        if winners and winners[-1] is not None:
            break
        totals = [total + points for total, points in zip(totals, hand, strict=True)]
        winners.append(match_winner(case["target"], totals))
    assert winners == case["winners"]


@cases("draws")
def test_draws(case: dict[str, Any]) -> None:
    if case["dealer"] is None:
        with pytest.raises(ValueError, match=r"draw|drew"):
            drawn_dealer(rules_of(case), case["draw"])
    else:
        assert drawn_dealer(rules_of(case), case["draw"]) == case["dealer"]


@cases("commitments")
def test_commitments(case: dict[str, Any]) -> None:
    assert commitment_of_deck(case["salt"], parse_deck(case["deck"])) == case["commitment"]


@cases("shuffles")
def test_shuffles(case: dict[str, Any]) -> None:
    assert shuffled(case["salt"], case["word"]) == parse_deck(case["deck"])
    assert commitment_of_salt(case["salt"]) == case["commitment"]


@cases("seeds")
def test_seeds(case: dict[str, Any]) -> None:
    assert seeded_salt(case["seed"], case["hand"]) == case["salt"]


@cases("records")
def test_record_holds(case: dict[str, Any]) -> None:
    assert record_fault(case["record"]) is None


@cases("records")
def test_record_is_rebuilt_from_its_moves(case: dict[str, Any]) -> None:
    record = case["record"]
    rules = {name: value for name, value in record["rules"].items() if name != "preset"}
    match = Match(rules, record["hands"][0]["dealer"])
    for entry in record["hands"]:
        hand = match.begin_hand(parse_deck(entry["deck"]))
        for text in entry["moves"]:
            assert text in [move_text(move) for move in hand.legal_moves()]
            hand.play(parse_move(text))
        match.end_hand(hand)
    salts = [entry["salt"] for entry in record["hands"]]
    words = [entry.get("word") for entry in record["hands"]]
    built = make_record(match, record["seats"], salts, words, record.get("draw"))
    assert same_json(built, record)
    assert json.dumps(built["hands"]) == json.dumps(record["hands"])


@cases("bad_records")
def test_bad_record_is_rejected(case: dict[str, Any]) -> None:
    record = copy.deepcopy(RECORDS[case["base"]])
    place = record
    for step in case["path"][:-1]:
        place = place[step]
    place[case["path"][-1]] = case["value"]
    assert record_fault(record) is not None


def test_every_section_of_the_vectors_is_run() -> None:
    assert set(VECTORS) == SECTIONS_TESTED


def test_fault_names_hand_and_move() -> None:
    record = copy.deepcopy(RECORDS["game-playmore-2"])
    record["hands"][1]["moves"][2] = "12o x 12o"
    fault = record_fault(record)
    assert fault is not None
    assert fault.startswith("hand 2: move 3: ")


@pytest.mark.parametrize(
    "thing", [None, [], {}, 1, {"format": "escoba-record"}, {"format": "escoba-record", "hands": 1}]
)
def test_what_is_no_record_is_rejected(thing: object) -> None:
    assert record_fault(thing) is not None


def test_word_without_utf8_bytes_is_rejected() -> None:
    record = copy.deepcopy(RECORDS["rec-playmore-2"])
    record["hands"][0]["word"] = "\ud800"
    assert record_fault(record) is not None


def test_rules_that_score_nothing_are_refused() -> None:
    nothing = dict.fromkeys(
        ["escoba_points", "most_cards", "most_coins", "seven_of_coins", "prime"], 0
    )
    fault = rules_fault(make_rules() | nothing)
    assert fault == "nobody can ever score"
    assert rules_fault(make_rules() | nothing | {"all_coins": 1}) is None


def test_seeded_decks_pass_over_void_ones() -> None:
    rules = make_rules(redeal_kings=True)
    void = [n for n in range(400) if is_void(rules, shuffled(seeded_salt("7", str(n)), ""))]
    assert void
    salt, deck = seeded_deck(rules, "7", void[0])
    assert salt == seeded_salt("7", f"{void[0]}.1")
    assert deck == shuffled(salt, "")
    assert seeded_deck(make_rules(), "7", void[0])[0] == seeded_salt("7", str(void[0]))


def test_seeded_draw_gives_a_dealer() -> None:
    rules = make_rules("fournier", players=4)
    for seed in range(50):
        draw = draw_from(rules, shuffled(seeded_salt(str(seed), "draw"), ""))
        assert drawn_dealer(rules, draw) in range(4)
    random = make_rules("uruguay", players=3)
    assert {seeded_random_dealer(random, str(seed)) for seed in range(30)} == {0, 1, 2}
