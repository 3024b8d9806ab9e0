"""Widgets that hold a value: toggle, segments, stepper, swatches and drop-down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import Key
from escoba.ui.kit import Kit
from escoba.ui.scene import Element
from escoba.ui.widgets.base import State, Widget
from escoba.ui.widgets.label import draw_row_words

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One value that can be chosen.

    key: its name in the log; detail: a sentence that explains it in the open list
    short: stands for the label where that is too long; icon: before the label
    note: at the right of the label in the open list; picture: a path under `assets`, before it
    """

    value: T
    label: str
    key: str
    detail: str = ""
    short: str = ""
    icon: str = ""
    note: str = ""
    picture: str = ""


class Toggle(Widget):
    """A row with a label, maybe a sentence, and a switch at the right."""

    role = "toggle"
    focusable = True

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        on: bool,
        change: Callable[[bool], None],
        *,
        detail: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(widget_id, label, box, enabled=enabled)
        self.on = on
        self.change = change
        self.detail = detail
        self.selected = on

    @property
    def value(self) -> str:
        """`on` or `off`."""
        return "on" if self.on else "off"

    def press(self) -> None:
        """Switch over."""
        self.change(not self.on)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the words and the switch."""
        u, box = kit.sizes.u, self.place
        w, h = 52 * u, 28 * u
        switch = Box(box.right - w, box.cy - h / 2, w, h)
        words = Box(box.x, box.y, box.w - w - 16 * u, box.h)
        draw_row_words(surface, kit, words, self.label, self.detail, enabled=self.enabled)
        if self.on and self.enabled:
            fill = theme.blend(theme.COBALT, theme.WHITE, 0.12 if state.hovered else 0.0)
            kit.paint.fill(surface, switch, fill, radius=h / 2)
            tick = kit.icons.get("tick", 15 * u, theme.WHITE)
            surface.blit(tick, (round(switch.x + 9 * u), round(switch.cy - tick.get_height() / 2)))
            kit.paint.disc(surface, (switch.right - h / 2, switch.cy), 11 * u, theme.WHITE)
        else:
            fill = theme.WHITE if state.hovered else theme.PAPER_DEEP
            kit.paint.fill(
                surface, switch, fill, radius=h / 2, border=theme.EDGE, width=max(1.0, 2 * u)
            )
            x = switch.right - h / 2 if self.on else switch.x + h / 2
            kit.paint.disc(surface, (x, switch.cy), 9 * u, theme.EDGE)


class Choice(Widget, Generic[T]):
    """A value out of several: the common part of segments, stepper, swatches and drop-down."""

    role = "choice"
    focusable = True

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        options: Sequence[Option[T]],
        value: T,
        change: Callable[[T], None],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(widget_id, label, box, enabled=enabled)
        self.options = tuple(options)
        self.chosen = value
        self.change = change

    @property
    def index(self) -> int:
        """Which option is chosen; -1 when none is."""
        return next((i for i, o in enumerate(self.options) if o.value == self.chosen), -1)

    @property
    def option(self) -> Option[T] | None:
        """The chosen option."""
        return self.options[self.index] if self.index >= 0 else None

    @property
    def value(self) -> str:
        """The key of the chosen option."""
        return self.option.key if self.option is not None else ""

    @property
    def told(self) -> str:
        """The words of the chosen option."""
        return self.option.label if self.option is not None else ""

    def choose(self, index: int) -> None:
        """Choose the option of that place if there is one and it is another."""
        if 0 <= index < len(self.options) and index != self.index:
            self.change(self.options[index].value)

    def key(self, key: Key) -> bool:
        """Move with the arrows to the left and right."""
        step = {"left": -1, "right": 1}.get(key.name)
        if step is None:
            return False
        self.choose(self.index + step)
        return True

    def press(self) -> None:
        """Go to the next option, and after the last to the first."""
        self.choose((self.index + 1) % max(1, len(self.options)))

    def parts(self) -> list[tuple[str, str, Box, bool]]:
        """Return id, label, box in the widget's own pixels and chosen-or-not of its parts."""
        return []

    def elements(self, focused: bool, *, scrolled_out: bool = False) -> list[Element]:
        """Return the whole, then those of its parts that are in sight."""
        found = super().elements(focused, scrolled_out=scrolled_out)
        if not found:
            return found
        offset = 0.0 if self.area is None else -self.area.offset
        for part_id, label, box, selected in self.parts():
            seen = box.moved(0, offset)
            if not scrolled_out:
                seen = seen if self.area is None else seen.clipped(self.area.box)
                if seen.w <= 0 or seen.h <= 0:
                    continue
            found.append(
                Element(part_id, "button", label, seen, enabled=self.enabled, selected=selected)
            )
        return found


