"""The end of a game: a sign of tiles, the final scores, how the totals grew, and what next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from escoba import words
from escoba.engine import EscobaError, Side
from escoba.language import gettext as _
from escoba.language import ngettext, pgettext
from escoba.session import Game
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.scene import Element
from escoba.ui.scenes.game_scene import BarButton, GameScene, button_bar
from escoba.ui.scenes.record_file import saved_note, write_record
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import draw_faces, draw_remark, faces_width, remark_width
from escoba.ui.scenes.tile_sign import draw_sign
from escoba.ui.scenes.totals_chart import TotalsChart
from escoba.ui.sound import Effect
from escoba.ui.table.talk import Remark
from escoba.ui.theme import Sizes
from escoba.ui.widgets import Button, Widget
from escoba.words import Occasion

if TYPE_CHECKING:
    from escoba.ui.app import App


@dataclass(frozen=True, slots=True)
class EndLayout:
    """The boxes of the last screen; `lines` has one box a side, best first."""

    sheet: Box
    sign: Box
    outcome: Box
    lines: tuple[Box, ...]
    chart_title: Box
    chart: Box
    note: Box
    fair_deal: Box
    buttons: Box


def end_layout(
    sizes: Sizes, side_count: int, *, with_chart: bool = True, link_w: float = 0.0
) -> EndLayout:
    """Return the boxes for a game of `side_count` sides; without chart the scores stand alone.

    link_w: pixels that the words of the way to the fair deal take
    """
    u = sizes.u
    sheet = sheet_box(sizes, 1080, 672)
    pad = (40 if sizes.wide else 16) * u
    inner = sheet.inset(pad, 0)
    sign = Box(inner.x, sheet.y + 18 * u, inner.w, (128 if sizes.wide else 104) * u)
    outcome = Box(inner.x, sign.bottom + 10 * u, inner.w, 50 * u)
    buttons = Box(inner.x, sheet.bottom - 62 * u, inner.w, 46 * u)
    note = Box(inner.x, buttons.y - 38 * u, inner.w - link_w - 16 * u, 26 * u)
    link = Box(inner.right - link_w, note.cy - 22 * u, link_w, 44 * u)
    body = Box(inner.x, outcome.bottom + 8 * u, inner.w, note.y - 8 * u - outcome.bottom - 8 * u)
    list_w = body.w * (0.36 if sizes.wide else 0.4)
    line_h = min(76 * u, body.h / side_count)
    top = body.y + (body.h - side_count * line_h) / 2
    list_x = body.x if with_chart else body.cx - list_w / 2
    lines = tuple(Box(list_x, top + i * line_h, list_w, line_h) for i in range(side_count))
    chart_x = body.x + list_w + (36 if sizes.wide else 16) * u
    chart_title = Box(chart_x, body.y, body.right - chart_x, 26 * u)
    chart = Box(chart_x, chart_title.bottom, chart_title.w, body.bottom - chart_title.bottom)
    return EndLayout(sheet, sign, outcome, lines, chart_title, chart, note, link, buttons)


class GameOverScene(GameScene):
    """Says who won and offers another game, a look back, or the record as a file.

    looks_back: it was opened from the list of games, and leads back there
    """

    name = "game_over"

    def __init__(self, app: App, game: Game, *, looks_back: bool = False) -> None:
        super().__init__(app, game)
        self.looks_back = looks_back
        # The end of a game lies over its table; a look back leaves no part of the list in sight.
        self.opaque = looks_back
        self._note = ""
        self._remark: Remark | None = None
        self._saved: Path | None = None
        self._told = False
        self._focus = "button:play_again"

    @property
    def totals(self) -> tuple[int, ...]:
        """The final totals by side."""
        return tuple(self.game.match.totals)

    @property
    def outcome(self) -> str:
        """Who won and how high, or who gave up."""
        winner, seat = self.game.winner, self.game.conceded_by
        if winner is None:
            return ""
        if seat is not None:
            name = None if seat == self.reader else self.game.chairs[seat].name
            return words.concession(name, winner, self.sides)
        return words.game_outcome(self.totals, winner, self.sides)

    @property
    def sign(self) -> str:
        """What the tiles say: that the reader has won, else that it is over."""
        if self.sides.viewer is not None and self.game.winner == self.sides.viewer:
            return pgettext("tile sign, capital letters", "YOU WIN!")
        return pgettext("tile sign, capital letters", "THE END")

    @property
    def ranking(self) -> tuple[Side, ...]:
        """The sides with the winner first, then by total."""
        return tuple(
            sorted(self.order, key=lambda side: (side != self.game.winner, -self.totals[side]))
        )

    @property
    def has_hands(self) -> bool:
        """Tell whether a hand has been finished."""
        return any(account.is_over for account in self.accounts)

    def build(self) -> Iterable[Widget]:
        """Lay out the buttons."""
        fair = _("Was the deal fair?")
        link_w = self.kit.text.width(fair, self.kit.sizes.text(theme.LABEL), "bold")
        self.layout = end_layout(
            self.kit.sizes, len(self.order), with_chart=self.has_hands, link_w=link_w
        )
        self._remark = self.remark(Occasion.LOST)
        history = [(0,) * len(self.order)]
        history += [account.totals for account in self.accounts if account.is_over]
        self._chart = TotalsChart(history, self.order, self.game.rules.target)
        left = [
            BarButton("back", _("Back"), self.back)
            if self.looks_back
            else BarButton("home", _("Home"), self.back)
        ]
        left += [
            BarButton("captured", _("Captured cards"), self.open_captured),
            BarButton("score_sheet", _("Score sheet"), self.open_score_sheet),
            BarButton("save_record", _("Save record"), self.save_record),
        ]
        if self.accounts:
            yield Button(
                "button:fair_deal",
                fair,
                self.layout.fair_deal,
                self.open_fair_deal,
                kind="link",
                size=theme.LABEL,
            )
        again = BarButton("play_again", _("Play again"), self.play_again, "primary", "play")
        yield from button_bar(self.kit, self.layout.buttons, left, [again])

    def elements(self) -> list[Element]:
        """Return the outcome, the scores and the note as they are read, and the buttons."""
        lay = self.layout
        read = [Element("label:outcome", "label", self.outcome, lay.outcome)]
        read += [
            Element(
                f"label:total_{side}",
                "label",
                f"{self.sides.label(side)}: {self.totals[side]}",
                box,
                value=str(self.totals[side]),
            )
            for side, box in zip(self.ranking, lay.lines, strict=True)
        ]
        if self._note:
            read.append(Element("label:note", "label", self._note, lay.note))
        elif self._remark is not None:
            read.append(self.remark_element(self._remark, lay.note))
        return [*read, *super().elements()]

    def on_enter(self) -> None:
        """Read the outcome out, once."""
        if not self._told:
            self._told = True
            self.app.say(self.outcome)
            if not self.looks_back:
                viewer = self.sides.viewer
                is_won = viewer is None or self.game.winner == viewer
                self.app.sound.play(Effect.GAME_WON if is_won else Effect.GAME_LOST)
            self.say_remark(self._remark)

    def back(self) -> None:
        """Go to the list of games, or home: the table behind has nothing more to offer."""
        if self.looks_back:
            self.app.pop()
        else:
            self.app.go_home()

    def play_again(self) -> None:
        """Begin another game with the same rules and seats; the first deal passes on."""
        try:
            game = self.game.rematch()
        except EscobaError as error:
            self._tell(str(error))
            return
        self.app.play(game)

    def save_record(self) -> None:
        """Write the record of the game into the data folder and say where it is."""
        try:
            path = write_record(self.game, self.app.paths.root / "records")
        except OSError:
            self._tell(_("The record could not be written."))
            return
        self._tell(_("Saved as {path}").format(path=path), saved=path)

    def _tell(self, text: str, *, saved: Path | None = None) -> None:
        self._note = text
        self._saved = saved
        self.app.say(text)
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the sign, the scores and the chart."""
        kit, lay, u = self.kit, self.layout, self.u
        if self.opaque:
            surface.blit(kit.paint.wood(surface.get_size(), dark=True), (0, 0))
        kit.paint.panel(surface, lay.sheet, "paper", u)
        draw_sign(kit, surface, lay.sign, self.sign)
        px = kit.sizes.text(theme.TITLE_SMALL)
        px = kit.text.fit(self.outcome, px, lay.outcome.w, "title")
        at = (lay.outcome.cx, lay.outcome.cy)
        kit.text.draw(surface, self.outcome, at, px, theme.INK, "title", align="centre")
        for side, box in zip(self.ranking, lay.lines, strict=True):
            self._draw_side(surface, side, box)
        if self.has_hands:
            self._draw_chart(surface)
        if self._note:
            small = kit.sizes.text(theme.SMALL)
            note = saved_note(kit, self._note, self._saved, small, lay.note.w)
            kit.text.draw(surface, note, (lay.note.x, lay.note.cy), small, theme.INK_SOFT)
        elif self._remark is not None:
            self._draw_remark(surface, self._remark)

    def _draw_remark(self, surface: pygame.Surface, remark: Remark) -> None:
        """Draw what a loser says, where the note about a saved record will be."""
        kit, note = self.kit, self.layout.note
        box = Box(note.x, note.cy - 17 * self.u, note.w, 34 * self.u)
        width = remark_width(kit, box.h, remark.text)
        box = box._replace(w=min(box.w, width))
        draw_remark(kit, surface, box, remark.avatar, self.look_of(remark.seat), remark.text)

    def _draw_chart(self, surface: pygame.Surface) -> None:
        kit, lay = self.kit, self.layout
        px = kit.sizes.text(theme.LABEL)
        title = kit.text.ellipsis(_("Points by hand"), px, lay.chart_title.w, "bold")
        kit.text.draw(
            surface, title, (lay.chart_title.x, lay.chart_title.cy), px, theme.INK_SOFT, "bold"
        )
        self._chart.draw(kit, surface, lay.chart)

    def _draw_side(self, surface: pygame.Surface, side: Side, box: Box) -> None:
        kit, u = self.kit, self.u
        look = theme.SIDE_LOOKS[self.order.index(side)]
        plate = box.inset(0, 4 * u)
        if side == self.game.winner:
            kit.paint.fill(surface, plate, look.tint, radius=8 * u)
        faces = self.faces[side]
        radius = min(24 * u, 0.42 * plate.h)
        label, x = self.sides.label(side), plate.x + 44 * u
        big = min(kit.sizes.text(theme.TITLE), round(plate.h * 0.75))
        width = kit.text.draw(
            surface,
            str(self.totals[side]),
            (plate.right - 14 * u, plate.cy),
            big,
            theme.INK,
            "black",
            align="right",
        )
        end = plate.right - 22 * u - width
        faces_end = plate.x + 10 * u + faces_width(len(faces), radius) + 10 * u
        least = kit.text.width(label, kit.sizes.text(theme.LABEL), "bold")
        if end - faces_end >= least:
            draw_faces(kit, surface, faces, look, (plate.x + 10 * u, plate.cy), radius)
            x = faces_end
        else:
            at = (plate.x + 24 * u, plate.cy)
            kit.paint.shape(surface, look.shape, at, 18 * u, look.colour)
        room = end - x
        px, small = kit.sizes.text(theme.SUBSECTION), kit.sizes.text(theme.SMALL)
        px = kit.text.fit(label, px, room, "bold", least=kit.sizes.text(theme.LABEL))
        name = kit.text.ellipsis(label, px, room, "bold")
        step = (px + small) * 0.6
        kit.text.draw(surface, name, (x, plate.cy - step / 2), px, theme.INK, "bold")
        swept = sum(len(account.escoba_cards[side]) for account in self.accounts)
        note = ngettext("{count} escoba", "{count} escobas", swept).format(count=swept)
        kit.text.draw(surface, note, (x, plate.cy + step / 2), small, theme.INK_SOFT)
