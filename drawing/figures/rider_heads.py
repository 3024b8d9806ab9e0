"""The four horsemen's heads, looking left, 100 units from chin to skull about the origin.

Each is a person of his own: the old hidalgo in profile, the young page, the knight under his
helmet and the bearded forester.
"""

from __future__ import annotations

from typing import Final

from drawing.figures.plumes import plume
from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    CHEEK,
    DARK_BROWN,
    DARK_SILVER,
    DARK_SKIN,
    DARK_STEEL,
    FAIR,
    GREEN,
    INK,
    IRON,
    LIP,
    PALE_YELLOW,
    RED,
    SILVER,
    SKIN,
    STEEL,
    WHITE,
    YELLOW,
    shade_of,
)
from drawing.pen import Node, Pen, ellipse, move, spline

EDGE: Final = 4.4


def _strands(pen: Pen, paths: tuple[str, ...], colour: str) -> None:
    for path in paths:
        pen.stroke(path, 2.4, colour)


def _eye(pen: Pen, x: float, half: float, gaze: float = 0.0) -> None:
    """Draw one eye of a face in three-quarter view, under a heavy lid."""
    white: list[Node] = [
        (x - half, -2.0, True),
        (x - half * 0.2, -8.0),
        (x + half, -2.5, True),
        (x, 1.4),
    ]
    pen.fill(spline(white), WHITE, weight=0)
    pupil = x - 1.4 + gaze * half * 0.3
    pen.fill(ellipse(pupil, -3.6, 3.7, 4.2), INK, weight=0)
    pen.fill(ellipse(pupil - 1.2, -5, 1.2, 1.2), WHITE, weight=0)
    lid = [(x - half - 0.8, -1.4), (x - half * 0.2, -8.8), (x + half + 1.2, -2)]
    pen.stroke(lid, 3.6)
    pen.stroke([(x - half * 0.5, 2.2), (x + half * 0.5, 1.8)], 1.8, DARK_SKIN)


# A three-quarter face with its brow, cheekbone and chin on the far side.
FACE: Final = (
    "-26,-36 -30,-22 -30.5,-13 -28.5,-6 -31.5,6 -30,20 -24,34 -15,47 -4,51 9,48 23,35 30,15 "
    "34,-10 26,-38 2,-48"
)
STOUT_FACE: Final = (
    "-27,-36 -31,-22 -31.5,-13 -29.5,-6 -34,7 -33,22 -26,37 -15,48 -2,51 12,48 28,36 35,15 "
    "36,-10 27,-38 2,-48"
)


def _face(pen: Pen, outline: str) -> None:
    pen.fill(spline(outline), SKIN, weight=EDGE, shade=7)
    pen.fill(ellipse(16, 16, 9, 6.5), CHEEK, weight=0)
    pen.fill(ellipse(-24, 15, 4.4, 5.2), CHEEK, weight=0)
    pen.fill(spline("-8,4! -4,12 -2,18! -8,19 -14,18 -8,12"), DARK_SKIN, weight=0)


def _brows(pen: Pen, colour: str, lift: float, weight: float = 4.2) -> None:
    pen.stroke([(20, -14 - lift), (9, -18.5 - lift), (-1, -15.5 - lift * 0.3)], weight, colour)
    near = [(-28, -14 - lift), (-22, -18 - lift), (-15, -15.5 - lift * 0.3)]
    pen.stroke(near, weight, colour)


