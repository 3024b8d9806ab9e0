"""The points of all hands of a game, by category and side."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import pygame

from escoba import words
from escoba.engine import SideScore
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import InputEvent, Key
from escoba.ui.kit import Kit
from escoba.ui.scene import Role
from escoba.ui.scenes.game_scene import BarButton, GameScene, button_bar
from escoba.ui.scenes.score_rows import HandAccount
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import category_icon, draw_heading
from escoba.ui.widgets import Label, ScrollArea, State, Widget

_LINE_H: Final = 32.0


class _Columns:
    """The x of every column: the hand, the side, one a category, the hand's points, the total."""

    def __init__(self, box: Box, categories: int, u: float, *, wide: bool) -> None:
        numbers = categories + 2
        self.hand = box.x
        self.side = box.x + (104 if wide else 44) * u
        names_w = min((0.3 if wide else 0.22) * box.w, 260 * u)
        first = self.side + names_w
        step = (box.right - 12 * u - first) / numbers
        self.numbers = tuple(first + (i + 0.5) * step for i in range(numbers))
        self.step = step
        self.names_w = names_w


class HandLines(Widget):
    """One hand: a line a side with its points."""

    role: Role = "row"

    def __init__(self, scene: ScoreSheetScene, account: HandAccount, box: Box) -> None:
        self._scene = scene
        self._account = account
        super().__init__(f"row:hand_{account.number + 1}", self._spoken(), box)

    def _spoken(self) -> str:
        sides = self._scene.sides
        hand = _("Hand {number}").format(number=self._account.number + 1)
        parts = [
            ngettext(
                "{side}: {points} point, {total} in all",
                "{side}: {points} points, {total} in all",
                self._account.points[side],
            ).format(
                side=sides.label(side),
                points=self._account.points[side],
                total=self._account.totals[side],
            )
            for side in self._scene.order
        ]
        return f"{hand}. {'. '.join(parts)}."

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the lines and a rule below them."""
        u, box, columns = kit.sizes.u, self.place, self._scene.columns
        order = self._scene.order
        line_h = (box.h - 10 * u) / len(order)
        px = kit.sizes.text(theme.BODY)
        number = str(self._account.number + 1)
        text = _("Hand {number}").format(number=number) if kit.sizes.wide else number
        kit.text.draw(
            surface, text, (columns.hand, box.y + 5 * u + line_h / 2), px, theme.INK, "bold"
        )
        best = max(self._account.points)
        for place, side in enumerate(order):
            y = box.y + 5 * u + (place + 0.5) * line_h
            look = theme.SIDE_LOOKS[place]
            score = self._account.scores[side]
            if score.total == best > 0:
                band = Box(columns.side - 8 * u, y - line_h / 2 + u, 0, line_h - 2 * u)
                band = band._replace(w=box.right - 10 * u - band.x)
                kit.paint.fill(surface, band, look.tint, radius=6 * u)
            self._draw_line(surface, kit, y, look, score)
        kit.paint.line(surface, box.x, box.bottom, box.w - 12 * u, theme.LINE, max(1.0, u))

    def _draw_line(
        self, surface: pygame.Surface, kit: Kit, y: float, look: theme.SideLook, score: SideScore
    ) -> None:
        u, columns = kit.sizes.u, self._scene.columns
        px = kit.sizes.text(theme.LABEL)
        kit.paint.shape(surface, look.shape, (columns.side + 8 * u, y), 13 * u, look.colour)
        label = self._scene.sides.label(score.side)
        name = kit.text.ellipsis(label, px, columns.names_w - 30 * u)
        kit.text.draw(surface, name, (columns.side + 24 * u, y), px, theme.INK)
        *categories, points_x, total_x = columns.numbers
        for key, x in zip(self._scene.categories, categories, strict=True):
            points = score.points[key]
            text, colour = (str(points), theme.INK) if points else ("–", theme.EDGE)
            kit.text.draw(surface, text, (x, y), px, colour, "bold", align="centre")
        plus = f"+{score.total}"
        kit.text.draw(surface, plus, (points_x, y), px, look.colour, "black", align="centre")
        total = str(self._account.totals[score.side])
        big = kit.sizes.text(theme.SUBSECTION)
        kit.text.draw(surface, total, (total_x, y), big, theme.INK, "black", align="centre")


class ScoreSheetScene(GameScene):
    """A table that scrolls: every finished hand, the newest last and in sight."""

    name = "score_sheet"

    @property
    def categories(self) -> tuple[str, ...]:
        """The categories in force, in the order of the columns."""
        return words.categories_shown(self.game.rules)

    def build(self) -> Iterable[Widget]:
        """Lay out the table and the button that leads back."""
        u, sizes = self.u, self.kit.sizes
        finished = [account for account in self.accounts if account.is_over]
        line_h = max(_LINE_H * u, sizes.text(theme.SUBSECTION) * 1.3)
        hand_h = line_h * len(self.order) + 10 * u
        content_h = hand_h * len(finished) if finished else _LINE_H * u + 16 * u
        head_h = 44 * u + 2.2 * sizes.text(theme.SMALL)
        above, below = 58 * u + head_h, (14 + 44 + 16) * u
        # Few hands need no more paper than they fill; many scroll.
        largest = sheet_box(sizes, 1080, 672)
        height = min(largest.h, math.ceil(above + content_h + below))
        self._sheet = Box.around(largest.cx, largest.cy, largest.w, height)
        pad = (36 if sizes.wide else 14) * u
        inner = self._sheet.inset(pad, 0)
        self._title = Box(inner.x, self._sheet.y + 12 * u, inner.w, 46 * u)
        bar = Box(inner.x, self._sheet.bottom - 60 * u, inner.w, 44 * u)
        self._head = Box(inner.x, self._title.bottom, inner.w, head_h)
        self.columns = _Columns(self._head, len(self.categories), u, wide=sizes.wide)
        area = Box(inner.x, self._head.bottom, inner.w, bar.y - 14 * u - self._head.bottom)
        children: list[Widget] = [
            HandLines(self, account, Box(area.x, area.y + i * hand_h, area.w, hand_h))
            for i, account in enumerate(finished)
        ]
        if not finished:
            none = Box(area.x, area.y + 8 * u, area.w, 40 * u)
            children.append(
                Label(
                    "label:none", _("No hand has been finished yet."), none, colour=theme.INK_SOFT
                )
            )
        self._area = ScrollArea("list:hands", _("Score sheet"), area, children, content_h=content_h)
        self._area.scroll_to(self._area.furthest)
        yield self._area
        yield from button_bar(
            self.kit,
            bar,
            [BarButton("fair_deal", _("Fair deal"), self.open_fair_deal)],
            [BarButton("back", _("Back"), self.back, kind="primary")],
        )

    def handle(self, event: InputEvent) -> None:
        """Scroll with the arrow keys too, since there is but one button."""
        if isinstance(event, Key) and event.name in ("up", "down"):
            step = _LINE_H * self.u * len(self.order)
            self._area.scroll_to(self._area.offset + (step if event.name == "down" else -step))
            return
        super().handle(event)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet, its title and the heads of the columns."""
        kit, u = self.kit, self.u
        kit.paint.panel(surface, self._sheet, "paper", u)
        goal = _("First to {target}").format(target=self.game.rules.target)
        draw_heading(kit, surface, self._title, _("Score sheet"), goal)
        *categories, points_x, total_x = self.columns.numbers
        px = kit.sizes.text(theme.SMALL)
        for key, x in zip(self.categories, categories, strict=True):
            icon = category_icon(kit, key, self.game.rules, 24 * u)
            surface.blit(
                icon,
                (
                    round(x - icon.get_width() / 2),
                    round(self._head.y + 16 * u - icon.get_height() / 2),
                ),
            )
            title = words.category_title(key, self.game.rules, kit.cards.kind)
            self._draw_title(surface, title, x, px)
        for title, x in ((_("Hand"), points_x), (_("Total"), total_x)):
            self._draw_title(surface, title, x, px)
        kit.paint.line(
            surface, self._head.x, self._head.bottom - 2 * u, self._head.w, theme.LINE, 2 * u
        )

    def _draw_title(self, surface: pygame.Surface, title: str, x: float, px: int) -> None:
        """Draw the head of a column, on two lines if need be."""
        kit, room = self.kit, self.columns.step - 6 * self.u
        least = round(12 * self.u)
        size = min(kit.text.fit(word, px, room, "bold", least=least) for word in title.split())
        lines = kit.text.wrap(title, size, room, "bold")[:2]
        y = self._head.bottom - 12 * self.u - size * (0.4 + 1.1 * (len(lines) - 1))
        for line in lines:
            text = kit.text.ellipsis(line, size, room, "bold")
            kit.text.draw(surface, text, (x, y), size, theme.INK_SOFT, "bold", align="centre")
            y += size * 1.1
