"""Hands, and the suit's symbol held in one."""

from __future__ import annotations

from dataclasses import dataclass

from drawing.palette import SKIN
from drawing.pen import Pen, move, scale, spline, turn
from drawing.suits import basto, copa, espada, oro


def fist(pen: Pen, x: float, y: float, size: float = 1.0, degrees: float = 0) -> None:
    """Draw a closed hand 40 units wide, knuckles to the left."""
    with pen.placed(move(x, y), turn(degrees), scale(size)):
        knuckles = spline("-19,-17 -4,-21 12,-18 20,-6 19,10 8,19 -8,19 -20,12 -23,-2")
        pen.fill(knuckles, SKIN, weight=4.2, shade=5)
        for y_finger in (-9, 0, 9):
            pen.stroke([(-21.5, y_finger), (-9, y_finger + 1), (1, y_finger + 2)], 3)
        pen.fill(spline("3,-17 13,-13 17,-2 12,4 4,-3 -3,-10"), SKIN, weight=3.2)


def palm(pen: Pen, x: float, y: float, size: float = 1.0) -> None:
    """Draw an open hand that carries a disc, fingers to the left, thumb behind."""
    with pen.placed(move(x, y), scale(size)):
        hand = spline("22,10 20,-6 6,-10 -8,-16 -22,-22 -30,-17 -22,-8 -12,0 -10,10 0,19 14,20")
        pen.fill(hand, SKIN, weight=4.2, shade=4)
        pen.stroke("-24,-15 -10,-7", 2.6)
        pen.stroke("-4,-6 2,2", 2.6)
        pen.fill(spline("14,-4 22,-14 24,-26 32,-26 33,-10 26,4"), SKIN, weight=3.6)


@dataclass(frozen=True, slots=True)
class Grip:
    """Where a figure holds its symbol.

    x, y: the hand; size: of the symbol, 1 for a king; degrees: how it leans
    """

    suit: str
    x: float
    y: float
    size: float = 1.0
    degrees: float = -3.0


def symbol(pen: Pen, grip: Grip) -> None:
    """Draw the symbol; the hand goes over it with `holding_hand`."""
    size = grip.size
    if grip.suit == "o":
        oro(pen, grip.x - 6, grip.y - 96 * size, 172 * size)
    elif grip.suit == "c":
        copa(pen, grip.x, grip.y - 44 * size, 226 * size)
    else:
        length = 440 * size
        with pen.placed(move(grip.x, grip.y), turn(grip.degrees)):
            if grip.suit == "e":
                espada(pen, 0, -length * 0.335, length, width=1.12)
            else:
                basto(pen, 0, -length * 0.33, length, width=1.12, leaves="lr")


def holding_hand(pen: Pen, grip: Grip) -> None:
    """Draw the hand that holds the symbol."""
    size = max(grip.size, 0.84)
    if grip.suit == "o":
        palm(pen, grip.x + 2, grip.y, 1.12 * size)
    else:
        fist(pen, grip.x, grip.y, 1.02 * size, grip.degrees)
