"""The rey de copas: stout and merry, his belt under his belly, toasting the table."""

from __future__ import annotations

from drawing.figures.cast import King, Livery
from drawing.figures.cloth import ground
from drawing.figures.crowns import royal_crown
from drawing.figures.drapery import Braid, Brocade, buttons, drape
from drawing.figures.fingers import at_rest, round_shaft
from drawing.figures.portraits import portrait
from drawing.palette import INK, PALE_YELLOW, RED, WHITE, YELLOW, shade_of
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, rounded_box, scale, spline
from drawing.suits import copa

HAND = (150.0, 396.0)

MANTLE = (
    "240,310! 400,310! 452,360 488,460 502,580 494,690 468,776 450,826 442,872! 400,884 320,876 "
    "230,884 170,868 108,880! 108,800 126,690 140,580 168,450 214,360"
)
ROBE = (
    "254,322! 380,322! 416,380 444,450 456,520 450,574 428,618! 434,700 428,790 418,862! 408,876 "
    "364,864 322,876 276,864 232,876 196,862! 192,790 194,700 202,618! 178,574 170,520 178,450 "
    "208,380"
)
PLACKET = "288,330! 336,330! 318,420 308,520 322,650! 290,650! 272,520 274,420"
BELT = "194,594! 236,630 308,650 384,630 440,594! 430,626! 384,662 308,680 236,660 200,628!"
UNDER_BELLY = "200,626! 236,660 308,680 384,660 432,624! 424,660 384,688 310,704 236,690 208,662"
LEFT_FUR = (
    "244,372! 268,392! 234,480 216,590 218,690 210,780 214,872! 164,872! 170,780 160,690 "
    "152,590 160,500 200,430"
)
RIGHT_FUR = (
    "372,392! 398,376! 450,450 476,590 468,690 454,780 436,872! 398,872! 418,780 416,690 "
    "426,600 414,490"
)

COLLAR = (
    "244,308! 312,290 382,308! 426,344 436,384! 412,404 392,392! 372,418 350,404! 330,428 "
    "306,410! 284,424 266,404! 244,412 228,392! 204,396 192,376! 204,340"
)
RIGHT_SLEEVE = (
    "392,330! 440,362 474,430 484,500! 470,556 424,566 386,560! 384,500! 410,492 416,470 398,420"
)


def rey_de_copas(pen: Pen, who: King, wear: Livery) -> None:
    """Draw him facing left."""
    ground(pen, 868, 76, 454)
    drape(
        pen,
        MANTLE,
        wear.mantle,
        folds=(
            "462,420 480,520 480,640",
            "474,600 478,690 462,790",
            "196,440 170,600 150,760",
            "180,620 166,720 146,866",
            "152,720 140,790 128,862",
        ),
        weight=OUTLINE + 0.6,
        shade=16,
    )
    for x, y, side in ((256, 872, 1), (378, 872, -1)):
        toe = spline("34,8! 32,-10 4,-18 -24,-10 -44,6! -20,14 14,14")
        with pen.placed(move(x, y), scale(side, 1)):
            pen.fill(toe, wear.second, weight=4.6, shade=5)
    # The fur before the robe: his belly pushes the mantle open.
    for fur in (LEFT_FUR, RIGHT_FUR):
        drape(
            pen,
            fur,
            WHITE,
            brocade=Brocade("ermine", INK, 7, 44, 1, across=22),
            hidden=(ROBE,),
            shade=7,
        )
    _robe(pen, wear)
    _belly_arm(pen, wear)
    _cup_arm(pen, wear)
    _collar(pen)
    portrait(pen, 312, 220, 144, who.face)
    with pen.placed(move(312, 172)):
        royal_crown(pen, who.crown, who.gem, RED, 134)


def _robe(pen: Pen, wear: Livery) -> None:
    drape(
        pen,
        ROBE,
        wear.robe,
        folds=(
            "232,690 224,770 222,868",
            "270,704 264,780 262,862",
            "356,704 366,780 370,862",
            "400,684 410,770 412,868",
        ),
        brocade=Brocade("lily", PALE_YELLOW, 13, 54, 0),
        hidden=(PLACKET, BELT, UNDER_BELLY, COLLAR, RIGHT_SLEEVE),
        braids=(Braid("418,862", "196,862", 30, wear.second, 34, RED, "lozenge"),),
        weight=OUTLINE + 0.4,
        shade=15,
    )
    drape(pen, PLACKET, wear.second, weight=4, shade=5)
    buttons(pen, "302,424 292,500 292,560 302,622", 7, WHITE, 7.5)
    shadow = spline(UNDER_BELLY).polygon().intersection(spline(ROBE).polygon())
    pen.local_region(shadow, shade_of(wear.robe))
    drape(pen, BELT, RED, weight=4.6, shade=5)
    pen.fill(rounded_box(284, 644, 44, 40, 9), YELLOW, weight=4.2, shade=4)
    pen.fill(ellipse(306, 664, 10), wear.robe, weight=3.2)


def _belly_arm(pen: Pen, wear: Livery) -> None:
    at_rest(pen, 352, 530, 1.08, -8)
    pen.fill(limb("392,522 374,528", (62, 56), square=True), WHITE, weight=4.4, shade=4)
    drape(
        pen,
        RIGHT_SLEEVE,
        wear.mantle,
        folds=("412,372 440,430 446,490", "476,470 450,500 416,508", "470,520 440,534 404,530"),
        fold=8,
        shade=12,
    )


def _cup_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    copa(pen, x, y - 44, 226)
    pen.fill(limb([(214, 462), (x + 20, y + 22)], (52, 40)), wear.second, weight=4.4, shade=5)
    pen.fill(
        limb([(x + 38, y + 40), (x + 22, y + 22)], (48, 44), square=True),
        WHITE,
        weight=4.4,
        shade=4,
    )
    round_shaft(pen, x + 2, y, 1.06, -6)
    drape(
        pen,
        "262,322! 228,344 206,390 184,424! 180,460 196,510 226,544! 250,500 266,450 284,390",
        wear.mantle,
        folds=("196,440 206,490 224,526", "222,400 226,450 238,490", "248,356 240,410 248,450"),
        fold=8,
        braids=(Braid("184,424", "226,544", 20, WHITE, 24, INK, "ermine"),),
        shade=12,
    )


def _collar(pen: Pen) -> None:
    drape(
        pen,
        COLLAR,
        WHITE,
        brocade=Brocade("ermine", INK, 8, 40, 1),
        shade=8,
    )
