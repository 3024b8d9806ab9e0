"""A line that can be written in."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import Key
from escoba.ui.kit import Kit
from escoba.ui.text import Face
from escoba.ui.widgets.base import State, Widget


class TextField(Widget):
    """A short text with a caret.

    hint: shown while it is empty; most: characters that fit
    """

    role = "text"
    focusable = True
    typing = True
    radius = theme.RADIUS_PLATE

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        text: str,
        change: Callable[[str], None],
        *,
        hint: str = "",
        most: int = 20,
        size: float = theme.BODY,
        quiet: bool = False,
        submit: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(widget_id, label, box)
        self.text = text
        self.change = change
        self.hint = hint
        self.most = most
        self.size = size
        self.quiet = quiet
        self.submit = submit
        self.caret = len(text)
        self._offsets: list[float] = []

    @property
    def value(self) -> str:
        """What is written."""
        return self.text

    def adopt(self, old: Widget) -> None:
        """Keep the caret where it was."""
        if isinstance(old, TextField):
            self.caret = min(old.caret, len(self.text))

    def _set(self, text: str, caret: int) -> None:
        self.caret = caret
        if text != self.text:
            self.text = text
            self.change(text)

    def type(self, text: str) -> None:
        """Put characters in at the caret, as many as there is room for."""
        clean = "".join(c for c in text if c.isprintable())
        clean = clean[: max(0, self.most - len(self.text))]
        before, after = self.text[: self.caret], self.text[self.caret :]
        self._set(before + clean + after, self.caret + len(clean))

    def key(self, key: Key) -> bool:
        """Move the caret and delete."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        match key.name:
            case "backspace":
                self._set(before[:-1] + after, max(0, self.caret - 1))
            case "delete":
                self._set(before + after[1:], self.caret)
            case "left":
                self.caret = max(0, self.caret - 1)
            case "right":
                self.caret = min(len(self.text), self.caret + 1)
            case "home":
                self.caret = 0
            case "end":
                self.caret = len(self.text)
            case "enter" if self.submit is not None:
                self.submit()
            # Letters arrive as text; here they must not count as shortcuts.
            case name if len(name) == 1 or name == "space":
                return not key.ctrl
            case _:
                return False
        return True

    def click(self, x: float, y: float) -> None:
        """Put the caret between the characters nearest to the point."""
        if self._offsets:
            places = range(len(self._offsets))
            self.caret = min(places, key=lambda i: abs(self._offsets[i] - x))
        self.caret = min(self.caret, len(self.text))

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the field; a quiet one looks like plain text until it is used."""
        u, box = kit.sizes.u, self.place
        lively = state.focused or state.hovered
        if lively or not self.quiet:
            border = theme.COBALT if state.focused else theme.EDGE
            width = max(1.0, (2 if state.focused else 1.5) * u)
            kit.paint.fill(
                surface, box, theme.WHITE, radius=self.radius * u, border=border, width=width
            )
        px = kit.sizes.text(self.size)
        x, room = box.x + 10 * u, box.w - 20 * u
        if self.quiet and not state.focused:
            side = max(15 * u, 0.8 * px)
            pencil = kit.icons.get("pencil", side, theme.EDGE)
            surface.blit(pencil, (round(box.right - side - 8 * u), round(box.cy - side / 2)))
            room -= side + 4 * u
        offsets = [kit.text.width(self.text[:i], px, "bold") for i in range(len(self.text) + 1)]
        # A text too long for the field slides to the left as far as the caret asks for.
        hidden = max(0.0, offsets[min(self.caret, len(self.text))] - room) if state.focused else 0.0
        self._offsets = [x - hidden + offset for offset in offsets]
        if self.text:
            shown = self.text
            if not state.focused:
                shown = kit.text.ellipsis(shown, px, room, "bold")
            self._draw_clipped(surface, kit, shown, box, px, hidden)
        elif self.hint:
            # A quiet field shows what will stand there if nothing is written.
            quiet = self.quiet and not lively
            face: Face = "bold" if quiet else "regular"
            hint = kit.text.ellipsis(self.hint, px, room, face)
            colour = theme.INK if quiet else theme.INK_SOFT
            kit.text.draw(surface, hint, (x, box.cy), px, colour, face)
        if state.focused:
            caret_x = self._offsets[min(self.caret, len(self.text))]
            w, h = max(1, round(1.5 * u)), px * 1.15
            surface.fill(theme.INK, (round(caret_x), round(box.cy - h / 2), w, round(h)))

    def _draw_clipped(
        self, surface: pygame.Surface, kit: Kit, text: str, box: Box, px: int, hidden: float
    ) -> None:
        old = surface.get_clip()
        surface.set_clip(pygame.Rect(box.inset(3).px()).clip(old))
        x = box.x + 10 * kit.sizes.u - hidden
        kit.text.draw(surface, text, (x, box.cy), px, theme.INK, "bold")
        surface.set_clip(old)
