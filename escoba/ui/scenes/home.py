"""The first screen: go on with a game, begin one, or leave."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from escoba.engine import StoreError, parse_cards
from escoba.language import available, current, ngettext
from escoba.language import gettext as _
from escoba.session import Game, SavedGame
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.people import game_summary
from escoba.ui.scenes.card_fan import CardFan
from escoba.ui.scenes.tile_sign import draw_sign
from escoba.ui.widgets import (
    Answer,
    Button,
    DialogScene,
    Label,
    OpenChoice,
    Option,
    State,
    Widget,
    WidgetScene,
    button_detail_width,
)

if TYPE_CHECKING:
    from escoba.ui.app import App

NAME: Final = "Escoba"
FAN: Final = parse_cards("1b 12e 11b 10c 7o")
# Letters and border of the sign together, in quarters of a letter: 6 * 4 + 2 wide, 4 + 2 high.
_SIGN_COLUMNS, _SIGN_ROWS = 26, 6


@dataclass(frozen=True, slots=True)
class _Layout:
    sign: Box
    subtitle: Box
    column: Box
    foot: Box
    fan: Box
    main_h: float
    row_h: float
    gap: float


def home_layout(kit: Kit, rows: int, detail: str = "") -> _Layout:
    """Return where things are for so many ordinary buttons.

    detail: what the button that goes on with a game says below its label; empty without one
    """
    sizes = kit.sizes
    u, w, h = sizes.u, float(sizes.width), float(sizes.height)
    wide = sizes.wide
    left = (72 * u + max(0.0, w - 1280 * u) * 0.28) if wide else max(32 * u, w * 0.05)
    border = (22 if wide else 16) * u
    sign_w, sign_h = border * _SIGN_COLUMNS, border * _SIGN_ROWS
    portrait = h > 1.05 * w
    beside = button_detail_width(kit, theme.BUTTON_BIG)
    wanted = kit.text.width(detail, sizes.text(theme.LABEL)) + beside + 2 * u if detail else 0.0
    # The fan gives way to words, but not altogether.
    wanted = wanted if portrait else min(wanted, 0.68 * w)
    least_w = max((376 if wide else 350) * u, 20 * sizes.text(theme.LABEL))
    column_w = min(w - 2 * left, max(least_w, wanted))
    row_h = max((58 if wide else 50) * u, sizes.text(theme.SUBSECTION) * 2.1)
    main_h = max((88 if wide else 78) * u, sizes.text(theme.BUTTON_BIG) * 3.0)
    if len(kit.text.wrap(detail, sizes.text(theme.LABEL), column_w - beside)) > 1:
        main_h += 0.8 * sizes.text(theme.LABEL)
    gap = (10 if wide else 8) * u
    subtitle_h, foot_h = sizes.text(26) * 1.9, max(44 * u, sizes.text(theme.LABEL) * 2)
    buttons = rows * row_h + (rows - 1) * gap + (main_h + 1.6 * gap if detail else 0)
    block = sign_h + subtitle_h + 8 * u + buttons
    free = h - 24 * u - block - foot_h
    tight = max(0.0, min(0.45 * sign_h, 44 * u - free))
    sign_w, sign_h, free = sign_w * (1 - tight / sign_h), sign_h - tight, free + tight
    top = 12 * u + max(10 * u, min(40 * u, free / 4) if portrait else free * 0.42)
    sign = Box(left, top, sign_w, sign_h)
    subtitle = Box(left, sign.bottom, max(sign_w, column_w), subtitle_h)
    air = 8 * u + (0.0 if portrait else max(0.0, free * 0.14))
    column = Box(left, subtitle.bottom + air, column_w, buttons)
    below = max(column.bottom + 6 * u, h - 12 * u - foot_h - (10 * u if wide else 6 * u))
    foot = Box(left, below, w - 2 * left, foot_h)
    x = column.right + (12 if wide else 20) * u
    fan_top = sign.bottom if sign.right > x + 30 * u else 24 * u
    fan = Box(x, fan_top + 16 * u, w - x - (36 if wide else 24) * u, h - fan_top - 44 * u)
    if portrait:
        fan = Box(left, column.bottom + 24 * u, w - 2 * left, foot.y - column.bottom - 32 * u)
    return _Layout(sign, subtitle, column, foot, fan, main_h, row_h, gap)


class HomeScene(WidgetScene):
    """Continue first and in gold when a game waits; else New game."""

    name = "home"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._games: tuple[SavedGame, ...] = ()
        self._finished = 0
        self._fan = CardFan(FAN)
        self._layout: _Layout | None = None

    def resize(self) -> None:
        """Look at the saved games again, they may have changed, and lay out."""
        self._games = self.app.store.unfinished()
        self._finished = len(self.app.store.finished())
        super().resize()

    def on_enter(self) -> None:
        """Tell what has gone wrong with files, once."""
        self.app.say(_("Escoba. Home screen."))
        if self._games:
            self.focus("button:continue")
        # Listing the games may have come upon a damaged one.
        if self.app.store.notice is not None:
            self.app.notices.insert(0, self.app.store.notice)
            self.app.store.notice = None
        if self.app.notices:
            text = "\n".join(self.app.notices)
            self.app.notices.clear()
            tell(self.app, _("About your files"), text)

    def back(self) -> None:
        """There is nothing behind the first screen."""

    def build(self) -> Iterable[Widget]:
        """Lay out the buttons."""
        rows = self._rows()
        detail = game_summary(self._games[0]) if self._games else ""
        spot = self._layout = home_layout(self.kit, len(rows), detail)
        yield Label(
            "label:subtitle",
            # The game's full name is Spanish in every language.
            "La escoba del quince",
            spot.subtitle,
            size=26,
            colour=theme.CHALK,
            face="title_italic",
        )
        y = spot.column.y
        if self._games:
            newest = self._games[0]
            yield Button(
                "button:continue",
                _("Continue"),
                Box(spot.column.x, y, spot.column.w, spot.main_h),
                lambda: self._resume(newest),
                kind="primary",
                icon="play",
                detail=detail,
                size=theme.BUTTON_BIG,
            )
            y += spot.main_h + 1.6 * spot.gap
        for i, row in enumerate(rows):
            row.box = Box(spot.column.x, y, spot.column.w, spot.row_h)
            if i == 0 and not self._games:
                row.kind = "primary"
            yield row
            y += spot.row_h + spot.gap
        yield from self._foot(spot.foot)

    def _rows(self) -> list[Button]:
        nowhere = Box(0, 0, 0, 0)
        size = theme.SUBSECTION
        rows = [
            Button(
                "button:new_game",
                _("New game"),
                nowhere,
                self._new_game,
                note=_("2 to 4 players"),
                chevron=True,
                size=size,
            )
        ]
        if self._games or self._finished:
            count = len(self._games)
            note = ngettext("{count} unfinished", "{count} unfinished", count)
            if not self._games:
                count = self._finished
                note = ngettext("{count} finished", "{count} finished", count)
            rows.append(
                Button(
                    "button:games",
                    _("Games"),
                    nowhere,
                    self._saved_games,
                    note=note.format(count=count),
                    chevron=True,
                    size=size,
                )
            )
        rows.append(
            Button("button:rules", _("Rules"), nowhere, self._rules, chevron=True, size=size)
        )
        rows.append(
            Button(
                "button:settings", _("Settings"), nowhere, self._settings, chevron=True, size=size
            )
        )
        return rows

    def _foot(self, box: Box) -> Iterable[Widget]:
        u, text = self.u, self.kit.text
        px = self.kit.sizes.text(theme.LABEL)
        quit_w = text.width(_("Quit"), px, "bold")
        yield Button(
            "button:quit",
            _("Quit"),
            Box(box.x, box.y, quit_w, box.h),
            self.app.quit,
            kind="plain",
            size=theme.LABEL,
        )
        options = [Option(code, name, code) for code, name in available().items()]
        if len(options) > 1:
            x = box.x + quit_w + 32 * u
            widths = [text.width(o.label, px, "bold") for o in options]
            w = sum(widths) + 24 * u * (len(options) - 1)
            yield _Languages(
                "choice:language",
                _("Language"),
                Box(x, box.y, w, box.h),
                options,
                current(),
                lambda code: self.app.change(language=code),
            )

    def _resume(self, saved: SavedGame) -> None:
        resume(self.app, saved)

    def _new_game(self) -> None:
        from escoba.ui.scenes.new_game import NewGameScene

        self.app.push(NewGameScene(self.app))

    def _saved_games(self) -> None:
        from escoba.ui.scenes.games import GamesScene

        self.app.push(GamesScene(self.app))

    def _rules(self) -> None:
        from escoba.ui.scenes.rules_card import RulesCardScene

        self.app.push(RulesCardScene(self.app, self.app.settings.rules))

    def _settings(self) -> None:
        from escoba.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the table, the sign and the fan of cards."""
        kit, spot = self.kit, self._layout
        kit.paint.backdrop(surface, kit.cloth, self.u)
        if spot is None:
            return
        if spot.fan.w > 40 and spot.fan.h > 40:
            self._fan.draw(surface, kit, spot.fan)
        draw_sign(kit, surface, spot.sign, NAME)


