"""Fingers, pads and the keys that players choose, as far as no scene is needed."""

from __future__ import annotations

import pygame
import pytest

from escoba.ui.input import Key, LongPress, Motion, Pad, PointerLeft, Press, Release
from escoba.ui.input_bindings import RESERVED, USUAL, Bindings, Command, may_be_used
from escoba.ui.input_sources import InputSources
from escoba.ui.pad import REPEAT_AFTER_MS, REPEAT_MS, kind_of
from escoba.ui.touch import LONG_PRESS_MS

LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


@pytest.fixture
def sources() -> InputSources:
    made = InputSources()
    made.fit((1000, 500), 1.0)
    return made


def finger(kind: int, x: float, y: float, number: int = 0) -> pygame.Event:
    return pygame.Event(kind, touch_id=7, finger_id=number, x=x, y=y, dx=0, dy=0, pressure=1)


def down(x: float, y: float, number: int = 0) -> pygame.Event:
    return finger(pygame.FINGERDOWN, x, y, number)


def up(x: float, y: float, number: int = 0) -> pygame.Event:
    return finger(pygame.FINGERUP, x, y, number)


def moved(x: float, y: float, number: int = 0) -> pygame.Event:
    return finger(pygame.FINGERMOTION, x, y, number)


def heard(sources: InputSources, *events: pygame.Event, now: int = 0) -> list[object]:
    return [ours for event in events for ours in sources.take(event, now)]


def test_a_tap_is_a_click_and_leaves_no_pointer_behind(sources: InputSources) -> None:
    assert heard(sources, down(0.1, 0.2)) == []
    assert heard(sources, up(0.1, 0.2)) == [Press(100, 100), Release(100, 100), PointerLeft()]


def test_the_mouse_that_sdl_makes_of_a_finger_is_not_heard(sources: InputSources) -> None:
    made_up = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1, touch=True)
    assert heard(sources, made_up, down(0.1, 0.2), made_up) == []


def test_two_quick_taps_are_a_double_click(sources: InputSources) -> None:
    counts = []
    for now in (0, 200, 1500):
        heard(sources, down(0.1, 0.2), now=now)
        counts.append(heard(sources, up(0.1, 0.2), now=now)[0].count)  # type: ignore[attr-defined]
    assert counts == [1, 2, 1]


def test_a_finger_that_moves_drags_from_where_it_came_down(sources: InputSources) -> None:
    trembling = heard(sources, down(0.1, 0.2), moved(0.105, 0.2))
    assert trembling == []
    assert heard(sources, moved(0.2, 0.2)) == [Press(100, 100), Motion(200, 100, held=True)]
    assert sources.advance(LONG_PRESS_MS) == []
    assert heard(sources, up(0.3, 0.2)) == [Release(300, 100), PointerLeft()]


def test_a_finger_that_rests_looks_and_chooses_nothing(sources: InputSources) -> None:
    heard(sources, down(0.1, 0.2))
    assert sources.advance(LONG_PRESS_MS - 1) == []
    assert sources.advance(1) == [LongPress(100, 100)]
    assert heard(sources, moved(0.3, 0.2)) == []
    assert heard(sources, up(0.3, 0.2)) == [Release(300, 100), PointerLeft()]


def test_a_second_finger_neither_takes_over_nor_lets_go(sources: InputSources) -> None:
    heard(sources, down(0.1, 0.2), moved(0.2, 0.2))
    assert heard(sources, down(0.8, 0.8, 1), moved(0.9, 0.8, 1), up(0.9, 0.8, 1)) == []
    assert heard(sources, moved(0.3, 0.2)) == [Motion(300, 100, held=True)]
    heard(sources, down(0.8, 0.8, 1), up(0.3, 0.2))
    # The one that stays begins nothing before all are up.
    assert heard(sources, moved(0.5, 0.5, 1), down(0.1, 0.1, 2), up(0.1, 0.1, 2)) == []
    heard(sources, up(0.5, 0.5, 1), down(0.1, 0.2))
    assert Press(100, 100) in heard(sources, up(0.1, 0.2))


