"""The glazed tiles: two azulejo borders, a blank, the letters that lie on it, and the broom.

Every tile is a square of 100 units. The borders repeat without a seam in both directions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shapely import affinity
from shapely.geometry import Point as Dot
from shapely.geometry import box

from drawing.broom import broom
from drawing.flat import area_data, filled, picture, points_data
from drawing.lettering import CAP_HEIGHT, letter_area
from drawing.pen import Geometry, Shape, ellipse, move, spline, turn

SIZE: Final = 100
COBALT: Final = "#1D4E9E"
SAFFRON: Final = "#F6B93B"
GLAZE: Final = "#FDF7E8"
JOINT: Final = "#E6DAC2"
GROUT: Final = "#C6B79C"
GLAZE_HIGH: Final = "#FEF8EC"
GLAZE_LOW: Final = "#FAF0DD"
GLAZE_SHADE: Final = "#E4D4B6"

# The height of a capital on its tile; the rest is the glaze round it.
LETTER_HEIGHT: Final = 57.0

FILE_NAMES: Final = {"!": "exclamation", "Ñ": "n-tilde"}


def _letter(area: Geometry, *, drop: float = 0) -> str:
    """Return a letter centred across its tile, the cap height centred down it."""
    unit = LETTER_HEIGHT / CAP_HEIGHT
    small = affinity.scale(area, unit, unit, origin=(0, 0))
    left, _, right, _ = small.bounds
    # M and W are wider than the glaze allows.
    squeeze = min(1.0, 78 / (right - left))
    small = affinity.scale(small, squeeze, 1, origin=(left, 0))
    width = (right - left) * squeeze
    placed = affinity.translate(small, (SIZE - width) / 2 - left, (SIZE - LETTER_HEIGHT) / 2 + drop)
    return picture([filled(area_data(placed), COBALT)], SIZE, SIZE)


def letters() -> Iterator[tuple[str, str]]:
    """Yield the file and the text of every letter."""
    for letter in [*"ABCDEFGHIJKLMNÑOPQRSTUVWXYZ!"]:
        name = FILE_NAMES.get(letter, letter.lower())
        yield f"tiles/letter-{name}.svg", _letter(letter_area(letter))
    upside_down = affinity.rotate(letter_area("!"), 180, origin=(0, CAP_HEIGHT / 2))
    yield "tiles/letter-inverted-exclamation.svg", _letter(upside_down, drop=7)


def _lozenge(radius: float) -> str:
    return points_data([(50, 50 - radius), (50 + radius, 50), (50, 50 + radius), (50 - radius, 50)])


def _disc(x: float, y: float, radius: float) -> str:
    return ellipse(x, y, radius).path_data()


def _corner_discs(radius: float, colour: str) -> list[str]:
    """Return the quarters of discs about the four corners; four tiles make them whole."""
    square = box(0, 0, SIZE, SIZE)
    quarters = [
        Dot(x, y).buffer(radius, quad_segs=24).intersection(square)
        for x in (0, SIZE)
        for y in (0, SIZE)
    ]
    return [filled("".join(area_data(quarter) for quarter in quarters), colour)]


def _ground() -> list[str]:
    """Return the glaze and half of the joint to each neighbour."""
    edge, inner = box(0, 0, SIZE, SIZE), box(1.5, 1.5, SIZE - 1.5, SIZE - 1.5)
    return [filled(area_data(edge), JOINT), filled(area_data(inner), GLAZE)]


def border_lozenge() -> str:
    """Return the border of the tile panels: a lozenge, with a dot where four tiles meet."""
    return picture(
        [
            *_ground(),
            filled(_lozenge(39), COBALT),
            filled(_lozenge(26), GLAZE),
            filled(_lozenge(20), SAFFRON),
            filled(_lozenge(8), GLAZE),
            *_corner_discs(17, COBALT),
            *_corner_discs(6.5, GLAZE),
        ],
        SIZE,
        SIZE,
    )


def border_rosette() -> str:
    """Return the border of the strips: a flower, with rings where four tiles meet."""
    petal = spline("50,46! 57.5,33 50,16! 42.5,33")
    leaf = spline("50,46! 54.5,38 50,27! 45.5,38")

    def whorl(shape: Shape, first: float) -> str:
        return "".join(
            shape.transformed(move(50, 50) @ turn(first + 90 * k) @ move(-50, -50)).path_data()
            for k in range(4)
        )

    return picture(
        [
            *_ground(),
            *_corner_discs(37, COBALT),
            *_corner_discs(29, GLAZE),
            *_corner_discs(23, SAFFRON),
            *_corner_discs(9.5, COBALT),
            filled(whorl(petal, 0), COBALT),
            filled(whorl(leaf, 45), COBALT),
            filled(_disc(50, 50, 9.5), COBALT),
            filled(_disc(50, 50, 6), SAFFRON),
        ],
        SIZE,
        SIZE,
    )


def blank() -> str:
    """Return the white tile that a letter lies on, glazed: light above, a thin shade below."""
    body = box(7, 7, 93, 93).buffer(5, quad_segs=12)
    lit = affinity.translate(body, -1.6, -2.2)
    sheen = body.intersection(box(0, 0, SIZE, 36)).buffer(-3).buffer(0)
    return picture(
        [
            filled(area_data(box(0, 0, SIZE, SIZE)), GROUT),
            filled(area_data(body), GLAZE_SHADE),
            filled(area_data(body.intersection(lit)), GLAZE_LOW),
            filled(area_data(sheen), GLAZE_HIGH),
        ],
        SIZE,
        SIZE,
    )


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of every tile."""
    yield "tiles/border-lozenge.svg", border_lozenge()
    yield "tiles/border-rosette.svg", border_rosette()
    yield "tiles/blank.svg", blank()
    yield "tiles/broom.svg", broom()
    yield from letters()
