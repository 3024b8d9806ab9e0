"""What the master is made of: worlds, playouts, values of states, and the solved last deal."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any

import pytest

from escoba.engine import CARDS, EMPTY, PRESETS, CardSet, Hand, Rules, pile_totals
from escoba.players.beliefs import worlds
from escoba.players.endgame import Endgame, TooDeep
from escoba.players.expert import MOST_CAPTURES, promising
from escoba.players.leaf import state_value
from escoba.players.pace import Pace
from escoba.players.playout import Playouts, Policy
from escoba.players.prime import PrimeChance
from escoba.players.replies import Replies
from escoba.players.situation import Situation, worth_of
from escoba.players.worth import POINT
from tests.players.views import Situated, crowded, situations


def result_of(thought: Generator[None, None, Any]) -> Any:
    """What a generator returns in the end."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value


def policy_at(at: Situation) -> tuple[Policy, Replies]:
    """How an expert plays from a situation."""
    worth = worth_of(at.rules)
    replies = Replies(worth, at.unseen)
    return Policy(at.rules.must_capture, worth, replies), replies


def last_deals(seed: str, count: int, held: int) -> list[Situated]:
    """Situations of two seats with the stock empty, the seat to play holding so many cards."""
    found = []
    rng = random.Random(seed)
    while len(found) < count:
        deck = list(CARDS)
        rng.shuffle(deck)
        must_capture = rng.choice(["no", "card", "hand"])
        rules = Rules.from_preset(rng.choice(list(PRESETS))).replace(must_capture=must_capture)
        hand = Hand(rules, 0, deck)
        while hand.stock_count or len(hand.cards_of(hand.turn or 0)) > held:
            hand.push(rng.choice([code for code in hand.codes() if ~code & 0xFF] or hand.codes()))
        found.append(Situated(hand, (), len(found)))
    return found


def best_difference(hand: Hand, seat: int) -> int:
    """The points ahead that a seat of two ends with when both play best, by trying everything."""
    if hand.turn is None:
        totals = hand.score_totals()
        return totals[seat] - totals[1 - seat]
    values = []
    for code in hand.codes():
        twin = hand.copy()
        twin.push(code)
        values.append(best_difference(twin, seat))
    return max(values) if hand.turn == seat else min(values)


def test_the_endgame_is_solved_exactly() -> None:
    for situated in last_deals("exact", 12, 2):
        at = Situation.of(situated.view)
        endgame = Endgame(at, worth_of(at.rules))
        for code in situated.hand.codes():
            twin = situated.hand.copy()
            twin.push(code)
            value = result_of(endgame.value(code, Pace()))
            assert value == POINT * best_difference(twin, situated.seat)


def test_an_endgame_that_branches_too_much_is_given_up() -> None:
    at = Situation.of(crowded(34, 3).view)
    assert not at.stock_count
    with pytest.raises(TooDeep):
        result_of(Endgame(at, worth_of(at.rules)).value(crowded(34, 3).hand.codes()[0], Pace()))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["playmore", "sevens", "fournier", "argentina", "uruguay"])
def test_a_state_without_cards_left_is_worth_its_score(preset: str, players: Any) -> None:
    rules = Rules.from_preset(preset, players=players)
    if players > 2:
        rules = rules.replace(prime=0)  # equal primes of several sides are not told apart
    rng = random.Random(players)
    for _ in range(40):
        piles = [0] * players
        for place in range(40):
            piles[rng.randrange(players)] |= 1 << place
        escobas = [rng.randrange(4) for _ in piles]
        totals = pile_totals(rules, piles, escobas)
        for side in range(players):
            ahead = POINT * (totals[side] * players - sum(totals)) / (players - 1)
            assert abs(state_value(rules).of(piles, escobas, side) - ahead) <= 2 * players


def test_equal_sides_are_worth_nothing() -> None:
    for preset in PRESETS:
        for players in (2, 3, 4):
            rules = Rules.from_preset(preset, players=players)  # type: ignore[arg-type]
            assert state_value(rules).of([0] * players, [1] * players, 0) == 0


def test_values_of_sides_add_to_nothing() -> None:
    for situated in situations("zero", 60):
        at = Situation.of(situated.view)
        value = state_value(at.rules)
        total = sum(value.of(at.piles, at.escobas, side) for side in range(len(at.piles)))
        assert abs(total) <= 12  # what is lost by rounding down


def test_more_of_what_counts_is_worth_more() -> None:
    value = state_value(Rules.from_preset("fournier"))
    before = value.of([0, 0], [0, 0], 0)
    for cards in ("7o", "7c", "1o", "12e", "12e 11e"):
        assert value.of([CardSet.parse(cards).mask, 0], [0, 0], 0) > before