def test_fingers_are_forgotten_with_the_focus(sources: InputSources) -> None:
    heard(sources, down(0.1, 0.2), moved(0.2, 0.2))
    heard(sources, pygame.Event(pygame.WINDOWFOCUSLOST))
    assert heard(sources, moved(0.3, 0.2), up(0.3, 0.2)) == []


def button(kind: int, number: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(kind, instance_id=pad, button=number)


def stick(axis: int, value: int, pad: int = 0) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value)


def test_buttons_have_names(sources: InputSources) -> None:
    pressed = button(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_A)
    released = button(pygame.CONTROLLERBUTTONUP, pygame.CONTROLLER_BUTTON_A)
    guide = button(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_GUIDE)
    assert heard(sources, pressed, released, guide) == [Pad("a")]


def test_a_direction_that_is_held_repeats(sources: InputSources) -> None:
    pressed = button(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert heard(sources, pressed) == [Pad("up")]
    assert sources.advance(REPEAT_AFTER_MS - 1) == []
    assert sources.advance(1) == [Pad("up", repeat=True)]
    assert sources.advance(REPEAT_MS) == [Pad("up", repeat=True)]
    heard(sources, button(pygame.CONTROLLERBUTTONUP, pygame.CONTROLLER_BUTTON_DPAD_UP))
    assert sources.advance(5000) == []


def test_a_stick_counts_once_a_push_and_not_while_it_trembles(sources: InputSources) -> None:
    values = (3000, 12_000, 19_000, 15_000, 19_000, 32_767, 9000, 4000)
    assert heard(sources, *(stick(LEFT_X, value) for value in values)) == [Pad("right")]
    assert heard(sources, stick(LEFT_Y, -30_000)) == [Pad("up")]
    assert heard(sources, stick(LEFT_Y, 30_000)) == [Pad("down")]
    assert heard(sources, stick(pygame.CONTROLLER_AXIS_RIGHTX, 30_000)) == []


def test_a_pad_that_is_pulled_out_holds_nothing(sources: InputSources) -> None:
    heard(sources, stick(LEFT_X, 30_000))
    heard(sources, pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert sources.advance(5000) == []
    assert heard(sources, stick(LEFT_X, 30_000)) == [Pad("right")]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("PS4 Controller", "shapes"),
        ("DualSense Wireless Controller", "shapes"),
        ("Xbox 360 Controller", "letters"),
        ("Nintendo Switch Pro Controller", "letters"),
    ],
)
def test_pads_show_what_is_printed_on_them(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_every_command_has_one_key_of_its_own() -> None:
    assert set(USUAL) == set(Command)
    assert len(set(USUAL.values())) == len(USUAL)
    assert not RESERVED & set(USUAL.values())


def test_a_taken_key_changes_places() -> None:
    changed, other = Bindings().assign(Command.DROP, "s")
    assert other is Command.SPEED
    assert changed.keys[Command.DROP] == "s"
    assert changed.keys[Command.SPEED] == "d"
    assert changed.command(Key("s", position="s")) is Command.DROP
    assert Bindings.of(changed.changes) == changed


def test_changes_that_make_no_sense_are_left_out() -> None:
    found = Bindings.of({"drop": "esc", "no such command": "k", "speed": "k"})
    assert found.changes == {"speed": "k"}
    twice = Bindings.of({"drop": "k", "speed": "k"})
    assert len(set(twice.keys.values())) == len(Command)


def test_keys_that_lead_about_cannot_be_used() -> None:
    names = ("esc", "tab", "left", "left shift", "?")
    assert not any(may_be_used(Key(name)) for name in names)
    assert not may_be_used(Key("k", ctrl=True))
    assert may_be_used(Key("k", position="k"))
    assert may_be_used(Key("f5"))
