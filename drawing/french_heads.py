"""Heads of the French figures, looking left: face, hair and beard.

A head is drawn in its own units, 100 from chin to skull, with the middle of the face at the
origin. The tables below hold the shapes; `french_cast` says who has which.
"""

from __future__ import annotations

import math
from typing import Final

from drawing.french_cast import Head
from drawing.french_profiles import profile
from drawing.palette import (
    BLACK_BROWN,
    CHEEK,
    DARK_BROWN,
    DARK_SILVER,
    DARK_SKIN,
    INK,
    LIP,
    RED,
    SILVER,
    SKIN,
    WHITE,
    YELLOW,
    shade_of,
)
from drawing.pen import Pen, ellipse, move, scale, spline

EDGE: Final = 4.4

SKULLS: Final[dict[str, str]] = {
    "oval": "-30,-22 -31,0 -29,22 -18,42 -5,50 9,47 24,34 31,14 34,-10 26,-38 0,-48 -22,-40",
    "gaunt": (
        "-29,-24 -31,-6 -27,8 -26,24 -19,42 -6,52 7,49 20,37 28,18 33,-8 26,-38 0,-48 -22,-40"
    ),
    "broad": (
        "-31,-22 -32,-2 -33,16 -29,34 -17,47 -3,52 13,49 29,36 36,14 36,-10 27,-38 0,-48 -23,-40"
    ),
    "soft": "-29,-22 -31,-4 -30,14 -22,34 -7,48 3,47 20,34 30,12 33,-10 26,-38 0,-48 -22,-40",
}

# Hair behind the face.
HAIR_BEHIND: Final[dict[str, str]] = {
    "bob": (
        "-34,-30 0,-54 34,-36 44,-4 46,26 54,44 40,52 26,46 20,20 -20,20 -30,34 -42,40 -40,22 -37,0"
    ),
    "braids": (
        "-34,-30 0,-54 34,-36 46,-8 50,10 44,28 30,34 20,20 -20,20 -30,34 -42,28 -46,10 -42,-8"
    ),
    # Rolled outwards at the jaw.
    "rolled": (
        "-34,-30 0,-54 34,-36 44,-4 46,18 60,28 68,44 60,59 44,60 33,48 20,20 -20,20 -32,48 "
        "-42,60 -58,59 -66,44 -58,28 -44,18 -38,0"
    ),
    "waves": (
        "-34,-30 0,-54 34,-36 45,-6 44,14 55,32 48,52 61,74 52,96 36,86 29,56 22,20 -20,20 "
        "-29,52 -34,82 -49,94 -58,74 -47,52 -54,30 -43,12 -38,0"
    ),
}
HAIR_STRANDS: Final[dict[str, tuple[str, ...]]] = {
    "bob": ("38,-6 40,18 46,38", "31,0 33,24 38,44", "-38,2 -36,22 -38,34"),
    "rolled": (
        "40,0 42,24 54,36 60,46 54,52 47,47",
        "-40,4 -42,24 -54,36 -58,46 -52,52 -46,47",
        "34,10 36,34 43,50",
    ),
    "waves": (
        "40,0 38,18 47,36 40,54 51,78",
        "33,16 40,38 34,56 42,76",
        "-39,18 -47,34 -39,54 -50,78",
    ),
}
# What the hair of some is plaited into or caught in, beside the face.
PLAITS: Final = 5

COVERED_EARS: Final = ("braids", "veiled", "waves")

# Hair over the forehead.
PARTED: Final = "-32,0! -37,-34 -14,-54 12,-54 37,-36 42,4! 35,-12 20,-26 -4,-39! -18,-30 -28,-18"
FRINGE: Final[dict[str, str]] = {
    "bob": (
        "-33,-20! -34,-36 -14,-54 12,-54 34,-38 40,-8 34,6! 30,-12 20,-30 4,-34 -14,-30 -26,-26"
    ),
    "braids": PARTED,
    "waves": PARTED,
    "": "-31,-14! -34,-36 -14,-54 12,-54 34,-38 41,-8 39,14! 31,-6 22,-28 2,-34 -18,-32 -27,-24",
}
FRINGE_STRANDS: Final = ("24,-42 33,-24 36,-6", "8,-50 24,-38 30,-22", "-22,-44 -27,-36 -29,-26")

