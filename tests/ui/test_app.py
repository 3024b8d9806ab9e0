from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from escoba.session import PlayOptions
from escoba.ui import app as app_module
from escoba.ui.app import App
from escoba.ui.input import InputEvent, Key, Press
from escoba.ui.scene import Scene
from escoba.ui.scenes.home import HomeScene
from escoba.ui.window import fitting_size, place_on_screen
from tests.ui.conftest import MakeApp
from tests.ui.screens import key, settle


class Probe(Scene):
    """Counts what happens to it."""

    name = "probe"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.drawn = 0
        self.moving_ms = 0.0
        self.steps: list[float] = []
        self.heard: list[InputEvent] = []
        self.resized = 0

    def handle(self, event: InputEvent) -> None:
        self.heard.append(event)

    def resize(self) -> None:
        self.resized += 1

    def update(self, dt_ms: float) -> bool:
        self.steps.append(dt_ms)
        self.moving_ms = max(0.0, self.moving_ms - dt_ms)
        return self.moving_ms > 0

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1


class Overlay(Probe):
    opaque = False


@pytest.fixture
def app(make_app: MakeApp) -> App:
    return make_app((800, 600))


@pytest.fixture
def probe(app: App) -> Probe:
    scene = Probe(app)
    app.show(scene)
    settle(app)
    return scene


def test_a_screen_at_rest_is_not_drawn_again(app: App, probe: Probe) -> None:
    before = probe.drawn
    for _ in range(50):
        app.advance(33)
    assert probe.drawn == before
    app.redraw()
    app.advance(33)
    assert probe.drawn == before + 1


def test_a_moving_scene_is_drawn_every_frame(app: App, probe: Probe) -> None:
    before = probe.drawn
    probe.moving_ms = 160
    for _ in range(20):
        app.advance(16)
    assert probe.drawn - before == 9


def test_an_overlay_is_drawn_over_what_is_below_but_alone_gets_time(app: App, probe: Probe) -> None:
    overlay = Overlay(app)
    app.push(overlay)
    drawn, steps = probe.drawn, len(probe.steps)
    app.advance(16)
    assert (probe.drawn, overlay.drawn) == (drawn + 1, 1)
    assert len(probe.steps) == steps
    app.pop()
    assert app.scene is probe


def test_the_last_scene_cannot_be_taken_away(app: App, probe: Probe) -> None:
    app.pop()
    assert app.scene is probe


def test_keys_of_the_whole_program_do_not_reach_the_scene(app: App, probe: Probe) -> None:
    key(app, "f11")
    assert app.window.is_fullscreen
    key(app, "enter", alt=True)
    assert not app.window.is_fullscreen
    key(app, "q", ctrl=True)
    assert not app._running
    assert not any(isinstance(heard, Key) for heard in probe.heard)


def test_posted_events_reach_the_scene(app: App, probe: Probe) -> None:
    pygame.event.clear()
    pygame.event.post(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1, touch=False, window=None)
    )
    app.frame()
    (press,) = probe.heard
    assert (press.x, press.y) == (30, 40)  # type: ignore[union-attr]


def test_a_resized_window_lays_out_and_settles(app: App, probe: Probe) -> None:
    before = probe.resized
    app.window._window.size = (1000, 700)
    pygame.event.clear()
    app._take(pygame.Event(pygame.WINDOWSIZECHANGED, x=1000, y=700))
    assert probe.resized == before + 1
    assert (app.kit.sizes.width, app.kit.sizes.height) == (1000, 700)
    settle(app)
    assert app.window.surface.get_size() == (1000, 700)


def test_a_click_on_what_has_just_appeared_is_not_meant_for_it(app: App, probe: Probe) -> None:
    app.push(Overlay(app))
    app.send(Press(10, 10))
    assert isinstance(app.scene, Overlay)
    assert app.scene.heard == []
    settle(app)
    app.send(Press(10, 10))
    assert app.scene.heard == [Press(10, 10)]


