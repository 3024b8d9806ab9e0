"""The pictures of whole decks for the documents: ``python -m drawing.sheets [FOLDER]``.

Writes ``ID.png`` for every deck of the game, all its cards and backs on felt, into ``docs/decks``.
They are what ``escoba decks sheet`` draws, with 256 colours, which is a third of the bytes.
"""

from __future__ import annotations

import argparse
import struct
import sys
import tempfile
import zlib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from drawing.__main__ import ASSETS_FOLDER
from escoba.ui.decks import contact_sheet, installed_decks

DOCS_FOLDER: Final = ASSETS_FOLDER.parent / "docs" / "decks"
CARD_HEIGHT: Final = 140
LARGEST: Final = 250_000  # bytes of one picture
COLOURS: Final = 256

Colour = tuple[int, int, int]


def indexed_png(picture: pygame.Surface) -> bytes:
    """Return a picture as a PNG with a palette: its most frequent colours stand for all.

    Fit for flat colours, whose rare ones are the blends at the edges.
    """
    width, height = picture.get_size()
    data = pygame.image.tobytes(picture, "RGB")
    pixels: list[Colour] = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    # The lowest two bits say nothing; without them there are few enough colours to compare.
    counted = Counter((r & 252, g & 252, b & 252) for r, g, b in pixels)
    found: dict[Colour, Colour] = {}
    exact = Counter(pixels)
    for colour, _ in exact.most_common():
        r, g, b = colour
        found.setdefault((r & 252, g & 252, b & 252), colour)
    palette = [found[coarse] for coarse, _ in counted.most_common(COLOURS)]

    @cache
    def nearest(coarse: Colour) -> int:
        r, g, b = found[coarse]
        return min(
            range(len(palette)),
            key=lambda i: (
                (palette[i][0] - r) ** 2 + 2 * (palette[i][1] - g) ** 2 + (palette[i][2] - b) ** 2
            ),
        )

    indices = bytes(nearest((r & 252, g & 252, b & 252)) for r, g, b in pixels)
    rows = b"".join(b"\0" + indices[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, body)
        for kind, body in (
            (b"IHDR", head),
            (b"PLTE", b"".join(bytes(colour) for colour in palette)),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def main(arguments: list[str] | None = None) -> int:
    """Write the pictures and name them; return 1 if one of them is too large."""
    parser = argparse.ArgumentParser(prog="python -m drawing.sheets", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DOCS_FOLDER)
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    code = 0
    for deck in installed_decks():
        path = folder / f"{deck.id}.png"
        with tempfile.TemporaryDirectory() as scratch:
            large = Path(scratch) / path.name
            contact_sheet(deck, large, CARD_HEIGHT)
            content = indexed_png(pygame.image.load(large))
        path.write_bytes(content)
        note = ""
        if len(content) > LARGEST:
            note, code = f": {len(content)} bytes are too many", 1
        print(f"{path}{note}")
    return code


if __name__ == "__main__":
    sys.exit(main())
