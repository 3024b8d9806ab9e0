"""The number cards of the modern deck.

Numbers and symbols stand large in two corners, so the white of a card is a slanting field. The
layouts slant with it: the upper rows stand to the right, the lower ones to the left, and a
half-turn carries one onto the other.
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


def _with_half_turn(*places: Place, middle: tuple[Place, ...] = ()) -> tuple[Place, ...]:
    return (*places, *middle, *((1 - x, 1 - y) for x, y in reversed(places)))


_CENTRE: Final[tuple[Place, ...]] = ((0.5, 0.5),)

COINS: Final[dict[int, Rows]] = {
    2: Rows(310, _with_half_turn((0.585, 0.262))),
    3: Rows(252, _with_half_turn((0.64, 0.2), middle=_CENTRE)),
    4: Rows(194, _with_half_turn((0.432, 0.268), (0.772, 0.268))),
    5: Rows(198, _with_half_turn((0.42, 0.212), (0.766, 0.212), middle=_CENTRE)),
    6: Rows(194, _with_half_turn((0.422, 0.202), (0.768, 0.202), (0.325, 0.5))),
    7: Rows(166, _with_half_turn((0.44, 0.2), (0.77, 0.2), (0.205, 0.5), middle=_CENTRE)),
}
CUPS: Final[dict[int, Rows]] = {
    2: Rows(350, _with_half_turn((0.6, 0.262))),
    3: Rows(270, _with_half_turn((0.66, 0.19), middle=_CENTRE)),
    4: Rows(250, _with_half_turn((0.424, 0.268), (0.774, 0.268))),
    5: Rows(232, _with_half_turn((0.424, 0.2), (0.782, 0.2), middle=_CENTRE)),
    6: Rows(228, _with_half_turn((0.426, 0.192), (0.782, 0.192), (0.322, 0.5))),
    7: Rows(212, _with_half_turn((0.44, 0.192), (0.775, 0.192), (0.2, 0.5), middle=_CENTRE)),
}


@dataclass(frozen=True, slots=True)
class Long:
    """Swords or clubs: those of the upper rows hang, their half-turns stand.

    sword, club: how broad, 1 the usual
    lying: how long the single one is that lies across the middle, or 0
    """

    size: float
    places: tuple[Place, ...]
    sword: float
    club: float
    lying: float = 0.0


LONG: Final[dict[int, Long]] = {
    2: Long(620, ((0.66, 0.385),), 1.0, 0.84),
    3: Long(590, ((0.77, 0.36),), 0.96, 0.8),
    4: Long(404, ((0.42, 0.268), (0.765, 0.268)), 1.2, 1.0),
    5: Long(342, ((0.42, 0.232), (0.765, 0.232)), 1.28, 1.1, lying=470),
    6: Long(404, ((0.354, 0.268), (0.579, 0.268), (0.804, 0.268)), 1.04, 0.74),
    7: Long(342, ((0.354, 0.232), (0.579, 0.232), (0.804, 0.232)), 1.16, 0.86, lying=470),
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
    for number, (x, y) in enumerate(long.places):
        yield _long(suit, x, y, long.size, width, 180, number)
        yield _long(suit, 1 - x, 1 - y, long.size, width, 0, number)
    if rank == 3:
        yield _long(suit, 0.5, 0.5, long.size, width, 0, 1)
    if long.lying:
        yield _long(suit, 0.5, 0.5, long.lying, 0.92 if suit == "e" else 0.68, 90, 0)


def _long(
    suit: str, x: float, y: float, size: float, width: float, degrees: float, number: int
) -> Callable[[Pen], None]:
    """Return what draws a sword or a club; every other club is its neighbour's mirror image."""
    draw = espada if suit == "e" else partial(basto, flipped=number % 2 == 1)
    return partial(draw, x=x * WIDTH, y=y * HEIGHT, size=size, degrees=degrees, width=width)
