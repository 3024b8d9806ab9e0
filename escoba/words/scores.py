"""The score of a hand and of a game, in words: what each point is for and who has it, and why."""

from __future__ import annotations

from collections.abc import Sequence

from escoba.engine import CardSet, Rules, Side, SideScore, Suit
from escoba.language import gettext as _
from escoba.language import ngettext, pgettext
from escoba.words.cards import DeckKind, suit_name, suit_title
from escoba.words.sides import Sides, listed

# Sentences of a reason that stand beside each other; none of them ends with a full stop.
SEPARATOR = " · "

_MAJORITIES = ("most_cards", "most_coins", "most_sevens")

# The rank of each card that the prime counts, by its points.
_ACE = 16
_PRIME_RANKS = {21: "7", 18: "6", 16: "1", 15: "5", 14: "4", 13: "3", 12: "2"}


def coins_of(rules: Rules) -> Suit:
    """Return the suit that these rules call coins."""
    return next(suit for suit in Suit if suit.letter == rules.coins_suit)


def categories_shown(rules: Rules) -> tuple[str, ...]:
    """Return the categories in force in reading order: escobas come last, as on paper."""
    return (
        *(key for key in rules.categories if key != "escobas"),
        *(key for key in rules.categories if key == "escobas"),
    )


def category_title(key: str, rules: Rules, kind: DeckKind = "spanish") -> str:
    """Return the heading of one scoring category: `Cards`, `7 of coins`, `Prime`."""
    suit = coins_of(rules)
    return {
        "escobas": _("Escobas"),
        "most_cards": _("Cards"),
        "most_coins": suit_title(suit, kind),
        "seven_of_coins": _("7 of {suit}").format(suit=suit_name(suit, kind)),
        "prime": _("Prime"),
        "most_sevens": _("Sevens"),
        "all_sevens": _("All sevens"),
        "all_coins": _all_coins(suit, kind),
    }[key]


def category_short(key: str, rules: Rules, kind: DeckKind = "spanish") -> str:
    """Return a heading for little room, beside the symbol of the suit: `Cards`, `The 7`."""
    return _("The 7") if key == "seven_of_coins" else category_title(key, rules, kind)


def _all_coins(suit: Suit, kind: DeckKind) -> str:
    if kind == "french":
        return {
            Suit.OROS: _("All diamonds"),
            Suit.COPAS: _("All hearts"),
            Suit.ESPADAS: _("All spades"),
            Suit.BASTOS: pgettext("French suit", "All clubs"),
        }[suit]
    return {
        Suit.OROS: _("All coins"),
        Suit.COPAS: _("All cups"),
        Suit.ESPADAS: _("All swords"),
        Suit.BASTOS: pgettext("Spanish suit", "All clubs"),
    }[suit]


def category_rule(key: str, rules: Rules, kind: DeckKind = "spanish") -> str:
    """Return in a few words what a category asks for: `Most cards, out of 40`."""
    suit = suit_name(coins_of(rules), kind)
    if key == "escobas":
        points = rules.escoba_points
        return ngettext("{count} point each", "{count} points each", points).format(count=points)
    if key == "seven_of_coins":
        points = rules.seven_of_coins
        text = ngettext("{count} point on its own", "{count} points on its own", points)
        return text.format(count=points)
    if key == "prime":
        return {
            "lexicographic": _("Best card in each suit"),
            "points": _("Best card in each suit, added up"),
            "counts": _("Most 7s, then 6s, 1s, 5s"),
        }[rules.prime_method]
    return {
        "most_cards": _("Most cards, out of 40"),
        "most_coins": _("Most {suit}, out of 10").format(suit=suit),
        "most_sevens": _("Most sevens, out of 4"),
        "all_sevens": _("All four of them") if not rules.most_sevens else _("All four, on top"),
        "all_coins": _("All ten of them") if not rules.most_coins else _("All ten, on top"),
    }[key]


def category_note(
    key: str, scores: Sequence[SideScore], rules: Rules, kind: DeckKind = "spanish"
) -> str:
    """Return what a category asks for, or in a few words why nobody scored in it."""
    if any(score.points[key] for score in scores):
        return category_rule(key, rules, kind)
    if key == "prime":
        rivals = [score for score in scores if not _lacks_a_suit(score, rules)]
        if not rivals:
            return _("Nobody has all four suits")
        best = max(rivals, key=lambda score: _prime_rank(score, rules))
        return _("Level at {amount}: no point").format(amount=prime_text(best.prime, rules, kind))
    if key in _MAJORITIES:
        best_count = max(amount_of(key, score) for score in scores)
        return _("Level at {amount}: no point").format(amount=best_count)
    return {
        "escobas": _("Nobody made one"),
        "seven_of_coins": _("Nobody took it"),
        "all_sevens": _("Nobody has all four"),
        "all_coins": _("Nobody has all ten"),
    }[key]


