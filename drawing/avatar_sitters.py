"""The eight people of the avatars: what each wears, and hair, hats and beards round the faces.

Clothes are drawn in the units of the medallion, heads in their own (see `avatar_faces`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drawing.avatar_faces import EDGE, FINE, Face, face
from drawing.figures.drapery import tapering
from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    DARK_BLUE,
    DARK_BROWN,
    DARK_GREEN,
    DARK_RED,
    DARK_SILVER,
    FAIR,
    GREEN,
    INK,
    IRON,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    ROSE,
    SAGE,
    SILVER,
    SKIN,
    SKY,
    STEEL,
    STRAW,
    WHITE,
    WOOD,
    YELLOW,
    shade_of,
)
from drawing.pen import Pen, Shape, ellipse, move, scale, spline, turn

Draw = Callable[[Pen], None]


@dataclass(frozen=True, slots=True)
class Sitter:
    """One person.

    field, pattern: colours of the ground and of what is strewn over it
    strewn: `rays`, `halo`, `stripes`, `lozenges` or `needles`
    body: draws neck and clothes; head: draws the rest, in the head's units
    """

    field: str
    pattern: str
    strewn: str
    body: Draw
    head: Draw
    tilt: float = 0.0
    place: tuple[float, float] = (128, 132)
    size: float = 1.24


SHOULDERS: Final = "18,290! 28,236 62,212 100,202 128,206 156,202 194,212 228,236 238,290!"
NARROW: Final = "34,290! 42,238 72,216 104,206 128,210 152,206 184,216 214,238 222,290!"


def _neck(pen: Pen, *, width: float = 25, colour: str = SKIN) -> None:
    x, w = 132.0, width
    neck = spline(
        [
            (x - w, 168, True),
            (x + w, 168, True),
            (x + w, 206),
            (x + w + 16, 222, True),
            (x, 236),
            (x - w - 16, 222, True),
            (x - w, 206),
        ]
    )
    chin = spline(
        [(x - 70, 150, True), (x + 70, 150, True), (x + 50, 190), (x, 208), (x - 50, 196)]
    )
    pen.fill(neck, colour, weight=EDGE, patches=[(chin, shade_of(colour))])


def _strands(pen: Pen, colour: str, *lines: str, width: float = 2.6) -> None:
    dark = DARK_BROWN if colour == BLACK_BROWN else shade_of(colour)
    for line in lines:
        pen.fill(tapering(line, width), dark, weight=0)


# Paco: a cheerful man of the village


def _paco_body(pen: Pen) -> None:
    _neck(pen, width=30)
    pen.fill(spline(SHOULDERS), WHITE, weight=EDGE, shade=10)
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
        pen.fill(waistcoat, BROWN, weight=EDGE, shade=7)
    scarf = spline(
        "84,204! 104,214 130,218 158,212 172,200! 178,216 160,232 132,238 100,232 80,220"
    )
    pen.fill(scarf, RED, weight=EDGE, shade=6)
    pen.fill(spline("124,234! 140,232! 158,262! 138,256! 124,266!"), RED, weight=EDGE, shade=5)
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
    pen.fill(crown, GREEN, weight=EDGE, shade=9)
    pen.stroke("-18,-58 -2,-46 0,-30", 3, DARK_GREEN)
    pen.stroke("16,-62 26,-48 28,-28", 3, DARK_GREEN)
    pen.fill(ellipse(4, -65, 5, 3.4), GREEN, weight=FINE)
    peak = spline("-46,-24! -30,-34 4,-36 38,-26! 20,-24 0,-24 -22,-18 -44,-12 -54,-14 -53,-20")
    pen.fill(peak, GREEN, weight=EDGE, shade=6)


# Lola: young, with a carnation


def _lola_body(pen: Pen) -> None:
    _neck(pen, width=21)
    pen.fill(spline(NARROW), SKIN, weight=EDGE, shade=8)
    dress = spline(
        "20,280! 26,240 52,218! 74,236 104,250 130,254 158,250 184,236 204,218! 230,240 236,280!"
    )
    pen.fill(dress, RED, weight=EDGE, shade=8)
    ruffle = spline(
        "44,222! 54,216! 76,232 104,244 130,247 158,244 182,232 204,216! 212,222! 208,240 196,240 "
        "186,252 172,248 160,260 146,254 130,264 114,254 100,260 86,248 72,252 64,240 50,240"
    )
    pen.fill(ruffle, RED, weight=EDGE, shade=5)
    for x, y in (
        (58, 232),
        (78, 243),
        (100, 251),
        (122, 256),
        (144, 254),
        (166, 250),
        (186, 241),
        (202, 230),
    ):
        pen.fill(ellipse(x, y, 3.6), WHITE, weight=0)


_LOLA: Final = Face(
    "oval",
    "fine",
    "lips",
    BLACK_BROWN,
    eyes=1.1,
    gaze=-0.3,
    smile=1.0,
    brow_weight=3.6,
    lift=0.8,
    lashes=True,
    ear=False,
)


def _lola_head(pen: Pen) -> None:
    behind = spline(
        "-30,-36 0,-60 34,-46 48,-14 48,14 54,40 48,60 30,66 24,44 -22,44 -34,56 -46,46 -44,14 -40,-14"
    )
    pen.fill(behind, BLACK_BROWN, weight=EDGE)
    face(pen, _LOLA)
    for x in (-35.5, 38.5):
        pen.fill(ellipse(x, 32, 8.6, 10), YELLOW, weight=EDGE)
        pen.fill(ellipse(x, 33, 3.6, 5), BLACK_BROWN, weight=0)
        pen.fill(ellipse(x, 20, 4), YELLOW, weight=FINE)
    left = spline("-4,-40! -22,-32 -30,-16 -33,8 -37,18! -46,4 -44,-24 -30,-46 -8,-58 0,-52")
    right = spline("-6,-40! 10,-34 26,-22 33,-2 38,16! 50,6 50,-20 38,-46 12,-60 -10,-56")
    pen.fill(left, BLACK_BROWN, weight=EDGE)
    pen.fill(right, BLACK_BROWN, weight=EDGE)
    _strands(
        pen,
        BLACK_BROWN,
        "-12,-46 -30,-32 -38,-4",
        "4,-48 28,-36 42,-6",
        "6,-54 34,-44 45,-20",
        width=3,
    )
    # a curl on the forehead, as dancers wear it
    pen.stroke("-10,-40 -14,-32 -10,-27 -6,-30 -8,-33", 3.6, BLACK_BROWN)
    with pen.placed(move(38, -40)):
        _carnation(pen)


def _carnation(pen: Pen) -> None:
    for degrees in (20, 110):
        with pen.placed(turn(degrees)):
            pen.fill(spline("10,0! 20,-8 32,-2! 22,6"), GREEN, weight=FINE)
    edge = []
    for k in range(18):
        t = turn(20 * k).apply((19.0 if k % 2 else 15.5, 0))
        edge.append(t)
    pen.fill(spline(edge), RED, weight=EDGE, shade=4)
    for k in range(5):
        with pen.placed(turn(72 * k + 10)):
            pen.stroke("5,0 9,-4 13,-1", 2.6, DARK_RED)
    pen.stroke("-4,1 0,-4 4,0 0,4", 2.6, DARK_RED)


# The Abuela: bun, glasses, shawl


def _abuela_body(pen: Pen) -> None:
    _neck(pen, width=24)
    pen.fill(spline(SHOULDERS), BLUE, weight=EDGE)
    pen.fill(
        spline(
            "96,206! 114,216 130,220 148,216 166,204! 170,220 156,238! 130,226! 104,240! 92,222"
        ),
        WHITE,
        weight=EDGE,
        shade=4,
    )
    for side in (-1, 1):
        wing = spline(
            [
                (128 + side * 116, 280, True),
                (128 + side * 108, 236),
                (128 + side * 74, 210),
                (128 + side * 38, 203, True),
                (128 + side * 34, 224),
                (128 + side * 16, 262, True),
                (128 + side * 10, 290, True),
            ]
        )
        pen.fill(wing, BLACK_BROWN, weight=EDGE)
        trim = [(128 + side * 46, 212), (128 + side * 42, 232), (128 + side * 26, 262)]
        pen.stroke(trim, 4, YELLOW)
        for x, y in ((62, 222), (86, 236), (56, 246)):
            pen.fill(_rose(128 + side * x, y, 9), RED, weight=0)
            pen.fill(_rose(128 + side * x, y, 4), ROSE, weight=0)
    pen.fill(ellipse(129, 236, 9), YELLOW, weight=EDGE)
    pen.fill(ellipse(129, 236, 3.4), RED, weight=0)


def _rose(x: float, y: float, radius: float) -> Shape:
    points = [turn(36 * k).apply((radius * (1 if k % 2 else 0.74), 0)) for k in range(10)]
    return spline([(x + dx, y + dy) for dx, dy in points])


_ABUELA: Final = Face(
    "broad",
    "button",
    "smile",
    DARK_SILVER,
    eyes=0.86,
    smile=1.4,
    brow_weight=4.4,
    lift=0.9,
    lines=True,
    blush=1.15,
)


def _abuela_head(pen: Pen) -> None:
    bun = spline("-20,-56 -16,-76 4,-84 24,-76 29,-56 16,-44 -8,-44")
    pen.fill(bun, SILVER, weight=EDGE, shade=8)
    _strands(pen, SILVER, "-12,-62 2,-76 20,-66", "-8,-54 4,-64 18,-54")
    pen.fill(
        spline("-33,-30 0,-56 34,-40 46,-10 44,12 34,20 -30,20 -40,8 -42,-12"),
        SILVER,
        weight=EDGE,
        shade=6,
    )
    face(pen, _ABUELA)
    left = spline("2,-46! -18,-36 -30,-20 -35,2! -44,-2 -42,-26 -26,-48 0,-56")
    right = spline("0,-46! 20,-38 34,-22 39,0! 48,-6 47,-28 32,-48 2,-58")
    pen.fill(left, SILVER, weight=EDGE, shade=4)
    pen.fill(right, SILVER, weight=EDGE, shade=6)
    _strands(pen, SILVER, "-4,-50 -26,-38 -38,-14", "6,-50 30,-38 42,-14", "6,-54 34,-46 45,-26")
    for x, r in ((-18, 13.4), (12, 14.6)):
        pen.stroke(ellipse(x, -1, r), 4.4, INK)
        pen.stroke([(x - r * 0.5, -7), (x - r * 0.1, -10.4)], 3, WHITE)
    pen.stroke("-5,-2 -3.4,-4 -2.4,-2.4", 4.4, INK)
    pen.stroke("26.4,-3 34,-5 40,-5", 4.4, INK)
    pen.fill(ellipse(40, 17, 4.6), WHITE, weight=FINE)


# The Maestro: hat, moustache, cravat


def _maestro_body(pen: Pen) -> None:
    _neck(pen, width=22)
    pen.fill(spline(NARROW), INK, weight=EDGE)
    pen.fill(
        spline("92,206! 128,214 168,204! 158,240 132,280! 106,244"), WHITE, weight=EDGE, shade=6
    )
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
        pen.fill(point, WHITE, weight=EDGE, shade=3)
    pen.fill(
        spline("118,222! 144,222! 158,248 146,272 131,280! 116,272 106,248"),
        BLUE,
        weight=EDGE,
        shade=6,
    )
    pen.fill(spline("116,214 131,218 146,214 149,228 131,234 113,228"), BLUE, weight=EDGE, shade=4)
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
    pen.fill(
        spline("-30,-30 30,-34 40,-10 42,14 34,24 26,16 -26,10 -34,2"), SILVER, weight=EDGE, shade=4
    )
    face(pen, _MAESTRO)
    pen.fill(spline("26,-26! 36,-20 36,4 32,20! 27,8 28,-8"), SILVER, weight=FINE)
    pen.fill(spline("-4,42! -1,40 6,42! 7,54 1,66! -5,55"), SILVER, weight=FINE)
    pen.fill(spline("-8,33 -2,32 5,33 -1,38"), RED, weight=0)
    moustache = spline(
        "-2,23! 8,19 18,25 28,27 38,16! 36,32 20,36 6,32 -2,29! -10,33 -22,35 -36,32 -39,17! -30,26 -20,25 -11,20"
    )
    pen.fill(moustache, SILVER, weight=EDGE, shade=3)
    # a broad, flat hat of Cordoba
    crown = spline("-31,-36! -34,-64 -30,-72! 0,-77 35,-74! 39,-66 38,-36! 4,-30")
    pen.fill(crown, BLACK_BROWN, weight=EDGE, shade=6)
    pen.fill(spline("-32,-51! 4,-45 38,-51! 38,-36! 4,-30 -31,-36!"), RED, weight=EDGE, shade=4)
    brim = spline("-66,-42 -40,-39 4,-29 48,-39 72,-44 67,-31 42,-22 4,-17 -38,-22 -62,-31")
    pen.fill(brim, BLACK_BROWN, weight=EDGE, shade=6)


# Don Anselmo: bald, with a great beard


def _anselmo_body(pen: Pen) -> None:
    _neck(pen, width=28)
    pen.fill(spline(SHOULDERS), WOOD, weight=EDGE, shade=10)
    pen.fill(
        spline("90,206! 128,214 170,204! 156,250 132,290! 106,250"), WHITE, weight=EDGE, shade=6
    )
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
        pen.fill(lapel, WOOD, weight=EDGE, shade=6)


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
        pen.fill(spline(shape), STEEL, weight=EDGE, shade=5)
    face(pen, _ANSELMO)
    pen.stroke("-20,-30 -4,-32 12,-30", 2.8, shade_of(SKIN))
    pen.stroke("-16,-36 -2,-38 8,-36", 2.8, shade_of(SKIN))
    beard = spline(
        "-37,4! -29,17 -20,22 -10,22 2,21 14,22 26,16 38,2! 44,24 42,46 32,66 16,80 0,86 -16,80 -32,64 -40,44 -41,22"
    )
    pen.fill(beard, STEEL, weight=EDGE, shade=9)
    _strands(
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
    pen.fill(moustache, STEEL, weight=EDGE, shade=3)


# Curro: young, with a forelock


def _curro_body(pen: Pen) -> None:
    _neck(pen, width=26)
    pen.fill(spline(SHOULDERS), WHITE, weight=EDGE)
    for x in (44, 70, 186, 212):
        pen.stroke([(x, 220 + abs(x - 128) * 0.1), (x + (128 - x) * 0.06, 280)], 9, BLUE)
    pen.stroke([(97, 214), (101, 280)], 9, BLUE)
    pen.stroke([(160, 214), (157, 280)], 9, BLUE)
    pen.fill(spline("106,206! 154,206! 138,262! 130,268! 122,262!"), SKIN, weight=EDGE, shade=6)
    for side in (-1, 1):
        collar = spline(
            [
                (130 + side * 26, 198, True),
                (130 + side * 50, 212, True),
                (130 + side * 30, 242, True),
                (130 + side * 12, 246, True),
            ]
        )
        pen.fill(collar, WHITE, weight=EDGE, shade=4)
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
        "-31,-18! -40,-36 -34,-56 -16,-58! -8,-72 12,-74 30,-66! 44,-60 48,-40 42,-16! 36,-22 30,-32! "
        "16,-30 2,-36 -6,-42! -14,-30 -26,-28"
    )
    pen.fill(hair, DARK_BROWN, weight=EDGE, shade=7)
    _strands(
        pen,
        DARK_BROWN,
        "-26,-48 -14,-48 -4,-42",
        "-6,-58 10,-60 26,-44",
        "4,-66 28,-60 38,-34",
        width=3.4,
    )


# Carmen: a high comb under a black mantilla


def _carmen_body(pen: Pen) -> None:
    veil = spline(
        "80,80 68,120 52,170 34,220 10,290! 246,290! 222,220 204,170 188,120 176,80 128,52"
    )
    pen.fill(veil, BLACK_BROWN, weight=EDGE)
    _neck(pen, width=21)
    pen.fill(spline(NARROW), RED, weight=EDGE, shade=9)
    pen.fill(
        spline("88,206! 110,202 130,208 152,202 174,204! 160,234 131,254! 100,234"),
        SKIN,
        weight=EDGE,
        shade=6,
    )
    for k in range(5):
        x = 131 + (k - 2) * 13
        pen.fill(ellipse(x, 222 - 0.016 * (x - 131) ** 2, 5.4), WHITE, weight=FINE)
    for side in (-1, 1):
        fall = spline(
            [
                (128 + side * 44, 120, True),
                (128 + side * 58, 160),
                (128 + side * 56, 200),
                (128 + side * 34, 262, True),
                (128 + side * 140, 290, True),
                (128 + side * 92, 200),
                (128 + side * 70, 120, True),
            ]
        )
        pen.fill(fall, BLACK_BROWN, weight=EDGE)
        lace = [(57, 150), (61, 164), (62, 178), (60, 192), (57, 206), (52, 220), (46, 234)]
        pen.fill_all([_pearl(128 + side * x, y, 4.6) for x, y in lace], DARK_SILVER)
        for x, y in ((80, 176), (76, 206), (90, 222), (66, 230)):
            pen.fill(_rose(128 + side * x, y, 6), IRON, weight=0)


def _pearl(x: float, y: float, radius: float) -> Shape:
    return spline([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])


_CARMEN: Final = Face(
    "oval",
    "straight",
    "lips",
    BROWN,
    eyes=1.04,
    gaze=0.3,
    lids=0.25,
    smile=0.8,
    brow_weight=4.4,
    lift=0.9,
    lashes=True,
    ear=False,
)


def _carmen_head(pen: Pen) -> None:
    comb = spline("-22,-50! -36,-84 -20,-94 2,-97 24,-94 40,-84 28,-50!")
    pen.fill(comb, WOOD, weight=EDGE, shade=6)
    for k in range(5):
        with pen.placed(move(2, -40), turn(-34 + 17 * k)):
            pen.fill(ellipse(0, -43, 4.4, 6.4), PALE_YELLOW, weight=FINE)
    veil = spline(
        "-42,62! -50,20 -48,-24 -34,-54 -18,-68 2,-72 22,-68 40,-54 54,-22 56,20 48,62! 40,20 -34,20"
    )
    pen.fill(veil, BLACK_BROWN, weight=EDGE)
    pen.fill(ellipse(2, -2, 41, 48), BROWN, weight=EDGE)
    face(pen, _CARMEN)
    left = spline("-8,-44! -22,-34 -31,-16 -35,16! -43,2 -42,-24 -28,-46 -4,-54 4,-48")
    right = spline("-10,-44! 8,-36 24,-26 34,-4 38,18! 47,2 46,-24 34,-46 8,-56 -14,-52")
    pen.fill(left, BROWN, weight=EDGE, shade=5)
    pen.fill(right, BROWN, weight=EDGE, shade=7)
    _strands(pen, BROWN, "-12,-48 -30,-34 -38,-8", "2,-48 26,-38 40,-12", width=3.4)
    for x in (-35, 37.5):
        pen.fill(spline([(x, 16, True), (x + 6, 30), (x, 37), (x - 6, 30)]), GREEN, weight=FINE)


# The Niña: plaits and bows


def _nina_body(pen: Pen) -> None:
    _neck(pen, width=19)
    pen.fill(
        spline("54,270! 62,240 84,222 106,212 130,214 154,212 178,222 198,240 206,270!"),
        PALE_BLUE,
        weight=EDGE,
        shade=8,
    )
    for side in (-1, 1):
        half = spline(
            [
                (131, 214, True),
                (131 + side * 28, 204, True),
                (131 + side * 56, 216),
                (131 + side * 52, 238),
                (131 + side * 22, 246),
                (131, 232, True),
            ]
        )
        pen.fill(half, WHITE, weight=EDGE, shade=4)
    pen.fill(ellipse(131, 230, 5), RED, weight=FINE)


_NINA: Final = Face(
    "child", "button", "grin", BROWN, eyes=1.18, smile=1.2, brow_weight=3.6, lift=0.8, blush=1.2
)


def _nina_head(pen: Pen) -> None:
    pen.fill(spline("-34,-28 0,-58 36,-42 46,-10 42,18 -34,18 -42,-8"), FAIR, weight=EDGE)
    face(pen, _NINA)
    pen.fill(
        spline("4,-50! -10,-34 -26,-24 -37,4! -46,-6 -44,-30 -26,-52 0,-60"),
        FAIR,
        weight=EDGE,
        shade=4,
    )
    pen.fill(
        spline("0,-50! 14,-36 32,-26 42,4! 51,-6 49,-32 32,-54 2,-62"), FAIR, weight=EDGE, shade=6
    )
    _strands(pen, FAIR, "-4,-50 -24,-38 -40,-14", "8,-50 32,-40 45,-14", width=3)
    for side, x in ((-1, -47.0), (1, 52.0)):
        for k, (y, r) in enumerate(((28, 11.5), (43, 10.5), (57, 9.2))):
            pen.fill(
                ellipse(x + side * (3 - 1.5 * k), y, r, r * 0.9, side * 14),
                FAIR,
                weight=EDGE,
                shade=3,
            )
        with pen.placed(move(x, 13), scale(side, 1)):
            for wing in ("0,0! -8,-15 -19,-14! -18,8 -6,9", "0,0! 8,-14 19,-10! 18,12 6,8"):
                pen.fill(spline(wing), BLUE, weight=EDGE, shade=3)
            pen.fill(ellipse(0, 0, 5, 5.4), BLUE, weight=FINE)
    for x, y in ((-26, 12), (-21, 9), (15, 12), (21, 10), (24, 15)):
        pen.fill(ellipse(x, y, 1.3), BROWN, weight=0)


SITTERS: Final[dict[str, Sitter]] = {
    "abuela": Sitter(
        PALE_BLUE, SKY, "needles", _abuela_body, _abuela_head, tilt=3, place=(128, 134)
    ),
    "anselmo": Sitter(
        DARK_BLUE, BLUE, "lozenges", _anselmo_body, _anselmo_head, tilt=-2, place=(128, 114)
    ),
    "carmen": Sitter(
        STRAW, YELLOW, "halo", _carmen_body, _carmen_head, tilt=-3, place=(127, 140), size=1.16
    ),
    "curro": Sitter(GREEN, DARK_GREEN, "rays", _curro_body, _curro_head, tilt=-5, place=(128, 126)),
    "lola": Sitter(PALE_GREEN, SAGE, "lozenges", _lola_body, _lola_head, tilt=5, place=(126, 122)),
    "maestro": Sitter(
        RED, DARK_RED, "rays", _maestro_body, _maestro_head, tilt=-3, place=(127, 132), size=1.22
    ),
    "nina": Sitter(ROSE, WHITE, "stripes", _nina_body, _nina_head, tilt=4, place=(126, 124)),
    "paco": Sitter(YELLOW, PALE_YELLOW, "rays", _paco_body, _paco_head, tilt=5, place=(130, 130)),
}
