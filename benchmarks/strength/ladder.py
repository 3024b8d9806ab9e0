"""The contests behind the tables of `docs/players.md`."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from benchmarks.strength.contests import Contest, Kind
from escoba.engine import PRESETS
from escoba.players import LEVELS

STEPS: Final = tuple((above, below) for below, above in pairwise(LEVELS))
"""Each level against the one below it."""

LEAPS: Final = (("master", "medium"), ("master", "easy"), ("hard", "easy"))

# The master's playouts play as hard does, so that its lead over hard says too much; third parties
# do not share its habits.
THIRDS: Final = tuple(
    (level, third) for level in ("master", "hard") for third in ("published", "cheater")
)

ELSEWHERE: Final = (("master", "hard"), ("hard", "easy"))
"""The pairs that also meet under the other presets and with other seats."""

PART_ELSEWHERE: Final = 4
"""Under other rules only every so many of the deals are played."""


def ladder(seed: str, deals: int, matches: int) -> list[tuple[Contest, int]]:
    """Return every contest, and how many deals or matches of it."""
    pairs = (*STEPS, *LEAPS, *THIRDS)
    kinds: tuple[tuple[Kind, int], ...] = (("matches", matches), ("duplicate", deals))
    contests = [
        (Contest(kind=kind, a=a, b=b, seed=seed), count) for kind, count in kinds for a, b in pairs
    ]
    rules = [(preset, "2") for preset in PRESETS if preset != "playmore"]
    rules += [("playmore", "3"), ("playmore", "4"), ("playmore", "partners")]
    fewer = -(-deals // PART_ELSEWHERE)
    contests += [
        (Contest(kind="duplicate", a=a, b=b, preset=preset, seats=seats, seed=seed), fewer)
        for preset, seats in rules
        for a, b in ELSEWHERE
    ]
    return contests
