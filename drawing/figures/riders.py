"""The caballos: a man on a horse."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from drawing.figures import rider_heads
from drawing.figures.cast import LIVERIES, Livery
from drawing.figures.cloth import cuff, ground, puff, sleeve
from drawing.figures.drapery import motif, tapering
from drawing.figures.fingers import open_palm, round_shaft
from drawing.figures.hands import Grip, fist, symbol
from drawing.figures.harness import (
    draw_breast_band,
    draw_bridle,
    draw_reins,
    draw_saddle,
    draw_saddle_cloth,
)
from drawing.figures.horse_coats import HORSES
from drawing.figures.horse_poses import POSES, Pose
from drawing.figures.horses import draw_horse
from drawing.figures.rider_habits import HABITS, Arm, Habit, Piece
from drawing.palette import DARK_BROWN, SKIN, STEEL, WHITE, YELLOW, shade_of
from drawing.pen import (
    Affine,
    Geometry,
    Pen,
    Point,
    Shape,
    ellipse,
    limb,
    move,
    nodes,
    outline_of,
    polyline,
    scale,
    spline,
    turn,
)

GROUND: Final = 872
MIRRORED_RIDERS: Final = frozenset("cb")
"""The suits whose horseman looks right."""
CUFF: Final = 34  # its length
SIZE: Final = 0.93  # of a rider beside his horse
HIPS: Final = (370, 460)
BACK: Final = (-360, -468)  # from the place in the habits that sits on the saddle
HEADS: Final[dict[str, Callable[[Pen], None]]] = {
    "o": rider_heads.hidalgo,
    "c": rider_heads.page,
    "e": rider_heads.knight,
    "b": rider_heads.forester,
}
RUFF: Final = (
    "-54,0! -46,-22 -28,-8! -18,-28 0,-12! 18,-30 30,-12! 48,-20 54,0! 42,20 26,10! 12,28 -4,14! "
    "-20,30 -32,14! -48,22"
)
FALLING: Final = "-30,-6! 0,4 36,-6! 50,12 54,28! 26,22 2,30 -18,40! -32,26 -42,26! -40,8"
GORGET: Final = "-34,-8! 0,2 36,-10! 44,8 50,20! 26,22 0,26 -28,24 -40,18!"


def seat_frame(pose: Pose) -> tuple[Affine, ...]:
    """Return the steps from the coordinates of a habit to those of the card."""
    return (move(*pose.seat), scale(SIZE), move(*BACK))


def rider(pen: Pen, suit: str) -> None:
    """Draw the caballo of `suit`, facing left."""
    horse = HORSES[suit]
    wear, habit, pose = LIVERIES[suit], HABITS[suit], POSES[horse.pose]
    colours = _colours(wear)
    frame = seat_frame(pose)
    ground(pen, GROUND, *habit.turf)
    if not habit.grip_near:
        with pen.placed(*frame):
            # The far arm goes behind the horse's head, else it hides the ears.
            _arm(pen, habit.far_arm, colours)
            _emblem(pen, habit.grip)
            _cuff(pen, habit.far_arm, wear.trim)
            _holding_hand(pen, habit.grip)
    draw_horse(pen, horse, pose)
    draw_bridle(pen, pose.head)
    draw_breast_band(pen, pose, wear)
    draw_saddle_cloth(pen, pose, wear)
    draw_saddle(pen, pose)
    with pen.placed(*frame):
        _pieces(pen, habit.leg, colours)
        _stirrup(pen, habit.stirrup)
    leaning = (*frame, move(*HIPS), turn(habit.lean), move(-HIPS[0], -HIPS[1]))
    if habit.grip_near:
        _rein_arm(pen, habit, pose, leaning, colours)
    with pen.placed(*leaning):
        _pieces(pen, habit.cape, colours)
        _pieces(pen, habit.body, colours)
        for x, y in habit.buttons:
            pen.fill(ellipse(x, y, 6.5), YELLOW, weight=3)
    if not habit.grip_near:
        draw_reins(pen, pose.head, _placed(habit.hand, leaning), pose.sag)
    with pen.placed(*leaning):
        if habit.grip_near:
            _head(pen, suit, habit)
            symbol(pen, habit.grip)
        _arm(pen, habit.near_arm, colours)
        if habit.puff:
            x, y, degrees = habit.puff
            puff(pen, x, y, 50, 42, degrees, wear.robe, wear.second)
        _pieces(pen, habit.shoulder, colours)
        _cuff(pen, habit.near_arm, wear.trim)
        if habit.grip_near:
            x, y = habit.grip.x, habit.grip.y
            # His wrist is on the left of the hilt.
            with pen.placed(move(x, y), turn(habit.grip.degrees), scale(-1, 1)):
                round_shaft(pen, 0, 0, 0.98)
        else:
            fist(pen, *habit.hand, 0.9)
            _head(pen, suit, habit)


def _placed(point: Point, steps: tuple[Affine, ...]) -> Point:
    """Return where `steps`, the first outermost, take `point`."""
    for step in reversed(steps):
        point = step.apply(point)
    return point


def _rein_arm(
    pen: Pen, habit: Habit, pose: Pose, leaning: tuple[Affine, ...], colours: dict[str, str]
) -> None:
    """Draw the far arm with the reins, before the body that it reaches out from behind."""
    draw_reins(pen, pose.head, _placed(habit.hand, leaning), pose.sag)
    with pen.placed(*leaning):
        _arm(pen, habit.far_arm, colours)
        _cuff(pen, habit.far_arm, colours["trim"])
        fist(pen, *habit.hand, 0.86)


def _colours(wear: Livery) -> dict[str, str]:
    """Return the colour of each word that a piece may name."""
    return {
        "mantle": wear.mantle,
        "lining": wear.robe,
        "robe": wear.robe,
        "second": wear.second,
        "trim": wear.trim,
        "hose": wear.hose[0] if wear.hose[0] != wear.mantle else wear.hose[1],
        "leather": DARK_BROWN,
        "steel": STEEL,
        "gilt": YELLOW,
    }


def _pieces(pen: Pen, pieces: tuple[Piece, ...], colours: dict[str, str]) -> None:
    for piece in pieces:
        colour = colours[piece.colour]
        marks: list[tuple[Shape | Geometry, str]] = [
            (spline(mark), colours[piece.mark_colour]) for mark in piece.marks
        ]
        shape = spline(piece.shape)
        pen.fill(shape, colour, weight=piece.weight, shade=piece.shade, patches=marks)
        if piece.border:
            inner = shape.polygon().buffer(-9).simplify(0.5)
            pen.stroke(outline_of(inner), 3.6, colours["trim"])
        for x, y in piece.motif_places:
            motif(pen, piece.motif, x, y, piece.motif_size, colours["trim"])
        for fold in piece.folds:
            pen.fill(tapering(fold, 9), shade_of(colour), weight=0)
        for seam in piece.seams:
            pen.stroke(seam, 3.6, shade_of(colour))
        for braid in piece.braids:
            pen.stroke(braid, 5, colours["trim"])


def _arm(pen: Pen, arm: Arm, colours: dict[str, str]) -> None:
    sleeve(pen, arm.path, arm.widths, colours[arm.colour])


def _emblem(pen: Pen, grip: Grip) -> None:
    """Draw the suit's symbol, and the open palm that bears a coin."""
    if grip.suit == "o":
        open_palm(pen, grip.x, grip.y, 1.06)
    symbol(pen, grip)


