"""The cloth of the table: felt, what is woven into it, and the tiles along its edge."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from typing import Final

import pygame

from escoba.ui import theme
from escoba.ui.resources import assets_dir, load_svg
from escoba.ui.theme import Cloth, Colour

_AMPLIFIED = 4  # the gradient is computed this many times too strong, dithered, then divided

# Layout units: how high one repeat of a weave is; how far in from the rim the tiles begin, and
# between what sizes a tile may be chosen so that a whole number of them fits.
REPEAT: Final = {"stars": 96.0, "damask": 128.0}
TILES_INSET: Final = 16.0
TILE_SIDES: Final = (30.0, 38.0)

# Of 255; any more and the patterns compete with cards and words.
WEAVE_STRENGTH: Final = 13
TILE_STRENGTH: Final = 56


def spread(size: tuple[int, int], cloth: Cloth, u: float) -> pygame.Surface:
    """Return a piece of `cloth` for a window whose layout unit is `u` pixels."""
    out = felt(size, cloth.colour)
    if cloth.weave is not None:
        _weave(out, cloth.weave, REPEAT[cloth.weave] * u)
    if cloth.tiled:
        _tile_edge(out, u)
    return out


def _weave(target: pygame.Surface, name: str, height: float) -> None:
    """Lay a pattern over the whole, one repeat of it in the very middle."""
    px = max(8, round(height))
    tile = load_svg(assets_dir() / "cloths" / f"{name}.svg", (4 * px, px))
    tile.set_alpha(WEAVE_STRENGTH)
    (w, h), (tile_w, tile_h) = target.get_size(), tile.get_size()
    for y in range((h - tile_h) // 2 % tile_h - tile_h, h, tile_h):
        for x in range((w - tile_w) // 2 % tile_w - tile_w, w, tile_w):
            target.blit(tile, (x, y))


def tile_side(width: int, height: int, u: float) -> int:
    """Return the side in pixels of which a frame of whole tiles leaves the smallest rest."""
    sides = range(max(4, round(TILE_SIDES[0] * u)), max(5, round(TILE_SIDES[1] * u) + 1))
    return min(sides, key=lambda side: max(width % side, height % side))


def _tile_edge(target: pygame.Surface, u: float) -> None:
    """Lay a frame of tiles along the edge, whole ones only."""
    inset = round(TILES_INSET * u)
    w, h = target.get_width() - 2 * inset, target.get_height() - 2 * inset
    side = tile_side(w, h, u)
    columns, rows = w // side, h // side
    if min(columns, rows) < 3:
        return
    tile = load_svg(assets_dir() / "tiles" / "border-rosette.svg", (side, side))
    tile.set_alpha(TILE_STRENGTH)
    left, top = (target.get_width() - columns * side) // 2, (target.get_height() - rows * side) // 2
    for column, row in _frame(columns, rows):
        target.blit(tile, (left + column * side, top + row * side))
    edge = max(1, round(u))
    for step, grow in ((0, 0), (1, -side)):
        box = pygame.Rect(left, top, columns * side, rows * side).inflate(2 * grow, 2 * grow)
        line = theme.blend(theme.COBALT_LIGHT, theme.DIM, 0.55 + 0.1 * step)
        pygame.draw.rect(target, line, box.inflate(2 * edge, 2 * edge) if not step else box, edge)


def _frame(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Yield the cells along the four edges of a grid, each once."""
    for column in range(columns):
        yield column, 0
        yield column, rows - 1
    for row in range(1, rows - 1):
        yield 0, row
        yield columns - 1, row


def felt(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """Radial gradient with 1-level dither, by whole-surface operations only.

    Eight bits a channel cannot hold fractions of a level, so the gradient is made four times too
    strong, smoothly enlarged, given random noise below four, and divided by four again.
    """
    out = pygame.transform.smoothscale(_gradient(colour), size)
    noise = _noise()
    for y in range(0, size[1], noise.get_height()):
        for x in range(0, size[0], noise.get_width()):
            out.blit(noise, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    out.fill((256 // _AMPLIFIED,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    out.fill(_edge(colour), special_flags=pygame.BLEND_RGB_ADD)
    return out


def _edge(colour: Colour) -> Colour:
    return theme.blend(colour, (0, 0, 0), 0.34)


@cache
def _gradient(colour: Colour) -> pygame.Surface:
    """How much lighter than its edge the cloth is by place, amplified."""
    centre, edge = theme.blend(colour, theme.WHITE, 0.08), _edge(colour)
    small = pygame.Surface((96, 54))
    spans = [c - e for c, e in zip(centre, edge, strict=True)]
    for y in range(54):
        for x in range(96):
            dx, dy = (x + 0.5) / 48 - 1, (y + 0.5) / 27 - 1
            far = min(1.0, math.hypot(dx, dy) / 1.3)
            part = _AMPLIFIED * (1 - far * far * (1.6 - 0.6 * far))
            small.set_at((x, y), tuple(min(255, round(span * part)) for span in spans))
    return small


@cache
def _noise() -> pygame.Surface:
    side = 256
    levels = bytes(i % _AMPLIFIED for i in range(256))
    values = random.Random(11).randbytes(side * side).translate(levels)
    tile = pygame.image.frombytes(values, (side, side), "P")
    tile.set_palette([(i, i, i) for i in range(256)])
    # The palette must be resolved before the tile is added to something.
    out = pygame.Surface((side, side), depth=32)
    out.blit(tile, (0, 0))
    return out
