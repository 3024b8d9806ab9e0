"""Every case of the rule vectors, by section."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from escoba.engine import (
    CARDS,
    PRESETS,
    CardSet,
    DeckError,
    Hand,
    IllegalMove,
    Move,
    NotationError,
    Record,
    RecordError,
    Rules,
    SeededSource,
    Suit,
    capture_sets,
    card,
    commitment,
    composed_commitment,
    is_void,
    legal_moves,
    parse_cards,
    prime_key,
    read_records,
    replay,
    score_piles,
    shuffle,
    verify,
    winner,
)
from escoba.engine.draw import drawn_dealer
from escoba.engine.shuffle import seed_salt

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "rules.json").read_text(encoding="utf-8")
)
RECORDS = {case["id"]: case["record"] for case in VECTORS["records"]}


def cases(section: str) -> Any:
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=case.get("id")) for case in VECTORS[section]]
    )


def rules_of(case: dict[str, Any]) -> Rules:
    seats = {name: case[name] for name in ("players", "partners") if name in case}
    return Rules.from_preset(case["preset"], **seats, **case["changes"])


def deck_with_table(players: int, table: str) -> list[Any]:
    """Return a deck whose opening table is as given, the other cards in card order."""
    opening = parse_cards(table)
    others = [each for each in CARDS if each not in opening]
    return [*others[: 3 * players], *opening, *others[3 * players :]]


def changed(record: dict[str, Any], path: list[Any], value: Any) -> dict[str, Any]:
    twin = copy.deepcopy(record)
    inner = twin
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return twin


def test_every_section_is_covered() -> None:
    assert set(VECTORS) == {
        "format", "version", "presets", "captures", "legal_moves", "moves", "notation",
        "openings", "void_decks", "seating", "dealing", "primes", "scores", "endings",
        "winners", "matches", "draws", "commitments", "shuffles", "seeds", "records",
        "bad_records",
    }  # fmt: skip


def test_presets_hold_the_published_values() -> None:
    values = {
        name: {
            option: value
            for option, value in rules.as_dict().items()
            if option not in ("preset", "players", "partners")
        }
        for name, rules in PRESETS.items()
    }
    assert values == VECTORS["presets"]


@cases("captures")
def test_captures(case: dict[str, Any]) -> None:
    sets = capture_sets(card(case["card"]), CardSet.parse(case["table"]))
    assert [str(each) for each in sets] == case["sets"]


@cases("legal_moves")
def test_legal_moves(case: dict[str, Any]) -> None:
    rules = Rules(must_capture=case["must_capture"])
    moves = legal_moves(rules, parse_cards(case["hand"]), CardSet.parse(case["table"]))
    assert [str(move) for move in moves] == case["moves"]


@cases("moves")
def test_moves(case: dict[str, Any]) -> None:
    hand = Hand.from_position(
        Rules(must_capture=case["must_capture"]),
        dealer=1,
        to_play=0,
        hands=[parse_cards(case["hand"]), parse_cards("10b 11b")],
        table=parse_cards(case["table"]),
    )
    if case["legal"]:
        hand.play(Move.parse(case["move"]))
        assert hand.turn == 1
    else:
        with pytest.raises((IllegalMove, NotationError)):
            hand.play(Move.parse(case["move"]))
        assert hand.turn == 0


@cases("notation")
def test_notation(case: dict[str, Any]) -> None:
    if case["card"] is None:
        with pytest.raises(NotationError):
            Move.parse(case["text"])
    else:
        move = Move.parse(case["text"])
        assert (str(move.card), [str(each) for each in move.captured]) == (
            case["card"],
            case["captured"],
        )


@cases("openings")
def test_openings(case: dict[str, Any]) -> None:
    rules = rules_of(case)
    deck = deck_with_table(case["players"], case["table"])
    hand = Hand(rules, dealer=case["dealer"], deck=deck)
    taken = not hand.table
    assert taken is case["taken"]
    assert hand.last_capturer == case["taker"]
    escobas = [0] * rules.side_count
    if taken:
        escobas[rules.side_of(case["taker"])] = case["escobas"]
        assert hand.pile(rules.side_of(case["taker"])) == CardSet.parse(case["table"])
    assert list(hand.escobas) == escobas
    assert len(hand.opening_events) == (2 if taken else 1)


@cases("void_decks")
def test_void_decks(case: dict[str, Any]) -> None:
    rules = Rules(redeal_kings=case["redeal_kings"])
    deck = deck_with_table(2, case["table"])
    assert is_void(rules, deck) is case["void"]
    if case["void"]:
        with pytest.raises(DeckError):
            Hand(rules, dealer=0, deck=deck)


@cases("seating")
def test_seating(case: dict[str, Any]) -> None:
    rules = Rules(players=case["players"], direction=case["direction"])
    assert list(rules.order(case["dealer"])) == case["order"]
    for side, dealer in case["next_dealer"].items():
        assert rules.replace(next_dealer=side).next_dealer_after(case["dealer"]) == dealer


@cases("dealing")
def test_dealing(case: dict[str, Any]) -> None:
    rules = Rules(players=case["players"], direction=case["direction"])
    rules = rules.replace(opening_15="none", opening_30="none")
    hand = Hand(rules, dealer=case["dealer"], deck=parse_cards(case["deck"]))

    def hands() -> list[str]:
        return [" ".join(map(str, hand.cards_of(seat))) for seat in range(case["players"])]

    assert hands() == case["first"]
    assert " ".join(map(str, hand.table)) == case["table"]
    deals = 1
    while not hand.is_over:
        assert hand.turn is not None
        events = hand.play(Move(hand.cards_of(hand.turn)[0]))
        if type(events[-1]).__name__ == "CardsDealt":
            deals += 1
            if deals == 2:
                assert hands() == case["second"]
    assert deals == case["deals"]
    assert hand.ply == 36


@cases("primes")
def test_primes(case: dict[str, Any]) -> None:
    rules = Rules(
        players=len(case["piles"]),
        prime_method=case["prime_method"],
        prime_missing=case["prime_missing"],
    )
    piles = [CardSet.parse(pile) for pile in case["piles"]]
    assert [list(prime_key(rules, pile)) for pile in piles] == case["keys"]
    scores = score_piles(rules, piles, [0] * len(piles))
    winners = [score.side for score in scores if score.points["prime"]]
    assert winners == ([] if case["winner"] is None else [case["winner"]])


@cases("scores")
def test_scores(case: dict[str, Any]) -> None:
    piles = [CardSet.parse(pile) for pile in case["piles"]]
    scores = score_piles(rules_of(case), piles, case["escobas"])
    assert [score.as_dict() for score in scores] == case["score"]


@cases("endings")
def test_endings(case: dict[str, Any]) -> None:
    rules = rules_of(case)
    hand = Hand.from_position(
        rules,
        dealer=case["dealer"],
        to_play=case["to_play"],
        hands=[parse_cards(cards) for cards in case["hands"]],
        table=parse_cards(case["table"]),
        last_capturer=case["last_capturer"],
    )
    for move in case["moves"]:
        events = hand.play(Move.parse(move))
    assert hand.is_over
    assert list(hand.piles) == [CardSet.parse(cards) for cards in case["captured"]]
    assert list(hand.escobas) == case["escobas"]
    assert " ".join(map(str, hand.leftovers)) == case["leftovers"]
    last = events[-1]
    if case["leftovers"]:
        assert (last.seat, last.cards) == (case["leftovers_to"], hand.leftovers)
    else:
        assert type(last).__name__ == "CardsCaptured"


@cases("winners")
def test_winners(case: dict[str, Any]) -> None:
    assert winner(case["totals"], case["target"]) == case["winner"]


@cases("matches")
def test_matches(case: dict[str, Any]) -> None:
    totals = [0] * len(case["hands"][0])
    winners = []
    for points in case["hands"]:
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        winners.append(winner(totals, case["target"]))
        if winners[-1] is not None:
            break
    assert winners == case["winners"]


@cases("draws")
def test_draws(case: dict[str, Any]) -> None:
    rules = Rules(players=case["players"], first_dealer=case["first_dealer"])
    rounds = [
        tuple((int(part.split(":")[0]), card(part.split(":")[1])) for part in text.split(" "))
        for text in case["draw"]
    ]
    if case["dealer"] is None:
        with pytest.raises(DeckError):
            drawn_dealer(rules, rounds)
    else:
        assert drawn_dealer(rules, rounds) == case["dealer"]


@cases("commitments")
def test_commitments(case: dict[str, Any]) -> None:
    assert composed_commitment(case["salt"], parse_cards(case["deck"])) == case["commitment"]


@cases("shuffles")
def test_shuffles(case: dict[str, Any]) -> None:
    assert commitment(case["salt"]) == case["commitment"]
    assert " ".join(map(str, shuffle(case["salt"], case["word"]))) == case["deck"]


@cases("seeds")
def test_seeds(case: dict[str, Any]) -> None:
    assert seed_salt(case["seed"], case["hand"]) == case["salt"]
    source = SeededSource(case["seed"])
    if case["hand"] == "draw":
        assert source.draw_salt() == case["salt"]
    else:
        number, _, attempt = case["hand"].partition(".")
        assert source.salt(int(number), int(attempt or 0)) == case["salt"]


@cases("records")
def test_records(case: dict[str, Any]) -> None:
    text = json.dumps(case["record"])
    record = Record.from_json(text)
    verify(record)
    assert json.loads(record.to_json()) == case["record"]
    assert Record.from_json(record.to_json()) == record
    assert sum(1 for event in replay(record) if type(event).__name__ == "CardPlayed") == (
        36 * len(record.hands)
    )


@cases("bad_records")
def test_bad_records(case: dict[str, Any]) -> None:
    text = json.dumps(changed(RECORDS[case["base"]], case["path"], case["value"]))
    with pytest.raises(RecordError):
        verify(*read_records(text))


def test_coins_are_the_suit_of_the_option() -> None:
    assert [Rules(coins_suit=suit.letter).coins for suit in Suit] == list(Suit)
