"""Kill a playing program at random moments and look for moves it had told of.

`python -m tests.session.kill --rounds 100` runs it from the command line. The child plays on in one
database, telling each move and each hand only after it is said to be on disk; the parent kills it
without warning and opens the database again.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from escoba.engine import Rules
from escoba.session import Awaiting, Chair, Game, Store

ROOT = Path(__file__).resolve().parents[2]
PRESETS = ("playmore", "traditional", "uruguay")


@dataclass
class Told:
    """What the child has told of: the moves of each hand, and the commitments, by game."""

    moves: dict[tuple[int, int], list[str]] = field(default_factory=lambda: defaultdict(list))
    commitments: dict[tuple[int, int], str] = field(default_factory=dict)
    moves_count: int = 0

    def read(self, line: str) -> None:
        """Take in one line; a hand that was told of twice must be the same."""
        what, game, hand, text = line.rstrip("\n").split(" ", 3)
        place = int(game), int(hand)
        if what == "hand":
            assert self.commitments.setdefault(place, text) == text, "another deck for a hand"
            return
        ply, move = text.split(" ", 1)
        assert int(ply) == len(self.moves[place]), "a move was told twice or left out"
        self.moves[place].append(move)
        self.moves_count += 1


def child(database: Path, seed: int) -> None:
    """Play for ever, telling what is on disk."""
    rng = random.Random(seed)
    store = Store.open(database)
    assert store.is_saving, store.notice
    assert store.notice is None, store.notice
    while True:
        unfinished = store.unfinished()
        if unfinished:
            game = Game.resume(store, unfinished[0].id)
        else:
            rules = Rules.from_preset(rng.choice(PRESETS), players=rng.choice((2, 3)))
            game = Game.new(store, rules, [Chair("", "random")] * rules.players)
        if not game.events:
            game.begin()
        for hand in range(len(store.load(game.id).hands)):
            _tell("hand", game.id, hand, store.load(game.id).hands[hand].commitment)
        while game.awaiting is not Awaiting.OVER:
            if game.awaiting is Awaiting.NEXT_HAND:
                commitment = game.next_commitment
                _tell("hand", game.id, game.match.number, commitment)
                game.next_hand(rng.choice(("", "corte")))
                continue
            hand = game.match.hand
            seat = game.turn
            assert hand is not None
            assert seat is not None
            number, ply = game.match.number, hand.ply
            move = rng.choice(game.legal_moves())
            game.submit(seat, move)
            _tell("move", game.id, number, f"{ply} {move}")


def _tell(what: str, game: int, hand: int, text: str) -> None:
    sys.stdout.write(f"{what} {game} {hand} {text}\n")
    sys.stdout.flush()


def run_rounds(database: Path, rounds: int, seed: int = 0) -> int:
    """Kill the child `rounds` times; return how many moves were told of and found again."""
    rng = random.Random(seed)
    told = Told()
    for number in range(rounds):
        command = [sys.executable, "-m", "tests.session.kill", "--child", str(database)]
        with subprocess.Popen(
            [*command, "--seed", str(seed + number)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            for _ in range(rng.randint(1, 120)):
                line = process.stdout.readline()
                assert line, "the child ended by itself"
                told.read(line)
            process.kill()
            # What it had told before it died counts too, but for a line cut short.
            for line in process.stdout:
                if line.endswith("\n"):
                    told.read(line)
        _check(database, told)
    return told.moves_count


def _check(database: Path, told: Told) -> None:
    store = Store.open(database)
    try:
        assert store.notice is None, store.notice
        hands = {}
        for game in (*store.unfinished(), *store.finished()):
            Game.resume(store, game.id)
            for number, hand in enumerate(store.load(game.id).hands):
                hands[game.id, number] = hand
        assert set(told.moves) <= set(hands), "a hand with moves is lost"
        for place, hand in hands.items():
            moves = told.moves[place]
            assert list(hand.moves[: len(moves)]) == moves, f"a move of {place} is lost or changed"
            assert len(hand.moves) <= len(moves) + 1, f"moves of {place} that nobody made"
            # The one move that was saved but not told of any more is known from here on.
            told.moves[place] = list(hand.moves)
        for place, commitment in told.commitments.items():
            if place in hands:
                assert hands[place].commitment == commitment, f"another deck for {place}"
    finally:
        store.close()


def main() -> None:
    """Run the rounds, or be the child."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        child(options.child, options.seed)
        return
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        found = run_rounds(Path(folder) / "games.sqlite3", options.rounds, options.seed)
    seconds = time.perf_counter() - start
    print(f"{options.rounds} kills, {found} moves told of, all found once, {seconds:.1f} s")


if __name__ == "__main__":
    main()
