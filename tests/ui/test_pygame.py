import pygame


def test_the_pygame_that_is_installed_is_pygame_ce() -> None:
    assert getattr(pygame, "IS_CE", False)
