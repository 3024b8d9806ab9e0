"""What makes a person of the avatars, and what several of them share.

Clothes are drawn in the units of the medallion, heads in their own (see `avatar_faces`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drawing.avatar_faces import EDGE
from drawing.figures.drapery import tapering
from drawing.palette import (
    BLACK_BROWN,
    DARK_BROWN,
    SKIN,
    shade_of,
)
from drawing.pen import Pen, spline

Draw = Callable[[Pen], None]


@dataclass(frozen=True, slots=True)
class Sitter:
    """One person.

    field, pattern: colours of the ground and of what is strewn over it
    strewn: `rays`, `halo`, `stripes`, `lozenges` or `needles`
    body: draws neck and clothes; head: draws the rest, in the head's units
    """

    field: str
    pattern: str
    strewn: str
    body: Draw
    head: Draw
    tilt: float = 0.0
    place: tuple[float, float] = (128, 132)
    size: float = 1.24


SHOULDERS: Final = "18,290! 28,236 62,212 100,202 128,206 156,202 194,212 228,236 238,290!"
NARROW: Final = "34,290! 42,238 72,216 104,206 128,210 152,206 184,216 214,238 222,290!"


def neck(pen: Pen, *, width: float = 25, colour: str = SKIN) -> None:
    """Draw a neck `2 * width` broad, in the shadow of the chin."""
    x, w = 132.0, width
    stem = spline(
        [
            (x - w, 168, True),
            (x + w, 168, True),
            (x + w, 206),
            (x + w + 16, 222, True),
            (x, 236),
            (x - w - 16, 222, True),
            (x - w, 206),
        ]
    )
    chin = spline(
        [(x - 70, 150, True), (x + 70, 150, True), (x + 50, 190), (x, 208), (x - 50, 196)]
    )
    pen.fill(stem, colour, weight=EDGE, patches=[(chin, shade_of(colour))])


def strands(pen: Pen, colour: str, *lines: str, width: float = 2.6) -> None:
    """Draw strands on hair of `colour`, as broad as `width` in their middle."""
    dark = DARK_BROWN if colour == BLACK_BROWN else shade_of(colour)
    for line in lines:
        pen.fill(tapering(line, width), dark, weight=0)
