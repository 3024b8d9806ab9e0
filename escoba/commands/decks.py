"""`escoba decks`: the deck packs there are, what is wrong with one, and all its cards at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from escoba.commands.arguments import (
    Parser,
    add_language_option,
    choice_of,
    folder_of,
    language_in,
    whole_number,
)
from escoba.commands.output import CommandError, complain, file_name, not_written, say
from escoba.engine import DeckPackError
from escoba.language import current
from escoba.language import gettext as _
from escoba.session import DataPaths

__all__ = ["run"]

TASKS: Final = ("check", "sheet")
USUAL_HEIGHT_PX: Final = 240
# Eleven cards side by side stay within what a picture file and the memory can hold.
SMALLEST_PX: Final = 20
LARGEST_PX: Final = 1000


def run(words: Sequence[str]) -> int:
    """List the packs, or do what is asked of one of them."""
    parser = Parser(
        "decks",
        _("List the deck packs, check one, or put all its cards on one picture."),
        arguments=_("[check DIR | sheet ID OUT.png]"),
    )
    add = parser.options.add_argument
    add("--card-height", metavar="PX", help=_("height of each card on the picture, in pixels"))
    add("--data", metavar=_("DIR"), help=_("look for the player's own decks in this folder"))
    add_language_option(parser)
    found = parser.read(words)
    if parser.explained(found):
        return 0
    language_in(found)
    task, *rest = parser.arguments_of(found, 0, None) or [""]
    if task:
        choice_of("escoba decks", task, TASKS)
    count = {"": 0, "check": 1, "sheet": 2}[task]
    if len(rest) != count:
        raise CommandError(
            _("Write it as escoba decks {arguments}.").format(arguments=parser.arguments)
        )
    height = USUAL_HEIGHT_PX
    if found.card_height is not None:
        height = whole_number("--card-height", found.card_height, SMALLEST_PX, LARGEST_PX)
    if task == "check":
        return _check(rest[0])
    data = None if found.data is None else folder_of("--data", found.data)
    if task == "sheet":
        return _draw_sheet(rest[0], Path(rest[1]), height, data)
    return _list(data)


def _list(data: Path | None) -> int:
    from escoba.ui.decks import find_decks

    decks, faults = find_decks(DataPaths.at(data).decks)
    rows = [(deck.id, deck.name(current()), deck.author, deck.licence) for deck in decks]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        say("  ".join(cells).rstrip())
    for name, fault in faults.items():
        complain(_("{deck} was skipped: {fault}").format(deck=name, fault=fault))
    return 0


def _check(name: str) -> int:
    from escoba.ui.decks import check_pictures, load_deck

    # The window takes the manifest for its folder too.
    if os.path.basename(name) == "deck.toml" and os.path.isfile(name):
        name = os.path.dirname(name) or "."
    if not name or not os.path.isdir(name):
        raise CommandError(_("{file} is not a folder.").format(file=file_name(name)))
    folder = Path(name)
    try:
        deck = load_deck(folder)
        count = sum(1 for _picture in check_pictures(deck))
    except DeckPackError as error:
        say(f"{folder}: {error}")
        return 1
    say(
        _("{file}: holds ({name}, {count} pictures)").format(
            file=folder, name=deck.name(current()), count=count
        )
    )
    return 0


def _draw_sheet(name: str, out: Path, height: int, data: Path | None) -> int:
    from escoba.ui.decks import contact_sheet, find_decks

    found, faults = find_decks(DataPaths.at(data).decks)
    decks = {deck.id: deck for deck in found}
    if name not in decks and name in faults:
        raise CommandError(_("{deck} was skipped: {fault}").format(deck=name, fault=faults[name]))
    if name not in decks:
        raise CommandError(
            _("There is no deck {name}; choose {choices}.").format(
                name=repr(name), choices=", ".join(decks)
            )
        )
    deck = decks[name]
    if out.suffix.lower() != ".png":
        raise CommandError(_("{file} must end in .png.").format(file=out))
    try:
        # The system says why a file cannot be written; the picture's writer does not.
        with out.open("ab"):
            pass
        contact_sheet(deck, out, height)
    except DeckPackError as error:
        raise CommandError(f"{name}: {error}", code=1) from None
    except (OSError, ValueError) as error:
        raise not_written(out, error) from None
    return 0
