"""The options of the rules and the presets, in words."""

from __future__ import annotations

from escoba.engine import OPTIONS
from escoba.language import gettext as _
from escoba.language import ngettext, pgettext


def preset_title(name: str) -> str:
    """Return the name of a preset (or of `custom`) as a player reads it."""
    return {
        "playmore": _("With the prime (playmore)"),
        "traditional": _("Traditional"),
        "sevens": _("Sevens (clockwise)"),
        "fournier": _("Fournier"),
        "argentina": _("Argentina (to 15)"),
        "escova": _("Escova (Brazil, to 31)"),
        "uruguay": _("Uruguay"),
        "custom": _("House rules"),
    }[name]


def preset_summary(name: str) -> str:
    """Return one sentence on what sets a preset (or `custom`) apart."""
    return {
        "playmore": _("Cards, coins, the 7 of coins and the best prime score. To 21."),
        "traditional": _(
            "You must capture when you can. Most sevens score in place of the prime. To 21."
        ),
        "sevens": _(
            "Played clockwise. You must capture when you can. "
            "Most sevens score, and all four one more. To 21."
        ),
        "fournier": _(
            "The card maker's rules: all four sevens and all the coins score extra. To 21."
        ),
        "argentina": _("The prime goes by adding up its cards. To 15."),
        "escova": _(
            "As in southern Brazil: all the coins score two, with no sevens or prime. To 31."
        ),
        "uruguay": _("The prime goes by the number of sevens, then sixes, aces and fives. To 21."),
        "custom": _("Your own choice of every rule."),
    }[name]


def option_title(name: str) -> str:
    """Return the short label of one option of the rules."""
    return {
        "players": _("Players"),
        "partners": _("Partners"),
        "direction": _("Direction of play"),
        "first_dealer": _("First dealer"),
        "next_dealer": _("The deal passes"),
        "must_capture": _("Compulsory capture"),
        "opening_taker": _("Opening cards go to"),
        "opening_15": _("Opening table of 15"),
        "opening_30": _("Opening table of 30"),
        "opening_30_split": _("Opening 30 as two fifteens"),
        "redeal_kings": _("New deal with three kings"),
        "coins_suit": _("The suit that counts as coins"),
        "escoba_points": _("Each escoba"),
        "last_play_escoba": _("Escoba with the last card"),
        "most_cards": _("Most cards"),
        "most_coins": _("Most coins"),
        "seven_of_coins": _("7 of coins"),
        "prime": _("Prime"),
        "prime_method": _("How primes compare"),
        "prime_missing": _("Prime without a suit"),
        "most_sevens": _("Most sevens"),
        "all_sevens": _("All four sevens"),
        "all_coins": _("All ten coins"),
        "target": _("Points to win"),
        "win_check": _("When the game is won"),
    }[name]


def option_sentence(name: str) -> str:
    """Return one plain sentence that says what an option of the rules decides."""
    return {
        "players": _("How many people or computers sit at the table."),
        "partners": _("Four players in two teams: partners sit opposite and share one pile."),
        "direction": _("Which way the cards are dealt and the turn goes round the table."),
        "first_dealer": _("Everybody draws a card to see who deals first, or the program picks."),
        "next_dealer": _("To which neighbour of the dealer the next hand's deal goes."),
        "must_capture": _("Whether a card may be left on the table when you could take with it."),
        "opening_taker": _("Who takes the first four cards when they make 15 or 30."),
        "opening_15": _("What happens when the first four cards on the table make 15."),
        "opening_30": _("What happens when the first four cards on the table make 30."),
        "opening_30_split": _("A 30 counts only if the four cards form two groups of 15."),
        "redeal_kings": _(
            "Three or four kings among the first four cards: shuffle and deal again."
        ),
        "coins_suit": _("Which suit scores wherever the rules speak of coins."),
        "escoba_points": _("Points each time you take everything on the table."),
        "last_play_escoba": _(
            "Whether clearing the table with the last card of a hand is an escoba; "
            "with a full deck this never happens."
        ),
        "most_cards": _("Points for the most cards; level, nobody scores."),
        "most_coins": _("Points for the most coins; level, nobody scores."),
        "seven_of_coins": _("Points for the 7 of coins."),
        "prime": _(
            "Points for the best prime (la setenta), one card of each suit; level, nobody scores."
        ),
        "prime_method": _("How one prime beats another."),
        "prime_missing": _("What becomes of a prime when a side took no card of some suit."),
        "most_sevens": _("Points for the most sevens; level, nobody scores."),
        "all_sevens": _("Extra points for all four sevens, on top of most sevens."),
        "all_coins": _("Extra points for all ten coins, on top of most coins."),
        "target": _("Reach this total, and be alone in front, to win the game."),
        "win_check": _("The winner is decided once the points of a hand have been added."),
    }[name]


def option_value_label(name: str, value: object) -> str:
    """Return the label of one value of an option: `Off`, `2 points`, `Clockwise`, `21`."""
    kind = OPTIONS[name].kind
    if kind == "bool":
        return _("Yes") if value else _("No")
    if kind == "points":
        count = int(str(value))
        if count == 0:
            return _("Off")
        return ngettext("{count} point", "{count} points", count).format(count=count)
    if not isinstance(value, str):
        return str(value)
    return _choice_label(name, value)


def _choice_label(name: str, value: str) -> str:
    return {
        ("direction", "anticlockwise"): _("Anticlockwise, to the right"),
        ("direction", "clockwise"): _("Clockwise, to the left"),
        ("first_dealer", "lowest"): _("Lowest card drawn"),
        ("first_dealer", "highest"): _("Highest card drawn"),
        ("first_dealer", "random"): _("Picked at random"),
        ("next_dealer", "right"): _("To the right"),
        ("next_dealer", "left"): _("To the left"),
        ("must_capture", "no"): _("No, drop any card"),
        ("must_capture", "card"): _("Yes, with the card played"),
        ("must_capture", "hand"): _("Yes, if any card can"),
        ("opening_taker", "dealer"): _("The dealer"),
        ("opening_taker", "first_player"): _("The first player"),
        ("opening_15", "escoba"): _("Taken, one escoba"),
        ("opening_15", "take"): _("Taken, no escoba"),
        ("opening_15", "none"): _("The cards stay"),
        ("opening_30", "two_escobas"): _("Taken, two escobas"),
        ("opening_30", "take"): _("Taken, no escoba"),
        ("opening_30", "none"): _("The cards stay"),
        ("coins_suit", "o"): _("Coins"),
        ("coins_suit", "c"): _("Cups"),
        ("coins_suit", "e"): _("Swords"),
        ("coins_suit", "b"): pgettext("Spanish suit", "Clubs"),
        ("prime_method", "lexicographic"): _("Best card first, then the next"),
        ("prime_method", "points"): _("Add up the card points"),
        ("prime_method", "counts"): _("Count sevens, sixes, aces, fives"),
        ("prime_missing", "ineligible"): _("It cannot win"),
        ("prime_missing", "zero"): _("The suit counts nothing"),
        ("win_check", "end_of_hand"): _("At the end of a hand"),
    }[name, value]
