import pygame
import pytest

from escoba.engine import CardPlayed, CardsDealt, OpeningTaken, Rules, StoreError
from escoba.session import Awaiting, Chair, Game, default_chairs
from escoba.ui.scenes.table import TableScene
from escoba.ui.selection import State
from escoba.ui.table.choreography import SumShown
from escoba.ui.table.model import Caption, Said

STEP = 20.0


@pytest.fixture
def scene(make_app):
    def make(seed="7", chairs=None, **options):
        app = make_app(size=(800, 600), speed="normal", **options)
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


@pytest.mark.parametrize(("reduced", "chairs"), [(False, None), (True, COMPUTERS)])
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


# Passing sentences, and what they must not hide


def composing(scene, wanted):
    """Play on until the person may do something for which `wanted` holds."""
    app, game = scene.app, scene.game
    for _ in range(4000):
        app.advance(50)
        if scene.is_composing:
            if wanted(scene):
                return
            scene._play(scene.bottom, game.legal_moves()[-1])
    raise AssertionError("that never comes")


def ask(scene):
    """Come to the question whether a card shall be laid although it could take."""
    scene.app.change(warn_before_drop="always", speed="instant")
    composing(scene, lambda s: any(m.is_capture for m in s.game.legal_moves()))
    held = next(m.card for m in scene.selection.moves if m.is_capture)
    scene.presses.hand(held, 1)
    scene.act(scene.selection.drop())
    assert scene.selection.state is State.WARNED
    return scene._tray()


def test_an_open_question_is_not_hidden_by_a_passing_sentence(scene):
    table = scene()
    question = ask(table)
    assert question.message.endswith("Drop anyway?")
    table.next_speed()
    assert table._tray() == question
    assert {"button:drop", "button:show"} <= {b.id for b in table.buttons.every}
    assert [b.label for b in table.buttons.every if b.id == "button:speed"] == ["Speed: slow"]


def test_trouble_takes_the_place_of_the_question_and_of_its_answers(scene, monkeypatch):
    table = scene()
    ask(table)

    def fails(seat, move):
        raise StoreError("The disk is full.")

    monkeypatch.setattr(table.game, "submit", fails)
    table.act(table.selection.drop())
    assert (table._tray().message, table._tray().bad) == ("The disk is full.", True)
    assert "button:show" not in {b.id for b in table.buttons.every}


def test_a_passing_sentence_stands_beside_the_sum(scene):
    table = scene()
    composing(table, lambda s: True)
    held = table.selection.hand[0]
    table.presses.hand(held, 1)
    table.next_speed()
    tray = table._tray()
    assert tray.message == "Speed: fast"
    assert tray.chips[0] == held
    assert tray.total == sum(chip.value for chip in tray.chips)


@pytest.mark.parametrize("seed", ["7", "11"])
def test_the_last_deal_is_told_at_each_of_its_turns_and_where_the_stock_lay(scene, seed):
    table = scene(seed=seed)
    table.app.change(speed="instant", lay_last_card=False)
    turns = 0
    for ply in range(30, 36):
        composing(table, lambda s, ply=ply: s.model.ply >= ply)
        if table.model.ply != ply:
            continue
        turns += 1
        text = table._tray().message
        assert text.startswith(("Last cards. ", "¡Escoba! "))
        assert text.endswith("Your turn. Choose a card.")
        stock = next(e for e in table.elements() if e.role == "stock")
        assert stock.label == "Last cards"
        if turns == 3:
            break
    assert turns == 3


def test_a_sum_lies_over_the_cards_only_when_the_table_is_cleared(scene, monkeypatch):
    table = scene()
    told, drawn = [], []
    monkeypatch.setattr(
        table.app.kit.text,
        "draw",
        lambda target, text, *args, **options: drawn.append(str(text)) or 0.0,
    )
    surface = pygame.Surface((1280, 720))
    picture = table.picture
    for timeline, tray in moments(table, 36):
        for cue in timeline.showing():
            if isinstance(cue.what, SumShown):
                drawn.clear()
                picture.cues.draw(surface, picture.table, timeline.shown, cue, picture._point_at)
                sweeps = set(timeline.shown.slots) <= set(cue.what.cards)
                is_over = cue.elapsed_ms < cue.what.over_group_ms
                assert bool(drawn) == (sweeps and is_over)
                assert tray.total == 15 or sweeps
                told.append(sweeps)
    assert set(told) == {True, False}


# Nothing stale


def test_while_a_card_is_laid_the_tray_tells_of_that_card(scene):
    """Not of what the same seat did a turn before."""
    told = 0
    table = scene()
    kind, phrases = table.app.kit.cards.kind, table.picture.phrases
    for timeline, tray in moments(table, 20):
        match timeline.happening:
            case (CardPlayed(seat=seat, card=laid),):
                caption = Caption(seat, Said.DROPS, (laid,))
                assert tray.message == phrases.spoken(caption, kind)
                told += 1
    assert told


def test_whose_turn_it_is_is_not_said_once_that_seat_has_played(scene):
    table = scene(seed="7")
    composing(table, lambda s: True)
    table._play(table.bottom, table.game.legal_moves()[-1])
    rival = table.game.turn
    while table.timeline.is_moving:
        table.app.advance(STEP)
    table.presses.hand(table.model.hand_of(table.bottom)[0], 1)
    sentence = table.picture.phrases.not_your_turn(rival)
    assert table._tray().message == sentence
    while table.game.turn == rival:
        assert table._tray().message == sentence or not table.passing.message
        table.app.advance(STEP)
        table.pacing.hurry()
    for _ in range(3000):
        assert table._tray().message != sentence
        table.app.advance(STEP)
        if table.is_composing:
            return
    raise AssertionError("the turn never comes back")


def test_nothing_of_a_choice_is_left_while_a_computer_thinks(scene):
    table = scene(seed="7")
    thought = 0
    for timeline, tray in moments(table, 14):
        if not timeline.is_moving and table.game.awaiting is Awaiting.COMPUTER:
            assert (tray.chips, tray.total, tray.way) == ((), None, None)
            assert tray.message == table.picture.phrases.thinking(table.game.turn)
            thought += 1
        elif not table.is_composing and timeline.is_moving and tray.chips:
            (_played, taken) = timeline.happening
            assert tray.chips == (taken.card, *taken.captured)
    assert thought
