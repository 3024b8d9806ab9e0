from __future__ import annotations

import re
import tomllib
from itertools import combinations, pairwise

import pytest

from drawing.colour_vision import SIMULATIONS, contrast, distance, luminance, rgb, seen
from drawing.high_contrast import (
    BAND_BOTTOM,
    COLOURS,
    CORNER_MARK_TOP,
    EDGE,
    FOLDER,
    LINE,
    NAMES,
    NUMERAL_HEIGHT,
    RANKS,
    SYMBOL_X,
    SYMBOL_Y,
    WHITE,
    assets,
)
from drawing.high_contrast_signs import SIGN_HEIGHT
from drawing.naipe import HEIGHT, PINTAS, RADIUS, WIDTH
from drawing.palette import PAPER_EDGE
from drawing.suits import SUITS
from tests.drawing.raster import rasterised
from tests.drawing.svg_geometry import art, paths

DECK = dict(assets())
CODES = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
COLOUR = re.compile("#[0-9A-F]{6}")
PAIRS = list(combinations(SUITS, 2))
SMALL = (43, 67)  # pixels: a card on the table of the smallest window
LEAST_CONTRAST = 4.5

in_every_sight = pytest.mark.parametrize("sight", SIMULATIONS)


@pytest.fixture(scope="module")
def cards() -> dict[str, str]:
    """The forty cards of the deck: code -> SVG."""
    return {code: DECK[f"{FOLDER}/{code}.svg"] for code in CODES}


def touching_colours(svg: str) -> set[tuple[str, str]]:
    """The pairs of colours that meet somewhere on a card, but for the hairline at its edge."""
    surface = rasterised(svg, WIDTH, HEIGHT)
    named = {rgb(code): code for code in COLOUR.findall(svg) if code != PAPER_EDGE}
    inside = (
        range(int(EDGE / 2), int(WIDTH - EDGE / 2)),
        range(int(EDGE / 2), int(HEIGHT - EDGE / 2)),
    )
    met: set[tuple[str, str]] = set()
    lines = [[(x, y) for x in inside[0]] for y in inside[1][::6]]
    lines += [[(x, y) for y in inside[1]] for x in inside[0][::6]]
    for line in lines:
        pure = [(i, named[c]) for i, p in enumerate(line) if (c := surface.get_at(p)[:3]) in named]
        for (i, one), (k, other) in pairwise(pure):
            # Two mixed pixels of a smooth edge lie between at most.
            if one != other and k - i <= 3:
                met.add((min(one, other), max(one, other)))
    return met


def symbol_pixels(svg: str, sight: str) -> set[tuple[int, int]]:
    """The pixels of the lower half of a small card that do not look white."""
    surface = rasterised(svg, *SMALL)
    return {
        (x, y)
        for y in range(34, SMALL[1] - 4)
        for x in range(4, SMALL[0] - 4)
        if luminance(seen(surface.get_at((x, y))[:3], sight)) < 0.6
    }


def test_deck_has_forty_different_cards(cards: dict[str, str]) -> None:
    assert len(set(cards.values())) == 40


def test_deck_stays_small(cards: dict[str, str]) -> None:
    sizes = [len(text.encode()) for text in cards.values()]
    assert sum(sizes) <= 400_000
    assert max(sizes) <= 16_000


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", [7, 10, 11, 12])
def test_colours_that_touch_have_a_contrast_for_all_sights(
    cards: dict[str, str], suit: str, rank: int
) -> None:
    pairs = touching_colours(cards[f"{rank}{suit}"])
    assert len(pairs) >= (2 if suit == "o" else 1)
    low = {
        (one, other, sight): ratio
        for one, other in pairs
        for sight in SIMULATIONS
        if (ratio := contrast(seen(rgb(one), sight), seen(rgb(other), sight))) < LEAST_CONTRAST
    }
    assert low == {}


@in_every_sight
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_bands_of_two_suits_look_different(sight: str, one: str, other: str) -> None:
    bands = [seen(rgb(COLOURS[suit].band), sight) for suit in (one, other)]
    # A difference of 0.02 is just seen; without hue only the lightness is left.
    assert distance(*bands) > (0.05 if sight == "grey" else 0.08)


@in_every_sight
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_symbols_of_two_suits_differ_in_shape(
    cards: dict[str, str], sight: str, one: str, other: str
) -> None:
    first, second = (symbol_pixels(cards[f"7{suit}"], sight) for suit in (one, other))
    assert min(len(first), len(second)) > 60
    assert len(first & second) / len(first | second) < 0.62


@pytest.mark.parametrize(("one", "other"), list(combinations(RANKS, 2)))
def test_two_ranks_differ_in_many_pixels_of_the_band(
    cards: dict[str, str], one: int, other: int
) -> None:
    first, second = (rasterised(cards[f"{rank}e"], *SMALL) for rank in (one, other))
    places = [(x, y) for y in range(4, 28) for x in range(4, SMALL[0] - 4)]
    changed = sum(abs(first.get_at(p)[0] - second.get_at(p)[0]) > 90 for p in places)
    assert changed > 24


