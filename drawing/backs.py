"""Two card backs, the same after half a turn: blue azulejos, and a terracotta floor.

The pattern is a grid of few large pieces: at sixty pixels of height a cell is still eight pixels
wide, and no line is thinner than ten units, so it neither shimmers nor turns grey.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shapely.geometry import Point as Dot
from shapely.geometry import box

from drawing.palette import PAPER_EDGE
from drawing.pen import Geometry, Pen, ellipse, move, polyline, rounded_box, spline, turn

WIDTH: Final = 610
HEIGHT: Final = 950
RADIUS: Final = 36
CREAM: Final = "#FDF6E3"
COBALT: Final = "#1D4E9E"
DEEP_COBALT: Final = "#163C7C"
SAFFRON: Final = "#F6B93B"
TERRACOTTA: Final = "#B8432A"
DEEP_TERRACOTTA: Final = "#8E2F1C"
SAND: Final = "#F4DDB5"

# Cells of the pattern, a whole number both ways, and the frame round them.
COLUMNS: Final = 4
ROWS: Final = 7
FRAME: Final = 46.0
MEDALLION: Final = 126.0
CELL_WIDTH: Final = (WIDTH - 2 * FRAME) / COLUMNS
CELL_HEIGHT: Final = (HEIGHT - 2 * FRAME) / ROWS


def _sheet(border: str) -> Pen:
    """Return a card of cream paper with one coloured line round the field."""
    pen = Pen(WIDTH, HEIGHT)
    pen.fill(rounded_box(1, 1, 608, 948, RADIUS), CREAM, weight=2, outline=PAPER_EDGE)
    pen.fill(rounded_box(27, 27, WIDTH - 54, HEIGHT - 54, 20), border, weight=0)
    return pen


def _field() -> Geometry:
    return box(FRAME, FRAME, WIDTH - FRAME, HEIGHT - FRAME)


def _centres() -> Iterator[tuple[float, float]]:
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield FRAME + CELL_WIDTH * (column + 0.5), FRAME + CELL_HEIGHT * (row + 0.5)


def _joints() -> Iterator[tuple[float, float]]:
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            yield FRAME + CELL_WIDTH * column, FRAME + CELL_HEIGHT * row


def azulejo_blue() -> str:
    """Return the blue back: glazed tiles with a flower each and a ring where four meet."""
    pen = _sheet(COBALT)
    pen.fill(rounded_box(37, 37, WIDTH - 74, HEIGHT - 74, 12), CREAM, weight=0)
    with pen.clipped(_field()):
        for x, y in _joints():
            for radius, colour in ((50, COBALT), (37, CREAM), (27, SAFFRON), (12, COBALT)):
                pen.region(Dot(x, y).buffer(radius, quad_segs=16), colour)
    petal = spline("0,-8! 14,-29 0,-60! -14,-29")
    bud = spline("0,-8! 9,-22 0,-38! -9,-22")
    for x, y in _centres():
        for k in range(4):
            with pen.placed(move(x, y), turn(90 * k)):
                pen.fill(petal, COBALT, weight=0)
            with pen.placed(move(x, y), turn(90 * k + 45)):
                pen.fill(bud, COBALT, weight=0)
        pen.fill(ellipse(x, y, 14), SAFFRON, weight=7, outline=COBALT)
    return pen.svg()


def terracotta() -> str:
    """Return the red back: a floor of lozenges, a cream star between four of them."""
    pen = _sheet(TERRACOTTA)
    pen.fill(rounded_box(37, 37, WIDTH - 74, HEIGHT - 74, 12), TERRACOTTA, weight=7, outline=CREAM)
    half_width, half_height = CELL_WIDTH / 2, CELL_HEIGHT / 2

    def lozenge(part: float) -> list[tuple[float, float]]:
        x, y = half_width * part, half_height * part
        return [(0, -y), (x, 0), (0, y), (-x, 0)]

    star = spline("0,-32! 6,-6! 32,0! 6,6! 0,32! -6,6! -32,0! -6,-6!")
    # Whatever the medallion would cut is left out whole.
    round_middle = Dot(WIDTH / 2, HEIGHT / 2).buffer(MEDALLION + 8)
    for x, y in _centres():
        with pen.placed(move(x, y)):
            if round_middle.intersects(pen.area(polyline(lozenge(0.92)))):
                continue
            pen.fill(polyline(lozenge(0.92)), CREAM, weight=0)
            pen.fill(polyline(lozenge(0.70)), DEEP_TERRACOTTA, weight=0)
            pen.fill(polyline(lozenge(0.36)), SAFFRON, weight=0)
    inside = _field().buffer(-30).difference(round_middle.buffer(30))
    for x, y in _joints():
        if inside.contains(Dot(x, y)):
            with pen.placed(move(x, y)):
                pen.fill(star, SAND, weight=0)
    _medallion(pen)
    return pen.svg()


def _medallion(pen: Pen) -> None:
    """Draw a flower of twelve petals in a ring at the centre of the card."""
    petal = spline("0,-34! 18,-68 0,-97! -18,-68")
    for radius, colour in ((MEDALLION, CREAM), (MEDALLION - 14, DEEP_TERRACOTTA)):
        pen.fill(ellipse(WIDTH / 2, HEIGHT / 2, radius), colour, weight=0)
    for k in range(12):
        with pen.placed(move(WIDTH / 2, HEIGHT / 2), turn(30 * k)):
            pen.fill(petal, SAFFRON if k % 2 else CREAM, weight=0)
    for radius, colour in ((44, DEEP_TERRACOTTA), (32, SAFFRON), (14, DEEP_TERRACOTTA)):
        pen.fill(ellipse(WIDTH / 2, HEIGHT / 2, radius), colour, weight=0)


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of both backs."""
    yield "backs/azulejo-blue.svg", azulejo_blue()
    yield "backs/terracotta.svg", terracotta()
