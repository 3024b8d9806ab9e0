"""The sotas: young men on foot, in tunic, cape and hose of two colours."""

from __future__ import annotations

from typing import Final

from shapely.geometry import box

from drawing.figures.cast import LIVERIES, Knave, Livery
from drawing.figures.cloth import cuff, folds, ground, puff, sleeve, stencil
from drawing.figures.hands import Grip, fist, holding_hand, symbol
from drawing.figures.hats import hat
from drawing.figures.heads import head
from drawing.palette import INK, PALE_YELLOW, SKIN, WHITE, YELLOW
from drawing.pen import (
    OUTLINE,
    Geometry,
    Pen,
    Shape,
    ellipse,
    limb,
    move,
    polyline,
    rounded_box,
    scale,
    spline,
    turn,
)

ASIDE: Final = -16  # of one who looks left, away from the number in the lower corner
GROUND: Final = 868
GRIPS: Final[dict[str, tuple[float, float]]] = {
    "o": (158, 406),
    "c": (152, 390),
    "e": (172, 474),
    "b": (160, 466),
}

CAPE: Final = "276,310 380,306 440,380 474,520 488,640 470,690! 430,676 390,690! 330,600 280,420"
TUNIC: Final = (
    "262,318! 325,300 390,318! 396,400 386,480 404,540 432,632! 410,640 392,626! 371,642 350,628! "
    "326,644 302,628! 281,642 258,626! 238,640 216,630! 244,540 264,480 254,400"
)


def knave(pen: Pen, suit: str, who: Knave) -> None:
    """Draw the sota of `suit`, facing left."""
    wear = LIVERIES[suit]
    x, y = GRIPS[suit]
    grip = Grip(suit, x, y, 0.98, down=who.cane)
    with pen.placed(move(0 if who.mirrored else ASIDE, 0)):
        ground(pen, GROUND, 162 if who.mirrored else 84, 500 if who.mirrored else 466)
        pen.fill(spline(CAPE), wear.mantle, shade=14)
        folds(pen, ("420,420 440,540 448,660", "398,460 410,580 412,672"), wear.mantle)
        _legs(pen, wear, walking=who.walking)
        if who.dress == "tunic":
            _tunic(pen, suit, wear)
        else:
            _breeches(pen, wear)
            _doublet(pen, wear)
        _belt(pen, wear)
        _far_arm(pen, wear)
        _near_arm(pen, suit, grip, wear)
        pen.fill(limb("322,282 324,314", (46, 50)), SKIN, weight=4)
        ruff = spline(
            "270,312 284,298 304,302 326,296 348,302 368,298 382,312 372,326 350,324 326,332 "
            "302,324 280,326"
        )
        pen.fill(ruff, WHITE, weight=4.4, shade=5)
        head(pen, 322, 220, 142, who.head)
        hat(pen, 322, 174, 122, who.hat)


def _legs(pen: Pen, wear: Livery, *, walking: bool) -> None:
    if walking:
        far, near = "362,600 380,690 398,766 416,842", "288,600 266,700 260,770 236,846"
        feet = ((418, 850, -1), (234, 852, -1))
        knees = ((268, 704), (383, 702))
    else:
        far, near = "362,600 376,700 386,770 388,846", "284,600 272,700 272,770 262,846"
        feet = ((388, 852, 1), (262, 852, -1))
        knees = ((274, 706), (377, 706))
    pen.fill(limb(far, (84, 60, 66, 36)), wear.hose[1], shade=11)
    pen.fill(limb(near, (86, 62, 68, 36)), wear.hose[0], shade=11)
    shoe = spline("-24,20 -22,-4 -17,-22! 17,-22! 22,-6 46,8 66,20! 40,24 0,24")
    for x, y, side in feet:
        with pen.placed(move(x, y), scale(side, 1)):
            pen.fill(shoe, wear.shoes, weight=4.8, shade=6)
            pen.stroke("-20,-8 18,-8", 3, PALE_YELLOW)
    for x, y in knees:
        pen.fill(
            limb([(x - 36, y - 2), (x, y + 5), (x + 36, y - 2)], (15, 17, 15), square=True),
            wear.trim,
            weight=3.8,
        )


