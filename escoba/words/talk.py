"""What the characters say at the table: a few short lines each, none of them about the cards."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from escoba.language import gettext as _

__all__ = ["Occasion", "has_voice", "remark"]


class Occasion(enum.Enum):
    """What a character speaks about."""

    SEVEN = "has taken the 7 of coins"
    SWEEPS = "has made an escoba"
    SWEPT = "has seen another side make one"
    HAND_ENDS = "has finished a hand"
    LOST = "has lost a match"


_Lines: TypeAlias = Mapping[Occasion, tuple[str, ...]]


def has_voice(avatar: str) -> bool:
    """Tell whether somebody with that avatar ever says anything."""
    return avatar in _VOICES


def remark(avatar: str, occasion: Occasion, pick: int) -> str:
    """Return one of the lines that a character has for an occasion.

    pick: any number; the same one is the same line
    """
    lines = _VOICES[avatar]()[occasion]
    return lines[pick % len(lines)]


def _nina() -> _Lines:
    return {
        Occasion.SEVEN: (_("The seven! I've got it!"),),
        Occasion.SWEEPS: (_("I swept it all! Look!"), _("Look, an empty table!")),
        Occasion.SWEPT: (_("Wow! I want to do that too!"), _("That was a good one!")),
        Occasion.HAND_ENDS: (_("Again, again!"),),
        Occasion.LOST: (_("Well won! Shall we play again?"),),
    }


def _curro() -> _Lines:
    return {
        Occasion.SEVEN: (_("Come here, little seven."),),
        Occasion.SWEEPS: (_("Olé! Clean as a whistle."), _("Even I saw that one.")),
        Occasion.SWEPT: (_("Olé, well seen."), _("I'll remember that one.")),
        Occasion.HAND_ENDS: (_("No hurry, the night is long."),),
        Occasion.LOST: (_("The next coffee is on me."),),
    }


def _paco() -> _Lines:
    return {
        Occasion.SEVEN: (_("This one I never let go."),),
        Occasion.SWEEPS: (_("Swept, and not a crumb left."), _("Today is my day!")),
        Occasion.SWEPT: (_("Bravo. I served that on a tray."), _("My own fault. Nice one.")),
        Occasion.HAND_ENDS: (_("Shuffle well, the best is to come."),),
        Occasion.LOST: (_("Fair and square. Well played."),),
    }


def _lola() -> _Lines:
    return {
        Occasion.SEVEN: (_("The pretty one comes with me."),),
        Occasion.SWEEPS: (_("Out with the broom!"), _("A clean table, what a joy.")),
        Occasion.SWEPT: (_("Olé, how lovely."), _("I should have seen that coming.")),
        Occasion.HAND_ENDS: (_("What a good hand that was."),),
        Occasion.LOST: (_("Congratulations, a fine game."),),
    }


def _carmen() -> _Lines:
    return {
        Occasion.SEVEN: (_("By your leave: the seven."),),
        Occasion.SWEEPS: (_("Forgive me, but there it was."), _("An escoba, as it should be.")),
        Occasion.SWEPT: (_("Very elegant."), _("A fine eye.")),
        Occasion.HAND_ENDS: (_("A pleasure, as always."),),
        Occasion.LOST: (_("A well-earned victory."),),
    }


def _anselmo() -> _Lines:
    return {
        Occasion.SEVEN: (_("I had been waiting for it."),),
        Occasion.SWEEPS: (_("Patience has its day."), _("Fifteen, no more and no less.")),
        Occasion.SWEPT: (_("Well counted."), _("Nothing to add. Bravo.")),
        Occasion.HAND_ENDS: (_("Let us count in peace."),),
        Occasion.LOST: (_("One learns at any age."),),
    }


def _abuela() -> _Lines:
    return {
        Occasion.SEVEN: (_("Into Grandma's apron."),),
        Occasion.SWEEPS: (_("Swept, like my kitchen."), _("My mother taught me that one.")),
        Occasion.SWEPT: (_("Bravo, my treasure."), _("What a good eye, dear.")),
        Occasion.HAND_ENDS: (_("Have a bite, then we deal."),),
        Occasion.LOST: (_("Well done, dear. Biscuits for all."),),
    }


def _maestro() -> _Lines:
    return {
        Occasion.SEVEN: (_("The seven likes good company."),),
        Occasion.SWEEPS: (_("The table asked for it."), _("Step by step, a clean table.")),
        Occasion.SWEPT: (_("Masterly."), _("I would have done the same.")),
        Occasion.HAND_ENDS: (_("Every hand teaches something."),),
        Occasion.LOST: (_("Today I am the pupil. Thank you."),),
    }


_VOICES: Final[Mapping[str, Callable[[], _Lines]]] = {
    "nina": _nina,
    "curro": _curro,
    "paco": _paco,
    "lola": _lola,
    "carmen": _carmen,
    "anselmo": _anselmo,
    "abuela": _abuela,
    "maestro": _maestro,
}
