"""The horses of the modern deck: head and neck, looking left, in the units of the card.

The origin lies under the middle of the rider's head, at the card's upper edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.modern_suits import piece
from drawing.palette import (
    BLACK_BROWN,
    BROWN,
    CRIMSON,
    DARK_BROWN,
    DARK_SILVER,
    DARK_SKIN,
    DARK_STEEL,
    FOREST,
    INK,
    IRON,
    OCHRE,
    SILVER,
    STEEL,
    ULTRAMARINE,
    WHITE,
    WOOD,
    YELLOW,
)
from drawing.pen import Pen, ellipse, spline


@dataclass(frozen=True, slots=True)
class Coat:
    """Colours of a horse: lit and dark coat and mane, its tack, whether it has a blaze."""

    lit: str
    dark: str
    mane: str
    mane_dark: str
    tack: str
    blaze: bool = False
    dapples: bool = False


COATS: Final[dict[str, Coat]] = {
    "o": Coat(SILVER, DARK_SILVER, DARK_STEEL, IRON, OCHRE),
    "c": Coat(DARK_SKIN, WOOD, DARK_BROWN, BROWN, CRIMSON, blaze=True),
    "e": Coat(STEEL, DARK_STEEL, IRON, INK, ULTRAMARINE, dapples=True),
    "b": Coat(DARK_BROWN, BLACK_BROWN, INK, BLACK_BROWN, FOREST),
}


def horse(pen: Pen, suit: str) -> None:
    """Draw the horse of a suit's rider."""
    coat = COATS[suit]
    far_ear = "-148,486! -166,424! -128,466!"
    piece(pen, spline(far_ear), coat.dark)
    mane = spline("-146,474! -110,446 -50,456 10,500 56,570 84,660 96,830! 10,830! -10,640 -70,540")
    piece(
        pen,
        mane,
        coat.mane,
        patches=[(spline("-20,440! 160,440! 160,860! 44,860! 40,660 4,560"), coat.mane_dark)],
    )
    body = spline(
        "-152,474 -178,508 -212,580 -258,668 -282,706 -294,738 -286,768 -258,782 -228,772 "
        "-206,748 -176,736 -132,716 -100,690! -94,740 -110,830! 52,830! 44,700 14,600 "
        "-36,520 -96,474"
    )
    shadow = spline(
        "-300,800! -262,752 -216,722 -160,700 -120,664 -100,606! -92,650 -70,700 -46,770 -30,840! "
        "-140,840! -112,730 -100,690 -132,716 -176,736 -206,748 -228,772!"
    )
    piece(pen, body, coat.lit, patches=[(shadow, coat.dark)])
    _locks(pen, coat)
    piece(
        pen,
        spline("-138,490! -134,418! -96,476!"),
        coat.lit,
        patches=[(spline("-128,500! -134,410! -80,476!"), coat.dark)],
    )
    if coat.blaze:
        pen.fill(
            spline("-170,512 -184,560 -226,634 -254,680 -244,690 -212,646 -176,572 -160,524"),
            WHITE,
            weight=0,
        )
    if coat.dapples:
        for x, y, r in (
            (-60, 560, 11),
            (-24, 610, 12),
            (-64, 626, 9),
            (-20, 676, 10),
            (-66, 690, 8),
        ):
            pen.fill(ellipse(x, y, r), WHITE, weight=0)
    _features(pen, coat)
    _bridle(pen, coat)


def _locks(pen: Pen, coat: Coat) -> None:
    """Draw the forelock and the ends of the mane that fall over the neck."""
    for lock in (
        "-112,462! -70,470 -54,520 -76,566! -88,520",
        "-60,474! -14,500 4,556 -14,610! -34,548",
        "-6,520! 34,560 44,626 24,684! 6,600",
        "36,590! 70,640 72,720 52,770! 40,680",
    ):
        piece(pen, spline(lock), coat.mane, cut=3.6)
    piece(
        pen, spline("-130,458! -158,470 -176,510 -170,556! -146,520 -124,486"), coat.mane, cut=3.6
    )


def _features(pen: Pen, coat: Coat) -> None:
    """Draw eye, nostril and mouth."""
    eye = spline("-190,588! -176,570 -154,572 -146,588! -166,600")
    pen.fill(eye, WHITE if coat.lit != SILVER else DARK_STEEL, weight=0)
    pen.fill(ellipse(-170, 585, 13, 14), INK, weight=0)
    pen.fill(ellipse(-175, 580, 4), WHITE, weight=0)
    pen.stroke("-194,590 -176,569 -144,574", 6.4, coat.mane_dark)
    pen.fill(spline("-278,728! -262,718 -254,730 -266,742"), coat.mane_dark, weight=0)
    pen.stroke("-282,760 -258,752 -240,754", 5, coat.mane_dark)


def _bridle(pen: Pen, coat: Coat) -> None:
    """Draw the straps of the bridle with their gold, and the rein."""
    strap = 13.0
    for line in (
        "-240,640 -212,664 -190,738",
        "-178,508 -140,540 -118,600 -104,684",
        "-200,690 -150,640 -120,600",
    ):
        pen.stroke(line, strap + 7, WHITE)
        pen.stroke(line, strap, coat.tack)
    rein = "-204,716 -150,756 -70,768 30,728"
    pen.stroke(rein, strap + 5, WHITE)
    pen.stroke(rein, strap - 2, coat.tack)
    for x, y in ((-203, 700), (-121, 601)):
        piece(pen, ellipse(x, y, 15), YELLOW, cut=4)
