"""All captured cards of every side, large enough to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from escoba import words
from escoba.engine import Side
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.scene import Element
from escoba.ui.scenes.game_scene import BarButton, GameScene, button_bar
from escoba.ui.scenes.pile_layout import pile_rows
from escoba.ui.scenes.score_rows import HandAccount
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import draw_heading, draw_small_card
from escoba.ui.widgets import Widget

_SEVEN = 7
# The index of a card lower than this is too small to read; rank and suit stand in its place.
_READABLE_H = 92.0


class CapturedScene(GameScene):
    """The piles of the hand in play, or of the last one, opened and sorted by suit."""

    name = "captured"

    @property
    def _account(self) -> HandAccount:
        return self.accounts[-1]

    def build(self) -> Iterable[Widget]:
        """Lay out the columns and the button that leads back."""
        u, sizes = self.u, self.kit.sizes
        self._sheet = sheet_box(sizes, 1216, 672)
        pad = (36 if sizes.wide else 16) * u
        inner = self._sheet.inset(pad, 0)
        self._title = Box(inner.x, self._sheet.y + 10 * u, inner.w, 46 * u)
        bar = Box(inner.x, self._sheet.bottom - 60 * u, inner.w, 44 * u)
        top = self._title.bottom + 4 * u
        area = Box(inner.x, top, inner.w, bar.y - 8 * u - top)
        self._columns = area.columns(len(self.order), (28 if sizes.wide else 12) * u)
        self._legend = bar
        yield from button_bar(
            self.kit, bar, [], [BarButton("back", _("Back"), self.back, kind="primary")]
        )

    def elements(self) -> list[Element]:
        """Return each pile as it is read out, and the button."""
        piles = [
            Element(f"pile:{side}", "pile", self._pile_label(side), column)
            for side, column in zip(self.order, self._columns, strict=True)
        ]
        return [*piles, *super().elements()]

    def _pile_label(self, side: Side) -> str:
        pile = self._account.piles[side]
        cards = ", ".join(words.card_name(card, self.kit.cards.kind) for card in pile)
        head = f"{self.sides.label(side)}: {self._summary(side)}"
        return f"{head}. {cards}." if cards else f"{head}."

    def _summary(self, side: Side) -> str:
        count = len(self._account.piles[side])
        escobas = len(self._account.escoba_cards[side])
        cards = ngettext("{count} card", "{count} cards", count).format(count=count)
        swept = ngettext("{count} escoba", "{count} escobas", escobas).format(count=escobas)
        return f"{cards} · {swept}"

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet with one column a side."""
        kit = self.kit
        kit.paint.panel(surface, self._sheet, "paper", self.u)
        number = _("Hand {number}").format(number=self._account.number + 1)
        draw_heading(kit, surface, self._title, _("Captured cards"), number)
        for place, (side, column) in enumerate(zip(self.order, self._columns, strict=True)):
            self._draw_column(surface, side, theme.SIDE_LOOKS[place], column)
        self._draw_legend(surface)

    def _draw_column(
        self, surface: pygame.Surface, side: Side, look: theme.SideLook, column: Box
    ) -> None:
        kit, u = self.kit, self.u
        head, body = column.cut_top(52 * u, 4 * u)
        size = 17 * u
        kit.paint.shape(
            surface, look.shape, (head.x + size / 2, head.y + 15 * u), size, look.colour
        )
        px = kit.sizes.text(theme.BODY)
        x = head.x + size + 10 * u
        name = kit.text.ellipsis(self.sides.label(side), px, head.right - x, "bold")
        kit.text.draw(surface, name, (x, head.y + 15 * u), px, theme.INK, "bold")
        note = kit.text.ellipsis(self._summary(side), kit.sizes.text(theme.SMALL), head.right - x)
        kit.text.draw(
            surface, note, (x, head.y + 37 * u), kit.sizes.text(theme.SMALL), theme.INK_SOFT
        )
        kit.paint.line(surface, head.x, head.bottom, head.w, look.colour, max(1.0, 2 * u))
        self._draw_pile(surface, side, body)

    def _draw_pile(self, surface: pygame.Surface, side: Side, body: Box) -> None:
        kit, u = self.kit, self.u
        coins = words.coins_of(self.game.rules)
        swept = self._account.escoba_cards[side]
        for row in pile_rows(self._account.piles[side], body, kit.cards.width(1.0), u):
            if row.suit == coins:
                band = Box(row.label.x - 4 * u, row.label.y, body.w + 8 * u, row.label.h)
                kit.paint.fill(surface, band.grow(2 * u), theme.PAPER_DEEP, radius=8 * u)
            symbol = kit.cards.suit(row.suit, 22 * u)
            middle = row.label.cy
            surface.blit(
                symbol,
                (round(row.label.x + 14 * u - symbol.get_width() / 2), round(middle - 24 * u)),
            )
            px = kit.sizes.text(theme.LABEL)
            ink = theme.INK if row.cards else theme.INK_SOFT
            kit.text.draw(
                surface,
                str(len(row.cards)) if row.cards else "–",
                (row.label.x + 14 * u, middle + 14 * u),
                px,
                ink,
                "black",
                align="centre",
            )
            lefts = [box.x for _card, box in row.cards]
            shown = lefts[1] - lefts[0] if len(lefts) > 1 else None
            for card, box in row.cards:
                kit.paint.shadow(
                    surface, box, radius=0.055 * box.h, blur=3 * u, offset=1 * u, strength=0.3
                )
                if box.h < _READABLE_H * u:
                    draw_small_card(kit, surface, card, box, shown)
                else:
                    kit.cards.draw(surface, card, box.grow(0.5))
                if card.rank == _SEVEN:
                    kit.paint.ring(
                        surface,
                        box.inset(2 * u),
                        radius=0.045 * box.h,
                        width=3 * u,
                        colour=theme.SAFFRON_DARK,
                    )
                if card in swept:
                    draw_broom_mark(kit, surface, (box.x + 13 * u, box.bottom - 13 * u), 12 * u)

    def _draw_legend(self, surface: pygame.Surface) -> None:
        """Say what the marks mean: the ring of the sevens, the broom of an escoba."""
        kit, u = self.kit, self.u
        px = kit.sizes.text(theme.SMALL)
        x, y = self._legend.x, self._legend.cy
        for mark, text in self._legend_texts():
            if mark == "ring":
                box = Box(x + 2 * u, y - 11 * u, 14 * u, 22 * u)
                kit.paint.ring(surface, box, radius=2 * u, width=3 * u, colour=theme.SAFFRON_DARK)
            elif mark == "broom":
                draw_broom_mark(kit, surface, (x + 12 * u, y), 12 * u)
            else:
                box = Box(x, y - 11 * u, 22 * u, 22 * u)
                kit.paint.fill(surface, box, theme.PAPER_DEEP, radius=5 * u)
            x += 30 * u
            x += kit.text.draw(surface, text, (x, y), px, theme.INK_SOFT) + 24 * u

    def _legend_texts(self) -> Iterator[tuple[str, str]]:
        coins = words.coins_of(self.game.rules)
        yield "band", words.suit_title(coins, self.kit.cards.kind)
        yield "ring", _("Sevens")
        yield "broom", _("Escobas")


def draw_broom_mark(
    kit: Kit, surface: pygame.Surface, centre: tuple[float, float], radius: float
) -> None:
    """Draw the mark of a card that swept the table."""
    kit.paint.disc(surface, centre, radius, theme.INK)
    kit.paint.disc(surface, centre, radius * 0.9, theme.SAFFRON)
    icon = kit.icons.get("broom", radius * 1.3, theme.INK)
    surface.blit(
        icon,
        (round(centre[0] - icon.get_width() / 2), round(centre[1] - icon.get_height() / 2)),
    )
