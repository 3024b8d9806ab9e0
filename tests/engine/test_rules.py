from __future__ import annotations

import dataclasses
import pickle
from typing import Any

import pytest

from escoba.engine import CATEGORIES, OPTIONS, PRESETS, Rules, RulesError, parse_option


def test_the_defaults_are_playmore_for_two() -> None:
    assert Rules() == PRESETS["playmore"]
    assert Rules().preset == "playmore"
    assert [option.default for option in OPTIONS.values()] == [
        getattr(Rules(), name) for name in OPTIONS
    ]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preset_keeps_its_name_with_other_seats(name: str, players: int) -> None:
    rules = Rules.from_preset(name, players=players, partners=players == 4)
    assert rules.preset == name
    assert Rules.from_dict(rules.as_dict()) == rules
    assert eval(repr(rules)) == rules


def test_a_changed_preset_is_custom() -> None:
    assert Rules(target=15).preset == "custom"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 5), ("players", True), ("partners", 1), ("direction", "left"),
        ("escoba_points", 10), ("escoba_points", -1), ("escoba_points", True), ("prime", 1.0),
        ("target", 0), ("target", 1000), ("coins_suit", "d"), ("must_capture", None),
        ("must_capture", ["no"]), ("win_check", "at_once"), ("target", 10**50),
    ],
)  # fmt: skip
def test_a_value_out_of_range_is_refused(option: str, value: Any) -> None:
    with pytest.raises(RulesError, match=f"^{option} cannot be") as caught:
        Rules().replace(**{option: value})
    assert caught.value.option == option


def test_the_message_lists_the_choices() -> None:
    with pytest.raises(RulesError, match="must_capture cannot be 'maybe': choose no, card, hand"):
        Rules(must_capture="maybe")  # type: ignore[arg-type]
    with pytest.raises(RulesError, match="target cannot be 0: choose 1 to 999"):
        Rules(target=0)


def test_partners_need_four_players() -> None:
    with pytest.raises(RulesError, match="needs 4 players"):
        Rules(partners=True)


def test_somebody_must_be_able_to_score() -> None:
    with pytest.raises(RulesError, match="nobody can ever score"):
        Rules().replace(**dict.fromkeys(CATEGORIES.values(), 0))


@pytest.mark.parametrize("name", ["jokers", "self", "preset", "_seatings", ""])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(RulesError, match="no option is called"):
        Rules().replace(**{name: 1})


def test_an_unknown_preset_lists_the_presets() -> None:
    with pytest.raises(RulesError, match="choose playmore, traditional, sevens"):
        Rules.from_preset("scopa")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"jokers": 2}, "no option is called 'jokers'"),
        ({"preset": "scopa"}, "no preset is called 'scopa'"),
        ({"preset": ["playmore"]}, "no preset is called a list"),
        ({"preset": "sevens"}, "these are not the rules of sevens"),
        ({"target": 15}, "these are not the rules of playmore"),
    ],
)
def test_a_written_set_of_rules_is_exact(change: dict[str, Any], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        Rules.from_dict(Rules().as_dict() | change)


@pytest.mark.parametrize("name", ["preset", *OPTIONS])
def test_a_written_set_of_rules_is_whole(name: str) -> None:
    options = Rules().as_dict()
    del options[name]
    with pytest.raises(RulesError, match=f"do not say {name}"):
        Rules.from_dict(options)


def test_custom_may_be_the_values_of_a_preset() -> None:
    assert Rules.from_dict(Rules().as_dict() | {"preset": "custom"}) == Rules()


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_an_option_parses_each_of_its_choices(option: Any) -> None:
    for value in option.choices:
        text = f"{option.name}={str(value).lower()}"
        assert parse_option(text) == (option.name, value)


@pytest.mark.parametrize(
    "text", ["target", "target=", "target=abc", "target=01", "jokers=2", "partners=True", "=1"]
)
def test_other_texts_are_no_option(text: str) -> None:
    with pytest.raises(RulesError):
        parse_option(text)


def test_sides_of_partners() -> None:
    rules = Rules(players=4, partners=True)
    assert rules.side_count == 2
    assert [rules.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [rules.seats_of(side) for side in range(2)] == [(0, 2), (1, 3)]


def test_each_plays_alone_without_partners() -> None:
    rules = Rules(players=3)
    assert [rules.seats_of(side) for side in range(rules.side_count)] == [(0,), (1,), (2,)]


def test_the_categories_in_force() -> None:
    assert Rules().categories == (
        "escobas", "most_cards", "most_coins", "seven_of_coins", "prime",
    )  # fmt: skip
    assert Rules.from_preset("fournier").categories == (
        "escobas", "most_cards", "most_coins", "seven_of_coins",
        "most_sevens", "all_sevens", "all_coins",
    )  # fmt: skip


def test_rules_never_change_and_survive_pickling() -> None:
    rules = Rules(players=3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.players = 4  # type: ignore[misc]
    twin = pickle.loads(pickle.dumps(rules))
    assert twin == rules
    assert hash(twin) == hash(rules)
    assert twin.order(0) == (1, 2, 0)
