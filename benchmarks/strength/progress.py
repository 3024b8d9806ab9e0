"""A bar on one line of the terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from typing import Final

WIDTH: Final = 24
_EVERY_S: Final = 0.2


class Bar:
    """How far a run has come; it says nothing when nobody watches.

    parts: what is to be done, and how many steps each part has
    """

    def __init__(self, parts: Mapping[str, int]) -> None:
        self._parts = parts
        self._total = sum(parts.values())
        self._done = 0
        self._part = ""
        self._part_done = 0
        self._part_began = time.monotonic()
        self._shown = 0.0
        self._is_watched = sys.stderr.isatty() and self._total > 0

    def step(self, part: str, steps: int) -> None:
        """Note steps of a part, which come one part after the other."""
        now = time.monotonic()
        if part != self._part:
            self._part, self._part_done, self._part_began = part, 0, now
        self._done += steps
        self._part_done += steps
        if self._is_watched and now - self._shown > _EVERY_S:
            self._shown = now
            self._show(now)

    def close(self) -> None:
        """Leave the line to others."""
        if self._is_watched:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _show(self, now: float) -> None:
        full = WIDTH * self._done // self._total
        total = self._parts[self._part]
        left = (now - self._part_began) / self._part_done * (total - self._part_done)
        minutes, seconds = divmod(int(left), 60)
        sys.stderr.write(
            f"\r\x1b[K[{'#' * full}{'.' * (WIDTH - full)}] {100 * self._done // self._total} %  "
            f"{self._part} {self._part_done}/{total}, {minutes}:{seconds:02} left of it"
        )
        sys.stderr.flush()
