"""What the four French queens wear, and what stands behind their heads."""

from __future__ import annotations

import math

from drawing.figures.drapery import Braid, drape
from drawing.french_colours import Dress
from drawing.french_tailoring import (
    CUT_OFF,
    MIRRORED_CUT_OFF,
    Sleeve,
    jewel,
    low_arm,
    neck,
    pearls,
    slashes,
    upper_sleeves,
    weave,
)
from drawing.palette import INK, PALE_YELLOW, WHITE, YELLOW, shade_of
from drawing.pen import Pen, ellipse, move, scale, spline, turn


def _mantle(pen: Pen, colour: str) -> None:
    """Draw the mantle that hangs from the shoulders behind a figure."""
    drape(
        pen,
        "-300,560! -300,316 -246,304 -160,276 -70,250 70,250 150,274 210,294 280,304 280,560!",
        colour,
        folds=(
            "-236,312 -262,360 -272,440",
            "-206,300 -240,340 -252,420",
            "222,304 236,322 240,354",
        ),
    )


def _veil(pen: Pen, colour: str, hem: str) -> None:
    veil = (
        "-80,116! -84,80 -50,58 0,52 50,58 84,80 80,116! 92,190 118,262 140,330! 0,340 -140,330! "
        "-118,262 -92,190"
    )
    drape(
        pen,
        veil,
        colour,
        folds=("-84,150 -100,220 -120,300", "84,150 100,220 120,300"),
        braids=(Braid("-140,330", "-80,116", 9, hem), Braid("80,116", "140,330", 9, hem)),
    )


def bodice(pen: Pen, dress: Dress) -> Sleeve:
    """A laced bodice with gathered sleeve heads and a square neckline."""
    sleeve = Sleeve(dress.cloth, dress.trim)
    _mantle(pen, dress.cloak)
    _veil(pen, dress.veil, YELLOW)
    upper_sleeves(pen, dress.cloth)
    drape(
        pen,
        "-110,262! 110,262! 98,340 84,400 108,520! -108,520! -84,400 -98,340",
        dress.robe,
        folds=("-84,300 -74,360 -66,410", "84,300 74,360 66,410"),
    )
    neck(pen, "-66,244! 66,244! 60,300! -60,300!")
    pen.fill(spline("-72,296! 72,296! 68,312! -68,312!"), YELLOW, weight=4, shade=3)
    pen.fill(spline("-40,312! 40,312! 22,440! -22,440!"), WHITE, weight=4.2, shade=5)
    for y in (326, 350, 374, 398):
        pen.stroke([(-34 + (y - 326) * 0.15, y), (30 - (y - 326) * 0.15, y + 20)], 4.4, dress.gem)
        pen.stroke([(34 - (y - 326) * 0.15, y), (-30 + (y - 326) * 0.15, y + 20)], 4.4, dress.gem)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            head = spline("74,262! 110,242 160,262 184,306 172,350! 146,358 112,346! 88,310")
            pen.fill(head, dress.robe, shade=12)
            for fold in (
                "112,334! 108,300 96,272",
                "142,346! 146,304 124,262",
                "164,342! 170,308 152,278",
            ):
                pen.stroke(fold, 4, shade_of(dress.robe))
            pen.fill(
                spline("104,340! 144,352 178,346! 178,362! 142,370 100,356!"), YELLOW, weight=4
            )
    pearls(pen, [(32 * math.sin(t / 4), 238 + 22 * math.cos(t / 4)) for t in range(-5, 6)], 5.6)
    jewel(pen, 0, 278, dress.gem, 0.74)
    low_arm(pen, sleeve)
    return sleeve


def lace(pen: Pen, dress: Dress) -> Sleeve:
    """A standing collar of lace, a jewelled stomacher and slashed sleeves."""
    sleeve = Sleeve(dress.cloth, WHITE, wide=True)
    _mantle(pen, dress.cloak)
    with pen.placed(move(0, 214)):
        for k in range(-4, 5):
            with pen.placed(turn(k * 23)):
                pen.fill(
                    spline("0,30! -29,-104 -25,-126 0,-136 25,-126 29,-104"),
                    WHITE,
                    weight=4,
                    shade=4,
                )
        for k in range(-4, 5):
            with pen.placed(turn(k * 23)):
                pen.stroke([(0, -20), (0, -104)], 2.6, shade_of(WHITE))
                pen.fill(ellipse(0, -116, 6.5), shade_of(WHITE), weight=0)
    upper_sleeves(pen, dress.cloth)
    slashes(
        pen,
        ((-138, 300, 52), (-172, 334, 48), (-200, 372, 30), (138, 300, -52), (172, 336, -48)),
        dress.trim,
    )
    drape(
        pen,
        "-116,258! 116,258! 100,340 86,400 116,520! -116,520! -86,400 -100,340",
        dress.robe,
        folds=("-88,310 -76,370 -66,420", "88,310 76,370 66,420"),
    )
    neck(pen, "-86,244! 86,244! 0,338!")
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(spline("64,236! 96,246! 14,352! 0,336!"), YELLOW, weight=4.2, shade=4)
            pearls(pen, ((60, 274), (38, 304)), 4.8)
    pen.fill(spline("-34,352! 0,334! 34,352! 16,440! -16,440!"), dress.veil, weight=4.2, shade=5)
    jewel(pen, 0, 366, dress.cloth, 0.9)
    pearls(pen, [(30 * math.sin(t / 3.4), 238 + 30 * math.cos(t / 3.4)) for t in range(-4, 5)], 5.2)
    low_arm(pen, sleeve)
    return sleeve


