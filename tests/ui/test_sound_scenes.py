"""The program with a device that records what is heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from escoba.engine import Rules
from escoba.session import Game, default_chairs
from escoba.ui.app import App
from escoba.ui.input import Key
from escoba.ui.scenes.game_over import GameOverScene
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.home import HomeScene
from escoba.ui.scenes.new_game import NewGameScene
from escoba.ui.scenes.settings import SettingsScene
from escoba.ui.scenes.table import TableScene
from tests.ui.conftest import MakeApp
from tests.ui.played_games import conceded_game, finished_game
from tests.ui.screens import click, element, focused, key, settle, texts_of
from tests.ui.test_sound import FakeDevice


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> FakeDevice:
    """What every program of the test plays on."""
    fake = FakeDevice()
    monkeypatch.setattr("escoba.ui.app.Mixer", lambda: fake)
    return fake


def kinds(device: FakeDevice) -> list[str]:
    """Return what was heard, without the number of the variant."""
    return [name.removesuffix(".wav").rstrip("-123") for name in device.names]


def at_the_table(app: App, seed: str = "7") -> TableScene:
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), "Marta"), seed=seed)
    app.show(HomeScene(app), TableScene(app, game))
    scene = app.scene
    assert isinstance(scene, TableScene)
    return scene


def until_my_turn(app: App, scene: TableScene, step: float = 16.0) -> None:
    for _ in range(2000):
        app.advance(step)
        if scene.is_composing:
            return
    raise AssertionError("it is never the player's turn")


def test_a_hand_begins_with_a_riffle_and_the_turn_is_announced(
    make_app: MakeApp, device: FakeDevice
) -> None:
    app = make_app(speed="fast")
    scene = at_the_table(app)
    until_my_turn(app, scene)
    heard = kinds(device)
    assert heard.count("riffle") == 1
    assert heard.count("your-turn") == 1
    assert heard[-1] == "your-turn"
    assert device.calls == ["open"]


def test_choosing_and_letting_go_and_what_is_not_possible(
    make_app: MakeApp, device: FakeDevice
) -> None:
    app = make_app(speed="instant")
    scene = at_the_table(app)
    until_my_turn(app, scene)
    device.played.clear()
    hand = scene.model.hand_of(scene.bottom)
    scene.presses.hand(hand[0], 1)
    app.advance(50)
    scene.presses.step_back()
    app.advance(50)
    assert kinds(device) == ["select", "deselect"]
    app.advance(50)
    scene.act(scene.selection.confirm())
    assert scene.selection.refused is not None
    assert kinds(device)[-1] == "knock"


def test_a_press_while_the_other_plays_is_a_knock(make_app: MakeApp, device: FakeDevice) -> None:
    app = make_app(speed="slow")
    scene = at_the_table(app)
    until_my_turn(app, scene)
    scene._play(scene.bottom, scene.selection.moves[0])
    scene.timeline.finish()
    device.played.clear()
    app.advance(50)
    card = scene.model.hand_of(scene.bottom)[0]
    scene.press(f"hand:{card}")
    assert kinds(device) == ["knock"]


@pytest.mark.parametrize("reduced", [False, True])
def test_a_whole_hand_at_once_is_never_more_than_a_few_sounds_a_moment(
    make_app: MakeApp, device: FakeDevice, reduced: bool
) -> None:
    app = make_app(speed="instant", reduced_motion=reduced)
    scene = at_the_table(app)
    moments: list[int] = []
    for _ in range(3000):
        before = len(device.played)
        app.advance(16)
        if scene.is_composing and app.scene is scene:
            scene._play(scene.bottom, scene.selection.moves[0])
        moments.append(len(device.played) - before)
        if isinstance(app.scene, HandResultScene):
            break
    assert isinstance(app.scene, HandResultScene)
    assert max(moments) <= 4
    assert len(device.played) > 15
    assert max(sum(moments[i : i + 6]) for i in range(len(moments))) <= 10


def test_mute_on_the_command_line_really_mutes(make_app: MakeApp, device: FakeDevice) -> None:
    app = make_app(speed="instant", mute=True)
    scene = at_the_table(app)
    until_my_turn(app, scene)
    scene.presses.hand(scene.model.hand_of(scene.bottom)[0], 1)
    settle(app)
    assert (device.calls, device.played, device.volumes) == ([], [], [])


def test_m_switches_the_sound_off_and_on_and_says_so(
    make_app: MakeApp, device: FakeDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(speed="instant")
    scene = at_the_table(app)
    until_my_turn(app, scene)
    key(app, "m")
    assert app.settings.mute
    assert scene.passing.message == "Sound off"
    assert "Sound off" in texts_of(app, monkeypatch)
    device.played.clear()
    scene.presses.hand(scene.model.hand_of(scene.bottom)[0], 1)
    assert device.played == []
    app.send(Key("m", repeat=True))
    assert app.settings.mute
    key(app, "m")
    assert not app.settings.mute
    assert scene.passing.message == "Sound on"


def test_m_tells_where_no_device_is(make_app: MakeApp, device: FakeDevice) -> None:
    device.exists = False
    app = make_app(speed="instant", mute=True)
    scene = at_the_table(app)
    until_my_turn(app, scene)
    key(app, "m")
    assert scene.passing.message == "No sound device found"


def test_m_in_a_name_is_a_letter(make_app: MakeApp, device: FakeDevice) -> None:
    app = make_app()
    scene = NewGameScene(app)
    app.show(HomeScene(app), scene)
    field = next(w for w in scene._all() if w.typing)
    scene.focus(field.id)
    settle(app)
    assert app.scene.typing
    key(app, "m")
    assert not app.settings.mute


def test_it_is_silent_while_another_window_is_in_front(
    make_app: MakeApp, device: FakeDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(speed="instant")
    scene = at_the_table(app)
    until_my_turn(app, scene)
    hand = scene.model.hand_of(scene.bottom)

    def press_after(kind: int) -> int:
        pygame.event.clear()
        pygame.event.post(pygame.Event(kind))
        app.frame()
        device.played.clear()
        scene.act(scene.selection.press_hand(hand[0]))
        app.sound.advance(100)
        return len(device.played)

    assert press_after(pygame.WINDOWFOCUSLOST) == 0
    assert press_after(pygame.WINDOWFOCUSGAINED) == 1
    app.change(mute_in_background=False)
    assert press_after(pygame.WINDOWFOCUSLOST) == 1


def test_a_click_on_a_button_is_heard_once(make_app: MakeApp, device: FakeDevice) -> None:
    app = make_app()
    app.show(HomeScene(app))
    settle(app)
    click(app, "button:settings")
    assert kinds(device) == ["button"]


def test_points_are_chalked_up_where_they_appear_and_the_result_follows(
    make_app: MakeApp, device: FakeDevice
) -> None:
    app = make_app(speed="normal")
    game = finished_game(app.store)
    scene = HandResultScene(app, game)
    app.show(scene)
    seen: dict[str, list[float]] = {}
    for _ in range(700):
        before = len(device.played)
        app.advance(10)
        for name in kinds(device)[before:]:
            seen.setdefault(name, []).append(scene._ms)
    points = scene.sheet.account.points
    assert len(seen["chalk"]) == sum(points)
    reveal, rows = scene.sheet.reveal, scene.sheet.rows
    scored = [i for i, row in enumerate(rows) if any(cell.points for cell in row.cells)]
    assert seen["chalk"][0] == pytest.approx(min(reveal.point(i, 0) for i in scored), abs=10)
    assert points[0] != points[1]
    (end,) = seen["hand-won" if points[0] > points[1] else "hand-lost"]
    assert end == pytest.approx(reveal.tracks_begin, abs=10)


@pytest.mark.parametrize("options", [{"speed": "instant"}, {"reduced_motion": True}])
def test_a_result_that_stands_at_once_has_one_sound(
    make_app: MakeApp, device: FakeDevice, options: dict[str, Any]
) -> None:
    app = make_app(**options)
    app.show(HandResultScene(app, finished_game(app.store)))
    settle(app)
    assert len(device.played) == 1
    assert kinds(device)[0] in ("hand-won", "hand-lost")


def test_a_press_while_points_are_counted_brings_the_result_at_once(
    make_app: MakeApp, device: FakeDevice
) -> None:
    app = make_app(speed="slow")
    app.show(HandResultScene(app, finished_game(app.store)))
    app.advance(100)
    key(app, "space")
    for _ in range(200):
        app.advance(50)
    assert len(device.played) == 1
    assert kinds(device)[0] in ("hand-won", "hand-lost")


def test_the_end_of_a_game_is_heard_once_and_not_when_one_looks_back(
    make_app: MakeApp, device: FakeDevice
) -> None:
    app = make_app()
    game = conceded_game(app.store)
    app.show(HomeScene(app), GameOverScene(app, game, looks_back=True))
    settle(app)
    assert device.played == []
    app.show(HomeScene(app), GameOverScene(app, game))
    app.scene.on_enter()
    settle(app)
    assert kinds(device) == ["game-lost"]


# The settings


def show_settings(app: App) -> SettingsScene:
    scene = SettingsScene(app)
    app.show(HomeScene(app), scene)
    settle(app)
    return scene


def shown(app: App, element_id: str) -> Any:
    """Scroll to a widget and return its element."""
    scene = app.scene
    assert isinstance(scene, SettingsScene)
    widget = next(w for w in scene._all() if w.id == element_id)
    assert widget.area is not None
    widget.area.reveal(widget.box)
    return element(app, element_id)


def test_volumes_are_set_apart_and_kept(make_app: MakeApp, device: FakeDevice) -> None:
    app = make_app()
    show_settings(app)
    assert shown(app, "choice:effects").value == "80"
    assert shown(app, "choice:music").value == "0"
    app.scene.press("choice:effects:less")
    app.scene.press("choice:music:more")
    app.scene.press("choice:music:more")
    assert (app.settings.effects_volume, app.settings.music_volume) == (70, 20)
    assert (app._settings_file.load().effects_volume, app.settings.mute) == (70, False)
    for _ in range(100):
        app.advance(16)
    assert device.volumes[-1] == pytest.approx(0.04)


def test_a_change_of_volume_is_heard(make_app: MakeApp, device: FakeDevice) -> None:
    app = make_app()
    show_settings(app)
    app.scene.press("choice:effects:more")
    name, volume = device.played[0]
    assert name.startswith("land")
    assert volume == pytest.approx(0.81)


def test_the_sound_can_be_switched_off_and_its_rows_are_grey_then(
    make_app: MakeApp, device: FakeDevice
) -> None:
    app = make_app()
    show_settings(app)
    app.scene.press("toggle:sound")
    assert app.settings.mute
    assert shown(app, "toggle:sound").enabled
    for name in ("choice:effects", "choice:music", "toggle:mute_in_background"):
        assert not shown(app, name).enabled
    app.scene.press("toggle:sound")
    app.scene.press("toggle:mute_in_background")
    assert not app.settings.mute
    assert not app.settings.mute_in_background


def test_without_a_device_the_settings_are_grey_and_say_why(
    make_app: MakeApp, device: FakeDevice
) -> None:
    device.exists = False
    app = make_app()
    show_settings(app)
    assert shown(app, "label:no_sound").label == "No sound device found"
    for name in ("toggle:sound", "choice:effects", "choice:music", "toggle:mute_in_background"):
        assert not shown(app, name).enabled
        app.scene.press(name)
    assert (app.settings.mute, app.settings.effects_volume) == (False, 80)
    for _ in range(40):
        key(app, "tab")
        assert focused(app) not in ("toggle:sound", "choice:effects", "choice:music")


def test_a_volume_that_is_no_step_shows_the_nearest(
    make_app: MakeApp, device: FakeDevice, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text('{"effects_volume": 47}')
    app = make_app()
    show_settings(app)
    assert shown(app, "choice:effects").value == "50"
    assert app.settings.effects_volume == 47
