"""The open list of a drop-down: a small panel over the scene."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import InputEvent, Press
from escoba.ui.kit import Kit
from escoba.ui.text import Face
from escoba.ui.widgets.base import State, Widget
from escoba.ui.widgets.choices import Choice, Option
from escoba.ui.widgets.scene import WidgetScene
from escoba.ui.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from escoba.ui.app import App

T = TypeVar("T")

# Width of the column of pictures, in layout units.
_PICTURE = 54.0


class _Row(Widget):
    role = "row"
    focusable = True
    radius = theme.RADIUS_PLATE

    def __init__(
        self, option: Option[T], box: Box, chosen: bool, choose: _Choose[T], *, pictured: bool
    ) -> None:
        super().__init__(f"row:{option.key}", option.label, box)
        self.option = option
        self.pictured = pictured
        self.detail = option.detail
        self.selected = chosen
        self._choose = choose

    def press(self) -> None:
        self._choose()

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        u, box = kit.sizes.u, self.place
        if self.selected or state.hovered or state.focused:
            tint = theme.COBALT_TINT if self.selected else theme.PAPER_DEEP
            kit.paint.fill(surface, box, tint, radius=self.radius * u)
        px, small = kit.sizes.text(theme.BODY), kit.sizes.text(theme.SMALL)
        x, room = box.x + 40 * u, box.w - 52 * u
        if self.pictured:
            self._draw_picture(surface, kit, box)
            x, room = x + _PICTURE * u, room - _PICTURE * u
        if self.selected:
            tick = kit.icons.get("tick", 17 * u, theme.COBALT)
            surface.blit(tick, (round(box.x + 13 * u), round(box.cy - tick.get_height() / 2)))
        lines = kit.text.wrap(self.detail, small, room) if self.detail else []
        step = kit.text.line_height(small) * 0.93
        y = box.cy - step * len(lines) / 2
        face: Face = "bold" if self.detail else "regular"
        note = self.option.note
        label_w = room - (kit.text.width(note, small) + 12 * u if note else 0.0)
        label = kit.text.ellipsis(self.label, px, label_w, face)
        kit.text.draw(surface, label, (x, y), px, theme.INK, face)
        if note:
            right = (box.right - 12 * u, y)
            kit.text.draw(surface, note, right, small, theme.INK_SOFT, "bold", align="right")
        y += kit.text.line_height(px) / 2 + step / 2
        for line in lines:
            kit.text.draw(surface, line, (x, y), small, theme.INK_SOFT)
            y += step

    def _draw_picture(self, surface: pygame.Surface, kit: Kit, box: Box) -> None:
        u = kit.sizes.u
        side = min((_PICTURE - 10) * u, box.h - 6 * u)
        picture = kit.icons.picture(self.option.picture, (side, side))
        if picture is None and self.option.icon:
            picture = kit.icons.get(self.option.icon, 0.6 * side, theme.INK_SOFT)
        if picture is not None:
            x = box.x + 40 * u + (_PICTURE - 10) * u / 2 - picture.get_width() / 2
            surface.blit(picture, (round(x), round(box.cy - picture.get_height() / 2)))


class _Choose(Generic[T]):
    """Closes the list, then makes the choice."""

    def __init__(self, app: App, choice: Choice[T], index: int) -> None:
        self.app, self.choice, self.index = app, choice, index

    def __call__(self) -> None:
        self.app.pop()
        self.choice.choose(self.index)


class ChoiceListScene(WidgetScene, Generic[T]):
    """All options of a drop-down; Esc or a click beside it leaves the choice as it was."""

    name = "choice"
    opaque = False
    dim = 0.18

    def __init__(self, app: App, choice: Choice[T]) -> None:
        super().__init__(app)
        self.choice = choice
        self.panel = Box(0, 0, 0, 0)
        chosen = choice.option
        self._focus = f"row:{chosen.key}" if chosen is not None else ""

    def build(self) -> Iterable[Widget]:
        """Lay the rows out under, or over, the drop-down."""
        u, kit, anchor = self.u, self.kit, self.choice.place
        px = kit.sizes.text(theme.BODY)
        longest = max(
            (
                kit.text.width(o.label, px, "bold" if o.detail else "regular")
                for o in self.choice.options
            ),
            default=0,
        )
        has_pictures = any(o.picture for o in self.choice.options)
        roomy = (500 if has_pictures else 420) * u
        wanted = max(anchor.w, longest + 76 * u, *(roomy for o in self.choice.options if o.detail))
        width = min(self.window.w - 16 * u, wanted)
        small = kit.sizes.text(theme.SMALL)
        room = width - 68 * u - (_PICTURE * u if has_pictures else 0.0)
        heights = [
            max((30 if has_pictures else 44) * u, kit.text.line_height(px) + 12 * u)
            + (
                kit.text.line_height(small) * 0.93 * len(kit.text.wrap(o.detail, small, room))
                if o.detail
                else 0
            )
            for o in self.choice.options
        ]
        total = sum(heights) + 2 * u * (len(heights) - 1)
        height = min(total + 16 * u, self.window.h - 16 * u)
        x = max(8 * u, min(anchor.x, self.window.w - width - 8 * u))
        y = anchor.bottom + 4 * u
        if y + height > self.window.h - 8 * u:
            y = max(8 * u, min(anchor.y - height - 4 * u, self.window.h - height - 8 * u))
            if anchor.y - height - 4 * u < 8 * u:
                y = max(8 * u, self.window.h - height - 8 * u)
        self.panel = Box(x, y, width, height)
        inner = self.panel.inset(8 * u)
        rows: list[Widget] = []
        top = inner.y
        for i, (option, h) in enumerate(zip(self.choice.options, heights, strict=True)):
            box = Box(inner.x, top, inner.w - (10 * u if total > inner.h + 1 else 0), h)
            chosen = i == self.choice.index
            choose = _Choose(self.app, self.choice, i)
            rows.append(_Row(option, box, chosen, choose, pictured=has_pictures))
            top += h + 2 * u
        yield ScrollArea("list:options", self.choice.label, inner, rows, content_h=total)

    def on_enter(self) -> None:
        """Show the chosen row."""
        self.focus(self._focus)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel."""
        self.kit.paint.panel(surface, self.panel, "paper", self.u)

    def handle(self, event: InputEvent) -> None:
        """Close on a click beside the list."""
        if isinstance(event, Press) and not self.panel.holds(event.x, event.y):
            self.app.pop()
            return
        super().handle(event)
