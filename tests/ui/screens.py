"""Helps tests of scenes: lets the screen come to rest, and clicks."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from escoba.ui.app import App
from escoba.ui.input import Key, Press, Release
from escoba.ui.scene import Element
from escoba.ui.text import TextRenderer


def settle(app: App) -> None:
    """Run frames until nothing is left to draw."""
    for _ in range(500):
        app.advance(16)
        if app._rested:
            return
    raise AssertionError("the screen never comes to rest")


def element(app: App, element_id: str) -> Element:
    """Return the element of that id on the top scene."""
    found = [e for e in app.scene.elements() if e.id == element_id]
    assert found, f"{element_id} is not among {[e.id for e in app.scene.elements()]}"
    return found[0]


def click(app: App, element_id: str) -> None:
    """Press and release the mouse in the middle of an element."""
    box = element(app, element_id).box
    app.send(Press(box.cx, box.cy))
    app.send(Release(box.cx, box.cy))


def key(app: App, name: str, **mods: bool) -> None:
    """Press a key."""
    app.send(Key(name, **mods))


def focused(app: App) -> str:
    """Return the id of the element that has the focus."""
    return next((e.id for e in app.scene.elements() if e.focused), "")


def texts_of(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Draw the screen once more and return the texts on it."""
    drawn: list[str] = []
    renderer = type(app.kit.text)
    really = renderer.draw

    def spy(self: TextRenderer, target: pygame.Surface, text: str, *rest: Any, **kept: Any) -> Any:
        drawn.append(text)
        return really(self, target, text, *rest, **kept)

    with monkeypatch.context() as patch:
        patch.setattr(renderer, "draw", spy)
        app.scene.draw(app.window.surface)
    return drawn
