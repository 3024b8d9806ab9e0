"""Shoulders, clothes, arms and hands of the modern deck, in the units of the card.

The origin lies under the middle of the head, at the card's upper edge; the person looks left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from drawing.figures.drapery import tapering
from drawing.modern_cast import CAST, Person
from drawing.modern_suits import mirrored, piece, right_half
from drawing.palette import (
    CRIMSON,
    DARK_BLUE,
    DARK_GREEN,
    DARK_RED,
    DARK_STEEL,
    DARK_WHITE,
    DARK_YELLOW,
    GREEN,
    INK,
    PALE_YELLOW,
    RED,
    SILVER,
    STEEL,
    ULTRAMARINE,
    WHITE,
    YELLOW,
)
from drawing.pen import (
    Pen,
    Point,
    curve,
    ellipse,
    limb,
    move,
    polyline,
    rounded_box,
    scale,
    spline,
    turn,
)

Tones = tuple[str, str]
"""A cloth: its lit and its dark paper."""

GOLD: Final = (YELLOW, DARK_YELLOW)
SCARLET: Final = (RED, DARK_RED)
BLUE_CLOTH: Final = (ULTRAMARINE, DARK_BLUE)
GREEN_CLOTH: Final = (GREEN, DARK_GREEN)
LINEN: Final = (SILVER, DARK_WHITE)
PLATE: Final = (STEEL, DARK_STEEL)


@dataclass(frozen=True, slots=True)
class Dress:
    """The cloths of a suit: cloak in the suit's colour, robe, and what trims both."""

    cloak: Tones
    robe: Tones
    trim: Tones


DRESSES: Final[dict[str, Dress]] = {
    "o": Dress(GOLD, SCARLET, (PALE_YELLOW, YELLOW)),
    "c": Dress(SCARLET, BLUE_CLOTH, GOLD),
    "e": Dress(BLUE_CLOTH, GOLD, LINEN),
    "b": Dress(GREEN_CLOTH, SCARLET, GOLD),
}

CLOAK: Final = (
    "-400,840! -350,720 -300,630 -210,572 -110,540 0,528 110,540 210,572 300,630 350,720 400,840!"
)


def king(pen: Pen, suit: str) -> None:
    """Draw the shoulders of a king in their cloak, each with a front of his own."""
    dress = DRESSES[suit]
    lit, dark = dress.cloak
    piece(pen, spline(CLOAK), lit, patches=[(right_half(reach=900), dark)])
    _FRONTS[suit](pen, dress)


def _robe(pen: Pen, tones: Tones, half: float) -> None:
    front = spline(f"-{half},560! {half},560! {half + 24},840! -{half + 24},840!")
    piece(pen, front, tones[0], patches=[(right_half(reach=900), tones[1])])


def _stole(pen: Pen, dress: Dress) -> None:
    """Oros: a red robe between the edges of the cloak, sown with lozenges."""
    _robe(pen, dress.robe, 92)
    for side in (-1, 1):
        edge = polyline([(side * 92, 548), (side * 134, 556), (side * 172, 840), (side * 116, 840)])
        piece(pen, edge, dress.trim[0 if side < 0 else 1])
        for k, y in enumerate((622, 688, 754)):
            x = side * (118 + 8 * k)
            pen.fill(
                polyline([(x - 11, y), (x, y - 17), (x + 11, y), (x, y + 17)]), CRIMSON, weight=0
            )


def _ermine(pen: Pen, dress: Dress) -> None:
    """Copas: a blue robe under a gold neckband and a round collar of ermine."""
    _robe(pen, dress.robe, 70)
    pen.stroke([(0, 690), (0, 840)], 5, dress.trim[0])
    for y in (740, 778):
        piece(pen, ellipse(0, y, 11), dress.trim[0], cut=4)
    cape = spline(
        "-262,610! -180,536 -92,512! -58,548 0,560 58,548 92,512! 180,536 262,610! 214,670 "
        "110,712 0,724 -110,712 -214,670"
    )
    piece(pen, cape, LINEN[0], patches=[(right_half(reach=900), LINEN[1])])
    band = spline("-86,500! -50,524 0,532 50,524 86,500! 94,536 56,562 0,572 -56,562 -94,536")
    piece(pen, band, dress.trim[0], patches=[(right_half(reach=900), dress.trim[1])])
    for x, top in ((-150, 600), (-90, 616), (-30, 628), (30, 628), (90, 616), (150, 600)):
        _tail(pen, x, top)
    for x in (-120, -60, 0, 60, 120):
        _tail(pen, x, 686 - 0.0016 * x * x)


