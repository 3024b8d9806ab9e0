"""The four horses of the deck: which coat, marks and pose each has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.palette import (
    BLACK_BROWN,
    BROWN,
    DARK_BROWN,
    DARK_SILVER,
    DARK_STEEL,
    IRON,
    SILVER,
    SLATE,
    WOOD,
)


@dataclass(frozen=True, slots=True)
class Horse:
    """A horse's pose, coat and marks; the pose is a key of `horse_poses.POSES`."""

    pose: str
    coat: str
    far: str  # the legs on the far side, and the shade
    mane: str
    strand: str  # lines in mane and tail
    blaze: bool = False
    dappled: bool = False


HORSES: Final[dict[str, Horse]] = {
    "o": Horse("passage", SILVER, DARK_SILVER, IRON, SLATE),
    "c": Horse("spanish walk", WOOD, BROWN, DARK_BROWN, WOOD, blaze=True),
    "e": Horse("levade", DARK_STEEL, IRON, SLATE, IRON, dappled=True),
    "b": Horse("gallop", BROWN, DARK_BROWN, BLACK_BROWN, BROWN, blaze=True),
}
