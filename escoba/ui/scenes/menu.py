"""The menu over the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from escoba.engine import Seat, StoreError
from escoba.language import gettext as _
from escoba.session import Awaiting, Game, people
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.widgets import Answer, Button, DialogScene, Label, Widget, WidgetScene

if TYPE_CHECKING:
    from escoba.ui.app import App


class MenuScene(WidgetScene):
    """Esc at the table: every way to go on or to leave; nothing is lost by leaving."""

    name = "menu"
    opaque = False
    dim = 0.5

    def __init__(self, app: App, game: Game, seat: Seat | None = None) -> None:
        """Prepare the menu of a game; `seat` is who would give it up, None for nobody."""
        super().__init__(app)
        self.game = game
        self._seat = seat
        self._panel = Box(0, 0, 0, 0)

    def build(self) -> Iterable[Widget]:
        """Lay the buttons out in one column."""
        u, sizes = self.u, self.kit.sizes
        rows = self._rows()
        room = self.window.h - 24 * u
        row_h = max(48 * u, sizes.text(theme.BODY) * 2.3)
        title_h, gap, pad = sizes.text(theme.TITLE_SMALL) * 1.5, 10 * u, 28 * u
        note = _("Every play is saved as you make it.")
        note_h = sizes.text(theme.SMALL) * 1.6
        # Whoever reaches for the other rows must not hit the last one, which ends the program.
        apart = 16 * u
        height = 2 * pad + title_h + 10 * u + len(rows) * (row_h + gap) + apart + note_h
        squeeze = min(1.0, room / height)
        row_h, gap, apart, pad, title_h = (v * squeeze for v in (row_h, gap, apart, pad, title_h))
        note_w = self.kit.text.width(note, sizes.text(theme.SMALL))
        wanted = max(340 * u, sizes.text(theme.BODY) * 17, note_w + 2 * pad + 4 * u)
        width = min(self.window.w - 24 * u, wanted)
        self._panel = Box.around(self.window.cx, self.window.cy, width, min(height, room))
        inner = self._panel.inset(pad)
        y = inner.y
        yield Label(
            "label:title",
            _("Menu"),
            Box(inner.x, y, inner.w, title_h),
            size=theme.TITLE_SMALL,
            face="title",
            align="centre",
        )
        y += title_h + 10 * u * squeeze
        for row in rows:
            if row is rows[-1]:
                y += apart
            row.box = Box(inner.x, y, inner.w, row_h)
            y += row_h + gap
            yield row
        yield Label(
            "label:saved",
            note,
            Box(inner.x, y, inner.w, max(0.0, self._panel.bottom - pad * 0.7 - y)),
            size=theme.SMALL,
            colour=theme.INK_SOFT,
            align="centre",
        )

    def _rows(self) -> list[Button]:
        nowhere = Box(0, 0, 0, 0)
        rows = [
            Button("button:resume", _("Resume"), nowhere, self.back, kind="primary", icon="play"),
            Button("button:rules", _("Rules"), nowhere, self._rules),
            Button("button:settings", _("Settings"), nowhere, self._settings),
        ]
        if self._seat is not None and self.game.awaiting is not Awaiting.OVER:
            rows.append(Button("button:concede", _("Concede"), nowhere, self._ask_concede))
        return [
            *rows,
            Button("button:new_game", _("New game"), nowhere, self._new_game),
            Button("button:home", _("Home"), nowhere, self.app.go_home),
            Button("button:quit", _("Quit"), nowhere, self.app.quit),
        ]

    def on_enter(self) -> None:
        """Say where one is."""
        self.app.say(_("Menu"))

    def _rules(self) -> None:
        from escoba.ui.scenes.rules_card import RulesCardScene

        self.app.push(RulesCardScene(self.app, self.game.rules, self.game))

    def _settings(self) -> None:
        from escoba.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _new_game(self) -> None:
        from escoba.ui.scenes.home import HomeScene
        from escoba.ui.scenes.new_game import NewGameScene

        self.app.show(HomeScene(self.app), NewGameScene(self.app))

    def _ask_concede(self) -> None:
        assert self._seat is not None
        text = _("The game ends at once and counts as won by the other side.")
        if len(people(self.game.chairs)) > 1:
            text = _(
                "{name} gives up. The game ends at once and counts as won by the other side."
            ).format(name=self.game.chairs[self._seat].name)
        self.app.push(
            DialogScene(
                self.app,
                _("Concede the game?"),
                text,
                [
                    Answer("play_on", _("Play on"), lambda: None),
                    Answer("concede", _("Concede"), self._concede, "danger"),
                ],
            )
        )

    def _concede(self) -> None:
        from escoba.ui.scenes.game_over import GameOverScene

        assert self._seat is not None
        try:
            self.game.concede(self._seat)
        except StoreError as error:
            done = Answer("ok", _("Go on"), lambda: None, "primary")
            self.app.push(DialogScene(self.app, _("This cannot be saved"), str(error), [done]))
            return
        self.app.replace(GameOverScene(self.app, self.game))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel."""
        self.kit.paint.panel(surface, self._panel, "paper", self.u)
