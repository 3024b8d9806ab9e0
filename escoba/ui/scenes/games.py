"""The list of unfinished games."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from escoba import words
from escoba.language import gettext as _
from escoba.session import SavedGame
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.people import game_summary
from escoba.ui.scenes.home import resume
from escoba.ui.scenes.titled import TitledScene
from escoba.ui.widgets import (
    Answer,
    Button,
    DialogScene,
    Divider,
    Label,
    ScrollArea,
    State,
    Widget,
    button_width,
)


class GamesScene(TitledScene):
    """Every unfinished game can be gone on with or deleted."""

    name = "games"

    @property
    def title(self) -> str:
        """The words at the top."""
        return _("Unfinished games")

    @property
    def _panel(self) -> Box:
        body = self.body
        wanted = self._row_h * max(1, len(self.app.store.unfinished())) + 32 * self.u
        width = min(body.w, 1000 * self.u)
        return Box(body.cx - width / 2, body.y, width, min(body.h, wanted))

    @property
    def _row_h(self) -> float:
        return max(84 * self.u, self.kit.sizes.text(theme.SUBSECTION) * 4.2)

    def build(self) -> Iterable[Widget]:
        """Lay out a row a game, the newest first."""
        games = self.app.store.unfinished()
        u = self.u
        panel = self._panel
        area = panel.inset(20 * u, 16 * u)
        if not games:
            yield from self.header()
            yield Label(
                "label:none",
                _("No unfinished games."),
                Box(area.x, area.y, area.w, 60 * u),
                colour=theme.INK_SOFT,
                align="centre",
                size=theme.SUBSECTION,
            )
            return
        row_h = self._row_h
        rows: list[Widget] = []
        y = area.y
        for saved in games:
            box = Box(area.x, y, area.w - 16 * u, row_h)
            if saved is not games[0]:
                rows.append(Divider(f"line:{saved.id}", "", Box(box.x, box.y - u, box.w, u)))
            rows.extend(self._row(saved, box))
            y += row_h
        yield ScrollArea("list:games", self.title, area, rows, content_h=y - area.y)
        yield from self.header()

    def _row(self, saved: SavedGame, box: Box) -> Iterable[Widget]:
        u = self.u
        bar = max(44 * u, self.kit.sizes.text(theme.BODY) * 2.2)
        go_w = button_width(self.kit, _("Resume"), icon=True)
        go = Box(box.right - go_w - 4 * u, box.cy - bar / 2, go_w, bar)
        bin_box = Box(go.x - bar - 10 * u, go.y, bar, bar)
        yield _Entry(f"row:{saved.id}", saved, Box(box.x, box.y, bin_box.x - box.x - 12 * u, box.h))
        yield Button(
            f"button:delete_{saved.id}",
            _("Delete"),
            bin_box,
            lambda: self._ask(saved),
            icon="trash",
            icon_only=True,
        )
        yield Button(
            f"button:resume_{saved.id}",
            _("Resume"),
            go,
            lambda: resume(self.app, saved),
            icon="play",
        )

    def _ask(self, saved: SavedGame) -> None:
        self.app.push(
            DialogScene(
                self.app,
                _("Delete this game?"),
                game_summary(saved),
                [
                    Answer("keep", _("Keep it"), lambda: None),
                    Answer("delete", _("Delete"), lambda: self._delete(saved), "danger"),
                ],
            )
        )

    def _delete(self, saved: SavedGame) -> None:
        self.app.store.delete(saved.id)
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the paper."""
        super().paint(surface)
        self.kit.paint.panel(surface, self._panel, "paper", self.u)


class _Entry(Widget):
    """Where a game stands, its rules and when it was played last."""

    role = "row"

    def __init__(self, widget_id: str, saved: SavedGame, box: Box) -> None:
        super().__init__(widget_id, game_summary(saved), box)
        # A translation may write the date in the order that its readers expect.
        when = _("{when:%Y-%m-%d %H:%M}").format(when=saved.updated_at.astimezone())
        self.detail = f"{words.preset_title(saved.rules.preset)}  ·  {when}"

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        box, u = self.place, kit.sizes.u
        px, small = kit.sizes.text(theme.BODY), kit.sizes.text(theme.LABEL - 1)
        text = kit.text.ellipsis(self.label, px, box.w - 4 * u, "bold")
        kit.text.draw(surface, text, (box.x + 4 * u, box.cy - px * 0.72), px, theme.INK, "bold")
        detail = kit.text.ellipsis(self.detail, small, box.w - 4 * u)
        kit.text.draw(surface, detail, (box.x + 4 * u, box.cy + px * 0.78), small, theme.INK_SOFT)
