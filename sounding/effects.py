"""Every effect by the name of its file, and how loud it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sounding import cards, guitar, table
from sounding.loudness import levelled
from sounding.wave_forms import Wave

# In dB, of the loudest moment: what is heard at each card, at each click, and once in a while.
USUAL, SOFT, FESTIVE = -25.0, -31.0, -21.0

EFFECTS: Final[Mapping[str, tuple[float, Callable[[], Wave]]]] = {
    "button": (SOFT, table.button),
    "chalk-1": (USUAL, lambda: table.chalk(1.0, 301)),
    "chalk-2": (USUAL, lambda: table.chalk(1.12, 311)),
    "coin": (SOFT, table.coin),
    "deselect": (SOFT, lambda: table.tick(0.75)),
    "escoba-broom": (USUAL, lambda: table.broom(321)),
    "escoba-guitar": (FESTIVE, guitar.rasgueado),
    "flip": (USUAL, lambda: cards.flip(331)),
    "game-lost": (USUAL, guitar.game_lost),
    "game-won": (FESTIVE, guitar.game_won),
    "gather": (USUAL, lambda: cards.gather(341)),
    "hand-lost": (USUAL, guitar.hand_lost),
    "hand-won": (USUAL, guitar.hand_won),
    "knock": (USUAL, table.knock),
    "land-1": (USUAL, lambda: cards.land(351, 1.0)),
    "land-2": (USUAL, lambda: cards.land(361, 1.09)),
    "land-3": (USUAL, lambda: cards.land(371, 0.93)),
    "pile": (USUAL, lambda: cards.pile(381)),
    "riffle": (USUAL, lambda: cards.riffle(391)),
    "select": (SOFT, lambda: table.tick(1.0)),
    "seven-of-coins": (USUAL, table.chime),
    "slide-1": (SOFT, lambda: cards.slide(501)),
    "slide-2": (SOFT, lambda: cards.slide(511)),
    "tile-1": (USUAL, lambda: table.tile(1.0, 521)),
    "tile-2": (USUAL, lambda: table.tile(1.07, 531)),
    "tile-3": (USUAL, lambda: table.tile(0.95, 541)),
    "your-turn": (SOFT, guitar.your_turn),
}


def effect(name: str) -> Wave:
    """Return the effect of that name as it is to be saved."""
    level, make = EFFECTS[name]
    return levelled(make(), level)
