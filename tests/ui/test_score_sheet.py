"""The score sheet: as large as what stands on it, and complete."""

import pytest

from escoba import words
from escoba.engine import PRESETS, Rules
from escoba.session import Awaiting, Chair, Game
from escoba.ui.input import Key
from escoba.ui.scenes.score_sheet import ScoreSheetScene
from tests.ui.screens import element
from tests.ui.sheets import ids, played, shown

CHAIRS = tuple(Chair(name, "human") for name in ("Marta", "Ana", "Luis", "Inés"))


def after_hands(app, players, hands):
    """A game that has come to the end of that many hands."""
    rules = Rules(players=players, target=999)
    game = Game.new(app.store, rules, CHAIRS[:players], seed="3")
    game.begin()
    for number in range(hands):
        if number:
            game.next_hand()
        while game.awaiting is not Awaiting.NEXT_HAND:
            game.submit(game.turn, game.legal_moves()[-1])
    return game


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_panel_ends_below_the_last_hand_until_the_window_is_full(make_app, size, players):
    app = make_app(size=size)
    u = app.kit.sizes.u
    heights = []
    for hands in (1, 2, 9):
        app.show(ScoreSheetScene(app, after_hands(app, players, hands)))
        scene = app.scene
        area, back = scene._area, element(app, "button:back").box
        heights.append(scene._sheet.h)
        assert scene._sheet.contains(back)
        assert scene._sheet.contains(area.box)
        assert area.furthest == 0 or hands > 1
        if area.furthest == 0:
            assert area.box.h - area.content_h < 2 * u
            assert 0 < back.y - area.children[-1].box.bottom < 20 * u
    assert heights[0] < heights[1] <= heights[2] <= size[1]
    assert scene._area.furthest > 0


def test_the_score_sheet_lists_every_hand_and_scrolls_to_the_newest(open_app) -> None:
    app = open_app((800, 600), speed="instant")
    game = played(Rules.from_preset("playmore", players=4, target=90), hands=8)
    scene = shown(app, ScoreSheetScene(app, game))
    assert "row:hand_8" in ids(scene)
    assert "row:hand_1" not in ids(scene)
    for _ in range(12):
        app.send(Key("up"))
    assert "row:hand_1" in ids(scene)
    assert scene.categories == words.categories_shown(game.rules)


def test_the_score_sheet_of_a_first_hand_says_that_there_is_none(open_app) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"])
    game.events = game.events[:4]
    scene = shown(app, ScoreSheetScene(app, game))
    assert "label:none" in ids(scene)
