"""What the four French jacks wear."""

from __future__ import annotations

from drawing.figures.drapery import Braid, buttons, drape
from drawing.french_colours import Dress
from drawing.french_pips import pip
from drawing.french_tailoring import Sleeve, low_arm, neck, slashes, upper_sleeves
from drawing.palette import BROWN, DARK_BROWN, WHITE, YELLOW, shade_of
from drawing.pen import Pen, ellipse, limb, move, polyline, scale, spline, turn


def _doublet(pen: Pen, colour: str, folds: tuple[str, ...] = ()) -> None:
    drape(
        pen,
        "-120,256! -50,240 50,240 120,256! 110,340 96,400 112,520! -112,520! -96,400 -110,340",
        colour,
        folds=folds,
    )


def slashed(pen: Pen, dress: Dress) -> Sleeve:
    """A doublet slashed all over, full sleeves gathered twice, and a ruff."""
    sleeve = Sleeve(dress.cloth, dress.trim)
    _short_cloak(pen, dress.cloak)
    upper_sleeves(pen, dress.cloth)
    _doublet(pen, dress.robe)
    slashes(
        pen,
        tuple(
            (side * x, y, side * 6)
            for side in (-1, 1)
            for x, y in ((44, 314), (80, 304), (62, 360), (92, 352), (30, 372))
        ),
        dress.cloth,
    )
    buttons(pen, "0,290 0,470", 6, dress.gem, 7.5)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            _gathered(pen, dress)
    neck(pen)
    _ruff(pen)
    low_arm(pen, sleeve)
    return sleeve


def _gathered(pen: Pen, dress: Dress) -> None:
    """Draw the full head of a sleeve, panes of two cloths gathered into a band."""
    pen.fill(
        spline("86,258! 128,242 178,268 202,316 190,352! 160,372 124,350! 96,312"),
        dress.robe,
        shade=12,
    )
    for pane in (
        "104,258! 122,254! 148,352! 138,352! 122,306",
        "140,252! 158,258! 170,360! 160,364! 158,306",
        "176,272! 188,288! 190,350! 182,356! 186,312",
    ):
        pen.fill(spline(pane), dress.cloth, weight=3.2)
    pen.fill(spline("116,342! 158,360 194,344! 198,362! 160,380 112,362!"), dress.trim, weight=4.2)


def _short_cloak(pen: Pen, colour: str) -> None:
    drape(
        pen,
        "-300,560! -300,316 -246,304 -180,278 -80,246 80,246 160,274 212,294 280,304 280,560!",
        colour,
        folds=(
            "-236,312 -262,360 -272,440",
            "-206,300 -240,340 -252,420",
            "222,304 236,322 240,354",
        ),
    )


def _ruff(pen: Pen) -> None:
    outline = (
        "-84,252 -94,232 -74,222 -52,218 -24,222 0,216 24,222 52,218 74,222 94,232 84,252 "
        "70,270! 52,278! 34,274! 18,284! 0,278! -18,284! -34,274! -52,278! -70,270!"
    )
    pen.fill(spline(outline), WHITE, weight=4.6, shade=6)
    for x in (-64, -40, -14, 14, 40, 64):
        pen.stroke([(x * 0.86, 234), (x, 266)], 3, shade_of(WHITE))


def laced(pen: Pen, dress: Dress) -> Sleeve:
    """A laced jerkin over a wide shirt, a short cape on one shoulder."""
    sleeve = Sleeve(WHITE, dress.cloth)
    drape(
        pen,
        "-300,560! -300,316 -240,304 -160,276 -60,246 60,246 160,274 212,294 280,304 280,560!",
        dress.cloak,
        folds=("222,304 236,322 240,354",),
    )
    upper_sleeves(pen, WHITE)
    for fold in (
        "140,300 168,330 190,376",
        "124,320 150,350 170,392",
        "-140,300 -170,332 -190,380",
    ):
        pen.stroke(fold, 4, shade_of(WHITE))
    pen.fill(spline("-44,244! 44,244! 30,330! -30,330!"), WHITE, weight=4, shade=5)
    _doublet_open(pen, dress)
    for y in (296, 322, 348, 374, 400):
        reach = 40 - (y - 296) * 0.12
        pen.stroke([(-reach, y), (reach, y + 20)], 4.6, YELLOW)
        pen.stroke([(reach, y), (-reach, y + 20)], 4.6, YELLOW)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(
                spline("74,252! 122,256 150,290 146,320! 116,306 88,300!"), dress.robe, shade=8
            )
            pen.stroke("90,292 118,296 142,310", 5, YELLOW)
    neck(pen)
    pen.fill(spline("-62,238! -28,250 0,286! -40,296 -78,276!"), WHITE, weight=4.4, shade=5)
    pen.fill(spline("62,238! 28,250 0,286! 40,296 78,276!"), WHITE, weight=4.4, shade=5)
    drape(
        pen,
        "-70,250! -130,262 -204,286 -256,302 -300,312! -300,560! -176,560! -166,440 -146,352 "
        "-96,306!",
        dress.cloth,
        folds=("-150,288 -196,330 -206,440", "-196,294 -244,340 -256,440"),
        braids=(Braid("-176,560", "-96,306", 14, YELLOW),),
    )
    low_arm(pen, sleeve)
    return sleeve


