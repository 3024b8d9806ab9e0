"""What a horse wears: bridle, reins, breast band, crupper and saddle cloth."""

from __future__ import annotations

from typing import Final

from drawing.figures.cast import Livery
from drawing.figures.drapery import motif
from drawing.figures.horse_anatomy import HeadPlace
from drawing.figures.horse_poses import Pose
from drawing.palette import BROWN, INK, PALE_YELLOW, RED, YELLOW
from drawing.pen import Pen, Point, curve, ellipse, move, scale, spline, turn

# In the head's coordinates: cheek strap, noseband, brow band and throat strap.
STRAPS: Final = (
    "-20,0 -24,22 -36,42",
    "-104,-15 -100,2 -99,16",
    "6,-6 -20,0 -50,16 -88,18 -124,13",
    "-36,-20 -26,-8 -20,0",
)
BIT: Final = (-124, 13)

# About the seat; the hem has five scallops, and its braid follows them.
CLOTH: Final = (
    "-92,-14! 10,2 112,-12! 138,60 152,146! 124,138 104,158! 76,146 54,166! 24,154 2,170! "
    "-22,156 -46,168! -66,154 -92,156! -100,60"
)
BRAID: Final = (
    "-97,128 -82,132 -66,130 -46,144 -22,132 2,146 24,130 54,142 76,122 104,134 124,114 147,120"
)
SADDLE: Final = (
    "-78,-20 -74,-46 -62,-52 -52,-40 -44,-16! 44,-18! 58,-48 74,-58 86,-46 86,-16 70,14 20,22 "
    "-40,20 -70,8"
)
NAILS: Final = ("-70,-24 -68,-40 -62,-44", "66,-24 72,-44 78,-44")
FLOWERS: Final = ((100, 34), (114, 92), (66, 94), (-78, 22), (-80, 92))
POINTS: Final = ((104, 158), (54, 166), (2, 170), (-46, 168))


def bit_of(head: HeadPlace) -> Point:
    """Return where the reins are fastened."""
    return head.apply(*BIT)


def strap(pen: Pen, path: str, colour: str, width: float = 4.4) -> None:
    """Draw a strap with ink edges."""
    pen.stroke(path, width + 4)
    pen.stroke(path, width, colour)


def draw_bridle(pen: Pen, head: HeadPlace) -> None:
    """Draw the bridle with its gilt bit and bosses."""
    with pen.placed(*head.steps()):
        for path in STRAPS:
            strap(pen, path, RED, 4.6)
        pen.stroke("-126,8 -120,22 -124,38", 7)
        pen.stroke("-126,8 -120,22 -124,38", 3.4, YELLOW)
        pen.fill(ellipse(*BIT, 8), YELLOW, weight=3.4)
        pen.fill(ellipse(-100, 6, 4.6), YELLOW, weight=2.8)
        pen.fill(ellipse(-20, 0, 7), YELLOW, weight=3.2)


def draw_breast_band(pen: Pen, pose: Pose, wear: Livery) -> None:
    """Draw the breast band with its bells, and the crupper with its tassels."""
    for path in (pose.breast, pose.crupper):
        pen.stroke(path, 20)
        pen.stroke(path, 13, wear.second)
        pen.stroke(path, 3, wear.trim)
    points = curve(pose.breast).flattened(12)
    for part in (0.12, 0.36, 0.6, 0.84):
        x, y = points[round(part * (len(points) - 1))]
        _bell(pen, x, y + 14)
    points = curve(pose.crupper).flattened(12)
    for part in (0.25, 0.6):
        x, y = points[round(part * (len(points) - 1))]
        _tassel(pen, x, y + 8, wear.mantle if wear.mantle != wear.second else wear.robe)


def _bell(pen: Pen, x: float, y: float) -> None:
    pen.fill(ellipse(x, y, 9.5, 10), YELLOW, weight=3.4, shade=4)
    pen.stroke([(x - 5, y + 4), (x + 4, y + 4)], 2.6)


def _tassel(pen: Pen, x: float, y: float, colour: str) -> None:
    with pen.placed(move(x, y)):
        pen.fill(spline("-5,2! 5,2! 10,26 9,34! 0,37 -9,34! -10,26"), colour, weight=3.4, shade=5)
        pen.fill(ellipse(0, 1, 7), YELLOW, weight=3.2)


def draw_saddle_cloth(pen: Pen, pose: Pose, wear: Livery) -> None:
    """Draw the scalloped cloth in the mantle's colour, braided, with gilt drops."""
    with pen.placed(move(*pose.seat), turn(pose.tilt), scale(pose.cloth_size)):
        for x, y in POINTS:
            pen.fill(ellipse(x, y + 9, 7.5, 9), PALE_YELLOW, weight=3.4)
        pen.fill(spline(CLOTH), wear.mantle, shade=13)
        bright = wear.mantle != YELLOW
        for x, y in FLOWERS:
            motif(pen, pose.motif, x, y, 13, wear.trim if bright else RED)
        pen.stroke(BRAID, 13, INK)
        pen.stroke(BRAID, 8, YELLOW if bright else RED)
        pen.stroke(BRAID, 2.4, RED if bright else PALE_YELLOW)


def draw_reins(pen: Pen, head: HeadPlace, hand: Point, sag: Point) -> None:
    """Draw the reins from the bit over `sag` to the hand."""
    rein = [bit_of(head), sag, hand]
    pen.stroke(rein, 8.6)
    pen.stroke(rein, 4.6, RED)


def draw_saddle(pen: Pen, pose: Pose) -> None:
    """Draw the saddle with its high pommel and cantle."""
    with pen.placed(move(*pose.seat), turn(pose.tilt)):
        pen.fill(spline(SADDLE), BROWN, shade=6, weight=4.6)
        for line in NAILS:
            pen.stroke(line, 3.6, YELLOW)
