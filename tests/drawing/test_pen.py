from __future__ import annotations

import pytest

from drawing.digits import GLYPHS, glyph_width, glyphs
from drawing.palette import DARK_RED, INK, RED, YELLOW
from drawing.pen import (
    Affine,
    Pen,
    ellipse,
    limb,
    move,
    nodes,
    polyline,
    rounded_box,
    scale,
    spline,
    turn,
)
from tests.drawing.svg_geometry import paths


def test_nodes_are_read_from_text() -> None:
    assert nodes("0,-50! 5.2,-40") == [(0, -50, True), (5.2, -40, False)]


def test_transforms_compose_outermost_first() -> None:
    assert (move(10, 0) @ scale(2)).apply((3, 4)) == (16, 8)
    assert (scale(2) @ move(10, 0)).apply((3, 4)) == (26, 8)
    assert turn(90).apply((1, 0)) == pytest.approx((0, 1))
    assert Affine().apply((3, 4)) == (3, 4)


def test_an_outline_keeps_its_weight_when_the_part_is_scaled() -> None:
    pen = Pen()
    with pen.placed(scale(3)):
        pen.fill(ellipse(50, 50, 10), RED, weight=5)
    (path,) = paths(pen.svg())
    assert path.weight == 5
    assert path.bounds() == pytest.approx((117.5, 117.5, 182.5, 182.5), abs=0.2)


@pytest.mark.parametrize("mirror", [1, -1])
def test_shade_lies_on_the_lower_right_even_when_mirrored(mirror: int) -> None:
    pen = Pen()
    with pen.placed(move(300, 300), scale(mirror, 1)):
        pen.fill(ellipse(0, 0, 100), RED, weight=0, shade=20)
    _, shade = paths(pen.svg())
    assert f'fill="{DARK_RED}"' in pen.svg()
    left, top, right, bottom = shade.bounds()
    assert (left + right) / 2 > 300
    assert (top + bottom) / 2 > 300


def test_patches_are_cut_to_their_shape() -> None:
    pen = Pen()
    patch = polyline([(0, 0), (500, 0), (500, 500), (0, 500)])
    pen.fill(rounded_box(100, 100, 100, 100, 10), RED, weight=0, patches=[(patch, YELLOW)])
    assert paths(pen.svg())[1].bounds() == pytest.approx((100, 100, 200, 200), abs=0.5)


def test_a_clip_cuts_fills_and_strokes() -> None:
    pen = Pen()
    with pen.clipped(polyline([(0, 0), (50, 0), (50, 50), (0, 50)])):
        pen.fill(ellipse(50, 50, 40), RED, weight=4)
        pen.stroke([(0, 10), (100, 10)], 2)
    for path in paths(pen.svg()):
        assert max(x for line in path.lines for x, _ in line) <= 50
        assert max(y for line in path.lines for _, y in line) <= 50


def test_a_bent_limb_never_folds() -> None:
    area = limb("0,0 100,0! 0,10", (40, 60, 30)).polygon()
    assert area.is_valid
    assert area.geom_type == "Polygon"
    assert len(area.interiors) == 0


def test_a_fill_and_its_outline_are_one_path() -> None:
    pen = Pen()
    pen.fill(spline("0,0! 10,0 10,10"), RED, weight=3)
    assert pen.svg().count("<path") == 1
    assert f'stroke="{INK}"' in pen.svg()


@pytest.mark.parametrize("letter", sorted(GLYPHS))
def test_glyphs_fill_their_cell(letter: str) -> None:
    left, top, right, bottom = glyphs(letter, 0, 0, 100).bounds
    assert bottom - top == pytest.approx(100, abs=14)
    assert right - left <= glyph_width(letter, 100) + 14
