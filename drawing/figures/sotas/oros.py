"""The sota de oros: a page at ease, his weight on one leg, his face in profile."""

from __future__ import annotations

from drawing.figures.cast import Knave, Livery
from drawing.figures.cloth import cuff, ground, puff, sleeve
from drawing.figures.drapery import Braid, Brocade, buttons, drape
from drawing.figures.fingers import round_shaft, thumb_on_coin, under_coin
from drawing.figures.legs import breeches, garter, hose, shoe
from drawing.figures.plumes import plume
from drawing.figures.portraits import portrait
from drawing.palette import PALE_YELLOW, SKIN, WHITE, YELLOW
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, rounded_box, turn
from drawing.suits import oro

COIN = (146.0, 306.0)

BELT = "256,484! 316,502 380,484! 382,508! 318,526 252,508!"
CAPE = (
    "300,312! 388,308! 440,352 478,430 504,520 536,616 518,660! 490,640 470,664! 440,644 "
    "416,662! 392,646 376,656! 350,560 330,440"
)
DOUBLET = (
    "266,326! 320,338 380,322! 398,390 384,450 378,494! 392,538! 372,552 352,542! 332,556 312,546! "
    "290,556 272,544! 254,550 240,532! 258,490! 254,440 250,380"
)


def sota_de_oros(pen: Pen, who: Knave, wear: Livery) -> None:
    """Draw him facing left."""
    near, far = wear.hose
    ground(pen, 868, 84, 444)
    drape(
        pen,
        CAPE,
        wear.mantle,
        folds=("396,352 430,460 470,650", "424,370 470,480 512,636", "380,380 410,520 418,650"),
        ridges=("410,360 450,470 490,640", "388,370 420,500 444,640"),
        ridge_colour=PALE_YELLOW,
        brocade=Brocade("flower", wear.robe, 9, 48, 2),
        braids=(Braid("518,660", "376,656", 14, wear.second),),
    )
    hose(pen, "280,600 250,700 242,770 216,836", far, (80, 58, 60, 34))
    shoe(pen, 212, 846, wear.shoes, -6)
    hose(pen, "348,600 364,706 362,776 362,846", near, (84, 62, 66, 36))
    shoe(pen, 364, 850, wear.shoes, 0, right=True)
    garter(pen, 246, 716, 32, wear.trim, 6)
    garter(pen, 364, 720, 34, wear.trim)
    breeches(
        pen,
        "262,520! 318,536! 322,600 306,662! 270,668 236,650! 232,590 242,550",
        wear.second,
        ("262,530 250,590 252,664", "286,530 280,600 280,668", "308,530 308,600 300,664"),
        wear.trim,
    )
    breeches(
        pen,
        "300,530! 384,520! 402,560 404,620 386,668! 346,678 306,664! 298,600",
        wear.robe,
        ("322,530 318,600 324,672", "346,526 350,600 350,676", "370,524 382,600 376,672"),
        wear.trim,
    )
    drape(
        pen,
        DOUBLET,
        wear.robe,
        folds=("284,420 296,470 300,496", "372,400 356,450 350,492", "268,360 276,400 278,440"),
        fold=8,
        hidden=(BELT,),
        brocade=Brocade("lozenge", PALE_YELLOW, 8, 40, 3),
        braids=(Braid("392,538", "240,532", 12, wear.trim),),
        weight=OUTLINE + 0.2,
    )
    buttons(pen, "300,356 286,400 288,440 296,474", 5, PALE_YELLOW)
    drape(pen, BELT, wear.second, weight=4.2, shade=4)
    pen.fill(rounded_box(282, 496, 30, 30, 7), PALE_YELLOW, weight=3.6)
    _cape_arm(pen, wear)
    _coin_arm(pen, wear)
    pen.fill(limb("324,282 322,320", (48, 54)), SKIN, weight=4.2)
    ruff = (
        "272,322! 280,300 298,314! 308,294 326,310! 344,292 356,310! 374,302 380,322! "
        "368,342 352,332! 338,350 322,336! 306,352 294,336! 278,344"
    )
    drape(pen, ruff, WHITE, weight=4.2, shade=5)
    portrait(pen, 318, 222, 138, who.face)
    _hat(pen, wear)


def _cape_arm(pen: Pen, wear: Livery) -> None:
    """The arm that hangs down and gathers the end of the cape."""
    drape(
        pen,
        "422,566! 446,566! 472,610 500,650 506,690! 482,684 466,704! 444,686 424,698! 420,640 "
        "416,600",
        wear.mantle,
        folds=("434,580 436,630 432,676", "440,578 460,630 474,680"),
        fold=8,
        braids=(Braid("506,690", "424,698", 12, wear.second),),
        shade=9,
    )
    pen.fill(limb("388,356 436,430 440,474 430,536", (56, 58, 52, 38)), wear.second, shade=11)
    puff(pen, 404, 368, 54, 44, 58, wear.robe, wear.trim)
    cuff(pen, "431,530 429,546", (46, 42), WHITE)
    with pen.placed(move(432, 562), turn(90)):
        round_shaft(pen, 0, 0, 0.84)


def _coin_arm(pen: Pen, wear: Livery) -> None:
    under_coin(pen, 162, 389, 1.16)
    oro(pen, *COIN, 166)
    sleeve(pen, "264,352 210,446 202,470 174,414", (56, 60, 58, 38), wear.second)
    cuff(pen, "183,428 173,410", (46, 42), WHITE)
    thumb_on_coin(pen, 162, 390, 1.16)
    puff(pen, 248, 368, 54, 44, 124, wear.robe, wear.trim)


def _hat(pen: Pen, wear: Livery) -> None:
    with pen.placed(move(322, 176), turn(-6)):
        plume(pen, "34,-20 74,-62 112,-70 140,-44 142,-14", 46, wear.robe)
        crown = "-62,0! -72,-22 -56,-52 -10,-68 44,-60 74,-34 70,-8 58,8!"
        drape(
            pen,
            crown,
            wear.mantle,
            folds=("-40,-54 -48,-30 -44,-8", "-6,-62 -4,-36 -6,-14", "34,-58 40,-34 36,-10"),
            fold=7,
            shade=9,
        )
        band = "-62,-4! -20,-14 30,-12 62,2! 60,22! 24,8 -20,6 -60,14!"
        drape(pen, band, wear.second, weight=4.4, shade=4)
        pen.fill(ellipse(32, -6, 12), YELLOW, weight=3.8, shade=3)
        pen.fill(ellipse(32, -6, 5), wear.robe, weight=2.6)
