"""The sota de bastos: a stocky sergeant on the march, moustached, in profile."""

from __future__ import annotations

from drawing.figures.cast import Knave, Livery
from drawing.figures.cloth import cuff, ground, puff, sleeve
from drawing.figures.cudgel import cudgel
from drawing.figures.drapery import Braid, Brocade, buttons, drape
from drawing.figures.fingers import on_hip, round_shaft
from drawing.figures.legs import breeches, garter, hose, shoe
from drawing.figures.plumes import plume
from drawing.figures.portraits import portrait
from drawing.palette import PALE_GREEN, PALE_YELLOW, RED, SKIN, WHITE, YELLOW
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, rounded_box, scale, turn

HAND = (158.0, 474.0)

BELT = "232,498! 320,530 412,496! 416,524! 320,558 230,526!"
CAPE = (
    "300,318! 396,316! 452,372 490,460 524,540 554,600! 532,622 514,606! 506,650 474,634! "
    "452,664 420,644! 380,560 330,440"
)
DOUBLET = (
    "258,334! 320,346 388,328! 416,400 414,460 404,506! 420,548! 396,560 374,550! 350,566 326,554! "
    "302,568 276,556! 252,564 232,548! 240,510! 216,470 226,400"
)


def sota_de_bastos(pen: Pen, who: Knave, wear: Livery) -> None:
    """Draw him facing left."""
    near, far = wear.hose
    ground(pen, 868, 158, 540)
    drape(
        pen,
        CAPE,
        wear.mantle,
        folds=(
            "400,360 440,460 480,560 500,620",
            "420,360 470,450 514,560 534,600",
            "390,420 420,520 440,640",
        ),
        ridges=("410,360 456,460 500,560 520,610", "396,400 430,500 462,640"),
        ridge_colour=PALE_GREEN,
        braids=(Braid("554,600", "420,644", 14, wear.trim),),
        shade=14,
    )
    hose(pen, "360,630 400,716 428,770 462,822", far, (94, 68, 72, 40))
    shoe(pen, 466, 834, wear.shoes, -30, 1.02)
    hose(pen, "284,630 256,716 254,776 238,838", near, (96, 70, 74, 40))
    shoe(pen, 232, 848, wear.shoes, 4, 1.04)
    garter(pen, 404, 728, 38, wear.robe, -28)
    garter(pen, 256, 732, 39, wear.robe, 10)
    breeches(
        pen,
        "308,540! 408,530! 436,580 440,650 420,704! 376,718 336,690! 310,620",
        wear.second,
        ("334,548 346,620 364,706", "362,544 386,620 394,710", "390,540 420,610 416,700"),
        wear.mantle,
    )
    breeches(
        pen,
        "246,536! 344,548! 346,620 314,702! 264,716 216,694! 212,630 226,570",
        wear.second,
        ("262,546 238,620 240,704", "290,550 276,630 268,712", "320,550 314,630 296,706"),
        wear.mantle,
    )
    drape(
        pen,
        DOUBLET,
        wear.robe,
        folds=(
            "254,400 240,450 250,500",
            "392,390 390,440 372,500",
            "270,380 262,410 266,440",
            "384,440 360,490 330,516",
        ),
        fold=9,
        hidden=(BELT,),
        brocade=Brocade("flower", PALE_YELLOW, 8.5, 40, 2, across=8),
        braids=(Braid("420,548", "232,548", 13, wear.trim),),
        weight=OUTLINE + 0.2,
        shade=15,
    )
    buttons(pen, "292,360 268,410 262,460 270,508", 6, PALE_YELLOW)
    drape(pen, BELT, wear.mantle, weight=4.4, shade=4)
    pen.fill(rounded_box(256, 514, 36, 34, 8), YELLOW, weight=4, shade=3)
    _hip_arm(pen, wear)
    _club_arm(pen, wear)
    pen.fill(limb("326,284 326,324", (58, 64)), SKIN, weight=4.2)
    ruff = (
        "264,330! 272,304 292,320! 304,298 326,314! 346,296 360,314! 382,304 390,330! "
        "378,352 360,342! 344,362 326,346! 308,364 292,346! 274,354"
    )
    drape(pen, ruff, WHITE, weight=4.4, shade=5)
    portrait(pen, 322, 230, 131, who.face)
    _hat(pen, wear)


def _hip_arm(pen: Pen, wear: Livery) -> None:
    sleeve(pen, "396,360 470,432 464,488 402,516", (64, 66, 60, 42), wear.second)
    on_hip(pen, 382, 522, 1.08, -16)
    cuff(pen, "416,510 400,517", (52, 48), WHITE)
    puff(pen, 414, 376, 60, 48, 48, wear.robe, wear.trim)


def _club_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    sleeve(
        pen, [(258, 366), (210, 470), (200, 520), (x + 14, y + 26)], (64, 66, 62, 42), wear.second
    )
    with pen.placed(move(x, y), turn(-5)):
        cudgel(pen, 0, -164, 490)
    cuff(pen, [(x + 22, y + 38), (x + 11, y + 19)], (52, 48), WHITE)
    round_shaft(pen, x, y, 1.02, -4)
    puff(pen, 240, 384, 60, 48, 122, wear.robe, wear.trim)


def _hat(pen: Pen, wear: Livery) -> None:
    with pen.placed(move(328, 186), turn(4), scale(0.93)):
        plume(pen, "16,-36 46,-82 84,-92 108,-68 112,-36", 46, YELLOW)
        drape(
            pen,
            "-64,2! -78,-20 -60,-48 -10,-62 40,-56 70,-32 66,-6 56,10!",
            wear.mantle,
            folds=("-40,-50 -50,-28 -46,-8", "-6,-58 -4,-34 -6,-12", "32,-54 38,-32 34,-8"),
            fold=7,
            shade=9,
        )
        drape(
            pen, "-66,-2! -20,-12 30,-10 60,4! 58,22! 24,10 -20,8 -64,16!", RED, weight=4.4, shade=4
        )
        pen.fill(ellipse(24, -4, 11), YELLOW, weight=3.6, shade=3)
