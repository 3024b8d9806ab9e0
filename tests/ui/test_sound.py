"""The rules of playing sounds, and pygame's mixer behind them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from escoba.ui.resources import assets_dir
from escoba.ui.sound import Effect, Mixer, Sound, salient
from escoba.ui.sound.sound import APART_MS, FADE_MS, PROMINENT_VOICES, VOICES

FOLDER = Path("sounds")


class FakeDevice:
    """Records what a device is asked for; every sound lasts for 200 ms."""

    def __init__(self, *, exists: bool = True) -> None:
        self.exists = exists
        self.calls: list[str] = []
        self.played: list[tuple[str, float]] = []
        self.loaded: list[str] = []
        self.volumes: list[float] = []

    def open(self) -> bool:
        self.calls.append("open")
        return self.exists

    def close(self) -> None:
        self.calls.append("close")

    def load(self, file: Path) -> None:
        self.loaded.append(file.name)

    def play(self, file: Path, volume: float) -> float:
        self.played.append((file.name, volume))
        return 200.0

    def music(self, file: Path, volume: float) -> None:
        assert file.name == "music.ogg"
        self.volumes.append(volume)

    def rest_music(self) -> None:
        self.calls.append("rest")

    @property
    def names(self) -> list[str]:
        return [name for name, _volume in self.played]


def sound(device: FakeDevice, **settings: object) -> Sound:
    made = Sound(FOLDER, device)
    use(made, **settings)
    return made


def use(made: Sound, **settings: object) -> None:
    usual = {"effects": 80, "music": 0, "muted": False, "only_in_front": True}
    made.use(**{**usual, **settings})  # type: ignore[arg-type]


def test_the_device_is_opened_by_the_first_sound_only() -> None:
    device = FakeDevice()
    made = sound(device)
    made.advance(1000)
    assert device.calls == []
    made.play(Effect.KNOCK)
    made.advance(100)
    made.play(Effect.FLIP)
    assert device.calls == ["open"]
    assert device.names == ["knock.wav", "flip.wav"]
    made.close()
    assert device.calls == ["open", "close"]


@pytest.mark.parametrize("settings", [{"muted": True}, {"effects": 0, "music": 0}])
def test_what_is_not_to_be_heard_opens_nothing(settings: dict[str, object]) -> None:
    device = FakeDevice()
    made = sound(device, **settings)
    made.wake()
    made.play(Effect.GAME_WON)
    made.advance(16)
    assert (device.calls, device.played, device.loaded) == ([], [], [])


def test_without_a_device_nothing_is_tried_again_until_it_is_looked_for() -> None:
    device = FakeDevice(exists=False)
    made = sound(device, music=50)
    assert not made.is_missing
    for _ in range(3):
        made.wake()
        made.play(Effect.KNOCK)
        made.advance(50)
    assert device.calls == ["open"]
    assert made.is_missing
    assert device.played == []
    assert device.volumes == []
    device.exists = True
    assert made.look_for_device()
    made.play(Effect.KNOCK)
    assert device.names == ["knock.wav"]


def test_looking_for_a_device_in_silence_leaves_it_closed() -> None:
    device = FakeDevice()
    made = sound(device, muted=True)
    assert made.look_for_device()
    assert device.calls == ["open", "close"]


def test_the_volume_is_that_of_the_setting() -> None:
    device = FakeDevice()
    made = sound(device, effects=100)
    made.play(Effect.KNOCK)
    use(made, effects=50)
    made.play(Effect.FLIP)
    use(made, effects=0, music=50)
    made.play(Effect.PILE)
    assert device.played == [("knock.wav", 1.0), ("flip.wav", 0.25)]


def test_the_same_sound_comes_not_twice_within_40_ms() -> None:
    device = FakeDevice()
    made = sound(device)
    for _ in range(6):
        made.play(Effect.TILE)
        made.advance(APART_MS / 2)
    assert device.names == ["tile-1.wav", "tile-2.wav", "tile-3.wav"]


def test_no_card_lands_like_the_one_before() -> None:
    device = FakeDevice()
    made = sound(device)
    for _ in range(4):
        made.play(Effect.LAND)
        made.advance(100)
    assert device.names == ["land-1.wav", "land-2.wav", "land-3.wav", "land-1.wav"]


def test_only_so_many_sound_at_once_and_room_is_kept_for_the_prominent() -> None:
    device = FakeDevice()
    made = sound(device)
    ordinary = [effect for effect in Effect if not effect.is_prominent]
    prominent = [effect for effect in Effect if effect.is_prominent]
    for effect in ordinary:
        made.play(effect)
    assert len(device.played) == VOICES
    for effect in prominent:
        made.play(effect)
    assert len(device.played) == VOICES + PROMINENT_VOICES
    made.advance(201)
    made.play(ordinary[-1])
    assert len(device.played) == VOICES + PROMINENT_VOICES + 1


def test_silence_in_the_background_is_a_setting() -> None:
    device = FakeDevice()
    made = sound(device)
    made.come_to_front(False)
    made.play(Effect.KNOCK)
    assert device.played == []
    use(made, only_in_front=False)
    made.play(Effect.KNOCK)
    use(made)
    made.come_to_front(True)
    made.play(Effect.FLIP)
    assert device.names == ["knock.wav", "flip.wav"]


def test_muting_lets_the_device_go_and_sound_comes_back_after_it() -> None:
    device = FakeDevice()
    made = sound(device)
    made.play(Effect.KNOCK)
    use(made, muted=True)
    made.play(Effect.FLIP)
    use(made)
    made.play(Effect.PILE)
    assert device.calls == ["open", "close", "open"]
    assert device.names == ["knock.wav", "pile.wav"]


def test_files_are_read_one_a_frame_once_there_is_a_device() -> None:
    device = FakeDevice()
    made = sound(device)
    every = [file for effect in Effect for file in effect.files]
    made.wake()
    for count in range(1, 4):
        made.advance(16)
        assert device.loaded == every[:count]
    for _ in every:
        made.advance(16)
    assert device.loaded == every


def test_music_fades_in_and_rests_in_the_background() -> None:
    device = FakeDevice()
    made = sound(device, music=50)
    made.wake()
    for _ in range(int(FADE_MS / 20)):
        made.advance(20)
    assert device.volumes == sorted(device.volumes)
    assert device.volumes[0] == pytest.approx(0.02)
    assert device.volumes[-1] == 0.25
    count = len(device.volumes)
    made.advance(20)
    assert len(device.volumes) == count
    made.come_to_front(False)
    for _ in range(int(FADE_MS / 20)):
        made.advance(20)
    assert device.calls == ["open", "rest"]
    falling = device.volumes[count:]
    assert falling == sorted(falling, reverse=True)
    made.come_to_front(True)
    made.advance(20)
    assert device.volumes[-1] == pytest.approx(0.02)


def test_music_that_is_off_is_never_begun() -> None:
    device = FakeDevice()
    made = sound(device)
    made.wake()
    for _ in range(100):
        made.advance(50)
    assert device.volumes == []
    assert device.calls == ["open"]


def test_the_most_telling_of_several_sounds_stands_for_all() -> None:
    assert salient([]) is None
    assert salient([Effect.SLIDE, Effect.LAND]) is Effect.LAND
    taken = [Effect.GATHER, Effect.PILE, Effect.COIN, Effect.ESCOBA_BROOM, Effect.ESCOBA_GUITAR]
    assert salient(taken) is Effect.ESCOBA_GUITAR


# The mixer


@pytest.fixture
def audible(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL's dummy device taken for a real one: it plays, only nobody hears it."""
    monkeypatch.setattr(pygame.mixer, "get_driver", lambda: "loudspeaker")


