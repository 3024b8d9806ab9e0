"""The rey de copas: stout and merry, a hand on his belly, toasting the table."""

from __future__ import annotations

from drawing.figures.cast import King, Livery
from drawing.figures.cloth import ground
from drawing.figures.crowns import royal_crown
from drawing.figures.drapery import Braid, Brocade, buttons, drape
from drawing.figures.fingers import at_rest, round_shaft
from drawing.figures.portraits import portrait
from drawing.palette import INK, PALE_YELLOW, RED, SKIN, WHITE, YELLOW, shade_of
from drawing.pen import OUTLINE, Pen, ellipse, limb, move, rounded_box, scale, spline
from drawing.suits import copa

HAND = (150.0, 396.0)

MANTLE = (
    "252,352! 374,352! 430,372 468,450 484,570 474,680 452,770 430,826 420,866! 386,878 320,870 "
    "240,878 186,862 128,874! 128,800 142,690 156,580 180,450 210,376"
)
ROBE = (
    "258,330! 372,330! 402,384 422,440 428,496 422,552! 426,640 422,740 418,800 412,856! 396,870 "
    "360,858 322,870 280,858 240,870 200,856! 198,800 196,740 196,640 202,552! 194,500 198,444 "
    "220,384"
)
PLACKET = "292,338! 334,338! 322,420 316,500 322,574! 292,574! 282,500 280,420"
BELT = "200,534! 244,560 308,572 372,560 424,532! 424,566! 374,592 308,604 244,592 200,568!"
UNDER_BELT = "200,566! 244,590 308,602 374,590 424,564! 424,584! 374,610 308,622 244,610 200,586!"
LEFT_FUR = (
    "246,380! 268,396! 240,480 224,590 226,690 218,780 222,866! 176,866! 182,780 172,690 "
    "164,590 172,500 206,430"
)
RIGHT_FUR = (
    "366,396! 390,382! 434,450 456,590 450,690 438,780 422,866! 386,866! 404,780 402,690 "
    "410,600 400,490"
)

NECKBAND = "262,322! 286,336 312,340 338,336 362,322! 372,346! 342,362 312,366 282,362 252,346!"
COLLAR = (
    "240,334! 276,346 312,352 348,346 384,334! 420,360 430,396! 408,414 388,402! 370,428 348,414! "
    "330,438 306,420! 286,434 266,414! 246,422 230,402! 208,408 196,386! 206,356"
)
RIGHT_SLEEVE = (
    "384,340! 424,366 454,426 462,484! 450,528 408,536 372,530! 370,466! 392,464 398,448 384,410"
)


def rey_de_copas(pen: Pen, who: King, wear: Livery) -> None:
    """Draw him facing left."""
    ground(pen, 868, 84, 444)
    drape(
        pen,
        MANTLE,
        wear.mantle,
        folds=(
            "446,420 464,520 464,640",
            "460,600 464,690 448,790",
            "196,440 170,600 150,760",
            "180,620 166,720 146,866",
            "152,720 140,790 128,862",
        ),
        weight=OUTLINE + 0.6,
        shade=16,
    )
    for x, y, side in ((260, 866, 1), (366, 866, -1)):
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
    pen.fill(limb("312,296 312,332", (76, 82)), SKIN, weight=4.2, shade=6)
    pen.fill(spline(NECKBAND), wear.second, weight=4.2, shade=4)
    portrait(pen, 312, 232, 150, who.face)
    with pen.placed(move(312, 176)):
        royal_crown(pen, who.crown, who.gem, RED, 134)


def _robe(pen: Pen, wear: Livery) -> None:
    drape(
        pen,
        ROBE,
        wear.robe,
        folds=(
            "232,620 222,740 216,868",
            "270,630 262,750 258,862",
            "356,630 366,750 372,862",
            "398,616 410,740 414,868",
        ),
        brocade=Brocade("lily", PALE_YELLOW, 13, 54, 0),
        hidden=(PLACKET, BELT, UNDER_BELT, COLLAR, RIGHT_SLEEVE),
        braids=(Braid("412,856", "200,856", 30, wear.second, 34, RED, "lozenge"),),
        weight=OUTLINE + 0.4,
        shade=15,
    )
    drape(pen, PLACKET, wear.second, weight=4, shade=5)
    buttons(pen, "302,424 298,470 298,510 304,552", 5, WHITE, 7.5)
    shadow = spline(UNDER_BELT).polygon().intersection(spline(ROBE).polygon())
    pen.local_region(shadow, shade_of(wear.robe))
    drape(pen, BELT, RED, weight=4.6, shade=5)
    pen.fill(rounded_box(284, 566, 46, 42, 9), YELLOW, weight=4.2, shade=4)
    pen.fill(ellipse(307, 587, 10), wear.robe, weight=3.2)


def _belly_arm(pen: Pen, wear: Livery) -> None:
    at_rest(pen, 336, 498, 1.1, -6)
    pen.fill(limb("376,494 360,497", (58, 52), square=True), WHITE, weight=4.4, shade=4)
    drape(
        pen,
        RIGHT_SLEEVE,
        wear.mantle,
        folds=("400,376 424,420 432,466", "456,450 432,480 400,486", "450,500 424,512 390,508"),
        fold=8,
        shade=12,
    )


def _cup_arm(pen: Pen, wear: Livery) -> None:
    x, y = HAND
    copa(pen, x, y - 44, 226)
    pen.fill(limb([(226, 456), (x + 40, y + 16)], (52, 40)), wear.second, weight=4.4, shade=5)
    pen.fill(
        limb([(x + 54, y + 28), (x + 36, y + 14)], (48, 44), square=True),
        WHITE,
        weight=4.4,
        shade=4,
    )
    round_shaft(pen, x + 4, y + 1, 1.08, -4)
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
