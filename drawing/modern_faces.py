"""Faces of the modern deck, full, turned aside and in profile, each folded into light and dark.

All look to the left where they do not look at you; whoever places a head may mirror it.
"""

from __future__ import annotations

from typing import Final

from drawing.modern_cast import Person
from drawing.modern_suits import CUT, mirrored, piece, right_half
from drawing.palette import CHEEK, CRIMSON, INK, LIP, WHITE, YELLOW
from drawing.pen import Pen, Shape, ellipse, scale, spline

FINE: Final = 3.6  # a cut inside a face

FULL: Final = "-32,-26 -22,-46 0,-52 22,-46 32,-26 33,2 27,28 14,45 0,50 -14,45 -27,28 -33,2"
ASIDE: Final = (
    "-29,-34 -8,-50 18,-47 33,-26 35,2 28,28 12,46 -6,51 -20,45 -27,30 -29,16 -33,4 -30,-9 -31,-20"
)
NECKS: Final[dict[str, str]] = {
    "full": "-19,24! 19,24! 21,64 34,84! -34,84! -21,64",
    "aside": "-12,26! 26,16! 27,60 40,84! -30,84! -15,62",
    "profile": "-6,34! 27,8! 29,54 42,84! -26,84! -9,62",
}


def neck(pen: Pen, who: Person, view: str) -> None:
    """Draw the neck, under the head and the collar."""
    # Not a `piece`: the shadow of the chin stays under it when the head is mirrored.
    shadow = spline("-60,20! 60,20! 60,44! 20,50 -10,56 -60,50!")
    lit, dark = who.skin
    pen.fill(spline(NECKS[view]), lit, weight=CUT, outline=WHITE, patches=[(shadow, dark)])


def hair_behind(pen: Pen, who: Person, view: str) -> None:
    """Draw the hair that lies behind the face."""
    if who.behind and view != "profile":
        dark = (
            right_half() if view == "full" else spline("22,-60! 90,-60! 90,130! 18,130! 30,40 34,0")
        )
        piece(pen, spline(who.behind), who.hair[0], patches=[(dark, who.hair[1])])


def face(pen: Pen, who: Person, view: str) -> None:
    """Draw face, beard and the hair over the forehead, without a hat."""
    with pen.placed(scale(who.breadth, 1)):
        {"full": _full, "aside": _aside, "profile": _profile}[view](pen, who)


def _full(pen: Pen, who: Person) -> None:
    lit, dark = who.skin
    for side in (-1, 1):
        piece(pen, ellipse(side * 34, 0, 6, 10), lit if side < 0 else dark, cut=FINE)
    n = who.nose
    # The lit ridge of the nose stands out into the dark half of the face.
    half = spline(
        f"0,-70! 0,-14! 3,{-4 * n} {8 * n},{9 * n} {9.5 * n},{14 * n} 6,{17.5 * n} 0,{18 * n}! "
        "0,70! 70,70! 70,-70!"
    )
    piece(pen, spline(FULL), lit, patches=[(half, dark)])
    pen.fill(
        spline(f"0,{14.5 * n}! -4,{15 * n} -8,{12 * n} -8,{16 * n} -4,{18.4 * n} 0,{18 * n}!"),
        dark,
        weight=0,
    )
    if who.cheeks:
        for side in (-1, 1):
            pen.fill(ellipse(side * 21, 11, 7.5, 6), CHEEK, weight=0)
    for side in (-1, 1):
        _eye(pen, who, side * 15.0, -6, 8.4, -side)
        inner, outer = side * 5.5, side * 25.0
        lift = 2.2 * who.brow
        brow = [(inner, -16.5 - lift), (side * 16, -21.5 - max(lift, 0)), (outer, -16 + lift * 0.2)]
        if who.brow < 0:
            brow = [(inner, -14.5), (side * 16, -20), (outer, -21)]
        tone = who.hair[0] if side < 0 or who.hair[0] == who.hair[1] else who.hair[1]
        pen.stroke(brow, _weight(pen, 5.6 if who.lines else 4.6), tone)
        if who.lines:
            pen.stroke(
                [(side * 8.5, 4), (side * 15, 6.6), (side * 22, 3.6)],
                _weight(pen, 1.3),
                dark if side < 0 else who.hair[1],
            )
    if who.beard:
        _beard(pen, who, right_half())
        if who.smile:
            pen.fill(spline("-13,27! 0,29.5 13,27! 8,36 0,39 -8,36"), CRIMSON, weight=0)
            pen.fill(spline("-11,27.6! 0,29.8 11,27.6! 6,32 0,33 -6,32"), WHITE, weight=0)
        else:
            pen.fill(spline("-8,29! 0,31 8,29! 4,34.5 0,35.5 -4,34.5"), LIP, weight=0)
        piece(
            pen, spline(who.moustache), who.hair[0], cut=FINE, patches=[(right_half(), who.hair[1])]
        )