def test_the_dummy_device_is_none() -> None:
    assert not Mixer().open()
    assert pygame.mixer.get_init() is None


def test_a_device_that_cannot_be_opened_is_none(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert not Mixer().open()
    assert capfd.readouterr().err == ""


@pytest.mark.usefixtures("audible")
def test_every_sound_of_the_game_can_be_played() -> None:
    mixer = Mixer()
    assert mixer.open()
    try:
        for effect in Effect:
            for file in effect.files:
                lasts = mixer.play(assets_dir() / "sounds" / file, 0.5)
                assert 50 < lasts < 3500
        assert pygame.mixer.get_busy()
    finally:
        mixer.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.usefixtures("audible")
def test_the_music_plays_rests_and_goes_on() -> None:
    mixer, piece = Mixer(), assets_dir() / "sounds" / "music.ogg"
    assert mixer.open()
    try:
        mixer.music(piece, 0.25)
        assert pygame.mixer.music.get_busy()
        assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
        mixer.rest_music()
        assert not pygame.mixer.music.get_busy()
        mixer.music(piece, 0.5)
        assert pygame.mixer.music.get_busy()
    finally:
        mixer.close()


@pytest.mark.usefixtures("audible")
def test_a_missing_or_broken_file_is_silent(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF and nothing else")
    mixer = Mixer()
    assert mixer.open()
    try:
        assert mixer.play(tmp_path / "missing.wav", 1.0) == 0
        assert mixer.play(broken, 1.0) == 0
        mixer.music(tmp_path / "missing.ogg", 1.0)
        assert not pygame.mixer.music.get_busy()
        mixer.rest_music()
    finally:
        mixer.close()
