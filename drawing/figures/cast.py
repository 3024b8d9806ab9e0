"""The twelve people of the deck: who has which face, beard, hat and horse, in which colours.

To give a king another beard, change one word here; the words are keys of the tables in `heads`
and `hats`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    DARK_BROWN,
    DARK_SILVER,
    DARK_STEEL,
    FAIR,
    GREEN,
    INK,
    IRON,
    PALE_YELLOW,
    RED,
    SILVER,
    STEEL,
    WHITE,
    WOOD,
    YELLOW,
)


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a suit; mantle and cape always wear the suit's own."""

    mantle: str
    robe: str
    second: str
    trim: str
    hose: tuple[str, str]  # near leg, far leg
    shoes: str = BROWN


LIVERIES: Final[dict[str, Livery]] = {
    "o": Livery(YELLOW, RED, BLUE, PALE_YELLOW, (BLUE, RED)),
    "c": Livery(RED, BLUE, YELLOW, YELLOW, (RED, YELLOW)),
    "e": Livery(BLUE, YELLOW, RED, WHITE, (RED, BLUE)),
    "b": Livery(GREEN, RED, YELLOW, YELLOW, (GREEN, YELLOW), shoes=RED),
}


@dataclass(frozen=True, slots=True)
class Head:
    """One face, looking to the left.

    hair: "bob", "long", "flowing", "curls" or "cropped"
    beard: "", "tuft", "round", "square", "pointed", "forked" or "long"
    nose: "straight", "long", "short" or "hooked"
    gaze: -1 left to 1 right; smile: -1 to 1; lines: under the eyes, of an old face
    breadth: below 1 for a thin face, above for a stout one
    """

    hair: str
    colour: str
    beard: str = ""
    nose: str = "straight"
    gaze: float = 0.0
    smile: float = 0.0
    lines: bool = False
    breadth: float = 1.0
    brows: float = 0.0  # raised; below 0 lowered
    view: str = "three-quarter"  # or "profile"


@dataclass(frozen=True, slots=True)
class Hat:
    """What a sota or a horseman wears: "cap", "brim", "helmet" or "turned"."""

    kind: str
    colour: str
    trim: str


@dataclass(frozen=True, slots=True)
class King:
    """A rey; the other hand holds a "sceptre", an "orb" or the "belt"."""

    head: Head
    crown: str  # a key of `ornaments.CROWNS`
    gem: str
    dress: str  # "panel", "closed", "breastplate" or "sash"
    other: str = "belt"
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Knave:
    """A sota in "tunic" or "breeches"; `cane` for a sword held point down."""

    head: Head
    hat: Hat
    dress: str = "tunic"
    walking: bool = False
    cane: bool = False
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Horse:
    """A horse's coat and marks."""

    coat: str
    far: str  # the legs on the far side, and the shade
    mane: str
    strand: str  # lines in mane and tail
    pose: str = "walk"  # or "levade"
    blaze: bool = False
    dappled: bool = False


@dataclass(frozen=True, slots=True)
class Rider:
    """A horseman and his horse."""

    head: Head
    hat: Hat
    horse: Horse
    armoured: bool = False
    mirrored: bool = False


KINGS: Final[dict[str, King]] = {
    "o": King(
        Head("long", SILVER, "long", nose="long", lines=True, breadth=0.96),
        crown="arched",
        gem=RED,
        dress="panel",
        other="sceptre",
    ),
    "c": King(
        Head("long", BLACK_BROWN, "square", nose="straight", gaze=0.6, lines=True, breadth=1.1),
        crown="points",
        gem=BLUE,
        dress="closed",
        other="orb",
    ),
    "e": King(
        Head("long", FAIR, "forked", nose="hooked", brows=-0.4, view="profile"),
        crown="spikes",
        gem=RED,
        dress="breastplate",
        mirrored=True,
    ),
    "b": King(
        Head("curls", DARK_BROWN, "round", nose="short", gaze=0.3, smile=1, breadth=1.12),
        crown="leaves",
        gem=RED,
        dress="sash",
        mirrored=True,
    ),
}

KNAVES: Final[dict[str, Knave]] = {
    "o": Knave(Head("bob", BROWN, smile=0.6), Hat("cap", YELLOW, RED)),
    "c": Knave(
        Head("curls", BLACK_BROWN, nose="short", gaze=0.6, smile=1, breadth=1.06),
        Hat("turned", RED, YELLOW),
        dress="breeches",
        walking=True,
    ),
    "e": Knave(
        Head("flowing", FAIR, nose="short", breadth=0.95, brows=0.6),
        Hat("brim", BLUE, RED),
        cane=True,
    ),
    "b": Knave(
        Head("cropped", DARK_BROWN, "tuft", nose="long", breadth=0.98),
        Hat("cap", GREEN, YELLOW),
        dress="breeches",
        walking=True,
        mirrored=True,
    ),
}

RIDERS: Final[dict[str, Rider]] = {
    "o": Rider(
        Head("bob", BROWN, "tuft", nose="long", brows=0.5),
        Hat("brim", RED, BLUE),
        Horse(SILVER, DARK_SILVER, DARK_SILVER, INK),
    ),
    "c": Rider(
        Head("bob", BLACK_BROWN, nose="short", smile=1, breadth=1.04),
        Hat("cap", BLUE, YELLOW),
        Horse(WOOD, BROWN, DARK_BROWN, WOOD, pose="levade", blaze=True),
        mirrored=True,
    ),
    "e": Rider(
        Head("cropped", FAIR, "round", view="profile", brows=-0.5),
        Hat("helmet", STEEL, RED),
        Horse(DARK_STEEL, IRON, BLACK_BROWN, IRON, pose="levade", dappled=True),
        armoured=True,
        mirrored=True,
    ),
    "b": Rider(
        Head("curls", DARK_BROWN, gaze=0.5, smile=0.8),
        Hat("turned", GREEN, RED),
        Horse(BROWN, DARK_BROWN, BLACK_BROWN, BROWN, blaze=True),
        mirrored=True,
    ),
}
