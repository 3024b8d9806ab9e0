import pytest

from escoba.engine import CardPlayed, Rules, StoreError
from escoba.session import Awaiting, Game, default_chairs
from escoba.ui.input import Press, Release
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.lastcard import SEEN_MS

STEP = 20.0


@pytest.fixture
def at_last_card(make_app):
    """A table at which the person has one card left and one way to play it."""

    def make(rules=None, *, capturing=False, **changes):
        app = make_app(speed="fast")
        app.change(warn_before_drop="never", **changes)
        rules = rules or Rules()
        for seed in range(60):
            game = Game.new(
                app.store, rules, default_chairs(rules, ("medium",), ""), seed=str(seed)
            )
            scene = TableScene(app, game)
            app.show(scene)
            for _ in range(1500):
                app.advance(STEP)
                if game.match.hand.ply > 8:
                    break
                if game.awaiting is Awaiting.INPUT and len(game.match.hand.cards_of(0)) == 1:
                    move = game.forced_move()
                    if move is None or move.is_capture != capturing:
                        break
                    scene.timeline.finish()
                    app.advance(1)
                    return scene, move
                if scene.is_composing:
                    scene._play(0, game.legal_moves()[0])
        raise AssertionError("no such position was found")

    return make


def played(scene, move):
    last = [e for e in scene.game.events if isinstance(e, CardPlayed)][-1]
    return last.seat == 0 and last.card == move.card


def test_a_last_card_that_can_only_be_laid_goes_by_itself_after_a_while(at_last_card):
    scene, move = at_last_card()
    assert scene.forced == move
    assert scene.awaiting == "computer"
    assert not scene.is_composing
    assert scene._tray().message == "Your last card: there is only one way to play it."
    scene.app.advance(SEEN_MS / 2 - 30)
    assert not played(scene, move)
    scene.app.advance(40)
    assert played(scene, move)
    assert scene.forced is None


def test_a_last_card_that_must_take_in_one_way_goes_by_itself_too(at_last_card):
    scene, move = at_last_card(Rules(must_capture="hand"), capturing=True)
    assert scene.forced == move
    scene.app.advance(SEEN_MS)
    assert played(scene, move)


def test_a_press_plays_it_at_once(at_last_card):
    scene, move = at_last_card()
    box = scene.picture.cards.hand_box(scene.model, move.card)
    scene.app.advance(160)
    scene.app.send(Press(box.cx, box.cy))
    scene.app.send(Release(box.cx, box.cy))
    scene.app.advance(1)
    assert played(scene, move)


def test_nothing_goes_by_itself_when_that_is_switched_off(at_last_card):
    scene, move = at_last_card(lay_last_card=False)
    for _ in range(100):
        scene.app.advance(STEP)
    assert scene.forced is None
    assert scene.is_composing
    assert not played(scene, move)


def test_switching_it_off_in_time_leaves_the_card_to_the_person(at_last_card):
    scene, move = at_last_card()
    scene.app.change(lay_last_card=False)
    for _ in range(100):
        scene.app.advance(STEP)
    assert scene.is_composing
    assert not played(scene, move)
    # What somebody composes already is not taken out of their hands.
    scene.app.change(lay_last_card=True)
    for _ in range(100):
        scene.app.advance(STEP)
    assert scene.is_composing


def test_a_card_that_cannot_be_saved_is_not_tried_at_every_frame(at_last_card, monkeypatch):
    scene, move = at_last_card()
    tries = []
    submit = scene.game.submit

    def refuse(seat, move):
        tries.append(move)
        if len(tries) < 2:
            raise StoreError("This game cannot be saved.")
        return submit(seat, move)

    monkeypatch.setattr(scene.game, "submit", refuse)
    for _ in range(100):
        scene.app.advance(STEP)
    assert len(tries) == 1
    assert scene._tray().bad
    for _ in range(200):
        scene.app.advance(STEP)
    assert played(scene, move) or scene.game.match.hand.ply > 0
    assert len(tries) >= 2
