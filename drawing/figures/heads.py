"""Heads in three-quarter view, looking left: face, hair and beard.

A head is drawn in its own units, 100 from chin to skull, with the middle of the face at the
origin. The tables below hold the shapes; `cast` says who has which.
"""

from __future__ import annotations

from typing import Final

from drawing.figures.cast import Head
from drawing.figures.profiles import profile
from drawing.palette import (
    BLACK_BROWN,
    CHEEK,
    DARK_BROWN,
    DARK_SILVER,
    DARK_SKIN,
    INK,
    LIP,
    SILVER,
    SKIN,
    WHITE,
    shade_of,
)
from drawing.pen import Pen, ellipse, move, scale, spline

EDGE: Final = 4.4

# Hair behind the face.
HAIR_BEHIND: Final[dict[str, str]] = {
    "bob": (
        "-34,-30 0,-54 34,-36 44,-4 46,26 54,44 40,52 26,46 20,20 -20,20 -30,34 -42,40 -40,22 -37,0"
    ),
    "long": (
        "-34,-30 0,-54 34,-36 43,-4 45,22 50,44 46,66 34,72 20,60 -16,60 -32,66 -44,56 -41,26 -38,0"
    ),
    "flowing": (
        "-34,-30 0,-54 34,-36 44,-4 47,26 58,56 50,82 35,78 29,50 20,18 -20,18 -29,48 -34,72 "
        "-47,76 -53,54 -41,22 -37,0"
    ),
}
HAIR_STRANDS: Final = ("38,-6 40,18 46,38", "31,0 33,24 38,44", "-38,2 -36,22 -38,34")

# Hair over the forehead.
FRINGE: Final[dict[str, str]] = {
    "bob": (
        "-33,-20! -34,-36 -14,-54 12,-54 34,-38 40,-8 34,6! 30,-12 20,-30 4,-34 -14,-30 -26,-26"
    ),
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
    "hooked": "-7.5,-6 -13,0 -18,8 -19,15 -14,18.5 -6,16.5",
}

_BEARD_TOP = "28,14 20,24 8,22 -4,21 -14,21 -22,20"
BEARDS: Final[dict[str, str]] = {
    "long": (
        "-29,6 -29,26 -28,46 -31,64 -22,84 -14,104 -4,96 4,116! 12,96 25,86 32,62 33,34 35,2 "
        + _BEARD_TOP
    ),
    "square": ("-29,6 -30,26 -30,46 -28,63 -14,69 0,68 14,69 29,62 34,40 34,18 35,0 " + _BEARD_TOP),
    "forked": (
        "-29,8 -28,26 -27,44 -25,62 -18,84! -8,68 -3,58! 4,68 14,86! 22,66 29,44 33,20 34,2 "
        + _BEARD_TOP
    ),
    "round": "-29,10 -28,26 -24,44 -14,57 -2,60 11,57 25,45 32,24 34,4 " + _BEARD_TOP,
}
BEARD_STRANDS: Final[dict[str, tuple[str, ...]]] = {
    "long": (
        "-22,38 -23,58 -16,80",
        "-11,42 -13,66 -8,88",
        "0,44 1,66 3,96",
        "11,42 15,62 12,84",
        "24,30 25,50 21,70",
    ),
    "square": (
        "-22,34 -23,48 -20,60",
        "-11,40 -12,60",
        "1,42 1,61",
        "13,40 14,60",
        "25,30 25,46 22,56",
    ),
    "forked": (
        "-20,40 -21,58 -18,72",
        "-10,42 -12,58",
        "4,42 6,58",
        "14,40 16,58 14,72",
        "25,30 24,46",
    ),
    "round": ("-20,36 -16,46", "-9,40 -7,52", "3,41 4,53", "14,38 13,48", "25,28 21,40"),
}
MOUSTACHE: Final = (
    "-32,30! -24,29 -18,22 -10,20.5 -7,21.5 -3,20.5 8,23 16,30 28,29! 18,36 6,33.5 -7,29.5 "
    "-18,33 -26,34"
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
            spline(
                "-30,-22 -31,0 -29,22 -18,42 -5,50 9,47 24,34 31,14 34,-10 26,-38 0,-48 -22,-40"
            ),
            SKIN,
            weight=EDGE,
            shade=6,
        )
        pen.fill(ellipse(17, 17, 8.5, 6), CHEEK, weight=0)
        pen.fill(ellipse(-23, 16, 4.6, 5), CHEEK, weight=0)
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
    pen.fill(spline(HAIR_BEHIND[who.hair]), who.colour, weight=EDGE + 0.6, shade=6)
    for strand in HAIR_STRANDS:
        pen.stroke(strand, 2.4, strand_colour(who))


def _fringe(pen: Pen, who: Head) -> None:
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
    if who.beard:
        pen.fill(spline(BEARDS[who.beard]), hair, weight=EDGE, shade=6)
        for strand in BEARD_STRANDS[who.beard]:
            pen.stroke(strand, 2.6, strand_colour(who))
        pen.fill(spline("-14,33.6 -7,32 2,33.8 -6,38.6"), LIP, weight=2)
        pen.fill(spline(MOUSTACHE), hair, weight=2.8)
    else:
        up = who.smile * 1.8
        pen.fill(spline("-12,30.5 -6,30.2 0,30.5 -6,34"), LIP, weight=0)
        pen.stroke(
            [(-17, 29.5 - up), (-11, 28.8), (-7, 29.6), (-3, 28.9), (5, 29.5 - up * 1.4)], 3, LIP
        )
        pen.stroke("-10,40 -5,41.5 0,40", 1.8, DARK_SKIN)
