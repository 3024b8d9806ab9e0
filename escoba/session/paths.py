"""Where the program keeps what it must remember."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Self

import platformdirs


@dataclass(frozen=True, slots=True)
class DataPaths:
    """The files below one data folder; none of them need exist."""

    root: Path

    @classmethod
    def default(cls) -> Self:
        """Return the paths in the folder that the system means for a user's programs."""
        return cls(platformdirs.user_data_path("escoba", appauthor=False))

    @classmethod
    def at(cls, folder: Path | None) -> Self:
        """Return the paths in `folder`, or the default ones for None."""
        return cls.default() if folder is None else cls(folder.absolute())

    @property
    def settings(self) -> Path:
        """The settings, readable JSON."""
        return self.root / "settings.json"

    @property
    def database(self) -> Path:
        """The games."""
        return self.root / "games.sqlite3"

    @property
    def decks(self) -> Path:
        """The folder of the player's own deck packs."""
        return self.root / "decks"

    @property
    def log(self) -> Path:
        """What the program wrote down about its own troubles."""
        return self.root / "escoba.log"
