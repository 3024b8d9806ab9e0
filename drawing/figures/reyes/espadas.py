"""The rey de espadas: a soldier in a breastplate, his mantle in the wind, seen from the side."""

from __future__ import annotations

from drawing.figures.cast import King, Livery
from drawing.figures.cloth import cuff, ground, sleeve
from drawing.figures.crowns import royal_crown
from drawing.figures.drapery import Braid, Brocade, drape, tapering
from drawing.figures.fingers import on_hip, round_shaft
from drawing.figures.portraits import portrait
from drawing.palette import (
    BLUE,
    DARK_STEEL,
    INK,
    PALE_BLUE,
    PALE_YELLOW,
    RED,
    STEEL,
    WHITE,
    YELLOW,
)
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, outline_of, rounded_box, spline, turn
from drawing.suits import espada

HAND = (166.0, 474.0)

MANTLE = (
    "288,300! 392,304! 440,360 462,450 476,560 500,660 526,746 540,826! 506,838 486,818! 462,844 "
    "424,834! 390,852 352,836! 312,850 276,836 250,840! 262,760 276,600"
)
BELT = "262,520! 318,540 382,522! 388,548! 318,566 256,546!"
SKIRT = (
    "256,534! 318,552 390,536! 414,610 436,680 450,716! 420,738 394,724! 366,750 338,736! 306,756 "
    "278,738! 248,752 214,730! 226,650 242,590"
)
PLATE = (
    "264,334! 320,350 390,330! 404,378 404,430 392,486 382,530! 350,546 318,552 288,546 260,530! "
    "240,486 232,436 244,380"
)
FAR_SIDE = "220,320! 312,320! 288,440 306,560! 220,560!"
SASH = "386,336! 404,376! 350,450 292,526 268,534! 250,506! 290,472 350,396"
FAULD = (
    "258,534! 318,556 384,536! 398,572! 376,590 350,580! 334,596 312,584! 290,596 270,580! "
    "254,584 242,566!"
)


def rey_de_espadas(pen: Pen, who: King, wear: Livery) -> None:
    """Draw him facing left."""
    ground(pen, 868, 166, 562)
    drape(
        pen,
        MANTLE,
        wear.mantle,
        folds=(
            "418,372 440,500 462,640 520,800",
            "400,420 414,560 440,720 480,826",
            "400,560 410,700 422,770 424,832",
            "368,720 374,780 366,838",
            "452,440 476,590 506,690 530,770",
        ),
        fold=13,
        ridges=(
            "430,400 452,520 480,650 530,786",
            "408,440 424,600 446,730 490,816",
            "386,740 394,790 394,844",
        ),
        ridge_colour=PALE_BLUE,
        hidden=(SKIRT,),
        brocade=Brocade("star", PALE_YELLOW, 10, 44, 1, across=12),
        braids=(Braid("540,826", "250,840", 17, wear.trim, 17, RED),),
        weight=OUTLINE + 0.6,
        shade=16,
    )
    _leg(pen, "362,690 388,738 408,788 416,846", 0)
    _leg(pen, "290,690 276,740 270,790 262,848", 0)
    drape(
        pen,
        SKIRT,
        wear.robe,
        folds=(
            "268,556 248,640 236,742",
            "314,566 306,650 298,746",
            "356,562 372,650 376,742",
            "388,556 412,640 428,732",
        ),
        hidden=(BELT,),
        brocade=Brocade("lily", wear.second, 12, 42, 1, across=4),
        braids=(Braid("450,716", "214,730", 18, wear.second, 22, PALE_YELLOW),),
        weight=OUTLINE + 0.4,
    )
    _plate(pen, wear)
    _hip_arm(pen, wear)
    _sword_arm(pen, wear)
    drape(
        pen,
        "268,312! 300,292 372,292! 412,312 446,352! 432,384 408,372! 384,396 356,376! 322,388 "
        "286,366! 258,368 246,344!",
        WHITE,
        brocade=Brocade("ermine", INK, 7, 36, 1, across=6),
        shade=8,
    )
    portrait(pen, 326, 212, 146, who.face)
    with pen.placed(move(332, 166), turn(2)):
        royal_crown(pen, who.crown, who.gem, BLUE, 118)


