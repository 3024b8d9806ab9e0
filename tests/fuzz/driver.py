"""Runs the whole program in this process under wild hands, and checks what it has saved."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pygame

from escoba.engine import verify
from escoba.session import Awaiting, DataPaths, Game, PlayOptions
from escoba.ui.app import App
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.model import TableModel
from escoba.ui.uilog import UiLog
from escoba.ui.window import start_display
from tests.fuzz.hands import CHANGES, WildHands

KEPT_GAMES = 6
DRAWN = 25  # one frame in so many is drawn
STEPS = (0, 0, 5, 16, 16, 50, 100, 200, 400)


class Broken(AssertionError):
    """The program did something that it never may."""


class Fuzz:
    """One run: the same seed sends the same events into the same games.

    scenes, moves: what has been seen of the program so far
    """

    def __init__(self, seed: int, folder: Path) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.hands = WildHands(self.rng)
        self.sent = 0
        self.moves = 0
        self.opened = 0
        self.scenes: Counter[str] = Counter()
        self._now = 0.0
        self._ticks = 0.0
        self._frame = 0
        self._stack = ExitStack()
        self.app: App

    def __enter__(self) -> Fuzz:
        salts = random.Random(self.rng.random())
        enter = self._stack.enter_context
        enter(patch("escoba.engine.shuffle.secrets.token_hex", lambda n: salts.randbytes(n).hex()))
        # Time is what the driver says, also that which a computer may think.
        enter(patch("pygame.time.get_ticks", lambda: int(self._now)))
        enter(patch("escoba.ui.table.pacing.time.perf_counter", self._clock))
        if not (pygame.display.get_init() and pygame.font.get_init()):
            start_display()
        self._open()
        return self

    def __exit__(self, *_: object) -> None:
        self.app.close()
        self._stack.close()

    def _clock(self) -> float:
        self._ticks += 0.002
        return self._ticks

    def _open(self) -> None:
        options = PlayOptions(size=(800, 600), data=self.folder, language="en", speed="instant")
        self.app = App(options, DataPaths.at(self.folder), UiLog(None))
        self.app.change(deck="french")
        self.opened += 1
        draw = self.app._draw

        def seldom() -> None:
            self._frame += 1
            if self._frame % DRAWN == 0:
                draw()
            else:
                self.app._has_drawn = True

        self.app._draw = seldom  # type: ignore[method-assign]
        log_move = self.app.log_move

        def counted(*args: object) -> None:
            self.moves += 1
            log_move(*args)  # type: ignore[arg-type]

        self.app.log_move = counted  # type: ignore[method-assign]
        self.app.go_home()

    def run(self, events: int) -> None:
        """Send so many events more, and check what is saved after each thousand."""
        end, due = self.sent + events, self.sent + 1000
        while self.sent < end:
            self._act()
            if self.sent >= due:
                self.check()
                due += 1000
        self.check()

    def _act(self) -> None:
        rng = self.rng
        if rng.random() < 0.01:
            self.app.change(**rng.choice(CHANGES))
        if rng.random() < 0.15:
            self._sensible()
        for event in self.hands.next(self.app):
            self.app._take(event)
            self.sent += 1
            if rng.random() < 0.3:
                self._pass(rng.choice(STEPS))
        if rng.random() < 0.003:
            self.app._take(pygame.Event(pygame.QUIT))
        self._pass(rng.choice(STEPS))
        self.scenes[self.app.scene.name if self.app.stack else "closed"] += 1

    def _pass(self, ms: float) -> None:
        self._now += ms
        if self.app._running:
            self.app.advance(ms)
        if not self.app._running:
            self.app.close()
            self._open()

    def _sensible(self) -> None:
        """Wild hands alone hardly ever finish a hand, so now and then one goes on."""
        scene = self.app.scene
        if scene.name in ("handover", "hand_result", "home", "new_game"):
            names = ("button:ready", "button:next_hand", "button:continue", "button:start")
            for name in names:
                if any(e.id == name for e in scene.elements()):
                    scene.press(name)
                    break
        elif isinstance(scene, TableScene):
            if scene.is_composing and not scene.timeline.is_moving:
                scene._play(scene.bottom, self.rng.choice(scene.game.legal_moves()))
        elif len(self.app.stack) > 1:
            self.app.pop()
        self.sent += 1

    # Checks

    def check(self) -> None:
        """Whatever was done: what is saved is whole, and what is shown comes to it."""
        app = self.app
        unfinished, finished = app.store.unfinished(), app.store.finished()
        for saved in (*unfinished, *finished):
            # Resuming plays the saved moves again; the record's check compares every hand.
            verify(Game.resume(app.store, saved.id).record())
        table = next((s for s in app.stack if isinstance(s, TableScene)), None)
        if table is not None:
            self._check_table(table)
        shown = None if table is None else table.game.id
        for saved in (*unfinished, *finished)[KEPT_GAMES:]:
            if saved.id != shown:
                app.store.delete(saved.id)

    def _check_table(self, table: TableScene) -> None:
        if Game.resume(self.app.store, table.game.id).events != table.game.events:
            raise Broken("what was played is not what was saved")
        table.timeline.finish()
        model = TableModel.fold(table.game.rules, table.viewer, table.game.events)
        if not (table.timeline.shown == table.model == model):
            raise Broken("the table shows something else than what happened")
        hand = table.game.match.hand
        if hand is not None and table.game.awaiting in (Awaiting.INPUT, Awaiting.COMPUTER):
            cards = (
                sum(map(len, model.hands))
                + len(model.slots)
                + sum(map(len, model.piles))
                + model.stock_count
            )
            if cards != 40:
                raise Broken(f"there are {cards} cards")
        if self.app.scene is table:
            self._check_goes_on(table)

    def _check_goes_on(self, table: TableScene) -> None:
        """Without further input somebody can go on, or something opens."""
        for _ in range(2000):
            if self.app.scene is not table or table.is_composing:
                return
            self._pass(100)
        raise Broken("nobody can play on")
