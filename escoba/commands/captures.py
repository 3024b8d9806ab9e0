"""`escoba captures`: the sets that a card can take from a table."""

from __future__ import annotations

from collections.abc import Sequence

from escoba.commands.arguments import Parser, add_language_option, language_in
from escoba.commands.output import CommandError, say
from escoba.engine import CardSet, capture_sets, card
from escoba.language import gettext as _

__all__ = ["run"]


def run(words: Sequence[str]) -> int:
    """Say each capture set on a line of its own, fewer cards first; nothing when there is none."""
    parser = Parser(
        "captures",
        _("Show the sets of table cards that make fifteen with a card, one on each line."),
        arguments=_("TABLE CARD"),
        epilog=_('For example: escoba captures "3c 5b 7e" 7o'),
    )
    add_language_option(parser)
    found = parser.read(words)
    if parser.explained(found):
        return 0
    language_in(found)
    table_text, card_text = parser.arguments_of(found, 2, 2)
    table, played = CardSet.parse(table_text), card(card_text)
    if played in table:
        raise CommandError(_("{card} cannot be in the hand and on the table.").format(card=played))
    for captured in capture_sets(played, table):
        say(str(captured))
    return 0
