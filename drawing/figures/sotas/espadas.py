"""The sota de espadas: a long-limbed gallant, one leg at rest, leaning on his sword."""

from __future__ import annotations

from drawing.figures.cast import Knave, Livery
from drawing.figures.cloth import cuff, ground, sleeve
from drawing.figures.drapery import Braid, Brocade, buttons, drape
from drawing.figures.fingers import on_hip, over_pommel
from drawing.figures.legs import boot, hose
from drawing.figures.plumes import plume
from drawing.figures.portraits import portrait
from drawing.palette import PALE_BLUE, PALE_YELLOW, RED, SKIN, WHITE, WOOD, YELLOW
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, polyline, rounded_box, turn
from drawing.suits import espada

POMMEL = (156.0, 451.0)

CAPE = (
    "290,306! 384,304! 430,360 456,460 470,580 486,690 470,770! 446,756 430,778! 410,760 392,776! "
    "354,600 310,440"
)
BELT = "260,478! 318,494 382,476! 384,500! 318,518 258,502!"
JERKIN = (
    "262,322! 318,334 378,316! 398,380 388,440 380,486! 396,560 416,636! 394,652 374,640! 354,658 "
    "332,646! 312,660 290,648! 270,656 246,638! 250,560 264,486! 252,440 250,380"
)


def sota_de_espadas(pen: Pen, who: Knave, wear: Livery) -> None:
    """Draw him facing left."""
    near, far = wear.hose
    ground(pen, 868, 84, 444)
    drape(
        pen,
        CAPE,
        wear.mantle,
        folds=(
            "400,360 424,500 436,640 438,764",
            "424,380 446,500 462,640 470,740",
            "380,400 396,560 404,680 404,764",
        ),
        ridges=("412,360 436,500 450,650 454,750", "392,400 410,540 420,760"),
        ridge_colour=PALE_BLUE,
        braids=(Braid("470,770", "392,776", 14, wear.trim),),
        shade=15,
    )
    hose(pen, "352,610 374,690 382,724 390,750", far, (76, 60, 56, 50))
    boot(pen, "380,724 396,786 400,842", -4, 62)
    hose(pen, "288,610 278,690 272,720 268,750", near, (80, 62, 58, 52))
    boot(pen, "272,722 268,786 258,846", 0, 64)
    _cuffs(pen)
    drape(
        pen,
        JERKIN,
        wear.robe,
        folds=(
            "280,510 268,580 262,646",
            "306,516 300,590 300,652",
            "340,516 346,590 350,650",
            "368,510 382,580 388,640",
            "280,400 296,450 300,482",
            "374,380 356,430 350,480",
        ),
        hidden=(BELT,),
        brocade=Brocade("lily", wear.second, 10.5, 38, 1, across=6),
        braids=(Braid("416,636", "246,638", 13, wear.mantle, 16, WHITE),),
        weight=OUTLINE + 0.2,
    )
    buttons(pen, "300,352 284,400 286,440 296,468", 6, WHITE, 5.4)
    drape(pen, BELT, RED, weight=4.2, shade=4)
    pen.fill(rounded_box(284, 488, 30, 30, 7), PALE_YELLOW, weight=3.6)
    _hip_arm(pen, wear)
    _sword_arm(pen, wear)
    pen.fill(limb("318,276 318,318", (44, 50)), SKIN, weight=4.2)
    collar = (
        "256,316! 286,306 318,312 350,304 382,312! 406,344 384,358! 356,338 330,334! "
        "316,352! 300,336 278,342! 252,364 236,346!"
    )
    drape(pen, collar, WHITE, weight=4.4, shade=5)
    portrait(pen, 312, 216, 138, who.face)
    _hat(pen, wear)


def _cuffs(pen: Pen) -> None:
    for x, y, degrees in ((380, 712, -10), (272, 710, 5)):
        with pen.placed(move(x, y), turn(degrees)):
            drape(
                pen,
                "-36,-18! 0,-10 36,-18! 44,16! 20,10 0,24 -22,12 -44,18!",
                WOOD,
                weight=4.6,
                shade=6,
            )


def _hip_arm(pen: Pen, wear: Livery) -> None:
    sleeve(pen, "384,346 452,410 448,460 392,494", (54, 54, 50, 36), wear.second)
    on_hip(pen, 372, 500, 1.0, -16)
    cuff(pen, "404,488 390,496", (46, 42), WHITE)
    _wing(pen, 400, 356, -40, wear)


def _sword_arm(pen: Pen, wear: Livery) -> None:
    x, y = POMMEL
    with pen.placed(move(x, y + 200), turn(180)):
        espada(pen, 0, 0, 430, width=1.12)
    pen.fill(
        limb([(260, 346), (220, 420), (202, 444), (x + 22, y - 2)], (56, 54, 48, 36)),
        wear.second,
        shade=10,
    )
    cuff(pen, [(x + 34, y - 4), (x + 20, y - 2)], (46, 42), WHITE)
    over_pommel(pen, x, y + 2, 0.98)
    _wing(pen, 246, 360, 42, wear)


def _wing(pen: Pen, x: float, y: float, degrees: float, wear: Livery) -> None:
    """Draw a tabbed shoulder-piece."""
    with pen.placed(move(x, y), turn(degrees)):
        for k in (-1, 1, 0):
            tab = [(k * 27 - 15, -16), (k * 27 + 15, -16), (k * 28 + 16, 38), (k * 28 - 16, 38)]
            cloth = wear.robe if k else wear.mantle
            pen.fill(polyline(tab), cloth, weight=4.2, shade=5)
        drape(
            pen,
            "-44,-14! -22,-34 0,-38 22,-34 44,-14! 46,2 0,10 -46,2",
            wear.robe,
            weight=4.6,
            shade=8,
        )


def _hat(pen: Pen, wear: Livery) -> None:
    with pen.placed(move(314, 166), turn(-8)):
        plume(pen, "-10,-20 30,-70 80,-84 118,-62 128,-26", 50, RED, lobes=7)
        drape(
            pen,
            "-46,4! -50,-36 -36,-62 -6,-56 14,-64 42,-54 52,-28 50,4!",
            wear.mantle,
            folds=("-18,-52 -24,-30 -22,-14", "18,-58 24,-34 20,-14"),
            fold=7,
            shade=9,
        )
        drape(pen, "-48,-16! 0,-8 51,-14! 52,2! 0,10 -48,0!", YELLOW, weight=4, shade=3)
        drape(
            pen,
            "-100,6! -74,-12 -46,-4 0,4 48,-4 82,-24 112,-18! 100,8 60,20 0,26 -60,24",
            wear.mantle,
            folds=("-70,8 -30,16 20,16",),
            fold=6,
            shade=7,
        )
        pen.fill(ellipse(-14, -10, 10), WHITE, weight=3.6, shade=3)
