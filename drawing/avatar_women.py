"""The women and the girl of the avatars: what they wear, and the hair round the faces."""

from __future__ import annotations

from typing import Final

from drawing.avatar_faces import EDGE, FINE, Face, face, solid
from drawing.avatar_sitters import NARROW, SHOULDERS, Sitter, neck, strands
from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    CHEEK,
    DARK_RED,
    DARK_SILVER,
    FAIR,
    GREEN,
    INK,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    ROSE,
    SAGE,
    SILVER,
    SKIN,
    SKY,
    STRAW,
    WHITE,
    WOOD,
    YELLOW,
)
from drawing.pen import Pen, Shape, ellipse, move, scale, spline, turn

# The Abuela: bun, glasses, shawl


def _abuela_body(pen: Pen) -> None:
    neck(pen, width=24)
    pen.fill(spline(SHOULDERS), BLUE, weight=EDGE)
    solid(
        pen,
        spline(
            "96,206! 114,216 130,220 148,216 166,204! 170,220 156,238! 130,226! 104,240! 92,222"
        ),
        WHITE,
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
        roses = [(128 + side * x, y) for x, y in ((62, 222), (86, 236), (56, 246))]
        pen.fill_all([_rose(x, y, 9) for x, y in roses], RED)
        pen.fill_all([_rose(x, y, 4) for x, y in roses], ROSE)
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
    solid(pen, bun, SILVER, shade=8)
    strands(pen, SILVER, "-12,-62 2,-76 20,-66", "-8,-54 4,-64 18,-54")
    solid(
        pen,
        spline("-33,-30 0,-56 34,-40 46,-10 44,12 34,20 -30,20 -40,8 -42,-12"),
        SILVER,
        shade=6,
    )
    face(pen, _ABUELA)
    left = spline("2,-46! -18,-36 -30,-20 -35,2! -44,-2 -42,-26 -26,-48 0,-56")
    right = spline("0,-46! 20,-38 34,-22 39,0! 48,-6 47,-28 32,-48 2,-58")
    solid(pen, left, SILVER, shade=4)
    solid(pen, right, SILVER, shade=6)
    strands(pen, SILVER, "-4,-50 -26,-38 -38,-14", "6,-50 30,-38 42,-14")
    for x, r in ((-18, 13.4), (12, 14.6)):
        pen.stroke(ellipse(x, -1, r), 4.4, INK)
        pen.stroke([(x - r * 0.5, -7), (x - r * 0.1, -10.4)], 3, WHITE)
    pen.stroke("-5,-2 -3.4,-4 -2.4,-2.4", 4.4, INK)
    pen.stroke("26.4,-3 34,-5 40,-5", 4.4, INK)
    pen.fill(ellipse(40, 17, 4.6), WHITE, weight=FINE)


# Carmen: a high comb under a black mantilla


def _carmen_body(pen: Pen) -> None:
    veil = spline(
        "70,90 52,130 38,176 26,222 4,290! 252,290! 230,222 218,176 204,130 186,90 128,60"
    )
    pen.fill(veil, BLACK_BROWN, weight=EDGE)
    neck(pen, width=21)
    solid(pen, spline(NARROW), RED, shade=9)
    solid(
        pen,
        spline("88,206! 110,202 130,208 152,202 174,204! 160,234 131,254! 100,234"),
        SKIN,
        shade=6,
    )
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
        hem = [(128 + side * x, y) for x, y in ((64, 146), (67, 176), (63, 206), (48, 240))]
        pen.stroke(hem, 3, DARK_SILVER)
        for x, y in ((82, 190), (80, 220)):
            pen.fill(_rose(128 + side * x, y, 7), DARK_SILVER, weight=0)


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
    solid(pen, comb, WOOD, shade=6)
    for k in range(5):
        with pen.placed(move(2, -40), turn(-34 + 17 * k)):
            pen.fill(ellipse(0, -43, 4.4, 6.4), PALE_YELLOW, weight=FINE)
    veil = spline(
        "-42,62! -50,20 -48,-24 -34,-54 -18,-68 2,-72 22,-68 40,-54 54,-22 56,20 48,62! "
        "40,20 -34,20"
    )
    pen.fill(veil, BLACK_BROWN, weight=EDGE)
    pen.fill(ellipse(2, -2, 41, 48), BROWN, weight=EDGE)
    face(pen, _CARMEN)
    left = spline("-8,-44! -22,-34 -31,-16 -35,16! -43,2 -42,-24 -28,-46 -4,-54 4,-48")
    right = spline("-10,-44! 8,-36 24,-26 34,-4 38,18! 47,2 46,-24 34,-46 8,-56 -14,-52")
    solid(pen, left, BROWN, shade=5)
    solid(pen, right, BROWN, shade=7)
    strands(pen, BROWN, "-12,-48 -30,-34 -38,-8", "2,-48 26,-38 40,-12", width=3.4)
    for k in range(5):
        x = 11.0 * (k - 2)
        pen.fill(ellipse(5 + x, 66 - 0.014 * x**2, 4.8), WHITE, weight=FINE)
    for x in (-35.0, 37.5):
        pen.fill(spline([(x, 16, True), (x + 6, 30), (x, 37), (x - 6, 30)]), GREEN, weight=FINE)


# Lola: young, with a carnation


def _lola_body(pen: Pen) -> None:
    neck(pen, width=21)
    solid(pen, spline(NARROW), SKIN, shade=8)
    with pen.placed(move(0, -15)):
        dress = spline(
            "20,280! 26,240 52,218! 74,236 104,250 130,254 158,250 184,236 "
            "204,218! 230,240 236,280!"
        )
        solid(pen, dress, RED, shade=8)
        ruffle = spline(
            "44,222! 54,216! 76,232 104,244 130,247 158,244 182,232 204,216! 212,222! "
            "208,240 196,240 186,252 172,248 160,260 146,254 130,264 114,254 100,260 86,248 "
            "72,252 64,240 50,240"
        )
        pen.fill(ruffle, RED, weight=EDGE)
        dots = [(58, 232), (78, 243), (100, 251), (122, 256), (144, 254), (166, 250), (186, 241)]
        pen.fill_all([ellipse(x, y, 3.6) for x, y in [*dots, (202, 230)]], WHITE)


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
        "-30,-36 0,-60 34,-46 48,-14 48,14 54,40 48,60 30,66 24,44 "
        "-22,44 -34,56 -46,46 -44,14 -40,-14"
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
    strands(
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
    for k in range(16):
        t = turn(22.5 * k).apply((19.0 if k % 2 else 15.5, 0))
        edge.append(t)
    solid(pen, spline(edge), RED, shade=4)
    for k in range(5):
        with pen.placed(turn(72 * k + 10)):
            pen.stroke("5,0 9,-4 13,-1", 2.6, DARK_RED)
    pen.stroke("-4,1 0,-4 4,0 0,4", 2.6, DARK_RED)


# The Niña: plaits and bows


def _nina_body(pen: Pen) -> None:
    neck(pen, width=19)
    solid(
        pen,
        spline("54,270! 62,240 84,222 106,212 130,214 154,212 178,222 198,240 206,270!"),
        PALE_BLUE,
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
        solid(pen, half, WHITE, shade=4)
    pen.fill(ellipse(131, 230, 5), RED, weight=FINE)


_NINA: Final = Face(
    "child", "button", "grin", BROWN, eyes=1.18, smile=1.2, brow_weight=3.6, lift=0.8, blush=1.2
)


def _nina_head(pen: Pen) -> None:
    pen.fill(spline("-34,-28 0,-58 36,-42 46,-10 42,18 -34,18 -42,-8"), FAIR, weight=EDGE)
    face(pen, _NINA)
    solid(
        pen,
        spline("4,-50! -10,-34 -26,-24 -37,4! -46,-6 -44,-30 -26,-52 0,-60"),
        FAIR,
        shade=4,
    )
    pen.fill(spline("0,-50! 14,-36 32,-26 42,4! 51,-6 49,-32 32,-54 2,-62"), FAIR, shade=6)
    strands(pen, FAIR, "-4,-50 -24,-38 -40,-14", "8,-50 32,-40 45,-14", width=3)
    for side, x in ((-1, -47.0), (1, 52.0)):
        for k, (y, r) in enumerate(((28, 11.5), (43, 10.5), (57, 9.2))):
            solid(
                pen,
                ellipse(x + side * (3 - 1.5 * k), y, r, r * 0.9, side * 14),
                FAIR,
                weight=EDGE,
                shade=3,
            )
        with pen.placed(move(x, 13), scale(side, 1)):
            for wing in ("0,0! -8,-15 -19,-14! -18,8 -6,9", "0,0! 8,-14 19,-10! 18,12 6,8"):
                solid(pen, spline(wing), BLUE, shade=3)
            pen.fill(ellipse(0, 0, 5, 5.4), BLUE, weight=FINE)
    for x, y in ((-26, 12), (-21, 9), (15, 12), (21, 10), (24, 15)):
        pen.fill(ellipse(x, y, 1.3), BROWN, weight=0)


WOMEN: Final[dict[str, Sitter]] = {
    "abuela": Sitter(
        PALE_BLUE, SKY, "needles", _abuela_body, _abuela_head, tilt=3, place=(128, 136)
    ),
    "carmen": Sitter(
        STRAW, YELLOW, "halo", _carmen_body, _carmen_head, tilt=-3, place=(127, 141), size=1.16
    ),
    "lola": Sitter(PALE_GREEN, SAGE, "lozenges", _lola_body, _lola_head, tilt=5, place=(126, 122)),
    "nina": Sitter(CHEEK, ROSE, "stripes", _nina_body, _nina_head, tilt=4, place=(126, 122)),
}
