"""Hands with fingers: round a shaft, under a coin, on a hip, on a pommel.

Each is drawn about the middle of the palm, some 46 units high, the arm coming from below right.
"""

from __future__ import annotations

from typing import Final

from drawing.palette import SKIN
from drawing.pen import Pen, limb, move, rounded_box, scale, spline, turn

EDGE: Final = 3.6


def round_shaft(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a hand closed round an upright shaft at its middle, knuckles to the left."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        back = spline("-6,-20 8,-23 20,-16 25,0 22,16 12,24 -4,22")
        pen.fill(back, SKIN, weight=EDGE + 0.6, shade=4)
        for row, (left, right) in enumerate(((-17, 8), (-20, 9), (-19, 8), (-15, 6))):
            finger = rounded_box(left, -20 + row * 10.4, right - left, 11, 5.4)
            pen.fill(finger, SKIN, weight=EDGE - 0.4)
        thumb = limb("17,-14 6,-22 -8,-26", (13, 12, 8))
        pen.fill(thumb, SKIN, weight=EDGE)


def under_coin(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw the fingers that stand behind a coin's lower edge; draw them before the coin."""
    with pen.placed(move(x, y), scale(size)):
        for path in ("8,4 -14,-6 -34,-22", "4,2 -10,-12 -24,-34"):
            pen.fill(limb(path, (16, 13, 9)), SKIN, weight=EDGE)


def thumb_on_coin(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw the palm and the thumb over a coin's lower edge; draw them after the coin."""
    with pen.placed(move(x, y), scale(size)):
        palm = spline("-20,-6 -8,-14 8,-15 18,-10 24,4 22,20 8,26 -6,20 -16,8")
        pen.fill(palm, SKIN, weight=EDGE + 0.6, shade=4)
        pen.fill(limb("14,-2 12,-18 4,-34", (15, 13, 9)), SKIN, weight=EDGE)
        pen.stroke("-12,-2 -4,4 2,12", 2.4)
        pen.stroke("8,-31 2,-28", 1.8)


def at_rest(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw an open hand laid on something, back to the viewer, fingers to the left."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        for path in ("6,12 -12,19 -26,22", "4,6 -18,11 -34,12"):
            pen.fill(limb(path, (13, 12, 8)), SKIN, weight=EDGE - 0.2)
        pen.fill(limb("6,-2 -18,1 -36,0", (13, 12, 8)), SKIN, weight=EDGE - 0.2)
        pen.fill(limb("6,-8 -14,-9 -30,-12", (13, 12, 8)), SKIN, weight=EDGE - 0.2)
        back = spline("-8,-14 6,-18 22,-12 26,2 20,15 6,19 -4,15! -7,0")
        pen.fill(back, SKIN, weight=0, shade=4)
        pen.stroke("-8,-14 6,-18 22,-12 26,2 20,15 6,19 -2,16", EDGE + 0.4)
        pen.fill(limb("14,-12 0,-22 -14,-26", (12, 11, 8)), SKIN, weight=EDGE - 0.2)


def over_pommel(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw a hand laid on a sword's pommel from above, the wrist to the upper right."""
    with pen.placed(move(x, y), scale(size)):
        back = spline("-20,2 -16,-12 0,-22 20,-22 28,-10 22,4 4,10")
        pen.fill(back, SKIN, weight=EDGE + 0.6, shade=4)
        for k, path in enumerate(
            ("10,0 10,14 6,24", "1,0 -1,16 -3,27", "-8,-1 -11,14 -12,24", "-15,-3 -20,8 -20,17")
        ):
            pen.fill(limb(path, (13, 12, 9 if k else 8)), SKIN, weight=EDGE - 0.2)
        pen.fill(spline("-18,-2 -14,-10 0,-16 14,-10 14,0 0,3 -12,3"), SKIN, weight=0)


def on_hip(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a hand set on a hip, the wrist to the right, the fingers forward."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        for path in ("2,-6 -14,-6 -27,-2", "2,2 -14,4 -26,8", "2,9 -10,13 -20,18"):
            pen.fill(limb(path, (13, 12, 8)), SKIN, weight=EDGE - 0.2)
        back = spline("22,-12! 8,-17 -4,-13 -8,0 0,14 12,16 22,11!")
        pen.fill(back, SKIN, weight=0, shade=3)
        pen.stroke("22,-12! 8,-17 -6,-13", EDGE + 0.4)
        pen.stroke("22,11! 12,16 -2,15", EDGE + 0.4)
