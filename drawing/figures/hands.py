"""Hands, and the suit's symbol held in one."""

from __future__ import annotations

from dataclasses import dataclass

from drawing.figures.cudgel import cudgel
from drawing.palette import SKIN
from drawing.pen import Pen, move, scale, spline, turn
from drawing.suits import copa, espada, oro


def fist(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a closed hand 40 units wide, knuckles to the left."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        knuckles = spline("-19,-17 -4,-21 12,-18 20,-6 19,10 8,19 -8,19 -20,12 -23,-2")
        pen.fill(knuckles, SKIN, weight=4.2, shade=5)
        for y_finger in (-9, 0, 9):
            pen.stroke([(-21.5, y_finger), (-9, y_finger + 1), (1, y_finger + 2)], 3)
        pen.fill(spline("3,-17 13,-13 17,-2 12,4 4,-3 -3,-10"), SKIN, weight=3.2)


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
