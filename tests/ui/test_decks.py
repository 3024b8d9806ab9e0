from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from escoba.engine import Suit, card
from escoba.ui.decks import contact_sheet, find_decks, installed_decks, load_deck
from escoba.ui.packs.index_tile import PAPER, contrast, legible
from escoba.ui.text import TextRenderer
from escoba.ui.theme import rgb
from tests.ui.packs import change, make_pack, png, svg, use_png

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
    use_png(pack, png(610, 950))
    drawn = load_deck(pack).card_picture(card("7o"), (122, 190), TextRenderer())
    assert drawn.get_size() == (122, 190)
    assert all(abs(part - 0x80) <= 3 for part in drawn.get_at((60, 60))[:3])


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


def faces(pack: Path, *names: str) -> list[pygame.Surface]:
    """Return faces of a pack without indices, 122 x 190 pixels."""
    change(pack, "format = 1", "format = 1\nhas_index = false")
    deck, text = load_deck(pack), TextRenderer()
    return [deck.card_picture(card(name), (122, 190), text) for name in names]


def test_a_pack_without_indices_gets_them(pack: Path) -> None:
    seven, six = faces(pack, "7o", "6o")
    assert seven.get_at((61, 95))[:3] == (0xFB, 0xF5, 0xE4)
    corner = pygame.Rect(8, 8, 30, 34)
    inked = pygame.mask.from_threshold(seven, (0xC6, 0x24, 0x2E), (60, 60, 60)).to_surface()
    assert pygame.mask.from_threshold(inked.subsurface(corner), (255, 255, 255), (1, 1, 1)).count()
    turned = pygame.transform.rotate(seven, 180)
    assert pygame.image.tobytes(seven, "RGBA") == pygame.image.tobytes(turned, "RGBA")
    assert pygame.image.tobytes(seven, "RGBA") != pygame.image.tobytes(six, "RGBA")


def test_a_figure_leaves_its_lower_corner_to_the_tile_of_its_value(pack: Path) -> None:
    (jack,) = faces(pack, "10o")
    lower = jack.subsurface(pygame.Rect(61, 95, 61, 95))
    assert pygame.mask.from_threshold(lower, (0xFB, 0xF5, 0xE4), (9, 9, 9)).count() == 61 * 95


def test_the_tile_of_an_index_is_smooth_and_wider_than_its_number(pack: Path) -> None:
    for path in pack.glob("*.svg"):
        path.write_text(svg('<path d="M0 0H61V95H0Z" fill="#101830"/>'))
    for face in faces(pack, "4c", "12c"):
        corner = face.subsurface(pygame.Rect(0, 0, 50, 50))
        paper = pygame.mask.from_threshold(corner, (0xFB, 0xF5, 0xE4), (2, 2, 2))
        tile = paper.get_bounding_rects()[0]
        # The column at each side is paper from round corner to round corner: no digit touches it.
        for x in (tile.left, tile.right - 1):
            column = [paper.get_at((x, y)) for y in range(tile.top + 6, tile.bottom - 6)]
            assert all(column)
        mixed = {
            tuple(corner.get_at((tile.left + i, tile.top + j)))[:3]
            for i in range(6)
            for j in range(6)
        }
        assert len(mixed) > 3


@pytest.mark.parametrize("code", ["#ffb000", "#4cc9f0", "#80d85a", "#ffffff", "#c6242e", "#000000"])
def test_ranks_are_dark_enough_on_paper(code: str) -> None:
    colour = rgb(code)
    assert contrast(legible(colour), PAPER) >= 4.5
    if contrast(colour, PAPER) >= 4.5:
        assert legible(colour) == colour


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((0x77, 0x77, 0x77), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
