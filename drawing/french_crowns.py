"""The crowns of the French kings and queens, 100 units wide with the brow at the origin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drawing.palette import DARK_YELLOW, PALE_YELLOW, WHITE, YELLOW
from drawing.pen import Pen, ellipse, move, polyline, scale, spline, turn

# Where what stands on the rim stands: x, y, size, lean. The sides turn away from the viewer.
FIVE: Final = (
    (-46, -25, 0.92, -15),
    (46, -25, 0.92, 15),
    (-25, -20, 1.06, -7),
    (25, -20, 1.06, 7),
    (0, -17, 1.26, 0),
)


@dataclass(frozen=True, slots=True)
class Stones:
    """The colours of a crown's lining and of its stones."""

    lining: str
    gem: str


def crown(pen: Pen, x: float, y: float, width: float, kind: str, stones: Stones) -> None:
    """Draw a crown with its rim about (`x`, `y`)."""
    with pen.placed(move(x, y), scale(width / 100)):
        CROWNS[kind](pen, stones)
        _rim(pen, stones)


def _rim(pen: Pen, stones: Stones) -> None:
    rim = spline("-52,-26! -28,-18 0,-15 28,-18 52,-26! 50,-3! 27,5 0,8 -27,5 -50,-3!")
    pen.fill(rim, YELLOW, weight=4.8, shade=5)
    pen.stroke("-49,-20 -26,-12.5 0,-9.5 26,-12.5 49,-20", 2.6, PALE_YELLOW)
    pen.stroke("-48,-8 -26,-.5 0,2.5 26,-.5 48,-8", 2.6, DARK_YELLOW)
    for place, y in ((-38, -10.5), (38, -10.5), (-20, -6), (20, -6), (0, -4)):
        if place % 38 == 0:
            stone = polyline([(place, y - 8), (place + 8, y), (place, y + 8), (place - 8, y)])
            pen.fill(stone, stones.gem, weight=3)
        else:
            pen.fill(ellipse(place, y, 5), WHITE, weight=2.8)


def _lining(pen: Pen, stones: Stones, height: float = 50) -> None:
    pen.fill(
        spline(
            [(-46, -18, True), (-36, -height + 8), (0, -height), (36, -height + 8), (46, -18, True)]
        ),
        stones.lining,
        weight=4.2,
        shade=7,
    )


def _lilies(pen: Pen, stones: Stones) -> None:
    """Five fleurs-de-lis."""
    _lining(pen, stones, 46)
    for x, y, size, lean in FIVE:
        with pen.placed(move(x, y), turn(lean), scale(size)):
            for side in (-1, 1):
                petal = spline(
                    [
                        (side * 2, -4, True),
                        (side * 5, -20),
                        (side * 14, -27),
                        (side * 21, -20),
                        (side * 18, -12, True),
                        (side * 12, -15),
                        (side * 9, -4, True),
                    ]
                )
                pen.fill(petal, YELLOW, weight=3.6)
            pen.fill(spline("0,-44! 9,-28 5,-12 4,2! -4,2! -5,-12 -9,-28"), YELLOW, weight=3.8)
            pen.stroke([(0, -34), (0, -14)], 2.4, DARK_YELLOW)
            pen.fill(spline("-11,-9! 11,-9! 11,-2! -11,-2!"), YELLOW, weight=3)


def _trefoils(pen: Pen, stones: Stones) -> None:
    """Five leaves of three lobes."""
    _lining(pen, stones, 46)
    for x, y, size, lean in FIVE:
        with pen.placed(move(x, y), turn(lean), scale(size)):
            pen.fill(spline("-5,4! -3.4,-14! 3.4,-14! 5,4!"), YELLOW, weight=3.6)
            for lobe_x, lobe_y in ((-10, -17), (10, -17), (0, -32)):
                pen.fill(ellipse(lobe_x, lobe_y, 9.6), YELLOW, weight=3.6)
            pen.fill(ellipse(0, -21, 8), YELLOW, weight=0)
            pen.fill(ellipse(0, -21, 4.4), stones.gem, weight=2.4)


