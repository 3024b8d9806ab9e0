"""Who is meant: the sides of a game as one reader calls them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from escoba.engine import Rules, Seat, Side
from escoba.language import gettext as _
from escoba.language import pgettext

# Between the names of partners, as in a scoring column.
_PARTNERS = " + "

# The beginning of a word that Spanish sounds as the vowel i: Inés and Hilario, not Iago or Hiedra.
_SOUND_OF_I = re.compile(r"h?i(?![aeou])|y(?![aeiou])")


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides of a game and the one that the reader belongs to.

    names: per side the players' names, without the reader's own
    viewer: the reader's side, or None for one who only watches
    """

    names: tuple[tuple[str, ...], ...]
    viewer: Side | None = None

    @classmethod
    def of(cls, rules: Rules, seat_names: Sequence[str], viewer: Seat | None = None) -> Sides:
        """Return the sides of a game with these names by seat, seen from seat `viewer`."""
        names = tuple(
            tuple(seat_names[seat] for seat in rules.seats_of(side) if seat != viewer)
            for side in range(rules.side_count)
        )
        return cls(names, None if viewer is None else rules.side_of(viewer))

    def label(self, side: Side) -> str:
        """Return the side as a column is headed: `You`, `Lola`, `You + Abuela`."""
        own = [_("You")] if side == self.viewer else []
        return _PARTNERS.join([*own, *self.names[side]])

    def labels(self, sides: Sequence[Side], *, within: bool = False) -> str:
        """Return several sides in one list: `You, Lola and Paco`; `within` a sentence: `you, ...`.

        Only single players are listed so; of two teams, both are meant or one.
        """
        you = pgettext("within a sentence", "you")
        return listed(
            [you if within and side == self.viewer else self.label(side) for side in sides]
        )

    def told(
        self, side: Side, *, you: str, team: str, one: str, pair: str, **values: object
    ) -> str:
        """Return the sentence that fits the side, filled in.

        Verbs differ by language and person, so each case is a sentence of its own: `you` the
        reader alone, `team` the reader with a partner, `one` for `{name}`, `pair` for the two
        `{names}`.
        """
        names = self.names[side]
        if side == self.viewer:
            return (team if names else you).format(**values)
        if len(names) == 2:
            return pair.format(names=listed(names), **values)
        return one.format(name=names[0], **values)


def listed(parts: Sequence[str]) -> str:
    """Return one to many parts as a list: `17`, `12 and 5`, `9, 7 and 4`."""
    *rest, last = parts
    if not rest:
        return last
    text = rest[0]
    for part in rest[1:]:
        text = _("{list}, {next}").format(list=text, next=part)
    if _SOUND_OF_I.match(unicodedata.normalize("NFD", last).lower()):
        # Some languages change "and" here: "Lola y Paco", but "Lola e Inés".
        joined = pgettext("the last begins with the sound of i", "{list} and {last}")
    else:
        joined = _("{list} and {last}")
    return joined.format(list=text, last=last)
