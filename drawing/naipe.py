"""What all cards of 61 by 95 mm share: paper, frame with its pintas, corner numbers."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from drawing.digits import glyph_width, write
from drawing.palette import (
    CRIMSON,
    FOREST,
    INK,
    OCHRE,
    PAPER,
    PAPER_EDGE,
    ULTRAMARINE,
)
from drawing.pen import QUARTER, Pen, Point, Shape, move, polyline, rounded_box, scale, turn

WIDTH: Final = 610
HEIGHT: Final = 950
RADIUS: Final = 36
MIDDLE_X: Final = WIDTH / 2
MIDDLE_Y: Final = HEIGHT / 2

FRAME_INSET: Final = 27
FRAME_RADIUS: Final = 20
FRAME_WEIGHT: Final = 5.5
PINTAS: Final[dict[str, int]] = {"o": 0, "c": 1, "e": 2, "b": 3}
# The ink of a suit's numbers: each has a contrast of 4.5 to 1 with paper or more.
INKS: Final[dict[str, str]] = {"o": OCHRE, "c": CRIMSON, "e": ULTRAMARINE, "b": FOREST}
PINTA_WIDTH: Final = 40
PINTA_PITCH: Final = 84
SIDE_PINTA: Final = 80
SIDE_PITCH: Final = 152

INDEX_HEIGHT: Final = 96
INDEX_LEFT: Final = 44
INDEX_TOP: Final = 48
INDEX_SQUEEZE: Final = 0.8  # of two digits, so that they show whole where cards overlap
INDEX_MARGIN: Final = 8


def index_width(text: str) -> float:
    """Return how wide a corner number is drawn."""
    return glyph_width(text, INDEX_HEIGHT, squeeze=INDEX_SQUEEZE if len(text) > 1 else 1)


def reserved_boxes(text: str) -> tuple[tuple[float, float, float, float], ...]:
    """Return the two boxes (left, top, right, bottom) that no art of the card may enter."""
    left, top = INDEX_LEFT - INDEX_MARGIN, INDEX_TOP - INDEX_MARGIN
    right = INDEX_LEFT + index_width(text) + INDEX_MARGIN
    bottom = INDEX_TOP + INDEX_HEIGHT + INDEX_MARGIN
    return (
        (left, top, right, bottom),
        (WIDTH - right, HEIGHT - bottom, WIDTH - left, HEIGHT - top),
    )


def paper(pen: Pen, colour: str = PAPER) -> None:
    """Draw the card itself with the hairline that parts overlapping cards."""
    with pen.role("paper"):
        pen.fill(
            rounded_box(1, 1, WIDTH - 2, HEIGHT - 2, RADIUS), colour, outline=PAPER_EDGE, weight=2
        )


def _gaps(count: int, middle: float, width: float, pitch: float) -> list[tuple[float, float]]:
    """Return where each of `count` gaps of a line begins and ends, the whole about `middle`."""
    places = (middle + (n - (count - 1) / 2) * pitch for n in range(count))
    return [(place - width / 2, place + width / 2) for place in places]


def frame(
    pen: Pen,
    suit: str,
    *,
    weight: float = FRAME_WEIGHT,
    colour: str = INK,
    sides: bool = False,
) -> None:
    """Draw the frame line; its gaps above and below, the pintas, tell the suit.

    `sides` repeats them, longer, at the left and right, where cards that overlap still show them.
    """
    count = PINTAS[suit]
    across = _gaps(count, MIDDLE_X, PINTA_WIDTH, PINTA_PITCH)
    down = _gaps(count if sides else 0, MIDDLE_Y, SIDE_PINTA, SIDE_PITCH)
    near, r = FRAME_INSET, FRAME_RADIUS
    k = r * (1 - QUARTER)
    # The upper left corner, from the first gap above, or the middle, to the first at the side.
    x, y = across[0][0] if across else MIDDLE_X, down[0][0] if down else MIDDLE_Y
    corner = Shape(
        (
            ((x, near), None, None, (near + r, near)),
            ((near + r, near), (near + k, near), (near, near + k), (near, near + r)),
            ((near, near + r), None, None, (near, y)),
        ),
        closed=False,
    )
    bars: list[list[Point]] = []
    for (_, start), (end, _) in pairwise(across):
        bars += ([(start, y), (end, y)] for y in (near, HEIGHT - near))
    for (_, start), (end, _) in pairwise(down):
        bars += ([(x, start), (x, end)] for x in (near, WIDTH - near))
    with pen.role("frame"):
        for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
            steps = move(MIDDLE_X, MIDDLE_Y), scale(sx, sy), move(-MIDDLE_X, -MIDDLE_Y)
            with pen.placed(*steps):
                pen.stroke(corner, weight, colour)
        for bar in bars:
            pen.stroke(polyline(bar, closed=False), weight, colour)


def index(pen: Pen, text: str, colour: str = INK) -> None:
    """Draw the number in the upper left corner and, half-turned, in the lower right."""
    squeeze = INDEX_SQUEEZE if len(text) > 1 else 1.0
    with pen.role("index"):
        write(pen, text, INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT, colour, squeeze=squeeze)
        with pen.placed(move(WIDTH, HEIGHT), turn(180)):
            write(pen, text, INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT, colour, squeeze=squeeze)
