from __future__ import annotations

import re
import tomllib
from itertools import combinations, pairwise
from typing import Any

import pytest
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from drawing import modern, palette
from drawing.modern_cast import CAST
from drawing.modern_corners import (
    BAND_HEIGHT,
    BAND_LEFT,
    BAND_TOP,
    INDEX,
    reserved_boxes,
)
from drawing.modern_layouts import symbols
from drawing.modern_suits import SUITS
from drawing.naipe import FRAME_INSET, HEIGHT, INKS, PINTAS, WIDTH
from drawing.pen import Pen
from tests.drawing.raster import half_turned, mean_difference, rasterised
from tests.drawing.svg_geometry import DrawnPath, art, paths

CODES = [f"{rank}{suit}" for suit in SUITS for rank in modern.RANKS]
FIGURES = [f"{rank}{suit}" for suit in SUITS for rank in (10, 11, 12)]
FOLDER = "decks/spanish-modern/"


@pytest.fixture(scope="module")
def cards() -> dict[str, str]:
    """The forty cards: code -> SVG."""
    return {
        name.removeprefix(FOLDER).removesuffix(".svg"): text
        for name, text in modern.assets()
        if name.endswith(".svg") and "/suits/" not in name
    }


def luminance(colour: str) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_deck_has_forty_different_cards(cards: dict[str, str]) -> None:
    assert sorted(cards) == sorted(CODES)
    assert len(set(cards.values())) == 40


def test_every_file_stays_small(cards: dict[str, str]) -> None:
    assert max(len(text.encode()) for text in cards.values()) <= 90_000


@pytest.mark.parametrize("code", CODES)
def test_nothing_enters_the_corners(cards: dict[str, str], code: str) -> None:
    boxes = [box(*sides) for sides in reserved_boxes(code[:-1])]
    intruders = [p.bounds() for p in art(cards[code]) for area in boxes if p.touches(area)]
    assert intruders == []


@pytest.mark.parametrize("code", CODES)
def test_number_and_suit_fill_the_corners_and_no_more(cards: dict[str, str], code: str) -> None:
    marks = [p.bounds() for p in paths(cards[code]) if p.role == "index"]
    upper = [b for b in marks if b[3] < HEIGHT / 2 and b[0] < WIDTH / 2]
    number, mark = reserved_boxes(code[:-1])[:2]
    assert all(
        any(b[0] >= s[0] and b[1] >= s[1] and b[2] <= s[2] and b[3] <= s[3] for s in (number, mark))
        for b in upper
    )
    heights = [
        max(b[3] for b in group) - min(b[1] for b in group)
        for group in (
            [b for b in upper if b[3] <= number[3]],
            [b for b in upper if b[1] >= mark[1]],
        )
    ]
    assert heights[0] >= INDEX.height - 8
    assert heights[1] >= 62


@pytest.mark.parametrize("code", CODES)
def test_nothing_crosses_the_frame(cards: dict[str, str], code: str) -> None:
    inset = FRAME_INSET + modern.FRAME_WEIGHT / 2 + 2
    outside = [
        b
        for b in (path.bounds() for path in art(cards[code]))
        if b[0] < inset or b[1] < inset or b[2] > WIDTH - inset or b[3] > HEIGHT - inset
    ]
    assert outside == []


def symbol_areas(suit: str, rank: int) -> list[Any]:
    """What each symbol of a number card covers."""
    areas = []
    for draw in symbols(suit, rank):
        pen = Pen()
        draw(pen)
        rings = [line for p in paths(pen.svg()) if p.filled for line in p.lines if len(line) > 2]
        areas.append(unary_union([Polygon(ring).buffer(0) for ring in rings]))
    return areas


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", range(2, 8))
def test_symbols_can_be_counted_on_a_card_of_sixty_pixels(suit: str, rank: int) -> None:
    areas = symbol_areas(suit, rank)
    assert len(areas) == rank
    pixel = WIDTH / 60
    assert min(one.distance(other) for one, other in combinations(areas, 2)) >= pixel


@pytest.mark.parametrize("code", FIGURES)
def test_a_figure_ends_above_its_band_and_fills_its_card(cards: dict[str, str], code: str) -> None:
    bounds = [path.bounds() for path in art(cards[code])]
    assert max(b[3] for b in bounds) < BAND_TOP
    assert max(b[3] for b in bounds) - min(b[1] for b in bounds) >= 0.7 * HEIGHT


@pytest.mark.parametrize("code", FIGURES)
def test_the_emblem_is_not_cut_off(cards: dict[str, str], code: str) -> None:
    emblem = [path.bounds() for path in paths(cards[code]) if path.role == "emblem"]
    assert min(b[0] for b in emblem) > BAND_LEFT + 1
    assert max(b[2] for b in emblem) < WIDTH - BAND_LEFT - 1
    assert max(b[3] for b in emblem) - min(b[1] for b in emblem) > 150


