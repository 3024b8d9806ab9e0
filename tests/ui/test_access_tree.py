"""Every screen as a tree: complete, named, and with no card that the viewer may not see."""

from __future__ import annotations

from random import Random

import pytest

from escoba import words
from escoba.engine import CARDS, Card, CardPlayed, DealerDrawn, Rules
from escoba.session import Chair, Game, default_chairs
from escoba.ui.access.tree import Line, TreeBuilder
from escoba.ui.geometry import Box
from escoba.ui.scene import Element
from escoba.ui.scenes.captured import CapturedScene
from escoba.ui.scenes.cut import open_cut
from escoba.ui.scenes.fair_deal import FairDealScene
from escoba.ui.scenes.game_over import GameOverScene
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.home import HomeScene, tell
from escoba.ui.scenes.rules_card import RulesCardScene
from escoba.ui.scenes.score_sheet import ScoreSheetScene
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.model import TableModel
from tests.ui.listening import listen, reachable, told_lines
from tests.ui.played_games import finished_game
from tests.ui.screens import settle
from tests.ui.test_shell_scenes import SCENES

WINDOW = Box(0, 0, 1280, 720)
NAMES = {words.card_name(card): card for card in CARDS}
SHEETS = {
    "captured": CapturedScene,
    "fair deal": FairDealScene,
    "game over": GameOverScene,
    "hand result": HandResultScene,
    "rules": lambda app, game: RulesCardScene(app, game.rules, game),
    "score sheet": ScoreSheetScene,
}


def named(tree) -> set[Card]:
    """The cards that a tree names anywhere."""
    texts = [f"{n.name} {n.detail} {n.value}" for n in tree.nodes.values()]
    return {card for name, card in NAMES.items() if any(name in text for text in texts)}


def check(app, tree, *, scrolled: bool = False) -> None:
    """Everything readable is in the tree once, with a name and a place."""
    nodes = reachable(tree)
    keys = [node.key for node in nodes if node.key]
    assert sorted(keys) == sorted({e.id for e in app.scene.readable()})
    assert tree.focus in tree.nodes
    for node in nodes:
        assert node.name or node.kind == "text", node
        assert node.kind != "text" or node.name, "a field without a name"
        assert node.box is not None
        if not scrolled:
            assert WINDOW.contains(node.box, slack=1), node


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_of_the_shell_is_told_whole(make_app, name):
    app = make_app()
    reader = listen(app)
    app.show(HomeScene(app), SCENES[name](app))
    settle(app)
    tree = reader.trees[-1]
    hidden = {e.id for e in app.scene.readable()} - {e.id for e in app.scene.elements()}
    check(app, tree, scrolled=bool(hidden))
    focused = [e for e in app.scene.elements() if e.focused]
    assert tree.nodes[tree.focus].key == (focused[0].id if focused else "")


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_is_told_whole(make_app, name):
    app = make_app(speed="instant")
    reader = listen(app)
    game = finished_game(app.store)
    app.kit.cards.coins = game.rules.coins
    app.show(HomeScene(app), SHEETS[name](app, game))
    settle(app)
    check(app, reader.trees[-1], scrolled=name in ("rules", "fair deal"))


def test_rules_that_are_scrolled_out_of_sight_are_told_in_order(make_app):
    app = make_app(size=(800, 600))
    reader = listen(app)
    game = finished_game(app.store)
    app.show(HomeScene(app), RulesCardScene(app, game.rules, game))
    settle(app)
    tree = reader.trees[-1]
    keys = [node.key for node in reachable(tree) if node.key]
    seen = [e.id for e in app.scene.elements()]
    assert len(keys) > len(seen)
    assert any("escoba verify" in node.name for node in tree.nodes.values())
    assert tree.nodes[1].kind == "dialog"


