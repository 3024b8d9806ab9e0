"""The command line of the strength laboratory."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path

from benchmarks.strength.choosers import NAMES
from benchmarks.strength.contests import SEATS, Contest, Kind, rules_of
from benchmarks.strength.ladder import ladder
from benchmarks.strength.leafcheck import accuracy
from benchmarks.strength.page import is_usual, tables
from benchmarks.strength.picture import svg
from benchmarks.strength.reports import Duplicate, Matches, markdown, write_csv
from benchmarks.strength.runs import Samples, run
from benchmarks.strength.times import Times, measure
from escoba.engine import PRESETS
from escoba.players import LEVELS

FOLDER = Path("build/strength")


def main(words: Sequence[str] | None = None) -> int:
    """Measure what is asked for; return the exit code."""
    chosen = parser().parse_args(words)
    command: Callable[[argparse.Namespace], None] = chosen.command
    try:
        command(chosen)
    except (ValueError, OSError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("strength: stopped; the same command goes on from here", file=sys.stderr)
        return 130
    return 0


def play_pairs(chosen: argparse.Namespace) -> None:
    """Play every pair of the players named, and show what it comes to."""
    names = list(reversed(NAMES)) if chosen.players == ["all"] else chosen.players
    if len(names) < 2:
        raise ValueError("name two players or more, or all")
    kind: Kind = chosen.kind
    contests = [
        (
            Contest(
                kind=kind, a=a, b=b, preset=chosen.preset, seats=chosen.seats, seed=chosen.seed
            ),
            chosen.count,
        )
        for a, b in dict.fromkeys(combinations(names, 2))
    ]
    run(contests, chosen.folder, chosen.workers)
    _report(contests, chosen.folder)


def play_ladder(chosen: argparse.Namespace) -> None:
    """Make every table of the documentation, and the picture."""
    contests = ladder(chosen.seed, chosen.pairs, chosen.matches)
    run(contests, chosen.folder, chosen.workers)
    duplicates, matches = _report(contests, chosen.folder)
    # Random is so far behind everybody that the others would be squeezed together.
    drawn = [e for e in duplicates if is_usual(e.contest) and e.contest.b != "random"]
    picture = svg(drawn, matches, "How much better the players are than one another")
    (chosen.folder / "ladder.svg").write_text(picture, encoding="utf-8")
    times = _time(list(LEVELS), chosen)
    page = tables(duplicates, matches, times)
    (chosen.folder / "tables.md").write_text(page, encoding="utf-8")


def time_players(chosen: argparse.Namespace) -> None:
    """Time the levels named."""
    names = list(LEVELS) if chosen.players == ["all"] else chosen.players
    chosen.folder.mkdir(parents=True, exist_ok=True)
    _time(names, chosen)


def check_leaf(chosen: argparse.Namespace) -> None:
    """Show how well the master's value of a state foretells the rest of a hand."""
    print(markdown(accuracy(chosen.preset, chosen.hands, chosen.seed)))


def _report(
    contests: Sequence[tuple[Contest, int]], folder: Path
) -> tuple[list[Duplicate], list[Matches]]:
    """Write what the samples of a folder come to, and print it."""
    duplicates: list[Duplicate] = []
    matches: list[Matches] = []
    for contest, count in contests:
        rows = Samples(folder, contest).rows(count)
        if contest.kind == "duplicate":
            duplicates.append(Duplicate.of(contest, rows))
        else:
            matches.append(Matches.of(contest, rows))
    write_csv(folder / "duplicate.csv", [each.as_dict() for each in duplicates])
    write_csv(folder / "matches.csv", [each.as_dict() for each in matches])
    for table in (
        markdown([e.cells() for e in duplicates]),
        markdown([e.cells() for e in matches]),
    ):
        if table:
            print(table, end="\n\n")
    return duplicates, matches


def _time(names: Sequence[str], chosen: argparse.Namespace) -> list[Times]:
    """Time levels, write what it comes to, and print it."""
    rules = rules_of(chosen.preset, chosen.seats)
    found = [measure(name, rules, chosen.hands, chosen.seed) for name in names]
    write_csv(chosen.folder / "times.csv", [each.as_dict() for each in found])
    print(markdown([each.cells() for each in found]))
    return found


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    whole = argparse.ArgumentParser(
        prog="python -m benchmarks.strength",
        description="Measure how well and how fast the computer players play.",
        epilog=f"Players: {', '.join(NAMES)}, and master:N with N worlds.",
    )
    commands = whole.add_subparsers(required=True, metavar="COMMAND")

    for kind, option, count, text in (
        ("duplicate", "--pairs", 200, "points a hand, over deals played once from every side"),
        ("matches", "--matches", 200, "matches to the target, the same cards from every side"),
    ):
        command = commands.add_parser(kind, help=text, description=text)
        command.set_defaults(command=play_pairs, kind=kind)
        command.add_argument("players", nargs="+", metavar="PLAYER", help="two or more, or all")
        command.add_argument(
            option, dest="count", type=_positive, default=count, metavar="N", help=f"({count})"
        )
        _add_rules(command)
        _add_run(command)

    text = "decision and slice times, on one core"
    command = commands.add_parser("times", help=text, description=text)
    command.set_defaults(command=time_players)
    command.add_argument("players", nargs="+", metavar="LEVEL", help="levels, or all")
    _add_rules(command)
    _add_hands(command, 50)
    _add_folder(command)

    text = "every table of docs/players.md, and its picture"
    command = commands.add_parser("ladder", help=text, description=text)
    command.set_defaults(command=play_ladder, preset="playmore", seats="2")
    command.add_argument("--pairs", type=_positive, default=700, metavar="N", help="deals (700)")
    command.add_argument("--matches", type=_positive, default=1000, metavar="N", help="(1000)")
    _add_hands(command, 50)
    _add_run(command)

    text = "how well the master's value of a state foretells the rest of a hand"
    command = commands.add_parser("leaf", help=text, description=text)
    command.set_defaults(command=check_leaf)
    command.add_argument("--preset", choices=list(PRESETS), default="playmore")
    _add_hands(command, 1000)
    _add_seed(command)
    return whole


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument("--preset", choices=list(PRESETS), default="playmore")
    command.add_argument("--seats", choices=SEATS, default="2")


def _add_run(command: argparse.ArgumentParser) -> None:
    cores = os.cpu_count() or 1
    command.add_argument(
        "--workers", type=_positive, default=cores, metavar="N", help=f"processes ({cores})"
    )
    _add_folder(command)


def _add_folder(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--folder", type=Path, default=FOLDER, help=f"where it goes on or begins ({FOLDER})"
    )
    _add_seed(command)


def _add_seed(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seed", default="1", help="(1)")


def _add_hands(command: argparse.ArgumentParser, count: int) -> None:
    command.add_argument("--hands", type=_positive, default=count, metavar="N", help=f"({count})")


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
