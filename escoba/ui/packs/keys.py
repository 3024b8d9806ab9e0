"""The keys that a deck.toml may have; whoever writes another is told which one was meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from escoba.engine import DeckPackError
from escoba.language import gettext as _
from escoba.ui.packs.near import nearest

REQUIRED: Final = (
    *("format", "id", "author", "licence", "kind", "cards", "back"),
    *("name", "size"),
)
OPTIONAL: Final = ("source", "has_index", "suits", "ranks", "colours")
_SUITS: Final = ("o", "c", "e", "b")
TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "size": ("width", "height", "radius"),
    "suits": _SUITS,
    "ranks": ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12"),
    "colours": _SUITS,
}
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*")
_LONGEST_SHOWN: Final = 40


def check_keys(data: Mapping[str, Any]) -> None:
    """Raise DeckPackError for a key that means nothing, stands in a wrong place or is missing."""
    known = (*REQUIRED, *OPTIONAL)
    for table, value in data.items():
        if isinstance(value, dict) and table in (*TABLES, "name"):
            _check_table(table, value)
    for key in data:
        if key not in known:
            raise DeckPackError(_unknown(key, [k for k in known if k not in data], known))
    for key in REQUIRED:
        if key not in data:
            raise DeckPackError(_("deck.toml: {key} is missing").format(key=key))


def _check_table(table: str, keys: Mapping[str, Any]) -> None:
    for key in keys:
        if key in TABLES.get(table, ()) or (table == "name" and _LANGUAGE.fullmatch(key)):
            continue
        if key in (*REQUIRED, *OPTIONAL):
            message = _(
                "deck.toml: {key} stands under [{table}]; move it above the first line with [ ]"
            )
        elif table == "name":
            message = _("deck.toml: {key} under [name] is no code of a language, such as en or es")
        else:
            message = _("deck.toml: [{table}] has no key {key}; its keys are {keys}")
        raise DeckPackError(
            message.format(key=_shown(key), table=table, keys=", ".join(TABLES.get(table, ())))
        )


def _unknown(key: str, absent: list[str], known: tuple[str, ...]) -> str:
    meant = nearest(key, absent) or nearest(key, known)
    if meant is None:
        message = _("deck.toml: {key} is no key of a deck; the keys are {keys}")
    elif meant in REQUIRED and meant in absent:
        message = _("deck.toml: {meant} is missing (found: {key})")
    else:
        message = _("deck.toml: {key} is no key of a deck; did you mean {meant}?")
    return message.format(key=_shown(key), meant=meant, keys=", ".join(known))


def _shown(key: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in key[:_LONGEST_SHOWN])
