"""What the table sounds like, and when."""

from __future__ import annotations

import pytest

from escoba.engine import (
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    DealerDrawn,
    HandBegun,
    LastCardsTaken,
    OpeningTaken,
    Rules,
    card,
    parse_cards,
)
from escoba.ui.sound import Effect
from escoba.ui.table import choreography as steps
from escoba.ui.table.celebration_times import RAYS, WORD
from escoba.ui.table.model import TableModel
from escoba.ui.table.timeline import Timeline

HANDS = (parse_cards("7o 1e 12c"), (None, None, None))
FIRST_DEAL = CardsDealt(HANDS, (0, 1), parse_cards("2e 3o 5c 6b"), 30, 0, is_last=False)
LATER_DEAL = CardsDealt(HANDS, (0, 1), (), 24, 1, is_last=False)
LAY = CardPlayed(0, card("1e"), 0)
THEIRS = CardPlayed(1, card("4b"), 1)


def take(played: str, taken: str, *, sweeps: bool = False) -> list[object]:
    cards = parse_cards(taken)
    return [CardPlayed(0, card(played), 0), CardsCaptured(0, 0, card(played), cards, sweeps)]


def dealt(table: str = "2e 3c 5c 6b") -> TableModel:
    model = TableModel(Rules(), 0)
    model.apply(HandBegun(2, 1, 0, "c0ffee", ""))
    model.apply(CardsDealt(HANDS, (0, 1), parse_cards(table), 30, 0, is_last=False))
    return model


class Listener:
    """A timeline with whoever hears it: (millisecond, effect) of every sound."""

    def __init__(self, model: TableModel, **settings: object) -> None:
        self.now = 0.0
        self.heard: list[tuple[float, Effect]] = []
        self.timeline = Timeline(
            model,
            hear=lambda effect: self.heard.append((self.now, effect)),
            **settings,  # type: ignore[arg-type]
        )

    def run(self, events: list[object], step: float = 10.0) -> list[tuple[float, Effect]]:
        self.timeline.add(events)  # type: ignore[arg-type]
        while self.timeline.is_moving:
            self.now += step
            self.timeline.advance(step)
        return self.heard

    @property
    def effects(self) -> list[Effect]:
        return [effect for _at, effect in self.heard]


def test_a_laid_card_slides_and_is_heard_at_contact() -> None:
    heard = Listener(dealt()).run([LAY])
    assert heard == [(0.0, Effect.SLIDE), (steps.LAY, Effect.LAND)]


def test_a_capture_is_heard_card_by_card() -> None:
    heard = Listener(dealt()).run(take("1e", "2e 6b"))
    gather = steps.TO_GROUP + steps.SUM_HELD
    away = gather + steps.GATHER
    over = away + steps.TO_PILE_APART + steps.TO_PILE
    assert heard == [
        (0.0, Effect.SLIDE),
        (steps.TO_GROUP, Effect.LAND),
        (gather, Effect.GATHER),
        (over, Effect.PILE),
    ]


def test_a_computer_shows_its_card_before_the_cards_are_gathered() -> None:
    events = [THEIRS, CardsCaptured(1, 1, card("4b"), parse_cards("5c 6b"), False)]
    at = {effect: at for at, effect in Listener(dealt()).run(events)}
    assert at[Effect.GATHER] == steps.TO_GROUP + steps.SUM_HELD + steps.SHOWN


def test_a_coin_rings_and_the_seven_of_coins_has_a_chime_of_its_own() -> None:
    coin = Listener(dealt("2e 3o 5c 6b"))
    coin.run(take("1e", "3o 6b"))
    assert coin.effects[-2:] == [Effect.PILE, Effect.COIN]
    seven = Listener(dealt("2e 3c 5c 6b"))
    heard = seven.run(take("7o", "3c 5c"))
    assert Effect.COIN not in seven.effects
    assert heard[-1][1] is Effect.SEVEN_OF_COINS
    assert heard[-2][1] is Effect.PILE
    # The hand closes up between the two.
    assert heard[-1][0] - heard[-2][0] <= steps.SHIFT


def test_what_counts_as_coins_rings() -> None:
    model = TableModel(Rules(coins_suit="c"), 0)
    model.apply(HandBegun(2, 1, 0, "c0ffee", ""))
    model.apply(CardsDealt(HANDS, (0, 1), parse_cards("2e 3c 5c 6b"), 30, 0, is_last=False))
    listener = Listener(model)
    listener.run(take("1e", "3c 6b"))
    assert Effect.COIN in listener.effects


def test_an_escoba_is_broom_then_tiles_then_guitar() -> None:
    listener = Listener(dealt("2e 3c 5c 6b"))
    heard = listener.run(take("1e", "2e 3c 5c 6b", sweeps=True), 5.0)
    start = next(at for at, effect in heard if effect is Effect.ESCOBA_BROOM)
    tiles = [at - start for at, effect in heard if effect is Effect.TILE]
    guitar = next(at for at, effect in heard if effect is Effect.ESCOBA_GUITAR)
    assert len(tiles) == len(WORD)
    assert guitar - start == RAYS[0]
    assert all(0 < at < RAYS[0] + 50 for at in tiles)
    before = heard[heard.index((start, Effect.ESCOBA_BROOM)) - 1]
    assert before == (start - steps.SHIFT, Effect.PILE)


