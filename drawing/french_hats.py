"""Hats, drawn 100 units wide with the brow at the origin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.french_cast import Hat
from drawing.palette import shade_of
from drawing.pen import Pen, ellipse, move, scale, spline


def hat(pen: Pen, x: float, y: float, width: float, worn: Hat) -> None:
    """Draw `worn` on a brow at (`x`, `y`)."""
    with pen.placed(move(x, y), scale(width / 100)):
        HATS[worn.kind](pen, worn)


def _feather(pen: Pen, colour: str) -> None:
    plume = spline("28,-10! 44,-42 68,-60 90,-56 97,-38! 84,-38 70,-24 50,-8")
    pen.fill(plume, colour, weight=4.4, shade=5)
    pen.stroke("34,-12 56,-38 86,-50", 2.6)
    for barb in ("50,-34 48,-22", "62,-44 64,-28", "74,-49 80,-38"):
        pen.stroke(barb, 2.4)


def _cap(pen: Pen, worn: Hat) -> None:
    _feather(pen, worn.trim)
    crown = spline("-58,2 -62,-18 -40,-40 0,-48 42,-38 60,-14 54,4 0,8")
    pen.fill(crown, worn.colour, shade=8)
    for fold in ("-30,-38 -36,-20 -34,-6", "6,-46 4,-26 6,-8", "34,-38 38,-22 36,-8"):
        pen.stroke(fold, 2.6, shade_of(worn.colour))
    band = spline("-50,-4! 0,-12 50,-4! 50,10! 0,4 -50,10!")
    pen.fill(band, worn.trim, weight=4.4, shade=3)


def _brim(pen: Pen, worn: Hat) -> None:
    _feather(pen, worn.trim)
    crown = spline("-38,0! -37,-26 -26,-44 -4,-42 10,-47 32,-38 39,-18 38,0!")
    pen.fill(crown, worn.colour, shade=8)
    pen.fill(spline("-38,-11! 0,-17 39,-11! 39,2! 0,-4 -38,2!"), worn.trim, weight=4)
    brim = spline("-78,0 -66,-10 -34,1 0,-1 36,0 64,-16 80,-10 60,10 0,16 -54,12")
    pen.fill(brim, worn.colour, shade=5)


def _peaked(pen: Pen, worn: Hat) -> None:
    plume = spline("22,-18! 28,-48 44,-72 68,-78! 74,-70! 70,-52 56,-30 32,-8!")
    pen.fill(plume, worn.trim, weight=4.4, shade=5)
    pen.stroke("28,-14 40,-44 64,-70", 2.6)
    for barb in ("36,-34 46,-28", "42,-48 56,-42", "36,-36 34,-46"):
        pen.stroke(barb, 2.4)
    crown = spline("-44,2! -42,-28 -20,-54 8,-56 36,-40 48,2!")
    pen.fill(crown, worn.colour, shade=8)
    for fold in ("-14,-50 -26,-34 -26,-18", "16,-52 26,-36 26,-18"):
        pen.stroke(fold, 2.6, shade_of(worn.colour))
    brim = spline("-92,8! -50,-12 0,-8 34,-18 58,-34! 60,-8 48,10 0,12 -50,8")
    pen.fill(brim, worn.trim, weight=4.6, shade=4)
    pen.fill(ellipse(34, -8, 8), worn.colour, weight=3.6)


def _turned(pen: Pen, worn: Hat) -> None:
    crown = spline("-44,2! -52,-24 -30,-56 10,-62 44,-44 52,-20 46,4!")
    pen.fill(crown, worn.colour, shade=8)
    for fold in ("-20,-54 -28,-34 -26,-18", "18,-60 24,-38 22,-16"):
        pen.stroke(fold, 2.6, shade_of(worn.colour))
    edge = spline("-50,-6 -26,-18 0,-10 26,-18 50,-6 52,8 0,12 -52,8")
    pen.fill(edge, worn.trim, weight=4.6, shade=4)
    pen.fill(ellipse(8, -63, 8), worn.trim, weight=4)


HATS: Final[dict[str, Callable[[Pen, Hat], None]]] = {
    "cap": _cap,
    "brim": _brim,
    "peaked": _peaked,
    "turned": _turned,
}
