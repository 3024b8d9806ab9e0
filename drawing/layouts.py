"""Where the symbols of the number cards 2 to 7 stand, and which of their designs a card bears.

The corner numbers are large, so the pairs stand nearer the middle than on a printed deck, and
nothing enters the boxes kept free for the numbers. Coins, swords and clubs look the same after a
half-turn except where a single one stands upright; cups always stand.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from drawing.clubs import basto
from drawing.coins import CoinDesign, oro
from drawing.cups import CupDesign, copa
from drawing.naipe import HEIGHT, WIDTH
from drawing.pen import Pen
from drawing.swords import HiltDesign, espada
from drawing.vignettes import VIGNETTES


@dataclass(frozen=True, slots=True)
class Pip:
    """One symbol: place as parts of the card, size in units, and how a long one lies.

    kind: which of the four clubs; leaves: the sides of a club that bear them
    """

    x: float
    y: float
    size: float
    width: float = 1.0
    degrees: float = 0.0
    kind: int = 0
    leaves: str = ""


def _round(size: float, *places: tuple[float, float]) -> tuple[Pip, ...]:
    return tuple(Pip(x, y, size) for x, y in places)


def _grid(xs: tuple[float, ...], ys: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y, x in product(ys, xs))


def _facing(
    xs: tuple[float, ...], y: float, size: float, width: float, leaves: str = ""
) -> tuple[Pip, ...]:
    """Two rows of long symbols, thick ends or points towards the middle of the card."""
    above = tuple(Pip(x, y, size, width, 180, k, leaves) for k, x in enumerate(xs))
    return above + tuple(_half_turned(pip) for pip in above)


def _half_turned(pip: Pip) -> Pip:
    return Pip(
        1 - pip.x, 1 - pip.y, pip.size, pip.width, (pip.degrees + 180) % 360, pip.kind, pip.leaves
    )


def _opposed(pip: Pip) -> tuple[Pip, Pip]:
    """Return `pip` and its counterpart after a half-turn of the card."""
    return pip, _half_turned(pip)


LAYOUTS: Final[dict[str, dict[int, tuple[Pip, ...]]]] = {
    "o": {
        2: _opposed(Pip(0.5, 0.272, 330)),
        3: _round(262, (0.5, 0.197), (0.5, 0.5), (0.5, 0.803)),
        4: _round(236, *_grid((0.285, 0.715), (0.3, 0.7))),
        5: _round(212, *_grid((0.285, 0.715), (0.282, 0.718)), (0.5, 0.5)),
        6: _round(200, *_grid((0.312, 0.688), (0.23, 0.5, 0.77))),
        7: _round(
            174,
            *_grid((0.35, 0.65), (0.218, 0.782)),
            *_grid((0.199, 0.5, 0.801), (0.5,)),
        ),
    },
    "c": {
        2: _round(352, (0.5, 0.272), (0.5, 0.728)),
        3: _round(268, (0.5, 0.197), (0.5, 0.5), (0.5, 0.803)),
        4: _round(252, *_grid((0.275, 0.725), (0.305, 0.695))),
        5: _round(250, *_grid((0.34, 0.66), (0.196, 0.804)), (0.5, 0.5)),
        6: _round(250, *_grid((0.34, 0.66), (0.196, 0.5, 0.804))),
        7: _round(
            228,
            *_grid((0.345, 0.655), (0.205, 0.795)),
            *_grid((0.203, 0.5, 0.797), (0.5,)),
        ),
    },
    "e": {
        2: _opposed(Pip(0.3, 0.5, 810, 0.8)),
        3: (*_opposed(Pip(0.232, 0.5, 810, 0.58)), Pip(0.5, 0.5, 610, 0.72)),
        4: _facing((0.28, 0.72), 0.2863, 380, 1.25),
        5: (*_facing((0.24, 0.76), 0.2863, 376, 1.1), Pip(0.5, 0.5, 650, 0.68)),
        6: _facing((0.223, 0.5, 0.777), 0.2863, 376, 0.98),
        7: (*_facing((0.216, 0.5, 0.784), 0.258, 316, 1.2), Pip(0.5, 0.5, 500, 0.64, 90)),
    },
    "b": {
        2: _opposed(Pip(0.335, 0.5, 800, 0.88, 180, 0, "r")),
        3: (*_opposed(Pip(0.232, 0.5, 800, 0.74, 180, 1)), Pip(0.5, 0.5, 640, 0.82, 0, 2)),
        4: _facing((0.285, 0.715), 0.272, 404, 1.25, "lr"),
        5: (*_facing((0.24, 0.76), 0.272, 404, 1.15), Pip(0.5, 0.5, 640, 0.86, 0, 2)),
        6: _facing((0.235, 0.5, 0.765), 0.272, 404, 1.0),
        7: (*_facing((0.225, 0.5, 0.775), 0.241, 340, 1.15), Pip(0.5, 0.5, 500, 0.74, 90, 3)),
    },
}

COINS: Final[dict[int, CoinDesign]] = {2: "profile", 4: "rose", 6: "rose"}
CUPS: Final[dict[int, CupDesign]] = {2: "bowl", 4: "bowl"}
HILTS: Final[dict[int, HiltDesign]] = {2: "swept", 4: "swept", 6: "dagger", 7: "dagger"}
"""The designs of the cards that do not bear the usual one."""


def pips(pen: Pen, suit: str, rank: int) -> None:
    """Draw the symbols of a number card from 2 to 7, and the ornament between them."""
    if vignette := VIGNETTES.get((suit, rank)):
        vignette(pen)
    for pip in LAYOUTS[suit][rank]:
        draw_pip(pen, suit, rank, pip)


def draw_pip(pen: Pen, suit: str, rank: int, pip: Pip) -> None:
    """Draw one symbol in the design of its card."""
    x, y, size, width, degrees = pip.x * WIDTH, pip.y * HEIGHT, pip.size, pip.width, pip.degrees
    if suit == "o":
        oro(pen, x, y, size, degrees=degrees, design=COINS.get(rank, "star"))
    elif suit == "c":
        copa(pen, x, y, size, design=CUPS.get(rank, "chalice"))
    elif suit == "e":
        design = HILTS.get(rank, "cross")
        espada(pen, x, y, size, degrees=degrees, width=width, design=design)
    else:
        leaves = pip.leaves
        basto(pen, x, y, size, degrees=degrees, width=width, kind=pip.kind, leaves=leaves)