class OpenChoice(Choice[T]):
    """A choice that shows all its options, each of them a part of its own."""

    def part_boxes(self) -> Sequence[Box]:
        """Return the box of each option in the widget's own pixels; none before it has a place."""
        raise NotImplementedError

    def parts(self) -> list[tuple[str, str, Box, bool]]:
        """Return one part an option."""
        return [
            (f"{self.id}:{option.key}", option.label, box, i == self.index)
            for i, (option, box) in enumerate(zip(self.options, self.part_boxes(), strict=False))
        ]

    def press_part(self, element_id: str) -> bool:
        """Choose an option by the id of its part."""
        for i, option in enumerate(self.options):
            if element_id == f"{self.id}:{option.key}":
                self.choose(i)
                return True
        return super().press_part(element_id)


class Segments(OpenChoice[T]):
    """Two to five options side by side."""

    def part_boxes(self) -> Sequence[Box]:
        """Return one column an option."""
        return self.box.columns(len(self.options))

    def click(self, x: float, y: float) -> None:
        """Choose the option under the point."""
        width = self.place.w / len(self.options)
        self.choose(int((x - self.place.x) / width))

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the options on one strip, the chosen one in cobalt."""
        u, radius = kit.sizes.u, self.radius * kit.sizes.u
        px = kit.sizes.text(theme.LABEL)
        box = self.place
        kit.paint.fill(surface, box, theme.PAPER_DEEP, radius=radius)
        columns = box.columns(len(self.options))
        for i, (option, part) in enumerate(zip(self.options, columns, strict=True)):
            chosen = i == self.index
            if chosen:
                kit.paint.fill(surface, part, theme.COBALT, radius=radius)
            colour = theme.WHITE if chosen else theme.INK
            if not self.enabled:
                colour = theme.blend(colour, theme.PAPER_DEEP, 0.5)
            room = part.w - 8 * u
            fitted = kit.text.fit(option.label, px, room, "bold", least=round(px * 0.8))
            text = kit.text.ellipsis(option.label, fitted, room, "bold")
            kit.text.draw(surface, text, (part.cx, part.cy), fitted, colour, "bold", align="centre")


class Stepper(Choice[T]):
    """A value with a minus and a plus button, for numbers."""

    def _ends(self, box: Box) -> tuple[Box, Box]:
        side = box.h
        return Box(box.x, box.y, side, side), Box(box.right - side, box.y, side, side)

    def parts(self) -> list[tuple[str, str, Box, bool]]:
        """Return the two buttons."""
        less, more = self._ends(self.box)
        return [(f"{self.id}:less", "−", less, False), (f"{self.id}:more", "+", more, False)]

    def press_part(self, element_id: str) -> bool:
        """Step by the id of a button."""
        step = {f"{self.id}:less": -1, f"{self.id}:more": 1}.get(element_id)
        if step is None:
            return super().press_part(element_id)
        self.choose(self.index + step)
        return True

    def press(self) -> None:
        """Step up."""
        self.choose(self.index + 1)

    def click(self, x: float, y: float) -> None:
        """Step down in the left half, up in the right one."""
        self.choose(self.index + (-1 if x < self.place.cx else 1))

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the value between the buttons."""
        u, radius, box = kit.sizes.u, self.radius * kit.sizes.u, self.place
        kit.paint.fill(surface, box, theme.PAPER_DEEP, radius=radius)
        last = len(self.options) - 1
        for part, icon, usable in zip(
            self._ends(box),
            ("minus", "plus"),
            (self.enabled and self.index > 0, self.enabled and self.index < last),
            strict=True,
        ):
            fill = theme.WHITE if usable else theme.PAPER_DEEP
            kit.paint.fill(
                surface, part.inset(2 * u), fill, radius=radius - 2 * u, border=None, width=0
            )
            colour = theme.COBALT if usable else theme.LINE
            picture = kit.icons.get(icon, part.h * 0.42, colour)
            w, h = picture.get_size()
            surface.blit(picture, (round(part.cx - w / 2), round(part.cy - h / 2)))
        if self.option is not None:
            px, room = kit.sizes.text(theme.LABEL), box.w - 2 * box.h - 4 * u
            fitted = kit.text.fit(self.option.label, px, room, "bold", least=round(px * 0.75))
            kit.text.draw(
                surface,
                self.option.label,
                (box.cx, box.cy),
                fitted,
                theme.INK if self.enabled else theme.EDGE,
                "bold",
                align="centre",
            )


