from __future__ import annotations

import pytest
from shapely.geometry import MultiPoint, box

from drawing.figures.drapery import Braid, Brocade, drape, tapering
from drawing.palette import GREEN, PALE_YELLOW, RED, YELLOW
from drawing.pen import Pen, spline
from tests.drawing.svg_geometry import DrawnPath, paths

SQUARE = "100,100! 300,100! 300,400! 100,400!"


def painted(pen: Pen, colour: str) -> list[DrawnPath]:
    filled = [line for line in pen.svg().splitlines() if f'fill="{colour}"' in line]
    return list(paths("\n".join(filled)))


def hull(path: DrawnPath) -> tuple[float, float, float, float]:
    bounds = MultiPoint([point for line in path.lines for point in line]).bounds
    return (bounds[0], bounds[1], bounds[2], bounds[3])


def test_brocade_is_never_cut_by_edge_fold_or_cover() -> None:
    pen = Pen()
    fold = "200,110 200,250 200,390"
    drape(
        pen,
        SQUARE,
        GREEN,
        folds=(fold,),
        fold=12,
        hidden=("100,300! 300,300! 300,400! 100,400!",),
        brocade=Brocade("flower", PALE_YELLOW, radius=9, pitch=40),
    )
    motifs = painted(pen, PALE_YELLOW)
    assert len(motifs) >= 6
    free = box(100, 100, 300, 300).difference(tapering(fold, 12).polygon())
    assert all(free.buffer(1).contains(box(*hull(motif)).centroid.buffer(9)) for motif in motifs)


def test_a_fold_is_pointed_at_both_ends_and_as_wide_as_asked_in_its_middle() -> None:
    sliver = tapering("0,0 0,50 0,100", 8).polygon()
    left, top, right, bottom = sliver.bounds
    assert (top, bottom) == (0, 100)
    assert right - left == pytest.approx(8, abs=0.6)
    assert sliver.intersection(box(-9, 0, 9, 4)).area < 12


def test_a_braid_follows_the_named_edge_and_no_other() -> None:
    pen = Pen()
    drape(pen, SQUARE, GREEN, braids=(Braid("300,400", "100,400", 20, YELLOW, 25, RED),))
    (band,) = painted(pen, YELLOW)
    assert hull(band) == pytest.approx((100, 380, 300, 400), abs=0.5)
    (studs,) = painted(pen, RED)
    left, top, right, bottom = hull(studs)
    assert spline(SQUARE).polygon().contains(box(left, top, right, bottom))
    assert (top + bottom) / 2 == pytest.approx(390, abs=0.5)


def test_a_braid_must_start_at_a_node_of_the_outline() -> None:
    with pytest.raises(ValueError, match="101,400"):
        drape(Pen(), SQUARE, GREEN, braids=(Braid("101,400", "100,400", 20, YELLOW),))
