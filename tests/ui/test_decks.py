from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from escoba.engine import Suit, card
from escoba.ui.decks import contact_sheet, find_decks, installed_decks, load_deck
from escoba.ui.text import TextRenderer
from tests.ui.packs import change, make_pack, png, use_png

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A good pack of the smallest kind."""
    return make_pack(tmp_path)


def test_a_pack_maps_its_own_names(pack: Path) -> None:
    deck = load_deck(pack)
    assert deck.cards[card("10o")].name == "diamonds-J.svg"
    assert deck.name("es") == "La mía"
    assert deck.name("de") == "Mine"
    assert deck.colours[Suit.OROS] == (0xC6, 0x24, 0x2E)
    assert deck.card_picture(card("10o"), (61, 95), TextRenderer()).get_size() == (61, 95)


def test_a_pack_may_hold_png_pictures(pack: Path) -> None:
    use_png(pack, png(61, 95))
    drawn = load_deck(pack).card_picture(card("7o"), (122, 190), TextRenderer())
    assert drawn.get_size() == (122, 190)
    assert drawn.get_at((60, 60))[:3] == (0x80, 0x80, 0x80)


def test_the_games_own_decks_are_good() -> None:
    decks, faults = find_decks()
    assert faults == {}
    assert {"spanish", "french"} <= {deck.kind for deck in decks}
    assert all(len(deck.cards) == 40 for deck in decks)


def test_a_broken_pack_is_reported_and_the_good_one_found(pack: Path) -> None:
    broken = pack.parent / "broken"
    broken.mkdir()
    decks, faults = find_decks(pack.parent)
    assert "mine" in {deck.id for deck in decks}
    assert set(faults) == {"broken"}


def test_a_pack_of_the_player_does_not_replace_a_built_in_deck(pack: Path) -> None:
    own = installed_decks()[0]
    change(pack, 'id = "mine"', f'id = "{own.id}"')
    pack.rename(pack.parent / own.id)
    found = [deck for deck in installed_decks(pack.parent) if deck.id == own.id]
    assert [deck.folder for deck in found] == [own.folder]


def test_a_contact_sheet_shows_eleven_columns(pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    contact_sheet(load_deck(pack), out, 95)
    assert pygame.image.load(out).get_size() == (11 * 66 + 5, 4 * 100 + 5)


def test_a_sheet_that_cannot_be_written_is_an_os_error(pack: Path, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="cannot be written"):
        contact_sheet(load_deck(pack), tmp_path / "none" / "sheet.png", 40)


def test_a_pack_without_indices_gets_them(pack: Path) -> None:
    change(pack, "format = 1", "format = 1\nhas_index = false")
    deck, text = load_deck(pack), TextRenderer()
    jack = deck.card_picture(card("10o"), (122, 190), text)
    assert jack.get_at((61, 95))[:3] == (0xFB, 0xF5, 0xE4)
    corner = pygame.Rect(8, 8, 30, 34)
    inked = pygame.mask.from_threshold(jack, deck.colours[Suit.OROS], (60, 60, 60)).to_surface()
    assert pygame.mask.from_threshold(inked.subsurface(corner), (255, 255, 255), (1, 1, 1)).count()
    turned = pygame.transform.rotate(jack, 180)
    assert pygame.image.tobytes(jack, "RGBA") == pygame.image.tobytes(turned, "RGBA")
    king = deck.card_picture(card("12o"), (122, 190), text)
    assert pygame.image.tobytes(jack, "RGBA") != pygame.image.tobytes(king, "RGBA")
