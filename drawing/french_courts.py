"""Jack, queen and king of the French deck: half a figure, cut by a slanting band, and turned.

A half is drawn with the origin at the top middle of the frame, 187 units to either side; the band
crosses it 421 units below, 46 lower at the left edge and 46 higher at the right one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from shapely import affinity
from shapely.geometry import Polygon

from drawing.figures.cast import Hat, Head
from drawing.figures.cloth import cuff, puff, stencil
from drawing.figures.hands import fist
from drawing.figures.hats import hat
from drawing.figures.heads import head
from drawing.french_arms import ARMS
from drawing.french_colours import Dress, Scheme
from drawing.french_pips import pip
from drawing.naipe import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH
from drawing.palette import (
    BLACK_BROWN,
    BLUE,
    BROWN,
    DARK_BROWN,
    FAIR,
    INK,
    RED,
    SILVER,
    SKIN,
    STEEL,
    WHITE,
    YELLOW,
    shade_of,
)
from drawing.pen import (
    OUTLINE,
    Pen,
    Shape,
    ellipse,
    limb,
    move,
    polyline,
    rounded_box,
    scale,
    spline,
    turn,
)

FIELD: Final = "#FFF8E6"
LEFT: Final = 118.0
TOP: Final = 54.0
FRAME_WIDTH: Final = WIDTH - 2 * LEFT
FRAME_HEIGHT: Final = HEIGHT - 2 * TOP
SLANT: Final = 46.0
BAND: Final = 46.0

HEAD_Y: Final = 156.0
HEAD_HEIGHT: Final = 152.0
RIGHT_HAND: Final = (131.0, 254.0)
ARM_SIZE: Final = 0.86  # of what is held, so that it stays inside the frame
LEFT_HAND: Final = (-50.0, 368.0)

# What is seen of a half, in its own coordinates: motifs are set only where they stay whole.
ABOVE_BAND: Final = Polygon(
    [
        (-FRAME_WIDTH / 2, 0),
        (FRAME_WIDTH / 2, 0),
        (FRAME_WIDTH / 2, FRAME_HEIGHT / 2 - SLANT - BAND / 2),
        (-FRAME_WIDTH / 2, FRAME_HEIGHT / 2 + SLANT - BAND / 2),
    ]
)


@dataclass(frozen=True, slots=True)
class Court:
    """One figure: whose head, what is held, on which side it looks.

    arm: a key of `ARMS`; front: "panel", "buttons", "lacing" or "breastplate"
    motif: on the sleeves, a key of the motifs of cloth, or none
    """

    head: Head
    arm: str
    front: str
    hat: Hat | None = None
    motif: str = ""
    looks_right: bool = False


COURTS: Final[dict[tuple[str, int], Court]] = {
    ("o", 12): Court(
        Head("long", SILVER, "long", nose="long", lines=True, breadth=0.98),
        "axe",
        "panel",
        motif="flower",
        looks_right=True,
    ),
    ("c", 12): Court(
        Head("long", BROWN, "forked", lines=True), "sword", "breastplate", motif="lozenge"
    ),
    ("e", 12): Court(
        Head("long", BLACK_BROWN, "square", nose="hooked", gaze=0.4, brows=-0.5, breadth=1.06),
        "sword",
        "panel",
        motif="lozenge",
    ),
    ("b", 12): Court(
        Head("curls", DARK_BROWN, "round", nose="short", smile=1, breadth=1.1),
        "sceptre",
        "buttons",
        motif="flower",
        looks_right=True,
    ),
    ("o", 11): Court(Head("flowing", FAIR, nose="short", gaze=0.4), "daisy", "lacing"),
    ("c", 11): Court(
        Head("flowing", BROWN, nose="short", smile=1, breadth=1.04),
        "rose",
        "panel",
        looks_right=True,
    ),
    ("e", 11): Court(Head("flowing", BLACK_BROWN, nose="straight", brows=0.6), "tulip", "panel"),
    ("b", 11): Court(
        Head("flowing", DARK_BROWN, nose="short", smile=0.6),
        "carnation",
        "lacing",
        looks_right=True,
    ),
    ("o", 10): Court(
        Head("curls", FAIR, gaze=0.4, smile=1),
        "halberd",
        "buttons",
        Hat("turned", RED, YELLOW),
        looks_right=True,
    ),
    # As in packs of old, the jacks of hearts and spades show one eye.
    ("c", 10): Court(
        Head("bob", BROWN, nose="short", smile=1, view="profile"),
        "halberd",
        "lacing",
        Hat("cap", BLUE, WHITE),
    ),
    ("e", 10): Court(
        Head("cropped", BLACK_BROWN, "round", view="profile"),
        "arrow",
        "buttons",
        Hat("brim", RED, YELLOW),
    ),
    ("b", 10): Court(
        Head("bob", DARK_BROWN, smile=0.6), "halberd", "breastplate", Hat("cap", RED, YELLOW)
    ),
}


def court(pen: Pen, suit: str, rank: int, scheme: Scheme) -> None:
    """Draw both halves of a figure, the band between them and the frame."""
    frame = rounded_box(LEFT, TOP, FRAME_WIDTH, FRAME_HEIGHT, 16)
    pen.fill(frame, FIELD, weight=0)
    right, centre = LEFT + FRAME_WIDTH, (MIDDLE_X, MIDDLE_Y)
    corners = [(LEFT, TOP), (right, TOP), (right, MIDDLE_Y - SLANT), (LEFT, MIDDLE_Y + SLANT)]
    upper = Polygon(corners).intersection(frame.polygon())
    for degrees in (0, 180):
        clip = affinity.rotate(upper, degrees, origin=centre)
        place = move(*centre) @ turn(degrees) @ move(0, TOP - MIDDLE_Y)
        with pen.clipped(clip), pen.placed(place):
            _half(pen, suit, rank, scheme)
    with pen.clipped(frame.polygon()):
        _band(pen, scheme.dresses[suit])
    pen.fill(frame, "none", weight=OUTLINE, outline=scheme.colours[suit])


def _half(pen: Pen, suit: str, rank: int, scheme: Scheme) -> None:
    who, dress = COURTS[suit, rank], scheme.dresses[suit]
    pip(pen, suit, -140, 58, 84, scheme.colours[suit])
    if rank == 11:
        _veil(pen, dress)
    _cloak(pen, dress)
    _front(pen, who, dress)
    _upper_arm(pen, who, dress)
    _waist_arm(pen, who, dress)
    if rank != 12:
        _puffs(pen, rank, dress)
    _collar(pen, rank, dress)
    with pen.placed(scale(-1 if who.looks_right else 1, 1)):
        head(pen, 0, HEAD_Y, HEAD_HEIGHT, who.head)
        if rank == 11:
            _painted_face(pen)
    if who.hat:
        hat(pen, 0, 108, 124, who.hat)
    if rank == 12:
        _crown(pen, 128, dress)
    elif rank == 11:
        _crown(pen, 106, dress)
    _lifted_hand(pen, who, dress)


def _cloak(pen: Pen, dress: Dress) -> None:
    """Draw the cloak behind the figure: it fills the frame from the shoulders down."""
    cloak = spline(
        "-212,520! -212,330 -182,284 -128,252 -64,234 0,230 64,234 128,252 182,284 212,330 212,520!"
    )
    pen.fill(cloak, dress.cloak, shade=13)


def _front(pen: Pen, who: Court, dress: Dress) -> None:
    """Draw the front of the robe between the arms."""
    robe = spline("-78,240! 78,240! 92,330 112,500! -112,500! -92,330")
    pen.fill(robe, dress.robe, shade=11)
    for side in (-1, 1):
        pen.stroke([(side * 62, 300), (side * 70, 380), (side * 80, 470)], 4, shade_of(dress.robe))
    if who.front == "breastplate":
        plate = spline("-60,236! 60,236! 72,300 66,372 0,404 -66,372 -72,300")
        pen.fill(plate, STEEL, shade=12)
        pen.stroke([(0, 246), (0, 400)], 4)
        for y in (320, 346):
            pen.stroke([(-58, y - 12), (0, y + 6), (58, y - 12)], 3, shade_of(STEEL))
        return
    pen.fill(
        spline("-34,240! 34,240! 40,330 50,500! -50,500! -40,330"), dress.trim, weight=4.4, shade=7
    )
    if who.front == "panel":
        for k, y in enumerate((312, 366, 420, 474)):
            stone = polyline([(0, y - 24), (20, y), (0, y + 24), (-20, y)])
            pen.fill(stone, dress.cloth if k % 2 else dress.gem, weight=3.6)
            pen.fill(ellipse(0, y, 6), dress.trim, weight=2.6)
    elif who.front == "buttons":
        pen.stroke([(0, 260), (0, 500)], 3.4)
        for y in range(290, 500, 36):
            pen.fill(ellipse(0, y, 9), dress.gem, weight=3.4)
    else:
        for y in range(288, 500, 30):
            pen.stroke([(-32, y), (30, y + 24)], 4.4, dress.gem)
            pen.stroke([(32, y), (-30, y + 24)], 4.4, dress.gem)


def _sleeve(pen: Pen, who: Court, dress: Dress, tube: Shape) -> None:
    area = pen.fill(tube, dress.cloth, shade=11)
    if who.motif:
        stencil(
            pen,
            area.intersection(pen.affine.apply_to(ABOVE_BAND)),
            who.motif,
            dress.trim,
            pitch=42,
            radius=9,
            margin=13,
            drop=10,
        )


def _upper_arm(pen: Pen, who: Court, dress: Dress) -> None:
    _sleeve(pen, who, dress, limb("122,272 160,322 170,352", (66, 74, 66)))


def _lifted_hand(pen: Pen, who: Court, dress: Dress) -> None:
    """Draw what is held and, over everything else, the hand that lifts it."""
    with pen.placed(move(*RIGHT_HAND), turn(2), scale(ARM_SIZE)):
        ARMS[who.arm](pen)
    _sleeve(pen, who, dress, limb("172,366 160,330 145,294", (66, 58, 46)))
    cuff(pen, [(147, 302), (139, 276)], (60, 54), dress.trim)
    fist(pen, *RIGHT_HAND, 1.1, 8)


def _waist_arm(pen: Pen, who: Court, dress: Dress) -> None:
    _sleeve(pen, who, dress, limb("-124,272 -170,350 -150,400 -76,376", (66, 78, 66, 48)))
    cuff(pen, [(-96, 380), (-68, 373)], (60, 54), dress.trim)
    with pen.placed(move(*LEFT_HAND), scale(-1, 1)):
        fist(pen, 0, 0, 1.08)


def _puffs(pen: Pen, rank: int, dress: Dress) -> None:
    """Draw the slashed sleeves of a jack, or those of a queen with a string of pearls."""
    for side in (-1, 1):
        if rank == 10:
            puff(pen, side * 126, 278, 62, 50, 90 - side * 36, dress.robe, dress.trim)
            continue
        puff(pen, side * 124, 276, 54, 44, 90 - side * 36, dress.robe, dress.cloak)
        for k in range(5):
            pen.fill(ellipse(side * (168 - 13 * k), 296 + 9 * k, 7), WHITE, weight=3)


def _collar(pen: Pen, rank: int, dress: Dress) -> None:
    """Draw what lies about the neck: ermine, jewels or a ruff."""
    if rank == 12:
        cape = spline(
            "-88,226 0,208 88,226 148,252 190,302! 128,310 66,324 0,352 -66,324 -128,310 "
            "-190,302! -148,252"
        )
        area = pen.fill(cape, WHITE, shade=10)
        stencil(pen, area, "ermine", INK, pitch=44, radius=9, margin=12, drop=14)
        return
    pen.fill(limb("0,206 0,242", (58, 62)), SKIN, weight=4.2, shade=6)
    if rank == 11:
        necklace = spline(
            "-84,262 -58,246 -28,258 0,262 28,258 58,246 84,262 70,292 36,308 0,324 -36,308 -70,292"
        )
        pen.fill(necklace, YELLOW, weight=4.6, shade=6)
        for k in range(-2, 3):
            stone = ellipse(k * 29, 293 - abs(k) * 8, 7.5)
            pen.fill(stone, dress.gem if k % 2 == 0 else WHITE, weight=3.2)
        return
    ruff = spline(
        "-76,256 -58,236 -30,242 0,236 30,242 58,236 76,256 62,274 32,270 0,282 -32,270 -62,274"
    )
    pen.fill(ruff, WHITE, weight=4.6, shade=6)
    for x in (-44, -16, 16, 44):
        pen.stroke([(x * 0.9, 246), (x, 266)], 3, shade_of(WHITE))


def _veil(pen: Pen, dress: Dress) -> None:
    veil = spline(
        "-82,110 -54,70 0,54 54,70 82,110 100,200 108,262 70,290 -70,290 -108,262 -100,200"
    )
    pen.fill(veil, dress.veil, shade=10)
    for side in (-1, 1):
        pen.stroke([(side * 70, 130), (side * 82, 200), (side * 84, 256)], 4, shade_of(dress.veil))


def _painted_face(pen: Pen) -> None:
    """Redden the lips of a queen and lengthen her lashes; in the units of a head."""
    with pen.placed(move(0, HEAD_Y), scale(HEAD_HEIGHT / 100)):
        pen.fill(spline("-15,30.5! -9,27.6 -5.5,28.8 -2,27.6 5,30.5! -5,37"), RED, weight=2.2)
        for lash in ("18,-4 23,-8.5", "15,-7 19,-12.5", "-27,-4.5 -31,-8"):
            pen.stroke(lash, 3)


def _crown(pen: Pen, width: float, dress: Dress) -> None:
    """Draw a crown with five points on the brow, its lining showing between them."""
    with pen.placed(move(0, 103), scale(width / 100)):
        pen.fill(spline("-46,-8! -30,-44 0,-54 30,-44 46,-8!"), dress.cloth, weight=4.4)
        points = (
            "-52,4! -58,-46! -34,-22! -27,-56! -10,-26! 0,-64! 10,-26! 27,-56! 34,-22! 58,-46! "
            "52,4!"
        )
        pen.fill(spline(points), YELLOW, weight=5, shade=7)
        for x, y in ((-58, -48), (-27, -58), (0, -67), (27, -58), (58, -48)):
            pen.fill(ellipse(x, y, 6), WHITE, weight=3.4)
        pen.fill(spline("-54,-6! 0,-14 54,-6! 53,12! 0,4 -53,12!"), YELLOW, weight=4.6, shade=4)
        for k in range(-2, 3):
            stone = ellipse(k * 20, -0.5 - (2 - abs(k)) * 2.4, 5)
            pen.fill(stone, dress.gem if k % 2 == 0 else WHITE, weight=2.8)


def _band(pen: Pen, dress: Dress) -> None:
    """Draw the jewelled band over the seam of the halves."""
    angle = math.degrees(math.atan2(-SLANT * 2, FRAME_WIDTH))
    half = math.hypot(FRAME_WIDTH, SLANT * 2) / 2 + 20
    with pen.placed(move(MIDDLE_X, MIDDLE_Y), turn(angle)):
        strip = polyline(
            [(-half, -BAND / 2), (half, -BAND / 2), (half, BAND / 2), (-half, BAND / 2)]
        )
        pen.fill(strip, dress.cloth)
        inner = BAND / 2 - 9
        for y in (-inner, inner):
            pen.stroke(polyline([(-half, y), (half, y)], closed=False), 4, dress.trim)
        for k in range(-6, 7):
            if k % 2:
                pen.fill(ellipse(k * 32, 0, 6), dress.trim, weight=3)
            else:
                stone = polyline([(k * 32, -12), (k * 32 + 15, 0), (k * 32, 12), (k * 32 - 15, 0)])
                pen.fill(stone, YELLOW, weight=3.4)
