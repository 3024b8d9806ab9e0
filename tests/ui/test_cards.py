from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from escoba.engine import CARDS, Suit, card
from escoba.ui.cards import CardCache
from escoba.ui.decks import Deck, installed_decks
from escoba.ui.geometry import Box
from escoba.ui.text import TextRenderer

pytestmark = pytest.mark.usefixtures("display")


class Clock:
    """Each look at it finds it later by a fixed step."""

    def __init__(self, step_ms: float) -> None:
        self.now, self.step = 0.0, step_ms / 1000

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture(scope="module")
def deck() -> Deck:
    return next(d for d in installed_decks() if d.kind == "spanish")


@pytest.fixture
def cache(display: None, deck: Deck) -> CardCache:
    pygame.Window("test", (64, 64)).get_surface()
    made = CardCache(TextRenderer(), clock=Clock(4))
    made.use(deck)
    return made


@pytest.mark.parametrize("height", [60, 104, 190, 475])
def test_a_card_has_the_height_asked_for_and_the_decks_proportion(
    cache: CardCache, deck: Deck, height: int
) -> None:
    picture = cache.picture(card("7o"), height)
    assert picture.get_height() == pytest.approx(height, abs=1)
    assert picture.get_width() == pytest.approx(height * deck.ratio, abs=1)


def test_the_same_card_and_size_is_drawn_once(cache: CardCache) -> None:
    assert cache.picture(card("7o"), 100) is cache.picture(card("7o"), 100)


def test_only_a_few_cards_are_drawn_in_one_frame(cache: CardCache) -> None:
    cache.begin_frame()
    for one in CARDS[:6]:
        cache.picture(one, 100)
    # Four milliseconds each: the budget of six is spent after two.
    assert len(cache._wanted) == 4
    assert cache.pending


def test_what_is_wanted_gets_drawn_in_the_following_frames(cache: CardCache) -> None:
    for one in CARDS[:6]:
        cache.picture(one, 100)
    frames = 0
    while cache.pending:
        cache.begin_frame()
        assert cache.work()
        frames += 1
    assert frames == 2


def test_urgent_cards_come_first(cache: CardCache) -> None:
    cache.begin_frame()
    for one in CARDS[:2]:
        cache.picture(one, 100)
    cache.picture(CARDS[2], 100, urgent=False)
    cache.picture(CARDS[3], 100, urgent=False)
    cache.picture(CARDS[4], 100)
    cache.begin_frame()
    cache.work()
    wanted = [key[3] for key in cache._wanted]
    assert CARDS[4] not in wanted
    assert CARDS[3] in wanted


def test_meanwhile_the_former_size_is_stretched(cache: CardCache) -> None:
    small = cache.picture(card("7o"), 100)
    cache.hold(True)
    large = cache.picture(card("7o"), 200)
    assert large.get_height() == 200
    shrunk = pygame.transform.smoothscale(large, small.get_size())
    assert pygame.transform.average_color(shrunk)[:3] == pytest.approx(
        pygame.transform.average_color(small)[:3], abs=6
    )
    assert not cache.work()
    cache.hold(False)
    cache.begin_frame()
    assert cache.work()
    assert cache.picture(card("7o"), 200) is not large


def test_without_any_deck_the_plain_one_is_drawn(cache: CardCache) -> None:
    cache.use(None)
    for one in (card("7o"), card("12b"), None):
        cache.begin_frame()
        assert cache.picture(one, 140).get_height() == 140
    assert cache.suit(Suit.COPAS, 20).get_size() == (20, 20)


def test_a_deck_whose_file_broke_is_told_once_and_replaced(
    display: None, deck: Deck, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.svg"
    bad.write_text("no picture")
    told: list[tuple[str, str]] = []
    cache = CardCache(TextRenderer(), clock=Clock(0), fault=lambda *f: told.append(f))
    cache.use(replace(deck, id="bad", cards=dict.fromkeys(CARDS, bad)))
    assert cache.picture(card("7o"), 140).get_height() == 140
    cache.picture(card("6o"), 140)
    assert [deck_id for deck_id, _ in told] == ["bad"]


def test_a_card_is_drawn_in_the_middle_of_its_box(cache: CardCache, deck: Deck) -> None:
    surface = pygame.Surface((300, 200))
    cache.draw(surface, card("7o"), Box(100, 20, 100, 150))
    left = next(x for x in range(300) if surface.get_at((x, 95))[:3] != (0, 0, 0))
    assert left == pytest.approx(150 - 150 * deck.ratio / 2, abs=1.5)


def test_meanwhile_the_former_deck_is_shown(cache: CardCache) -> None:
    other = next(d for d in installed_decks() if d.kind == "french")
    before = cache.picture(card("7o"), 100)
    cache.hold(True)
    cache.use(other)
    meanwhile = cache.picture(card("7o"), 100)
    assert pygame.image.tobytes(meanwhile, "RGBA") == pygame.image.tobytes(before, "RGBA")
    cache.hold(False)
    cache.begin_frame()
    after = cache.picture(card("7o"), 100)
    assert pygame.image.tobytes(after, "RGBA") != pygame.image.tobytes(before, "RGBA")


def test_symbols_count_towards_the_time_of_a_frame(cache: CardCache) -> None:
    cache.begin_frame()
    cache.suit(Suit.OROS, 20)
    cache.suit(Suit.COPAS, 20)
    cache.picture(card("7o"), 100)
    assert cache.pending


@pytest.mark.parametrize("deck_id", ["french", "french-four-colour"])
def test_only_the_suit_that_counts_as_coins_has_the_ring(cache: CardCache, deck_id: str) -> None:
    """A house rule can make another suit the coins."""
    cache.use(next(d for d in installed_decks() if d.id == deck_id))

    def is_gold(colour: pygame.Color) -> bool:
        return abs(colour.r - 0xF3) + abs(colour.g - 0xB9) + abs(colour.b - 0x28) < 30

    def gold() -> tuple[int, int]:
        cache.begin_frame()
        card_picture, symbol = cache.picture(card("7o"), 475), cache.suit(Suit.from_letter("o"), 60)
        corner = pygame.Rect(0, 0, card_picture.get_width() // 4, 140)
        found = []
        for picture, area in ((card_picture, corner), (symbol, symbol.get_rect())):
            points = ((x, y) for x in range(area.w) for y in range(area.h))
            found.append(sum(is_gold(picture.get_at(point)) for point in points))
        return found[0], found[1]

    marked = gold()
    assert min(marked) > 50
    cache.coins = Suit.from_letter("c")
    assert gold() == (0, 0)
    cache.coins = Suit.from_letter("o")
    assert gold() == marked
