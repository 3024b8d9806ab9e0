"""The rey de oros: very old and lean, wrapped in his mantle, coin and sceptre in his hands."""

from __future__ import annotations

from drawing.figures.cast import King, Livery
from drawing.figures.cloth import ground
from drawing.figures.crowns import royal_crown
from drawing.figures.drapery import Braid, Brocade, drape
from drawing.figures.fingers import round_shaft, thumb_on_coin, under_coin
from drawing.figures.portraits import portrait
from drawing.palette import BLUE, DARK_RED, INK, PALE_YELLOW, RED, WHITE, YELLOW
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, polyline, spline, turn
from drawing.suits import oro

COIN = (146.0, 300.0)
SCEPTRE = (464.0, 410.0)

BACK = (
    "250,330! 390,312! 446,380 468,480 474,600 464,690 446,790 436,872! 410,884 360,868 300,884 "
    "240,866 190,884 132,862! 150,780 184,690 206,600 222,520 236,420"
)
ROBE = (
    "262,322! 330,330 392,330! 400,440 396,540 408,640 420,760 424,864! 392,878 352,866 312,880 "
    "268,868 232,876 206,862! 216,780 230,680 240,580 248,480 250,400"
)
WRAP = (
    "352,318! 398,318! 446,380 466,470 474,580 476,690 466,772! 446,770 436,750! 410,764 386,744! "
    "356,746 334,712! 304,706 286,672! 258,662 234,624! 232,590 248,556! 290,540 336,490 354,420"
)

NEAR_SLEEVE = (
    "372,316! 404,326 430,370 444,414 466,448! 474,480 460,520 432,556! 408,520 384,470 372,400"
)


def rey_de_oros(pen: Pen, who: King, wear: Livery) -> None:
    """Draw him facing left."""
    ground(pen, 868, 84, 444)
    drape(
        pen,
        BACK,
        wear.mantle,
        folds=("436,800 440,840 436,874", "216,600 196,720 166,850", "228,620 214,740 196,866"),
        ridges=("214,620 190,730 150,860", "226,600 206,730 182,870"),
        ridge_colour=PALE_YELLOW,
        braids=(Braid("436,872", "132,862", 16, wear.second, 22, PALE_YELLOW),),
        weight=OUTLINE + 0.4,
    )
    for x, y in ((232, 872), (310, 874)):
        pen.fill(
            spline("-34,6! -30,-10 0,-16 26,-8 30,8! 0,12").transformed(move(x, y)),
            wear.second,
            weight=4.4,
            shade=4,
        )
    _robe(pen, wear)
    _wrap(pen, wear)
    _coin_arm(pen, wear)
    _sceptre(pen, who)
    _sceptre_arm(pen, wear)
    _ermine(pen)
    portrait(pen, 310, 214, 146, who.face)
    with pen.placed(move(312, 168), turn(who.face.nod)):
        royal_crown(pen, who.crown, who.gem, BLUE, 120)


def _robe(pen: Pen, wear: Livery) -> None:
    drape(
        pen,
        ROBE,
        wear.robe,
        folds=(
            "246,660 236,760 234,862",
            "276,680 268,770 268,860",
            "318,720 318,790 314,868",
            "360,740 366,800 362,864",
            "398,760 404,810 404,866",
        ),
        brocade=Brocade("lozenge", DARK_RED, 11, 44, 2),
        hidden=(WRAP,),
        braids=(Braid("424,864", "206,862", 26, wear.second, 30, PALE_YELLOW, "lozenge"),),
        weight=OUTLINE + 0.4,
    )
    placket = "292,330! 326,332! 318,440 306,540! 268,540! 284,440"
    drape(pen, placket, wear.trim, weight=4, shade=5)
    for k in range(4):
        x, y = 306 - k * 5, 426 + k * 36
        pen.fill(
            polyline([(x, y - 14), (x + 9, y), (x, y + 14), (x - 9, y)]),
            RED if k % 2 else BLUE,
            weight=2.8,
        )


