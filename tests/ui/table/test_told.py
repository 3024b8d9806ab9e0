import pytest

from escoba.engine import CardPlayed, CardsDealt, OpeningTaken, Rules
from escoba.session import Chair, Game, default_chairs
from escoba.ui.scenes.table import TableScene

STEP = 20.0


@pytest.fixture
def scene(make_app):
    def make(seed="7", chairs=None, **options):
        app = make_app(speed="normal", **options)
        chairs = chairs or default_chairs(Rules(), ("medium",), "")
        game = Game.new(app.store, Rules(), chairs, seed=seed)
        app.show(TableScene(app, game))
        return app.scene

    return make


def moments(scene, plies):
    """Play on, and yield at every step of time."""
    app, game = scene.app, scene.game
    for _ in range(4000):
        app.advance(STEP)
        hand = game.match.hand
        if app.scene is not scene or (hand is not None and hand.ply >= plies):
            return
        if scene.is_composing:
            scene._play(scene.bottom, game.legal_moves()[-1])
        yield scene.timeline, scene._tray()


COMPUTERS = (Chair("Rita", "medium"), Chair("Ana", "medium"))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("chairs", [None, COMPUTERS])
def test_the_tray_always_tells_what_happens(scene, reduced, chairs):
    empty = 0.0
    for timeline, tray in moments(scene(reduced_motion=reduced, chairs=chairs), 14):
        told = tray.message or tray.chips
        empty = 0.0 if told else empty + STEP
        assert empty <= 100, timeline.happening


def test_the_draw_says_what_it_is_about_and_then_who_deals(scene):
    found = []
    for _timeline, tray in moments(scene(seed="111"), 1):
        if not found or found[-1] != tray.message:
            found.append(tray.message)
    assert found[:5] == [
        "The lowest card deals.",
        "A tie: you and Lola draw again.",
        "The lowest card deals.",
        "Lola has the lowest card and deals.",
        "Lola deals.",
    ]


def test_nobodys_turn_is_lit_while_cards_are_dealt_or_an_opening_is_taken(scene):
    kinds, table = set(), scene(seed="11")
    for timeline, _tray in moments(table, 8):
        if timeline.is_moving and not isinstance(timeline.happening[0], CardPlayed):
            kinds.add(type(timeline.happening[0]))
            assert timeline.turn is None
            seats = [e for e in table.elements() if e.role == "seat"]
            assert not any(e.selected for e in seats)
    assert {CardsDealt, OpeningTaken} <= kinds


def test_a_laid_card_is_told_as_a_sentence_and_a_capture_as_its_sum(scene):
    sentences, sums = set(), set()
    for timeline, tray in moments(scene(), 20):
        match timeline.happening:
            case (CardPlayed(),):
                sentences.add(tray.message)
            case (CardPlayed(), _) if tray.chips:
                sums.add((tray.total, tray.has_hand))
    assert any(text.startswith("Lola drops the ") for text in sentences)
    assert any(text.startswith("You drop the ") for text in sentences)
    assert sums == {(15, True)}
