"""The computer players as people: who they are, how strong, and how each of them plays."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from escoba.language import gettext as _

__all__ = ["CHARACTERS", "Character", "character_of", "free_name"]


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody who plays like a computer level.

    name: as shown and recorded; needs no translation
    level: the computer level that decides the moves
    avatar: id of the picture
    about: how this one plays, in one plain sentence of the language in use
    """

    name: str
    level: str
    avatar: str
    about: Callable[[], str]


# From the weakest to the strongest; the sentences tell what each level really does.
CHARACTERS: Final = (
    Character(
        "Nina",
        "beginner",
        "nina",
        lambda: _("Takes as many cards as she can."),
    ),
    Character(
        "Curro",
        "beginner",
        "curro",
        lambda: _("Happy with anything that makes fifteen."),
    ),
    Character(
        "Paco",
        "easy",
        "paco",
        lambda: _("Goes for what counts most, not for what is left."),
    ),
    Character(
        "Lola",
        "medium",
        "lola",
        lambda: _("Thinks of your answer, but forgets what is gone."),
    ),
    Character(
        "Carmen",
        "medium",
        "carmen",
        lambda: _("Plays with care, though she keeps no count."),
    ),
    Character(
        "Anselmo",
        "hard",
        "anselmo",
        lambda: _("Remembers every card and leaves you little."),
    ),
    Character(
        "Abuela",
        "hard",
        "abuela",
        lambda: _("Counts every seven and guards the table."),
    ),
    Character(
        "Maestro",
        "master",
        "maestro",
        lambda: _("Thinks the whole deal through before each card."),
    ),
)

# For those who play like a level without being one of its characters.
_GUESTS: Final = ("Inés", "Blas", "Rosa", "Tomás")


def character_of(name: str, level: str) -> Character | None:
    """Return the character of that name who plays at that level; None for anybody else."""
    wanted = name, level
    return next((one for one in CHARACTERS if (one.name, one.level) == wanted), None)


def free_name(level: str, taken: Collection[str]) -> str:
    """Return a name for a computer of `level` that is not among `taken`.

    It is the first character's of that level; when all of them sit already, a guest's.
    """
    names = (*(one.name for one in CHARACTERS if one.level == level), *_GUESTS)
    used = {name.casefold() for name in taken}
    return next(name for name in names if name.casefold() not in used)
