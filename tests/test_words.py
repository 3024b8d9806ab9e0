"""The words of the game: every name and sentence, in its exact English form."""

from __future__ import annotations

import re

import pytest

from escoba import words
from escoba.engine import (
    CARDS,
    OPTIONS,
    PRESETS,
    CardSet,
    IllegalMove,
    IllegalReason,
    LastCardsTaken,
    Move,
    OpeningTaken,
    Rules,
    SideScore,
    Suit,
    card,
    parse_cards,
    score_piles,
)
from escoba.language import set_language

TWO = Rules.from_preset("playmore")
THREE = Rules.from_preset("playmore", players=3)
FOUR = Rules.from_preset("playmore", players=4)
PARTNERS = Rules.from_preset("playmore", players=4, partners=True)
EVERYTHING = Rules.from_preset("playmore", most_sevens=1, all_sevens=1, all_coins=1)

YOU_AND_LOLA = words.Sides.of(TWO, ("Ana", "Lola"), viewer=0)
THREE_SIDES = words.Sides.of(THREE, ("Ana", "Lola", "Paco"), viewer=0)
TEAMS = words.Sides.of(PARTNERS, ("Ana", "Lola", "Abuela", "Paco"), viewer=0)
WATCHED_TEAMS = words.Sides.of(PARTNERS, ("Ana", "Lola", "Abuela", "Paco"))


@pytest.fixture(autouse=True)
def _english() -> None:
    set_language("en")


def scored(rules: Rules, *piles: str, escobas: tuple[int, ...] | None = None):
    """Return scores and piles for piles written as card codes."""
    sets = tuple(CardSet.parse(pile) for pile in piles)
    return score_piles(rules, sets, escobas or (0,) * len(sets)), sets


def reason(key: str, sides: words.Sides, rules: Rules, *piles: str, **kept) -> str:
    scores, sets = scored(rules, *piles, **kept)
    return words.category_reason(key, scores, sets, sides, rules)


def pile_of(count: int, start: int = 0) -> str:
    return " ".join(str(c) for c in CARDS[start : start + count])


# Cards


@pytest.mark.parametrize(
    ("code", "spanish", "french", "short", "french_short"),
    [
        ("1o", "ace of coins", "ace of diamonds", "1", "1"),
        ("7o", "seven of coins", "seven of diamonds", "7", "7"),
        ("10c", "sota of cups", "jack of hearts", "S8", "J8"),
        ("11e", "horse of swords", "queen of spades", "C9", "Q9"),
        ("12b", "king of clubs", "king of clubs", "R10", "K10"),
    ],
)
def test_card_names(code, spanish, french, short, french_short) -> None:
    assert words.card_name(card(code)) == spanish
    assert words.card_name(card(code), "french") == french
    assert words.the_card(card(code)) == f"the {spanish}"
    assert words.the_card(card(code), "french") == f"the {french}"
    assert words.value_label(card(code)) == short
    assert words.value_label(card(code), "french") == french_short


@pytest.mark.parametrize("kind", ["spanish", "french"])
def test_the_forty_names_differ(kind) -> None:
    assert len({words.card_name(c, kind) for c in CARDS}) == 40


def test_suits_have_names_and_titles() -> None:
    assert [words.suit_name(s) for s in Suit] == ["coins", "cups", "swords", "clubs"]
    assert [words.suit_title(s, "french") for s in Suit] == [
        "Diamonds",
        "Hearts",
        "Spades",
        "Clubs",
    ]


def test_ranks_stand_alone() -> None:
    assert [words.rank_name(r) for r in (7, 10, 11, 12)] == ["7", "Sota", "Horse", "King"]
    assert words.rank_name(11, "french") == "Queen"


def test_ranks_stand_within_a_sentence() -> None:
    assert [words.the_rank(r) for r in (1, 7, 10, 11, 12)] == [
        *("the 1", "the 7", "the sota", "the horse", "the king")
    ]
    assert [words.the_rank(r, "french") for r in (1, 7, 10, 11, 12)] == [
        *("the ace", "the 7", "the jack", "the queen", "the king")
    ]


