"""The reyes: standing, crowned, robed to the ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.figures.cast import LIVERIES, King, Livery
from drawing.figures.cloth import cuff, folds, ground, sleeve, stencil
from drawing.figures.hands import Grip, fist, holding_hand, symbol
from drawing.figures.heads import head
from drawing.ornaments import crown
from drawing.palette import (
    BLUE,
    DARK_STEEL,
    INK,
    PALE_YELLOW,
    RED,
    STEEL,
    WHITE,
    YELLOW,
    shade_of,
)
from drawing.pen import (
    OUTLINE,
    Pen,
    Point,
    ellipse,
    limb,
    move,
    polyline,
    rounded_box,
    scale,
    spline,
    turn,
)

ASIDE: Final = (
    -14
)  # of one who looks left; moved off the middle, away from the number in the lower corner
GROUND: Final = 868
GRIPS: Final[dict[str, tuple[float, float]]] = {
    "o": (158, 402),
    "c": (152, 386),
    "e": (150, 468),
    "b": (160, 462),
}

MANTLE: Final = (
    "262,300 325,286 392,300 446,372 476,560 488,700 488,782! 462,800 434,798! 430,868! 330,876 "
    "230,874 158,868! 164,770 182,600 204,450 226,350"
)
ROBE: Final = (
    "262,330! 390,330! 404,440 408,540 426,740 432,868! 390,880 330,870 268,880 208,866! "
    "216,740 242,540 248,440"
)
SKIRT: Final = "240,548! 410,548! 426,740 432,868! 390,880 330,870 268,880 208,866! 216,740"
FAR_ARM: Final = ("398,356 444,440 430,500 372,498", (62, 76, 80, 56))
HEM: Final = "211,836! 268,847 330,838 390,847 430,836! 432,868! 390,880 330,870 268,880 208,866!"


def king(pen: Pen, suit: str, who: King) -> None:
    """Draw the rey of `suit`, facing left."""
    wear = LIVERIES[suit]
    x, y = GRIPS[suit]
    grip = Grip(suit, x, y)
    with pen.placed(move(2 if who.mirrored else ASIDE, 0)):
        ground(pen, GROUND, 160 if who.mirrored else 88, 508 if who.mirrored else 466)
        mantle = pen.fill(spline(MANTLE), wear.mantle, weight=OUTLINE + 0.6, shade=16)
        seen = mantle.difference(pen.area(spline(ROBE)))
        for path, widths in (FAR_ARM, _near_arm(suit, grip)):
            seen = seen.difference(pen.area(limb(path, widths)))
        motif = "flower" if suit in "oc" else "lozenge"
        motif_colour = RED if suit == "o" else wear.second
        stencil(pen, seen, motif, motif_colour, pitch=58, radius=10, margin=15)
        _shoes(pen, wear)
        DRESSES[who.dress](pen, wear)
        _belt(pen, wear)
        _arms(pen, suit, grip, wear)
        _collar(pen)
        if who.other == "sceptre":
            _sceptre(pen, who.gem)
        elif who.other == "orb":
            _orb(pen)
        fist(pen, 346, 492, 1.0, 10)
        head(pen, 322, 218, 150, who.head)
        side_gem = BLUE if who.gem == RED else RED
        crown(pen, 321, 166, 124, kind=who.crown, gem=who.gem, side_gem=side_gem)


def _shoes(pen: Pen, wear: Livery) -> None:
    shoe = spline("-30,8 -28,-12 0,-18 24,-6 44,8 32,14 0,14")
    for side in (-1, 1):
        with pen.placed(move(322 + side * 50, 874), scale(side, 1)):
            pen.fill(shoe, wear.second, weight=4.6, shade=5)


def _robe(pen: Pen, wear: Livery) -> None:
    pen.fill(spline(ROBE), wear.robe, weight=OUTLINE + 0.4, shade=13)
    folds(pen, ("268,562 256,700 246,836", "382,562 396,700 404,836"), wear.robe)


def _hem(pen: Pen, colour: str) -> None:
    pen.fill(spline(HEM), colour, weight=4.2, shade=5, light=(0, -1))


def _panel(pen: Pen, wear: Livery) -> None:
    """A robe with a panel of jewels down the front."""
    _robe(pen, wear)
    panel = spline("296,400! 356,400! 360,560 374,876! 276,876! 290,560")
    pen.fill(panel, wear.trim, weight=4.2, shade=8)
    for k, y in enumerate(range(586, 836, 50)):
        with pen.placed(move(325, y), scale(1 + 0.06 * k)):
            colour = wear.second if k % 2 == 0 else wear.robe
            pen.fill(polyline([(0, -20), (17, 0), (0, 20), (-17, 0)]), colour, weight=3.2)
            pen.fill(ellipse(0, 0, 4.8), wear.trim, weight=2.4)
    _hem(pen, wear.second)


def _closed(pen: Pen, wear: Livery) -> None:
    """A closed robe, buttoned to the belt, with a deep border of lozenges."""
    pen.fill(spline(ROBE), wear.robe, weight=OUTLINE + 0.4, shade=13)
    folds(
        pen,
        ("282,562 276,660 268,752", "326,562 326,752", "370,562 380,660 388,752"),
        wear.robe,
    )
    skirt = pen.area(spline("250,590! 400,590! 418,752! 232,752!"))
    stencil(pen, skirt, "flower", PALE_YELLOW, pitch=50, radius=8, margin=12)
    border = spline(
        "214,770! 268,782 330,772 390,782 428,770! 432,868! 390,880 330,870 268,880 208,866!"
    )
    pen.fill(border, wear.second, weight=4.4, shade=6, light=(0, -1))
    for k in range(5):
        with pen.placed(move(240 + k * 40, 823 + (6 if k % 2 else 2))):
            pen.fill(polyline([(0, -24), (14, 0), (0, 24), (-14, 0)]), RED, weight=3.2)
            pen.fill(ellipse(0, 0, 4.6), PALE_YELLOW, weight=2.4)
    pen.stroke("326,420 326,520", 4, shade_of(wear.robe))
    for y in (440, 470, 500):
        pen.fill(ellipse(326, y, 7.5), YELLOW, weight=3)


def _breastplate(pen: Pen, wear: Livery) -> None:
    """A steel breastplate over a robe that is open to the knee."""
    pen.fill(spline(SKIRT), wear.robe, weight=OUTLINE + 0.4, shade=13)
    folds(pen, ("266,566 252,700 240,836", "388,566 402,700 410,836"), wear.robe)
    under = spline("308,556! 344,556! 352,700 372,874 330,870 284,876 300,700")
    pen.fill(under, wear.second, weight=4.4, shade=9)
    folds(pen, ("326,580 326,720 328,846",), wear.second, 3.6)
    for x0, x1 in ((308, 284), (344, 372)):
        pen.stroke([(x0, 560, True), ((x0 + x1) / 2 + 2, 700), (x1, 866, True)], 12)
        pen.stroke([(x0, 560, True), ((x0 + x1) / 2 + 2, 700), (x1, 866, True)], 6, WHITE)
    plate = spline("256,330! 396,330! 408,420 410,500 404,548! 325,566 246,548! 242,500 246,420")
    pen.fill(plate, STEEL, weight=OUTLINE, shade=14, shade_colour=DARK_STEEL)
    pen.stroke("325,400 330,470 325,548", 4, DARK_STEEL)
    pen.stroke("262,470 296,500 325,506 356,500 392,470", 3.6, DARK_STEEL)
    for x in (258, 392):
        pen.fill(ellipse(x, 508, 5), YELLOW, weight=2.6)


def _sash(pen: Pen, wear: Livery) -> None:
    """A coat edged with fur, open over a striped under-robe, and a sash across."""
    pen.fill(spline(ROBE), wear.second, weight=OUTLINE + 0.4, shade=13)
    for x0, x1 in ((306, 296), (326, 326), (346, 358)):
        pen.stroke([(x0, 420, True), (x0, 560), (x1, 868, True)], 5, RED)
    for side in (-1, 1):
        with pen.placed(move(325, 0), scale(side, 1)):
            coat = spline(
                "22,336! 66,336! 80,440 84,540 100,740 108,870! 66,880! 50,740 34,560 26,430"
            )
            pen.fill(coat, wear.robe, weight=OUTLINE, shade=11)
            fur = spline("18,400! 34,400! 44,560 62,740 78,878! 52,874! 40,740 28,560")
            pen.fill(fur, WHITE, weight=4.2, shade=5)
            for x, y in ((34, 590), (42, 660), (51, 730), (60, 800)):
                pen.fill(ellipse(x, y, 3.4, 7, -8 * side), INK, weight=0)
    for x, y in ((396, 640), (404, 720), (410, 800), (252, 640), (244, 720), (236, 800)):
        with pen.placed(move(x, y)):
            pen.fill(polyline([(0, -11), (8, 0), (0, 11), (-8, 0)]), YELLOW, weight=2.6)


DRESSES: Final[dict[str, Callable[[Pen, Livery], None]]] = {
    "panel": _panel,
    "closed": _closed,
    "breastplate": _breastplate,
    "sash": _sash,
}


def _belt(pen: Pen, wear: Livery) -> None:
    belt = spline("241,520! 325,532 409,520! 412,548! 325,560 238,548!")
    colour = wear.mantle if wear.second == YELLOW else wear.second
    pen.fill(belt, colour, weight=4.4, shade=5, light=(0, -1))
    pen.fill(rounded_box(305, 523, 42, 42, 8), YELLOW, weight=4)
    pen.fill(ellipse(326, 544, 9), BLUE if colour == RED else RED, weight=3)


def _near_arm(suit: str, grip: Grip) -> tuple[list[Point], tuple[float, ...]]:
    x, y = grip.x, grip.y
    elbow_x, elbow_y = (190, y + 88) if suit in "oc" else (196, y + 70)
    path = [(250, 352), (elbow_x + 6, elbow_y - 20), (elbow_x - 8, elbow_y), (x + 14, y + 30)]
    return path, (72, 80, 76, 50)


def _arms(pen: Pen, suit: str, grip: Grip, wear: Livery) -> None:
    sleeve(pen, *FAR_ARM, wear.mantle)
    cuff(pen, "392,506 366,497", (66, 60), wear.trim)
    sleeve(pen, *_near_arm(suit, grip), wear.mantle)
    x, y = grip.x, grip.y
    symbol(pen, grip)
    cuff(pen, [(x + 18, y + 44), (x + 8, y + 18)], (60, 54), wear.trim)
    holding_hand(pen, grip)


def _collar(pen: Pen) -> None:
    collar = spline(
        "262,300! 325,280 390,300! 436,352 442,388! 400,412 326,424 252,412 208,388! 216,350"
    )
    area = pen.fill(collar, WHITE, weight=OUTLINE, shade=9)
    stencil(pen, area, "ermine", INK, pitch=40, radius=8, margin=9, drop=12)


def _orb(pen: Pen) -> None:
    with pen.placed(move(340, 452)):
        pen.fill(spline("-4,-36! -8,-50 0,-62! 8,-50 4,-36!"), YELLOW, weight=4)
        pen.fill(ellipse(0, 0, 37), RED, weight=OUTLINE, shade=9)
        pen.fill(spline("-37,-4! 0,8 37,-4! 36,9! 0,21 -36,9!"), YELLOW, weight=4)
        pen.fill(spline("-7,-36! 0,-38 7,-36! 6,10! -6,10!"), YELLOW, weight=4)
        pen.fill(ellipse(0, 10, 8), BLUE, weight=3)


def _sceptre(pen: Pen, gem: str) -> None:
    with pen.placed(move(346, 492), turn(24)):
        pen.stroke("0,120 0,-120", 17)
        pen.stroke("0,118 0,-118", 9, YELLOW)
        pen.fill(ellipse(0, -132, 17), BLUE if gem == RED else RED, weight=4.4, shade=5)
        for k in (-1, 0, 1):
            with pen.placed(move(0, -146), turn(k * 52)):
                pen.fill(spline("0,0! 9,-16 0,-32! -9,-16"), YELLOW, weight=4)
        pen.fill(ellipse(0, 120, 10), YELLOW, weight=4)
