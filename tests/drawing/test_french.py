from __future__ import annotations

import re
import tomllib

import pytest
from shapely.geometry import Point, box

from drawing.french import LAYOUTS, RANKS, SUITS
from drawing.french_cast import COURTS
from drawing.french_colours import FOUR_COLOURS, SCHEMES, TWO_COLOURS, Scheme
from drawing.french_courts import panel
from drawing.french_index import INDEX_HEIGHT
from drawing.french_pips import pip_shape
from drawing.naipe import HEIGHT, WIDTH
from drawing.palette import PAPER_EDGE, WHITE, YELLOW
from drawing.pen import scale
from tests.drawing.raster import half_turned, mean_difference, rasterised
from tests.drawing.svg_geometry import art, paths

CODES = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
NUMBERS = [f"{rank}{suit}" for suit in SUITS for rank in LAYOUTS]
PAPER_COLOURS = {WHITE, PAPER_EDGE}
FIELD_PIXEL = (255, 248, 230)
COLOUR = re.compile("#[0-9A-F]{6}")
FIGURES = [f"{rank}{suit}" for suit in SUITS for rank in (10, 11, 12)]

both_decks = pytest.mark.parametrize("scheme", SCHEMES, ids=lambda scheme: scheme.id)


def deck(drawn: dict[str, str], scheme: Scheme) -> dict[str, str]:
    """The forty cards of one deck: code -> SVG."""
    return {code: drawn[f"{scheme.folder}/{code}.svg"] for code in CODES}


def contrast_on_white(colour: str) -> float:
    """The contrast ratio of the web accessibility guidelines, from 1 to 21."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    luminance = sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
    return 1.05 / (luminance + 0.05)


@pytest.fixture(scope="module")
def french(drawn: dict[str, str]) -> dict[str, str]:
    """The two-colour deck; the other has the same shapes, which a test below makes sure of."""
    return deck(drawn, TWO_COLOURS)


@both_decks
def test_deck_has_forty_different_cards(drawn: dict[str, str], scheme: Scheme) -> None:
    assert len(set(deck(drawn, scheme).values())) == 40


@both_decks
def test_deck_stays_small(drawn: dict[str, str], scheme: Scheme) -> None:
    sizes = [len(text.encode()) for text in deck(drawn, scheme).values()]
    assert sum(sizes) <= 2_000_000
    assert max(sizes) <= 140_000


def test_the_decks_share_their_shapes(drawn: dict[str, str]) -> None:
    one, other = (deck(drawn, scheme) for scheme in SCHEMES)
    assert [c for c in CODES if COLOUR.sub("", one[c]) != COLOUR.sub("", other[c])] == []


@both_decks
@pytest.mark.parametrize("code", NUMBERS)
def test_a_number_card_has_as_many_pips_as_it_says(
    drawn: dict[str, str], scheme: Scheme, code: str
) -> None:
    rank, suit = int(code[:-1]), code[-1]
    card = deck(drawn, scheme)[code]
    assert len(art(card)) == rank
    gold = {YELLOW} if suit == "o" else set()
    assert set(COLOUR.findall(card)) <= PAPER_COLOURS | gold | {scheme.colours[suit]}


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
    field = panel().polygon().buffer(0.5)
    for path in art(french[code]):
        assert all(field.covers(Point(place)) for line in path.lines for place in line)


@pytest.mark.parametrize("code", FIGURES)
def test_a_figure_fills_its_panel_from_side_to_side(french: dict[str, str], code: str) -> None:
    left, _, right, _ = panel().polygon().bounds
    surface = rasterised(french[code], WIDTH, HEIGHT)
    for y in (HEIGHT * 0.42, HEIGHT * 0.58):
        row = [surface.get_at((x, round(y)))[:3] for x in range(round(left) + 6, round(right) - 6)]
        assert sum(pixel == FIELD_PIXEL for pixel in row) < len(row) / 20


def test_twelve_figures_are_twelve_people() -> None:
    assert set(COURTS) == {(suit, rank) for suit in SUITS for rank in (10, 11, 12)}
    people = COURTS.values()
    assert len({who.dress for who in people}) == len({who.arm for who in people}) == 12
    assert (
        len({(who.head.hair, who.head.beard, who.head.nose, who.head.skull) for who in people})
        == 12
    )
    for rank in (11, 12):
        assert len({COURTS[suit, rank].crown for suit in SUITS}) == 4


@both_decks
@pytest.mark.parametrize("code", CODES)
def test_every_diamond_holds_a_coin_and_nothing_else_does(
    drawn: dict[str, str], scheme: Scheme, code: str
) -> None:
    marks = [path for path in paths(deck(drawn, scheme)[code]) if path.role == "coins"]
    rank = int(code[:-1])
    if code[-1] != "o":
        assert marks == []
    elif rank == 1:
        assert len(marks) > 3
    elif rank <= 7:
        assert len(marks) == 2 + rank
    else:
        assert len(marks) >= 4


@pytest.mark.parametrize("suit", SUITS)
def test_pips_are_curves_and_mirror_themselves(suit: str) -> None:
    shape = pip_shape(suit, 100)
    mirrored = shape.transformed(scale(-1, 1))
    assert shape.polygon().symmetric_difference(mirrored.polygon()).area < 0.01
    assert sum(first is not None for _, first, _, _ in shape.segments) >= 4


@both_decks
@pytest.mark.parametrize("suit", SUITS)
def test_chips_show_the_suit(drawn: dict[str, str], scheme: Scheme, suit: str) -> None:
    chip = drawn[f"{scheme.folder}/suits/{suit}.svg"]
    assert scheme.colours[suit] in chip
    assert (YELLOW in chip) == (suit == "o")


def test_the_classic_deck_is_red_and_black() -> None:
    colours = TWO_COLOURS.colours
    assert colours["o"] == colours["c"] != colours["e"] == colours["b"]


def test_each_suit_has_its_own_colour_in_the_other_deck() -> None:
    assert len(set(FOUR_COLOURS.colours.values())) == 4


@both_decks
def test_suit_colours_can_be_read_on_white(scheme: Scheme) -> None:
    assert min(contrast_on_white(colour) for colour in scheme.colours.values()) >= 4.5


@both_decks
def test_figures_of_two_suits_dress_differently(scheme: Scheme) -> None:
    assert len(set(scheme.dresses.values())) == 4


@both_decks
def test_manifest_describes_the_deck(drawn: dict[str, str], scheme: Scheme) -> None:
    pack = tomllib.loads(drawn[f"{scheme.folder}/deck.toml"])
    assert (pack["format"], pack["id"], pack["kind"]) == (1, scheme.id, "french")
    assert pack["name"] == scheme.names
    assert pack["size"] == {"width": WIDTH, "height": HEIGHT, "radius": 36}
    names = {
        pack["cards"].format(rank=rank, suit=suit)
        for rank in pack["ranks"].values()
        for suit in pack["suits"].values()
    }
    assert names == {f"{code}.svg" for code in CODES}
    assert pack["colours"] == scheme.colours
