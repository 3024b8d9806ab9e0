"""What the French figures' clothes are cut from: sleeves and hands, collars, slashes, brocade.

The origin is the top middle of a half, moved to the figure's axis; what lies under the band is cut
off by the court itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from drawing.figures.drapery import Brocade, tapering
from drawing.figures.fingers import at_rest
from drawing.figures.hands import fist
from drawing.palette import SKIN, WHITE, YELLOW, shade_of
from drawing.pen import Nodes, Pen, ellipse, limb, move, scale, spline, turn

# The hand that lifts something, and the one at the waist.
LIFTED_HAND: Final = (170.0, 268.0)
LOW_HAND: Final = (-50.0, 377.0)
# Where a motif would be cut: below the band, outside the panel, in the corner of the index.
CUT_OFF: Final = (
    "-340,468! 340,332! 340,640! -340,640!",
    "-340,0! -282,0! -282,640! -340,640!",
    "242,0! 340,0! 340,640! 242,640!",
    "-340,0! -196,0! -196,246! -340,246!",
)
# The same for a piece that is drawn mirrored.
MIRRORED_CUT_OFF: Final = (
    "-340,332! 340,468! 340,640! -340,640!",
    "-340,0! -242,0! -242,640! -340,640!",
    "282,0! 340,0! 340,640! 282,640!",
)


@dataclass(frozen=True, slots=True)
class Sleeve:
    """The colours of a sleeve and of its cuff; wide: it opens like a bell at the wrist."""

    cloth: str
    cuff: str
    wide: bool = False


def weave(motif: str, colour: str, radius: float = 11, pitch: float = 48) -> Brocade:
    """Return a brocade whose motifs follow the cloth."""
    return Brocade(motif, colour, radius=radius, pitch=pitch, margin=4)


def _creases(pen: Pen, lines: Sequence[str], cloth: str) -> None:
    for line in lines:
        pen.fill(tapering(line, 8), shade_of(cloth), weight=0)


def upper_sleeves(pen: Pen, cloth: str) -> None:
    """Draw both arms from the shoulder to the elbow."""
    pen.fill(limb("112,288 170,340 206,404", (80, 84, 80)), cloth, shade=12)
    pen.fill(limb("-112,288 -178,338 -212,398", (80, 88, 80)), cloth, shade=12)


def low_arm(pen: Pen, sleeve: Sleeve, *, closed: bool = False) -> None:
    """Draw the forearm across the waist, its hand open on the cloth or closed on a belt."""
    pen.fill(limb("-216,400 -160,414 -84,386", (80, 74, 54)), sleeve.cloth, shade=12)
    _creases(
        pen,
        ("-226,372 -206,384 -196,402", "-204,374 -186,388 -180,404", "-150,432 -130,418 -112,412"),
        sleeve.cloth,
    )
    if sleeve.wide:
        bell = "-96,350! -70,356! -74,386 -80,416! -112,424! -130,386"
        pen.fill(spline(bell), sleeve.cuff, weight=4.4, shade=6)
    else:
        pen.fill(limb("-104,392 -78,384", (62, 56), square=True), sleeve.cuff, weight=4.2, shade=4)
    with pen.placed(move(*LOW_HAND), scale(-1, 1)):
        if closed:
            fist(pen, 2, 0, 1.12, -8)
        else:
            at_rest(pen, 0, 0, 1.02, -8)


def lifted_arm(pen: Pen, sleeve: Sleeve) -> None:
    """Draw the forearm of the lifted hand; the hand itself goes over what it holds."""
    pen.fill(limb("208,410 200,356 178,306", (80, 70, 52)), sleeve.cloth, shade=12)
    _creases(pen, ("236,392 216,380 206,362", "180,366 196,360 204,348"), sleeve.cloth)
    if sleeve.wide:
        bell = "142,318! 160,288! 180,282 200,284! 224,312! 190,330"
        pen.fill(spline(bell), sleeve.cuff, weight=4.4, shade=6)
    else:
        pen.fill(limb("183,318 174,292", (62, 54), square=True), sleeve.cuff, weight=4.2, shade=4)


def neck(pen: Pen, low: Nodes = "") -> None:
    """Draw the neck, and the bare breast inside `low`, the edge of a neckline."""
    if low:
        pen.fill(spline(low), SKIN, weight=4.2, shade=6)
    pen.fill(limb("0,204 0,246", (54, 60)), SKIN, weight=4.2, shade=6)
    if low:
        pen.fill(ellipse(0, 262, 28, 24), SKIN, weight=0)


def slashes(pen: Pen, places: Sequence[tuple[float, float, float]], colour: str) -> None:
    """Cut slits into cloth, each at x and y and turned by degrees; a lining shows in them."""
    for x, y, degrees in places:
        with pen.placed(move(x, y), turn(degrees)):
            pen.fill(spline("0,-21! 7,0 0,21! -7,0"), colour, weight=3.2)


def pearls(pen: Pen, line: Sequence[tuple[float, float]], radius: float = 6) -> None:
    """String pearls on the given places."""
    for x, y in line:
        pen.fill(ellipse(x, y, radius), WHITE, weight=2.8)


def jewel(pen: Pen, x: float, y: float, gem: str, size: float = 1.0) -> None:
    """Draw a stone in a golden setting with four pearls."""
    with pen.placed(move(x, y), scale(size)):
        for dx, dy in ((-15, 0), (15, 0), (0, -15), (0, 15)):
            pen.fill(ellipse(dx, dy, 5.4), WHITE, weight=2.6)
        pen.fill(ellipse(0, 0, 14), YELLOW, weight=3.6, shade=3)
        pen.fill(spline("0,-9! 8,0! 0,9! -8,0!"), gem, weight=2.6)


def both_sides(pen: Pen, outline: str, colour: str, shade: float = 10) -> None:
    """Draw a piece and its mirror image."""
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(spline(outline), colour, shade=shade)
