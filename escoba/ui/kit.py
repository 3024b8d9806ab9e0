"""What a widget or scene needs to draw: sizes, text, materials, icons and cards in one bundle."""

from __future__ import annotations

from dataclasses import dataclass

from escoba.ui.cards import CardCache
from escoba.ui.paint import Painter
from escoba.ui.resources import Icons
from escoba.ui.text import TextRenderer
from escoba.ui.theme import FELT, Colour, Sizes


@dataclass(slots=True)
class Kit:
    """The drawing tools of one window; `sizes` and `felt` change with window and settings."""

    sizes: Sizes
    text: TextRenderer
    paint: Painter
    icons: Icons
    cards: CardCache
    felt: Colour = FELT
    reduced_motion: bool = False
    speed: float = 1.0
