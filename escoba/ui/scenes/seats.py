"""The chairs around the felt on which a new game is set up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from escoba.engine import Rules, Seat
from escoba.session import CHARACTERS, HUMAN, Chair, Character, character_of
from escoba.ui.geometry import Box

SEATS: Final = 4
# Who sits down with a new player, in the order of the seats, and stands in for the unknown.
_USUAL: Final = ("Lola", "Carmen", "Paco", "Nina", "Curro", "Anselmo", "Abuela", "Maestro")


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Rules and chairs of the game to come; also the chairs that are not needed now are kept.

    spare: four chairs, of which the first `rules.players` sit down
    """

    rules: Rules
    spare: tuple[Chair, ...]

    @classmethod
    def of(cls, rules: Rules, chairs: tuple[Chair, ...], own_name: str) -> SeatPlan:
        """Return the plan of the last game, filled up with characters.

        A computer that is no character, as older games had, makes way for one of its level.
        """
        wanted = list(chairs[:SEATS]) or [Chair(own_name, HUMAN)]
        named = [c.name for c in wanted if c.is_human or character_of(c.name, c.kind)]
        spare = []
        for chair in (*wanted, *[None] * (SEATS - len(wanted))):
            known = chair is not None and (chair.is_human or character_of(chair.name, chair.kind))
            if chair is None or not known:
                chair = chair_of(_free_character(named, None if chair is None else chair.kind))
                named.append(chair.name)
            spare.append(chair)
        return cls(rules, tuple(spare))

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The chairs that sit down."""
        return self.spare[: self.rules.players]

    def with_players(self, players: int) -> SeatPlan:
        """Return the plan for another number of players; partners stay only where they can."""
        partners = self.rules.partners and players == 4
        return replace(self, rules=self.rules.replace(players=players, partners=partners))

    def with_chair(self, seat: Seat, chair: Chair) -> SeatPlan:
        """Return the plan with somebody else on a seat."""
        spare = list(self.spare)
        spare[seat] = chair
        return replace(self, spare=tuple(spare))

    def with_character(self, seat: Seat, character: Character) -> SeatPlan:
        """Return the plan with a character on a seat; it changes places with who sat there."""
        new, plan = chair_of(character), self
        other = next((i for i, chair in enumerate(self.spare) if chair == new), None)
        if other is not None and other != seat:
            before = self.spare[seat]
            left = [chair.name for i, chair in enumerate(self.spare) if i != other]
            if before.is_human:
                before = chair_of(_free_character([*left, character.name]))
            plan = plan.with_chair(other, before)
        return plan.with_chair(seat, new)

    @property
    def faults(self) -> tuple[Seat, ...]:
        """Seats whose name is taken already; two people of one name could not be told apart."""
        names = [chair.name.strip().casefold() for chair in self.chairs]
        return tuple(seat for seat, name in enumerate(names) if name and name in names[:seat])


def chair_of(character: Character) -> Chair:
    """Return the chair of a character."""
    return Chair(character.name, character.level)


def _free_character(taken: Sequence[str], level: str | None = None) -> Character:
    """Return the usual character whose name is not taken, one of that level if there is one."""
    used = {name.strip().casefold() for name in taken}
    by_name = {one.name: one for one in CHARACTERS}
    free = [by_name[name] for name in _USUAL if name.casefold() not in used]
    return next((one for one in free if one.level == level), free[0])


def seat_boxes(felt: Box, players: int, w: float, h: float, margin: float) -> tuple[Box, ...]:
    """Return a plate for each seat: the first at the bottom, the others anticlockwise."""
    bottom = Box(felt.cx - w / 2, felt.bottom - margin - h, w, h)
    top = Box(felt.cx - w / 2, felt.y + margin, w, h)
    right = Box(felt.right - margin - w, felt.cy - h / 2, w, h)
    left = Box(felt.x + margin, felt.cy - h / 2, w, h)
    return {2: (bottom, top), 3: (bottom, right, left), 4: (bottom, right, top, left)}[players]
