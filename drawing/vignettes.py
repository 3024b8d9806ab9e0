"""The small ornaments between the symbols of the low cards, in the manner of old packs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.naipe import MIDDLE_X, MIDDLE_Y
from drawing.ornaments import flower, leaf, ribbon
from drawing.palette import BLUE, DARK_GREEN, DARK_RED, RED, YELLOW
from drawing.pen import Pen, curve, move, polyline, scale, turn


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
    tail = ribbon("120,-34 168,-40 206,-62 222,-104 240,-136", 19, forked=True)
    fold = polyline([(150, -19), (114, -54), (110, -14), (150, 20)])
    across = ribbon("-150,-2 -76,-24 0,0 76,24 150,2", 20)
    with pen.placed(move(MIDDLE_X, MIDDLE_Y)):
        for half in (0, 180):
            with pen.placed(turn(half)):
                pen.fill(tail, RED, weight=4.6, shade=7)
                pen.stroke("160,-38 198,-58 214,-98", 3.4, YELLOW)
                pen.fill(fold, DARK_RED, weight=4.6)
        pen.fill(across, RED, weight=4.6, shade=7)
        for edge in (-11, 11):
            line = curve(f"-146,{edge - 3} -76,{edge - 24} 0,{edge} 76,{edge + 24} 146,{edge + 3}")
            pen.stroke(line, 3.2, YELLOW)


VIGNETTES: Final[dict[tuple[str, int], Callable[[Pen], None]]] = {
    ("o", 2): _streamer,
    ("o", 4): lambda pen: _posy(pen, 1.5, RED),
    ("c", 4): lambda pen: _posy(pen, 1.4, BLUE),
    ("e", 4): lambda pen: _posy(pen, 1.2, RED),
    ("b", 4): lambda pen: _posy(pen, 0.92, RED),
}
"""By suit and rank."""
