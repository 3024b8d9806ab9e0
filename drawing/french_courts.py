"""Jack, queen and king of the French deck: half a figure, cut by a slanting band, and turned.

The panel fills the card but for the two corners of the index, which are cut out of it. A half is
drawn with the origin at the top middle of the panel, moved to the figure's axis; the band crosses
the middle of the card, lower at the left edge than at the right one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from shapely.geometry import Polygon

from drawing.figures.fingers import round_shaft
from drawing.french_arms import ARMS
from drawing.french_cast import COURTS
from drawing.french_colours import Dress, Scheme
from drawing.french_crowns import Stones, crown
from drawing.french_hats import hat
from drawing.french_heads import head, painted_face
from drawing.french_jacks import herald, jerkin, laced, slashed
from drawing.french_kings import armour, cope, ermine, gown
from drawing.french_pips import pip
from drawing.french_queens import bodice, capelet, lace, wimple
from drawing.french_tailoring import LIFTED_HAND, Sleeve, lifted_arm
from drawing.naipe import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH
from drawing.pen import (
    QUARTER,
    Pen,
    Point,
    Segment,
    Shape,
    ellipse,
    move,
    polyline,
    scale,
    turn,
)

FIELD: Final = "#FFF8E6"
LEFT: Final = 36.0
TOP: Final = 40.0
PANEL_WIDTH: Final = WIDTH - 2 * LEFT
PANEL_HEIGHT: Final = HEIGHT - 2 * TOP
# What is cut out of the panel for the index.
NOTCH_RIGHT: Final = 126.0
NOTCH_BOTTOM: Final = 280.0
CORNER: Final = 18.0
LINE: Final = 4.5
SLANT: Final = 54.0
BAND: Final = 42.0

AXIS: Final = 20.0  # to the right of the middle: the corner of the index is at the left
HEAD_Y: Final = 154.0
HEAD_HEIGHT: Final = 146.0
CHIN: Final = HEAD_Y + HEAD_HEIGHT / 2
ARM_SIZE: Final = 0.88  # of what is held, so that it stays inside the panel
CROWN_WIDTH: Final[dict[int, float]] = {12: 120.0, 11: 106.0}

DRESSES: Final[dict[str, Callable[[Pen, Dress], Sleeve]]] = {
    "armour": armour,
    "bodice": bodice,
    "capelet": capelet,
    "cope": cope,
    "ermine": ermine,
    "gown": gown,
    "herald": herald,
    "jerkin": jerkin,
    "lace": lace,
    "laced": laced,
    "slashed": slashed,
    "wimple": wimple,
}


def court(pen: Pen, suit: str, rank: int, scheme: Scheme) -> None:
    """Draw both halves of a figure, the band between them and the frame."""
    frame = panel()
    pen.fill(frame, FIELD, weight=0)
    centre = (MIDDLE_X, MIDDLE_Y)
    seam = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, _seam(WIDTH)), (0.0, _seam(0.0))]
    upper = Polygon([(x, y) for x, y in seam]).intersection(frame.polygon())
    with pen.clipped(upper), pen.placed(move(MIDDLE_X, TOP)):
        _half(pen, suit, rank, scheme)
    lower = turn(180)
    turned = move(*centre) @ lower @ move(-MIDDLE_X, -MIDDLE_Y)
    with pen.clipped(turned.apply_to(upper)), pen.placed(turned, move(MIDDLE_X, TOP)):
        _half(pen, suit, rank, scheme)
    with pen.clipped(frame.polygon()):
        _band(pen, suit, scheme)
    pen.fill(frame, "none", weight=LINE, outline=scheme.colours[suit])


def _seam(x: float) -> float:
    """Return how high the middle of the band is at `x`."""
    return MIDDLE_Y - (x - MIDDLE_X) * SLANT * 2 / PANEL_WIDTH


def panel() -> Shape:
    """Return the field of a figure: a rounded box without the corners of the index."""
    right, bottom = WIDTH - LEFT, HEIGHT - TOP
    corners: list[Point] = [
        (NOTCH_RIGHT, TOP),
        (right, TOP),
        (right, HEIGHT - NOTCH_BOTTOM),
        (WIDTH - NOTCH_RIGHT, HEIGHT - NOTCH_BOTTOM),
        (WIDTH - NOTCH_RIGHT, bottom),
        (LEFT, bottom),
        (LEFT, NOTCH_BOTTOM),
        (NOTCH_RIGHT, NOTCH_BOTTOM),
    ]
    segments: list[Segment] = []
    starts: list[Point] = []
    for k, corner in enumerate(corners):
        near = _towards(corner, corners[k - 1], CORNER)
        far = _towards(corner, corners[(k + 1) % len(corners)], CORNER)
        first = _towards(corner, near, CORNER * (1 - QUARTER))
        second = _towards(corner, far, CORNER * (1 - QUARTER))
        if segments:
            segments.append((segments[-1][3], None, None, near))
        starts.append(near)
        segments.append((near, first, second, far))
    segments.append((segments[-1][3], None, None, starts[0]))
    return Shape(tuple(segments))


def _towards(start: Point, end: Point, distance: float) -> Point:
    part = distance / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _half(pen: Pen, suit: str, rank: int, scheme: Scheme) -> None:
    who, dress = COURTS[suit, rank], scheme.dresses[suit]
    pip(pen, suit, -124, 60, 84, scheme.colours[suit])
    with pen.placed(move(AXIS, 0)):
        sleeve = DRESSES[who.dress](pen, dress)
        facing = scale(-1 if who.looks_right else 1, 1)
        with pen.placed(facing, move(0, CHIN), turn(-who.nod), move(0, -CHIN)):
            head(pen, 0, HEAD_Y, HEAD_HEIGHT, who.head)
            if rank == 11:
                painted_face(pen, 0, HEAD_Y, HEAD_HEIGHT, who.head)
            if who.hat:
                hat(pen, 0, 108, 122, who.hat)
            if who.crown:
                crown(pen, 0, 108, CROWN_WIDTH[rank], who.crown, Stones(dress.cloth, dress.gem))
        lifted_arm(pen, sleeve)
        with pen.placed(move(*LIFTED_HAND), turn(who.lean), scale(ARM_SIZE)):
            ARMS[who.arm](pen)
        round_shaft(pen, *LIFTED_HAND, 1.06, who.lean)


def _band(pen: Pen, suit: str, scheme: Scheme) -> None:
    """Draw the band over the seam of the halves, with the suit and stones on it by turns."""
    dress = scheme.dresses[suit]
    angle = math.degrees(math.atan2(-SLANT * 2, PANEL_WIDTH))
    half = math.hypot(PANEL_WIDTH, SLANT * 2) / 2 + 20
    with pen.placed(move(MIDDLE_X, MIDDLE_Y), turn(angle)):
        strip = polyline(
            [(-half, -BAND / 2), (half, -BAND / 2), (half, BAND / 2), (-half, BAND / 2)]
        )
        pen.fill(strip, dress.cloth)
        inner = BAND / 2 - 7
        for y in (-inner, inner):
            pen.stroke(polyline([(-half, y), (half, y)], closed=False), 4, dress.trim)
        for k in range(-8, 9):
            if k % 2:
                pen.fill(ellipse(k * 30, 0, 5.4), dress.trim, weight=2.8)
            else:
                stone = polyline([(k * 30, -11), (k * 30 + 15, 0), (k * 30, 11), (k * 30 - 15, 0)])
                pen.fill(stone, dress.cloak if k % 4 else dress.robe, weight=3.2)
