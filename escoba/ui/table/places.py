"""Where a card can be, in words instead of pixels, so that a change of size moves nothing wrong."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TypeAlias

from escoba.engine import Seat, Side


class Spot(enum.Enum):
    """Where a player sits as the viewer sees the table."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


# Seats go round anticlockwise from the viewer; with three the far side stays empty.
_SPOTS = {
    2: (Spot.BOTTOM, Spot.TOP),
    3: (Spot.BOTTOM, Spot.RIGHT, Spot.LEFT),
    4: (Spot.BOTTOM, Spot.RIGHT, Spot.TOP, Spot.LEFT),
}


def spot_of(seat: Seat, seats: int, viewer: Seat) -> Spot:
    """Return where `seat` sits when `viewer` is at the bottom."""
    return _SPOTS[seats][(seat - viewer) % seats]


@dataclass(frozen=True, slots=True)
class InSlot:
    """On the table; `capacity` is the number of slots laid out (12, more when they overlap)."""

    slot: int
    capacity: int = 12


@dataclass(frozen=True, slots=True)
class InHand:
    """Card `index` of the `count` cards that a seat holds; a chosen one is lifted."""

    seat: Seat
    index: int
    count: int
    is_lifted: bool = False


@dataclass(frozen=True, slots=True)
class OnPile:
    """Face down on a side's pile."""

    side: Side


@dataclass(frozen=True, slots=True)
class Crosswise:
    """Face up and crosswise under a side's pile: escoba `index` of the `count` shown."""

    side: Side
    index: int
    count: int


@dataclass(frozen=True, slots=True)
class InStock:
    """On top of the cards still to be dealt."""


@dataclass(frozen=True, slots=True)
class AtGroup:
    """Laid over a group of table cards, to the lower right of the last of its slots."""

    slots: tuple[int, ...]
    capacity: int = 12


@dataclass(frozen=True, slots=True)
class BeforeSeat:
    """Face up in front of a seat, as drawn for the first deal."""

    seat: Seat


Place: TypeAlias = InSlot | InHand | OnPile | Crosswise | InStock | AtGroup | BeforeSeat
