"""The suit symbols of the modern deck: cut paper, lit on one half and dark on the other.

Nothing has an ink outline. Where two pieces meet, a line of bare paper parts them, so a symbol
stays clear when it is a dozen pixels high.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from drawing.naipe import INKS
from drawing.palette import (
    BROWN,
    DARK_BLUE,
    DARK_GREEN,
    DARK_RED,
    DARK_YELLOW,
    GREEN,
    OCHRE,
    PALE_BLUE,
    PALE_YELLOW,
    RED,
    ROSE,
    SAGE,
    SKY,
    STRAW,
    ULTRAMARINE,
    WHITE,
    WOOD,
    YELLOW,
)
from drawing.pen import (
    Geometry,
    Pen,
    Point,
    Shape,
    ellipse,
    move,
    polyline,
    rounded_box,
    scale,
    spline,
    turn,
)

SUITS: Final = "oceb"
LEAN: Final = 28.0  # degrees, of the long symbols where they stand alone
MARK_LEAN: Final = 40.0  # of the same as marks
LARGE: Final = 120.0  # units; a smaller coin has no beads
CUT: Final = 6.0  # the line of paper between two pieces
CHIP: Final = 85.0  # of the hundred units of a chip

# The tint of the disc behind a figure.
TINTS: Final[dict[str, str]] = {"o": STRAW, "c": ROSE, "e": SKY, "b": SAGE}
DEEP: Final[dict[str, str]] = {"o": DARK_YELLOW, "c": DARK_RED, "e": DARK_BLUE, "b": DARK_GREEN}


@dataclass(frozen=True, slots=True)
class Cloths:
    """The papers a symbol is cut from: its two halves, its metal, and the ground it lies on."""

    lit: str
    dark: str
    metal: str
    ground: str = WHITE


PAPERS: Final[dict[str, Cloths]] = {
    "o": Cloths(YELLOW, OCHRE, PALE_YELLOW),
    "c": Cloths(RED, DARK_RED, YELLOW),
    "e": Cloths(PALE_BLUE, ULTRAMARINE, YELLOW),
    "b": Cloths(WOOD, BROWN, PALE_YELLOW),
}


def on_ground(suit: str, ground: str) -> Cloths:
    """Return the papers of a symbol that lies on `ground` instead of the card."""
    usual = PAPERS[suit]
    return Cloths(usual.lit, usual.dark, usual.metal, ground)


def stencilled(suit: str) -> Cloths:
    """Return the papers of a symbol on a band of the suit's own ink: white, tint and that ink."""
    ink = INKS[suit]
    return Cloths(ink, WHITE, WHITE, ink) if suit == "o" else Cloths(WHITE, TINTS[suit], WHITE, ink)


def piece(
    pen: Pen,
    shape: Shape,
    colour: str,
    *,
    cut: float = CUT,
    ground: str = WHITE,
    patches: Sequence[tuple[Shape | Geometry, str]] = (),
) -> Geometry:
    """Lay a piece of paper with the line of `ground` that parts it from its neighbours.

    A single patch is the dark half. Where the piece is mirrored the halves change their papers,
    so that the light still falls from the left.
    """
    if len(patches) == 1 and mirrored(pen):
        colour, patches = patches[0][1], [(patches[0][0], colour)]
    return pen.fill(shape, colour, weight=cut, outline=ground, patches=patches)


def mirrored(pen: Pen) -> bool:
    """Return whether left and right are exchanged where the pen now draws."""
    affine = pen.affine
    return affine.a * affine.d - affine.b * affine.c < 0


def right_half(x: float = 0.0, reach: float = 500.0) -> Shape:
    """Return everything right of `x`, as a patch: the dark half of a piece."""
    return polyline([(x, -reach), (x + reach, -reach), (x + reach, reach), (x, reach)])


def oro(
    pen: Pen,
    x: float,
    y: float,
    size: float,
    papers: Cloths = PAPERS["o"],
    *,
    cut: float = CUT,
) -> None:
    """Draw a coin `size` across: a star of eight folded points in a beaded rim."""
    with pen.placed(move(x, y), scale(size / 2)):
        piece(pen, ellipse(0, 0, 1), papers.dark, cut=cut, ground=papers.ground)
        if size < LARGE:
            pen.fill(ellipse(0, 0, 0.8), papers.lit, weight=0)
            pen.fill(ellipse(0, 0, 0.6), papers.metal, weight=0)
        else:
            beads = [ellipse(*_around(0.915, k / 28), 0.05) for k in range(28)]
            pen.fill_all(beads, papers.metal)
            pen.fill(ellipse(0, 0, 0.83), papers.lit, weight=0)
            pen.fill(ellipse(0, 0, 0.68), papers.dark, weight=0)
            pen.fill(ellipse(0, 0, 0.64), papers.metal, weight=0)
            dots = [ellipse(*_around(0.5, (k + 0.5) / 8), 0.05) for k in range(8)]
            pen.fill_all(dots, papers.dark)
        for point, colour in folded_star(8, 0.6, 0.24, papers):
            pen.fill(point, colour, weight=0)
        pen.fill(ellipse(0, 0, 0.17), papers.dark, weight=0)
        pen.fill(ellipse(0, 0, 0.11), papers.metal, weight=0)


