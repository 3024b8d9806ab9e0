"""Every option of the rules, each with a sentence and its choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import pygame

from escoba import words
from escoba.engine import OPTIONS, Rules, RulesError
from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.scenes.titled import TitledScene
from escoba.ui.widgets import (
    Answer,
    DialogScene,
    Divider,
    Dropdown,
    Label,
    Option,
    RowWords,
    ScrollArea,
    Stepper,
    Toggle,
    Widget,
    row_height,
)

if TYPE_CHECKING:
    from escoba.ui.app import App

# Who plays is chosen around the felt.
ELSEWHERE: Final = ("players", "partners")


def _groups() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (
            _("At the table"),
            ("direction", "first_dealer", "next_dealer", "must_capture"),
        ),
        (
            _("The opening"),
            ("opening_taker", "opening_15", "opening_30", "opening_30_split", "redeal_kings"),
        ),
        (
            _("Points"),
            (
                "escoba_points",
                "most_cards",
                "most_coins",
                "all_coins",
                "seven_of_coins",
                "most_sevens",
                "all_sevens",
                "prime",
                "prime_method",
                "prime_missing",
                "coins_suit",
                "last_play_escoba",
            ),
        ),
        (_("Winning"), ("target",)),
    )


class HouseRulesScene(TitledScene):
    """A long sheet of all options; each change is told to `changed` at once."""

    name = "house_rules"

    def __init__(self, app: App, rules: Rules, changed: Callable[[Rules], None]) -> None:
        super().__init__(app)
        self.rules = rules
        self._changed = changed

    @property
    def title(self) -> str:
        """The words at the top."""
        return _("House rules")

    @property
    def _panel(self) -> Box:
        body = self.body
        return Box.around(body.cx, body.cy, min(body.w, 1000 * self.u * self._widen), body.h)

    @property
    def _widen(self) -> float:
        return self.kit.sizes.t / max(1.0, self.u)

    def build(self) -> Iterable[Widget]:
        """Lay the options out in groups."""
        u, sizes = self.u, self.kit.sizes
        area = self._panel.inset((36 if sizes.wide else 18) * u, 14 * u)
        width = area.w - 22 * u
        found: list[Widget] = []
        head_h = sizes.text(theme.SECTION) * 2.1
        y = area.y
        for i, (heading, names) in enumerate(_groups()):
            found.append(
                Label(
                    f"label:group_{i}",
                    heading,
                    Box(area.x, y, width, head_h),
                    size=theme.SECTION,
                    face="title",
                )
            )
            y += head_h
            for name in names:
                control_w = min(width * 0.46, max(270 * u, 16 * sizes.text(theme.LABEL)))
                sentence = words.option_sentence(name)
                words_w = width - control_w - 28 * u
                height = row_height(self.kit, sentence, words_w) + 12 * u
                box = Box(area.x, y, width, height)
                found.extend(self._row(name, sentence, box, control_w))
                y += height
            y += 14 * u
        yield ScrollArea("list:options", self.title, area, found, content_h=y - area.y)
        yield from self.header()

    def _row(self, name: str, sentence: str, box: Box, control_w: float) -> Iterable[Widget]:
        u, title = self.u, words.option_title(name)
        height = min(box.h - 4 * u, max(46 * u, self.kit.sizes.text(theme.LABEL) * 2.3))
        control = Box(box.right - control_w, box.cy - height / 2, control_w, height)
        option, value = OPTIONS[name], getattr(self.rules, name)
        text = Box(box.x, box.y, box.w - control_w - 28 * u, box.h)
        if option.kind == "bool":
            yield Toggle(
                f"toggle:{name}",
                title,
                box.inset(0, 2 * u),
                bool(value),
                lambda on: self._set(name, on),
                detail=sentence,
            )
        else:
            yield RowWords(f"label:{name}", title, text, sentence)
            options = [Option(v, words.option_value_label(name, v), str(v)) for v in option.choices]
            if option.kind == "choice":
                yield Dropdown(
                    f"choice:{name}",
                    title,
                    control,
                    options,
                    value,
                    lambda v: self._set(name, v),
                    open_list=self.open_list,
                    enabled=len(options) > 1,
                )
            else:
                yield Stepper(
                    f"choice:{name}", title, control, options, value, lambda v: self._set(name, v)
                )
        yield Divider(f"line:{name}", "", box)

    def _set(self, name: str, value: Any) -> None:
        try:
            self.rules = self.rules.replace(**{name: value})
        except RulesError:
            # The only choice that can be refused here is the last category switched off.
            done = Answer("ok", _("Go on"), lambda: None, "primary")
            text = _("Something must give points, or nobody could ever win.")
            self.app.push(DialogScene(self.app, _("That would be an endless game"), text, [done]))
            return
        self._changed(self.rules)
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet."""
        super().paint(surface)
        self.kit.paint.panel(surface, self._panel, "paper", self.u)
