"""The result of a hand."""

from __future__ import annotations

import itertools

import pygame
import pytest

from escoba import words
from escoba.engine import CARDS, PRESETS, Rules
from escoba.session import Chair
from escoba.ui.geometry import Box
from escoba.ui.input import Key
from escoba.ui.scenes import sheet_parts
from escoba.ui.scenes.captured import CapturedScene
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.reveal import Reveal
from escoba.ui.scenes.sheet_layout import fan_step, sheet_layout
from escoba.ui.theme import PAPER, Sizes
from tests.ui.screens import click
from tests.ui.sheets import (
    EVERY_CATEGORY,
    SIZES,
    TABLES,
    assert_readable,
    ids,
    placed,
    played,
    shown,
    side_names,
)


@pytest.mark.parametrize("size", [*SIZES, (1100, 600), (900, 1400), (2560, 1080)])
@pytest.mark.parametrize("side_count", [2, 3, 4])
@pytest.mark.parametrize("rows", [1, 5, 6, 7, 8])
@pytest.mark.parametrize("user", [1.0, 1.5])
def test_the_sheet_fits_the_window(size, side_count, rows, user) -> None:
    sizes = Sizes(*size, user)
    lay = sheet_layout(sizes, side_count, [i % 3 != 0 for i in range(rows)], 180 * sizes.u)
    window = Box(0, 0, *size)
    assert window.contains(lay.sheet)
    bands = [lay.title, *(boxes.row for boxes in lay.rows), lay.reason, lay.tracks[0].bar]
    bands += [lay.tracks[-1].bar, lay.buttons]
    for above, below in itertools.pairwise(bands):
        assert lay.sheet.contains(below, slack=0.5)
        assert above.y <= below.y
        same_line = side_count < 3 or above is not lay.tracks[0].bar
        assert not same_line or above.bottom <= below.y + 0.5
    for boxes in lay.rows:
        assert boxes.row.h >= 38 * sizes.u
        assert boxes.card_h <= boxes.row.h
        for cell, disc in zip(boxes.cells, boxes.discs, strict=True):
            assert boxes.row.contains(cell, slack=0.5)
            assert boxes.row.contains(disc, slack=0.5)
            assert not boxes.label.overlaps(cell, slack=0.5)
    for track in lay.tracks:
        assert track.bar.w > 80 * sizes.u
        assert not track.name.overlaps(track.bar, slack=0.5)
        assert not track.bar.overlaps(track.total, slack=0.5)


def test_three_sides_show_numbers_only_in_a_narrow_window() -> None:
    narrow = sheet_layout(Sizes(800, 600), 3, [True] * 5)
    assert all(boxes.card_h == 0 for boxes in narrow.rows)
    assert all(boxes.card_h > 0 for boxes in sheet_layout(Sizes(800, 600), 2, [True] * 5).rows)
    assert all(boxes.card_h > 0 for boxes in sheet_layout(Sizes(1280, 720), 3, [True] * 5).rows)


def test_cards_overlap_only_when_they_must() -> None:
    assert fan_step(3, 30, 200, 4) == 34
    assert fan_step(10, 30, 120, 4) == pytest.approx(10)
    assert fan_step(1, 30, 10, 4) == 34


def test_points_stand_over_the_badges(open_app, texts) -> None:
    app = open_app(speed="instant")
    scene = placed(app, HandResultScene(app, played(Rules())))
    heading = next(one.box for one in texts(app) if one.text == "Points")
    badges = scene.sheet.layout.rows[0].discs
    assert heading.cx == pytest.approx((badges[0].cx + badges[1].cx) / 2, abs=1)


@pytest.mark.parametrize("deck", ["spanish-classic", "french"])
@pytest.mark.parametrize("shown", [None, 16.0])
def test_a_small_card_is_rank_and_suit_and_nothing_of_its_picture(
    open_app, monkeypatch, deck, shown
) -> None:
    app = open_app(deck=deck)
    monkeypatch.setattr(type(app.kit.cards), "picture", lambda *_, **__: pytest.fail("a picture"))
    box = Box(20, 20, 36, 55)
    for one in CARDS:
        surface = pygame.Surface((80, 100))
        surface.fill(PAPER)
        sheet_parts.draw_small_card(app.kit, surface, one, box, shown)
        middle = round(box.x + (shown or box.w) / 2)
        paper = surface.get_at((middle, 22))
        # Rank and suit lie apart, inside the part that is seen, clear of the edge.
        inked = {
            (x, y) for x in range(23, 53) for y in range(23, 72) if surface.get_at((x, y)) != paper
        }
        assert max(x for x, _ in inked) < box.x + (shown or box.w) - 1
        lines = {y for _, y in inked}
        assert set(range(min(lines), max(lines))) - lines, one
        assert min(lines) < 32
        assert max(lines) > 60 if shown is None else max(lines) > 52


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("size", SIZES[:3])
def test_every_text_of_a_result_has_its_place(open_app, texts, rules, size) -> None:
    app = open_app(size, speed="instant")
    scene = placed(app, HandResultScene(app, played(rules, hands=2, seed="9")))
    for key in (None, *rules.categories):
        if key is not None:
            app.scene.press(f"row:{key}")
        assert_readable(texts(app), scene.sheet.layout.sheet, side_names(scene))


