"""The paper sheet of a finished hand: categories by sides, the points, the way to the target."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from escoba import words
from escoba.engine import Rules, Side
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.scenes.reveal import Reveal
from escoba.ui.scenes.score_rows import Cell, HandAccount, Row, score_rows
from escoba.ui.scenes.sheet_layout import RowBoxes, SheetLayout, TrackBoxes, fan_step, sheet_layout
from escoba.ui.scenes.sheet_parts import (
    category_icon,
    draw_disc,
    draw_faces,
    draw_heading,
    draw_ornament,
    draw_remark,
    draw_small_card,
    draw_track,
    faces_width,
)
from escoba.ui.theme import SideLook


class ResultSheet:
    """Draws the score of one finished hand and says what its rows are.

    order: the sides from left to right
    faces: the avatars of each side; a side without any shows its mark
    remark: what a character says at the end: avatar, look of its side, line
    """

    def __init__(
        self,
        kit: Kit,
        account: HandAccount,
        rules: Rules,
        sides: words.Sides,
        order: Sequence[Side],
        faces: Sequence[Sequence[str]] = (),
    ) -> None:
        self.kit = kit
        self.account = account
        self.rules = rules
        self.sides = sides
        self.order = tuple(order)
        self.faces = faces
        self.selected: str | None = None
        self.remark: tuple[str, SideLook, str] | None = None
        self.rows: tuple[Row, ...] = ()
        self.resize()

    def resize(self) -> None:
        """Lay everything out anew, after a change of size, language or deck."""
        self.rows = score_rows(
            self.account, self.rules, self.sides, self.order, self.kit.cards.kind
        )
        has_cards = [any(cell.cards for cell in row.cells) for row in self.rows]
        px = self.kit.sizes.text(theme.BODY)
        names = (self.sides.label(side) for side in self.order)
        self.layout: SheetLayout = sheet_layout(
            self.kit.sizes,
            len(self.order),
            has_cards,
            max(self.kit.text.width(name, px, "bold") for name in names),
        )
        self.reveal = Reveal(
            tuple(max([0, *(cell.amount or 0 for cell in row.cells)]) for row in self.rows)
        )

    @property
    def title(self) -> str:
        """The heading: which hand it is."""
        return _("Hand {number}").format(number=self.account.number + 1)

    @property
    def outcome(self) -> str:
        """Who takes the hand, and whether a shared lead makes the game go on."""
        text = words.hand_outcome(self.account.points, self.sides)
        more = words.extra_hand(self.account.totals, self.rules)
        return f"{text} · {more}" if more else text

    def row_label(self, row: Row) -> str:
        """Return a row as it is read out: its title and the sentence behind it."""
        return f"{row.title}. {row.reason}."

    def track_label(self, side: Side) -> str:
        """Return one side's total as it is read out."""
        total = self.account.totals[side]
        text = ngettext("{side}: {total} point, {to_go}", "{side}: {total} points, {to_go}", total)
        return text.format(
            side=self.sides.label(side),
            total=total,
            to_go=words.to_go(self.account.totals[side], self.rules),
        )

    def draw(self, target: pygame.Surface, ms: float) -> None:
        """Draw the sheet as it stands `ms` milliseconds after it appeared."""
        kit, lay = self.kit, self.layout
        kit.paint.panel(target, lay.sheet, "paper", kit.sizes.u)
        if lay.ornament is not None:
            draw_ornament(kit, target, lay.ornament)
        self._draw_head(target)
        for index, (row, boxes) in enumerate(zip(self.rows, lay.rows, strict=True)):
            self._draw_row(target, index, row, boxes, ms)
        self._draw_reason(target)
        for side, look, track in zip(self.order, theme.SIDE_LOOKS, lay.tracks, strict=False):
            self._draw_track(target, side, look, track, self.reveal.grown(ms))

    def _draw_head(self, target: pygame.Surface) -> None:
        text, sizes, lay = self.kit.text, self.kit.sizes, self.layout
        u = sizes.u
        draw_heading(self.kit, target, lay.title, self.title, self.outcome)
        for side, look, box in zip(self.order, theme.SIDE_LOOKS, lay.heads, strict=False):
            label = self.sides.label(side)
            x = self._draw_mark(target, side, look, box, label)
            px = text.fit(
                label, sizes.text(theme.BODY), box.right - x, "bold", least=sizes.text(theme.SMALL)
            )
            name = text.ellipsis(label, px, box.right - x, "bold")
            text.draw(target, name, (x, box.cy), px, theme.INK, "bold")
        if lay.points_head is not None:
            px = text.fit(_("Points"), sizes.text(theme.BODY), lay.points_head.w, "bold")
            text.draw(
                target,
                _("Points"),
                (lay.points_head.cx, lay.points_head.cy),
                px,
                theme.INK_SOFT,
                "bold",
                align="centre",
            )
        self.kit.paint.line(
            target, lay.title.x, lay.rule_y, lay.title.w, theme.LINE, max(1.0, 2 * u)
        )

    def _draw_mark(
        self, target: pygame.Surface, side: Side, look: SideLook, box: Box, label: str
    ) -> float:
        """Draw the avatars of a column's side, or its mark; return where the label begins."""
        text, u = self.kit.text, self.kit.sizes.u
        faces = self.faces[side] if self.faces else ()
        radius = min(16 * u, box.h / 2)
        width = faces_width(len(faces), radius)
        room = box.w - width - 10 * u
        small = self.kit.sizes.text(theme.SMALL)
        if faces and text.width(label, small, "bold") <= room:
            at_edge = text.width(label, self.kit.sizes.text(theme.BODY), "bold") > room - 12 * u
            x = box.x + (0.0 if at_edge else 10 * u)
            draw_faces(self.kit, target, faces, look, (x, box.cy), radius)
            return x + width + 9 * u
        mark = 17 * u
        x = box.x + 12 * u + mark / 2
        self.kit.paint.shape(target, look.shape, (x, box.cy), mark, look.colour)
        return x + mark / 2 + 10 * u

    def _draw_row(
        self, target: pygame.Surface, index: int, row: Row, boxes: RowBoxes, ms: float
    ) -> None:
        paint, u = self.kit.paint, self.kit.sizes.u
        if row.key == self.selected:
            marked = boxes.row.inset(-10 * u, 1 * u)
            paint.fill(target, marked, None, radius=8 * u, border=theme.EDGE, width=2 * u)
        self._draw_icon(target, row, boxes.icon)
        self._draw_label(target, row, boxes.label)
        faint = theme.blend(theme.LINE, theme.PAPER, 0.35)
        paint.line(target, boxes.row.x, boxes.row.bottom, boxes.row.w, faint, max(1.0, u))
        if self.reveal.counted(index, 0, ms) is None:
            return
        size = self.reveal.disc(index, ms)
        for column, cell in enumerate(row.cells):
            look = theme.SIDE_LOOKS[column]
            amount = self.reveal.counted(index, cell.amount or 0, ms)
            self._draw_cell(target, cell, look, boxes, column, amount, won=size > 0)
            if cell.points and size > 0:
                draw_disc(self.kit, target, boxes.discs[column], look, cell.points, size)

    def _draw_icon(self, target: pygame.Surface, row: Row, box: Box) -> None:
        picture = category_icon(self.kit, row.key, self.rules, box.h)
        target.blit(
            picture,
            (round(box.cx - picture.get_width() / 2), round(box.cy - picture.get_height() / 2)),
        )

    def _draw_label(self, target: pygame.Surface, row: Row, box: Box) -> None:
        text, sizes = self.kit.text, self.kit.sizes
        title_px = min(sizes.text(18), round(box.h * 0.42))
        note_px = min(sizes.text(theme.SMALL), round(box.h * 0.34))
        title_px = text.fit(row.title, title_px, box.w, "bold")
        ink = theme.INK if row.is_scored else theme.INK_SOFT
        gap = (title_px + note_px) * 0.62
        text.draw(target, row.title, (box.x, box.cy - gap / 2), title_px, ink, "bold")
        note_px = text.fit(row.note, note_px, box.w, least=round(note_px * 0.92))
        note = text.ellipsis(row.note, note_px, box.w)
        text.draw(target, note, (box.x, box.cy + gap / 2), note_px, theme.INK_SOFT)

    def _draw_cell(
        self,
        target: pygame.Surface,
        cell: Cell,
        look: SideLook,
        boxes: RowBoxes,
        column: int,
        amount: int | None,
        *,
        won: bool,
    ) -> None:
        box, kit = boxes.cells[column], self.kit
        u = kit.sizes.u
        if cell.points and won:
            kit.paint.fill(target, box, look.tint, radius=8 * u)
            corner = Box.around(box.x + 7 * u, box.y + 8 * u, 8 * u, 8 * u)
            kit.paint.shape(target, look.shape, (corner.cx, corner.cy), corner.w, look.colour)
        x = box.x + 12 * u
        if cell.is_empty:
            px = kit.sizes.text(theme.SECTION)
            kit.text.draw(target, "–", (x, box.cy), px, theme.INK_SOFT)
            return
        if cell.amount is not None:
            px = min(kit.sizes.text(theme.TITLE_SMALL), round(box.h * 0.62))
            kit.text.draw(target, str(amount), (x, box.cy), px, theme.INK, "black", tabular=True)
            x += max(40 * u, kit.text.width("00", px, "black", tabular=True) + 10 * u)
        right = box.right - 8 * u
        if boxes.discs[column].right <= box.right and cell.points:
            right = boxes.discs[column].x - 8 * u
        if boxes.card_h and cell.cards:
            self._draw_cards(
                target, cell, Box(x, box.cy - boxes.card_h / 2, right - x, boxes.card_h)
            )
        elif cell.cards:
            self._draw_brief(target, cell, Box(x, box.y, right - x, box.h))

    def _draw_cards(self, target: pygame.Surface, cell: Cell, box: Box) -> None:
        cards = self.kit.cards
        w = cards.width(box.h)
        step = fan_step(len(cell.cards), w, box.w, 4 * self.kit.sizes.u)
        for i, card in enumerate(cell.cards):
            place = Box(box.x + i * step, box.y, w, box.h)
            draw_small_card(self.kit, target, card, place, step)

    def _draw_brief(self, target: pygame.Surface, cell: Cell, box: Box) -> None:
        kit = self.kit
        if cell.brief:
            px = min(kit.sizes.text(theme.SUBSECTION), round(box.h * 0.55))
            px = kit.text.fit(cell.brief, px, box.w, "bold")
            kit.text.draw(target, cell.brief, (box.x, box.cy), px, theme.INK, "bold")
        elif cell.amount is None:
            size = min(26 * kit.sizes.u, box.h * 0.7)
            tick = kit.icons.get("tick", size, theme.INK)
            target.blit(tick, (round(box.x), round(box.cy - size / 2)))

    def _draw_reason(self, target: pygame.Surface) -> None:
        kit, box = self.kit, self.layout.reason
        u = kit.sizes.u
        row = next((row for row in self.rows if row.key == self.selected), None)
        px = kit.sizes.text(theme.LABEL)
        if row is None:
            hint = _("Choose a row to see why")
            w = kit.text.draw(target, hint, (box.x, box.cy), px, theme.INK_SOFT, "italic")
            if self.remark is not None:
                room = Box(box.x + w + 24 * u, box.y, box.w - w - 24 * u, box.h)
                draw_remark(kit, target, room, *self.remark)
            return
        kit.paint.fill(target, box.inset(-10 * u, 0), theme.PAPER_DEEP, radius=8 * u)
        x = box.x + kit.text.draw(target, row.title, (box.x, box.cy), px, theme.INK, "bold")
        x += 14 * u
        width = box.right - x
        lines = kit.text.wrap(row.reason, px, width)
        if len(lines) > 1:
            px = min(kit.sizes.text(theme.SMALL), round(box.h * 0.42))
            lines = kit.text.wrap(row.reason, px, width)[:2]
        step = px * 1.15
        for i, line in enumerate(lines):
            y = box.cy + (i - (len(lines) - 1) / 2) * step
            kit.text.draw(target, line, (x, y), px, theme.INK)

    def _draw_track(
        self, target: pygame.Surface, side: Side, look: SideLook, track: TrackBoxes, grown: float
    ) -> None:
        kit = self.kit
        u, sizes = kit.sizes.u, kit.sizes
        before, total = self.account.totals_before[side], self.account.totals[side]
        mark = 13 * u
        kit.paint.shape(
            target, look.shape, (track.name.x + 10 * u, track.name.cy), mark, look.colour
        )
        x = track.name.x + 28 * u
        room = track.name.right - x - 8 * u
        label = self.sides.label(side)
        px = kit.text.fit(
            label, sizes.text(theme.BODY), room, "bold", least=sizes.text(theme.SMALL)
        )
        name = kit.text.ellipsis(label, px, room, "bold")
        kit.text.draw(target, name, (x, track.name.cy), px, theme.INK, "bold")
        shown = before + (total - before) * grown
        draw_track(kit, target, track.bar, look, before, shown, self.rules.target)
        self._draw_total(target, track, before, total, round(shown))
        if track.to_go is not None:
            to_go = words.to_go(round(shown), self.rules)
            small = kit.text.fit(to_go, sizes.text(theme.LABEL), track.to_go.w - 4 * u)
            kit.text.draw(
                target,
                to_go,
                (track.to_go.right, track.to_go.cy),
                small,
                theme.INK_SOFT,
                align="right",
            )

    def _draw_total(
        self, target: pygame.Surface, track: TrackBoxes, before: int, total: int, shown: int
    ) -> None:
        kit, box = self.kit, track.total
        big = min(kit.sizes.text(26), round(box.h * 0.75))
        right = box.right - 8 * kit.sizes.u if track.to_go is not None else box.right
        width = kit.text.draw(
            target, str(shown), (right, box.cy), big, theme.INK, "black", align="right"
        )
        addition = f"{before} + {total - before} ="
        room = right - width - 8 * kit.sizes.u - box.x
        px = kit.text.fit(addition, kit.sizes.text(theme.BODY), room)
        kit.text.draw(
            target,
            addition,
            (right - width - 8 * kit.sizes.u, box.cy),
            px,
            theme.INK_SOFT,
            align="right",
        )
