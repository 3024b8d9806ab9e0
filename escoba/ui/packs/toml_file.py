"""Reading the file `deck.toml` itself, and telling in plain words what is no TOML in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from escoba.engine import DeckPackError
from escoba.language import gettext as _
from escoba.ui.packs.near import files_in
from escoba.words import system_reason

NAME: Final = "deck.toml"
MOST_BYTES: Final = 64_000
_LONGEST_LINE: Final = 60
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
# What people call it instead; editors and systems that hide the end of a name add one.
_OTHER_NAMES: Final = ("deck.toml.txt", "deck.txt", "deck.tml", "deck.toml.toml")


def read_toml(path: Path, folder: Path) -> dict[str, Any]:
    """Return what the manifest at `path` says.

    folder: of the pack, where another name for it is looked for. Raises DeckPackError.
    """
    try:
        if path.exists() and not path.is_file():
            raise DeckPackError(_("{file} is not a file").format(file=NAME))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise DeckPackError(_not_there(folder)) from error
    except OSError as error:
        raise DeckPackError(
            _("{file} cannot be read: {reason}").format(file=NAME, reason=system_reason(error))
        ) from error
    if len(data) > MOST_BYTES:
        raise DeckPackError(_("{file} is larger than 64 kB").format(file=NAME))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise DeckPackError(
            _("deck.toml is not UTF-8 text (line {line}); save it as UTF-8").format(line=line)
        ) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckPackError(_syntax(str(error), text)) from error
    except RecursionError as error:
        raise DeckPackError(_("deck.toml nests its lists too deep")) from error
    except ValueError as error:  # a number of thousands of digits
        raise DeckPackError(_("deck.toml holds a number that is too long")) from error


def _not_there(folder: Path) -> str:
    for name in files_in(folder):
        if name.casefold() in _OTHER_NAMES or name.casefold() == NAME:
            return _("there is no deck.toml in the folder, but {file}; rename it deck.toml").format(
                file=name
            )
    return _("there is no deck.toml in the folder")


def _syntax(told: str, text: str) -> str:
    place = _PLACE.search(told)
    if place is None:  # the end was reached
        text = text.rstrip()
    lines = text.split("\n")
    line, column = (int(place[1]), int(place[2])) if place else (len(lines), len(lines[-1]) + 1)
    shown = lines[line - 1].strip()
    if len(shown) > _LONGEST_LINE:
        shown = shown[:_LONGEST_LINE] + "…"
    shown = "".join(c if c.isprintable() else "?" for c in shown)
    return _("deck.toml, line {line}, column {column}: {reason}: {text}").format(
        line=line, column=column, reason=_reason(told, shown), text=shown
    )


def _reason(told: str, shown: str) -> str:
    """Return our own words for what tomllib tells, whose messages are English alone."""
    value = shown.partition("=")[2].strip().split("#")[0].strip().lower()
    if value in ("true", "false"):
        return _("true and false are written in small letters")
    if "Invalid value" in told:
        return _("a text stands between quotation marks")
    if "Unescaped" in told:
        return _("a backslash cannot stand here; paths are written with /")
    if "Unterminated string" in told or "Illegal character" in told or 'Expected "\'"' in told:
        return _("a quotation mark is missing, or a character is not allowed")
    if "after a statement" in told:
        return _("something follows that does not belong there")
    if "Expected '='" in told or "Invalid statement" in told or "Invalid initial" in told:
        return _("here a key, = and a value are expected")
    if "Cannot" in told or "Duplicate" in told:
        return _("this is written twice")
    if "Expected ']'" in told or "Unclosed" in told:
        return _("a bracket is not closed")
    return _("this is not TOML")