def _tail(pen: Pen, x: float, y: float) -> None:
    """Draw the black tail of an ermine."""
    tail = spline([(x, y - 19, True), (x + 8, y + 5), (x, y + 16), (x - 8, y + 5)])
    pen.fill(tail, INK, weight=0)


def _breastplate(pen: Pen, dress: Dress) -> None:
    """Espadas: armour between the two halves of the cloak, clasped with gold."""
    plate = spline("-128,542! 0,516 128,542! 150,640 132,760 96,840! -96,840! -132,760 -150,640")
    piece(pen, plate, PLATE[0], patches=[(right_half(reach=900), PLATE[1])])
    for y in (690, 744):
        pen.stroke([(-136, y - 18), (0, y + 16), (136, y - 18)], 6, WHITE)
    for side in (-1, 1):
        fold = spline(
            f"{side * 96},540! {side * 176},556 {side * 236},640 {side * 268},840! "
            f"{side * 168},840! {side * 158},700 {side * 132},610"
        )
        piece(pen, fold, dress.cloak[0 if side < 0 else 1])
        piece(pen, ellipse(side * 128, 590, 26), dress.robe[0])
        pen.fill(ellipse(side * 128, 590, 10), CRIMSON, weight=0)
    chain = spline("-128,606! -60,664 0,676 60,664 128,606! 60,646 0,656 -60,646")
    pen.fill(chain, dress.robe[0], weight=0)


def _scallops(pen: Pen, dress: Dress) -> None:
    """Bastos: a red robe laced with gold under a collar of leaves."""
    _robe(pen, dress.robe, 104)
    for y in (660, 704, 748, 792):
        pen.stroke([(-60, y - 14), (60, y + 14)], 8, dress.trim[0])
        pen.stroke([(60, y - 14), (-60, y + 14)], 8, dress.trim[0])
    for row, (radius, count, size) in enumerate(((252, 6, 54), (186, 5, 52))):
        tones = dress.trim if row else dress.cloak
        for k in range(count):
            angle = 40 + 100 * k / (count - 1)
            with pen.placed(move(0, 478), scale(1, 0.7), turn(90 - angle), move(0, radius)):
                leaf = spline(f"0,{size}! {size * 0.46},0 0,{-size * 1.3} {-size * 0.46},0")
                piece(pen, leaf, tones[0], cut=5, patches=[(right_half(), tones[1])])
    collar = spline("-104,522! -60,544 0,550 60,544 104,522! 96,562 58,588 0,596 -58,588 -96,562")
    piece(pen, collar, dress.trim[0], patches=[(right_half(reach=900), dress.trim[1])])
    for x in (-62, -31, 0, 31, 62):
        middle = 572 - 0.0016 * x * x
        stone = polyline([(x - 9, middle), (x, middle - 12), (x + 9, middle), (x, middle + 12)])
        pen.fill(stone, dress.robe[1] if x % 2 else dress.cloak[1], weight=0)


_FRONTS: Final[dict[str, Callable[[Pen, Dress], None]]] = {
    "o": _stole,
    "c": _ermine,
    "e": _breastplate,
    "b": _scallops,
}


def knave(pen: Pen, suit: str) -> None:
    """Draw a knave's doublet with slashed sleeves, the cloak over the far shoulder."""
    dress = DRESSES[suit]
    back = spline("20,560! 160,556 270,610 330,720 350,840! 40,840!")
    piece(pen, back, dress.cloak[1])
    body = spline("-150,580! -60,548 60,546 150,572! 168,680 150,840! -150,840! -170,690")
    piece(
        pen,
        body,
        dress.robe[0],
        patches=[(spline("50,500! 400,500! 400,900! 40,900! 20,700"), dress.robe[1])],
    )
    if suit == "c":
        _lacing(pen, dress)
    else:
        pen.stroke([(-34, 600), (-40, 720), (-38, 840)], 6, WHITE)
        for y in (650, 705, 760):
            piece(pen, ellipse(-38, y, 12), dress.trim[0], cut=4)
    for x, degrees, tones in ((-172, 14, dress.cloak), (176, -14, dress.cloak)):
        _puff(pen, x, 640, degrees, tones, dress.trim)
    _NECKLINES[suit](pen, dress)


