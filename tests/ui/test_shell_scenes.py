"""Layouts of the screens around the table at every size, and what their buttons do."""

from __future__ import annotations

from collections.abc import Callable
from gettext import NullTranslations
from itertools import pairwise
from pathlib import Path

import pytest

from escoba.engine import Rules
from escoba.session import Chair, Game, default_chairs
from escoba.ui.app import App
from escoba.ui.geometry import Box
from escoba.ui.input import Text
from escoba.ui.people import game_summary
from escoba.ui.scene import Element
from escoba.ui.scenes.games import GamesScene
from escoba.ui.scenes.home import HomeScene
from escoba.ui.scenes.house_rules import HouseRulesScene
from escoba.ui.scenes.menu import MenuScene
from escoba.ui.scenes.new_game import NewGameScene
from escoba.ui.scenes.seat_cards import SeatPlate
from escoba.ui.scenes.settings import SettingsScene
from escoba.ui.widgets import Label, WidgetScene
from tests.ui.conftest import MakeApp
from tests.ui.played_games import begun_game, conceded_game, finished_game
from tests.ui.screens import click, element, focused, key, settle, texts_of

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]


def home(app: App) -> WidgetScene:
    begun_game(app.store)
    return HomeScene(app)


def four_partners(app: App) -> WidgetScene:
    scene = NewGameScene(app)
    scene.resize()
    scene.press("choice:players:4")
    scene.press("choice:teams:partners")
    return scene


def games(app: App) -> WidgetScene:
    for players in (2, 3, 4):
        begun_game(app.store, players)
    conceded_game(app.store)
    finished_game(app.store)
    return GamesScene(app)


def menu(app: App) -> WidgetScene:
    rules = Rules()
    return MenuScene(app, Game.new(app.store, rules, default_chairs(rules, ("medium",))), seat=0)


SCENES: dict[str, Callable[[App], WidgetScene]] = {
    "home without games": HomeScene,
    "home": home,
    "new game": NewGameScene,
    "four partners": four_partners,
    "games": games,
    "menu": menu,
    "settings": SettingsScene,
    "house rules": lambda app: HouseRulesScene(app, Rules(), lambda rules: None),
}


def show(app: App, scene: WidgetScene) -> None:
    app.show(HomeScene(app), scene)
    settle(app)


def lay_out(app: App, scene: WidgetScene) -> None:
    """Show a scene without drawing it, which takes its time in a large window."""
    app.show(scene)


def is_part(one: Element, other: Element) -> bool:
    """Tell whether one is drawn on the other on purpose: parts, and what is on a plate."""
    first, second = sorted((one, other), key=lambda e: e.box.w * e.box.h)
    return first.id.startswith(second.id + ":") or second.role == "seat"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_overlaps_or_leaves_the_window(
    make_app: MakeApp, name: str, size: tuple[int, int]
) -> None:
    app = make_app(size)
    scene = SCENES[name](app)
    lay_out(app, scene)
    elements = scene.elements()
    window = Box(0, 0, *size)
    for i, one in enumerate(elements):
        assert window.contains(one.box, slack=0.5), f"{one.id} leaves the window: {one.box}"
        for other in elements[i + 1 :]:
            if not is_part(one, other):
                assert not one.box.overlaps(other.box, slack=1.5), f"{one.id} on {other.id}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_no_label_is_cut(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    scene = SCENES[name](app)
    lay_out(app, scene)
    for widget in scene._all():
        if isinstance(widget, Label) and not widget.wrap:
            assert widget.lines(app.kit) == [widget.label]
            px = app.kit.sizes.text(widget.size)
            assert widget.box.h >= px, f"{widget.id} is lower than its text"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_what_can_be_pressed_is_large_enough_for_a_finger(
    make_app: MakeApp, name: str, size: tuple[int, int]
) -> None:
    app = make_app(size)
    scene = SCENES[name](app)
    lay_out(app, scene)
    small = {"button:quit", "choice:language", "button:house_rules"}
    for widget in scene._all():
        if widget.can_focus and widget.id not in small and widget.area is None:
            assert widget.box.h >= 40, f"{widget.id} is {widget.box.h} high"


