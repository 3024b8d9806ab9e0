import json
import random

import pygame
import pytest

from escoba.engine import Move, Rules, card
from escoba.session import Awaiting, Chair, Game, default_chairs
from escoba.ui.input import Key, Motion, Press, Release, Wheel
from escoba.ui.scenes.handover import HandoverScene
from escoba.ui.scenes.table import TableScene
from escoba.ui.selection import State


class FakeClock:
    """Every frame takes 50 ms and no time at all."""

    def tick(self, rate: float = 0) -> int:
        return 50


@pytest.fixture
def table(make_app):
    def make(rules=None, chairs=None, seed="7", size=(1280, 720), **options):
        options.setdefault("speed", "instant")
        app = make_app(size=size, **options)
        rules = rules or Rules()
        chairs = chairs or default_chairs(rules, ("medium",), "Marta")
        game = Game.new(app.store, rules, chairs, seed=seed)
        app.show(TableScene(app, game))
        return app, game, app.scene

    return make


def rest(app, frames=4000):
    """Let time pass until a person has to do something."""
    for _ in range(frames):
        app.advance(50)
        scene = app.scene
        if not isinstance(scene, TableScene):
            return
        if scene.awaiting == "input" and scene.is_composing and not scene.update(0):
            return
    raise AssertionError("the table never comes to rest")


def box_of(app, element_id):
    found = {element.id: element for element in app.scene.elements()}
    assert element_id in found, (element_id, sorted(found))
    assert found[element_id].enabled
    return found[element_id].box


def click(app, element_id, count=1):
    box = box_of(app, element_id)
    app.send(Press(box.cx, box.cy, 1, count))
    app.send(Release(box.cx, box.cy, 1))
    for _ in range(8):
        app.advance(50)


def ids(app):
    return [element.id for element in app.scene.elements()]


def compose(app, game, move):
    """Click a move together."""
    scene = app.scene
    click(app, f"hand:{move.card}")
    if scene.selection.chosen:
        if scene.selection.capture == move:
            return
        # What was preselected is taken out card by card; the first press on each adopts it.
        for chosen in scene.selection.chosen:
            while chosen in scene.selection.chosen:
                click(app, f"table:{chosen}")
    for taken in move.captured:
        click(app, f"table:{taken}")


def play(app, game, move):
    compose(app, game, move)
    click(app, "button:take" if move.is_capture else "button:drop")
    if game.turn == 0 and "button:show" in ids(app):
        click(app, "button:drop")


# A whole hand


def test_a_hand_is_played_through_the_event_loop_by_clicking_elements(table, monkeypatch, tmp_path):
    log = tmp_path / "ui.log"
    app, game, _scene = table(ui_log=log)
    app.change(warn_before_drop="never")
    monkeypatch.setattr(app, "_clock", FakeClock())
    rng = random.Random(3)

    def frames(count):
        for _ in range(count):
            app.frame()

    def post(element_id):
        x, y = (round(v) for v in (box_of(app, element_id).cx, box_of(app, element_id).cy))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, touch=False))
        frames(6)

    frames(40)
    while app.scene.name == "table":
        if not app.scene.is_composing or app.scene.passing.is_settling:
            frames(1)
            continue
        move = rng.choice(list(game.legal_moves()))
        post(f"hand:{move.card}")
        for taken in move.captured:
            if taken not in app.scene.selection.chosen:
                post(f"table:{taken}")
        post("button:take" if move.is_capture else "button:drop")
    assert app.scene.name == "hand_result"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    moves = [line for line in lines if "move" in line]
    assert [m["ply"] for m in moves] == list(range(36))
    assert {m["hand"] for m in moves} == {0}
    assert any(line.get("scene") == "table" and line["awaiting"] == "input" for line in lines)


def test_the_next_hand_begins_after_its_result(table):
    app, game, scene = table()
    rest(app)
    while app.scene is scene:
        scene.press(f"hand:{game.legal_moves()[0].card}")
        scene._play(0, game.legal_moves()[0])
        rest(app)
    assert app.scene.name == "hand_result"
    for _ in range(40):
        app.advance(50)
    app.scene.press("button:next_hand")
    if app.scene.name == "hand_result":
        app.scene.press("button:next_hand")
    rest(app)
    assert app.scene is scene
    assert scene.model.number == 1


# Selecting


