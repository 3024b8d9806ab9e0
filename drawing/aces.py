"""The four aces of the Spanish deck."""

from __future__ import annotations

from drawing.digits import glyph_width, write
from drawing.naipe import MIDDLE_X as X
from drawing.naipe import MIDDLE_Y as Y
from drawing.ornaments import crown, laurel, scroll, spray
from drawing.palette import (
    BLUE,
    BROWN,
    CHEEK,
    DARK_RED,
    DARK_YELLOW,
    INK,
    PALE_YELLOW,
    RED,
    WHITE,
    YELLOW,
)
from drawing.pen import Pen, ellipse, move, polyline, rounded_box, scale, spline, turn
from drawing.suits import basto, coin_rim, copa, espada


def ace(pen: Pen, suit: str) -> None:
    """Draw the art of the ace of `suit`."""
    {"o": _oros, "c": _copas, "e": _espadas, "b": _bastos}[suit](pen)


def _oros(pen: Pen) -> None:
    for end in (238, -58):
        laurel(pen, X, Y + 10, 232, 92 if end > 0 else 88, end, 9)
    with pen.placed(move(X, Y + 10)):
        coin_rim(pen, 184, 6)
        _sun(pen, 184, 6)
    scroll(pen, X, Y + 256, 316, 78)
    name = "ESCOBA"
    # The letters follow the arch of the ribbon.
    height, span = 42.0, glyph_width(name, 42)
    left = -span / 2
    for letter in name:
        middle = left + glyph_width(letter, height) / 2
        rise = (middle / 165) ** 2 * 30
        with pen.placed(move(X + middle, Y + 231 + rise), turn(middle * 0.11)):
            write(pen, letter, -glyph_width(letter, height) / 2, 0, height, PALE_YELLOW)
        left += glyph_width(letter, height) + height * 0.14
    crown(pen, X, Y - 212, 170)


def _sun(pen: Pen, r: float, weight: float) -> None:
    """Draw a calm sun with a face, its rays reaching two thirds of `r`."""
    wave = spline("-7.5,-34! -10,-45 0,-52 -2,-66! 7,-52 7.5,-34!")
    ray = polyline([(-8.5, -36), (0, -65.5), (8.5, -36)])
    lit = polyline([(0, -100), (100, -100), (100, 0), (0, 0)])
    with pen.placed(scale(r / 100)):
        for k in range(12):
            with pen.placed(turn(30 * k + 15)):
                pen.fill(wave, YELLOW, weight=weight * 0.5)
            with pen.placed(turn(30 * k)):
                pen.fill(ray, PALE_YELLOW, weight=weight * 0.55, patches=[(lit, YELLOW)])
        pen.fill(ellipse(0, 0, 40), PALE_YELLOW, weight=weight * 0.85, shade=9)
        for side in (-1, 1):
            with pen.placed(scale(side, 1)):
                pen.fill(ellipse(23, 10, 8, 6.4), CHEEK, weight=0)
                pen.fill(spline("6,-5.5! 14,-12.5 24,-5! 15,-1.5"), WHITE, weight=0)
                pen.stroke("5,-5 14,-13 25,-4.5", weight * 0.75)
                pen.stroke("4,-20 15,-25 27,-17", weight * 0.8, BROWN)
                pen.stroke("7,-.5 15,1.2 22,-2", weight * 0.35)
            pen.fill(ellipse(side * 14.5, -6.2, 3.7, 4.2), INK, weight=0)
        pen.stroke("-4.5,-13 -3.5,0 -6.5,7.5 0,10 6,8", weight * 0.6, BROWN)
        pen.fill(
            spline("-13,18.5! -4,16.5 0,17.8 4,16.5 13,18.5! 0,25.5"), RED, weight=weight * 0.4
        )
        pen.stroke("-15,17.4 -13,18.4 0,20 13,18.4 15,17.4", weight * 0.5)


def _copas(pen: Pen) -> None:
    handle = "150,-170 222,-214 262,-150 236,-70 176,-30 120,24 132,54 158,44"
    for side in (-1, 1):
        with pen.placed(move(X, Y - 34), scale(side * 0.88, 0.88)):
            spray(pen, 62, 348, 1.32)
            pen.stroke(handle, 32)
            pen.stroke(handle, 21, YELLOW)
            pen.stroke("156,-162 222,-204 252,-148 228,-74 172,-34 124,18", 5, DARK_YELLOW)
            pen.fill(ellipse(158, 42, 15), YELLOW)
            pen.fill(ellipse(260, -150, 14), BLUE, weight=4)
    copa(pen, X, Y - 22, 545)


def _espadas(pen: Pen) -> None:
    for side in (-1, 1):
        with pen.placed(move(X, Y), scale(side, 1)):
            laurel(pen, 0, 130, 192, 84, -40, 8)
    flying = spline("40,-70! 96,-112 160,-100 196,-150! 214,-108 198,-74! 160,-56 110,-66 44,-24!")
    for side in (-1, 1):
        with pen.placed(move(X, Y - 118), scale(side)):
            pen.fill(
                flying,
                RED,
                shade=9,
                patches=[(polyline([(40, -90), (74, -90), (50, 0), (20, 0)]), DARK_RED)],
            )
    espada(pen, X, Y - 4, 800, width=1.12)
    with pen.placed(move(X, Y - 118)):
        pen.fill(spline("-74,-10 -40,24! 78,-30! 74,14 40,30 -44,72! -80,40"), RED, shade=9)


def _bastos(pen: Pen) -> None:
    for side in (-1, 1):
        with pen.placed(move(X, Y), scale(side, 1)):
            spray(pen, 38, 342, 1.3)
    basto(pen, X, Y - 10, 790, width=1.12, leaves="lr")
    loop = spline("26,-4! 92,-48 128,-34 120,4 84,22 30,10!")
    tail = spline("20,12! 64,64 70,120! 88,104! 112,112! 98,56 40,6!")
    with pen.placed(move(X, Y + 190)):
        for side in (-1, 1):
            with pen.placed(scale(side, 1)):
                pen.fill(tail, RED, shade=9)
                pen.fill(loop, RED, shade=9)
                pen.stroke("44,0 76,-14 98,-12", 3.6, DARK_RED)
        pen.fill(rounded_box(-36, -24, 72, 48, 16), RED, shade=8)