# Curls are discs: x, y, radius.
CURLS_BEHIND: Final = (
    (-36, 8, 13),
    (-39, -8, 12),
    (40, -14, 13),
    (45, 4, 14),
    (46, 22, 14),
    (40, 36, 13),
    (-36, 24, 11),
    (30, 44, 11),
)
CURLS_BEFORE: Final = (
    (-28, -26, 11),
    (-16, -38, 12),
    (0, -42, 12),
    (16, -40, 12),
    (30, -30, 12),
    (38, -14, 11),
)

NOSES: Final[dict[str, str]] = {
    "straight": "-7.5,-4 -9.5,4 -17.5,12.5 -15,17.5 -6,16.5",
    "long": "-7.5,-5 -11.5,4 -20.5,14 -16,18.5 -6,16.5",
    "short": "-8.5,-1 -10,5 -15.5,11.5 -13,16 -5.5,15",
}

_BEARD_TOP = "28,14 20,24 8,22 -4,21 -14,21 -22,20"
BEARDS: Final[dict[str, str]] = {
    # In two curls, outwards.
    "forked": (
        "-29,8! -31,26 -29,42 -32,56 -39,68 -52,70! -44,84 -28,86 -14,76 -4,60! 6,76 20,87 36,85 "
        "48,70! 36,68 31,56 32,42 35,22 35,0! " + _BEARD_TOP
    ),
    # In small locks from ear to ear.
    "round": (
        "-29,6! -38,14 -32,23! -40,31 -32,39! -37,51 -25,53! -23,65 -10,60! -1,69 8,60! 20,66 "
        "23,53! 36,51 32,39! 41,30 34,21! 40,9 35,0! " + _BEARD_TOP
    ),
    # In long waves to the breast.
    "waves": (
        "-29,6! -31,22 -36,36 -30,50 -36,64 -28,78 -33,92! -21,90 -17,104! -8,99 0,117! 8,101 "
        "18,105! 19,91 32,93! 27,78 36,64 29,50 36,36 34,20 35,0! " + _BEARD_TOP
    ),
}
BEARD_STRANDS: Final[dict[str, tuple[str, ...]]] = {
    "forked": (
        "-20,36 -21,54 -32,72 -42,76",
        "-9,42 -12,58 -22,74",
        "4,42 7,58 18,74",
        "16,38 18,56 28,73 38,77",
        "27,24 26,44",
    ),
    "round": (
        "-30,31 -25,29 -22,33",
        "-25,46 -19,44 -17,48",
        "-10,52 -4,49 -1,53",
        "10,51 14,47 18,50",
        "22,38 27,36 29,40",
        "26,22 31,22 31,27",
        "-5,43 1,41 4,44",
    ),
    "waves": (
        "-22,34 -27,50 -21,66 -26,82",
        "-11,40 -15,56 -9,74 -14,92",
        "1,44 -2,62 3,80 0,104",
        "12,40 15,58 9,76 14,92",
        "24,28 21,46 27,64 22,80",
    ),
}
UPTURNED: Final = (
    "-36,20! -29,27 -20,24 -12,20.5 -7,22 -2,20.5 8,23 18,27 31,19! 25,35 12,35 -7,29 -19,34 -31,33"
)
MOUSTACHE: Final = (
    "-32,30! -24,29 -18,22 -10,20.5 -7,21.5 -3,20.5 8,23 16,30 28,29! 18,36 6,33.5 -7,29.5 "
    "-18,33 -26,34"
)
THIN_MOUSTACHE: Final = (
    "-34,19! -24,25 -15,21 -9,20.5 -2,21.5 8,26 21,18! 12,31 0,29.5 -9,26.5 -18,29.5 -27,30"
)


