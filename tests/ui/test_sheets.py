"""What all the sheets about a game have in common."""

from __future__ import annotations

import pytest

from escoba.engine import PRESETS, Rules
from escoba.ui.geometry import Box
from escoba.ui.input import Key
from escoba.ui.scenes.captured import CapturedScene
from escoba.ui.scenes.game_over import GameOverScene
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.rules_card import RulesCardScene
from escoba.ui.scenes.score_sheet import ScoreSheetScene
from tests.ui.screens import click
from tests.ui.sheets import (
    EVERY_CATEGORY,
    SIZES,
    TABLES,
    assert_readable,
    placed,
    played,
    shown,
    side_names,
)


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize("scene_type", [GameOverScene, CapturedScene, ScoreSheetScene])
def test_every_text_of_the_other_sheets_has_its_place(
    open_app, texts, rules, size, scene_type
) -> None:
    app = open_app(size, speed="instant")
    game = played(rules, hands=4, seed="3")
    game.conceded_by = 0
    placed(app, scene_type(app, game))
    drawn = texts(app)
    assert drawn
    if scene_type is not ScoreSheetScene:
        window = Box(0, 0, *app.window.surface.get_size())
        assert_readable(drawn, window, side_names(app.scene))


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_pressed_lies_apart_inside_the_window(open_app, size) -> None:
    app = open_app(size, speed="instant")
    game = played(Rules.from_preset("playmore", players=4, **EVERY_CATEGORY), hands=2)
    game.conceded_by = 1
    window = Box(0, 0, *app.window.surface.get_size())
    for scene in (
        HandResultScene(app, game),
        GameOverScene(app, game),
        CapturedScene(app, game),
        ScoreSheetScene(app, game),
        RulesCardScene(app, game.rules, game),
    ):
        placed(app, scene)
        pressable = [e for e in scene.elements() if e.role in {"button", "row"}]
        assert pressable
        for index, one in enumerate(pressable):
            assert window.contains(one.box), one
            assert one.label
            if one.role == "button":
                assert one.box.h >= 44 * app.kit.sizes.u - 0.01
            for other in pressable[index + 1 :]:
                assert not one.box.overlaps(other.box, slack=0.5), (one, other)


@pytest.mark.parametrize("scene_type", [CapturedScene, ScoreSheetScene])
def test_esc_and_back_lead_back(open_app, scene_type) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"])
    below = shown(app, HandResultScene(app, game))
    for leave in (lambda: app.send(Key("esc")), lambda: click(app, "button:back")):
        shown(app, scene_type(app, game))
        leave()
        assert app.scene is below
