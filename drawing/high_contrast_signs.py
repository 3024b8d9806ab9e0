"""The pictures of the high-contrast deck: four suits and three figures, each in two colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from drawing.pen import Pen, ellipse, move, polyline, rounded_box, scale, spline, turn

SIGN_HEIGHT: Final = 384.0


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


def sword(pen: Pen, ink: Ink) -> None:
    """Draw a sword 100 high about the origin, point up."""
    pen.fill(spline("0,-50! 10,-37! 10,20! -10,20! -10,-37!"), ink.solid, weight=0)
    pen.fill(spline("0,-40! 2.2,-36! 2.2,13! -2.2,13! -2.2,-36!"), ink.detail, weight=0)
    pen.fill(rounded_box(-7, 20, 14, 26, 2), ink.solid, weight=0)
    for y in (29, 34):
        pen.fill(
            polyline([(-8, y), (8, y - 1.5), (8, y + 0.3), (-8, y + 1.8)]), ink.detail, weight=0
        )
    guard = spline(
        "-27,13 -12,17.5 0,16.5 12,17.5 27,13 34,19 28,26.5 12,25 0,26.5 -12,25 -28,26.5 -34,19"
    )
    pen.fill(guard, ink.solid, weight=0)
    pen.fill(ellipse(0, 43.5, 11, 6.5), ink.solid, weight=0)


def club(pen: Pen, ink: Ink) -> None:
    """Draw a cudgel 100 high about the origin, thick end up, with cut branches and a leaf."""
    for x, y, degrees, length in ((8, -20, 56, 20), (-8, -4, -52, 18), (5, 16, 52, 14)):
        with pen.placed(move(x, y), turn(degrees)):
            pen.fill(rounded_box(-5, -length, 10, length + 4, 3), ink.solid, weight=0)
            pen.fill(ellipse(0, -length + 3.6, 2.6, 1.7), ink.detail, weight=0)
    trunk = spline(
        "-15,-46 0,-50 15,-46 19,-36 17,-25 15,-14 14,-4 11,8 10,20 8,32 8,42 9,47 6,50! -6,50!"
        " -9,47 -8,40 -8,30 -10,18 -12,6 -13,-6 -16,-16 -17,-27 -19,-37"
    )
    pen.fill(trunk, ink.solid, weight=0)
    pen.fill(ellipse(0, -42, 10, 3.6), ink.detail, weight=0)
    for line in ("-8,-29 -6,-20 -7,-10", "5,-22 6,-10 4,4", "-3,8 -2,20 -3,32"):
        pen.stroke(line, 10, ink.detail)


SUIT_SIGNS: Final = {"o": coin, "c": cup, "e": sword, "b": club}


def small_coin(pen: Pen, ink: Ink) -> None:
    """Draw a coin 100 across about the origin for a dozen pixels: a rim, a disc and a boss."""
    pen.fill(ellipse(0, 0, 50), ink.solid, weight=0)
    pen.fill(ellipse(0, 0, 35), ink.detail, weight=0)
    pen.fill(ellipse(0, 0, 15), ink.solid, weight=0)


def _silhouette(draw: Callable[[Pen, Ink], None]) -> Callable[[Pen, Ink], None]:
    return lambda pen, ink: draw(pen, Ink(ink.solid, ink.solid))


SMALL_SIGNS: Final = {
    "o": small_coin,
    "c": _silhouette(cup),
    "e": _silhouette(sword),
    "b": _silhouette(club),
}
"""The suits where no more than a dozen pixels show: plain shapes."""


def plumed_cap(pen: Pen, ink: Ink) -> None:
    """Draw the page's cap with its feather, in a box of 100 about the origin."""
    feather = spline(
        "2,20! 4,-12 18,-40 40,-52 52,-46 49,-34 43,-28! 50,-22 47,-11 40,-6! 44,2 36,12 26,24!"
    )
    pen.fill(feather, ink.solid, weight=0)
    pen.stroke("15,14 22,-12 39,-37", 9, ink.detail)
    puff = spline("-40,26! -50,4 -40,-18 -12,-24 14,-12 26,8 28,26!")
    pen.fill(puff, ink.solid, weight=10, outline=ink.detail)
    for fold in ("-26,14 -30,0 -22,-12", "-4,12 -4,-2 -8,-14"):
        pen.stroke(fold, 8, ink.detail)
    pen.fill(
        spline("-48,20! -20,27 12,27 40,18! 44,30 38,44! 10,50 -20,50 -44,44! -50,32"),
        ink.solid,
        weight=10,
        outline=ink.detail,
    )


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
