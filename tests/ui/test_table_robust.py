"""Nothing that anybody does at the table, however wild, breaks it or what is saved of it."""

from __future__ import annotations

import random

import pygame
import pytest

from escoba.engine import CardPlayed, Rules
from escoba.session import Chair, Game, default_chairs
from escoba.ui.input import Key, Motion, PointerLeft, Press, Release, Wheel
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.model import TableModel

KEYS = [*"123qwertyzxcvbnads", "space", "enter", "tab", "left", "right", "up", "down", "esc"]
SIZES = [(800, 600), (1280, 720), (1024, 768), (640, 480), (1366, 768)]
CHANGES = [
    {"deck": "french"},
    {"deck": "spanish-classic"},
    {"language": "es"},
    {"language": "en"},
    {"text_scale": 1.5},
    {"text_scale": 1.0},
    {"reduced_motion": True},
    {"reduced_motion": False},
    {"speed": "slow"},
    {"speed": "normal"},
    {"speed": "fast"},
    {"speed": "instant"},
    {"lay_last_card": False},
    {"lay_last_card": True},
    {"warn_before_drop": "always"},
    {"warn_before_drop": "never"},
]


class Player:
    """Somebody who does anything at all, 20 times a second and more."""

    def __init__(self, app, rules, chairs, seed):
        self.app, self.rules, self.chairs = app, rules, chairs
        self.rng = random.Random(seed)
        self.games = 0
        self.begin()

    def begin(self):
        self.games += 1
        self.game = Game.new(self.app.store, self.rules, self.chairs, seed=str(self.games))
        self.app.show(TableScene(self.app, self.game))

    @property
    def table(self):
        return self.app.stack[0]

    def point(self):
        """Somewhere in the window; mostly on something."""
        rng, elements = self.rng, self.app.scene.elements()
        if elements and rng.random() < 0.8:
            box = rng.choice(elements).box
            return box.x + rng.random() * box.w, box.y + rng.random() * box.h
        w, h = self.app.window.surface.get_size()
        return rng.uniform(-5, w + 5), rng.uniform(-5, h + 5)

    def act(self):
        app, rng, (x, y) = self.app, self.rng, self.point()
        acts = ("click", "press", "release", "motion", "right", "wheel", "key", "left", "size")
        match rng.choices((*acts, "set", "play"), (60, 10, 10, 30, 6, 10, 60, 2, 1, 3, 24))[0]:
            case "play":
                # Most wild clicks come too soon after a change to do anything.
                for role in ("hand:", "button:next_way", "button:take", "button:drop"):
                    for found in [e.id for e in app.scene.elements() if e.id.startswith(role)]:
                        if role != "hand:" or rng.random() < 0.3:
                            app.scene.press(found)
            case "click":
                app.send(Press(x, y, 1, rng.choice((1, 1, 1, 2))))
                app.send(Release(x, y, 1))
            case "press":
                app.send(Press(x, y))
            case "release":
                app.send(Release(x, y))
            case "motion":
                app.send(Motion(x, y, held=rng.random() < 0.5))
            case "right":
                app.send(Press(x, y, 3))
            case "wheel":
                app.send(Wheel(x, y, rng.choice((-1.0, 1.0))))
            case "key":
                name = rng.choice(KEYS)
                position = name if len(name) == 1 else ""
                app.send(Key(name, shift=rng.random() < 0.1, position=position))
            case "left":
                app.send(PointerLeft())
            case "size":
                app.window._window.size = rng.choice(SIZES)
                app._take(pygame.Event(pygame.WINDOWSIZECHANGED))
            case "set":
                app.change(**rng.choice(CHANGES))

    def come_back(self):
        """Leave what has opened over the table."""
        app = self.app
        if not isinstance(self.table, TableScene):
            self.begin()
        if app.scene is self.table:
            return
        if app.scene.name == "hand_result" and not self.game.match.is_over:
            app.stack.pop()
            self.table.next_hand()
        elif app.scene.name == "handover":
            app.scene._ready()
        elif app.scene.name in ("hand_result", "game_over"):
            self.begin()
        else:
            app.pop()

    def return_to_table(self):
        while self.app.scene is not self.table or not isinstance(self.table, TableScene):
            self.come_back()

    def check(self):
        """What is shown comes to what happened, and what is saved is what happened."""
        game, table = self.game, self.table
        events = Game.resume(self.app.store, game.id).events
        assert events == game.events
        table.timeline.finish()
        model = TableModel.fold(game.rules, table.viewer, game.events)
        assert table.timeline.shown == table.model == model

    def settles(self):
        """Without further input somebody can go on, or the hand comes to its end."""
        for _ in range(600):
            self.app.advance(50)
            if self.app.scene is not self.table or self.table.is_composing:
                return True
        return False


@pytest.mark.parametrize(
    ("rules", "people", "seed"),
    [
        (Rules(), 1, 1),
        (Rules(players=3), 1, 2),
        (Rules(players=4, partners=True), 1, 3),
        (Rules(players=4, must_capture="hand"), 2, 4),
    ],
)
def test_a_storm_of_input_breaks_nothing(make_app, monkeypatch, rules, people, seed):
    app = make_app(size=(800, 600), speed="normal")
    # Leaving for other games or the menu's dangers is not the table's business.
    for name in ("go_home", "quit", "play", "toggle_fullscreen"):
        monkeypatch.setattr(app, name, lambda *_: None)
    chairs = list(default_chairs(rules, ("medium",), "Marta"))
    for seat in range(people):
        chairs[seat] = Chair(f"P{seat}", "human")
    player = Player(app, rules, tuple(chairs), seed)
    for step in range(160):
        for _ in range(5):
            player.act()
        app.advance(player.rng.choice((0, 5, 16, 50, 120, 250, 400)))
        if player.rng.random() < 0.7:
            player.come_back()
        if step % 40 == 39:
            player.return_to_table()
            player.check()
            assert player.settles()
    player.return_to_table()
    player.check()
    played = {event.seat for event in player.game.events if isinstance(event, CardPlayed)}
    assert player.games > 1 or played & set(range(people))


def test_pressing_all_the_time_plays_no_card_twice(make_app):
    app = make_app(speed="slow")
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="9")
    app.show(TableScene(app, game))
    rng = random.Random(5)
    for _ in range(600):
        box = app.scene.picture.table.felt if app.scene.name == "table" else None
        if box is None:
            break
        x, y = rng.uniform(box.x, box.right), rng.uniform(box.y, box.bottom)
        app.send(Press(x, y, 1, rng.choice((1, 2))))
        app.send(Release(x, y))
        app.advance(50)
    hand = game.match.hand
    assert hand is not None
    assert Game.resume(app.store, game.id).events == game.events
