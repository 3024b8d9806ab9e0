"""The rules in force, stated completely in plain sentences."""

from __future__ import annotations

from escoba.engine import Rules
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.words.cards import DeckKind, suit_name
from escoba.words.scores import coins_of


def rules_text(rules: Rules, kind: DeckKind = "spanish") -> tuple[tuple[str, str], ...]:
    """Return the rules as (heading, text) in the order a newcomer needs them.

    Every option of `rules` is stated; each text is one or more whole sentences.
    """
    sections = [
        (_("The aim"), _aim(rules)),
        (_("Players"), _players(rules)),
        (_("The cards"), _cards(kind)),
        (_("The deal"), _deal(rules)),
        (_("The first four cards"), _opening(rules, kind)),
        (_("Your turn"), _turn(rules)),
        (_("Escoba"), _escoba(rules)),
        (_("The end of a hand"), _end()),
        (_("Points of a hand"), _points(rules, kind)),
    ]
    if rules.prime:
        sections.append((_("The prime (la setenta)"), _prime(rules, kind)))
    sections.append((_("Winning"), _winning(rules)))
    return tuple((heading, " ".join(sentences)) for heading, sentences in sections)


def _aim(rules: Rules) -> list[str]:
    return [
        _("Take cards from the table by making 15 with a card from your hand."),
        ngettext(
            "The game goes to {target} point.", "The game goes to {target} points.", rules.target
        ).format(target=rules.target),
    ]


def _players(rules: Rules) -> list[str]:
    if rules.partners:
        who = _(
            "Four players in two teams. Partners sit opposite each other and share "
            "one pile of captured cards and one score."
        )
    else:
        who = _("{count} players, each with a pile and a score of their own.").format(
            count=rules.players
        )
    if rules.direction == "anticlockwise":
        way = _("Dealing and play go anticlockwise, so to the right.")
    else:
        way = _("Dealing and play go clockwise, so to the left.")
    return [who, way]


def _cards(kind: DeckKind) -> list[str]:
    if kind == "french":
        faces = _(
            "The jack makes 8, the queen 9 and the king 10; there are no other eights or nines."
        )
    else:
        faces = _(
            "The sota makes 8, the horse 9 and the king 10, whatever number is printed on them."
        )
    return [
        _("There are forty cards in four suits."),
        _("Cards from 1 to 7 are worth their number."),
        faces,
    ]


def _deal(rules: Rules) -> list[str]:
    first = {
        "lowest": _("Everybody draws a card, and the lowest deals the first hand."),
        "highest": _("Everybody draws a card, and the highest deals the first hand."),
        "random": _("The first dealer is picked at random."),
    }[rules.first_dealer]
    again = {
        "right": _("When the same players play again, the first deal passes to the right instead."),
        "left": _("When the same players play again, the first deal passes to the left instead."),
    }[rules.next_dealer]
    after = {
        "right": _("After each hand the deal passes to the right."),
        "left": _("After each hand the deal passes to the left."),
    }[rules.next_dealer]
    sentences = [
        first,
        again,
        after,
        _("Everybody gets three cards, and four go face up on the table."),
        _("The dealer's neighbour in the direction of play goes first, and the dealer last."),
        _("When all hands are empty everybody gets three more, until the deck is used up."),
    ]
    if rules.redeal_kings:
        sentences.append(
            _("With three or four kings on the first table, the cards are dealt anew.")
        )
    return sentences


def _opening(rules: Rules, kind: DeckKind) -> list[str]:
    if rules.opening_15 == rules.opening_30 == "none":
        return [_("The first four cards stay on the table, even if they make 15 or 30.")]
    if rules.opening_taker == "dealer":
        fifteen = {
            "escoba": _("If they make 15, the dealer takes them and counts an escoba."),
            "take": _("If they make 15, the dealer takes them, without an escoba."),
            "none": _("If they make 15, they stay on the table."),
        }[rules.opening_15]
    else:
        fifteen = {
            "escoba": _("If they make 15, the first player takes them and counts an escoba."),
            "take": _("If they make 15, the first player takes them, without an escoba."),
            "none": _("If they make 15, they stay on the table."),
        }[rules.opening_15]
    sentences = [fifteen, *_opening_30(rules)]
    sentences.append(_("Taking them does not use up a turn."))
    return sentences


