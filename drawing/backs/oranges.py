"""The teal back: oranges, leaves and blossoms of a Sevillian courtyard."""

from __future__ import annotations

from typing import Final

from drawing.backs.sheet import CREAM, SAFFRON, field, halves, sheet
from drawing.naipe import MIDDLE_X, MIDDLE_Y
from drawing.pen import Pen, ellipse, move, polyline, scale, spline, turn

TEAL: Final = "#0F4F55"
DEEP_TEAL: Final = "#0A363B"
ORANGE: Final = "#F08A24"
DEEP_ORANGE: Final = "#C7640F"
PALE_ORANGE: Final = "#FBC27A"
LEAF: Final = "#8DBB6A"
DEEP_LEAF: Final = "#4F8A4A"

# Of the upper half: x, y and degrees of a fruit; x, y and radius of a blossom.
FRUITS: Final = ((134, 178, -24), (452, 156, 28), (302, 306, 4), (128, 410, -62), (486, 396, 58))
BLOSSOMS: Final = ((296, 128, 42), (196, 312, 34), (412, 286, 34), (240, 424, 30), (370, 424, 30))


def _leaf(pen: Pen, x: float, y: float, length: float, degrees: float) -> None:
    blade = spline("0,0! 26,-34 20,-70 0,-100! -20,-70 -26,-34")
    dark = polyline([(0, 2), (40, 2), (40, -104), (0, -104)])
    with pen.placed(move(x, y), turn(degrees), scale(length / 100)):
        pen.fill(blade, LEAF, weight=5, outline=DEEP_TEAL, patches=[(dark, DEEP_LEAF)])


def _orange(pen: Pen, x: float, y: float, degrees: float) -> None:
    """Draw an orange with three leaves at its stalk; `degrees` turns the whole."""
    with pen.placed(move(x, y), turn(degrees)):
        for tilt, length in ((-76, 104), (70, 112), (-8, 96)):
            _leaf(pen, 0, -46, length, tilt)
        shade = ellipse(-16, -16, 74).polygon()
        body = ellipse(0, 0, 66)
        pen.fill(body, ORANGE, weight=5, outline=DEEP_TEAL)
        pen.local_region(ellipse(0, 0, 63.5).polygon().difference(shade), DEEP_ORANGE)
        pen.fill(ellipse(-24, -20, 13, 8, -40), PALE_ORANGE, weight=0)
        for k in range(5):
            with pen.placed(move(0, -48), turn(72 * k)):
                pen.fill(spline("0,0! 6,-9 0,-19! -6,-9"), DEEP_LEAF, weight=0)


def _blossom(pen: Pen, x: float, y: float, radius: float) -> None:
    petal = spline("0,-3! 9,-12 0,-24 -9,-12")
    with pen.placed(move(x, y), scale(radius / 24)):
        for k in range(6):
            with pen.placed(turn(60 * k)):
                pen.fill(petal, CREAM, weight=4, outline=DEEP_TEAL)
        pen.fill(ellipse(0, 0, 6.5), SAFFRON, weight=0)


def oranges() -> str:
    """Return the back as SVG text."""
    pen = sheet(TEAL, TEAL)
    with pen.clipped(field()):
        for steps in halves():
            with pen.placed(*steps):
                for x, y, degrees in FRUITS:
                    _orange(pen, x, y, degrees)
                for x, y, radius in BLOSSOMS:
                    _blossom(pen, x, y, radius)
        _blossom(pen, MIDDLE_X, MIDDLE_Y, 50)
    return pen.svg()
