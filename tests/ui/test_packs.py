"""Packs that somebody made: the good ones are taken, each bad one is told what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from escoba.engine import DeckPackError, card
from escoba.ui.deck_install import Installation
from escoba.ui.decks import check_pictures, find_decks, load_deck
from escoba.ui.packs.paints import COLOUR_NAMES
from escoba.ui.packs.vector import read_drawing
from escoba.ui.resources import load_svg
from escoba.ui.text import TextRenderer
from tests.ui.conftest import MakeApp
from tests.ui.packs import LINKS, MANIFESTS, ONE, PICTURES, Wrong, change, make_pack, svg
from tests.ui.screens import click, element, settle

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A good pack of the smallest kind, away from the player's decks."""
    parent = tmp_path / "downloads"
    parent.mkdir()
    return make_pack(parent)


def each(wrongs: tuple[Wrong, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("wrong", wrongs, ids=[w.name for w in wrongs])


@each(MANIFESTS)
def test_what_is_wrong_with_a_manifest_is_said(pack: Path, wrong: Wrong) -> None:
    wrong.spoil(pack)
    with pytest.raises(DeckPackError) as caught:
        load_deck(pack)
    assert wrong.told in str(caught.value)


@pytest.mark.skipif(sys.platform == "win32", reason="links need a permission there")
@each(LINKS)
def test_a_file_that_is_none_is_refused(pack: Path, wrong: Wrong) -> None:
    wrong.spoil(pack)
    with pytest.raises(DeckPackError) as caught:
        load_deck(pack)
    assert wrong.told in str(caught.value)


@each(PICTURES)
def test_what_is_wrong_with_a_picture_is_said(pack: Path, wrong: Wrong) -> None:
    wrong.spoil(pack)
    deck = load_deck(pack)
    with pytest.raises(DeckPackError) as caught:
        list(check_pictures(deck))
    assert wrong.told in str(caught.value)


@each(PICTURES)
def test_a_wrong_picture_is_not_drawn_either(pack: Path, wrong: Wrong) -> None:
    wrong.spoil(pack)
    if not wrong.told.startswith(("together", "more")):  # a fault of the pack, not of one picture
        with pytest.raises(DeckPackError):
            load_deck(pack).card_picture(card("7o"), (61, 95), TextRenderer())


def test_every_fault_has_words_of_its_own() -> None:
    told = {wrong.told for wrong in (*MANIFESTS, *LINKS, *PICTURES)}
    assert len(told) >= 50


_BOUNDED = """
import resource, sys, tempfile
from pathlib import Path
from escoba.engine import DeckPackError
from escoba.ui.decks import check_pictures, load_deck
from tests.ui.packs import LINKS, MANIFESTS, PICTURES, make_pack

size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (size + 200_000_000,) * 2)
for wrong in (*MANIFESTS, *LINKS, *PICTURES):
    with tempfile.TemporaryDirectory() as room:
        pack = make_pack(Path(room))
        wrong.spoil(pack)
        try:
            list(check_pictures(load_deck(pack)))
        except DeckPackError as error:
            assert wrong.told in str(error), (wrong.name, str(error))
        else:
            raise AssertionError(wrong.name)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the bound is set through /proc")
def test_no_pack_takes_more_than_200_megabytes() -> None:
    run = [sys.executable, "-c", _BOUNDED]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr


# Pictures that are good


def test_an_accepted_colour_is_drawn_as_it_is_meant() -> None:
    for colour, meant in {
        **{name: name for name in COLOUR_NAMES - {"none"}},
        "gray": "#808080",
        "grey": "#808080",
        "green": "#008000",
        "#f0a": "#ff00aa",
        "#12AbEf": "#12abef",
        " #00f ": "#0000ff",
        "rgb(1, 2,3)": "#010203",
        "rgb(100%,0%,20%)": "#ff0033",
    }.items():
        text = svg(f'<path d="M0 0H61V95H0Z" fill="{colour}"/>')
        read_drawing(text.encode(), "one.svg")
        drawn = load_svg(text, (61, 95)).get_at((30, 40))
        assert drawn == pygame.Color(meant), colour


@pytest.mark.parametrize("colour", ["gold", "Red", "red ", "hsl(0,100%,50%)", "rgb(255 0 0)"])
def test_a_colour_that_is_refused_would_be_grey(colour: str) -> None:
    text = svg(f'<path d="M0 0H61V95H0Z" fill="{colour}"/>')
    assert load_svg(text, (61, 95)).get_at((30, 40)) == pygame.Color(128, 128, 128)
    with pytest.raises(DeckPackError, match="write it as #rrggbb"):
        read_drawing(text.encode(), "one.svg")


@pytest.mark.parametrize(
    "body",
    [
        '<g transform="translate(30.5, 47.5) rotate(180) scale(-1 1)"><circle r="20"/></g>',
        '<path d="m1 1 20 0 0 20-20 0z M5,5 a4 4 0 0 1 8 0 h3 v3 q1 1 2 2 t1 1 s1 1 2 2"/>',
        '<polygon points="1,1 20,1 20,20"/><ellipse cx="9" cy="9" rx="3" ry="4"/>',
        "<!-- made by hand --><metadata><rdf:RDF/></metadata><path d='M0 0H61V95Z'/>",
        '<style>.a{fill:#123456;stroke-width:2px}</style><path class="a" d="M0 0H61V95Z"/>',
        '<path style="fill:#000;stroke-width:1.5;stroke-dasharray:none" d="M0 0H9V9Z"/>',
        '<defs><linearGradient id="g" gradientTransform="scale(2)"><stop offset="0"/>'
        '</linearGradient></defs><rect width="61" height="95" fill="url(#g)"/>',
        '<linearGradient id="g" x1="0" y1="0%" x2="0" y2="100%"><stop offset="0"/>'
        '</linearGradient><rect width="61" height="95" style="fill:url(#g);clip-path:none"/>',
        '<style>.a, .b { fill : #123456; } .c{fill:none}</style><path class="b" d="M0 0H61V95Z"/>',
    ],
)
def test_usual_svg_is_good(pack: Path, body: str) -> None:
    (pack / ONE).write_text(svg(body))
    assert sum(1 for _ in check_pictures(load_deck(pack))) == 41


def test_what_drawing_takes_is_counted_in_card_heights() -> None:
    text = svg('<g transform="scale(2)"><path d="M0 0H15.25V23.75H0Z"/></g>')
    drawing = read_drawing(text.encode(), "one.svg")
    assert drawing.points == 5
    # Half the width and half the height, there and back, on both sides of the line.
    assert drawing.travel == pytest.approx(2 * (30.5 + 47.5 + 30.5 + 47.5) / 95)
    assert drawing.area == pytest.approx(0.25 * 61 / 95)


def test_the_games_own_decks_hold_to_the_bounds() -> None:
    decks, faults = find_decks()
    assert faults == {}
    for deck in decks:
        assert sum(1 for _ in check_pictures(deck)) == len(deck.pictures)


def test_a_picture_that_changes_is_looked_at_again(pack: Path) -> None:
    deck = load_deck(pack)
    deck.card_picture(card("7o"), (61, 95), TextRenderer())
    (pack / ONE).write_text(svg("<text>7</text>"))
    with pytest.raises(DeckPackError, match="holds <text>"):
        deck.card_picture(card("7o"), (61, 95), TextRenderer())


# Taking a pack in


def install(source: Path, root: Path) -> Installation:
    taking = Installation(source, root)
    while taking.step():
        pass
    return taking


def test_a_pack_is_copied_with_what_it_names_alone(pack: Path, tmp_path: Path) -> None:
    (pack / "notes.txt").write_text("not for the game")
    (pack / "suits").mkdir()
    (pack / "suits" / "o.svg").write_text(svg(w=95))
    taking = install(pack, tmp_path / "decks")
    home = tmp_path / "decks" / "mine"
    assert taking.deck is not None
    assert taking.deck.folder == home
    assert not (home / "notes.txt").exists()
    assert (home / "suits" / "o.svg").is_file()
    assert [p.name for p in home.parent.iterdir()] == ["mine"]


def test_the_manifest_stands_for_its_folder(pack: Path, tmp_path: Path) -> None:
    assert install(pack / "deck.toml", tmp_path / "decks").deck is not None


def test_a_newer_version_takes_the_place_of_the_former(pack: Path, tmp_path: Path) -> None:
    install(pack, tmp_path / "decks")
    change(pack, '"Mine"', '"Mine, mended"')
    deck = install(pack, tmp_path / "decks").deck
    assert deck is not None
    assert deck.name("en") == "Mine, mended"


def test_a_worse_version_leaves_the_former_alone(pack: Path, tmp_path: Path) -> None:
    install(pack, tmp_path / "decks")
    (pack / ONE).write_text("hello")
    with pytest.raises(DeckPackError, match="not an SVG"):
        install(pack, tmp_path / "decks")
    assert len(list(check_pictures(load_deck(tmp_path / "decks" / "mine")))) == 41


def test_a_pack_in_its_place_already_stays(pack: Path) -> None:
    deck = install(pack, pack.parent).deck
    assert deck is not None
    assert sum(1 for _ in check_pictures(deck)) == 41


def test_a_pack_cannot_pass_for_a_deck_of_the_game(pack: Path, tmp_path: Path) -> None:
    change(pack, 'id = "mine"', 'id = "french"')
    with pytest.raises(DeckPackError, match="is a deck of the game; give"):
        install(pack.rename(pack.parent / "french"), tmp_path / "decks")


def test_what_is_no_folder_cannot_be_taken_in(tmp_path: Path) -> None:
    archive = tmp_path / "deck.zip"
    archive.write_bytes(b"PK")
    with pytest.raises(DeckPackError, match="unpack"):
        install(archive, tmp_path / "decks")


def test_a_full_place_is_told(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("a file where the folder should be")
    with pytest.raises(DeckPackError, match="cannot be copied"):
        install(pack, tmp_path / "decks")


# Dropped on the window


def drop(*paths: Path) -> None:
    for path in paths:
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))


def test_a_dropped_pack_is_offered_and_used(make_app: MakeApp, pack: Path) -> None:
    app = make_app()
    app.go_home()
    drop(*sorted(pack.iterdir()))
    app.frame()
    settle(app)
    assert element(app, "label:title").label == "New deck: Mine"
    assert app.settings.deck == "spanish-classic"
    click(app, "button:use")
    settle(app)
    assert app.settings.deck == "mine"
    assert app.deck().folder == app.paths.decks / "mine"  # type: ignore[union-attr]
    assert app.scene.name == "home"


def test_a_dropped_fault_is_told_once(make_app: MakeApp, pack: Path) -> None:
    (pack / ONE).write_text(svg("<text>7</text>"))
    app = make_app()
    app.go_home()
    drop(pack)
    app.frame()
    settle(app)
    assert f"{ONE} holds <text>" in element(app, "label:text").label
    click(app, "button:ok")
    settle(app)
    assert app.scene.name == "home"
    assert not (app.paths.decks / "mine").exists()


def test_a_mended_pack_is_drawn_anew(make_app: MakeApp, pack: Path) -> None:
    app = make_app()
    (app.paths.decks).mkdir(parents=True, exist_ok=True)
    worse = make_pack(app.paths.decks)
    (worse / ONE).write_text(svg("<text>7</text>"))
    app.find_decks()
    app.change(deck="mine")
    app.go_home()
    app.kit.cards.begin_frame()
    app.kit.cards.picture(card("7o"), 95)
    assert "holds <text>" in app.deck_faults["mine"]
    drop(pack)
    app.frame()
    settle(app)
    click(app, "button:ok")
    settle(app)
    app.kit.cards.begin_frame()
    assert app.kit.cards.picture(card("7o"), 95).get_at((20, 40))[:3] == (0xFB, 0xF5, 0xE4)
    assert app.deck_faults == {}


def test_a_pack_in_use_is_renewed_whole_without_a_question(make_app: MakeApp, pack: Path) -> None:
    app = make_app()
    app.go_home()
    drop(pack)
    app.frame()
    settle(app)
    click(app, "button:use")
    settle(app)
    assert app.deck() is app.kit.cards.deck
    change(pack, "format = 1", "format = 1\nhas_index = false")
    change(pack, "height = 95", "height = 122")
    for path in pack.glob("*.svg"):
        path.write_text(svg('<path d="M0 0H61V122H0Z" fill="#101830"/>', h=122))
    drop(pack)
    app.frame()
    settle(app)
    assert element(app, "label:title").label == "The deck Mine was renewed"
    assert [e.id for e in app.scene.elements() if e.id.startswith("button")] == ["button:ok"]
    deck = app.kit.cards.deck
    assert deck is not None
    assert (deck.has_index, deck.ratio) == (False, 0.5)
    app.kit.cards.begin_frame()
    face = app.kit.cards.picture(card("7o"), 122)
    assert face.get_size() == (61, 122)
    assert face.get_at((30, 61))[:3] == (0x10, 0x18, 0x30)


def test_a_pack_not_in_use_is_renewed_and_offered(make_app: MakeApp, pack: Path) -> None:
    app = make_app()
    app.go_home()
    for _ in range(2):
        drop(pack)
        app.frame()
        settle(app)
        title = element(app, "label:title").label
        click(app, "button:later")
        settle(app)
    assert title == "The deck Mine was renewed"
    assert app.settings.deck == "spanish-classic"