# Options and presets


@pytest.mark.parametrize("name", [*PRESETS, "custom"])
def test_every_preset_has_a_title_and_one_summary(name) -> None:
    assert words.preset_title(name)
    assert words.preset_summary(name).endswith(".")


def test_presets_are_called_as_players_know_them() -> None:
    assert words.preset_title("playmore") == "With the prime (playmore)"
    assert words.preset_title("escova") == "Escova (Brazil, to 31)"


@pytest.mark.parametrize("name", list(OPTIONS))
def test_every_option_has_a_title_and_a_sentence(name) -> None:
    assert words.option_title(name)
    sentence = words.option_sentence(name)
    assert sentence.endswith(".")
    assert sentence != words.option_title(name)


@pytest.mark.parametrize("name", [n for n, o in OPTIONS.items() if o.kind == "choice"])
def test_every_choice_has_its_own_label(name) -> None:
    values = list(OPTIONS[name].choices)
    labels = [words.option_value_label(name, value) for value in values]
    assert len(set(labels)) == len(values)


def test_values_read_as_amounts() -> None:
    assert words.option_value_label("prime", 0) == "Off"
    assert words.option_value_label("prime", 1) == "1 point"
    assert words.option_value_label("all_sevens", 2) == "2 points"
    assert words.option_value_label("target", 21) == "21"
    assert words.option_value_label("partners", True) == "Yes"
    assert words.option_value_label("partners", False) == "No"
    assert words.option_value_label("must_capture", "hand") == "Yes, if any card can"


# Sides


def test_sides_are_called_from_where_the_reader_sits() -> None:
    assert YOU_AND_LOLA.label(0) == "You"
    assert YOU_AND_LOLA.label(1) == "Lola"
    assert TEAMS.label(0) == "You + Abuela"
    assert TEAMS.label(1) == "Lola + Paco"
    assert WATCHED_TEAMS.label(0) == "Ana + Abuela"
    assert THREE_SIDES.labels([0, 1, 2]) == "You, Lola and Paco"


def test_lists_of_any_length() -> None:
    assert words.listed(["17"]) == "17"
    assert words.listed(["12", "5"]) == "12 and 5"
    assert words.listed(["9", "7", "4"]) == "9, 7 and 4"


# Categories


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("kind", ["spanish", "french"])
def test_every_category_has_words_in_every_preset(preset, kind) -> None:
    rules = PRESETS[preset]
    scores, piles = scored(rules, pile_of(22), pile_of(18, 22), escobas=(1, 0))
    for key in rules.categories:
        assert words.category_title(key, rules, kind)
        assert words.category_rule(key, rules, kind)
        assert words.category_reason(key, scores, piles, YOU_AND_LOLA, rules, kind)


def test_category_titles() -> None:
    titles = [words.category_title(key, EVERYTHING) for key in EVERYTHING.categories]
    assert titles == [
        "Escobas",
        "Cards",
        "Coins",
        "7 of coins",
        "Prime",
        "Sevens",
        "All sevens",
        "All coins",
    ]


def test_coins_are_the_suit_that_the_rules_name() -> None:
    rules = Rules.from_preset("playmore", coins_suit="c", all_coins=1)
    assert words.category_title("most_coins", rules) == "Cups"
    assert words.category_title("seven_of_coins", rules, "french") == "7 of hearts"
    assert words.category_title("all_coins", rules) == "All cups"
    assert words.category_rule("most_coins", rules) == "Most cups, out of 10"


def test_category_rules() -> None:
    rules = {key: words.category_rule(key, EVERYTHING) for key in EVERYTHING.categories}
    assert rules == {
        "escobas": "1 point each",
        "most_cards": "Most cards, out of 40",
        "most_coins": "Most coins, out of 10",
        "seven_of_coins": "1 point on its own",
        "prime": "Best card in each suit",
        "most_sevens": "Most sevens, out of 4",
        "all_sevens": "All four, on top",
        "all_coins": "All ten, on top",
    }


