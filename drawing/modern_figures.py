"""The portraits of the modern deck: who stands where, what is held, and what cuts them off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.modern_busts import (
    DRESSES,
    cuff,
    fist,
    king,
    knave,
    palm,
    rider,
    shoulder,
    sleeve,
    thumb,
)
from drawing.modern_cast import CAST
from drawing.modern_corners import BAND_LEFT, BAND_TOP
from drawing.modern_faces import face, hair_behind, neck
from drawing.modern_hats import hat
from drawing.modern_horses import horse
from drawing.modern_suits import TINTS, basto, copa, espada, oro
from drawing.naipe import WIDTH
from drawing.pen import Pen, ellipse, move, polyline, scale

DISC: Final = (358.0, 330.0, 204.0)
GAP: Final = 9.0  # between a portrait and its band
HORSE_BACK: Final = 27.0  # that the nose of a horse that looks right stays on the card
HORSE_SIZE: Final = 0.84  # about its nose, so that the rider shows behind the neck
HORSE_NOSE: Final = (-290.0, 830.0)
REIN_HAND: Final = (-20.0, 742.0)
# From the hand: of the arm towards you, and of the other where that one holds the emblem.
REIN_ARM: Final = ((4.0, 738.0), (126.0, 696.0), (92.0, 556.0))
FAR_REIN_ARM: Final = ((-4.0, 726.0), (46.0, 664.0), (-24.0, 552.0))
# Where the hand is, below the emblem's middle, as a part of its length.
GRIPS: Final[dict[str, float]] = {"o": 0.56, "c": 0.2, "e": 0.345, "b": 0.42}
VIEWS: Final[dict[int, str]] = {10: "aside", 11: "profile", 12: "full"}


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a head is and where its owner holds the emblem.

    x, y, size: middle and height of the head
    looks_right: the person is mirrored
    emblem: place of its middle, x from the middle of the head, away from where the person looks
    length: height or length of the emblem
    """

    x: float
    y: float
    size: float
    emblem: tuple[float, float]
    length: float
    looks_right: bool = False


POSES: Final[dict[tuple[str, int], Pose]] = {
    ("o", 12): Pose(374, 342, 242, (-226, 452), 190),
    ("c", 12): Pose(374, 342, 242, (-232, 440), 222),
    ("e", 12): Pose(322, 342, 242, (170, 342), 540),
    ("b", 12): Pose(322, 342, 242, (164, 330), 520),
    ("o", 11): Pose(296, 292, 218, (-192, 262), 156, looks_right=True),
    ("c", 11): Pose(296, 292, 218, (-192, 236), 196, looks_right=True),
    ("e", 11): Pose(350, 292, 218, (154, 284), 430),
    ("b", 11): Pose(352, 292, 218, (158, 284), 430),
    ("o", 10): Pose(374, 342, 242, (-226, 462), 190),
    ("c", 10): Pose(326, 342, 242, (-168, 466), 190, looks_right=True),
    ("e", 10): Pose(314, 342, 242, (182, 350), 520),
    ("b", 10): Pose(322, 342, 242, (-164, 330), 520, looks_right=True),
}


def portrait(pen: Pen, suit: str, rank: int) -> None:
    """Draw a figure as head and shoulders before a disc, cut off above the band."""
    pose = POSES[suit, rank]
    left, top, bottom = BAND_LEFT, BAND_LEFT, BAND_TOP - GAP
    window = polyline([(left, top), (WIDTH - left, top), (WIDTH - left, bottom), (left, bottom)])
    pen.fill(ellipse(*DISC), TINTS[suit], weight=0)
    side = -1 if pose.looks_right else 1
    with pen.clipped(window), pen.placed(move(pose.x, 0), scale(side, 1)):
        with pen.placed(move(0, pose.y), scale(pose.size / 100)):
            hair_behind(pen, CAST[suit, rank], VIEWS[rank])
            neck(pen, CAST[suit, rank], VIEWS[rank])
        if rank == 11:
            _mounted(pen, suit)
        else:
            (king if rank == 12 else knave)(pen, suit)
            _head(pen, suit, rank)
            _held(pen, suit, rank)


def _head(pen: Pen, suit: str, rank: int) -> None:
    who, pose = CAST[suit, rank], POSES[suit, rank]
    with pen.placed(move(0, pose.y), scale(pose.size / 100)):
        face(pen, who, VIEWS[rank])
        hat(pen, who.hat)


def _mounted(pen: Pen, suit: str) -> None:
    """Draw a rider and the horse; an arm that is lifted in front is the far one."""
    pose, dress = POSES[suit, 11], DRESSES[suit]
    in_front = pose.emblem[0] < 0
    if in_front:
        _held(pen, suit, 11)
    rider(pen, suit)
    _head(pen, suit, 11)
    back = HORSE_BACK if pose.looks_right else 0
    with pen.placed(move(back, 0)):
        x, y = HORSE_NOSE
        with pen.placed(move(x, y), scale(HORSE_SIZE), move(-x, -y)):
            horse(pen, suit)
        arm = REIN_ARM if in_front else FAR_REIN_ARM
        if in_front:
            sleeve(pen, arm, (58, 80, 92), dress.robe)
        else:
            # The far arm is in its own shadow.
            sleeve(pen, arm, (54, 70, 82), (dress.robe[1], dress.robe[1]))
        cuff(pen, arm[0][0] + 8, arm[0][1] - 4, 74, 74 if in_front else 48, dress.trim)
        fist(pen, CAST[suit, 11], *REIN_HAND, degrees=-70, size=0.74)
    if not in_front:
        _held(pen, suit, 11)
    shoulder(pen, suit)


def _held(pen: Pen, suit: str, rank: int) -> None:
    """Draw the emblem with the arm that lifts it."""
    who, pose, dress = CAST[suit, rank], POSES[suit, rank], DRESSES[suit]
    x, y = pose.emblem
    hand_y = y + pose.length * GRIPS[suit]
    inward = 1 if x < 0 else -1
    if rank == 11:
        elbow, armpit = (
            ((x + 14, 498.0), (-62.0, 524.0)) if x < 0 else ((x + 6, 668.0), (98.0, 556.0))
        )
        arm = [(x + inward * 4, hand_y + 44), elbow, armpit]
        widths: tuple[float, ...] = (62, 82, 92)
    else:
        arm = [
            (x + inward * 4, hand_y + 46),
            (x - inward * 4, (hand_y + 850) / 2),
            (x + inward * 46, 850),
        ]
        widths = (74, 112, 126)
    sleeve(pen, arm, widths, dress.cloak if rank == 10 else dress.robe)
    tilt = 0.0 if rank == 11 else inward * -7.0
    cuff(pen, arm[0][0], arm[0][1] + 6, widths[0] + 22, tilt, dress.trim)
    if suit == "o":
        palm(pen, who, x + 4, hand_y)
    with pen.role("emblem"):
        if suit == "o":
            oro(pen, x, y, pose.length)
        elif suit == "c":
            copa(pen, x, y, pose.length)
        elif suit == "e":
            espada(pen, x, y, pose.length, width=0.94)
        else:
            basto(pen, x, y, pose.length, width=0.73)
    if suit == "o":
        thumb(pen, who, x + 4, hand_y - 12)
    else:
        fist(pen, who, x, hand_y, size=0.92 if rank == 11 else 1.0)
