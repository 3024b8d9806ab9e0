"""The cover between two people at one screen: the cards stay face down until the next is ready."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from escoba.engine import Seat
from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.avatars import draw_avatar
from escoba.ui.geometry import Box
from escoba.ui.scene import Element
from escoba.ui.table.model import Caption
from escoba.ui.table.plays import PlayLines
from escoba.ui.table.readout import plays_told
from escoba.ui.widgets import Button, Label, Widget, WidgetScene

if TYPE_CHECKING:
    from escoba.ui.app import App
    from escoba.ui.scenes.table import TableScene

_LINES = 4


class HandoverScene(WidgetScene):
    """Asks for the person of `seat`; `plays` are the last plays, the newest first."""

    name = "handover"
    opaque = False
    dim = 0.6

    def __init__(self, app: App, table: TableScene, seat: Seat, plays: tuple[Caption, ...]) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat
        own = next((i for i, play in enumerate(plays) if play.seat == seat), len(plays))
        self.plays = plays[:own][:_LINES][::-1]
        self._panel = Box(0, 0, 0, 0)
        self._face_h = 0.0
        self._list = Box(0, 0, 0, 0)
        self._lines = PlayLines(
            app.kit,
            table.picture.phrases,
            table.picture.seats.look,
            named=True,
            inks=(theme.INK, theme.INK),
            on_paper=True,
            avatars=table.picture.seats.avatars,
        )

    @property
    def person(self) -> str:
        """The name of whoever is asked for."""
        return self.table.game.chairs[self.seat].name

    def on_enter(self) -> None:
        """Ask for the person."""
        self.app.say(self._title)
        self.app.say(self._sentence)

    @property
    def _title(self) -> str:
        return _("Pass to {player}").format(player=self.person)

    @property
    def _sentence(self) -> str:
        return _("The cards stay face down until {player} is ready.").format(player=self.person)

    def build(self) -> Iterable[Widget]:
        """Lay out title, sentence, last plays and the button."""
        u, sizes = self.u, self.kit.sizes
        title_h, text_h = sizes.text(theme.TITLE) * 1.6, sizes.text(theme.BODY) * 2.9
        button_h = max(56 * u, sizes.text(theme.SUBSECTION) * 2.4)
        width = min(self.window.w - 24 * u, max(560 * u, sizes.text(theme.BODY) * 28))
        lines_w = width - 112 * u - 48 * u
        list_h = self._lines.height(self.plays, lines_w) + 20 * u if self.plays else 0.0
        height = 64 * u + title_h + text_h + list_h + 20 * u + button_h + 32 * u
        # The face of whoever is asked for, where the window has room for it.
        self._face_h = 84 * u if height + 84 * u < self.window.h - 16 * u else 0.0
        height += self._face_h
        table = self.table.picture.table
        self._panel = Box.around(table.felt.cx, self.window.cy, width, height)
        inner = self._panel.inset(40 * u, 0)
        y = self._panel.y + 56 * u + self._face_h
        yield Label(
            "label:title",
            self._title,
            Box(inner.x, y, inner.w, title_h),
            size=theme.TITLE,
            face="title",
            align="centre",
        )
        y += title_h
        yield Label(
            "label:sentence",
            self._sentence,
            Box(inner.x, y, inner.w, text_h),
            size=theme.BODY,
            colour=theme.INK_SOFT,
            align="centre",
            wrap=True,
        )
        y += text_h
        self._list = Box(inner.x + 16 * u, y, inner.w - 32 * u, list_h)
        y += list_h + 20 * u
        place = Box.around(inner.cx, y + button_h / 2, min(inner.w, 360 * u), button_h)
        yield Button(
            "button:ready",
            _("I'm {player}, show my cards").format(player=self.person),
            place,
            self._ready,
            kind="primary",
            size=theme.SUBSECTION,
        )

    def readable(self) -> list[Element]:
        """Return the elements and the last plays."""
        if not self.plays:
            return self.elements()
        told = plays_told(self.plays, self.table.picture.phrases, self.kit.cards.kind)
        return [*self.elements(), Element("label:plays", "label", told, self._list)]

    def back(self) -> None:
        """Open the menu: leaving is possible without showing the cards."""
        from escoba.ui.scenes.menu import MenuScene

        self.app.push(MenuScene(self.app, self.table.game))

    def _ready(self) -> None:
        self.app.pop()
        self.table.uncover()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel, its strip of tiles and the last plays."""
        kit, u = self.kit, self.u
        kit.paint.panel(surface, self._panel, "paper", u)
        self._strip(surface)
        if self._face_h:
            seats = self.table.picture.seats
            at = (self._panel.cx, self._panel.y + 50 * u + self._face_h / 2)
            avatar, look = seats.avatars[self.seat], seats.look(self.seat)
            draw_avatar(surface, kit, avatar, look, at, self._face_h / 2 - 2 * u)
        if not self.plays:
            return
        kit.paint.fill(surface, self._list, theme.PAPER_DEEP, radius=8 * u)
        self._lines.draw(surface, self._list.inset(24 * u, 10 * u), self.plays)

    def _strip(self, surface: pygame.Surface) -> None:
        u = self.u
        side = round(24 * u)
        count = int((self._panel.w - 24 * u) // side)
        tile = self.kit.icons.picture("tiles/border-lozenge.svg", (side, side))
        if tile is None:
            return
        left = round(self._panel.cx - count * side / 2)
        for index in range(count):
            surface.blit(tile, (left + index * side, round(self._panel.y + 14 * u)))
