"""Games with their chairs, their place on disk and the player's settings."""

from escoba.session.chairs import HUMAN, Chair, default_chairs, only_person, people
from escoba.session.characters import CHARACTERS, Character, character_of
from escoba.session.game import Awaiting, Game
from escoba.session.options import SPEEDS, PlayOptions
from escoba.session.paths import DataPaths
from escoba.session.saved import SavedGame
from escoba.session.settings import WARNINGS, Settings, SettingsFile
from escoba.session.store import Store

__all__ = [
    "CHARACTERS",
    "HUMAN",
    "SPEEDS",
    "WARNINGS",
    "Awaiting",
    "Chair",
    "Character",
    "DataPaths",
    "Game",
    "PlayOptions",
    "SavedGame",
    "Settings",
    "SettingsFile",
    "Store",
    "character_of",
    "default_chairs",
    "only_person",
    "people",
]
