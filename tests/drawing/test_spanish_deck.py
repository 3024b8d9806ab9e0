from __future__ import annotations

import re
import tomllib
from itertools import pairwise

import pytest
from shapely.geometry import box

from drawing import palette
from drawing.colour_vision import contrast, linear, rgb
from drawing.naipe import (
    FRAME_INSET,
    FRAME_WEIGHT,
    HEIGHT,
    INDEX_HEIGHT,
    INDEX_LEFT,
    INKS,
    WIDTH,
    index_width,
    reserved_boxes,
)
from drawing.spanish import MANIFEST, RANKS
from drawing.suits import SUITS
from tests.drawing.svg_geometry import DrawnPath, art, paths

CODES = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]


def gaps(frame: list[DrawnPath], y: float, *, across: bool = True) -> int:
    """How often the frame line is broken along a horizontal edge, or the vertical one at `y`."""
    along, off = (0, 1) if across else (1, 0)
    spans = sorted(
        (min(a[along], b[along]), max(a[along], b[along]))
        for path in frame
        for line in path.lines
        for a, b in pairwise(line)
        if a[off] == b[off] == y
    )
    return sum(right[0] - left[1] > 30 for left, right in pairwise(spans))


def test_deck_has_forty_different_cards(spanish: dict[str, str]) -> None:
    assert sorted(spanish) == sorted(CODES)
    assert len(set(spanish.values())) == 40


def test_deck_stays_small(spanish: dict[str, str]) -> None:
    assert sum(len(text.encode()) for text in spanish.values()) <= 3_500_000
    assert max(len(text.encode()) for text in spanish.values()) <= 95_000


@pytest.mark.parametrize(("suit", "count"), [("o", 0), ("c", 1), ("e", 2), ("b", 3)])
def test_frame_carries_the_pintas_of_its_suit(
    spanish: dict[str, str], suit: str, count: int
) -> None:
    for rank in RANKS:
        frame = [path for path in paths(spanish[f"{rank}{suit}"]) if path.role == "frame"]
        assert gaps(frame, FRAME_INSET) == count
        assert gaps(frame, HEIGHT - FRAME_INSET) == count
        assert gaps(frame, FRAME_INSET, across=False) == count
        assert gaps(frame, WIDTH - FRAME_INSET, across=False) == count


@pytest.mark.parametrize("suit", SUITS)
def test_numbers_are_in_the_ink_of_their_suit_and_stand_out_from_paper(
    spanish: dict[str, str], suit: str
) -> None:
    for rank in RANKS:
        text = spanish[f"{rank}{suit}"]
        assert set(re.findall('class="index" fill="([^"]+)"', text)) == {INKS[suit]}
    assert contrast(linear(rgb(INKS[suit])), linear(rgb(palette.PAPER))) >= 4.5


@pytest.mark.parametrize("rank", RANKS)
def test_numbers_show_whole_in_a_fan(rank: int) -> None:
    assert INDEX_LEFT + index_width(str(rank)) <= 0.22 * WIDTH - 2


@pytest.mark.parametrize("code", CODES)
def test_nothing_enters_the_boxes_of_the_numbers(spanish: dict[str, str], code: str) -> None:
    boxes = [box(*sides) for sides in reserved_boxes(code[:-1])]
    intruders = [p.bounds() for p in art(spanish[code]) for area in boxes if p.touches(area)]
    assert intruders == []


@pytest.mark.parametrize("code", CODES)
def test_the_number_fills_its_boxes_and_no_more(spanish: dict[str, str], code: str) -> None:
    numbers = [path for path in paths(spanish[code]) if path.role == "index"]
    assert len(numbers) == 2
    for path, sides in zip(numbers, reserved_boxes(code[:-1]), strict=True):
        left, top, right, bottom = path.bounds()
        assert bottom - top >= INDEX_HEIGHT - 4
        assert left >= sides[0]
        assert top >= sides[1]
        assert right <= sides[2]
        assert bottom <= sides[3]


@pytest.mark.parametrize("code", CODES)
def test_nothing_crosses_the_frame(spanish: dict[str, str], code: str) -> None:
    inset = FRAME_INSET + FRAME_WEIGHT / 2 + 2
    outside = [
        (left, top, right, bottom)
        for left, top, right, bottom in (path.bounds() for path in art(spanish[code]))
        if left < inset or top < inset or right > WIDTH - inset or bottom > HEIGHT - inset
    ]
    assert outside == []


@pytest.mark.parametrize("code", [f"{rank}{suit}" for suit in SUITS for rank in (10, 11, 12)])
def test_figures_fill_their_card(spanish: dict[str, str], code: str) -> None:
    bounds = [path.bounds() for path in art(spanish[code])]
    assert max(b[3] for b in bounds) - min(b[1] for b in bounds) >= 0.8 * HEIGHT


@pytest.mark.parametrize("code", [f"{rank}{suit}" for suit in SUITS for rank in (10, 11, 12)])
def test_figures_leave_air_at_the_frame_and_the_numbers(spanish: dict[str, str], code: str) -> None:
    line = FRAME_INSET + FRAME_WEIGHT / 2
    for left, top, right, bottom in (path.bounds() for path in art(spanish[code])):
        assert min(left, top, WIDTH - right, HEIGHT - bottom) >= line + 14
    boxes = [box(*sides).buffer(12, join_style="mitre") for sides in reserved_boxes(code[:-1])]
    assert not [p.bounds() for p in art(spanish[code]) for area in boxes if p.touches(area)]


def test_colours_are_those_of_the_palette(spanish: dict[str, str]) -> None:
    named = {v for v in vars(palette).values() if isinstance(v, str) and v.startswith("#")}
    used = {colour for text in spanish.values() for colour in re.findall("#[0-9A-Fa-f]{6}", text)}
    assert used <= named
    assert len(used) <= 36


def test_manifest_describes_the_deck() -> None:
    pack = tomllib.loads(MANIFEST)
    assert pack["format"] == 1
    assert pack["kind"] == "spanish"
    assert pack["licence"] == "MIT"
    assert pack["has_index"] is True
    assert pack["size"] == {"width": 610, "height": 950, "radius": 36}
    names = {
        pack["cards"].format(rank=rank, suit=suit)
        for rank in pack["ranks"].values()
        for suit in pack["suits"].values()
    }
    assert names == {f"{code}.svg" for code in CODES}
    assert set(pack["colours"]) == set(SUITS)


@pytest.mark.parametrize("suit", SUITS)
def test_suit_symbols_are_square_and_stay_inside(drawn: dict[str, str], suit: str) -> None:
    text = drawn[f"decks/spanish-classic/suits/{suit}.svg"]
    assert 'viewBox="0 0 100 100"' in text
    bounds = [path.bounds() for path in paths(text)]
    assert min(min(left, top) for left, top, _, _ in bounds) >= 0
    assert max(max(right, bottom) for _, _, right, bottom in bounds) <= 100
    assert max(b[3] for b in bounds) - min(b[1] for b in bounds) >= 80
