"""The screens after a hand and a game, drawn without a screen at the sizes that matter."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = "dummy"

import itertools

import pygame
import pytest

from escoba import words
from escoba.engine import (
    CARDS,
    PRESETS,
    CardSet,
    Event,
    HandScored,
    Match,
    Record,
    Rules,
    SeededSource,
    verify,
)
from escoba.language import set_language
from escoba.session import Awaiting, Chair, DataPaths, Game, PlayOptions
from escoba.ui.app import App
from escoba.ui.geometry import Box
from escoba.ui.input import Key, Press, Release
from escoba.ui.scene import Scene
from escoba.ui.scenes import captured, result_sheet
from escoba.ui.scenes.captured import CapturedScene
from escoba.ui.scenes.game_over import GameOverScene, end_layout, write_record
from escoba.ui.scenes.game_scene import GameScene
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.pile_layout import pile_rows
from escoba.ui.scenes.result_sheet import Reveal
from escoba.ui.scenes.rules_card import RulesCardScene, changed_options, nearest_preset
from escoba.ui.scenes.score_rows import (
    HandAccount,
    column_order,
    hand_accounts,
    score_rows,
)
from escoba.ui.scenes.score_sheet import ScoreSheetScene
from escoba.ui.scenes.sheet_layout import fan_step, sheet_layout
from escoba.ui.scenes.tile_sign import sign_box, tile_name
from escoba.ui.scenes.totals_chart import TotalsChart, spread
from escoba.ui.theme import PAPER, Sizes
from escoba.ui.uilog import UiLog
from escoba.ui.window import start_display

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]
EVERY_CATEGORY = {"most_sevens": 1, "all_sevens": 1, "all_coins": 1}
LONG_NAMES = ("Maximiliano José", "Bartolomé Eduardo", "Concepción Marta", "Hermenegildo")


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language("en")


@pytest.fixture(scope="module")
def _display() -> Iterator[None]:
    start_display()
    yield
    pygame.display.quit()


@pytest.fixture
def open_app(_display: None, tmp_path: Path) -> Iterator[Callable[..., App]]:
    apps: list[App] = []

    def opened(size: tuple[int, int] = (1280, 720), **options: object) -> App:
        options = {"language": "en", "size": size, **options}
        app = App(PlayOptions(**options), DataPaths.at(tmp_path / str(len(apps))), UiLog(None))
        apps.append(app)
        return app

    yield opened
    for app in apps:
        app.close()


@dataclass
class PlayedGame:
    """What the screens ask of a game, played to the end of some hand without a store."""

    rules: Rules
    chairs: tuple[Chair, ...]
    events: list[Event]
    match: Match
    conceded_by: int | None = None
    viewer: int | None = 0
    id: int = 1

    @property
    def winner(self) -> int | None:
        return 1 if self.conceded_by is not None else self.match.winner

    @property
    def awaiting(self) -> Awaiting:
        over = self.match.is_over or self.conceded_by is not None
        return Awaiting.OVER if over else Awaiting.NEXT_HAND


def played(
    rules: Rules, *, hands: int = 1, seed: str = "1", names: Sequence[str] = LONG_NAMES
) -> PlayedGame:
    match, rng = Match(rules, SeededSource(seed)), Random(seed)
    events = [*match.draw_dealer()]
    for _ in range(hands):
        if match.is_over:
            break
        events += match.begin_hand()
        while match.hand is not None and not match.hand.is_over:
            moves = list(match.hand.legal_moves())
            takers = [move for move in moves if move.is_capture]
            events += match.play(rng.choice(takers or moves))
    chairs = tuple(
        Chair(names[seat], "human" if seat == 0 else "medium") for seat in range(rules.players)
    )
    return PlayedGame(rules, chairs, events, match)


def shown(app: App, scene: Scene) -> Scene:
    """Put a scene on top of the stack and let it come to rest."""
    app.push(scene)
    for _ in range(80):
        app.advance(100)
    return scene


def placed(app: App, scene: Scene) -> Scene:
    """Put a scene on top of the stack, laid out, with blank cards that cost no time."""
    app.kit.cards.hold(True)
    app.push(scene)
    return scene


def ids(scene: Scene) -> set[str]:
    return {element.id for element in scene.elements()}


def click(app: App, element_id: str) -> None:
    box = next(e.box for e in app.scene.elements() if e.id == element_id)
    app.send(Press(box.cx, box.cy))
    app.send(Release(box.cx, box.cy))


# Accounts and rows


@pytest.mark.parametrize("preset", list(PRESETS))
def test_accounts_agree_with_the_engine(preset) -> None:
    rules = Rules.from_preset(preset, players=3)
    game = played(rules, hands=3, seed=preset)
    scored = [event for event in game.events if isinstance(event, HandScored)]
    accounts = hand_accounts(game.events, rules)
    assert [account.scores for account in accounts] == [event.scores for event in scored]
    for account in accounts:
        assert [len(pile) for pile in account.piles] == [s.cards for s in account.scores]
        assert [len(cards) for cards in account.escoba_cards] == [s.escobas for s in account.scores]
        assert account.totals == tuple(
            before + points
            for before, points in zip(account.totals_before, account.points, strict=True)
        )
        assert len(account.deck) == 40
        assert account.salt


def test_an_account_of_a_hand_in_play_has_piles_but_no_score() -> None:
    rules = Rules.from_preset("playmore")
    game = played(rules)
    last = next(i for i, e in enumerate(game.events) if type(e).__name__ == "LastCardsTaken")
    account = hand_accounts(game.events[:last], rules)[-1]
    assert not account.is_over
    assert 0 < sum(len(pile) for pile in account.piles) < 40


@pytest.mark.parametrize("preset", list(PRESETS))
def test_rows_are_the_categories_in_force(preset) -> None:
    rules = PRESETS[preset]
    account = hand_accounts(played(rules).events, rules)[-1]
    rows = score_rows(account, rules, words.Sides.of(rules, ("Ana", "Lola"), 0), (0, 1))
    assert {row.key for row in rows} == set(rules.categories)
    assert rows[-1].key == "escobas"
    for row in rows:
        assert [cell.points for cell in row.cells] == [s.points[row.key] for s in account.scores]


def finished(rules: Rules, *piles: str) -> HandAccount:
    from escoba.engine import score_piles

    sets = tuple(CardSet.parse(pile) for pile in piles)
    scores = score_piles(rules, sets, (0,) * len(sets))
    none = ((),) * len(sets)
    totals = tuple(score.total for score in scores)
    return HandAccount(0, "", "", sets, none, scores, totals)


def test_a_level_row_says_so_instead_of_its_rule() -> None:
    rules = PRESETS["playmore"]
    account = finished(rules, "7o 1o 1c", "2o 3o 2c")
    rows = {
        row.key: row
        for row in score_rows(account, rules, words.Sides.of(rules, ("Ana", "Lola"), 0), (0, 1))
    }
    assert rows["most_cards"].note == "Level at 3: no point"
    assert not rows["most_cards"].is_scored
    assert rows["seven_of_coins"].note == "1 point on its own"


def test_coins_begin_with_the_seven_and_primes_with_their_best() -> None:
    rules = PRESETS["playmore"]
    account = finished(rules, "1o 7o 12o 5c 1e 3b", "")
    rows = {
        row.key: row
        for row in score_rows(account, rules, words.Sides.of(rules, ("Ana", "Lola"), 0), (0, 1))
    }
    assert [str(c) for c in rows["most_coins"].cells[0].cards] == ["7o", "12o", "1o"]
    assert [str(c) for c in rows["prime"].cells[0].cards] == ["7o", "1e", "5c", "3b"]
    assert rows["prime"].cells[1].is_empty


def test_the_viewers_column_comes_first() -> None:
    assert column_order(Rules.from_preset("playmore", players=4), 2) == (2, 3, 0, 1)
    assert column_order(PRESETS["playmore"], None) == (0, 1)


# Layout


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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side_count", [2, 3, 4])
def test_the_end_fits_the_window(size, side_count) -> None:
    lay = end_layout(Sizes(*size), side_count)
    assert Box(0, 0, *size).contains(lay.sheet)
    for box in (lay.sign, lay.outcome, *lay.lines, lay.chart, lay.note, lay.buttons):
        assert lay.sheet.contains(box, slack=0.5)
    assert all(not line.overlaps(lay.chart) for line in lay.lines)
    assert lay.chart.h > 100 * Sizes(*size).u


# Drawn texts


@dataclass
class Drawn:
    text: str
    box: Box


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Callable[[App], list[Drawn]]:
    """Return a function that redraws an app and tells where each text came to lie."""

    def draw_all(app: App) -> list[Drawn]:
        drawn: list[Drawn] = []
        renderer = app.kit.text
        really = type(renderer).draw

        def spy(self, target, text, pos, px, colour, face="regular", *, align="left", **kept):
            width = really(self, target, text, pos, px, colour, face, align=align, **kept)
            x = pos[0] - {"left": 0.0, "centre": width / 2, "right": width}[align]
            drawn.append(Drawn(text, Box(x, pos[1] - 0.36 * px, width, 0.72 * px)))
            return width

        for module in (result_sheet, captured):
            monkeypatch.setattr(module, "draw_small_card", lambda *_: None)
        monkeypatch.setattr(type(renderer), "draw", spy)
        scene = app.scene
        scene.draw(app.window.surface)
        monkeypatch.undo()
        return drawn

    return draw_all


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
        result_sheet.draw_small_card(app.kit, surface, one, box, shown)
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


def assert_readable(drawn: list[Drawn], area: Box, names: Sequence[str] = ()) -> None:
    """Check that texts lie in the area, apart from each other, and only names are cut short."""
    assert drawn
    for index, one in enumerate(drawn):
        assert area.contains(one.box, slack=2), one
        start, cut, _ = one.text.partition("…")
        assert not cut or any(n.startswith(start) for n in names), one
        for other in drawn[index + 1 :]:
            assert not one.box.overlaps(other.box, slack=1.5), (one, other)


def side_names(scene: GameScene) -> list[str]:
    return [scene.sides.label(side) for side in scene.order]


TABLES = [
    pytest.param(Rules.from_preset("playmore"), id="two"),
    pytest.param(Rules.from_preset("fournier", players=3), id="three"),
    pytest.param(Rules.from_preset("playmore", players=4, **EVERY_CATEGORY), id="four-eight"),
    pytest.param(Rules.from_preset("argentina", players=4, partners=True), id="partners"),
    pytest.param(Rules.from_preset("uruguay", **EVERY_CATEGORY), id="two-eight"),
]


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("size", SIZES[:3])
def test_every_text_of_a_result_has_its_place(open_app, texts, rules, size) -> None:
    app = open_app(size, speed="instant")
    scene = placed(app, HandResultScene(app, played(rules, hands=2, seed="9")))
    for key in (None, *rules.categories):
        if key is not None:
            app.scene.press(f"row:{key}")
        assert_readable(texts(app), scene.sheet.layout.sheet, side_names(scene))


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


@pytest.mark.parametrize("scale", [1.25, 1.5])
def test_large_text_has_its_place(open_app, texts, scale) -> None:
    app = open_app(speed="instant")
    app.change(text_scale=scale)
    rules = Rules.from_preset("playmore", **EVERY_CATEGORY)
    scene = placed(app, HandResultScene(app, played(rules, names=("Ana", "Lola"))))
    assert_readable(texts(app), scene.sheet.layout.sheet, side_names(scene))


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


# The result of a hand


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
    went_on: list[bool] = []
    game = played(PRESETS["playmore"])
    app.push(CapturedScene(app, game))
    scene = HandResultScene(app, game, on_next=lambda: went_on.append(True))
    app.push(scene)
    assert scene.update(100)
    assert scene.sheet.reveal.total < 4000
    app.send(Key("enter"))
    assert not scene.update(100)
    assert app.scene is scene
    app.send(Key("enter"))
    assert went_on == [True]
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
    went_on: list[bool] = []
    app.push(CapturedScene(app, game))
    shown(app, HandResultScene(app, game, on_next=lambda: went_on.append(True)))
    click(app, "row:most_coins")
    app.send(Key("enter"))
    assert went_on == [True]


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


# Captured cards and the score sheet


def test_every_captured_card_is_shown_once() -> None:
    pile = CardSet.of(CARDS[::2])
    area = Box(0, 0, 500, 480)
    rows = pile_rows(pile, area, 0.65, 1.0)
    assert sorted(card for row in rows for card, _ in row.cards) == list(pile)
    for row in rows:
        assert [card.suit for card, _ in row.cards] == [row.suit] * len(row.cards)
        assert all(area.contains(box, slack=0.5) for _, box in row.cards)


def test_sevens_come_first_and_stand_out() -> None:
    coins = pile_rows(CardSet.parse("1o 7o 12o"), Box(0, 0, 500, 480), 0.65, 1.0)[0]
    assert [str(card) for card, _ in coins.cards] == ["7o", "12o", "1o"]
    assert coins.cards[0][1].y < coins.cards[1][1].y


def test_piles_are_read_out_card_by_card(open_app) -> None:
    app = open_app(speed="instant", deck="spanish-classic")
    game = played(PRESETS["playmore"], names=("Ana", "Lola"))
    scene = shown(app, CapturedScene(app, game))
    piles = hand_accounts(game.events, game.rules)[-1].piles
    labels = {e.id: e.label for e in scene.elements()}
    assert labels["pile:1"].startswith(f"Lola: {len(piles[1])} cards")
    for card in piles[1]:
        assert words.card_name(card, app.kit.cards.kind) in labels["pile:1"]


@pytest.mark.parametrize("scene_type", [CapturedScene, ScoreSheetScene])
def test_esc_and_back_lead_back(open_app, scene_type) -> None:
    app = open_app(speed="instant")
    game = played(PRESETS["playmore"])
    below = shown(app, HandResultScene(app, game))
    for leave in (lambda: app.send(Key("esc")), lambda: click(app, "button:back")):
        shown(app, scene_type(app, game))
        leave()
        assert app.scene is below


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


# The end of a game


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
    chairs = (Chair("Ana", "human"), Chair("Lola", "random"))
    given_up = Game.new(app.store, Rules(), chairs)
    given_up.begin()
    given_up.concede(0)

    def buttons(scene: Scene) -> list[tuple[str, str]]:
        return [(e.id, e.label) for e in scene.elements() if e.role == "button"]

    wanted = buttons(placed(app, GameOverScene(app, real_game(app))))
    assert len(wanted) == 5
    scene = placed(app, GameOverScene(app, given_up))
    assert buttons(scene) == wanted
    for name in ("captured", "score_sheet"):
        scene.press(f"button:{name}")
        assert app.scene.name == name
        app.pop()


def real_game(app: App) -> Game:
    rules = Rules.from_preset("playmore", target=1)
    game = Game.new(app.store, rules, (Chair("Ana", "human"), Chair("Lola", "random")), seed="2")
    rng = Random(2)
    game.begin()
    while game.awaiting is not Awaiting.OVER:
        if game.awaiting is Awaiting.NEXT_HAND:
            game.next_hand()
        else:
            game.submit(game.turn, rng.choice(list(game.legal_moves())))
    return game


def test_the_record_is_written_where_it_says(open_app) -> None:
    app = open_app(speed="instant")
    game = real_game(app)
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
    game = real_game(app)
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


# The rules card


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


def test_f1_closes_the_card_and_the_arrows_scroll_it(open_app) -> None:
    app = open_app((800, 600), speed="instant")
    game = played(PRESETS["playmore"])
    below = shown(app, HandResultScene(app, game))
    scene = shown(app, RulesCardScene(app, game.rules, game))
    first = ids(scene)
    for _ in range(60):
        app.send(Key("down"))
    assert ids(scene) != first
    app.send(Key("f1"))
    assert app.scene is below
