"""The people of the deck that stand on foot: who has which face and beard, in which colours.

To give a king another beard, change one word here. The words of a `Portrait` are keys of the
tables in `features`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    DARK_BROWN,
    FAIR,
    GREEN,
    PALE_YELLOW,
    RED,
    SILVER,
    WHITE,
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
class Portrait:
    """The face of a figure on foot, looking to the left; the words are keys of `features`.

    skull: "oval", "gaunt", "boy" in three-quarter view, "stout" from the front, "youth", "hawk",
    "round", "blunt" in profile; nose is for those that are not in profile
    nod: degrees, the chin to the breast above 0; gaze: -1 left to 1 right; smile: -1 to 1
    blush: size of the cheeks' red; brows: raised, below 0 lowered; age: wrinkles and heavy brows
    """

    skull: str
    hair: str
    colour: str
    beard: str = ""
    moustache: str = ""
    tuft: bool = False
    nose: str = ""
    nod: float = 0.0
    gaze: float = 0.0
    smile: float = 0.0
    blush: float = 1.0
    brows: float = 0.0
    age: bool = False


@dataclass(frozen=True, slots=True)
class King:
    """A rey; what he wears and how he stands is drawn by his own module of `reyes`.

    crown: a key of `ornaments.CROWNS`
    """

    face: Portrait
    crown: str
    gem: str
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Knave:
    """A sota; what he wears and how he stands is drawn by his own module of `sotas`."""

    face: Portrait
    mirrored: bool = False


KINGS: Final[dict[str, King]] = {
    "o": King(
        Portrait(
            "gaunt", "thin", SILVER, "patriarch", "full", nose="long", nod=4, gaze=-0.3, age=True
        ),
        crown="arched",
        gem=RED,
    ),
    "c": King(
        Portrait(
            "stout",
            "full",
            BLACK_BROWN,
            "square",
            "upturned",
            nose="bulb",
            gaze=-0.4,
            blush=1.1,
            brows=1.4,
        ),
        crown="points",
        gem=BLUE,
    ),
    "e": King(
        Portrait("hawk", "mane", FAIR, "spade", "upturned", brows=-0.6, age=True),
        crown="spikes",
        gem=RED,
        mirrored=True,
    ),
    "b": King(
        Portrait("round", "ringlets", DARK_BROWN, "curly", "full", smile=0.5),
        crown="leaves",
        gem=RED,
        mirrored=True,
    ),
}

KNAVES: Final[dict[str, Knave]] = {
    "o": Knave(Portrait("youth", "bob", BROWN, smile=0.6)),
    "c": Knave(
        Portrait(
            "boy", "curls", BLACK_BROWN, nose="short", gaze=-0.5, smile=1, blush=1.1, brows=0.5
        ),
        mirrored=True,
    ),
    "e": Knave(Portrait("oval", "waves", FAIR, moustache="slim", nose="long", gaze=0.3, brows=0.2)),
    "b": Knave(
        Portrait(
            "blunt",
            "cropped",
            DARK_BROWN,
            moustache="upturned",
            tuft=True,
            smile=0.3,
            brows=0.5,
            age=True,
        ),
        mirrored=True,
    ),
}
