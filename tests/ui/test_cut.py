"""The cut of the deck and the proofs of the deal, driven through the program's own event loop."""

from __future__ import annotations

import json

import pygame
import pytest

from escoba.engine import HandBegun, Record, Rules, commitment, shuffle, verify
from escoba.session import Awaiting, Game, default_chairs
from escoba.ui.geometry import Box
from escoba.ui.scenes.fair_deal import FairDealScene
from escoba.ui.scenes.hand_result import HandResultScene
from tests.ui.played_games import conceded_game, finished_game
from tests.ui.screens import click, element, focused, key, settle
from tests.ui.sheets import ids, shown


def after_a_hand(app) -> Game:
    """Return a game of a person at the result of its first hand, with the table below."""
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",)))
    game.begin()
    while game.turn is not None:
        game.submit(game.turn, game.legal_moves()[0])
    app.play(game)
    settle(app)
    assert app.scene.name == "hand_result"
    return game


def type_text(app, text: str) -> None:
    """Send text as the system does, and let the loop take it."""
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
    app.frame()


@pytest.mark.parametrize("word", ["corte", "", "é" * 200, "😀 sota"])
def test_the_next_deck_is_that_of_the_salt_and_the_word(open_app, word) -> None:
    app = open_app(speed="instant")
    game = after_a_hand(app)
    click(app, "button:cut")
    settle(app)
    promised = element(app, "label:commitment").value.replace(" ", "")
    assert len(promised) == 64
    assert focused(app) == "text:word"
    type_text(app, word)
    key(app, "enter")
    assert app.scene.name == "table"
    salt = game.match.current_salt
    assert commitment(salt) == promised == game.match.current_commitment
    assert game.match.current_word == word
    assert game.match._begun[3] == shuffle(salt, word)


def test_a_word_has_two_hundred_characters_at_most_and_no_spaces_around_it(open_app) -> None:
    app = open_app(speed="instant")
    game = after_a_hand(app)
    click(app, "button:cut")
    settle(app)
    type_text(app, "  a" + "b" * 300)
    click(app, "button:deal")
    assert game.match.current_word == "a" + "b" * 197


@pytest.mark.parametrize("leave", ["esc", "button:cancel"])
def test_leaving_the_cut_leaves_no_word(open_app, leave) -> None:
    app = open_app(speed="instant")
    game = after_a_hand(app)
    click(app, "button:cut")
    settle(app)
    promised = game.next_commitment
    type_text(app, "corte")
    key(app, leave) if leave == "esc" else click(app, leave)
    settle(app)
    assert isinstance(app.scene, HandResultScene)
    assert game.awaiting is Awaiting.NEXT_HAND
    click(app, "button:next_hand")
    begun = [event for event in game.events if isinstance(event, HandBegun)]
    assert (begun[-1].word, begun[-1].commitment) == ("", promised)


def test_the_first_hand_can_be_cut_and_leaving_it_leaves_no_game(open_app) -> None:
    app = open_app(speed="instant")
    app.go_home()
    settle(app)
    click(app, "button:new_game")
    settle(app)
    click(app, "button:cut")
    settle(app)
    key(app, "esc")
    assert app.scene.name == "new_game"
    assert not app.store.unfinished()
    settle(app)
    click(app, "button:cut")
    settle(app)
    type_text(app, "primera")
    for _ in range(2):
        key(app, "tab")
    assert focused(app) == "button:deal"
    key(app, "enter")
    assert app.scene.name == "table"
    (saved,) = app.store.unfinished()
    assert [hand.word for hand in app.store.load(saved.id).hands] == ["primera"]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_of_the_cut_lies_on_its_sheet(open_app, size, language, scale) -> None:
    app = open_app(size, speed="instant", language=language)
    app.change(text_scale=scale)
    after_a_hand(app)
    click(app, "button:cut")
    boxes = [one.box for one in app.scene.elements()]
    assert Box(0, 0, *size).contains(app.scene._sheet)
    for index, box in enumerate(boxes):
        assert app.scene._sheet.contains(box, slack=1)
        assert not any(box.overlaps(other, slack=1) for other in boxes[index + 1 :])


def test_the_proofs_hold_and_the_saved_record_too(open_app) -> None:
    app = open_app(speed="instant")
    game = finished_game(app.store)
    scene = shown(app, FairDealScene(app, game))
    assert [p.number for p in scene.proofs] == list(range(1, len(scene.proofs) + 1))
    for proof, hand in zip(scene.proofs, game.match.finished, strict=True):
        assert commitment(proof.secret) == proof.fingerprint
        assert shuffle(proof.secret, proof.word) == hand.deck
        assert proof.fingerprint in scene.text()
        assert proof.secret in scene.text()
    click(app, "button:save_record")
    (path,) = (app.paths.root / "records").iterdir()
    assert path.name in element(app, "label:note").label
    verify(Record.from_json(path.read_text(encoding="utf-8")))
    assert [h["salt"] for h in json.loads(path.read_text())["hands"]] == [
        proof.secret for proof in scene.proofs
    ]


def test_a_secret_is_kept_while_its_hand_is_played_and_told_once_the_game_is_given_up(
    open_app,
) -> None:
    app = open_app(speed="instant")
    given_up = conceded_game(app.store)
    (proof,) = FairDealScene(app, given_up).proofs
    assert commitment(proof.secret) == proof.fingerprint
    given_up.conceded_by = None
    scene = shown(app, FairDealScene(app, given_up))
    assert scene.proofs[0].secret is None
    assert "button:save_record" not in ids(scene)
    assert proof.secret not in scene.text()
