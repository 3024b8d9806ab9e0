"""Faces of the avatars: larger features than on the cards, so that they still read at 32 pixels.

A head is drawn in units of its own, 100 from chin to skull, the middle of the face at the origin,
turned a little to the left. Weights are in final units, as everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shapely import affinity

from drawing.figures.drapery import tapering
from drawing.palette import CHEEK, DARK_SKIN, INK, LIP, RED, SKIN, WHITE, shade_of
from drawing.pen import LIGHT, Node, Pen, Shape, ellipse, move, scale, spline

EDGE: Final = 4.6
FINE: Final = 3.4

SKULLS: Final[dict[str, str]] = {
    "oval": (
        "-29,-30 -34,-12 -33,4 -31,18 -24,33 -13,45 -3,50 8,47 22,36 32,20 35,2 35,-16 "
        "28,-40 2,-51 -20,-46"
    ),
    "broad": (
        "-32,-28 -37,-8 -37,8 -36,24 -28,39 -14,48 -2,50 10,48 26,40 37,26 40,8 39,-12 "
        "31,-38 2,-51 -22,-46"
    ),
    "long": (
        "-27,-32 -31,-14 -30,4 -29,20 -23,37 -13,49 -3,54 7,51 19,40 28,22 32,2 32,-18 "
        "26,-42 2,-52 -18,-47"
    ),
    "child": (
        "-32,-26 -37,-6 -39,12 -35,27 -24,39 -10,46 -2,47.5 8,46 25,39 37,27 41,10 40,-10 "
        "32,-36 2,-51 -22,-45"
    ),
}

# Bridge, shadow under the tip, wing; about the root between the eyes.
NOSES: Final[dict[str, tuple[str, str, str]]] = {
    "fine": ("-2,2 -4,8 -8,15 -5,18", "-6,18 0,18.4 4,16! 2,20 -3,21", "3,14 5.4,17"),
    "straight": (
        "-2,-2 -3.5,6 -9.5,15 -6,19",
        "-7,19 0,19.4 6,16! 3.4,21.5 -3,22.5",
        "3,12 7,16.4",
    ),
    "long": (
        "-2,-4 -4,4 -12,16 -8,21.5 -2,21",
        "-8,21.6 0,21 7,17! 4,23.6 -3,25",
        "3,12 8,17 5,20.6",
    ),
    "bulb": ("-3,2 -10,7 -13,14 -9,20 -2,21", "-9,20.4 0,21 8,16! 5,24 -4,25", "3,9 9,13 7,19"),
    "button": ("-7,11 -8.5,15 -5,17.6", "-6,17.6 0,17.8 4,15! 2,19.6 -3,20.4", "3,13 5,15.6"),
}


@dataclass(frozen=True, slots=True)
class Face:
    """What makes one face.

    eyes: their size, 1 the usual; gaze: -1 to 1, where they look; lids: 0 open to 1 half closed
    mouth: `lips`, `grin`, `smile` or `none` (covered); smile: how far its corners go up
    brows: colour; brow_weight: breadth in head units; lift: above 0 raised, below 0 knitted
    lines: those of age; blush: size of the cheeks' colour
    """

    skull: str
    nose: str
    mouth: str
    brows: str
    skin: str = SKIN
    eyes: float = 1.0
    gaze: float = 0.0
    lids: float = 0.0
    smile: float = 1.0
    brow_weight: float = 5.0
    lift: float = 0.0
    lines: bool = False
    lashes: bool = False
    blush: float = 1.0
    ear: bool = True


def solid(pen: Pen, shape: Shape, colour: str, *, weight: float = EDGE, shade: float = 0) -> None:
    """Draw a shape with its outline, and its shade inside of that.

    As `Pen.fill`, but fill and outline stay one path, which keeps the files small.
    """
    area = pen.fill(shape, colour, weight=weight)
    lit = affinity.translate(area, LIGHT[0] * shade, LIGHT[1] * shade)
    # Opened, so that the shade does not trail off in slivers along the outline.
    dark = area.buffer(-weight / 2 + 0.2).difference(lit).buffer(-0.6).buffer(0.6, quad_segs=1)
    pen.region(dark.simplify(0.6), shade_of(colour))


def face(pen: Pen, who: Face) -> None:
    """Draw a face without hair, in the head's units."""
    if who.ear:
        pen.fill(spline("32,-8 38,-12 44,-6 43,5 38,14 32,12"), who.skin, weight=EDGE)
        pen.stroke("36,-5 39.4,-4 38.6,3", 2.6, shade_of(who.skin))
    solid(pen, spline(SKULLS[who.skull]), who.skin, shade=8)
    for x, y, rx, ry in ((-24, 17, 6.4, 6.4), (19, 18, 9.4, 7.4)):
        pen.fill(ellipse(x, y, rx * who.blush, ry * who.blush), CHEEK, weight=0)
    if who.lines:
        _age(pen)
    for at, half, side in ((-17.5, 8.2, -1), (10.5, 9.8, 1)):
        _eye(pen, who, at, half * who.eyes, side)
    bridge, shadow, wing = NOSES[who.nose]
    with pen.placed(move(-5.5, -2)):
        pen.fill(spline(shadow), shade_of(who.skin), weight=0)
        pen.stroke(bridge, FINE)
        pen.stroke(wing, 2.8)
    _mouth(pen, who)


