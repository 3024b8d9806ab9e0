"""Two rasterisers that know nothing of each other draw the same cards."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
import pytest
import resvg_py

from escoba.ui.decks import built_in_backs, find_decks
from tests.drawing.raster import mean_difference, rasterised

HEIGHT = 285
WIDTH = 183  # 61:95 as nearly as whole pixels allow
FILES = sorted({path for deck in find_decks()[0] for path in deck.pictures} | set(built_in_backs()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_another_rasteriser_draws_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    data = resvg_py.svg_to_bytes(svg_string=text, width=WIDTH, height=HEIGHT)
    other = pygame.image.load(BytesIO(bytes(data)), "other.png")
    ours = rasterised(text, *other.get_size())
    sheets = [pygame.Surface(other.get_size(), depth=32) for _ in range(2)]
    for sheet, picture in zip(sheets, (ours, other), strict=True):
        sheet.fill((38, 92, 62))
        sheet.blit(picture, (0, 0))
    assert mean_difference(*sheets) < 3
