"""What each of the four horsemen wears, cut to his own seat; in card coordinates, facing left.

A habit is made of pieces: shapes with the colour they take from the suit's livery. They are drawn
in the order they are written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drawing.figures.hands import Grip
from drawing.pen import Point


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of cloth, leather or steel.

    colour: "mantle", "lining", "robe", "second", "trim", "hose", "leather", "steel" or "gilt"
    marks: shapes of `mark_colour` cut to the piece, such as slashes or a lining turned out
    folds: tapering folds in the shade tone; seams: lines in it; braids: lines in the trim
    """

    shape: str
    colour: str
    shade: float = 11
    marks: tuple[str, ...] = ()
    mark_colour: str = "trim"
    folds: tuple[str, ...] = ()
    seams: tuple[str, ...] = ()
    braids: tuple[str, ...] = ()
    weight: float = 5.0
    border: bool = False  # a line in the trim along the edge
    motif: str = ""  # a key of `drapery.MOTIFS`, embroidered in the trim
    motif_places: tuple[Point, ...] = ()
    motif_size: float = 9


@dataclass(frozen=True, slots=True)
class Arm:
    """A sleeved arm: shoulder, elbow and wrist, and how wide it is there."""

    path: str
    widths: tuple[float, ...]
    colour: str = "second"


@dataclass(frozen=True, slots=True)
class Habit:
    """The pieces of one horseman, and where he holds his hands and his head.

    puff: x, y and turn of the near shoulder's puffed sleeve; head: x, y, height and turn
    """

    cape: tuple[Piece, ...]
    leg: tuple[Piece, ...]
    stirrup: Point
    body: tuple[Piece, ...]
    buttons: tuple[Point, ...]
    shoulder: tuple[Piece, ...]
    puff: tuple[float, float, float] | None
    far_arm: Arm
    near_arm: Arm
    hand: Point
    collar: str  # "ruff", "falling" or "gorget"
    neck: Point
    head: tuple[float, float, float, float]
    grip: Grip
    lean: float = 0.0  # of body and head about the hips, in degrees; forwards below 0
    grip_near: bool = False  # the near hand holds the symbol, the far one the reins
    aside: float = 0.0  # of man and horse together, to the middle of the card
    turf: tuple[float, float] = (78, 462)  # where the grass begins and ends


HIDALGO: Final = Habit(
    cape=(
        Piece(
            "330,250 398,246 436,296 462,364 512,420 566,448! 552,466 560,490! 532,484 526,512! "
            "502,496 484,522! 462,500 430,510! 420,470 396,410 372,340",
            "mantle",
            15,
            marks=("398,380 440,436 494,468 570,474 570,540 400,540",),
            mark_colour="lining",
            border=True,
            folds=("412,280 440,352 494,420 536,446", "400,300 416,360 452,420 496,452"),
        ),
    ),
    leg=(
        Piece(
            "288,590! 346,590! 344,650 332,702 334,738! 314,742 302,736 270,748 238,748 234,736 "
            "264,718 290,698 290,650",
            "leather",
            10,
            seams=("300,706 314,712 330,706", "296,722 310,724"),
        ),
        Piece("334,722 350,724 360,718! 352,732 360,742! 348,734 334,734", "gilt", 0, weight=3.4),
        Piece(
            "330,462 402,460 432,498 412,548 362,590 306,592 282,562 296,510",
            "second",
            13,
            marks=(
                "332,474 344,474 322,530 324,590 306,590 306,530",
                "364,470 378,470 360,530 352,590 336,594 344,530",
                "398,470 410,476 398,520 372,572 362,570 382,520",
            ),
        ),
        Piece(
            "268,584 290,592 316,596 350,582 358,594 354,614 320,626 286,622 264,608",
            "leather",
            7,
            weight=4.6,
        ),
    ),
    stirrup=(284, 744),
    body=(
        Piece(
            "302,424! 350,440 402,424! 424,458 438,486! 416,480 396,496! 374,482 352,500! 330,484 "
            "304,494! 292,464",
            "robe",
            10,
            folds=("330,446 324,464 326,480", "384,440 396,460 400,478"),
        ),
        Piece(
            "318,258 350,250 400,260 416,310 414,370 402,428! 352,444 302,428! 286,398 280,352 "
            "292,300",
            "robe",
            14,
            folds=("376,300 388,350 380,410",),
            braids=(
                "306,286 336,294 358,288",
                "297,320 328,328 354,322",
                "295,354 326,362 352,356",
                "297,388 328,398 354,392",
            ),
        ),
        Piece("300,420! 352,438 403,420! 404,440! 352,458 301,442!", "second", 4, weight=4.2),
        Piece("306,430! 332,436! 332,456! 306,450!", "gilt", 0, weight=3.6),
    ),
    buttons=((326, 291), (318, 325), (316, 359), (318, 395)),
    shoulder=(),
    puff=(402, 304, 72),
    far_arm=Arm("322,284 214,328! 136,298", (56, 52, 36)),
    near_arm=Arm("402,302 430,394! 302,434", (54, 54, 38)),
    hand=(286, 430),
    collar="ruff",
    neck=(342, 240),
    head=(338, 182, 116, 0),
    grip=Grip("o", 106, 287, 0.81, -6),
)

