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
    sleeve,
    thumb,
)
from drawing.modern_cast import CAST, Person
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
REIN_HAND: Final = (36.0, 724.0)
REIN_ARM: Final = ((52.0, 728.0), (118.0, 690.0), (84.0, 560.0))
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
    ("c", 10): Pose(326, 342, 242, (-160, 472), 206, looks_right=True),
    ("e", 10): Pose(330, 342, 242, (166, 350), 520),
    ("b", 10): Pose(322, 342, 242, (-164, 330), 520, looks_right=True),
}


def portrait(pen: Pen, suit: str, rank: int) -> None:
    """Draw a figure as head and shoulders before a disc, cut off above the band."""
    who, pose = CAST[suit, rank], POSES[suit, rank]
    view = VIEWS[rank]
    left, top, bottom = BAND_LEFT, BAND_LEFT, BAND_TOP - GAP
    window = polyline([(left, top), (WIDTH - left, top), (WIDTH - left, bottom), (left, bottom)])
    pen.fill(ellipse(*DISC), TINTS[suit], weight=0)
    side = -1 if pose.looks_right else 1
    with pen.clipped(window), pen.placed(move(pose.x, 0), scale(side, 1)):
        in_head = (move(0, pose.y), scale(pose.size / 100))
        with pen.placed(*in_head):
            hair_behind(pen, who, view)
            neck(pen, who, view)
        if rank == 11:
            if pose.emblem[0] < 0:
                _held(pen, suit, rank, who, pose)
            rider(pen, suit)
            if pose.emblem[0] > 0:
                _held(pen, suit, rank, who, pose)
        elif rank == 12:
            king(pen, suit)
        else:
            knave(pen, suit)
        with pen.placed(*in_head):
            face(pen, who, view)
            hat(pen, who.hat)
        if rank == 11:
            sleeve(pen, REIN_ARM, (62, 76, 84), DRESSES[suit].robe)
            with pen.placed(move(HORSE_BACK if pose.looks_right else 0, 0)):
                horse(pen, suit)
                fist(pen, who, *REIN_HAND, degrees=-70, size=0.86)
        else:
            _held(pen, suit, rank, who, pose)


def _held(pen: Pen, suit: str, rank: int, who: Person, pose: Pose) -> None:
    """Draw the emblem with the arm that lifts it."""
    dress = DRESSES[suit]
    x, y = pose.emblem
    tones = dress.cloak if rank == 10 else dress.robe
    if suit == "o":
        hand_y = y + pose.length * 0.56
    elif suit == "c":
        hand_y = y + pose.length * 0.2
    else:
        hand_y = y + pose.length * (0.345 if suit == "e" else 0.42)
    inward = 1 if x < 0 else -1
    if rank == 11:
        elbow = (x + inward * 8, 560)
        shoulder = (inward * -72, 540)
        points = [
            (x + inward * 4, hand_y + 44),
            (x + inward * 2, (hand_y + 600) / 2),
            elbow,
            shoulder,
        ]
        widths: tuple[float, ...] = (62, 76, 90, 96)
        turned = 0.0
    else:
        points = [
            (x + inward * 6, hand_y + 46),
            (x + inward * 26, (hand_y + 860) / 2),
            (x + inward * 62, 850),
        ]
        widths = (74, 104, 128)
        turned = inward * -7.0
    sleeve(pen, points, widths, tones)
    cuff(pen, points[0][0], points[0][1] + 6, widths[0] + 22, turned, dress.trim)
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
