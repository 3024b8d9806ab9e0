"""The rey de bastos: striding out in profile, his mantle gathered up in one hand."""

from __future__ import annotations

from typing import Final

from drawing.figures.cast import King, Livery
from drawing.figures.cloth import cuff, ground, sleeve
from drawing.figures.crowns import royal_crown
from drawing.figures.cudgel import cudgel
from drawing.figures.drapery import Braid, Brocade, drape
from drawing.figures.fingers import on_hip, round_shaft
from drawing.figures.legs import shoe
from drawing.figures.portraits import portrait
from drawing.palette import BLUE, INK, PALE_GREEN, PALE_YELLOW, RED, SKIN, WHITE
from drawing.pen import OUTLINE, Pen, limb, move, turn

HAND: Final = (164.0, 474.0)

BEHIND: Final = (
    "300,330! 396,326! 444,376 472,450 482,530 480,610 492,700 516,780 540,842! 500,864 468,848! "
    "440,872 404,856! 376,872 340,858! 320,700 310,500"
)
ROBE: Final = (
    "262,330! 322,344 386,330! 404,400 398,470 384,520! 392,600 404,720 412,846! 386,862 362,848! "
    "338,868 312,852! 284,870 256,852! 232,866 200,846! 214,760 232,650 250,520! 232,470 232,410 "
    "244,366"
)
BELT: Final = "248,512! 312,532 388,510! 392,534! 314,558 246,536!"
GATHERED: Final = (
    "420,470! 452,520 460,580 450,650 436,712! 428,756 420,800! 396,786 376,808! 356,790 344,796! "
    "340,744 318,680 286,610! 280,590 286,572 300,562! 340,566 390,530"
)
LINING: Final = (
    "286,610! 318,680 340,744 344,796! 328,806 314,788! 306,736 288,680 268,628! 266,600 276,578 "
    "300,562! 286,572 280,590"
)
OVER_SHOULDER: Final = (
    "372,330! 412,340 446,384 468,440 478,500! 462,508 444,490! 424,470 408,440 396,400 378,380!"
)
SHOULDER_CAPE: Final = (
    "266,322! 316,336 384,314! 420,338 442,378! 430,402 410,392! 396,420 372,408! 352,430 328,414! "
    "302,430 282,406! 258,414 240,390! 244,352"
)


def rey_de_bastos(pen: Pen, who: King, wear: Livery) -> None:
    """Draw him facing left."""
    ground(pen, 868, 166, 548)
    drape(
        pen,
        BEHIND,
        wear.mantle,
        folds=(
            "452,420 460,540 462,660 500,800",
            "440,640 446,720 470,836",
            "474,640 486,720 520,810",
            "420,700 424,780 440,850",
        ),
        fold=11,
        ridges=("466,470 470,600 480,700 524,830", "430,690 436,780 452,852"),
        ridge_colour=PALE_GREEN,
        hidden=(GATHERED,),
        brocade=Brocade("pomegranate", PALE_YELLOW, 12, 56, 0, heart=RED),
        braids=(Braid("540,842", "340,858", 18, wear.second, 20, RED, "lozenge"),),
        weight=OUTLINE + 0.6,
        shade=16,
    )
    shoe(pen, 322, 846, wear.second, 4, 1.0)
    shoe(pen, 244, 852, wear.second, -2, 0.98)
    _robe(pen, wear)
    _club_arm(pen, wear)
    _gathered(pen, wear)
    _near_arm(pen, wear)
    pen.fill(limb("324,282 324,330", (62, 72)), SKIN, weight=4.2, shade=6)
    drape(
        pen,
        SHOULDER_CAPE,
        WHITE,
        brocade=Brocade("ermine", INK, 7.5, 38, 1, across=4),
        shade=9,
    )
    portrait(pen, 318, 226, 152, who.face)
    with pen.placed(move(326, 173), turn(2)):
        royal_crown(pen, who.crown, who.gem, BLUE, 124)


def _robe(pen: Pen, wear: Livery) -> None:
    drape(
        pen,
        ROBE,
        wear.robe,
        folds=(
            "262,560 244,680 226,846",
            "290,570 276,700 258,840",
            "312,640 308,740 314,844",
            "262,400 254,450 264,500",
            "300,420 306,470 304,520",
        ),
        fold=10,
        hidden=(BELT, GATHERED, LINING),
        brocade=Brocade("lozenge", PALE_YELLOW, 9, 48, 3, across=10),
        braids=(Braid("412,846", "200,846", 24, wear.second, 24, RED, "lozenge"),),
        weight=OUTLINE + 0.4,
        shade=14,
    )
    drape(pen, BELT, wear.second, weight=4.4, shade=5)


def _gathered(pen: Pen, wear: Livery) -> None:
    """Draw the end of the mantle that comes round his hip, its lining turned out in front."""
    drape(
        pen,
        GATHERED,
        wear.mantle,
        folds=(
            "306,578 370,580 420,540 436,510",
            "304,592 372,620 430,600 456,560",
            "302,606 356,660 410,680 440,650",
            "320,640 352,710 362,786",
            "352,690 384,740 392,780",
        ),
        fold=10,
        ridges=(
            "306,584 376,600 428,570 450,530",
            "304,600 364,640 420,640 450,610",
            "330,660 364,726 376,796",
        ),
        ridge_colour=PALE_GREEN,
        brocade=Brocade("pomegranate", PALE_YELLOW, 11, 50, 0, heart=RED),
        braids=(Braid("420,800", "344,796", 16, wear.second, 20, RED, "lozenge"),),
        weight=OUTLINE + 0.4,
        shade=14,
    )
    drape(
        pen,
        LINING,
        wear.second,
        folds=("282,600 302,680 326,780",),
        fold=8,
        weight=OUTLINE,
        shade=6,
    )


def _near_arm(pen: Pen, wear: Livery) -> None:
    sleeve(pen, "384,366 434,446 428,506 338,560", (64, 64, 58, 40), wear.robe)
    on_hip(pen, 314, 570, 1.1, -20)
    cuff(pen, "362,547 336,560", (54, 50), wear.trim)
    drape(
        pen,
        OVER_SHOULDER,
        wear.mantle,
        folds=("400,352 430,410 462,490", "388,366 408,420 440,470"),
        fold=9,
        ridges=("410,350 442,410 470,484",),
        ridge_colour=PALE_GREEN,
        shade=10,
    )


def _club_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    pen.fill(
        limb([(266, 366), (220, 446), (206, 512), (x + 14, y + 24)], (64, 68, 62, 42)),
        wear.robe,
        shade=11,
    )
    with pen.placed(move(x, y), turn(-6)):
        cudgel(pen, 0, -164, 500)
    cuff(pen, [(x + 24, y + 38), (x + 12, y + 18)], (56, 52), wear.trim)
    round_shaft(pen, x, y, 1.06, -6)