def test_a_dialog_and_the_cut_are_told(make_app):
    app = make_app()
    reader = listen(app)
    app.show(HomeScene(app))
    tell(app, "About your files", "Something is odd.")
    settle(app)
    tree = reader.trees[-1]
    assert (tree.nodes[1].kind, tree.nodes[1].name) == ("dialog", "About your files")
    assert any(node.name == "Something is odd" for node in tree.nodes.values())
    assert tree.nodes[tree.focus].key == "button:ok"
    app.pop()
    rules = Rules()
    open_cut(app, Game.new(app.store, rules, default_chairs(rules, ("medium",))), lambda word: None)
    settle(app)
    check(app, reader.trees[-1])


def told_table(make_app, chairs, seed="5"):
    app = make_app(speed="instant")
    app.change(warn_before_drop="never", lay_last_card=False)
    reader = listen(app)
    game = Game.new(app.store, Rules(players=len(chairs)), chairs, seed=seed)
    app.show(HomeScene(app), TableScene(app, game))
    return app, reader, game, app.scene


def test_the_table_is_told_with_hand_table_sum_score_and_plays(make_app):
    app, reader, _game, table = told_table(make_app, default_chairs(Rules(), ("medium",), "Ana"))
    settle(app)
    while not table.is_composing:
        app.advance(16)
    settle(app)
    tree = reader.trees[-1]
    check(app, tree)
    lists = {node.name: node for node in tree.nodes.values() if node.kind == "list"}
    held = table.model.hand_of(0)
    assert [tree.nodes[n].name for n in lists["Your hand"].children] == [
        words.card_name(card) for card in held
    ]
    assert [tree.nodes[n].place for n in lists["Your hand"].children] == list(range(len(held)))
    assert len(lists["On the table"].children) == len(table.model.slots)
    table.press(f"hand:{held[0]}")
    settle(app)
    tree = reader.trees[-1]
    chosen = [node.name for node in tree.nodes.values() if node.selected]
    assert words.card_name(held[0]) in chosen
    described = next(n.name for n in tree.nodes.values() if n.key == "label:table")
    assert f"Picked: {words.card_name(held[0])}" in described
    assert described.startswith("On the table: ")
    score = next(n.name for n in tree.nodes.values() if n.key == "label:score")
    assert score == "Hand 1, first to 21. You: 0, Lola: 0"
    assert told_lines(tree), "what was said can be read again"


PEOPLE = (Chair("Marta", "human"), Chair("Luis", "human"), Chair("Ana", "human"))
ALONE = (Chair("Marta", "human"), Chair("Lola", "medium"), Chair("Paco", "random"))


@pytest.mark.parametrize("chairs", [PEOPLE[:2], PEOPLE, ALONE], ids=["two", "three", "alone"])
def test_no_hidden_card_is_ever_in_the_tree(make_app, chairs):
    app, reader, game, table = told_table(make_app, chairs)
    rng, checked, covers = Random(3), 0, 0
    public: set[Card] = set()

    def advance() -> int:
        """Let a frame pass; return how many trees hold nothing hidden by now."""
        app.advance(16)
        model = TableModel.fold(game.rules, table.viewer, game.events)
        public.update(model.slots, *model.piles)
        for event in game.events:
            if isinstance(event, CardPlayed):
                public.add(event.card)
            elif isinstance(event, DealerDrawn):
                public.update(card for drawn in event.rounds for _seat, card in drawn)
        seen = public | (set() if table.viewer is None else set(model.hand_of(table.viewer)))
        for tree in reader.trees[checked:]:
            assert named(tree) <= seen
        return len(reader.trees)

    for _ in range(20_000):
        if app.scene.name == "hand_result":
            break
        if app.scene.name == "handover":
            covers += 1
            assert not table.model.hand_of(table.bottom)
            app.scene.press("button:ready")
        elif app.scene is table and table.is_composing:
            move = rng.choice(list(game.legal_moves()))
            table.press(f"hand:{move.card}")
            checked = advance()
            table._play(table.bottom, move)
        checked = advance()
    else:
        raise AssertionError("the hand never ends")
    assert checked > 36
    assert (covers > 0) == (chairs is not ALONE)


