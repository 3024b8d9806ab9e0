"""Crowns as kings wear them: those of the ornaments, set with pearls and chased."""

from __future__ import annotations

from typing import Final

from shapely.geometry import LineString

from drawing.ornaments import CROWNS, crown
from drawing.palette import DARK_YELLOW, WHITE, YELLOW
from drawing.pen import Pen, curve, ellipse, move, scale, spline

PEARLS: Final = 9
PEARL_ROW: Final = "-43,-10.5 0,-4.4 43,-10.5"
# What is engraved in the points of each crown.
CHASING: Final[dict[str, tuple[str, ...]]] = {
    "arched": ("-48,-22 -45,-14", "48,-22 45,-14", "-20,-20 -20,-12", "20,-20 20,-12"),
    "points": (
        "-53,-38 -44,-16",
        "53,-38 44,-16",
        "-23,-52 -23,-18",
        "23,-52 23,-18",
        "-8,-12 0,-6 8,-12",
    ),
    "spikes": (
        "-52,-30 -46,-16",
        "52,-30 46,-16",
        "-29,-40 -26,-18",
        "29,-40 26,-18",
        "0,-52 0,-16",
    ),
    "leaves": (
        "-14,-14 -24,-12 -34,-18",
        "14,-14 24,-12 34,-18",
        "-12,-56 0,-66 12,-56",
        "0,-34 0,-14",
    ),
}


def royal_crown(pen: Pen, kind: str, gem: str, side_gem: str, width: float) -> None:
    """Draw a crown `width` wide about the middle of its lower edge."""
    crown(pen, 0, 0, width, kind=kind, gem=gem, side_gem=side_gem)
    with pen.placed(scale(width / 100)):
        for line in CHASING[kind]:
            pen.stroke(line, 3, DARK_YELLOW)
        row = LineString(curve(PEARL_ROW).flattened())
        for k in range(PEARLS):
            dot = row.interpolate(k / (PEARLS - 1), normalized=True)
            pen.fill(ellipse(dot.x, dot.y, 3), WHITE, weight=2.2)
        if CROWNS[kind].arches:
            with pen.placed(move(0, -84)):
                cross = (
                    "-3,8! -3,-2! -10,-2! -10,-8! -3,-8! -3,-15! "
                    "3,-15! 3,-8! 10,-8! 10,-2! 3,-2! 3,8!"
                )
                pen.fill(spline(cross), YELLOW, weight=3.4)
            pen.fill(ellipse(0, -70, 8.5), gem, weight=3.4, shade=2)
