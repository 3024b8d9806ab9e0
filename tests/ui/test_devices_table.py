"""The table by pad and finger, and what is shown of keys and buttons there."""

from __future__ import annotations

import pygame
import pytest

from escoba.engine import Rules
from escoba.session import Game, default_chairs
from escoba.ui.input import Interrupted, Key, LongPress, Motion, Pad, PointerLeft, Press, Release
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.targets import focusable, towards
from tests.ui.screens import element, focused, settle, texts_of


@pytest.fixture
def app(make_app):
    app = make_app(speed="instant")
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), "Marta"), seed="7")
    app.show(TableScene(app, game))
    rest(app)
    return app


def rest(app):
    for _ in range(4000):
        app.advance(50)
        if app.scene.name != "table" or app.scene.is_composing:
            break
    else:
        raise AssertionError("the table never comes to rest")
    for _ in range(6):
        app.advance(50)


def held(app):
    return app.scene.model.hand_of(0)


def test_a_turn_is_played_with_a_pad(app):
    app.send(Pad("right"))
    assert focused(app) == f"hand:{held(app)[0]}"
    app.send(Pad("right"))
    card = held(app)[1]
    assert focused(app) == f"hand:{card}"
    app.send(Pad("a"))
    assert app.scene.selection.card == card
    app.send(Pad("b"))
    assert app.scene.selection.card is None
    app.send(Pad("a"))
    app.send(Pad("y"))
    app.send(Pad("y"))
    rest(app)
    assert card not in held(app)


def test_the_stick_reaches_everything_on_the_table(app):
    found = app.scene.elements()
    start = f"hand:{held(app)[0]}"
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        steps = {towards(found, here, way) for way in ("left", "right", "up", "down")}
        fresh += steps - reached
        reached |= steps
    assert {e.id for e in focusable(found)} <= reached


def test_start_opens_the_menu_and_closes_it(app):
    table = app.scene
    app.send(Pad("start"))
    assert app.scene.name == "menu"
    app.send(Pad("down"))
    app.send(Pad("start"))
    assert app.scene is table
    app.send(Pad("back"))
    assert app.scene.name == "keys"
    app.send(Pad("b"))
    assert app.scene is table


def test_a_pad_goes_through_other_screens_as_arrows_do(app):
    app.send(Pad("start"))
    settle(app)
    before = focused(app)
    app.send(Pad("down"))
    assert focused(app) != before
    app.send(Pad("a"))
    assert app.scene.name == "rules_card"
    app.send(Pad("b"))
    assert app.scene.name == "menu"


def test_caps_follow_what_was_used_last(app, monkeypatch):
    app.send(Key("tab"))
    app.advance(16)
    assert app.scene._caps()["hand_1"] == "1"
    app.scene.picture.resize()
    assert {"1", "2", "3"} <= set(texts_of(app, monkeypatch))
    app.send(Pad("right"))
    caps = app.scene._caps()
    assert caps["button:take"] == "pad:letters:x"
    assert "hand_1" not in caps
    for x in (10, 300, 10, 300):
        app.send(Motion(x, 10))
    assert app.scene._caps() == {}


def test_a_finger_that_rests_enlarges_a_card_and_chooses_nothing(app):
    card = held(app)[0]
    box = element(app, f"hand:{card}").box
    app.send(LongPress(box.cx, box.cy))
    app.advance(16)
    assert app.scene.input.enlarged == card
    app.send(Release(box.cx, box.cy))
    app.send(PointerLeft())
    assert app.scene.input.enlarged is None
    assert app.scene.selection.card is None


def test_no_target_of_the_table_is_smaller_than_a_fingertip(make_app):
    for size in ((800, 600), (1280, 720)):
        app = make_app(size=size, speed="instant")
        rules = Rules()
        game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="7")
        app.show(TableScene(app, game))
        rest(app)
        app.send(Press(*element(app, f"hand:{held(app)[0]}").box[:2]))
        small = {
            e.id: (round(e.box.w), round(e.box.h))
            for e in app.scene.elements()
            if e.role in ("card", "button") and e.enabled and min(e.box.w, e.box.h) < 43.5
        }
        assert small == {}


