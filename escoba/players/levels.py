"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from escoba.engine import EscobaError
from escoba.players.base import Player
from escoba.players.expert import ExpertPlayer, ForgetfulPlayer
from escoba.players.master import MasterPlayer
from escoba.players.simple import BeginnerPlayer, GreedyPlayer, RandomPlayer

LEVELS: Final[Mapping[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "beginner": BeginnerPlayer,
    "easy": GreedyPlayer,
    "medium": ForgetfulPlayer,
    "hard": ExpertPlayer,
    "master": MasterPlayer,
}
# What a person may choose to sit down with; the others serve tests and measurements.
OFFERED: Final = ("beginner", "easy", "medium", "hard", "master")


def player(level: str) -> Player:
    """Return the player of `level`.

    Raises EscobaError, which lists the levels, for any other name.
    """
    try:
        return LEVELS[level]()
    except KeyError:
        choices = ", ".join(LEVELS)
        raise EscobaError(f"{level!r} is not a level; choose one of {choices}") from None
