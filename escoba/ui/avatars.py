"""Who is seen on a seat's plate: the avatars, which of them sits where, and how one is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from escoba.session import CHARACTERS, Chair
from escoba.ui import theme
from escoba.ui.kit import Kit
from escoba.ui.theme import SideLook

AVATARS: Final = tuple(sorted(one.avatar for one in CHARACTERS))
"""The ids of the pictures in `assets/avatars`."""

# Whose names are known; letters as `casefold` leaves them.
_OF_CHARACTER: Final = {one.name.casefold(): one.avatar for one in CHARACTERS}
_OF_OTHERS: Final = {
    "blas": "anselmo",
    "don anselmo": "anselmo",
    "inés": "carmen",
    "la abuela": "abuela",
    "el maestro": "maestro",
    "niña": "nina",
}
# In which order everybody else is given a face.
_OTHERS: Final = ("curro", "carmen", "nina", "anselmo", "paco", "lola", "abuela", "maestro")

# The mark of the side in the lower right of an avatar, by the avatar's radius.
_MARK_AT, _MARK_RADIUS = 0.70, 0.42


def picture_of(avatar: str) -> str:
    """Return the path of an avatar under `assets`, for `Icons.picture`."""
    return f"avatars/{avatar}.svg"


def avatars_of(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Return the id of an avatar for every chair, each another one while there are enough.

    A character has a face of its own. Whoever else sits down gets the first that is free, seat by
    seat, so the same chairs always look the same.
    """
    names = [chair.name.strip().casefold() for chair in chairs]
    found: list[str | None] = [None] * len(names)
    for known in (_OF_CHARACTER, _OF_OTHERS):
        for seat, name in enumerate(names):
            avatar = known.get(name)
            if found[seat] is None and avatar not in found:
                found[seat] = avatar
    free = iter([avatar for avatar in _OTHERS if avatar not in found])
    return tuple(avatar or next(free, _OTHERS[0]) for avatar in found)


def draw_avatar(
    surface: pygame.Surface,
    kit: Kit,
    avatar: str,
    look: SideLook,
    centre: tuple[float, float],
    radius: float,
) -> None:
    """Draw an avatar in the colour of its side, with the side's mark; without a picture the mark.

    centre, radius: of the whole, in pixels
    """
    paint = kit.paint
    paint.disc(surface, centre, radius, look.colour)
    inner = radius - max(1.0, 0.08 * radius)
    picture = kit.icons.picture(picture_of(avatar), (2 * inner, 2 * inner))
    if picture is None:
        paint.shape(surface, look.shape, centre, 0.9 * radius, theme.WHITE)
        return
    w, h = picture.get_size()
    surface.blit(picture, (round(centre[0] - w / 2), round(centre[1] - h / 2)))
    mark = (centre[0] + _MARK_AT * radius, centre[1] + _MARK_AT * radius)
    r = _MARK_RADIUS * radius
    paint.disc(surface, mark, r, theme.PAPER)
    paint.disc(surface, mark, r - max(1.0, 0.16 * r), look.colour)
    paint.shape(surface, look.shape, mark, r * (0.7 if look.shape == "dot" else 0.95), theme.WHITE)


def draw_pondering(
    surface: pygame.Surface, kit: Kit, centre: tuple[float, float], radius: float, dark: int
) -> None:
    """Draw the mark of a long thought at an avatar: three dots, of which one is dark.

    centre, radius: of the avatar
    dark: which dot; any other number for none
    """
    x, y = centre[0] + _MARK_AT * radius, centre[1] - _MARK_AT * radius
    r, paint = _MARK_RADIUS * radius, kit.paint
    paint.disc(surface, (x, y), r, theme.INK)
    paint.disc(surface, (x, y), r - max(1.0, 0.12 * r), theme.PAPER)
    for i in range(3):
        colour = theme.INK if i == dark else theme.EDGE
        paint.disc(surface, (x + (i - 1) * 0.5 * r, y), 0.2 * r, colour)
