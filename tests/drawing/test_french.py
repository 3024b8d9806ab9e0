from __future__ import annotations

import tomllib

import pytest
from shapely.geometry import box

from drawing.french import FOLDER, INDEX_HEIGHT, LAYOUTS, MANIFEST, RANKS, SUITS
from drawing.french_courts import FRAME_HEIGHT, FRAME_WIDTH, LEFT, TOP
from drawing.french_pips import COLOURS, pip_shape
from drawing.naipe import HEIGHT, WIDTH
from drawing.pen import OUTLINE, scale
from tests.drawing.raster import half_turned, mean_difference, rasterised
from tests.drawing.svg_geometry import art, paths

CODES = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
NUMBERS = [f"{rank}{suit}" for suit in SUITS for rank in LAYOUTS]
FIGURES = [f"{rank}{suit}" for suit in SUITS for rank in (10, 11, 12)]


@pytest.fixture(scope="module")
def french(drawn: dict[str, str]) -> dict[str, str]:
    """The forty cards of the French deck: code -> SVG."""
    return {code: drawn[f"{FOLDER}/{code}.svg"] for code in CODES}


def test_deck_has_forty_different_cards(french: dict[str, str]) -> None:
    assert len(set(french.values())) == 40


def test_deck_stays_small(french: dict[str, str]) -> None:
    assert sum(len(text.encode()) for text in french.values()) <= 2_000_000
    assert max(len(text.encode()) for text in french.values()) <= 140_000


@pytest.mark.parametrize("code", NUMBERS)
def test_a_number_card_has_as_many_pips_as_it_says(french: dict[str, str], code: str) -> None:
    rank, suit = int(code[:-1]), code[-1]
    assert len(art(french[code])) == rank
    assert COLOURS[suit] in french[code]


# Diamonds are the same either way up; of the other suits only the pairs are.
@pytest.mark.parametrize(
    "code", ["2o", "3o", "4o", "5o", "6o", *(f"{r}{s}" for r in (2, 4) for s in "ceb")]
)
def test_a_number_card_is_the_same_after_half_a_turn(french: dict[str, str], code: str) -> None:
    surface = rasterised(french[code], WIDTH // 2, HEIGHT // 2)
    assert mean_difference(surface, half_turned(surface)) < 0.3


@pytest.mark.parametrize("code", CODES)
def test_both_corners_carry_the_index(french: dict[str, str], code: str) -> None:
    bounds = [path.bounds() for path in paths(french[code]) if path.role == "index"]
    upper = [b for b in bounds if b[3] < HEIGHT / 2]
    lower = [b for b in bounds if b[1] > HEIGHT / 2]
    assert len(upper) == len(lower) == len(bounds) / 2
    for left, top, right, bottom in upper:
        turned = (WIDTH - right, HEIGHT - bottom, WIDTH - left, HEIGHT - top)
        assert any(other == pytest.approx(turned, abs=0.3) for other in lower)
    assert min(b[0] for b in upper) >= 12
    assert max(b[3] - b[1] for b in upper) >= INDEX_HEIGHT - 4


@pytest.mark.parametrize("code", CODES)
def test_nothing_touches_the_index(french: dict[str, str], code: str) -> None:
    corners = [path.bounds() for path in paths(french[code]) if path.role == "index"]
    areas = [box(left - 2, top - 2, right + 2, bottom + 2) for left, top, right, bottom in corners]
    intruders = [p.bounds() for p in art(french[code]) for area in areas if p.touches(area)]
    assert intruders == []


@pytest.mark.parametrize("code", FIGURES)
def test_a_figure_stays_inside_its_frame(french: dict[str, str], code: str) -> None:
    edge = OUTLINE / 2 + 0.2
    for path in art(french[code]):
        left, top, right, bottom = path.bounds()
        half = path.weight / 2
        assert left + half >= LEFT - edge
        assert top + half >= TOP - edge
        assert right - half <= LEFT + FRAME_WIDTH + edge
        assert bottom - half <= TOP + FRAME_HEIGHT + edge


@pytest.mark.parametrize("suit", SUITS)
def test_pips_are_curves_and_mirror_themselves(suit: str) -> None:
    shape = pip_shape(suit, 100)
    mirrored = shape.transformed(scale(-1, 1))
    assert shape.polygon().symmetric_difference(mirrored.polygon()).area < 0.01
    assert sum(first is not None for _, first, _, _ in shape.segments) >= 4


@pytest.mark.parametrize("suit", SUITS)
def test_chips_show_the_suit(drawn: dict[str, str], suit: str) -> None:
    assert COLOURS[suit] in drawn[f"{FOLDER}/suits/{suit}.svg"]


def test_manifest_describes_the_deck() -> None:
    pack = tomllib.loads(MANIFEST)
    assert (pack["format"], pack["id"], pack["kind"]) == (1, "french", "french")
    assert pack["name"] == {"en": "French cards", "es": "Baraja francesa"}
    assert pack["size"] == {"width": WIDTH, "height": HEIGHT, "radius": 36}
    names = {
        pack["cards"].format(rank=rank, suit=suit)
        for rank in pack["ranks"].values()
        for suit in pack["suits"].values()
    }
    assert names == {f"{code}.svg" for code in CODES}
    assert pack["colours"] == COLOURS
