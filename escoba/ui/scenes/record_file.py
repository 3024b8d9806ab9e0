"""The record of a game as a file of the player's, and how it is said where that is."""

from __future__ import annotations

import itertools
from pathlib import Path

from escoba.language import gettext as _
from escoba.session import Game
from escoba.ui.kit import Kit


def write_record(game: Game, folder: Path) -> Path:
    """Write the game's record under a name of its own in `folder`; return the file.

    Raises OSError when the folder or the file cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    text = game.record().to_json() + "\n"
    for number in itertools.count():
        suffix = f"-{number}" if number else ""
        path = folder / f"escoba-game-{game.id}{suffix}.json"
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except FileExistsError:
            if path.is_file() and path.read_text(encoding="utf-8") == text:
                return path
            continue
        return path
    raise AssertionError("there is always another number")


def saved_note(kit: Kit, text: str, saved: Path | None, px: int, room: float) -> str:
    """Return a note that fits, the folders of a saved file left out from the front as needed."""
    if saved is not None:
        parts = saved.parts
        for first in range(1, len(parts)):
            if kit.text.width(text, px) <= room:
                break
            text = _("Saved as {path}").format(path=Path("…", *parts[first:]))
    return kit.text.ellipsis(text, px, room)