@pytest.mark.parametrize("suit", SUITS)
def test_gaps_in_all_four_lines_count_the_pintas(cards: dict[str, str], suit: str) -> None:
    surface = rasterised(cards[f"1{suit}"], WIDTH, HEIGHT)
    across, down = range(60, WIDTH - 60), range(60, HEIGHT - 60)
    lines = [[(x, y) for x in across] for y in (20, HEIGHT - 20)]
    lines += [[(x, y) for y in down] for x in (20, WIDTH - 20)]
    for line in lines:
        pixels = [surface.get_at(place)[:3] for place in line]
        starts = sum(now == rgb(WHITE) != before for before, now in pairwise(pixels))
        assert starts == PINTAS[suit]


@pytest.mark.parametrize("code", CODES)
def test_the_numeral_is_giant_and_alone_in_its_place(cards: dict[str, str], code: str) -> None:
    numeral = [p.bounds() for p in paths(cards[code]) if p.role == "index"]
    assert max(b[3] for b in numeral) - min(b[1] for b in numeral) == pytest.approx(
        NUMERAL_HEIGHT, abs=3
    )
    assert max(b[3] for b in numeral) < BAND_BOTTOM - 20
    assert min(b[0] for b in numeral) > EDGE + 16
    figure = [p.bounds() for p in paths(cards[code]) if p.role == "figure"]
    assert bool(figure) == (int(code[:-1]) > 7)
    if figure:
        assert min(b[0] for b in figure) > max(b[2] for b in numeral)
        assert max(b[2] for b in figure) < WIDTH - EDGE - 20
        assert max(b[3] for b in figure) - min(b[1] for b in figure) > 200


@pytest.mark.parametrize("code", CODES)
def test_the_symbol_is_large_and_in_its_place_below(cards: dict[str, str], code: str) -> None:
    symbol = [p.bounds() for p in art(cards[code]) if p.role == "symbol"]
    top, bottom = min(b[1] for b in symbol), max(b[3] for b in symbol)
    assert bottom - top == pytest.approx(SIGN_HEIGHT, abs=12)
    assert (top + bottom) / 2 == pytest.approx(SYMBOL_Y, abs=8)
    middle = (min(b[0] for b in symbol) + max(b[2] for b in symbol)) / 2
    assert middle == pytest.approx(SYMBOL_X, abs=20)


@pytest.mark.parametrize("code", CODES)
def test_the_corner_shows_in_a_fan_and_touches_nothing(cards: dict[str, str], code: str) -> None:
    corner = [p.bounds() for p in paths(cards[code]) if p.role == "corner"]
    symbol = [p.bounds() for p in paths(cards[code]) if p.role == "symbol"]
    right = max(b[2] for b in corner)
    assert min(b[0] for b in corner) >= EDGE + LINE + 5
    assert right <= 0.22 * WIDTH - 5
    assert right <= min(b[0] for b in symbol) - 20
    assert min(b[1] for b in corner) >= BAND_BOTTOM + 20
    numeral = [b for b in corner if b[3] < CORNER_MARK_TOP]
    mark = [b for b in corner if b[1] > CORNER_MARK_TOP - 5]
    assert len(numeral) + len(mark) == len(corner)
    assert max(b[3] for b in numeral) - min(b[1] for b in numeral) >= 110
    assert max(b[3] for b in mark) - min(b[1] for b in mark) >= 90


def test_manifest_describes_the_deck() -> None:
    pack = tomllib.loads(DECK[f"{FOLDER}/deck.toml"])
    assert (pack["format"], pack["id"], pack["kind"]) == (1, "high-contrast", "spanish")
    assert pack["name"] == NAMES
    assert pack["size"] == {"width": WIDTH, "height": HEIGHT, "radius": RADIUS}
    names = {
        pack["cards"].format(rank=rank, suit=suit)
        for rank in pack["ranks"].values()
        for suit in pack["suits"].values()
    }
    assert names == {f"{code}.svg" for code in CODES}
    assert pack["colours"] == {suit: colours.band for suit, colours in COLOURS.items()}


@pytest.mark.parametrize("suit", SUITS)
def test_chips_are_square_and_in_the_colour_of_the_band(suit: str) -> None:
    chip = DECK[f"{FOLDER}/suits/{suit}.svg"]
    assert 'viewBox="0 0 100 100"' in chip
    assert COLOURS[suit].band in chip
    bounds = [path.bounds() for path in paths(chip)]
    assert min(min(left, top) for left, top, _, _ in bounds) >= 0
    assert max(max(right, bottom) for _, _, right, bottom in bounds) <= 100