def amount_of(key: str, score: SideScore) -> int:
    """Return the number of cards that a side has for one of the majorities."""
    return {"most_cards": score.cards, "most_coins": score.coins, "most_sevens": score.sevens}[key]


def category_reason(
    key: str,
    scores: Sequence[SideScore],
    piles: Sequence[CardSet],
    sides: Sides,
    rules: Rules,
    kind: DeckKind = "spanish",
) -> str:
    """Return the sentence behind a category: who got it and why, or why nobody did."""
    if key == "escobas":
        return _escobas_reason(scores, sides)
    if key == "prime":
        return _prime_reason(scores, piles, sides, rules, kind)
    winners = [score.side for score in scores if score.points[key]]
    winner = winners[0] if winners else None
    suit = suit_name(coins_of(rules), kind)
    if key == "seven_of_coins":
        return _seven_reason(winner, sides, suit)
    if key == "all_sevens":
        if winner is None:
            return _("Nobody has all four sevens")
        return _("{side}: all four sevens").format(side=sides.label(winner))
    if key == "all_coins":
        if winner is None:
            return _("Nobody has all ten {suit}").format(suit=suit)
        return _("{side}: all ten {suit}").format(side=sides.label(winner), suit=suit)
    counts = [amount_of(key, score) for score in scores]
    if winner is None:
        return _level([(count,) for count in counts], str(max(counts)), sides)
    count = counts[winner]
    # A strict majority of any of these is two or more, so no singular is needed.
    text = {
        "most_cards": _("{side}: {count} cards against {others}"),
        "most_coins": _("{side}: {count} {suit} against {others}"),
        "most_sevens": _("{side}: {count} sevens against {others}"),
    }[key]
    return text.format(
        side=sides.label(winner), count=count, suit=suit, others=_others(counts, winner)
    )


def _others(counts: Sequence[int], winner: Side) -> str:
    """Return the amounts of all but the winner, highest first."""
    rest = sorted((count for side, count in enumerate(counts) if side != winner), reverse=True)
    return listed([str(count) for count in rest])


def _level(ranks: Sequence[tuple[int, ...]], amount: str, sides: Sides) -> str:
    """Return the sentence for a shared best rank; `ranks` is by side, higher is better."""
    best = max(ranks)
    level = [side for side, rank in enumerate(ranks) if rank == best]
    if len(level) == len(ranks):
        return _("Level at {amount}: no point").format(amount=amount)
    return _("{sides} level at {amount}: no point").format(sides=sides.labels(level), amount=amount)


def _escobas_reason(scores: Sequence[SideScore], sides: Sides) -> str:
    if not any(score.escobas for score in scores):
        return _("Nobody made an escoba")
    return SEPARATOR.join(
        ngettext("{side}: {count} escoba", "{side}: {count} escobas", score.escobas).format(
            side=sides.label(score.side), count=score.escobas
        )
        for score in scores
        if score.escobas
    )


def _seven_reason(winner: Side | None, sides: Sides, suit: str) -> str:
    if winner is None:
        return _("Nobody took the 7 of {suit}").format(suit=suit)
    return sides.told(
        winner,
        you=_("You took the 7 of {suit}"),
        team=_("Your team took the 7 of {suit}"),
        one=_("{name} took the 7 of {suit}"),
        pair=_("{names} took the 7 of {suit}"),
        suit=suit,
    )


def prime_text(prime: Sequence[int], rules: Rules, kind: DeckKind = "spanish") -> str:
    """Return a side's prime as it is compared: `7 7 7 5`, `72`, or counts such as `2-1-0-1`."""
    if rules.prime_method == "counts":
        return "-".join(str(count) for count in prime)
    if rules.prime_method == "points":
        return str(sum(prime))
    shorts = {**_PRIME_RANKS, 10: pgettext("short for any picture card", "F"), 0: "–"}
    if kind == "french":
        shorts[_ACE] = pgettext("letter of the ace", "A")
    return " ".join(shorts[points] for points in prime)


def _prime_reason(
    scores: Sequence[SideScore],
    piles: Sequence[CardSet],
    sides: Sides,
    rules: Rules,
    kind: DeckKind,
) -> str:
    barred = [score.side for score in scores if _lacks_a_suit(score, rules)]
    rivals = [score for score in scores if score.side not in barred]
    missing = [_missing_suit(side, piles[side], sides, kind) for side in barred]
    if not rivals:
        if len(scores) > 2:
            return _("Nobody has a card of every suit: no point")
        return SEPARATOR.join([*missing, _("No point")])
    winner = next((score for score in rivals if score.points["prime"]), None)
    if winner is None:
        ranks = [() if score.side in barred else _prime_rank(score, rules) for score in scores]
        best = max(rivals, key=lambda score: _prime_rank(score, rules))
        return SEPARATOR.join([_level(ranks, prime_text(best.prime, rules, kind), sides), *missing])
    others = [score for score in rivals if score is not winner]
    if not others:
        own = _("{side}: {prime}").format(
            side=sides.label(winner.side), prime=prime_text(winner.prime, rules, kind)
        )
        return SEPARATOR.join([*missing, own])
    return SEPARATOR.join([_prime_comparison(winner, others, sides, rules, kind), *missing])


