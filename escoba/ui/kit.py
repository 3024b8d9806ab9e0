"""What a widget or scene needs to draw: sizes, text, materials, icons and cards in one bundle."""

from __future__ import annotations

from dataclasses import dataclass

from escoba.ui.cards import CardCache
from escoba.ui.paint import Painter
from escoba.ui.resources import Icons
from escoba.ui.text import TextRenderer
from escoba.ui.theme import DEFAULT_CLOTH, Cloth, Colour, Sizes


@dataclass(slots=True)
class Kit:
    """The drawing tools of one window; `sizes` and `cloth` change with window and settings."""

    sizes: Sizes
    text: TextRenderer
    paint: Painter
    icons: Icons
    cards: CardCache
    cloth: Cloth = DEFAULT_CLOTH
    reduced_motion: bool = False
    speed: float = 1.0

    @property
    def felt(self) -> Colour:
        """The colour of the cloth."""
        return self.cloth.colour
