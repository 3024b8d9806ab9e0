"""Remarks follow from the game alone, come rarely, and their bubbles cover nothing."""

import itertools
import random

import pygame
import pytest

from escoba.engine import CardPlayed, CardsCaptured, HandScored, Rules
from escoba.language import set_language
from escoba.session import Chair, Game, default_chairs
from escoba.ui.geometry import Box
from escoba.ui.scenes.game_over import GameOverScene
from escoba.ui.scenes.hand_result import HandResultScene
from escoba.ui.scenes.table import TableScene
from escoba.ui.table.model import TableModel
from escoba.ui.table.picture import TablePicture
from escoba.ui.table.talk import (
    FADE_MS,
    PLAYS_BETWEEN,
    SHOWN_MS,
    Remark,
    Speech,
    TableTalk,
    closing_remark,
)
from escoba.words import Occasion
from tests.ui.screens import element, settle
from tests.ui.sheets import played

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]
MIXED = ("beginner", "hard", "master")


def played_to_the_end(rules, seed, levels=MIXED):
    """A game of a person and characters, played at random, captures preferred."""
    game = played(rules, hands=99, seed=seed)
    game.chairs = default_chairs(rules, levels[: rules.players - 1], "Ana")
    return game


@pytest.fixture(scope="module")
def games():
    """Whole games at tables of every kind."""
    tables = [Rules(), Rules(players=3), Rules(players=4), Rules(players=4, partners=True)]
    return [played_to_the_end(rules, str(seed)) for rules in tables for seed in range(3)]


def told(game):
    """Every event with the remark on it."""
    talk = TableTalk(game.rules, game.chairs)
    return [(event, next(iter(talk.hear((event,))), None)) for event in game.events]


def test_the_same_game_brings_the_same_remarks_however_it_is_heard(games):
    for game in games:
        one_by_one = [remark for _event, remark in told(game) if remark]
        talk = TableTalk(game.rules, game.chairs)
        cut = len(game.events) // 2
        assert [*talk.hear(game.events[:cut]), *talk.hear(game.events[cut:])] == one_by_one


def test_remarks_are_few_and_never_close_together(games):
    for game in games:
        plays, last, count = 0, -PLAYS_BETWEEN, 0
        for event, remark in told(game):
            plays += isinstance(event, CardPlayed)
            if remark is not None and remark.occasion is not Occasion.LOST:
                assert plays - last >= PLAYS_BETWEEN
                last, count = plays, count + 1
        assert 1 <= count <= plays / PLAYS_BETWEEN


def test_who_speaks_has_a_reason_to(games):
    seen = set()
    for game in games:
        for event, remark in told(game):
            if remark is None:
                continue
            seen.add(remark.occasion)
            assert not game.chairs[remark.seat].is_human
            side = game.rules.side_of(remark.seat)
            match remark.occasion:
                case Occasion.SEVEN:
                    assert isinstance(event, CardsCaptured)
                    assert event.seat == remark.seat
                    assert "7o" in [str(card) for card in (event.card, *event.captured)]
                case Occasion.SWEEPS:
                    assert event.is_escoba
                    assert event.seat == remark.seat
                case Occasion.SWEPT:
                    assert event.is_escoba
                    assert event.side != side
                case Occasion.HAND_ENDS:
                    assert isinstance(event, HandScored)
                case Occasion.LOST:
                    assert event.side != side
    assert seen == set(Occasion)


def test_guests_and_people_say_nothing(games):
    game = games[0]
    chairs = (Chair("Lola", "human"), Chair("Lola", "random"))
    assert not TableTalk(game.rules, chairs).hear(game.events)


def test_a_remark_waits_for_the_cards_and_passes_by_itself(games):
    speech, remark = Speech(games[0]), Remark(1, "nina", Occasion.SWEEPS, 0)
    speech._waiting = remark
    assert not speech.advance(50, calm=False)
    assert speech.shown(fades=True) is None
    assert speech.advance(50, calm=True)
    assert speech.shown(fades=True) == (remark, 0.0)
    assert speech.shown(fades=False) == (remark, 1.0)
    assert speech.advance(FADE_MS / 2, calm=True)
    assert speech.shown(fades=True) == (remark, 0.5)
    speech.advance(FADE_MS, calm=False)
    assert not speech.advance(SHOWN_MS / 2, calm=False), "at rest it costs no frames"
    assert speech.shown(fades=True) == (remark, 1.0)
    assert speech.advance(SHOWN_MS, calm=True)
    assert speech.shown(fades=True) is None


# Where bubbles lie


def picture_of(app, players, partners):
    rules = Rules(players=players, partners=partners)
    chairs = default_chairs(rules, ("hard", "medium", "master")[: players - 1], "Marta")
    return TablePicture(app.kit, rules, chairs, bottom=0, reader=0)


def moments(rules):
    """Tables as they stand at several plays of a hand."""
    game = played(rules, seed="8")
    ends = [i for i, event in enumerate(game.events) if isinstance(event, CardPlayed)]
    for end in ends[4::5]:
        yield TableModel.fold(rules, 0, game.events[:end])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_bubble_lies_on_bare_felt_beside_the_plate(make_app, size, seats, language):
    app = make_app(size)
    set_language(language)
    picture = picture_of(app, *seats)
    table, u = picture.table, picture.table.u
    shown = hidden = 0
    for model, seat in itertools.product(moments(picture.rules), range(1, seats[0])):
        avatar = picture.seats.avatars[seat]
        taken = picture.remarks.taken(table, picture.cards, model, 0)
        assert len(taken) > len(model.slots) + len(table.seats)
        for occasion in (Occasion.SEVEN, Occasion.SWEEPS, Occasion.SWEPT):
            place = picture.remarks.place(table, Remark(seat, avatar, occasion, 1), taken)
            if place is None:
                hidden += 1
                continue
            shown += 1
            assert table.felt.contains(place.box)
            assert not any(place.box.overlaps(one) for one in taken)
            near = table.seats[seat].plate.grow(14 * u)
            assert near.overlaps(place.box)
            assert all(
                app.kit.text.width(line, place.px, "italic") <= place.box.w for line in place.lines
            )
    # Seldom is the table so full that nothing can be said.
    assert shown > hidden


