"""The list of games: the unfinished ones to go on with, the finished ones to look back at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from escoba import words
from escoba.engine import StoreError
from escoba.language import gettext as _
from escoba.session import Game, SavedGame
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.people import game_result, game_summary
from escoba.ui.scenes.game_over import GameOverScene
from escoba.ui.scenes.home import resume, tell
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

if TYPE_CHECKING:
    from escoba.ui.app import App


class GamesScene(TitledScene):
    """Every game can be deleted, and gone on with, or looked back at once it is over."""

    name = "games"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._unfinished: tuple[SavedGame, ...] = ()
        self._finished: tuple[SavedGame, ...] = ()
        self._panel = Box(0, 0, 0, 0)

    @property
    def title(self) -> str:
        """The words at the top."""
        return _("Games")

    @property
    def _row_h(self) -> float:
        return max(84 * self.u, self.kit.sizes.text(theme.SUBSECTION) * 4.2)

    @property
    def _heading_h(self) -> float:
        return self.kit.sizes.text(theme.LABEL) * 2.4

    def resize(self) -> None:
        """Look at the games again, they may have changed, and lay out."""
        self._look()
        super().resize()

    def _look(self) -> None:
        self._unfinished = self.app.store.unfinished()
        self._finished = self.app.store.finished()

    def build(self) -> Iterable[Widget]:
        """Lay out a row a game, the newest first, those that can be gone on with before all."""
        u, body = self.u, self.body
        parts = [
            ("unfinished", _("Unfinished"), self._unfinished, self._unfinished_row),
            ("finished", _("Finished"), self._finished, self._finished_row),
        ]
        parts = [part for part in parts if part[2]]
        count = len(self._unfinished) + len(self._finished)
        gap = 14 * u
        content = count * self._row_h + len(parts) * self._heading_h + (len(parts) - 1) * gap
        wanted = max(content, self._row_h) + 32 * u
        width = min(body.w, 1000 * u)
        self._panel = Box(body.cx - width / 2, body.y, width, min(body.h, wanted))
        area = self._panel.inset(20 * u, 16 * u)
        if not parts:
            yield from self.header()
            yield Label(
                "label:none",
                _("No games yet."),
                Box(area.x, area.y, area.w, 60 * u),
                colour=theme.INK_SOFT,
                align="centre",
                size=theme.SUBSECTION,
            )
            return
        rows: list[Widget] = []
        y = area.y
        for name, heading, games, row in parts:
            box = Box(area.x, y, area.w - 16 * u, self._heading_h)
            rows += self._heading(name, heading, box)
            y = box.bottom
            for saved in games:
                box = Box(box.x, y, box.w, self._row_h)
                if saved is not games[0]:
                    rows.append(Divider(f"line:{saved.id}", "", Box(box.x, box.y - u, box.w, u)))
                rows += row(saved, box)
                y += self._row_h
            y += gap
        yield ScrollArea("list:games", self.title, area, rows, content_h=content)
        yield from self.header()

    def _heading(self, name: str, text: str, box: Box) -> Iterable[Widget]:
        place = Box(box.x + 4 * self.u, box.y, box.w - 4 * self.u, box.h)
        yield Label(
            f"label:{name}", text, place, size=theme.LABEL, colour=theme.INK_SOFT, face="bold"
        )
        yield Divider(f"line:{name}", "", Box(box.x, box.bottom - self.u, box.w, self.u))

    def _unfinished_row(self, saved: SavedGame, box: Box) -> Iterable[Widget]:
        act = _RowAct("resume", _("Resume"), "play", lambda: resume(self.app, saved))
        return self._row(saved, game_summary(saved), act, box)

    def _finished_row(self, saved: SavedGame, box: Box) -> Iterable[Widget]:
        act = _RowAct("result", _("Result"), "list", lambda: self._open(saved))
        return self._row(saved, game_result(saved), act, box)

    def _row(self, saved: SavedGame, text: str, act: _RowAct, box: Box) -> Iterable[Widget]:
        u = self.u
        bar = max(44 * u, self.kit.sizes.text(theme.BODY) * 2.2)
        # The same for both kinds of games, so that the buttons stand in a column.
        act_w = max(button_width(self.kit, each, icon=True) for each in (_("Resume"), _("Result")))
        act_box = Box(box.right - act_w - 4 * u, box.cy - bar / 2, act_w, bar)
        bin_box = Box(act_box.x - bar - 10 * u, act_box.y, bar, bar)
        room = Box(box.x, box.y, bin_box.x - box.x - 12 * u, box.h)
        yield _Entry(f"row:{saved.id}", text, saved, room)
        yield Button(
            f"button:delete_{saved.id}",
            _("Delete"),
            bin_box,
            lambda: self._ask(saved, text),
            icon="trash",
            icon_only=True,
        )
        yield Button(f"button:{act.name}_{saved.id}", act.label, act_box, act.action, icon=act.icon)

    def _open(self, saved: SavedGame) -> None:
        try:
            game = Game.resume(self.app.store, saved.id)
        except StoreError as error:
            tell(self.app, _("This game cannot be opened"), str(error))
            return
        self.app.push(GameOverScene(self.app, game, looks_back=True))

    def _ask(self, saved: SavedGame, text: str) -> None:
        self.app.push(
            DialogScene(
                self.app,
                _("Delete this game?"),
                text,
                [
                    Answer("keep", _("Keep it"), lambda: None),
                    Answer("delete", _("Delete"), lambda: self._delete(saved), "danger"),
                ],
            )
        )

    def _delete(self, saved: SavedGame) -> None:
        try:
            self.app.store.delete(saved.id)
        except StoreError as error:
            tell(self.app, _("This game cannot be deleted"), str(error))
            return
        self._look()
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the paper."""
        super().paint(surface)
        self.kit.paint.panel(surface, self._panel, "paper", self.u)


@dataclass(frozen=True, slots=True)
class _RowAct:
    """What the large button of a row is called, shows and does."""

    name: str
    label: str
    icon: str
    action: Callable[[], None]


class _Entry(Widget):
    """What there is to say about a game in at most two lines, its rules and when it was played."""

    role = "row"

    def __init__(self, widget_id: str, text: str, saved: SavedGame, box: Box) -> None:
        super().__init__(widget_id, text, box)
        # A translation may write the date in the order that its readers expect.
        when = _("{when:%Y-%m-%d %H:%M}").format(when=saved.updated_at.astimezone())
        self.detail = f"{words.preset_title(saved.rules.preset)}  ·  {when}"

    def lines(self, kit: Kit) -> list[str]:
        """Return the lines that the game is told in."""
        px, room = kit.sizes.text(theme.BODY), self.box.w - 4 * kit.sizes.u
        first, *rest = kit.text.wrap(self.label, px, room, "bold")
        return [first, kit.text.ellipsis(" ".join(rest), px, room, "bold")] if rest else [first]

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        box, u = self.place, kit.sizes.u
        px, small = kit.sizes.text(theme.BODY), kit.sizes.text(theme.LABEL - 1)
        lines = self.lines(kit)
        step, last = 1.2 * px, 1.5 * px
        y = box.cy - ((len(lines) - 1) * step + last) / 2
        for line in lines:
            kit.text.draw(surface, line, (box.x + 4 * u, y), px, theme.INK, "bold")
            y += step
        detail = kit.text.ellipsis(self.detail, small, box.w - 4 * u)
        at = (box.x + 4 * u, y + last - step)
        kit.text.draw(surface, detail, at, small, theme.INK_SOFT)
