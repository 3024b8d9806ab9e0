from itertools import pairwise

import pygame
import pytest

from drawing import cloths
from escoba.ui import theme
from escoba.ui.cloth import REPEAT, TILES_INSET, felt, spread, tile_side
from escoba.ui.resources import assets_dir
from tests.ui.test_theme import contrast, luminance

every_cloth = pytest.mark.parametrize("name", theme.CLOTHS)


def test_felt_is_lighter_in_the_middle_and_has_no_wide_bands() -> None:
    picture = felt((640, 360), theme.FELT)
    middle, corner = picture.get_at((320, 180)), picture.get_at((2, 2))
    assert middle.g > corner.g + 20
    rows = [picture.get_at((320, y)).g for y in range(180)]
    longest, run = 0, 1
    for above, below in pairwise(rows):
        run = run + 1 if above == below else 1
        longest = max(longest, run)
    assert longest < 24


def test_felt_dither_is_one_level_at_most() -> None:
    picture = felt((400, 300), theme.FELT)
    for y in range(100, 200):
        a, b = picture.get_at((150, y)), picture.get_at((151, y))
        assert abs(a.g - b.g) <= 2


@every_cloth
def test_words_and_rings_stand_out_on_every_pixel_of_a_cloth(name: str) -> None:
    picture = spread((640, 360), theme.CLOTHS[name], 1)
    colours = {picture.get_at((x, y))[:3] for x in range(640) for y in range(0, 360, 3)}
    lightest = max(colours, key=luminance)
    assert contrast(theme.CHALK, lightest) >= 4.5
    assert contrast(theme.SAFFRON, lightest) >= 3


@every_cloth
def test_a_pattern_is_seen_and_is_faint(name: str) -> None:
    cloth = theme.CLOTHS[name]
    size = (400, 300)
    plain, picture = felt(size, cloth.colour), spread(size, cloth, 1)
    changes = [
        abs(plain.get_at((x, y)).g - picture.get_at((x, y)).g)
        for x in range(0, 400, 3)
        for y in range(0, 300, 3)
    ]
    changed = sum(change > 4 for change in changes)
    if cloth.weave is None and not cloth.tiled:
        assert changed == 0
    else:
        assert changed > len(changes) / 20
        assert max(changes) < (64 if cloth.tiled else 16)


def test_every_weave_is_drawn_and_its_file_is_there() -> None:
    woven = {cloth.weave for cloth in theme.CLOTHS.values() if cloth.weave}
    assert woven == set(REPEAT)
    assert {f"cloths/{name}.svg" for name in woven} == {name for name, _ in cloths.assets()}
    assert all((assets_dir() / "cloths" / f"{name}.svg").is_file() for name in woven)


@pytest.mark.parametrize(("size", "u"), [((776, 528), 1), ((968, 696), 1), ((2904, 2088), 3)])
def test_a_frame_of_whole_tiles_leaves_little_over(size: tuple[int, int], u: float) -> None:
    width, height = (round(side - 2 * TILES_INSET * u) for side in size)
    side = tile_side(width, height, u)
    assert 30 * u <= side <= 38 * u
    assert max(width % side, height % side) < side / 2


def test_a_cloth_too_small_for_tiles_has_none() -> None:
    cloth = theme.CLOTHS["azulejo"]
    size = (60, 40)
    assert pygame.image.tobytes(spread(size, cloth, 1), "RGB") == pygame.image.tobytes(
        felt(size, cloth.colour), "RGB"
    )
