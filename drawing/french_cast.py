"""Who the twelve figures of the French decks are: face, crown or hat, dress, and what they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.palette import BLACK_BROWN, BLUE, BROWN, DARK_BROWN, FAIR, RED, SILVER, WHITE, YELLOW


@dataclass(frozen=True, slots=True)
class Head:
    """One face, looking to the left; the words are keys of the tables in `french_heads`.

    gaze: -1 left to 1 right; smile: -1 to 1; lines: under the eyes, of an old face
    breadth: below 1 for a thin face, above for a stout one; brows: raised, below 0 lowered
    view: "three-quarter" or "profile"
    """

    hair: str
    colour: str
    beard: str = ""
    nose: str = "straight"
    skull: str = "oval"
    gaze: float = 0.0
    smile: float = 0.0
    lines: bool = False
    breadth: float = 1.0
    brows: float = 0.0
    view: str = "three-quarter"


@dataclass(frozen=True, slots=True)
class Hat:
    """A hat: "cap", "brim", "peaked" or "turned"."""

    kind: str
    colour: str
    trim: str


@dataclass(frozen=True, slots=True)
class Court:
    """One figure.

    dress: a key of `french_dress.DRESSES`; arm: what the lifted hand holds, a key of `ARMS`
    crown: a key of `french_crowns.CROWNS`, or none; lean: of what is held, in degrees
    nod: how far the head is bent towards where it looks, in degrees
    """

    head: Head
    dress: str
    arm: str
    crown: str = ""
    hat: Hat | None = None
    looks_right: bool = False
    lean: float = 3.0
    nod: float = 0.0


COURTS: Final[dict[tuple[str, int], Court]] = {
    # An old man in a brocaded cope.
    ("o", 12): Court(
        Head("rolled", SILVER, "waves", nose="long", skull="gaunt", lines=True, brows=-0.3),
        "cope",
        "axe",
        "arched",
        looks_right=True,
    ),
    # A stout one in ermine, with the chain of an order.
    ("c", 12): Court(
        Head("rolled", BROWN, "forked", skull="broad", smile=0.4, gaze=0.4, breadth=1.04),
        "ermine",
        "sword",
        "lilies",
    ),
    # A soldier, in profile, with a cloak clasped over his armour.
    ("e", 12): Court(
        Head("long", BLACK_BROWN, "spade", nose="hooked", brows=-0.4, view="profile"),
        "armour",
        "broadsword",
        "points",
        lean=14,
    ),
    # A young one in a fur-lined gown, the orb in his other hand.
    ("b", 12): Court(
        Head("curls", DARK_BROWN, "round", nose="short", smile=1, breadth=1.04),
        "gown",
        "sceptre",
        "trefoils",
        looks_right=True,
    ),
    ("o", 11): Court(
        Head("braids", FAIR, nose="short", skull="soft", gaze=0.4, smile=0.6),
        "bodice",
        "daisy",
        "pearls",
        nod=4,
    ),
    ("c", 11): Court(
        Head("waves", BROWN, nose="short", skull="soft", smile=1, breadth=1.03),
        "lace",
        "rose",
        "lilies",
        looks_right=True,
        nod=-3,
    ),
    ("e", 11): Court(
        Head("veiled", BLACK_BROWN, skull="soft", brows=0.7, gaze=-0.3),
        "wimple",
        "tulip",
        "points",
    ),
    ("b", 11): Court(
        Head("net", DARK_BROWN, nose="short", smile=1, brows=0.4, view="profile"),
        "capelet",
        "carnation",
        "trefoils",
        looks_right=True,
        nod=3,
    ),
    ("o", 10): Court(
        Head("curls", FAIR, skull="soft", gaze=0.4, smile=1),
        "slashed",
        "halberd",
        hat=Hat("turned", RED, YELLOW),
        looks_right=True,
    ),
    # As in packs of old, the jacks of hearts and spades show one eye.
    ("c", 10): Court(
        Head("bob", BROWN, nose="short", smile=1, view="profile"),
        "laced",
        "letter",
        hat=Hat("cap", BLUE, WHITE),
    ),
    ("e", 10): Court(
        Head("cropped", BLACK_BROWN, "round", view="profile"),
        "jerkin",
        "arrow",
        hat=Hat("brim", RED, YELLOW),
    ),
    ("b", 10): Court(
        Head("bob", DARK_BROWN, "tuft", smile=0.6, brows=0.5),
        "herald",
        "pennant",
        hat=Hat("peaked", RED, YELLOW),
        lean=0,
    ),
}
