"""What every screen is: something that is drawn, handles input and says what can be pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from escoba.ui.geometry import Box

if TYPE_CHECKING:
    import pygame

    from escoba.ui.app import App
    from escoba.ui.input import InputEvent

Role = Literal[
    "button", "card", "choice", "toggle", "text", "row", "pile", "seat", "label", "stock", "list"
]


@dataclass(frozen=True, slots=True)
class Element:
    """One thing on a screen that can be pressed or read.

    id: `button:take`, `hand:7o`, `choice:deck`, ...
    box: where it is, in surface pixels (the log turns them into window points)
    value: what a choice, toggle or text holds
    detail: words that are read out after the label, in the player's language
    """

    id: str
    role: Role
    label: str
    box: Box
    enabled: bool = True
    focused: bool = False
    selected: bool = False
    value: str | None = None
    detail: str = ""


class Scene:
    """One screen on the stack; an overlay (`opaque = False`) leaves the one below in sight."""

    name: str = "scene"
    opaque: bool = True
    # How much an overlay darkens what lies below it.
    dim: float = 0.5
    # While true the loop runs at full speed though nothing moves (a computer is thinking).
    busy: bool = False
    # Whether it takes the buttons of a pad; other scenes get the keys that do the same.
    knows_pads: bool = False
    # Whether every key goes to it, even those that work everywhere else.
    grabs_keys: bool = False

    def __init__(self, app: App) -> None:
        self.app = app

    def on_enter(self) -> None:
        """Called when the scene comes to the top, also when the one above it has left."""

    def on_leave(self) -> None:
        """Called when the scene leaves the stack."""

    def resize(self) -> None:
        """Called when the size of the window, a setting or the language changed."""

    def handle(self, event: InputEvent) -> None:
        """Take one input event."""

    def notice(self, text: str) -> None:
        """Tell of something that happened to the whole program."""
        self.app.say(text)

    def update(self, dt_ms: float) -> bool:
        """Advance by `dt_ms` milliseconds and return whether something still moves."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""
        raise NotImplementedError

    def elements(self) -> list[Element]:
        """Return all that can be pressed or read now, in focus order."""
        return []

    def readable(self) -> list[Element]:
        """Return what is told to those who do not see: the elements, and what is only drawn."""
        return self.elements()

    @property
    def typing(self) -> bool:
        """Tell whether typed letters should arrive as Text events."""
        return False

    @property
    def awaiting(self) -> Literal["input", "computer"]:
        """Say whose move it is: a person's or the computer's."""
        return "input"

    def press(self, element_id: str) -> None:
        """Do what clicking the element of that id does; an unknown id does nothing."""

    def focus(self, element_id: str) -> None:
        """Give the keyboard focus to the element of that id, if it can have it."""
