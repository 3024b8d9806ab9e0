"""The rey de bastos: seen from behind as he turns, his mantle sweeping the ground."""

from __future__ import annotations

from drawing.figures.cast import King, Livery
from drawing.figures.cloth import ground
from drawing.figures.crowns import royal_crown
from drawing.figures.drapery import Braid, Brocade, drape
from drawing.figures.fingers import round_shaft
from drawing.figures.portraits import portrait
from drawing.palette import BLUE, INK, PALE_GREEN, PALE_YELLOW, RED, WHITE
from drawing.pen import OUTLINE, Pen, limb, move, spline, turn
from drawing.suits import basto

HAND = (172.0, 470.0)

MANTLE = (
    "262,322! 330,330 404,322! 450,366 480,440 486,500 464,560 466,620 486,710 "
    "520,790 548,846! 500,878 "
    "440,860! 400,884 350,864! 300,882 250,862! 220,872 184,846! 214,760 240,640 250,520 244,420"
)
ROBE = "250,480! 270,560 240,700 240,870! 210,880 180,868 156,872! 176,800 200,700 220,590 232,520"

CAPE = (
    "276,304! 330,290 392,304! 432,338 446,384! 424,404 404,392! 388,430 364,424! 352,466 "
    "334,482! 314,462 304,424! 278,430 266,394! 242,400 228,380! 240,334"
)


def rey_de_bastos(pen: Pen, who: King, wear: Livery) -> None:
    """Draw him facing left."""
    ground(pen, 868, 150, 558)
    pen.fill(
        spline("40,8! 36,-12 6,-20 -24,-10 -48,8! -20,14 20,14").transformed(move(196, 872)),
        wear.second,
        weight=4.6,
        shade=5,
    )
    drape(
        pen,
        ROBE,
        wear.robe,
        folds=("232,600 206,740 190,862", "240,660 222,780 214,868"),
        brocade=Brocade("flower", PALE_YELLOW, 9, 40, 2),
        braids=(Braid("240,870", "156,872", 24, wear.second, 22, RED, "lozenge"),),
    )
    _club_arm(pen, wear)
    drape(
        pen,
        MANTLE,
        wear.mantle,
        folds=(
            "290,430 286,560 266,720 240,858",
            "330,480 328,600 320,740 306,872",
            "362,450 368,590 384,740 396,874",
            "384,420 402,560 428,700 470,856",
            "478,500 440,560 452,690 516,810",
            "482,492 450,486 424,430",
            "484,508 452,530 420,520",
            "252,440 256,520 246,600 236,680",
        ),
        fold=10,
        ridges=(
            "310,470 304,620 290,760 270,856",
            "384,480 392,620 416,770 432,852",
            "420,460 430,600 456,740 492,860",
        ),
        ridge_colour=PALE_GREEN,
        hidden=(CAPE,),
        brocade=Brocade("pomegranate", PALE_YELLOW, 12.5, 50, 0, heart=RED),
        braids=(Braid("548,846", "184,846", 20, wear.second, 20, RED, "lozenge"),),
        weight=OUTLINE + 0.6,
        shade=17,
    )
    drape(
        pen,
        CAPE,
        WHITE,
        brocade=Brocade("ermine", INK, 8, 40, 1, across=4),
        shade=9,
    )
    portrait(pen, 322, 214, 146, who.face)
    with pen.placed(move(330, 166), turn(2)):
        royal_crown(pen, who.crown, who.gem, BLUE, 120)


def _club_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    pen.fill(
        limb([(272, 356), (222, 440), (206, 516), (x + 14, y + 22)], (64, 70, 66, 42)),
        wear.robe,
        shade=11,
    )
    with pen.placed(move(x, y), turn(-4)):
        basto(pen, 0, -142, 440, width=1.12, leaves="lr")
    pen.fill(
        limb([(x + 22, y + 36), (x + 11, y + 18)], (56, 52), square=True),
        wear.trim,
        weight=4.4,
        shade=4,
    )
    round_shaft(pen, x, y, 1.06, -4)
