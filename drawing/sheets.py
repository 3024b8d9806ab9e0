"""The pictures of the documents: ``python -m drawing.sheets [FOLDER]`` writes them into ``docs``.

``decks/ID.png`` shows all cards and backs of a deck of the game, as ``escoba decks sheet`` draws
them; ``table.png`` is the table. They have 256 colours, which is a third of the bytes.
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from drawing.__main__ import ASSETS_FOLDER
from escoba.engine import Rules
from escoba.session import DataPaths, Game, PlayOptions, default_chairs
from escoba.ui.app import App
from escoba.ui.decks import contact_sheet, installed_decks
from escoba.ui.input import Press, Release
from escoba.ui.uilog import UiLog
from escoba.ui.window import start_display

DOCS_FOLDER: Final = ASSETS_FOLDER.parent / "docs"
CARD_HEIGHT: Final = 140
LARGEST: Final = 250_000  # bytes of one picture
COLOURS: Final = 256
LONELY: Final = 64  # of them are for rare colours that no frequent one is near to
FARNESS: Final = (4000, 1500, 600, 0)  # squared distances, for the loneliest first

TABLE_SIZE: Final = (1280, 720)
TABLE_SEED: Final = "690"
TABLE_CHOICE: Final = ("hand:7o", "table:5o", "table:3c")
TABLE_FRAMES: Final = 120

Colour = tuple[int, int, int]


def indexed_png(picture: pygame.Surface) -> bytes:
    """Return a picture as a PNG with a palette; fit for flat colours and the blends at edges."""
    width, height = picture.get_size()
    data = pygame.image.tobytes(picture, "RGB")
    pixels: list[Colour] = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    # The lowest two bits say nothing; without them there are few enough colours to compare.
    stands_for: dict[Colour, Colour] = {}
    counts: Counter[Colour] = Counter()
    for colour, count in Counter(pixels).most_common():
        stands_for.setdefault(_coarse(colour), colour)
        counts[_coarse(colour)] += count
    palette = _palette([stands_for[coarse] for coarse, _ in counts.most_common()])

    @cache
    def nearest(coarse: Colour) -> int:
        colour = stands_for[coarse]
        return min(range(len(palette)), key=lambda i: _distance(palette[i], colour))

    indices = bytes(nearest(_coarse(colour)) for colour in pixels)
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


def _palette(colours: Sequence[Colour]) -> list[Colour]:
    """Choose of colours, the most frequent first: most by that, some since no other is near."""
    palette, rest = list(colours[: COLOURS - LONELY]), colours[COLOURS - LONELY :]
    for far in FARNESS:
        for colour in rest:
            if len(palette) == COLOURS:
                return palette
            if min(_distance(colour, chosen) for chosen in palette) > far:
                palette.append(colour)
    return palette


def _coarse(colour: Colour) -> Colour:
    return colour[0] & 252, colour[1] & 252, colour[2] & 252


def _distance(one: Colour, other: Colour) -> int:
    (r, g, b), (red, green, blue) = one, other
    return (r - red) ** 2 + 2 * (g - green) ** 2 + (b - blue) ** 2


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def pictures() -> Iterator[tuple[str, pygame.Surface]]:
    """Yield every picture and where it belongs in the folder of the documents."""
    for deck in installed_decks():
        with tempfile.TemporaryDirectory() as scratch:
            path = Path(scratch) / "sheet.png"
            contact_sheet(deck, path, CARD_HEIGHT)
            yield f"decks/{deck.id}.png", pygame.image.load(path)
    yield "table.png", table()


def table() -> pygame.Surface:
    """Return the table in the middle of a choice that makes fifteen."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    start_display()
    with tempfile.TemporaryDirectory() as scratch:
        options = PlayOptions(
            size=TABLE_SIZE,
            data=Path(scratch),
            language="en",
            deck="spanish-classic",
            speed="instant",
        )
        app = App(options, DataPaths.at(options.data), UiLog(None))
        rules = Rules()
        chairs = default_chairs(rules, ("medium",))
        app.play(Game.new(app.store, rules, chairs, seed=TABLE_SEED))
        _rest(app)
        for chosen in TABLE_CHOICE:
            box = next(e.box for e in app.scene.elements() if e.id == chosen)
            app.send(Press(box.cx, box.cy))
            app.send(Release(box.cx, box.cy))
            _rest(app)
        picture = app.window.surface.copy()
        app.close()
    return picture


def _rest(app: App) -> None:
    """Run frames until all cards have arrived and have their pictures."""
    for _ in range(TABLE_FRAMES):
        app.advance(16)


def main(arguments: list[str] | None = None) -> int:
    """Write the pictures and name them; return 1 if one of them is too large."""
    parser = argparse.ArgumentParser(prog="python -m drawing.sheets", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DOCS_FOLDER)
    folder: Path = parser.parse_args(arguments).folder
    (folder / "decks").mkdir(parents=True, exist_ok=True)
    code = 0
    for name, picture in pictures():
        path = folder / name
        content = indexed_png(picture)
        path.write_bytes(content)
        print(path)
        if len(content) > LARGEST:
            print(f"{path}: {len(content)} bytes are too many", file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
