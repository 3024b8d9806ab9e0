"""What the French figures hold, drawn upright with the hand at the origin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.figures.drapery import MOTIFS
from drawing.ornaments import leaf
from drawing.palette import (
    BLUE,
    BROWN,
    DARK_STEEL,
    GREEN,
    INK,
    PALE_YELLOW,
    RED,
    STEEL,
    WHITE,
    WOOD,
    YELLOW,
    shade_of,
)
from drawing.pen import Pen, curve, ellipse, move, polyline, rounded_box, scale, spline, turn


def _shaft(pen: Pen, top: float, colour: str = WOOD, width: float = 12) -> None:
    line = polyline([(0, 130), (0, top)], closed=False)
    pen.stroke(line, width + 9, INK)
    pen.stroke(line, width, colour)


def _blade(pen: Pen, half: float, tip: float) -> None:
    """Draw a blade from the guard up: one side lit, one dark, and a fuller with its own edge."""
    outline = [(0, tip), (half, tip + 34), (half - 1.5, -26), (1.5 - half, -26), (-half, tip + 34)]
    dark = polyline([(0, tip - 20), (40, tip - 20), (40, 0), (0, 0)])
    pen.fill(polyline(outline), STEEL, weight=4.8, patches=[(dark, DARK_STEEL)])
    pen.stroke([(0, tip + 8), (0, -30)], 2.6)
    pen.stroke([(-half * 0.5, tip + 48), (-half * 0.5, -38)], 2.8, WHITE)


def _hilt(pen: Pen, reach: float, gem: str) -> None:
    """Draw guard, grip and pommel about the hand."""
    pen.fill(rounded_box(-8, -26, 16, 62, 4), BROWN, weight=4.2)
    guard = spline(
        [
            (-reach, -34),
            (-reach - 9, -24),
            (-reach + 4, -16),
            (-reach * 0.4, -17),
            (0, -13),
            (reach * 0.4, -17),
            (reach - 4, -16),
            (reach + 9, -24),
            (reach, -34),
            (reach * 0.4, -30),
            (0, -32),
            (-reach * 0.4, -30),
        ]
    )
    pen.fill(guard, YELLOW, weight=4.4, shade=4)
    pen.fill(ellipse(0, -23, 6), gem, weight=2.8)
    pen.fill(ellipse(0, 44, 14), YELLOW, weight=4.4, shade=4)
    pen.fill(ellipse(0, 44, 5), gem, weight=2.6)


def _sword(pen: Pen) -> None:
    _blade(pen, 15, -286)
    _hilt(pen, 44, RED)


def _broadsword(pen: Pen) -> None:
    _blade(pen, 22, -278)
    _hilt(pen, 50, BLUE)


def _axe(pen: Pen) -> None:
    _shaft(pen, -236)
    blade = spline("6,-226! 36,-258 57,-194 36,-130 6,-162!")
    pen.fill(blade, STEEL, weight=4.8, shade=8)
    pen.stroke("41,-236 48,-194 41,-152", 3.4, shade_of(STEEL))
    pen.fill(spline("-6,-214! -34,-224 -38,-194 -34,-164 -6,-174!"), STEEL, weight=4.8, shade=5)
    pen.fill(rounded_box(-12, -238, 24, 88, 6), YELLOW, weight=4.4)
    pen.fill(ellipse(0, -246, 12), RED, weight=4.2)


def _sceptre(pen: Pen) -> None:
    _shaft(pen, -186, YELLOW)
    pen.fill(ellipse(0, -204, 25), BLUE, weight=4.8, shade=6)
    pen.stroke([(-24, -202), (0, -194), (24, -202)], 6, YELLOW)
    for k in (-1, 0, 1):
        with pen.placed(move(0, -224), turn(k * 56)):
            pen.fill(spline("0,0! 13,-22 0,-46! -13,-22"), YELLOW, weight=4.4)


def _halberd(pen: Pen) -> None:
    _shaft(pen, -190)
    pen.fill(
        spline("0,-278! 12,-236 8,-196! -8,-196! -12,-236"),
        STEEL,
        weight=4.6,
        patches=[(polyline([(0, -290), (30, -290), (30, -190), (0, -190)]), shade_of(STEEL))],
    )
    pen.fill(spline("6,-192! 34,-214 50,-176 36,-134 6,-148!"), STEEL, weight=4.6, shade=6)
    pen.fill(spline("-6,-186! -30,-176 -46,-190! -38,-156 -6,-154!"), STEEL, weight=4.6)
    pen.fill(rounded_box(-11, -198, 22, 56, 6), YELLOW, weight=4.2)


def _arrow(pen: Pen) -> None:
    """Draw an arrow by its shaft, point down the better to show its feathers."""
    _shaft(pen, -240, width=8)
    for side in (-1, 1):
        vane = spline(
            [
                (side * 3, -156, True),
                (side * 27, -182, True),
                (side * 27, -262, True),
                (side * 3, -240, True),
            ]
        )
        pen.fill(vane, RED if side < 0 else WHITE, weight=4.4)
        for y in (-182, -204, -226):
            pen.stroke([(side * 5, y + 16), (side * 25, y - 6)], 2.6)
    pen.fill(rounded_box(-7, -250, 14, 14, 4), YELLOW, weight=3.6)


def _letter(pen: Pen) -> None:
    """Draw a folded letter with its seal, held up by a corner."""
    with pen.placed(move(6, -72), turn(-10)):
        sheet = polyline([(-46, -48), (46, -48), (46, 50), (-46, 50)])
        pen.fill(sheet, WHITE, weight=4.8, shade=7)
        pen.stroke(polyline([(-46, -48), (0, 8), (46, -48)], closed=False), 3.4)
        pen.stroke(polyline([(-46, 50), (-12, -8)], closed=False), 2.6, shade_of(WHITE))
        pen.stroke(polyline([(46, 50), (12, -8)], closed=False), 2.6, shade_of(WHITE))
        for side in (-1, 1):
            pen.fill(
                polyline([(0, 8), (side * 6 - 6, 38), (side * 12, 34), (side * 6 + 6, 38)]),
                RED,
                weight=3,
            )
        pen.fill(ellipse(0, 6, 15), RED, weight=4, shade=4)
        pen.fill(spline("0,12! -8,3 -5,-2 0,1! 5,-2 8,3"), shade_of(RED), weight=0)


def _pennant(pen: Pen) -> None:
    """Draw a banner that hangs from a bar across its staff, with a lily on it."""
    _shaft(pen, -246)
    flag = spline("-58,-228! 58,-228! 56,-150 58,-96! 36,-122! 0,-92! -36,-122! -58,-96! -56,-150")
    fringe = polyline([(-70, -230), (70, -230), (70, -210), (-70, -210)])
    pen.fill(flag, RED, weight=4.8, shade=9, patches=[(fringe, YELLOW)])
    with pen.placed(move(0, -164), scale(36)):
        for part in MOTIFS["lily"]:
            pen.fill(spline(part), YELLOW, weight=3)
    bar = polyline([(-64, -230), (64, -230)], closed=False)
    pen.stroke(bar, 17, INK)
    pen.stroke(bar, 8.5, WOOD)
    for x in (-66, 66):
        pen.fill(ellipse(x, -230, 9), YELLOW, weight=4, shade=2)
    pen.fill(spline("0,-284! 11,-262 0,-244! -11,-262"), YELLOW, weight=4)


def _stem(pen: Pen) -> None:
    line = curve("0,70 -4,0 6,-60 0,-104")
    pen.stroke(line, 14, INK)
    pen.stroke(line, 6.5, GREEN)
    leaf(pen, 4, -44, 44, 66, 5)
    leaf(pen, 2, -28, 44, -66, 5)


def _daisy(pen: Pen) -> None:
    _stem(pen)
    for k in range(8):
        with pen.placed(move(0, -128), turn(45 * k)):
            pen.fill(ellipse(0, -26, 10, 19), WHITE, weight=4)
    pen.fill(ellipse(0, -128, 14), YELLOW, weight=4, shade=4)


def _rose(pen: Pen) -> None:
    _stem(pen)
    for k in range(5):
        with pen.placed(move(0, -128), turn(72 * k)):
            pen.fill(ellipse(0, -23, 21, 18), RED, weight=4.2, shade=4)
    pen.fill(ellipse(0, -128, 20), RED, weight=4.2)
    pen.stroke("-8,-126 -2,-136 9,-132 8,-122 -3,-119", 3.6, shade_of(RED))


def _tulip(pen: Pen) -> None:
    _stem(pen)
    cup = spline(
        "0,-92 -28,-104 -32,-140 -27,-172! -13,-150! 0,-178! 13,-150! 27,-172! 32,-140 28,-104"
    )
    pen.fill(cup, RED, weight=4.6, shade=7)
    pen.stroke("-12,-150 -16,-126 -8,-104", 3.4, shade_of(RED))
    pen.stroke("12,-150 16,-126 8,-104", 3.4, shade_of(RED))


def _carnation(pen: Pen) -> None:
    _stem(pen)
    fringe = spline(
        "0,-102 -30,-122 -44,-146! -34,-150 -36,-166! -22,-162 -18,-178! -6,-168 0,-182! 6,-168 "
        "18,-178! 22,-162 36,-166! 34,-150 44,-146! 30,-122"
    )
    pen.fill(fringe, PALE_YELLOW, weight=4.4, shade=7)
    for strand in ("-6,-112 -18,-136", "0,-112 0,-146", "6,-112 18,-136"):
        pen.stroke(strand, 3.2, shade_of(YELLOW))
    pen.fill(spline("-13,-114! 13,-114! 8,-92 -8,-92"), GREEN, weight=4)


ARMS: Final[dict[str, Callable[[Pen], None]]] = {
    "sword": _sword,
    "broadsword": _broadsword,
    "letter": _letter,
    "pennant": _pennant,
    "axe": _axe,
    "sceptre": _sceptre,
    "halberd": _halberd,
    "arrow": _arrow,
    "daisy": _daisy,
    "rose": _rose,
    "tulip": _tulip,
    "carnation": _carnation,
}