PAGE: Final = Habit(
    cape=(
        Piece(
            "336,256 400,250 446,286 490,340 522,400 548,418! 530,434 527,460! 506,448 490,472! "
            "474,450 446,462! 424,420 390,380 366,320",
            "mantle",
            15,
            marks=("392,350 430,398 480,428 556,424 556,490 396,490",),
            mark_colour="lining",
            border=True,
            folds=("420,286 466,350 520,408", "410,300 440,360 480,410"),
        ),
    ),
    leg=(
        Piece(
            "302,560! 348,556! 346,640 334,704 338,738! 318,742 306,738 272,748 242,746 238,732 "
            "270,718 294,696 296,630",
            "hose",
            11,
            folds=("330,590 332,640 322,690",),
        ),
        Piece(
            "296,690 316,698 336,692! 340,738! 318,742 306,738 272,748 242,746 238,732 270,718",
            "leather",
            7,
            weight=4.6,
        ),
        Piece("290,612 320,620 350,610 350,628 320,638 290,630", "trim", 4, weight=4.2),
        Piece(
            "330,462 404,460 440,496 430,540 384,580 320,586 284,560 292,508",
            "robe",
            13,
            marks=(
                "326,474 340,474 316,526 318,590 300,586 300,526",
                "362,468 378,468 360,526 358,590 338,592 342,526",
                "404,470 416,476 408,520 388,574 372,576 388,520",
            ),
            mark_colour="second",
        ),
    ),
    stirrup=(286, 742),
    body=(
        Piece(
            "306,430! 354,444 400,428! 420,460 428,480! 408,476 390,490! 370,478 350,492! 328,478 "
            "304,486! 296,460",
            "robe",
            10,
        ),
        Piece(
            "312,262 350,254 400,262 416,312 408,372 400,434! 354,448 306,434! 294,396 286,344 "
            "294,296",
            "robe",
            14,
            marks=("318,256 350,262 356,330 354,448 322,446 310,390 306,330",),
            mark_colour="second",
            seams=("320,276 312,340 318,400 326,440", "354,268 360,340 356,440"),
        ),
        Piece("303,424! 354,440 401,422! 402,442! 354,460 304,444!", "mantle", 4, weight=4.2),
        Piece("322,434! 350,440! 350,460! 322,454!", "gilt", 0, weight=3.6),
    ),
    buttons=((334, 300), (332, 334), (334, 368), (338, 402)),
    shoulder=(),
    puff=(404, 304, 66),
    far_arm=Arm("316,286 200,326! 110,256", (56, 52, 36)),
    near_arm=Arm("404,302 440,394! 314,446", (54, 54, 38)),
    hand=(298, 446),
    collar="falling",
    neck=(342, 246),
    head=(338, 186, 118, 5),
    grip=Grip("c", 98, 244, 0.9, -6),
    lean=1,
    turf=(158, 552),
)

KNIGHT: Final = Habit(
    cape=(
        Piece(
            "340,256 402,250 450,300 484,370 508,440 542,498 564,518! 546,530 550,554! 528,544 "
            "516,566! 496,540 472,548! 458,500 420,440 380,360",
            "mantle",
            15,
            marks=("416,390 448,450 500,506 574,512 574,590 430,590",),
            mark_colour="lining",
            border=True,
            folds=("424,290 462,370 500,460 536,510", "412,310 440,390 482,480"),
        ),
    ),
    leg=(
        Piece(
            "296,580! 346,576! 344,640 334,706 338,738! 318,742 306,738 274,750 236,748 230,738 "
            "266,718 292,696 292,640",
            "steel",
            10,
            seams=("318,600 316,650 312,700", "266,722 276,742", "286,714 296,738"),
        ),
        Piece("334,722 350,724 360,718! 352,732 360,742! 348,734 334,734", "gilt", 0, weight=3.4),
        Piece(
            "330,466 404,462 434,500 410,548 366,578 306,584 286,562 298,512",
            "robe",
            13,
            marks=(
                "330,474 344,474 322,530 324,590 306,590 306,530",
                "364,470 378,470 360,530 352,590 336,594 344,530",
                "398,470 410,476 398,520 372,572 362,570 382,520",
            ),
            mark_colour="second",
        ),
        Piece(
            "286,566 302,556 328,560 352,572 356,600 336,614 306,614 284,602",
            "steel",
            7,
            seams=("292,584 318,576 346,588",),
        ),
    ),
    stirrup=(282, 744),
    body=(
        Piece(
            "300,426! 350,442 402,424! 424,462 438,506! 414,500 396,516! 374,502 352,518! 330,504 "
            "304,512! 286,496 290,460",
            "second",
            11,
            folds=("326,446 320,476 322,500", "384,440 396,470 400,496"),
            motif="lozenge",
            motif_places=((306, 486), (350, 492), (398, 490)),
            motif_size=8,
        ),
        Piece(
            "318,260 350,252 400,260 418,312 412,372 402,430! 352,446 300,430! 280,398 276,350 "
            "290,300",
            "second",
            14,
            folds=("376,312 388,360 380,414",),
            motif="lily",
            motif_places=((338, 350),),
            motif_size=44,
        ),
        Piece("298,420! 352,440 403,418! 404,438! 352,460 299,442!", "leather", 4, weight=4.2),
        Piece("312,430! 338,436! 338,456! 312,450!", "gilt", 0, weight=3.6),
    ),
    buttons=(),
    shoulder=(
        Piece("350,286 372,262 408,262 436,292 442,332 420,344 392,336 362,322", "steel", 9),
        Piece(
            "352,298 380,312 412,322 441,326! 442,338! 410,342 372,328 352,310!",
            "gilt",
            4,
            weight=4,
        ),
        Piece("364,268 388,258 414,266 428,288 404,282 380,286 360,292", "steel", 5, weight=4.4),
    ),
    puff=None,
    far_arm=Arm("322,292 262,382! 262,436", (54, 52, 40), "steel"),
    near_arm=Arm("404,306 432,412! 470,352", (56, 54, 40), "steel"),
    hand=(252, 436),
    collar="gorget",
    neck=(344, 248),
    head=(338, 186, 116, 0),
    grip=Grip("e", 481, 338, 0.84, 6),
    lean=-3,
    grip_near=True,
    aside=-12,
    turf=(242, 458),
)

