"""Lines that tell a play: who, what it did, and all its cards, on as many rows as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from escoba.engine import Card, Seat
from escoba.ui import theme
from escoba.ui.avatars import draw_avatar
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.table.model import Caption
from escoba.ui.table.phrases import Phrases, card_short
from escoba.ui.theme import Colour, SideLook

_GAPS = (9.0, 4.0)  # u between two cards: the usual one, and the least before a new row begins
_ICON = 1.1  # size of a suit's symbol by that of the text
# By the size of the text: distance of rows, and where words begin; with marks, with avatars.
_ROW, _FACE_ROW = 1.7, 2.1
_LEFT, _FACE_LEFT = 1.4, 2.6
_FACE = 0.95  # radius of an avatar


@dataclass(frozen=True, slots=True)
class _Spot:
    """One card of a line: its row, and where it begins in it."""

    card: Card
    row: int
    x: float


class PlayLines:
    """Draws plays one below the other in `box`, in the order given.

    look: how the side of a seat is told apart
    named: whether each line says whose play it is
    inks: of the words and of the cards
    avatars: by seat, to be shown in place of the marks of the sides
    """

    def __init__(
        self,
        kit: Kit,
        phrases: Phrases,
        look: Callable[[Seat], SideLook],
        *,
        named: bool,
        inks: tuple[Colour, Colour],
        on_paper: bool = False,
        avatars: Sequence[str] = (),
    ) -> None:
        self.kit, self.phrases, self.look = kit, phrases, look
        self.named, self.inks, self.on_paper = named, inks, on_paper
        self.avatars = tuple(avatars)

    def row_height(self, px: int) -> float:
        """Return the height of one row of text of that size."""
        return px * (_FACE_ROW if self.avatars else _ROW)

    def _left(self, px: int) -> float:
        return px * (_FACE_LEFT if self.avatars else _LEFT)

    def rows(self, play: Caption, width: float, px: int) -> int:
        """Return how many rows a play needs."""
        return self._spots(play, width, px)[-1].row + 1

    def height(self, plays: Sequence[Caption], width: float) -> float:
        """Return the height of all these plays at the usual size of text."""
        px = self.kit.sizes.text(theme.LABEL)
        return sum(self.rows(play, width, px) for play in plays) * self.row_height(px)

    def draw(self, surface: pygame.Surface, box: Box, plays: Sequence[Caption]) -> None:
        """Draw as many whole plays as there is room for; the first is shown in any case."""
        usual = self.kit.sizes.text(theme.LABEL)
        y = box.y
        for index, play in enumerate(plays):
            px = usual
            needed = self.rows(play, box.w, px) * self.row_height(px)
            if y + needed > box.bottom + 1:
                if index:
                    return
                while px > usual * 0.6 and needed > box.h:
                    px -= 1
                    needed = self.rows(play, box.w, px) * self.row_height(px)
            self._draw(surface, play, Box(box.x, y, box.w, needed), px)
            y += needed

    def _words(self, play: Caption) -> str:
        return self.phrases.log_verb(play, named=self.named)

    def _spots(self, play: Caption, width: float, px: int) -> list[_Spot]:
        kit, u = self.kit, self.kit.sizes.u
        left = self._left(px)
        verb = kit.text.width(self._words(play), px)
        verb_end = left + min(verb, width * 0.62) + 8 * u
        widths = [self._card_width(card, px) for card in play.cards]
        for gap in _GAPS:
            spots = _flow(play.cards, widths, verb_end, left, width, gap * u)
            if spots[-1].row == 0:
                break
        return spots

    def _card_width(self, card: Card, px: int) -> float:
        kit = self.kit
        label = card_short(card, kit.cards.kind)
        return round(px * _ICON) + 3 * kit.sizes.u + kit.text.width(label, px, "bold")

    def _draw(self, surface: pygame.Surface, play: Caption, box: Box, px: int) -> None:
        kit, u = self.kit, self.kit.sizes.u
        step = self.row_height(px)
        y = box.y + step / 2
        look = self.look(play.seat)
        if self.avatars:
            at = (box.x + _FACE * px, y)
            draw_avatar(surface, kit, self.avatars[play.seat], look, at, _FACE * px)
        else:
            mark = look.colour if self.on_paper else look.light
            kit.paint.shape(surface, look.shape, (box.x + 0.4 * px, y), 0.7 * px, mark)
        words = kit.text.ellipsis(self._words(play), px, box.w * 0.62)
        kit.text.draw(surface, words, (box.x + self._left(px), y), px, self.inks[0])
        for spot in self._spots(play, box.w, px):
            x, cy = box.x + spot.x, y + spot.row * step
            icon = kit.cards.suit(spot.card.suit, round(px * _ICON))
            surface.blit(icon, (round(x), round(cy - icon.get_height() / 2)))
            x += round(px * _ICON) + 3 * u
            label = card_short(spot.card, kit.cards.kind)
            kit.text.draw(surface, label, (x, cy), px, self.inks[1], "bold")


def _flow(
    cards: Sequence[Card],
    widths: Sequence[float],
    first: float,
    left: float,
    right: float,
    gap: float,
) -> list[_Spot]:
    """Place cards from `first` on, then on further rows between `left` and `right`."""
    spots = []
    x, row = first, 0
    for card, width in zip(cards, widths, strict=True):
        if x + width > right and x > left:
            x, row = left, row + 1
        spots.append(_Spot(card, row, x))
        x += width + gap
    return spots