def _puff(pen: Pen, x: float, y: float, degrees: float, tones: Tones, slash: Tones) -> None:
    """Draw the ball of a sleeve with three slashes."""
    with pen.placed(move(x, y), turn(degrees)):
        piece(pen, ellipse(0, 0, 84, 92), tones[0], patches=[(right_half(16), tones[1])])
        for at, tone in ((-48, slash[0]), (0, slash[0]), (48, slash[1])):
            bow = at * 0.35
            pen.fill(
                spline(
                    [
                        (at * 0.72, -66, True),
                        (at + bow + 11, 0),
                        (at * 0.72, 70, True),
                        (at + bow - 11, 0),
                    ]
                ),
                tone,
                weight=0,
            )


def _ruff(pen: Pen, _dress: Dress) -> None:
    """A ruff of seven folds."""
    for k in range(7):
        x = -96 + 32 * k
        y = 566 - 0.0024 * x * x
        piece(pen, ellipse(x, y, 25, 29), LINEN[0] if k < 4 else LINEN[1], cut=5)


def _falling_collar(pen: Pen, dress: Dress) -> None:
    """A wide collar of lace that lies on the shoulders, tied with a bow."""
    for side, tone in ((-1, LINEN[0]), (1, LINEN[1])):
        half = spline(
            f"0,540! {side * 60},516 {side * 110},530! {side * 196},590! "
            f"{side * 150},650 {side * 70},650 0,592!"
        )
        piece(pen, half, tone)
        for x, y in ((166, 598), (132, 626), (92, 630)):
            pen.fill(ellipse(side * x, y, 8), dress.cloak[0], weight=0)
    for side in (-1, 1):
        piece(pen, polyline([(0, 590), (side * 44, 566), (side * 44, 618)]), RED, cut=4)
    piece(pen, ellipse(0, 591, 12), RED, cut=4)


def _bodice(pen: Pen, dress: Dress) -> None:
    """A low round neckline with a gold edge and a necklace of coins."""
    skin, dark = CAST["c", 10].skin
    piece(
        pen,
        spline("-118,560! -70,540 60,536 122,556! 100,620 0,650 -98,622"),
        skin,
        patches=[(spline("30,400! 400,400! 400,900! 10,900!"), dark)],
    )
    edge = spline(
        "-138,560! -112,560! -96,612 0,640 98,610 116,556! 142,560! 122,634 0,672 -118,638"
    )
    piece(pen, edge, dress.trim[0], patches=[(right_half(20, 900), dress.trim[1])])
    for k in range(7):
        x = -66 + 22 * k
        pen.fill(ellipse(x, 590 - 0.008 * x * x, 9.5), dress.trim[0 if k < 5 else 1], weight=0)


def _lacing(pen: Pen, dress: Dress) -> None:
    for y in (690, 730, 770):
        pen.stroke([(-74, y - 12), (10, y + 12)], 7, dress.trim[0])
        pen.stroke([(10, y - 12), (-74, y + 12)], 7, dress.trim[0])


def _open_collar(pen: Pen, dress: Dress) -> None:
    """A collar open at the throat, its two wings turned down."""
    left, right = reversed(dress.trim) if mirrored(pen) else dress.trim
    for side, tone in ((-1, left), (1, right)):
        wing = polyline([(side * 52 - 10, 524), (side * 142, 566), (side * 116, 622), (-10, 604)])
        piece(pen, wing, tone)


_NECKLINES: Final[dict[str, Callable[[Pen, Dress], None]]] = {
    "o": _ruff,
    "c": _bodice,
    "e": _falling_collar,
    "b": _open_collar,
}


def rider(pen: Pen, suit: str) -> None:
    """Draw a rider from the waist up, the cloak blown back."""
    dress = DRESSES[suit]
    cloak = spline("10,470! 110,478 190,540 236,640 262,840! 20,840!")
    piece(
        pen,
        cloak,
        dress.cloak[0],
        patches=[(spline("120,400! 400,400! 400,900! 170,900! 180,700"), dress.cloak[1])],
    )
    body = spline("-104,520! -60,478 20,466 90,482 132,540! 140,660 120,840! -90,840! -120,640")
    piece(
        pen,
        body,
        dress.robe[0],
        patches=[(spline("36,400! 400,400! 400,900! 10,900! 40,680"), dress.robe[1])],
    )
    if suit == "e":
        plate = spline(
            "-106,522! -50,480 40,474 104,494! 128,600 100,690 -10,720 -100,680 -118,600"
        )
        piece(
            pen, plate, PLATE[0], patches=[(spline("36,400! 400,400! 400,900! 10,900!"), PLATE[1])]
        )
    collar = spline("-66,486 -50,462 10,448 70,460 84,488 30,512 -40,510")
    piece(pen, collar, dress.trim[0], patches=[(right_half(30, 900), dress.trim[1])])


