"""The four aces of the Spanish deck."""

from __future__ import annotations

from typing import Final

from shapely import affinity

from drawing.coins import coin_rim
from drawing.cudgels import cudgel
from drawing.cups import copa, cup_lid
from drawing.lettering import CAP_HEIGHT, letter_area
from drawing.naipe import MIDDLE_X as X
from drawing.naipe import MIDDLE_Y as Y
from drawing.ornaments import bow, crown, laurel, ribbon, rose, rose_spray, vine
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
from drawing.pen import Pen, ellipse, move, polyline, scale, spline, turn
from drawing.swords import espada

COIN_RADIUS: Final = 168.0


def ace(pen: Pen, suit: str) -> None:
    """Draw the art of the ace of `suit`."""
    {"o": _oros, "c": _copas, "e": _espadas, "b": _bastos}[suit](pen)


def _oros(pen: Pen) -> None:
    """Draw a coin with the sun on it, in a burst of rays, crowned and named."""
    middle = Y - 30
    with pen.placed(move(X, middle)):
        _burst(pen, 16)
        coin_rim(pen, COIN_RADIUS, 6, BLUE)
        with pen.placed(scale(COIN_RADIUS / 100)):
            _sun(pen, 6)
    crown(pen, X, middle - COIN_RADIUS - 8, 160)
    with pen.placed(move(X, middle + 268)):
        _banner(pen, "ESCOBA")


def _burst(pen: Pen, rays: int) -> None:
    """Draw straight and waving rays about the coin, in turn, none of them under the crown."""
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
    for k in range(1, rays - 1):
        with pen.placed(turn(360 / rays * (k + 0.5))):
            pen.fill(flame, RED, weight=4.4)
    for k in range(2, rays - 1):
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


def _banner(pen: Pen, name: str) -> None:
    """Draw a red ribbon arched over the origin, its ends turned up, with `name` on it."""
    front = ribbon("-152,16 -78,-9 0,-17 78,-9 152,16", 39)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            tail = ribbon("118,44 166,44 206,18 236,-28", 27, forked=True)
            pen.fill(tail, RED, shade=7)
            pen.fill(polyline([(164, 54), (116, 70), (112, 40), (138, -24)]), DARK_RED)
    pen.fill(front, RED, shade=7)
    height, spacing = 46.0, 8.0
    letters = [
        affinity.scale(letter_area(c), height / CAP_HEIGHT, height / CAP_HEIGHT, origin=(0, 0))
        for c in name
    ]
    widths = [area.bounds[2] - area.bounds[0] for area in letters]
    left = -(sum(widths) + spacing * (len(name) - 1)) / 2
    for area, width in zip(letters, widths, strict=True):
        middle = left + width / 2
        with pen.placed(move(middle, -17 + (middle / 152) ** 2 * 33), turn(middle * 0.16)):
            pen.local_region(
                affinity.translate(area, -area.bounds[0] - width / 2, -height / 2), PALE_YELLOW
            )
        left += width + spacing


def _copas(pen: Pen) -> None:
    """Draw a covered cup over two vines."""
    height = 446.0
    middle = Y + 70
    for side in (-1, 1):
        with pen.placed(move(X, middle + height * 0.515 + 40), scale(side, 1)):
            vine(pen, 0, 0)
    rose(pen, X, middle + height * 0.515 + 42, 30, YELLOW)
    copa(pen, X, middle, height, design="bowl")
    cup_lid(pen, X, middle, height)


def _espadas(pen: Pen) -> None:
    """Draw a sword between branches of laurel that a bow ties to its grip."""
    for side in (-1, 1):
        with pen.placed(move(X, Y), scale(side, 1)):
            laurel(pen, 0, 56, 226, 84, -48, 11)
    espada(pen, X, Y - 2, 826, width=1.1, design="swept")
    with pen.placed(move(X, Y + 280), scale(0.5)):
        bow(pen)


def _bastos(pen: Pen) -> None:
    """Draw a club in leaf, tied with a bow, between roses."""
    for side in (-1, 1):
        with pen.placed(move(X, Y + 330), scale(side, 1)):
            rose_spray(pen, 26, 26)
    cudgel(pen, X, Y, 816, width=1.03, leaves="lr")
    with pen.placed(move(X, Y + 238)):
        bow(pen)