# Reasons


def test_majorities_give_both_amounts() -> None:
    piles = pile_of(23), pile_of(17, 23)
    assert reason("most_cards", YOU_AND_LOLA, TWO, *piles) == "You: 23 cards against 17"
    assert reason("most_coins", YOU_AND_LOLA, TWO, *piles) == "You: 10 coins against 0"
    assert (
        reason("most_sevens", YOU_AND_LOLA, EVERYTHING, "7o 7c", "7e 1e")
        == "You: 2 sevens against 1"
    )


def test_majorities_of_three_list_the_others_highest_first() -> None:
    piles = pile_of(12), pile_of(13, 12), pile_of(15, 25)
    assert reason("most_cards", THREE_SIDES, THREE, *piles) == "Paco: 15 cards against 13 and 12"


def test_level_sides_get_nothing() -> None:
    piles = pile_of(20), pile_of(20, 20)
    assert reason("most_cards", YOU_AND_LOLA, TWO, *piles) == "Level at 20: no point"
    piles = pile_of(14), pile_of(14, 14), pile_of(12, 28)
    assert reason("most_cards", THREE_SIDES, THREE, *piles) == "You and Lola level at 14: no point"
    piles = "1o 1c", "2o 2c", "3o 3c"
    assert reason("most_cards", THREE_SIDES, THREE, *piles) == "Level at 2: no point"


def test_three_of_four_level() -> None:
    sides = words.Sides.of(FOUR, ("Ana", "Lola", "Paco", "Inés"), viewer=0)
    piles = "1o 2o", "3o 4o", "5o 6o", "7o"
    assert reason("most_coins", sides, FOUR, *piles) == "You, Lola and Paco level at 2: no point"


def test_the_seven_is_told_to_each_kind_of_reader() -> None:
    assert reason("seven_of_coins", YOU_AND_LOLA, TWO, "7o", "1c") == "You took the 7 of coins"
    assert reason("seven_of_coins", YOU_AND_LOLA, TWO, "1c", "7o") == "Lola took the 7 of coins"
    assert reason("seven_of_coins", TEAMS, PARTNERS, "7o", "") == "Your team took the 7 of coins"
    assert (
        reason("seven_of_coins", TEAMS, PARTNERS, "", "7o") == "Lola and Paco took the 7 of coins"
    )
    assert reason("seven_of_coins", YOU_AND_LOLA, TWO, "", "") == "Nobody took the 7 of coins"


def test_all_of_a_kind() -> None:
    sevens = "7o 7c 7e 7b"
    assert reason("all_sevens", YOU_AND_LOLA, EVERYTHING, sevens, "") == "You: all four sevens"
    assert (
        reason("all_sevens", YOU_AND_LOLA, EVERYTHING, "7o", "7c") == "Nobody has all four sevens"
    )
    assert reason("all_coins", YOU_AND_LOLA, EVERYTHING, "", pile_of(10)) == "Lola: all ten coins"
    assert reason("all_coins", YOU_AND_LOLA, EVERYTHING, "1o", "2o") == "Nobody has all ten coins"


def test_escobas_are_counted_by_side() -> None:
    assert reason("escobas", YOU_AND_LOLA, TWO, "", "", escobas=(2, 1)) == (
        "You: 2 escobas · Lola: 1 escoba"
    )
    assert reason("escobas", YOU_AND_LOLA, TWO, "", "", escobas=(0, 1)) == "Lola: 1 escoba"
    assert reason("escobas", YOU_AND_LOLA, TWO, "", "") == "Nobody made an escoba"


def test_prime_compares_from_the_highest() -> None:
    piles = "6o 7c 6e 6b", "7o 5c 7e 7b"
    assert reason("prime", YOU_AND_LOLA, TWO, *piles) == (
        "Lola: 7 7 7 5 beats 7 6 6 6, compared from the highest"
    )


