"""Games between computers: as many hands or games as asked for, their records and their figures."""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from escoba.engine import Event, Match, Record, Rules, SeatInfo, SeededSource, record_of
from escoba.players import Player, decide, player, view_of

__all__ = ["Plan", "SideFigures", "Simulation", "seed_of_game"]

CONFIDENCE_95: Final = 1.96  # standard errors on either side of a mean


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played.

    levels: one a seat
    hands, games: how many; one of them is None
    is_duplicate: every deal is played once from each seat, with the same cards
    """

    rules: Rules
    levels: tuple[str, ...]
    seed: str
    hands: int | None = None
    games: int | None = None
    is_duplicate: bool = False


@dataclass(slots=True)
class SideFigures:
    """What one side did; in duplicate, what one level did wherever it sat.

    side_hands: hands played, once for each side of this level
    differences: points against the mean of the other sides, by hand; in duplicate, by deal
    decisions_ms: the time of every decision
    """

    level: str
    points: int = 0
    wins: int = 0
    side_hands: int = 0
    differences: array[float] = field(default_factory=lambda: array("d"))
    decisions_ms: array[float] = field(default_factory=lambda: array("d"))

    @property
    def points_per_hand(self) -> float:
        """The mean score of a hand."""
        return self.points / self.side_hands if self.side_hands else 0.0

    @property
    def difference(self) -> float:
        """The mean of the differences."""
        return math.fsum(self.differences) / len(self.differences) if self.differences else 0.0

    @property
    def interval95(self) -> float | None:
        """Half the width of the 95 % interval of `difference`; None for fewer than two of them."""
        count = len(self.differences)
        if count < 2:
            return None
        mean = self.difference
        variance = math.fsum((one - mean) ** 2 for one in self.differences) / (count - 1)
        return CONFIDENCE_95 * math.sqrt(variance / count)

    def decision_ms(self) -> dict[str, float]:
        """Return mean, 95th percentile and maximum of the time of a decision."""
        times = sorted(self.decisions_ms)
        if not times:
            return {"mean": 0.0, "p95": 0.0, "max": 0.0}
        p95 = times[min(len(times) - 1, math.ceil(0.95 * len(times)) - 1)]
        mean = math.fsum(times) / len(times)
        return {"mean": round(mean, 3), "p95": round(p95, 3), "max": round(times[-1], 3)}

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as the JSON output writes them."""
        interval = self.interval95
        return {
            "level": self.level,
            "points": self.points,
            "wins": self.wins,
            "points_per_hand": round(self.points_per_hand, 4),
            "difference": round(self.difference, 4),
            "interval95": None if interval is None else round(interval, 4),
            "decision_ms": self.decision_ms(),
        }


