"""Crowns, hats and caps of the modern deck, in the units of a head (see `modern_cast`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.modern_suits import DEEP, piece, right_half
from drawing.palette import (
    CRIMSON,
    DARK_RED,
    DARK_STEEL,
    DARK_WHITE,
    DARK_YELLOW,
    FOREST,
    OCHRE,
    PALE_GREEN,
    RED,
    SILVER,
    STEEL,
    ULTRAMARINE,
    WHITE,
    YELLOW,
)
from drawing.pen import Pen, ellipse, move, polyline, scale, spline, turn

FINE: Final = 4.0


def _gold(pen: Pen, nodes: str) -> None:
    piece(pen, spline(nodes), YELLOW, patches=[(right_half(), DARK_YELLOW)])


def _circlet(pen: Pen, half: float, jewels: tuple[str, ...]) -> None:
    """Draw the ring of a crown with its stones, an odd number of them."""
    ring = f"-{half},-42! 0,-38 {half},-42! {half - 1},-27! 0,-23 -{half - 1},-27!"
    _gold(pen, ring)
    for k, colour in enumerate(jewels):
        part = k - (len(jewels) - 1) / 2
        x = part * half * 1.7 / len(jewels)
        y = -30.6 - 1.2 * abs(part)
        pen.fill(
            polyline([(x - 4.4, y), (x, y - 5.4), (x + 4.4, y), (x, y + 5.4)]), colour, weight=0
        )


def _arched(pen: Pen) -> None:
    """A tall crown over a red cap, closed by two arches that carry an orb."""
    piece(
        pen,
        spline("-32,-36! -28,-66 0,-78 28,-66 32,-36!"),
        CRIMSON,
        patches=[(right_half(), DARK_RED)],
    )
    _gold(
        pen,
        "-36,-38! -38,-64! -24,-50! -19,-46 -14,-50! 0,-80! 14,-50! 19,-46 24,-50! 38,-64! 36,-38!",
    )
    piece(pen, ellipse(0, -84, 6.4), YELLOW, cut=FINE)
    for side in (-1, 1):
        piece(pen, ellipse(side * 38, -66, 5), YELLOW if side < 0 else DARK_YELLOW, cut=FINE)
    _circlet(pen, 36, (CRIMSON, ULTRAMARINE, CRIMSON, ULTRAMARINE, CRIMSON))


def _broad(pen: Pen) -> None:
    """A low broad crown of five battlements."""
    _gold(
        pen,
        "-37,-38! -41,-66! -25,-66! -23,-54! -9,-54! -10,-68! 10,-68! 9,-54! 23,-54! "
        "25,-66! 41,-66! 37,-38!",
    )
    _circlet(pen, 37, (CRIMSON, WHITE, CRIMSON, WHITE, CRIMSON))
    for x in (-32.5, 0, 32.5):
        pen.fill(ellipse(x, -59, 4), CRIMSON, weight=0)


def _spired(pen: Pen) -> None:
    """A crown of five spires, the middle one the tallest."""
    _gold(
        pen,
        "-35,-38! -42,-74! -26,-52! -21,-84! -10,-54! 0,-94! 10,-54! 21,-84! 26,-52! "
        "42,-74! 35,-38!",
    )
    _circlet(pen, 35.5, (ULTRAMARINE, ULTRAMARINE, ULTRAMARINE))


def _leafy(pen: Pen) -> None:
    """A crown of gold leaves on the curls of a short-haired head."""
    for x, degrees, size in (
        (-30, -38, 0.8),
        (30, 38, 0.8),
        (-16, -18, 0.94),
        (16, 18, 0.94),
        (0, 0, 1),
    ):
        with pen.placed(move(x, -38), turn(degrees), scale(size)):
            piece(
                pen,
                spline("-8,4! -11,-18 0,-48! 11,-18 8,4!"),
                YELLOW,
                patches=[(right_half(), DARK_YELLOW)],
            )
    _circlet(pen, 36.5, (FOREST, WHITE, FOREST, WHITE, FOREST))


def _plumed(pen: Pen) -> None:
    """A red hat with a turned-up brim and a white feather lying along it; in profile."""
    piece(
        pen,
        spline("-20,-34! -16,-62 4,-70 30,-64 38,-34!"),
        RED,
        patches=[(spline("16,-80! 90,-80! 90,0! 20,0!"), DARK_RED)],
    )
    piece(
        pen, spline("-46,-34! -30,-28 10,-34 46,-46 56,-56! 54,-36 30,-22 -6,-20 -34,-24"), CRIMSON
    )
    piece(
        pen,
        spline("-22,-36! -28,-64 -6,-86 24,-88 48,-68! 38,-72 14,-70 0,-60 -10,-42"),
        ULTRAMARINE,
        cut=FINE,
        patches=[(spline("-20,-36! -16,-60 4,-76 28,-78 50,-66! 50,-40! -10,-30!"), DEEP["e"])],
    )


def _turban(pen: Pen) -> None:
    """A wound turban with a jewel and a short aigrette; in profile."""
    piece(pen, spline("-18,-52! -26,-76 -16,-98! -2,-84 -4,-58!"), YELLOW, cut=FINE)
    bulb = spline("-34,-26! -40,-50 -24,-72 8,-78 38,-66 50,-40 46,-16! 20,-22 -10,-24")
    dark = spline("22,-90! 90,-90! 90,20! 26,20! 32,-40")
    piece(pen, bulb, CRIMSON, patches=[(dark, DARK_RED)])
    for band, colour in (
        ("-28,-28! -18,-50 4,-66 28,-70! 36,-66 14,-54 -4,-24!", SILVER),
        ("14,-24! 22,-42 34,-54 42,-58! 48,-46 38,-34 32,-18!", DARK_WHITE),
    ):
        piece(pen, spline(band), colour, cut=FINE)
    piece(
        pen,
        spline("-40,-32! -6,-26 26,-28 54,-40! 52,-24 34,-14 4,-12 -34,-18"),
        CRIMSON,
        cut=FINE,
        patches=[(spline("24,-90! 90,-90! 90,20! 28,20!"), DARK_RED)],
    )
    piece(pen, ellipse(-20, -46, 7.5), YELLOW, cut=FINE)


def _helmet(pen: Pen) -> None:
    """A steel helmet with a combed crest and its plume; in profile."""
    piece(
        pen,
        spline("-6,-62! -4,-86 24,-92 50,-72 58,-40 50,-10! 44,-36 30,-56 8,-62"),
        RED,
        patches=[(spline("30,-100! 90,-100! 90,0! 40,0! 40,-50"), DARK_RED)],
    )
    piece(
        pen,
        spline("-28,-24! -24,-52 2,-68 30,-58 42,-30 42,-4! 26,-2! 20,-20! -26,-20!"),
        STEEL,
        patches=[(spline("8,-90! 90,-90! 90,20! 20,20! 22,-40"), DARK_STEEL)],
    )
    piece(pen, spline("-44,-16! -28,-26 18,-27 46,-20! 44,-11 18,-17 -20,-15"), YELLOW, cut=FINE)
    for x in (-10, 6, 22):
        pen.fill(ellipse(x, -33, 3), YELLOW, weight=0)


def _montera(pen: Pen) -> None:
    """A green cap with a tall turned-up flap; in profile."""
    piece(
        pen,
        spline("-18,-34! -10,-66 20,-70 42,-52 44,-24!"),
        FOREST,
        patches=[(spline("22,-90! 90,-90! 90,20! 24,20! 30,-40"), DEEP["b"])],
    )
    piece(
        pen,
        spline("-32,-26! -30,-56! -6,-46 22,-48 52,-62! 50,-26! 24,-20 -8,-20"),
        PALE_GREEN,
        patches=[(spline("20,-90! 90,-90! 90,20! 20,20!"), FOREST)],
    )
    piece(pen, ellipse(-17, -38, 6), YELLOW, cut=FINE)


def _beret(pen: Pen) -> None:
    """A flat cap that hangs over one ear, with a long feather; turned aside."""
    piece(
        pen,
        spline("16,-58! 26,-88 52,-98 78,-70! 64,-76 48,-66 36,-42!"),
        RED,
        cut=FINE,
        patches=[(spline("26,-50! 36,-74 52,-84 80,-68! 60,-40!"), DARK_RED)],
    )
    piece(
        pen,
        spline("-40,-32 -38,-56 -10,-72 26,-68 50,-48 50,-26 30,-30 0,-38 -26,-30"),
        YELLOW,
        patches=[(spline("18,-90! 90,-90! 90,20! 30,20! 34,-40"), DARK_YELLOW)],
    )
    piece(
        pen,
        spline("-37,-20! -34,-36 -6,-44 24,-38 41,-18! 40,-8! 24,-26 -6,-32 -30,-24 -36,-12!"),
        OCHRE,
        cut=FINE,
    )
    piece(pen, ellipse(24, -49, 6), RED, cut=FINE)


def _kerchief(pen: Pen) -> None:
    """A red cap set far back and two flowers in the hair; turned aside."""
    piece(
        pen,
        spline("-20,-46! -4,-70 28,-68 46,-40 50,-10! 40,-20 24,-42 0,-50"),
        CRIMSON,
        patches=[(spline("22,-90! 90,-90! 90,20! 26,20! 34,-30"), DARK_RED)],
    )
    piece(
        pen,
        spline("-26,-41! 0,-47 24,-37 40,-14 46,-4! 52,-12 28,-46 2,-56 -22,-50!"),
        YELLOW,
        cut=FINE,
    )
    for x, y, size in ((37, -24, 12), (24, -40, 9)):
        _flower(pen, x, y, size)


def _flower(pen: Pen, x: float, y: float, size: float) -> None:
    piece(pen, ellipse(x, y, size), WHITE, cut=FINE, ground=DARK_RED)
    pen.fill(ellipse(x, y, size * 0.42), YELLOW, weight=0)


def _brimmed(pen: Pen) -> None:
    """A blue hat with a wide brim and a white plume; turned aside."""
    piece(
        pen,
        spline("-36,-32! -27,-64 0,-76 28,-70 42,-30!"),
        ULTRAMARINE,
        patches=[(spline("14,-90! 90,-90! 90,20! 20,20!"), DEEP["e"])],
    )
    piece(pen, spline("-37,-36! 0,-47 40,-36! 42,-24! 4,-34 -38,-24!"), YELLOW, cut=FINE)
    piece(
        pen,
        spline("-56,-26 -34,-34 4,-37 42,-31 62,-18 44,-14 4,-24 -36,-18"),
        ULTRAMARINE,
        patches=[(spline("14,-90! 90,-90! 90,20! 10,20!"), DEEP["e"])],
    )
    piece(
        pen,
        spline("14,-38! 22,-74 48,-88 70,-76 78,-50! 66,-62 48,-54 34,-32!"),
        RED,
        cut=FINE,
        patches=[(spline("22,-34! 34,-64 54,-74 80,-48! 60,-30!"), DARK_RED)],
    )


def _feathered(pen: Pen) -> None:
    """A green cap with a cuff and an upright feather; turned aside."""
    piece(
        pen,
        spline("12,-54! 4,-82 18,-100 34,-112! 42,-90 36,-68 26,-48!"),
        YELLOW,
        cut=FINE,
        patches=[(spline("19,-44! 20,-80 34,-114! 90,-90! 60,-30!"), DARK_YELLOW)],
    )
    piece(
        pen,
        spline("-32,-36! -30,-58 -6,-72 24,-66 42,-44 42,-24!"),
        FOREST,
        patches=[(spline("16,-90! 90,-90! 90,20! 28,20! 30,-40"), DEEP["b"])],
    )
    piece(
        pen,
        spline("-39,-22! -38,-44! -6,-54 28,-46 48,-34! 45,-10! 24,-28 -6,-34"),
        PALE_GREEN,
        patches=[(spline("18,-90! 90,-90! 90,20! 24,20! 26,-30"), FOREST)],
    )


_HATS: Final[dict[str, Callable[[Pen], None]]] = {
    "arched": _arched,
    "broad": _broad,
    "spired": _spired,
    "leafy": _leafy,
    "plumed": _plumed,
    "turban": _turban,
    "helmet": _helmet,
    "montera": _montera,
    "beret": _beret,
    "kerchief": _kerchief,
    "brimmed": _brimmed,
    "feathered": _feathered,
}


def hat(pen: Pen, name: str) -> None:
    """Draw what is worn on the head, over face and hair; `name` is that of `Person.hat`."""
    _HATS[name](pen)
