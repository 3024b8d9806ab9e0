"""The straw broom that sweeps the table when somebody makes an escoba.

It stands upright on a canvas of 300 units, grip up, brush down. Turn it about its grip, at
`PIVOT`, to sweep.
"""

from __future__ import annotations

from typing import Final

from shapely.geometry import Polygon, box

from drawing.flat import area_data, filled, lined, picture, points_data
from drawing.pen import Point, polyline, rounded_box, spline

SIZE: Final = 300
PIVOT: Final[Point] = (150.0, 20.0)

EDGE: Final = "#38200F"
WOOD: Final = "#8A5A34"
WOOD_LIGHT: Final = "#B07A49"
TERRA: Final = "#B8432A"
TERRA_DARK: Final = "#8A2E1C"
STRAW: Final = "#F6B93B"
STRAW_LIGHT: Final = "#FBD885"
STRAW_DARK: Final = "#B97A0C"
OUTLINE: Final = 4.0

# How far below the line of the brush each straw ends, from left to right.
STRAW_ENDS: Final = (0, 6, -4, 8, 2, 10, -2, 7, 11, 1, 8, -3, 9, 3, -5, 5, 0)


def _straws() -> list[tuple[list[Point], str]]:
    """Return the straws as narrow wedges and their tones; each spreads from the binding."""
    count = len(STRAW_ENDS)
    tones = (STRAW, STRAW_DARK, STRAW_LIGHT, STRAW, STRAW_LIGHT, STRAW_DARK)
    result = []
    for i, drop in enumerate(STRAW_ENDS):
        left, right = i / count * 2 - 1, (i + 1) / count * 2 - 1
        middle = (left + right) / 2
        # The ends lie on a shallow bow, the outer straws higher than those in the middle.
        end = 280 + drop - 16 * middle * middle
        points: list[Point] = [
            (150 + 23 * left, 172),
            (150 + 23 * right, 172),
            (150 + 70 * right, end - 3),
            (150 + 70 * (left * 0.3 + right * 0.7), end + 3),
            (150 + 70 * left, end - 1),
        ]
        result.append((points, tones[i % len(tones)]))
    return result


def broom() -> str:
    """Return the picture of the broom."""
    handle = rounded_box(143, 10, 14, 160, 7)
    shine = rounded_box(145.5, 13, 4, 152, 2)
    collar = spline("124,160! 176,160! 178,174 176,188! 124,188! 122,174", tension=0.3)
    straws = _straws()
    brush = Polygon()
    for points, _ in straws:
        brush = brush.union(Polygon(points).buffer(0.4))
    paths = [
        lined(handle.path_data(), EDGE, OUTLINE),
        filled(handle.path_data(), WOOD),
        filled(shine.path_data(), WOOD_LIGHT),
        lined(area_data(brush), EDGE, OUTLINE),
        filled(area_data(brush), STRAW),
        *(filled(points_data(points), tone) for points, tone in straws),
    ]
    for level, colour in ((212, TERRA), (226, TERRA)):
        # Two rounds of twine, bowed like the brush and cut to it.
        half = 23 + (level - 172) / 112 * 47
        bow = polyline(
            [(150 - half, level - 3), (150, level), (150 + half, level - 3)], closed=False
        )
        paths.append(lined(bow.path_data(), colour, 4.5))
    shade = collar.polygon().intersection(box(150, 100, 200, 200))
    paths += [
        lined(collar.path_data(), EDGE, OUTLINE),
        filled(collar.path_data(), TERRA),
        filled(area_data(shade.intersection(box(163, 100, 200, 200))), TERRA_DARK),
    ]
    return picture(paths, SIZE, SIZE)
