"""The user interface without a display: SDL's dummy driver has windows with real surfaces."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from escoba.language import set_language
from escoba.session import DataPaths, PlayOptions
from escoba.ui.app import App
from escoba.ui.geometry import Box
from escoba.ui.resources import assets_dir
from escoba.ui.scenes import captured, result_sheet
from escoba.ui.uilog import UiLog
from escoba.ui.window import start_display
from tests.ui.sheets import Drawn

MakeApp = Callable[..., App]


@pytest.fixture(autouse=True)
def _english() -> None:
    """What a test says is English, whatever the one before it has left."""
    set_language("en")


_DRAWN_SVGS: dict[tuple[bytes | Path, tuple[int, int]], pygame.Surface] = {}


@pytest.fixture(autouse=True)
def _svgs_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's own pictures are rasterised once for all tests, not once for each window."""
    draw, own = pygame.image.load_sized_svg, assets_dir()

    def load(source: Path | BinaryIO, size: tuple[int, int]) -> pygame.Surface:
        if isinstance(source, Path) and not source.is_relative_to(own):
            return draw(source, size)
        key = (source if isinstance(source, Path) else source.read(), size)
        if key not in _DRAWN_SVGS:
            data = key[0].read_bytes() if isinstance(key[0], Path) else key[0]
            _DRAWN_SVGS[key] = draw(io.BytesIO(data), size)
        return _DRAWN_SVGS[key].copy()

    monkeypatch.setattr(pygame.image, "load_sized_svg", load)


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


@pytest.fixture
def open_app(display: None, tmp_path: Path) -> Iterator[MakeApp]:
    """A function that opens the program, each time in a folder of its own."""
    apps: list[App] = []

    def opened(size: tuple[int, int] = (1280, 720), **options: object) -> App:
        options = {"language": "en", "size": size, **options}
        app = App(PlayOptions(**options), DataPaths.at(tmp_path / str(len(apps))), UiLog(None))
        apps.append(app)
        return app

    yield opened
    for app in apps:
        app.close()


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Callable[[App], list[Drawn]]:
    """Return a function that redraws an app and tells where each text came to lie."""

    def draw_all(app: App) -> list[Drawn]:
        drawn: list[Drawn] = []
        renderer = app.kit.text
        really = type(renderer).draw

        def spy(self, target, text, pos, px, colour, face="regular", *, align="left", **kept):
            width = really(self, target, text, pos, px, colour, face, align=align, **kept)
            x = pos[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]
            drawn.append(Drawn(text, Box(x, pos[1] - 0.36 * px, width, 0.72 * px)))
            return width

        for module in (result_sheet, captured):
            monkeypatch.setattr(module, "draw_small_card", lambda *_: None)
        monkeypatch.setattr(type(renderer), "draw", spy)
        scene = app.scene
        scene.draw(app.window.surface)
        monkeypatch.undo()
        return drawn

    return draw_all