def test_a_stream_of_clicks_while_a_computer_thinks_plays_no_card(app):
    app.change(speed="normal")
    rest(app)
    scene, game = app.scene, app.scene.game
    scene._play(0, game.legal_moves()[0])
    count, ply = len(held(app)), game.match.hand.ply
    boxes = [e.box for e in scene.elements() if e.role == "card"]
    for _ in range(20):
        for box in boxes:
            app.send(Press(box.cx, box.cy))
            app.send(Release(box.cx, box.cy))
        app.send(Key("enter"))
        app.send(Pad("y"))
        if game.turn == 0:
            break
    assert len(held(app)) == count
    assert game.match.hand.ply - ply <= 1


def test_the_focus_is_lost_with_a_card_in_the_air(app):
    box = element(app, f"hand:{held(app)[0]}").box
    app.send(Press(box.cx, box.cy))
    app.send(Motion(box.cx + 30, box.cy - 60, held=True))
    assert app.scene.input.drag is not None
    app.send(Interrupted())
    assert app.scene.input.drag is None
    assert len(held(app)) == 3


# The screen of the keys


@pytest.fixture
def keys(app):
    app.send(Key("f1"))
    assert app.scene.name == "keys"
    settle(app)
    return app


def told(app):
    return next(e.label for e in app.scene.elements() if e.id == "label:told")


def test_f1_opens_and_closes_the_keys_on_every_screen(app):
    table = app.scene
    for opened in (lambda: None, app.scene.over.menu, app.scene.over.rules):
        opened()
        below = app.scene
        app.send(Key("f1"))
        assert app.scene.name == "keys"
        app.send(Key("f1"))
        assert app.scene is below
    app.go_home()
    app.send(Key("f1"))
    assert app.scene.name == "keys"
    assert "button:rules" not in {e.id for e in app.scene.elements()}
    assert table.game.id


def test_the_rules_are_one_press_from_the_keys(keys):
    keys.scene.press("button:rules")
    assert keys.scene.name == "rules_card"


def test_a_command_is_put_on_another_key_and_kept(keys, tmp_path, make_app):
    keys.scene.press("row:drop")
    keys.send(Key("k", position="k"))
    assert told(keys) == "Drop the card: K"
    keys.send(Key("esc"))
    card = held(keys)[0]
    keys.send(Key("1", position="1"))
    keys.send(Key("d", position="d"))
    assert card in held(keys)
    keys.send(Key("k", position="k"))
    keys.send(Key("k", position="k"))
    rest(keys)
    assert card not in held(keys)
    again = make_app()
    assert again.settings.keys == {"drop": "k"}


def test_a_key_that_is_taken_changes_places_and_this_is_told(keys):
    keys.scene.press("row:drop")
    keys.send(Key("s", position="s"))
    assert told(keys) == (
        "S was taken: it now is for “Drop the card”, and “Faster or slower” has moved to D."
    )
    keys.scene.press("button:reset")
    assert keys.settings.keys == {}


def test_keys_that_lead_about_are_refused_and_esc_leaves_all(keys):
    keys.scene.press("row:drop")
    keys.send(Key("tab"))
    assert "cannot be used" in told(keys)
    keys.send(Key("f1"))
    assert keys.settings.keys == {"drop": "f1", "keys": "d"}
    keys.scene.press("row:speed")
    keys.send(Key("esc"))
    assert keys.scene.name == "keys"
    assert "speed" not in keys.settings.keys


def test_the_keys_show_the_pad_when_that_was_used(app):
    app.send(Pad("back"))
    assert {"row:pad_x", "row:pad_start"} <= {e.id for e in app.scene.elements()}
    app.scene.draw(pygame.Surface((1280, 720)))
