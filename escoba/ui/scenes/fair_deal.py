"""What proves the deal: the fingerprint, the secret and the word of every hand of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from escoba.language import gettext as _
from escoba.session import Awaiting, Game
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import InputEvent, Key
from escoba.ui.kit import Kit
from escoba.ui.scenes.game_scene import BarButton, GameScene, button_bar
from escoba.ui.scenes.hex_code import HexCode, code_height
from escoba.ui.scenes.record_file import saved_note, write_record
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import draw_heading
from escoba.ui.widgets import Label, ScrollArea, Widget, paragraph_height

if TYPE_CHECKING:
    from escoba.ui.app import App

_SCROLL_STEP: Final = 90.0  # units


@dataclass(frozen=True, slots=True)
class HandProof:
    """What is known of one deck; the secret is None as long as the hand is played.

    number: from 1
    """

    number: int
    fingerprint: str
    secret: str | None
    word: str


class FairDealScene(GameScene):
    """Lists the proofs, to be compared, copied, or saved with the record."""

    name = "fair_deal"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self._note = ""
        self._saved: Path | None = None
        self._focus = "button:back"

    @property
    def proofs(self) -> tuple[HandProof, ...]:
        """Every hand that has begun, the first one first."""
        # Nobody plays on a hand that was given up, so that its secret need not be kept.
        rest = self.game.match.current_salt if self.game.awaiting is Awaiting.OVER else None
        return tuple(
            HandProof(
                account.number + 1,
                account.commitment,
                rest if account.salt is None else account.salt,
                account.word or "",
            )
            for account in self.accounts
        )

    @property
    def _has_record(self) -> bool:
        return any(account.is_over for account in self.accounts)

    def explanation(self) -> Iterator[str]:
        """Yield how the deal can be checked."""
        yield _(
            "The fingerprint was shown before the hand, the secret after it. The fingerprint is "
            "the SHA-256 of the secret, which any other program can work out; the secret and your "
            "word together give the deck."
        )
        yield _("To check every deck, move and point, save the record and run: escoba verify FILE")

    def text(self) -> str:
        """Return everything on the sheet, to be kept elsewhere."""
        lines = [*self.explanation()]
        for proof in self.proofs:
            lines += ["", _("Hand {number}").format(number=proof.number)]
            lines += [f"{title}: {value}" for title, value, _code in _facts(proof)]
        return "\n".join(lines) + "\n"

    def build(self) -> Iterable[Widget]:
        """Lay out the hands, which scroll, and the buttons."""
        u, sizes = self.u, self.kit.sizes
        self._sheet = sheet_box(sizes, 1080, 672)
        pad = (40 if sizes.wide else 20) * u
        inner = self._sheet.inset(pad, 0)
        self._title = Box(inner.x, self._sheet.y + 12 * u, inner.w, 48 * u)
        bar = Box(inner.x, self._sheet.bottom - 60 * u, inner.w, 44 * u)
        self._note_box = Box(inner.x, bar.y - 32 * u, inner.w, 26 * u)
        top = self._title.bottom + 4 * u
        area = Box(inner.x, top, inner.w, self._note_box.y - 4 * u - top)
        rows, bottom = self._rows(Box(area.x, area.y, area.w - 24 * u, 0))
        self._area = ScrollArea(
            "list:proofs", _("Fair deal"), area, rows, content_h=bottom - area.y
        )
        yield self._area
        left = []
        if can_copy():
            left.append(BarButton("copy", _("Copy"), self.copy))
        if self._has_record:
            left.append(BarButton("save_record", _("Save record"), self.save_record))
        yield from button_bar(
            self.kit, bar, left, [BarButton("back", _("Back"), self.back, kind="primary")]
        )
        if self._note:
            yield Label(
                "label:note",
                self._note_that_fits(),
                self._note_box,
                size=theme.SMALL,
                colour=theme.INK_SOFT,
            )

    def _rows(self, column: Box) -> tuple[list[Widget], float]:
        """Return the sentences and the hands, and how far down they reach."""
        u, kit, wide = self.u, self.kit, self.kit.sizes.wide
        rows: list[Widget] = []
        y = column.y
        for index, sentence in enumerate(self.explanation()):
            h = paragraph_height(kit, sentence, theme.LABEL, column.w)
            rows.append(
                Label(
                    f"label:text_{index}",
                    sentence,
                    Box(column.x, y, column.w, h),
                    size=theme.LABEL,
                    colour=theme.INK_SOFT,
                    wrap=True,
                )
            )
            y += h + 6 * u
        title_w = self._titles_width() if wide else 0.0
        size: float = theme.LABEL if wide else theme.SMALL
        line_h = kit.text.line_height(kit.sizes.text(size))
        for proof in self.proofs:
            y += 12 * u
            heading = _("Hand {number}").format(number=proof.number)
            h = kit.text.line_height(kit.sizes.text(theme.SUBSECTION))
            rows.append(
                Label(
                    f"label:hand_{proof.number}",
                    heading,
                    Box(column.x, y, column.w, h),
                    size=theme.SUBSECTION,
                    face="title",
                )
            )
            y += h
            for place, (title, value, is_code) in enumerate(_facts(proof)):
                widget_id = f"label:hand_{proof.number}_{place}"
                title_box = Box(column.x, y, title_w or column.w, line_h)
                rows.append(
                    Label(f"{widget_id}_title", title, title_box, size=size, colour=theme.INK_SOFT)
                )
                if not wide:
                    y += line_h
                x = column.x + title_w
                box = Box(x, y, column.right - x, 0)
                rows.append(_fact(kit, widget_id, f"{heading}. {title}", value, box, size, is_code))
                y += max(rows[-1].box.h, line_h) + 2 * u
        return rows, y + 8 * u

    def _titles_width(self) -> float:
        px = self.kit.sizes.text(theme.LABEL)
        titles = {title for proof in self.proofs for title, _value, _code in _facts(proof)}
        return max((self.kit.text.width(t, px) for t in titles), default=0) + 20 * self.u

    def on_enter(self) -> None:
        """Say where one is."""
        self.app.say(" ".join((_("Fair deal") + ".", *self.explanation())))

    def handle(self, event: InputEvent) -> None:
        """Scroll with the arrow keys too."""
        if isinstance(event, Key) and event.name in ("up", "down"):
            step = (_SCROLL_STEP if event.name == "down" else -_SCROLL_STEP) * self.u
            self._area.scroll_to(self._area.offset + step)
        else:
            super().handle(event)

    def copy(self) -> None:
        """Put everything on the clipboard."""
        try:
            pygame.scrap.put_text(self.text())
        except pygame.error:
            self._tell(_("The system has no clipboard."))
            return
        self._tell(_("Copied."))

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

    def _note_that_fits(self) -> str:
        px = self.kit.sizes.text(theme.SMALL)
        return saved_note(self.kit, self._note, self._saved, px, self._note_box.w)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet and its title."""
        self.kit.paint.panel(surface, self._sheet, "paper", self.u)
        draw_heading(self.kit, surface, self._title, _("Fair deal"))


def can_copy() -> bool:
    """Tell whether this build of pygame has a clipboard for text."""
    return hasattr(pygame.scrap, "put_text")


def _facts(proof: HandProof) -> Iterator[tuple[str, str, bool]]:
    """Yield what is known of a hand as title, value, and whether that is a code."""
    yield _("Fingerprint"), proof.fingerprint, True
    if proof.secret is None:
        yield _("Secret"), _("shown when the hand is over"), False
    else:
        yield _("Secret"), proof.secret, True
    yield _("Your word"), proof.word or _("(none)"), False


def _fact(
    kit: Kit, widget_id: str, spoken: str, value: str, box: Box, size: float, is_code: bool
) -> Widget:
    if is_code:
        h = code_height(kit, value, box.w, size=size)
        return HexCode(widget_id, spoken, box._replace(h=h), value, size=size)
    h = paragraph_height(kit, value, size, box.w, "bold")
    return Label(widget_id, value, box._replace(h=h), size=size, face="bold", wrap=True)
