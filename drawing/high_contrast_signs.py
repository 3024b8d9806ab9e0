"""The pictures of the high-contrast deck: four suits and three figures, each in two colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drawing.pen import Pen, ellipse, move, polyline, rounded_box, scale, spline, turn

SIGN_HEIGHT: Final = 380.0


@dataclass(frozen=True, slots=True)
class Ink:
    """The two colours of one picture: `solid` stands out from the ground, `detail` lies in it."""

    solid: str
    detail: str


def coin(pen: Pen, ink: Ink) -> None:
    """Draw a coin 100 across about the origin: a dark rim, a bright disc, a flower of eight."""
    pen.fill(ellipse(0, 0, 50), ink.solid, weight=0)
    pen.fill(ellipse(0, 0, 44.5), ink.detail, weight=0)
    pen.fill(ellipse(0, 0, 36), ink.solid, weight=0)
    pen.fill(ellipse(0, 0, 31.5), ink.detail, weight=0)
    petal = spline("0,-9! 6.4,-19 0,-28! -6.4,-19")
    for k in range(8):
        with pen.placed(turn(45 * k)):
            pen.fill(petal, ink.solid, weight=0)
    pen.fill(ellipse(0, 0, 7), ink.solid, weight=0)


def cup(pen: Pen, ink: Ink) -> None:
    """Draw a chalice 100 high about the origin."""
    body = spline(
        "-38,-50! 38,-50! 38,-34 32,-12 18,2 6,9! 6,13! 13,14 13,23 6,24! 7,32 16,38 31,42! 31,50!"
        " -31,50! -31,42! -16,38 -7,32 -6,24! -13,23 -13,14 -6,13! -6,9! -18,2 -32,-12 -38,-34"
    )
    pen.fill(body, ink.solid, weight=0)
    band = spline(
        "-37,-33! -20,-27 0,-25.5 20,-27 37,-33! 36,-26! 20,-20.5 0,-19 -20,-20.5 -36,-26!"
    )
    pen.fill(band, ink.detail, weight=0)
    for x in (-15, 0, 15):
        drop = spline(f"{x},-13! {x + 4},-6 {x * 0.75},2! {x - 4},-6")
        pen.fill(drop, ink.detail, weight=0)


LEAN: Final = 30.0  # degrees, of sword and club, which stand longer so


def sword(pen: Pen, ink: Ink) -> None:
    """Draw a sword, leaning, 100 high about the origin, point up."""
    with pen.placed(move(6, -0.8), turn(LEAN), scale(1.0)):
        pen.fill(spline("0,-57! 11.5,-43! 10.5,24! -10.5,24! -11.5,-43!"), ink.solid, weight=0)
        pen.fill(spline("0,-44! 2.6,-39! 2.6,17! -2.6,17! -2.6,-39!"), ink.detail, weight=0)
        pen.fill(rounded_box(-6.5, 26, 13, 20, 2), ink.solid, weight=0)
        for y in (36, 41):
            wire = polyline([(-8, y), (8, y - 2), (8, y + 0.4), (-8, y + 2.4)])
            pen.fill(wire, ink.detail, weight=0)
        guard = spline(
            "-33,11! -27,18.5 -14,20.5 0,19 14,20.5 27,18.5 33,11! 37,19 32,28.5 18,31 0,31.5 "
            "-18,31 -32,28.5 -37,19"
        )
        pen.fill(guard, ink.solid, weight=0)
        pen.fill(ellipse(0, 25.6, 3.6, 3), ink.detail, weight=0)
        pen.fill(ellipse(0, 49.5, 10.5, 7.5), ink.solid, weight=0)


CUDGEL: Final = (
    "-7,54! -8,34 -9.5,16 -11,4! -25,-7! -18,-17! -13,-12! -14.4,-26 -17,-38 -14,-49 -6,-53 "
    "6,-53 14.4,-48 17,-38 15.5,-30! 26,-41! 35,-32! 15,-12! 12.5,0 11,8! 20,0! 27,8! 10,23! "
    "8,36 7,54!"
)


def club(pen: Pen, ink: Ink) -> None:
    """Draw a cudgel, leaning, 100 high about the origin, thick end up."""
    with pen.placed(move(-4.4, 0), turn(LEAN), scale(0.99)):
        pen.fill(spline(CUDGEL), ink.solid, weight=0)
        for grain in (
            "-8,-40 -5,-32 -8,-24",
            "7,-30 5,-20 8,-12",
            "-4,-8 -1,2 -4,12",
            "5,14 3,22 4,30",
        ):
            pen.stroke(grain, 9, ink.detail)
        for y in (38, 44):
            strap = polyline([(-10, y), (10, y - 2), (10, y + 0.6), (-10, y + 2.6)])
            pen.fill(strap, ink.detail, weight=0)


SUIT_SIGNS: Final = {"o": coin, "c": cup, "e": sword, "b": club}


def small_coin(pen: Pen, ink: Ink) -> None:
    """Draw a coin 100 across about the origin for a dozen pixels: a rim, a disc and a boss."""
    pen.fill(ellipse(0, 0, 50), ink.solid, weight=0)
    pen.fill(ellipse(0, 0, 35), ink.detail, weight=0)
    pen.fill(ellipse(0, 0, 15), ink.solid, weight=0)


def _silhouette(draw: Callable[[Pen, Ink], None]) -> Callable[[Pen, Ink], None]:
    return lambda pen, ink: draw(pen, Ink(ink.solid, ink.solid))


def small_sword(pen: Pen, ink: Ink) -> None:
    """Draw a broad sword that leans, as nobody holds a cross."""
    with pen.placed(turn(LEAN)):
        pen.fill(spline("0,-56! 11,-42! 10,24! -10,24! -11,-42!"), ink.solid, weight=0)
        guard = "-28,9! -20,17 0,16 20,17 28,9! 31,20 22,29 0,29 -22,29 -31,20"
        pen.fill(spline(guard), ink.solid, weight=0)
        pen.fill(rounded_box(-6.5, 26, 13, 20, 2), ink.solid, weight=0)
        pen.fill(ellipse(0, 49, 11, 8), ink.solid, weight=0)


def small_club(pen: Pen, ink: Ink) -> None:
    """Draw a cudgel that leans."""
    with pen.placed(move(-5, 0), turn(LEAN), scale(0.98)):
        pen.fill(spline(CUDGEL), ink.solid, weight=0)


# The suits where no more than a dozen pixels show: plain shapes.
SMALL_SIGNS: Final = {
    "o": small_coin,
    "c": _silhouette(cup),
    "e": small_sword,
    "b": small_club,
}


def plumed_cap(pen: Pen, ink: Ink) -> None:
    """Draw the page's peaked cap with its feather, in a box of 100 about the origin."""
    with pen.placed(move(-1, 9), scale(0.98)):
        crown_of_cap = spline("-34,22! -33,0 -20,-22 2,-31 22,-24 36,-4 40,20!")
        pen.fill(crown_of_cap, ink.solid, weight=0)
        pen.stroke("-22,6 -18,-8 -6,-18", 8, ink.detail)
        feather = spline("10,16! 12,-14 26,-42 50,-60! 55,-40 51,-16 28,16!")
        pen.fill(feather, ink.solid, weight=10, outline=ink.detail)
        pen.stroke("19,14 28,-16 44,-44", 7, ink.detail)
        brim = spline("-52,31! -30,17 0,20 30,11 50,-7! 53,14 41,32 8,40 -28,39!")
        pen.fill(brim, ink.solid, weight=10, outline=ink.detail)


