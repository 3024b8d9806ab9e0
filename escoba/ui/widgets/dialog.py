"""A question or a notice over the scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.widgets.base import Action, Widget
from escoba.ui.widgets.button import Button, ButtonKind, button_width
from escoba.ui.widgets.label import Label, paragraph_height
from escoba.ui.widgets.scene import WidgetScene

if TYPE_CHECKING:
    from escoba.ui.app import App


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a dialog: its name in the log, its words, and what it does after closing."""

    name: str
    label: str
    action: Action
    kind: ButtonKind = "paper"


class DialogScene(WidgetScene):
    """Asks or tells something; Esc is the first answer, which should change nothing.

    The last answer has the focus, but never one that destroys something.
    """

    name = "dialog"
    opaque = False
    dim = 0.55

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.panel = Box(0, 0, 0, 0)
        usual = self.answers[-1] if self.answers[-1].kind != "danger" else self.answers[0]
        self._focus = f"button:{usual.name}"

    def _answer(self, answer: Answer) -> None:
        self.app.pop()
        answer.action()

    def back(self) -> None:
        """Give the first answer."""
        self._answer(self.answers[0])

    def build(self) -> Iterable[Widget]:
        """Lay title, text and answers out in the middle."""
        u, kit = self.u, self.kit
        buttons = [button_width(kit, a.label) for a in self.answers]
        row = sum(buttons) + 12 * u * (len(buttons) - 1)
        pad = 32 * u
        width = min(self.window.w - 24 * u, max(520 * u, row + 2 * pad))
        inner = width - 2 * pad
        text_h = paragraph_height(kit, self.text, theme.BODY, inner)
        title_h = paragraph_height(kit, self.title, theme.TITLE_SMALL, inner, "title")
        bar = max(48 * u, kit.sizes.text(theme.BODY) * 2.2)
        height = pad + title_h + 12 * u + text_h + 28 * u + bar + pad * 0.8
        self.panel = Box.around(self.window.cx, self.window.cy, width, height)
        x, y = self.panel.x + pad, self.panel.y + pad
        yield Label(
            "label:title",
            self.title,
            Box(x, y, inner, title_h),
            size=theme.TITLE_SMALL,
            face="title",
            wrap=True,
        )
        y += title_h + 12 * u
        yield Label(
            "label:text", self.text, Box(x, y, inner, text_h), colour=theme.INK_SOFT, wrap=True
        )
        y += text_h + 28 * u
        x = self.panel.right - pad - min(row, inner)
        for answer, w in zip(self.answers, buttons, strict=True):
            w *= min(1.0, inner / row)
            yield Button(
                f"button:{answer.name}",
                answer.label,
                Box(x, y, w, bar),
                partial(self._answer, answer),
                kind=answer.kind,
            )
            x += w + 12 * u

    def on_enter(self) -> None:
        """Read it out."""
        self.app.say(f"{self.title} {self.text}".strip())

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel."""
        self.kit.paint.panel(surface, self.panel, "paper", self.u)
