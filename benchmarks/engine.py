"""Hands a second of random play, next to the naive engine; and captures on growing tables.

    python -m benchmarks.engine [--hands N] [--presets P,P]

The three ways of playing take turns, some decks at a time, and draw their moves alike, so that a
busy machine slows them alike and they play the same hands. Of each turn the quickest round counts,
in processor time. Caches are warm, as they are in a long search: the engine's, since thousands of
other hands are played first, and the processor's, since each way plays its turn twice in a row.
The first line tells how fast the very first hands were.

*public* is `legal_moves`, `play` and `score`, *search* is `codes`, `push` and `score_totals`,
*naive* the plain engine of the tests.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence

from escoba.engine import CARDS, PRESETS, Card, CardSet, Hand, Rules, capture_sets
from tests.plain import hand as plain_hand
from tests.plain import rules as plain_rules
from tests.plain import scoring as plain_scoring

ROUNDS = 4
TURN_HANDS = 100
COLD_HANDS = 20
WARMING_HANDS = 8000
GROWTH_TABLES = 60

Deck = list[Card]


def decks(count: int, seed: int) -> list[Deck]:
    """Return shuffled decks."""
    rng = random.Random(seed)
    return [rng.sample(CARDS, len(CARDS)) for _ in range(count)]


def play_public(rules: Rules, deck: Sequence[Card], rng: random.Random) -> None:
    """Play one hand by the public path."""
    hand = Hand(rules, 0, deck)
    pick = rng.random
    while hand.turn is not None:
        moves = hand.legal_moves()
        hand.play(moves[int(pick() * len(moves))])
    hand.score()


def play_search(rules: Rules, deck: Sequence[Card], rng: random.Random) -> None:
    """Play one hand by the search's path."""
    hand = Hand(rules, 0, deck)
    pick = rng.random
    while hand.turn is not None:
        codes = hand.codes()
        hand.push(codes[int(pick() * len(codes))])
    hand.score_totals()


def play_naive(rules: plain_rules.Rules, deck: list[str], rng: random.Random) -> None:
    """Play one hand with the naive engine."""
    hand = plain_hand.Hand(rules, 0, deck)
    pick = rng.random
    while not hand.is_over:
        moves = hand.legal_moves()
        hand.play(moves[int(pick() * len(moves))])
    plain_scoring.score_hand(rules, hand.piles, hand.escobas)


def rates(rules: Rules, hand_count: int) -> tuple[float, float, float]:
    """Return hands a second by the naive engine, the public path and the search's path."""
    dealt = decks(hand_count, seed=rules.players)
    plain = {**plain_rules.PRESETS[rules.preset], "players": rules.players, "partners": False}
    texts = [[card.code for card in deck] for deck in dealt]
    ways: list[Callable[[int, random.Random], None]] = [
        lambda number, rng: play_naive(plain, texts[number], rng),
        lambda number, rng: play_public(rules, dealt[number], rng),
        lambda number, rng: play_search(rules, dealt[number], rng),
    ]
    best = [[float("inf")] * -(-hand_count // TURN_HANDS) for _ in ways]
    for round_number in range(ROUNDS):
        for turn, first in enumerate(range(0, hand_count, TURN_HANDS)):
            last = min(first + TURN_HANDS, hand_count)
            for place, play in enumerate(ways):
                for _ in range(2):
                    rng = random.Random(hand_count * round_number + turn)
                    start = time.process_time()
                    for number in range(first, last):
                        play(number, rng)
                    best[place][turn] = min(best[place][turn], time.process_time() - start)
    naive, public, search = (hand_count / sum(seconds) for seconds in best)
    return naive, public, search


def warm_up() -> None:
    """Fill the caches of the engine, and print the rate of the first hands."""
    rng = random.Random(1)
    dealt = decks(WARMING_HANDS, seed=1)
    start = time.process_time()
    for deck in dealt[:COLD_HANDS]:
        play_search(Rules(), deck, rng)
    seconds = time.process_time() - start
    print(f"search/s in the first {COLD_HANDS} hands: {COLD_HANDS / seconds:.0f}\n")
    for deck in dealt[COLD_HANDS:]:
        play_search(Rules(), deck, rng)


def print_rates(presets: Sequence[str], hand_count: int) -> None:
    """Print the table of rates and ratios."""
    print(f"{'preset':12} seats {'naive/s':>9} {'public/s':>9} {'search/s':>9}  public  search")
    worst = [float("inf")] * 2
    for name in presets:
        for players in (2, 3, 4):
            naive, public, search = rates(Rules.from_preset(name, players=players), hand_count)
            ratios = public / naive, search / naive
            worst = [min(pair) for pair in zip(worst, ratios, strict=True)]
            print(
                f"{name:12} {players:5} {naive:9.0f} {public:9.0f} {search:9.0f}"
                f"  {ratios[0]:5.1f}x  {ratios[1]:5.1f}x"
            )
    print(f"{'smallest':12} {'':35}  {worst[0]:5.1f}x  {worst[1]:5.1f}x")


def print_copies() -> None:
    """Print how long a copy takes in the middle of a hand."""
    hand = Hand(Rules(), 0, decks(1, seed=1)[0])
    rng = random.Random(1)
    for _ in range(18):
        hand.push(rng.choice(hand.codes()))
    count = 20_000
    start = time.process_time()
    for _ in range(count):
        hand.copy()
    print(f"\ncopy: {(time.process_time() - start) / count * 1e6:.2f} us")


def print_growth() -> None:
    """Print the sets and the time of one enumeration by the number of cards on the table."""
    print(f"\n{'table':>5} {'mean sets':>10} {'mean us':>9} {'most sets':>10} {'worst us':>9}")
    rng = random.Random(1)
    for size in (0, 2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 39):
        counts, micros = [], []
        for _ in range(GROWTH_TABLES):
            card, *others = rng.sample(CARDS, len(CARDS))
            table = CardSet.of(others[:size])
            start = time.perf_counter()
            counts.append(len(capture_sets(card, table)))
            micros.append((time.perf_counter() - start) * 1e6)
        print(
            f"{size:5} {sum(counts) / len(counts):10.1f} {sum(micros) / len(micros):9.1f}"
            f" {max(counts):10} {max(micros):9.1f}"
        )


def main() -> None:
    """Print all the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__)
    parser.add_argument("--hands", type=int, default=400, help="hands a round (400)")
    parser.add_argument("--presets", default=",".join(PRESETS), help="names parted by commas")
    arguments = parser.parse_args()
    warm_up()
    print_rates(arguments.presets.split(","), arguments.hands)
    print_copies()
    print_growth()


if __name__ == "__main__":
    main()
