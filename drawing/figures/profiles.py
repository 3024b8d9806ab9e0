"""Heads in profile, looking left, in the same units as those of `heads`."""

from __future__ import annotations

from typing import Final

from drawing.figures.cast import Head
from drawing.palette import CHEEK, INK, LIP, SKIN, WHITE, shade_of
from drawing.pen import Pen, ellipse, move, scale, spline

EDGE: Final = 4.4

# Forehead, brow, nose, lips and chin down the left; jaw and neck; back over the skull.
FACES: Final[dict[str, str]] = {
    "straight": (
        "-24,-38 -29,-24 -31,-15 -29,-8! -37,5 -43,13! -39,17 -31,18! -35,23 -33,26! -34,30 "
        "-30,34! -33,41 -29,48 -20,51 0,45 16,34 26,8 28,-20 14,-46 -10,-48"
    ),
    "short": (
        "-24,-38 -29,-24 -30,-14 -28,-7! -34,4 -41,9! -38,15 -30,17! -34,23 -32,26! -33,30 "
        "-29,34! -31,41 -27,48 -18,51 0,45 16,34 26,8 28,-20 14,-46 -10,-48"
    ),
}
HAIR_BEHIND: Final[dict[str, str]] = {
    "cropped": "-22,-40 0,-55 28,-48 45,-24 46,4 38,24 22,30 14,10",
    "bob": "-22,-40 0,-55 28,-48 46,-24 48,8 54,36 42,50 22,46 10,30 12,4",
}
FRINGE: Final = "-29,-22! -28,-40 -4,-55 28,-48 44,-20 42,8! 30,2 22,-8! 20,-22 6,-28 -14,-27"
BEARDS: Final[dict[str, str]] = {
    "round": "8,-2! 16,14 15,36 2,54 -16,63 -32,60 -40,48 -38,36! -28,33 -20,28 -4,22 4,12",
}
MOUSTACHE: Final = "-39,19! -30,17 -20,20 -10,28 -6,36! -18,34 -28,28 -38,28! -42,24"


def profile(pen: Pen, x: float, y: float, height: float, who: Head) -> None:
    """Draw the head of `who` from the side, `height` from chin to skull, without a hat."""
    unit = height / 100
    dark = shade_of(who.colour)
    with pen.placed(move(x, y), scale(unit * who.breadth, unit)):
        pen.fill(spline(HAIR_BEHIND[who.hair]), who.colour, weight=EDGE + 0.6, shade=6)
        for strand in ("34,-20 40,0 36,20", "24,-10 32,6 28,22"):
            pen.stroke(strand, 2.4, dark)
        pen.fill(spline(FACES[who.nose]), SKIN, weight=EDGE, shade=6)
        pen.fill(ellipse(-12, 17, 8, 6.5), CHEEK, weight=0)
        _eye(pen, who, dark)
        pen.stroke("-38,15 -34,12 -32,15", 2.4)
        if who.beard:
            pen.fill(spline("-35,31 -30,30 -22,32 -30,37"), LIP, weight=1.8)
            pen.fill(spline(BEARDS[who.beard]), who.colour, weight=EDGE, shade=6)
            for strand in ("-28,42 -26,52", "-16,40 -14,54", "-3,32 -2,46", "6,20 8,34"):
                pen.stroke(strand, 2.6, dark)
            pen.fill(spline(MOUSTACHE), who.colour, weight=2.8)
        else:
            pen.fill(spline("-35,22! -27,25 -21,25.5! -27,29 -34,31! -33,26!"), LIP, weight=0)
            pen.stroke([(-33, 26), (-26, 26), (-20, 25 - who.smile * 2)], 2.8)
        ear = spline("8,-8 16,-10 19,0 14,12 8,12")
        pen.fill(ear, SKIN, weight=3.4)
        pen.stroke("11,-3 14,0 12,6", 2.4)
        pen.fill(spline(FRINGE), who.colour, weight=EDGE, shade=5)
        for strand in ("30,-36 38,-20 36,-6", "6,-48 22,-40 30,-28", "-18,-44 -23,-36 -25,-30"):
            pen.stroke(strand, 2.4, dark)


def _eye(pen: Pen, who: Head, brow: str) -> None:
    pen.fill(spline("-27,-3! -20,-9.5 -10,-3.5! -19,1.6"), WHITE, weight=0)
    pen.fill(ellipse(-22, -4, 3.4, 4.6), INK, weight=0)
    pen.fill(ellipse(-23, -5.6, 1.2, 1.3), WHITE, weight=0)
    pen.stroke("-28,-2.6 -20,-10 -8.6,-3", 3.8)
    pen.stroke("-23,2 -15,1.6", 1.8)
    lift = who.brows * 1.6
    pen.stroke([(-30, -14 - lift / 2), (-21, -19.5 - lift), (-8, -16 - lift)], 4.4, brow)
