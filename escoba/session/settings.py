"""The player's settings: a small JSON file that anybody can read and mend.

A value that is missing, unknown or out of range falls back to its default, alone, and the file is
kept under another name. A file that is no JSON object is set aside.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from escoba import words
from escoba.engine import EscobaError, Rules
from escoba.language import gettext as _
from escoba.players import LEVELS
from escoba.session.aside import copy_aside, is_ordinary, set_aside
from escoba.session.chairs import HUMAN, Chair
from escoba.session.options import SPEEDS

__all__ = ["WARNINGS", "Settings", "SettingsFile"]

WARNINGS: Final = ("never", "first_games", "always")

LONGEST_TEXT: Final = 200
MOST_KEYS: Final = 100
LARGEST_FILE: Final = 1_000_000
# Nothing wider can be a window; a place may be negative, on a screen to the left of the first.
LARGEST_SIDE: Final = 32_767
LOUDEST: Final = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that is remembered of the player's wishes; change one with `dataclasses.replace`.

    language: code, or None for the system's
    deck, back, felt: ids, or None for the default (of the language, of the deck)
    text_scale: 1 is standard, 1.5 the largest
    window_size, window_position: in window points, None until there was a window
    warn_before_drop: one of WARNINGS
    lay_last_card: a last card that can be played in one way only is played by itself
    preselect: the only capture of a card is chosen with it
    play_at_once: a click on a card with one capture plays it
    keys: names of keys by what they do, of those that the player has changed
    self_voicing: the game speaks what happens and what has the focus
    effects_volume, music_volume: 0 to 100
    mute_in_background: no sound while another window is in front
    table_talk: characters say something now and then
    rules, chairs: of the last new game; no chairs before the first
    """

    language: str | None = None
    deck: str | None = None
    back: str | None = None
    felt: str | None = None
    speed: str = "normal"
    reduced_motion: bool = False
    text_scale: float = 1.0
    window_size: tuple[int, int] | None = None
    window_position: tuple[int, int] | None = None
    fullscreen: bool = False
    warn_before_drop: str = "first_games"
    lay_last_card: bool = True
    preselect: bool = True
    play_at_once: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)
    effects_volume: int = 80
    music_volume: int = 0
    table_talk: bool = True
    mute: bool = False
    self_voicing: bool = False
    mute_in_background: bool = True
    player_name: str = ""
    rules: Rules = field(default_factory=Rules)
    chairs: tuple[Chair, ...] = ()