def _aside(pen: Pen, who: Person) -> None:
    dark = who.skin[1]
    n = who.nose
    _skin(
        pen,
        who,
        spline(ASIDE),
        "24,-60! 16,-20 20,6 14,30 -2,46 -20,50 -10,70! 70,70! 70,-60!",
        "-70,-60! -24,-60! -25,-20 -24,2 -22,24 -12,46 -4,70! -70,70!",
    )
    nose = spline(
        f"-7,-8! -5,{4 * n} -3,{12 * n} -4,{17 * n} -10,{18.4 * n} -{17 * n},{16.5 * n}! "
        f"-{11 * n},{11 * n} -10,{2 * n}"
    )
    pen.fill(nose, dark, weight=0)
    if who.cheeks or who.smile:
        pen.fill(ellipse(13, 16, 7, 5.6), CHEEK, weight=0)
    for x, half, side in ((-21.0, 6.6, 1), (8.0, 9.2, -1)):
        _eye(pen, who, x, -5, half, side)
    lift = 2 * who.brow
    tone = who.hair[1]
    pen.stroke(
        [(-30, -15 - lift), (-24, -19 - lift), (-15, -16.5 - lift / 2)], _weight(pen, 3.6), tone
    )
    pen.stroke([(-1, -17 - lift / 2), (9, -21 - lift), (21, -15.5 - lift)], _weight(pen, 3.9), tone)
    if who.beard:
        piece(pen, spline(who.beard), who.hair[0], cut=FINE)
    up = 2.2 * who.smile
    if who.lips:
        pen.fill(
            spline(f"-20,{30 - up}! -14,28 -10.5,29.4 -7,28 3,{29.6 - up}! -6,36.4 -13,36"),
            CRIMSON,
            weight=0,
        )
    else:
        pen.fill(spline(f"-19,{30 - up}! -10,30.6 3,{29.4 - up}! -5,35.2 -13,35"), LIP, weight=0)
    if who.moustache:
        piece(pen, spline(who.moustache), who.hair[0], cut=FINE)
    piece(
        pen,
        spline(who.fringe),
        who.hair[0],
        patches=[(spline("16,-60! 90,-60! 90,60! 24,60! 26,0"), who.hair[1])],
    )
    if who.earring:
        pen.fill(ellipse(33.5, 25, 4.6), YELLOW, weight=0)


