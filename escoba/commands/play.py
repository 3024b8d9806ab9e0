"""`escoba [play]`: open the window."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from escoba import __version__
from escoba.commands.arguments import (
    Parser,
    add_game_options,
    add_language_option,
    choice_of,
    folder_of,
    language_in,
    levels_of,
    rules_of,
    seed_of,
    size_of,
)
from escoba.commands.output import CommandError, complain, say
from escoba.language import gettext as _
from escoba.session import SPEEDS, DataPaths, PlayOptions

__all__ = ["run"]

USUAL_LEVEL: Final = "medium"


def run(words: Sequence[str]) -> int:
    """Read the options and play until the window is closed."""
    parser = _parser()
    found = parser.read(words)
    if parser.explained(found):
        return 0
    if found.version:
        say(f"escoba {__version__}")
        return 0
    parser.arguments_of(found)
    options = _options(found)
    try:
        from escoba.ui.app import run as open_window
        from escoba.ui.decks import find_decks
    except ImportError as error:
        raise CommandError(
            _("The window needs a part that is not installed: {part}.").format(
                part=error.name or str(error)
            )
        ) from None
    own = DataPaths.at(options.data).decks
    if options.deck is not None or own.is_dir():
        decks, faults = find_decks(own)
        if options.deck is not None:
            choice_of("--deck", options.deck, (deck.id for deck in decks))
        for name, fault in faults.items():
            complain(_("{deck} was skipped: {fault}").format(deck=name, fault=fault))
    return open_window(options)


def _parser() -> Parser:
    parser = Parser(
        "play",
        _("Play at the table."),
        epilog=_(
            "This is what happens without a command. The other commands are simulate, verify, "
            "replay, captures and decks; each explains itself with --help."
        ),
    )
    add_game_options(parser)
    add = parser.options.add_argument
    add("--deck", metavar="ID", help=_("the cards; escoba decks lists them"))
    add_language_option(parser)
    add("--size", metavar=_("WxH"), help=_("the size of the window"))
    add("--fullscreen", action="store_true", help=_("fill the screen"))
    add("--data", metavar=_("DIR"), help=_("keep settings, games and decks in this folder"))
    add("--reduced-motion", action="store_true", help=_("cards fade instead of flying"))
    add("--speed", metavar=_("SPEED"), help=", ".join(SPEEDS))
    add("--mute", action="store_true", help=_("no sound"))
    add("--ui-log", metavar=_("FILE"), help=_("log what the screen shows"))
    add("--version", action="store_true", help=_("show the version"))
    return parser


def _options(found: Namespace) -> PlayOptions:
    rules = rules_of(found)
    names = USUAL_LEVEL if found.levels is None else found.levels
    levels = levels_of(names, rules.players - 1, one_for_all=True)
    # Whoever says what to play wants to play it, not to see the home screen.
    starts_game = (
        found.partners
        or found.rule
        or any(
            value is not None for value in (found.preset, found.players, found.levels, found.seed)
        )
    )
    return PlayOptions(
        rules=rules if starts_game else None,
        levels=levels,
        seed=None if found.seed is None else seed_of(found.seed),
        deck=found.deck,
        language=language_in(found),
        size=None if found.size is None else size_of(found.size),
        fullscreen=found.fullscreen,
        data=None if found.data is None else folder_of("--data", found.data),
        reduced_motion=found.reduced_motion,
        speed=None if found.speed is None else choice_of("--speed", found.speed, SPEEDS),
        mute=found.mute,
        ui_log=None if found.ui_log is None else Path(found.ui_log),
    )
