import pygame
import pytest

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.paint import Painter, nine_patch

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture
def target(display: None) -> pygame.Surface:
    pygame.Window("test", (64, 64)).get_surface()
    return pygame.Surface((300, 200))


@pytest.mark.parametrize("size", [(40, 30), (300, 200), (7, 5), (1, 1)])
def test_a_rounded_rectangle_has_clear_corners_and_a_full_middle(
    target: pygame.Surface, size: tuple[int, int]
) -> None:
    picture = Painter().rounded(size, 12, theme.PAPER)
    assert picture.get_size() == size
    if size[0] > 20:
        assert picture.get_at((0, 0)).a < 40
        assert picture.get_at((size[0] // 2, size[1] // 2)) == (*theme.PAPER, 255)
        assert picture.get_at((size[0] // 2, 0)).a == 255


def test_corners_are_smooth(target: pygame.Surface) -> None:
    picture = Painter().rounded((60, 60), 12, theme.PAPER)
    alphas = {picture.get_at((x, y)).a for x in range(12) for y in range(12)}
    assert len(alphas - {0, 255}) >= 5


def test_a_ring_lies_outside_its_box(target: pygame.Surface) -> None:
    target.fill((0, 0, 0))
    box = Box(100, 50, 80, 100)
    Painter().ring(target, box, radius=8, width=4)
    assert target.get_at((97, 100))[:3] == theme.SAFFRON
    assert target.get_at((101, 100))[:3] == (0, 0, 0)
    assert target.get_at((140, 100))[:3] == (0, 0, 0)


def test_a_dashed_ring_has_gaps(target: pygame.Surface) -> None:
    target.fill((0, 0, 0))
    Painter().ring(target, Box(50, 50, 200, 100), radius=8, width=3, dashed=True)
    along = {target.get_at((x, 48))[:3] for x in range(80, 220)}
    assert (0, 0, 0) in along
    assert theme.SAFFRON in along


@pytest.mark.parametrize("material", ["paper", "slate", "wood", "plate"])
@pytest.mark.parametrize("box", [Box(10, 10, 200, 100), Box(5, 5, 3, 2), Box(0, 0, 0, 0)])
def test_panels_of_any_size_can_be_drawn(target: pygame.Surface, material: str, box: Box) -> None:
    before = target.copy()
    Painter().panel(target, box, material, 1.0)  # type: ignore[arg-type]
    centre = round(box.cx), round(box.cy)
    assert (target.get_at(centre) != before.get_at(centre)) == (box.w > 0)


def test_pictures_are_kept_and_forgotten_when_room_runs_out(
    target: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escoba.ui.paint._KEPT_PIXELS", 50_000)
    painter = Painter()
    first = painter.rounded((100, 100), 5, theme.PAPER)
    assert painter.rounded((100, 100), 5, theme.PAPER) is first
    for n in range(10):
        painter.rounded((100, 100 + n), 5, theme.INK)
    assert painter.rounded((100, 100), 5, theme.PAPER) is not first


def test_held_materials_are_stretched_instead_of_drawn_anew(target: pygame.Surface) -> None:
    painter = Painter()
    painter.wood((200, 100))
    painter.hold(True)
    painter.clear()
    assert painter.wood((100, 60)).get_size() == (100, 60)
    painter.hold(False)
    assert painter.wood((100, 60)).get_size() == (100, 60)


def test_one_large_picture_is_made_a_frame(target: pygame.Surface) -> None:
    painter = Painter()
    box = Box(0, 0, 300, 200)
    painter.wood((300, 200))
    painter.table(target, box, theme.CLOTHS["green"], 1.0)
    assert not painter.pending  # there was nothing to stretch yet
    painter.clear()
    made = []
    for _ in range(3):
        painter.begin_frame()
        painter.wood((320, 200))
        painter.table(target, Box(0, 0, 320, 200), theme.CLOTHS["green"], 1.0)
        made.append(painter.pending)
    assert made == [True, True, False]


def test_nine_patches_keep_corners_and_stretch_the_rest() -> None:
    small = pygame.Surface((5, 5), pygame.SRCALPHA)
    small.fill((10, 20, 30, 40))
    small.fill((200, 0, 0, 255), (0, 0, 2, 2))
    small.fill((0, 200, 0, 128), (2, 2, 1, 1))
    wide = nine_patch(small, 2, (20, 9))
    assert wide.get_at((1, 1)) == (200, 0, 0, 255)
    assert wide.get_at((2, 1)) == (10, 20, 30, 40)
    assert wide.get_at((9, 4)) == (0, 200, 0, 128)
    assert wide.get_at((18, 7)) == (10, 20, 30, 40)
