from __future__ import annotations

import struct
from io import BytesIO

import pygame
import pytest

from drawing import appicon
from drawing.__main__ import ASSETS_FOLDER
from tests.drawing.raster import mean_difference, rasterised

PACKAGING = ASSETS_FOLDER.parent / "packaging"
PNG_HEAD = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("size", appicon.PNG_SIZES)
def test_committed_png_is_its_drawing(size: int) -> None:
    committed = pygame.image.load(ASSETS_FOLDER / "icon" / f"escoba-{size}.png")
    assert committed.get_size() == (size, size)
    drawn = rasterised(appicon.drawing_for(size), size, size)
    # Versions of the rasteriser differ in the edges only.
    assert mean_difference(committed, drawn) < 2


def test_windows_icon_holds_every_size_as_png() -> None:
    data = (PACKAGING / "escoba.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(appicon.ICO_SIZES))
    for k, size in enumerate(appicon.ICO_SIZES):
        width, height, _, _, _, bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * k
        )
        assert (width or 256, height or 256, bits) == (size, size, 32)
        image = pygame.image.load(BytesIO(data[offset : offset + length]), "icon.png")
        assert image.get_size() == (size, size)


def test_macos_icon_is_a_chain_of_pngs() -> None:
    data = (PACKAGING / "escoba.icns").read_bytes()
    magic, total = struct.unpack_from(">4sI", data)
    assert (magic, total) == (b"icns", len(data))
    sizes = {code: size for size, codes in appicon.ICNS_TYPES.items() for code in codes}
    seen = {}
    offset = 8
    while offset < len(data):
        code, length = struct.unpack_from(">4sI", data, offset)
        body = data[offset + 8 : offset + length]
        assert body.startswith(PNG_HEAD)
        seen[code] = pygame.image.load(BytesIO(body), "icon.png").get_width()
        offset += length
    assert seen == sizes
