"""What the four French kings wear."""

from __future__ import annotations

from drawing.figures.drapery import Braid, buttons, drape, tapering
from drawing.french_colours import Dress
from drawing.french_tailoring import (
    CUT_OFF,
    MIRRORED_CUT_OFF,
    Sleeve,
    both_sides,
    jewel,
    low_arm,
    upper_sleeves,
    weave,
)
from drawing.palette import (
    DARK_STEEL,
    INK,
    PALE_YELLOW,
    SILVER,
    STEEL,
    WHITE,
    YELLOW,
    shade_of,
)
from drawing.pen import Pen, ellipse, limb, move, polyline, scale, spline

GOWN: str = "-96,240! 96,240! 108,340 124,520! -124,520! -108,340"


def cope(pen: Pen, dress: Dress) -> Sleeve:
    """A churchman's cope of brocade, bordered with gold, over a white alb."""
    sleeve = Sleeve(dress.robe, dress.trim, wide=True)
    drape(pen, GOWN, WHITE, folds=("-18,300 -22,380 -26,470", "20,300 22,380 28,470"))
    half = (
        "-34,236! -86,246 -150,264 -206,288 -252,302 -300,312! -300,560! -70,560! -52,420 -40,320!"
    )
    for side in (1, -1):
        with pen.placed(scale(side, 1)):
            drape(
                pen,
                half,
                dress.cloth,
                folds=("-196,300 -222,340 -232,430", "-128,290 -140,360 -136,470"),
                brocade=weave("flower", dress.trim, 12, 50),
                braids=(Braid("-70,560", "-34,236", 30, YELLOW, 34, dress.gem, "lozenge"),),
                hidden=(
                    *(CUT_OFF if side > 0 else MIRRORED_CUT_OFF),
                    "-256,366! -60,350! -60,450! -256,450!",
                ),
            )
    low_arm(pen, sleeve)
    collar = "-34,214! -70,228 -82,256! -42,262 0,268 42,262 82,256! 70,228 34,214!"
    pen.fill(spline(collar), dress.cloak, weight=4.6, shade=8)
    return sleeve


def ermine(pen: Pen, dress: Dress) -> Sleeve:
    """A mantle edged with ermine over a doublet, and the chain of an order."""
    sleeve = Sleeve(dress.robe, WHITE)
    drape(
        pen,
        "-300,560! -300,308 -250,298 -170,270 -80,242 80,242 160,268 216,290 280,300 280,560!",
        dress.cloth,
        folds=(
            "-236,306 -262,350 -268,430",
            "-206,296 -240,330 -254,420",
            "226,300 236,320 240,352",
        ),
    )
    drape(pen, "-70,250! 70,250! 76,340 84,520! -84,520! -76,340", dress.robe)
    buttons(pen, "0,352 0,470", 5, YELLOW, 7.5)
    upper_sleeves(pen, dress.robe)
    fur = (
        "-44,226! -110,246 -176,286 -210,330! -186,342 -158,338! -132,356 -104,350! -92,420 "
        "-84,540! -34,540! -36,420 -30,330 -12,290! -28,256"
    )
    for side in (-1, 1):
        with pen.placed(scale(-side, 1)):
            drape(
                pen,
                fur,
                WHITE,
                shade=9,
                brocade=weave("ermine", INK, 10, 40),
                hidden=MIRRORED_CUT_OFF if side > 0 else CUT_OFF,
            )
    chain = [
        (-92, 268),
        (-78, 296),
        (-56, 320),
        (-30, 336),
        (30, 336),
        (56, 320),
        (78, 296),
        (92, 268),
    ]
    for x, y in chain:
        pen.fill(ellipse(x, y, 10.5), YELLOW, weight=3.6, shade=3)
        pen.fill(ellipse(x, y, 4), dress.gem, weight=2.2)
    jewel(pen, 0, 350, dress.cloth, 1.1)
    low_arm(pen, sleeve)
    return sleeve