def _leg(pen: Pen, path: str, degrees: float) -> None:
    """Draw a leg in plate: greave, knee-piece and pointed shoe."""
    x, y = (float(part) for part in path.split()[-1].split(","))
    with pen.placed(move(x, y), turn(degrees)):
        sabaton = spline("24,18! 24,-8 16,-18! -18,-18! -28,-2 -56,8 -84,20! -40,26 4,26")
        pen.fill(sabaton, STEEL, weight=4.8, shade=6, shade_colour=DARK_STEEL)
        for k in range(3):
            pen.stroke([(-20 - k * 15, -2 + k * 4), (-26 - k * 15, 22)], 3, DARK_STEEL)
    pen.fill(limb(path, (78, 66, 64, 36)), STEEL, shade=13, shade_colour=DARK_STEEL)
    knee_x, knee_y = (float(part) for part in path.split()[1].split(","))
    with pen.placed(move(knee_x - 4, knee_y + 2)):
        pen.fill(
            spline("-36,-8 0,-24 34,-10 38,10 0,26 -38,12"),
            STEEL,
            weight=4.4,
            shade=6,
            shade_colour=DARK_STEEL,
        )
        pen.fill(ellipse(-4, 0, 11), YELLOW, weight=3.6, shade=3)
    shin = [
        (knee_x - 12, knee_y + 34),
        ((knee_x + x) / 2 - 16, (knee_y + y) / 2 + 16),
        (x - 8, y - 18),
    ]
    pen.fill(tapering(shin, 6), WHITE, weight=0)


def _plate(pen: Pen, wear: Livery) -> None:
    """Draw the breastplate with its ridge, the sash across it, and the lames below the waist."""
    plate = spline(PLATE)
    pen.fill(
        plate,
        STEEL,
        weight=OUTLINE + 0.2,
        shade=14,
        shade_colour=DARK_STEEL,
        patches=[(spline(FAR_SIDE), DARK_STEEL)],
    )
    pen.fill(tapering("376,386 386,430 374,480", 9), WHITE, weight=0)
    pen.stroke("278,352 320,372 382,352", 9)
    pen.stroke("278,352 320,372 382,352", 4.4, YELLOW)
    sash = spline(SASH).polygon().intersection(plate.polygon())
    pen.fill(outline_of(sash), wear.mantle, weight=4.4, shade=5)
    pen.stroke("398,352 350,420 296,498 258,518", 4, wear.trim)
    pen.fill(spline(FAULD), STEEL, weight=4.6, shade=7, shade_colour=DARK_STEEL)
    pen.stroke("250,562 318,578 390,562", 3, DARK_STEEL)
    drape(pen, BELT, RED, weight=4.4, shade=4)
    pen.fill(rounded_box(280, 532, 36, 32, 8), YELLOW, weight=4, shade=3)


def _pauldron(pen: Pen, x: float, y: float, degrees: float) -> None:
    with pen.placed(move(x, y), turn(degrees)):
        for k in (2, 1, 0):
            lame = spline(
                [
                    (-36 + k * 3, -26 + k * 26, True),
                    (0, -36 + k * 26),
                    (36 - k * 3, -26 + k * 26, True),
                    (42 - k * 4, 10 + k * 24, True),
                    (0, 26 + k * 24),
                    (-42 + k * 4, 10 + k * 24, True),
                ]
            )
            pen.fill(lame, STEEL, weight=4.6, shade=8, shade_colour=DARK_STEEL)
            pen.stroke(
                [(-36 + k * 4, 8 + k * 24), (0, 20 + k * 24), (36 - k * 4, 8 + k * 24)], 3.2, YELLOW
            )


def _hip_arm(pen: Pen, wear: Livery) -> None:
    sleeve(pen, "398,350 456,424 458,480 396,520", (62, 64, 58, 40), wear.robe)
    on_hip(pen, 380, 528, 1.06, -16)
    cuff(pen, "420,512 398,522", (52, 48), wear.trim)
    _pauldron(pen, 418, 372, -32)


def _sword_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    sleeve(pen, [(258, 352), (232, 444), (234, 510), (x + 26, y + 16)], (58, 62, 58, 40), wear.robe)
    with pen.placed(move(x, y), turn(-6)):
        espada(pen, 0, -158, 460)
    cuff(pen, [(x + 38, y + 24), (x + 20, y + 12)], (52, 48), wear.trim)
    round_shaft(pen, x, y, 1.06, -4)
    _pauldron(pen, 246, 378, 28)
