"""The rules in force."""

from __future__ import annotations

from escoba.engine import PRESETS, Rules
from escoba.ui.input import Key
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.rules_card import RulesCardScene, changed_options, nearest_preset
from escoba.ui.scenes.score_rows import hand_accounts
from tests.ui.sheets import ids, played, shown


def test_house_rules_are_told_from_the_nearest_preset() -> None:
    rules = Rules.from_preset("traditional", target=31)
    assert nearest_preset(rules) == "traditional"
    assert changed_options(rules, "traditional") == ("target",)
    assert changed_options(Rules.from_preset("escova", players=4), "escova") == ()


def card_texts(scene: RulesCardScene) -> str:
    return "\n".join(text for _, lines in scene._sections() for text, _ in lines)


def test_the_card_marks_what_the_house_changed(open_app) -> None:
    app = open_app(speed="instant")
    scene = shown(app, RulesCardScene(app, Rules.from_preset("playmore", must_capture="hand")))
    marked = [text for _, lines in scene._sections() for text, marked in lines if marked]
    assert marked == [
        "Compulsory capture: Yes, if any card can (usually: No, drop any card)",
    ]
    assert "Fair deal" not in [heading for heading, _ in scene._sections()]


def test_the_card_publishes_the_commitment_and_keeps_the_salt_until_the_end(open_app) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"])
    begun = played(PRESETS["playmore"])
    begun.events = begun.events[:4]
    account = hand_accounts(game.events, game.rules)[-1]
    before = card_texts(RulesCardScene(app, begun.rules, begun)).replace(" ", "")
    after = card_texts(RulesCardScene(app, game.rules, game)).replace(" ", "")
    assert account.commitment in before
    assert account.salt not in before
    assert account.salt in after
    assert "escobaverifyFILE" in after


def test_the_arrows_scroll_the_card_and_esc_closes_it(open_app) -> None:
    app = open_app((800, 600), speed="instant")
    game = played(PRESETS["playmore"])
    below = shown(app, HandResultScene(app, game))
    scene = shown(app, RulesCardScene(app, game.rules, game))
    first = ids(scene)
    for _ in range(60):
        app.send(Key("down"))
    assert ids(scene) != first
    app.send(Key("esc"))
    assert app.scene is below