def _opening_30(rules: Rules) -> list[str]:
    if rules.opening_30 == "none":
        return [_("If they make 30, they stay on the table.")]
    if rules.opening_taker == "dealer":
        thirty = {
            "two_escobas": _("If they make 30, the dealer takes them and counts two escobas."),
            "take": _("If they make 30, the dealer takes them, without an escoba."),
        }[rules.opening_30]
    else:
        thirty = {
            "two_escobas": _(
                "If they make 30, the first player takes them and counts two escobas."
            ),
            "take": _("If they make 30, the first player takes them, without an escoba."),
        }[rules.opening_30]
    if rules.opening_30_split:
        return [thirty, _("A 30 counts only if it splits into two groups of 15.")]
    return [thirty]


def _turn(rules: Rules) -> list[str]:
    sentences = [
        _("Play one card."),
        _("If it makes exactly 15 with one or more cards of the table, you may take them all."),
        _("Any one such group will do; the number of cards does not matter."),
        _("Otherwise the card stays face up on the table."),
    ]
    duty = {
        "no": _("You may also drop a card that could take."),
        "card": _("A card that can take may not be dropped, but you may drop another one."),
        "hand": _("If any card of your hand can take, you must take."),
    }[rules.must_capture]
    return [*sentences, duty]


def _escoba(rules: Rules) -> list[str]:
    sentences = [_("Taking all the cards of the table is an escoba.")]
    if rules.escoba_points:
        sentences.append(
            ngettext(
                "It is worth {count} point.", "It is worth {count} points.", rules.escoba_points
            ).format(count=rules.escoba_points)
        )
    else:
        sentences.append(_("It is worth no points under these rules."))
    if rules.last_play_escoba:
        sentences.append(
            _("It would count with the very last card too, but the sums never allow it.")
        )
    else:
        sentences.append(_("The very last card of a hand cannot make one."))
    return sentences


def _end() -> list[str]:
    return [
        _("The hand ends when the deck and all hands are empty."),
        _("Whoever took cards last also gets those left on the table; this is no escoba."),
    ]


def _points(rules: Rules, kind: DeckKind) -> list[str]:
    suit = suit_name(coins_of(rules), kind)
    lines = {
        "escobas": ngettext(
            "{count} point for each escoba.", "{count} points for each escoba.", rules.escoba_points
        ),
        "most_cards": ngettext(
            "{count} point for the most cards.",
            "{count} points for the most cards.",
            rules.most_cards,
        ),
        "most_coins": ngettext(
            "{count} point for the most {suit}.",
            "{count} points for the most {suit}.",
            rules.most_coins,
        ),
        "seven_of_coins": ngettext(
            "{count} point for the 7 of {suit}.",
            "{count} points for the 7 of {suit}.",
            rules.seven_of_coins,
        ),
        "prime": ngettext(
            "{count} point for the best prime.", "{count} points for the best prime.", rules.prime
        ),
        "most_sevens": ngettext(
            "{count} point for the most sevens.",
            "{count} points for the most sevens.",
            rules.most_sevens,
        ),
        "all_sevens": ngettext(
            "{count} more point for all four sevens.",
            "{count} more points for all four sevens.",
            rules.all_sevens,
        ),
        "all_coins": ngettext(
            "{count} more point for all ten {suit}.",
            "{count} more points for all ten {suit}.",
            rules.all_coins,
        ),
    }
    counts = {**rules.as_dict(), "escobas": rules.escoba_points}
    sentences = [lines[key].format(count=counts[key], suit=suit) for key in rules.categories]
    sentences.append(_("When two or more are level in front, nobody gets that point."))
    return sentences


def _prime(rules: Rules, kind: DeckKind) -> list[str]:
    if rules.prime_method == "counts":
        return [
            _("Whoever has the most sevens has the best prime."),
            _("If level, the most sixes decide, then the most aces, then the most fives."),
        ]
    sentences = [
        _("A prime is your best card in each of the four suits."),
        (
            _("The cards rank 7, 6, ace, 5, 4, 3, 2, and face cards last.")
            if kind == "french"
            else _("The cards rank 7, 6, 1, 5, 4, 3, 2, and face cards last.")
        ),
    ]
    if rules.prime_method == "lexicographic":
        sentences.append(_("The best cards are compared first, then the second best, and so on."))
    else:
        sentences.append(
            _(
                "They count 21, 18, 16, 15, 14, 13, 12, and 10 for a face card; "
                "the highest sum is best."
            )
        )
    if rules.prime_missing == "ineligible":
        sentences.append(_("Without a card of every suit you have no prime."))
    else:
        sentences.append(_("A suit of which you have no card counts nothing."))
    return sentences


def _winning(rules: Rules) -> list[str]:
    return [
        _("The points of a hand are added when it is over; nothing is won before."),
        _("Whoever then has {target} or more, and more than anybody else, wins.").format(
            target=rules.target
        ),
        _("If the lead is shared, everybody plays another hand."),
    ]
