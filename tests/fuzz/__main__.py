"""`python -m tests.fuzz --events N --seed S`: a long storm; a seed that fails can be run again."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.fuzz.driver import Fuzz

PER_SEED = 5000


def main() -> int:
    """Send the events in runs of a seed each; the exit code is 1 when one of them failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--events", type=int, default=PER_SEED, help="in all")
    parser.add_argument("--seed", type=int, default=1, help="of the first run; the next count up")
    parser.add_argument("--per-seed", type=int, default=PER_SEED, help="events of one run")
    chosen = parser.parse_args()
    sent, seed, failed, began = 0, chosen.seed, 0, time.monotonic()
    while sent < chosen.events:
        events = min(chosen.per_seed, chosen.events - sent)
        with tempfile.TemporaryDirectory() as folder:
            try:
                with Fuzz(seed, Path(folder)) as fuzz:
                    fuzz.run(events)
            except Exception:
                failed += 1
                traceback.print_exc()
                print(f"seed {seed} failed after {fuzz.sent} events; once more:")
                print(f"  python -m tests.fuzz --seed {seed} --events {events}")
            else:
                seen = ", ".join(f"{name} {n}" for name, n in fuzz.scenes.most_common())
                print(f"seed {seed}: {fuzz.sent} events, {fuzz.moves} moves, {seen}", flush=True)
        sent += events
        seed += 1
    print(f"{sent} events in {time.monotonic() - began:.0f} s, {failed} runs failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
