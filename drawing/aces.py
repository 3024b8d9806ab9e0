"""The four aces of the Spanish deck."""

from __future__ import annotations

from typing import Final

from drawing.cudgels import cudgel
from drawing.coins import coin_rim
from drawing.cups import copa, cup_lid
from drawing.digits import glyph_width, write
from drawing.naipe import MIDDLE_X as X
from drawing.naipe import MIDDLE_Y as Y
from drawing.ornaments import CROWNS, bow, crown, laurel, rose_spray, scroll, vine
from drawing.palette import (
    BLUE,
    BROWN,
    CHEEK,
    DARK_YELLOW,
    INK,
    PALE_YELLOW,
    RED,
    WHITE,
    YELLOW,
)
from drawing.pen import OUTLINE, Pen, ellipse, move, polyline, scale, spline, turn
from drawing.swords import espada

COIN_RADIUS: Final = 168.0


def ace(pen: Pen, suit: str) -> None:
    """Draw the art of the ace of `suit`."""
    {"o": _oros, "c": _copas, "e": _espadas, "b": _bastos}[suit](pen)


def _oros(pen: Pen) -> None:
    """Draw a coin with the sun on it, in a burst of rays, crowned and named."""
    with pen.placed(move(X, Y - 18)):
        _burst(pen, 16)
        coin_rim(pen, COIN_RADIUS, 6, BLUE)
        with pen.placed(scale(COIN_RADIUS / 100)):
            _sun(pen, 6)
    crown(pen, X, Y - 190, 170, kind="leaves")
    scroll(pen, X, Y + 246, 300, 80)
    _name_on_scroll(pen, "ESCOBA", X, Y + 219)


def _burst(pen: Pen, rays: int) -> None:
    """Draw straight and waving rays about the coin, in turn."""
    inner, outer = COIN_RADIUS - 6, COIN_RADIUS + 88
    straight = polyline([(-26, -inner), (0, -outer), (26, -inner)])
    lit = polyline([(-26, -inner), (0, -outer), (0, -inner)])
    flame = spline(
        [
            (-19, -inner, True),
            (-17, -inner - 26),
            (3, -inner - 46),
            (-7, -inner - 84, True),
            (19, -inner - 56),
            (10, -inner - 28),
            (19, -inner, True),
        ]
    )
    for k in range(rays):
        with pen.placed(turn(360 / rays * (k + 0.5))):
            pen.fill(flame, RED, weight=4.4)
    for k in range(rays):
        with pen.placed(turn(360 / rays * k)):
            pen.fill(straight, YELLOW, weight=0)
            pen.fill(lit, PALE_YELLOW, weight=0)
            pen.stroke(straight, 4.4)


def _sun(pen: Pen, weight: float) -> None:
    """Draw a calm sun with a face in a circle of radius 72."""
    wave = spline("-8,-38! -10,-50 1,-56 -3,-69! 9,-57 8.5,-38!")
    ray = polyline([(-9, -38), (0, -69), (9, -38)])
    lit = polyline([(-9, -38), (0, -69), (0, -38)])
    for k in range(10):
        with pen.placed(turn(36 * k + 18)):
            pen.fill(wave, PALE_YELLOW, weight=weight * 0.5)
        with pen.placed(turn(36 * k)):
            pen.fill(ray, YELLOW, weight=0)
            pen.fill(lit, PALE_YELLOW, weight=0)
            pen.stroke(ray, weight * 0.5)
    pen.fill(ellipse(0, 0, 44), YELLOW, weight=weight * 0.85, shade=8)
    pen.stroke("-30,-27 -16,-38 0,-41 14,-39", weight * 0.7, PALE_YELLOW)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(ellipse(26, 12, 8.4, 7), CHEEK, weight=0)
            pen.fill(spline("6.5,-5! 10,-11 18,-12 27,-5! 17,-.6"), WHITE, weight=0)
            pen.stroke("5.5,-4.4 10,-11.4 18,-12.6 28.5,-5", weight * 0.75)
            pen.stroke("8,-1.4 17,0.8 25,-2.4", weight * 0.4, BROWN)
            pen.stroke("8,-16 18,-18.6 28,-13", weight * 0.45, DARK_YELLOW)
        pen.fill(ellipse(side * 16.6, -6.4, 4, 4.8), INK, weight=0)
        pen.fill(ellipse(side * 16.6 - 1.4, -8, 1.3), WHITE, weight=0)
    # One line from each brow to the side of the nose.
    pen.stroke("-29,-19 -18,-26 -7,-21 -5,-8 -8.4,7 -7,12 0,14.4 6.4,11.4", weight * 0.6, BROWN)
    pen.stroke("29,-19 18,-26 8,-22", weight * 0.6, BROWN)
    lips = spline("-14,21.4! -5,18.6 0,20.2 5,18.6 14,21.4! 6,28 0,29.4 -6,28")
    pen.fill(lips, RED, weight=weight * 0.4)
    pen.stroke("-16.5,20 -13,22 0,23.6 13,22 16.5,20", weight * 0.5)
    pen.stroke("-5,35 0,36.4 5,35", weight * 0.45, DARK_YELLOW)


def _name_on_scroll(pen: Pen, name: str, x: float, y: float) -> None:
    """Write `name` centred at `x` along an arched ribbon; `y` is its highest letter's top."""
    height, spacing = 44.0, 6.0
    left = -(sum(glyph_width(letter, height) for letter in name) + spacing * (len(name) - 1)) / 2
    for letter in name:
        middle = left + glyph_width(letter, height) / 2
        rise = (middle / 146) ** 2 * 30
        with pen.placed(move(x + middle, y + rise), turn(middle * 0.13)):
            write(pen, letter, -glyph_width(letter, height) / 2, 0, height, PALE_YELLOW)
        left += glyph_width(letter, height) + spacing


def _copas(pen: Pen) -> None:
    """Draw a covered cup between two vines."""
    height = 500.0
    middle = Y + 92
    for side in (-1, 1):
        with pen.placed(move(X, middle + 187), scale(side, 1)):
            vine(pen, 84, 0)
    copa(pen, X, middle, height, design="bowl")
    cup_lid(pen, X, middle, height)


def _espadas(pen: Pen) -> None:
    """Draw a sword that has gone through a crown, between branches of laurel."""
    for side in (-1, 1):
        with pen.placed(move(X, Y), scale(side, 1)):
            laurel(pen, -12, -96, 226, 86, -42, 10)
    base = Y - 96
    crown(pen, X, base, 208)
    espada(pen, X, Y - 2, 826, width=1.1, design="swept")
    # The front of the crown hides the blade, its lining does not.
    with pen.placed(move(X, base), scale(208 / 100)):
        front = pen.area(spline(CROWNS["points"].points)).buffer(OUTLINE / 2)
        rim = pen.area(spline("-46,-9! 0,-3 46,-9! 45,6! 0,12 -45,6!")).buffer(OUTLINE / 2)
    with pen.clipped(front.union(rim)):
        crown(pen, X, base, 208)
    with pen.placed(move(X, Y + 92), scale(0.66)):
        bow(pen)


def _bastos(pen: Pen) -> None:
    """Draw a club in leaf, tied with a bow, between roses."""
    for side in (-1, 1):
        with pen.placed(move(X, Y + 330), scale(side, 1)):
            rose_spray(pen, 26, 26)
    cudgel(pen, X, Y, 816, width=1.12, leaves="lr")
    with pen.placed(move(X, Y + 218)):
        bow(pen)
