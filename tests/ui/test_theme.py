import pytest

from escoba.ui import theme
from escoba.ui.theme import Colour, Sizes


def luminance(colour: Colour) -> float:
    def linear(v: float) -> float:
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(v / 255) for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (theme.INK, theme.PAPER),
        (theme.INK_SOFT, theme.PAPER),
        (theme.INK_SOFT, theme.PAPER_DEEP),
        (theme.INK, theme.SAFFRON),
        (theme.INK, theme.COBALT_TINT),
        (theme.CHALK, theme.WOOD_DARK),
        (theme.CHALK, theme.SLATE),
        (theme.CHALK_SOFT, theme.SLATE_ACTIVE),
        (theme.WHITE, theme.COBALT),
        (theme.WHITE, theme.TERRA),
        (theme.WHITE, theme.OCHRE),
        (theme.WHITE, theme.PLUM),
        (theme.COBALT, theme.PAPER),
        (theme.ERROR, theme.PAPER),
        (theme.OK, theme.PAPER),
    ],
)
def test_text_stands_out_from_its_ground(text: Colour, ground: Colour) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize(
    ("size", "wide", "u"),
    [
        ((1280, 720), True, 1.0),
        ((1920, 1080), True, 1.5),
        ((3840, 2160), True, 3.0),
        ((800, 600), False, 1.0),
        ((1099, 720), False, 1.2),
        ((1200, 900), False, 1.5),
    ],
)
def test_the_unit_follows_the_window(size: tuple[int, int], wide: bool, u: float) -> None:
    sizes = Sizes(*size)
    assert sizes.wide is wide
    assert sizes.u == pytest.approx(u)


def test_text_never_gets_smaller_than_its_type_size() -> None:
    assert Sizes(300, 200).text(theme.SMALL) == theme.SMALL


def test_a_compact_window_limits_the_players_text_size() -> None:
    assert Sizes(800, 600, 1.5).t == 1.25
    assert Sizes(1280, 720, 1.5).t == 1.5
