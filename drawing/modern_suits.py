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
    DARK_BLUE,
    DARK_GREEN,
    DARK_RED,
    DARK_YELLOW,
    FOREST,
    GREEN,
    OCHRE,
    PALE_BLUE,
    PALE_GREEN,
    PALE_YELLOW,
    RED,
    ROSE,
    SAGE,
    SKY,
    STRAW,
    ULTRAMARINE,
    WHITE,
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
    "b": Cloths(GREEN, DARK_GREEN, PALE_YELLOW),
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
    """Draw a coin `size` across: a star of eight points, each folded along its middle."""
    with pen.placed(move(x, y), scale(size / 2)):
        piece(pen, ellipse(0, 0, 1), papers.dark, cut=cut, ground=papers.ground)
        pen.fill(ellipse(0, 0, 0.87), papers.lit, weight=0)
        pen.fill(ellipse(0, 0, 0.66), papers.metal, weight=0)
        for point, colour in folded_star(8, 0.62, 0.25, papers):
            pen.fill(point, colour, weight=0)
        pen.fill(ellipse(0, 0, 0.15), papers.metal, weight=0)


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
        blade = polyline([(0, -50), (5.8, -42), (5.2, 24), (-5.2, 24), (-5.8, -42)])
        piece(pen, blade, papers.lit, cut=cut, ground=ground, patches=dark)
        grip = polyline([(-2.9, 24), (2.9, 24), (2.9, 44), (-2.9, 44)])
        piece(pen, grip, papers.dark, cut=cut, ground=ground)
        guard = spline(
            "-14,18! -8,21.6 0,22 8,21.6 14,18! 13.6,24.6 7,28.4 0,29 -7,28.4 -13.6,24.6"
        )
        piece(pen, guard, papers.metal, cut=cut, ground=ground)
        piece(pen, ellipse(0, 45, 5, 5 * width), papers.metal, cut=cut, ground=ground)


@dataclass(frozen=True, slots=True)
class ClubShape:
    """The pieces of a club 100 long, as nodes.

    stubs: sawn-off branches on the lit and on the dark side, each with its pale end
    shadow: whatever of the trunk is dark
    """

    trunk: str
    shadow: str
    top: str
    stubs: tuple[tuple[str, str], tuple[str, str]]


CLUB: Final = ClubShape(
    trunk=(
        "-11,-46! 10,-48! 13.4,-38! 10.6,-25! 11.6,-12! 7.6,4! 6,26! 6.4,47! 3,50! -4,50! "
        "-6,46! -5.6,24! -8.4,3! -12,-12! -10.4,-26! -14,-37!"
    ),
    shadow="4,-60! 40,-60! 40,60! 1,60! 1.4,46! 0,26! 1.6,4! -3,-12! 2.4,-26! -1,-38!",
    top="-11,-46! -4,-49.6! 10,-48! 7,-43! -3,-41.4!",
    stubs=(
        ("-6,-24! -15,-38! -19.5,-31! -8,-11!", "-15,-38! -13.6,-33! -19.5,-31! -20.9,-36!"),
        ("5,-14! 13,-24.5! 17,-18! 6,-1!", "13,-24.5! 18,-23.2! 17,-18! 12,-19.4!"),
    ),
)
# As a mark: stouter, with branches that are still seen at twenty pixels.
STOUT_CLUB: Final = ClubShape(
    trunk=(
        "-17,-46! 16,-48! 21,-35! 15,-20! 17,-4! 11,14! 10,46! 5,50! -6,50! -10,45! -11,14! "
        "-16,0! -15,-18! -21,-34!"
    ),
    shadow="6,-60! 60,-60! 60,60! 1,60! 2,46! 0,18! 4,0! -3,-18! 4,-34! 0,-42!",
    top="-17,-46! -4,-51! 16,-48! 11,-39! -6,-37!",
    stubs=(
        ("-12,-8! -23,-19! -32,-9! -12,12!", "-23,-19! -29,-24! -38,-14! -32,-9!"),
        ("12,0! 22,-10! 31,0! 12,21!", "22,-10! 28,-15! 37,-5! 31,0!"),
    ),
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
    """Draw a club `size` long, thick end up before it is turned; `flipped` is its mirror image."""
    across = size / 100 * width * (-1 if flipped else 1)
    ground = papers.ground
    with pen.placed(move(x, y), turn(degrees), scale(across, size / 100)):
        sides = (papers.dark, papers.lit) if mirrored(pen) else (papers.lit, papers.dark)
        for (stub, end), colour in zip(shape.stubs, sides, strict=True):
            piece(pen, spline(stub), colour, cut=cut, ground=ground)
            piece(pen, spline(end), papers.metal, cut=cut * 0.6, ground=ground)
        dark = [(spline(shape.shadow), papers.dark)]
        piece(pen, spline(shape.trunk), papers.lit, cut=cut, ground=ground, patches=dark)
        piece(pen, spline(shape.top), papers.metal, cut=cut * 0.6, ground=ground)


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
        long = size * 1.17
        espada(pen, x, y - size * 0.03, long, papers, degrees=LEAN + 8, width=2.0, cut=cut)
    else:
        basto(pen, x, y, size * 1.02, papers, degrees=LEAN, cut=cut, shape=STOUT_CLUB)


def chips() -> dict[str, str]:
    """Return the small suit symbols by suit letter, each 100 by 100 units.

    Each lies on a margin of paper, so that on slate or wood its dark half does not sink.
    """
    margin = Cloths(WHITE, WHITE, WHITE, WHITE)
    green = Cloths(PALE_GREEN, FOREST, PALE_YELLOW)
    texts = {}
    for suit in SUITS:
        pen = Pen(100, 100)
        symbol(pen, suit, 50, 50, CHIP, margin, cut=10)
        symbol(pen, suit, 50, 50, CHIP, green if suit == "b" else None)
        texts[suit] = pen.svg()
    return texts