def test_a_click_selects_and_the_button_takes(table):
    app, game, scene = table()
    rest(app)
    captures = [m for m in game.legal_moves() if m.is_capture]
    while not captures:
        play(app, game, game.legal_moves()[0])
        rest(app)
        captures = [m for m in game.legal_moves() if m.is_capture]
    compose(app, game, captures[0])
    assert scene.selection.state is State.FULL
    pile = len(scene.model.piles[0])
    click(app, "button:take")
    assert len(scene.model.piles[0]) == pile + len(captures[0].captured) + 1


def test_only_legal_buttons_are_there(table):
    app, game, scene = table(rules=Rules(must_capture="hand"))
    for _ in range(6):
        rest(app)
        if app.scene is not scene:
            break
        for held in scene.model.hand_of(0):
            click(app, f"hand:{held}")
            offered = "button:drop" in ids(app)
            assert offered == (Move(held) in game.legal_moves())
            click(app, f"hand:{held}")
        scene._play(0, game.legal_moves()[0])


def test_dropping_although_a_capture_exists_asks_once(table):
    app, game, scene = table()
    app.change(warn_before_drop="always")
    rest(app)
    while not any(m.is_capture for m in game.legal_moves()):
        scene._play(0, game.legal_moves()[0])
        rest(app)
    held = next(m.card for m in game.legal_moves() if m.is_capture)
    click(app, f"hand:{held}")
    click(app, "button:drop")
    assert scene.selection.state is State.WARNED
    assert "button:show" in ids(app)
    click(app, "button:drop")
    assert held in scene.model.slots or held not in scene.model.hand_of(0)


def test_right_click_and_felt_go_one_step_back(table):
    app, _game, scene = table()
    rest(app)
    held = scene.model.hand_of(0)[0]
    click(app, f"hand:{held}")
    app.send(Press(5, 5, 3))
    while scene.selection.state is not State.IDLE:
        app.send(Press(5, 5, 3))
    click(app, f"hand:{held}")
    felt = scene.picture.table.felt
    for _ in range(2):
        app.send(Press(felt.x + 4, felt.cy + 130))
        for _ in range(8):
            app.advance(50)
    assert scene.selection.state is State.IDLE
    assert app.scene is scene


def test_the_wheel_goes_through_the_captures(table):
    app, game, scene = table(seed="3")
    rest(app)
    for _ in range(12):
        held = next((h for h in scene.selection.hand if len(scene.selection.captures(h)) > 1), None)
        if held is not None:
            break
        scene._play(0, next(m for m in game.legal_moves() if not m.is_capture))
        rest(app)
    assert held is not None
    click(app, f"hand:{held}")
    app.send(Wheel(5, 5, -1.0))
    first = scene.selection.chosen
    app.send(Wheel(5, 5, -1.0))
    assert scene.selection.chosen != first
    assert scene.selection.way[0] == 2


# Dragging


def drag(app, element_id, x, y):
    box = box_of(app, element_id)
    app.send(Press(box.cx, box.cy))
    app.send(Motion(box.cx + 20, box.cy - 20, held=True))
    app.send(Motion(x, y, held=True))
    app.advance(16)
    assert app.scene.input.drag is not None


def test_a_card_dragged_onto_the_felt_is_laid(table):
    app, game, scene = table()
    app.change(warn_before_drop="never")
    rest(app)
    held = scene.model.hand_of(0)[0]
    grid = scene.picture.table.grid
    drag(app, f"hand:{held}", grid.x - 6, grid.cy)
    app.send(Release(grid.x - 6, grid.cy))
    assert held not in scene.model.hand_of(0)
    assert game.match.hand.ply > 0


def until(app, game, scene, wanted):
    """Play on until the player at the bottom has a legal move of that sort; return it."""
    while not any(wanted(move) for move in game.legal_moves()):
        scene._play(0, game.legal_moves()[0])
        rest(app)
    return next(move for move in game.legal_moves() if wanted(move))


def drop_on(app, held, x, y):
    drag(app, f"hand:{held}", x, y)
    landing = app.scene.input.landing
    app.send(Release(x, y))
    for _ in range(8):
        app.advance(50)
    return landing


