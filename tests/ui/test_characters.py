"""Choosing the characters of a new game."""

from __future__ import annotations

import itertools

import pytest

from escoba.engine import Rules
from escoba.language import set_language
from escoba.session import CHARACTERS, HUMAN, Chair, character_of
from escoba.ui.geometry import Box
from escoba.ui.scenes.new_game import NewGameScene
from escoba.ui.scenes.seat_cards import CharacterCard
from escoba.ui.scenes.seats import SeatPlan
from tests.ui.screens import click, element, focused, key, settle

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]
BY_NAME = {one.name: one for one in CHARACTERS}


@pytest.fixture
def setup(make_app):
    app = make_app()
    scene = NewGameScene(app)
    app.show(scene)
    settle(app)
    return scene


def sitting(plan: SeatPlan) -> list[str]:
    return [chair.name for chair in plan.spare]


def test_a_new_player_finds_lola(setup) -> None:
    card = element(setup.app, "choice:sitter_1")
    assert card.value == "lola"
    assert card.label.startswith("Lola. Medium. ")
    assert setup.plan.chairs[1] == Chair("Lola", "medium")


def test_a_character_is_chosen_with_the_keyboard_alone(setup) -> None:
    app = setup.app
    for _ in range(40):
        if focused(app) == "choice:sitter_1":
            break
        key(app, "tab")
    assert focused(app) == "choice:sitter_1"
    key(app, "enter")
    settle(app)
    assert focused(app) == "row:lola"
    rows = [e.id for e in app.scene.elements() if e.role == "row"]
    assert rows == ["row:human", *(f"row:{one.avatar}" for one in CHARACTERS)]
    for _ in range(4):
        key(app, "down")
    assert focused(app) == "row:maestro"
    key(app, "enter")
    settle(app)
    assert app.scene is setup
    assert setup.plan.chairs[1] == Chair("Maestro", "master")
    assert focused(app) == "choice:sitter_1"


def test_with_the_mouse_the_whole_plate_opens_the_list(setup) -> None:
    app = setup.app
    click(app, "choice:sitter_1")
    settle(app)
    click(app, "row:abuela")
    settle(app)
    assert setup.plan.chairs[1] == Chair("Abuela", "hard")
    assert element(app, "seat:1").label == "Abuela"


def test_who_sits_elsewhere_changes_places(setup) -> None:
    setup.press("choice:players:4")
    before = sitting(setup.plan)
    setup._seat_sitter(1, BY_NAME[before[3]].avatar)
    assert sitting(setup.plan) == [before[0], before[3], before[2], before[1]]


def test_a_character_that_takes_the_place_of_a_person_sits_only_once(setup) -> None:
    setup.press("choice:players:4")
    setup._seat_sitter(2, HUMAN)
    setup._seat_sitter(2, "lola")
    names = sitting(setup.plan)
    assert names[2] == "Lola"
    assert len(set(names)) == 4
    assert all(character_of(c.name, c.kind) for c in setup.plan.spare[1:])


def test_the_choice_is_remembered(setup, make_app, monkeypatch) -> None:
    started = []
    monkeypatch.setattr(setup.app, "play", started.append)
    setup.press("choice:players:3")
    setup._seat_sitter(1, "nina")
    setup._seat_sitter(2, "anselmo")
    setup.press("button:start")
    assert [(c.name, c.kind) for c in started[0].chairs[1:]] == [
        ("Nina", "beginner"),
        ("Anselmo", "hard"),
    ]
    again = NewGameScene(make_app())
    assert again.plan.chairs == setup.plan.chairs


def test_computers_of_older_settings_make_way_for_characters_of_their_level() -> None:
    old = (Chair("Ana", "human"), Chair("Inés", "medium"), Chair("Lola", "random"))
    plan = SeatPlan.of(Rules(players=3), old, "Ana")
    assert plan.chairs[0] == old[0]
    assert plan.chairs[1] == Chair("Lola", "medium")
    assert all(character_of(chair.name, chair.kind) for chair in plan.spare[1:])
    assert len(set(sitting(plan))) == 4


def test_nobody_sits_opposite_their_own_name() -> None:
    plan = SeatPlan.of(Rules(), (), "lola")
    assert plan.chairs[1].name == "Carmen"
    assert not plan.faults


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_every_card_holds_its_words(make_app, monkeypatch, size, language, text_scale) -> None:
    app = make_app(size, language=language)
    app.change(text_scale=text_scale)
    scene = NewGameScene(app)
    app.kit.cards.hold(True)
    app.show(scene)
    set_language(language)
    scene.press("choice:players:4")
    drawn: list[tuple[str, Box]] = []

    def note(_surface, text, pos, px, _colour, face="regular", **_options):
        width = app.kit.text.width(text, px, face)
        drawn.append((text, Box(pos[0], pos[1] - 0.36 * px, width, 0.72 * px)))
        return float(width)

    monkeypatch.setattr(app.kit.text, "draw", note)
    for start in range(0, len(CHARACTERS), 3):
        three = CHARACTERS[start : start + 3]
        for seat, one in enumerate(three, start=1):
            scene._seat_sitter(seat, one.avatar)
        cards = [w for w in scene._widgets if isinstance(w, CharacterCard)]
        for card, one in zip(cards, three, strict=False):
            drawn.clear()
            card.draw(app.window.surface, app.kit, scene._state(card))
            (name, head), (_level, second), *about = drawn
            assert name == one.name
            assert " ".join(text for text, _box in about) == one.about()
            for _text, box in drawn:
                assert card.box.contains(box, slack=1), (size, box, card.box)
            assert head.bottom <= second.y + 1
            assert second.bottom <= about[0][1].y + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene_of_list", [False, True])
def test_nothing_overlaps_in_spanish(make_app, size, players, scene_of_list) -> None:
    app = make_app(size, language="es")
    scene = NewGameScene(app)
    app.kit.cards.hold(True)
    app.show(scene)
    scene.press(f"choice:players:{players}")
    if scene_of_list:
        scene.press("choice:sitter_1")
    elements = [e for e in app.scene.elements() if e.role not in ("seat", "list")]
    window = Box(0, 0, *size)
    for one, other in itertools.combinations(elements, 2):
        assert window.contains(one.box, slack=0.5)
        if not other.id.startswith(one.id + ":"):
            assert not one.box.overlaps(other.box, slack=1.5), (one.id, other.id)
