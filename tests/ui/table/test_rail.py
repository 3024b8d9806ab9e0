import itertools

import pygame
import pytest

from escoba.engine import PRESETS, CardSet, Rules
from escoba.session import Game, default_chairs
from escoba.ui.geometry import Box
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.counts import counted
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
        counts = picture.rail_painter.counts
        counts.draw(surface, box, model)
        assert len(drawn) > 5
        assert not any("…" in text for text in drawn), (deck, players, scale, drawn)
        # What stands before the numbers ends before them.
        for key in counted(rules):
            left, room = counts.label_room(box)
            label, px, _short = counts.row_label(key, box)
            assert app.kit.text.width(label, px) <= room
            assert left + room < counts.row_centre(box, key, picture.order[0])[0]


def picture_of(app, rules):
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="1")
    return TableScene(app, game).picture


def test_the_seven_has_a_short_name_beside_the_symbol_of_its_suit(make_app):
    app = make_app(deck="french")
    counts = picture_of(app, Rules(players=4)).rail_painter.counts
    found = {}
    for width in range(420, 120, -4):
        label, _px, is_short = counts.row_label("seven_of_coins", Box(0, 0, width, 300))
        found.setdefault((label, is_short), width)
    assert list(found) == [("7 of diamonds", False), ("The 7", True)]
    assert counts.row_label("coins", Box(0, 0, 140, 300))[::2] == ("Diamonds", False)


# What is counted


def test_the_counts_are_the_categories_in_force_escobas_last():
    assert counted(Rules()) == ("cards", "coins", "seven_of_coins", "prime", "escobas")
    sevens = Rules(prime=0, most_sevens=1, all_sevens=2, all_coins=1)
    assert counted(sevens) == ("cards", "coins", "seven_of_coins", "sevens", "escobas")
    bare = Rules(escoba_points=0, most_cards=0, most_coins=0, prime=0, all_coins=1)
    assert counted(bare) == ("seven_of_coins", "coins")


@pytest.mark.parametrize("name", PRESETS)
def test_every_category_of_a_preset_has_a_row(name):
    shown = " ".join(counted(PRESETS[name]))
    assert ("prime" in shown) == ("prime" in PRESETS[name].categories)
    assert ("sevens" in shown) == bool(PRESETS[name].most_sevens or PRESETS[name].all_sevens)


def rows(app, rules, piles, escobas=(0, 0)):
    picture = picture_of(app, rules)
    model = TableModel(rules, 0)
    model.piles = [CardSet.parse(pile) for pile in piles]
    model.escobas = list(escobas)
    box = picture.rail.counts
    assert box is not None
    return {
        key: [(cell.text, cell.leads) for cell in row]
        for key, row in picture.rail_painter.counts.rows(box, model)
    }


def test_the_leader_of_each_row_is_told(make_app):
    found = rows(make_app(), Rules(), ["7o 7c 6e 12b 2o", "6o 5c 1e 4b"], (0, 1))
    assert found["escobas"] == [("0", False), ("1", True)]
    assert found["cards"] == [("5", True), ("4", False)]
    assert found["seven_of_coins"] == [("✓", False), ("–", False)]
    # The best card of each suit, by what it is worth in the prime.
    assert found["prime"] == [("7 7 6 R", True), ("6 1 5 4", False)]


def test_a_prime_without_a_suit_does_not_lead_where_it_is_not_eligible(make_app):
    app = make_app()
    piles = ["7o 7c 7e", "2o 3c 2e 4b"]
    assert rows(app, Rules(), piles)["prime"] == [("7 7 7", False), ("4 3 2 2", True)]
    points = Rules(prime_method="points", prime_missing="zero")
    assert rows(app, points, piles)["prime"] == [("7 7 7", True), ("4 3 2 2", False)]
    assert rows(app, Rules(), ["", ""])["prime"] == [("–", False), ("–", False)]


def test_a_prime_by_counts_tells_how_many_of_each_rank(make_app):
    found = rows(make_app(), Rules(prime_method="counts"), ["7o 7c 1e 2b", ""])
    assert found["prime"] == [("2·0·1·0", True), ("–", False)]


def test_with_narrow_columns_a_tick_tells_who_is_ahead_in_the_prime(make_app):
    piles = ["2o 3c 2e 4b", "7o 7c 7e 1b", "", ""]
    found = rows(make_app(), Rules(players=4), piles, (0, 0, 0, 0))
    assert found["prime"] == [("–", False), ("✓", True), ("–", False), ("–", False)]


# What gives way to what


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_the_counts_are_shown_at_every_text_size(make_app, size, scale):
    app = make_app(size=size)
    app.change(text_scale=scale)
    for rules in (Rules(), Rules(players=3), Rules(players=4, partners=True), Rules(players=4)):
        picture = picture_of(app, rules)
        rail = picture.rail
        assert rail.counts is not None
        assert rail.slate.contains(rail.counts, slack=1)
        assert rail.scores[-1].bottom < rail.counts.y
        if rail.plays is not None:
            # Nothing shrinks as long as the last plays take room.
            assert picture.rail_painter.counts.unit(rail.counts) == pytest.approx(app.kit.sizes.t)


def test_at_the_largest_text_the_last_plays_give_way_and_the_letters_shrink_a_little(make_app):
    app = make_app()
    app.change(text_scale=1.5)
    picture = picture_of(app, Rules())
    assert picture.rail.plays is None
    part = picture.rail_painter.counts.unit(picture.rail.counts) / app.kit.sizes.t
    assert 0.8 < part < 1


def test_counts_that_have_no_room_open_by_a_press_on_the_score(make_app):
    app = make_app(size=(800, 600), speed="instant")
    rules = Rules()
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="1")
    app.show(TableScene(app, game))
    assert app.scene.picture.rail.counts is None
    app.scene.presses.part("button:counts", count=1)
    assert app.scene.has_popover
