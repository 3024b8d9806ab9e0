"""The effects by name. None of them tells anything that cannot be seen as well."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


class Effect(enum.Enum):
    """One kind of sound; its value begins the names of its files."""

    GAME_WON = "game-won"
    GAME_LOST = "game-lost"
    HAND_WON = "hand-won"
    HAND_LOST = "hand-lost"
    ESCOBA_GUITAR = "escoba-guitar"
    SEVEN_OF_COINS = "seven-of-coins"
    YOUR_TURN = "your-turn"
    COIN = "coin"
    ESCOBA_BROOM = "escoba-broom"
    PILE = "pile"
    LAND = "land"
    RIFFLE = "riffle"
    KNOCK = "knock"
    GATHER = "gather"
    TILE = "tile"
    CHALK = "chalk"
    FLIP = "flip"
    SLIDE = "slide"
    SELECT = "select"
    DESELECT = "deselect"
    BUTTON = "button"

    @property
    def files(self) -> tuple[str, ...]:
        """The files that sound in turn, so that no card lands exactly like the one before."""
        count = _VARIANTS.get(self, 0)
        if not count:
            return (f"{self.value}.wav",)
        return tuple(f"{self.value}-{number}.wav" for number in range(1, count + 1))

    @property
    def is_prominent(self) -> bool:
        """Tell whether it is heard even when much else sounds already."""
        return self in _PROMINENT


_VARIANTS: Final = {Effect.LAND: 3, Effect.TILE: 3, Effect.SLIDE: 2, Effect.CHALK: 2}
_PROMINENT: Final = frozenset(
    (
        Effect.GAME_WON,
        Effect.GAME_LOST,
        Effect.HAND_WON,
        Effect.HAND_LOST,
        Effect.ESCOBA_GUITAR,
        Effect.SEVEN_OF_COINS,
    )
)
_ORDER: Final = tuple(Effect)


@dataclass(frozen=True, slots=True)
class Heard:
    """An effect and when it is heard, in milliseconds after something began."""

    effect: Effect
    at: float


def salient(effects: Iterable[Effect]) -> Effect | None:
    """Return the one that stands for all of them when they fall together; None for none."""
    return min(effects, key=_ORDER.index, default=None)
