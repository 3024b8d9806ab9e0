from __future__ import annotations

from itertools import combinations

import pytest
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from drawing.clubs import CLUBS
from drawing.layouts import LAYOUTS, Pip, draw_pip
from drawing.pen import Geometry, Pen
from tests.drawing.svg_geometry import paths

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
    assert nearest >= 3


@pytest.mark.parametrize(("suit", "rank"), CARDS)
def test_symbols_stand_alike_after_a_half_turn(suit: str, rank: int) -> None:
    """Round and standing symbols by their places, long ones by how they lie too, but for one."""

    def place(pip: Pip, turned: bool) -> tuple[float, float, float]:
        lies = pip.degrees if suit in "eb" else 0
        if not turned:
            return round(pip.x, 3), round(pip.y, 3), lies
        return round(1 - pip.x, 3), round(1 - pip.y, 3), (lies + 180) % 360 if suit in "eb" else 0

    pips = LAYOUTS[suit][rank]
    single = (0.5, 0.5)
    around = [pip for pip in pips if (pip.x, pip.y) != single]
    assert {place(pip, False) for pip in around} == {place(pip, True) for pip in around}
    assert len(pips) - len(around) == rank % 2


def test_clubs_are_four_individuals() -> None:
    outlines = [club.body(1, 4).polygon() for club in CLUBS]
    assert len(outlines) == 4
    for one, other in combinations(outlines, 2):
        assert one.symmetric_difference(other).area > 0.2 * one.area