def hidalgo(pen: Pen) -> None:
    """Draw an old gentleman in profile: grey, hook-nosed, with a pointed beard and a wide hat."""
    pen.fill(
        spline("-6,-44 22,-50 42,-30 46,-4 42,20 34,34 20,32 10,16 14,-6 4,-22"),
        SILVER,
        weight=EDGE,
        shade=6,
    )
    _strands(pen, ("30,-24 37,-2 34,22", "22,-18 28,4 25,24"), DARK_SILVER)
    pen.fill(
        spline(
            "-24,-38 -29,-26 -32,-17 -29,-10! -36,0 -43,10 -42.5,15! -37,18.5 -31,18! -34,23 "
            "-32,26! -33,30 -30,34! -34,42 -29,49 -18,51 0,45 15,34 25,8 26,-22 10,-44 -10,-46"
        ),
        SKIN,
        weight=EDGE,
        shade=6,
    )
    pen.fill(ellipse(-11, 14, 8, 6.5), CHEEK, weight=0)
    pen.fill(spline("-27,-2.4! -20,-8 -11,-3! -19,1.4"), WHITE, weight=0)
    pen.fill(ellipse(-22, -3.4, 3.2, 4), INK, weight=0)
    pen.stroke("-28.6,-2 -20,-8.6 -9,-2.4", 3.6)
    pen.stroke("-22,3 -14,3.4 -10,1", 2, DARK_SKIN)
    for line in ("-6,-3 0,-5", "-6,0 1,1", "-5,3 0,6", "-25,-28 -12,-31", "-22,10 -18,18 -19,24"):
        pen.stroke(line, 2, DARK_SKIN)
    pen.stroke("-32,-14 -22,-20 -8,-13", 5.4, DARK_SILVER)
    pen.stroke("-39,16 -35,13 -32,16", 2.4)
    beard = "4,12! 14,22 12,38 -2,56 -20,74 -40,90! -42,66 -39,42 -36,33! -28,32 -18,28 -6,24"
    pen.fill(spline(beard), SILVER, weight=EDGE, shade=6)
    _strands(
        pen, ("-31,40 -32,58 -36,74", "-20,38 -20,54 -28,70", "-8,34 -8,46 -14,58"), DARK_SILVER
    )
    pen.fill(spline("-36,24! -28,19 -18,22 -6,17 4,10! 0,24 -14,32 -26,30"), SILVER, weight=3)
    pen.fill(spline("8,-8 16,-10 19,0 14,12 8,12"), SKIN, weight=3.4)
    pen.stroke("11,-3 14,0 12,6", 2.4, DARK_SKIN)
    # The hat, above the brow: feather curling back over the crown, wide brim pinned up in front.
    with pen.placed(move(2, -8)):
        plume(pen, "24,-50 34,-82 66,-94 92,-76 92,-46", 40, BLUE)
        pen.fill(
            spline("-32,-26! -34,-54 -20,-70 6,-72 30,-66 38,-50 38,-26!"), RED, weight=4.8, shade=8
        )
        pen.fill(spline("-34,-40! 2,-46 39,-40! 39,-26! 2,-32 -34,-26!"), BLUE, weight=4, shade=4)
        pen.fill(
            spline(
                "-66,-36 -60,-44 -34,-28 0,-30 34,-28 58,-34 76,-30 66,-18 34,-13 -8,-16 -48,-20"
            ),
            RED,
            weight=4.8,
            shade=6,
        )
        pen.fill(ellipse(-16, -37, 7), YELLOW, weight=3.2)


