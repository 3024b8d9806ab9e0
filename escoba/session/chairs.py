"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escoba.engine import Rules, Seat
from escoba.session.characters import free_name

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat's player.

    name: as shown and recorded; a human's may be empty
    kind: `human`, or the name of a computer level
    """

    name: str
    kind: str

    @property
    def is_human(self) -> bool:
        """Whether a person plays here."""
        return self.kind == HUMAN


def people(chairs: Sequence[Chair]) -> tuple[Seat, ...]:
    """Return the seats of people, the lowest first."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_human)


def only_person(chairs: Sequence[Chair]) -> Seat | None:
    """Return the one seat of a person; None when several people play, or none."""
    found = people(chairs)
    return found[0] if len(found) == 1 else None


def default_chairs(rules: Rules, levels: Sequence[str], name: str = "") -> tuple[Chair, ...]:
    """Seat a person called `name` at 0 and characters on all other seats.

    levels: one for each computer seat, or a single one for all of them
    """
    kinds = list(levels) * (rules.players - 1) if len(levels) == 1 else list(levels)
    if len(kinds) != rules.players - 1:
        raise ValueError(f"{len(kinds)} levels for {rules.players - 1} computer seats")
    chairs = [Chair(name, HUMAN)]
    for kind in kinds:
        chairs.append(Chair(free_name(kind, [chair.name for chair in chairs]), kind))
    return tuple(chairs)