def _holding_hand(pen: Pen, grip: Grip) -> None:
    """Draw the hand over the symbol; a coin stands free on its palm."""
    if grip.suit != "o":
        round_shaft(pen, grip.x, grip.y, 0.98, grip.degrees)


def _cuff(pen: Pen, arm: Arm, trim: str) -> None:
    """Draw the turned-back cuff at the wrist, wider than the sleeve; a gauntlet's is gilt."""
    colour = YELLOW if arm.colour == "steel" else trim
    (ex, ey), (x, y) = ((place[0], place[1]) for place in nodes(arm.path)[-2:])
    part = CUFF / math.dist((ex, ey), (x, y))
    start = (x + (ex - x) * part, y + (ey - y) * part)
    width = arm.widths[-1]
    cuff(pen, [start, (x, y)], (width + 14, width + 8), colour)


def _stirrup(pen: Pen, place: Point) -> None:
    with pen.placed(move(*place)):
        for side in ("-36,0 -22,-28 2,-42", "36,0 28,-26 2,-42"):
            pen.stroke(side, 8)
            pen.stroke(side, 4, YELLOW)
        pen.fill(polyline([(-44, -4), (42, -8), (43, 6), (-44, 10)]), YELLOW, weight=4.2)


def _collar(pen: Pen, kind: str) -> None:
    if kind == "ruff":
        pen.fill(spline(RUFF), WHITE, weight=4.4, shade=6)
    elif kind == "falling":
        pen.fill(spline(FALLING), WHITE, weight=4.4, shade=6)
    else:
        pen.fill(spline(GORGET), STEEL, weight=4.4, shade=6)
        pen.stroke("-36,14 0,16 46,12", 3.4, YELLOW)


def _head(pen: Pen, suit: str, habit: Habit) -> None:
    x, y, height, degrees = habit.head
    nx, ny = habit.neck
    pen.fill(limb([(nx + 6, ny - 26), (nx + 4, ny - 10)], (48, 50)), SKIN, weight=4)
    with pen.placed(move(nx, ny)):
        _collar(pen, habit.collar)
    with pen.placed(move(x, y), turn(degrees), scale(height / 100)):
        HEADS[suit](pen)