def test_a_new_scene_fades_in_and_counts_as_moving(app: App, probe: Probe) -> None:
    app.push(Overlay(app))
    frames = 0
    while app._faded is not None:
        app.advance(16)
        frames += 1
    assert frames == 9


def test_nothing_fades_at_instant_speed(app: App, probe: Probe) -> None:
    app.change(speed="instant")
    app.push(Overlay(app))
    assert app._faded is None


def test_long_pauses_do_not_make_things_jump(
    app: App, probe: Probe, monkeypatch: pytest.MonkeyPatch
) -> None:
    class SlowClock:
        def tick(self, rate: int) -> int:
            return 5000

    app._clock = SlowClock()  # type: ignore[assignment]
    app.frame()
    assert probe.steps[-1] == app_module.LONGEST_STEP_MS


def test_options_hold_for_one_start_and_are_not_saved(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app((800, 600), speed="instant", reduced_motion=True)
    assert app.kit.speed == 0
    app.change(felt="night")
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert saved["speed"] == "normal"
    assert saved["reduced_motion"] is False
    app.change(speed="slow")
    assert app.kit.speed == 1.5
    assert json.loads((tmp_path / "settings.json").read_text())["speed"] == "slow"


def test_the_deck_follows_the_language_until_one_is_chosen(make_app: MakeApp) -> None:
    app = make_app((800, 600), deck=None)
    deck = app.deck()
    assert deck is not None
    assert deck.kind == "french"
    app.change(deck="no such deck")
    assert app.deck() == deck


def test_the_log_tells_each_rest_once(make_app: MakeApp, tmp_path: Path) -> None:
    path = tmp_path / "log"
    app = make_app((800, 600), ui_log=path)
    app.show(HomeScene(app))
    settle(app)
    for _ in range(30):
        app.advance(33)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    rests = [line for line in lines if line.get("at_rest")]
    assert [line["scene"] for line in rests] == ["home"]
    assert {"button:new_game", "button:quit"} <= {e["id"] for e in rests[0]["elements"]}
    assert any("say" in line for line in lines)


@pytest.fixture
def quitting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every program that starts leave at once."""
    monkeypatch.setattr(App, "run", lambda self: (self.close(), 0)[1])
    monkeypatch.setattr(pygame.display, "quit", lambda: None)


@pytest.mark.usefixtures("display", "quitting")
def test_run_opens_at_home_and_returns_the_exit_code(tmp_path: Path) -> None:
    assert app_module.run(PlayOptions(data=tmp_path)) == 0
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert saved["window_size"] is not None


@pytest.mark.parametrize(
    ("wanted", "desktop", "size"),
    [
        (None, (1920, 1080), (1280, 720)),
        (None, (1024, 768), (819, 614)),
        ((1600, 900), (1920, 1080), (1600, 900)),
        ((1600, 900), (1280, 720), (1280, 720)),
    ],
)
def test_the_window_fits_the_desktop(
    wanted: tuple[int, int] | None, desktop: tuple[int, int], size: tuple[int, int]
) -> None:
    assert fitting_size(wanted, desktop) == size


def test_a_place_on_a_screen_that_is_gone_is_forgotten() -> None:
    two, one = [(1920, 1080), (1920, 1080)], [(1920, 1080)]
    assert place_on_screen((2500, 100), two) == (2500, 100)
    assert place_on_screen((2500, 100), one) is None
    assert place_on_screen(None, one) is None


def test_a_change_of_deck_keeps_the_table_as_it_is_drawn(app: App, probe: Probe) -> None:
    wood = app.kit.paint.wood((100, 100))
    resized = probe.resized
    app.change(deck="french")
    assert app.kit.paint.wood((100, 100)) is wood
    assert probe.resized == resized + 1
    app.change(text_scale=1.25)
    assert app.kit.paint.wood((100, 100)) is not wood