class Dropdown(Choice[T]):
    """The chosen option with an arrow; pressing it opens the list of all."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        options: Sequence[Option[T]],
        value: T,
        change: Callable[[T], None],
        *,
        open_list: Callable[[Choice[T]], None],
        on_white: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(widget_id, label, box, options, value, change, enabled=enabled)
        self.open_list = open_list
        self.on_white = on_white

    def press(self) -> None:
        """Open the list."""
        self.open_list(self)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the chosen option."""
        u, radius, box = kit.sizes.u, self.radius * kit.sizes.u, self.place
        fill = theme.WHITE if self.on_white else theme.PAPER_DEEP
        if state.hovered:
            fill = theme.blend(fill, theme.COBALT_TINT, 0.5)
        border = theme.LINE if self.on_white else None
        kit.paint.fill(surface, box, fill, radius=radius, border=border, width=max(1.0, 1.5 * u))
        side = max(16 * u, 0.9 * kit.sizes.text(theme.LABEL))
        arrow = kit.icons.get("chevron-down", side, theme.COBALT)
        surface.blit(arrow, (round(box.right - side - 14 * u), round(box.cy - side / 2)))
        option = self.option
        if option is None:
            return
        x, px = box.x + 14 * u, kit.sizes.text(theme.LABEL)
        if option.icon:
            icon = kit.icons.get(option.icon, px * 1.15, theme.INK_SOFT)
            surface.blit(icon, (round(x), round(box.cy - icon.get_height() / 2)))
            x += px * 1.15 + 9 * u
        room = box.right - side - 22 * u - x
        label = option.label
        if option.short and kit.text.width(label, px) > room:
            label = option.short
        fitted = kit.text.fit(label, px, room, least=round(px * 0.85))
        text = kit.text.ellipsis(label, fitted, room)
        kit.text.draw(surface, text, (x, box.cy), fitted, theme.INK)


class Swatches(OpenChoice[T]):
    """Options shown as pictures in equal boxes; the chosen one has a cobalt ring.

    paint: draws the option of a place into a box
    """

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        options: Sequence[Option[T]],
        value: T,
        change: Callable[[T], None],
        *,
        boxes: Sequence[Box],
        paint: Callable[[pygame.Surface, Kit, T, Box, bool], None],
    ) -> None:
        super().__init__(widget_id, label, box, options, value, change)
        self.boxes = tuple(boxes)
        self.paint = paint

    def part_boxes(self) -> Sequence[Box]:
        """Return the place of each picture."""
        return self.boxes

    def click(self, x: float, y: float) -> None:
        """Choose the picture under the point."""
        offset = 0.0 if self.area is None else self.area.offset
        for i, box in enumerate(self.boxes):
            if box.holds(x, y + offset):
                self.choose(i)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw every picture."""
        offset = 0.0 if self.area is None else -self.area.offset
        for i, (option, box) in enumerate(zip(self.options, self.boxes, strict=True)):
            self.paint(surface, kit, option.value, box.moved(0, offset), i == self.index)