def _doublet_open(pen: Pen, dress: Dress) -> None:
    """Draw the two halves of a jerkin that leave the shirt to be seen between them."""
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(
                spline("48,246! 120,256! 112,340 96,400 112,520! 30,520! 34,380"),
                dress.robe,
                shade=11,
            )
            for y in (296, 322, 348, 374, 400, 426):
                pen.fill(ellipse(42 - (y - 296) * 0.1, y, 4), YELLOW, weight=2.6)
    pen.fill(spline("-30,520! -36,400 -42,300! 42,300! 36,400 30,520!"), WHITE, weight=0)


def jerkin(pen: Pen, dress: Dress) -> Sleeve:
    """A buff jerkin with winged shoulders, a sash, and a falling collar."""
    sleeve = Sleeve(dress.cloth, WHITE)
    _short_cloak(pen, dress.cloak)
    upper_sleeves(pen, dress.cloth)
    slashes(pen, ((-176, 344, 46), (-206, 384, 20), (172, 346, -48)), dress.robe)
    _doublet(pen, dress.robe, ("-76,330 -70,380 -74,440", "78,330 72,380 76,430"))
    pen.stroke([(0, 280), (0, 480)], 3.4)
    buttons(pen, "0,300 0,470", 6, dress.gem, 7)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            for k in range(4):
                with pen.placed(move(100 + 22 * k, 260 + 13 * k), turn(-62 + 14 * k)):
                    tab = spline("-20,-12! 12,-15! 19,0 12,15! -20,12!")
                    pen.fill(tab, dress.cloth if k % 2 else dress.robe, weight=4.4, shade=5)
    strap = polyline([(78, 250), (108, 262), (-92, 418), (-108, 384)])
    pen.fill(strap, BROWN, weight=4.6, shade=4)
    pen.fill(spline("-8,334! 18,312! 34,332! 8,354!"), YELLOW, weight=4)
    pen.fill(spline("4,334! 18,324! 24,332! 10,344!"), DARK_BROWN, weight=2.4)
    neck(pen)
    for side in (-1, 1):
        with pen.placed(scale(side, 1)):
            pen.fill(
                spline(
                    "26,234! 62,236 96,262 104,292! 88,290 84,302! 66,298 58,312! 40,302 "
                    "26,312! 4,276!"
                ),
                WHITE,
                weight=4.4,
                shade=5,
            )
            for x, y in ((86, 280), (66, 288), (44, 294)):
                pen.fill(ellipse(x, y, 3.4), shade_of(WHITE), weight=0)
    low_arm(pen, sleeve, closed=True)
    return sleeve


def herald(pen: Pen, dress: Dress) -> Sleeve:
    """A herald's tabard: the suit on its breast and on its wings."""
    sleeve = Sleeve(dress.robe, dress.trim)
    _short_cloak(pen, dress.cloth)
    upper_sleeves(pen, dress.robe)
    for side in (-1, 1):
        with pen.placed(scale(-side, 1)):
            drape(
                pen,
                "-70,246! -130,256 -186,296 -226,350! -190,380 -146,392! -124,340 -96,300!",
                dress.cloak,
                folds=("-120,276 -160,310 -180,356",),
                braids=(Braid("-226,350", "-146,392", 15, dress.robe, 22, dress.trim),),
            )
    quarter = polyline([(0, 200), (200, 200), (200, 344), (0, 344)])
    other = polyline([(-200, 344), (0, 344), (0, 560), (-200, 560)])
    area = spline(
        "-118,250! -50,240 50,240 118,250! 104,340 96,400 120,560! -120,560! -96,400 -104,340"
    )
    pen.fill(area, dress.cloak, shade=11, patches=[(quarter, dress.cloth), (other, dress.cloth)])
    pen.stroke([(0, 262), (0, 480)], 4)
    pen.stroke([(-104, 344), (104, 344)], 4)
    pip(pen, "b", 54, 304, 54, dress.cloak)
    pip(pen, "b", -56, 304, 54, dress.cloth)
    neck(pen)
    pen.fill(
        limb("-56,250 -28,268 0,274 28,268 56,250", (24, 24, 24, 24, 24)),
        WHITE,
        weight=4.4,
        shade=4,
    )
    low_arm(pen, sleeve, closed=True)
    return sleeve