def _tunic(pen: Pen, suit: str, wear: Livery) -> None:
    far_half = polyline([(327, 290), (460, 290), (460, 470), (327, 470)])
    area = pen.fill(
        spline(TUNIC), wear.robe, weight=OUTLINE + 0.4, shade=13, patches=[(far_half, wear.second)]
    )
    skirt = area.intersection(box(0, 520, 610, 634))
    motif = "flower" if suit in "oe" else "lozenge"
    stencil(pen, skirt, motif, wear.trim, pitch=44, radius=9, margin=13, drop=6)
    folds(pen, ("284,522 268,620", "326,526 326,632", "368,522 384,620"), wear.robe, 3.6)
    _buttons(pen, wear)


def _breeches(pen: Pen, wear: Livery) -> None:
    """Two puffed legs to the thigh, slashed with the trim."""
    for x, degrees, cloth in ((366, -8, wear.second), (286, 8, wear.robe)):
        with pen.placed(move(x, 576), turn(degrees)):
            puffed = spline("-36,-74! 36,-74! 52,-20 50,30 34,58! -34,58! -50,30 -52,-20")
            slashes: list[tuple[Shape | Geometry, str]] = [
                (
                    spline(
                        [
                            (k * 0.7 - 4, -80, True),
                            (k * 0.7 + 4, -80, True),
                            (k * 1.2 + 7, -10),
                            (k * 0.8 + 4, 64, True),
                            (k * 0.8 - 4, 64, True),
                            (k * 1.2 - 7, -10),
                        ]
                    ),
                    wear.trim if cloth != wear.trim else wear.mantle,
                )
                for k in (-28, 0, 28)
            ]
            pen.fill(puffed, cloth, weight=OUTLINE + 0.4, shade=12, patches=slashes)
            pen.fill(rounded_box(-38, 50, 76, 16, 7), wear.mantle, weight=4)


def _doublet(pen: Pen, wear: Livery) -> None:
    """A close jacket with a short scalloped skirt."""
    jacket = spline(
        "262,318! 325,300 390,318! 396,400 386,480 402,536! 384,548 364,538! 346,550 326,540! "
        "306,550 288,538! 268,548 248,536! 264,480 254,400"
    )
    far_half = polyline([(327, 290), (460, 290), (460, 470), (327, 470)])
    pen.fill(jacket, wear.robe, weight=OUTLINE + 0.4, shade=13, patches=[(far_half, wear.second)])
    _buttons(pen, wear)


def _buttons(pen: Pen, wear: Livery) -> None:
    for y in (352, 388, 424, 460):
        button = PALE_YELLOW if wear.robe != YELLOW else WHITE
        pen.fill(ellipse(326, y, 7), button, weight=3)


def _belt(pen: Pen, wear: Livery) -> None:
    belt = spline("262,482! 325,494 388,482! 392,506! 325,518 258,506!")
    pen.fill(belt, wear.mantle if wear.mantle != wear.robe else INK, weight=4.2)
    pen.fill(rounded_box(310, 486, 32, 32, 7), PALE_YELLOW, weight=3.6)


def _far_arm(pen: Pen, wear: Livery) -> None:
    sleeve(pen, "392,346 462,424 454,476 396,494", (64, 66, 58, 40), wear.second)
    puff(pen, 410, 362, 58, 44, 50, wear.robe, wear.trim)
    cuff(pen, "412,491 394,494", (52, 48), wear.trim)
    fist(pen, 378, 494, 0.86, 4)


def _near_arm(pen: Pen, suit: str, grip: Grip, wear: Livery) -> None:
    x, y = grip.x, grip.y
    elbow_x, elbow_y = (194, y + 74) if suit in "oc" else (196, y + 58)
    sleeve(
        pen,
        [(262, 346), (elbow_x + 8, elbow_y - 26), (elbow_x - 6, elbow_y), (x + 12, y + 26)],
        (62, 66, 60, 42),
        wear.robe,
    )
    puff(pen, 244, 364, 58, 44, 128, wear.robe, wear.trim)
    symbol(pen, grip)
    cuff(pen, [(x + 16, y + 40), (x + 7, y + 17)], (52, 48), wear.trim)
    holding_hand(pen, grip)
