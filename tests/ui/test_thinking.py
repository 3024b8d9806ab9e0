"""A computer that thinks for long: the window goes on, shows it, and can be left at any moment."""

from __future__ import annotations

import time
from itertools import count
from random import Random

import pygame
import pytest

from escoba.engine import Rules
from escoba.players import Decision, RankedMove, Thought, View
from escoba.session import Awaiting, Chair, Game
from escoba.ui.input import Key
from escoba.ui.scenes.table import TableScene
from escoba.ui.table import pacing
from escoba.ui.table.pacing import LONG_MS, SLICE_MS

MAESTRO = (Chair("Ana", "human"), Chair("Maestro", "master"))
FRAME_MS = 20


class FrameClock:
    """Every frame of the loop takes 20 ms."""

    def tick(self, rate: float = 0) -> int:
        return FRAME_MS


class SlowPlayer:
    """Thinks until it is told to stop, then plays the first move."""

    level = "master"
    slices = 0
    done = False

    def think(self, view: View, rng: Random) -> Thought:
        while not SlowPlayer.done:
            SlowPlayer.slices += 1
            time.sleep(0.001)
            yield
        move = view.legal_moves[0]
        return Decision(move, (RankedMove(move, 0.0),), view)


@pytest.fixture
def slow(make_app, monkeypatch):
    """A table at which it is the turn of a computer that thinks without end."""
    SlowPlayer.done, SlowPlayer.slices = False, 0
    monkeypatch.setattr("escoba.session.game.player", lambda level: SlowPlayer())
    app = make_app(speed="instant")
    app.change(warn_before_drop="never")
    monkeypatch.setattr(app, "_clock", FrameClock())
    game = Game.new(app.store, Rules(), MAESTRO, seed="7", first_dealer=0)
    app.play(game)
    frames(app, 60)
    assert game.awaiting is Awaiting.COMPUTER
    return app, game


def frames(app, number):
    for _ in range(number):
        app.frame()


def until_long(app):
    for _ in range(300):
        if app.scene.pacing.is_long:
            return
        app.frame()
    raise AssertionError("it is never seen to think for long")


def test_a_frame_has_one_slice_of_a_long_thought(slow):
    app, _game = slow
    before = SlowPlayer.slices
    frames(app, 20)
    # Each of its slices takes a millisecond or more.
    assert 20 <= SlowPlayer.slices - before <= 20 * SLICE_MS


def test_the_master_thinks_over_several_frames(make_app, monkeypatch):
    app = make_app()
    game = Game.new(app.store, Rules(players=4), _four("master"), seed="7", first_dealer=0)
    game.begin()
    steps: list[int] = []
    think_step = game.think_step

    def counted() -> Decision | None:
        steps[-1] += 1
        return think_step()

    monkeypatch.setattr(game, "think_step", counted)
    # A clock by which every slice takes more than half of its share of the frame.
    monkeypatch.setattr(pacing.time, "perf_counter", (5e-3 * i for i in count()).__next__)
    pace, decision = pacing.Pacing(), None
    while decision is None:
        assert len(steps) < 1000
        steps.append(0)
        decision = pace.think(game, 0, FRAME_MS, 0.0)
    assert len(steps) > 3
    assert max(steps) <= 1
    assert decision.move in game.legal_moves()


def test_the_plate_shows_a_long_thought_after_a_while_only(slow):
    app, game = slow
    scene = app.scene
    game.drop_thought()
    scene.pacing.played(by_computer=False)
    frames(app, int(LONG_MS / FRAME_MS) - 2)
    assert not scene.pacing.is_long
    seats = scene.picture.seats
    (x, y), r = seats.avatar_place(scene.picture.table.seats[1].plate)
    at = round(x + 0.7 * r), round(y - 0.7 * r + 0.25 * r)
    before = app.window.surface.get_at(at)
    until_long(app)
    frames(app, 2)
    assert app.window.surface.get_at(at) != before
    SlowPlayer.done = True
    frames(app, 60)
    assert game.turn == 0
    assert not scene.pacing.is_long


def test_the_menu_can_be_opened_and_left_while_it_thinks(slow):
    app, game = slow
    frames(app, 5)
    before = SlowPlayer.slices
    app.send(Key("esc"))
    assert app.scene.name == "menu"
    frames(app, 20)
    assert SlowPlayer.slices == before, "nobody thinks behind the menu"
    app.send(Key("esc"))
    assert app.scene.name == "table"
    SlowPlayer.done = True
    frames(app, 60)
    assert game.turn == 0


def test_settings_changed_while_it_thinks_do_not_disturb_it(slow):
    app, game = slow
    for change in ({"language": "es"}, {"table_talk": False}, {"text_scale": 1.25}):
        app.change(**change)
        frames(app, 3)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))
    frames(app, 10)
    SlowPlayer.done = True
    frames(app, 60)
    assert game.turn == 0


def test_leaving_while_it_thinks_loses_nothing(slow, make_app, monkeypatch):
    app, game = slow
    ply, events = game.match.hand.ply, list(game.events)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.run()
    again = make_app(speed="instant")
    monkeypatch.setattr(again, "_clock", FrameClock())
    resumed = Game.resume(again.store, game.id)
    assert (resumed.match.hand.ply, resumed.turn) == (ply, 1)
    assert resumed.events == events
    SlowPlayer.done = True
    again.play(resumed)
    frames(again, 60)
    assert resumed.turn == 0


def test_going_home_while_it_thinks_keeps_the_game(slow):
    app, game = slow
    app.go_home()
    frames(app, 5)
    assert [saved.id for saved in app.store.unfinished()] == [game.id]
    app.play(Game.resume(app.store, game.id))
    assert isinstance(app.scene, TableScene)
    SlowPlayer.done = True
    frames(app, 60)
    assert app.scene.game.turn == 0


def _four(level: str) -> tuple[Chair, ...]:
    names = ("Maestro", "Lola", "Paco")
    return (Chair("Ana", "human"), *(Chair(name, level) for name in names))
