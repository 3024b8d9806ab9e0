"""`escoba verify`: check game records, every move, score and commitment in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escoba.commands.arguments import Parser, add_language_option, language_in
from escoba.commands.output import CommandError, complain, say
from escoba.commands.reading import records_in
from escoba.engine import RecordError, verify
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.words import fault_sentence

__all__ = ["run"]

HOLDS: Final = 0
FAILS: Final = 1


def run(words: Sequence[str]) -> int:
    """Say one line about each file; the exit code is that of the worst of them."""
    parser = Parser(
        "verify",
        _("Check that game records hold: every move, score and commitment."),
        arguments=_("FILE [FILE ...]"),
    )
    add_language_option(parser)
    found = parser.read(words)
    if parser.explained(found):
        return HOLDS
    language_in(found)
    return max([_verify_file(name) for name in parser.arguments_of(found, 1, None)])


def _verify_file(name: str) -> int:
    game_count = hand_count = 0
    try:
        for record in records_in(name):
            verify(record)
            game_count += 1
            hand_count += len(record.hands)
    except CommandError as error:
        complain(str(error))
        return error.code
    except RecordError as error:
        say(f"{name}: {fault_sentence(error)}")
        return FAILS
    games = ngettext("{count} game", "{count} games", game_count).format(count=game_count)
    hands = ngettext("{count} hand", "{count} hands", hand_count).format(count=hand_count)
    say(_("{file}: holds ({games}, {hands})").format(file=name, games=games, hands=hands))
    return HOLDS
