"""Numbered cases, each of which follows from the seed and its number alone."""

from __future__ import annotations

import multiprocessing
import random
import time
import traceback
from collections.abc import Callable
from itertools import count

from tests.agreement.hands import play_random_hand
from tests.agreement.matches import play_random_match

# One case in so many is a match with its records; the others are single hands.
MATCH_EVERY = 25
REPORT_EVERY_S = 10.0

Report = Callable[[str], None]


class Disagreed(Exception):
    """A case on which the engines disagree, with the command that plays it again."""


def run_case(seed: str, number: int) -> int:
    """Play one case; return the hands it had. Disagreed names what differs."""
    rng = random.Random(f"{seed}:{number}")
    play = play_random_match if number % MATCH_EVERY == 0 else play_random_hand
    try:
        return play(rng)
    except Exception:
        raise Disagreed(
            f"case {number}\n{traceback.format_exc()}\n"
            f"again: python -m tests.agreement --seed {seed} --only {number}"
        ) from None


def run(seed: str, hands: int, *, jobs: int = 1, report: Report | None = None) -> int:
    """Play cases until there were so many hands; return how many there were."""
    if jobs == 1:
        return run_share(seed, hands, 0, 1, report)
    share = -(-hands // jobs)
    with multiprocessing.Pool(jobs) as pool:
        parts = [
            pool.apply_async(run_share, (seed, share, first, jobs, None)) for first in range(jobs)
        ]
        return sum(part.get() for part in parts)


def run_share(seed: str, hands: int, first: int, step: int, report: Report | None) -> int:
    """Play every `step`-th case from `first` on until there were so many hands."""
    began = time.monotonic()
    reported = began
    played = 0
    for number in count(first, step):
        if played >= hands:
            break
        played += run_case(seed, number)
        if report is not None and time.monotonic() - reported > REPORT_EVERY_S:
            reported = time.monotonic()
            report(f"{played} hands, {number + 1} cases, {reported - began:.0f} s")
    return played