def _around(radius: float, part: float) -> Point:
    """Return the point at that part of a turn, from the top."""
    angle = math.tau * part - math.pi / 2
    return radius * math.cos(angle), radius * math.sin(angle)


def folded_star(
    count: int, outer: float, inner: float, papers: Cloths
) -> Iterator[tuple[Shape, str]]:
    """Yield the folded points of a star; the same colours come round at every point."""
    for k in range(count):
        tip = math.tau * k / count - math.pi / 2
        far = (outer * math.cos(tip), outer * math.sin(tip))
        for side, colour in ((-1, papers.lit), (1, papers.dark)):
            root = tip + side * math.pi / count
            near: Point = (inner * math.cos(root), inner * math.sin(root))
            yield polyline([(0, 0), far, near]), colour


def copa(
    pen: Pen,
    x: float,
    y: float,
    size: float,
    papers: Cloths = PAPERS["c"],
    *,
    cut: float = CUT,
) -> None:
    """Draw a standing cup `size` high, three quarters as wide."""
    ground = papers.ground
    with pen.placed(move(x, y), scale(size / 100)):
        dark = [(right_half(), papers.dark)]
        foot = spline("-6,14! 6,14! 10,32 30,42! 30,50! -30,50! -30,42! -10,32")
        piece(pen, foot, papers.lit, cut=cut, ground=ground, patches=dark)
        bowl = spline("-34,-42! 34,-42! 33,-18 20,6 0,14 -20,6 -33,-18")
        piece(pen, bowl, papers.lit, cut=cut, ground=ground, patches=dark)
        piece(pen, rounded_box(-37.5, -50, 75, 15, 4), papers.metal, cut=cut, ground=ground)
        piece(pen, ellipse(0, 19, 9.5), papers.metal, cut=cut, ground=ground)
        for side in (-17, 0, 17):
            stone = polyline([(side - 6, -17), (side, -26), (side + 6, -17), (side, -8)])
            pen.fill(stone, papers.metal if papers.metal != papers.lit else ground, weight=0)


def espada(
    pen: Pen,
    x: float,
    y: float,
    size: float,
    papers: Cloths = PAPERS["e"],
    *,
    degrees: float = 0.0,
    width: float = 1.0,
    cut: float = CUT,
) -> None:
    """Draw a sword `size` long, point up before it is turned, `width` times as broad as usual."""
    ground = papers.ground
    with pen.placed(move(x, y), turn(degrees), scale(size / 100 * width, size / 100)):
        dark = [(right_half(), papers.dark)]
        blade = polyline([(0, -50), (6.4, -41), (5.4, 22), (-5.4, 22), (-6.4, -41)])
        piece(pen, blade, papers.lit, cut=cut, ground=ground, patches=dark)
        grip = spline("-4,24! 4,24! 4.6,32 3.6,42! -3.6,42! -4.6,32")
        piece(pen, grip, papers.dark, cut=cut, ground=ground)
        for turn_y in (30, 34.5, 39):
            band = polyline(
                [(-4.6, turn_y), (4.6, turn_y - 1.8), (4.6, turn_y), (-4.6, turn_y + 1.8)]
            )
            pen.fill(band, papers.metal, weight=0)
        guard = spline(
            "-12.4,13.4! -11.2,18.2 -7,19.8 0,19 7,19.8 11.2,18.2 12.4,13.4! 14,17.4 13,23.2 "
            "7,24.6 4.4,29! -4.4,29! -7,24.6 -13,23.2 -14,17.4"
        )
        piece(pen, guard, papers.metal, cut=cut, ground=ground)
        piece(
            pen,
            spline("-3,41! 3,41! 7,45 4,50! -4,50! -7,45"),
            papers.metal,
            cut=cut,
            ground=ground,
        )


def _sword_mark(
    pen: Pen, x: float, y: float, size: float, papers: Cloths, *, degrees: float, cut: float
) -> None:
    """Draw the sword as a mark: short and broad, its hilt as dark as its blade."""
    with pen.placed(move(x, y), turn(degrees), scale(size * 0.93 / 100)):
        blade = polyline([(0, -60), (15, -42), (14, 16), (-14, 16), (-15, -42)])
        dark = [(right_half(-3), papers.dark)]
        piece(pen, blade, papers.lit, cut=cut, ground=papers.ground, patches=dark)
        piece(pen, rounded_box(-9, 22, 18, 26, 2), papers.dark, cut=cut, ground=papers.ground)
        guard = spline("-38,4! -24,14 0,13 24,14 38,4! 41,20 28,30 0,30 -28,30 -41,20")
        piece(pen, guard, papers.dark, cut=cut, ground=papers.ground)
        piece(pen, ellipse(0, 53, 15, 12), papers.dark, cut=cut, ground=papers.ground)