def page(pen: Pen) -> None:
    """Draw a smiling youth with black hair to the shoulder and a feathered velvet cap."""
    hair = "-30,-34 0,-54 34,-38 45,-8 47,22 58,46 44,56 30,52 20,58 10,30 -18,24 -32,36 -40,18"
    pen.fill(spline(hair), BLACK_BROWN, weight=EDGE, shade=6)
    _strands(pen, ("38,-8 40,20 48,40", "30,4 32,28 36,44"), BROWN)
    _face(pen, FACE)
    _eye(pen, -19.5, 6.2, 0.2)
    _eye(pen, 8, 8.6, 0.2)
    _brows(pen, BLACK_BROWN, 1.4)
    pen.stroke("-9,-3 -12,6 -17,12.5 -13,17 -7,16", 3)
    pen.fill(spline("-18,27! -11,27.4 -7,28.6 -3,27.4 6,25.5! 0,34 -8,35.5 -14,33"), LIP, weight=0)
    pen.stroke("-20,26 -12,29.4 -6,30 2,28.6 9,24.5", 2.8, INK)
    pen.stroke("12,22 13,27 11,31", 2, DARK_SKIN)
    fringe = "-32,-12! -36,-36 -12,-54 14,-54 35,-38 42,-6 36,14! 31,-6 24,-24 8,-33 -8,-28 -24,-30"
    pen.fill(spline(fringe), BLACK_BROWN, weight=EDGE, shade=5)
    _strands(pen, ("24,-40 33,-22 36,-4", "8,-48 22,-36 29,-20"), BROWN)
    plume(pen, "16,-56 22,-86 44,-98 62,-86 64,-60", 34, YELLOW)
    pen.fill(
        spline("-52,-24 -58,-42 -40,-62 -6,-68 36,-62 58,-40 54,-22 0,-28"),
        BLUE,
        weight=4.8,
        shade=9,
    )
    for fold in ("-30,-58 -36,-42 -34,-32", "4,-64 2,-48 4,-36", "34,-56 38,-42 36,-30"):
        pen.stroke(fold, 2.8, shade_of(BLUE))
    pen.fill(
        spline("-40,-27! 0,-39 42,-27! 42,-13! 0,-25 -40,-13!"), PALE_YELLOW, weight=4.2, shade=4
    )
    pen.fill(ellipse(-14, -28, 6), RED, weight=3)


def knight(pen: Pen) -> None:
    """Draw a stern fair-moustached man in an open helmet with a great plume."""
    plume(pen, "8,-62 20,-94 56,-96 78,-58 70,0", 52, RED, lobes=8, weight=4.6)
    pen.fill(
        spline("-16,-40! 40,-44! 48,-6 54,24 64,46! 44,56 24,52 14,20!"),
        STEEL,
        weight=4.6,
        shade=8,
    )
    pen.stroke("46,12 40,26 26,34", 2.6, DARK_STEEL)
    pen.stroke("50,28 42,42 28,46", 2.6, DARK_STEEL)
    _face(pen, FACE)
    _eye(pen, -19.5, 6.2, -0.4)
    _eye(pen, 8, 8.6, -0.4)
    _brows(pen, FAIR, -2.2, 5)
    pen.stroke("-8,-5 -13,2 -19,12 -15,17.5 -7,16.5", 3.2)
    pen.fill(spline("-14,31 -7,30 2,31.5 -6,36"), LIP, weight=1.6)
    pen.fill(spline("-15,41! -7,37 2,40! 0,52 -7,62! -14,52"), FAIR, weight=3, shade=3)
    whiskers = (
        "-36,22! -28,27 -18,23 -9,21 0,22 10,26 22,24 28,18! 24,33 10,35 -2,31 -9,28 -18,33 -30,33"
    )
    pen.fill(spline(whiskers), FAIR, weight=3.2)
    # The cheek piece, hinged under the brow of the helmet.
    cheek = "20,-22! 38,-24! 44,4 38,30 24,46 10,52! 18,34 24,16"
    pen.fill(spline(cheek), STEEL, weight=4.2, shade=6)
    pen.fill(ellipse(31, -4, 3.6), YELLOW, weight=2.6)
    pen.fill(ellipse(29, 22, 3.2), YELLOW, weight=2.4)
    dome = "-42,-20! -40,-46 -22,-64 4,-70 32,-60 48,-38 48,-16! 4,-26"
    pen.fill(spline(dome), STEEL, weight=5, shade=10)
    pen.fill(
        spline("-16,-66! -6,-78 18,-76 40,-60 54,-34 52,-20! 44,-42 26,-60 2,-68"),
        YELLOW,
        weight=4,
        shade=4,
    )
    pen.stroke("-28,-52 -34,-38 -36,-28", 3.4, WHITE)
    brow = "-62,-12 -52,-24 -24,-30 6,-34 36,-30 52,-20! 50,-10! 20,-20 -8,-20 -36,-14"
    pen.fill(spline(brow), YELLOW, weight=4.4, shade=4)
    for x, y in ((-40, -20), (-20, -24), (6, -27), (30, -23)):
        pen.fill(ellipse(x, y, 2.4), IRON, weight=0)


