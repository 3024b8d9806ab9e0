"""The end of a game."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from escoba import words
from escoba.engine import PRESETS, Record, Rules, verify
from escoba.session import Game
from escoba.ui.geometry import Box
from escoba.ui.scene import Scene
from escoba.ui.scenes.game_over import GameOverScene, end_layout
from escoba.ui.scenes.record_file import write_record
from escoba.ui.scenes.tile_sign import sign_box, tile_name
from escoba.ui.scenes.totals_chart import TotalsChart, spread
from escoba.ui.theme import Sizes
from tests.ui.played_games import conceded_game, finished_game
from tests.ui.screens import click
from tests.ui.sheets import SIZES, ids, placed, played, shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side_count", [2, 3, 4])
def test_the_end_fits_the_window(size, side_count) -> None:
    lay = end_layout(Sizes(*size), side_count)
    assert Box(0, 0, *size).contains(lay.sheet)
    for box in (lay.sign, lay.outcome, *lay.lines, lay.chart, lay.note, lay.buttons):
        assert lay.sheet.contains(box, slack=0.5)
    assert all(not line.overlaps(lay.chart) for line in lay.lines)
    assert lay.chart.h > 100 * Sizes(*size).u


def test_the_end_names_the_winner_and_ranks_the_sides(open_app) -> None:
    app = open_app(speed="instant")
    game = played(Rules.from_preset("playmore", players=3), hands=40, names=("Ana", "Lola", "Paco"))
    scene = shown(app, GameOverScene(app, game))
    assert scene.ranking[0] == game.match.winner
    assert scene.outcome == words.game_outcome(game.match.totals, game.match.winner, scene.sides)
    assert scene.sign == ("YOU WIN!" if game.match.winner == 0 else "THE END")
    assert {"button:play_again", "button:home", "button:save_record"} <= ids(scene)


def test_giving_up_is_said(open_app) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"], hands=0, names=("Ana", "Lola"))
    game.conceded_by = 0
    scene = shown(app, GameOverScene(app, game))
    assert scene.outcome == "You gave up. Lola wins."


def test_a_conceded_game_offers_the_same_as_one_played_out(open_app) -> None:
    app = open_app(speed="instant")
    given_up = conceded_game(app.store)

    def buttons(scene: Scene) -> list[tuple[str, str]]:
        return [(e.id, e.label) for e in scene.elements() if e.role == "button"]

    wanted = buttons(placed(app, GameOverScene(app, finished_game(app.store))))
    assert len(wanted) == 6
    scene = placed(app, GameOverScene(app, given_up))
    assert buttons(scene) == wanted
    for name in ("captured", "score_sheet"):
        scene.press(f"button:{name}")
        assert app.scene.name == name
        app.pop()


def test_the_record_is_written_where_it_says(open_app) -> None:
    app = open_app(speed="instant")
    game = finished_game(app.store)
    scene = shown(app, GameOverScene(app, game))
    # An ellipsis would promise a question; the file is written at once.
    assert next(e for e in scene.elements() if e.id == "button:save_record").label == "Save record"
    click(app, "button:save_record")
    note = next(e.label for e in scene.elements() if e.id == "label:note")
    path = Path(note.removeprefix("Saved as "))
    assert path.parent == app.paths.root / "records"
    verify(Record.from_json(path.read_text(encoding="utf-8")))
    assert write_record(game, path.parent) == path
    path.write_text("{}", encoding="utf-8")
    assert write_record(game, path.parent) != path


def test_playing_again_keeps_rules_and_seats(open_app, monkeypatch) -> None:
    app = open_app(speed="instant")
    game = finished_game(app.store)
    begun: list[Game] = []
    monkeypatch.setattr(app, "play", begun.append)
    shown(app, GameOverScene(app, game))
    click(app, "button:play_again")
    assert [(new.rules, new.chairs) for new in begun] == [(game.rules, game.chairs)]
    assert begun[0].id != game.id
    begun[0].begin()
    assert begun[0].match.dealer == 1 - game.record().hands[0].dealer


def test_tiles_stand_for_letters_with_and_without_accents() -> None:
    assert [tile_name(c) for c in "¡A!Ñ "] == [
        "letter-inverted-exclamation",
        "letter-a",
        "letter-exclamation",
        "letter-n-tilde",
        None,
    ]
    assert tile_name("Á") == "letter-a"
    sign = sign_box(Box(0, 0, 900, 128), "¡GANAS!")
    assert Box(0, 0, 900, 128).contains(sign, slack=0.01)


def test_ends_of_lines_do_not_cover_each_other() -> None:
    heights = sorted(spread([100, 100, 98, 20], 20, 110))
    assert all(b - a >= 20 for a, b in itertools.pairwise(heights))
    assert heights[-1] <= 110


def test_the_chart_begins_at_nothing_and_holds_every_total(open_app) -> None:
    app = open_app(speed="instant")
    chart = TotalsChart([(0, 0), (9, 4), (23, 8)], (0, 1), 21)
    box = Box(100, 100, 500, 300)
    plot = chart.plot(app.kit, box)
    assert box.contains(plot)
    assert chart.point(plot, 0, 0) == (plot.x, plot.bottom)
    assert chart.point(plot, 2, 23) == (plot.right, plot.y)