def wimple(pen: Pen, dress: Dress) -> Sleeve:
    """A veil over a wimple, and a mantle held by a cord between two brooches."""
    sleeve = Sleeve(dress.robe, dress.cloak)
    _mantle(pen, dress.cloak)
    _veil(pen, dress.veil, YELLOW)
    drape(
        pen,
        "-118,252! 118,252! 100,350 124,520! -124,520! -100,350",
        dress.robe,
        folds=("-50,330 -46,390 -54,460", "6,350 4,400 0,450", "54,330 50,380 58,450"),
    )
    upper_sleeves(pen, dress.robe)
    low_arm(pen, sleeve, closed=True)
    half = (
        "-52,246! -120,264 -196,288 -252,300 -300,310! -300,560! -150,560! -146,440 -130,352 "
        "-104,300!"
    )
    for side in (1, -1):
        with pen.placed(scale(side, 1)):
            drape(
                pen,
                half,
                dress.cloth,
                folds=("-180,300 -206,350 -212,450", "-232,310 -256,360 -262,450"),
                brocade=weave("star", dress.trim, 11, 46),
                braids=(Braid("-150,560", "-104,300", 17, YELLOW, 26, dress.gem),),
                hidden=CUT_OFF if side > 0 else MIRRORED_CUT_OFF,
            )
    collar = "-52,238! 0,262 52,238! 96,262 104,296! 0,330 -104,296! -96,262"
    pen.fill(spline(collar), WHITE, weight=4.4, shade=9)
    for fold in ("-60,268 0,298 60,268", "-76,284 0,316 76,284"):
        pen.stroke(fold, 3, shade_of(WHITE))
    pen.stroke("-96,300 -40,334 0,340 40,334 96,300", 12, INK)
    pen.stroke("-96,300 -40,334 0,340 40,334 96,300", 6, YELLOW)
    for side in (-1, 1):
        jewel(pen, side * 100, 300, dress.gem, 1.1)
    return sleeve


def capelet(pen: Pen, dress: Dress) -> Sleeve:
    """A short cape of ermine over a gown with narrow sleeves, and a heavy necklace."""
    sleeve = Sleeve(dress.cloth, dress.trim, wide=True)
    _veil(pen, dress.veil, dress.trim)
    _mantle(pen, dress.cloak)
    upper_sleeves(pen, dress.cloth)
    drape(
        pen,
        "-104,262! 104,262! 92,340 80,400 112,520! -112,520! -80,400 -92,340",
        dress.robe,
        brocade=weave("lozenge", dress.trim, 9, 36),
        hidden=(*CUT_OFF, "-120,352! 20,352! 20,430! -120,430!"),
    )
    fur = (
        "-70,240! -130,254 -184,300 -200,336! -170,352 -146,342! -122,360 -96,348! -70,352 "
        "-52,330! 0,350 52,330! 70,352 96,348! 122,360 146,342! 170,352 200,336! 184,300 130,254 "
        "70,240! 60,284 0,300 -60,284"
    )
    drape(pen, fur, WHITE, shade=9, brocade=weave("ermine", INK, 9, 38))
    neck(pen, "-72,240! 72,240! 60,286 0,300 -60,286")
    collar = "-70,244! -58,286 0,302 58,286 70,244! 84,256 72,306 0,328 -72,306 -84,256"
    pen.fill(spline(collar), YELLOW, weight=4.4, shade=6)
    for x, y in ((-66, 280), (-36, 304), (0, 313), (36, 304), (66, 280)):
        pen.fill(ellipse(x, y, 7.4), dress.gem if x % 72 else PALE_YELLOW, weight=3)
    jewel(pen, 0, 340, dress.cloth, 0.84)
    low_arm(pen, sleeve)
    return sleeve
