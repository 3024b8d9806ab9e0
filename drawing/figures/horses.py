"""The horses, facing left: walking, or in a levade on bent hind legs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.figures.cast import Horse, Livery
from drawing.figures.cloth import folds, stencil
from drawing.palette import INK, RED, STEEL, WHITE, YELLOW
from drawing.pen import (
    OUTLINE,
    Affine,
    Pen,
    Point,
    curve,
    ellipse,
    limb,
    move,
    polyline,
    spline,
    turn,
)

BODY: Final = (
    "200,404 246,410 290,446 322,520 390,546 450,536 498,554 522,604 514,672 478,716 420,724 "
    "350,744 270,738 214,716 182,668 186,606 206,548 196,528 176,548 154,572 134,592 112,592 "
    "98,574 106,548 128,506 150,452 170,420"
)
NOSTRIL: Final = (113, 560)
BIT: Final = (146, 549)
MUSCLES: Final = ("236,560 226,620 250,676", "452,580 432,630 444,692", "226,450 252,480 264,520")
MANE: Final = (
    (196, 412, 120),
    (226, 410, 112),
    (254, 420, 100),
    (278, 440, 92),
    (298, 470, 84),
    (312, 502, 78),
)
DAPPLES: Final = (
    (470, 572, 8),
    (492, 594, 9),
    (474, 606, 7),
    (504, 622, 8),
    (484, 636, 9),
    (502, 654, 7),
    (470, 664, 8),
    (490, 682, 7),
    (456, 694, 6),
    (474, 708, 6),
    (236, 556, 9),
    (256, 584, 8),
    (228, 590, 7),
    (262, 548, 6),
    (246, 520, 8),
    (222, 528, 6),
)


@dataclass(frozen=True, slots=True)
class Leg:
    """A leg from body to fetlock with its widths, and the hoof: x, y, degrees."""

    path: str
    widths: tuple[float, ...]
    hoof: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """The four legs in card coordinates, and how the trunk is turned about the hip."""

    tilt: float
    far_fore: Leg
    far_hind: Leg
    near_fore: Leg
    near_hind: Leg
    tail: str


HIP: Final = (470, 640)
POSES: Final[dict[str, Pose]] = {
    "walk": Pose(
        0,
        far_fore=Leg(
            "252,690 180,722 148,742 152,788 180,822", (84, 54, 40, 28, 26), (186, 830, -52)
        ),
        far_hind=Leg("440,690 404,746 410,796 374,852", (100, 64, 41, 29), (367, 864, 0)),
        near_fore=Leg("250,680 240,756 242,800 238,852", (90, 56, 40, 30), (232, 864, 0)),
        near_hind=Leg("470,646 456,736 470,782 436,852", (122, 84, 46, 32), (428, 864, 0)),
        tail="488,580 526,590 548,644 546,708 524,770",
    ),
    "levade": Pose(
        13,
        far_fore=Leg(
            "232,622 160,650 124,660 122,706 146,736", (80, 54, 40, 28, 26), (152, 744, -48)
        ),
        far_hind=Leg("430,700 384,748 404,796 362,852", (104, 68, 42, 30), (355, 864, 0)),
        near_fore=Leg(
            "252,650 196,706 164,728 172,776 202,802", (92, 58, 42, 30, 27), (209, 809, -50)
        ),
        near_hind=Leg("466,656 442,740 472,788 434,852", (126, 90, 50, 33), (426, 864, 0)),
        tail="492,600 530,616 550,668 544,730 516,786",
    ),
}


def _hoof(pen: Pen, place: tuple[float, float, float], size: float = 1.0) -> None:
    x, y, degrees = place
    with pen.placed(move(x, y), turn(degrees)):
        corners = ((-14, -10), (12, -10), (19, 14), (-22, 14))
        pen.fill(polyline([(px * size, py * size) for px, py in corners]), INK, weight=4.2)


def trunk_frame(horse: Horse) -> tuple[Affine, ...]:
    """Return the steps from the trunk's coordinates to the card's."""
    tilt = POSES[horse.pose].tilt
    return (move(*HIP), turn(tilt), move(-HIP[0], -HIP[1]))


def bit_of(horse: Horse) -> Point:
    """Return where the reins are fastened."""
    place: Point = BIT
    for step in reversed(trunk_frame(horse)):
        place = step.apply(place)
    return place


def draw_horse(pen: Pen, horse: Horse, wear: Livery) -> None:
    """Draw the horse with its harness and saddle cloth."""
    pose = POSES[horse.pose]
    pen.fill(limb(pose.tail, (30, 44, 60, 48, 5)), horse.mane, weight=4.8)
    with pen.placed(move(-6, 10)):
        pen.stroke(curve(pose.tail), 2.6, horse.strand)
    with pen.placed(move(8, 0)):
        pen.stroke(curve(pose.tail), 2.6, horse.strand)
    for leg in (pose.far_fore, pose.far_hind):
        pen.fill(limb(leg.path, leg.widths), horse.far)
        _hoof(pen, leg.hoof, 0.95)
    for leg in (pose.near_fore, pose.near_hind):
        area = limb(leg.path, leg.widths)
        pen.fill(area, horse.coat, shade=10, shade_colour=horse.far)
        if horse.blaze:
            _sock(pen, leg)
        _hoof(pen, leg.hoof)
    with pen.placed(*trunk_frame(horse)):
        _trunk(pen, horse)
    for leg in (pose.near_fore, pose.near_hind):
        # The top of the leg covers the belly line, so that it flows into the trunk.
        x, y = (float(part) for part in leg.path.split()[0].split(","))
        reach = leg.widths[0] / 2 - 5
        pen.fill(ellipse(x, y + 4, reach, reach * 0.86), horse.coat, weight=0)
    with pen.placed(*trunk_frame(horse)):
        _mane(pen, horse)
        _face(pen, horse)
        _harness(pen, wear)


def _sock(pen: Pen, leg: Leg) -> None:
    points = [tuple(float(v) for v in word.split(",")) for word in leg.path.split()]
    (x0, y0), (x1, y1) = points[-2], points[-1]
    w0, w1 = leg.widths[-2], leg.widths[-1]
    start = (x0 + (x1 - x0) * 0.45, y0 + (y1 - y0) * 0.45)
    pen.fill(
        limb([start, (x1, y1 + 6)], (w0 + (w1 - w0) * 0.45 + 1, w1 + 1), square=True),
        WHITE,
        shade=6,
    )


def _trunk(pen: Pen, horse: Horse) -> None:
    pen.fill(spline(BODY), horse.coat, weight=OUTLINE + 0.4, shade=14, shade_colour=horse.far)
    folds(pen, MUSCLES, horse.coat, 4)
    if horse.dappled:
        for x, y, radius in DAPPLES:
            pen.fill(ellipse(x, y, radius, radius * 0.8), STEEL, weight=0)
    if horse.blaze:
        pen.fill(spline("160,438 168,446 150,490 128,530 116,540 124,510 144,468"), WHITE, weight=0)


def _mane(pen: Pen, horse: Horse) -> None:
    for ear in (
        "172,424! 166,396 174,376! 190,396 192,416!",
        "196,414! 196,390 208,374! 218,396 214,416!",
    ):
        pen.fill(spline(ear), horse.coat, weight=4.4, shade=4, shade_colour=horse.far)
    lock = spline("-16,-6 14,-10 26,14 18,48 4,70! -8,44 -18,20")
    for x, y, degrees in MANE:
        with pen.placed(move(x, y), turn(degrees - 90)):
            pen.fill(lock, horse.mane, weight=4)
            pen.stroke("2,4 8,30 5,54", 2.4, horse.strand)
    pen.fill(spline("178,408 200,400 196,428 176,452 164,470! 166,440"), horse.mane, weight=4)


def _face(pen: Pen, horse: Horse) -> None:
    pen.fill(spline("158,478! 168,468 180,476! 168,484"), WHITE, weight=3)
    pen.fill(ellipse(168, 476, 4.6), INK, weight=0)
    pen.stroke("154,470 168,460 184,468", 3.6)
    pen.fill(ellipse(*NOSTRIL, 5, 3.6, -40), INK, weight=0)
    pen.stroke("106,580 120,578 132,570", 3.6)
    pen.stroke("186,500 190,524 178,544", 3.4)


def _harness(pen: Pen, wear: Livery) -> None:
    for strap in (
        "178,432 188,466 196,520",
        "142,534 130,518 122,514",
        "150,560 146,546 124,512",
        "188,462 168,492 140,536",
    ):
        pen.stroke(strap, 7.5)
        pen.stroke(strap, 4, RED)
    pen.fill(ellipse(146, 548, 8), YELLOW, weight=3.4)
    pen.fill(ellipse(188, 464, 6), YELLOW, weight=3)
    pen.stroke("190,606 230,640 286,634", 21)
    pen.stroke("190,606 230,640 286,634", 13, wear.second)
    for x, y in ((202, 619), (226, 637), (252, 640)):
        pen.fill(ellipse(x, y + 13, 8), YELLOW, weight=3.2)
    cloth = spline(
        "276,520! 350,544 440,532! 458,640 462,690! 438,680 414,694! 390,684 364,698! 338,686 "
        "314,698! 290,684 268,690! 264,610"
    )
    area = pen.fill(cloth, wear.mantle, shade=12)
    colour = wear.second if wear.mantle != wear.second else wear.trim
    stencil(pen, area, "flower", colour, pitch=48, radius=10, margin=16)
    edge = "268,668 290,662 315,676 339,664 364,676 390,662 414,672 438,658 459,668"
    pen.stroke(edge, 8)
    pen.stroke(edge, 4.4, YELLOW if wear.mantle != YELLOW else RED)
