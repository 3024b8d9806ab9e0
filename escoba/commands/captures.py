"""`escoba captures`: the sets that a card can take from a table."""

from __future__ import annotations

from collections.abc import Sequence

from escoba.commands.arguments import Parser, add_language_option, language_in
from escoba.commands.output import CommandError, say
from escoba.engine import Card, CardSet, NotationError, capture_sets, card
from escoba.language import gettext as _

__all__ = ["run"]


def run(words: Sequence[str]) -> int:
    """Say each capture set on a line of its own, fewer cards first; nothing when there is none."""
    parser = Parser(
        "captures",
        _("Show the sets of table cards that make fifteen with a card, one per line."),
        arguments=_("TABLE CARD"),
        epilog=_('For example: escoba captures "3c 5b 7e" 7o'),
    )
    add_language_option(parser)
    found = parser.read(words)
    if parser.explained(found):
        return 0
    language_in(found)
    table_text, card_text = parser.arguments_of(found, 2, 2)
    played = _card(card_text)
    table = CardSet()
    for code in table_text.split(" ") if table_text else ():
        one = _card(code)
        if one in table:
            raise CommandError(_("{card} is named twice.").format(card=one))
        table |= one
    if played in table:
        raise CommandError(_("{card} cannot be in the hand and on the table.").format(card=played))
    for captured in capture_sets(played, table):
        say(str(captured))
    return 0


def _card(code: str) -> Card:
    try:
        return card(code)
    except NotationError:
        raise CommandError(
            _(
                "{text} is not a card; write a rank, 1 to 7 or 10 to 12, and a suit, o, c, e or b, "
                "such as 7o."
            ).format(text=repr(code))
        ) from None
