"""Faces of the figures on foot: skull, features, hair and beard, each chosen by name.

A head is drawn looking left in units of its own, 100 from chin to skull with the middle of the
face at the origin. `features` holds the shapes; `cast` says who has which.
"""

from __future__ import annotations

from typing import Final

from drawing.figures.cast import Portrait
from drawing.figures.drapery import tapering
from drawing.figures.features import (
    BEARDS,
    HAIR,
    MOUSTACHES,
    NOSES,
    SKULLS,
    TUFT,
    Locks,
    Skull,
)
from drawing.palette import (
    BLACK_BROWN,
    CHEEK,
    DARK_BROWN,
    DARK_SILVER,
    DARK_SKIN,
    INK,
    LIP,
    SILVER,
    SKIN,
    WHITE,
    shade_of,
)
from drawing.pen import Pen, ellipse, move, scale, spline, turn

EDGE: Final = 4.2
STRAND: Final = 3.2  # broadest part of a strand, in the head's units


def portrait(pen: Pen, x: float, y: float, height: float, who: Portrait) -> None:
    """Draw the head of `who`, `height` from chin to skull, without hat or crown."""
    skull = SKULLS[who.skull]
    hair = HAIR[who.hair]
    with pen.placed(move(x, y), turn(who.nod), scale(height / 100)):
        _locks(pen, who, hair.behind)
        pen.fill(spline(skull.outline), SKIN, weight=EDGE, shade=6)
        for cheek_x, cheek_y, rx, ry in skull.cheeks:
            pen.fill(ellipse(cheek_x, cheek_y, rx * who.blush, ry * who.blush), CHEEK, weight=0)
        if who.age:
            _wrinkles(pen, skull, who)
        _ear(pen, skull)
        for k in range(len(skull.eyes)):
            _eye(pen, skull, k, who)
        _nose(pen, skull, who)
        _mouth(pen, skull, who)
        if who.beard:
            _locks(pen, who, BEARDS[who.beard].before)
            _mouth(pen, skull, who)
        if who.moustache:
            _moustache(pen, skull, who)
        _locks(pen, who, hair.before)


def _locks(pen: Pen, who: Portrait, locks: Locks) -> None:
    for shape in locks.shapes:
        pen.fill(spline(shape), who.colour, weight=EDGE, shade=6)
    dark = DARK_BROWN if who.colour == BLACK_BROWN else shade_of(who.colour)
    for strand in locks.strands:
        pen.fill(tapering(strand, STRAND), dark, weight=0)


def _ear(pen: Pen, skull: Skull) -> None:
    x, y = skull.ear
    with pen.placed(move(x, y)):
        pen.fill(spline("-4,-9 3,-13 9,-8 8,2 3,11 -3,12"), SKIN, weight=3.4)
        pen.stroke("0,-6 4,-6 4,1 1,4", 2)


def _eye(pen: Pen, skull: Skull, which: int, who: Portrait) -> None:
    x, y, half = skull.eyes[which]
    squint = 0.78 if who.age else 1.0
    with pen.placed(move(x, y), scale(half, half)):
        if skull.view == "profile":
            white = "-.9,.1! -.3,-.62 1,.1! .1,.5"
            lid, crease, below = "-1.05,.16 -.3,-.74 1.15,.14", "-.7,-.95 .1,-1.05 1,-.5", ".8,.42"
            pupil = -0.42 + 0.25 * who.gaze
        else:
            white = "-1,.12! -.1,-.66 1,.1! .05,.5"
            lid, crease, below = "-1.12,.2 -.1,-.78 1.14,.12", "-.8,-.84 0,-1.16 .95,-.62", ".6,.5"
            pupil = -0.08 + 0.34 * who.gaze
        with pen.placed(scale(1, squint)):
            pen.fill(spline(white), WHITE, weight=0)
            pen.fill(ellipse(pupil, -0.1, 0.42, 0.52), INK, weight=0)
            pen.fill(ellipse(pupil - 0.14, -0.26, 0.13, 0.14), WHITE, weight=0)
            pen.stroke(lid, 3.6)
            pen.stroke(crease, 1.7, DARK_SKIN)
            pen.stroke(f"-.5,.52 {below}", 1.7, DARK_SKIN)
        lift = who.brows * 0.16
        tone = DARK_SILVER if who.colour == SILVER else shade_of(who.colour)
        brow = (
            [(-1.25, -1.2 - lift), (0.0, -1.75 - lift), (1.4, -1.25 - lift * 0.4)]
            if which
            else [(1.15, -1.3 - lift * 0.4), (0.1, -1.75 - lift), (-1.2, -1.2 - lift)]
        )
        if who.age:
            pen.fill(tapering([*brow[:1], brow[1], brow[2]], 0.75), who.colour, weight=2)
        else:
            pen.fill(tapering(brow, 0.5), tone, weight=0)


def _wrinkles(pen: Pen, skull: Skull, who: Portrait) -> None:
    for x, y, half in skull.eyes:
        pen.stroke(
            [(x - half * 0.7, y + 7), (x + half * 0.1, y + 9), (x + half, y + 6.5)], 1.9, DARK_SKIN
        )
    for line in skull.wrinkles:
        pen.stroke(line, 1.9, DARK_SKIN)


def _nose(pen: Pen, skull: Skull, who: Portrait) -> None:
    if skull.view == "profile":
        pen.stroke(skull.nostril, 2.4)
        return
    nose = NOSES[who.nose]
    with pen.placed(move(*skull.nose)):
        pen.fill(spline(nose.shadow), DARK_SKIN, weight=0)
        pen.stroke(nose.bridge, 3)
        if nose.wing:
            pen.stroke(nose.wing, 2.4)


def _mouth(pen: Pen, skull: Skull, who: Portrait) -> None:
    x, y = skull.mouth
    up = who.smile * 2.2
    with pen.placed(move(x, y)):
        if skull.view == "profile":
            tone = LIP if who.beard or who.moustache else CHEEK
            pen.fill(spline("-7,-2! 0,-1.4 6,0! 0,4 -5,5.6! -5,1!"), tone, weight=0)
            pen.stroke([(-6, 1), (1, 0.6), (9, -0.4 - up)], 2.6)
            return
        if not (who.beard or who.moustache):
            pen.fill(spline("-8,.6! -2,1.4 7,.4! 3,4.8 -4,5"), CHEEK, weight=0)
        else:
            pen.fill(spline("-11,.2! -5,-3.4 -2,-2.4! 1,-3.4 10,0! 0,5.4"), LIP, weight=0)
        pen.stroke([(-13, 0.4 - up), (-7, 0.2), (-2, 1.2), (4, 0.2), (12, -up)], 2.8)


def _moustache(pen: Pen, skull: Skull, who: Portrait) -> None:
    x, y = skull.mouth
    view = "profile" if skull.view == "profile" else "face"
    with pen.placed(move(x, y)):
        pen.fill(spline(MOUSTACHES[who.moustache][view]), who.colour, weight=2.8, shade=2)
        if who.tuft:
            pen.fill(spline(TUFT), who.colour, weight=2.6)
