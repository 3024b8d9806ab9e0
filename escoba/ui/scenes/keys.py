"""The keys and the buttons of a pad on one sheet; a press on a key's row puts it elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

import pygame

from escoba.language import gettext as _
from escoba.language import pgettext
from escoba.session import Game
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import InputEvent, Key, LongPress, Pad, Press, as_key
from escoba.ui.input_bindings import (
    HAND,
    LOWER,
    UPPER,
    Bindings,
    Command,
    key_id,
    may_be_used,
)
from escoba.ui.input_caps import cap_width, draw_cap, key_cap, pad_cap
from escoba.ui.kit import Kit
from escoba.ui.scenes.game_scene import BarButton, button_bar
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import draw_heading
from escoba.ui.widgets import Label, ScrollArea, State, Widget, WidgetScene

if TYPE_CHECKING:
    from escoba.ui.app import App

_ROW: Final = 44.0  # units, a fingertip


def command_title(command: Command) -> str:
    """Return what a command does, in words."""
    titles = {
        Command.CONFIRM: _("Take, or press what is marked gold"),
        Command.PRESS: _("Press what has the focus"),
        Command.NEXT_WAY: _("The next way to make 15"),
        Command.DROP: _("Drop the card"),
        Command.SPEED: _("Faster or slower"),
        Command.KEYS: _("These keys"),
        Command.MUTE: _("Sound off and on"),
        Command.VOICE: _("The game speaks, or is silent"),
        Command.FULLSCREEN: _("Full screen"),
    }
    if command in HAND:
        return _("Card {n} of your hand").format(n=HAND.index(command) + 1)
    if command in UPPER:
        return _("Table, upper row, place {n}").format(n=UPPER.index(command) + 1)
    if command in LOWER:
        return _("Table, lower row, place {n}").format(n=LOWER.index(command) + 1)
    return titles[command]


class CapRow(Widget):
    """What something does, and the cap of the key or button that does it."""

    role = "row"

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        caps: tuple[str, ...],
        change: Callable[[], None] | None = None,
        *,
        listens: bool = False,
    ) -> None:
        super().__init__(widget_id, label, box)
        self.caps = caps
        self.change = change
        self.selected = listens
        self.focusable = change is not None

    @property
    def value(self) -> str:
        """The words on the caps."""
        return " ".join(self.caps)

    def press(self) -> None:
        """Wait for another key."""
        if self.change is not None:
            self.change()

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the words at the left and the caps at the right."""
        u, box = kit.sizes.u, self.place
        if self.selected or (self.focusable and (state.hovered or state.focused)):
            tint = theme.COBALT_TINT if self.selected else theme.PAPER_DEEP
            kit.paint.fill(surface, box, tint, radius=6 * u)
        px = kit.sizes.text(theme.LABEL)
        right = box.right - 10 * u
        for cap in reversed(self.caps):
            w = cap_width(kit, cap, size=theme.LABEL)
            draw_cap(surface, kit, cap, (right - w / 2, box.cy), size=theme.LABEL)
            right -= w + 6 * u
        text = kit.text.ellipsis(self.label, px, right - box.x - 14 * u)
        kit.text.draw(surface, text, (box.x + 10 * u, box.cy), px, theme.INK)


