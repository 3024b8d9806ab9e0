"""Where the pictures are, and how they become surfaces of the size in use."""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files
from pathlib import Path

import pygame

from escoba.ui.theme import Colour


@cache
def assets_dir() -> Path:
    """Return the folder of decks, icons and tiles: in the package, else beside it (checkout)."""
    inside = files("escoba") / "assets"
    if isinstance(inside, Path) and inside.is_dir():
        return inside
    return Path(__file__).resolve().parents[2] / "assets"


def load_svg(source: Path | str | bytes, size: tuple[int, int]) -> pygame.Surface:
    """Return an SVG file or text rasterised to fit inside `size`.

    The proportion is kept, so take the size from the surface. Raises pygame.error or OSError.
    """
    w, h = max(1, size[0]), max(1, size[1])
    if isinstance(source, Path):
        surface = pygame.image.load_sized_svg(source, (w, h))
    else:
        data = source.encode() if isinstance(source, str) else source
        surface = pygame.image.load_sized_svg(io.BytesIO(data), (w, h))
    return surface


_MISSING_ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
    '<rect x="5" y="5" width="14" height="14" fill="none" stroke="#fff" stroke-width="2"/></svg>'
)


def tinted(white: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return a copy of a white picture in `colour`."""
    copy = white.copy()
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


class Icons:
    """The one-colour icons of `assets/icons`, kept at the sizes and colours in use."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or assets_dir() / "icons"
        self._cache: dict[tuple[str, int, Colour], pygame.Surface] = {}
        self._coloured: dict[tuple[str, int, int], pygame.Surface | None] = {}
        self._held = False
        self._last: dict[str, pygame.Surface] = {}

    def hold(self, held: bool) -> None:
        """Stretch the last coloured pictures while `held`, as while the window is being resized."""
        self._held = held

    def get(self, name: str, px: float, colour: Colour) -> pygame.Surface:
        """Return the icon `px` pixels high; a missing one is a plain square."""
        key = (name, max(1, round(px)), colour)
        found = self._cache.get(key)
        if found is None:
            found = tinted(self._load(name, key[1]), colour)
            self._cache[key] = found
        return found

    def _load(self, name: str, px: int) -> pygame.Surface:
        try:
            return load_svg(self._folder / f"{name}.svg", (px, px))
        except (OSError, pygame.error):
            return load_svg(_MISSING_ICON, (px, px))

    def picture(self, path: str, size: tuple[float, float]) -> pygame.Surface | None:
        """Return a coloured SVG of the assets folder, such as `tiles/E.svg`; None if missing."""
        key = (path, round(size[0]), round(size[1]))
        if key not in self._coloured:
            last = self._last.get(path)
            if self._held and last is not None:
                part = min(key[1] / last.get_width(), key[2] / last.get_height())
                return pygame.transform.scale_by(last, part)
            try:
                picture = load_svg(assets_dir() / path, key[1:])
            except (OSError, pygame.error):
                self._coloured[key] = None
            else:
                self._coloured[key] = self._last[path] = picture
        return self._coloured[key]

    def clear(self) -> None:
        """Forget all sizes."""
        self._cache.clear()
        self._coloured.clear()
