from __future__ import annotations

import dataclasses
import json
import os
from pathlib import Path
from typing import Any

import pytest

from escoba.engine import Rules
from escoba.language import set_language
from escoba.session import Chair, Settings, SettingsFile

CHANGED = Settings(
    language="es",
    deck="castilian",
    back="red",
    felt="blue",
    speed="fast",
    reduced_motion=True,
    text_scale=1.25,
    window_size=(1280, 720),
    window_position=(-900, 20),
    fullscreen=True,
    warn_before_drop="always",
    effects_volume=45,
    music_volume=100,
    mute=True,
    self_voicing=True,
    mute_in_background=False,
    player_name="Ána",
    rules=Rules.from_preset("fournier", players=3),
    chairs=(Chair("Ána", "human"), Chair("Lola", "medium"), Chair("", "human")),
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "data" / "settings.json")


def write(file: SettingsFile, content: bytes) -> None:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(content)


def saved_values(file: SettingsFile) -> dict[str, Any]:
    assert file.save(CHANGED)
    values: dict[str, Any] = json.loads(file.path.read_text(encoding="utf-8"))
    return values


def test_without_a_file_everything_is_usual(file: SettingsFile) -> None:
    assert file.load() == Settings()
    assert file.notice is None


def test_every_setting_comes_back(file: SettingsFile) -> None:
    assert file.save(CHANGED)
    assert SettingsFile(file.path).load() == CHANGED


def test_the_file_is_readable(file: SettingsFile) -> None:
    file.save(CHANGED)
    text = file.path.read_text(encoding="utf-8")
    assert '\n  "player_name": "Ána"' in text
    assert text.endswith("}\n")


def test_saving_leaves_no_other_file(file: SettingsFile) -> None:
    file.save(CHANGED)
    file.save(Settings())
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("language", 3),
        ("deck", ["castilian"]),
        ("back", "x" * 201),
        ("felt", True),
        ("speed", "warp"),
        ("speed", ["fast"]),
        ("reduced_motion", 1),
        ("text_scale", 0.5),
        ("text_scale", "big"),
        ("text_scale", True),
        ("text_scale", float("nan")),
        ("window_size", [0, 720]),
        ("window_size", [1280]),
        ("window_size", "ab"),
        ("window_size", {"w": 1}),
        ("window_size", [True, True]),
        ("window_size", [1e9, 1]),
        ("window_position", [10**30, 0]),
        ("fullscreen", "yes"),
        ("warn_before_drop", None),
        ("effects_volume", 101),
        ("effects_volume", True),
        ("music_volume", -1),
        ("music_volume", 20.5),
        ("mute", 0),
        ("self_voicing", "yes"),
        ("mute_in_background", "no"),
        ("player_name", None),
        ("chairs", [{"name": "Ana"}]),
        ("chairs", [{"name": "Ana", "kind": "human"}]),
        ("chairs", [["Ana", "human"]]),
        ("chairs", {"0": "human"}),
    ],
)
def test_a_bad_value_falls_back_alone(file: SettingsFile, name: str, bad: object) -> None:
    values = saved_values(file)
    values[name] = bad
    write(file, json.dumps(values).encode())
    usual = getattr(Settings(), name)
    wanted = dataclasses.replace(CHANGED, **{name: usual})
    assert file.load() == wanted
    assert TITLES[name] in str(file.notice)
    assert sum(title in str(file.notice) for title in TITLES.values()) == 1
    again = SettingsFile(file.path)
    assert again.load() == wanted
    assert again.notice is None


TITLES = {
    "language": "Language",
    "deck": "Deck",
    "back": "Card back",
    "felt": "Table",
    "speed": "Speed",
    "reduced_motion": "Reduced motion",
    "text_scale": "Text size",
    "window_size": "Window size",
    "window_position": "Window position",
    "fullscreen": "Full screen",
    "warn_before_drop": "Warn before dropping",
    "lay_last_card": "Play the last card for me",
    "preselect": "Choose the only way for me",
    "play_at_once": "Play it at once",
    "keys": "Keys",
    "effects_volume": "Effects",
    "music_volume": "Music",
    "table_talk": "Table talk",
    "mute": "Sound",
    "self_voicing": "Self-voicing",
    "mute_in_background": "Silent in the background",
    "player_name": "Your name",
    "rules": "Rules",
    "chairs": "Players",
}


