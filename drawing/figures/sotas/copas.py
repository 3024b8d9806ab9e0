"""The sota de copas: a boy who skips along with a cup too big for him."""

from __future__ import annotations

from drawing.figures.cast import Knave, Livery
from drawing.figures.cloth import cuff, ground, sleeve
from drawing.figures.drapery import Braid, Brocade, buttons, drape
from drawing.figures.fingers import on_hip, round_shaft
from drawing.figures.legs import garter, hose, shoe
from drawing.figures.plumes import plume
from drawing.figures.portraits import portrait
from drawing.palette import PALE_YELLOW, RED, SKIN, WHITE, YELLOW
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, rounded_box, scale, turn
from drawing.suits import copa

HAND = (150.0, 402.0)

BELT = "256,504! 318,522 386,504! 390,530! 320,550 252,530!"
CAPE = (
    "286,340! 386,338! 440,400 476,480 516,560 548,640! 516,652 498,636! 480,676 452,664! "
    "436,700 404,684! 380,706 352,684! 320,560"
)
TUNIC = (
    "268,350! 322,362 384,346! 396,410 390,470 384,514! 404,580 424,650! 404,668 384,654! 364,676 "
    "344,662! 322,682 300,664! 280,680 258,660! 240,668 222,644! 242,580 260,514! 254,450 254,400"
)


def sota_de_copas(pen: Pen, who: Knave, wear: Livery) -> None:
    """Draw him facing left."""
    near, far = wear.hose
    ground(pen, 868, 166, 540)
    drape(
        pen,
        CAPE,
        wear.mantle,
        folds=(
            "396,380 440,500 490,630",
            "380,400 420,540 448,660",
            "370,480 390,590 398,684",
            "420,400 470,510 530,630",
        ),
        braids=(Braid("548,640", "352,684", 14, wear.trim),),
        shade=14,
    )
    hose(pen, "352,640 386,716 408,772 436,824", far, (82, 62, 62, 36))
    shoe(pen, 438, 834, wear.shoes, -30, 0.94)
    hose(pen, "288,640 264,724 260,784 240,842", near, (84, 64, 66, 36))
    shoe(pen, 236, 850, wear.shoes, 4)
    garter(pen, 391, 734, 33, wear.second if far != wear.second else wear.robe, -24)
    garter(pen, 264, 740, 34, wear.second, 8)
    drape(
        pen,
        TUNIC,
        wear.robe,
        folds=(
            "270,536 254,600 246,660",
            "300,540 290,610 288,672",
            "336,540 338,610 342,664",
            "366,536 384,600 394,660",
            "284,430 298,480 302,506",
            "376,410 358,460 352,506",
        ),
        hidden=(BELT,),
        brocade=Brocade("flower", PALE_YELLOW, 8, 40, 2, across=10),
        braids=(Braid("424,650", "222,644", 16, wear.second, 18, RED),),
        weight=OUTLINE + 0.2,
    )
    buttons(pen, "304,376 292,420 292,460 300,496", 5, PALE_YELLOW)
    drape(pen, BELT, RED, weight=4.2, shade=4)
    pen.fill(rounded_box(284, 518, 32, 32, 7), YELLOW, weight=3.8, shade=3)
    _far_arm(pen, wear)
    _cup_arm(pen, wear)
    pen.fill(limb("318,310 320,344", (46, 52)), SKIN, weight=4.2)
    collar = (
        "262,344! 290,334 320,338 352,332 386,342! 404,374 380,386! 360,366 332,362! "
        "316,378! 298,364 276,370! 258,392 240,376!"
    )
    drape(pen, collar, WHITE, weight=4.4, shade=5)
    portrait(pen, 316, 250, 138, who.face)
    _hat(pen, wear)


def _far_arm(pen: Pen, wear: Livery) -> None:
    """The arm that throws the cape back, its hand on the hip."""
    sleeve(pen, "384,376 454,440 450,482 396,502", (58, 58, 52, 36), wear.second)
    on_hip(pen, 378, 508, 0.98, -14)
    cuff(pen, "410,497 396,504", (46, 42), WHITE)


def _cup_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    copa(pen, x, y - 42, 218)
    sleeve(
        pen, [(268, 378), (244, 446), (234, 474), (x + 40, y + 18)], (60, 60, 54, 38), wear.second
    )
    cuff(pen, [(x + 48, y + 24), (x + 32, y + 12)], (46, 42), WHITE)
    round_shaft(pen, x + 4, y + 2, 1.0, -4)
    for cx, cy, degrees in ((392, 374, 40), (258, 378, -40)):
        with pen.placed(move(cx, cy), turn(degrees)):
            drape(
                pen,
                "-42,-22! 0,-36 42,-22! 52,10 44,34! 20,46 0,38! -20,46 -44,34! -52,10",
                wear.robe,
                folds=("-16,-26 -20,6 -18,34", "16,-26 20,6 18,34"),
                fold=8,
                braids=(Braid("44,34", "-44,34", 9, wear.trim),),
                shade=9,
            )


def _hat(pen: Pen, wear: Livery) -> None:
    with pen.placed(move(318, 197), turn(-4), scale(0.91)):
        plume(pen, "40,-44 66,-86 100,-98 124,-74", 42, WHITE, lobes=5)
        drape(
            pen,
            "-54,2! -64,-30 -38,-62 12,-74 54,-56 66,-24 58,6!",
            wear.mantle,
            folds=("-26,-60 -36,-36 -34,-14", "14,-68 20,-42 18,-16", "44,-54 48,-34 44,-12"),
            fold=7,
            shade=9,
        )
        drape(
            pen,
            "-64,-14! -40,-32 -16,-16! 4,-30 26,-16! 50,-30 70,-8! 68,14 30,20 -30,18 -60,12",
            wear.trim,
            weight=4.6,
            shade=5,
        )
        pen.fill(ellipse(12, -72, 9), wear.trim, weight=4)