def test_a_card_dragged_onto_what_it_takes_alone_takes_it(table):
    app, game, scene = table()
    rest(app)
    move = until(app, game, scene, lambda m: len(m.captured) == 1)
    taken = next(iter(move.captured))
    box = box_of(app, f"table:{taken}")
    ply = game.match.hand.ply
    assert drop_on(app, move.card, box.cx, box.cy) == f"table:{taken}"
    assert game.match.hand.ply > ply
    assert taken not in scene.model.slots


def test_a_choice_of_several_captures_is_not_guessed_by_a_drag(table):
    app, game, scene = table(seed="3")
    app.change(preselect=False)
    rest(app)
    move = until(app, game, scene, lambda m: len(m.captured) > 1)
    first, *others = move.captured
    ply = game.match.hand.ply
    for taken in (first, *others):
        assert game.match.hand.ply == ply
        box = box_of(app, f"table:{taken}")
        assert drop_on(app, move.card, box.cx, box.cy) == f"table:{taken}"
    assert game.match.hand.ply > ply
    assert not set(move.captured) & set(scene.model.slots)


def test_a_complete_capture_is_dragged_to_the_own_pile(table):
    app, game, scene = table()
    rest(app)
    move = until(app, game, scene, lambda m: m.is_capture)
    compose(app, game, move)
    pile, ply = scene.picture.table.piles[0].block, game.match.hand.ply
    assert drop_on(app, move.card, pile.cx, pile.cy) == "pile:0"
    assert game.match.hand.ply > ply


@pytest.mark.parametrize("interrupts", ["focus", "size"])
def test_a_drag_that_is_torn_off_brings_the_card_back(table, interrupts):
    app, game, scene = table()
    rest(app)
    held, ply = scene.model.hand_of(0)[0], game.match.hand.ply
    grid = scene.picture.table.grid
    drag(app, f"hand:{held}", grid.x - 6, grid.cy)
    if interrupts == "focus":
        app._take(pygame.Event(pygame.WINDOWFOCUSLOST))
    else:
        app.window._window.size = (1000, 700)
        app._take(pygame.Event(pygame.WINDOWSIZECHANGED))
    assert scene.input.drag is None
    app.send(Release(grid.x - 6, grid.cy))
    assert game.match.hand.ply == ply
    assert held in scene.model.hand_of(0)


def test_one_click_plays_the_only_capture_when_that_is_wanted(table):
    app, game, scene = table()
    app.change(play_at_once=True)
    rest(app)

    def is_only(move):
        same = [m for m in game.legal_moves() if m.card == move.card and m.is_capture]
        return same == [move]

    move = until(app, game, scene, is_only)
    ply = game.match.hand.ply
    click(app, f"hand:{move.card}")
    assert game.match.hand.ply > ply
    assert not set(move.captured) & set(scene.model.slots)


def test_a_drag_that_ends_in_the_hand_or_with_escape_plays_nothing(table):
    app, game, scene = table()
    rest(app)
    held, ply = scene.model.hand_of(0)[0], game.match.hand.ply
    hand = scene.picture.table.hand
    drag(app, f"hand:{held}", hand.cx, hand.cy)
    app.send(Release(hand.cx, hand.cy))
    assert game.match.hand.ply == ply
    for _ in range(8):
        app.advance(50)
    grid = scene.picture.table.grid
    drag(app, f"hand:{held}", grid.x - 6, grid.cy)
    app.send(Key("esc"))
    app.send(Release(grid.x - 6, grid.cy))
    assert game.match.hand.ply == ply
    assert app.scene is scene
    assert scene.selection.card == held


# Keys


def test_the_keys_play_a_card(table):
    app, _game, scene = table()
    rest(app)
    count = len(scene.model.hand_of(0))
    app.send(Key("1", position="1"))
    assert scene.selection.card == scene.model.hand_of(0)[0]
    app.send(Key("d", position="d"))
    if scene.selection.state is State.WARNED:
        app.send(Key("d", position="d"))
    rest(app)
    assert len(scene.model.hand_of(0)) == count - 1


def test_a_table_card_is_pressed_by_the_key_of_its_place(table):
    app, _game, scene = table()
    rest(app)
    slot = next(iter(scene.model.slots))
    key = app.bindings.keys[scene.picture.cards.slot_command(scene.model, slot)]
    app.send(Key(key, position=key))
    assert scene.selection.chosen == (slot,)


