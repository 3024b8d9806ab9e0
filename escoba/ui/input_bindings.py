"""Which key does what at the table: the usual keys, and those that the player has changed."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from escoba.ui.input import Key


class Command(enum.StrEnum):
    """Something that a key does; the values are written to the settings."""

    HAND_1 = "hand_1"
    HAND_2 = "hand_2"
    HAND_3 = "hand_3"
    UPPER_1 = "upper_1"
    UPPER_2 = "upper_2"
    UPPER_3 = "upper_3"
    UPPER_4 = "upper_4"
    UPPER_5 = "upper_5"
    UPPER_6 = "upper_6"
    LOWER_1 = "lower_1"
    LOWER_2 = "lower_2"
    LOWER_3 = "lower_3"
    LOWER_4 = "lower_4"
    LOWER_5 = "lower_5"
    LOWER_6 = "lower_6"
    CONFIRM = "confirm"
    PRESS = "press"
    NEXT_WAY = "next_way"
    DROP = "drop"
    SPEED = "speed"
    KEYS = "keys"
    MUTE = "mute"
    VOICE = "voice"
    FULLSCREEN = "fullscreen"


HAND: Final = (Command.HAND_1, Command.HAND_2, Command.HAND_3)
UPPER: Final = tuple(Command(f"upper_{i}") for i in range(1, 7))
LOWER: Final = tuple(Command(f"lower_{i}") for i in range(1, 7))

USUAL: Final[Mapping[Command, str]] = {
    Command.CONFIRM: "enter",
    Command.PRESS: "space",
    Command.NEXT_WAY: "a",
    Command.DROP: "d",
    Command.SPEED: "s",
    Command.KEYS: "f1",
    Command.MUTE: "m",
    Command.VOICE: "f8",
    Command.FULLSCREEN: "f11",
    **dict(zip(HAND, "123", strict=True)),
    **dict(zip(UPPER, "qwerty", strict=True)),
    **dict(zip(LOWER, "zxcvbn", strict=True)),
}

# With these one gets about and back on every screen.
RESERVED: Final = frozenset(("esc", "tab", "left", "right", "up", "down", "?", ""))


def key_id(key: Key) -> str:
    """Return by what a key is known: its place for letters and digits, else its name.

    The place is the letter or digit there of a US keyboard, so the rows of the table are rows of
    keys on every keyboard.
    """
    return key.position or key.name


def may_be_used(key: Key) -> bool:
    """Tell whether a command can be put on that key."""
    name = key_id(key)
    is_modifier = any(word in name for word in ("shift", "ctrl", "alt", "meta", "lock", "gui"))
    return not (key.ctrl or key.alt or is_modifier or name in RESERVED)


@dataclass(frozen=True, slots=True)
class Bindings:
    """A key for each command, and never one key for two."""

    keys: Mapping[Command, str] = field(default_factory=lambda: dict(USUAL))

    @classmethod
    def of(cls, changes: Mapping[str, str]) -> Bindings:
        """Return the usual keys with these changes; what makes no sense among them is left out."""
        found = cls()
        for name, key in changes.items():
            if name in set(Command) and key not in RESERVED:
                found, _other = found.assign(Command(name), key)
        return found

    def command(self, key: Key) -> Command | None:
        """Return what a key does."""
        pressed = key_id(key)
        return next((c for c, name in self.keys.items() if name == pressed), None)

    def assign(self, command: Command, key: str) -> tuple[Bindings, Command | None]:
        """Put a command on a key; one that was there changes places with it and is returned."""
        keys = dict(self.keys)
        other = next((c for c, name in keys.items() if name == key and c is not command), None)
        if other is not None:
            keys[other] = keys[command]
        keys[command] = key
        return Bindings(keys), other

    @property
    def changes(self) -> dict[str, str]:
        """What differs from the usual keys, as it is kept in the settings."""
        return {str(c): key for c, key in self.keys.items() if key != USUAL[c]}
