"""Command line: python -m tests.agreement --hands 100000 --seed 1 [--jobs N] [--only K]."""

from __future__ import annotations

import argparse
import sys

from tests.agreement.driver import Disagreed, run, run_case


def main() -> int:
    """Run the cases asked for; 0 when both engines agreed, 1 when they did not."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.agreement",
        description="Play seeded random hands and matches with both engines and compare them.",
    )
    parser.add_argument("--hands", type=int, default=1000, help="hands to play (1000)")
    parser.add_argument("--seed", default="1", help="a text; every case follows from it (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--only", type=int, metavar="K", help="play case K alone, again")
    arguments = parser.parse_args()
    try:
        if arguments.only is not None:
            played = run_case(arguments.seed, arguments.only)
        else:
            played = run(
                arguments.seed,
                arguments.hands,
                jobs=arguments.jobs,
                report=lambda line: print(line, flush=True),
            )
    except Disagreed as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{played} hands: both engines agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
