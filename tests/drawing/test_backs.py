from __future__ import annotations

from itertools import combinations

import pytest

from drawing import backs
from drawing.naipe import HEIGHT, WIDTH
from tests.drawing.raster import half_turned, mean_difference, rasterised

BACKS = dict(backs.assets())


@pytest.mark.parametrize("name", BACKS)
def test_nothing_tells_which_way_up_a_back_lies(name: str) -> None:
    surface = rasterised(BACKS[name], WIDTH, HEIGHT)
    assert mean_difference(surface, half_turned(surface)) < 0.35


@pytest.mark.parametrize("name", BACKS)
def test_a_back_has_a_cream_edge_and_round_corners(name: str) -> None:
    surface = rasterised(BACKS[name], WIDTH, HEIGHT)
    assert surface.get_at((0, 0)).a == 0
    assert surface.get_at((WIDTH // 2, 14))[:3] == (0xFD, 0xF6, 0xE3)
    assert surface.get_at((14, HEIGHT // 2))[:3] == (0xFD, 0xF6, 0xE3)


@pytest.mark.parametrize("name", BACKS)
def test_the_pattern_still_shows_light_and_dark_at_sixty_pixels(name: str) -> None:
    surface = rasterised(BACKS[name], 39, 60)
    middle = [surface.get_at((x, y)) for x in range(8, 31) for y in range(10, 50)]
    greys = [0.3 * c.r + 0.59 * c.g + 0.11 * c.b for c in middle]
    assert max(greys) - min(greys) > 90


def test_every_two_backs_look_different() -> None:
    small = {name: rasterised(text, 39, 60) for name, text in BACKS.items()}
    assert len(BACKS) >= 6
    alike = [
        (one, other)
        for one, other in combinations(small, 2)
        if mean_difference(small[one], small[other]) < 20
    ]
    assert alike == []
