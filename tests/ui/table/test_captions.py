"""What an opponent did stands as a sentence beside the plate, in every window."""

import pygame
import pytest

from escoba.engine import Rules, parse_cards
from escoba.language import set_language
from escoba.session import default_chairs
from escoba.ui.geometry import Box
from escoba.ui.table.model import Caption, Said, TableModel
from escoba.ui.table.picture import TablePicture

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]
LONGEST = parse_cards("1o 1c 1e 1b 2o 2c 2e 2b 3o")  # nine cards that make fifteen
TAKEN = {
    Said.DROPS: LONGEST[:1],
    Said.TAKES: LONGEST[:4],
    Said.SWEEPS: LONGEST[:4],
    Said.OPENS: LONGEST[:4],
    Said.PICKS_UP: LONGEST[:4],
}


@pytest.fixture
def pictures(make_app):
    def make(size, players, partners, language):
        app = make_app(size=size)
        set_language(language)
        rules = Rules(players=players, partners=partners)
        chairs = default_chairs(rules, ("medium",) * (players - 1), "Marta")
        return TablePicture(app.kit, rules, chairs, bottom=0, reader=0)

    return make


def rows_of(picture, caption):
    """The rows as they are drawn, their size, and the room they have."""
    area, u = picture.table.seats[caption.seat].caption, picture.table.u
    pad = (11 if area.w > 150 * u else 8) * u
    room, height = area.w - 2 * pad, area.h - 6 * u
    return *picture.seats.caption_rows(caption, room, height), room, height


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_caption_has_its_verb_and_all_cards_of_a_usual_play(pictures, size, seats, language):
    picture = pictures(size, *seats, language)
    for seat in range(1, seats[0]):
        for said, cards in TAKEN.items():
            rows, px, room, height = rows_of(picture, Caption(seat, said, cards))
            assert rows[0].verb == picture.phrases.verb(said)
            assert sum(len(row.cards) for row in rows) == len(cards)
            assert max(row.width for row in rows) <= room
            assert len(rows) * px * 1.45 <= height


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(2, False), (3, False), (4, True)])
def test_a_caption_of_many_cards_says_how_many_rather_than_be_cut_off(pictures, size, seats):
    picture = pictures(size, *seats, "en")
    for seat in range(1, seats[0]):
        rows, px, room, height = rows_of(picture, Caption(seat, Said.TAKES, LONGEST))
        words = " ".join(row.verb for row in rows).strip()
        shown = sum(len(row.cards) for row in rows)
        assert (words, shown) in {("takes", 9), ("takes 9 cards", 0)}
        assert max(row.width for row in rows) <= room
        assert len(rows) * px * 1.45 <= height
        assert px >= 11


@pytest.mark.parametrize("size", SIZES)
def test_whose_pile_it_is_never_lies_on_a_plate(pictures, size, monkeypatch):
    """Escobas lie crosswise below the pile and push its label down."""
    picture = pictures(size, 4, True, "en")
    drawn = {}
    text = picture.kit.text
    monkeypatch.setattr(
        text, "draw", lambda target, words, at, px, *a, **k: drawn.update({words: (at, px)}) or 0.0
    )
    shown = 0
    for escobas in range(6):
        model = TableModel(picture.rules, 0)
        model.crosswise[1] = LONGEST[:escobas]
        drawn.clear()
        surface = pygame.Surface((8, 8))
        picture.seats.pile(surface, picture.table, model, picture.table.piles[1], ())
        if "Rivals" not in drawn:
            continue
        shown += 1
        (x, y), px = drawn["Rivals"]
        label = Box(x, y - px / 2, text.width("Rivals", px), px)
        assert not any(s.plate.overlaps(label) for s in picture.table.seats.values())
    assert shown >= 5