def _points(pen: Pen, stones: Stones) -> None:
    """Broad points, each with a pearl, and a stone between two."""
    _lining(pen, stones, 40)
    body = spline(
        "-50,-14! -60,-56! -40,-38! -29,-64! -14,-40! 0,-72! 14,-40! 29,-64! 40,-38! 60,-56! "
        "50,-14! 0,-6"
    )
    pen.fill(body, YELLOW, weight=4.8, shade=7)
    for x, y in ((-53, -40), (-27, -44), (0, -48), (27, -44), (53, -40)):
        drop = polyline(
            [(x * 0.96, y - 8), (x * 0.96 + 4, y + 3), (x * 0.92, y + 12), (x * 0.96 - 4, y + 3)]
        )
        pen.fill(drop, stones.gem, weight=2.6)
    for x, y in ((-60, -60), (-29, -69), (0, -77), (29, -69), (60, -60)):
        pen.fill(ellipse(x, y, 7.6), WHITE, weight=3.6, shade=3)


def _arched(pen: Pen, stones: Stones) -> None:
    """An emperor's crown: a cap between arches of pearls, an orb and a cross."""
    with pen.placed(scale(1, 0.78)):
        _cap_and_arches(pen, stones)


def _cap_and_arches(pen: Pen, stones: Stones) -> None:
    cap = spline("-48,-18! -54,-44 -30,-66 0,-60 30,-66 54,-44 48,-18!")
    pen.fill(cap, stones.lining, weight=4.6, shade=9)
    for side in (-1, 1):
        arch = spline(
            [
                (side * 50, -18, True),
                (side * 62, -46),
                (side * 40, -74),
                (0, -70, True),
                (0, -60, True),
                (side * 34, -63),
                (side * 50, -44),
                (side * 40, -18, True),
            ]
        )
        pen.fill(arch, YELLOW, weight=4.2, shade=4)
        for x, y in ((53, -36), (48, -56), (28, -67)):
            pen.fill(ellipse(side * x, y, 4), WHITE, weight=2.6)
        with pen.placed(move(side * 26, -19), turn(side * 5), scale(0.86)):
            leaf = spline("-8,6! -16,-10 -6,-16! 0,-30 6,-16! 16,-10 8,6!")
            pen.fill(leaf, YELLOW, weight=3.6)
    pen.fill(spline("-9,-14! -8,-62! 8,-62! 9,-14!"), YELLOW, weight=4.2, shade=4)
    for y in (-28, -41, -54):
        pen.fill(ellipse(0, y, 4), WHITE, weight=2.6)
    pen.fill(ellipse(0, -74, 10), stones.gem, weight=4, shade=3)
    cross = "-3.4,-82! -3.4,-91! -11,-91! -11,-98! -3.4,-98! -3.4,-106! 3.4,-106! 3.4,-98! "
    pen.fill(spline(cross + "11,-98! 11,-91! 3.4,-91! 3.4,-82!"), YELLOW, weight=3.6)


def _pearls(pen: Pen, stones: Stones) -> None:
    """A coronet of arches, each tipped with a large pearl."""
    _lining(pen, stones, 38)
    body = spline(
        "-50,-14! -54,-44! -44,-30 -35,-28 -28,-50! -18,-32 -9,-32 0,-58! 9,-32 18,-32 28,-50! "
        "35,-28 44,-30 54,-44! 50,-14! 0,-6"
    )
    pen.fill(body, YELLOW, weight=4.6, shade=6)
    for x, y in ((-54, -49), (-28, -57), (0, -66), (28, -57), (54, -49)):
        pen.fill(ellipse(x, y, 8.4), WHITE, weight=3.6, shade=3)


CROWNS: Final[dict[str, Callable[[Pen, Stones], None]]] = {
    "arched": _arched,
    "lilies": _lilies,
    "pearls": _pearls,
    "points": _points,
    "trefoils": _trefoils,
}
