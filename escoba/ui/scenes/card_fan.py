"""A fan of cards, turned smoothly and kept as long as size and deck stay."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from escoba.engine import Card
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.theme import PAPER


@dataclass(slots=True)
class _Turned:
    source: pygame.Surface
    picture: pygame.Surface
    shadow: pygame.Surface


class CardFan:
    """Draws a few cards as a hand holds them.

    spread: degrees between neighbours
    """

    def __init__(self, cards: Sequence[Card], spread: float = 10.0) -> None:
        self.cards = tuple(cards)
        self.spread = spread
        self._turned: dict[tuple[Card, int], _Turned] = {}
        self._size = 0

    def width(self, card_height: float) -> float:
        """Return how wide the fan is for cards of that height."""
        radius, half = self._radius(card_height), self._half_turn()
        card_w = 0.65 * card_height
        return 2 * (radius * math.sin(half) + card_w / 2 * math.cos(half)) + (
            card_height * math.sin(half)
        )

    def _half_turn(self) -> float:
        return math.radians(self.spread * (len(self.cards) - 1) / 2)

    @staticmethod
    def _radius(card_height: float) -> float:
        # Cards overlap so much that about two fifths of each one show.
        return 2.25 * card_height

    def draw(self, surface: pygame.Surface, kit: Kit, box: Box) -> None:
        """Draw the fan as large as fits into `box`, in its middle."""
        height = min(box.h / 1.26, box.w / self.width(1.0))
        if height < 8:
            return
        if round(height) != self._size:
            self._turned.clear()
            self._size = round(height)
        radius = self._radius(height)
        drop = radius * (1 - math.cos(self._half_turn()))
        pivot = (box.cx, box.cy - drop / 2 + radius)
        middle = (len(self.cards) - 1) / 2
        for i, card in enumerate(self.cards):
            degrees = self.spread * (i - middle)
            turned = self._card(kit, card, height, degrees)
            x = pivot[0] + radius * math.sin(math.radians(degrees))
            y = pivot[1] - radius * math.cos(math.radians(degrees))
            _blit_centred(surface, turned.shadow, x, y + 0.014 * height)
            _blit_centred(surface, turned.picture, x, y)

    def _card(self, kit: Kit, card: Card, height: float, degrees: float) -> _Turned:
        # Turning softens a picture, so it is turned at twice its size where that is affordable.
        factor = 2 if height < 420 else 1
        source = kit.cards.picture(card, height * factor)
        key = (card, round(degrees * 10))
        found = self._turned.get(key)
        if found is None or found.source is not source:
            picture = pygame.transform.rotozoom(_padded(source), -degrees, 1 / factor)
            found = _Turned(source, picture, _shadow_of(picture, 0.022 * height))
            self._turned[key] = found
        return found


def _padded(picture: pygame.Surface) -> pygame.Surface:
    """Return the picture with an empty margin: turning only smooths edges that lie inside."""
    w, h = picture.get_size()
    out = pygame.Surface((w + 8, h + 8), pygame.SRCALPHA)
    # Transparent but of the paper's colour, or the smoothed edge would turn dark.
    out.fill((*PAPER, 0))
    out.blit(picture, (4, 4))
    return out


def _blit_centred(target: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    w, h = picture.get_size()
    target.blit(picture, (round(x - w / 2), round(y - h / 2)))


def _shadow_of(picture: pygame.Surface, blur: float) -> pygame.Surface:
    """Return the soft black shape of a picture, larger by the blur on every side."""
    # A quarter of the size is enough for something so soft, and sixteen times as fast.
    b = max(1, round(blur / 4))
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, w // 4), max(1, h // 4)))
    small.fill((0, 0, 0, 128), special_flags=pygame.BLEND_RGBA_MULT)
    margin = 2 * b
    room = pygame.Surface(
        (small.get_width() + 2 * margin, small.get_height() + 2 * margin), pygame.SRCALPHA
    )
    room.blit(small, (margin, margin))
    soft = pygame.transform.gaussian_blur(room, b)
    return pygame.transform.smoothscale(soft, (soft.get_width() * 4, soft.get_height() * 4))