class KeysScene(WidgetScene):
    """Shows the keys in force, lets them be changed, and leads to the rules of `game`."""

    name = "keys"
    opaque = False
    dim = 0.55
    knows_pads = True

    def __init__(self, app: App, game: Game | None = None) -> None:
        super().__init__(app)
        self.game = game
        self._listening: Command | None = None
        self._told = ""
        self._focus = "button:back"

    @property
    def grabs_keys(self) -> bool:  # type: ignore[override]
        """Whether the next key is for a command."""
        return self._listening is not None

    def build(self) -> Iterable[Widget]:
        """Lay the rows out in columns that scroll, with the buttons below."""
        u, sizes = self.u, self.kit.sizes
        self._sheet = sheet_box(sizes, 1040, 672)
        inner = self._sheet.inset((40 if sizes.wide else 20) * u, 0)
        self._title = Box(inner.x, self._sheet.y + 12 * u, inner.w, 48 * u)
        bar = Box(inner.x, self._sheet.bottom - 60 * u, inner.w, 44 * u)
        told_h = sizes.text(theme.LABEL) * 1.5
        told = Box(inner.x, bar.y - told_h - 8 * u, inner.w, told_h)
        top = self._title.bottom + 8 * u
        area = Box(inner.x, top, inner.w, told.y - 4 * u - top)
        rows = [*self._rows()]
        columns = 2 if sizes.wide and sizes.user < 1.4 else 1
        gap, height = 32 * u, max(_ROW * u, sizes.text(theme.LABEL) * 2)
        width = (area.w - 24 * u - gap * (columns - 1)) / columns
        split = -(-len(rows) // columns)
        for index, row in enumerate(rows):
            column, line = divmod(index, split)
            x = area.x + column * (width + gap)
            row.box = Box(x, area.y + line * height, width, height - 2 * u)
        yield ScrollArea("list:keys", _("Keys"), area, rows, content_h=split * height)
        yield Label("label:told", self._told, told, size=theme.LABEL, colour=theme.COBALT)
        left = [BarButton("reset", _("Usual keys"), self._reset)]
        if self.game is not None:
            left.append(BarButton("rules", _("Rules in force"), self._open_rules))
        back = BarButton("back", _("Back"), self.back, kind="primary")
        yield from button_bar(self.kit, bar, left, [back])

    def _rows(self) -> Iterator[CapRow]:
        nowhere = Box(0, 0, 0, 0)
        app = self.app
        if app.device == "pad":
            for button, title in _pad_titles().items():
                caps = tuple(pad_cap(one, app.pad_kind) for one in button.split())
                yield CapRow(f"row:pad_{button.split()[0]}", title, nowhere, caps)
        for command, key in app.bindings.keys.items():
            listens = command is self._listening
            cap = "…" if listens else key_cap(key, app.key_names)
            yield CapRow(
                f"row:{command}",
                command_title(command),
                nowhere,
                (cap,),
                lambda command=command: self._listen(command),  # type: ignore[misc]
                listens=listens,
            )
        fixed = {
            pgettext("key cap", "Esc"): _("One step back, or the menu"),
            pgettext("key caps", "Tab and arrows"): _("Move the focus"),
            pgettext("key caps", "Ctrl+Q"): _("Quit; every move is saved already"),
        }
        for number, (cap, title) in enumerate(fixed.items()):
            yield CapRow(f"row:fixed_{number}", title, nowhere, (cap,))

    # Changing

    def _listen(self, command: Command) -> None:
        self._listening = command
        title = command_title(command)
        self._tell(_("{command}: press the new key. Esc leaves it as it is.").format(command=title))

    def _tell(self, text: str) -> None:
        self._told = text
        self.app.say(text)
        self.rebuild()

    def _assign(self, key: Key) -> None:
        command, self._listening = self._listening, None
        if command is None or key.name == "esc":
            self._tell("")
            return
        cap = key_cap(key_id(key), self.app.key_names)
        if not may_be_used(key):
            self._listening = command
            self._tell(_("{key} cannot be used. Press another key, or Esc.").format(key=cap))
            return
        bindings, other = self.app.bindings.assign(command, key_id(key))
        self.app.change(keys=bindings.changes)
        title = command_title(command)
        if other is None:
            self._tell(_("{command}: {key}").format(command=title, key=cap))
            return
        text = _("{key} was taken: it now is for “{command}”, and “{other}” has moved to {old}.")
        old = key_cap(bindings.keys[other], self.app.key_names)
        self._tell(text.format(key=cap, command=title, other=command_title(other), old=old))

    def _reset(self) -> None:
        self._listening = None
        self.app.change(keys=Bindings().changes)
        self._tell(_("The usual keys are back."))

    def _open_rules(self) -> None:
        from escoba.ui.scenes.rules_card import RulesCardScene

        assert self.game is not None
        self.app.push(RulesCardScene(self.app, self.game.rules, self.game))

    # Input

    def handle(self, event: InputEvent) -> None:
        """Take the key that is waited for; anything else ends the waiting."""
        if self._listening is not None:
            if isinstance(event, Key):
                if not event.repeat:
                    self._assign(event)
                return
            if isinstance(event, Press | LongPress | Pad):
                self._listening = None
                self._tell("")
                return
        if isinstance(event, Pad):
            self._pad(event)
            return
        super().handle(event)

    def _pad(self, pad: Pad) -> None:
        if pad.button in ("start", "back"):
            self.back()
            return
        key = as_key(pad)
        if key is not None:
            super().handle(key)

    def on_enter(self) -> None:
        """Say where one is."""
        self.app.say(_("Keys"))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet and its title."""
        self.kit.paint.panel(surface, self._sheet, "paper", self.u)
        hint = _("Press a row to put it on another key")
        draw_heading(self.kit, surface, self._title, _("Keys"), hint)


def _pad_titles() -> dict[str, str]:
    return {
        "ways": _("Move the focus"),
        "a": _("Press what has the focus"),
        "x": _("Take"),
        "y": _("Drop the card"),
        "b": _("One step back, or the menu"),
        "lb rb": _("The next way to make 15"),
        "start": _("Menu"),
        "back": _("These keys"),
    }
