"""The aces of the French decks: a large pip, inlaid, between two sprays of engraver's scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.french_pips import COINS, coin_mark, pip, pip_shape
from drawing.naipe import MIDDLE_X, MIDDLE_Y
from drawing.palette import DARK_YELLOW, WHITE
from drawing.pen import Pen, ellipse, limb, move, outline_of, scale, spline, turn

SIZE: Final[dict[str, float]] = {"o": 470, "c": 404, "e": 436, "b": 424}
SPRAY_Y: Final = 316.0  # of the heart of a spray, from the middle of the card
INLAY: Final = 7.0


def ace(pen: Pen, suit: str, colour: str) -> None:
    """Draw the ace of a suit."""
    size = SIZE[suit]
    for degrees in (0, 180):
        with pen.placed(move(MIDDLE_X, MIDDLE_Y), turn(degrees), move(0, -SPRAY_Y)):
            _spray(pen, suit, colour)
    pip(pen, suit, MIDDLE_X, MIDDLE_Y, size, colour, inlaid=False)
    with pen.placed(move(MIDDLE_X, MIDDLE_Y)):
        body = pip_shape(suit, size).polygon()
        # Without the foot of spade and club, where the line would close on itself.
        inner = outline_of(body.buffer(-30).buffer(14)).polygon()
        pen.local_region(inner.difference(inner.buffer(-INLAY)), WHITE)
        INLAYS[suit](pen, colour)


def _spray(pen: Pen, suit: str, colour: str) -> None:
    """Draw two scrolls that part from under a small pip, with a leaf in every bend."""
    pip(pen, suit, 0, -34, 54, colour, inlaid=False)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            scroll = limb(
                "4,22 34,34 74,22 104,-6 138,-22 164,-6 160,20 140,26 130,12 138,2",
                (3, 6, 8, 8, 8, 7, 6, 5, 4, 4),
            )
            pen.fill(scroll, colour, weight=0)
            twig = limb("48,32 52,2 38,-18 20,-10 24,6 34,4", (3, 6, 6, 5, 4, 4))
            pen.fill(twig, colour, weight=0)
            for x, y, degrees, length in (
                (84, 14, 20, 44),
                (96, 0, 120, 40),
                (126, -20, 14, 30),
                (66, 26, 150, 34),
            ):
                with pen.placed(move(x, y), turn(degrees), scale(length / 40)):
                    pen.fill(spline("0,0! 8,-14 0,-40! -7,-16"), colour, weight=0)
            pen.fill(ellipse(8, 40, 4.4), colour, weight=0)
    pen.fill(ellipse(0, 20, 7), colour, weight=0)


def _coin(pen: Pen, colour: str) -> None:
    """A coin with a star of rays, in the middle of the diamond."""
    coin_mark(pen, 0, 0, 74)
    for k in range(16):
        with pen.placed(turn(22.5 * k)):
            ray = "0,-128! 5,-92! -5,-92!" if k % 2 else "0,-112! 4,-92! -4,-92!"
            pen.fill(spline(ray), WHITE, weight=0)
    with pen.role(COINS):
        for k in range(12):
            with pen.placed(turn(30 * k)):
                pen.fill(spline("0,-16! 8,-34 0,-52! -8,-34"), DARK_YELLOW, weight=0)
        pen.fill(ellipse(0, 0, 9), DARK_YELLOW, weight=0)


def _flame(pen: Pen, colour: str) -> None:
    """A smaller heart inside, with a spray of drops."""
    inner = pip_shape("c", 190)
    pen.fill(inner, WHITE, weight=0)
    pen.fill(pip_shape("c", 168), colour, weight=0)
    for k, length in enumerate((40, 56, 68, 56, 40)):
        with pen.placed(move(0, 52), turn(26 * (k - 2)), move(0, -34)):
            pen.fill(
                spline(
                    [(0, 0, True), (9, -length * 0.55), (0, -length, True), (-9, -length * 0.55)]
                ),
                WHITE,
                weight=0,
            )
    pen.fill(ellipse(0, 36, 8), WHITE, weight=0)
    for side in (-1, 1):
        pen.fill(ellipse(side * 116, -58, 6), WHITE, weight=0)
        pen.fill(ellipse(side * 98, -98, 5), WHITE, weight=0)


def _lily(pen: Pen, colour: str) -> None:
    """A lily in the spade, over two scrolls."""
    with pen.placed(move(0, -12)):
        pen.fill(spline("0,-124! 30,-66 20,-14 12,30! -12,30! -20,-14 -30,-66"), WHITE, weight=0)
        pen.fill(spline("0,-86! 11,-52 6,-12 0,14! -6,-12 -11,-52"), colour, weight=0)
        for side in (-1, 1):
            with pen.placed(scale(side, 1)):
                petal = "16,30! 26,-8 52,-42 88,-38 100,-6 84,18! 82,-6 66,-10 50,6 36,30!"
                pen.fill(spline(petal), WHITE, weight=0)
                foot = "5,50! 14,50! 26,74 54,74 62,58! 66,84 36,98 14,80!"
                pen.fill(spline(foot), WHITE, weight=0)
        pen.fill(spline("-46,34! 46,34! 42,46! -42,46!"), WHITE, weight=0)
        pen.fill(spline("0,50! 9,68 0,96! -9,68"), WHITE, weight=0)


def _rosettes(pen: Pen, colour: str) -> None:
    """A rosette in every lobe of the club, bound by three leaves."""
    for x, y in ((0, -108), (-88, 44), (88, 44)):
        with pen.placed(move(x, y)):
            for k in range(8):
                with pen.placed(turn(45 * k)):
                    pen.fill(spline("0,-12! 10,-28 0,-44! -10,-28"), WHITE, weight=0)
            pen.fill(ellipse(0, 0, 8), WHITE, weight=0)
    for degrees in (0, 120, 240):
        with pen.placed(move(0, 0), turn(degrees + 60)):
            pen.fill(spline("0,-8! 7,-24 0,-42! -7,-24"), WHITE, weight=0)


INLAYS: Final[dict[str, Callable[[Pen, str], None]]] = {
    "o": _coin,
    "c": _flame,
    "e": _lily,
    "b": _rosettes,
}