def _wrap(pen: Pen, wear: Livery) -> None:
    drape(
        pen,
        WRAP,
        wear.mantle,
        folds=(
            "250,566 312,556 366,500 386,420 388,340",
            "244,588 330,596 408,540 440,440",
            "240,616 330,648 416,612 464,530",
            "284,668 350,694 424,672 472,600",
            "370,728 414,734 450,712 472,680",
        ),
        fold=9,
        ridges=(
            "246,576 320,574 380,510 396,440",
            "242,604 330,618 410,574 446,480",
            "250,640 340,664 420,634 468,566",
            "330,706 384,716 440,688 474,640",
        ),
        ridge_colour=PALE_YELLOW,
        hidden=(NEAR_SLEEVE,),
        brocade=Brocade("pomegranate", wear.robe, 11.5, 46, 0, heart=PALE_YELLOW),
        braids=(Braid("466,772", "234,624", 15, wear.second, 21, PALE_YELLOW),),
        weight=OUTLINE + 0.6,
        shade=15,
    )


def _coin_arm(pen: Pen, wear: Livery) -> None:
    under_coin(pen, 162, 384, 1.2)
    oro(pen, *COIN, 170)
    pen.fill(limb("226,446 182,408", (46, 38)), wear.second, weight=4.4, shade=5)
    pen.fill(limb("190,420 177,402", (44, 40), square=True), wear.trim, weight=4)
    thumb_on_coin(pen, 162, 384, 1.2)
    drape(
        pen,
        (
            "268,318! 238,340 216,384 196,424! 188,452 192,500 216,552 240,580! 256,520 "
            "274,470 288,400"
        ),
        wear.robe,
        folds=("206,440 212,500 232,556", "226,420 236,480 242,530", "252,360 248,420 254,490"),
        fold=8,
        braids=(Braid("196,424", "240,580", 14, wear.trim),),
    )


def _sceptre(pen: Pen, who: King) -> None:
    with pen.placed(move(*SCEPTRE), turn(9)):
        shaft = polyline([(-6, -190), (6, -190), (5, 204), (-5, 204)])
        pen.fill(shaft, BLUE, weight=4.2, shade=4)
        for y in (-176, -100, 60, 196):
            pen.fill(ellipse(0, y, 11, 7), YELLOW, weight=3.6)
        pen.fill(ellipse(0, 210, 10), YELLOW, weight=3.6, shade=3)
        with pen.placed(move(0, -200)):
            pen.fill(ellipse(0, 0, 16), BLUE, weight=4, shade=4)
            for k in (-1, 1, 0):
                with pen.placed(move(0, -10), turn(k * 48)):
                    pen.fill(spline("0,0! 12,-22 0,-46! -12,-22"), YELLOW, weight=3.8, shade=3)
            pen.fill(ellipse(0, -12, 6), who.gem, weight=3)


def _sceptre_arm(pen: Pen, wear: Livery) -> None:
    x, y = SCEPTRE
    pen.fill(limb([(416, 470), (x, y + 22)], (46, 38)), wear.second, weight=4.4, shade=5)
    pen.fill(limb([(x - 10, y + 32), (x + 1, y + 16)], (42, 38), square=True), wear.trim, weight=4)
    round_shaft(pen, x, y, 1.0, 14)
    drape(
        pen,
        NEAR_SLEEVE,
        wear.robe,
        folds=("452,470 448,510 436,540", "424,420 424,470 426,510", "398,360 404,420 412,470"),
        fold=8,
        braids=(Braid("466,448", "432,556", 14, wear.trim),),
    )


def _ermine(pen: Pen) -> None:
    drape(
        pen,
        "256,304! 310,286 384,298! 420,326 436,372! 414,398 392,384! 372,412 346,392! 318,416 "
        "294,392! 266,404 250,380! 232,384 222,364! 234,328",
        WHITE,
        brocade=Brocade("ermine", INK, 8, 38, 1, across=8),
        shade=8,
    )
