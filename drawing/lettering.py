"""The slab-serif capitals of the tiles, built from stems, bars and bowls.

A letter is drawn on a cap height of 560 units, the baseline at 560, with heavy stems and thin bars
like the street signs of a Spanish town. Inner corners are closed by a small radius, which turns
the joint of stem and slab into a bracket.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shapely import affinity
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from drawing.pen import Geometry, ellipse, spline

CAP_HEIGHT: Final = 560.0
STEM: Final = 145.0
THIN: Final = 62.0  # hairlines and slabs
BRACKET: Final = 26.0
ROUNDING: Final = 6.0


def _shape(*points: tuple[float, float]) -> Geometry:
    return Polygon(points)


def _oval(x: float, y: float, rx: float, ry: float) -> Geometry:
    return Polygon(ellipse(x, y, rx, ry).flattened(24))


def _curved(outline: str) -> Geometry:
    """Return the area inside a closed spline; see `nodes` for how it is written."""
    return Polygon(spline(outline).flattened(16))


def _stem(x: float, width: float = STEM) -> Geometry:
    return box(x, 0, x + width, CAP_HEIGHT)


def _slab(left: float, right: float, *, foot: bool) -> Geometry:
    """Return a serif at the foot or the head of the letter."""
    return box(left, CAP_HEIGHT - THIN, right, CAP_HEIGHT) if foot else box(left, 0, right, THIN)


def _both_slabs(left: float, right: float) -> Geometry:
    return _slab(left, right, foot=False).union(_slab(left, right, foot=True))


def _bowl(left: float, top: float, right: float, bottom: float, thick: float) -> Geometry:
    """Return a closed bowl that stands on a stem at `left`: an outline less its counter."""

    def half(inset_right: float, inset: float) -> Geometry:
        upper, lower = top + inset, bottom - inset
        reach = min((lower - upper) / 2 * 0.92, right - inset_right - left)
        middle = right - inset_right - reach
        round_part = _oval(middle, (upper + lower) / 2, reach, (lower - upper) / 2)
        return box(left, upper, middle, lower).union(
            round_part.intersection(box(middle, upper, right, lower))
        )

    return half(0, 0).difference(half(thick, THIN * 0.92))


def _a() -> Geometry:
    left = _shape((222, 0), (300, 60), (120, 530), (52, 530))
    right = _shape((222, 0), (338, 0), (536, 530), (376, 530))
    bar = _shape((150, 338), (430, 338), (450, 396), (130, 396))
    return unary_union([left, right, bar, _slab(-6, 196, foot=True), _slab(318, 584, foot=True)])


def _b() -> Geometry:
    upper = _bowl(120, 0, 432, 292, 128)
    lower = _bowl(120, 254, 476, 560, 140)
    return unary_union([_stem(52), upper, lower, _both_slabs(0, 200)])


def _ring(counter_shift: float) -> Geometry:
    outer = _oval(255, 280, 255, 290)
    return outer.difference(_oval(255 + counter_shift, 280, 120 + counter_shift * 0.7, 232))


def _open_ring(mouth_foot: float) -> Geometry:
    """Return the ring of C and G, open to the right down to `mouth_foot`, with its serif."""
    mouth = _shape(
        (300, 262), (390, 34), (700, -60), (700, mouth_foot + 40), (380, mouth_foot), (300, 330)
    )
    beak = _curved(
        "280,-8! 340,7 392,35 436,46! 456,4! 480,4! 490,206! 446,206! 400,112 360,70 297,48!"
    )
    return _ring(42).difference(mouth).union(beak)


def _c() -> Geometry:
    return _open_ring(398)


def _d() -> Geometry:
    return unary_union([_stem(52), _bowl(120, 0, 534, 560, 142), _both_slabs(0, 200)])


def _arm_beak(x: float, *, foot: bool, reach: float = 150) -> Geometry:
    """Return the upright serif at the right end of an arm of E, F, L and Z."""
    beak = _shape((x - 96, 0), (x, 0), (x + 6, reach), (x - 42, reach), (x - 62, 66), (x - 96, 58))
    return affinity.scale(beak, 1, -1, origin=(0, CAP_HEIGHT / 2)) if foot else beak


def _e() -> Geometry:
    return _f().union(
        unary_union([box(52, 498, 410, 560), _slab(0, 200, foot=True), _arm_beak(474, foot=True)])
    )


def _f() -> Geometry:
    middle = _shape((296, 190), (348, 178), (348, 384), (296, 372), (278, 308), (278, 252))
    return unary_union(
        [
            _stem(52),
            box(52, 0, 400, THIN),
            box(150, 252, 320, 308),
            middle,
            _both_slabs(0, 250),
            _arm_beak(448, foot=False),
        ]
    )


def _g() -> Geometry:
    spur = box(352, 310, 492, 580).intersection(_oval(255, 280, 255, 290))
    ring = _open_ring(340).intersection(box(-10, -20, 492, 580))
    return unary_union([ring, spur, box(292, 300, 548, 360)])


def _h() -> Geometry:
    return unary_union(
        [
            _stem(52),
            _stem(386),
            box(150, 250, 420, 312),
            _both_slabs(0, 248),
            _both_slabs(334, 584),
        ]
    )


def _i() -> Geometry:
    return _stem(58).union(_both_slabs(0, 261))


def _j() -> Geometry:
    hook = _curved(
        "154,380! 299,380! 299,412 292,466 258,532 196,566 120,568 44,532 4,466 20,404 72,386 "
        "122,410 130,454 118,486 130,500 150,480 154,430"
    )
    return unary_union([box(154, 0, 299, 400), hook, _slab(96, 350, foot=False)])


def _k() -> Geometry:
    arm = _shape((180, 330), (420, 30), (496, 30), (250, 345))
    leg = _shape((236, 286), (334, 190), (520, 530), (356, 530))
    slabs = [_both_slabs(0, 248), _slab(352, 566, foot=False), _slab(322, 590, foot=True)]
    return unary_union([_stem(52), arm, leg, *slabs])


def _l() -> Geometry:
    foot = [box(52, 498, 400, 560), _arm_beak(462, foot=True, reach=190)]
    return unary_union([_stem(52), _both_slabs(0, 250), *foot])


def _m() -> Geometry:
    left = box(64, 0, 64 + THIN + 8, 560)
    vee = _shape((60, 0), (232, 0), (360, 330), (330, 470), (306, 470))
    rise = _shape((306, 470), (340, 330), (476, 0), (560, 0), (356, 470))
    slabs = [
        _slab(0, 200, foot=False),
        _slab(500, 690, foot=False),
        _slab(0, 206, foot=True),
        _slab(440, 690, foot=True),
    ]
    return unary_union([left, vee, rise, _stem(496), *slabs])


def _n() -> Geometry:
    left, right = box(66, 0, 136, 560), box(440, 0, 510, 560)
    diagonal = _shape((62, 0), (226, 0), (510, 430), (510, 560), (440, 560))
    slabs = [_slab(0, 190, foot=False), _slab(0, 206, foot=True), _slab(370, 576, foot=False)]
    return unary_union([left, right, diagonal, *slabs])


def _n_tilde() -> Geometry:
    tilde = _curved(
        "140,-84! 158,-128 206,-158 262,-142 318,-122 368,-124 424,-158! 412,-108 366,-76 "
        "308,-82 250,-102 196,-104"
    )
    return _n().union(tilde)


def _o() -> Geometry:
    return _ring(0)


def _p() -> Geometry:
    return unary_union([_stem(52), _bowl(120, 0, 462, 326, 138), _both_slabs(0, 200), _foot(256)])


def _foot(right: float) -> Geometry:
    return _slab(0, right, foot=True)


def _q() -> Geometry:
    tail = _curved(
        "226,520! 310,512 396,556 480,580 566,556! 556,622 484,654 396,638 322,592 250,566!"
    )
    return _ring(0).union(tail)


def _r() -> Geometry:
    leg = _shape((232, 270), (376, 262), (498, 510), (500, 560), (392, 560))
    slabs = [_slab(0, 200, foot=False), _foot(248), _slab(420, 566, foot=True)]
    return unary_union([_stem(52), _bowl(120, 0, 446, 306, 134), leg, *slabs])


def _s() -> Geometry:
    return _curved(
        "434,0! 444,188! 402,188! 370,112 306,62 230,50 168,66 150,112 176,156 250,194 340,236 "
        "418,302 446,392 420,482 340,548 228,570 140,562 72,538 48,524! 34,562! 8,562! 0,372! "
        "44,372! 80,452 146,502 226,514 294,498 314,450 288,410 214,370 122,324 42,260 12,170 "
        "36,80 112,14 220,-10 304,-2 366,20 398,34! 410,0!"
    )


def _t() -> Geometry:
    beak = _arm_beak(520, foot=False, reach=186)
    other = affinity.scale(beak, -1, 1, origin=(260, 0))
    bar = box(60, 0, 460, THIN)
    return unary_union([box(187, 0, 333, 560), bar, beak, other, _slab(120, 400, foot=True)])


def _u() -> Geometry:
    cup = _curved(
        "52,320! 52,352 57,424 92,508 170,558 275,570 384,554 464,500 500,424 507,352 507,320! "
        "437,320! 437,352 430,416 396,476 330,505 258,490 214,440 200,396 197,352 197,320!"
    )
    stems = [box(52, 0, 197, 330), box(437, 0, 507, 330)]
    slabs = [_slab(0, 250, foot=False), _slab(370, 572, foot=False)]
    return unary_union([*stems, cup, *slabs])


def _v() -> Geometry:
    left = _shape((44, 30), (204, 30), (350, 430), (330, 566), (252, 566))
    right = _shape((432, 30), (504, 30), (330, 566), (252, 566), (262, 520))
    return unary_union([left, right, _slab(-6, 252, foot=False), _slab(368, 570, foot=False)])


def _w() -> Geometry:
    single = unary_union(
        [
            _shape((44, 30), (190, 30), (292, 420), (280, 566), (210, 566)),
            _shape((352, 30), (420, 30), (280, 566), (210, 566), (222, 520)),
        ]
    )
    slabs = [_slab(-6, 226, foot=False), _slab(296, 520, foot=False), _slab(590, 770, foot=False)]
    return unary_union([single, affinity.translate(single, 292, 0), *slabs])


def _x() -> Geometry:
    heavy = _shape((44, 30), (212, 30), (530, 530), (362, 530))
    light = _shape((440, 30), (516, 30), (128, 530), (52, 530))
    slabs = [
        _slab(-4, 262, foot=False),
        _slab(366, 566, foot=False),
        _slab(-4, 206, foot=True),
        _slab(308, 580, foot=True),
    ]
    return unary_union([heavy, light, *slabs])


def _y() -> Geometry:
    left = _shape((44, 30), (206, 30), (336, 300), (336, 350), (206, 350))
    right = _shape((428, 30), (500, 30), (340, 340), (280, 340))
    slabs = [
        _slab(-6, 252, foot=False),
        _slab(360, 556, foot=False),
        _slab(140, 402, foot=True),
    ]
    return unary_union([left, right, box(200, 310, 345, 560), *slabs])


def _z() -> Geometry:
    diagonal = _shape((292, 50), (462, 50), (190, 510), (16, 510))
    head = affinity.scale(_arm_beak(440, foot=False), -1, 1, origin=(236, 0))
    bars = [box(60, 0, 462, THIN), box(16, 498, 420, 560)]
    return unary_union([diagonal, head, *bars, _arm_beak(478, foot=True, reach=176)])


def _exclamation() -> Geometry:
    body = _shape((4, 24), (22, 2), (80, -8), (138, 2), (156, 24), (110, 350), (50, 350))
    return body.union(_oval(80, 490, 74, 74))


LETTERS: Final[dict[str, Callable[[], Geometry]]] = {
    "A": _a,
    "B": _b,
    "C": _c,
    "D": _d,
    "E": _e,
    "F": _f,
    "G": _g,
    "H": _h,
    "I": _i,
    "J": _j,
    "K": _k,
    "L": _l,
    "M": _m,
    "N": _n,
    "Ñ": _n_tilde,
    "O": _o,
    "P": _p,
    "Q": _q,
    "R": _r,
    "S": _s,
    "T": _t,
    "U": _u,
    "V": _v,
    "W": _w,
    "X": _x,
    "Y": _y,
    "Z": _z,
    "!": _exclamation,
}


def letter_area(letter: str) -> Geometry:
    """Return the area of one capital, or of the exclamation mark, in letter units."""
    rough = LETTERS[letter]()
    bracketed = rough.buffer(BRACKET, quad_segs=12).buffer(-BRACKET, quad_segs=12)
    return bracketed.buffer(-ROUNDING, quad_segs=8).buffer(ROUNDING, quad_segs=8)
