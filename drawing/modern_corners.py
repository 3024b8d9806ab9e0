"""Numbers of the modern deck: large in the corner, white in the band under a figure."""

from __future__ import annotations

from typing import Final

from drawing.modern_numerals import Cut, width, write
from drawing.modern_suits import stencilled, symbol
from drawing.naipe import HEIGHT, INKS, WIDTH
from drawing.palette import WHITE
from drawing.pen import Pen, move, rounded_box, turn

INDEX: Final = Cut(128, 20, 9)
INDEX_OF_TWO: Final = Cut(128, 20, 8, narrow=0.78)  # seen whole where cards overlap in a fan
INDEX_LEFT: Final = 46.0
INDEX_TOP: Final = 50.0
INDEX_MARGIN: Final = 6.0

MARK: Final = 72.0
MARK_X: Final = 80.0
MARK_Y: Final = 226.0

BAND_LEFT: Final = 39.0
BAND_TOP: Final = 800.0
BAND_HEIGHT: Final = 111.0
BAND_RADIUS: Final = 10.0
BAND_NUMBER: Final = Cut(78, 13, 8)
BAND_MARK: Final = 72.0

Box = tuple[float, float, float, float]


def index_cut(text: str) -> Cut:
    """Return how the corner number `text` is cut."""
    return INDEX if len(text) == 1 else INDEX_OF_TWO


def _half_turned(box: Box) -> Box:
    left, top, right, bottom = box
    return WIDTH - right, HEIGHT - bottom, WIDTH - left, HEIGHT - top


def number_box(text: str) -> Box:
    """Return left, top, right and bottom of what the upper left number may fill."""
    return (
        INDEX_LEFT - INDEX_MARGIN,
        INDEX_TOP - INDEX_MARGIN,
        INDEX_LEFT + width(text, index_cut(text)) + INDEX_MARGIN,
        INDEX_TOP + INDEX.height + INDEX_MARGIN,
    )


def mark_box() -> Box:
    """Return left, top, right and bottom of what the suit symbol under the number may fill."""
    half = MARK / 2 + 4
    return MARK_X - half, MARK_Y - half, MARK_X + half, MARK_Y + half


def reserved_boxes(text: str) -> tuple[Box, ...]:
    """Return the boxes that no art may enter: those of a figure's lower corner are its band."""
    corner = (number_box(text), mark_box())
    if len(text) > 1:
        return corner
    return (*corner, *(_half_turned(box) for box in corner))


def corners(pen: Pen, suit: str, text: str) -> None:
    """Draw number and suit in the upper left corner and, on number cards, in the lower right."""
    turns = ((), (move(WIDTH, HEIGHT), turn(180))) if len(text) == 1 else ((),)
    for steps in turns:
        with pen.placed(*steps), pen.role("index"):
            write(pen, text, INDEX_LEFT, INDEX_TOP, index_cut(text), INKS[suit])
            symbol(pen, suit, MARK_X, MARK_Y, MARK)


def band(pen: Pen, suit: str, text: str) -> None:
    """Draw the band under a figure: its number half-turned, and the suit twice."""
    middle = BAND_TOP + BAND_HEIGHT / 2
    with pen.role("index"):
        strip = rounded_box(BAND_LEFT, BAND_TOP, WIDTH - 2 * BAND_LEFT, BAND_HEIGHT, BAND_RADIUS)
        pen.fill(strip, INKS[suit], weight=0)
        with pen.placed(move(WIDTH, middle), turn(180)):
            write(pen, text, BAND_LEFT + 22, -BAND_NUMBER.height / 2, BAND_NUMBER, WHITE)
        for x in (0, 92):
            with pen.placed(move(BAND_LEFT + 58 + x, middle), turn(180)):
                symbol(pen, suit, 0, 0, BAND_MARK, stencilled(suit))
