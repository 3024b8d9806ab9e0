"""Everybody who can be measured, by name: the levels of the game and the yardsticks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from benchmarks.strength.yardsticks import Cheater, Published
from escoba.engine import Hand, Move
from escoba.players import LEVELS, Player, View, decide, player
from escoba.players.master import MasterPlayer

Chooser: TypeAlias = Callable[[View, Hand], Move]
"""Picks a move. A level is given the view alone; only the cheater looks at the hand."""

YARDSTICKS: Final = ("published", "cheater")

NAMES: Final = (*LEVELS, *YARDSTICKS)
"""Every name, the levels as in `LEVELS`, from weak to strong."""


@lru_cache(maxsize=32)
def chooser(name: str) -> Chooser:
    """Return the chooser of a name; `master:30` is a master of thirty worlds.

    Raises ValueError for any other name.
    """
    if name == "cheater":
        cheater = Cheater()
        return lambda view, hand: cheater.choose(hand)
    if name == "published":
        published = Published()
        return lambda view, hand: published.choose(view)
    thinker = level(name)
    return lambda view, hand: decide(thinker, view).move


def level(name: str) -> Player:
    """Return the player of a level, or the master of so many worlds; raise ValueError if none."""
    base, colon, worlds = name.partition(":")
    if base == "master" and colon and worlds.isascii() and worlds.isdigit() and int(worlds):
        return MasterPlayer(worlds=int(worlds))
    if name not in LEVELS:
        choices = ", ".join((*NAMES, "master:WORLDS"))
        raise ValueError(f"{name!r} is nobody to measure; choose among {choices}")
    return player(name)
