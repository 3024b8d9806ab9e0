"""Small pictures of decks, backs and felts to choose from."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from escoba.engine import Card, parse_cards
from escoba.ui import theme
from escoba.ui.decks import Deck
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.scene import Element
from escoba.ui.widgets import State, Widget

_SHOWN = parse_cards("7o 12c 10e 1b")
_ON_THE_TABLE = parse_cards("5c 11b 3o 2e")
_IN_HAND = parse_cards("10o 7e 12c")


class TablePreview(Widget):
    """A table as the deck, the back and the cloth in use make it; nothing to press or read.

    The other's backs at the left, the table in the middle, one's own hand at the right.
    """

    def elements(self, focused: bool, *, scrolled_out: bool = False) -> list[Element]:
        """Return nothing: what it shows is named by the choices under it."""
        return []

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the cloth in its frame of wood, and ten cards on it."""
        box, u = self.place, kit.sizes.u
        kit.paint.table(surface, box, kit.cloth, u)
        kit.paint.fill(
            surface, box, None, radius=theme.RADIUS_PANEL * u, border=theme.WOOD_DARK, width=4 * u
        )
        h = box.h * 0.62
        w = kit.cards.width(h)
        gap = 0.12 * w
        table_w = len(_ON_THE_TABLE) * (w + gap) - gap
        side = (box.w - table_w) / 2
        self._row(surface, kit, [None] * 3, box.x + side / 2, h * 0.8, 0.42)
        self._row(surface, kit, _ON_THE_TABLE, box.cx, h, 1.12)
        # Wider apart where there is room for whole cards.
        step = 1.08 if side > 4 * w * 1.15 else 0.5
        self._row(surface, kit, _IN_HAND, box.right - side / 2, h * 1.15, step)

    def _row(
        self,
        surface: pygame.Surface,
        kit: Kit,
        cards: Sequence[Card | None],
        middle: float,
        h: float,
        step: float,
    ) -> None:
        w = kit.cards.width(h)
        x = middle - w * (1 + step * (len(cards) - 1)) / 2
        for card in cards:
            place = Box(x, self.place.cy - h / 2, w, h)
            kit.paint.shadow(surface, place, radius=0.05 * h, blur=0.03 * h, offset=0.015 * h)
            kit.cards.draw(surface, card, place, urgent=False)
            x += w * step


def chosen_frame(surface: pygame.Surface, kit: Kit, box: Box, chosen: bool, radius: float) -> None:
    """Draw the outline of a picture to choose: thick cobalt when it is chosen."""
    u = kit.sizes.u
    if chosen:
        kit.paint.ring(surface, box.inset(u), radius=radius, width=4 * u, colour=theme.COBALT)
    else:
        kit.paint.fill(
            surface, box, None, radius=radius, border=theme.EDGE, width=max(1.0, 1.5 * u)
        )


def draw_deck(surface: pygame.Surface, kit: Kit, deck: Deck, box: Box, chosen: bool) -> None:
    """Draw a deck's name under four of its cards on felt."""
    u, radius = kit.sizes.u, theme.RADIUS_CONTROL * kit.sizes.u
    px = kit.sizes.text(theme.LABEL)
    foot_h = px * 2.4
    fill = theme.COBALT_TINT if chosen else theme.WHITE
    kit.paint.fill(surface, box, fill, radius=radius)
    felt = Box(box.x, box.y, box.w, box.h - foot_h)
    kit.paint.fill(surface, felt, kit.felt, radius=radius)
    lower = Box(felt.x, felt.bottom - radius, felt.w, radius)
    surface.fill(kit.felt, lower.px())
    draw_cards(surface, kit, deck, felt.inset(10 * u, 12 * u))
    px = kit.text.fit(deck.name(), px, box.w - 16 * u, "bold", least=round(0.8 * px))
    name = kit.text.ellipsis(deck.name(), px, box.w - 16 * u, "bold")
    kit.text.draw(
        surface, name, (box.cx, box.bottom - foot_h / 2), px, theme.INK, "bold", align="centre"
    )
    chosen_frame(surface, kit, box, chosen, radius)


def draw_cards(surface: pygame.Surface, kit: Kit, deck: Deck, box: Box, *, count: int = 4) -> None:
    """Draw up to four cards of a deck, overlapping as far as the width asks for."""
    cards = _SHOWN[:count]
    h = min(box.h, box.w / (0.65 + 0.2 * (count - 1)))
    w = kit.cards.width(h, deck)
    step = min(w * 1.06, (box.w - w) / max(1, count - 1))
    x = box.cx - (w + step * (count - 1)) / 2
    for card in cards:
        place = Box(x, box.cy - h / 2, w, h)
        kit.paint.shadow(surface, place, radius=0.05 * h, blur=0.03 * h, offset=0.015 * h)
        kit.cards.draw(surface, card, place, deck=deck, urgent=False)
        x += step


def draw_back(surface: pygame.Surface, kit: Kit, name: str, box: Box, chosen: bool) -> None:
    """Draw a back to choose."""
    u = kit.sizes.u
    kit.cards.draw(surface, None, box.inset(6 * u), back=name, urgent=False)
    if chosen:
        chosen_frame(surface, kit, box, chosen, theme.RADIUS_PLATE * u)


def draw_felt(surface: pygame.Surface, kit: Kit, name: str, box: Box, chosen: bool) -> None:
    """Draw a felt to choose, ticked when it is the one in use."""
    u = kit.sizes.u
    inner = box.inset(6 * u)
    # A third of the size that it has on the table, so that a whole pattern is seen.
    kit.paint.table(surface, inner, theme.CLOTHS[name], u / 3)
    kit.paint.fill(
        surface,
        inner,
        None,
        radius=theme.RADIUS_PLATE * u,
        border=theme.WOOD_DARK,
        width=3 * u,
    )
    if chosen:
        tick = kit.icons.get("tick", min(inner.h * 0.5, 24 * u), theme.CHALK)
        w, h = tick.get_size()
        surface.blit(tick, (round(inner.cx - w / 2), round(inner.cy - h / 2)))
        chosen_frame(surface, kit, box, chosen, theme.RADIUS_CONTROL * u)