class SettingsFile:
    """Reads and writes the settings; whatever goes wrong with the file, play goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is_refused = False
        self._fault: Callable[[], str] | None = None

    @property
    def notice(self) -> str | None:
        """What the player should know about what went wrong last, in the language in use."""
        return None if self._fault is None else self._fault()

    def load(self) -> Settings:
        """Return the settings of the file, and defaults for what it does not tell.

        A file with values that make no sense is kept under another name, and written anew without
        them.
        """
        try:
            text = self._read()
        except FileNotFoundError:
            return Settings()
        except IsADirectoryError:
            text = ""
        except OSError:
            self._fault = _unread
            return Settings()
        try:
            values = json.loads(text)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            self._set_aside()
            return Settings()
        settings, bad = _settings_from(values)
        if bad:
            self._keep(settings, bad)
        return settings

    def save(self, settings: Settings) -> bool:
        """Write the settings so that either the old or the new file survives a power cut.

        Returns False when they cannot be written, and leaves a notice if that is news.
        """
        text = json.dumps(_values_of(settings), indent=2, ensure_ascii=False) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _write_atomically(self.path, text.encode("utf-8", "replace"))
        except OSError:
            self._fault = None if self._is_refused else _unsaved
            self._is_refused = True
            return False
        self._is_refused = False
        return True

    def _read(self) -> str:
        if not is_ordinary(self.path):
            raise OSError(f"{self.path} is no file")
        with self.path.open("rb") as file:
            return file.read(LARGEST_FILE).decode("utf-8", "replace")

    def _set_aside(self) -> None:
        try:
            name = set_aside(self.path).name
        except OSError:
            self._fault = _unread
        else:
            self._fault = lambda: _(
                "Your settings could not be read. The file was set aside as {name}; "
                "nothing was deleted."
            ).format(name=name)

    def _keep(self, settings: Settings, bad: Sequence[str]) -> None:
        """Keep the file with the bad values, and write one without them."""
        try:
            name = copy_aside(self.path).name
        except OSError:
            # Its only copy is not written over; the values are told about at each start.
            self._fault = lambda: _fallen_back(bad)
            return
        self.save(settings)
        self._fault = lambda: (
            f"{_fallen_back(bad)} " + _("The old file was kept as {name}.").format(name=name)
        )


def _unread() -> str:
    return _("Your settings could not be read. The defaults are used instead.")


def _unsaved() -> str:
    return _("Your settings cannot be saved here.")


def _fallen_back(bad: Sequence[str]) -> str:
    titles = {
        "language": _("Language"),
        "deck": _("Deck"),
        "back": _("Card back"),
        "felt": _("Table"),
        "speed": _("Speed"),
        "reduced_motion": _("Reduced motion"),
        "text_scale": _("Text size"),
        "window_size": _("Window size"),
        "window_position": _("Window position"),
        "fullscreen": _("Full screen"),
        "warn_before_drop": _("Warn before dropping"),
        "lay_last_card": _("Play the last card for me"),
        "preselect": _("Choose the only way for me"),
        "play_at_once": _("Play it at once"),
        "keys": _("Keys"),
        "effects_volume": _("Effects"),
        "music_volume": _("Music"),
        "table_talk": _("Table talk"),
        "mute": _("Sound"),
        "self_voicing": _("Self-voicing"),
        "mute_in_background": _("Silent in the background"),
        "player_name": _("Your name"),
        "rules": _("Rules"),
        "chairs": _("Players"),
    }
    listed = words.listed([titles[name] for name in bad])
    return _(
        "These settings could not be understood and are back to their usual values: {settings}."
    ).format(settings=listed)


def _write_atomically(path: Path, content: bytes) -> None:
    # A link stays one; what it points to is written.
    path = Path(os.path.realpath(path))
    if not is_ordinary(path):
        raise OSError(f"{path} is no file")
    # The process number keeps two running programs from writing into one temporary file.
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # Windows opens no folders; its rename is journaled
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _values_of(settings: Settings) -> dict[str, Any]:
    values = {one.name: getattr(settings, one.name) for one in fields(settings)}
    values["keys"] = dict(settings.keys)
    values["rules"] = settings.rules.as_dict()
    values["chairs"] = [{"name": chair.name, "kind": chair.kind} for chair in settings.chairs]
    return values


def _settings_from(values: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings of decoded values, and the names of those that make no sense."""
    good, bad = {}, []
    for name, read in _READERS.items():
        if name in values:
            try:
                good[name] = read(values[name])
            except (EscobaError, ValueError, TypeError):
                bad.append(name)
    settings = Settings(**good)
    if settings.chairs and len(settings.chairs) != settings.rules.players:
        settings = replace(settings, chairs=())
        bad.append("chairs")
    return settings, tuple(bad)


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise ValueError("not a short text")
    return value


def _optional_text(value: Any) -> str | None:
    return None if value is None else _text(value)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError("not true or false")
    return value


def _one_of(choices: tuple[str, ...]) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in choices:
            raise ValueError("not a choice")
        return _text(value)

    return read


def _scale(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 1.0 <= value <= 1.5:
        raise ValueError("not a text size")
    return float(value)


def _volume(value: Any) -> int:
    return _whole(value, 0, LOUDEST)


def _whole(value: Any, lowest: int, highest: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError("not a whole number")
    if not lowest <= value <= highest:
        raise ValueError("out of range")
    return value


def _size(value: Any) -> tuple[int, int] | None:
    return _pair(value, 1)


def _position(value: Any) -> tuple[int, int] | None:
    return _pair(value, -LARGEST_SIDE)


def _pair(value: Any, lowest: int) -> tuple[int, int] | None:
    if value is None:
        return None
    first, second = value
    return _whole(first, lowest, LARGEST_SIDE), _whole(second, lowest, LARGEST_SIDE)


def _keys(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > MOST_KEYS:
        raise TypeError("not an object")
    return {_text(name): _text(key) for name, key in value.items()}


def _rules(value: Any) -> Rules:
    if not isinstance(value, dict):
        raise TypeError("not an object")
    return Rules.from_dict(value)


def _chairs(value: Any) -> tuple[Chair, ...]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    chairs = []
    for one in value:
        if not isinstance(one, dict):
            raise TypeError("not an object")
        chairs.append(Chair(_text(one.get("name")), _one_of((HUMAN, *LEVELS))(one.get("kind"))))
    return tuple(chairs)


_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "language": _optional_text,
    "deck": _optional_text,
    "back": _optional_text,
    "felt": _optional_text,
    "speed": _one_of(SPEEDS),
    "reduced_motion": _flag,
    "text_scale": _scale,
    "window_size": _size,
    "window_position": _position,
    "fullscreen": _flag,
    "warn_before_drop": _one_of(WARNINGS),
    "lay_last_card": _flag,
    "preselect": _flag,
    "play_at_once": _flag,
    "keys": _keys,
    "effects_volume": _volume,
    "music_volume": _volume,
    "table_talk": _flag,
    "mute": _flag,
    "self_voicing": _flag,
    "mute_in_background": _flag,
    "player_name": _text,
    "rules": _rules,
    "chairs": _chairs,
}
