"""The rules as one value: every option, its choices, and the published sets of them.

>>> Rules.from_preset("traditional", players=3).must_capture
'hand'
>>> Rules(target=15).preset
'custom'
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, cast

from escoba.engine.cards import Seat, Side, Suit
from escoba.engine.errors import N_, RulesError, quoted

Value = str | int
"""The value of an option: a name, a whole number, true or false."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of the rules: what it may be and what it is unless changed.

    kind: "choice", "bool", "points" (0 to 9, 0 is off) or "int"
    choices: every value it may have; a range for whole numbers
    """

    name: str
    kind: Literal["choice", "bool", "points", "int"]
    choices: tuple[Value, ...] | range
    default: Value

    def allows(self, value: object) -> bool:
        """Return whether the option may have the value; true is not 1.

        >>> OPTIONS["partners"].allows(1), OPTIONS["escoba_points"].allows(True)
        (False, False)
        """
        return type(value) is type(self.default) and value in self.choices

    def parse(self, text: str) -> Value:
        """Return the value a text names; raise RulesError with the choices if it names none.

        >>> OPTIONS["opening_30_split"].parse("true")
        True
        """
        by_text = {_text(choice): choice for choice in self.choices}
        if text not in by_text:
            raise self.refusal(text)
        return by_text[text]

    def refusal(self, value: object) -> RulesError:
        """Return the error for a value that the option may not have."""
        if isinstance(self.choices, range):
            return RulesError(
                N_("{name} cannot be {value}: choose {lowest} to {highest}"),
                name=self.name,
                value=quoted(value),
                lowest=self.choices[0],
                highest=self.choices[-1],
                option=self.name,
            )
        return RulesError(
            N_("{name} cannot be {value}: choose {choices}"),
            name=self.name,
            value=quoted(value),
            choices=self.choices_text(),
            option=self.name,
        )

    def choices_text(self) -> str:
        """Return the choices as a message lists them.

        >>> OPTIONS["must_capture"].choices_text()
        'no, card, hand'
        """
        return ", ".join(_text(choice) for choice in self.choices)


def _text(value: Value) -> str:
    """Return a value as a command line writes it."""
    return str(value).lower()


def _choice(*choices: Value) -> Any:
    """Declare an option with a few values, the first of them the default."""
    return field(default=choices[0], metadata={"kind": "choice", "choices": choices})


def _bool(default: bool) -> Any:
    """Declare an option that is on or off."""
    return field(default=default, metadata={"kind": "bool", "choices": (False, True)})


def _points(default: int) -> Any:
    """Declare an option that gives points, 0 to switch it off."""
    return field(default=default, metadata={"kind": "points", "choices": range(10)})


PLIES: Final = 36
"""The moves of a hand: all cards but the four of the opening table."""

CARDS_A_DEAL: Final = 3
"""The cards that each seat gets in a deal."""

CATEGORIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "escobas": "escoba_points",
        "most_cards": "most_cards",
        "most_coins": "most_coins",
        "seven_of_coins": "seven_of_coins",
        "prime": "prime",
        "most_sevens": "most_sevens",
        "all_sevens": "all_sevens",
        "all_coins": "all_coins",
    }
)
"""The eight things that give points, in record order, each with the option that sets how many."""


class Seating(NamedTuple):
    """Who plays when, for one dealer.

    order: the seats in the order they play; following: by seat, who plays after it
    sides: by seat, the side it plays for
    """

    order: tuple[Seat, ...]
    following: tuple[Seat, ...]
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every option of the game, in record order; the defaults are the preset `playmore`.

    Raises RulesError on construction for a value that an option may not have, for partners
    without four players, and for rules under which nobody can ever score.
    """

    players: int = _choice(2, 3, 4)
    partners: bool = _bool(False)
    direction: Literal["anticlockwise", "clockwise"] = _choice("anticlockwise", "clockwise")
    first_dealer: Literal["lowest", "highest", "random"] = _choice("lowest", "highest", "random")
    next_dealer: Literal["right", "left"] = _choice("right", "left")
    must_capture: Literal["no", "card", "hand"] = _choice("no", "card", "hand")
    opening_taker: Literal["dealer", "first_player"] = _choice("dealer", "first_player")
    opening_15: Literal["escoba", "take", "none"] = _choice("escoba", "take", "none")
    opening_30: Literal["two_escobas", "take", "none"] = _choice("two_escobas", "take", "none")
    opening_30_split: bool = _bool(False)
    redeal_kings: bool = _bool(False)
    coins_suit: Literal["o", "c", "e", "b"] = _choice("o", "c", "e", "b")
    escoba_points: int = _points(1)
    last_play_escoba: bool = _bool(True)
    most_cards: int = _points(1)
    most_coins: int = _points(1)
    seven_of_coins: int = _points(1)
    prime: int = _points(1)
    prime_method: Literal["lexicographic", "points", "counts"] = _choice(
        "lexicographic", "points", "counts"
    )
    prime_missing: Literal["ineligible", "zero"] = _choice("ineligible", "zero")
    most_sevens: int = _points(0)
    all_sevens: int = _points(0)
    all_coins: int = _points(0)
    target: int = field(default=21, metadata={"kind": "int", "choices": range(1, 1000)})
    win_check: Literal["end_of_hand"] = _choice("end_of_hand")

    # Worked out once for each dealer, since a search begins many hands.
    _seatings: tuple[Seating, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for option in OPTIONS.values():
            value = getattr(self, option.name)
            if not option.allows(value):
                raise option.refusal(value)
        if self.partners and self.players != 4:
            raise RulesError(N_("partners cannot be true: it needs 4 players"), option="partners")
        if not any(getattr(self, option) for option in CATEGORIES.values()):
            raise RulesError(N_("nobody can ever score: give at least one category a point"))
        seatings = tuple(self._seating(dealer) for dealer in range(self.players))
        object.__setattr__(self, "_seatings", seatings)

    def _seating(self, dealer: Seat) -> Seating:
        step = 1 if self.direction == "anticlockwise" else -1
        seats = range(self.players)
        return Seating(
            order=tuple(
                (dealer + step * turn) % self.players for turn in range(1, self.players + 1)
            ),
            following=tuple((seat + step) % self.players for seat in seats),
            sides=tuple(self.side_of(seat) for seat in seats),
        )

    @classmethod
    def from_preset(cls, name: str, /, **changes: Any) -> Rules:
        """Return a preset's rules with some options changed.

        Raises RulesError, with the choices, for an unknown preset, option or value.

        >>> Rules.from_preset("argentina", players=4, partners=True).target
        15
        """
        if name not in PRESETS:
            raise _no_such_preset(name, PRESETS)
        return PRESETS[name].replace(**changes)

    @classmethod
    def from_dict(cls, options: Mapping[str, Any]) -> Rules:
        """Return the rules that a record writes: `preset` and every option, nothing else.

        Raises RulesError also when `preset` is the name of a preset with other values.

        >>> Rules.from_dict(Rules().as_dict()) == Rules()
        True
        """
        for name in ("preset", *OPTIONS):
            if name not in options:
                raise RulesError(N_("the rules do not say {name}"), name=name, option=name)
        preset = options["preset"]
        changes = {name: value for name, value in options.items() if name != "preset"}
        rules = Rules().replace(**changes)
        if preset != "custom":
            if not isinstance(preset, str) or preset not in PRESETS:
                raise _no_such_preset(preset, (*PRESETS, "custom"))
            if rules.preset != preset:
                raise RulesError(
                    N_("these are not the rules of {preset}"), preset=preset, option="preset"
                )
        return rules

    def replace(self, /, **changes: Any) -> Rules:
        """Return the same rules with some options changed; raise RulesError as above.

        >>> Rules().replace(target=15).target
        15
        """
        for name in changes:
            if name not in OPTIONS:
                raise _no_such_option(name)
        return dataclasses.replace(self, **changes)

    @property
    def preset(self) -> str:
        """The preset that all options but the seats agree with, or `custom`."""
        seatless = dataclasses.replace(self, players=2, partners=False)
        return next((name for name, rules in PRESETS.items() if rules == seatless), "custom")

    def as_dict(self) -> dict[str, Any]:
        """Return `preset` and every option in record order.

        >>> list(Rules().as_dict())[:3]
        ['preset', 'players', 'partners']
        """
        return {"preset": self.preset} | {name: getattr(self, name) for name in OPTIONS}

    @property
    def side_count(self) -> int:
        """How many sides there are."""
        return 2 if self.partners else self.players

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat plays for.

        >>> Rules(players=4, partners=True).side_of(3)
        1
        """
        return seat % 2 if self.partners else seat

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """Return the seats that play for a side.

        >>> Rules(players=4, partners=True).seats_of(1)
        (1, 3)
        """
        return tuple(seat for seat in range(self.players) if self.side_of(seat) == side)

    def order(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return the seats in the order they play: the first player first, the dealer last.

        >>> Rules(players=4).order(0), Rules(players=4, direction="clockwise").order(0)
        ((1, 2, 3, 0), (3, 2, 1, 0))
        """
        return self._seatings[dealer].order

    def seating(self, dealer: Seat) -> Seating:
        """Return who plays when in a hand that `dealer` deals.

        >>> Rules(players=3).seating(0).following
        (1, 2, 0)
        """
        return self._seatings[dealer]

    def next_dealer_after(self, dealer: Seat) -> Seat:
        """Return who deals the hand after one that `dealer` dealt.

        >>> Rules(players=4, next_dealer="left").next_dealer_after(0)
        3
        """
        return (dealer + (1 if self.next_dealer == "right" else -1)) % self.players

    @property
    def coins(self) -> Suit:
        """The suit that counts as coins."""
        return Suit.from_letter(self.coins_suit)

    @property
    def categories(self) -> tuple[str, ...]:
        """The keys of a score that can give points under these rules, in record order."""
        return tuple(name for name, option in CATEGORIES.items() if getattr(self, option))


def _no_such_option(name: str) -> RulesError:
    """Return the error for the name of an option that does not exist."""
    return RulesError(
        N_("no option is called {name}: choose {choices}"),
        name=quoted(name),
        choices=", ".join(OPTIONS),
    )


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        each.name: Option(each.name, each.metadata["kind"], each.metadata["choices"], default)
        for each in dataclasses.fields(Rules)
        if each.init
        for default in (cast(Value, each.default),)
    }
)
"""Every option in record order."""

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "playmore": Rules(),
        "traditional": Rules(
            next_dealer="left",
            must_capture="hand",
            opening_15="take",
            opening_30="none",
            prime=0,
            most_sevens=1,
        ),
        "sevens": Rules(
            direction="clockwise",
            next_dealer="left",
            must_capture="hand",
            opening_15="take",
            opening_30="none",
            prime=0,
            most_sevens=1,
            all_sevens=1,
        ),
        "fournier": Rules(
            first_dealer="highest", prime=0, most_sevens=1, all_sevens=2, all_coins=1
        ),
        "argentina": Rules(
            first_dealer="random",
            opening_30="none",
            prime_method="points",
            prime_missing="zero",
            target=15,
        ),
        "escova": Rules(
            first_dealer="highest",
            opening_15="none",
            opening_30="none",
            prime=0,
            all_coins=1,
            target=31,
        ),
        "uruguay": Rules(
            first_dealer="random", opening_15="none", opening_30="none", prime_method="counts"
        ),
    }
)
"""The published sets of rules by name, for two players."""


def _no_such_preset(name: object, choices: Iterable[str]) -> RulesError:
    return RulesError(
        N_("no preset is called {name}: choose {choices}"),
        name=quoted(name),
        choices=", ".join(choices),
        option="preset",
    )


def parse_option(text: str) -> tuple[str, Value]:
    """Return the option and value of `NAME=VALUE`; raise RulesError with the choices.

    >>> parse_option("must_capture=hand")
    ('must_capture', 'hand')
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise RulesError(N_("{text} is not of the form NAME=VALUE"), text=quoted(text))
    if name not in OPTIONS:
        raise _no_such_option(name)
    return name, OPTIONS[name].parse(value)
