"""The score of a hand: eight categories, the prime, and who has won the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from escoba.engine.cards import CARD_BITS, CARDS, Card, CardSet, Side, Suit
from escoba.engine.rules import CATEGORIES, Rules

_SUIT_BITS = 10
_SUIT_MASK = (1 << _SUIT_BITS) - 1
_COINS_MASKS: Final = {
    suit.letter: sum(CARD_BITS[card] for card in CARDS if card.suit == suit) for suit in Suit
}
_SEVENS_MASK = sum(CARD_BITS[card] for card in CARDS if card.rank == 7)

# What the prime counts by, on the traditional scale: 7 = 21, 6 = 18, 1 = 16, 5 = 15, 4 = 14,
# 3 = 13, 2 = 12, pictures 10; here in the order of the ranks.
_PRIME_POINTS: Final = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)

# The ranks that the method "counts" compares, one after the other.
_COUNTED_MASKS: Final = tuple(
    sum(CARD_BITS[card] for card in CARDS if card.rank == rank) for rank in (7, 6, 1, 5)
)

# For each of the 1,024 sets of one suit, the best prime points in it, 0 for none. The highest bit
# stands for the ace.
_BEST_OF_SUIT: Final = tuple(
    max((points for bit, points in enumerate(_PRIME_POINTS[::-1]) if cards >> bit & 1), default=0)
    for cards in range(1 << _SUIT_BITS)
)


_NO_POINTS: Final = dict.fromkeys(CATEGORIES, 0)


@dataclass(frozen=True, slots=True)
class SideScore:
    """What one side has at the end of a hand, and the points it gets.

    cards, coins, sevens: how many it captured
    prime: the key that primes are compared by; empty when the prime is not played
    points: the eight categories in record order, each with the points it gave
    """

    side: Side
    cards: int
    coins: int
    sevens: int
    seven_of_coins: bool
    prime: tuple[int, ...]
    escobas: int
    points: Mapping[str, int] = field(hash=False)
    total: int

    def as_dict(self) -> dict[str, Any]:
        """Return the score as a record writes it, the keys in record order.

        >>> score_piles(Rules(), [CardSet.parse("7o"), CardSet()], [1, 0])[0].as_dict()["total"]
        4
        """
        return {
            "side": self.side,
            "cards": self.cards,
            "coins": self.coins,
            "sevens": self.sevens,
            "seven_of_coins": self.seven_of_coins,
            "prime": list(self.prime),
            "escobas": self.escobas,
            "points": dict(self.points),
            "total": self.total,
        }


def score_piles(
    rules: Rules, piles: Sequence[CardSet], escobas: Sequence[int]
) -> tuple[SideScore, ...]:
    """Return the score of each side from its pile and its count of escobas.

    The piles need not hold all forty cards.

    >>> scores = score_piles(Rules(), [CardSet.parse("7o 1c"), CardSet.parse("12e")], [0, 2])
    >>> [score.total for score in scores]
    [3, 2]
    """
    return score_masks(rules, [pile.mask for pile in piles], escobas)


def score_masks(
    rules: Rules, masks: Sequence[int], escobas: Sequence[int]
) -> tuple[SideScore, ...]:
    """Return the score of each side from the mask of its pile and its count of escobas.

    >>> score_masks(Rules(), [CardSet.parse("7o 1c").mask, 0], [0, 2])[1].total
    2
    """
    tally = cards, coins, sevens, seven_of_coins, primes = _tally(rules, masks)
    points = [{**_NO_POINTS, "escobas": count * rules.escoba_points} for count in escobas]
    for category, side, worth in _winners(rules, tally):
        points[side][category] = worth
    return tuple(
        [
            SideScore(
                side,
                cards[side],
                coins[side],
                sevens[side],
                seven_of_coins[side],
                primes[side],
                escobas[side],
                given,
                sum(given.values()),
            )
            for side, given in enumerate(points)
        ]
    )


def pile_totals(rules: Rules, masks: Sequence[int], escobas: Sequence[int]) -> list[int]:
    """Return only the points of each side, from the masks of the piles: for the search.

    >>> pile_totals(Rules(), [CardSet.parse("7o 1c").mask, CardSet.parse("12e").mask], [0, 2])
    [3, 2]
    """
    totals = [count * rules.escoba_points for count in escobas]
    for _category, side, worth in _winners(rules, _tally(rules, masks)):
        totals[side] += worth
    return totals


# By side: how many cards, coins and sevens, whether the seven of coins, and the prime key.
_Tally: TypeAlias = tuple[list[int], list[int], list[int], list[bool], list[tuple[int, ...]]]


def _tally(rules: Rules, masks: Sequence[int]) -> _Tally:
    """Return what is counted of the masks of the piles."""
    coins_mask = _COINS_MASKS[rules.coins_suit]
    seven_mask = coins_mask & _SEVENS_MASK
    cards: list[int] = []
    coins: list[int] = []
    sevens: list[int] = []
    seven_of_coins: list[bool] = []
    primes: list[tuple[int, ...]] = []
    for mask in masks:
        cards.append(mask.bit_count())
        coins.append((mask & coins_mask).bit_count())
        sevens.append((mask & _SEVENS_MASK).bit_count())
        seven_of_coins.append(mask & seven_mask != 0)
        primes.append(_prime_key(rules, mask) if rules.prime else ())
    return cards, coins, sevens, seven_of_coins, primes


def _winners(rules: Rules, tally: _Tally) -> list[tuple[str, Side, int]]:
    """Return the categories other than escobas that a side wins: each, that side, its points."""
    cards, coins, sevens, seven_of_coins, primes = tally
    found: list[tuple[str, Side, int]] = []
    if (worth := rules.most_cards) and (side := _sole_best(cards)) is not None:
        found.append(("most_cards", side, worth))
    if (rules.most_coins or rules.all_coins) and (side := _sole_best(coins)) is not None:
        if worth := rules.most_coins:
            found.append(("most_coins", side, worth))
        if (worth := rules.all_coins) and coins[side] == _SUIT_BITS:
            found.append(("all_coins", side, worth))
    if (worth := rules.seven_of_coins) and True in seven_of_coins:
        found.append(("seven_of_coins", seven_of_coins.index(True), worth))
    if (rules.most_sevens or rules.all_sevens) and (side := _sole_best(sevens)) is not None:
        if worth := rules.most_sevens:
            found.append(("most_sevens", side, worth))
        if (worth := rules.all_sevens) and sevens[side] == len(Suit):
            found.append(("all_sevens", side, worth))
    if (worth := rules.prime) and (side := _prime_winner(rules, primes)) is not None:
        found.append(("prime", side, worth))
    return found


def _sole_best(amounts: Sequence[Any]) -> int | None:
    """Return the place of the greatest amount, or None when it is shared."""
    best = max(amounts)
    return amounts.index(best) if amounts.count(best) == 1 else None


def prime_key(rules: Rules, pile: CardSet) -> tuple[int, ...]:
    """Return what the prime of a pile is compared by; empty when the prime is not played.

    By the methods `lexicographic` and `points` the best card points of the four suits, the
    greatest first, 0 for a suit without a card; by `counts` how many 7s, 6s, 1s and 5s.

    >>> prime_key(Rules(), CardSet.parse("7o 7c 6e 1b"))
    (21, 21, 18, 16)
    """
    return _prime_key(rules, pile.mask)


def _prime_key(rules: Rules, mask: int) -> tuple[int, ...]:
    if not rules.prime:
        return ()
    if rules.prime_method == "counts":
        return tuple([(mask & rank_mask).bit_count() for rank_mask in _COUNTED_MASKS])
    best = (
        _BEST_OF_SUIT[mask >> 3 * _SUIT_BITS],
        _BEST_OF_SUIT[mask >> 2 * _SUIT_BITS & _SUIT_MASK],
        _BEST_OF_SUIT[mask >> _SUIT_BITS & _SUIT_MASK],
        _BEST_OF_SUIT[mask & _SUIT_MASK],
    )
    return tuple(sorted(best, reverse=True))


def _prime_winner(rules: Rules, keys: Sequence[tuple[int, ...]]) -> Side | None:
    """Return the side with the one best prime, or None."""
    amounts: Sequence[Any] = [*map(sum, keys)] if rules.prime_method == "points" else keys
    if rules.prime_method == "counts" or rules.prime_missing != "ineligible":
        return _sole_best(amounts)
    able = [side for side, key in enumerate(keys) if key[-1]]
    if not able:
        return None
    place = _sole_best([amounts[side] for side in able])
    return None if place is None else able[place]


def best_prime_cards(rules: Rules, pile: CardSet) -> tuple[Card, ...]:
    """Return the cards of a pile that its prime key counts, in card order.

    For `lexicographic` and `points` that is the best card of each suit (of equal pictures the
    sota); for `counts` every 7, 6, 1 and 5. None when the prime is not played.

    >>> best_prime_cards(Rules(), CardSet.parse("7o 7c 6e 5e 1b"))
    (card('7o'), card('7c'), card('6e'), card('1b'))
    """
    if not rules.prime:
        return ()
    if rules.prime_method == "counts":
        return (pile & CardSet(sum(_COUNTED_MASKS))).cards
    suits = ([card for card in pile if card.suit == suit] for suit in Suit)
    return tuple(
        max(cards, key=lambda card: _PRIME_POINTS[card % _SUIT_BITS]) for cards in suits if cards
    )


def winner(totals: Sequence[int], target: int) -> Side | None:
    """Return the side that has won with these totals after a hand, or None.

    That is the one side with the highest total, if it has reached the target; when several
    share the highest, all play on.

    >>> winner([21, 23], 21), winner([21, 21], 21), winner([20, 19], 21)
    (1, None, None)
    """
    leader = _sole_best(totals)
    return leader if leader is not None and totals[leader] >= target else None
