"""Where the symbols of the number cards 2 to 7 stand.

The corner numbers are large, so the pairs stand nearer the middle than on a printed deck, and
nothing enters the boxes kept free for the numbers. Coins, swords and clubs look the same after a
half-turn except where a single one stands upright; cups always stand.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from drawing.naipe import HEIGHT, WIDTH
from drawing.pen import Pen
from drawing.suits import basto, copa, espada, oro


@dataclass(frozen=True, slots=True)
class Pip:
    """One symbol: place as parts of the card, size in units, and how a long one lies."""

    x: float
    y: float
    size: float
    width: float = 1.0
    degrees: float = 0.0
    leaves: str = ""


def _round(size: float, *places: tuple[float, float]) -> tuple[Pip, ...]:
    return tuple(Pip(x, y, size) for x, y in places)


def _grid(xs: tuple[float, ...], ys: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y, x in product(ys, xs))


def _facing(
    xs: tuple[float, ...], y: float, size: float, width: float, leaves: str = ""
) -> tuple[Pip, ...]:
    """Two rows of long symbols, thick ends or points towards the middle of the card."""
    above = tuple(Pip(x, y, size, width, 180, leaves) for x in xs)
    return above + tuple(Pip(x, 1 - y, size, width, 0, leaves) for x in xs)


LAYOUTS: Final[dict[str, dict[int, tuple[Pip, ...]]]] = {
    "o": {
        2: _round(306, (0.5, 0.28), (0.5, 0.72)),
        3: _round(246, (0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
        4: _round(226, *_grid((0.295, 0.705), (0.285, 0.715))),
        5: _round(200, *_grid((0.29, 0.71), (0.245, 0.755)), (0.5, 0.5)),
        6: _round(194, *_grid((0.31, 0.69), (0.225, 0.5, 0.775))),
        7: _round(
            168,
            *_grid((0.352, 0.648), (0.225, 0.775)),
            *_grid((0.212, 0.5, 0.788), (0.5,)),
        ),
    },
    "c": {
        2: _round(330, (0.5, 0.28), (0.5, 0.72)),
        3: _round(256, (0.5, 0.203), (0.5, 0.5), (0.5, 0.797)),
        4: _round(240, *_grid((0.28, 0.72), (0.303, 0.697))),
        5: _round(212, *_grid((0.325, 0.675), (0.215, 0.785)), (0.5, 0.5)),
        6: _round(214, *_grid((0.328, 0.672), (0.205, 0.5, 0.795))),
        7: _round(
            212,
            *_grid((0.335, 0.665), (0.205, 0.795)),
            *_grid((0.205, 0.5, 0.795), (0.5,)),
        ),
    },
    "e": {
        2: (Pip(0.32, 0.5, 740, 0.68), Pip(0.68, 0.5, 740, 0.68)),
        3: tuple(Pip(x, 0.5, 720, 0.5) for x in (0.24, 0.5, 0.76)),
        4: _facing((0.3, 0.7), 0.281, 388, 1.02),
        5: (*_facing((0.255, 0.745), 0.281, 388, 0.9), Pip(0.5, 0.5, 620, 0.66)),
        6: _facing((0.238, 0.5, 0.762), 0.281, 386, 0.88),
        7: (*_facing((0.238, 0.5, 0.762), 0.258, 328, 0.98), Pip(0.5, 0.5, 490, 0.72, 90)),
    },
    "b": {
        2: (Pip(0.325, 0.5, 740, 0.76, 0, "l"), Pip(0.675, 0.5, 740, 0.76, 0, "r")),
        3: tuple(Pip(x, 0.5, 630, 0.7) for x in (0.215, 0.5, 0.785)),
        4: _facing((0.29, 0.71), 0.272, 398, 1.1, "lr"),
        5: (*_facing((0.25, 0.75), 0.272, 398, 0.98), Pip(0.5, 0.5, 620, 0.64)),
        6: _facing((0.24, 0.5, 0.76), 0.272, 390, 0.95),
        7: (*_facing((0.24, 0.5, 0.76), 0.246, 328, 1.0), Pip(0.5, 0.5, 480, 0.64, 90)),
    },
}


def pips(pen: Pen, suit: str, rank: int) -> None:
    """Draw the symbols of a number card from 2 to 7."""
    for number, pip in enumerate(LAYOUTS[suit][rank]):
        x, y = pip.x * WIDTH, pip.y * HEIGHT
        if suit == "o":
            oro(pen, x, y, pip.size)
        elif suit == "c":
            copa(pen, x, y, pip.size)
        elif suit == "e":
            espada(pen, x, y, pip.size, degrees=pip.degrees, width=pip.width)
        else:
            basto(
                pen,
                x,
                y,
                pip.size,
                degrees=pip.degrees,
                width=pip.width,
                kind=number,
                leaves=pip.leaves,
            )
