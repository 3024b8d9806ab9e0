"""Whole matches played by both engines, and the records each makes for the other to check."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from escoba import engine
from tests.agreement.cases import random_policy, random_rules
from tests.agreement.compare import codes, expect, expect_same_score, real_rules
from tests.agreement.hands import play_out
from tests.plain.match import Match
from tests.plain.record import make_record, record_fault
from tests.plain.rules import Rules
from tests.plain.seating import draw_from, drawn_dealer
from tests.plain.shuffle import (
    commitment_of_salt,
    seeded_deck,
    seeded_random_dealer,
    seeded_salt,
    shuffled,
)

WORDS = ["", "", "cut", "ñandú 7", "a:b:1", " ", "😀", "é" * 200]
LONGEST = 6

# How many spoilt copies of each record both engines judge.
SPOILT = 4


def seeded_draw(rules: Rules, seed: str) -> tuple[list[str] | None, int]:
    """Return the draw of a seeded game, if it has one, and the first dealer."""
    if rules["first_dealer"] == "random":
        return None, seeded_random_dealer(rules, seed)
    draw = draw_from(rules, shuffled(seeded_salt(seed, "draw"), ""))
    return draw, drawn_dealer(rules, draw)


def play_random_match(rng: random.Random) -> int:
    """Play a match, or its beginning, with both engines; return the number of hands played."""
    rules = random_rules(rng)
    seed = str(rng.randrange(10**9))
    draw, dealer = seeded_draw(rules, seed)
    real = engine.Match(real_rules(rules), engine.SeededSource(seed))
    (drawn,) = real.draw_dealer()
    expect("dealer drawn", dealer, drawn.dealer)
    rounds = [" ".join(f"{seat}:{card}" for seat, card in one_round) for one_round in drawn.rounds]
    expect("draw", draw or [], rounds)
    plain = Match(rules, dealer)
    salts: list[str] = []
    words: list[str | None] = []
    for number in range(rng.randint(1, LONGEST)):
        if plain.winner is not None:
            break
        salt, deck = seeded_deck(rules, seed, number)
        # A word changes the deck after the commitment; where reyes void decks there is none.
        word = "" if rules["redeal_kings"] else rng.choice(WORDS)
        if word:
            deck = shuffled(salt, word)
        salts.append(salt)
        words.append(word)
        play_match_hand(rng, plain, real, salt, word, deck)
    check_records(rng, plain, real, salts, words, draw)
    return len(plain.hands)


def play_match_hand(
    rng: random.Random, plain: Match, real: engine.Match, salt: str, word: str, deck: list[str]
) -> None:
    """Play the next hand of a match with both engines."""
    expect("number", len(plain.hands), real.number)
    expect("dealer", plain.dealer, real.dealer)
    expect("commitment", commitment_of_salt(salt), real.next_commitment)
    opening = real.begin_hand(word)
    hand = plain.begin_hand(deck)
    dealt = real.hand
    assert dealt is not None
    closing: list[engine.Event] = []

    def play(move: engine.Move) -> tuple[engine.Event, ...]:
        closing[:] = real.play(move)
        return tuple(closing)

    play_out(rng, hand, dealt, play, random_policy(rng), opening)
    plain.end_hand(hand)
    expect_same_score(plain.scores[-1], real.scores[-1])
    expect("totals", plain.totals, list(real.totals))
    expect("winner", plain.winner, real.winner)
    expect("over", plain.winner is not None, real.is_over)
    for event in closing:
        if isinstance(event, engine.HandScored):
            expect("totals in the events", plain.totals, list(event.totals))
        elif isinstance(event, engine.SaltRevealed):
            expect("salt and word", (salt, word), (event.salt, event.word))
            expect("deck", deck, codes(event.deck))
        elif isinstance(event, engine.MatchWon):
            expect("winner in the events", plain.winner, event.side)


def check_records(
    rng: random.Random,
    plain: Match,
    real: engine.Match,
    salts: list[str],
    words: list[str | None],
    draw: list[str] | None,
) -> None:
    """Let each engine check the other's record, then one record that may have been spoilt."""
    kinds = ["human", "medium", "random", "human"]
    names = ["Ana", "Blas", "Íñigo", "😀"]
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=True)][
        : plain.rules["players"]
    ]
    record = make_record(plain, seats, salts, words, draw)
    infos = [engine.SeatInfo(seat["name"], seat["kind"]) for seat in seats]
    written = engine.record_of(real, infos).to_json()
    expect("record", json.dumps(record, separators=(",", ":"), ensure_ascii=False), written)
    expect("the engine's record holds", None, record_fault(json.loads(written)))
    expect("the plain record holds", None, real_fault(record))
    for _ in range(SPOILT):
        spoilt = copy.deepcopy(record)
        change = spoil(rng, spoilt)
        plain_fault, engine_fault = record_fault(spoilt), real_fault(spoilt)
        if (plain_fault is None) != (engine_fault is None):
            expect(f"verdict on a record with {change}", plain_fault, engine_fault)


def real_fault(record: dict[str, Any]) -> str | None:
    """Return the fault that the engine finds in a record, or None."""
    try:
        engine.verify(engine.Record.from_json(json.dumps(record)))
    except engine.RecordError as fault:
        return str(fault)
    return None


def spoil(rng: random.Random, record: dict[str, Any]) -> str:
    """Change one place of a record, often for the worse; return what was done."""
    path: list[Any] = []
    holder: Any = None
    value: Any = record
    while isinstance(value, dict | list) and value and (not path or rng.random() < 0.95):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        deeper = [key for key in keys if isinstance(value[key], dict | list)]
        path.append(rng.choice(deeper if deeper and rng.random() < 0.6 else keys))
        holder, value = value, value[path[-1]]
    key = path[-1]
    way = rng.random()
    if way < 0.1:
        del holder[key]
        return f"{path} left out"
    if way < 0.2 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(value))
        return f"{path} doubled"
    if way < 0.3 and isinstance(holder, list):
        other = rng.randrange(len(holder))
        holder[key], holder[other] = holder[other], value
        return f"{path} swapped with {other}"
    if way < 0.35 and isinstance(holder, dict):
        holder["note"] = value
        return f"a note beside {path}"
    holder[key] = changed(rng, value)
    return f"{path} = {holder[key]!r} instead of {value!r}"


def changed(rng: random.Random, value: Any) -> Any:
    """Return another value, near the given one or of another kind."""
    choices: list[Any] = [None, True, False, 0, 1, -1, 1.0, "", "custom", "1o", [], {}, [None]]
    if type(value) is int:
        choices += [value + 1, value - 1, float(value), str(value)] * 3
    elif type(value) is str and value:
        place = rng.randrange(len(value))
        words = value.split(" ")
        shuffled_words = rng.sample(words, len(words))
        choices += [
            value[:place] + value[place + 1 :],
            value[:place] + rng.choice("0123456789abcdefocebx :é") + value[place + 1 :],
            value.upper(),
            value + " ",
            value + "\n",
            value * 60,
            " ".join(shuffled_words),
            " ".join(words[:-1]),
        ] * 2
    elif isinstance(value, list):
        choices += [value[:-1], value[1:], value[::-1], value + value[:1]] * 3
    return rng.choice(choices)
