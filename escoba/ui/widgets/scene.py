"""A scene made of widgets, with one model of focus for keys, pointer and touch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

import pygame

from escoba.ui.geometry import Box
from escoba.ui.input import (
    InputEvent,
    Interrupted,
    Key,
    LongPress,
    Motion,
    PointerLeft,
    Press,
    Release,
    Text,
    Wheel,
)
from escoba.ui.kit import Kit
from escoba.ui.scene import Element, Scene
from escoba.ui.sound import Effect
from escoba.ui.widgets.base import State, Widget, draw_focus
from escoba.ui.widgets.choices import Choice
from escoba.ui.widgets.scroll import NOTCH, ScrollArea

if TYPE_CHECKING:
    from escoba.ui.app import App

T = TypeVar("T")

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class WidgetScene(Scene):
    """Builds its widgets anew whenever something changes; ids carry focus and scrolling over.

    Subclasses give `build`, and `paint` for what lies behind the widgets.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._widgets: list[Widget] = []
        self._focus = ""
        self._hover = ""
        self._pressed = ""
        self._ring = False
        self._dragged: tuple[ScrollArea, float, bool] | None = None
        self._press_y = 0.0

    # For subclasses

    def build(self) -> Iterable[Widget]:
        """Return the widgets in focus order, laid out for the present size."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what lies behind the widgets."""

    def back(self) -> None:
        """Go one level back, as Esc does."""
        self.app.pop()

    @property
    def kit(self) -> Kit:
        """The drawing tools."""
        return self.app.kit

    @property
    def u(self) -> float:
        """One layout unit in pixels."""
        return self.app.kit.sizes.u

    @property
    def window(self) -> Box:
        """The whole window."""
        return Box(0, 0, self.app.kit.sizes.width, self.app.kit.sizes.height)

    def rebuild(self) -> None:
        """Make the widgets anew, after a change of what they show."""
        old = {widget.id: widget for widget in self._all()}
        self._widgets = list(self.build())
        for widget in self._all():
            if widget.id in old:
                widget.adopt(old[widget.id])
        if self._find(self._focus) is None:
            first = next((w for w in self._all() if w.can_focus), None)
            self._focus = first.id if first is not None else ""
        self.app.redraw()

    def focus(self, element_id: str) -> None:
        """Give the focus to a widget, if it can have it."""
        widget = self._find(element_id)
        if widget is not None and widget.can_focus:
            self._focus = element_id
            self.app.redraw()
            if widget.area is not None:
                widget.area.reveal(widget.box)

    # What a scene does

    def resize(self) -> None:
        """Lay everything out anew."""
        self.rebuild()

    @property
    def typing(self) -> bool:
        """Tell whether a text field has the focus."""
        widget = self._find(self._focus)
        return widget is not None and widget.typing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the background, the widgets and the focus ring."""
        self.paint(surface)
        for widget in self._widgets:
            if isinstance(widget, ScrollArea):
                self._draw_area(surface, widget)
            else:
                widget.draw(surface, self.kit, self._state(widget))
        focused = self._find(self._focus)
        if self._ring and focused is not None:
            self._draw_ring(surface, focused)

    def _draw_area(self, surface: pygame.Surface, area: ScrollArea) -> None:
        old = surface.get_clip()
        # Rings and shadows of the children may reach over the sides.
        x, y, w, h = area.box.px()
        side = round(8 * self.u)
        above = side if area.furthest <= 0 else 0
        room = pygame.Rect(x - side, y - above, w + 2 * side, h + 2 * above)
        surface.set_clip(room.clip(old))
        for child in area.children:
            seen = child.visible
            if seen.h > 0 and seen.w > 0:
                child.draw(surface, self.kit, self._state(child))
        surface.set_clip(old)
        area.draw(surface, self.kit, State())

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        old = surface.get_clip()
        if widget.area is not None:
            room = widget.area.box.grow(7 * self.u)
            surface.set_clip(pygame.Rect(room.px()).clip(old))
        draw_focus(surface, self.kit, widget.place, widget.radius)
        surface.set_clip(old)

    def _state(self, widget: Widget) -> State:
        focused = widget.id == self._focus and (self._ring or widget.typing)
        held = widget.id == self._pressed and widget.id == self._hover
        return State(focused, widget.id == self._hover, held)

    def elements(self) -> list[Element]:
        """Return what can be pressed or read now."""
        return [e for w in self._all() for e in w.elements(w.id == self._focus)]

    def readable(self) -> list[Element]:
        """Return the elements, with those that are scrolled out of sight in their places."""
        found = self.elements()
        seen = {element.id for element in found}
        every = [e for w in self._all() for e in w.elements(w.id == self._focus, scrolled_out=True)]
        if all(element.id in seen for element in every):
            return found
        own = {element.id for element in every}
        return [*every, *(element for element in found if element.id not in own)]

    def press(self, element_id: str) -> None:
        """Press the element of that id."""
        for widget in self._all():
            if widget.press_part(element_id):
                self.app.sound.play(Effect.BUTTON)
                self.app.redraw()
                return

    def handle(self, event: InputEvent) -> None:
        """Take one input event."""
        match event:
            case Press(button=1):
                self._pointer_down(event)
            case LongPress(x, y):
                self._pointer_down(Press(x, y))
            case Release(button=1):
                self._pointer_up(event)
            case Motion():
                self._pointer_moved(event)
            case PointerLeft():
                self._hover = ""
            case Interrupted():
                self._pressed, self._dragged = "", None
            case Wheel():
                area = self._area_at(event.x, event.y)
                if area is not None:
                    area.scroll_to(area.offset - event.dy * NOTCH * self.u)
            case Key():
                self._key(event)
            case Text():
                widget = self._find(self._focus)
                if widget is not None:
                    widget.type(event.text)

    # Inside

    def _all(self) -> Iterator[Widget]:
        for widget in self._widgets:
            yield widget
            if isinstance(widget, ScrollArea):
                yield from widget.children

    def _find(self, widget_id: str) -> Widget | None:
        return next((w for w in self._all() if w.id == widget_id), None) if widget_id else None

    def _at(self, x: float, y: float) -> Widget | None:
        found = None
        for widget in self._all():
            if widget.can_focus and widget.visible.holds(x, y):
                found = widget
        return found

    def _area_at(self, x: float, y: float) -> ScrollArea | None:
        areas = (w for w in self._widgets if isinstance(w, ScrollArea))
        return next((a for a in areas if a.box.holds(x, y)), None)

    def _pointer_down(self, event: Press) -> None:
        self._ring = False
        self._press_y = event.y
        area = self._area_at(event.x, event.y)
        thumb = area.thumb(self.u) if area is not None else None
        if area is not None:
            on_thumb = thumb is not None and thumb.grow(5 * self.u).holds(event.x, event.y)
            self._dragged = (area, event.y, on_thumb)
            if on_thumb:
                return
        widget = self._at(event.x, event.y)
        self._pressed = widget.id if widget is not None else ""
        if widget is not None:
            self._focus = widget.id
        else:
            self._leave_text()

    def _leave_text(self) -> None:
        # A click beside a text field ends the writing.
        widget = self._find(self._focus)
        if widget is not None and widget.typing:
            self._focus = next((w.id for w in self._all() if w.can_focus and not w.typing), "")

    def _pointer_up(self, event: Release) -> None:
        pressed, self._pressed, self._dragged = self._pressed, "", None
        widget = self._at(event.x, event.y)
        if widget is not None and widget.id == pressed:
            self.app.sound.play(Effect.BUTTON)
            widget.click(event.x, event.y)

    def _pointer_moved(self, event: Motion) -> None:
        widget = self._at(event.x, event.y)
        self._hover = widget.id if widget is not None else ""
        if not event.held or self._dragged is None:
            return
        area, last, on_thumb = self._dragged
        if on_thumb:
            area.drag_thumb(event.y - last, self.u)
        elif not self._pressed or abs(event.y - self._press_y) > 6 * self.u:
            self._pressed = ""
            area.scroll_to(area.offset - (event.y - last))
        else:
            return
        self._dragged = (area, event.y, on_thumb)

    def _key(self, key: Key) -> None:
        widget = self._find(self._focus)
        if key.name == "esc":
            self.back()
            return
        if key.name == "tab":
            self._ring = True
            self._step(-1 if key.shift else 1)
            return
        if widget is not None and widget.key(key):
            self._ring = True
            return
        if key.name in _DIRECTIONS:
            self._ring = True
            self._move(*_DIRECTIONS[key.name])
        elif key.name in ("enter", "space") and not key.repeat:
            if widget is not None and widget.can_focus:
                self.app.sound.play(Effect.BUTTON)
                widget.press()
        elif key.name in ("pageup", "pagedown"):
            area = next((w for w in self._widgets if isinstance(w, ScrollArea)), None)
            if area is not None:
                area.scroll_to(area.offset + (0.9 if key.name == "pagedown" else -0.9) * area.box.h)

    def _step(self, by: int) -> None:
        able = [w for w in self._all() if w.can_focus]
        if not able:
            return
        ids = [w.id for w in able]
        at = ids.index(self._focus) if self._focus in ids else -by
        self.focus(ids[(at + by) % len(ids)])

    def _move(self, dx: int, dy: int) -> None:
        """Move the focus to the nearest widget in that direction."""
        here = self._find(self._focus)
        if here is None:
            self._step(1)
            return
        origin, best = here.place, None
        for widget in self._all():
            if widget is here or not widget.can_focus:
                continue
            place = widget.place
            # Distances between edges, so that a wide row is as near as a small button.
            ahead = (
                (max(place.x - origin.right, 0) if dx > 0 else max(origin.x - place.right, 0))
                if dx
                else (
                    max(place.y - origin.bottom, 0) if dy > 0 else max(origin.y - place.bottom, 0)
                )
            )
            beyond = (place.cx - origin.cx) * dx + (place.cy - origin.cy) * dy
            apart = (
                _gap(origin.y, origin.bottom, place.y, place.bottom)
                if dx
                else _gap(origin.x, origin.right, place.x, place.right)
            )
            if beyond <= 0 or (dx and apart > 0):
                continue
            cost = ahead + 2 * apart
            if best is None or cost < best[0]:
                best = (cost, widget.id)
        if best is not None:
            self.focus(best[1])

    def open_list(self, choice: Choice[T]) -> None:
        """Show the options of a drop-down over this scene."""
        from escoba.ui.widgets.menu_list import ChoiceListScene

        self.app.push(ChoiceListScene(self.app, choice))


def _gap(a0: float, a1: float, b0: float, b1: float) -> float:
    return max(0.0, b0 - a1, a0 - b1)
