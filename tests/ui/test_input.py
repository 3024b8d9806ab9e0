import pygame
import pytest

from escoba.ui.input import Key, Motion, PointerLeft, Press, Release, Text, Translator, Wheel


def event(kind: int, **fields: object) -> pygame.Event:
    return pygame.Event(kind, fields)


def press(x: int, y: int, button: int = 1) -> pygame.Event:
    return event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button)


def test_positions_become_surface_pixels() -> None:
    translator = Translator()
    translator.scale = 2.0
    assert translator.translate(press(10, 20), 0) == Press(20, 40)
    motion = event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 0), buttons=(1, 0, 0))
    assert translator.translate(motion, 0) == Motion(10, 12, held=True)


def test_two_quick_presses_at_one_place_are_a_double_click() -> None:
    translator = Translator()
    counts = [translator.translate(press(10, 10), t).count for t in (0, 200, 400, 1500)]
    assert counts == [1, 2, 1, 1]


def test_two_presses_apart_are_no_double_click() -> None:
    translator = Translator()
    translator.translate(press(10, 10), 0)
    assert translator.translate(press(60, 10), 100) == Press(60, 10, count=1)


def test_the_wheel_turns_where_the_pointer_is_and_once() -> None:
    translator = Translator()
    translator.translate(event(pygame.MOUSEMOTION, pos=(7, 8), rel=(0, 0), buttons=(0, 0, 0)), 0)
    assert translator.translate(press(7, 8, button=4), 0) is None
    wheel = event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    assert translator.translate(wheel, 0) == Wheel(7, 8, -1.0)


def test_a_release_says_which_button() -> None:
    up = event(pygame.MOUSEBUTTONUP, pos=(1, 2), button=3)
    assert Translator().translate(up, 0) == Release(1, 2, 3)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (pygame.K_RETURN, "enter"),
        (pygame.K_KP_ENTER, "enter"),
        (pygame.K_ESCAPE, "esc"),
        (pygame.K_F11, "f11"),
        (pygame.K_a, "a"),
    ],
)
@pytest.mark.usefixtures("display")
def test_keys_have_short_names(code: int, name: str) -> None:
    down = event(pygame.KEYDOWN, key=code, mod=0, scancode=0)
    assert Translator().translate(down, 0) == Key(name)


@pytest.mark.usefixtures("display")
def test_the_place_of_a_key_does_not_depend_on_the_layout() -> None:
    # On a French keyboard the key at the place of Q types A.
    down = event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_LSHIFT, scancode=20)
    assert Translator().translate(down, 0) == Key("a", shift=True, position="q")


@pytest.mark.usefixtures("display")
def test_a_held_key_repeats_until_it_is_let_go() -> None:
    translator = Translator()
    down = event(pygame.KEYDOWN, key=pygame.K_b, mod=0, scancode=5)
    up = event(pygame.KEYUP, key=pygame.K_b, mod=0, scancode=5)
    repeats = [translator.translate(e, 0) for e in (down, down, up, down)]
    assert [k.repeat for k in repeats if isinstance(k, Key)] == [False, True, False]


def test_typed_text_and_a_leaving_pointer_are_told() -> None:
    translator = Translator()
    assert translator.translate(event(pygame.TEXTINPUT, text="ñ"), 0) == Text("ñ")
    assert translator.translate(event(pygame.WINDOWLEAVE), 0) == PointerLeft()