FORESTER: Final = Habit(
    cape=(
        Piece(
            "330,262 392,254 444,270 486,302 520,314 556,296! 566,326 554,354! 532,360 528,392! "
            "494,390 476,414! 444,396 412,376 372,352",
            "mantle",
            15,
            marks=("398,346 440,364 486,360 530,338 574,330 574,420 430,430",),
            mark_colour="lining",
            border=True,
            folds=("406,276 446,304 496,330 534,332", "402,302 436,336 478,344"),
        ),
    ),
    leg=(
        Piece(
            "296,580! 350,574! 350,640 342,704 346,738! 326,744 312,738 280,750 248,750 244,738 "
            "272,720 298,698 296,640",
            "leather",
            10,
            seams=("308,706 322,712 340,706", "304,722 318,724"),
        ),
        Piece(
            "330,462 404,460 436,500 416,552 366,588 312,592 288,566 298,512",
            "second",
            13,
            folds=("316,520 304,550 310,576", "392,500 380,540 356,572"),
        ),
        Piece(
            "280,574 310,584 356,572 366,584! 352,600 350,616! 336,604 320,622! 306,606 284,616! "
            "284,600 274,590",
            "leather",
            7,
            weight=4.6,
        ),
    ),
    stirrup=(294, 746),
    body=(
        Piece(
            "300,430! 350,446 406,426! 440,470 456,520! 428,512 412,534! 384,516 358,536! 332,516 "
            "300,526! 286,490",
            "robe",
            12,
            folds=("326,450 316,480 322,508", "390,446 404,480 412,508"),
            motif="lozenge",
            motif_places=((304, 496), (342, 478), (342, 512), (372, 494), (394, 510), (430, 494)),
            motif_size=8,
        ),
        Piece(
            "296,268 330,258 382,264 410,312 414,372 406,430! 352,448 300,434! 280,402 270,352 "
            "276,304",
            "robe",
            14,
            folds=("366,300 384,350 380,410",),
            motif="lozenge",
            motif_places=((300, 310), (306, 352), (306, 390), (334, 410), (366, 306), (358, 428)),
            motif_size=8,
        ),
        Piece("284,270 300,264 346,340 392,420! 374,430! 318,352", "leather", 0, weight=4.2),
        Piece(
            "372,424 392,414 412,436 440,452 470,452! 482,470 476,494! 440,488 404,472 382,448",
            "trim",
            8,
            marks=("404,420! 424,440 412,480! 396,470", "462,440! 486,446 486,500! 456,500"),
            mark_colour="leather",
            weight=4.6,
        ),
        Piece("298,424! 352,444 407,422! 408,444! 352,466 299,446!", "leather", 4, weight=4.2),
        Piece("310,434! 338,440! 338,462! 310,456!", "gilt", 0, weight=3.6),
    ),
    buttons=((288, 330), (288, 364), (294, 398)),
    shoulder=(),
    puff=(392, 306, 78),
    far_arm=Arm("304,290 196,322! 106,278", (58, 54, 38)),
    near_arm=Arm("392,308 436,388! 288,416", (56, 56, 40)),
    hand=(272, 414),
    collar="falling",
    neck=(326, 248),
    head=(322, 192, 118, 2),
    grip=Grip("b", 86, 267, 0.685, -4),
    lean=-7,
    turf=(158, 552),
)

HABITS: Final[dict[str, Habit]] = {"o": HIDALGO, "c": PAGE, "e": KNIGHT, "b": FORESTER}
