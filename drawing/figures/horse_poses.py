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
    head=HeadPlace((212, 398), 52, 1.08),
    trunk=(
        "194,382 226,370 256,380 278,406 296,442 328,466 388,470 438,458 490,466 519,500 526,552 "
        "514,606 484,640 428,642 368,656 298,666 240,662 188,646 146,616 124,576 130,534 152,500 "
        "172,472 172,442 168,404"
    ),
    near_fore=Foreleg((216, 620), (210, 734), (210, 822), (200, 848)),
    near_hind=Hindleg((472, 548), (412, 616), (470, 716), (446, 788), (434, 809), 28),
    far_fore=Foreleg((174, 606), (84, 640), (100, 726), (118, 746), -46),
    far_hind=Hindleg((438, 570), (382, 630), (408, 740), (376, 824), (364, 848)),
    mane=(
        Lock("290,434 308,467 297,500 311,531", 34),
        Lock("280,408 294,442 282,479 291,511", 36),
        Lock("266,384 277,418 264,455 273,489", 36),
        Lock("249,364 257,400 242,435 251,471", 36),
        Lock("230,354 234,387 220,421 228,454", 34),
        Lock("210,350 210,380 200,407 203,435", 30),
    ),
    tail=(
        Lock("513,490 534,500 542,560 530,622 541,672 536,724", 36),
        Lock("510,486 532,504 536,570 518,640 530,696 522,748", 44),
        Lock("506,490 517,528 519,594 502,658 512,708 504,752", 40),
    ),
    creases=("214,540 194,590 214,640", "468,520 434,560 412,616", "138,560 164,600 194,630"),
    edges=("254,662 264,634 256,606",),
    seat=(364, 468),
    tilt=0,
    sag=(206, 520),
    breast="128,560 164,594 224,590 288,566",
    motif="pomegranate",
    crupper="438,520 484,530 520,522",
)

SPANISH_WALK: Final = Pose(
    head=HeadPlace((164, 392), 64, 1.1),
    trunk=(
        "152,376 180,358 216,362 250,384 284,422 312,450 350,466 410,470 458,458 503,466 527,500 "
        "535,554 523,608 498,644 440,646 380,658 310,668 252,664 200,648 162,620 146,580 156,540 "
        "182,510 186,474 168,436"
    ),
    near_fore=Foreleg((224, 610), (134, 646), (98, 716), (86, 738), 22),
    near_hind=Hindleg((482, 552), (436, 622), (494, 730), (468, 822), (456, 848)),
    far_fore=Foreleg((232, 630), (222, 738), (218, 824), (208, 848)),
    far_hind=Hindleg((446, 580), (384, 640), (388, 742), (348, 824), (336, 848)),
    mane=(
        Lock("304,444 314,469 305,497 315,522", 34),
        Lock("284,422 291,454 281,480 290,508", 36),
        Lock("258,396 264,429 252,459 261,488", 36),
        Lock("230,378 234,412 223,443 231,474", 36),
        Lock("202,366 205,399 193,429 201,458", 36),
        Lock("174,364 175,392 165,418 171,445", 32),
    ),
    tail=(
        Lock("522,488 536,514 537,596 524,690 537,780 529,842", 36),
        Lock("517,486 532,524 529,616 510,710 522,800 510,846", 44),
        Lock("513,492 519,556 514,640 492,730 503,800 486,838", 42),
    ),
    creases=("236,530 214,584 226,632", "480,524 450,566 434,616", "156,560 180,600 206,630"),
    edges=("266,664 276,634 268,606",),
    seat=(382, 468),
    tilt=0,
    sag=(204, 528),
    breast="146,566 184,598 240,592 300,566",
    motif="flower",
    crupper="450,520 496,530 530,524",
)

LEVADE: Final = Pose(
    head=HeadPlace((200, 312), 47, 1.1),
    trunk=(
        "186,296 222,280 262,294 294,330 316,376 336,416 366,446 410,468 450,486 488,516 512,562 "
        "518,618 502,672 462,692 414,660 360,642 300,630 244,612 194,580 164,542 156,504 166,464 "
        "184,430 196,400 194,376 184,346"
    ),
    near_fore=Foreleg((222, 572), (128, 628), (152, 712), (172, 728), -48),
    near_hind=Hindleg((468, 590), (410, 672), (467, 748), (430, 828), (416, 850)),
    far_fore=Foreleg((184, 546), (84, 562), (84, 648), (100, 668), -40),
    far_hind=Hindleg((436, 600), (364, 678), (404, 758), (354, 829), (340, 850)),
    mane=(
        Lock("322,400 342,428 334,466 350,500", 34),
        Lock("308,366 330,408 318,452 333,494", 38),
        Lock("292,334 314,380 302,428 314,474", 38),
        Lock("270,306 290,352 278,400 290,446", 38),
        Lock("244,288 262,332 250,376 260,416", 36),
        Lock("218,282 230,316 220,352 228,384", 30),
    ),
    tail=(
        Lock("506,566 534,548 554,590 546,650 558,706 544,762", 38),
        Lock("502,572 528,572 540,628 522,690 536,740 520,782", 46),
        Lock("500,580 514,612 514,660 500,706 510,744 494,778", 38),
    ),
    creases=("246,508 214,548 216,600", "488,556 448,592 414,650", "172,506 184,548 208,582"),
    edges=("258,616 270,596 268,570",),
    seat=(378, 460),
    tilt=29,
    sag=(214, 486),
    breast="158,508 182,550 230,566 292,566",
    motif="lily",
    crupper="452,552 486,564 514,584",
    dapples=(
        (484, 582, 9),
        (492, 614, 13),
        (464, 622, 11),
        (482, 648, 11),
        (450, 654, 12),
        (462, 684, 9),
        (436, 690, 10),
        (216, 540, 9),
        (196, 510, 10),
        (236, 528, 10),
        (212, 480, 11),
        (244, 494, 9),
        (222, 448, 9),
    ),
)

GALLOP: Final = Pose(
    head=HeadPlace((208, 404), 44, 1.08),
    trunk=(
        "200,388 234,374 270,384 301,410 322,436 356,456 406,464 448,456 490,466 516,496 523,542 "
        "512,598 474,636 420,630 360,644 300,658 248,656 196,634 150,596 130,552 144,508 174,470 "
        "192,456 182,424"
    ),
    near_fore=Foreleg((222, 606), (134, 652), (160, 730), (182, 746), -62),
    near_hind=Hindleg((478, 540), (432, 616), (518, 714), (522, 816), (512, 844), 8),
    far_fore=Foreleg((190, 600), (108, 606), (94, 690), (86, 712), 10),
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
        Lock("504,486 523,444 538,466 537,540 529,610 536,676", 35),
        Lock("503,488 522,456 535,496 529,576 514,650 526,730", 44),
        Lock("500,498 517,482 523,540 513,620 500,690 506,752", 40),
    ),
    creases=("240,520 216,570 226,620", "474,520 444,560 430,610", "150,550 170,590 200,616"),
    edges=("262,654 276,628 268,600",),
    seat=(378, 460),
    tilt=2,
    sag=(206, 500),
    breast="134,540 170,574 232,578 300,556",
    motif="star",
    crupper="446,512 490,522 520,514",
)

POSES: Final[dict[str, Pose]] = {
    "passage": PASSAGE,
    "spanish walk": SPANISH_WALK,
    "levade": LEVADE,
    "gallop": GALLOP,
}