class Simulation:
    """Plays a plan; the figures grow while the records are drawn from `run`.

    hands, games: played so far; a game counts when it has been won
    sides: by side; in duplicate by level, in the order they were named
    """

    def __init__(self, plan: Plan, clock: Callable[[], float] = time.perf_counter) -> None:
        self.plan = plan
        self.hands = 0
        self.games = 0
        self._clock = clock
        self._players = {level: player(level) for level in plan.levels}
        labels = self._labels(plan.levels)
        self._entries = list(dict.fromkeys(labels)) if plan.is_duplicate else labels
        self.sides = [SideFigures(label) for label in self._entries]

    def run(self) -> Iterator[Record]:
        """Play, and yield the record of each game; the last may be unfinished."""
        return self._run_duplicate() if self.plan.is_duplicate else self._run_games()

    def as_dict(self, seconds: float) -> dict[str, Any]:
        """Return all figures as the JSON output writes them."""
        return {
            "hands": self.hands,
            "games": self.games,
            "seconds": round(seconds, 3),
            "sides": [side.as_dict() for side in self.sides],
        }

    def _run_games(self) -> Iterator[Record]:
        plan = self.plan
        started = 0
        while self._wants_more():
            match = self._new_match(started)
            started += 1
            while not match.is_over and self._wants_more():
                self._note(self._play_hand(match, plan.levels), range(len(self.sides)))
            self._note_winner(match, range(len(self.sides)))
            yield self._record(match, plan.levels)

    def _run_duplicate(self) -> Iterator[Record]:
        plan = self.plan
        players = plan.rules.players
        deal = 0
        while self._wants_more():
            differences: list[list[float]] = [[] for _side in self.sides]
            for turn in range(players):
                levels = plan.levels[turn:] + plan.levels[:turn]
                entries = [self._entries.index(label) for label in self._labels(levels)]
                match = self._new_match(deal)
                points = self._play_hand(match, levels, entries)
                for entry, difference in zip(entries, _differences(points), strict=True):
                    differences[entry].append(difference)
                self._note_points(points, entries)
                self._note_winner(match, entries)
                yield self._record(match, levels)
            for side, ones in zip(self.sides, differences, strict=True):
                side.differences.append(math.fsum(ones) / len(ones))
            deal += 1

    def _wants_more(self) -> bool:
        if self.plan.hands is not None:
            return self.hands < self.plan.hands
        return self.games < (self.plan.games or 0)

    def _new_match(self, number: int) -> Match:
        match = Match(self.plan.rules, SeededSource(seed_of_game(self.plan.seed, number)))
        match.draw_dealer()
        return match

    def _play_hand(
        self, match: Match, levels: Sequence[str], entries: Sequence[int] | None = None
    ) -> tuple[int, ...]:
        """Play one hand and return its points by side."""
        rules = self.plan.rules
        owners = [
            entries[rules.side_of(seat)] if entries else rules.side_of(seat)
            for seat in range(rules.players)
        ]
        players: list[Player] = [self._players[level] for level in levels]
        history: list[Event] = list(match.begin_hand())
        before = match.totals
        hand = match.hand
        assert hand is not None
        while hand.turn is not None:
            seat = hand.turn
            view = view_of(match, seat, history)
            start = self._clock()
            decision = decide(players[seat], view)
            self.sides[owners[seat]].decisions_ms.append((self._clock() - start) * 1000)
            history += match.play(decision.move)
        self.hands += 1
        return tuple(after - b for after, b in zip(match.totals, before, strict=True))

    def _note(self, points: Sequence[int], entries: Sequence[int]) -> None:
        self._note_points(points, entries)
        for entry, difference in zip(entries, _differences(points), strict=True):
            self.sides[entry].differences.append(difference)

    def _note_points(self, points: Sequence[int], entries: Sequence[int]) -> None:
        for entry, score in zip(entries, points, strict=True):
            self.sides[entry].points += score
            self.sides[entry].side_hands += 1

    def _note_winner(self, match: Match, entries: Sequence[int]) -> None:
        if match.winner is not None:
            self.games += 1
            self.sides[entries[match.winner]].wins += 1

    def _record(self, match: Match, levels: Sequence[str]) -> Record:
        seats = tuple(
            SeatInfo(f"{level} {seat}", level) for seat, level in enumerate(levels, start=1)
        )
        return record_of(match, seats)

    def _labels(self, levels: Sequence[str]) -> list[str]:
        """Return what each side is called: its level, or its levels in the order first named."""
        rules = self.plan.rules
        order = list(dict.fromkeys(self.plan.levels))
        return [
            "+".join(sorted({levels[seat] for seat in rules.seats_of(side)}, key=order.index))
            for side in _sides(rules)
        ]


def seed_of_game(seed: str, number: int) -> str:
    """Return the seed of the game `number` (from 0) of a simulation.

    The first has the simulation's own, so that it is the game that `play --seed` deals.
    """
    return seed if number == 0 else f"{seed}/{number}"


def _sides(rules: Rules) -> range:
    return range(rules.side_count)


def _differences(points: Sequence[int]) -> list[float]:
    """Return each side's points less the mean of the others'."""
    total, others = sum(points), len(points) - 1
    return [score - (total - score) / others for score in points]
