"""The men of the avatars: what they wear, and hair, hats and beards round the faces."""

from __future__ import annotations

from typing import Final

from drawing.avatar_faces import EDGE, FINE, Face, face, solid
from drawing.avatar_sitters import NARROW, SHOULDERS, Sitter, neck, strands
from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    DARK_BLUE,
    DARK_BROWN,
    DARK_GREEN,
    DARK_RED,
    GREEN,
    INK,
    IRON,
    PALE_YELLOW,
    RED,
    SILVER,
    SKIN,
    STEEL,
    WHITE,
    WOOD,
    YELLOW,
    shade_of,
)
from drawing.pen import Pen, ellipse, spline

# Paco: a cheerful man of the village


def _paco_body(pen: Pen) -> None:
    neck(pen, width=30)
    solid(pen, spline(SHOULDERS), WHITE, shade=10)
    for side in (-1, 1):
        waistcoat = spline(
            [
                (128 + side * 112, 270, True),
                (128 + side * 98, 230),
                (128 + side * 62, 209, True),
                (128 + side * 50, 240),
                (128 + side * 26, 270, True),
            ]
        )
        solid(pen, waistcoat, BROWN, shade=7)
    scarf = spline(
        "84,204! 104,214 130,218 158,212 172,200! 178,216 160,232 132,238 100,232 80,220"
    )
    solid(pen, scarf, RED, shade=6)
    solid(pen, spline("124,234! 140,232! 158,262! 138,256! 124,266!"), RED, shade=5)
    pen.fill(ellipse(131, 232, 11, 9), RED, weight=EDGE)
    for x, y in ((100, 220), (112, 227), (152, 225), (165, 214)):
        pen.fill(ellipse(x, y, 3), WHITE, weight=0)


_PACO: Final = Face(
    "broad", "bulb", "grin", DARK_BROWN, eyes=0.96, smile=1.7, brow_weight=6, lift=1.0, blush=1.2
)


def _paco_head(pen: Pen) -> None:
    pen.fill(
        spline("-34,-20 -38,4 -35,16 0,18 36,20 45,10 44,-18 30,-40 -20,-40"),
        DARK_BROWN,
        weight=EDGE,
    )
    face(pen, _PACO)
    pen.fill(spline("30,-24! 40,-22 41,-2 37,8! 31,4 30,-8"), DARK_BROWN, weight=FINE)
    # a flat cap, its peak to the left
    crown = spline("-40,-24 -44,-44 -24,-62 8,-66 38,-58 50,-40 47,-24! 20,-30 -14,-28")
    solid(pen, crown, GREEN, shade=9)
    pen.stroke("-18,-58 -2,-46 0,-30", 3, DARK_GREEN)
    pen.stroke("16,-62 26,-48 28,-28", 3, DARK_GREEN)
    pen.fill(ellipse(4, -65, 5, 3.4), GREEN, weight=FINE)
    peak = spline("-46,-24! -30,-34 4,-36 38,-26! 20,-24 0,-24 -22,-18 -44,-12 -54,-14 -53,-20")
    solid(pen, peak, GREEN, shade=6)


# Curro: young, with a forelock


def _curro_body(pen: Pen) -> None:
    neck(pen, width=26)
    pen.fill(spline(SHOULDERS), WHITE, weight=EDGE)
    for x in (44, 70, 186, 212):
        pen.stroke([(x, 220 + abs(x - 128) * 0.1), (x + (128 - x) * 0.06, 280)], 9, BLUE)
    pen.stroke([(97, 214), (101, 280)], 9, BLUE)
    pen.stroke([(160, 214), (157, 280)], 9, BLUE)
    solid(pen, spline("106,206! 154,206! 138,262! 130,268! 122,262!"), SKIN, shade=6)
    for side in (-1, 1):
        collar = spline(
            [
                (130 + side * 26, 198, True),
                (130 + side * 50, 212, True),
                (130 + side * 30, 242, True),
                (130 + side * 12, 246, True),
            ]
        )
        solid(pen, collar, WHITE, shade=4)
    pen.stroke(SHOULDERS.replace("!", ""), EDGE)


_CURRO: Final = Face(
    "oval", "straight", "smile", BLACK_BROWN, eyes=1.0, gaze=0.5, smile=1.5, brow_weight=6, lift=0.4
)


def _curro_head(pen: Pen) -> None:
    pen.fill(
        spline("-32,-24 -20,-50 24,-52 42,-24 42,0 34,8 -28,0 -35,-6"), DARK_BROWN, weight=EDGE
    )
    face(pen, _CURRO)
    pen.fill(spline("28,-28! 40,-26 40,0 36,20! 31,10 30,-8"), DARK_BROWN, weight=FINE)
    hair = spline(
        "-31,-18! -40,-36 -34,-56 -16,-58! -8,-72 12,-74 30,-66! 44,-60 48,-40 42,-16! 36,-22 "
        "30,-32! 16,-30 2,-36 -6,-42! -14,-30 -26,-28"
    )
    solid(pen, hair, DARK_BROWN, shade=7)
    strands(
        pen,
        DARK_BROWN,
        "-26,-48 -14,-48 -4,-42",
        "-6,-58 10,-60 26,-44",
        "4,-66 28,-60 38,-34",
        width=3.4,
    )


# Don Anselmo: bald, with a great beard


def _anselmo_body(pen: Pen) -> None:
    neck(pen, width=28)
    solid(pen, spline(SHOULDERS), WOOD, shade=10)
    pen.fill(spline("90,206! 128,214 170,204! 156,250 132,290! 106,250"), WHITE, shade=6)
    pen.fill(spline("122,222! 142,222! 140,236 148,290! 116,290! 124,236"), DARK_RED, weight=EDGE)
    for side in (-1, 1):
        lapel = spline(
            [
                (128 + side * 36, 203, True),
                (128 + side * 62, 210, True),
                (128 + side * 74, 238, True),
                (128 + side * 54, 240, True),
                (128 + side * 8, 290, True),
            ]
        )
        solid(pen, lapel, WOOD, shade=6)