@pytest.mark.parametrize("scale", [1.25, 1.5])
def test_large_text_has_its_place(open_app, texts, scale) -> None:
    app = open_app(speed="instant")
    app.change(text_scale=scale)
    rules = Rules.from_preset("playmore", **EVERY_CATEGORY)
    scene = placed(app, HandResultScene(app, played(rules, names=("Ana", "Lola"))))
    assert_readable(texts(app), scene.sheet.layout.sheet, side_names(scene))


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_category_has_a_row_to_press(open_app, preset) -> None:
    app = open_app(speed="instant")
    scene = shown(app, HandResultScene(app, played(PRESETS[preset])))
    wanted = {f"row:{key}" for key in PRESETS[preset].categories}
    assert wanted | {"button:next_hand", "button:captured", "button:score_sheet"} <= ids(scene)


def test_a_row_tells_its_reason_when_pressed(open_app) -> None:
    app = open_app(speed="instant")
    scene = shown(app, HandResultScene(app, played(PRESETS["playmore"])))
    click(app, "row:prime")
    rows = {e.id: e for e in scene.elements()}
    assert rows["row:prime"].selected
    assert scene.sheet.selected == "prime"
    account = scene.sheet.account
    reason = words.category_reason(
        "prime", account.scores, account.piles, scene.sides, scene.game.rules
    )
    assert reason in rows["row:prime"].label
    click(app, "row:prime")
    assert scene.sheet.selected is None


def test_rows_count_up_and_a_press_only_finishes_them(open_app) -> None:
    app = open_app()
    went_on: list[str] = []
    game = played(PRESETS["playmore"])
    app.push(CapturedScene(app, game))
    scene = HandResultScene(app, game, on_next=went_on.append)
    app.push(scene)
    assert scene.update(100)
    assert scene.sheet.reveal.total < 4000
    app.send(Key("enter"))
    assert not scene.update(100)
    assert app.scene is scene
    app.send(Key("enter"))
    assert went_on == [""]
    assert app.scene is not scene


@pytest.mark.parametrize("options", [{"speed": "instant"}, {"reduced_motion": True}])
def test_nothing_counts_without_motion(open_app, options) -> None:
    app = open_app(**options)
    scene = HandResultScene(app, played(PRESETS["playmore"]))
    app.push(scene)
    assert not scene.update(16)


def test_the_reveal_goes_row_by_row_and_ends_with_the_tracks() -> None:
    reveal = Reveal((23, 6, 0))
    assert reveal.counted(0, 23, 300) == 10
    assert reveal.counted(1, 6, 100) is None
    assert reveal.disc(0, 690) == 0
    assert reveal.disc(0, 690 + 160) == pytest.approx(1)
    assert reveal.grown(reveal.tracks_begin) == 0
    assert reveal.grown(reveal.total) == 1
    assert reveal.counted(2, 0, reveal.total) == 0


def test_enter_goes_on_from_a_row_too(open_app) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"])
    went_on: list[str] = []
    app.push(CapturedScene(app, game))
    shown(app, HandResultScene(app, game, on_next=went_on.append))
    click(app, "row:most_coins")
    app.send(Key("enter"))
    assert went_on == [""]


def test_the_last_hand_leads_to_the_end_of_the_game(open_app) -> None:
    app = open_app(speed="instant")
    game = played(Rules.from_preset("playmore", target=1), hands=30)
    assert game.match.is_over
    scene = shown(app, HandResultScene(app, game))
    button = next(e for e in scene.elements() if e.id == "button:next_hand")
    assert button.label == "Final result"
    click(app, "button:next_hand")
    assert app.scene.name == "game_over"


def test_totals_are_read_out_with_what_is_left(open_app) -> None:
    app = open_app(speed="instant")
    scene = shown(app, HandResultScene(app, played(PRESETS["playmore"], names=("Ana", "Lola"))))
    total = scene.sheet.account.totals[1]
    labels = {e.id: e for e in scene.elements()}
    assert labels["label:total_1"].value == str(total)
    assert (
        labels["label:total_1"].label
        == f"Lola: {total} point{'s' * (total != 1)}, {21 - total} to go"
    )


def test_with_several_people_nobody_is_you(open_app) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"], names=("Ana", "Blas"))
    game.chairs = (Chair("Ana", "human"), Chair("Blas", "human"))
    scene = shown(app, HandResultScene(app, game))
    assert scene.sides.label(0) == "Ana"