def test_what_one_person_heard_is_not_read_by_the_next(make_app):
    app, reader, game, table = told_table(make_app, PEOPLE[:2])
    settle(app)
    assert app.scene.name == "handover"
    app.scene.press("button:ready")
    settle(app)
    card = table.model.hand_of(table.bottom)[0]
    table.press(f"hand:{card}")
    settle(app)
    assert any("needs" in line or "Nothing" in line for line in told_lines(reader.trees[-1]))
    table._play(table.bottom, next(iter(game.legal_moves())))
    while app.scene.name != "handover":
        app.advance(16)
    settle(app)
    lines = told_lines(reader.trees[-1])
    assert len(lines) == 2
    assert lines[0].startswith("Pass to ")
    plays = next(n.name for n in reader.trees[-1].nodes.values() if n.key == "label:plays")
    assert plays.startswith("Last plays: ")


def choice(key: str, label: str, detail: str = "") -> Element:
    return Element(key, "choice", label, Box(0, 0, 9, 9), value="x", detail=detail)


def part(key: str, label: str, *, selected: bool = False) -> Element:
    return Element(key, "button", label, Box(0, 0, 9, 9), selected=selected)


def built(*elements: Element):
    tree = TreeBuilder().build(elements, title="T", is_dialog=False, size=(10, 10))
    return {node.key: node for node in tree.nodes.values() if node.key}


def test_options_side_by_side_are_radio_buttons():
    nodes = built(
        choice("choice:players", "Players", "2"),
        part("choice:players:2", "2", selected=True),
        part("choice:players:3", "3"),
    )
    assert nodes["choice:players"].kind == "radios"
    assert [nodes[f"choice:players:{n}"].on for n in (2, 3)] == [True, False]


def test_the_ends_of_a_stepper_say_what_they_change():
    nodes = built(
        choice("choice:target", "First to", "21"),
        part("choice:target:less", "−"),
        part("choice:target:more", "+"),
    )
    assert (nodes["choice:target"].kind, nodes["choice:target"].value) == ("combo", "21")
    assert nodes["choice:target:less"].name == "First to: less"
    assert nodes["choice:target:more"].name == "First to: more"


def test_a_switch_a_field_and_what_cannot_be_pressed():
    nodes = built(
        Element("toggle:x", "toggle", "X", Box(0, 0, 9, 9), value="on", detail="Why"),
        Element("text:name", "text", "Name", Box(0, 0, 9, 9), value="Ana"),
        Element("button:no", "button", "No", Box(0, 0, 9, 9), enabled=False),
    )
    assert (nodes["toggle:x"].on, nodes["toggle:x"].detail) == (True, "Why")
    assert nodes["text:name"].value == "Ana"
    assert not nodes["button:no"].enabled
    assert not nodes["button:no"].pressable


def test_the_same_words_twice_are_two_lines_and_old_ones_go():
    builder = TreeBuilder()
    for _ in range(2):
        builder.tell(Line("Again", urgent=True))
    tree = builder.build((), title="T", is_dialog=False, size=(10, 10))
    assert told_lines(tree) == ["Again", "Again"]
    assert {n.live for n in tree.nodes.values() if n.name == "Again"} == {"assertive"}
    for number in range(40):
        builder.tell(Line(str(number)))
    lines = told_lines(builder.build((), title="T", is_dialog=False, size=(10, 10)))
    assert lines == [str(number) for number in range(28, 40)]


def test_a_thing_keeps_its_number():
    builder = TreeBuilder()
    one, two = (Element(f"button:{n}", "button", n, Box(0, 0, 9, 9)) for n in "ab")
    kept = {"title": "T", "is_dialog": False, "size": (10, 10)}
    first, second = builder.build((one, two), **kept), builder.build((two,), **kept)
    number = next(n for n, node in first.nodes.items() if node.key == two.id)
    assert second.nodes[number].key == two.id
    assert builder.key_of(number) == two.id
    assert builder.key_of(10_000) == ""
