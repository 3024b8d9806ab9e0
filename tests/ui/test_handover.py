"""Several people at one screen: each keeps a colour, and nobody sees another's cards."""

import pygame
import pytest

from escoba.engine import Card, DealerDrawn, Rules
from escoba.session import Chair, Game
from escoba.ui.input import Key, Motion, Press
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.handover import HandoverScene
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.art import CardArt
from tests.ui.screens import element

PEOPLE = (Chair("Marta", "human"), Chair("Ana", "human"), Chair("Luis", "human"))


@pytest.fixture
def table(make_app):
    def make(chairs=PEOPLE, **options):
        options.setdefault("speed", "fast")
        app = make_app(**options)
        app.change(warn_before_drop="never")
        rules = Rules(players=len(chairs))
        game = Game.new(app.store, rules, chairs, seed="5")
        app.show(TableScene(app, game))
        return app, game, app.scene

    return make


@pytest.fixture
def faces(monkeypatch):
    """The cards that have been drawn face up, even half turned, since the set was emptied."""
    seen: set[Card] = set()
    draw, draw_flying = CardArt.draw, CardArt.draw_flying

    def note(self, surface, card, *args, **options):
        if card is not None:
            seen.add(card)
        draw(self, surface, card, *args, **options)

    def note_flying(self, surface, card, pose, face, *args, **options):
        if card is not None and face > 0:
            seen.add(card)
        draw_flying(self, surface, card, pose, face, *args, **options)

    monkeypatch.setattr(CardArt, "draw", note)
    monkeypatch.setattr(CardArt, "draw_flying", note_flying)
    return seen


@pytest.mark.parametrize(
    ("chairs", "reduced", "wanted"),
    [
        (PEOPLE[:2], True, 2),
        ((PEOPLE[0], Chair("Rita", "medium"), PEOPLE[1]), False, 1),
    ],
)
def test_in_no_frame_is_a_card_of_anybody_else_drawn(table, faces, chairs, reduced, wanted):
    app, game, scene = table(chairs, reduced_motion=reduced)
    target = pygame.Surface((800, 600))
    present, shown_own, hands = None, 0, 0
    for _ in range(6000):
        app.advance(50)
        if isinstance(app.scene, HandoverScene):
            present = None
        faces.clear()
        scene.picture._resting = None
        scene.draw(target)
        hand = game.match.hand
        if any(isinstance(event, DealerDrawn) for event in scene.timeline.happening):
            # The cards of the draw are everybody's, and go back before any are dealt.
            continue
        for seat in range(len(chairs)):
            held = set(hand.cards_of(seat)) if hand is not None else set()
            if seat == present:
                shown_own += len(held & faces)
            else:
                assert not held & faces, (seat, present)
        if isinstance(app.scene, HandoverScene):
            present = app.scene.seat
            app.scene.press("button:ready")
        elif isinstance(app.scene, HandResultScene):
            hands += 1
            if hands == wanted:
                break
            present = None
            app.advance(10_000)
            app.scene.press("button:next_hand")
        elif scene.is_composing:
            scene._play(scene.bottom, game.legal_moves()[-1])
    assert hands == wanted
    assert shown_own > 50


def test_a_card_in_the_air_at_the_end_of_a_turn_is_not_seen_by_the_next_person(table, faces):
    """A card can be dragged with the mouse while another one is played by keys."""
    app, game, scene = table(PEOPLE[:2], speed="instant")

    def until(wanted):
        for _ in range(200):
            app.advance(50)
            if wanted():
                return
        raise AssertionError("that never comes")

    until(lambda: isinstance(app.scene, HandoverScene))
    app.scene.press("button:ready")
    until(lambda: scene.is_composing and not scene.passing.is_settling)
    dragged = scene.model.hand_of(scene.bottom)[0]
    box = element(app, f"hand:{dragged}").box
    app.send(Press(box.cx, box.cy))
    for step in (10, 20, 30):
        app.send(Motion(box.cx + step, box.cy - 40, held=True))
    assert scene.input.drag is not None
    app.send(Key("2", position="2"))
    app.send(Key("d"))
    until(lambda: isinstance(app.scene, HandoverScene))
    faces.clear()
    app.scene.table.draw(pygame.Surface((1280, 720)))
    assert dragged in game.match.hand.cards_of(1 - scene.bottom)
    assert dragged not in faces


def test_everybody_keeps_colour_and_row_when_the_table_turns(table):
    _app, _game, scene = table()
    scene.cover(0)
    looks, order = dict(scene.picture.looks), scene.picture.order
    for seat in (1, 2, 0):
        scene.cover(seat)
        assert scene.bottom == seat
        assert (scene.picture.looks, scene.picture.order) == (looks, order)
    result = HandResultScene.__new__(HandResultScene)
    result.game = scene.game
    assert result.order == order


def test_the_colour_of_a_plate_stays_with_its_person(table):
    _app, _game, scene = table(PEOPLE[:2])
    colours = []
    for bottom in (0, 1):
        scene.cover(bottom)
        surface = pygame.Surface((1280, 720))
        scene.draw(surface)
        colours.append([])
        for seat in (0, 1):
            plate = scene.picture.table.seats[seat].plate
            # The border of the plate: under its middle, four units above its end.
            at = round(plate.cx), round(plate.bottom - 5 * scene.picture.table.u)
            colours[-1].append(surface.get_at(at)[:3])
    assert colours[0] == colours[1]
    assert colours[0][0] != colours[0][1]
