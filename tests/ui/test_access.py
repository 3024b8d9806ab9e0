"""What is told and done for people who listen: lines, focus, presses, and the voice of F8."""

from __future__ import annotations

import pytest

from escoba.engine import Rules
from escoba.language import set_language
from escoba.session import Game, SettingsFile, default_chairs
from escoba.ui.access import hooks
from escoba.ui.access import reader as access_reader
from escoba.ui.scenes.home import HomeScene
from escoba.ui.scenes.new_game import NewGameScene
from escoba.ui.scenes.table import TableScene
from tests.ui.listening import Voice, listen, told_lines
from tests.ui.screens import element, focused, key, settle


@pytest.fixture
def voice(monkeypatch):
    voice = Voice()
    monkeypatch.setattr(access_reader, "find_speaker", lambda: voice)
    return voice


@pytest.fixture
def table(make_app):
    """A table with seed 5 whose turn it is to compose."""
    app = make_app(speed="instant")
    app.change(lay_last_card=False)
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), "Ana"), seed="5")
    app.show(HomeScene(app), TableScene(app, game))
    return app


def until_composing(app):
    for _ in range(2000):
        app.advance(16)
        if app.scene.is_composing:
            settle(app)
            return
    raise AssertionError("the turn never comes")


def serve(app):
    """Do what a frame does with the wishes of a screen reader."""
    hooks.serve(app)
    settle(app)


def test_a_press_by_name_does_what_a_click_does(make_app):
    app = make_app()
    reader = listen(app)
    app.show(HomeScene(app))
    settle(app)
    reader.ask("press", "button:new_game")
    serve(app)
    assert isinstance(app.scene, NewGameScene)
    reader.ask("focus", "button:start")
    serve(app)
    assert focused(app) == "button:start"
    assert reader.trees[-1].nodes[reader.trees[-1].focus].key == "button:start"
    reader.ask("press", "choice:players:3")
    serve(app)
    assert element(app, "choice:players").value == "3"


def test_a_wish_for_what_is_gone_does_nothing(make_app):
    app = make_app()
    reader = listen(app)
    app.show(HomeScene(app))
    settle(app)
    reader.asked += [("press", 12345), ("focus", 0)]
    reader.ask("press", "button:new_game")
    app.show(NewGameScene(app))
    before = app.scene
    serve(app)
    assert app.scene is before


def test_the_tree_is_not_made_again_while_nothing_changes(make_app):
    app = make_app()
    reader = listen(app)
    app.show(HomeScene(app))
    settle(app)
    shown = len(reader.trees)
    for _ in range(60):
        app.advance(33)
    assert len(reader.trees) == shown
    key(app, "tab")
    settle(app)
    assert len(reader.trees) == shown + 1


def test_a_frame_does_nothing_when_nobody_listens(make_app, monkeypatch):
    app = make_app()
    scene = HomeScene(app)
    monkeypatch.setattr(scene, "readable", lambda: pytest.fail("nobody asked"))
    app.show(scene)
    settle(app)


def test_each_line_comes_in_an_update_of_its_own_in_order(make_app):
    app = make_app()
    reader = listen(app)
    app.show(HomeScene(app))
    settle(app)
    reader.trees.clear()
    app.say("One")
    app.say("Two", urgent=True)
    app.advance(16)
    assert [told_lines(tree)[-1] for tree in reader.trees[-2:]] == ["One", "Two"]
    lives = {n.name: n.live for n in reader.trees[-1].nodes.values()}
    assert (lives["One"], lives["Two"]) == ("polite", "assertive")


def test_a_choice_that_cannot_be_is_told_at_once(table, tmp_path):
    app = table
    reader = listen(app)
    until_composing(app)
    scene = app.scene
    held = max(scene.model.hand_of(0), key=lambda card: card.value)
    scene.press(f"hand:{held}")
    for card in sorted(scene.model.slots, key=lambda card: -card.value):
        scene.press(f"table:{card}")
        if scene.selection.refused is not None:
            break
    assert scene.selection.refused is not None
    settle(app)
    urgent = [n.name for n in reader.trees[-1].nodes.values() if n.live == "assertive"]
    assert urgent
    assert any(words in urgent[-1] for words in ("too many", "needs", "No card", "Nothing"))


