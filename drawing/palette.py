"""The colours of all drawings, by name, and the darker tone each one is shaded with."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#FBF5E4"
PAPER_EDGE: Final = "#B9AE93"
INK: Final = "#1E1916"

RED: Final = "#C6242E"
DARK_RED: Final = "#8C1420"
YELLOW: Final = "#F3B928"
DARK_YELLOW: Final = "#CB8A14"
PALE_YELLOW: Final = "#FBDD7A"
BLUE: Final = "#2557A7"
DARK_BLUE: Final = "#163872"
PALE_BLUE: Final = "#6E97D2"
GREEN: Final = "#2F7F3E"
DARK_GREEN: Final = "#1B5529"
PALE_GREEN: Final = "#7DB364"

# The printing inks of the modern deck, each dark enough for a number on white, and their tints.
OCHRE: Final = "#9A5B00"
CRIMSON: Final = "#B3182A"
ULTRAMARINE: Final = "#1B4A94"
FOREST: Final = "#1F6B33"
STRAW: Final = "#FBE7AE"
ROSE: Final = "#F6D3C8"
SKY: Final = "#CFDFF2"
SAGE: Final = "#D2E5C3"

SKIN: Final = "#F5CFA8"
DARK_SKIN: Final = "#E0A97C"
CHEEK: Final = "#EE9F86"
LIP: Final = "#B5402F"

WHITE: Final = "#FFFDF6"
DARK_WHITE: Final = "#D9D3C2"
SILVER: Final = "#EDE7DA"
DARK_SILVER: Final = "#B9B4A8"
STEEL: Final = "#CBD8E2"
DARK_STEEL: Final = "#8AA2B8"
IRON: Final = "#626C78"
SLATE: Final = "#414A55"

WOOD: Final = "#B97F45"
BROWN: Final = "#8B5429"
DARK_BROWN: Final = "#5C3416"
BLACK_BROWN: Final = "#2E211B"
FAIR: Final = "#C98A2B"

SHADE: Final[dict[str, str]] = {
    PAPER: DARK_WHITE,
    RED: DARK_RED,
    DARK_RED: BLACK_BROWN,
    YELLOW: DARK_YELLOW,
    PALE_YELLOW: YELLOW,
    BLUE: DARK_BLUE,
    PALE_BLUE: BLUE,
    GREEN: DARK_GREEN,
    PALE_GREEN: GREEN,
    SKIN: DARK_SKIN,
    WHITE: DARK_WHITE,
    SILVER: DARK_SILVER,
    STEEL: DARK_STEEL,
    DARK_STEEL: IRON,
    IRON: SLATE,
    WOOD: BROWN,
    BROWN: DARK_BROWN,
    DARK_BROWN: BLACK_BROWN,
    BLACK_BROWN: INK,
    FAIR: BROWN,
}


def shade_of(colour: str) -> str:
    """Return the darker tone of `colour`, or `colour` itself where it has none."""
    return SHADE.get(colour, colour)
