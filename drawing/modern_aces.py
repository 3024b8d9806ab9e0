"""The aces of the modern deck: one large symbol before a disc rimmed with the suit's own shape."""

from __future__ import annotations

import math
from typing import Final

from drawing.modern_suits import LEAN, PAPERS, TINTS, basto, copa, espada, folded_star, piece
from drawing.naipe import MIDDLE_X, MIDDLE_Y
from drawing.palette import (
    CRIMSON,
    DARK_BROWN,
    DARK_RED,
    DARK_YELLOW,
    GREEN,
    PALE_GREEN,
    RED,
    YELLOW,
)
from drawing.pen import Affine, Pen, ellipse, limb, move, polyline, scale, spline, turn

DISC: Final = 200.0
RAY_AT: Final = 236.0

# Sunbeams, drops of wine, points and leaves: outwards is up; and how many go round.
RAYS: Final[dict[str, tuple[str, int]]] = {
    "o": ("0,-24! 17,20! -17,20!", 30),
    "c": ("0,-24! 12,5 0,19 -12,5", 30),
    "e": ("0,-24! 11,2! 0,22! -11,2!", 36),
    "b": ("0,-24! 15,-2 0,22! -15,-2", 28),
}


def ace(pen: Pen, suit: str) -> None:
    """Draw the ace of a suit."""
    pen.fill(ellipse(MIDDLE_X, MIDDLE_Y, DISC), TINTS[suit], weight=0)
    ray, count = RAYS[suit]
    for k in range(count):
        with pen.placed(_middle(), turn(360 * k / count), move(0, -RAY_AT)):
            pen.fill(spline(ray), TINTS[suit], weight=0)
    if suit == "o":
        _sun(pen, 430)
    elif suit == "c":
        _chalice(pen)
    elif suit == "e":
        _great_sword(pen)
    else:
        _great_club(pen)


def _middle() -> Affine:
    return move(MIDDLE_X, MIDDLE_Y)


def _sun(pen: Pen, size: float) -> None:
    """Draw a coin whose sun has a face, folded like those of the kings."""
    papers = PAPERS["o"]
    with pen.placed(_middle(), scale(size / 2)):
        piece(pen, ellipse(0, 0, 1), papers.dark)
        pen.fill(ellipse(0, 0, 0.91), papers.lit, weight=0)
        for k in range(36):
            angle = math.tau * k / 36
            pearl = ellipse(0.955 * math.cos(angle), 0.955 * math.sin(angle), 0.018)
            pen.fill(pearl, papers.metal, weight=0)
        pen.fill(ellipse(0, 0, 0.82), papers.metal, weight=0)
        for point, colour in folded_star(16, 0.8, 0.46, papers):
            pen.fill(point, colour, weight=0)
        piece(pen, ellipse(0, 0, 0.46), papers.lit, ground=papers.metal)
        with pen.placed(scale(0.0092)):
            half = spline("0,-60! 0,-13! 5,2 8,9 5,14 0,15! 0,60! 60,60! 60,-60!")
            pen.region(pen.area(half).intersection(pen.area(ellipse(0, 0, 47))), DARK_YELLOW)
            for side in (-1, 1):
                pen.fill(ellipse(side * 27, 14, 8.5, 7), RED if side < 0 else CRIMSON, weight=0)
                pen.stroke([(side * 28, -8), (side * 18, -2), (side * 9, -7)], 7, DARK_BROWN)
                pen.stroke([(side * 30, -20), (side * 18, -25), (side * 7, -19)], 6, DARK_BROWN)
            pen.stroke("-16,24 -8,29 0,30 8,29 16,24", 7, DARK_BROWN)


def _chalice(pen: Pen) -> None:
    """Draw the cup with two handles, gadroons and a stone in its knop."""
    with pen.placed(_middle()):
        for side, colour in ((-1, YELLOW), (1, DARK_YELLOW)):
            handle = [(side * x, y) for x, y in ((152, -126), (228, -138), (232, -40), (112, 8))]
            piece(pen, limb(handle, (22, 26, 24, 20), steps=14), colour)
    copa(pen, MIDDLE_X, MIDDLE_Y, 470)
    with pen.placed(_middle(), scale(4.7)):
        for k, x in enumerate((-14, -7, 0, 7, 14)):
            foot, top = x * 0.3, 9 - 0.026 * x * x
            drop = spline([(foot, 10.6, True), (x - 3, top - 8), (x, top - 12), (x + 3, top - 8)])
            pen.fill(drop, YELLOW if k < 3 else DARK_YELLOW, weight=0)
        stone = polyline([(-5, 19), (0, 14), (5, 19), (0, 24)])
        pen.fill(stone, CRIMSON, weight=0)
        for x in (-24, -12, 0, 12, 24):
            pen.fill(ellipse(x, -42.5, 2.6), RED if x < 0 else DARK_RED, weight=0)


def _great_sword(pen: Pen) -> None:
    """Draw the sword with a fuller down its blade and stones in guard and pommel."""
    espada(pen, MIDDLE_X, MIDDLE_Y, 830, degrees=LEAN, width=1.1)
    with pen.placed(_middle(), turn(LEAN), scale(9.13, 8.3)):
        pen.fill(spline("0,-34! 1.3,16! 0,18.4! -1.3,16!"), TINTS["e"], weight=0)
        for x, y, r in ((0, 25.3, 2), (0, 45, 1.9)):
            stone = polyline([(x - r, y), (x, y - r * 1.3), (x + r, y), (x, y + r * 1.3)])
            pen.fill(stone, CRIMSON, weight=0)
        for y in (31, 35, 39):
            pen.stroke([(-2.7, y + 0.8), (2.7, y - 0.8)], 6, YELLOW)


def _great_club(pen: Pen) -> None:
    """Draw the club in leaf."""
    with pen.placed(_middle(), turn(LEAN), scale(8.3)):
        for x, y, degrees, size in ((-9, 0, -80, 0.86), (8, 4, 66, 0.94), (-7, 12, -48, 0.8)):
            with pen.placed(move(x, y), turn(degrees), scale(size)):
                leaf = spline("0,4! 7,-6 0,-22! -7,-6")
                dark = spline("0,10! 0,-30! 30,-30! 30,10!")
                piece(pen, leaf, PALE_GREEN, patches=[(dark, GREEN)])
    basto(pen, MIDDLE_X, MIDDLE_Y, 830, degrees=LEAN, width=0.96)
