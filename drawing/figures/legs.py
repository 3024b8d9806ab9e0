"""Legs in hose, shoes and boots, and the slashed breeches above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawing.figures.drapery import tapering
from drawing.palette import BROWN, PALE_YELLOW, shade_of
from drawing.pen import (
    OUTLINE,
    Geometry,
    Node,
    Nodes,
    Pen,
    Shape,
    limb,
    move,
    nodes,
    scale,
    spline,
    turn,
)

HOSE_WIDTHS: Final = (86, 62, 66, 34)
SHOE: Final = "24,16! 26,-8 18,-20! -16,-20! -24,-4 -48,6 -66,14 -66,22! -30,25 10,24"


def hose(
    pen: Pen,
    path: Nodes,
    colour: str,
    widths: Sequence[float] = HOSE_WIDTHS,
) -> None:
    """Draw a leg through hip, knee, calf and ankle, with a fold behind the knee."""
    shape = limb(path, widths)
    pen.fill(shape, colour, shade=11)
    places = nodes(path) if isinstance(path, str) else list(path)
    x, y = places[1][:2]
    half = widths[1] / 2
    for dy, reach in ((-8, 0.5), (8, 0.3)):
        crease = tapering([(x + half - 4, y + dy), (x + half * (1 - reach), y + dy + 5)], 5)
        pen.fill(crease, shade_of(colour), weight=0)


def garter(pen: Pen, x: float, y: float, half: float, colour: str, degrees: float = 0) -> None:
    """Draw a garter below the knee, tied in a bow on the outside."""
    with pen.placed(move(x, y), turn(degrees)):
        for loop in ("0,0! -10,-12 -22,-10 -20,2", "0,0! -14,4 -18,18 -8,20"):
            with pen.placed(move(-half + 4, 2)):
                pen.fill(spline(loop), colour, weight=3.2)
        band: list[Node] = [
            (-half, -3, True),
            (0, 4),
            (half, -3, True),
            (half, 9, True),
            (0, 16),
            (-half, 9, True),
        ]
        pen.fill(spline(band), colour, weight=3.8, shade=3)


def shoe(
    pen: Pen,
    x: float,
    y: float,
    colour: str,
    degrees: float = 0,
    size: float = 1.0,
    *,
    right: bool = False,
) -> None:
    """Draw a shoe whose ankle is at (`x`, `y`), its toe to the left unless `right`."""
    with pen.placed(move(x, y), turn(degrees), scale(-size if right else size, size)):
        pen.fill(spline(SHOE), colour, weight=4.8, shade=6)
        pen.stroke("-20,-6 -4,-2 18,-6", 3, PALE_YELLOW)
        for loop in ("-18,-10! -30,-20 -36,-8", "-18,-10! -14,-24 -4,-20"):
            pen.fill(spline(loop), PALE_YELLOW, weight=3)


def boot(pen: Pen, path: Nodes, foot: float, top: float) -> None:
    """Draw a soft boot along knee, calf and ankle with a turned-down top; `foot` degrees."""
    places = nodes(path) if isinstance(path, str) else list(path)
    x, y = places[-1][:2]
    with pen.placed(move(x, y), turn(foot)):
        pen.fill(spline(SHOE), BROWN, weight=4.8, shade=6)
    shaft = limb(places, (top, 60, 38))
    pen.fill(shaft, BROWN, shade=10)
    with pen.placed(move(x, y), turn(foot)):
        # Over the round end of the shaft, so that leg and foot are one boot.
        pen.fill(spline("-16.5,-10! 16.5,-10! 20,4 16,17 -4,20 -24,15! -22,2"), BROWN, weight=0)
        pen.stroke("-27,0 -6,8 21,2", 3, shade_of(BROWN))
    for dy in (-34, -22):
        crease = tapering([(x - 18, y + dy), (x, y + dy + 6), (x + 18, y + dy)], 4)
        pen.local_region(crease.polygon().intersection(shaft.polygon()), shade_of(BROWN))


def breeches(
    pen: Pen, outline: str, cloth: str, slashes: Sequence[str], lining: str, width: float = 15
) -> None:
    """Draw one leg of paned breeches: `slashes` are the lines along which the lining shows."""
    panes: list[tuple[Shape | Geometry, str]] = [
        (tapering(line, width), lining) for line in slashes
    ]
    pen.fill(spline(outline), cloth, weight=OUTLINE + 0.4, shade=12, patches=panes)
    area = pen.area(spline(outline))
    for line in slashes:
        inside = pen.area(tapering(line, width)).boundary.buffer(1.2).intersection(area)
        pen.region(inside, shade_of(cloth))