@pytest.mark.parametrize("size", [(300, 200), (200, 700), (2000, 300), (801, 599), (1, 1)])
@pytest.mark.parametrize("name", SCENES)
def test_any_size_can_be_drawn(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    scene = SCENES[name](app)
    show(app, scene)
    key(app, "tab")
    settle(app)
    assert app.scene is scene


@pytest.mark.parametrize("name", SCENES)
def test_the_largest_text_does_not_overlap(make_app: MakeApp, name: str) -> None:
    app = make_app((1280, 720))
    app.show(HomeScene(app))
    app.change(text_scale=1.5)
    scene = SCENES[name](app)
    lay_out(app, scene)
    elements = scene.elements()
    for i, one in enumerate(elements):
        for other in elements[i + 1 :]:
            if not is_part(one, other):
                assert not one.box.overlaps(other.box, slack=1.5), f"{one.id} on {other.id}"


@pytest.mark.parametrize("name", SCENES)
def test_every_button_can_be_reached_by_tab(make_app: MakeApp, name: str) -> None:
    app = make_app()
    scene = SCENES[name](app)
    lay_out(app, scene)
    able = {w.id for w in scene._all() if w.can_focus}
    reached = set()
    for _ in range(len(able)):
        key(app, "tab")
        reached.add(focused(app))
    assert reached == able


# Home


def test_a_waiting_game_is_the_first_thing_and_in_focus(make_app: MakeApp) -> None:
    app = make_app()
    show(app, home(app))
    app.pop()
    settle(app)
    assert focused(app) == "button:continue"
    assert "games" in [e.id.split(":")[1] for e in app.scene.elements()]


def test_without_a_game_there_is_no_continue_and_no_list(make_app: MakeApp) -> None:
    app = make_app()
    app.go_home()
    settle(app)
    ids = {e.id for e in app.scene.elements()}
    assert "button:new_game" in ids
    assert not {"button:continue", "button:games"} & ids
    assert focused(app) == "button:new_game"


def test_quit_ends_the_program(make_app: MakeApp) -> None:
    app = make_app()
    app.go_home()
    settle(app)
    click(app, "button:quit")
    assert not app._running


def test_a_set_aside_file_is_told_at_the_start_once(make_app: MakeApp, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("[]")
    app = make_app()
    app.go_home()
    settle(app)
    assert app.scene.name == "dialog"
    assert "set aside" in element(app, "label:text").label
    key(app, "enter")
    assert app.scene.name == "home"
    app.go_home()
    assert app.scene.name == "home"


def test_a_setting_that_makes_no_sense_is_told_at_the_first_start_only(
    make_app: MakeApp, tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text('{"text_scale": "big", "player_name": "Ana"}')
    app = make_app()
    app.go_home()
    assert app.scene.name == "dialog"
    assert "Text size" in element(app, "label:text").label
    assert app.settings.player_name == "Ana"
    again = make_app()
    again.go_home()
    assert again.scene.name == "home"
    assert again.settings.player_name == "Ana"


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(500, 900), (700, 500), (800, 600), (1280, 720)])
def test_what_continue_goes_on_with_is_told_whole(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    app = make_app(size)
    app.change(text_scale=scale)
    begun_game(app.store, 4)
    show(app, HomeScene(app))
    drawn = texts_of(app, monkeypatch)
    detail = game_summary(app.store.unfinished()[0])
    assert detail in " ".join(drawn)


# New game


@pytest.fixture
def setup(make_app: MakeApp) -> NewGameScene:
    app = make_app()
    scene = NewGameScene(app)
    show(app, scene)
    return scene


def test_choosing_players_seats_them_anticlockwise(setup: NewGameScene) -> None:
    setup.press("choice:players:4")
    boxes = {e.id: e.box for e in setup.elements() if e.role == "seat"}
    assert boxes["seat:0"].y > boxes["seat:1"].y > boxes["seat:2"].y
    assert boxes["seat:1"].x > boxes["seat:0"].x > boxes["seat:3"].x


def test_teams_are_asked_for_only_with_four(setup: NewGameScene) -> None:
    assert not any(e.id == "choice:teams" for e in setup.elements())
    setup.press("choice:players:4")
    setup.press("choice:teams:partners")
    assert setup.plan.rules.partners
    setup.press("choice:players:3")
    assert not setup.plan.rules.partners


def test_a_preset_keeps_who_plays(setup: NewGameScene) -> None:
    setup.press("choice:players:4")
    setup.press("choice:teams:partners")
    app = setup.app
    setup.press("choice:preset")
    app.scene.press("row:argentina")
    assert app.scene is setup
    rules = setup.plan.rules
    assert (rules.preset, rules.players, rules.partners, rules.target) == ("argentina", 4, True, 15)


def test_another_target_makes_them_house_rules(setup: NewGameScene) -> None:
    setup.press("choice:target:31")
    assert setup.plan.rules.target == 31
    assert element(setup.app, "choice:preset").value == "custom"


def test_a_deck_is_changed_at_once_and_remembered(setup: NewGameScene) -> None:
    setup.press("choice:deck:french")
    assert setup.app.kit.cards.kind == "french"
    assert setup.app.settings.deck == "french"


def test_a_name_can_be_written(setup: NewGameScene) -> None:
    app = setup.app
    click(app, "text:name_0")
    app.send(Text("Marta"))
    settle(app)
    assert setup.plan.chairs[0].name == "Marta"


def test_a_seat_shows_the_face_of_the_name_that_is_written(setup: NewGameScene) -> None:
    app = setup.app
    click(app, "text:name_0")
    app.send(Text("Maestro"))
    settle(app)
    plate = next(w for w in setup._widgets if isinstance(w, SeatPlate) and w.id == "seat:0")
    assert plate.avatar() == "maestro"


def test_a_second_person_is_called_by_the_number_of_the_seat(setup: NewGameScene) -> None:
    setup.press("choice:sitter_1")
    setup.app.scene.press("row:human")
    assert setup.plan.chairs[1].is_human
    assert element(setup.app, "seat:1").label == "Player 2"


def test_two_of_one_name_are_refused_with_the_reason(setup: NewGameScene) -> None:
    app = setup.app
    click(app, "text:name_0")
    app.send(Text("lola"))
    setup.press("button:start")
    assert app.scene.name == "dialog"
    assert "Lola" in element(app, "label:text").label
    assert not app.store.unfinished()


def test_dealing_saves_the_choices_and_starts_the_game(
    setup: NewGameScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Game] = []
    monkeypatch.setattr(setup.app, "play", started.append)
    setup.press("choice:players:3")
    setup.press("choice:target:15")
    setup.press("button:start")
    (game,) = started
    assert (game.rules.players, game.rules.target) == (3, 15)
    assert [chair.kind for chair in game.chairs] == ["human", "medium", "medium"]
    again = NewGameScene(setup.app)
    assert again.plan.rules == game.rules


# House rules


def test_every_option_that_leaves_a_choice_can_be_changed(make_app: MakeApp) -> None:
    from escoba.engine import OPTIONS

    app = make_app()
    scene = HouseRulesScene(app, Rules(), lambda rules: None)
    show(app, scene)
    ids = {w.id.split(":")[1] for w in scene._all() if w.focusable}
    open_ones = {name for name, option in OPTIONS.items() if len(option.choices) > 1}
    assert open_ones - {"players", "partners"} <= ids
    assert "win_check" not in ids


def test_a_changed_option_is_told_at_once(make_app: MakeApp) -> None:
    app = make_app()
    told: list[Rules] = []
    scene = HouseRulesScene(app, Rules(), told.append)
    show(app, scene)
    scene.press("toggle:redeal_kings")
    scene.press("choice:most_sevens:more")
    scene.press("choice:must_capture")
    app.scene.press("row:hand")
    assert (told[-1].redeal_kings, told[-1].most_sevens, told[-1].must_capture) == (True, 1, "hand")
    assert told[-1].preset == "custom"


def test_rules_under_which_nobody_can_score_are_refused(make_app: MakeApp) -> None:
    app = make_app()
    only_escobas = Rules(most_cards=0, most_coins=0, seven_of_coins=0, prime=0)
    scene = HouseRulesScene(app, only_escobas, lambda rules: None)
    show(app, scene)
    scene.press("choice:escoba_points:less")
    assert app.scene.name == "dialog"
    assert scene.rules.escoba_points == 1


# Menu


def test_esc_leaves_the_menu(make_app: MakeApp) -> None:
    app = make_app()
    show(app, menu(app))
    assert focused(app) == "button:resume"
    key(app, "esc")
    assert app.scene.name == "home"


@pytest.mark.parametrize("size", [(480, 360), (800, 600), (1280, 720)])
def test_quit_lies_apart_in_the_menu(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(size)
    show(app, menu(app))
    names = ("resume", "rules", "settings", "concede", "new_game", "home", "quit")
    boxes = [element(app, f"button:{name}").box for name in names]
    *gaps, last = (below.y - above.bottom for above, below in pairwise(boxes))
    assert last >= 2 * max(gaps)
    assert boxes[-1].bottom <= size[1]


def test_conceding_asks_first(make_app: MakeApp) -> None:
    app = make_app()
    scene = menu(app)
    assert isinstance(scene, MenuScene)
    show(app, scene)
    click(app, "button:concede")
    assert app.scene.name == "dialog"
    key(app, "enter")
    assert app.scene is scene
    assert scene.game.conceded_by is None


def test_with_several_people_the_one_at_the_screen_gives_up(make_app: MakeApp) -> None:
    app = make_app()
    chairs = (Chair("Marta", "human"), Chair("Ana", "human"))
    game = Game.new(app.store, Rules(), chairs)
    game.begin()
    show(app, MenuScene(app, game, seat=1))
    click(app, "button:concede")
    assert any("Ana" in e.label for e in app.scene.elements())
    app.scene.press("button:concede")
    assert game.conceded_by == 1
    assert game.winner == 0


def test_a_seat_given_back_to_the_player_has_the_players_name(make_app: MakeApp) -> None:
    app = make_app()
    app.change(player_name="Rosa")
    scene = NewGameScene(app)
    show(app, scene)
    for sitter in ("maestro", "human"):
        scene.press("choice:sitter_0")
        app.scene.press(f"row:{sitter}")
    assert scene.plan.chairs[0] == Chair("Rosa", "human")


def test_new_game_from_the_menu_keeps_the_game(make_app: MakeApp) -> None:
    app = make_app()
    show(app, menu(app))
    click(app, "button:new_game")
    assert app.scene.name == "new_game"
    assert len(app.store.unfinished()) == 1


class Lengthened(NullTranslations):
    """A language whose words are a third longer than the English ones."""

    def gettext(self, message: str) -> str:
        return message + "ßen" * round(len(message) * 0.35 / 3)

    def ngettext(self, one: str, many: str, count: int) -> str:
        return self.gettext(one if count == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize("name", SCENES)
def test_a_language_with_long_words_fits(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    app = make_app(size)
    monkeypatch.setattr("escoba.language._words", Lengthened())
    scene = SCENES[name](app)
    lay_out(app, scene)
    elements = scene.elements()
    for i, one in enumerate(elements):
        for other in elements[i + 1 :]:
            if not is_part(one, other):
                assert not one.box.overlaps(other.box, slack=1.5), f"{one.id} on {other.id}"
    for widget in scene._all():
        if isinstance(widget, Label) and not widget.wrap:
            assert widget.lines(app.kit) == [widget.label]
