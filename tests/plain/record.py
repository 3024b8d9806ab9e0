"""The game record: making one, and checking one as if everything in it were a lie."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.plain.cards import parse_deck
from tests.plain.hand import Hand, move_text, parse_move
from tests.plain.match import Match
from tests.plain.rules import PRESETS, VALUES, Rules, is_preset, preset_name, rules_fault
from tests.plain.seating import drawn_dealer
from tests.plain.shuffle import commitment_of_deck, commitment_of_salt, shuffled

FORMAT = "escoba-record"
MOVES = 36


def make_record(
    match: Match,
    seats: list[dict[str, str]],
    salts: list[str],
    words: list[str | None],
    draw: list[str] | None = None,
) -> dict[str, Any]:
    """Return the record of a match: a salt for each hand, and its word or None if composed."""
    rules = match.rules
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": 1,
        "rules": {"preset": preset_name(rules)} | {name: rules[name] for name in VALUES},
        "seats": seats,
    }
    if draw is not None:
        record["draw"] = draw
    record["hands"] = [
        hand_entry(hand, score, salt, word)
        for hand, score, salt, word in zip(match.hands, match.scores, salts, words, strict=True)
    ]
    record["totals"] = match.totals
    record["winner"] = match.winner
    return record


def hand_entry(
    hand: Hand, score: list[dict[str, Any]], salt: str, word: str | None
) -> dict[str, Any]:
    """Return one finished hand as records hold it."""
    commitment = commitment_of_deck(salt, hand.deck) if word is None else commitment_of_salt(salt)
    entry: dict[str, Any] = {
        "dealer": hand.dealer,
        "deck": " ".join(hand.deck),
        "commitment": commitment,
        "salt": salt,
    }
    if word is not None:
        entry["word"] = word
    return entry | {"moves": [move_text(move) for move in hand.moves], "score": score}


def record_fault(record: Any) -> str | None:
    """Return the first fault of a record, with its hand and move from 1, or None if it holds."""
    try:
        check_record(record)
    except ValueError as fault:
        return str(fault)
    return None


def same_json(one: Any, other: Any) -> bool:
    """Say whether two JSON values are equal; 1, 1.0 and true are three different values."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def field(thing: Any, name: str, kind: type) -> Any:
    """Return a field of a JSON object if it has the type; ValueError otherwise."""
    if not isinstance(thing, dict):
        raise ValueError(f"not an object, so it has no {name}")
    if name not in thing:
        raise ValueError(f"{name} is missing")
    if type(thing[name]) is not kind:
        raise ValueError(f"{name} is not a {kind.__name__}")
    return thing[name]


def check_record(record: Any) -> None:
    """Raise ValueError with the first fault of a record."""
    if field(record, "format", str) != FORMAT or field(record, "version", int) != 1:
        raise ValueError("not a record of version 1")
    rules = check_rules(field(record, "rules", dict))
    check_seats(rules, field(record, "seats", list))
    hands = field(record, "hands", list)
    dealer = None
    if "draw" in record:
        dealer = check_draw(rules, field(record, "draw", list))
    match = None
    for number, entry in enumerate(hands, start=1):
        try:
            if match is None:
                match = Match(rules, check_first_dealer(rules, entry, dealer))
            check_hand(match, entry)
        except ValueError as fault:
            raise ValueError(f"hand {number}: {fault}") from None
    if match is None:
        match = Match(rules, 0)
    if not same_json(record.get("totals"), match.totals):
        raise ValueError(f"the totals are {match.totals}")
    if "winner" not in record or not same_json(record["winner"], match.winner):
        raise ValueError(f"the winner is {match.winner}")


def check_rules(written: dict[str, Any]) -> Rules:
    """Return the options of a record's rules; ValueError if they do not hold."""
    preset = field(written, "preset", str)
    rules = {name: value for name, value in written.items() if name != "preset"}
    fault = rules_fault(rules)
    if fault is not None:
        raise ValueError(fault)
    if preset != "custom" and preset not in PRESETS:
        raise ValueError(f"no such preset: {preset}")
    if preset != "custom" and not is_preset(rules, preset):
        raise ValueError(f"these are not the rules of {preset}")
    return rules


def check_seats(rules: Rules, seats: list[Any]) -> None:
    """Raise ValueError unless there is one seat with name and kind for each player."""
    if len(seats) != rules["players"]:
        raise ValueError(f"{len(seats)} seats for {rules['players']} players")
    for seat in seats:
        field(seat, "name", str)
        field(seat, "kind", str)


def check_draw(rules: Rules, draw: list[Any]) -> int:
    """Return the dealer that a draw gives; ValueError if it does not hold."""
    if any(type(text) is not str for text in draw):
        raise ValueError("a round of the draw is not a text")
    return drawn_dealer(rules, draw)


def check_first_dealer(rules: Rules, entry: Any, drawn: int | None) -> int:
    """Return the dealer of the first hand, which must be the one drawn if there was a draw."""
    dealer = int(field(entry, "dealer", int))
    if dealer not in range(rules["players"]):
        raise ValueError(f"there is no seat {dealer}")
    if drawn is not None and dealer != drawn:
        raise ValueError(f"seat {drawn} was drawn to deal, not seat {dealer}")
    return dealer


def check_hand(match: Match, entry: Any) -> None:
    """Replay one hand of a record and count it; ValueError at its first fault."""
    if match.winner is not None:
        raise ValueError("the game was over")
    if field(entry, "dealer", int) != match.dealer:
        raise ValueError(f"seat {match.dealer} deals")
    deck = parse_deck(field(entry, "deck", str))
    check_shuffle(entry, deck)
    hand = match.begin_hand(deck)
    moves = field(entry, "moves", list)
    for number, text in enumerate(moves[:MOVES], start=1):
        try:
            if type(text) is not str:
                raise ValueError("not a text")
            hand.play(parse_move(text))
        except ValueError as fault:
            raise ValueError(f"move {number}: {fault}") from None
    if len(moves) != MOVES:
        raise ValueError(f"{len(moves)} moves, not {MOVES}")
    match.end_hand(hand)
    if not same_json(field(entry, "score", list), match.scores[-1]):
        raise ValueError(f"the score is {json.dumps(match.scores[-1])}")


def check_shuffle(entry: Any, deck: list[str]) -> None:
    """Raise ValueError unless salt, word, commitment and deck belong together."""
    salt = field(entry, "salt", str)
    if not re.fullmatch("([0-9a-f]{2}){16,64}", salt):
        raise ValueError("the salt is not 32 to 128 hex digits")
    commitment = field(entry, "commitment", str)
    if "word" not in entry:
        promised = commitment_of_deck(salt, deck)
    else:
        word = field(entry, "word", str)
        if len(word) > 200:
            raise ValueError("the word is longer than 200 characters")
        # A lone surrogate has no UTF-8 bytes; that error is a ValueError too.
        if shuffled(salt, word) != deck:
            raise ValueError("the deck does not follow from salt and word")
        promised = commitment_of_salt(salt)
    if commitment != promised:
        raise ValueError("the commitment is not that of the salt")
