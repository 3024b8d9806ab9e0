"""What holds for all decks of the game together."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from escoba.engine import CARDS, Card
from escoba.ui.decks import Deck, find_decks
from tests.drawing.raster import mean_difference, rasterised

DECKS = find_decks()[0]
SMALL = (60, 93)
FAN_SHOWS = 0.22
LEAST_DIFFERENT = 30  # values of pixels, three a pixel


def plainly_different(one: bytes, other: bytes) -> int:
    """How many values of two pictures differ by more than a quarter of the scale."""
    return sum(abs(a - b) > 64 for a, b in zip(one, other, strict=True))


def face(deck: Deck, card: Card, size: tuple[int, int]) -> pygame.Surface:
    """A card on white."""
    picture = rasterised(deck.cards[card].read_text(encoding="utf-8"), *size)
    out = pygame.Surface(size, depth=24)
    out.fill("white")
    out.blit(picture, (0, 0))
    return out


@pytest.fixture(scope="module", params=DECKS, ids=[deck.id for deck in DECKS])
def faces(request: pytest.FixtureRequest) -> dict[Card, pygame.Surface]:
    """The faces of one deck, 60 pixels wide."""
    return {card: face(request.param, card, SMALL) for card in CARDS}


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


def test_the_left_of_a_card_tells_it_in_a_fan() -> None:
    modern = next(deck for deck in DECKS if deck.id == "spanish-modern")
    faces = {card: face(modern, card, SMALL) for card in CARDS}
    shown = (0, 0, round(SMALL[0] * FAN_SHOWS), SMALL[1])
    parts = {
        card: pygame.image.tobytes(surface.subsurface(shown), "RGB")
        for card, surface in faces.items()
    }
    alike = [
        f"{one} {other}"
        for one, other in combinations(CARDS, 2)
        if plainly_different(parts[one], parts[other]) < LEAST_DIFFERENT
    ]
    assert alike == []