def test_tab_goes_through_hand_table_and_buttons(table):
    app, _game, scene = table()
    rest(app)
    seen = []
    for _ in range(40):
        app.send(Key("tab"))
        seen += [e.id for e in scene.elements() if e.focused]
    roles = [x.split(":")[0] for x in dict.fromkeys(seen)]
    assert roles[: len(scene.model.hand_of(0))] == ["hand"] * len(scene.model.hand_of(0))
    assert "table" in roles
    assert "button:menu" in seen
    app.send(Key("space"))


def test_arrows_go_to_the_nearest(table):
    app, _game, scene = table()
    rest(app)
    app.send(Key("tab"))
    app.send(Key("right"))
    focused = [e.id for e in scene.elements() if e.focused]
    assert focused == [f"hand:{scene.model.hand_of(0)[1]}"]


def test_escape_opens_the_menu_only_when_nothing_is_chosen(table):
    app, _game, scene = table()
    rest(app)
    click(app, f"hand:{scene.model.hand_of(0)[0]}")
    app.send(Key("esc"))
    assert app.scene is scene
    while scene.selection.state is not State.IDLE:
        app.send(Key("esc"))
    app.send(Key("esc"))
    assert app.scene.name == "menu"


# Movement


def test_a_press_during_movement_only_finishes_it(table):
    app, game, scene = table(speed="normal")
    for _ in range(6):
        app.advance(50)
    assert scene.timeline.is_moving
    begun = len(game.events)
    for _ in range(40):
        if not scene.timeline.is_moving:
            break
        box = scene.picture.table.hand
        app.send(Press(box.cx, box.cy))
    assert len(game.events) == begun
    assert scene.selection.card is None
    assert scene.timeline.shown.hands == scene.model.hands


def test_a_click_right_after_a_change_is_ignored(table):
    app, _game, scene = table(speed="normal")
    while scene.timeline.is_moving or not scene.timeline.shown.slots:
        app.send(Press(600, 300))
        app.advance(1)
    held = scene.model.hand_of(0)
    box = scene.picture.cards.hand_box(scene.model, held[0])
    app.advance(10)
    app.send(Press(box.cx, box.cy))
    assert scene.selection.card is None
    app.advance(100)
    app.advance(100)
    if scene.is_composing:
        app.send(Press(box.cx, box.cy))
        assert scene.selection.card == held[0]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(
    "rules", [Rules(), Rules(players=3), Rules(players=4, partners=True, direction="clockwise")]
)
def test_what_is_shown_ends_as_the_table_is(table, rules, reduced):
    app, game, scene = table(rules=rules, speed="normal", reduced_motion=reduced)
    for step in range(180):
        app.advance(100)
        if scene.is_composing:
            scene._play(0, game.legal_moves()[-1])
        if step % 40 == 25:
            app.change(language="es" if step % 80 == 25 else "en")
        if app.scene is not scene:
            break
        if not scene.timeline.is_moving:
            assert scene.timeline.shown == scene.model
    assert game.match.hand.ply > 3


def test_size_language_and_deck_may_change_while_cards_fly(table):
    app, game, scene = table(speed="slow")
    for _ in range(30):
        app.advance(60)
    app.change(language="es", deck="french")
    for _ in range(20):
        app.advance(60)
    app.change(language="en", deck="spanish-classic", text_scale=1.5)
    for _ in range(400):
        app.advance(60)
    assert not scene.timeline.is_moving or game.awaiting is Awaiting.COMPUTER


def test_nothing_is_drawn_while_the_player_thinks(table, monkeypatch):
    app, _game, scene = table()
    rest(app)
    for _ in range(60):
        app.advance(50)
    drawn = []
    monkeypatch.setattr(scene, "draw", lambda surface: drawn.append(1))
    for _ in range(50):
        app.advance(33)
    assert drawn == []


def test_speed_is_changed_at_the_table(table):
    app, _game, scene = table()
    rest(app)
    click(app, "button:speed")
    assert app.settings.speed == "slow"
    assert scene.timeline.factor == 1.5


# Others at the table


def test_computers_alone_play_and_are_watched(table):
    chairs = (Chair("Rita", "medium"), Chair("Ana", "medium"))
    app, game, scene = table(chairs=chairs)
    for _ in range(400):
        app.advance(50)
        if app.scene is not scene:
            break
    assert app.scene.name == "hand_result"
    assert all(held is None for hand in scene.model.hands for held in hand)
    assert game.match.between_hands