def head(pen: Pen, x: float, y: float, height: float, who: Head) -> None:
    """Draw the head of `who`, `height` from chin to skull, without a hat."""
    if who.view == "profile":
        profile(pen, x, y, height, who)
        return
    unit = height / 100
    with pen.placed(move(x, y), scale(unit * who.breadth, unit)):
        _hair_behind(pen, who)
        pen.fill(
            spline(SKULLS[who.skull]),
            SKIN,
            weight=EDGE,
            shade=6,
        )
        pen.fill(ellipse(17, 17, 8.5, 6), CHEEK, weight=0)
        pen.fill(ellipse(-23, 16, 4.6, 5), CHEEK, weight=0)
        if who.hair not in COVERED_EARS:
            pen.fill(spline("31,-8 38,-11 41,-2 37,10 31,13"), SKIN, weight=3.4)
        _eyes(pen, who)
        pen.stroke(NOSES[who.nose], 3.2)
        _mouth(pen, who)
        _fringe(pen, who)


def strand_colour(who: Head) -> str:
    """Return the tone of the lines in hair and beard: darker, on black hair lighter."""
    return DARK_BROWN if who.colour == BLACK_BROWN else shade_of(who.colour)


def _hair_behind(pen: Pen, who: Head) -> None:
    if who.hair == "curls":
        for x, y, radius in CURLS_BEHIND:
            pen.fill(ellipse(x, y, radius), who.colour, weight=EDGE, shade=4)
        pen.fill(ellipse(2, -10, 40), who.colour, weight=0)
        return
    if who.hair == "veiled":
        wimple = spline(
            "-40,-30 0,-52 40,-30 45,4 40,36 46,66 30,84 0,90 -30,84 -46,66 -38,36 -42,4"
        )
        pen.fill(wimple, WHITE, weight=EDGE, shade=7)
        for fold in ("-30,46 -14,62 6,64 26,50", "-34,62 -12,78 12,79 34,66"):
            pen.stroke(fold, 2.6, shade_of(WHITE))
        return
    pen.fill(spline(HAIR_BEHIND[who.hair]), who.colour, weight=EDGE + 0.6, shade=6)
    for strand in HAIR_STRANDS.get(who.hair, ()):
        pen.stroke(strand, 2.4, strand_colour(who))
    if who.hair == "braids":
        for side in (-1, 1):
            _plait(pen, who, side)


def _plait(pen: Pen, who: Head, side: int) -> None:
    """Draw a plait that falls on a shoulder, with a bow at its end."""
    for k in range(PLAITS):
        y = 30 + 14 * k
        x = side * (41 + 4 * math.sin(k * 0.8))
        for half, lean in ((-1, 34), (1, -34)):
            strand = ellipse(x + half * 5, y, 7, 11, lean)
            pen.fill(strand, who.colour, weight=3)
    with pen.placed(move(side * 40, 30 + 14 * PLAITS)):
        pen.fill(spline("0,0! -14,-7 -14,7"), RED, weight=3)
        pen.fill(spline("0,0! 14,-7 14,7"), RED, weight=3)
        pen.fill(ellipse(0, 0, 4.4), YELLOW, weight=2.6)


def _fringe(pen: Pen, who: Head) -> None:
    if who.hair == "veiled":
        band = spline("-32,-4! -36,-34 -14,-54 12,-54 36,-36 40,-4! 33,-18 4,-28 -26,-20")
        pen.fill(band, WHITE, weight=EDGE, shade=4)
        return
    if who.hair == "curls":
        for x, y, radius in CURLS_BEFORE:
            pen.fill(ellipse(x, y, radius), who.colour, weight=EDGE, shade=4)
        return
    pen.fill(spline(FRINGE.get(who.hair, FRINGE[""])), who.colour, weight=EDGE, shade=5)
    for strand in FRINGE_STRANDS:
        pen.stroke(strand, 2.4, strand_colour(who))


