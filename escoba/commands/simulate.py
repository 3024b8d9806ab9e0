"""`escoba simulate`: let computers play each other."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from escoba.commands.arguments import (
    Parser,
    add_game_options,
    add_language_option,
    language_in,
    levels_of,
    rules_of,
    seed_of,
    whole_number,
)
from escoba.commands.output import CommandError, not_written, say
from escoba.commands.simulation import Plan, Simulation
from escoba.language import gettext as _
from escoba.language import ngettext

__all__ = ["run"]


def run(words: Sequence[str]) -> int:
    """Play what is asked for, write the records and say the figures."""
    parser = _parser()
    found = parser.read(words)
    if parser.explained(found):
        return 0
    language_in(found)
    parser.arguments_of(found)
    rules = rules_of(found)
    if found.levels is None:
        raise CommandError(_("escoba simulate needs --levels, one for each seat."))
    levels = levels_of(found.levels, rules.players, one_for_all=False)
    if (found.hands is None) == (found.games is None):
        raise CommandError(_("escoba simulate needs either --hands or --games."))
    hands = None if found.hands is None else whole_number("--hands", found.hands, 1)
    games = None if found.games is None else whole_number("--games", found.games, 1)
    if found.duplicate and (hands is None or hands % rules.players):
        raise CommandError(
            _(
                "--duplicate plays every deal once from each of {players} seats: it needs "
                "--hands with a multiple of {players}."
            ).format(players=rules.players)
        )
    # Without a seed one is made up and told, so that every run can be repeated.
    seed = secrets.token_hex(8) if found.seed is None else seed_of(found.seed)
    simulation = Simulation(Plan(rules, levels, seed, hands, games, found.duplicate))
    start = time.perf_counter()
    with _records_file(found.out) as file:
        for record in simulation.run():
            if file is not None:
                file.write(record.to_json() + "\n")
    seconds = time.perf_counter() - start
    if found.json:
        say(json.dumps(simulation.as_dict(seconds)))
    else:
        _say_figures(simulation, seconds)
    return 0


def _parser() -> Parser:
    parser = Parser("simulate", _("Let computer players play each other and show who does better."))
    add_game_options(parser)
    add = parser.options.add_argument
    add("--hands", metavar="N", help=_("play so many hands"))
    add("--games", metavar="N", help=_("play so many games to their end"))
    add("--duplicate", action="store_true", help=_("play every deal once from each seat"))
    add("--out", metavar=_("FILE"), help=_("write the records there, one per line"))
    add("--json", action="store_true", help=_("show the figures as JSON"))
    add_language_option(parser)
    return parser


@contextmanager
def _records_file(name: str | None) -> Iterator[TextIO | None]:
    """Open the file for the records before anything is played; all of its troubles are one line."""
    if name is None:
        yield None
        return
    if "\0" in name:  # which open() does not count among the system's refusals
        raise not_written(name, ValueError(name))
    try:
        with open(name, "w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise not_written(name, error) from None


def _say_figures(simulation: Simulation, seconds: float) -> None:
    hands = ngettext("{count} hand", "{count} hands", simulation.hands)
    games = ngettext("{count} game won", "{count} games won", simulation.games)
    say(
        _("{hands}, {games}, {seconds} s, seed {seed}").format(
            hands=hands.format(count=simulation.hands),
            games=games.format(count=simulation.games),
            seconds=f"{seconds:.1f}",
            seed=simulation.plan.seed,
        )
    )
    heading = (
        _("level"),
        _("points a hand"),
        _("difference"),
        _("games won"),
        _("ms a decision (mean, 95 %, most)"),
    )
    rows = [heading]
    for side in simulation.sides:
        times = side.decision_ms()
        interval = side.interval95
        rows.append(
            (
                side.level,
                f"{side.points_per_hand:.2f}",
                f"{side.difference:+.2f}" + ("" if interval is None else f" ± {interval:.2f}"),
                str(side.wins),
                f"{times['mean']:.1f}  {times['p95']:.1f}  {times['max']:.1f}",
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        say("  ".join(cells).rstrip())
