"""Heads in profile, looking left, in the same units as those of `french_heads`."""

from __future__ import annotations

from typing import Final

from shapely.geometry import LineString

from drawing.french_cast import Head
from drawing.palette import BLACK_BROWN, CHEEK, DARK_BROWN, INK, LIP, SKIN, WHITE, YELLOW, shade_of
from drawing.pen import Pen, ellipse, move, scale, spline

EDGE: Final = 4.4

# Forehead, brow, nose, lips and chin down the left; jaw and neck; back over the skull.
FACES: Final[dict[str, str]] = {
    "straight": (
        "-24,-38 -29,-24 -31,-15 -29,-8! -37,5 -43,13! -39,17 -31,18! -35,23 -33,26! -34,30 "
        "-30,34! -33,41 -29,48 -20,51 0,45 16,34 26,8 28,-20 14,-46 -10,-48"
    ),
    "hooked": (
        "-24,-38 -29,-24 -32,-15 -29,-9! -36,-4 -41,5 -42,14! -37,18 -31,18! -35,23 -33,26! "
        "-34,30 -30,34! -34,41 -30,48 -20,51 0,45 16,34 26,8 28,-20 14,-46 -10,-48"
    ),
    "short": (
        "-24,-38 -29,-24 -30,-14 -28,-7! -34,4 -41,9! -38,15 -30,17! -34,23 -32,26! -33,30 "
        "-29,34! -31,41 -27,48 -18,51 0,45 16,34 26,8 28,-20 14,-46 -10,-48"
    ),
}
HAIR_BEHIND: Final[dict[str, str]] = {
    "bob": "-22,-40 0,-55 28,-48 46,-24 48,8 54,30 68,38! 58,52 38,54 20,44 10,30 12,4",
    "cropped": "-22,-40 0,-55 28,-48 45,-24 46,4 38,24 22,30 14,10",
    "net": "-22,-40 0,-55 28,-48 48,-26 62,-4 60,20 44,34 24,28 10,16 12,4",
    "long": "-22,-40 0,-55 28,-48 46,-24 48,12 60,34 54,54 70,72! 52,82 34,74 22,58 12,36 12,4",
}
# What of it is caught in a golden net.
NET: Final = "22,-34! 48,-26 62,-4 60,20 44,34 24,28! 30,4"
HAIR_STRANDS: Final[dict[str, tuple[str, ...]]] = {
    "bob": ("38,-6 40,18 54,38", "28,6 30,28 42,44"),
    "cropped": ("34,-20 40,0 36,20", "24,-10 32,6 28,22"),
    "net": (),
    "long": ("38,-6 42,18 50,38 46,56 56,70", "28,10 32,34 40,52 40,66"),
}
FRINGE: Final = "-29,-22! -28,-40 -4,-55 28,-48 44,-20 42,8! 30,2 22,-8! 20,-22 6,-28 -14,-27"
BEARDS: Final[dict[str, str]] = {
    "round": (
        "8,-2! 17,12 11,22! 19,32 11,40! 13,52 1,53! -3,65 -15,60! -25,69 -32,59! -43,59 -40,48! "
        "-44,42 -38,36! -28,33 -20,28 -4,22 4,12"
    ),
    "spade": (
        "8,-2! 17,12 18,32 10,52 -4,68 -22,80 -52,86! -46,72 -45,56 -42,44 -38,36! -28,33 -20,28 "
        "-4,22 4,12"
    ),
}
BEARD_STRANDS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("-30,44 -26,42 -24,47", "-14,46 -9,43 -6,48", "0,34 5,31 8,36", "4,18 9,17 11,21"),
    "spade": (
        "-31,42 -32,58 -40,78",
        "-20,40 -19,56 -28,74",
        "-7,34 -4,50 -12,64",
        "6,18 9,36 2,52",
    ),
}
MOUSTACHE: Final = "-39,19! -30,17 -20,20 -10,28 -6,36! -18,34 -28,28 -38,28! -42,24"


def profile(pen: Pen, x: float, y: float, height: float, who: Head) -> None:
    """Draw the head of `who` from the side, `height` from chin to skull, without a hat."""
    unit = height / 100
    dark = DARK_BROWN if who.colour == BLACK_BROWN else shade_of(who.colour)
    with pen.placed(move(x, y), scale(unit * who.breadth, unit)):
        pen.fill(spline(HAIR_BEHIND[who.hair]), who.colour, weight=EDGE + 0.6, shade=6)
        for strand in HAIR_STRANDS[who.hair]:
            pen.stroke(strand, 2.4, dark)
        pen.fill(spline(FACES[who.nose]), SKIN, weight=EDGE, shade=6)
        pen.fill(ellipse(-12, 17, 8, 6.5), CHEEK, weight=0)
        _eye(pen, who, dark)
        pen.stroke("-38,15 -34,12 -32,15", 2.4)
        if who.beard:
            pen.fill(spline("-35,31 -30,30 -22,32 -30,37"), LIP, weight=1.8)
            pen.fill(spline(BEARDS[who.beard]), who.colour, weight=EDGE, shade=6)
            for strand in BEARD_STRANDS[who.beard]:
                pen.stroke(strand, 2.6, dark)
            pen.fill(spline(MOUSTACHE), who.colour, weight=2.8)
        else:
            pen.fill(spline("-35,22! -27,25 -21,25.5! -27,29 -34,31! -33,26!"), LIP, weight=0)
            pen.stroke([(-33, 26), (-26, 26), (-20, 25 - who.smile * 2)], 2.8)
        ear = spline("8,-8 16,-10 19,0 14,12 8,12")
        pen.fill(ear, SKIN, weight=3.4)
        pen.stroke("11,-3 14,0 12,6", 2.4)
        pen.fill(spline(FRINGE), who.colour, weight=EDGE, shade=5)
        if who.hair == "net":
            _net(pen)
        for strand in ("30,-36 38,-20 36,-6", "6,-48 22,-40 30,-28", "-18,-44 -23,-36 -25,-30"):
            pen.stroke(strand, 2.4, dark)


def _net(pen: Pen) -> None:
    """Lay a golden net over the hair at the back."""
    area = spline(NET).polygon().buffer(-2.5)
    for k in range(-6, 7):
        for lean in (-1, 1):
            thread = LineString([(44 + 9 * k - 30 * lean, -40), (44 + 9 * k + 30 * lean, 40)])
            kept = thread.intersection(area)
            if kept.length > 6:
                (x0, y0), *_, (x1, y1) = kept.coords
                pen.stroke([(x0, y0), (x1, y1)], 2.4, YELLOW)
    pen.stroke("22,-34 30,4 24,28", 6, YELLOW)


def _eye(pen: Pen, who: Head, brow: str) -> None:
    pen.fill(spline("-27,-3! -20,-9.5 -10,-3.5! -19,1.6"), WHITE, weight=0)
    pen.fill(ellipse(-22, -4, 3.4, 4.6), INK, weight=0)
    pen.fill(ellipse(-23, -5.6, 1.2, 1.3), WHITE, weight=0)
    pen.stroke("-28,-2.6 -20,-10 -8.6,-3", 3.8)
    pen.stroke("-23,2 -15,1.6", 1.8)
    lift = who.brows * 1.6
    pen.stroke([(-30, -14 - lift / 2), (-21, -19.5 - lift), (-8, -16 - lift)], 4.4, brow)
