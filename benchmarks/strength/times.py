"""How long decisions and their slices take, on one core that does nothing else."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from benchmarks.strength.choosers import level
from benchmarks.strength.contests import dealt
from benchmarks.strength.figures import percentile
from escoba.engine import Hand, Move, Rules
from escoba.players import Player, View, decide, think, view_of_hand


@dataclass(frozen=True, slots=True)
class Times:
    """The times of a level in milliseconds, sorted; forced moves are left out.

    decisions: of whole decisions; slices: of what is done between two frames of the screen
    """

    name: str
    decisions: list[float]
    slices: list[float]

    def as_dict(self) -> dict[str, str]:
        """Return the fields of a line of CSV."""
        ds, ss = self.decisions, self.slices
        values = {
            "mean_ms": math.fsum(ds) / len(ds),
            "p50_ms": percentile(ds, 0.50),
            "p95_ms": percentile(ds, 0.95),
            "p99_ms": percentile(ds, 0.99),
            "worst_ms": ds[-1],
            "slice_p50_ms": percentile(ss, 0.50),
            "slice_p99_ms": percentile(ss, 0.99),
            "slice_worst_ms": ss[-1],
        }
        counts = {"level": self.name, "decisions": str(len(ds)), "slices": str(len(ss))}
        return counts | {name: f"{value:.3f}" for name, value in values.items()}

    def cells(self) -> dict[str, str]:
        """Return what a table shows."""
        line = self.as_dict()
        cells = {"level": self.name, "decisions": line["decisions"]}
        for heading, field in (
            ("mean", "mean_ms"),
            ("50 %", "p50_ms"),
            ("95 %", "p95_ms"),
            ("99 %", "p99_ms"),
            ("worst", "worst_ms"),
            ("slice 50 %", "slice_p50_ms"),
            ("slice 99 %", "slice_p99_ms"),
            ("slice worst", "slice_worst_ms"),
        ):
            cells[heading] = f"{float(line[field]):.2f}"
        return cells


def measure(name: str, rules: Rules, hands: int, seed: str) -> Times:
    """Time a level in seat 0 against players of the level hard, over some hands.

    Raises ValueError for a name that is no level's, and when there was nothing to decide.
    """
    measured, others = level(name), level("hard")
    decisions: list[float] = []
    slices: list[float] = []
    for number in range(hands):
        deck, promise = dealt(rules, seed, number)
        hand = Hand(rules, number % rules.players, deck)
        history = list(hand.opening_events)
        while hand.turn is not None:
            moves = hand.legal_moves()
            if len(moves) == 1:
                history += hand.play(moves[0])
                continue
            view = view_of_hand(hand, hand.turn, commitment=promise, history=history)
            if hand.turn == 0:
                spent, move = _timed(measured, view)
                slices += spent
                decisions.append(math.fsum(spent))
            else:
                move = decide(others, view).move
            history += hand.play(move)
    if not decisions:
        raise ValueError("nothing was decided in these hands: play more")
    return Times(name, sorted(decisions), sorted(slices))


def _timed(player: Player, view: View) -> tuple[list[float], Move]:
    """Return the milliseconds of each slice of a thought, and the move it ends with."""
    thought = think(player, view)
    spent: list[float] = []
    while True:
        began = time.perf_counter()
        try:
            next(thought)
        except StopIteration as end:
            spent.append((time.perf_counter() - began) * 1000)
            return spent, end.value.move
        spent.append((time.perf_counter() - began) * 1000)