_ANSELMO: Final = Face(
    "broad",
    "long",
    "none",
    IRON,
    eyes=0.9,
    gaze=0.3,
    lids=0.3,
    brow_weight=9,
    lift=-0.8,
    lines=True,
)


def _anselmo_head(pen: Pen) -> None:
    for shape in ("-30,-18 -42,-14 -46,4 -42,18 -32,16", "30,-22 44,-22 51,-4 49,14 40,20 32,14"):
        solid(pen, spline(shape), STEEL, shade=5)
    face(pen, _ANSELMO)
    pen.stroke("-20,-30 -4,-32 12,-30", 2.8, shade_of(SKIN))
    pen.stroke("-16,-36 -2,-38 8,-36", 2.8, shade_of(SKIN))
    beard = spline(
        "-37,4! -29,17 -20,22 -10,22 2,21 14,22 26,16 "
        "38,2! 44,24 42,46 32,66 16,80 0,86 -16,80 -32,64 -40,44 -41,22"
    )
    solid(pen, beard, STEEL, shade=9)
    strands(
        pen,
        STEEL,
        "-28,40 -22,60 -10,74",
        "-14,44 -10,62 -2,76",
        "2,46 4,62 4,78",
        "18,44 16,60 10,74",
        "32,34 28,54 20,68",
        width=3.6,
    )
    pen.fill(spline("-13,34! -3,33 9,33! 5,40 -3,42 -9,40"), DARK_RED, weight=FINE)
    moustache = spline(
        "-3,22! 8,18 20,23 30,33! 18,37 6,35 -3,30! -12,36 -24,37 -33,33! -24,23 -12,19"
    )
    solid(pen, moustache, STEEL, shade=3)


# The Maestro: hat, moustache, cravat


def _maestro_body(pen: Pen) -> None:
    neck(pen, width=22)
    pen.fill(spline(NARROW), INK, weight=EDGE)
    pen.fill(spline("92,206! 128,214 168,204! 158,240 132,280! 106,244"), WHITE, shade=6)
    for side in (-1, 1):
        lapel = spline(
            [
                (128 + side * 34, 204, True),
                (128 + side * 58, 212, True),
                (128 + side * 66, 236, True),
                (128 + side * 50, 238, True),
                (128 + side * 52, 250),
                (128 + side * 8, 290, True),
            ]
        )
        pen.fill(lapel, BLACK_BROWN, weight=EDGE, outline=IRON)
    for side in (-1, 1):
        point = spline(
            [
                (131, 216, True),
                (131 + side * 30, 192, True),
                (131 + side * 40, 214, True),
                (131 + side * 16, 232, True),
            ]
        )
        solid(pen, point, WHITE, shade=3)
    solid(
        pen,
        spline("118,222! 144,222! 158,248 146,272 131,280! 116,272 106,248"),
        BLUE,
        shade=6,
    )
    solid(pen, spline("116,214 131,218 146,214 149,228 131,234 113,228"), BLUE, shade=4)
    pen.fill(ellipse(131, 250, 5.6), YELLOW, weight=FINE)


_MAESTRO: Final = Face(
    "long",
    "long",
    "none",
    SILVER,
    eyes=0.94,
    gaze=-0.4,
    lids=0.6,
    brow_weight=7,
    lift=0.5,
    lines=True,
    blush=0.9,
)


def _maestro_head(pen: Pen) -> None:
    pen.fill(spline("-30,-30 30,-34 40,-10 42,14 34,24 26,16 -26,10 -34,2"), SILVER, shade=4)
    face(pen, _MAESTRO)
    pen.fill(spline("26,-26! 36,-20 36,4 32,20! 27,8 28,-8"), SILVER, weight=FINE)
    pen.fill(spline("-4,42! -1,40 6,42! 7,54 1,66! -5,55"), SILVER, weight=FINE)
    pen.fill(spline("-8,33 -2,32 5,33 -1,38"), RED, weight=0)
    moustache = spline(
        "-2,23! 8,19 18,25 28,27 38,16! 36,32 20,36 6,32 -2,29! "
        "-10,33 -22,35 -36,32 -39,17! -30,26 -20,25 -11,20"
    )
    solid(pen, moustache, SILVER, shade=3)
    # a broad, flat hat of Cordoba
    crown = spline("-31,-36! -34,-64 -30,-72! 0,-77 35,-74! 39,-66 38,-36! 4,-30")
    solid(pen, crown, BLACK_BROWN, shade=6)
    solid(pen, spline("-32,-51! 4,-45 38,-51! 38,-36! 4,-30 -31,-36!"), RED, shade=4)
    brim = spline("-66,-42 -40,-39 4,-29 48,-39 72,-44 67,-31 42,-22 4,-17 -38,-22 -62,-31")
    solid(pen, brim, BLACK_BROWN, shade=6)


MEN: Final[dict[str, Sitter]] = {
    "anselmo": Sitter(
        DARK_BLUE, BLUE, "lozenges", _anselmo_body, _anselmo_head, tilt=-2, place=(128, 114)
    ),
    "curro": Sitter(GREEN, DARK_GREEN, "rays", _curro_body, _curro_head, tilt=-5, place=(128, 126)),
    "maestro": Sitter(
        RED, DARK_RED, "rays", _maestro_body, _maestro_head, tilt=-3, place=(127, 130), size=1.22
    ),
    "paco": Sitter(YELLOW, PALE_YELLOW, "rays", _paco_body, _paco_head, tilt=5, place=(130, 130)),
}
