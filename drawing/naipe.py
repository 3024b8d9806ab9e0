"""What all cards of 61 by 95 mm share: paper, frame with its pintas, corner numbers."""

from __future__ import annotations

from typing import Final

from drawing.digits import glyph_width, write
from drawing.palette import INK, PAPER, PAPER_EDGE
from drawing.pen import QUARTER, Pen, Shape, move, polyline, rounded_box, turn

WIDTH: Final = 610
HEIGHT: Final = 950
RADIUS: Final = 36
MIDDLE_X: Final = WIDTH / 2
MIDDLE_Y: Final = HEIGHT / 2

FRAME_INSET: Final = 27
FRAME_RADIUS: Final = 20
FRAME_WEIGHT: Final = 4.5
PINTAS: Final[dict[str, int]] = {"o": 0, "c": 1, "e": 2, "b": 3}
PINTA_WIDTH: Final = 40
PINTA_PITCH: Final = 84

INDEX_HEIGHT: Final = 96
INDEX_LEFT: Final = 48
INDEX_TOP: Final = 48
INDEX_SQUEEZE: Final = 0.84  # of two letters, so that a figure's number leaves room for its arm
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


def frame(pen: Pen, suit: str, *, weight: float = FRAME_WEIGHT, colour: str = INK) -> None:
    """Draw the frame line; the gaps in its top and bottom, the pintas, tell the suit."""
    near, r = FRAME_INSET, FRAME_RADIUS
    right, bottom = WIDTH - near, HEIGHT - near
    k = r * (1 - QUARTER)
    count = PINTAS[suit]
    stops = [near + float(r)]
    for n in range(count):
        middle = MIDDLE_X + (n - (count - 1) / 2) * PINTA_PITCH
        stops += [middle - PINTA_WIDTH / 2, middle + PINTA_WIDTH / 2]
    stops.append(right - r)
    with pen.role("frame"):
        for x, inward in ((near, 1), (right, -1)):
            # One side with both its corners, from the first stop above to the first below.
            end = stops[1] if inward > 0 else stops[-2]
            side = Shape(
                (
                    ((end, near), None, None, (x + inward * r, near)),
                    ((x + inward * r, near), (x + inward * k, near), (x, near + k), (x, near + r)),
                    ((x, near + r), None, None, (x, bottom - r)),
                    (
                        (x, bottom - r),
                        (x, bottom - k),
                        (x + inward * k, bottom),
                        (x + inward * r, bottom),
                    ),
                    ((x + inward * r, bottom), None, None, (end, bottom)),
                ),
                closed=False,
            )
            pen.stroke(side, weight, colour)
        for start, end in zip(stops[2:-2:2], stops[3:-2:2], strict=True):
            for y in (near, bottom):
                pen.stroke(polyline([(start, y), (end, y)], closed=False), weight, colour)


def index(pen: Pen, text: str, colour: str = INK) -> None:
    """Draw the number in the upper left corner and, half-turned, in the lower right."""
    squeeze = INDEX_SQUEEZE if len(text) > 1 else 1.0
    with pen.role("index"):
        write(pen, text, INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT, colour, squeeze=squeeze)
        with pen.placed(move(WIDTH, HEIGHT), turn(180)):
            write(pen, text, INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT, colour, squeeze=squeeze)
