from __future__ import annotations

import pygame
import pytest

from escoba.session import CHARACTERS, HUMAN, Chair
from escoba.ui.avatars import AVATARS, avatars_of, draw_avatar, picture_of
from escoba.ui.resources import assets_dir
from escoba.ui.theme import SIDE_LOOKS


@pytest.fixture
def kit(make_app):
    return make_app((800, 600)).kit


def seated(*names: str) -> tuple[str, ...]:
    return avatars_of([Chair(name, HUMAN) for name in names])


def test_every_avatar_has_its_picture() -> None:
    assert all((assets_dir() / picture_of(avatar)).is_file() for avatar in AVATARS)


def test_a_known_name_has_its_own_face_however_it_is_written() -> None:
    assert seated("Lola", " PACO ", "Don Anselmo", "Abuela") == (
        "lola",
        "paco",
        "anselmo",
        "abuela",
    )


def test_nobody_gets_a_face_that_another_seat_has() -> None:
    assert len(set(seated("", "Curro", "Carmen", "Ann"))) == 4


def test_a_character_has_its_own_face_also_beside_guests() -> None:
    chairs = [Chair("", HUMAN), *(Chair(one.name, one.level) for one in CHARACTERS)]
    assert avatars_of(chairs)[1:] == tuple(one.avatar for one in CHARACTERS)
    assert avatars_of([Chair("Inés", "medium"), Chair("Carmen", "medium")])[1] == "carmen"


def test_of_two_with_one_name_the_second_gets_another_face() -> None:
    first, second = seated("Lola", "lola")
    assert first == "lola" != second


def test_the_same_chairs_look_the_same_again() -> None:
    assert seated("", "Zoe", "Max") == seated("", "Zoe", "Max")


@pytest.mark.parametrize("look", SIDE_LOOKS)
def test_the_mark_of_the_side_stays_beside_the_face(kit, look) -> None:
    surface = pygame.Surface((64, 64))
    draw_avatar(surface, kit, "paco", look, (30, 30), 28)
    mark = surface.subsurface((38, 38, 24, 24))
    colours = [mark.get_at((x, y))[:3] for x in range(24) for y in range(24)]
    assert colours.count(look.colour) > 40


def test_without_its_picture_a_seat_shows_the_mark_alone(kit) -> None:
    surface = pygame.Surface((64, 64))
    draw_avatar(surface, kit, "nobody", SIDE_LOOKS[1], (32, 32), 28)
    assert surface.get_at((32, 34))[:3] == (255, 255, 255)
    assert surface.get_at((32, 56))[:3] == SIDE_LOOKS[1].colour