def resume(app: App, saved: SavedGame) -> None:
    """Go on with a saved game; a game that cannot be read is told about and left alone."""
    try:
        game = Game.resume(app.store, saved.id)
    except StoreError as error:
        tell(app, _("This game cannot be opened"), str(error))
        return
    app.play(game)


def tell(app: App, title: str, text: str) -> None:
    """Put a notice over the scene; it only wants to be read."""
    app.push(DialogScene(app, title, text, [Answer("ok", _("Go on"), lambda: None, "primary")]))


class _Languages(OpenChoice[str]):
    """Names of languages in their own words, the one in use underlined."""

    def _boxes(self, kit: Kit) -> list[Box]:
        px = kit.sizes.text(theme.LABEL)
        widths = [kit.text.width(o.label, px, "bold") for o in self.options]
        gap = (self.box.w - sum(widths)) / max(1, len(widths) - 1)
        boxes, x = [], self.box.x
        for w in widths:
            boxes.append(Box(x, self.box.y, w, self.box.h))
            x += w + gap
        return boxes

    _drawn: tuple[Box, ...] = ()

    def part_boxes(self) -> tuple[Box, ...]:
        """Return the place of each name as last drawn."""
        return self._drawn

    def click(self, x: float, y: float) -> None:
        """Choose the name nearest to the point."""
        nearest = min(self._drawn, key=lambda box: abs(box.cx - x), default=None)
        if nearest is not None:
            self.choose(self._drawn.index(nearest))

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the names."""
        self._drawn = tuple(self._boxes(kit))
        u, px = kit.sizes.u, kit.sizes.text(theme.LABEL)
        for i, (option, box) in enumerate(zip(self.options, self._drawn, strict=True)):
            chosen = i == self.index
            kit.text.draw(surface, option.label, (box.x, box.cy), px, theme.CHALK, "bold")
            if chosen:
                y = box.cy + px * 0.72
                kit.paint.line(surface, box.x, y, box.w, theme.CHALK, 2 * u)
