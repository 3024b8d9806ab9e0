"""The cups of the copas: a tall chalice, and a wide bowl with two handles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from drawing.palette import (
    BLUE,
    DARK_RED,
    DARK_YELLOW,
    PALE_BLUE,
    PALE_YELLOW,
    RED,
    WHITE,
    YELLOW,
)
from drawing.pen import Node, Pen, curve, ellipse, move, polyline, scale, spline

CupDesign: TypeAlias = Literal["chalice", "bowl"]

RICH: Final = 280  # units of height; a smaller cup goes without its finest lines


def copa(pen: Pen, x: float, y: float, height: float, *, design: CupDesign = "chalice") -> None:
    """Draw a standing cup; a chalice is 0.72 as wide as high, a bowl 0.96 with its handles."""
    unit = height / 100
    weight = max(3.2, min(5.5, height * 0.02))
    with pen.placed(move(x, y), scale(unit)):
        _DESIGNS[design](pen, unit, weight)


def cup_lid(pen: Pen, x: float, y: float, height: float) -> None:
    """Draw the domed lid of a bowl `height` high that stands at (`x`, `y`)."""
    unit = height / 100
    weight = max(3.2, min(5.5, height * 0.02))
    dome = spline("-33,-44! -31,-54 -20,-61 -9,-65 -5,-70! 5,-70! 9,-65 20,-61 31,-54 33,-44!")
    with pen.placed(move(x, y), scale(unit)):
        pen.fill(dome, RED, weight=weight, shade=5 * unit)
        for k in (-2, 2, -1, 1, 0):
            root, top = k * 12.6, k * 2.2
            flute = spline(
                [
                    (top - 1.2, -68.6, True),
                    (root * 0.62 - 4.2, -59 + abs(k) * 1.4),
                    (root - 4.6, -50.4),
                    (root, -46.4 - abs(k) * 0.4),
                    (root + 4.6, -50.4),
                    (root * 0.62 + 4.2, -59 + abs(k) * 1.4),
                    (top + 1.2, -68.6, True),
                ]
            )
            pen.fill(flute, YELLOW, weight=weight * 0.6, shade=1.6 * unit)
        brim = spline("-36,-45! 0,-39.5 36,-45! 37,-40.6! 0,-33.6 -37,-40.6!")
        pen.fill(brim, PALE_YELLOW, weight=weight * 0.9, shade=1.6 * unit)
        for k in range(-4, 5):
            colour = (WHITE, BLUE)[k % 2]
            pen.fill(ellipse(k * 7.9, -36.9 - k * k * 0.33, 2, 1.8), colour, weight=weight * 0.45)
        _pomegranate(pen, unit, weight)


def _pomegranate(pen: Pen, unit: float, weight: float) -> None:
    """Draw the knob of the lid: a ripe fruit that shows its seeds."""
    pen.fill(ellipse(0, -70.4, 6.8, 2.6), PALE_YELLOW, weight=weight * 0.8)
    pen.fill(
        spline("-3.4,-86! -5.6,-92.4! -1.6,-90! 0,-94! 1.6,-90! 5.6,-92.4! 3.4,-86!"),
        YELLOW,
        weight=weight * 0.8,
    )
    pen.fill(ellipse(0, -79, 8.6, 8.2), YELLOW, weight=weight * 0.9, shade=2.4 * unit)
    pen.fill(spline("0,-85.4! 4.4,-79 0,-73! -4.4,-79"), DARK_RED, weight=weight * 0.6)
    for x, y in ((0, -82), (-1.7, -79), (1.7, -79), (0, -76)):
        pen.fill(ellipse(x, y, 1.5), RED, weight=weight * 0.3)


def _mouth(pen: Pen, y: float, half: float, depth: float, weight: float) -> None:
    """Draw the gold lip, the dark inside and the wine."""
    pen.fill(ellipse(0, y, half, depth), PALE_YELLOW, weight=weight)
    pool = spline(
        [
            (-half * 0.8, y + depth * 0.36),
            (0, y - depth * 0.1),
            (half * 0.8, y + depth * 0.36),
            (0, y + depth * 0.9),
        ]
    )
    inside = ellipse(0, y + depth * 0.06, half * 0.86, depth * 0.7)
    pen.fill(inside, DARK_RED, weight=weight * 0.6, patches=[(pool, RED)])


def _leaf_of_gold(pen: Pen, tip: tuple[float, float], root: float, weight: float) -> None:
    """Draw one pointed leaf of the calyx, from (`root`, 9) to its tip."""
    x, y = tip
    lean = x - root
    left: list[Node] = [(root - 3, 9, True), (root + lean * 0.5 - 8, -3), (x - 3, y + 7)]
    right: list[Node] = [(x + 3, y + 7), (root + lean * 0.5 + 8, -3), (root + 3, 9, True)]
    vein: list[Node] = [(root, 9, True), (root + lean * 0.55, -3), (x, y, True)]
    blade = spline([*left, (x, y, True), *right])
    pen.fill(blade, PALE_YELLOW, weight=0)
    pen.fill(spline([*vein, *right]), YELLOW, weight=0)
    pen.stroke(blade, weight * 0.6)


def _chalice(pen: Pen, unit: float, weight: float) -> None:
    """Draw a tulip bowl in a calyx of gold leaves, on a knotted stem and a lobed foot."""
    small = unit if unit * 100 >= RICH - 20 else 0  # the small parts of a small cup stay flat
    plate = spline(
        "-31,44.5! -32.5,48 -28,50 -21,48.6! -17,51 -9,51.4 -5.6,49.4! 0,52.4 5.6,49.4! 9,51.4 "
        "17,51 21,48.6! 28,50 32.5,48 31,44.5!"
    )
    pen.fill(plate, PALE_YELLOW, weight=weight * 0.9, shade=1.6 * small)
    foot = spline("-4.6,27! -6,34 -14,39 -25,42 -31,45.4! 0,49 31,45.4! 25,42 14,39 6,34 4.6,27!")
    pen.fill(foot, YELLOW, weight=weight, shade=3 * unit)
    panels = ("0,34.5! 3.2,41 0,46 -3.2,41", "8.4,38.4! 19,41.6 19,44.8 11,44.4")
    pen.fill(spline(panels[0]), RED, weight=weight * 0.5)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(spline(panels[1]), RED, weight=weight * 0.5)
    stem = spline("-4,9! -3.4,16 -4,29! 4,29! 3.4,16 4,9!")
    pen.fill(stem, YELLOW, weight=weight * 0.9, shade=2 * small)
    pen.fill(ellipse(0, 28.5, 7.4, 2.7), PALE_YELLOW, weight=weight * 0.7)
    pen.fill(ellipse(0, 19.5, 11.5, 6.6), YELLOW, weight=weight * 0.9, shade=2.4 * unit)
    for x, width in ((-7.4, 2.0), (0.0, 3.8), (7.4, 2.0)):
        pen.fill(
            polyline([(x, 15.4), (x + width, 19.5), (x, 23.6), (x - width, 19.5)]),
            BLUE,
            weight=weight * 0.45,
        )
    bowl = spline("-33,-41! -34.5,-28 -30,-10 -19,3 -7,10! 7,10! 19,3 30,-10 34.5,-28 33,-41!")
    pen.fill(bowl, RED, weight=weight, shade=6 * unit)
    for tip, root in (((-27, -13.0), -5.0), ((27, -13.0), 5.0)):
        _leaf_of_gold(pen, tip, root, weight)
    for tip, root in (((-14, -15.5), -3.0), ((14, -15.5), 3.0)):
        _leaf_of_gold(pen, tip, root, weight)
    _leaf_of_gold(pen, (0, -19), 0, weight)
    lip = spline(
        "-33,-41! -34.3,-32! -19,-26.4 0,-24.8 19,-26.4 34.3,-32! 33,-41! 17,-35 0,-33.6 -17,-35"
    )
    pen.fill(lip, YELLOW, weight=weight * 0.75, shade=2 * small)
    for x, y, colour in (
        (-24.5, -32.9, WHITE),
        (-12.6, -30.4, BLUE),
        (0, -29.4, WHITE),
        (12.6, -30.4, BLUE),
        (24.5, -32.9, WHITE),
    ):
        pen.fill(ellipse(x, y, 2.7, 2.4), colour, weight=weight * 0.42)
    _mouth(pen, -41.5, 33.4, 7.6, weight)
    pen.stroke("-29.6,-25 -29,-18 -26.4,-13", weight * 0.8, WHITE)
    pen.fill(ellipse(0, 11, 8.6, 2.6), PALE_YELLOW, weight=weight * 0.7)


def _bowl(pen: Pen, unit: float, weight: float) -> None:
    """Draw a wide cup with fluted belly, jewelled frieze and two scrolled handles."""
    rich = unit * 100 >= RICH
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            handle = curve("31,-30 40,-38 47.5,-31 46,-18 38,-8 27,-3 23,2")
            pen.stroke(handle, 5.4 * unit + weight * 1.1)
            pen.stroke(handle, 5.4 * unit - weight * 0.9, YELLOW)
            if rich:
                pen.stroke("34,-33.6 40,-37 46,-30.6 45,-20", weight * 0.5, PALE_YELLOW)
            pen.fill(ellipse(46.6, -24, 3.4), PALE_YELLOW, weight=weight * 0.6)
            pen.fill(ellipse(23, 3.5, 3.2), YELLOW, weight=weight * 0.6)
    foot = spline("-5,28! -7,35 -17,39 -27,42 -29,46! 0,48.6 29,46! 27,42 17,39 7,35 5,28!")
    pen.fill(foot, YELLOW, weight=weight, shade=3 * unit)
    for k in (-2, -1, 0, 1, 2):
        pen.stroke(
            [(k * 1.6, 33), (k * 4.2, 38), (k * 9.6, 42.6 - abs(k) * 0.5)],
            weight * 0.55,
            DARK_YELLOW,
        )
    base = spline("-31,45! 0,47.6 31,45! 32,50! 0,51.5 -32,50!")
    pen.fill(base, RED, weight=weight * 0.9, shade=2 * unit)
    stem = spline("-4.4,12! -3.6,18 -4.4,29! 4.4,29! 3.6,18 4.4,12!")
    pen.fill(stem, YELLOW, weight=weight * 0.9, shade=2 * unit)
    pen.fill(ellipse(0, 29, 8, 2.8), PALE_YELLOW, weight=weight * 0.7)
    pen.fill(ellipse(0, 21, 9.6, 6), BLUE, weight=weight * 0.9, shade=2.4 * unit)
    pen.fill(ellipse(-3, 19, 2.4, 1.5), PALE_BLUE, weight=0)
    pen.fill(ellipse(0, 14, 8.2, 2.6), PALE_YELLOW, weight=weight * 0.7)
    body = spline("-35,-41! -36,-24 -31,-8 -20,5 -8,12! 8,12! 20,5 31,-8 36,-24 35,-41!")
    pen.fill(body, RED, weight=weight, shade=6 * unit)
    # The flutes: swelling below, narrow where they meet the stem.
    for k in (-3, 3, -2, 2, -1, 1, 0):
        x, top = k * 9.2, -6.8 - abs(k) * 0.9
        flute = spline(
            [
                (x - 4.9, top + 4),
                (x - k * 0.2, top - 2.4),
                (x + 4.9, top + 4),
                (x * 0.78 + 3.2, 1.5 - abs(k) * 1.4),
                (x * 0.26 + 1, 11.4, True),
                (x * 0.26 - 1, 11.4, True),
                (x * 0.78 - 3.2, 1.5 - abs(k) * 1.4),
            ]
        )
        pen.fill(flute, YELLOW, weight=weight * 0.55, shade=1.7 * unit if rich else 0)
    for y, thick in ((-33.2, 3.6), (-14.6, 3.6)):
        half = 35.4 if y < -20 else 34
        band = spline(
            [
                (-half, y - 2.5, True),
                (0, y + 4.6),
                (half, y - 2.5, True),
                (half - 0.4, y - 2.5 + thick, True),
                (0, y + 4.6 + thick),
                (-half + 0.4, y - 2.5 + thick, True),
            ]
        )
        pen.fill(band, YELLOW, weight=weight * 0.6)
    for x, y in ((-24, -21.6), (0, -17.8), (24, -21.6)):
        with pen.placed(move(x, y)):
            pen.fill(
                spline(
                    "-2,-2! -2.9,-5.2 2.9,-5.2 2,-2! 5.2,-2.9 5.2,2.9 2,2! 2.9,5.2 -2.9,5.2 "
                    "-2,2! -5.2,2.9 -5.2,-2.9"
                ),
                PALE_YELLOW,
                weight=weight * 0.45,
            )
            pen.fill(ellipse(0, 0, 2.1), BLUE, weight=weight * 0.4)
    for x, y in ((-12.4, -19), (12.4, -19)):
        pen.fill(ellipse(x, y, 2.4), WHITE, weight=weight * 0.42)
    _mouth(pen, -42, 36, 8, weight)
    if rich:
        pen.stroke("-32,-24 -31,-19 -30,-17", weight * 0.8, WHITE)


_DESIGNS: Final[dict[CupDesign, Callable[[Pen, float, float], None]]] = {
    "chalice": _chalice,
    "bowl": _bowl,
}