def _eye(pen: Pen, who: Face, x: float, half: float, side: int) -> None:
    with pen.placed(move(x, -3), scale(half * side, half)):
        top = -0.92 + 0.42 * who.lids
        white = spline([(-1.0, 0.25, True), (-0.2, top), (1.0, 0.05, True), (0.1, 0.62)])
        pupil = side * (0.38 * who.gaze - 0.1)
        pen.fill(
            white,
            WHITE,
            weight=0,
            patches=[(ellipse(pupil, -0.12 + 0.16 * who.lids, 0.54, 0.62), INK)],
        )
        pen.fill(ellipse(pupil - 0.2 * side, -0.34 + 0.3 * who.lids, 0.17), WHITE, weight=0)
        end = (1.32, -0.24) if who.lashes else (1.12, 0.08)
        pen.stroke([(-1.08, 0.3), (-0.2, top - 0.06), (0.72, -0.42 + 0.3 * who.lids), end], 4)
        if who.lashes:
            pen.stroke([(0.72, -0.5), (1.22, -0.72)], 3)
        lift = -1.62 - 0.2 * who.lift
        inner = lift + 0.3 - (0.4 * who.lift if who.lift < 0 else 0)
        brow: list[Node] = [(-1.1, inner), (0.1, lift), (1.0, lift + 0.16), (1.5, lift + 0.6)]
        pen.fill(tapering(brow, who.brow_weight / half * 1.25), who.brows, weight=0)


def _age(pen: Pen) -> None:
    for line in (
        "-24,9 -17,11.5 -11,9",
        "4,10 12,12.5 19,9",
        "27,-2 31,-5",
        "27,2 31.4,2.6",
        "-16,24 -19,29 -18,34",
        "9,23 14,29 14,35",
    ):
        pen.stroke(line, 2.6, DARK_SKIN)


def _mouth(pen: Pen, who: Face) -> None:
    up = 2.6 * who.smile
    with pen.placed(move(-4, 31)):
        match who.mouth:
            case "grin":
                lips = spline(
                    [
                        (-15, -2 - up, True),
                        (-2, 0.5),
                        (15, -3 - up, True),
                        (9, 7),
                        (-1, 10.5),
                        (-10, 7),
                    ]
                )
                teeth = spline(
                    [
                        (-16, -3 - up, True),
                        (-2, -0.5),
                        (16, -4 - up, True),
                        (9, 2.4),
                        (-1, 4.8),
                        (-10, 2),
                    ]
                )
                pen.fill(lips, LIP, weight=FINE, patches=[(teeth, WHITE)])
            case "lips":
                pen.fill(
                    spline(
                        [
                            (-13, 0.5 - up, True),
                            (-6, -4),
                            (-2.4, -2.6),
                            (1, -4),
                            (11, -up, True),
                            (4, 6.4),
                            (-5, 6.6),
                        ]
                    ),
                    RED,
                    weight=0,
                )
                pen.stroke([(-14, -up), (-7, 0), (-2.4, 1.2), (3, 0), (12, -0.6 - up)], 2.8)
            case "smile":
                pen.fill(spline("-9,2! -2,3 7,2! 3,7 -4,7"), CHEEK, weight=0)
                pen.stroke([(-14, 0.6 - up), (-8, 1.2), (-2, 2.2), (4, 1.2), (12, -up)], FINE)
            case _:
                pass
