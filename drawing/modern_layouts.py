"""The number cards of the modern deck.

Number and symbol stand in two corners; the rows and columns stand straight between them, and
reach further to the sides only where no corner is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from drawing.modern_suits import basto, copa, espada, oro
from drawing.naipe import HEIGHT, WIDTH
from drawing.pen import Pen

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rows:
    """Symbols `size` high or long at `places`, which are parts of the card's width and height."""

    size: float
    places: tuple[Place, ...]


def _rows(*rows: tuple[float, tuple[float, ...]]) -> tuple[Place, ...]:
    """Return places from rows and columns that are given as distances from the middle."""
    return tuple((0.5 + x, 0.5 + y) for y, columns in rows for x in columns)


def _pair(x: float) -> tuple[float, float]:
    return -x, x


_ONE: Final = (0.0,)

COINS: Final[dict[int, Rows]] = {
    2: Rows(318, _rows((-0.225, _ONE), (0.225, _ONE))),
    3: Rows(246, _rows((-0.305, _ONE), (0, _ONE), (0.305, _ONE))),
    4: Rows(190, _rows((-0.156, _pair(0.173)), (0.156, _pair(0.173)))),
    5: Rows(168, _rows((-0.27, _pair(0.16)), (0, _ONE), (0.27, _pair(0.16)))),
    6: Rows(168, _rows((-0.28, _pair(0.16)), (0, _pair(0.16)), (0.28, _pair(0.16)))),
    7: Rows(156, _rows((-0.27, _pair(0.15)), (0, (-0.3, 0, 0.3)), (0.27, _pair(0.15)))),
}
CUPS: Final[dict[int, Rows]] = {
    2: Rows(350, _rows((-0.222, _ONE), (0.222, _ONE))),
    3: Rows(264, _rows((-0.308, _ONE), (0, _ONE), (0.308, _ONE))),
    4: Rows(226, _rows((-0.178, _pair(0.156)), (0.178, _pair(0.156)))),
    5: Rows(208, _rows((-0.29, _pair(0.166)), (0, _ONE), (0.29, _pair(0.166)))),
    6: Rows(220, _rows((-0.3, _pair(0.158)), (0, _pair(0.158)), (0.3, _pair(0.158)))),
    7: Rows(202, _rows((-0.295, _pair(0.15)), (0, (-0.3, 0, 0.3)), (0.295, _pair(0.15)))),
}


@dataclass(frozen=True, slots=True)
class Long:
    """Swords or clubs: those of the upper rows hang, their half-turns stand.

    places: of those that hang, as distances from the middle
    sword, club: how broad, 1 the usual
    single: how long the one in the middle is, 0 for none; lying: it lies across the card
    """

    size: float
    places: tuple[Place, ...]
    sword: float
    club: float
    single: float = 0.0
    lying: bool = False


LONG: Final[dict[int, Long]] = {
    2: Long(770, ((-0.14, 0),), 0.88, 0.66),
    3: Long(660, ((-0.232, 0),), 0.68, 0.56, single=660),
    4: Long(398, ((-0.18, -0.232), (0.18, -0.232)), 1.1, 1.02),
    5: Long(356, ((-0.2, -0.262), (0.2, -0.262)), 1.06, 0.96, single=356),
    6: Long(398, ((-0.188, -0.232), (0, -0.232), (0.188, -0.232)), 0.92, 0.72),
    7: Long(
        336, ((-0.188, -0.268), (0, -0.268), (0.188, -0.268)), 0.98, 0.8, single=430, lying=True
    ),
}


def pips(pen: Pen, suit: str, rank: int) -> None:
    """Draw the symbols of a number card from 2 to 7."""
    for draw in symbols(suit, rank):
        draw(pen)


def symbols(suit: str, rank: int) -> Iterator[Callable[[Pen], None]]:
    """Yield what draws each symbol of a number card."""
    if suit in "oc":
        rows, draw = (COINS[rank], oro) if suit == "o" else (CUPS[rank], copa)
        for x, y in rows.places:
            yield partial(draw, x=x * WIDTH, y=y * HEIGHT, size=rows.size)
        return
    long = LONG[rank]
    width = long.sword if suit == "e" else long.club
    for x, y in long.places:
        yield _long(suit, 0.5 + x, 0.5 + y, long.size, width, 180, flipped=x < 0)
        yield _long(suit, 0.5 - x, 0.5 - y, long.size, width, 0, flipped=x < 0)
    if long.single:
        usual = width * long.size / long.single
        yield _long(suit, 0.5, 0.5, long.single, usual, 90 if long.lying else 0)


def _long(
    suit: str,
    x: float,
    y: float,
    size: float,
    width: float,
    degrees: float,
    *,
    flipped: bool = False,
) -> Callable[[Pen], None]:
    """Return what draws a sword or a club; flipped, a club's branch is on its other side."""
    draw = espada if suit == "e" else partial(basto, flipped=flipped)
    return partial(draw, x=x * WIDTH, y=y * HEIGHT, size=size, degrees=degrees, width=width)
