"""Starts the program with one addition: it also hears fingers and a pad that a test invents.

    python -m tests.e2e.injecting COMMANDS escoba-arguments...

COMMANDS is a file that a test appends JSON lines to: ["plug"], ["unplug"], ["button", 0, true],
["finger", "down", 0, 0.5, 0.5]. The pad is a virtual one of SDL's own, so it is plugged in, read
and pulled out as a real one; fingers are events put among those that the program asks for.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame

FINGERS = {
    "down": pygame.FINGERDOWN,
    "motion": pygame.FINGERMOTION,
    "up": pygame.FINGERUP,
}
_GAME_CONTROLLER = 1


def sdl_library() -> Path | None:
    """The SDL that pygame has brought with it, None when it uses the system's."""
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    return next(iter(folder.glob("libSDL2-2*")), None)


class VirtualPad:
    """A controller without a device."""

    def __init__(self) -> None:
        library = sdl_library()
        assert library is not None
        self._sdl = ctypes.CDLL(str(library))
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._index = -1
        self._stick: ctypes.c_void_p | None = None

    def plug(self) -> None:
        """Plug it in."""
        self._index = self._sdl.SDL_JoystickAttachVirtual(_GAME_CONTROLLER, 6, 21, 0)
        assert self._index >= 0
        self._stick = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._index))

    def unplug(self) -> None:
        """Pull it out."""
        self._sdl.SDL_JoystickDetachVirtual(self._index)

    def button(self, number: int, held: bool) -> None:
        """Press or let go a button, by the numbers of `pygame.CONTROLLER_BUTTON_*`."""
        self._sdl.SDL_JoystickSetVirtualButton(self._stick, number, int(held))


class Commands:
    """Reads what a test has written since the last time, and does it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._offset = 0
        self._pad: VirtualPad | None = None

    def pending(self) -> Iterator[pygame.Event]:
        """Work the pad, and return the events of fingers."""
        if not self._path.exists():
            return
        with self._path.open("rb") as file:
            file.seek(self._offset)
            complete, _, _ = file.read().rpartition(b"\n")
        self._offset += len(complete) + bool(complete)
        for line in complete.splitlines():
            name, *rest = json.loads(line)
            if name == "finger":
                yield self._finger(*rest)
            else:
                self._pad = self._pad or VirtualPad()
                getattr(self._pad, name)(*rest)

    def _finger(self, kind: str, number: int, x: float, y: float) -> pygame.Event:
        return pygame.Event(
            FINGERS[kind], touch_id=1, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0
        )


def listening(get: Callable[..., list[pygame.Event]], commands: Commands) -> Callable[..., Any]:
    """Return a `pygame.event.get` that also gives what a test has written."""

    def get_all(*args: Any, **kept: Any) -> list[pygame.Event]:
        invented = list(commands.pending())
        return [*get(*args, **kept), *invented]

    return get_all


def main() -> int:
    """Run the program."""
    from escoba.cli import main as run

    commands = Commands(Path(sys.argv[1]))
    pygame.event.get = listening(pygame.event.get, commands)
    return run(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
