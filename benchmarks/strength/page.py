"""The tables of `docs/players.md`, from what the ladder came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from benchmarks.strength.contests import Contest
from benchmarks.strength.reports import Duplicate, Matches, markdown
from benchmarks.strength.times import Times

_USUAL: Final = ("playmore", "2")


def tables(
    duplicates: Sequence[Duplicate], matches: Sequence[Matches], times: Sequence[Times]
) -> str:
    """Return the pairs of two seats, the same elsewhere, and the times, as Markdown."""
    won = {(each.contest.a, each.contest.b): each for each in matches}
    usual = [each for each in duplicates if is_usual(each.contest)]
    other = [each for each in duplicates if not is_usual(each.contest)]
    deals, elsewhere = (", ".join(sorted({str(e.deals) for e in part})) for part in (usual, other))
    count = ", ".join(sorted({str(each.count) for each in matches}))
    return "\n\n".join(
        [
            f"Two seats, `playmore`; {deals} deals and {count} matches a pair:",
            markdown([_pair(each, won[each.contest.a, each.contest.b]) for each in usual]),
            f"Other rules and seats; {elsewhere} deals each:",
            markdown(_elsewhere(other)),
            "Milliseconds a decision, and a slice of it:",
            markdown([each.cells() for each in times]),
            "",
        ]
    )


def is_usual(contest: Contest) -> bool:
    """Return whether a contest is one of two seats under the default rules."""
    return (contest.preset, contest.seats) == _USUAL


def _pair(duplicate: Duplicate, matches: Matches) -> dict[str, str]:
    cells = duplicate.cells() | matches.cells()
    return {name: cells[name] for name in ("pair", "points a hand", "won", "Elo")}


def _elsewhere(duplicates: Sequence[Duplicate]) -> list[dict[str, str]]:
    """Return a line for each set of rules, with a column for each pair."""
    lines: dict[str, dict[str, str]] = {}
    for each in duplicates:
        cells = each.cells()
        line = lines.setdefault(cells["rules"], {"rules": cells["rules"]})
        line[cells["pair"]] = cells["points a hand"]
    return list(lines.values())
