"""The small ornaments between the symbols of the low cards, in the manner of old packs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.naipe import MIDDLE_X, MIDDLE_Y
from drawing.ornaments import flower, leaf
from drawing.palette import BLUE, DARK_GREEN, RED, YELLOW
from drawing.pen import Pen, move, scale, spline, turn


def _posy(pen: Pen, size: float, colour: str) -> None:
    """Draw a flower between two sprigs, the same after a half-turn, 140 wide at size 1."""
    with pen.placed(move(MIDDLE_X, MIDDLE_Y), scale(size)):
        for half in (0, 180):
            with pen.placed(turn(half)):
                pen.stroke("0,0 30,0 44,-3", 4.4, DARK_GREEN)
                leaf(pen, 30, 0, 30, 26, 4.4)
                leaf(pen, 32, 0, 30, 144, 4.4)
                leaf(pen, 42, -2, 28, 84, 4.4)
        flower(pen, 0, 0, 29, colour)


def _streamer(pen: Pen) -> None:
    """Draw a red ribbon that winds between two coins, the same after a half-turn."""
    fall = spline(
        "170,-12! 202,-44 212,-92 196,-150! 206,-140 216,-132 226,-130! 238,-138 248,-148 "
        "254,-160! 264,-92 250,-18 196,24!"
    )
    across = spline(
        "-196,-24! -130,-34 -66,-34 0,-21 66,-8 120,-6 170,-12! 196,24! 130,34 66,34 0,21 -66,8 "
        "-120,6 -170,12!"
    )
    with pen.placed(move(MIDDLE_X, MIDDLE_Y)):
        for half in (0, 180):
            with pen.placed(turn(half)):
                pen.fill(fall, RED, shade=8)
                pen.stroke("214,-8 238,-60 236,-124", 3.4, YELLOW)
        pen.fill(across, RED, shade=6)
        for side in (-1, 1):
            with pen.placed(turn(0 if side > 0 else 180)):
                pen.stroke("-178,-16 -130,-25 -66,-25 0,-12 66,1 120,3 166,-2", 3.4, YELLOW)


VIGNETTES: Final[dict[tuple[str, int], Callable[[Pen], None]]] = {
    ("o", 2): _streamer,
    ("o", 4): lambda pen: _posy(pen, 1.2, RED),
    ("c", 4): lambda pen: _posy(pen, 1.2, BLUE),
    ("e", 4): lambda pen: _posy(pen, 1.2, RED),
    ("b", 4): lambda pen: _posy(pen, 0.92, RED),
}
"""By suit and rank."""