def armour(pen: Pen, dress: Dress) -> Sleeve:
    """A breastplate over mail, and a cloak thrown over one shoulder."""
    sleeve = Sleeve(STEEL, YELLOW)
    drape(
        pen,
        "-300,560! -300,312 -240,300 -160,270 -60,240 160,270 216,292 280,302 280,560!",
        dress.cloak,
        folds=("224,302 236,322 240,354",),
    )
    upper_sleeves(pen, STEEL)
    drape(pen, "-104,250! 104,250! 112,340 104,520! -104,520! -112,340", dress.cloth)
    plate = spline("-100,252! -40,244 40,244 100,252! 112,310 100,362 0,398 -100,362 -112,310")
    ridge = polyline([(0, 200), (140, 200), (140, 430), (0, 430)])
    pen.fill(plate, STEEL, shade=12, patches=[(ridge, shade_of(STEEL))])
    pen.stroke([(0, 252), (0, 392)], 3.4)
    pen.fill(spline("18,270! 78,276 86,320 70,346! 34,352 22,352!"), STEEL, weight=0)
    for y in (0, 20):
        pen.stroke([(-104, 352 + y), (0, 390 + y), (104, 352 + y)], 6, YELLOW)
    pen.fill(spline("0,276! 20,304! 0,338! -20,304!"), dress.cloth, weight=4)
    pen.fill(spline("0,288! 10,304! 0,322! -10,304!"), YELLOW, weight=2.8)
    # The right shoulder; the left one is under the cloak.
    for outline in (
        "128,352! 168,318 214,324! 232,352! 190,352 150,388!",
        "112,328! 156,292 206,298! 220,328! 176,324 134,360!",
        "84,254! 128,238 176,254 206,298! 164,294 124,334! 96,300",
    ):
        pen.fill(spline(outline), STEEL, weight=4.8, shade=8)
    drape(
        pen,
        "60,238! 20,266 -60,286 -108,316! -132,420 -140,560! -300,560! -300,310 -240,298 -160,266 "
        "-70,238!",
        dress.cloak,
        folds=(
            "44,250 -40,274 -116,306",
            "-130,290 -176,330 -190,450",
            "-186,296 -236,340 -250,460",
        ),
        braids=(Braid("60,238", "-140,560", 13, YELLOW),),
    )
    jewel(pen, 58, 252, dress.cloth, 1.1)
    low_arm(pen, sleeve, closed=True)
    _elbow(pen)
    gorget = "-50,222! 0,240 50,222! 60,250! 0,272 -60,250!"
    pen.fill(spline(gorget), STEEL, shade=7)
    pen.stroke("-54,236 0,256 54,236", 3, DARK_STEEL)
    return sleeve


def _elbow(pen: Pen) -> None:
    """Draw the plates of the lower arm: a cop at the elbow and lames towards the wrist."""
    for line in (
        "-172,380 -162,410 -172,444",
        "-148,378 -138,406 -146,440",
        "-126,374 -117,400 -124,428",
    ):
        pen.stroke(line, 3.4)
    cop = spline("-246,384! -214,356 -186,376! -178,404 -194,436! -226,432 -244,412")
    pen.fill(cop, STEEL, shade=9)
    pen.fill(ellipse(-212, 402, 11), YELLOW, weight=3.6, shade=3)


def gown(pen: Pen, dress: Dress) -> Sleeve:
    """A wide gown with a shawl of fur, a belt, and the orb in the lower hand."""
    sleeve = Sleeve(dress.cloth, SILVER, wide=True)
    both_sides(
        pen, "40,238! 120,256 190,284 240,300 300,308! 300,560! 90,560! 80,400", dress.cloth, 13
    )
    drape(
        pen,
        "-104,244! 104,244! 96,340 112,520! -112,520! -96,340",
        dress.robe,
        folds=("-42,300 -40,380 -46,470", "44,300 42,380 50,470"),
    )
    pen.fill(
        spline("-18,250! 18,250! 22,380 26,520! -26,520! -22,380"), dress.trim, weight=4.2, shade=5
    )
    buttons(pen, "0,286 0,470", 6, dress.gem, 7)
    upper_sleeves(pen, dress.cloth)
    for fold in (
        "-236,306 -258,350 -266,440",
        "-180,290 -206,320 -214,356",
        "176,292 196,316 204,346",
    ):
        pen.fill(tapering(fold, 9), shade_of(dress.cloth), weight=0)
    shawl = (
        "-40,222! -90,240 -132,266 -150,292! -128,318 -104,322! -90,400 -84,540! -48,540! "
        "-50,420 -42,330 -14,276! -30,250"
    )
    for side in (-1, 1):
        with pen.placed(scale(-side, 1)):
            pen.fill(spline(shawl), SILVER, shade=11)
            for hair in (
                "-128,272 -134,286 -132,298",
                "-96,262 -104,280 -104,296",
                "-70,290 -76,306 -76,322",
                "-66,350 -72,366 -72,382",
                "-60,400 -66,416 -64,432",
                "-108,308 -112,318 -110,328",
            ):
                pen.fill(tapering(hair, 6), shade_of(SILVER), weight=0)
    low_arm(pen, sleeve)
    _orb(pen, dress)
    return sleeve


def _orb(pen: Pen, dress: Dress) -> None:
    """Draw the orb on the lower hand."""
    with pen.placed(move(-36, 340)):
        pen.fill(ellipse(0, 0, 32), dress.cloak if dress.cloak != YELLOW else PALE_YELLOW, shade=9)
        pen.fill(spline("-32,-4! 0,4 32,-4! 32,6! 0,14 -32,6!"), YELLOW, weight=3.4)
        pen.fill(limb("0,-32 0,-2", (9, 9), square=True), YELLOW, weight=3)
        pen.fill(
            spline(
                "-4,-30! -4,-42! -14,-42! -14,-50! -4,-50! -4,-60! 4,-60! 4,-50! 14,-50! 14,-42! "
                "4,-42! 4,-30!"
            ),
            YELLOW,
            weight=3.2,
        )