def horse_head(pen: Pen, ink: Ink) -> None:
    """Draw a horse's head facing left, in a box of 100 about the origin."""
    with pen.placed(scale(0.46), move(-108, -110)):
        mane = spline(
            "100,8! 132,8 152,24! 168,28 178,50! 194,64 196,92! 208,112 204,142!"
            " 212,168 204,220! 120,220! 96,60"
        )
        pen.fill(mane, ink.solid, weight=0)
        head = spline(
            "50,220! 162,220! 168,176 160,118 140,66 118,36! 112,0! 90,24! 78,38 56,76 32,112"
            " 10,140 4,158 16,176 40,178 58,166 80,158 102,148! 100,170 74,196"
        )
        pen.fill(head, ink.solid, weight=12, outline=ink.detail)
        pen.fill(spline("76,66! 88,58 102,64! 92,74"), ink.detail, weight=0)
        pen.fill(ellipse(24, 150, 6, 4.5, -40), ink.detail, weight=0)
        pen.stroke("44,98! 72,160!", 8, ink.detail)
        pen.stroke("60,130! 128,82!", 8, ink.detail)
        pen.stroke("96,26! 128,82! 104,148!", 8, ink.detail)


def crown(pen: Pen, ink: Ink) -> None:
    """Draw the king's crown, in a box of 100 about the origin."""
    body = spline(
        "-36,44! -45,-18! -30,0 -20,4! -12,-10 0,-32! 12,-10 20,4! 30,0 45,-18! 36,44! 0,48"
    )
    pen.fill(body, ink.solid, weight=0)
    for x, y in ((-44, -26), (0, -40), (44, -26)):
        pen.fill(ellipse(x, y, 8), ink.solid, weight=0)
    pen.stroke("-38,22 0,27 38,22", 9, ink.detail)
    pen.fill(polyline([(0, -8), (6, 2), (0, 12), (-6, 2)]), ink.detail, weight=0)
    for x in (-23, 23):
        pen.fill(ellipse(x, 11, 4), ink.detail, weight=0)


RANK_SIGNS: Final = {10: plumed_cap, 11: horse_head, 12: crown}