def _lacks_a_suit(score: SideScore, rules: Rules) -> bool:
    return (
        rules.prime_method != "counts" and rules.prime_missing == "ineligible" and 0 in score.prime
    )


def _prime_rank(score: SideScore, rules: Rules) -> tuple[int, ...]:
    return (sum(score.prime),) if rules.prime_method == "points" else score.prime


def _prime_comparison(
    winner: SideScore,
    others: Sequence[SideScore],
    sides: Sides,
    rules: Rules,
    kind: DeckKind,
) -> str:
    others = sorted(others, key=lambda score: _prime_rank(score, rules), reverse=True)
    if rules.prime_method == "counts":
        return _counts_comparison(winner, others, sides)
    text = (
        _("{side}: {prime} beats {others}, adding the card points")
        if rules.prime_method == "points"
        else _("{side}: {prime} beats {others}, compared from the highest")
    )
    return text.format(
        side=sides.label(winner.side),
        prime=prime_text(winner.prime, rules, kind),
        others=listed([prime_text(score.prime, rules, kind) for score in others]),
    )


def _counts_comparison(winner: SideScore, others: Sequence[SideScore], sides: Sides) -> str:
    """Name the first rank in which the winner is ahead of the next best."""
    place = next(
        i
        for i, (own, next_best) in enumerate(zip(winner.prime, others[0].prime, strict=True))
        if own > next_best
    )
    text = (
        _("{side}: most sevens, {count} against {others}"),
        _("{side}: level on sevens, then most sixes, {count} against {others}"),
        _("{side}: level on sevens and sixes, then most aces, {count} against {others}"),
        _("{side}: level on sevens, sixes and aces, then most fives, {count} against {others}"),
    )[place]
    level = [score for score in others if score.prime[:place] == winner.prime[:place]]
    return text.format(
        side=sides.label(winner.side),
        count=winner.prime[place],
        others=listed([str(score.prime[place]) for score in level]),
    )


def _missing_suit(side: Side, pile: CardSet, sides: Sides, kind: DeckKind) -> str:
    held = {card.suit for card in pile}
    suit = next(suit for suit in Suit if suit not in held)
    return sides.told(
        side,
        you=_("You have no card of {suit}"),
        team=_("Your team has no card of {suit}"),
        one=_("{name} has no card of {suit}"),
        pair=_("{names} have no card of {suit}"),
        suit=suit_name(suit, kind),
    )


def hand_outcome(points: Sequence[int], sides: Sides) -> str:
    """Return who takes a hand, from the points of every side: `You take the hand, 5 to 2`."""
    best = max(points)
    if best == 0:
        return _("Nobody scores in this hand")
    leaders = [side for side, total in enumerate(points) if total == best]
    if len(leaders) == 1:
        return sides.told(
            leaders[0],
            you=_("You take the hand, {points} to {others}"),
            team=_("Your team takes the hand, {points} to {others}"),
            one=_("{name} takes the hand, {points} to {others}"),
            pair=_("{names} take the hand, {points} to {others}"),
            points=best,
            others=_others(points, leaders[0]),
        )
    if len(points) == 2:
        return _("The hand is even, {points} to {points}").format(points=best)
    if len(leaders) == len(points):
        return _("The hand is even at {points}").format(points=best)
    return _("The hand is even between {sides}, at {points}").format(
        sides=sides.labels(leaders, within=True), points=best
    )


def game_outcome(totals: Sequence[int], winner: Side, sides: Sides) -> str:
    """Return who wins the game and how high: `You win, 22 to 17`."""
    return sides.told(
        winner,
        you=_("You win, {points} to {others}"),
        team=_("Your team wins, {points} to {others}"),
        one=_("{name} wins, {points} to {others}"),
        pair=_("{names} win, {points} to {others}"),
        points=totals[winner],
        others=_others(totals, winner),
    )


def concession(name: str | None, winner: Side, sides: Sides) -> str:
    """Return that a player gave up, None being the reader, and who wins by it."""
    gave_up = _("You gave up.") if name is None else _("{name} gave up.").format(name=name)
    wins = sides.told(
        winner,
        you=_("You win."),
        team=_("Your team wins."),
        one=_("{name} wins."),
        pair=_("{names} win."),
    )
    return f"{gave_up} {wins}"


def extra_hand(totals: Sequence[int], rules: Rules) -> str | None:
    """Return why a game goes on beyond its target, or None when it does not do so."""
    best = max(totals)
    if best < rules.target or list(totals).count(best) == 1:
        return None
    return _("Tied at {points}. One more hand.").format(points=best)


def to_go(total: int, rules: Rules) -> str:
    """Return what a total still lacks: `7 to go`, or `0 to go` from the target on."""
    count = max(0, rules.target - total)
    return ngettext("{count} to go", "{count} to go", count).format(count=count)
