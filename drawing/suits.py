"""The four suit symbols of the Spanish deck: oro, copa, espada, basto."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from drawing.ornaments import leaf
from drawing.palette import (
    BLUE,
    DARK_BLUE,
    DARK_GREEN,
    DARK_RED,
    DARK_STEEL,
    GREEN,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    STEEL,
    WHITE,
    WOOD,
    YELLOW,
)
from drawing.pen import Pen, curve, ellipse, move, polyline, scale, spline, turn

SUITS: Final = "oceb"
SUIT_NAMES: Final[dict[str, str]] = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}

ORNATE_BLADE: Final = 280  # a shorter sword has no room for ornament on its blade


def pip_outline(length: float) -> float:
    """Return the outline weight of a pip `length` units long."""
    return max(3.2, min(5.5, length * 0.0125))


def coin_rim(pen: Pen, r: float, weight: float) -> None:
    """Draw the disc, rope edge and red field of a coin of radius `r` about the origin."""
    pen.fill(ellipse(0, 0, r), YELLOW, weight=weight, shade=r * 0.1)
    beads = 28 if r > 90 else 22
    for k in range(beads):
        angle = 2 * math.pi * k / beads
        bead = move(r * 0.875 * math.cos(angle), r * 0.875 * math.sin(angle))
        with pen.placed(bead, turn(math.degrees(angle) + 38)):
            pen.stroke([(-r * 0.062, 0), (r * 0.062, 0)], max(2.2, r * 0.028))
    pen.fill(ellipse(0, 0, r * 0.76), PALE_YELLOW, weight=weight * 0.75)
    pen.fill(ellipse(0, 0, r * 0.69), RED, weight=weight * 0.6, shade=r * 0.06)


def oro(pen: Pen, x: float, y: float, diameter: float) -> None:
    """Draw a coin: rope edge, red field, eight petals and a blue boss."""
    r = diameter / 2
    weight = max(3.2, min(6, r * 0.055))
    ray = spline(
        [(0, -r * 0.63, True), (r * 0.1, -r * 0.36), (0, -r * 0.2, True), (-r * 0.1, -r * 0.36)]
    )
    petal = spline(
        [
            (0, -r * 0.6),
            (r * 0.135, -r * 0.44),
            (r * 0.05, -r * 0.2, True),
            (-r * 0.05, -r * 0.2, True),
            (-r * 0.135, -r * 0.44),
        ]
    )
    with pen.placed(move(x, y)):
        coin_rim(pen, r, weight)
        for k in range(8):
            with pen.placed(turn(45 * k + 22.5)):
                pen.fill(ray, PALE_YELLOW, weight=weight * 0.45)
        for k in range(8):
            with pen.placed(turn(45 * k)):
                pen.fill(petal, YELLOW, weight=weight * 0.55)
                if r >= 90:
                    pen.stroke([(0, -r * 0.5), (0, -r * 0.3)], weight * 0.4)
        pen.fill(ellipse(0, 0, r * 0.22), BLUE, weight=weight * 0.6, shade=r * 0.05)
        pen.fill(ellipse(0, 0, r * 0.085), PALE_YELLOW, weight=weight * 0.4)


def copa(pen: Pen, x: float, y: float, height: float) -> None:
    """Draw a chalice three quarters as wide as high: red bowl, gem band, blue knop, gold foot."""
    unit = height / 100
    weight = max(3.2, min(5.5, height * 0.02))
    foot = spline("-30,46! -29,40 -14,33 -6,24! 6,24! 14,33 29,40 30,46! 16,50 0,51 -16,50")
    with pen.placed(move(x, y), scale(unit)):
        pen.fill(foot, YELLOW, weight=weight, shade=4 * unit)
        pen.stroke("-24,41.5 -12,44.5 0,45.3 12,44.5 24,41.5", weight * 0.6)
        pen.fill(
            polyline([(-5.5, 12), (5.5, 12), (4.5, 25), (-4.5, 25)]),
            YELLOW,
            weight=weight,
            shade=2.5 * unit,
        )
        pen.fill(ellipse(0, 18, 10.5, 6), BLUE, weight=weight * 0.9, shade=2.5 * unit)
        pen.fill(ellipse(-2.5, 16.6, 3, 1.8), PALE_BLUE, weight=0)
        _copa_bowl(pen, unit, weight)
        pen.fill(ellipse(0, -42, 37.5, 8.5), YELLOW, weight=weight, shade=2 * unit)
        pool = spline("-28,-39.8 0,-43.2 28,-39.8 12,-36.6 -12,-36.6")
        pen.fill(ellipse(0, -41.6, 31, 5.6), DARK_RED, weight=weight * 0.6, patches=[(pool, RED)])


def _copa_bowl(pen: Pen, unit: float, weight: float) -> None:
    bowl = spline("-36,-42! -35,-22 -27,-2 -11,10 0,13 11,10 27,-2 35,-22 36,-42!")
    glint = spline("-31,-35 -28,-35 -27,-28 -29.6,-28")
    pen.fill(bowl, RED, weight=weight, shade=7 * unit)
    pen.fill(glint, WHITE, weight=0)
    for k in (-2, -1, 0, 1, 2):
        x = k * 8.6
        top = -6 + abs(k) * 1.3
        low = 11.2 - abs(k) * 1.5
        gadroon = spline(
            [
                (x - 5.2 + k * 1.3, top + 2),
                (x + k * 1.5, top - 3.5),
                (x + 5.2 + k * 1.3, top + 2),
                (x * 0.62 + 1.6, low, True),
                (x * 0.62 - 1.6, low, True),
            ]
        )
        pen.fill(gadroon, YELLOW, weight=weight * 0.55, shade=1.8 * unit)
    band = spline(
        "-35.4,-25! -18,-19.5 0,-18 18,-19.5 35.4,-25! 33,-14.5! 17,-9.5 0,-8 -17,-9.5 -33,-14.5!"
    )
    pen.fill(band, YELLOW, weight=weight * 0.6)
    for gem_x, gem_y, colour in (
        (-24, -17, BLUE),
        (-9.5, -13.8, WHITE),
        (9.5, -13.8, WHITE),
        (24, -17, BLUE),
    ):
        pen.fill(ellipse(gem_x, gem_y, 3.6, 3), colour, weight=weight * 0.45)
    pen.fill(polyline([(0, -17), (3, -13), (0, -9.4), (-3, -13)]), RED, weight=weight * 0.4)


def espada(
    pen: Pen, x: float, y: float, length: float, *, degrees: float = 0, width: float = 1
) -> None:
    """Draw a straight sword `length` long, point up before it is turned."""
    unit = length / 100
    weight = pip_outline(length)
    slim = width**0.5
    blade = polyline([(0, -50), (5.2, -40), (5.2, 20), (-5.2, 20), (-5.2, -40)])
    quillons = spline(
        "-21,18.5 -19,15 -15.5,17.5 -8,19.5 0,19 8,19.5 15.5,17.5 19,15 21,18.5 "
        "18,23 10,25.4 0,26 -10,25.4 -18,23"
    )
    with pen.placed(move(x, y), turn(degrees), scale(unit * width, unit)):
        dark_half = polyline([(0, -52), (9, -40), (9, 22), (0, 22)])
        pen.fill(blade, STEEL, weight=weight, patches=[(dark_half, DARK_STEEL)])
        pen.stroke([(0, -44), (0, 19)], weight * 0.55, DARK_BLUE)
        if length > ORNATE_BLADE:
            half = 2.3 / slim
            for middle in (2, -4, -10):
                lozenge = [(0, middle - 3.4), (half, middle), (0, middle + 3.4), (-half, middle)]
                pen.fill(polyline(lozenge), PALE_YELLOW, weight=weight * 0.4)
            wedge = polyline([(-3.6 / slim, 10), (3.6 / slim, 10), (0, 4.6)])
            pen.fill(wedge, YELLOW, weight=weight * 0.45)
        ricasso = polyline([(-6.4, 14), (6.4, 14), (6.4, 21), (-6.4, 21)])
        pen.fill(ricasso, BLUE, weight=weight * 0.8)
        pen.fill(quillons, YELLOW, weight=weight, shade=2 * unit * width)
        pen.fill(ellipse(0, 22.4, 2.6 / slim, 2.2), RED, weight=weight * 0.45)
        if length > ORNATE_BLADE:
            for side in (-1, 1):
                pen.fill(ellipse(side * 8.5, 22.2, 1.4 / slim, 1.4), BLUE, weight=weight * 0.35)
                pen.stroke(
                    [(side * 12.5, 20.6), (side * 15.6, 21.4), (side * 17.8, 19)], weight * 0.4
                )
        grip = spline("-3.9,26! 3.9,26! 4.6,33 3.6,41! -3.6,41! -4.6,33")
        pen.fill(grip, RED, weight=weight, shade=2 * unit * width)
        for wire in (29, 32.4, 35.8, 39):
            pen.stroke([(-4, wire + 0.9), (4, wire - 0.9)], weight * 0.5, PALE_YELLOW)
        pen.fill(ellipse(0, 45, 6 / slim, 5), YELLOW, weight=weight, shade=2 * unit * width)
        pen.fill(ellipse(0, 45, 2 / slim, 1.8), BLUE, weight=weight * 0.4)


@dataclass(frozen=True, slots=True)
class Club:
    """One cudgel, 100 long and thick end up, in its own units.

    stubs: x, y, degrees, length and width of the cut branches
    knots: x, y and size
    leaves: x, y, length, degrees
    """

    body: str
    stubs: tuple[tuple[float, float, float, float, float], ...]
    knots: tuple[tuple[float, float, float], ...]
    highlights: tuple[str, ...]
    bark: tuple[str, ...]
    leaves: tuple[tuple[float, float, float, float], ...]
    top: tuple[float, float, float, float]  # x, y, half width, degrees of the cut end


CLUBS: Final[tuple[Club, ...]] = (
    Club(
        body=(
            "-10.5,-46 0,-49.5 10.5,-46 13.6,-38 11.4,-30 12.4,-22 9.2,-15 9.8,-6 6.6,2 6.6,10 "
            "4.6,18 4.9,27 3.5,36 4.6,44 3.8,49 0,50 -3.8,49 -4.4,43 -3.2,35 -4.6,26 -4.2,17 "
            "-6.4,9 -6.2,0 -9,-8 -8.8,-16 -12,-23 -11.2,-32 -13.6,-40"
        ),
        stubs=(
            (9, -34, 50, 7.5, 7.2),
            (-9, -20, -52, 7.5, 6.6),
            (-5.5, 10, -50, 5.4, 5),
            (7.6, -3, 52, 6, 5.6),
            (4.2, 28, 54, 4, 4),
        ),
        knots=((1.6, -20, 1), (0.4, 31, 0.55)),
        highlights=(
            "-9,-41 -7.4,-31 -8,-24",
            "-5.8,-14 -6,-8 -3.8,0 -3.8,8",
            "-2.2,18 -2.6,28 -1.4,40",
        ),
        bark=(
            "-3.4,-40 -2.2,-34 -3.6,-29",
            "4,-39 5.4,-33 4.4,-29",
            "3.8,-14 4.6,-9 3,-3",
            "1.2,12 1.9,18 .8,24",
            "-2.2,-9 -1,-2 -1.4,4",
            ".4,36 .9,40 .3,45",
        ),
        leaves=((9, -13, 17, 64), (5, 14, 11, 70), (-8, -2, 16, -62), (-10, -32, 11, -78)),
        top=(0, -45.6, 9.6, 0),
    ),
    Club(
        body=(
            "-9,-47 1,-49.5 11,-45 13.4,-36 12.6,-27 9.4,-20 10.6,-11 8,-3 6,6 7,14 5,22 4,31 "
            "4.8,40 4,48.6 0,50 -4,48.6 -3.2,40 -4.8,32 -5.4,22 -4.4,13 -7.4,4 -8.6,-6 -7.6,-14 "
            "-11.4,-22 -13.6,-32 -12,-41"
        ),
        stubs=(
            (-10, -30, -56, 7, 7),
            (9.4, -17, 48, 7.5, 6.8),
            (-6.4, 0, -48, 6.4, 5.6),
            (5.6, 16, 56, 5, 4.8),
            (-4, 27, -52, 3.8, 4),
        ),
        knots=((-1.8, -8, 0.9), (1, -34, 0.6)),
        highlights=(
            "-10,-40 -10.4,-34",
            "-8.6,-18 -5.4,-10 -6,-3",
            "-4.6,8 -3,16 -3.2,26 -2,36",
        ),
        bark=(
            "-4,-42 -5,-36 -3.6,-31",
            "6.4,-40 7.4,-33 6.2,-28",
            "3,-24 4.8,-18 3.4,-12",
            "3.4,-2 2.2,4 3.4,9",
            ".6,16 1.4,22 .2,28",
            ".6,36 1.2,41 .4,46",
        ),
        leaves=((9, -30, 15, 70), (-8, 8, 15, -66), (5, 4, 13, 62), (-10, -16, 11, -74)),
        top=(0.8, -45.8, 9.4, 4),
    ),
    Club(
        body=(
            "-11,-44.6 -1,-49.5 9.4,-47 12.6,-40 13.8,-31 10.2,-23 8.6,-14 10,-5 7.4,3 5.2,11 "
            "5.8,20 4.4,28 3.2,36 4.4,44 3.6,49 0,50 -3.8,49 -4.6,42 -3.6,34 -5.2,25 -6.2,16 "
            "-5.2,8 -7.2,0 -9.8,-9 -10.4,-18 -9.2,-26 -12.4,-33 -13.8,-40"
        ),
        stubs=(
            (10, -27, 54, 7, 6.8),
            (-9.4, -14, -50, 7.6, 7),
            (8, -2, 50, 5.4, 5.2),
            (-5.6, 19, -52, 5, 4.8),
            (4.4, 24, 52, 4.4, 4.2),
        ),
        knots=((0.6, -30, 0.95), (-0.6, 8, 0.65)),
        highlights=(
            "-10.4,-38 -9.6,-32",
            "-7,-24 -7.6,-16",
            "-6,-6 -4.4,2",
            "-3.6,14 -3.6,24 -2.2,36",
        ),
        bark=(
            "-3,-43 -1.4,-39",
            "6.4,-41 8,-36 7.2,-30",
            "3.4,-18 4.2,-12 2.8,-7",
            "-4,-16 -2.6,-10 -3.4,-4",
            "2.4,12 1.8,18 2.6,22",
            ".2,30 .8,37 .2,44",
        ),
        leaves=((9, -10, 16, 66), (4.6, 12, 12, 66), (-9, -28, 12, -76), (-6, 4, 15, -64)),
        top=(-0.8, -45.6, 9.4, -4),
    ),
)


def basto(
    pen: Pen,
    x: float,
    y: float,
    length: float,
    *,
    degrees: float = 0,
    width: float = 1,
    kind: int = 0,
    leaves: str = "",
) -> None:
    """Draw a cudgel `length` long, thick end up before it is turned.

    `kind` picks one of `CLUBS`; `leaves` names the sides that bear them: "l", "r", both or none.
    """
    club = CLUBS[kind % len(CLUBS)]
    unit = length / 100
    weight = pip_outline(length)
    with pen.placed(move(x, y), turn(degrees), scale(unit * width, unit)):
        for leaf_x, leaf_y, leaf_length, angle in club.leaves:
            if ("r" if leaf_x > 0 else "l") in leaves:
                with pen.placed(move(leaf_x, leaf_y), scale(1 / width, 1)):
                    leaf(pen, 0, 0, leaf_length * (0.55 + 0.45 * width), angle, weight)
        for stub in club.stubs:
            _stub(pen, *stub, weight)
        pen.fill(spline(club.body), GREEN, weight=weight, shade=4.6 * unit * width)
        for line in club.highlights:
            pen.stroke(line, weight * 1.2, PALE_GREEN)
        for line in club.bark:
            pen.stroke(line, weight * 0.6)
        for knot_x, knot_y, size in club.knots:
            thin = width**-0.3
            pen.fill(
                ellipse(knot_x, knot_y, 3.4 * size * thin, 4.2 * size, -14),
                PALE_YELLOW,
                weight=weight * 0.7,
            )
            pen.fill(ellipse(knot_x, knot_y, 1.4 * size, 2 * size, -14), WOOD, weight=0)
        top_x, top_y, half, tilt = club.top
        with pen.placed(move(top_x, top_y), turn(tilt)):
            pen.fill(ellipse(0, 0, half, 3.7), PALE_YELLOW, weight=weight * 0.85)
            pen.fill(ellipse(0, 0, half * 0.56, 2), YELLOW, weight=weight * 0.4)
            pen.fill(ellipse(0, 0, half * 0.2, 0.8), WOOD, weight=0)


def _stub(
    pen: Pen, x: float, y: float, degrees: float, length: float, width: float, weight: float
) -> None:
    half = width / 2
    with pen.placed(move(x, y), turn(degrees)):
        pen.fill(
            polyline([(-half - 0.6, 3), (-half, -length), (half, -length), (half + 0.6, 3)]),
            GREEN,
            weight=weight * 0.9,
            patches=[
                (polyline([(0.3, 4), (0.3, -length), (width, -length), (width, 4)]), DARK_GREEN)
            ],
        )
        pen.fill(ellipse(0, -length, half, 2.1), PALE_YELLOW, weight=weight * 0.7)
        pen.fill(ellipse(0, -length, width / 4.6, 0.9), WOOD, weight=0)


def _chip(suit: str) -> str:
    """Return one suit symbol of few strokes, to be read at 16 to 28 pixels."""
    pen = Pen(100, 100)
    weight = 5.0
    if suit == "o":
        pen.fill(ellipse(50, 50, 44), YELLOW, weight=weight)
        pen.fill(ellipse(50, 50, 26), RED, weight=weight * 0.8)
        pen.fill(ellipse(50, 50, 9), PALE_YELLOW, weight=0)
    elif suit == "c":
        stem = spline("43,58! 57,58! 58,76 80,84 80,94! 20,94! 20,84 42,76")
        pen.fill(stem, YELLOW, weight=weight)
        bowl = spline("12,12! 88,12! 86,36 72,56 50,64 28,56 14,36")
        brim = polyline([(0, 0), (100, 0), (100, 24), (0, 24)])
        pen.fill(bowl, RED, weight=weight, patches=[(brim, YELLOW)])
        pen.stroke(curve("14,24! 86,24!"), weight * 0.8)
    elif suit == "e":
        with pen.placed(move(52, 48), turn(45), scale(0.96)):
            blade = polyline([(0, -62), (13, -44), (13, 26), (-13, 26), (-13, -44)])
            dark = polyline([(0, -70), (20, -70), (20, 30), (0, 30)])
            pen.fill(blade, STEEL, weight=weight, patches=[(dark, PALE_BLUE)])
            grip = polyline([(-8, 32), (8, 32), (8, 54), (-8, 54)])
            pen.fill(grip, RED, weight=weight)
            pen.fill(spline("-36,22 0,20 36,22 36,35 0,36 -36,35"), YELLOW, weight=weight)
            pen.fill(ellipse(0, 57, 10), YELLOW, weight=weight)
    else:
        with pen.placed(move(51, 49), turn(45), scale(0.9)):
            for branch in ("12,-14! 32,-30! 42,-14! 12,12!", "-12,4! -28,-10! -38,6! -10,26!"):
                pen.fill(spline(branch), PALE_GREEN, weight=weight)
            trunk = spline("-25,-46 0,-60 25,-46 27,-32 13,54 0,64 -13,54 -27,-32")
            shadow = polyline([(8, -60), (40, -60), (40, 70), (3, 70)])
            pen.fill(trunk, PALE_GREEN, weight=weight, patches=[(shadow, GREEN)])
            pen.fill(ellipse(0, -45, 18, 10), PALE_YELLOW, weight=weight * 0.8)
    return pen.svg()


def chips() -> dict[str, str]:
    """Return the small suit symbols by suit letter, each 100 by 100 units."""
    return {suit: _chip(suit) for suit in SUITS}