@pytest.mark.parametrize("code", FIGURES)
def test_the_band_repeats_number_and_suit(cards: dict[str, str], code: str) -> None:
    band = [
        path for path in paths(cards[code]) if path.role == "index" and path.bounds()[1] >= BAND_TOP
    ]
    left, top, right, bottom = band[0].bounds()
    assert (left, top) == (BAND_LEFT, BAND_TOP)
    assert (right, bottom) == (WIDTH - BAND_LEFT, BAND_TOP + BAND_HEIGHT)
    inside = [path.bounds() for path in band[1:]]
    assert any(b[0] > 400 and b[3] - b[1] > 70 for b in inside)
    assert sum(b[2] < 300 for b in inside) >= 4


def gaps(frame: list[DrawnPath], y: float) -> int:
    """How often the frame line is broken along a horizontal edge."""
    spans = sorted(
        (min(a[0], b[0]), max(a[0], b[0]))
        for path in frame
        for line in path.lines
        for a, b in pairwise(line)
        if a[1] == b[1] == y
    )
    return sum(right[0] - left[1] > 30 for left, right in pairwise(spans))


@pytest.mark.parametrize("suit", SUITS)
def test_frame_is_in_the_suits_ink_and_carries_its_pintas(cards: dict[str, str], suit: str) -> None:
    for rank in modern.RANKS:
        text = cards[f"{rank}{suit}"]
        frame = [path for path in paths(text) if path.role == "frame"]
        assert gaps(frame, FRAME_INSET) == gaps(frame, HEIGHT - FRAME_INSET) == PINTAS[suit]
        assert set(re.findall('class="frame" stroke="([^"]+)"', text)) == {INKS[suit]}


@pytest.mark.parametrize("suit", SUITS)
def test_numbers_stand_out_from_paper_and_band(suit: str) -> None:
    assert contrast(INKS[suit], palette.WHITE) >= 4.5


@pytest.mark.parametrize(
    "code",
    [f"{rank}o" for rank in range(2, 8)] + [f"{rank}{suit}" for suit in "eb" for rank in (2, 4, 6)],
)
def test_number_cards_look_the_same_half_turned(cards: dict[str, str], code: str) -> None:
    surface = rasterised(cards[code], 183, 285)
    assert mean_difference(surface, half_turned(surface)) < 1.5


@pytest.mark.parametrize("suit", "eb")
@pytest.mark.parametrize("rank", [3, 5, 7])
def test_only_the_single_sword_or_club_tells_up_from_down(
    cards: dict[str, str], suit: str, rank: int
) -> None:
    surface = rasterised(cards[f"{rank}{suit}"], 183, 285)
    assert mean_difference(surface, half_turned(surface)) < 12
    assert mean_difference(surface, half_turned(surface)) > 1.5


def test_colours_are_those_of_the_palette(cards: dict[str, str]) -> None:
    named = {v for v in vars(palette).values() if isinstance(v, str) and v.startswith("#")}
    used = {colour for text in cards.values() for colour in re.findall("#[0-9A-Fa-f]{6}", text)}
    assert used <= named


def test_outlines_are_paper_and_never_ink(cards: dict[str, str]) -> None:
    """The deck is cut paper: a fill with an edge has an edge of paper."""
    edged = re.compile(r'fill="#[^"]+" stroke="([^"]+)"')
    art_only = [re.sub(r'<path class="(?:paper|index)"[^>]*>', "", t) for t in cards.values()]
    assert palette.INK not in {colour for text in art_only for colour in edged.findall(text)}


def test_twelve_people_have_twelve_faces() -> None:
    assert set(CAST) == {(suit, rank) for suit in SUITS for rank in (10, 11, 12)}
    assert len({person.hat for person in CAST.values()}) == 12
    assert len({(p.hair, p.behind, p.beard, p.nose, p.skin) for p in CAST.values()}) == 12


def test_manifest_describes_the_deck() -> None:
    pack = tomllib.loads(modern.MANIFEST)
    assert pack["id"] == "spanish-modern"
    assert pack["name"] == {"en": "Spanish, modern", "es": "Española moderna"}
    assert pack["size"] == {"width": 610, "height": 950, "radius": 36}
    assert pack["has_index"] is True
    names = {
        pack["cards"].format(rank=rank, suit=suit)
        for rank in pack["ranks"].values()
        for suit in pack["suits"].values()
    }
    assert names == {f"{code}.svg" for code in CODES}
    assert pack["colours"] == INKS


@pytest.mark.parametrize("suit", SUITS)
def test_suit_symbols_are_square_and_stay_inside(suit: str) -> None:
    text = dict(modern.assets())[f"{FOLDER}suits/{suit}.svg"]
    assert 'viewBox="0 0 100 100"' in text
    bounds = [path.bounds() for path in paths(text)]
    assert min(min(left, top) for left, top, _, _ in bounds) >= 0
    assert max(max(right, bottom) for _, _, right, bottom in bounds) <= 100
    assert max(b[3] for b in bounds) - min(b[1] for b in bounds) >= 75
