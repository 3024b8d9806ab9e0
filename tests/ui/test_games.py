"""The list of games: what can be done with those that wait and with those that are over."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from escoba.engine import Record, StoreError, verify
from escoba.session import Chair, Game, Store
from escoba.ui.app import App
from escoba.ui.people import game_result
from escoba.ui.scenes.games import GamesScene
from escoba.ui.scenes.home import HomeScene
from tests.ui.conftest import MakeApp
from tests.ui.played_games import begun_game, conceded_game, finished_game
from tests.ui.screens import click, element, key, settle

THREE = (Chair("Ana", "human"), Chair("Lola", "random"), Chair("Paco", "random"))


def ids(app: App) -> list[str]:
    return [e.id for e in app.scene.elements()]


def open_list(app: App) -> None:
    app.show(HomeScene(app), GamesScene(app))
    settle(app)


def press(app: App, element_id: str) -> None:
    click(app, element_id)
    settle(app)


def only_result(app: App) -> str:
    (saved,) = app.store.finished()
    return game_result(saved)


def refuse(*_: object) -> None:
    raise StoreError("The disk is full, so the game cannot be saved.")


def test_the_list_without_any_game_says_so(make_app: MakeApp) -> None:
    app = make_app()
    open_list(app)
    assert element(app, "label:none").label == "No games yet."


def test_games_to_go_on_with_come_before_those_that_are_over(make_app: MakeApp) -> None:
    app = make_app()
    waiting = [begun_game(app.store), begun_game(app.store, 3)]
    over = [conceded_game(app.store), finished_game(app.store)]
    open_list(app)
    listed = [i for i in ids(app) if i.startswith(("label:", "row:")) and i != "label:title"]
    assert listed == [
        "label:unfinished",
        *(f"row:{game.id}" for game in reversed(waiting)),
        "label:finished",
        *(f"row:{game.id}" for game in reversed(over)),
    ]
    for game in waiting:
        assert f"button:resume_{game.id}" in ids(app)
    for game in over:
        assert f"button:result_{game.id}" in ids(app)


def test_only_the_kinds_of_games_that_there_are_have_a_heading(make_app: MakeApp) -> None:
    app = make_app()
    game = begun_game(app.store)
    open_list(app)
    assert "label:finished" not in ids(app)
    game.concede(0)
    open_list(app)
    assert "label:unfinished" not in ids(app)
    assert "label:finished" in ids(app)


@pytest.mark.parametrize("make", [begun_game, finished_game, conceded_game])
def test_deleting_a_game_asks_first(make_app: MakeApp, make: Callable[[Store], Game]) -> None:
    app = make_app()
    game, other = make(app.store), make(app.store)
    open_list(app)
    row = element(app, f"row:{game.id}").label
    press(app, f"button:delete_{game.id}")
    assert element(app, "label:text").label == row
    press(app, "button:keep")
    assert f"row:{game.id}" in ids(app)
    press(app, f"button:delete_{game.id}")
    press(app, "button:delete")
    assert f"row:{game.id}" not in ids(app)
    assert f"row:{other.id}" in ids(app)
    left = {saved.id for saved in (*app.store.unfinished(), *app.store.finished())}
    assert left == {other.id}


def test_a_game_that_cannot_be_deleted_stays_and_says_why(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    game = finished_game(app.store)
    open_list(app)
    monkeypatch.setattr(app.store, "delete", refuse)
    press(app, f"button:delete_{game.id}")
    press(app, "button:delete")
    assert element(app, "label:text").label == "The disk is full, so the game cannot be saved."
    press(app, "button:ok")
    assert f"row:{game.id}" in ids(app)


def test_a_finished_game_shows_its_score_sheet_and_leads_back(make_app: MakeApp) -> None:
    app = make_app()
    game = finished_game(app.store)
    open_list(app)
    press(app, f"button:result_{game.id}")
    assert app.scene.name == "game_over"
    assert element(app, "label:outcome").label in only_result(app)
    press(app, "button:score_sheet")
    assert app.scene.name == "score_sheet"
    assert "row:hand_1" in ids(app)
    press(app, "button:back")
    press(app, "button:back")
    assert app.scene.name == "games"
    press(app, f"button:result_{game.id}")
    key(app, "esc")
    assert app.scene.name == "games"


@pytest.mark.parametrize("make", [finished_game, conceded_game])
def test_the_record_of_a_finished_game_can_still_be_saved(
    make_app: MakeApp, make: Callable[[Store], Game]
) -> None:
    app = make_app()
    game = make(app.store)
    open_list(app)
    press(app, f"button:result_{game.id}")
    press(app, "button:save_record")
    path = Path(element(app, "label:note").label.removeprefix("Saved as "))
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record == game.record()
    verify(record)


def test_a_finished_game_that_does_not_hold_is_told_about_and_leaves_the_list(
    make_app: MakeApp,
) -> None:
    app = make_app()
    game = finished_game(app.store)
    app.store._connection.execute("DELETE FROM moves WHERE ply = 35")
    open_list(app)
    press(app, f"button:result_{game.id}")
    assert "damaged" in element(app, "label:text").label
    press(app, "button:ok")
    assert element(app, "label:none")


def test_a_game_that_vanishes_from_the_list_is_told_of_once(make_app: MakeApp) -> None:
    app = make_app()
    game = finished_game(app.store)
    app.store._connection.execute("UPDATE games SET totals = 'torn'")
    open_list(app)
    assert f"row:{game.id}" not in ids(app)
    app.go_home()
    assert element(app, "label:text").label == (
        "A saved game is damaged and was kept aside. Your other games are unharmed."
    )
    app.go_home()
    assert app.scene.name == "home"


def test_home_counts_what_waits_else_what_is_over(make_app: MakeApp) -> None:
    app = make_app()

    def notes() -> list[str]:
        app.go_home()
        return [w.note for w in app.scene._all() if w.id == "button:games"]

    assert notes() == []
    conceded_game(app.store)
    assert notes() == ["1 finished"]
    assert "button:continue" not in ids(app)
    begun_game(app.store)
    assert notes() == ["1 unfinished"]


def test_a_result_tells_against_whom(make_app: MakeApp) -> None:
    app = make_app()
    game = conceded_game(app.store)
    assert only_result(app) == "Against Lola. You gave up. Lola wins."
    app.store.delete(game.id)
    game = finished_game(app.store)
    own, other = game.match.totals
    best = max(own, other)
    who = "You win" if own == best else "Lola wins"
    assert only_result(app) == f"Against Lola. {who}, {best} to {min(own, other)}"


def test_among_several_people_a_result_names_everybody(make_app: MakeApp) -> None:
    app = make_app()
    conceded_game(app.store, (Chair("Ana", "human"), Chair("Blas", "human")))
    assert only_result(app) == "Ana and Blas. Ana gave up. Blas wins."


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_result_among_three_is_told_whole(make_app: MakeApp, language: str, scale: float) -> None:
    app = make_app((800, 600), language=language)
    app.change(text_scale=scale)
    finished_game(app.store, THREE)
    open_list(app)
    entry = next(w for w in app.scene._all() if w.id.startswith("row:"))
    assert " ".join(entry.lines(app.kit)) == entry.label


def test_where_nothing_can_be_saved_the_games_are_shown_and_one_sentence_says_so(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make_app()
    over, waiting = finished_game(first.store), begun_game(first.store)
    first.store.close()
    refusal = sqlite3.OperationalError("attempt to write a readonly database")
    monkeypatch.setattr("escoba.session.store.connect", Mock(side_effect=refusal))
    monkeypatch.setattr("escoba.session.settings._write_atomically", Mock(side_effect=OSError))
    monkeypatch.setattr("escoba.ui.scenes.game_over.write_record", Mock(side_effect=OSError))
    app = make_app()
    app.go_home()
    settle(app)
    notice = element(app, "label:text").label
    assert notice == "Games cannot be saved here: what you play now is lost when you leave."
    press(app, "button:ok")
    press(app, "button:games")
    press(app, f"button:delete_{waiting.id}")
    press(app, "button:delete")
    assert element(app, "label:text").label == "Its file can be read, but not changed."
    press(app, "button:ok")
    press(app, f"button:result_{over.id}")
    press(app, "button:save_record")
    assert element(app, "label:note").label == "The record could not be written."
    press(app, "button:back")
    press(app, f"button:resume_{waiting.id}")
    assert app.scene.name == "table"


def test_that_settings_cannot_be_saved_is_told_once(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    monkeypatch.setattr("escoba.session.settings._write_atomically", Mock(side_effect=OSError))
    told = []
    for mute in (True, False):
        app.change(mute=mute)
        app.go_home()
        told.append(app.scene.name)
        app.pop()
    assert told == ["dialog", "home"]
    assert not app.settings.mute