def test_the_first_deal_begins_with_a_riffle_and_the_table_is_heard_card_by_card() -> None:
    model = TableModel(Rules(), 0)
    model.apply(HandBegun(2, 1, 0, "c0ffee", ""))
    listener = Listener(model)
    heard = listener.run([FIRST_DEAL])
    assert heard[0] == (0.0, Effect.RIFFLE)
    assert [at for at, effect in heard if effect is Effect.SLIDE] == [420, 490, 560, 630]
    assert listener.effects.count(Effect.FLIP) == 1


def test_a_later_deal_is_heard_card_by_card() -> None:
    model = dealt()
    model.hands = [[], []]
    listener = Listener(model)
    listener.run([LATER_DEAL])
    assert Effect.RIFFLE not in listener.effects
    assert listener.effects.count(Effect.SLIDE) == 6


def test_the_draw_for_the_first_deal() -> None:
    model = TableModel(Rules(), 0)
    drawn = DealerDrawn((((0, card("3o")), (1, card("5c"))),), 1)
    listener = Listener(model)
    listener.run([drawn])
    first = [Effect.SLIDE, Effect.SLIDE, Effect.FLIP, Effect.FLIP, Effect.GATHER]
    assert sorted(listener.effects, key=first.index) == first
    assert listener.effects[-1] is Effect.GATHER


def test_the_last_pickup_and_the_opening_are_gathered_onto_the_pile() -> None:
    pickup = Listener(dealt())
    pickup.run([LastCardsTaken(0, 0, parse_cards("2e 3c"))])
    assert pickup.effects == [Effect.GATHER, Effect.PILE]
    opening = Listener(dealt("2e 3c 4c 6b"))
    opening.run([OpeningTaken(1, 1, parse_cards("2e 3c 4c 6b"), 15, 1)])
    assert opening.effects[:2] == [Effect.GATHER, Effect.PILE]
    assert Effect.ESCOBA_GUITAR in opening.effects


def test_a_pickup_of_nothing_is_silent() -> None:
    listener = Listener(dealt())
    assert listener.run([LastCardsTaken(None, None, ())]) == []


@pytest.mark.parametrize("factor", [0.5, 1.5])
def test_sounds_keep_to_the_speed(factor: float) -> None:
    heard = Listener(dealt(), factor=factor).run([LAY])
    assert heard == [(0.0, Effect.SLIDE), (steps.LAY * factor, Effect.LAND)]


@pytest.mark.parametrize(
    ("events", "only"),
    [
        ([LAY], Effect.LAND),
        (take("1e", "2e 6b"), Effect.PILE),
        (take("7o", "3c 5c"), Effect.SEVEN_OF_COINS),
        (take("1e", "2e 3c 5c 6b", sweeps=True), Effect.ESCOBA_GUITAR),
    ],
)
def test_at_once_a_play_has_one_sound(events: list[object], only: Effect) -> None:
    listener = Listener(dealt(), factor=0.0)
    listener.run(events)
    assert listener.heard == [(0.0, only)]


def test_what_is_skipped_is_heard_as_one_sound() -> None:
    listener = Listener(dealt())
    listener.timeline.add(take("1e", "2e 3c 5c 6b", sweeps=True))  # type: ignore[arg-type]
    listener.timeline.advance(10)
    listener.timeline.skip()
    assert listener.effects == [Effect.SLIDE, Effect.ESCOBA_GUITAR]
    assert not listener.timeline.is_moving


def test_what_was_heard_before_a_skip_is_not_heard_again() -> None:
    listener = Listener(dealt())
    listener.timeline.add(take("1e", "2e 3c 5c 6b", sweeps=True))  # type: ignore[arg-type]
    while Effect.ESCOBA_GUITAR not in listener.effects:
        listener.timeline.advance(10)
    listener.timeline.advance(100)
    before = list(listener.effects)
    listener.timeline.skip()
    assert not listener.timeline.is_moving
    assert listener.effects == before


def test_a_skip_ends_with_what_it_skips() -> None:
    listener = Listener(dealt())
    listener.timeline.add([LAY, THEIRS])
    listener.timeline.skip()
    assert listener.effects == [Effect.SLIDE, Effect.LAND, Effect.SLIDE]
    listener.timeline.finish()
    assert listener.effects == [Effect.SLIDE, Effect.LAND, Effect.SLIDE, Effect.LAND]


def test_a_long_frame_loses_nothing() -> None:
    listener = Listener(dealt())
    listener.run(take("1e", "2e 6b"), step=5000)
    assert listener.effects == [Effect.SLIDE, Effect.LAND, Effect.GATHER, Effect.PILE]


def test_with_reduced_motion_every_sound_stays_but_the_broom() -> None:
    listener = Listener(dealt(), reduced=True)
    heard = listener.run(take("1e", "2e 3c 5c 6b", sweeps=True))
    assert listener.effects == [
        Effect.SLIDE,
        Effect.LAND,
        Effect.GATHER,
        Effect.PILE,
        Effect.TILE,
        Effect.ESCOBA_GUITAR,
    ]
    assert heard[1][0] == steps.FADE
    assert heard[2][0] == steps.OUTLINED
