"""Hands, and the suit's symbol held in one."""

from __future__ import annotations

from dataclasses import dataclass

from drawing.figures.cudgel import cudgel
from drawing.figures.fingers import hand
from drawing.pen import Pen, move, scale, spline, turn
from drawing.suits import copa, espada, oro


def fist(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a closed hand 40 units wide, knuckles to the left."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        hand(
            pen,
            (spline("-19,-18 -4,-22 12,-19 20,-6 19,10 8,20 -8,20 -20,13 -23,-2"),),
            (
                *([(-20, row), (-9, row + 1), (0, row + 2)] for row in (-9, 0, 9)),
                "3,-17 -3,-10 4,-3 12,4",
            ),
        )


@dataclass(frozen=True, slots=True)
class Grip:
    """Where a figure holds its symbol.

    x, y: the hand; size: of the symbol, 1 as large as a king's; degrees: how it leans
    """

    suit: str
    x: float
    y: float
    size: float = 1.0
    degrees: float = -3.0


def symbol(pen: Pen, grip: Grip) -> None:
    """Draw the symbol; the hand goes over it."""
    size = grip.size
    if grip.suit == "o":
        oro(pen, grip.x - 6, grip.y - 89 * size, 172 * size)
    elif grip.suit == "c":
        copa(pen, grip.x, grip.y - 44 * size, 226 * size)
    else:
        length = 440 * size
        with pen.placed(move(grip.x, grip.y), turn(grip.degrees)):
            if grip.suit == "e":
                espada(pen, 0, -length * 0.335, length, width=1.12)
            else:
                cudgel(pen, 0, -length * 0.33, length)
