"""The cut: the fingerprint of the deck that is ready, and a word that the player may add to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from escoba.engine import EscobaError
from escoba.engine.shuffle import WORD_LENGTH
from escoba.language import gettext as _
from escoba.session import Game
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.scenes.game_scene import BarButton, GameScene, button_bar
from escoba.ui.scenes.hex_code import HexCode, code_height, code_width
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import draw_heading
from escoba.ui.widgets import Answer, DialogScene, Label, TextField, Widget, paragraph_height

if TYPE_CHECKING:
    from escoba.ui.app import App

_WIDTH = 720.0


def open_cut(
    app: App,
    game: Game,
    deal: Callable[[str], None],
    *,
    cancel: Callable[[], None] = lambda: None,
) -> None:
    """Publish what the next deck of `game` follows from, and ask for the player's word.

    deal: deals with the word once the question is gone; cancel: what else leaving it does
    """
    try:
        promised = game.next_commitment
    except EscobaError as error:
        done = Answer("ok", _("Go on"), lambda: None, "primary")
        cancel()
        app.push(DialogScene(app, _("This cannot be saved"), str(error), [done]))
        return
    app.push(CutScene(app, game, promised, deal, cancel))


class CutScene(GameScene):
    """Shows the commitment to the next deck and takes a word; both hold for that hand only."""

    name = "cut"

    def __init__(
        self,
        app: App,
        game: Game,
        promised: str,
        deal: Callable[[str], None],
        cancel: Callable[[], None],
    ) -> None:
        super().__init__(app, game)
        self.promised = promised
        self.word = ""
        self._deal_with = deal
        self._cancel = cancel
        self._focus = "text:word"

    @property
    def title(self) -> str:
        """The words at the top."""
        return _("Cut the deck")

    @property
    def _purpose(self) -> str:
        return _(
            "The deck is already chosen, and this is its fingerprint: it shows later that nothing "
            "was exchanged. Your word changes the deck in a way that nobody could foresee."
        )

    def build(self) -> Iterable[Widget]:
        """Lay out the sentence, the fingerprint, the line for the word and the buttons."""
        u, kit, sizes = self.u, self.kit, self.kit.sizes
        largest = sheet_box(sizes, _WIDTH, 672)
        pad = (36 if sizes.wide else 20) * u
        w = largest.w - 2 * pad
        # A line of four groups fills the paper; large text must not burst it.
        size = float(theme.SECTION)
        while code_width(kit, 4, size=size) > w - 32 * u and size > theme.SMALL:
            size -= 0.5
        code_h = code_height(kit, self.promised, w - 32 * u, size=size, most=4)
        text_h = paragraph_height(kit, self._purpose, theme.BODY, w)
        note = _("Any word or number, for this hand only. It is kept in the record of the game.")
        note_h = paragraph_height(kit, note, theme.LABEL, w)
        label_h = kit.text.line_height(sizes.text(theme.LABEL))
        field_h = max(48 * u, sizes.text(theme.SUBSECTION) * 2.2)
        gap = (16 if sizes.wide else 12) * u
        title_h, bar_h, edge = 48 * u, 46 * u, 14 * u
        height = edge + title_h + text_h + gap + label_h + code_h + 20 * u + gap
        height += label_h + field_h + 4 * u + note_h + gap + 6 * u + bar_h + edge
        self._sheet = Box.around(largest.cx, largest.cy, largest.w, min(largest.h, height))
        x, y = self._sheet.x + pad, self._sheet.y + edge
        self._title = Box(x, y, w, title_h)
        y += title_h
        yield Label(
            "label:purpose",
            self._purpose,
            Box(x, y, w, text_h),
            colour=theme.INK_SOFT,
            wrap=True,
        )
        y += text_h + gap
        number = self.game.match.number + 1
        fingerprint = _("Fingerprint of hand {number}").format(number=number)
        yield self._heading("label:fingerprint", fingerprint, Box(x, y, w, label_h))
        y += label_h
        self._plate = Box(x, y, w, code_h + 20 * u)
        code_w = code_width(kit, 4, size=size)
        yield HexCode(
            "label:commitment",
            fingerprint,
            Box(self._plate.cx - code_w / 2, y + 10 * u, code_w + 1, code_h),
            self.promised,
            size=size,
            most=4,
        )
        y = self._plate.bottom + gap
        yield self._heading("label:word", _("Your word"), Box(x, y, w, label_h))
        y += label_h
        yield TextField(
            "text:word",
            _("Your word"),
            Box(x, y, w, field_h),
            self.word,
            self._write,
            hint=_("Leave it empty to play the deck as it is"),
            most=WORD_LENGTH,
            size=theme.SUBSECTION,
            submit=self._deal,
        )
        y += field_h + 4 * u
        yield Label(
            "label:note",
            note,
            Box(x, y, w, note_h),
            size=theme.LABEL,
            colour=theme.INK_SOFT,
            wrap=True,
        )
        yield from button_bar(
            kit,
            Box(x, self._sheet.bottom - edge - bar_h, w, bar_h),
            [BarButton("cancel", _("Cancel"), self.back)],
            [BarButton("deal", _("Deal"), self._deal, kind="primary", icon="play")],
        )

    @staticmethod
    def _heading(widget_id: str, text: str, box: Box) -> Label:
        return Label(widget_id, text, box, size=theme.LABEL, face="bold")

    def on_enter(self) -> None:
        """Say what this is for."""
        self.app.say(f"{self.title}. {self._purpose}")

    def back(self) -> None:
        """Leave without a word."""
        self.app.pop()
        self._cancel()

    def _write(self, text: str) -> None:
        # The field shows the text already.
        self.word = text

    def _deal(self) -> None:
        self.app.pop()
        # Spaces around a word could not be seen by whoever reads it later.
        self._deal_with(self.word.strip())

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet, its title and the plate behind the fingerprint."""
        kit, u = self.kit, self.u
        kit.paint.panel(surface, self._sheet, "paper", u)
        draw_heading(kit, surface, self._title, self.title)
        kit.paint.fill(
            surface,
            self._plate,
            theme.WHITE,
            radius=theme.RADIUS_CONTROL * u,
            border=theme.LINE,
            width=max(1.0, u),
        )
