"""Colours, type sizes and the measures of a window; nothing here draws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Return the colour written as `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def blend(a: Colour, b: Colour, part: float) -> Colour:
    """Return the colour `part` (0..1) of the way from `a` to `b`."""
    r, g, bl = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return r, g, bl


FELT: Final = rgb("#1F5546")
WOOD: Final = rgb("#5A3520")
WOOD_DARK: Final = rgb("#38200F")
WOOD_LIGHT: Final = rgb("#8A5A34")
SLATE: Final = rgb("#1C2A27")
SLATE_ACTIVE: Final = rgb("#2A3B37")
PAPER: Final = rgb("#FBF3E1")
PAPER_DEEP: Final = rgb("#F1E2C4")
INK: Final = rgb("#2A1A12")
INK_SOFT: Final = rgb("#6A4632")
CHALK: Final = rgb("#F0F3E8")
CHALK_SOFT: Final = rgb("#B4C4BB")
COBALT: Final = rgb("#1D4E9E")
COBALT_LIGHT: Final = rgb("#A9C6F2")
COBALT_TINT: Final = rgb("#D6E4FA")
TERRA: Final = rgb("#B8432A")
TERRA_LIGHT: Final = rgb("#F2B8A6")
TERRA_TINT: Final = rgb("#F9DFD3")
OCHRE: Final = rgb("#8C6A10")
OCHRE_LIGHT: Final = rgb("#E8CF86")
OCHRE_TINT: Final = rgb("#F4E7C0")
PLUM: Final = rgb("#6B3A73")
PLUM_LIGHT: Final = rgb("#DDB8E6")
PLUM_TINT: Final = rgb("#EEDDF1")
SAFFRON: Final = rgb("#F6B93B")
SAFFRON_DARK: Final = rgb("#B97A0C")
OK: Final = rgb("#2C7A4B")
ERROR: Final = rgb("#A8231C")
LINE: Final = rgb("#D9C39A")
EDGE: Final = rgb("#9A7A4C")
WHITE: Final = (255, 255, 255)
DIM: Final = rgb("#08120F")


@dataclass(frozen=True, slots=True)
class Cloth:
    """What the table is covered with.

    weave: a pattern of ``assets/cloths`` in it, or None; tiled: azulejos along its edge
    """

    colour: Colour
    weave: Literal["damask", "stars"] | None = None
    tiled: bool = False


CLOTHS: Final[Mapping[str, Cloth]] = {
    "green": Cloth(FELT),
    "wine": Cloth(rgb("#5E2230"), weave="damask"),
    "night": Cloth(rgb("#1F355C"), weave="stars"),
    "azulejo": Cloth(rgb("#164A58"), tiled=True),
    "slate": Cloth(rgb("#333B40")),
}
DEFAULT_CLOTH: Final = CLOTHS["green"]

Shape = Literal["dot", "triangle", "square", "diamond"]


@dataclass(frozen=True, slots=True)
class SideLook:
    """How a side is told from the others: a colour for paper, one for slate, a tint, a shape."""

    colour: Colour
    light: Colour
    tint: Colour
    shape: Shape


# The viewer's side comes first, the others follow in seat order.
SIDE_LOOKS: Final = (
    SideLook(COBALT, COBALT_LIGHT, COBALT_TINT, "dot"),
    SideLook(TERRA, TERRA_LIGHT, TERRA_TINT, "triangle"),
    SideLook(OCHRE, OCHRE_LIGHT, OCHRE_TINT, "square"),
    SideLook(PLUM, PLUM_LIGHT, PLUM_TINT, "diamond"),
)

# Type sizes at 1280x720, multiplied by Sizes.t.
TITLE_LARGE: Final = 44
TITLE: Final = 34
TITLE_SMALL: Final = 28
BUTTON_BIG: Final = 24
SECTION: Final = 22
SUBSECTION: Final = 19
BODY: Final = 17
LABEL: Final = 16
SMALL: Final = 14

LINE_HEIGHT: Final = 1.4
RADIUS_TAG, RADIUS_PLATE, RADIUS_CONTROL, RADIUS_PANEL = 4, 6, 8, 12
FELT_LINE: Final = 5  # units from the edge of the felt to the fine line along it

# Milliseconds at normal speed are multiplied by these.
SPEEDS: Final[Mapping[str, float]] = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of one window size.

    wide: the layout with a rail at the right; else the compact one with a bar on top
    u: layout unit in pixels; t: factor of text sizes
    """

    width: int
    height: int
    user: float = 1.0

    @property
    def wide(self) -> bool:
        """Tell whether there is room for the rail."""
        return self.width >= 1100 and self.width / max(1, self.height) >= 1.45

    @property
    def u(self) -> float:
        """One layout unit: a pixel at 1280x720 (wide) or 800x600 (compact)."""
        if self.wide:
            return min(self.width / 1280, self.height / 720)
        return min(self.width / 800, self.height / 600)

    @property
    def t(self) -> float:
        """Factor of text sizes, never under 1 so that nothing gets too small to read."""
        user = self.user if self.wide else min(self.user, 1.25)
        return max(1.0, self.u) * user

    def text(self, size: float) -> int:
        """Return the pixel size of a type size of the scale."""
        return max(1, round(size * self.t))
