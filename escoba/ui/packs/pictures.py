"""Checking the pictures of a pack: what is read is what is drawn, and it is drawn in good time."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from escoba.engine import DeckPackError
from escoba.language import gettext as _
from escoba.ui.packs.manifest import MOST_FILE_BYTES
from escoba.ui.packs.vector import read_drawing
from escoba.ui.resources import load_svg

PROPORTION_TOLERANCE: Final = 0.02
LEAST_HEIGHT_PX: Final = 600
LONGEST_SIDE_PX: Final = 4096
MOST_PIXELS: Final = 4_000_000
# Of all the pictures of a pack together.
MOST_PACK_BYTES: Final = 12_000_000
MOST_PACK_POINTS: Final = 300_000
MOST_PACK_TRAVEL: Final = 30_000.0
MOST_PACK_PIXELS: Final = 60_000_000
_TRIAL_PX: Final = 48
_PNG_START: Final = b"\x89PNG\r\n\x1a\n"
_JPEG_START: Final = b"\xff\xd8\xff"


@dataclass(slots=True)
class Load:
    """What the pictures seen so far ask for: bytes, outline points and travel, pixels."""

    byte_count: int = 0
    points: int = 0
    travel: float = 0.0
    pixels: int = 0

    def add(self, other: Load) -> None:
        """Count another picture; raises DeckPackError when the pack becomes too much."""
        self.byte_count += other.byte_count
        self.points += other.points
        self.travel += other.travel
        self.pixels += other.pixels
        if self.byte_count > MOST_PACK_BYTES:
            raise DeckPackError(_("the pictures together are larger than 12 MB"))
        if self.points > MOST_PACK_POINTS or self.travel > MOST_PACK_TRAVEL:
            raise DeckPackError(_("the pictures together have more outlines than can be drawn"))
        if self.pixels > MOST_PACK_PIXELS:
            raise DeckPackError(_("the pictures together have more than 60 million pixels"))


def read_bytes(path: Path) -> bytes:
    """Return what a picture file holds; raises DeckPackError."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_FILE_BYTES + 1)
    except OSError as error:
        raise DeckPackError(
            _("{file} cannot be read: {reason}").format(
                file=path.name, reason=error.strerror or error
            )
        ) from error
    if len(data) > MOST_FILE_BYTES:
        raise DeckPackError(_("{file} is larger than 2 MB").format(file=path.name))
    return data


def check_picture(path: Path, data: bytes, ratio: float | None) -> Load:
    """Check one picture, read already, and return what it asks for.

    ratio: width by height that it must have within 2 %; None for a symbol of any proportion.
    Raises DeckPackError that names the file and what is wrong with it.
    """
    if path.suffix == ".svg":
        drawing = read_drawing(data, path.name)
        (w, h), load = drawing.size, Load(len(data), drawing.points, drawing.travel)
    else:
        px_w, px_h = _png_size(data, path.name)
        w, h, load = float(px_w), float(px_h), Load(len(data), pixels=px_w * px_h)
    if ratio is not None and abs(w / h / ratio - 1) > PROPORTION_TOLERANCE:
        raise DeckPackError(
            _(
                "{file} has other proportions than the size in deck.toml: it is {width} x "
                "{height}; {wanted} x {height} would be right"
            ).format(file=path.name, width=f"{w:g}", height=f"{h:g}", wanted=f"{h * ratio:.4g}")
        )
    if path.suffix == ".png" and h < LEAST_HEIGHT_PX:
        raise DeckPackError(
            _("{file} is only {height} pixels high; make it at least {least}, better 1000").format(
                file=path.name, height=f"{h:g}", least=LEAST_HEIGHT_PX
            )
        )
    picture = draw(path.name, data, (_TRIAL_PX, _TRIAL_PX))
    if picture.get_bounding_rect(min_alpha=16).w == 0:
        raise DeckPackError(_("{file} draws nothing").format(file=path.name))
    return load


def draw(name: str, data: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture fitted into `size`; raises DeckPackError when it cannot be decoded."""
    try:
        if name.endswith(".svg"):
            return load_svg(data, size)
        image = pygame.image.load(io.BytesIO(data), name)
    except (OSError, ValueError, pygame.error) as error:
        raise DeckPackError(
            _("{file} cannot be drawn: {reason}").format(file=name, reason=error)
        ) from error
    w, h = image.get_size()
    part = min(size[0] / w, size[1] / h)
    fitted = (max(1, round(w * part)), max(1, round(h * part)))
    return pygame.transform.smoothscale(_with_alpha(image), fitted)


def _with_alpha(image: pygame.Surface) -> pygame.Surface:
    # convert_alpha would need a window, and contact sheets are made without one.
    out = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    out.blit(image, (0, 0))
    return out


def _png_size(data: bytes, name: str) -> tuple[int, int]:
    """Return the size in pixels that the first block of a PNG tells, before anything is decoded."""
    if data.startswith(_JPEG_START):
        raise DeckPackError(
            _("{file} is a JPEG picture by another name; save it as PNG").format(file=name)
        )
    if len(data) < 24 or not data.startswith(_PNG_START):
        raise DeckPackError(_("{file} is not a PNG picture").format(file=name))
    w, h = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if w == 0 or h == 0:
        raise DeckPackError(_("{file} is empty").format(file=name))
    if max(w, h) > LONGEST_SIDE_PX or w * h > MOST_PIXELS:
        raise DeckPackError(
            _("{file} is larger than {side} pixels a side or {count} million pixels").format(
                file=name, side=LONGEST_SIDE_PX, count=MOST_PIXELS // 1_000_000
            )
        )
    return w, h
