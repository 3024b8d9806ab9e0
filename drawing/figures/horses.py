"""The horses, facing left: flesh, markings, hair."""

from __future__ import annotations

from typing import Final

from shapely.affinity import translate

from drawing.figures.drapery import tapering
from drawing.figures.horse_anatomy import (
    Foreleg,
    HeadPlace,
    Leg,
    between,
    contour,
    flesh,
    joined,
    skull,
    sock,
)
from drawing.figures.horse_coats import Horse
from drawing.figures.horse_hair import Lock, draw_locks
from drawing.figures.horse_poses import Pose
from drawing.palette import BLACK_BROWN, INK, STEEL, WHITE, shade_of
from drawing.pen import (
    OUTLINE,
    Pen,
    Shape,
    ellipse,
    move,
    outline_of,
    spline,
    turn,
)

HOOF: Final = "-17,-7! 0,-3 16,-7! 21,22! -27,22!"

FAR_EAR: Final = "-34,-18! -36,-42 -22,-62! -8,-44 -6,-16!"
FORELOCK: Final = (
    Lock("0,-16 -18,-30 -38,-26 -54,-32", 17),
    Lock("4,-8 -16,-20 -34,-14 -50,-20", 15),
)


def draw_horse(pen: Pen, horse: Horse, pose: Pose) -> None:
    """Draw the bare horse."""
    draw_locks(pen, pose.tail, horse.mane, horse.strand)
    for leg in pose.far:
        pen.fill(contour(flesh(leg)), horse.far)
        pen.fill(hoof(leg), BLACK_BROWN, weight=4.4)
    _far_ear(pen, horse, pose.head)
    near = [spline(pose.trunk).polygon(), flesh(pose.near_fore), flesh(pose.near_hind)]
    body = joined([*near, skull(pose.head)])
    marks = [(_underside(pose), horse.far)]
    if horse.blaze:
        marks.append((_blaze(pose.head), WHITE))
        marks += [(outline_of(sock(leg)), WHITE) for leg in pose.near]
    pen.fill(
        contour(body),
        horse.coat,
        weight=OUTLINE + 0.4,
        shade=17,
        shade_colour=horse.far,
        patches=marks,
    )
    if horse.dappled:
        pen.fill_all([ellipse(x, y, r, r * 0.84, 20) for x, y, r in pose.dapples], STEEL)
    for crease in pose.creases:
        pen.fill(tapering(crease, 9), horse.far, weight=0)
    for edge in pose.edges:
        pen.stroke(edge, 3.6)
    for leg in pose.near:
        _sinews(pen, leg, shade_of(horse.coat))
    for leg in pose.near:
        pen.fill(hoof(leg), BLACK_BROWN, weight=4.4)
    draw_face(pen, horse, pose.head)
    draw_locks(pen, pose.mane, horse.mane, horse.strand)
    with pen.placed(*pose.head.steps()):
        draw_locks(pen, FORELOCK, horse.mane, horse.strand)
    _ear_and_forelock(pen, horse, pose.head)


def _underside(pose: Pose) -> Shape:
    """Return the belly, which lies in its own shadow."""
    trunk = spline(pose.trunk).polygon()
    legs = flesh(pose.near_fore).union(flesh(pose.near_hind)).buffer(-3)
    shadow = trunk.difference(translate(trunk, 2, -30)).difference(legs)
    return outline_of(shadow.buffer(-3).buffer(3))


def _blaze(head: HeadPlace) -> Shape:
    """Return the white stripe down the face, on the horse."""
    blaze = spline("-30,-40! -44,-19 -60,-16 -92,-11 -120,-11 -146,-8! -170,-10! -150,-40!")
    for step in reversed(head.steps()):
        blaze = blaze.transformed(step)
    return blaze


def _sinews(pen: Pen, leg: Leg, colour: str) -> None:
    """Draw the sinew behind the cannon bone and the fold over the fetlock."""
    joint = leg.knee if isinstance(leg, Foreleg) else leg.hock
    (x0, y0), (x1, y1) = between(joint, leg.fetlock, 0.05), between(joint, leg.fetlock, 0.44)
    pen.stroke([(x0 + 6, y0), ((x0 + x1) / 2 + 5, (y0 + y1) / 2), (x1 + 5, y1)], 3, colour)


def hoof(leg: Leg) -> Shape:
    """Return the hoof of `leg` on the horse."""
    return spline(HOOF).transformed(move(*leg.coronet) @ turn(leg.hoof))


def _far_ear(pen: Pen, horse: Horse, head: HeadPlace) -> None:
    with pen.placed(*head.steps()):
        pen.fill(spline(FAR_EAR), horse.coat, weight=4.4, shade=5, shade_colour=horse.far)


def draw_face(pen: Pen, horse: Horse, head: HeadPlace) -> None:
    """Draw eye, nostril, lips and cheek."""
    with pen.placed(*head.steps()):
        # The jaw, for a head that is held close to the neck.
        pen.stroke("-120,22 -96,23 -74,32 -50,44 -32,46", 4)
        pen.stroke("-8,36 -32,38 -54,30 -64,14", 4, shade_of(horse.coat))
        pen.stroke("-76,4 -100,0 -120,0", 3.4, shade_of(horse.coat))
        pen.fill(spline("-66,-3! -60,-13 -48,-15 -36,-3! -50,2"), BLACK_BROWN, weight=0)
        pen.fill(ellipse(-54, -9, 3, 2.4), WHITE, weight=0)
        pen.stroke("-68,-2 -60,-14 -47,-16 -34,-1", 4)
        pen.stroke("-64,0 -51,4 -40,1", 2.6)
        pen.stroke("-62,-21 -50,-24 -40,-20", 3, shade_of(horse.coat))
        pen.fill(spline("-147,-6! -138,-11 -130,-6 -134,1! -139,-3"), INK, weight=2)
        pen.stroke("-154,12 -142,13 -126,9", 3.6)


def _ear_and_forelock(pen: Pen, horse: Horse, head: HeadPlace) -> None:
    with pen.placed(*head.steps()):
        ear = spline("-10,-12! -14,-36 -2,-58 3,-62! 14,-42 15,-22 10,-2!")
        pen.fill(ear, horse.coat, weight=4.4, shade=4, shade_colour=horse.far)
        pen.fill(spline("-3,-18! -5,-34 2,-50! 8,-36 6,-22!"), horse.far, weight=0)