def test_prime_of_picture_cards() -> None:
    piles = "7o 12c 11e 10b", "6o 6c 6e 6b"
    assert reason("prime", YOU_AND_LOLA, TWO, *piles) == (
        "You: 7 F F F beats 6 6 6 6, compared from the highest"
    )


def test_prime_of_a_french_deck_names_the_ace() -> None:
    scores, sets = scored(TWO, "7o 1c 11e 10b", "6o 6c 6e 6b")
    text = words.category_reason("prime", scores, sets, YOU_AND_LOLA, TWO, "french")
    assert text == "You: 7 A F F beats 6 6 6 6, compared from the highest"
    assert words.prime_text((21, 16, 10, 0), TWO, "french") == "7 A F –"


def test_level_primes() -> None:
    piles = "7o 7c 6e 6b", "7e 7b 6o 6c"
    assert reason("prime", YOU_AND_LOLA, TWO, *piles) == "Level at 7 7 6 6: no point"


def test_prime_without_a_suit() -> None:
    piles = "7o 7c 7e 6b", "1o 2c 3b"
    assert reason("prime", YOU_AND_LOLA, TWO, *piles) == (
        "Lola has no card of swords · You: 7 7 7 6"
    )
    assert reason("prime", YOU_AND_LOLA, TWO, "7o", "7c 7e 7b") == (
        "You have no card of cups · Lola has no card of coins · No point"
    )
    assert reason("prime", TEAMS, PARTNERS, "7c 7e 7b", "1o 1c 1e 1b") == (
        "Your team has no card of coins · Lola + Paco: 1 1 1 1"
    )


def test_prime_of_three_with_one_barred() -> None:
    piles = "7o 1c 1e 1b", "1o 7c 6e 5b", "7e 7b"
    assert reason("prime", THREE_SIDES, THREE, *piles) == (
        "Lola: 7 6 1 5 beats 7 1 1 1, compared from the highest · Paco has no card of coins"
    )
    assert reason("prime", THREE_SIDES, THREE, "1o", "1c", "1e") == (
        "Nobody has a card of every suit: no point"
    )
    piles = "7o 1c 1e 1b", "1o 7c 2e 7b", "7e"
    assert reason("prime", THREE_SIDES, THREE, *piles).startswith("Lola: 7 7 1 2 beats 7 1 1 1")


def test_level_primes_beside_a_barred_one() -> None:
    piles = "7o 6c 4e 4b", "6o 7c 4o 5o 10e 4c 3e 12b 4e", "7e 7b"
    text = reason("prime", THREE_SIDES, THREE, piles[0], "6o 7c 4b 4o 4e", piles[2])
    assert text == "You and Lola level at 7 6 4 4: no point · Paco has no card of coins"


def test_prime_by_points() -> None:
    rules = Rules.from_preset("argentina")
    assert reason("prime", YOU_AND_LOLA, rules, "6o 6c 6e 6b", "7o 12c 12e 12b") == (
        "You: 72 beats 51, adding the card points"
    )
    assert reason("prime", YOU_AND_LOLA, rules, "7o 7c", "7e 7b") == "Level at 42: no point"


def test_prime_by_counts() -> None:
    rules = Rules.from_preset("uruguay")

    def why(*piles: str) -> str:
        return reason("prime", YOU_AND_LOLA, rules, *piles)

    assert why("7o 7c 7e", "7b 6o 6c") == "You: most sevens, 3 against 1"
    assert why("7o 7c 6o", "7b 7e") == "You: level on sevens, then most sixes, 1 against 0"
    assert why("7o 7c 1o", "7b 7e 1c 1e") == (
        "Lola: level on sevens and sixes, then most aces, 2 against 1"
    )
    assert why("7o 7c 5o", "7b 7e") == (
        "You: level on sevens, sixes and aces, then most fives, 1 against 0"
    )
    assert why("7o 7c", "7e 7b") == "Level at 2-0-0-0: no point"


# Outcomes


