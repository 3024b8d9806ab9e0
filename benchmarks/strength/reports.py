"""What samples come to: a line for each contest, as CSV and as a table of Markdown."""

from __future__ import annotations

import csv
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.strength.contests import Contest, Row
from benchmarks.strength.figures import elo, mean_interval, rate_interval


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Points per hand of a against b.

    deals: each played once with a on every side, and one sample
    pph: a's points less the mean of the others', a hand; half95: half its interval
    """

    contest: Contest
    deals: int
    pph: float
    half95: float

    @classmethod
    def of(cls, contest: Contest, rows: Sequence[Row]) -> Duplicate:
        """Return what rows come to."""
        sides = contest.rules.side_count
        samples = []
        for row in rows:
            own, others = sum(row[2::2]), sum(row[3::2])
            samples.append((own * (sides - 1) - others) / ((sides - 1) * sides))
        return cls(contest, len(rows), *mean_interval(samples))

    def as_dict(self) -> dict[str, str]:
        """Return the fields of a line of CSV."""
        return _who(self.contest) | {
            "deals": str(self.deals),
            "pph": _decimal(self.pph),
            "half95": _decimal(self.half95),
        }

    def cells(self) -> dict[str, str]:
        """Return what a table shows."""
        return _pair(self.contest) | {
            "deals": str(self.deals),
            "points a hand": f"{self.pph:+.2f} ± {self.half95:.2f}",
        }


@dataclass(frozen=True, slots=True)
class Matches:
    """Wins of a against b over whole matches.

    hands: a match, on average
    """

    contest: Contest
    count: int
    wins: int
    hands: float

    @classmethod
    def of(cls, contest: Contest, rows: Sequence[Row]) -> Matches:
        """Return what rows come to."""
        hands = sum(row[3] for row in rows) / len(rows) if rows else 0.0
        return cls(contest, len(rows), sum(row[-1] for row in rows), hands)

    @property
    def rate(self) -> float:
        """How many of the matches a won."""
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the interval of the rate; matches with the same cards count as apart."""
        return rate_interval(self.wins, self.count)

    @property
    def elo(self) -> tuple[float, float, float] | None:
        """The difference in Elo points and the ends of its interval; None for more sides."""
        if self.contest.rules.side_count != 2:
            return None
        low, high = self.interval
        return elo(self.rate), elo(low), elo(high)

    def as_dict(self) -> dict[str, str]:
        """Return the fields of a line of CSV."""
        low, high = self.interval
        rating = self.elo or (math.nan,) * 3
        names = ("elo", "elo_low95", "elo_high95")
        return (
            _who(self.contest)
            | {
                "matches": str(self.count),
                "wins": str(self.wins),
                "rate": _decimal(self.rate),
                "rate_low95": _decimal(low),
                "rate_high95": _decimal(high),
            }
            | {name: _decimal(value, 1) for name, value in zip(names, rating, strict=True)}
            | {"hands_a_match": _decimal(self.hands, 2)}
        )

    def cells(self) -> dict[str, str]:
        """Return what a table shows."""
        low, high = self.interval
        cells = _pair(self.contest) | {
            "matches": str(self.count),
            "won": f"{100 * self.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
        }
        rating = self.elo
        if rating is None:
            return cells | {"Elo": ""}
        middle, bottom, top = (_signed(value) for value in rating)
        return cells | {"Elo": f"{middle} ({bottom} to {top})"}


def _who(contest: Contest) -> dict[str, str]:
    return {
        "preset": contest.preset,
        "seats": contest.seats,
        "a": contest.a,
        "b": contest.b,
        "seed": contest.seed,
    }


def _pair(contest: Contest) -> dict[str, str]:
    return {"pair": f"{contest.a} - {contest.b}", "rules": f"{contest.preset}, {contest.seats}"}


def _decimal(value: float, places: int = 4) -> str:
    """Return a number with so many places; nothing when there is none."""
    return "" if math.isnan(value) else f"{value:.{places}f}"


def _signed(value: float) -> str:
    return f"{value:+.0f}" if math.isfinite(value) else "∞" if value > 0 else "-∞"


def write_csv(path: Path, lines: Sequence[Mapping[str, str]]) -> None:
    """Write lines that have the same fields; nothing when there are none."""
    if not lines:
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(lines[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)


def markdown(lines: Sequence[Mapping[str, str]]) -> str:
    """Return a table of Markdown with aligned columns; empty without lines."""
    if not lines:
        return ""
    rows = [list(lines[0]), *(list(line.values()) for line in lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows.insert(1, ["-" * width for width in widths])
    return "\n".join(
        f"| {' | '.join(cell.ljust(w) for cell, w in zip(row, widths, strict=True))} |"
        for row in rows
    )
