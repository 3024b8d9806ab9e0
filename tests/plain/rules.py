"""The options as a plain dictionary, their possible values, and the presets."""

from __future__ import annotations

from typing import Any

Rules = dict[str, Any]

POINTS = list(range(10))

# Every option in record order, with its possible values.
VALUES: dict[str, list[Any]] = {
    "players": [2, 3, 4],
    "partners": [False, True],
    "direction": ["anticlockwise", "clockwise"],
    "first_dealer": ["lowest", "highest", "random"],
    "next_dealer": ["right", "left"],
    "must_capture": ["no", "card", "hand"],
    "opening_taker": ["dealer", "first_player"],
    "opening_15": ["escoba", "take", "none"],
    "opening_30": ["two_escobas", "take", "none"],
    "opening_30_split": [False, True],
    "redeal_kings": [False, True],
    "coins_suit": ["o", "c", "e", "b"],
    "escoba_points": POINTS,
    "last_play_escoba": [False, True],
    "most_cards": POINTS,
    "most_coins": POINTS,
    "seven_of_coins": POINTS,
    "prime": POINTS,
    "prime_method": ["lexicographic", "points", "counts"],
    "prime_missing": ["ineligible", "zero"],
    "most_sevens": POINTS,
    "all_sevens": POINTS,
    "all_coins": POINTS,
    "target": list(range(1, 1000)),
    "win_check": ["end_of_hand"],
}

SCORING_OPTIONS = [
    "escoba_points",
    "most_cards",
    "most_coins",
    "seven_of_coins",
    "prime",
    "most_sevens",
    "all_sevens",
    "all_coins",
]

PLAYMORE: Rules = {
    "direction": "anticlockwise",
    "first_dealer": "lowest",
    "next_dealer": "right",
    "must_capture": "no",
    "opening_taker": "dealer",
    "opening_15": "escoba",
    "opening_30": "two_escobas",
    "opening_30_split": False,
    "redeal_kings": False,
    "coins_suit": "o",
    "escoba_points": 1,
    "last_play_escoba": True,
    "most_cards": 1,
    "most_coins": 1,
    "seven_of_coins": 1,
    "prime": 1,
    "prime_method": "lexicographic",
    "prime_missing": "ineligible",
    "most_sevens": 0,
    "all_sevens": 0,
    "all_coins": 0,
    "target": 21,
    "win_check": "end_of_hand",
}

# The others as differences from the first.
PRESETS: dict[str, Rules] = {
    "playmore": PLAYMORE,
    "traditional": PLAYMORE
    | {
        "next_dealer": "left",
        "must_capture": "hand",
        "opening_15": "take",
        "opening_30": "none",
        "prime": 0,
        "most_sevens": 1,
    },
    "sevens": PLAYMORE
    | {
        "direction": "clockwise",
        "next_dealer": "left",
        "must_capture": "hand",
        "opening_15": "take",
        "opening_30": "none",
        "prime": 0,
        "most_sevens": 1,
        "all_sevens": 1,
    },
    "fournier": PLAYMORE
    | {
        "first_dealer": "highest",
        "prime": 0,
        "most_sevens": 1,
        "all_sevens": 2,
        "all_coins": 1,
    },
    "argentina": PLAYMORE
    | {
        "first_dealer": "random",
        "opening_30": "none",
        "prime_method": "points",
        "prime_missing": "zero",
        "target": 15,
    },
    "escova": PLAYMORE
    | {
        "first_dealer": "highest",
        "opening_15": "none",
        "opening_30": "none",
        "prime": 0,
        "all_coins": 1,
        "target": 31,
    },
    "uruguay": PLAYMORE
    | {
        "first_dealer": "random",
        "opening_15": "none",
        "opening_30": "none",
        "prime_method": "counts",
    },
}


def make_rules(preset: str = "playmore", **changes: Any) -> Rules:
    """Return the whole dictionary of a preset with the changed options; ValueError if refused."""
    chosen: Rules = {"players": 2, "partners": False} | PRESETS[preset] | changes
    fault = rules_fault(chosen)
    if fault is not None:
        raise ValueError(fault)
    return {name: chosen[name] for name in VALUES}


def rules_fault(rules: Rules) -> str | None:
    """Return what is wrong with the option values, or None."""
    for name in rules:
        if name not in VALUES:
            return f"no such option: {name}"
    for name, values in VALUES.items():
        if name not in rules:
            return f"the option {name} is missing"
        value = rules[name]
        # True equals 1 and 1.0 equals 1, but neither is an integer of a record.
        if type(value) is not type(values[0]) or value not in values:
            return f"{name} cannot be {value!r}"
    if rules["partners"] and rules["players"] != 4:
        return "partners need four players"
    if all(rules[name] == 0 for name in SCORING_OPTIONS):
        return "nobody can ever score"
    return None


def preset_name(rules: Rules) -> str:
    """Return the preset whose values these are, or "custom"."""
    for name in PRESETS:
        if is_preset(rules, name):
            return name
    return "custom"


def is_preset(rules: Rules, name: str) -> bool:
    """Say whether every option but the players and partners has the preset's value."""
    return all(rules[option] == value for option, value in PRESETS[name].items())
