"""Game controllers: plugged in and out at any time, their buttons and sticks in our own terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pygame

from escoba.ui.input import InputEvent, Pad

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

PadKind = Literal["letters", "shapes"]

# How far a stick must be pushed to count, and come back to count no more; it is full at 32,767.
_PUSHED: Final = 18_000
_BACK: Final = 11_000
REPEAT_AFTER_MS: Final = 380.0
REPEAT_MS: Final = 120.0

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
_DIRECTIONS: Final = ("left", "right", "up", "down")
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}
_WITH_SHAPES: Final = ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5")


def kind_of(name: str) -> PadKind:
    """Return what is printed on the buttons of a controller of that name."""
    lowered = name.lower()
    return "shapes" if any(word in lowered for word in _WITH_SHAPES) else "letters"


class Pads:
    """The controllers that are plugged in.

    kind: what is printed on the buttons of the one that was used last
    """

    def __init__(self) -> None:
        self.kind: PadKind = "letters"
        self._open: dict[int, Controller] = {}
        # Who holds which direction, the button or the stick.
        self._held: tuple[int, str, str] | None = None
        self._pushed: dict[tuple[int, int], str] = {}
        self._repeat_ms = 0.0

    def start(self) -> None:
        """Begin to listen; a system without controllers costs nothing but this call."""
        try:
            # The module is private in pygame-ce, hence known to this file alone.
            from pygame._sdl2 import controller

            if not controller.get_init():
                controller.init()
        except (ImportError, pygame.error):
            return

    def stop(self) -> None:
        """Let the controllers go."""
        self._open.clear()
        self.forget()

    def forget(self) -> None:
        """Forget what is held, as after the window lost the focus."""
        self._held = None
        self._pushed.clear()

    def take(self, event: pygame.Event) -> list[InputEvent]:
        """Return what a controller's event means; nothing for others."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(event.instance_id, event.button)
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._let_go(event.instance_id, _BUTTONS.get(event.button, ""), "button")
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in _AXES:
            return self._push(event.instance_id, event.axis, event.value)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._remove(event.instance_id)
        return []

    def advance(self, dt_ms: float) -> list[InputEvent]:
        """Return the repeats of a direction that is held."""
        if self._held is None:
            return []
        self._repeat_ms -= dt_ms
        if self._repeat_ms > 0:
            return []
        self._repeat_ms = REPEAT_MS
        return [Pad(self._held[1], repeat=True)]

    def _add(self, index: int) -> None:
        try:
            from pygame._sdl2.controller import Controller

            pad = Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad
            self.kind = kind_of(pad.name)
        except (ImportError, pygame.error):
            return  # unplugged again already

    def _remove(self, pad: int) -> None:
        self._open.pop(pad, None)
        if self._held is not None and self._held[0] == pad:
            self._held = None
        self._pushed = {key: way for key, way in self._pushed.items() if key[0] != pad}

    def _press(self, pad: int, button: int) -> list[InputEvent]:
        name = _BUTTONS.get(button)
        if name is None:
            return []
        self._used(pad)
        if name in _DIRECTIONS:
            self._hold(pad, name, "button")
        return [Pad(name)]

    def _push(self, pad: int, axis: int, value: int) -> list[InputEvent]:
        before = self._pushed.get((pad, axis))
        now = before
        if abs(value) >= _PUSHED:
            now = _AXES[axis][value > 0]
        elif abs(value) <= _BACK:
            now = None
        if now == before:
            return []
        if before is not None:
            del self._pushed[pad, axis]
            self._let_go(pad, before, "stick")
        if now is None:
            return []
        self._used(pad)
        self._pushed[pad, axis] = now
        self._hold(pad, now, "stick")
        return [Pad(now)]

    def _used(self, pad: int) -> None:
        if pad in self._open:
            self.kind = kind_of(self._open[pad].name)

    def _hold(self, pad: int, way: str, by: str) -> None:
        self._held = (pad, way, by)
        self._repeat_ms = REPEAT_AFTER_MS

    def _let_go(self, pad: int, way: str, by: str) -> None:
        if self._held == (pad, way, by):
            self._held = None
