"""The cudgel that the figures of bastos hold: long, tapering, one twig of leaves.

It is of the same wood as the pips, but slimmer and barer, so that its outline is a club's even
beside a sleeve and at a height of twenty pixels.
"""

from __future__ import annotations

from typing import Final

from drawing.clubs import CUT_DEPTH, Club, Stub
from drawing.ornaments import bright_side, oak_leaf, pip_outline
from drawing.palette import DARK_GREEN, GREEN, PALE_GREEN, PALE_YELLOW, WOOD, YELLOW
from drawing.pen import Pen, ellipse, move, scale, turn

CUDGEL: Final = Club(
    spine=((1.5, -45), (-0.5, -30), (1, -12), (-0.5, 8), (0.6, 28), (0, 48)),
    widths=(15.5, 16.5, 13, 9.4, 7, 6.4),
    stubs=(Stub(0.19, 1, 4.6, 5.6, 44), Stub(0.4, -1, 4.4, 4.8, 40)),
    knots=((0.27, -0.15, 0.8),),
    cracks=((0.08, 0.2, -0.4), (0.12, 0.24, 0.45), (0.36, 0.5, 0.3), (0.56, 0.7, -0.2)),
    twigs=(),
)
LEAVES: Final = ((0.47, 1, 12.5, 58.0), (0.52, 1, 9.5, 104.0))
"""Place along the club, side, length and lean."""


def cudgel(pen: Pen, x: float, y: float, length: float, *, degrees: float = 0) -> None:
    """Draw a cudgel `length` long, thick end up before it is turned."""
    unit, weight = length / 100, pip_outline(length)
    with pen.placed(move(x, y), turn(degrees)):
        with pen.placed(scale(unit)):
            for at, side, long, lean in LEAVES:
                stalk = CUDGEL.across(at, side * 0.6, 1)
                with pen.placed(move(*stalk), turn(lean * side)):
                    oak_leaf(pen, 0, 0, long, 0, weight)
            bright = pen.area(CUDGEL.lit_side(1, bright_side(pen)))
        pen.fill(
            CUDGEL.body(1, unit),
            GREEN,
            weight=weight,
            shade=3 * unit,
            patches=[(bright, PALE_GREEN)],
        )
        with pen.placed(scale(unit)):
            for start, end, offset in CUDGEL.cracks:
                crack = [
                    CUDGEL.across(start + (end - start) * k / 3, offset + bend, 1)
                    for k, bend in enumerate((0.0, 0.1, -0.04, 0.06))
                ]
                pen.stroke(crack, weight * 0.6, DARK_GREEN)
            for knot_at, offset, size in CUDGEL.knots:
                with pen.placed(move(*CUDGEL.across(knot_at, offset, 1)), scale(size)):
                    pen.fill(ellipse(0, 0, 2.4, 3.6, -8), PALE_YELLOW, weight=weight * 0.6)
                    pen.fill(ellipse(0.2, 0.2, 1.1, 1.8, -8), WOOD, weight=0)
            for stub in CUDGEL.stubs:
                _, cut = CUDGEL.stub_line(stub, 1)
                with pen.placed(move(*cut), turn(stub.lean * stub.side)):
                    half = stub.width / 2
                    pen.fill(
                        ellipse(0, 0, half, half * CUT_DEPTH), PALE_YELLOW, weight=weight * 0.7
                    )
            half = CUDGEL.widths[0] / 2
            with pen.placed(move(*CUDGEL.across(0, 0, 1))):
                for part, colour in ((1.0, PALE_YELLOW), (0.6, YELLOW), (0.25, WOOD)):
                    ring = ellipse(0, 0, half * part, half * CUT_DEPTH * part)
                    pen.fill(ring, colour, weight=weight * (0.9 if part == 1 else 0.4))
