import pygame
import pytest

from escoba.engine import Rules, card, parse_cards
from escoba.session import Chair
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.table.model import Caption, Said
from escoba.ui.table.phrases import Phrases
from escoba.ui.table.plays import PlayLines
from escoba.ui.theme import SIDE_LOOKS

FEW = Caption(1, Said.DROPS, (card("4b"),))
MANY = Caption(1, Said.TAKES, parse_cards("2o 1o 1c 1e 1b 2c 3c 4o"))
CHAIRS = (Chair("Marta", "human"), Chair("Lola", "medium"))


@pytest.fixture
def lines(make_app):
    kit = make_app().kit
    phrases = Phrases(Rules(), CHAIRS, 0)
    inks = (theme.CHALK_SOFT, theme.CHALK)
    return PlayLines(kit, phrases, lambda seat: SIDE_LOOKS[seat], named=True, inks=inks)


@pytest.fixture
def drawn(lines, monkeypatch):
    """The texts drawn, with where they begin and end."""
    texts = []
    draw = lines.kit.text.draw

    def note(target, text, pos, px, *args, **options):
        width = draw(target, text, pos, px, *args, **options)
        texts.append((text, pos[0], pos[0] + width, pos[1]))
        return width

    monkeypatch.setattr(lines.kit.text, "draw", note)
    return texts


@pytest.mark.parametrize("width", [130, 220, 300, 900])
def test_all_cards_of_a_play_are_told_within_the_box(lines, drawn, width):
    box = Box(20, 10, width, 300)
    lines.draw(pygame.Surface((1000, 400)), box, [MANY])
    words, *cards = drawn
    assert words[0].startswith("Lola takes") or words[0].endswith("…")
    assert [text for text, *_ in cards] == ["2", "1", "1", "1", "1", "2", "3", "4"]
    assert all(box.x <= left and right <= box.right + 1 for _, left, right, _ in cards)
    rows = len({y for *_, y in cards})
    assert rows == lines.rows(MANY, width, lines.kit.sizes.text(theme.LABEL))
    assert (rows == 1) == (width == 900)


def test_plays_that_do_not_fit_wholly_are_left_out(lines, drawn):
    height = lines.height([FEW, MANY], 220)
    lines.draw(pygame.Surface((400, 400)), Box(0, 0, 220, height), [FEW, MANY, FEW])
    assert [text for text, *_ in drawn if text.startswith("Lola")] == ["Lola drops", "Lola takes"]
    drawn.clear()
    lines.draw(pygame.Surface((400, 400)), Box(0, 0, 220, height - 5), [FEW, MANY, FEW])
    assert [text for text, *_ in drawn if text.startswith("Lola")] == ["Lola drops"]


def test_the_newest_play_is_shown_small_rather_than_in_part(lines, drawn):
    usual = lines.kit.sizes.text(theme.LABEL)
    box = Box(0, 0, 150, 2.5 * lines.row_height(usual))
    assert lines.rows(MANY, box.w, usual) > 2
    lines.draw(pygame.Surface((400, 400)), box, [MANY, FEW])
    assert len(drawn) == 1 + len(MANY.cards)
    assert max(y for *_, y in drawn) < box.bottom
