"""Pictures as pixels, through the rasteriser of the game."""

from __future__ import annotations

from io import BytesIO

import pygame


def rasterised(svg: str, width: int, height: int) -> pygame.Surface:
    surface = pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))
    assert surface.get_size() == (width, height)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def mean_difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures per channel, out of 255."""
    first, second = pixels(one), pixels(other)
    assert len(first) == len(second)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def half_turned(surface: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(surface, True, True)
