"""The two French decks: the same drawings, in two colours of suits or in four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from drawing.palette import (
    BLUE,
    GREEN,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    WHITE,
    YELLOW,
)

PIP_RED: Final = "#CC2229"
PIP_BLACK: Final = "#17171C"
PIP_BLUE: Final = "#1F63C6"
PIP_GREEN: Final = "#1C7C36"


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours that the three figures of a suit share; `cloth` is the suit's own."""

    cloth: str
    robe: str
    cloak: str
    trim: str
    gem: str
    veil: str


@dataclass(frozen=True, slots=True)
class Scheme:
    """What tells one French deck from another.

    id: also the name of its folder; names: by language code
    colours: of pips, indices and frames, by suit; dresses: of the figures, by suit
    """

    id: str
    names: Mapping[str, str]
    colours: Mapping[str, str]
    dresses: Mapping[str, Dress]

    @property
    def folder(self) -> str:
        """The deck's folder under ``assets/``."""
        return f"decks/{self.id}"


HEARTS: Final = Dress(RED, BLUE, YELLOW, WHITE, BLUE, PALE_YELLOW)
SPADES: Final = Dress(BLUE, YELLOW, RED, WHITE, RED, PALE_BLUE)

TWO_COLOURS: Final = Scheme(
    "french",
    {"en": "French cards", "es": "Francesa"},
    {"o": PIP_RED, "c": PIP_RED, "e": PIP_BLACK, "b": PIP_BLACK},
    {
        "o": Dress(RED, YELLOW, BLUE, WHITE, RED, WHITE),
        "c": HEARTS,
        "e": SPADES,
        "b": Dress(GREEN, RED, YELLOW, PALE_YELLOW, BLUE, PALE_YELLOW),
    },
)

FOUR_COLOURS: Final = Scheme(
    "french-four-colour",
    {"en": "French cards, four colours", "es": "Francesa, cuatro colores"},
    {"o": PIP_BLUE, "c": PIP_RED, "e": PIP_BLACK, "b": PIP_GREEN},
    {
        "o": Dress(BLUE, RED, YELLOW, PALE_YELLOW, RED, WHITE),
        "c": HEARTS,
        "e": SPADES,
        "b": Dress(GREEN, RED, YELLOW, PALE_YELLOW, GREEN, PALE_GREEN),
    },
)

SCHEMES: Final = (TWO_COLOURS, FOUR_COLOURS)