def test_the_menu_opens_while_computers_play(table):
    chairs = (Chair("Rita", "medium"), Chair("Ana", "medium"))
    app, _game, scene = table(chairs=chairs)
    app.change(speed="slow")
    for _ in range(400):
        if scene.timeline.is_moving and "button:menu" in ids(app):
            break
        app.advance(20)
    assert scene.timeline.is_moving
    click(app, "button:menu")
    assert app.scene.name == "menu"


def test_between_two_people_the_table_is_covered(table):
    chairs = (Chair("Marta", "human"), Chair("Ana", "human"))
    app, game, scene = table(chairs=chairs)
    for _ in range(20):
        app.advance(50)
    assert isinstance(app.scene, HandoverScene)
    first = game.turn
    assert scene.bottom == first
    assert all(held is None for hand in scene.model.hands for held in hand)
    app.scene.press("button:ready")
    rest(app)
    assert sorted(scene.model.hand_of(first)) == sorted(game.match.hand.cards_of(first))
    scene._play(first, game.legal_moves()[0])
    for _ in range(20):
        app.advance(50)
    assert isinstance(app.scene, HandoverScene)
    assert len(app.scene.plays) == 1
    assert all(held is None for hand in scene.model.hands for held in hand)


def test_a_resumed_game_stands_where_it_stood(table):
    app, game, scene = table()
    rest(app)
    scene._play(0, game.legal_moves()[0])
    rest(app)
    again = Game.resume(app.store, game.id)
    app.show(TableScene(app, again))
    rest(app)
    assert app.scene.model.slots == scene.model.slots
    assert app.scene.model.piles == scene.model.piles
    assert not app.scene.timeline.is_moving


def test_no_element_tells_a_hidden_card(table):
    app, game, scene = table(rules=Rules(players=4))
    rest(app)
    hidden = {str(c) for seat in (1, 2, 3) for c in game.match.hand.cards_of(seat)}
    said = " ".join(f"{e.id} {e.label} {e.value}" for e in scene.elements()).split()
    assert hidden.isdisjoint({word.partition(":")[2] for word in said})


def test_hovering_changes_nothing_but_the_picture(table):
    app, _game, scene = table()
    rest(app)
    box = box_of(app, f"hand:{scene.model.hand_of(0)[0]}")
    before = scene.selection
    app.send(Motion(box.cx, box.cy))
    for _ in range(6):
        app.advance(50)
    assert scene.selection == before


def test_a_pile_opens_the_captured_cards(table):
    app, game, scene = table()
    rest(app)
    while not scene.model.piles[0] and app.scene is scene:
        scene._play(0, game.legal_moves()[-1])
        rest(app)
    click(app, "pile:0")
    assert app.scene.name == "captured"


@pytest.mark.parametrize(
    ("size", "rules"),
    [
        ((800, 600), Rules(players=4)),
        ((800, 600), Rules(players=4, partners=True)),
        ((1280, 720), Rules()),
        ((1280, 720), Rules(players=4)),
        ((1920, 1080), Rules(players=3)),
        ((300, 200), Rules(players=3)),
    ],
)
def test_the_table_is_drawn_at_any_size(table, size, rules):
    app, game, scene = table(rules=rules, size=size)
    rest(app)
    scene._play(0, game.legal_moves()[-1])
    rest(app)
    app.redraw()
    app.advance(16)
    felt = scene.picture.table.felt
    surface = app.window.surface
    if size[0] >= 800:
        assert surface.get_at((round(felt.x + 20), round(felt.bottom - 12)))[1] >= 40
    for element in scene.elements():
        if element.role in ("card", "button") and size[0] >= 800:
            assert min(element.box.w, element.box.h) >= 43.5, element.id
    assert card("7o") not in scene.model.hand_of(1)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_picture_at_rest_is_the_one_drawn_anew(table, reduced):
    app, game, scene = table(speed="fast", reduced_motion=reduced, seed="5")
    for _ in range(600):
        app.advance(30)
        if scene.is_composing:
            scene._play(0, game.legal_moves()[-1])
        if app.scene is not scene:
            break
        if not scene.timeline.is_moving and not scene.update(0) and scene.model.plays:
            app.redraw()
            app.advance(0)
            kept = pygame.image.tobytes(app.window.surface, "RGB")
            scene.picture._resting = None
            app.redraw()
            app.advance(0)
            assert pygame.image.tobytes(app.window.surface, "RGB") == kept
