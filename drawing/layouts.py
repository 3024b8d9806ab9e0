"""Where the symbols of the number cards 2 to 7 stand, and which of their designs a card bears.

The corner numbers are large, so the pairs stand nearer the middle than on a printed deck, and
nothing enters the boxes kept free for the numbers. Coins, swords and clubs look the same after a
half-turn except where a single one stands upright; cups always stand.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from drawing.coins import CoinDesign, oro
from drawing.cudgels import cudgel
from drawing.cups import CupDesign, copa
from drawing.naipe import HEIGHT, WIDTH
from drawing.pen import Pen
from drawing.swords import HiltDesign, espada
from drawing.vignettes import VIGNETTES


@dataclass(frozen=True, slots=True)
class Pip:
    """One symbol: place as parts of the card, size in units, and how a long one lies.

    kind: which of the clubs, or of the coins or hilts of its card
    leaves: the sides of a club that bear them
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
        2: (Pip(0.5, 0.268, 312), Pip(0.5, 0.732, 312, kind=1)),
        3: _round(246, (0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
        4: _round(222, *_grid((0.29, 0.71), (0.272, 0.728))),
        5: _round(212, *_grid((0.284, 0.716), (0.265, 0.735)), (0.5, 0.5)),
        6: _round(205, *_grid((0.297, 0.703), (0.254, 0.5, 0.746))),
        7: _round(
            161,
            *_grid((0.35, 0.65), (0.235, 0.765)),
            *_grid((0.207, 0.5, 0.793), (0.5,)),
        ),
    },
    "c": {
        2: _round(338, (0.5, 0.27), (0.5, 0.73)),
        3: _round(240, (0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
        4: _round(218, *_grid((0.287, 0.713), (0.287, 0.713))),
        5: _round(222, *_grid((0.226, 0.774), (0.2925, 0.7075)), (0.5, 0.5)),
        6: _round(234, *_grid((0.331, 0.669), (0.182, 0.5, 0.818))),
        7: _round(
            214,
            *_grid((0.352, 0.648), (0.2, 0.8)),
            *_grid((0.205, 0.5, 0.795), (0.5,)),
        ),
    },
    "e": {
        2: _opposed(Pip(0.3, 0.5, 806, 0.78)),
        3: (*_opposed(Pip(0.24, 0.5, 806, 0.58)), Pip(0.5, 0.5, 620, 0.86, kind=1)),
        4: _facing((0.282, 0.718), 0.282, 372, 1.2),
        5: (*_facing((0.25, 0.75), 0.288, 366, 1.05), Pip(0.5, 0.485, 570, 0.7)),
        6: _facing((0.238, 0.5, 0.762), 0.287, 358, 0.92),
        7: (*_facing((0.232, 0.5, 0.768), 0.255, 291, 1.11), Pip(0.5, 0.5, 490, 0.66, 90)),
    },
    "b": {
        2: _opposed(Pip(0.342, 0.5, 800, 0.78, 180, 0, "r")),
        3: (*_opposed(Pip(0.229, 0.5, 790, 0.64, 180, 1)), Pip(0.491, 0.5, 790, 0.6, 0, 2)),
        4: _facing((0.285, 0.715), 0.262, 372, 1.2, "lr"),
        5: (*_facing((0.235, 0.765), 0.266, 380, 1.05), Pip(0.5, 0.51, 600, 0.72, 0, 2)),
        6: _facing((0.235, 0.5, 0.765), 0.266, 380, 1.02),
        7: (*_facing((0.235, 0.5, 0.765), 0.24, 326, 1.1), Pip(0.5, 0.5, 490, 0.74, 90, 3)),
    },
}

COINS: Final[dict[int, tuple[CoinDesign, ...]]] = {
    2: ("king", "queen"),
    4: ("rose",),
    6: ("rose",),
    7: ("spark",),
}
CUPS: Final[dict[int, CupDesign]] = {2: "bowl", 4: "bowl"}
FOOT: Final = 0.013  # of a cup's height, by which its foot reaches below where it is placed
HILTS: Final[dict[int, tuple[HiltDesign, ...]]] = {
    2: ("swept",),
    3: ("cross", "swept"),
    4: ("swept",),
    5: ("swept",),
    6: ("dagger",),
    7: ("dagger",),
}
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
        designs = COINS.get(rank, ("star",))
        oro(pen, x, y, size, degrees=degrees, design=designs[pip.kind % len(designs)])
    elif suit == "c":
        copa(pen, x, y - size * FOOT, size, design=CUPS.get(rank, "chalice"))
    elif suit == "e":
        hilts = HILTS[rank]
        hilt = hilts[pip.kind % len(hilts)]
        espada(pen, x, y, size, degrees=degrees, width=width, design=hilt)
    else:
        leaves = pip.leaves
        cudgel(pen, x, y, size, degrees=degrees, width=width, kind=pip.kind, leaves=leaves)