def test_a_bubble_gives_way_instead_of_moving(make_app):
    app = make_app()
    picture = picture_of(app, 2, False)
    table, remark = picture.table, Remark(1, "anselmo", Occasion.SWEPT, 0)
    first = picture.remarks.place(table, remark, [])
    assert first is not None
    assert picture.remarks.place(table, remark, [Box(0, 0, 1, 1)]) == first
    assert picture.remarks.place(table, remark, [first.box]) is None
    assert picture.remarks.place(table, remark, []) is None
    another = Remark(1, "anselmo", Occasion.SWEPT, 1)
    assert picture.remarks.place(table, another, [first.box]) is not None


# At the table, through the event loop


class FakeClock:
    """Every frame takes 50 ms and no time at all."""

    def tick(self, rate=0):
        return 50


def watched(make_app, monkeypatch, *, talk=True, **options):
    """Let a person play whole hands through the loop until somebody has spoken."""
    app = make_app(speed="instant", **options)
    app.change(table_talk=talk, warn_before_drop="never")
    monkeypatch.setattr(app, "_clock", FakeClock())
    said, seen = [], []
    monkeypatch.setattr(app, "say", said.append)
    chairs = (Chair("", "human"), Chair("Nina", "beginner"))
    game = Game.new(app.store, Rules(), chairs, seed="3")
    app.show(TableScene(app, game))
    rng = random.Random(3)
    for _ in range(3000):
        app.frame()
        if app.scene.name != "table":
            break
        scene = app.scene
        remark = scene.speech.shown(fades=False)
        if remark is not None:
            seen.append(remark[0])
        if scene.is_composing:
            moves = list(game.legal_moves())
            scene._play(0, rng.choice([m for m in moves if m.is_capture] or moves))
    return app, game, said, list(dict.fromkeys(seen))


def test_the_characters_speak_and_are_heard_at_the_table(make_app, monkeypatch):
    _app, _game, said, seen = watched(make_app, monkeypatch)
    assert seen
    for remark in seen:
        assert f"Nina: {remark.text}" in said


def test_without_table_talk_nobody_says_anything(make_app, monkeypatch):
    app, game, said, _seen = watched(make_app, monkeypatch, talk=False)
    assert not any(line.startswith("Nina: ") for line in said)
    scene = TableScene(app, game)
    scene.speech._remark = Remark(1, "nina", Occasion.SWEEPS, 0)
    app.push(scene)
    before = app.window.surface.copy()
    scene.draw(before)
    scene.speech.clear()
    after = before.copy()
    scene.draw(after)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_a_table_stays_at_rest_while_a_bubble_comes_and_goes(make_app, monkeypatch):
    app = make_app()
    chairs = (Chair("", "human"), Chair("Nina", "beginner"))
    game = Game.new(app.store, Rules(), chairs, seed="3", first_dealer=1)
    game.begin()
    app.show(TableScene(app, game))
    settle(app)
    noted = []
    monkeypatch.setattr(app.log, "moving", lambda: noted.append("moves"))
    app.scene.speech._waiting = Remark(1, "nina", Occasion.SWEEPS, 0)
    seen = []
    for _ in range(200):
        app.advance(20)
        shown = app.scene.speech.shown(fades=True)
        seen.append(0.0 if shown is None else shown[1])
    assert seen[-1] == 0
    assert max(seen) == 1
    assert any(0 < strength < 1 for strength in seen)
    assert not noted


def test_a_bubble_is_drawn_and_goes_with_the_cover(make_app):
    app = make_app(reduced_motion=True)
    chairs = (Chair("", "human"), Chair("Nina", "beginner"))
    game = Game.new(app.store, Rules(), chairs, seed="3", first_dealer=0)
    game.begin()
    scene = TableScene(app, game)
    app.show(scene)
    surface = app.window.surface
    scene.draw(surface)
    before = surface.copy()
    scene.speech._remark = Remark(1, "nina", Occasion.SWEEPS, 0)
    scene.draw(surface)
    place = scene.picture.remarks._kept[2]
    area = pygame.Rect(place.box.px())
    assert pygame.image.tobytes(before.subsurface(area), "RGB") != pygame.image.tobytes(
        surface.subsurface(area), "RGB"
    )
    scene.cover(0)
    assert scene.speech.shown(fades=False) is None


# At the end


def test_the_sheets_tell_what_is_said_at_the_end(make_app):
    app = make_app(speed="instant")
    for seed in range(40):
        game = played_to_the_end(Rules(target=1), f"end {seed}", ("medium",))
        closing = closing_remark(game.rules, game.chairs, game.events, Occasion.HAND_ENDS)
        if game.winner == 0 and closing is not None:
            break
    assert closing is not None
    lost = closing_remark(game.rules, game.chairs, game.events, Occasion.LOST)
    for scene, remark in ((HandResultScene, closing), (GameOverScene, lost)):
        app.show(scene(app, game))
        settle(app)
        assert element(app, "label:remark").label == f"Lola: {remark.text}"
        app.change(table_talk=False)
        assert "label:remark" not in {e.id for e in app.scene.elements()}
        app.change(table_talk=True)
