"""Random rules, decks and ways of playing, all drawn from one generator per case."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tests.plain.cards import DECK, RANK, SUIT, VALUE
from tests.plain.hand import Hand, Move
from tests.plain.rules import POINTS, PRESETS, VALUES, Rules, rules_fault
from tests.plain.seating import side_of

# Each chooses one of the legal moves for the seat whose turn it is.
Policy = Callable[[random.Random, Hand, list[Move]], Move]


@dataclass(frozen=True)
class HandCase:
    """One hand to be played by both engines."""

    rules: Rules
    dealer: int
    deck: list[str]
    policy: Policy


def random_rules(rng: random.Random) -> Rules:
    """Return a preset, a preset with a few changes, or any mixture of all options."""
    while True:
        rules: Rules = {"players": rng.choice([2, 2, 3, 4]), "partners": rng.random() < 0.5}
        rules["partners"] = rules["partners"] and rules["players"] == 4
        rules |= PRESETS[rng.choice(list(PRESETS))]
        free = [name for name in VALUES if name not in ("players", "partners")]
        changed = rng.choice([0, rng.randint(1, 3), len(free), len(free)])
        for name in rng.sample(free, changed):
            rules[name] = random_value(rng, name)
        if rules_fault(rules) is None:
            return {name: rules[name] for name in VALUES}


def random_value(rng: random.Random, name: str) -> object:
    """Return a value of an option; points are often off and targets often usual ones."""
    if VALUES[name] is POINTS and rng.random() < 0.3:
        return 0
    if name == "target" and rng.random() < 0.7:
        return rng.choice([1, 5, 11, 15, 21, 31])
    return rng.choice(VALUES[name])


def random_deck(rng: random.Random, players: int) -> list[str]:
    """Return a fair deck, or one composed to bring about what is rare."""
    deck = list(DECK)
    rng.shuffle(deck)
    kind = rng.random()
    if kind < 0.5:
        return deck
    if kind < 0.8:
        total = rng.choice([15, 15, 30, 30, 30])
        while True:
            table = rng.sample(deck, 4)
            if sum(VALUE[card] for card in table) == total:
                return with_opening(deck, players, table)
    if kind < 0.86:
        kings = rng.sample([card for card in deck if RANK[card] == 12], rng.choice([2, 3, 4]))
        others = [card for card in deck if RANK[card] != 12]
        table = [*kings, *others][:4]
        rng.shuffle(table)
        return with_opening(deck, players, table)
    # Low cards together make many capture sets; a suit together makes primes with gaps.
    clump = rng.choice([VALUE, {card: "oceb".index(SUIT[card]) * 3 for card in DECK}])
    noise = rng.choice([0, 2, 6])
    sign = rng.choice([1, -1])
    place = {card: sign * clump[card] + rng.uniform(0, noise) for card in deck}
    return sorted(deck, key=lambda card: place[card])


def with_opening(deck: list[str], players: int, table: list[str]) -> list[str]:
    """Return the deck with these four cards as its opening table."""
    others = [card for card in deck if card not in table]
    return others[: 3 * players] + table + others[3 * players :]


def any_move(rng: random.Random, hand: Hand, moves: list[Move]) -> Move:
    """Choose any legal move."""
    return rng.choice(moves)


def lay(rng: random.Random, hand: Hand, moves: list[Move]) -> Move:
    """Lay a card almost whenever that is legal: long tables, late captures, big leftovers."""
    lays = [move for move in moves if move[1] == []]
    return rng.choice(lays if lays and rng.random() < 0.97 else moves)


def never_take(rng: random.Random, hand: Hand, moves: list[Move]) -> Move:
    """Lay a card whenever that is legal: hands in which nobody takes anything."""
    return rng.choice([move for move in moves if move[1] == []] or moves)


def take(rng: random.Random, hand: Hand, moves: list[Move]) -> Move:
    """Take the most cards possible: many escobas."""
    most = max(len(move[1]) for move in moves)
    return rng.choice([move for move in moves if len(move[1]) == most])


def favour(rng: random.Random, hand: Hand, moves: list[Move]) -> Move:
    """Let side 0 take and the others lay: everything for one side."""
    policy = take if side_of(hand.rules, hand.to_play) == 0 else never_take
    return policy(rng, hand, moves)


def random_policy(rng: random.Random) -> Policy:
    """Return one of the ways of playing; those with long tables are rarer, for they are slow."""
    return rng.choices([any_move, take, favour, lay, never_take], [50, 32, 4, 1, 1])[0]


def random_hand(rng: random.Random) -> HandCase:
    """Return a hand to be played."""
    rules = random_rules(rng)
    players = rules["players"]
    return HandCase(rules, rng.randrange(players), random_deck(rng, players), random_policy(rng))


def random_try(rng: random.Random, hand: Hand) -> Move:
    """Return a move that is often illegal: any card, and any cards of the table or beyond."""
    held = hand.hands[hand.to_play]
    card = rng.choice(held) if rng.random() < 0.85 else rng.choice(DECK)
    if rng.random() < 0.3:
        return card, []
    source = hand.table if hand.table and rng.random() < 0.9 else DECK
    # Cards of the right sum are tried half of the time.
    for _ in range(rng.choice([1, 8])):
        captured = rng.sample(source, min(len(source), rng.randint(1, 4)))
        if VALUE[card] + sum(VALUE[other] for other in captured) == 15:
            break
    return card, sorted(captured, key=DECK.index)