def _eyes(pen: Pen, who: Head) -> None:
    for x, half in ((-20.0, 6.8), (8.0, 9.6)):
        white = spline(
            [(x - half, -3, True), (x - half * 0.1, -10), (x + half, -2.5, True), (x, 2)]
        )
        pupil = x - 1.2 + who.gaze * half * 0.32
        pen.fill(white, WHITE, weight=0)
        pen.fill(ellipse(pupil, -4.2, 4, 4.8), INK, weight=0)
        pen.fill(ellipse(pupil - 1.3, -5.8, 1.3, 1.4), WHITE, weight=0)
        pen.stroke(
            [(x - half - 0.6, -2.8), (x - half * 0.1, -10.4), (x + half + half * 0.12, -2.2)], 3.8
        )
        pen.stroke([(x - half * 0.6, 2.2), (x + half * 0.5, 2)], 1.8)
        if who.lines:
            pen.stroke([(x - half * 0.7, 6.5), (x + half * 0.5, 7)], 1.8, DARK_SKIN)
    colour = DARK_SILVER if who.colour == SILVER else shade_of(who.colour)
    weight = 5.2 if who.lines else 4.0
    lift = 1.6 * who.brows
    pen.stroke([(22, -16.5 - lift), (10, -21 - lift), (1, -18 - lift / 2)], weight, colour)
    pen.stroke([(-29, -16.5 - lift), (-23, -20.5 - lift), (-15.5, -18 - lift / 2)], weight, colour)


def _mouth(pen: Pen, who: Head) -> None:
    hair = who.colour
    if who.beard == "tuft":
        pen.fill(spline("-15,32 -8,31 1,32.5 -6,36.5"), RED, weight=1.8)
        pen.fill(spline(THIN_MOUSTACHE), hair, weight=2.8)
        pen.fill(spline("-11,40! -5,38 1,40! 0,50 -5,57! -10,50"), hair, weight=2.6)
    elif who.beard:
        pen.fill(spline(BEARDS[who.beard]), hair, weight=EDGE, shade=6)
        for strand in BEARD_STRANDS[who.beard]:
            pen.stroke(strand, 2.6, strand_colour(who))
        pen.fill(spline("-14,33.6 -7,32 2,33.8 -6,38.6"), LIP, weight=2)
        pen.fill(spline(UPTURNED if who.beard == "forked" else MOUSTACHE), hair, weight=2.8)
    else:
        up = who.smile * 1.8
        pen.fill(spline("-12,30.5 -6,30.2 0,30.5 -6,34"), LIP, weight=0)
        pen.stroke(
            [(-17, 29.5 - up), (-11, 28.8), (-7, 29.6), (-3, 28.9), (5, 29.5 - up * 1.4)], 3, LIP
        )
        pen.stroke("-10,40 -5,41.5 0,40", 1.8, DARK_SKIN)


LIPS: Final = "-15,30.5! -9,27.6 -5.5,28.8 -2,27.6 5,30.5! -5,37"
LASHES: Final = ("18,-4 23,-8.5", "15,-7 19,-12.5", "-27,-4.5 -31,-8")
PROFILE_LIPS: Final = "-36,21! -28,24 -22,25.5! -28,31 -34,32! -34,26.5!"
PROFILE_LASHES: Final = ("-27,-5 -32,-9", "-23,-8 -27,-13")


def painted_face(pen: Pen, x: float, y: float, height: float, who: Head) -> None:
    """Redden the lips of a queen's head drawn with the same numbers, and lengthen her lashes."""
    side = who.view == "profile"
    lips = PROFILE_LIPS if side else LIPS
    lashes = PROFILE_LASHES if side else LASHES
    with pen.placed(move(x, y), scale(height / 100)):
        pen.fill(spline(lips), RED, weight=2.2)
        for lash in lashes:
            pen.stroke(lash, 3)
