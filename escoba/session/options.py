"""What the command line asks of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from escoba.engine import Rules

SPEEDS: Final = ("slow", "normal", "fast", "instant")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """The options of one start of the program; None and False leave the player's settings alone.

    rules: of a new game to start straight at the table; None begins at the home screen
    levels: of the computer seats of that game, or a single one for all
    size: of the window, in window points
    data: the folder for settings, saves and packs instead of the system's own
    ui_log: a file that is told, line by line, what the screen shows
    """

    rules: Rules | None = None
    levels: tuple[str, ...] = ("medium",)
    seed: str | None = None
    deck: str | None = None
    language: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    data: Path | None = None
    reduced_motion: bool = False
    speed: str | None = None
    mute: bool = False
    ui_log: Path | None = None
