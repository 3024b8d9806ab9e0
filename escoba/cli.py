"""The command line: starts the window, or does without one.

Exit codes: 0 good; 1 a check failed; 2 bad usage, or a file that cannot be read at all. Every
failure is one line.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from escoba.commands import captures, decks, play, replay, simulate, verify
from escoba.commands.arguments import language_of
from escoba.commands.output import CommandError, complain, finish, prepare
from escoba.engine import EscobaError
from escoba.language import gettext as _
from escoba.language import set_language
from escoba.words import fault_sentence

__all__ = ["main"]

COMMANDS: Final[Mapping[str, Callable[[Sequence[str]], int]]] = {
    "play": play.run,
    "simulate": simulate.run,
    "verify": verify.run,
    "replay": replay.run,
    "captures": captures.run,
    "decks": decks.run,
}
INTERRUPTED: Final = 130  # as shells count a program that Ctrl+C ended


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code.

    argv: the words after the program's name; None takes those of the process
    """
    words = list(sys.argv[1:] if argv is None else argv)
    prepare()
    set_language(language_of(words))
    try:
        code = _run(words)
        finish()
    except CommandError as error:
        complain(str(error))
        return error.code
    except EscobaError as error:
        complain(fault_sentence(error))
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(words: list[str]) -> int:
    # Without a command, or with options first, the window opens.
    command, rest = (
        ("play", words) if not words or words[0].startswith("-") else (words[0], words[1:])
    )
    if command not in COMMANDS:
        raise CommandError(
            _("There is no command {command}; choose {choices}.").format(
                command=repr(command), choices=", ".join(COMMANDS)
            )
        )
    return COMMANDS[command](rest)