def test_every_setting_of_a_wrong_type_is_told_of_once_and_the_file_is_kept(
    file: SettingsFile,
) -> None:
    content = json.dumps({name: {"wrong": []} for name in saved_values(file)}).encode()
    write(file, content)
    assert file.load() == Settings()
    *first, last = TITLES.values()
    assert file.notice == (
        "These settings could not be understood and are back to their usual values: "
        f"{', '.join(first)} and {last}. The old file was kept as settings-set-aside-1.json."
    )
    assert file.path.with_name("settings-set-aside-1.json").read_bytes() == content
    again = SettingsFile(file.path)
    assert again.load() == Settings()
    assert again.notice is None
    assert len(list(file.path.parent.iterdir())) == 2


def test_a_file_that_cannot_be_kept_is_not_written_over(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = b'{"speed": "warp", "mute": true}'
    write(file, content)

    def refuse(_path: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr("escoba.session.settings.copy_aside", refuse)
    assert file.load() == Settings(mute=True)
    assert file.path.read_bytes() == content
    assert file.notice == (
        "These settings could not be understood and are back to their usual values: Speed."
    )


def test_what_is_told_is_in_the_language_that_the_file_asks_for(file: SettingsFile) -> None:
    write(file, b'{"language": "es", "text_scale": "big"}')
    settings = file.load()
    try:
        set_language(settings.language)
        assert "Tamaño" in str(file.notice)
    finally:
        set_language("en")


def test_bad_rules_fall_back_with_the_chairs_that_no_longer_fit(file: SettingsFile) -> None:
    values = saved_values(file)
    values["rules"]["target"] = 0
    write(file, json.dumps(values).encode())
    assert file.load() == dataclasses.replace(CHANGED, rules=Rules(), chairs=())
    assert "Rules and Players" in str(file.notice)


def test_unknown_and_missing_names_are_no_trouble(file: SettingsFile) -> None:
    write(file, b'{"speed": "slow", "colour_of_the_moon": "green"}')
    assert file.load() == Settings(speed="slow")
    assert file.notice is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[1, 2]",
        b'"text"',
        b'{"speed": "fast"',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"text_scale": ' + b"1" * 5000 + b"}",
    ],
)
def test_a_file_that_is_no_json_object_is_set_aside_whole(
    file: SettingsFile, content: bytes
) -> None:
    write(file, content)
    assert file.load() == Settings()
    aside = file.path.with_name("settings-set-aside-1.json")
    assert aside.read_bytes() == content
    assert not file.path.exists()
    assert file.notice is not None
    assert aside.name in file.notice


def test_setting_aside_never_overwrites(file: SettingsFile) -> None:
    for content in (b"first", b"second"):
        write(file, content)
        file.load()
    assert file.path.with_name("settings-set-aside-1.json").read_bytes() == b"first"
    assert file.path.with_name("settings-set-aside-2.json").read_bytes() == b"second"


def test_a_folder_in_place_of_the_file_is_set_aside(file: SettingsFile) -> None:
    file.path.mkdir(parents=True)
    (file.path / "kept.txt").write_text("kept")
    assert file.load() == Settings()
    assert (file.path.with_name("settings-set-aside-1.json") / "kept.txt").exists()
    assert file.save(CHANGED)


def test_settings_that_cannot_be_written_are_a_notice(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    settings = SettingsFile(tmp_path / "file" / "settings.json")
    assert settings.save(CHANGED) is False
    assert settings.notice == "Your settings cannot be saved here."
    assert settings.load() == Settings()


def test_a_name_that_is_no_text_is_still_saved(file: SettingsFile) -> None:
    assert file.save(dataclasses.replace(CHANGED, player_name="a\udcff"))
    assert file.load().player_name == "a?"


def test_the_old_file_survives_a_write_that_fails(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.save(CHANGED)

    def refuse(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    assert file.save(Settings()) is False
    monkeypatch.undo()
    assert file.load() == CHANGED
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


@pytest.mark.skipif(os.name == "nt", reason="there are no such files there")
def test_what_is_neither_file_nor_folder_is_left_alone(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    os.mkfifo(file.path)
    assert file.load() == Settings()
    assert file.notice == "Your settings could not be read. The defaults are used instead."
    assert file.save(CHANGED) is False
    assert file.path.is_fifo()
    assert list(file.path.parent.iterdir()) == [file.path]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_stays_a_link(file: SettingsFile, tmp_path: Path) -> None:
    file.path.parent.mkdir()
    real = tmp_path / "elsewhere.json"
    real.write_text("{}")
    file.path.symlink_to(real)
    assert file.save(CHANGED)
    assert file.path.is_symlink()
    assert SettingsFile(real).load() == CHANGED