def _profile(pen: Pen, who: Person) -> None:
    dark = who.skin[1]
    n = who.nose
    tip = -27 - 10.5 * n
    outline = spline(
        f"-12,-48 -22,-36 -25,-20 -24.5,-12 -28,-2 {tip + 2:.1f},9 {tip:.1f},14! "
        f"-31,18.5 -26.5,19! -29.5,25 -25.5,28.6! -28,33 -24,37! -27.5,44 -22,51 -10,50 "
        "6,42 18,26 26,8 34,-16 26,-42 6,-53"
    )
    _skin(
        pen,
        who,
        outline,
        "-30,60! -16,49 2,38 10,22 8,0 14,-60! 70,-60! 70,60!",
        "-80,-60! -22,-60! -21,-20 -25,-12! -25,-2 -29,8! -25,18 -24,30 -19,42 -12,60! -80,60!",
    )
    pen.fill(spline("-31,13.5! -27,10.5 -23,14 -24,18 -28,17.6"), dark, weight=0)
    pen.fill(ellipse(-7, 17, 7, 5.6), CHEEK, weight=0)
    eye = spline("-24,-6.4! -16,-11 -8.5,-5! -15,-1.6 -22,-2.4")
    pen.fill(eye, WHITE, weight=0)
    pen.fill(ellipse(-18.6, -6, 3.5, 4.4), INK, weight=0)
    pen.stroke([(-24.4, -6.8), (-16, -11), (-7, -4.6)], _weight(pen, 2.6))
    lift = 2 * who.brow
    pen.stroke(
        [(-25, -15 - lift * 0.4), (-17, -20 - lift), (-6, -15 - lift)], _weight(pen, 4), who.hair[1]
    )
    if who.lines:
        pen.stroke("-20,2 -14,3.4 -9,1", _weight(pen, 1.3), dark)
    up = 2 * who.smile
    mouth = f"-27,28.4! -20,28.4 -14,{27.8 - up}! -19,32 -25,31.6"
    pen.fill(spline(mouth), LIP, weight=0)
    piece(
        pen,
        spline(who.behind),
        who.hair[0],
        patches=[(spline("20,-60! 90,-60! 90,80! 22,80! 30,10"), who.hair[1])],
    )
    if who.beard:
        piece(pen, spline(who.beard), who.hair[0], cut=FINE)
    if who.moustache:
        piece(pen, spline(who.moustache), who.hair[0], cut=FINE)
    piece(pen, spline("5,-7 13,-9 17,0 12,12 7,14 4,8"), dark, cut=FINE)
    if who.earring:
        pen.fill(ellipse(8, 20, 4.6), YELLOW, weight=0)


def _skin(pen: Pen, who: Person, outline: Shape, back: str, front: str) -> None:
    """Lay a face; its dark side is the back of the head or, when mirrored, the front."""
    lit, dark = who.skin
    shadow = spline(front if mirrored(pen) else back)
    pen.fill(outline, lit, weight=CUT, outline=WHITE, patches=[(shadow, dark)])


def _beard(pen: Pen, who: Person, dark: Shape) -> None:
    piece(pen, spline(who.beard), who.hair[0], patches=[(dark, who.hair[1])])


def _eye(pen: Pen, who: Person, x: float, y: float, half: float, inward: int) -> None:
    """Draw an eye whose inner corner lies towards `inward`, the lid as heavy as the person's."""
    top = y - 6.4 + 4 * who.lids
    white = spline([(x - half, y + 1, True), (x, top), (x + half, y + 1, True), (x, y + 4.6)])
    pen.fill(white, WHITE, weight=0)
    pupil = x + who.gaze * half * 0.4
    middle = y - 0.7 + 1.6 * who.lids
    pen.fill(ellipse(pupil, middle, 4.5, 4.9 - 1.4 * who.lids), INK, weight=0)
    pen.fill(ellipse(pupil - 1.5, middle - 1.7, 1.3), WHITE, weight=0)
    outer = x - inward * (half + 1.8)
    pen.stroke([(x + inward * half, y + 0.8), (x, top - 0.4), (outer, y + 0.2)], _weight(pen, 3))


def _weight(pen: Pen, units: float) -> float:
    """Return a weight given in the units of the head as the pen wants it, in final ones."""
    a = pen.affine
    return float(units * abs(a.a * a.d - a.b * a.c) ** 0.5)
