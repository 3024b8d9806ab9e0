"""What holds for all decks of the game together."""

from __future__ import annotations

import re
from itertools import combinations

import pygame
import pytest

from escoba.engine import CARDS, Card
from escoba.ui.decks import Deck, find_decks
from tests.drawing.raster import mean_difference, rasterised

DECKS = find_decks()[0]
SMALL = (60, 93)
FAN = (64, 100)  # the smallest cards of a full table
FAN_SHOWS = 0.22
# Spades and clubs whose corner pips were eight pixels high, and could not be told, had five.
LEAST_SEEN = 7  # pixels
PLAINLY = 64  # a quarter of the scale
UNMARKED = re.compile(r'<path (?!class="(?:paper|frame|index|corner|coins)")[^>]*/>')
Grey = list[float]


def marks(deck: Deck, card: Card) -> Grey:
    """The grey values of the number, suit sign and frame that a fan shows of a small card.

    Neither the art, of which a fan may show an ornament or nothing, nor hue may be needed.
    """
    text = UNMARKED.sub("", deck.cards[card].read_text(encoding="utf-8"))
    shown = (0, 0, int(FAN[0] * FAN_SHOWS), FAN[1])
    data = pygame.image.tobytes(on_white(text, FAN).subsurface(shown), "RGB")
    pixels = zip(data[::3], data[1::3], data[2::3], strict=True)
    return [0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in pixels]


def plainly_different(one: Grey, other: Grey) -> int:
    """How many pixels of two pictures differ by more than a quarter of the scale."""
    return sum(abs(a - b) > PLAINLY for a, b in zip(one, other, strict=True))


def on_white(svg: str, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, depth=24)
    out.fill("white")
    out.blit(rasterised(svg, *size), (0, 0))
    return out


@pytest.fixture(scope="module", params=DECKS, ids=[deck.id for deck in DECKS])
def faces(request: pytest.FixtureRequest) -> dict[Card, pygame.Surface]:
    """The faces of one deck, 60 pixels wide."""
    texts = {card: path.read_text("utf-8") for card, path in request.param.cards.items()}
    return {card: on_white(texts[card], SMALL) for card in CARDS}


def test_no_card_of_any_deck_is_another() -> None:
    # The two French decks differ in the colour of diamonds and clubs alone.
    apart = [deck for deck in DECKS if deck.id != "french-four-colour"]
    texts = [path.read_bytes() for deck in apart for path in deck.cards.values()]
    assert len(set(texts)) == 40 * len(apart)


def test_small_cards_of_a_deck_look_different(faces: dict[Card, pygame.Surface]) -> None:
    alike = [
        f"{one} {other}"
        for one, other in combinations(CARDS, 2)
        if mean_difference(faces[one], faces[other]) < 1.0
    ]
    assert alike == []


@pytest.mark.parametrize("deck", DECKS, ids=[deck.id for deck in DECKS])
def test_the_left_of_a_card_tells_it_in_a_fan(deck: Deck) -> None:
    shown = {card: marks(deck, card) for card in CARDS}
    alike = [
        f"{one} {other}"
        for one, other in combinations(CARDS, 2)
        if plainly_different(shown[one], shown[other]) < LEAST_SEEN
    ]
    assert alike == []