BEHIND: Final = (
    (38, -20, 14),
    (44, -2, 14),
    (47, 17, 14),
    (42, 34, 13),
    (-37, -10, 11),
    (32, 46, 12),
)
BEFORE: Final = ((-26, -29, 11), (-12, -37, 12), (6, -39, 12), (22, -33, 12), (33, -17, 11))
BEARD: Final = (
    (33, 14, 10),
    (31, 30, 11),
    (22, 44, 12),
    (8, 55, 12),
    (-8, 58, 12),
    (-22, 48, 11),
    (-28, 34, 9),
)


def forester(pen: Pen) -> None:
    """Draw a stout laughing man, all brown curls and beard, under a turned-up cap."""
    for x, y, radius in BEHIND:
        pen.fill(ellipse(x, y, radius), DARK_BROWN, weight=EDGE)
    _face(pen, STOUT_FACE)
    for x, y, radius in BEARD:
        pen.fill(ellipse(x, y, radius), DARK_BROWN, weight=EDGE)
    inner = "-29,24! -20,22 -8,20 6,21 20,22 34,4! 36,24 26,42 8,52 -8,54 -22,44"
    pen.fill(spline(inner), DARK_BROWN, weight=0)
    _strands(
        pen,
        ("-18,38 -14,46", "-4,42 -3,52", "10,40 12,49", "22,30 24,40", "30,14 31,24"),
        BROWN,
    )
    _eye(pen, -19.5, 6.4, 0.5)
    _eye(pen, 9, 8.8, 0.5)
    for line in ("21,-3 26,-6", "21,0 27,1", "-16,4 -20,5"):
        pen.stroke(line, 2, DARK_SKIN)
    _brows(pen, DARK_BROWN, 2.2, 5.4)
    pen.stroke("-8,-3 -11,5 -19,12 -15,18 -6,16.5", 3.2)
    pen.fill(spline("-8,4! -4,12 -3,17! -8,19 -16,18 -9,12"), DARK_SKIN, weight=0)
    pen.fill(spline("-17,28! -8,28 7,27! 2,34 -8,36 -14,34"), LIP, weight=2.2)
    whiskers = "-32,27! -24,20 -14,19 -8,21 0,19 14,20 26,25! 14,29 2,26 -8,25 -18,27"
    pen.fill(spline(whiskers), DARK_BROWN, weight=3)
    for x, y, radius in BEFORE:
        pen.fill(ellipse(x, y, radius), DARK_BROWN, weight=EDGE, shade=4)
    crown = "-42,-34! -50,-58 -28,-80 8,-86 42,-72 54,-50 48,-30!"
    pen.fill(spline(crown), GREEN, weight=4.8, shade=9)
    for fold in ("-18,-78 -28,-62 -26,-50", "16,-82 24,-66 20,-52", "38,-68 42,-56 38,-46"):
        pen.stroke(fold, 2.8, shade_of(GREEN))
    edge = "-52,-38 -48,-50 -22,-52 0,-46 24,-54 50,-46 54,-32 40,-24 0,-32 -40,-26"
    pen.fill(spline(edge), RED, weight=4.8, shade=6)
    feather = "-34,-50! -52,-74 -50,-104 -34,-118! -30,-96 -22,-76 -26,-52"
    pen.fill(spline(feather), YELLOW, weight=4.4, shade=5)
    pen.stroke("-32,-56 -40,-82 -38,-104", 2.8, shade_of(YELLOW))
