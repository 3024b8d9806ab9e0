"""What went wrong, in the language in use, from the facts that an error carries."""

from __future__ import annotations

from typing import Final

from escoba.engine import N_, EscobaError, Listed, RecordError, Term
from escoba.language import gettext as _
from escoba.words.sides import listed

__all__ = ["fault_sentence", "system_reason"]


def fault_sentence(error: EscobaError) -> str:
    """Return what an error of this program says, with its place in a record if it has one.

    In English that is the error's own message.
    """
    text = _(error.text) if error.text else ""
    if error.facts:
        text = text.format_map({name: _fact(fact) for name, fact in error.facts.items()})
    place = _place(error) if isinstance(error, RecordError) else ""
    return f"{text} ({place})" if place else text


def system_reason(error: OSError) -> str:
    """Return why the system refused something; in its own words if there are none for it here."""
    return _(error.strerror) if error.strerror else str(error)


def _fact(fact: object) -> str:
    if isinstance(fact, Term):
        return _(fact)
    if isinstance(fact, Listed):
        return listed([str(one) for one in fact])
    return str(fact)


def _place(error: RecordError) -> str:
    parts = (
        (_("line {number}"), error.line),
        (_("hand {number}"), error.hand),
        (_("move {number}"), error.ply),
    )
    return ", ".join(text.format(number=number) for text, number in parts if number is not None)


# What systems say most when a file is refused; named here so that the catalogues have it.
_REASONS: Final = (
    N_("No such file or directory"),
    N_("Is a directory"),
    N_("Not a directory"),
    N_("Permission denied"),
    N_("No space left on device"),
    N_("Read-only file system"),
    N_("File name too long"),
    N_("File exists"),
    N_("Input/output error"),
)
