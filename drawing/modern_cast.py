"""The twelve people of the modern deck: whose face, hair, beard and hat each figure has.

The three ranks look three ways: a king faces you, a horseman is in profile as his horse is, a
knave turns aside. Heads are in their own units, 100 from chin to skull, the origin between the
eyes and the mouth; hair and beards are nodes for a spline.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.palette import (
    BLACK_BROWN,
    BROWN,
    DARK_BROWN,
    DARK_SILVER,
    DARK_SKIN,
    FAIR,
    INK,
    SILVER,
    SKIN,
    WOOD,
    YELLOW,
)

PALE: Final = (SKIN, DARK_SKIN)
TANNED: Final = (DARK_SKIN, WOOD)
DARK: Final = (WOOD, BROWN)


@dataclass(frozen=True, slots=True)
class Person:
    """One face.

    skin, hair: lit and dark tone
    behind, fringe: hair behind the face and over it
    beard, moustache: shapes over the lower face, or none
    nose: length of the nose, 1 the usual; breadth: of the whole head
    gaze: -1 to 1, where the pupils look; brow: above 0 raised, below 0 knitted
    smile: how far the corners of the mouth go up
    lids: how far the upper lids are closed, 0 to 1; lines: those of age
    """

    skin: tuple[str, str]
    hair: tuple[str, str]
    behind: str = ""
    fringe: str = ""
    beard: str = ""
    moustache: str = ""
    hat: str = ""
    nose: float = 1.0
    breadth: float = 1.0
    gaze: float = 0.0
    brow: float = 0.0
    smile: float = 0.0
    lids: float = 0.0
    lines: bool = False
    cheeks: bool = False
    lips: bool = False
    earring: bool = False


GREY: Final = (SILVER, DARK_SILVER)
BLACK: Final = (BLACK_BROWN, INK)
BLOND: Final = (YELLOW, FAIR)
SANDY: Final = (FAIR, BROWN)
CHESTNUT: Final = (BROWN, DARK_BROWN)
DEEP_BROWN: Final = (DARK_BROWN, BLACK_BROWN)

CAST: Final[dict[tuple[str, int], Person]] = {
    # Kings, full face.
    ("o", 12): Person(
        PALE,
        GREY,
        behind="-33,-34! -44,-6 -48,30 -52,66 -40,84! 40,84! 52,66 48,30 44,-6 33,-34!",
        beard=(
            "-32,2! -27,20 -14,22 0,19 14,22 27,20 32,2! 36,40 30,78 14,104 0,124! "
            "-14,104 -30,78 -36,40"
        ),
        moustache="0,21! 9,17 24,26 37,46! 20,42 8,37 0,28! -8,37 -20,42 -37,46! -24,26 -9,17",
        hat="arched",
        nose=1.14,
        breadth=0.94,
        lids=0.34,
        brow=0.6,
        lines=True,
    ),
    ("c", 12): Person(
        PALE,
        BLACK,
        behind="-34,-34! -44,-14 -46,14 -40,28! 40,28! 46,14 44,-14 34,-34!",
        beard=(
            "-33,-6! -28,14 -14,22 0,20 14,22 28,14 33,-6! 36,18 33,38 24,52! 16,58 8,60 0,66! "
            "-8,60 -16,58 -24,52! -33,38 -36,18"
        ),
        moustache="0,20! 12,15 26,20 36,10! 32,28 18,31 0,27! -18,31 -32,28 -36,10! -26,20 -12,15",
        hat="broad",
        nose=1.04,
        breadth=1.18,
        gaze=-0.7,
        brow=0.3,
        cheeks=True,
    ),
    ("e", 12): Person(
        PALE,
        SANDY,
        behind="-33,-34! -42,-8 -42,30 -50,58 -44,70! 44,70! 50,58 42,30 42,-8 33,-34!",
        beard=(
            "-32,2! -27,18 -14,22 0,20 14,22 27,18 32,2! 35,34 32,60 20,92! 8,72 0,58! "
            "-8,72 -20,92! -32,60 -35,34"
        ),
        moustache="0,21! 10,17 20,28 28,38! 16,36 6,32 0,28! -6,32 -16,36 -28,38! -20,28 -10,17",
        hat="spired",
        nose=1.1,
        breadth=0.98,
        brow=-1.0,
        lids=0.16,
    ),
    ("b", 12): Person(
        DARK,
        BLACK,
        behind="-34,-34! -42,-20 -45,0 -41,16! 41,16! 45,0 42,-20 34,-34!",
        beard=(
            "-33,-8! -30,12 -15,23 0,21 15,23 30,12 33,-8! 36,16 31,38 18,53 0,58 -18,53 "
            "-31,38 -36,16"
        ),
        moustache="0,20! 10,16 21,22 27,27! 14,28 0,26! -14,28 -27,27! -21,22 -10,16",
        hat="leafy",
        nose=0.96,
        breadth=1.08,
        gaze=0.6,
        brow=0.8,
        smile=1.0,
    ),
    # Horsemen, in profile.
    ("o", 11): Person(
        PALE,
        CHESTNUT,
        behind="-14,-36! 8,-52 32,-40 42,-14 40,14 44,36 34,46 14,40 6,22 2,-4!",
        moustache="-30,17! -20,16 -10,22 2,18! -6,29 -20,27",
        beard="-26,38! -16,37 -14,48 -24,60! -30,50",
        hat="plumed",
        nose=1.1,
        brow=0.5,
    ),
    ("c", 11): Person(
        TANNED,
        BLACK,
        behind="-12,-38! 8,-52 34,-40 43,-12 42,16 46,44 28,50 10,44 8,20 4,-8!",
        hat="turban",
        nose=0.9,
        smile=1.0,
        earring=True,
    ),
    ("e", 11): Person(
        PALE,
        SANDY,
        behind="-8,-36! 10,-48 30,-38 38,-10 36,20 24,26 8,18 4,-10!",
        beard=("4,2! 6,18 -6,20 -16,21 -27,20! -29,27 -27,34 -30,46 -24,60 -8,60 8,48 18,26 20,4!"),
        hat="helmet",
        nose=1.2,
        brow=-0.8,
        lines=True,
    ),
    ("b", 11): Person(
        PALE,
        DEEP_BROWN,
        behind="-14,-38! 8,-54 32,-44 42,-18 44,10 36,30 18,34 8,20 4,-6!",
        beard="4,-2! 6,14 2,26 -10,36 -20,38! -26,44 -18,51 -2,48 12,36 19,14 18,-2!",
        hat="montera",
        breadth=1.08,
        nose=1.04,
        brow=0.2,
    ),
    # Knaves, turned aside.
    ("o", 10): Person(
        PALE,
        CHESTNUT,
        behind=(
            "-33,-30! -8,-56 26,-50 42,-22 43,14 50,40 40,50 18,48! -24,46! -38,44 -40,30 -36,6"
        ),
        fringe="-33,-16! -34,-40 -10,-54 22,-50 40,-26 42,4 36,16! 30,-8 16,-26 -8,-26 -24,-24",
        hat="beret",
        breadth=1.06,
        cheeks=True,
        smile=0.6,
        nose=0.94,
    ),
    ("c", 10): Person(
        TANNED,
        BLACK,
        behind=(
            "-33,-30! -8,-56 26,-50 44,-22 48,14 52,56 56,96 40,110 22,90 20,50! -24,46! -36,30 "
            "-36,6"
        ),
        fringe="-32,-12! -35,-38 -10,-54 22,-50 40,-26 41,10 35,24! 30,-4 10,-34 -14,-32 -24,-24",
        hat="kerchief",
        nose=0.86,
        gaze=-0.3,
        smile=0.9,
        lips=True,
        earring=True,
    ),
    ("e", 10): Person(
        PALE,
        BLOND,
        behind=(
            "-33,-30! -8,-56 26,-50 44,-22 46,16 54,52 60,84 44,92 26,76 20,46! -24,46! -34,62 "
            "-46,68 -44,40 -38,6"
        ),
        fringe="-33,-14! -36,-40 -10,-54 22,-50 41,-26 43,8 37,26! 31,-4 20,-30 2,-38 -20,-28",
        hat="brimmed",
        breadth=0.95,
        nose=1.08,
        gaze=0.7,
        brow=0.6,
        lids=0.26,
    ),
    ("b", 10): Person(
        PALE,
        DEEP_BROWN,
        behind="-33,-30! -8,-54 26,-50 41,-24 42,4 38,24 28,30! -22,30! -34,10",
        fringe="-33,-20! -34,-40 -10,-54 22,-50 39,-26 40,6 35,14! 29,-14 18,-28 -6,-32 -24,-28",
        moustache="-27,21! -18,20 -12,22 -4,20 12,19! 4,28 -12,27 -20,28",
        beard="-15,39! -5,39 -4,48 -11,57! -17,48",
        hat="feathered",
        nose=1.16,
        brow=0.3,
        breadth=0.96,
    ),
}
