"""The avatars: people in medallions, for whoever sits at the table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from drawing.avatar_men import MEN
from drawing.avatar_sitters import Sitter
from drawing.avatar_women import WOMEN
from drawing.palette import DARK_YELLOW, INK, YELLOW
from drawing.pen import Pen, Point, Shape, ellipse, move, polyline, scale, turn

SIZE: Final = 256
MIDDLE: Final = SIZE / 2
RIM: Final = 124.0  # radius of the medallion
FIELD: Final = 110.0  # radius of the ground inside the golden rim


SITTERS: Final[dict[str, Sitter]] = {**MEN, **WOMEN}
"""Who may sit at the table, by id."""


def avatar(who: Sitter) -> str:
    """Return the picture of `who`."""
    pen = Pen(SIZE, SIZE)
    field = ellipse(MIDDLE, MIDDLE, FIELD)
    pen.fill(ellipse(MIDDLE, MIDDLE, RIM), DARK_YELLOW)
    pen.fill(ellipse(MIDDLE - 3, MIDDLE - 3, RIM - 6), YELLOW, weight=0)
    pen.fill(field, who.field, weight=0)
    _strew(pen, who)
    with pen.clipped(field), pen.placed(move(0, -16)):
        who.body(pen)
    with pen.placed(move(*who.place), turn(who.tilt), scale(who.size)):
        who.head(pen)
    pen.stroke(field, 4, INK)
    return pen.svg()


def _strew(pen: Pen, who: Sitter) -> None:
    """Lay the pattern of the ground, in one path."""
    pen.fill_all(_GROUNDS[who.strewn](), who.pattern)


def _rays() -> list[Shape]:
    return [
        polyline([(MIDDLE, MIDDLE), _on_field(30 * k), _on_field(30 * k + 15)]) for k in range(12)
    ]


def _on_field(degrees: float, radius: float = FIELD) -> Point:
    t = math.radians(degrees)
    return MIDDLE + radius * math.cos(t), MIDDLE + radius * math.sin(t)


def _halo() -> list[Shape]:
    """Return a sun behind the head, with a small ray on each hour and half."""
    rays = [
        polyline([_on_field(15 * k - 4, 88), _on_field(15 * k, 104), _on_field(15 * k + 4, 88)])
        for k in range(24)
        if not 1 <= k <= 11  # there the clothes are
    ]
    return [*rays, ellipse(MIDDLE, MIDDLE, 82)]


def _stripes() -> list[Shape]:
    """Return upright stripes as long as the ground is high where they stand."""
    stripes = []
    for k in range(-5, 6):
        left, right = 20 * k - 5, 20 * k + 5
        ends = [math.sqrt(max(0.0, FIELD**2 - x**2)) for x in (left, right)]
        corners = [(left, -ends[0]), (right, -ends[1]), (right, ends[1]), (left, ends[0])]
        stripes.append(polyline([(MIDDLE + x, MIDDLE + y) for x, y in corners]))
    return stripes


def _strewn(sprig: Shape) -> list[Shape]:
    """Return `sprig` many times over, in rows, but not behind the head or under the clothes."""
    places = [
        (28 * (column + row % 2 / 2), 24 * row) for row in range(-4, 4) for column in range(-4, 5)
    ]
    return [
        sprig.transformed(move(MIDDLE + x, MIDDLE + y))
        for x, y in places
        if math.hypot(x, y * 0.9) > 60 and math.hypot(x, y) < FIELD - 4
    ]


_LOZENGE: Final = polyline([(0, -7), (6, 0), (0, 7), (-6, 0)])
_NEEDLE: Final = polyline([(5, -9), (4, 2), (-5, 9), (-4, -2)])
_GROUNDS: Final[dict[str, Callable[[], list[Shape]]]] = {
    "halo": _halo,
    "lozenges": lambda: _strewn(_LOZENGE),
    "needles": lambda: _strewn(_NEEDLE),
    "rays": _rays,
    "stripes": _stripes,
}


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of every avatar."""
    for name, who in SITTERS.items():
        yield f"avatars/{name}.svg", avatar(who)
