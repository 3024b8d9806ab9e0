"""The log of what the screen shows and says: JSON lines, for tests and the curious."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from escoba.engine import EscobaError, Move, Seat
from escoba.language import gettext as _
from escoba.ui.scene import Element


class UiLog:
    """Appends one flushed line for each rest of the screen, spoken line and stored move.

    Raises EscobaError when the file cannot be opened. Without a path nothing is written.
    """

    def __init__(self, path: Path | None) -> None:
        self._file: TextIO | None = None
        self._last_rest = ""
        self._moved = True
        if path is not None:
            try:
                self._file = path.open("a", encoding="utf-8")
            except OSError as error:
                raise EscobaError(
                    _("{file} cannot be written: {reason}").format(
                        file=path, reason=error.strerror or error
                    )
                ) from error

    def moving(self) -> None:
        """Note that something moves: the next rest is written even if it looks as before."""
        self._moved = True

    def rest(self, scene: str, awaiting: str, elements: Sequence[Element], scale: float) -> None:
        """Write what can be pressed now; `scale` is surface pixels per window point."""
        if self._file is None:
            return
        line = json.dumps(
            {
                "scene": scene,
                "at_rest": True,
                "awaiting": awaiting,
                "elements": [_as_dict(element, scale) for element in elements],
            },
            ensure_ascii=False,
        )
        if line != self._last_rest or self._moved:
            self._last_rest = line
            self._moved = False
            self._write(line)

    def say(self, text: str) -> None:
        """Write a spoken line."""
        self._write(json.dumps({"say": text}, ensure_ascii=False))

    def move(self, move: Move, seat: Seat, hand: int, ply: int) -> None:
        """Write a move that is in the database; hand and ply count from 0."""
        self._write(json.dumps({"move": str(move), "seat": seat, "hand": hand, "ply": ply}))

    def _write(self, line: str) -> None:
        if self._file is None:
            return
        try:
            self._file.write(line + "\n")
            self._file.flush()
        except OSError:
            # A full disk must not end the game; the log just stops.
            self._file = None

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _as_dict(element: Element, scale: float) -> dict[str, Any]:
    x, y, w, h = element.box
    fields: dict[str, Any] = {
        "id": element.id,
        "role": element.role,
        "label": element.label,
        "rect": [round(v / scale) for v in (x, y, w, h)],
        "enabled": element.enabled,
        "focused": element.focused,
        "selected": element.selected,
    }
    if element.value is not None:
        fields["value"] = element.value
    return fields
