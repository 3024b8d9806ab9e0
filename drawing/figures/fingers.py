"""Hands with fingers: round a shaft, under a coin, on a hip, on a pommel.

Each is drawn about the middle of the palm, some 46 units high, the arm coming from below right.
Ink goes round the whole hand only: the fingers are parted in a warm brown, for ink between them
would turn a hand seven pixels high grey.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shapely.ops import unary_union

from drawing.palette import SKIN, WOOD
from drawing.pen import Nodes, Pen, Shape, limb, move, outline_of, rounded_box, scale, spline, turn

EDGE: Final = 4.0
PARTING: Final = 2.6


def hand(pen: Pen, parts: Sequence[Shape], partings: Sequence[Nodes]) -> None:
    """Draw one hand of `parts`, lit from the upper left, its fingers parted by lines."""
    whole = unary_union([part.polygon() for part in parts]).buffer(0.8).buffer(-0.8)
    pen.fill(outline_of(whole), SKIN, weight=EDGE, shade=3.2)
    for line in partings:
        pen.stroke(line, PARTING, WOOD)


def round_shaft(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a hand closed round an upright shaft at its middle, knuckles to the left."""
    fingers = ((-17, 8), (-20, 9), (-19, 8), (-15, 6))
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        hand(
            pen,
            (
                spline("-6,-20 8,-23 20,-16 25,0 22,16 12,24 -4,22"),
                *(
                    rounded_box(left, -20 + row * 10.4, right - left, 11, 5.4)
                    for row, (left, right) in enumerate(fingers)
                ),
                limb("17,-14 6,-22 -8,-26", (13, 12, 9)),
            ),
            (
                *(
                    [(left, -19.6 + row * 10.4), (6, -19.4 + row * 10.4)]
                    for row, left in ((1, -15), (2, -17), (3, -14))
                ),
                "-9,-19.4 4,-16 14,-8",
                "6,-8 9.4,2 6,16",
            ),
        )


def under_coin(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw the fingers that stand behind a coin's lower edge; draw them before the coin."""
    with pen.placed(move(x, y), scale(size)):
        for path in ("8,4 -14,-6 -34,-22", "4,2 -10,-12 -24,-34"):
            pen.fill(limb(path, (16, 13, 9)), SKIN, weight=EDGE)


def thumb_on_coin(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw the palm and the thumb over a coin's lower edge; draw them after the coin."""
    with pen.placed(move(x, y), scale(size)):
        palm = spline("-20,-6 -8,-14 8,-15 18,-10 24,4 22,20 8,26 -6,20 -16,8")
        thumb = limb("14,-2 12,-18 4,-34", (15, 13, 9))
        hand(pen, (palm, thumb), ("-12,-2 -4,4 2,12", "4,-13 6,-4 12,2"))
        pen.stroke("8,-31 2,-28", 1.8, WOOD)


def open_palm(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw a flat hand, palm up, that bears a coin; fingers to the left, the wrist to the right.

    The coin rests on the middle of its upper side, 10 units above (`x`, `y`).
    """
    with pen.placed(move(x, y), scale(size)):
        hand(
            pen,
            (
                spline("-16,-9 0,-8 16,-10 27,-6 30,8 22,18 6,17 -10,11"),
                limb("4,0 -20,-4 -40,-13", (17, 13, 9)),
                limb("4,8 -16,6 -36,0", (16, 13, 9)),
                limb("22,-2 24,-14 18,-26", (15, 13, 9)),
            ),
            ("-34,-3.4 -20,1.4 -4,4", "16,-9 14,0 18,6"),
        )


def at_rest(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw an open hand laid on something, back to the viewer, fingers to the left."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        hand(
            pen,
            (
                spline("-8,-14 6,-18 22,-12 26,2 20,15 6,19 -6,17"),
                limb("6,12 -12,18 -26,21", (13, 12, 9)),
                limb("4,6 -18,10 -36,11", (13, 12, 9)),
                limb("6,-2 -18,0 -38,-1", (13, 12, 9)),
                limb("6,-9 -14,-10 -31,-13", (13, 12, 9)),
                limb("14,-12 2,-23 -12,-29", (12, 11, 8)),
            ),
            ("-27,-7 -14,-5 -3,-4", "-29,5 -16,5.4 -3,4.6", "-22,15.4 -14,14.4 -3,12"),
        )


def over_pommel(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw a hand laid on a sword's pommel from above, the wrist to the upper right."""
    fingers = ("10,0 10,14 6,24", "1,0 -1,16 -3,27", "-8,-1 -11,14 -12,24", "-15,-3 -20,8 -20,17")
    with pen.placed(move(x, y), scale(size)):
        hand(
            pen,
            (
                spline("-20,2 -16,-12 0,-22 20,-22 28,-10 22,4 4,10"),
                *(limb(path, (13, 12, 9)) for path in fingers),
            ),
            ("4.4,5 4.6,14 2,23", "-4.6,5 -6,14 -7.6,23", "-12.4,3 -15.4,10 -16.4,17"),
        )


def on_hip(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a hand set on a hip, the wrist to the right, the fingers forward."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        hand(
            pen,
            (
                spline("22,-12! 8,-17 -4,-13 -8,0 0,14 12,16 22,11!"),
                limb("2,-6 -14,-6 -28,-2", (13, 12, 9)),
                limb("2,2 -14,4 -28,8", (13, 12, 9)),
                limb("2,9 -10,13 -21,18", (13, 12, 9)),
            ),
            ("-19,2.4 -10,-0.6 0,-1.4", "-17,11 -8,8.4 2,6.6"),
        )