def test_who_takes_the_hand() -> None:
    assert words.hand_outcome((5, 2), YOU_AND_LOLA) == "You take the hand, 5 to 2"
    assert words.hand_outcome((2, 5), YOU_AND_LOLA) == "Lola takes the hand, 5 to 2"
    assert words.hand_outcome((3, 3), YOU_AND_LOLA) == "The hand is even, 3 to 3"
    assert words.hand_outcome((0, 0), YOU_AND_LOLA) == "Nobody scores in this hand"
    assert words.hand_outcome((4, 1), TEAMS) == "Your team takes the hand, 4 to 1"
    assert words.hand_outcome((1, 4), TEAMS) == "Lola and Paco take the hand, 4 to 1"


def test_who_takes_the_hand_of_three() -> None:
    assert words.hand_outcome((1, 4, 2), THREE_SIDES) == "Lola takes the hand, 4 to 2 and 1"
    assert words.hand_outcome((2, 2, 2), THREE_SIDES) == "The hand is even at 2"
    assert (
        words.hand_outcome((3, 0, 3), THREE_SIDES) == "The hand is even between you and Paco, at 3"
    )


def test_who_wins_the_game() -> None:
    assert words.game_outcome((22, 17), 0, YOU_AND_LOLA) == "You win, 22 to 17"
    assert words.game_outcome((18, 21), 1, YOU_AND_LOLA) == "Lola wins, 21 to 18"
    assert words.game_outcome((22, 17), 0, TEAMS) == "Your team wins, 22 to 17"
    assert words.game_outcome((22, 17), 0, WATCHED_TEAMS) == "Ana and Abuela win, 22 to 17"
    assert words.game_outcome((9, 21, 12), 1, THREE_SIDES) == "Lola wins, 21 to 12 and 9"


def test_who_gave_up() -> None:
    assert words.concession(None, 1, YOU_AND_LOLA) == "You gave up. Lola wins."
    assert words.concession("Lola", 0, YOU_AND_LOLA) == "Lola gave up. You win."
    assert words.concession(None, 1, TEAMS) == "You gave up. Lola and Paco win."
    assert words.concession("Paco", 0, TEAMS) == "Paco gave up. Your team wins."


def test_one_more_hand_only_for_a_shared_lead_from_the_target_on() -> None:
    assert words.extra_hand((22, 22), TWO) == "Tied at 22. One more hand."
    assert words.extra_hand((20, 20), TWO) is None
    assert words.extra_hand((22, 21), TWO) is None


def test_what_is_left_to_go() -> None:
    assert words.to_go(14, TWO) == "7 to go"
    assert words.to_go(23, TWO) == "0 to go"


# At the table


def refused(why: IllegalReason, move: str = "7o x 3c 6e") -> IllegalMove:
    parsed = Move.parse(move)
    total = parsed.card.value + parsed.captured.value if parsed.is_capture else None
    return IllegalMove("refused", reason=why, move=parsed, total=total)


def test_every_refusal_has_a_sentence() -> None:
    assert len({words.illegal_reason(refused(why)) for why in IllegalReason}) == len(IllegalReason)


def test_a_wrong_sum_shows_the_arithmetic() -> None:
    assert words.illegal_reason(refused(IllegalReason.WRONG_SUM)) == "7 + 3 + 6 = 16, 1 too many"
    assert words.wrong_sum(parse_cards("7o 3c 4e")) == "7 + 3 + 4 = 14, needs 1 more"
    assert words.wrong_sum(parse_cards("12o 10c")) == "10 + 8 = 18, 3 too many"


def test_whose_turn_it_is_instead() -> None:
    error = refused(IllegalReason.NOT_YOUR_TURN)
    assert words.illegal_reason(error, turn="Lola") == "It is Lola's turn"
    assert words.illegal_reason(error) == "It is not your turn"


def opening(total: int, escobas: int) -> OpeningTaken:
    return OpeningTaken(
        seat=1, side=1, cards=parse_cards("3c 11o 2o 1e"), escobas=escobas, total=total
    )


