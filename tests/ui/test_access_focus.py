"""The ring of the keyboard focus is seen on whatever has it, on every part of the table."""

from __future__ import annotations

import pygame
import pytest

from escoba.engine import Rules
from escoba.session import Game, default_chairs
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.scenes.home import HomeScene
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.targets import focusable
from tests.ui.screens import settle


def composing(app):
    for _ in range(2000):
        app.advance(16)
        if app.scene.is_composing:
            settle(app)
            return
    raise AssertionError("the turn never comes")


def ring(surface: pygame.Surface, before: pygame.Surface, box: Box) -> int:
    """How many white pixels came near the edges of a box; half a box's sides is plenty."""
    outer = pygame.Rect(box.grow(10).px()).clip(surface.get_rect())
    inner = pygame.Rect(box.inset(8).px())
    return sum(
        surface.get_at((x, y))[:3] == theme.WHITE and before.get_at((x, y))[:3] != theme.WHITE
        for x in range(outer.left, outer.right)
        for y in range(outer.top, outer.bottom)
        if not inner.collidepoint(x, y)
    )


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_the_ring_is_seen_on_every_card_button_and_pile(make_app, size):
    app = make_app(size, speed="instant")
    app.change(lay_last_card=False)
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), "Ana"), seed="5")
    app.show(HomeScene(app), TableScene(app, game))
    composing(app)
    table = app.scene
    # After a play of each, piles and tray have something to press.
    table._play(0, next(iter(game.legal_moves())))
    composing(app)
    table.press(f"hand:{table.model.hand_of(0)[-1]}")
    settle(app)
    found = focusable(table.elements())
    assert {e.role for e in found} >= {"card", "button"}
    assert any(e.id in ("button:take", "button:drop", "button:clear") for e in found)
    table.focus(found[0].id)
    table.input.keys.focus = None  # the key caps stay, so that the ring is all that changes
    app.redraw()
    settle(app)
    before = app.window.surface.copy()
    for element in found:
        table.focus(element.id)
        settle(app)
        sides = 2 * (element.box.w + element.box.h)
        assert ring(app.window.surface, before, element.box) > sides / 2, element.id
