from hypothesis import given
from hypothesis import strategies as st

from escoba.ui.geometry import Box

NUMBERS = st.floats(-4000, 4000)
SIDES = st.floats(0, 4000)
BOXES = st.builds(Box, NUMBERS, NUMBERS, SIDES, SIDES)


@given(NUMBERS, st.floats(1, 500), st.floats(1, 500))
def test_boxes_that_touch_still_touch_in_whole_pixels(x: float, w1: float, w2: float) -> None:
    left = Box(x, 0, w1, 10).px()
    right = Box(x + w1, 0, w2, 10).px()
    assert left[0] + left[2] == right[0]


@given(BOXES, BOXES)
def test_the_common_part_lies_in_both(a: Box, b: Box) -> None:
    part = a.clipped(b)
    if part.w > 0 and part.h > 0:
        assert a.contains(part, slack=1e-6)
        assert b.contains(part, slack=1e-6)


def test_columns_fill_the_box() -> None:
    columns = Box(10, 0, 100, 20).columns(3, 5)
    assert columns[0].x == 10
    assert columns[-1].right == 110
    assert columns[1].x - columns[0].right == 5


def test_cutting_the_top_leaves_the_rest() -> None:
    top, rest = Box(0, 10, 50, 100).cut_top(30, 5)
    assert top == Box(0, 10, 50, 30)
    assert rest == Box(0, 45, 50, 65)


def test_a_box_too_small_for_its_inset_is_empty() -> None:
    assert Box(0, 0, 10, 10).inset(20).w == 0
