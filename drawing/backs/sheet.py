"""What all card backs share: cream paper, a coloured line, and the field that the pattern fills.

A pattern is a grid of few large pieces: at sixty pixels of height a piece is still eight pixels
wide, and no line is thinner than ten units, so it neither shimmers nor turns grey.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shapely.geometry import box

from drawing.naipe import HEIGHT, RADIUS, WIDTH
from drawing.palette import PAPER_EDGE
from drawing.pen import Affine, Geometry, Pen, move, rounded_box, turn

CREAM: Final = "#FDF6E3"
SAFFRON: Final = "#F6B93B"
COBALT: Final = "#1D4E9E"

FRAME: Final = 46.0
FIELD_WIDTH: Final = WIDTH - 2 * FRAME
FIELD_HEIGHT: Final = HEIGHT - 2 * FRAME


def sheet(border: str, ground: str = CREAM, line: str = CREAM) -> Pen:
    """Return a card of cream paper with a border, a thin line in it, and a ground."""
    pen = Pen(WIDTH, HEIGHT)
    pen.fill(rounded_box(1, 1, WIDTH - 2, HEIGHT - 2, RADIUS), CREAM, weight=2, outline=PAPER_EDGE)
    pen.fill(rounded_box(27, 27, WIDTH - 54, HEIGHT - 54, 20), border, weight=0)
    pen.fill(rounded_box(37, 37, WIDTH - 74, HEIGHT - 74, 12), line, weight=0)
    if ground != line:
        pen.fill(rounded_box(FRAME, FRAME, FIELD_WIDTH, FIELD_HEIGHT, 6), ground, weight=0)
    return pen


def field() -> Geometry:
    """Return the area of the pattern."""
    return box(FRAME, FRAME, WIDTH - FRAME, HEIGHT - FRAME)


def centres(columns: int, rows: int) -> Iterator[tuple[float, float]]:
    """Yield the middle of every cell of a grid over the field."""
    width, height = FIELD_WIDTH / columns, FIELD_HEIGHT / rows
    for row in range(rows):
        for column in range(columns):
            yield FRAME + width * (column + 0.5), FRAME + height * (row + 0.5)


def joints(columns: int, rows: int) -> Iterator[tuple[float, float]]:
    """Yield every corner of the cells of a grid over the field, its edges included."""
    width, height = FIELD_WIDTH / columns, FIELD_HEIGHT / rows
    for row in range(rows + 1):
        for column in range(columns + 1):
            yield FRAME + width * column, FRAME + height * row


def halves() -> Iterator[tuple[Affine, ...]]:
    """Yield the steps to draw something on the upper half, and half-turned on the lower one."""
    yield ()
    yield move(WIDTH, HEIGHT), turn(180)
