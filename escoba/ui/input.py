"""Input events in our own terms; pygame's of mouse and keys are translated here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

DOUBLE_CLICK_MS = 400
DOUBLE_CLICK_PX = 8.0

_NAMES = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "esc",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
}


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button or finger went down; `count` is 2 for the second of a double click."""

    x: float
    y: float
    button: int = 1
    count: int = 1


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button or finger went up."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class Motion:
    """The pointer moved; `buttons` tells whether the left button is held."""

    x: float
    y: float
    held: bool = False


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `dy` notches (up is positive) with the pointer at (x, y)."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down.

    name: "enter", "esc", "space", "tab", "left", "f1", "a", "1", ... in the player's layout
    position: the letter or digit at that place of a US keyboard ("" for other keys)
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    position: str = ""
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Characters were typed."""

    text: str


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class LongPress:
    """A finger has rested on one spot; its lifting follows as a Release and means nothing else."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Pad:
    """A button of a game controller went down, or its stick was pushed in a direction.

    button: "a" (the lower one), "b", "x", "y", "lb", "rb", "back", "start", "left", "right", "up"
    or "down"
    """

    button: str
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Interrupted:
    """What is held down was torn away: the window lost the focus, or changed its size."""


InputEvent: TypeAlias = (
    Press | Release | Motion | Wheel | Key | Text | PointerLeft | LongPress | Pad | Interrupted
)

Device: TypeAlias = Literal["pointer", "keys", "pad"]

# What the buttons of a pad do on screens that know of keys only.
_PAD_KEYS = {
    "a": "space",
    "b": "esc",
    "start": "esc",
    "lb": "pageup",
    "rb": "pagedown",
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
}


def as_key(pad: Pad) -> Key | None:
    """Return the key that does the same as a button of a pad, None for a button without use."""
    name = _PAD_KEYS.get(pad.button)
    return None if name is None else Key(name, repeat=pad.repeat)


def device_of(event: InputEvent) -> Device | None:
    """Return what the player used for it, None for what happens by itself or in passing."""
    if isinstance(event, Key):
        return "keys"
    if isinstance(event, Pad):
        return "pad"
    return "pointer" if isinstance(event, Press | LongPress) else None


def _position(scancode: int) -> str:
    # USB usage numbers: 4..29 are the letters of a US keyboard, 30..39 the digits 1..9, 0.
    if 4 <= scancode <= 29:
        return chr(ord("a") + scancode - 4)
    if 30 <= scancode <= 39:
        return str((scancode - 29) % 10)
    return ""


class Translator:
    """Turns pygame events into ours, positions into surface pixels.

    scale: surface pixels per window point (2 on a high-density screen)
    """

    def __init__(self) -> None:
        self.scale = 1.0
        self.pointer = (-1.0, -1.0)
        self._last_press: tuple[int, int, float, float] | None = None
        self._down: set[int] = set()

    def translate(self, event: pygame.Event, now_ms: int) -> InputEvent | None:
        """Return the event in our terms, or None for one that no scene hears of.

        Fingers come twice, as such and as a mouse that SDL makes up: see `Fingers` for them.
        """
        if getattr(event, "touch", False):
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event, now_ms)
        if event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
            return Release(*self._at(event.pos), event.button)
        if event.type == pygame.MOUSEMOTION:
            return Motion(*self._at(event.pos), held=bool(event.buttons[0]))
        if event.type == pygame.MOUSEWHEEL:
            dy = getattr(event, "precise_y", None) or event.y
            return Wheel(*self.pointer, float(dy)) if dy else None
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type == pygame.TEXTINPUT and event.text:
            return Text(event.text)
        if event.type == pygame.WINDOWFOCUSLOST:
            # Whatever is let go elsewhere is never heard of.
            self._down.clear()
            self._last_press = None
            return Interrupted()
        if event.type == pygame.WINDOWLEAVE:
            self.pointer = (-1.0, -1.0)
            return PointerLeft()
        return None

    def _at(self, pos: tuple[int, int]) -> tuple[float, float]:
        self.pointer = (pos[0] * self.scale, pos[1] * self.scale)
        return self.pointer

    def _press(self, event: pygame.Event, now_ms: int) -> Press | None:
        # Buttons 4 and 5 repeat what MOUSEWHEEL says.
        if event.button > 3:
            return None
        x, y = self._at(event.pos)
        count = 1
        if self._last_press is not None:
            button, when, px, py = self._last_press
            near = abs(px - x) + abs(py - y) <= DOUBLE_CLICK_PX * self.scale
            if button == event.button and now_ms - when <= DOUBLE_CLICK_MS and near:
                count = 2
        self._last_press = (event.button, now_ms, x, y) if count == 1 else None
        return Press(x, y, event.button, count)

    def _key(self, event: pygame.Event) -> Key:
        name = _NAMES.get(event.key) or pygame.key.name(event.key).lower()
        mods = event.mod
        repeat = event.key in self._down
        self._down.add(event.key)
        return Key(
            name,
            shift=bool(mods & pygame.KMOD_SHIFT),
            ctrl=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            alt=bool(mods & pygame.KMOD_ALT),
            position=_position(getattr(event, "scancode", 0)),
            repeat=repeat,
        )
