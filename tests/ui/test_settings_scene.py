"""The settings: what each choice does at once, and what is kept."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pygame
import pytest

from escoba.ui.app import App
from escoba.ui.geometry import Box
from escoba.ui.resources import assets_dir
from escoba.ui.scenes.home import HomeScene
from escoba.ui.scenes.settings import SettingsScene
from tests.ui.conftest import MakeApp
from tests.ui.packs import make_pack, svg
from tests.ui.screens import element, settle, texts_of


def show(app: App) -> SettingsScene:
    scene = SettingsScene(app)
    app.show(HomeScene(app), scene)
    settle(app)
    return scene


def test_settings_apply_and_are_saved_at_once(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app()
    show(app)
    before = app.kit.felt
    app.scene.press("choice:felt:wine")
    app.scene.press("choice:speed:fast")
    app.scene.press("toggle:reduced_motion")
    app.scene.press("choice:text_size:1.25")
    app.scene.press("choice:back:terracotta")
    assert app.kit.felt != before
    assert app.kit.speed == 0.5
    assert app.kit.reduced_motion
    assert app.kit.sizes.t == 1.25
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert saved["felt"] == "wine"
    assert saved["reduced_motion"] is True
    assert saved["back"] == "terracotta"


def backs(app: App) -> tuple[list[str], list[str]]:
    """Return the backs in the order offered, and those that are marked as chosen."""
    found = [e for e in app.scene.elements() if e.id.startswith("choice:back:")]
    return [e.id for e in found], [e.id for e in found if e.selected]


def test_choosing_a_deck_keeps_the_order_of_the_backs(make_app: MakeApp) -> None:
    app = make_app()
    show(app)
    order, chosen = backs(app)
    assert chosen == ["choice:back:azulejo-blue"]
    app.scene.press("choice:deck:french")
    assert backs(app) == (order, ["choice:back:terracotta"])
    app.scene.press("choice:back:azulejo-blue")
    app.scene.press("choice:deck:spanish-classic")
    app.scene.press("choice:deck:french")
    assert backs(app) == (order, ["choice:back:azulejo-blue"])


@pytest.mark.parametrize(
    ("choice", "part"),
    [
        ("choice:felt:wine", Box(0, 0.4, 0.05, 0.2)),
        ("choice:back:terracotta", Box(0.1, 0.3, 0.2, 0.4)),
        ("choice:deck:french", Box(0.35, 0.3, 0.3, 0.4)),
        ("choice:deck:french", Box(0.7, 0.3, 0.25, 0.4)),
    ],
)
def test_the_small_table_follows_each_choice(make_app: MakeApp, choice: str, part: Box) -> None:
    app = make_app()
    show(app)
    preview = next(w for w in app.scene._found if w.id == "preview").place
    seen = Box(
        preview.x + part.x * preview.w,
        preview.y + part.y * preview.h,
        part.w * preview.w,
        part.h * preview.h,
    )
    before = pygame.image.tobytes(app.window.surface.subsurface(seen.px()), "RGB")
    app.scene.press(choice)
    settle(app)
    assert pygame.image.tobytes(app.window.surface.subsurface(seen.px()), "RGB") != before


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_a_broken_deck_is_named_in_the_settings_without_scrolling(
    make_app: MakeApp, tmp_path: Path, size: tuple[int, int]
) -> None:
    (tmp_path / "decks" / "torn").mkdir(parents=True)
    (tmp_path / "decks" / "french").mkdir(parents=True)
    shutil.copy(assets_dir() / "decks" / "french" / "deck.toml", tmp_path / "decks" / "french")
    app = make_app(size)
    show(app)
    for folder in ("torn", "french"):
        label = element(app, f"label:fault_{folder}")
        assert folder in label.label
        assert label.box.bottom <= size[1]


def test_a_deck_whose_pictures_are_wrong_is_named_once_they_are_drawn(
    make_app: MakeApp, tmp_path: Path
) -> None:
    (tmp_path / "decks").mkdir()
    pack = make_pack(tmp_path / "decks")
    for path in pack.glob("*-12.svg"):
        path.write_text(svg("<text>K</text>"))
    app = make_app()
    show(app)
    app.advance(16)
    assert "holds <text>" in element(app, "label:fault_mine").label


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_names_of_decks_are_whole_in_the_largest_text(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app = make_app(size, language=language)
    app.change(text_scale=1.5)
    show(app)
    drawn = texts_of(app, monkeypatch)
    assert {deck.name() for deck in app.decks} <= set(drawn)
