"""The twelve figures: sota, caballo and rey of each suit."""

from __future__ import annotations

from drawing.figures.cast import KINGS, KNAVES, LIVERIES
from drawing.figures.reyes import REYES
from drawing.figures.rider_habits import HABITS
from drawing.figures.riders import MIRRORED_RIDERS, rider
from drawing.figures.sotas import SOTAS
from drawing.naipe import WIDTH
from drawing.pen import Affine, Pen, move, scale

SOTA, CABALLO, REY = 10, 11, 12


def figure(pen: Pen, suit: str, rank: int) -> None:
    """Draw the figure of `suit` and `rank`: 10 sota, 11 caballo, 12 rey.

    Figures are drawn facing left, the symbol in the hand on the left; a mirrored one looks right.
    """
    if rank == SOTA:
        with pen.placed(_facing(KNAVES[suit].mirrored)):
            SOTAS[suit](pen, KNAVES[suit], LIVERIES[suit])
    elif rank == CABALLO:
        with pen.placed(_facing(suit in MIRRORED_RIDERS), move(HABITS[suit].aside, 0)):
            rider(pen, suit)
    else:
        with pen.placed(_facing(KINGS[suit].mirrored)):
            REYES[suit](pen, KINGS[suit], LIVERIES[suit])


def _facing(mirrored: bool) -> Affine:
    return move(WIDTH, 0) @ scale(-1, 1) if mirrored else Affine()
