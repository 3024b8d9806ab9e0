from __future__ import annotations

import re
from typing import Any

import pytest

from drawing import broom, tiles
from drawing.lettering import LETTERS, letter_area
from tests.drawing.raster import rasterised

TILES = dict(tiles.assets())
LETTER_TILES = [name for name in TILES if "letter-" in name]


def edge(svg: str, *, column: int | None = None, row: int | None = None) -> list[Any]:
    surface = rasterised(svg, 100, 100)
    if column is not None:
        return [surface.get_at((column, y)) for y in range(100)]
    return [surface.get_at((x, row or 0)) for x in range(100)]


@pytest.mark.parametrize("name", ["border-lozenge", "border-rosette"])
def test_a_border_repeats_without_a_seam(name: str) -> None:
    svg = TILES[f"tiles/{name}.svg"]
    for one, other in (
        (edge(svg, column=0), edge(svg, column=99)),
        (edge(svg, row=0), edge(svg, row=99)),
    ):
        for a, b in zip(one, other, strict=True):
            assert max(abs(x - y) for x, y in zip(a, b, strict=True)) <= 8


def test_there_is_a_tile_for_every_letter_of_the_words() -> None:
    named = {"¡": "inverted-exclamation", **tiles.FILE_NAMES}
    for letter in "¡ESCOBA!¡GANAS!FIN DE LA PARTIDA ÑANDÚ".replace("Ú", "U").replace(" ", ""):
        assert f"tiles/letter-{named.get(letter, letter.lower())}.svg" in TILES


@pytest.mark.parametrize("name", LETTER_TILES)
def test_a_letter_is_cobalt_and_lies_inside_the_glaze(name: str) -> None:
    assert set(re.findall("#[0-9A-Fa-f]{6}", TILES[name])) == {tiles.COBALT}
    box = rasterised(TILES[name], 100, 100).get_bounding_rect(min_alpha=1)
    assert box.left >= 8
    assert box.right <= 92
    assert box.top >= 5
    assert box.bottom <= 92
    assert box.centerx == pytest.approx(50, abs=1)


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_is_one_piece_unless_it_has_a_mark(letter: str) -> None:
    pieces = getattr(letter_area(letter), "geoms", [letter_area(letter)])
    assert len(pieces) == (2 if letter in "!Ñ" else 1)


def test_the_broom_hangs_from_its_grip() -> None:
    box = rasterised(TILES["tiles/broom.svg"], broom.SIZE, broom.SIZE).get_bounding_rect()
    x, y = broom.PIVOT
    assert box.centerx == pytest.approx(x, abs=2)
    assert box.top < y < box.top + 20
    assert box.bottom < broom.SIZE