def shoulder(pen: Pen, suit: str) -> None:
    """Draw what covers the top of a rider's near sleeve: a roll of cloth, or a piece of armour."""
    dress = DRESSES[suit]
    tones = PLATE if suit == "e" else dress.cloak
    cap = spline("30,548! 48,506 96,494 136,522 146,590! 110,606 60,596")
    piece(pen, cap, tones[0], patches=[(right_half(96, 900), tones[1])])
    pen.stroke("44,574 84,582 142,564", 9, dress.trim[0])


def sleeve(pen: Pen, points: Sequence[Point], widths: tuple[float, ...], tones: Tones) -> None:
    """Draw an arm along `points`, the hand's end first."""
    tube = limb(points, widths)
    pen.fill(
        tube,
        tones[0],
        weight=6,
        outline=WHITE,
        shade=22,
        shade_colour=tones[1],
        light=(-0.95, -0.2),
    )
    _creases(pen, points, widths, tones[1])


def _creases(pen: Pen, points: Sequence[Point], widths: tuple[float, ...], dark: str) -> None:
    """Draw folds that run from the shaded side of a sleeve round its front."""
    line = curve(points).flattened(12)
    side = -1 if mirrored(pen) else 1
    last = len(line) - 1
    for at, reach in ((0.3, 0.5), (0.52, 0.9), (0.68, 0.6)):
        k = round(at * last)
        (x0, y0), (x, y), (x1, y1) = line[k - 1], line[k], line[k + 1]
        long = math.dist((x0, y0), (x1, y1)) or 1.0
        half = widths[1] / 2
        # Across the arm towards the shaded side, and along it towards the hand.
        across = (side * abs(y1 - y0) / long, -side * (x1 - x0) / long * (1 if y1 > y0 else -1))
        along = ((x0 - x1) / long, (y0 - y1) / long)
        places = [
            (x + across[0] * half * a + along[0] * b, y + across[1] * half * a + along[1] * b)
            for a, b in ((0.86, 0), (0.86 - reach * 0.7, -9), (0.86 - reach * 1.5, 6))
        ]
        pen.fill(tapering(places, 13), dark, weight=0)


def cuff(pen: Pen, x: float, y: float, width: float, degrees: float, tones: Tones) -> None:
    """Draw the band that ends a sleeve."""
    with pen.placed(move(x, y), turn(degrees)):
        piece(
            pen,
            rounded_box(-width / 2, -15, width, 30, 8),
            tones[0],
            patches=[(right_half(width * 0.16), tones[1])],
        )


def fist(
    pen: Pen, who: Person, x: float, y: float, *, degrees: float = 0.0, size: float = 1.0
) -> None:
    """Draw a hand closed round something upright: four fingers one over the other, a thumb."""
    lit, dark = who.skin
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        hand = spline("-34,-34 0,-44 32,-36 38,0 34,36 0,44 -32,38 -38,0")
        piece(pen, hand, lit, patches=[(right_half(16), dark)])
        for line in (-20, 0, 20):
            pen.stroke([(-37, line), (-8, line + 2), (12, line)], 3.6, WHITE)
        piece(pen, spline("36,24 22,10 8,-14 4,-38 16,-42 26,-26 38,-4"), lit, cut=4)


def palm(pen: Pen, who: Person, x: float, y: float) -> None:
    """Draw the open hand under a coin; its thumb comes with `thumb`, over the coin."""
    lit, dark = who.skin
    with pen.placed(move(x, y)):
        piece(
            pen,
            spline("-52,-46 -30,-20 0,-14 34,-30 48,-58 56,-30 40,20 24,44 -22,44 -44,10"),
            lit,
            patches=[(right_half(18), dark)],
        )


def thumb(pen: Pen, who: Person, x: float, y: float) -> None:
    """Draw the thumb that keeps a coin on the palm."""
    with pen.placed(move(x, y)):
        piece(pen, spline("30,34 6,14 -4,-22 0,-44 16,-46 24,-22 40,0"), who.skin[0], cut=4.6)
