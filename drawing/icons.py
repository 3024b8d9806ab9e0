"""The icons of the buttons and lists: one colour, one weight, on a square of 48 units.

All of them are white, because the game tints them. A line is `LINE` units wide with round ends;
solid parts are only used where an outline would fill up at 16 pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from shapely import affinity
from shapely.geometry import LineString, Polygon, box

from drawing.flat import area_data, filled, lined, number, picture, points_data
from drawing.pen import Point

SIZE: Final = 48
WHITE: Final = "#FFFFFF"

# 4.5 of 48 is a pixel and a half at 16 pixels, the smallest size in use: thinner turns grey there.
LINE: Final = 4.5


def _line(data: str, width: float = LINE) -> str:
    return lined(data, WHITE, width)


def _solid(data: str) -> str:
    return filled(data, WHITE)


def _polyline(points: list[Point]) -> str:
    return points_data(points, closed=False)


def _rounded_solid(points: list[Point], rounding: float) -> str:
    """Return a polygon grown by half of `rounding`, which rounds its corners."""
    body = Polygon(points).buffer(rounding / 2, quad_segs=8)
    return _solid(area_data(body))


def _circle(x: float, y: float, radius: float) -> str:
    r = number(radius)
    left, right, level = number(x - radius), number(x + radius), number(y)
    return f"M{left} {level}A{r} {r} 0 1 1 {right} {level}A{r} {r} 0 1 1 {left} {level}Z"


def _rectangle(x: float, y: float, width: float, height: float, radius: float) -> str:
    r = radius
    right, bottom = x + width, y + height
    corner = f"A{number(r)} {number(r)} 0 0 1"

    def at(px: float, py: float) -> str:
        return f"{number(px)} {number(py)}"

    return (
        f"M{at(x + r, y)}L{at(right - r, y)}{corner} {at(right, y + r)}"
        f"L{at(right, bottom - r)}{corner} {at(right - r, bottom)}"
        f"L{at(x + r, bottom)}{corner} {at(x, bottom - r)}L{at(x, y + r)}{corner} {at(x + r, y)}Z"
    )


def _chevron(tip: Point, reach: float, spread: float, heading: str) -> str:
    """Return the path of an open arrow head whose point is at `tip`."""
    x, y = tip
    ends: dict[str, tuple[Point, Point]] = {
        "left": ((x + reach, y - spread), (x + reach, y + spread)),
        "right": ((x - reach, y - spread), (x - reach, y + spread)),
        "up": ((x - spread, y + reach), (x + spread, y + reach)),
        "down": ((x - spread, y - reach), (x + spread, y - reach)),
    }
    first, last = ends[heading]
    return _polyline([first, tip, last])


def _cards() -> str:
    """Two cards in a small fan; the one behind stops short of the one in front."""
    card = box(-9.5, -14, 9.5, 14).buffer(2.5, quad_segs=8)
    front = affinity.translate(affinity.rotate(card, -9, origin=(0, 0)), 17.3, 24.6)
    behind = affinity.translate(affinity.rotate(card, 15, origin=(0, 0)), 29.6, 23.4)
    visible = LineString(behind.exterior.coords).difference(front.buffer(LINE + 1.6))
    # The ring starts somewhere on the visible part: the pieces that meet there are one line.
    pieces = sorted(
        getattr(visible, "geoms", [visible]), key=lambda piece: piece.length, reverse=True
    )
    lines = [list(piece.coords) for piece in pieces]
    if len(lines) == 2:
        first, second = lines
        joined = first + second[1:] if first[-1] == second[0] else second + first[1:]
        lines = [joined]
    return _line(area_data(front)) + "".join(_line(_polyline(line)) for line in lines)


def _seven(x: float, y: float, width: float, height: float, line: float) -> str:
    return _line(
        f"M{number(x)} {number(y)}L{number(x + width)} {number(y)}"
        f"C{number(x + width * 0.66)} {number(y + height * 0.34)} "
        f"{number(x + width * 0.42)} {number(y + height * 0.62)} "
        f"{number(x + width * 0.36)} {number(y + height)}",
        line,
    )


def _broom() -> str:
    """A broom leaning to the right, its brush split by two cuts and bound once."""
    handle = [(0.0, -25.5), (0.0, -3.0)]
    collar: list[Point] = [(-4.6, -3), (4.6, -3), (5.6, 2.2), (-5.6, 2.2)]
    brush: list[Point] = [
        (-6.2, 5.2),
        (6.2, 5.2),
        (13.4, 21.5),
        (6.4, 22.8),
        (4.3, 17),
        (3.4, 23.6),
        (-3.4, 23.6),
        (-4.3, 17),
        (-6.4, 22.8),
        (-13.4, 21.5),
    ]

    def place(points: list[Point]) -> list[Point]:
        turn = math.sqrt(0.5) * 0.93
        return [(26.3 - (x + y) * turn, 21.7 + (y - x) * turn) for x, y in points]

    return (
        _line(_polyline(place(handle)))
        + _rounded_solid(place(collar), 1.4)
        + _rounded_solid(place(brush), 1.4)
    )


def _gear() -> str:
    teeth = 8
    inner, outer, hole = 13.6, 19.2, 6.6
    points: list[Point] = []
    for tooth in range(teeth):
        for radius, turn in ((inner, -0.31), (outer, -0.19), (outer, 0.19), (inner, 0.31)):
            angle = 2 * math.pi * (tooth + turn) / teeth
            points.append((24 + radius * math.sin(angle), 24 - radius * math.cos(angle)))
    body = Polygon(points).buffer(-1).buffer(2, quad_segs=6).buffer(-1, quad_segs=6)
    return _solid(area_data(body) + _circle(24, 24, hole))


def _dealer() -> str:
    """A disc with the D of the dealer cut out of it."""
    letter = (
        "M17.2 13.6L24 13.6C30.6 13.6 34.6 17.6 34.6 24C34.6 30.4 30.6 34.4 24 34.4L17.2 34.4Z"
        "M22 18L22 30L23.8 30C27.6 30 29.7 27.9 29.7 24C29.7 20.1 27.6 18 23.8 18Z"
    )
    return _solid(_circle(24, 24, 19.5) + letter)


def _arrow_turn() -> str:
    """Three quarters of a circle run anticlockwise: the direction of play of the Spanish table."""
    radius, centre = 15.5, (27.0, 25.6)

    def at(degrees: float, reach: float = radius) -> Point:
        angle = math.radians(degrees)
        return centre[0] + reach * math.cos(angle), centre[1] - reach * math.sin(angle)

    first, last = -58, 200
    start, tip = at(first), at(last)
    arc = (
        f"M{number(start[0])} {number(start[1])}A{number(radius)} {number(radius)} 0 1 0 "
        f"{number(tip[0])} {number(tip[1])}"
    )
    # The barbs lean into the bend, or the inner one would lie on the arc.
    heading = math.radians(last + 90 - 14)
    barbs: list[Point] = []
    for side in (-1, 1):
        angle = heading + math.pi + side * math.radians(46)
        barbs.append((tip[0] + 11 * math.cos(angle), tip[1] - 11 * math.sin(angle)))
    return _line(arc) + _line(_polyline([barbs[0], tip, barbs[1]]))


def _squares() -> str:
    return "".join(
        _rounded_solid([(x, y), (x + 11.5, y), (x + 11.5, y + 11.5), (x, y + 11.5)], 4)
        for x in (9, 27.5)
        for y in (9, 27.5)
    )


def _corners() -> str:
    """Four brackets that point to the corners of the screen."""
    return "".join(
        _line(
            _polyline(
                [
                    (24 + sx * 16, 24 + sy * 6.5),
                    (24 + sx * 16, 24 + sy * 16),
                    (24 + sx * 6.5, 24 + sy * 16),
                ]
            )
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    )


def _list() -> str:
    rows = (12.0, 24.0, 36.0)
    dots = "".join(_circle(9.5, y, 3) for y in rows)
    return _solid(dots) + "".join(_line(_polyline([(19, y), (40, y)])) for y in rows)


def _icons() -> dict[str, str]:
    """Return what stands inside each icon, by name."""
    return {
        "arrow-turn": _arrow_turn(),
        "back": _line(_chevron((15, 24), 15, 15, "left")),
        "broom": _broom(),
        "cards": _cards(),
        "chevron-down": _line(_chevron((24, 30), 11.5, 11.5, "down")),
        "chevron-left": _line(_chevron((18, 24), 11.5, 11.5, "left")),
        "chevron-right": _line(_chevron((30, 24), 11.5, 11.5, "right")),
        "chevron-up": _line(_chevron((24, 18), 11.5, 11.5, "up")),
        "computer": _line(_rectangle(7, 9.5, 34, 22.5, 3.5))
        + _line("M24 32L24 39.5")
        + _line("M15.5 39.5L32.5 39.5"),
        "cross": _line("M12 12L36 36") + _line("M36 12L12 36"),
        "dealer": _dealer(),
        "flag": _line("M12 7.5L12 41")
        + _rounded_solid([(12, 9), (37, 9), (31.5, 17.5), (37, 26), (12, 26)], 3.5),
        "fullscreen": _corners(),
        "help": _line(
            "M15.2 17C15.2 11.4 18.8 7.8 24.2 7.8C29.6 7.8 33.2 11.2 33.2 16"
            "C33.2 19.4 31.2 21.3 28.4 23.2C25.6 25.1 24.2 26.6 24.2 30.2",
            5.2,
        )
        + _solid(_circle(24.2, 38.9, 3.3)),
        "hint": _line(
            "M18.4 33.2C18.4 28.6 11.5 26.4 11.5 18.6A12.5 12.5 0 0 1 36.5 18.6"
            "C36.5 26.4 29.6 28.6 29.6 33.2Z"
        )
        + _line("M19.8 41L28.2 41"),
        "list": _list(),
        "lock": _line("M14.5 21.5L14.5 16A9.5 9.5 0 0 1 33.5 16L33.5 21.5")
        + _solid(
            _rectangle(8.5, 20.5, 31, 22, 4.5)
            + "M22 32.4A3.3 3.3 0 1 1 26 32.4L26 36.4A2 2 0 0 1 22 36.4Z"
        ),
        "mark-diamond": _rounded_solid([(24, 6.5), (41.5, 24), (24, 41.5), (6.5, 24)], 3),
        "mark-dot": _solid(_circle(24, 24, 15.5)),
        "mark-square": _rounded_solid([(11.5, 11.5), (36.5, 11.5), (36.5, 36.5), (11.5, 36.5)], 3),
        "mark-triangle": _rounded_solid([(24, 8), (42, 38.5), (6, 38.5)], 3),
        "menu": "".join(_line(_polyline([(8.5, y), (39.5, y)])) for y in (12.5, 24, 35.5)),
        "minus": _line("M9 24L39 24"),
        "pencil": _line("M9 39L11.4 29.6L31.6 9.4A4.6 4.6 0 0 1 38.6 16.4L18.4 36.6Z")
        + _line("M27 14L34 21"),
        "person": _line(_circle(24, 15.5, 8))
        + _line("M8.5 41C8.5 33.4 14.6 30 24 30C33.4 30 39.5 33.4 39.5 41"),
        "play": _rounded_solid([(16, 10.5), (16, 37.5), (38.5, 24)], 4),
        "plus": _line("M24 9L24 39") + _line("M9 24L39 24"),
        "prime": _squares(),
        "save": _line(
            "M8.5 12A3.5 3.5 0 0 1 12 8.5L31.5 8.5L39.5 16.5L39.5 36"
            "A3.5 3.5 0 0 1 36 39.5L12 39.5A3.5 3.5 0 0 1 8.5 36Z"
        )
        + _line("M17 9L17 17.5L29 17.5")
        + _line("M16.5 39L16.5 28L31.5 28L31.5 39"),
        "settings": _gear(),
        "seven": _seven(12.5, 9.5, 23, 29.5, 6.4),
        "sevens": _seven(6.5, 12, 14, 24.5, 5) + _seven(27.5, 12, 14, 24.5, 5),
        "speed": _line(_chevron((23.2, 24), 11.5, 11.5, "right"))
        + _line(_chevron((37.6, 24), 11.5, 11.5, "right")),
        "tick": _line("M8.5 25.5L19 36L39.5 12.5", 5),
        "trash": _line("M8.5 13.8L39.5 13.8")
        + _line("M17.5 12L17.5 7.2L30.5 7.2L30.5 12")
        + _line("M12.4 14.5L14.4 38A3 3 0 0 0 17.4 40.8L30.6 40.8A3 3 0 0 0 33.6 38L35.6 14.5")
        + _line("M24 21L24 33"),
        "undo": _line(_chevron((8.5, 16.5), 9, 9, "left"))
        + _line("M9.5 16.5L28.5 16.5A11.5 11.5 0 0 1 28.5 39.5L17 39.5"),
    }


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of every icon."""
    for name, content in _icons().items():
        yield f"icons/{name}.svg", picture([content], SIZE, SIZE)
