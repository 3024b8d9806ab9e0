"""The twelve figures: sota, caballo and rey of each suit."""

from __future__ import annotations

from drawing.pen import Pen


def figure(pen: Pen, suit: str, rank: int) -> None:
    """Draw the figure of `suit` and `rank` (10 sota, 11 caballo, 12 rey)."""
