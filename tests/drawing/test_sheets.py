from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from drawing import sheets
from escoba.ui.decks import installed_decks

ROOT = sheets.ASSETS_FOLDER.parent
DECKS = [deck.id for deck in installed_decks()]


def loaded(png: bytes) -> pygame.Surface:
    return pygame.image.load(BytesIO(png), "picture.png")


def test_a_picture_of_few_colours_comes_back_as_it_was() -> None:
    picture = pygame.Surface((7, 5), depth=24)
    picture.fill((38, 92, 62))
    picture.fill((198, 36, 46), (1, 1, 3, 2))
    again = loaded(sheets.indexed_png(picture))
    assert again.get_size() == (7, 5)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


def test_of_too_many_colours_the_rare_ones_come_near() -> None:
    picture = pygame.Surface((64, 64), depth=24)
    for x in range(64):
        for y in range(64):
            picture.set_at((x, y), (4 * x, 4 * y, 128))
    again = loaded(sheets.indexed_png(picture))
    assert len({tuple(again.get_at((x, y))) for x in range(64) for y in range(64)}) <= 256


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("page", ["README.md", "docs/decks.md"])
def test_both_pages_show_every_deck(deck: str, page: str) -> None:
    path = ROOT / page
    shown = re.findall(r"!\[[^]]*\]\(([^)]*)\)", path.read_text(encoding="utf-8"))
    pictures = [path.parent / name for name in shown if Path(name).name == f"{deck}.png"]
    assert len(pictures) == 1
    assert 0 < pictures[0].stat().st_size <= sheets.LARGEST
