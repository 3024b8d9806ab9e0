"""One hand, played by both engines move by move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from escoba import engine
from tests.agreement.cases import HandCase, Policy, random_hand, random_try
from tests.agreement.compare import (
    codes,
    expect,
    expect_same_moves,
    expect_same_position,
    expect_same_score,
    real_cards,
    real_move,
    real_position,
    real_rules,
)
from tests.plain.hand import Hand, move_fault, move_text
from tests.plain.rules import Rules
from tests.plain.scoring import score_hand
from tests.plain.seating import side_count, side_of
from tests.plain.shuffle import is_void

MOVES = 36


class Tally:
    """Adds up what the engine's events say, to be compared with where the cards ended."""

    def __init__(self, sides: int) -> None:
        """Begin with nothing taken."""
        self.escobas = [0] * sides
        self.piles: list[list[str]] = [[] for _ in range(sides)]
        self.leftovers: list[str] = []

    def add(self, events: Iterable[engine.Event]) -> None:
        """Count the events of the opening or of a move."""
        for event in events:
            if isinstance(event, engine.OpeningTaken):
                self.escobas[event.side] += event.escobas
                self.piles[event.side] += codes(event.cards)
            elif isinstance(event, engine.CardsCaptured):
                self.escobas[event.side] += event.is_escoba
                self.piles[event.side] += codes([event.card, *event.captured])
            elif isinstance(event, engine.LastCardsTaken):
                self.leftovers = codes(event.cards)
                if event.side is not None:
                    self.piles[event.side] += self.leftovers


def play_out(
    rng: random.Random,
    plain: Hand,
    real: engine.Hand,
    play: Callable[[engine.Move], Iterable[engine.Event]],
    policy: Policy,
    opening: Iterable[engine.Event],
) -> None:
    """Play a dealt hand to its end with both engines and compare them at every step."""
    tally = Tally(len(plain.piles))
    tally.add(opening)
    expect_same_position(plain, real)
    searched = real.copy()
    rebuilt_at = rng.randrange(2 * MOVES)
    for ply in range(MOVES):
        moves = plain.legal_moves()
        expect_same_moves(real, moves)
        if rng.random() < 0.1:
            expect_same_verdict(rng, plain, real)
        move = policy(rng, plain, moves)
        left = [card for card in plain.table if card not in move[1]]
        left += [] if move[1] else [move[0]]
        if ply == rebuilt_at:
            expect_same_from_position(plain, real)
        plain.play(move)
        played = real_move(move)
        tally.add(play(played))
        searched.push(played.code)
        expect_same_position(plain, real)
        if ply == MOVES - 1:
            expect("leftovers", left, codes(real.leftovers))
            expect("leftovers in the events", left, tally.leftovers)
    expect("legal moves at the end", [], list(real.legal_moves()))
    expect("escobas in the events", plain.escobas, tally.escobas)
    expect(
        "piles in the events",
        [sorted(pile) for pile in plain.piles],
        [sorted(pile) for pile in tally.piles],
    )
    score = score_hand(plain.rules, plain.piles, plain.escobas)
    expect_same_score(score, real.score())
    expect_same_position(plain, searched)
    expect("totals", [side["total"] for side in score], searched.score_totals())


def expect_same_verdict(rng: random.Random, plain: Hand, real: engine.Hand) -> None:
    """Compare whether a move that is often illegal is refused, and that nothing changes then."""
    move = random_try(rng, plain)
    fault = move_fault(plain.rules, plain.hands[plain.to_play], plain.table, move)
    tried = real_move(move)
    what = f"legality of {move_text(move)}"
    expect(what, fault is None, tried in real.legal_moves())
    copy = real.copy()
    try:
        copy.play(tried)
    except engine.IllegalMove:
        expect(what, fault is None, False)
        expect_same_position(plain, copy)
    else:
        expect(what, fault is None, True)
    expect_same_position(plain, real)


def expect_same_from_position(plain: Hand, real: engine.Hand) -> None:
    """Set the position up anew and compare it with the one that was played to."""
    again = real_position(plain)
    expect_same_position(plain, again)
    expect_same_moves(again, plain.legal_moves())
    expect("order of the moves", list(real.legal_moves()), list(again.legal_moves()))
    for move in real.legal_moves():
        expect("events", real.copy().play(move), again.copy().play(move))


def play_case(rng: random.Random, case: HandCase) -> None:
    """Deal one case to both engines and play it."""
    rules = real_rules(case.rules)
    deck = real_cards(case.deck)
    if is_void(case.rules, case.deck):
        try:
            engine.Hand(rules, case.dealer, deck)
        except engine.EscobaError:
            return
        expect("void deck", "refused", "dealt")
    plain = Hand(case.rules, case.dealer, case.deck)
    real = engine.Hand(rules, case.dealer, deck)
    try:
        expect_same_sides(case.rules, rules)
        play_out(rng, plain, real, real.play, case.policy, real.opening_events)
    except Exception as error:
        moves = ", ".join(move_text(move) for move in plain.moves)
        error.add_note(f"rules {case.rules}, dealer {case.dealer}")
        error.add_note(f"deck {' '.join(case.deck)}")
        error.add_note(f"moves {moves}")
        raise


def expect_same_sides(plain: Rules, real: engine.Rules) -> None:
    """Compare which seats belong together."""
    expect("sides", side_count(plain), real.side_count)
    seats = range(plain["players"])
    expect(
        "side of each seat",
        [side_of(plain, seat) for seat in seats],
        [real.side_of(seat) for seat in seats],
    )


def play_random_hand(rng: random.Random) -> int:
    """Play one random hand with both engines; return the number of hands played."""
    play_case(rng, random_hand(rng))
    return 1
