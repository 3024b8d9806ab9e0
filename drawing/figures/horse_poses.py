"""The four poses of the horses, facing left, in card coordinates.

To change a tail or a mane, move the nodes of its locks: each is a spine from root to tip.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.figures.horse_anatomy import Foreleg, HeadPlace, Hindleg, Leg
from drawing.figures.horse_hair import Lock
from drawing.pen import Point


@dataclass(frozen=True, slots=True)
class Pose:
    """Head, trunk with neck, legs and hair of one horse.

    creases: tapering shadows that model shoulder, flank and quarters
    edges: ink lines where a near limb stands out from the trunk
    """

    head: HeadPlace
    trunk: str
    near_fore: Foreleg
    near_hind: Hindleg
    far_fore: Foreleg
    far_hind: Hindleg
    mane: tuple[Lock, ...]
    tail: tuple[Lock, ...]
    creases: tuple[str, ...]
    edges: tuple[str, ...]
    seat: Point  # the middle of the saddle, on the back
    tilt: float  # of the back, in degrees
    sag: Point  # where the reins hang lowest
    breast: str  # the breast band, from the chest to the saddle cloth
    motif: str  # a key of `drapery.MOTIFS`, on the saddle cloth
    crupper: str  # the strap from the saddle cloth to the tail
    dapples: tuple[tuple[float, float, float], ...] = ()  # x, y and radius
    cloth_size: float = 1.0

    @property
    def near(self) -> tuple[Leg, Leg]:
        """The legs towards the viewer."""
        return self.near_fore, self.near_hind

    @property
    def far(self) -> tuple[Leg, Leg]:
        """The legs on the other side."""
        return self.far_fore, self.far_hind


PASSAGE: Final = Pose(
    head=HeadPlace((198, 382), 68, 1.08),
    trunk=(
        "186,366 220,354 252,368 276,400 296,442 328,466 388,470 438,458 490,466 526,500 536,552 "
        "520,606 484,640 428,642 368,656 298,666 240,662 188,646 146,616 124,576 130,534 152,500 "
        "172,472 172,442 168,404"
    ),
    near_fore=Foreleg((216, 620), (210, 734), (210, 822), (200, 848)),
    near_hind=Hindleg((472, 548), (412, 616), (470, 716), (446, 788), (434, 809), 28),
    far_fore=Foreleg((174, 606), (84, 640), (100, 726), (118, 746), -46),
    far_hind=Hindleg((438, 570), (382, 630), (408, 740), (376, 824), (364, 848)),
    mane=(
        Lock("290,434 312,474 299,514 316,552", 34),
        Lock("280,408 297,450 282,494 294,534", 36),
        Lock("266,384 280,426 263,470 274,512", 36),
        Lock("249,364 259,408 241,450 252,494", 36),
        Lock("230,354 235,394 218,436 227,476", 34),
        Lock("210,350 210,386 198,420 202,454", 30),
    ),
    tail=(
        Lock("518,490 544,500 553,566 539,640 552,700 546,756", 36),
        Lock("514,486 542,504 546,580 524,660 540,730 530,786", 44),
        Lock("508,490 524,528 526,604 502,680 516,742 506,790", 40),
    ),
    creases=("214,540 194,590 214,640", "468,520 434,560 412,616", "138,560 164,600 194,630"),
    edges=("254,662 264,634 256,606",),
    seat=(364, 468),
    tilt=0,
    sag=(206, 520),
    breast="128,560 164,594 224,590 288,566",
    motif="pomegranate",
    crupper="438,520 484,530 528,522",
)

SPANISH_WALK: Final = Pose(
    head=HeadPlace((134, 400), 74, 1.06),
    trunk=(
        "124,384 154,362 198,362 244,384 284,422 312,450 350,466 410,470 458,458 504,466 538,500 "
        "548,554 532,608 498,644 440,646 380,658 310,668 252,664 200,648 160,620 140,580 148,540 "
        "160,506 150,466 128,436"
    ),
    near_fore=Foreleg((222, 612), (136, 664), (94, 736), (80, 758), 22),
    near_hind=Hindleg((486, 552), (436, 622), (498, 730), (468, 822), (456, 848)),
    far_fore=Foreleg((232, 630), (222, 738), (218, 824), (208, 848)),
    far_hind=Hindleg((450, 580), (394, 640), (412, 742), (374, 824), (362, 848)),
    mane=(
        Lock("304,444 319,482 306,524 321,562", 34),
        Lock("284,422 295,470 280,510 293,552", 36),
        Lock("258,396 267,446 249,491 262,536", 36),
        Lock("230,378 236,430 219,476 232,523", 36),
        Lock("202,366 206,416 189,461 200,506", 36),
        Lock("174,364 176,406 161,446 170,486", 32),
    ),
    tail=(
        Lock("530,488 550,514 551,596 534,690 551,780 540,842", 36),
        Lock("524,486 544,524 540,616 514,710 530,800 514,846", 44),
        Lock("518,492 526,556 520,640 492,730 504,800 486,838", 42),
    ),
    creases=("236,530 214,584 226,632", "480,524 450,566 434,616", "156,560 180,600 206,630"),
    edges=("266,664 276,634 268,606",),
    seat=(382, 468),
    tilt=0,
    sag=(204, 528),
    breast="146,566 184,598 240,592 300,566",
    motif="flower",
    crupper="450,520 496,530 542,524",
)

LEVADE: Final = Pose(
    head=HeadPlace((222, 344), 63, 1.06),
    trunk=(
        "210,328 246,318 282,336 306,370 322,408 352,440 410,480 464,504 514,546 544,598 550,654 "
        "526,700 470,706 420,664 350,630 286,610 220,596 166,566 138,518 152,478 182,442 194,408 "
        "190,372"
    ),
    near_fore=Foreleg((224, 560), (126, 600), (144, 684), (164, 702), -54),
    near_hind=Hindleg((494, 610), (424, 690), (510, 758), (466, 830), (450, 850)),
    far_fore=Foreleg((180, 540), (84, 548), (90, 632), (108, 652), -44),
    far_hind=Hindleg((460, 620), (384, 690), (448, 764), (396, 830), (380, 850)),
    mane=(
        Lock("318,402 344,434 335,474 355,510", 34),
        Lock("308,374 330,416 317,459 334,499", 36),
        Lock("294,350 311,395 298,438 311,480", 36),
        Lock("274,330 287,375 272,418 285,460", 36),
        Lock("254,320 263,362 248,402 256,442", 34),
    ),
    tail=(
        Lock("534,588 556,616 555,690 536,764 554,818 540,862", 36),
        Lock("528,592 544,640 540,714 516,780 532,828 514,866", 42),
        Lock("522,600 530,660 522,736 498,794 508,836 492,862", 38),
    ),
    creases=("250,500 214,540 214,590", "500,570 456,600 420,660", "160,510 176,548 200,576"),
    edges=("262,604 276,586 276,560",),
    seat=(378, 460),
    tilt=32,
    sag=(240, 474),
    breast="142,500 170,540 222,556 290,560",
    motif="lily",
    crupper="460,566 500,584 540,616",
    dapples=(
        (520, 596, 12),
        (496, 578, 9),
        (522, 628, 11),
        (498, 614, 14),
        (470, 622, 10),
        (506, 650, 12),
        (476, 654, 11),
        (512, 684, 10),
        (484, 686, 12),
        (454, 672, 9),
        (462, 702, 10),
        (488, 714, 9),
        (244, 574, 11),
        (216, 562, 9),
        (176, 540, 10),
        (196, 512, 12),
        (168, 508, 9),
        (222, 532, 10),
        (250, 516, 11),
        (200, 478, 10),
        (228, 490, 9),
        (246, 470, 10),
        (180, 458, 8),
        (214, 448, 9),
    ),
)

GALLOP: Final = Pose(
    head=HeadPlace((204, 388), 42, 1.1),
    trunk=(
        "194,372 228,360 266,374 300,406 322,436 356,456 406,464 448,456 490,466 522,496 532,542 "
        "516,598 474,636 420,630 360,644 300,658 248,656 196,634 150,596 130,552 144,508 174,470 "
        "192,456 182,424"
    ),
    near_fore=Foreleg((222, 606), (134, 652), (160, 730), (182, 746), -62),
    near_hind=Hindleg((478, 540), (432, 616), (518, 714), (522, 816), (512, 844), 8),
    far_fore=Foreleg((186, 600), (98, 612), (76, 696), (66, 718), 14),
    far_hind=Hindleg((450, 560), (390, 630), (434, 732), (384, 822), (372, 847), 2),
    mane=(
        Lock("308,420 323,452 350,468 358,500", 32),
        Lock("298,405 304,444 331,467 340,504", 34),
        Lock("284,390 284,431 311,459 315,498", 34),
        Lock("266,374 262,418 287,448 291,487", 34),
        Lock("246,364 240,405 263,438 263,472", 32),
        Lock("228,362 220,396 238,426 236,459", 28),
    ),
    tail=(
        Lock("506,486 532,444 553,466 552,540 540,610 550,676", 35),
        Lock("504,488 530,456 548,496 540,576 520,650 536,730", 44),
        Lock("500,498 524,482 532,540 518,620 500,690 508,752", 40),
    ),
    creases=("240,520 216,570 226,620", "474,520 444,560 430,610", "150,550 170,590 200,616"),
    edges=("262,654 276,628 268,600",),
    seat=(378, 460),
    tilt=2,
    sag=(206, 500),
    breast="134,540 170,574 232,578 300,556",
    motif="star",
    crupper="446,512 490,522 528,514",
)

POSES: Final[dict[str, Pose]] = {
    "passage": PASSAGE,
    "spanish walk": SPANISH_WALK,
    "levade": LEVADE,
    "gallop": GALLOP,
}
