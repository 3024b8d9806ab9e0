import itertools

import pygame
import pytest

from escoba.engine import Rules
from escoba.session import Game, default_chairs
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.model import TableModel

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_counts_are_never_cut(make_app, monkeypatch, size, language):
    app = make_app(size=size, language=language)
    drawn = []
    draw = app.kit.text.draw

    def note(target, text, *args, **options):
        drawn.append(text)
        return draw(target, text, *args, **options)

    monkeypatch.setattr(app.kit.text, "draw", note)
    surface = pygame.Surface((900, 900))
    decks = ("spanish-classic", "french")
    for deck, players, scale in itertools.product(decks, (2, 3, 4), (1.0, 1.5)):
        app.change(deck=deck, text_scale=scale)
        rules = Rules(players=players)
        game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="1")
        picture = TableScene(app, game).picture
        model = TableModel(rules, 0)
        box = picture.rail.counts or picture.popover.inset(16 * picture.table.u, 10)
        drawn.clear()
        picture.rail_painter.draw_counts(surface, box, model)
        assert len(drawn) > 5
        assert not any("…" in text for text in drawn), (deck, players, scale, drawn)
        # What stands before the numbers ends before them.
        for key in ("cards", "coins", "seven_of_coins", "sevens", "escobas"):
            first = picture.rail_painter.row_centre(box, key, picture.order[0])[0]
            left = box.x + 36 * picture.table.u
            label, px, _short = picture.rail_painter.row_label(key, first - left)
            assert left + app.kit.text.width(label, px) <= first


def test_the_seven_has_a_short_name_beside_the_symbol_of_its_suit(make_app):
    app = make_app(deck="french")
    rules = Rules(players=4)
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="1")
    rail = TableScene(app, game).picture.rail_painter
    px = app.kit.text.width("7 of diamonds", 16)
    assert rail.row_label("seven_of_coins", px)[::2] == ("7 of diamonds", False)
    assert rail.row_label("seven_of_coins", px - 1)[::2] == ("The 7", True)
    assert rail.row_label("coins", 20)[::2] == ("Diamonds", False)
