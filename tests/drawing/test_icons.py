from __future__ import annotations

import re

import pytest

from drawing import icons
from tests.drawing.raster import pixels, rasterised

ICONS = dict(icons.assets())
SCALE = 4
SIDE = icons.SIZE * SCALE

NEEDED = (
    "arrow-turn back broom cards chevron-down chevron-left chevron-right chevron-up computer cross "
    "dealer flag fullscreen help hint list lock mark-diamond mark-dot mark-square mark-triangle "
    "menu minus pencil person play plus prime save seven sevens settings speed tick trash undo"
)


def opaque_box(svg: str) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of what is drawn, in quarter units."""
    box = rasterised(svg, SIDE, SIDE).get_bounding_rect(min_alpha=1)
    return box.left, box.top, box.right, box.bottom


def test_every_icon_of_the_screens_is_there() -> None:
    assert sorted(ICONS) == [f"icons/{name}.svg" for name in sorted(NEEDED.split())]


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_white_so_that_it_can_be_tinted(name: str) -> None:
    assert set(re.findall("#[0-9A-Fa-f]{6}", ICONS[name])) == {"#FFFFFF"}


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_lies_inside_its_box(name: str) -> None:
    left, top, right, bottom = opaque_box(ICONS[name])
    assert min(left, top) >= 1
    assert max(right, bottom) <= SIDE - 1


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_centred(name: str) -> None:
    # To the eye, that is: a triangle leans to its broad side, so the boxes are not centred quite.
    left, top, right, bottom = opaque_box(ICONS[name])
    assert (left + right) / 2 == pytest.approx(SIDE / 2, abs=3.5 * SCALE)
    assert (top + bottom) / 2 == pytest.approx(SIDE / 2, abs=3.5 * SCALE)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_more_than_a_grey_haze_at_sixteen_pixels(name: str) -> None:
    alphas = pixels(rasterised(ICONS[name], 16, 16))[3::4]
    assert sum(alpha >= 200 for alpha in alphas) >= 8


def test_no_two_icons_are_the_same() -> None:
    assert len(set(ICONS.values())) == len(ICONS)
