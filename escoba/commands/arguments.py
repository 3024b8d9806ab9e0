"""Reading a command line: exact names, one clear sentence for whatever is wrong.

argparse takes the line apart; every value is judged here, so that each sentence can list the
choices and be in the user's language.
"""

from __future__ import annotations

import argparse
import difflib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from escoba.commands.output import CommandError, say
from escoba.engine import CATEGORIES, OPTIONS, PRESETS, Rules, RulesError
from escoba.language import available, ngettext
from escoba.language import gettext as _
from escoba.players import LEVELS
from escoba.words import fault_sentence

__all__ = [
    "Parser",
    "add_game_options",
    "add_language_option",
    "choice_of",
    "folder_of",
    "language_in",
    "language_of",
    "levels_of",
    "rules_of",
    "seed_of",
    "size_of",
    "whole_number",
]

PLAYERS: Final = tuple(str(count) for count in OPTIONS["players"].choices)
MOST_DIGITS: Final = 9
CLOSE: Final = 0.7  # how alike two names are, 0 to 1, for one to be a slip of the other
LARGEST_WINDOW: Final = 16_384


class _Formatter(argparse.HelpFormatter):
    """argparse's layout with the first word of the usage in the user's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, _("usage:") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The options of one command, all written out in full.

    arguments: how the usage shows the arguments without a name, such as `FILE [FILE ...]`
    """

    def __init__(
        self, command: str, description: str, arguments: str = "", epilog: str | None = None
    ) -> None:
        super().__init__(
            prog=f"escoba {command}",
            usage=" ".join(filter(None, (f"escoba {command}", _("[options]"), arguments))),
            description=description,
            epilog=epilog,
            formatter_class=_Formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.command = command
        self.arguments = arguments
        self.options = self.add_argument_group(_("options"))
        self.options.add_argument("--help", "-h", action="store_true", help=_("show this text"))
        # Gathers what argparse would refuse in English; each command counts them itself.
        self.add_argument("arguments", nargs="*", help=argparse.SUPPRESS)

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """Take the words of a command line apart; raises CommandError when they do not fit."""
        words = list(argv)
        # What follows a bare -- is no option, whatever it looks like; argparse loses count there.
        end = words.index("--") if "--" in words else len(words)
        try:
            found, unknown = self.parse_known_intermixed_args(words[:end])
        except argparse.ArgumentError as error:
            raise self._refusal(error) from None
        if unknown:
            raise self._no_option(unknown[0].partition("=")[0])
        found.arguments += words[end + 1 :]
        return found

    def explained(self, found: argparse.Namespace) -> bool:
        """Say what the command does if `--help` asks for it, and return whether it did."""
        if found.help:
            for line in self.format_help().splitlines():
                say(line)
        return bool(found.help)

    def error(self, message: str) -> Any:
        """Raise CommandError instead of leaving the program, as argparse would."""
        raise CommandError(message)

    def arguments_of(
        self, found: argparse.Namespace, least: int = 0, most: int | None = 0
    ) -> list[str]:
        """Return the arguments without a name; raises CommandError for too few or too many.

        most: None for any number
        """
        arguments: list[str] = found.arguments
        if most is not None and len(arguments) > most:
            raise CommandError(
                _("escoba {command} has no place for {argument}.").format(
                    command=self.command, argument=repr(arguments[most])
                )
            )
        if len(arguments) < least:
            raise CommandError(
                _("escoba {command} needs {arguments}.").format(
                    command=self.command, arguments=self.arguments
                )
            )
        return arguments

    def _no_option(self, option: str) -> CommandError:
        names = self._option_names()
        close = difflib.get_close_matches(option, names, n=1, cutoff=CLOSE)
        text = (
            _("escoba {command} has no option {option}; did you mean {closest}?")
            if close
            else _("escoba {command} has no option {option}; choose {choices}.")
        )
        return CommandError(
            text.format(
                command=self.command,
                option=option,
                closest="".join(close),
                choices=", ".join(names),
            )
        )

    def _refusal(self, error: argparse.ArgumentError) -> CommandError:
        name = (error.argument_name or "").split("/")[0]
        takes_value = any(name in action.option_strings for action in self._valued())
        sentence = _("{option} needs a value.") if takes_value else _("{option} takes no value.")
        return CommandError(sentence.format(option=name))

    def _valued(self) -> list[argparse.Action]:
        return [action for action in self._actions if action.nargs != 0]

    def _option_names(self) -> list[str]:
        return [action.option_strings[0] for action in self._actions if action.option_strings]


def add_game_options(parser: Parser) -> None:
    """Add the options that say what is played."""
    add = parser.options.add_argument
    add(
        "--preset",
        metavar=_("NAME"),
        help=_("the published rules: {choices}").format(choices=", ".join(PRESETS)),
    )
    add("--players", metavar="N", help=_("2, 3 or 4"))
    add("--partners", action="store_true", help=_("four players: the first and third together"))
    add(
        "--rule",
        metavar=_("NAME=VALUE"),
        action="append",
        default=[],
        help=_("change one rule of the preset; may be repeated"),
    )
    add(
        "--levels",
        metavar=_("LEVEL[,LEVEL...]"),
        help=_("the computer players, the weakest first: {choices}").format(
            choices=", ".join(LEVELS)
        ),
    )
    add("--seed", metavar=_("TEXT"), help=_("the same seed brings the same cards"))


def language_of(argv: Sequence[str]) -> str | None:
    """Return the language that a command line asks for, before anything is said about the rest.

    None when there is no (complete) `--lang`, or the language is not there.
    """
    wanted = None
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(argv):
            wanted = argv[place + 1]
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    return wanted if wanted in available() else None


def add_language_option(parser: Parser) -> None:
    """Add `--lang`, which every command takes that says anything in words."""
    parser.options.add_argument("--lang", metavar=_("CODE"), help=", ".join(available()))


def language_in(found: argparse.Namespace) -> str | None:
    """Return the language of `--lang`; raises CommandError, with the choices, if unknown."""
    code: str | None = found.lang
    return None if code is None else choice_of("--lang", code, available())


def rules_of(found: argparse.Namespace) -> Rules:
    """Return the rules that `--preset`, `--players`, `--partners` and `--rule` ask for."""
    preset = next(iter(PRESETS)) if found.preset is None else found.preset
    if preset not in PRESETS:
        raise _no_such("--preset", preset, PRESETS)
    changes: dict[str, Any] = {}
    for text in found.rule:
        name, value = _option_of(text)
        changes[name] = value
    if found.players is not None:
        if found.players not in PLAYERS:
            raise _no_such("--players", found.players, PLAYERS)
        changes["players"] = int(found.players)
    if found.partners:
        changes["partners"] = True
    if changes.get("partners") and changes.get("players") != 4:
        raise CommandError(_("--partners needs --players 4."))
    try:
        return Rules.from_preset(preset, **changes)
    except RulesError as error:
        if any(changes.get(option) == 0 for option in CATEGORIES.values()):
            raise CommandError(
                _("Under these rules nobody can ever score: give at least one category a point.")
            ) from None
        raise CommandError(fault_sentence(error)) from None


def _option_of(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    names = [option for option in OPTIONS if option != "players"]
    if name == "players":
        raise CommandError(_("The number of players is set by --players, not by --rule."))
    if not equals:
        raise CommandError(
            _("--rule {text} is not of the form NAME=VALUE; NAME is one of {choices}.").format(
                text=repr(text), choices=", ".join(names)
            )
        )
    if name not in names:
        raise _no_such("--rule", name, names)
    option = OPTIONS[name]
    try:
        return name, option.parse(value)
    except RulesError:
        choices = option.choices
        if isinstance(choices, range):
            fault = _not_within(f"--rule {name}", value, choices[0], choices[-1])
        else:
            fault = _no_such(f"--rule {name}", value, [str(choice).lower() for choice in choices])
        raise fault from None


def levels_of(text: str, seats: int, *, one_for_all: bool) -> tuple[str, ...]:
    """Return the levels of `--levels`, one for each of `seats`.

    one_for_all: a single one may stand for all seats
    """
    levels = tuple(text.split(","))
    for level in levels:
        if level not in LEVELS:
            raise _no_such("--levels", level, LEVELS)
    if len(levels) == seats or (one_for_all and len(levels) == 1):
        return levels
    sentence = (
        ngettext(
            "--levels names {count}, but there is {seats} computer seat: name {seats}.",
            "--levels names {count}, but there are {seats} computer seats: name {seats}, or 1.",
            seats,
        )
        if one_for_all
        else _("--levels names {count}, but there are {seats} seats: name {seats}.")
    )
    raise CommandError(sentence.format(count=len(levels), seats=seats))


def seed_of(text: str) -> str:
    """Return the seed; raises CommandError for bytes that are no text."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise CommandError(_("--seed must be text.")) from None
    return text


def size_of(text: str) -> tuple[int, int]:
    """Return width and height of `WxH`."""
    sides = text.split("x")
    if len(sides) == 2 and all(_is_whole(side) for side in sides):
        width, height = int(sides[0]), int(sides[1])
        if 0 < width <= LARGEST_WINDOW and 0 < height <= LARGEST_WINDOW:
            return width, height
    raise CommandError(
        _("{option} cannot be {value}; choose {choices}.").format(
            option="--size", value=repr(text), choices=_("a size such as 1280x720")
        )
    )


def folder_of(option: str, text: str) -> Path:
    """Return the folder that an option names; it need not be there yet, but may be nothing else."""
    if text and "\0" not in text and (os.path.isdir(text) or not os.path.lexists(text)):
        return Path(text)
    raise CommandError(
        _("{option} cannot be {value}; choose {choices}.").format(
            option=option, value=repr(text), choices=_("a folder")
        )
    )


def whole_number(option: str, text: str, lowest: int, highest: int = 10**MOST_DIGITS - 1) -> int:
    """Return the number that `text` writes; raises CommandError when it is out of range."""
    if _is_whole(text) and lowest <= int(text) <= highest:
        return int(text)
    raise _not_within(option, text, lowest, highest)


def choice_of(option: str, text: str, choices: Iterable[str]) -> str:
    """Return `text`; raises CommandError, with the choices, when it is none of them."""
    names = list(choices)
    if text not in names:
        raise _no_such(option, text, names)
    return text


def _is_whole(text: str) -> bool:
    # int() also reads "1_000", spaces and the digits of every script.
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _not_within(option: str, value: str, lowest: int, highest: int) -> CommandError:
    return CommandError(
        _("{option} cannot be {value}; choose a whole number from {lowest} to {highest}.").format(
            option=option, value=repr(value), lowest=lowest, highest=highest
        )
    )


def _no_such(option: str, value: str, choices: Iterable[str]) -> CommandError:
    return CommandError(
        _("{option} cannot be {value}; choose {choices}.").format(
            option=option, value=repr(value), choices=", ".join(choices)
        )
    )
