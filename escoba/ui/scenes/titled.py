"""The frame of the screens that are not the table: wood, a title and a way back."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.widgets import Button, Label, Widget, WidgetScene


class TitledScene(WidgetScene):
    """A wooden screen with a back button and a title; subclasses add what lies below.

    title: words at the top, looked up anew at each layout
    """

    @property
    def title(self) -> str:
        """The words at the top."""
        raise NotImplementedError

    @property
    def body(self) -> Box:
        """The part of the window below the title."""
        margin = (24 if self.kit.sizes.wide else 14) * self.u
        top = self._header.bottom + 12 * self.u
        return Box(margin, top, self.window.w - 2 * margin, self.window.h - top - margin)

    @property
    def _header(self) -> Box:
        margin = (24 if self.kit.sizes.wide else 14) * self.u
        height = max(44 * self.u, self.kit.sizes.text(theme.TITLE_SMALL) * 1.2)
        return Box(margin, 14 * self.u, self.window.w - 2 * margin, height)

    def header(self) -> Iterable[Widget]:
        """Return the back button and the title."""
        box, side = self._header, 44 * self.u
        yield Button(
            "button:back",
            _("Back"),
            Box.around(box.x + side / 2, box.cy, side, side),
            self.back,
            kind="wood",
            icon="chevron-left",
            icon_only=True,
        )
        x = box.x + side + 20 * self.u
        yield Label(
            "label:title",
            self.title,
            Box(x, box.y, box.right - x, box.h),
            size=theme.TITLE_SMALL,
            colour=theme.CHALK,
            face="title",
        )

    def on_enter(self) -> None:
        """Say where one is."""
        self.app.say(self.title)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the wood."""
        surface.blit(self.kit.paint.wood(surface.get_size(), dark=True), (0, 0))
