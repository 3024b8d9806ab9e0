from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from escoba.engine import CARDS, DeckPackError, Suit, card
from escoba.ui.decks import contact_sheet, find_decks, installed_decks, load_deck

pytestmark = pytest.mark.usefixtures("display")

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    '<path d="M0 0 H{w} V{h} H0 Z" fill="#fbf5e4"/></svg>'
)
MANIFEST = """
format = 1
id = "mine"
author = "Somebody"
licence = "CC0-1.0"
source = "drawn at home"
kind = "french"
cards = "{suit}-{rank}.svg"
back = "back.svg"

[name]
en = "Mine"
es = "La mía"

[size]
width = 61
height = 95
radius = 4

[suits]
o = "diamonds"

[ranks]
10 = "J"

[colours]
o = "#C6242E"
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A good pack of the smallest kind."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "deck.toml").write_text(MANIFEST)
    (folder / "back.svg").write_text(SVG.format(w=61, h=95))
    for one in CARDS:
        suit = "diamonds" if one.suit.letter == "o" else one.suit.letter
        rank = "J" if one.rank == 10 else one.rank
        (folder / f"{suit}-{rank}.svg").write_text(SVG.format(w=61, h=95))
    return folder


def change(pack: Path, old: str, new: str) -> None:
    manifest = pack / "deck.toml"
    text = manifest.read_text()
    assert old in text
    manifest.write_text(text.replace(old, new))


def test_a_pack_maps_its_own_names(pack: Path) -> None:
    deck = load_deck(pack)
    assert deck.cards[card("10o")].name == "diamonds-J.svg"
    assert deck.name("es") == "La mía"
    assert deck.name("de") == "Mine"
    assert deck.colours[Suit.OROS] == (0xC6, 0x24, 0x2E)
    assert deck.card_picture(card("10o"), (61, 95)).get_size() == (61, 95)


def test_a_pack_may_hold_png_pictures(pack: Path) -> None:
    change(pack, "{rank}.svg", "{rank}.png")
    picture = pygame.Surface((61, 95))
    picture.fill((200, 0, 0))
    pygame.image.save(picture, pack / "one.png")
    for svg in pack.glob("*-*.svg"):
        svg.with_suffix(".png").write_bytes((pack / "one.png").read_bytes())
    drawn = load_deck(pack).card_picture(card("7o"), (122, 190))
    assert drawn.get_size() == (122, 190)
    assert drawn.get_at((60, 60))[:3] == (200, 0, 0)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("format = 1", "format = 2", "format must be 1"),
        ('id = "mine"', 'id = "yours"', "id must be the folder's name"),
        ('kind = "french"', 'kind = "german"', "kind must be"),
        ('licence = "CC0-1.0"', 'licence = ""', "licence must be text"),
        ('author = "Somebody"', "author = 3", "author must be text"),
        ("{suit}-{rank}.svg", "{suit}.svg", "must contain {suit} and {rank}"),
        ("{suit}-{rank}.svg", "../mine/../{suit}-{rank}.svg", "outside the folder"),
        ('back = "back.svg"', "back = []", "back must list"),
        ('back = "back.svg"', 'back = "back.gif"', "neither .svg nor .png"),
        ('back = "back.svg"', 'back = "none.svg"', "none.svg is missing"),
        ("width = 61", 'width = "61"', "must be numbers"),
        ("width = 61", "width = 0", "above 0"),
        ("width = 61", "width = 90", "other proportions"),
        ("#C6242E", "red", "not a colour"),
        ("[name]", "[name", "not valid TOML"),
        ("height = 95", "", "must be numbers"),
    ],
)
def test_what_is_wrong_with_a_manifest_is_said(pack: Path, old: str, new: str, told: str) -> None:
    change(pack, old, new)
    with pytest.raises(DeckPackError) as caught:
        load_deck(pack)
    assert told in str(caught.value)


def test_a_missing_card_is_named(pack: Path) -> None:
    (pack / "diamonds-7.svg").unlink()
    with pytest.raises(DeckPackError, match=r"diamonds-7\.svg is missing"):
        load_deck(pack)


def test_a_huge_file_is_refused(pack: Path) -> None:
    (pack / "diamonds-7.svg").write_text(SVG.format(w=61, h=95) + " " * 2_000_001)
    with pytest.raises(DeckPackError, match="larger than 2 MB"):
        load_deck(pack)


def test_a_huge_picture_is_refused(pack: Path) -> None:
    (pack / "diamonds-7.svg").write_text(SVG.format(w=6100, h=9500))
    with pytest.raises(DeckPackError, match="larger than 4096 pixels"):
        load_deck(pack)


@pytest.mark.parametrize("content", ["", "hello", "<svg viewBox='x'>", '<svg viewBox="0 0 0 9">'])
def test_what_is_no_picture_is_refused(pack: Path, content: str) -> None:
    (pack / "c-3.svg").write_text(content)
    with pytest.raises(DeckPackError, match=r"c-3\.svg"):
        load_deck(pack)


def test_a_folder_without_manifest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckPackError, match=r"deck\.toml cannot be read"):
        load_deck(tmp_path)


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