@pytest.mark.parametrize("preset", ["playmore", "argentina", "uruguay"])
def test_the_better_prime_has_the_better_chance(preset: str) -> None:
    chance = PrimeChance(Rules.from_preset(preset))
    sevens, pictures = CardSet.parse("7o 7c").mask, CardSet.parse("12o 12c").mask
    assert chance.margin(sevens, pictures) > POINT // 4
    assert chance.margin(sevens, pictures) == -chance.margin(pictures, sevens)
    assert chance.margin(0, 0) == 0


def test_playouts_play_as_a_hand_does() -> None:
    played = 0
    for situated in situations("playouts", 80):
        hand, at = situated.hand, Situation.of(situated.view)
        policy, replies = policy_at(at)
        if at.stock_count:
            continue
        hands = [hand.cards_of(seat) for seat in range(at.rules.players)]
        playouts = Playouts(at, state_value(at.rules), policy, policy, replies)
        for code in hand.codes()[:3]:
            value = playouts.value(code, hands)
            twin = hand.copy()
            twin.push(code)
            while twin.turn is not None:
                twin.push(chosen(policy, twin))
            totals, rivals = twin.score_totals(), at.rules.side_count - 1
            assert value == POINT * (totals[at.side] * (rivals + 1) - sum(totals)) // rivals
            played += 1
    assert played > 10


def chosen(policy: Policy, hand: Hand) -> int:
    """The move of a policy for the seat to play in the last deal of a hand."""
    seat = hand.turn
    assert seat is not None
    table = CardSet.of(hand.table).mask
    count = len(hand.cards_of(hand.rules.seating(hand.dealer).following[seat]))
    best = max(
        [policy.best(table, card, count) for card in hand.cards_of(seat)],
        key=lambda each: each[0],
    )
    assert best[1] in hand.codes()
    return best[1]


def test_worlds_agree_with_the_view() -> None:
    for situated in situations("worlds", 40):
        view = situated.view
        at = Situation.of(view)
        policy, replies = policy_at(at)
        rng = random.Random(situated.number)
        found = result_of(worlds(view, at, policy, 30, rng, Pace(replies)))
        assert found
        for hands, weight in found:
            assert weight > 0
            assert hands[at.seat] == view.hand
            assert tuple(map(len, hands)) == view.hand_counts
            others = [card for seat, held in enumerate(hands) if seat != at.seat for card in held]
            assert len(set(others)) == len(others)
            assert set(others) <= set(view.unseen)


def test_a_play_tells_what_its_seat_does_not_hold() -> None:
    # Seat 1 laid a rey though the seven of coins would have taken two coins more.
    rules = Rules()
    table = CardSet.parse("3o 5o 12b 1e")
    rest = [card for card in CARDS if card not in table]
    random.Random(4).shuffle(rest)
    rest.remove(king := CardSet.parse("12e").cards[0])
    order = [king, *rest[:5], *table, *rest[5:]]
    hand = Hand(rules, 0, order)
    history = [*hand.opening_events, *hand.play(hand.legal_moves()[0])]
    situated = Situated(hand, tuple(history), 0)
    at = Situation.of(situated.view)
    policy, replies = policy_at(at)
    found = result_of(worlds(situated.view, at, policy, 400, random.Random(1), Pace(replies)))
    seven = CardSet.parse("7o")
    holding = sum(weight for hands, weight in found if set(seven) & set(hands[1]))
    total = sum(weight for _, weight in found)
    assert set(seven) <= set(situated.view.unseen)
    assert 2 * holding / total < 2 / len(situated.view.unseen)  # half as likely as without


def test_promising_moves_keep_every_lay_and_the_best_captures() -> None:
    situated = crowded(24, 1)
    at = Situation.of(situated.view)
    worth = worth_of(at.rules)
    moves = situated.view.legal_moves
    kept = promising(worth, moves, at.table)
    assert len(kept) <= len(situated.view.hand) * (MOST_CAPTURES + 1) < len(moves)
    assert {move for move in moves if not move.is_capture} <= set(kept)
    assert kept == [move for move in moves if move in set(kept)]


def test_replies_are_weighed_by_how_likely_they_are_held() -> None:
    rules = Rules()
    worth = worth_of(rules)
    table = CardSet.parse("12o").mask
    fives, others = CardSet.parse("5o 5c"), CardSet.parse("1o 1c 2o 2c")
    replies = Replies(worth, (fives | others).mask)
    one, three = replies.expected(table, 1), replies.expected(table, 3)
    assert 0 < one < three
    best = worth.of(CardSet.parse("12o 5o").mask) + worth.escoba
    second = worth.of(CardSet.parse("12o 5c").mask) + worth.escoba
    assert one == (best + second) // 6
    assert replies.expected(EMPTY.mask, 3) == 0
