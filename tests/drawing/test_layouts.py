from __future__ import annotations

from itertools import combinations

import pytest
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from drawing.cudgels import CUDGELS
from drawing.layouts import LAYOUTS, Pip, draw_pip
from drawing.naipe import FRAME_INSET, FRAME_WEIGHT, HEIGHT, WIDTH, reserved_boxes
from drawing.pen import Geometry, Pen
from tests.drawing.svg_geometry import paths

AIR = 12  # units between symbols, to the numbers' boxes and to the frame line
CARDS = [(suit, rank) for suit in LAYOUTS for rank in LAYOUTS[suit]]


def area(suit: str, rank: int, pip: Pip) -> Geometry:
    """What one symbol covers, its outlines included."""
    pen = Pen()
    draw_pip(pen, suit, rank, pip)
    parts = []
    for path in paths(pen.svg()):
        for line in path.lines:
            if path.filled and len(line) > 2:
                parts.append(Polygon(line).buffer(0).buffer(path.weight / 2))
            else:
                parts.append(LineString(line).buffer(path.weight / 2))
    return unary_union(parts)


@pytest.mark.parametrize(("suit", "rank"), CARDS)
def test_a_card_bears_as_many_symbols_as_it_counts(suit: str, rank: int) -> None:
    assert len(LAYOUTS[suit][rank]) == rank


@pytest.mark.parametrize(("suit", "rank"), CARDS)
def test_symbols_stand_apart(suit: str, rank: int) -> None:
    areas = [area(suit, rank, pip) for pip in LAYOUTS[suit][rank]]
    nearest = min(one.distance(other) for one, other in combinations(areas, 2))
    assert nearest >= AIR


@pytest.mark.parametrize(("suit", "rank"), CARDS)
def test_symbols_leave_air_about_the_numbers_and_along_the_frame(suit: str, rank: int) -> None:
    art = unary_union([area(suit, rank, pip) for pip in LAYOUTS[suit][rank]])
    assert min(art.distance(box(*sides)) for sides in reserved_boxes(str(rank))) >= AIR
    line = FRAME_INSET + FRAME_WEIGHT / 2
    left, top, right, bottom = art.bounds
    assert min(left, top, WIDTH - right, HEIGHT - bottom) - line >= AIR


@pytest.mark.parametrize(("suit", "rank"), CARDS)
def test_symbols_stand_alike_after_a_half_turn(suit: str, rank: int) -> None:
    """Round and standing symbols by their places, long ones by how they lie too.

    A single one in the middle does not count: it may stand a little off it to look balanced.
    """

    def place(pip: Pip, turned: bool) -> tuple[float, float, float]:
        lies = pip.degrees if suit in "eb" else 0
        if not turned:
            return round(pip.x, 3), round(pip.y, 3), lies
        return round(1 - pip.x, 3), round(1 - pip.y, 3), (lies + 180) % 360 if suit in "eb" else 0

    pips = LAYOUTS[suit][rank]
    around = [pip for pip in pips if abs(pip.x - 0.5) > 0.01 or abs(pip.y - 0.5) > 0.02]
    assert {place(pip, False) for pip in around} == {place(pip, True) for pip in around}
    assert len(pips) - len(around) == rank % 2


def test_clubs_are_four_individuals() -> None:
    outlines = [club.body(1, 4).polygon() for club in CUDGELS]
    assert len(outlines) == 4
    for one, other in combinations(outlines, 2):
        assert one.symmetric_difference(other).area > 0.2 * one.area
