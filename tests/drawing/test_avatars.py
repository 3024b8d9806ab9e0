from __future__ import annotations

import itertools
import math
import re

import pytest

from drawing import avatars, palette
from escoba.ui.avatars import AVATARS
from tests.drawing.raster import mean_difference, pixels, rasterised

PICTURES = dict(avatars.assets())
COLOURS = {value.upper() for value in vars(palette).values() if isinstance(value, str)}
LARGEST = 15_000  # bytes


def test_every_avatar_that_the_screens_know_is_drawn() -> None:
    assert sorted(PICTURES) == [f"avatars/{avatar}.svg" for avatar in sorted(AVATARS)]


@pytest.mark.parametrize("name", PICTURES)
def test_an_avatar_is_a_small_file_in_the_colours_of_the_decks(name: str) -> None:
    assert len(PICTURES[name].encode()) <= LARGEST
    assert {colour.upper() for colour in re.findall("#[0-9A-Fa-f]{6}", PICTURES[name])} <= COLOURS


@pytest.mark.parametrize("name", PICTURES)
def test_an_avatar_is_a_whole_disc_and_nothing_lies_outside_of_it(name: str) -> None:
    surface = rasterised(PICTURES[name], avatars.SIZE, avatars.SIZE)
    middle, edge = avatars.SIZE / 2 - 0.5, avatars.RIM + 2.5
    alphas = pixels(surface)[3::4]
    for i, alpha in enumerate(alphas):
        y, x = divmod(i, avatars.SIZE)
        distance = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5
        if distance < edge - 2:
            assert alpha == 255
        elif distance > edge + 2:
            assert alpha == 0


@pytest.mark.parametrize("name", PICTURES)
def test_the_rim_is_of_one_width_so_that_nobody_hides_it(name: str) -> None:
    surface = rasterised(PICTURES[name], avatars.SIZE, avatars.SIZE)
    dark, bright = (bytes.fromhex(c[1:]) for c in (palette.DARK_YELLOW, palette.YELLOW))
    middle, radius = avatars.SIZE / 2, (avatars.RIM + avatars.FIELD) / 2
    for degrees in range(0, 360, 3):
        t = math.radians(degrees)
        x, y = (round(middle + radius * part - 0.5) for part in (math.cos(t), math.sin(t)))
        for low, part, high in zip(dark, surface.get_at((x, y))[:3], bright, strict=True):
            assert low <= part <= high, f"{degrees} degrees"


@pytest.mark.parametrize(("one", "other"), [*itertools.combinations(PICTURES, 2)])
def test_two_avatars_are_told_apart_at_32_pixels(one: str, other: str) -> None:
    small = [rasterised(PICTURES[name], 32, 32) for name in (one, other)]
    assert mean_difference(*small) > 20
