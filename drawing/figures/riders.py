"""The caballos: a man on a horse."""

from __future__ import annotations

from typing import Final

from drawing.figures.cast import LIVERIES, Livery, Rider
from drawing.figures.cloth import cuff, folds, ground, sleeve
from drawing.figures.hands import Grip, fist, holding_hand, symbol
from drawing.figures.hats import hat
from drawing.figures.heads import head
from drawing.figures.horses import bit_of, draw_horse
from drawing.palette import (
    DARK_BROWN,
    DARK_STEEL,
    INK,
    PALE_YELLOW,
    RED,
    SKIN,
    STEEL,
    WHITE,
    YELLOW,
)
from drawing.pen import OUTLINE, Pen, Point, ellipse, limb, move, polyline, rounded_box, spline

GROUND: Final = 872
ASIDE: Final = -14  # of one who looks left; the tail needs room
MIRRORED_ASIDE: Final = -8
GRIPS: Final[dict[str, tuple[float, float]]] = {
    "o": (146, 330),
    "c": (142, 318),
    "e": (138, 372),
    "b": (150, 368),
}
SIZES: Final[dict[str, float]] = {"o": 0.82, "c": 0.82, "e": 0.74, "b": 0.74}


def rider(pen: Pen, suit: str, who: Rider) -> None:
    """Draw the caballo of `suit`, facing left."""
    wear = LIVERIES[suit]
    x, y = GRIPS[suit]
    grip = Grip(suit, x, y, SIZES[suit], -6)
    with pen.placed(move(MIRRORED_ASIDE if who.mirrored else ASIDE, 0)):
        ground(pen, GROUND, 168 if who.mirrored else 92, 536 if who.mirrored else 470)
        # The arm goes behind the horse's head, else it hides the ears.
        sleeve(
            pen,
            [(304, 350), (258, 412), (222, 424), (x + 24, y + 25)],
            (54, 58, 54, 38),
            wear.second,
        )
        symbol(pen, grip)
        cuff(pen, [(x + 36, y + 42), (x + 16, y + 16)], (50, 44), wear.trim)
        holding_hand(pen, grip)
        draw_horse(pen, who.horse, wear)
        _seat(pen, wear)
        _tunic(pen, wear, armoured=who.armoured)
        _rein_arm(pen, wear, bit_of(who.horse))
        pen.fill(limb("350,292 352,322", (44, 50)), SKIN, weight=4)
        ruff = spline(
            "304,322 318,308 336,312 354,306 374,312 392,308 404,322 394,336 374,334 354,340 "
            "334,334 314,336"
        )
        pen.fill(ruff, WHITE, weight=4.4, shade=5)
        head(pen, 348, 236, 136, who.head)
        hat(pen, 348, 192, 116, who.hat)


def _seat(pen: Pen, wear: Livery) -> None:
    """The cape behind, the leg, the boot in its stirrup."""
    cape = spline(
        "330,318 398,318 450,380 490,450 526,490! 500,512 478,500! 452,530 420,520! 380,470"
    )
    pen.fill(cape, wear.mantle, shade=12)
    folds(pen, ("414,380 446,448 478,496",), wear.mantle)
    hose = wear.hose[0] if wear.hose[0] != wear.mantle else wear.hose[1]
    pen.fill(limb("372,530 318,590 306,650 318,706", (104, 78, 60, 44)), hose, shade=11)
    boot = spline(
        "284,640! 342,640! 342,700 338,730 330,742 300,748 262,752 244,744 252,730 280,720 290,700"
    )
    pen.fill(boot, DARK_BROWN, shade=9)
    pen.fill(spline("280,632 312,640 346,632 346,652 312,660 280,652"), wear.trim, weight=4)
    for strap in ("268,756 262,716 300,664", "334,752 336,716 308,664"):
        pen.stroke(strap, 7.5)
        pen.stroke(strap, 3.5, YELLOW)
    pen.fill(polyline([(258, 752), (340, 746), (342, 759), (256, 765)]), YELLOW, weight=4)


def _tunic(pen: Pen, wear: Livery, *, armoured: bool) -> None:
    tunic = spline(
        "296,324! 352,308 410,324! 420,400 408,470 430,520 440,566! 400,560 372,574! 340,562 "
        "312,572! 284,556! 300,500 306,470 292,400"
    )
    if armoured:
        plate = polyline([(280, 300), (430, 300), (430, 494), (280, 494)])
        pen.fill(tunic, wear.robe, weight=OUTLINE + 0.4, shade=12, patches=[(plate, STEEL)])
        pen.stroke("354,344 352,410 356,476", 4, DARK_STEEL)
        pen.stroke("306,428 330,450 354,454 380,450 408,428", 3.6, DARK_STEEL)
    else:
        pen.fill(tunic, wear.robe, weight=OUTLINE + 0.4, shade=12)
        for y in (362, 396, 430, 462):
            pen.stroke([(328, y), (384, y)], 5, wear.trim)
            pen.fill(ellipse(356, y, 6.5), YELLOW, weight=3)
    belt = spline("304,474! 356,486 410,474! 413,496! 356,508 301,496!")
    pen.fill(belt, wear.second if wear.second != wear.robe else INK, weight=4)
    pen.fill(rounded_box(340, 478, 30, 30, 6), PALE_YELLOW, weight=3.4)


def _rein_arm(pen: Pen, wear: Livery, bit: Point) -> None:
    x, y = bit
    rein = [(x, y), (x + 50, y + 14), (256, 520), (292, 480)]
    pen.stroke(rein, 8)
    pen.stroke(rein, 4, RED)
    sleeve(pen, "408,350 440,424 408,470 318,470", (54, 60, 54, 38), wear.second)
    cuff(pen, "336,472 314,470", (50, 46), wear.trim)
    fist(pen, 298, 470, 0.84)
