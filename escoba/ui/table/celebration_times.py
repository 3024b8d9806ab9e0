"""When each part of the celebration of an escoba begins, in milliseconds at normal speed."""

from __future__ import annotations

from typing import Final

# The name of the game is the same in every language.
WORD: Final = "¡ESCOBA!"
# Beginning and length.
STROKE: Final = (0.0, 380.0)
RAYS: Final = (560.0, 250.0)
POINT: Final = (760.0, 350.0)
LEAVES: Final = 1380.0
LETTERS: Final = 180.0
APART: Final = 45.0
LANDS: Final = 170.0
# A tile shoots over a little before it lies: it touches the table well before it rests.
_TOUCHES: Final = 0.42


def letter_touches(index: int) -> float:
    """Return when the tile of a letter is heard."""
    return LETTERS + APART * index + _TOUCHES * LANDS
