"""The chairs around the felt on which a new game is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from escoba.engine import Rules, Seat
from escoba.session import Chair
from escoba.session.chairs import COMPUTER_NAMES, HUMAN
from escoba.ui import theme
from escoba.ui.avatars import draw_avatar
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.widgets import State, Widget

USUAL_LEVEL: Final = "medium"
SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Rules and chairs of the game to come; also the chairs that are not needed now are kept.

    spare: four chairs, of which the first `rules.players` sit down
    """

    rules: Rules
    spare: tuple[Chair, ...]

    @classmethod
    def of(cls, rules: Rules, chairs: tuple[Chair, ...], own_name: str) -> SeatPlan:
        """Return the plan of the last game, filled up with computers."""
        usual = (
            Chair(own_name, HUMAN),
            *(Chair(name, USUAL_LEVEL) for name in COMPUTER_NAMES),
        )
        return cls(rules, (*chairs, *usual[len(chairs) :])[:SEATS])

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

    @property
    def faults(self) -> tuple[Seat, ...]:
        """Seats whose name is taken already; two people of one name could not be told apart."""
        names = [chair.name.strip().casefold() for chair in self.chairs]
        return tuple(seat for seat, name in enumerate(names) if name and name in names[:seat])


def seat_boxes(felt: Box, players: int, w: float, h: float, margin: float) -> tuple[Box, ...]:
    """Return a plate for each seat: the first at the bottom, the others anticlockwise."""
    bottom = Box(felt.cx - w / 2, felt.bottom - margin - h, w, h)
    top = Box(felt.cx - w / 2, felt.y + margin, w, h)
    right = Box(felt.right - margin - w, felt.cy - h / 2, w, h)
    left = Box(felt.x + margin, felt.cy - h / 2, w, h)
    return {2: (bottom, top), 3: (bottom, right, left), 4: (bottom, right, top, left)}[players]


class SeatPlate(Widget):
    """The paper plate of a seat: who sits there, in the colour and with the mark of its side."""

    role = "seat"

    def __init__(
        self, seat: Seat, label: str, box: Box, side: int, avatar: Callable[[], str]
    ) -> None:
        super().__init__(f"seat:{seat}", label, box)
        self.look = theme.SIDE_LOOKS[side]
        self.avatar = avatar  # asked at every drawing: a new name brings a new face

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw plate, border and avatar; name and kind are widgets of their own."""
        u, box = kit.sizes.u, self.place
        kit.paint.panel(surface, box, "plate", u)
        inner = box.inset(4 * u)
        kit.paint.fill(
            surface,
            inner,
            None,
            radius=4 * u,
            border=self.look.colour,
            width=max(1.0, 2 * u),
        )
        draw_avatar(surface, kit, self.avatar(), self.look, *avatar_place(box, u))


def avatar_place(box: Box, u: float) -> tuple[tuple[float, float], float]:
    """Return middle and radius of the avatar on a plate."""
    radius = min(25 * u, box.h * 0.2)
    return (box.x + 12 * u + radius, box.y + box.h * 0.29), radius
