"""The pictures by which a deck is judged: ``python -m drawing.review DECK FOLDER``.

Contact sheets at four sizes, silhouettes, greys, three kinds of colour blindness, fans of which the
left fifth shows, the sheet in a mirror, and the heads of the figures. They are for looking at; what
can be measured is measured by the tests.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from drawing.__main__ import ASSETS_FOLDER
from drawing.colour_vision import seen

SUITS: Final = "oceb"
RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
CODES: Final = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
FIGURES: Final = tuple(code for code in CODES if code[:2] in ("10", "11", "12"))
RATIO: Final = 610 / 950
FELT: Final = (38, 92, 62)
WHITE: Final = (255, 255, 255)
HEIGHTS: Final = (100, 140, 240, 640)
FAN_SHOWS: Final = 0.22
# Where the head of a figure is, as parts of the card's width and height.
HEAD: Final = (0.2, 0.08, 0.6, 0.32)

Colour = tuple[int, int, int]


class Deck:
    """The pictures of one deck of the assets."""

    def __init__(self, folder: Path) -> None:
        self.texts = {code: (folder / f"{code}.svg").read_text("utf-8") for code in CODES}

    def face(self, code: str, height: int) -> pygame.Surface:
        """Return a card that is `height` pixels high."""
        return _raster(self.texts[code], height)

    def silhouette(self, code: str, height: int) -> pygame.Surface:
        """Return all of a card but its paper, frame and numbers, in black on white."""
        bare = re.sub(r'<path class="(?:paper|frame|edge|index)"[^>]*/>', "", self.texts[code])
        art = _raster(bare, height)
        black = pygame.mask.from_surface(art, 127).to_surface(setcolor=(0, 0, 0), unsetcolor=WHITE)
        return black.convert(24)


def _raster(text: str, height: int) -> pygame.Surface:
    size = (round(height * RATIO), height)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def sheet(
    pictures: Sequence[pygame.Surface], columns: int, ground: Colour = FELT
) -> pygame.Surface:
    """Return the pictures in rows, a gap of a sixteenth of their height around each."""
    w = max(picture.get_width() for picture in pictures)
    h = max(picture.get_height() for picture in pictures)
    gap = max(2, h // 16)
    rows = -(-len(pictures) // columns)
    out = pygame.Surface((columns * (w + gap) + gap, rows * (h + gap) + gap), depth=32)
    out.fill(ground)
    for i, picture in enumerate(pictures):
        out.blit(picture, (gap + i % columns * (w + gap), gap + i // columns * (h + gap)))
    return out


def fan(deck: Deck, codes: Iterable[str], height: int) -> pygame.Surface:
    """Return cards that lie over each other so that of all but the last the left part shows."""
    faces = [deck.face(code, height) for code in codes]
    step = faces[0].get_width() * FAN_SHOWS
    out = pygame.Surface((round(step * (len(faces) - 1) + faces[0].get_width()), height), depth=32)
    out.fill(FELT)
    for i, face in enumerate(faces):
        out.blit(face, (round(i * step), 0))
    return out


def as_seen(picture: pygame.Surface, sight: str) -> pygame.Surface:
    """Return a picture as somebody with that sight sees it."""

    @cache
    def shown(colour: Colour) -> bytes:
        return bytes(_screen(part) for part in seen(colour, sight))

    data = pygame.image.tobytes(picture, "RGB")
    changed = b"".join(shown((data[i], data[i + 1], data[i + 2])) for i in range(0, len(data), 3))
    return pygame.image.frombytes(changed, picture.get_size(), "RGB")


def _screen(light: float) -> int:
    part = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


def head(deck: Deck, code: str, width: int) -> pygame.Surface:
    """Return the head of a figure, `width` pixels wide."""
    height = round(width / HEAD[2] / RATIO)
    face = deck.face(code, height)
    w, h = face.get_size()
    x, y, part_w, part_h = HEAD
    return face.subsurface((round(x * w), round(y * h), round(part_w * w), round(part_h * h)))


def pictures(deck: Deck) -> dict[str, Callable[[], pygame.Surface]]:
    """Return how to make each picture, by its name."""

    def faces(height: int) -> list[pygame.Surface]:
        return [deck.face(code, height) for code in CODES]

    found: dict[str, Callable[[], pygame.Surface]] = {
        f"sheet-{height}": lambda height=height: sheet(faces(height), 10)  # type: ignore[misc]
        for height in HEIGHTS
    }
    small = round(60 / RATIO)
    found["silhouettes"] = lambda: sheet(
        [deck.silhouette(code, small) for code in CODES], 10, WHITE
    )
    found["grey"] = lambda: as_seen(sheet(faces(round(67 / RATIO)), 10), "grey")
    for sight in ("deutan", "protan", "tritan"):
        found[sight] = lambda sight=sight: as_seen(sheet(faces(140), 10), sight)  # type: ignore[misc]
    sevens = [CODES[i : i + 7] for i in range(0, len(CODES), 7)]
    found["fans"] = lambda: sheet([fan(deck, codes, 160) for codes in sevens], 3)
    found["mirror"] = lambda: pygame.transform.flip(sheet(faces(240), 10), True, False)
    found["heads"] = lambda: sheet([head(deck, code, 200) for code in FIGURES], 6)
    return found


def main(arguments: list[str] | None = None) -> int:
    """Write the pictures and name them; return 0."""
    parser = argparse.ArgumentParser(prog="python -m drawing.review", description=__doc__)
    parser.add_argument("deck", help="the folder's name under assets/decks")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("only", nargs="*", help="names of the pictures to make; all without")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    deck = Deck(ASSETS_FOLDER / "decks" / options.deck)
    for name, make in pictures(deck).items():
        if options.only and name not in options.only:
            continue
        path = options.folder / f"{options.deck}-{name}.png"
        pygame.image.save(make(), path)
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
