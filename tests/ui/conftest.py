"""The user interface without a display: SDL's dummy driver has windows with real surfaces."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from escoba.language import set_language
from escoba.session import DataPaths, PlayOptions
from escoba.ui.app import App
from escoba.ui.uilog import UiLog
from escoba.ui.window import start_display

MakeApp = Callable[..., App]


@pytest.fixture
def display() -> None:
    """pygame's display and fonts, started again if a test has ended them."""
    if not (pygame.display.get_init() and pygame.font.get_init()):
        start_display()


@pytest.fixture
def make_app(display: None, tmp_path: Path) -> Iterator[MakeApp]:
    """A function that opens the program in a folder of its own, without any scene."""
    opened: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), **options: object) -> App:
        log = options.pop("ui_log", None)
        settings = {"language": "en", "deck": "spanish-classic", **options}
        chosen = PlayOptions(size=size, data=tmp_path, **settings)
        app = App(chosen, DataPaths.at(tmp_path), UiLog(log))
        opened.append(app)
        return app

    yield make
    for app in opened:
        app.close()
    pygame.event.clear()
    set_language("en")