@dataclass(frozen=True, slots=True)
class ClubShape:
    """The pieces of a club 100 long, as nodes.

    shadow: whatever of the trunk is dark; knots: x, y and radius of dark knots
    stubs: sawn-off branches on the lit and on the dark side, each with its pale end
    leaves: green ones; straps: bindings of the grip, in the metal's paper
    """

    trunk: str
    shadow: str
    stubs: tuple[tuple[str, str], ...] = ()
    knots: tuple[tuple[float, float, float], ...] = ()
    leaves: tuple[str, ...] = ()
    straps: tuple[str, ...] = ()


CLUB: Final = ClubShape(
    trunk=(
        "-5,47! -4.8,40 -5.4,26 -6.6,10 -8,-4! -9.6,-8 -9.2,-14! -9.6,-24 -11.4,-33! -12.6,-37 "
        "-11.6,-44! -8,-49.4 0,-50.4 7,-49.6 11.6,-45! 13,-38 11,-31! 10.2,-22 9.4,-10! 9.6,-4 "
        "7.2,2! 6.2,14 5.2,28 4.8,40 5,47! 4,50! -4,50!"
    ),
    shadow="5,-60! 40,-60! 40,60! 0,60! .4,40 0,26 2,8 1,-6 4,-20 1.6,-32 5.4,-42",
    stubs=(("-5,8! -12.6,-3! -16.6,2.2! -4.6,17!", "-12.6,-3! -11.8,1! -16.6,2.2! -17.6,-2!"),),
    knots=((-5, -38, 2.2), (-3.6, -18, 2.4), (5.4, -28, 2), (-1.4, 16, 1.5)),
    leaves=("6,-9! 13.4,-11 17.6,-20! 10.6,-22",),
    straps=("-5.8,35! 5.8,33.4! 5.8,36! -5.8,37.6!", "-5.8,40! 5.8,38.4! 5.8,41! -5.8,42.6!"),
)
# As a mark: stouter, its branches cut to knobs that are still seen at a dozen pixels.
STOUT_CLUB: Final = ClubShape(
    trunk=(
        "-9,60! -10,34 -13,12! -27,4! -30,-10! -17,-12! -19,-30! -21,-50 -12,-61 12,-61 22,-50! "
        "21,-40! 35,-34! 35,-19! 18,-14! 14,8 10,34 9,60!"
    ),
    shadow="8,-70! 60,-70! 60,70! 1,70! 1,34 3,10 6,-14 2,-34 8,-50",
)


def basto(
    pen: Pen,
    x: float,
    y: float,
    size: float,
    papers: Cloths = PAPERS["b"],
    *,
    degrees: float = 0.0,
    width: float = 1.0,
    flipped: bool = False,
    cut: float = CUT,
    shape: ClubShape = CLUB,
) -> None:
    """Draw a cudgel `size` long, thick end up before it is turned; `flipped`, its mirror image."""
    across = size / 100 * width * (-1 if flipped else 1)
    ground = papers.ground
    with pen.placed(move(x, y), turn(degrees), scale(across, size / 100)):
        for leaf in shape.leaves:
            piece(pen, spline(leaf), GREEN, cut=cut * 0.6, ground=ground)
        sides = (papers.dark, papers.lit) if mirrored(pen) else (papers.lit, papers.dark)
        for (stub, end), colour in zip(shape.stubs, sides, strict=False):
            piece(pen, spline(stub), colour, cut=cut, ground=ground)
            piece(pen, spline(end), papers.metal, cut=cut * 0.6, ground=ground)
        dark = [(spline(shape.shadow), papers.dark)]
        piece(pen, spline(shape.trunk), papers.lit, cut=cut, ground=ground, patches=dark)
        for knot_x, knot_y, radius in shape.knots:
            pen.fill(ellipse(knot_x, knot_y, radius * 0.8, radius), papers.dark, weight=0)
        for strap in shape.straps:
            pen.fill(spline(strap), papers.metal, weight=0)


def symbol(
    pen: Pen,
    suit: str,
    x: float,
    y: float,
    size: float,
    papers: Cloths | None = None,
    *,
    cut: float | None = None,
) -> None:
    """Draw the suit's symbol about (`x`, `y`) as a mark `size` high; long ones lean to the right.

    A mark is bolder than a symbol that is merely small, and its cuts are finer.
    """
    papers = papers or PAPERS[suit]
    cut = size * 0.034 if cut is None else cut
    if suit == "o":
        oro(pen, x, y, size * 0.94, papers, cut=cut)
    elif suit == "c":
        copa(pen, x, y, size, papers, cut=cut)
    elif suit == "e":
        _sword_mark(pen, x, y, size, papers, degrees=MARK_LEAN, cut=cut)
    else:
        basto(pen, x, y, size * 0.92, papers, degrees=MARK_LEAN, cut=cut, shape=STOUT_CLUB)


def chips() -> dict[str, str]:
    """Return the small suit symbols by suit letter, each 100 by 100 units.

    Each lies on a margin of paper, so that on slate or wood its dark half does not sink.
    """
    margin = Cloths(WHITE, WHITE, WHITE, WHITE)
    texts = {}
    for suit in SUITS:
        pen = Pen(100, 100)
        symbol(pen, suit, 50, 50, CHIP, margin, cut=10)
        symbol(pen, suit, 50, 50, CHIP)
        texts[suit] = pen.svg()
    return texts