@pytest.mark.parametrize(
    ("total", "escobas", "player", "is_dealer", "caption"),
    [
        (15, 1, "Lola", True, "The first four make 15. Escoba for the dealer, Lola."),
        (30, 2, "Lola", True, "The first four make 30. Two escobas for the dealer, Lola."),
        (15, 0, "Lola", True, "The first four make 15. Lola, the dealer, takes them."),
        (15, 1, "Lola", False, "The first four make 15. Escoba for the first player, Lola."),
        (30, 2, "Lola", False, "The first four make 30. Two escobas for the first player, Lola."),
        (15, 0, "Lola", False, "The first four make 15. Lola, the first player, takes them."),
        (15, 1, None, True, "The first four make 15. Escoba for you, the dealer."),
        (30, 2, None, True, "The first four make 30. Two escobas for you, the dealer."),
        (15, 0, None, True, "The first four make 15. You, the dealer, take them."),
        (15, 1, None, False, "The first four make 15. Escoba for you, playing first."),
        (30, 2, None, False, "The first four make 30. Two escobas for you, playing first."),
        (15, 0, None, False, "The first four make 15. You, playing first, take them."),
    ],
)
def test_opening_captions(total, escobas, player, is_dealer, caption) -> None:
    event = opening(total, escobas)
    assert words.opening_caption(event, player=player, is_dealer=is_dealer) == caption


def test_leftovers_captions() -> None:
    taken = LastCardsTaken(seat=1, side=1, cards=parse_cards("12o"))
    assert (
        words.leftovers_caption(taken, player="Lola")
        == "Lola took last and picks up what is left. Not an escoba."
    )
    assert words.leftovers_caption(taken, player=None).startswith("You took last")
    nobody = LastCardsTaken(seat=None, side=None, cards=parse_cards("12o"))
    assert "counts for no one" in words.leftovers_caption(nobody, player=None)


# The rules in force


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_are_stated_in_whole_sentences(preset, players) -> None:
    for heading, text in words.rules_text(Rules.from_preset(preset, players=players)):
        assert not heading.endswith(".")
        assert text.endswith(".")
        assert not re.search(r"[{}]", text)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (name, value)
        for name, option in OPTIONS.items()
        if option.kind == "choice" and name not in {"players", "win_check"}
        for value in option.choices
    ]
    + [(name, points) for name, o in OPTIONS.items() if o.kind == "points" for points in (2, 3)]
    + [(name, v) for name, o in OPTIONS.items() if o.kind == "bool" for v in (True, False)]
    + [("players", 3), ("target", 31)],
)
def test_no_rule_in_force_goes_unsaid(name, value) -> None:
    """Two sets of rules that differ in one option read differently."""
    base = Rules.from_preset(
        "playmore", players=4, most_sevens=1, all_sevens=1, all_coins=1, opening_taker="dealer"
    )
    others = [v for v in _values(name) if v != value]
    for other in others:
        assert words.rules_text(base.replace(**{name: value})) != words.rules_text(
            base.replace(**{name: other})
        )


def _values(name: str) -> list[object]:
    option = OPTIONS[name]
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "bool":
        return [True, False]
    return [1, 4] if option.kind == "points" else [2, 4] if name == "players" else [21, 15]


def test_scoring_sentences() -> None:
    text = dict(words.rules_text(Rules.from_preset("fournier")))["Points of a hand"]
    assert "1 point for each escoba." in text
    assert "2 more points for all four sevens." in text
    assert "prime" not in text


def test_side_scores_of_a_level_hand_need_no_winner() -> None:
    scores, piles = scored(TWO, "", "")
    assert all(isinstance(score, SideScore) for score in scores)
    texts = [words.category_reason(key, scores, piles, YOU_AND_LOLA, TWO) for key in TWO.categories]
    assert texts == [
        "Nobody made an escoba",
        "Level at 0: no point",
        "Level at 0: no point",
        "Nobody took the 7 of coins",
        "You have no card of coins · Lola has no card of coins · No point",
    ]