def test_plays_turns_and_deals_are_told(table):
    app = table
    reader = listen(app)
    lines: list[str] = []
    for _ in range(6):
        until_composing(app)
        lines += told_lines(reader.trees[-1])
        app.scene._play(0, next(iter(app.scene.game.legal_moves())))
    assert "Your turn. Choose a card." in lines
    assert any(line.startswith("Lola ") for line in lines)
    assert any(line.startswith("You ") for line in lines)
    assert "Three more cards each." in lines


def test_f8_speaks_and_is_remembered(make_app, voice):
    app = make_app()
    app.show(HomeScene(app))
    settle(app)
    assert voice.spoken == []
    key(app, "f8")
    settle(app)
    assert app.settings.self_voicing
    assert SettingsFile(app.paths.settings).load().self_voicing
    assert voice.spoken == [
        "The game speaks. F8 ends it.",
        "New game, button, 2 to 4 players",
    ]
    key(app, "f8")
    settle(app)
    assert voice.is_closed
    assert not SettingsFile(app.paths.settings).load().self_voicing


def test_f8_speaks_from_the_start_when_it_did_before(make_app, voice):
    make_app().change(self_voicing=True)
    app = make_app()
    app.show(HomeScene(app))
    settle(app)
    assert voice.spoken[0] == "Escoba. Home screen."


def test_a_key_hushes_and_the_focus_is_spoken(make_app, voice):
    app = make_app()
    app.show(HomeScene(app))
    key(app, "f8")
    settle(app)
    voice.spoken.clear()
    key(app, "tab")
    settle(app)
    assert voice.spoken[0] is None
    label = element(app, focused(app)).label
    assert voice.spoken[1].startswith(f"{label}, ")
    app.advance(16)
    assert len(voice.spoken) == 2, "said once"


def test_an_urgent_line_does_not_wait(make_app, voice):
    app = make_app()
    app.access.use_voice(True)
    app.say("A long story")
    app.say("No", urgent=True)
    assert voice.spoken == ["A long story", None, "No"]


def test_the_voice_is_told_the_language(make_app, voice):
    app = make_app()
    set_language("es")
    app.access.use_voice(True)
    app.say("Hola")
    assert voice.languages == {"es"}


def test_a_card_is_spoken_with_its_state(table, voice):
    app = table
    until_composing(app)
    app.access.use_voice(True)
    key(app, "tab")
    settle(app)
    card = element(app, focused(app)).label
    assert voice.spoken[-1] == card
    key(app, "space")
    settle(app)
    assert voice.spoken[-1] == f"{card}, selected"


def test_without_a_voice_the_screen_says_so(make_app, monkeypatch):
    monkeypatch.setattr(access_reader, "find_speaker", lambda: None)
    app = make_app()
    app.show(HomeScene(app))
    key(app, "f8")
    settle(app)
    assert app.scene.name == "dialog"
    assert element(app, "label:title").label == "No voice found"
    assert not app.settings.self_voicing
    key(app, "enter")
    assert app.scene.name == "home"


def test_a_voice_that_is_gone_at_the_next_start_is_told_of(make_app, monkeypatch):
    monkeypatch.setattr(access_reader, "find_speaker", lambda: None)
    make_app().change(self_voicing=True)
    app = make_app()
    app.show(HomeScene(app))
    settle(app)
    assert "no voice was found" in element(app, "label:text").label


def test_a_voice_that_fails_is_switched_off_and_told_of(make_app, voice):
    app = make_app()
    app.show(HomeScene(app))
    key(app, "f8")
    voice.is_broken = True
    app.frame()
    settle(app)
    assert voice.is_closed
    assert element(app, "label:title").label == "No voice found"
    assert not SettingsFile(app.paths.settings).load().self_voicing


def test_everything_is_closed_with_the_program(make_app, voice):
    app = make_app()
    reader = listen(app)
    app.access.use_voice(True)
    app.show(HomeScene(app))
    app.access.close()
    assert voice.is_closed
    assert reader.is_closed
    app.advance(16)
