"""What a wild player does: pygame's own events, as the system would send them."""

from __future__ import annotations

import string
from collections.abc import Callable
from random import Random

import pygame

from escoba.ui.app import App

SIZES = [(800, 600), (1280, 720), (1024, 768), (640, 480), (300, 200), (1366, 768), (1000, 1400)]
NAMED = [
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_ESCAPE,
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_PAGEDOWN,
    pygame.K_PAGEUP,
    pygame.K_F1,
    pygame.K_F11,
    pygame.K_LSHIFT,
]
CHANGES = [
    {"language": "es"},
    {"language": "en"},
    {"text_scale": 1.5},
    {"text_scale": 1.0},
    {"reduced_motion": True},
    {"reduced_motion": False},
    {"speed": "normal"},
    {"speed": "instant"},
    {"speed": "instant"},
    {"lay_last_card": False},
    {"lay_last_card": True},
    {"warn_before_drop": "always"},
    {"warn_before_drop": "never"},
    {"preselect": False},
    {"preselect": True},
    {"play_at_once": True},
    {"play_at_once": False},
    {"deck": "french"},
    {"deck": "spanish-classic"},
]
BUTTONS = range(pygame.CONTROLLER_BUTTON_MAX)

Event = pygame.Event


class WildHands:
    """Makes bursts of events that belong together: a click, a drag, a chord, a shaken pad."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._kinds: list[tuple[int, Callable[[App], list[Event]]]] = [
            (28, self._click),
            (6, self._burst),
            (14, self._drag),
            (3, self._half_drag),
            (8, self._hover),
            (3, self._wheel),
            (4, self._right),
            (22, self._key),
            (2, self._text),
            (10, self._tap),
            (5, self._swipe),
            (3, self._two_fingers),
            (14, self._pad),
            (4, self._stick),
            (1, self._plug),
            (2, self._focus),
            (2, self._resize),
        ]

    def next(self, app: App) -> list[Event]:
        """Return the events of one act."""
        weights = [weight for weight, _kind in self._kinds]
        ((_weight, act),) = self.rng.choices(self._kinds, weights)
        return act(app)

    # Places

    def _point(self, app: App) -> tuple[int, int]:
        """Somewhere in the window, in window points; mostly on something."""
        rng, scale = self.rng, app.window.scale
        found = [e for e in app.scene.elements() if e.enabled]
        w, h = app.window.surface.get_size()
        if found and rng.random() < 0.85:
            box = rng.choice(found).box
            x, y = box.x + rng.random() * box.w, box.y + rng.random() * box.h
        else:
            x, y = rng.uniform(-5, w + 5), rng.uniform(-5, h + 5)
        return round(x / scale), round(y / scale)

    # Mouse

    def _mouse(self, kind: int, at: tuple[int, int], button: int = 1) -> Event:
        return Event(kind, pos=at, button=button, touch=False)

    def _motion(self, at: tuple[int, int], *, held: bool) -> Event:
        return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)

    def _click(self, app: App) -> list[Event]:
        at = self._point(app)
        once = [self._mouse(pygame.MOUSEBUTTONDOWN, at), self._mouse(pygame.MOUSEBUTTONUP, at)]
        return once * self.rng.choice((1, 1, 1, 2))

    def _burst(self, app: App) -> list[Event]:
        at = self._point(app)
        once = [self._mouse(pygame.MOUSEBUTTONDOWN, at), self._mouse(pygame.MOUSEBUTTONUP, at)]
        return once * self.rng.randint(3, 12)

    def _half_drag(self, app: App) -> list[Event]:
        start, end = self._point(app), self._point(app)
        return [
            self._mouse(pygame.MOUSEBUTTONDOWN, start),
            self._motion((start[0] + 9, start[1] - 9), held=True),
            self._motion(end, held=True),
        ]

    def _drag(self, app: App) -> list[Event]:
        begun = self._half_drag(app)
        return [*begun, self._mouse(pygame.MOUSEBUTTONUP, begun[-1].pos)]

    def _hover(self, app: App) -> list[Event]:
        if self.rng.random() < 0.1:
            return [Event(pygame.WINDOWLEAVE)]
        return [self._motion(self._point(app), held=self.rng.random() < 0.2)]

    def _wheel(self, app: App) -> list[Event]:
        dy = self.rng.choice((-3, -1, 1, 3))
        return [Event(pygame.MOUSEWHEEL, x=0, y=dy, precise_y=float(dy))]

    def _right(self, app: App) -> list[Event]:
        at = self._point(app)
        down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        button = self.rng.choice((2, 3, 3))
        return [self._mouse(down, at, button), self._mouse(up, at, button)]

    # Keys

    def _key(self, app: App) -> list[Event]:
        rng = self.rng
        mod = rng.choice((0, 0, 0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LALT))
        if rng.random() < 0.6:
            letter = rng.choice("123123qwertyzxcvbnadsaaddhum?")
            code = ord(letter)
            place = 4 + code - ord("a") if letter.isalpha() else 29 + code - ord("0")
            scancode = place if letter != "?" else 56
        else:
            code, scancode = rng.choice(NAMED), 0
        down = Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")
        up = Event(pygame.KEYUP, key=code, mod=mod, scancode=scancode)
        # A key that is held sends itself again and again.
        return [*[down] * rng.choice((1, 1, 1, 1, 4)), up]

    def _text(self, app: App) -> list[Event]:
        text = "".join(self.rng.choices(string.printable + "ñçß字", k=self.rng.randint(1, 9)))
        return [Event(pygame.TEXTINPUT, text=text)]

    # Fingers

    def _finger(self, app: App, kind: int, at: tuple[int, int], number: int = 0) -> Event:
        w, h = app.window.surface.get_size()
        scale = app.window.scale
        x, y = at[0] * scale / w, at[1] * scale / h
        return Event(kind, touch_id=3, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)

    def _made_up(self, kind: int, at: tuple[int, int]) -> Event:
        return Event(kind, pos=at, button=1, touch=True)

    def _tap(self, app: App) -> list[Event]:
        at = self._point(app)
        return [
            self._finger(app, pygame.FINGERDOWN, at),
            self._made_up(pygame.MOUSEBUTTONDOWN, at),
            self._finger(app, pygame.FINGERUP, at),
            self._made_up(pygame.MOUSEBUTTONUP, at),
        ]

    def _swipe(self, app: App) -> list[Event]:
        start, end = self._point(app), self._point(app)
        swipe = [
            self._finger(app, pygame.FINGERDOWN, start),
            self._finger(app, pygame.FINGERMOTION, end),
            self._finger(app, pygame.FINGERUP, end),
        ]
        # Now and then the lifting is never told.
        return swipe if self.rng.random() < 0.9 else swipe[:2]

    def _two_fingers(self, app: App) -> list[Event]:
        a, b, c = (self._point(app) for _ in range(3))
        events = [
            self._finger(app, pygame.FINGERDOWN, a),
            self._finger(app, pygame.FINGERMOTION, b),
            self._finger(app, pygame.FINGERDOWN, c, 1),
            self._finger(app, pygame.FINGERMOTION, a, 1),
        ]
        ends = [
            self._finger(app, pygame.FINGERUP, b),
            self._finger(app, pygame.FINGERUP, a, 1),
        ]
        self.rng.shuffle(ends)
        return events + ends

    # Pads and window

    def _pad(self, app: App) -> list[Event]:
        button = self.rng.choice(BUTTONS)
        pad = self.rng.choice((0, 0, 0, 1))
        down = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)
        up = Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)
        return [down, up] if self.rng.random() < 0.9 else [down]

    def _stick(self, app: App) -> list[Event]:
        axis = self.rng.randrange(pygame.CONTROLLER_AXIS_MAX)
        values = [self.rng.randint(-32768, 32767) for _ in range(3)]
        return [
            Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
            for value in (*values, 0)
        ]

    def _plug(self, app: App) -> list[Event]:
        if self.rng.random() < 0.5:
            return [Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)]
        return [Event(pygame.CONTROLLERDEVICEADDED, device_index=0)]

    def _focus(self, app: App) -> list[Event]:
        lost = Event(pygame.WINDOWFOCUSLOST)
        return [lost, Event(pygame.WINDOWFOCUSGAINED), Event(pygame.WINDOWEXPOSED)]

    def _resize(self, app: App) -> list[Event]:
        size = self.rng.choice(SIZES)
        app.window._window.size = size
        return [Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])]
