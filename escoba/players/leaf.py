"""What piles are worth before the hand is over: a chance for each category that still is open.

The value of a state is the sum over the scoring categories in force, so that it holds under any
rules. Who will have most of something is reckoned from who leads and how many are still to be
taken, by a table; the tables are exact whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from escoba.engine import CARDS, Rules, Side
from escoba.engine.cards import CARD_BITS
from escoba.players.prime import PrimeChance
from escoba.players.worth import POINT

# How strongly what is still to come clusters: the weight of the even share against what was
# drawn, as in an urn that gets one ball more of the colour drawn. Large is a fair coin for each.
# Fitted on 8,000 hands of experts a preset.
COINS_URN: Final = 6
SEVENS_URN: Final = 6
ALL_URN: Final = 4


def _cards_urn(left: int) -> int:
    """Cards come in captures of three or so: the fewer are left, the less even their share."""
    return 1 + left // 10


_SEVENS: Final = sum(CARD_BITS[card] for card in CARDS if card.rank == 7)


class StateValue:
    """The expected points of each side less the mean of the others', from piles and escobas."""

    def __init__(self, rules: Rules) -> None:
        coins = sum(CARD_BITS[card] for card in CARDS if card.suit == rules.coins)
        self._coins = coins
        self._seven_of_coins = coins & _SEVENS
        self._rules = rules
        self._sides = rules.side_count
        self._points = (
            rules.escoba_points * POINT,
            rules.most_cards,
            rules.most_coins,
            rules.all_coins,
            rules.most_sevens,
            rules.all_sevens,
            rules.seven_of_coins * POINT,
            rules.prime,
        )
        self._prime = PrimeChance(rules) if rules.prime else None
        self._cards_of_two = _margins(0, 40)
        self._coins_of_two = _margins(COINS_URN, 10)
        self._sevens_of_two = _margins(SEVENS_URN, 4)
        self._all_coins = _sweeps(ALL_URN, 10, self._sides)
        self._all_sevens = _sweeps(SEVENS_URN, 4, self._sides)

    def of(self, piles: Sequence[int], escobas: Sequence[int], side: Side) -> int:
        """Return the value for a side in units.

        piles: masks by side; the cards in none of them are still to be taken
        """
        if self._sides == 2:
            own, other = piles[side], piles[1 - side]
            return self._of_two(own, other) + self._points[0] * (escobas[side] - escobas[1 - side])
        rivals = self._sides - 1
        points = [self._points[0] * each for each in escobas]
        self._add_chances(points, piles)
        return (points[side] * (rivals + 1) - sum(points)) // rivals

    def _of_two(self, own: int, other: int) -> int:
        _, cards, coins, all_coins, sevens, all_sevens, seven_of_coins, prime = self._points
        value = 0
        if cards:
            mine, theirs = own.bit_count(), other.bit_count()
            value += cards * self._cards_of_two[40 - mine - theirs][mine - theirs]
        if coins or all_coins:
            mine, theirs = (own & self._coins).bit_count(), (other & self._coins).bit_count()
            left = 10 - mine - theirs
            value += coins * self._coins_of_two[left][mine - theirs]
            if all_coins and not (mine and theirs):
                sweep = all_coins * self._all_coins[left]
                value += (0 if theirs else sweep) - (0 if mine else sweep)
        if sevens or all_sevens:
            mine, theirs = (own & _SEVENS).bit_count(), (other & _SEVENS).bit_count()
            left = 4 - mine - theirs
            value += sevens * self._sevens_of_two[left][mine - theirs]
            if all_sevens and not (mine and theirs):
                sweep = all_sevens * self._all_sevens[left]
                value += (0 if theirs else sweep) - (0 if mine else sweep)
        if seven_of_coins:
            if own & self._seven_of_coins:
                value += seven_of_coins
            elif other & self._seven_of_coins:
                value -= seven_of_coins
        if self._prime is not None:
            value += prime * self._prime.margin(own, other)
        return value

    def _add_chances(self, points: list[int], piles: Sequence[int]) -> None:
        """Add to the points of three sides or more what they may expect of each category."""
        _, cards, coins, all_coins, sevens, all_sevens, seven_of_coins, prime = self._points
        if cards:
            counts = [pile.bit_count() for pile in piles]
            self._add_most(points, counts, cards, self._cards_of_two, 40)
        if coins or all_coins:
            counts = [(pile & self._coins).bit_count() for pile in piles]
            self._add_most(points, counts, coins, self._coins_of_two, 10)
            _add_all(points, counts, all_coins, self._all_coins, 10)
        if sevens or all_sevens:
            counts = [(pile & _SEVENS).bit_count() for pile in piles]
            self._add_most(points, counts, sevens, self._sevens_of_two, 4)
            _add_all(points, counts, all_sevens, self._all_sevens, 4)
        for side, pile in enumerate(piles):
            if pile & self._seven_of_coins:
                points[side] += seven_of_coins
        margin = self._prime.margin if self._prime is not None else None
        if margin is not None:
            chances = [POINT] * self._sides
            for one, other in combinations(range(self._sides), 2):
                ahead = margin(piles[one], piles[other])
                chances[one] = chances[one] * (POINT + ahead) // (2 * POINT)
                chances[other] = chances[other] * (POINT - ahead) // (2 * POINT)
            _share_out(points, chances, prime)

    def _add_most(
        self,
        points: list[int],
        counts: Sequence[int],
        worth: int,
        margins: Sequence[Sequence[int]],
        most: int,
    ) -> None:
        """Add the chances to have most of something, from how many each side has."""
        # Two of the sides may look forward to their share of what is left.
        out = most - sum(counts)
        left = min(most, (2 * out + self._sides - 1) // self._sides)
        chances = [POINT] * self._sides
        for one, other in combinations(range(self._sides), 2):
            lead = counts[one] - counts[other]
            ahead = margins[left][lead]
            # Without anything left a tie is nobody's.
            tie = POINT if out or lead else 0
            chances[one] = chances[one] * (tie + ahead) // (2 * POINT)
            chances[other] = chances[other] * (tie - ahead) // (2 * POINT)
        _share_out(points, chances, worth)


def _share_out(points: list[int], chances: Sequence[int], worth: int) -> None:
    """Add a category to the sides by the chances that each is ahead of all the others."""
    total = sum(chances)
    if total:
        for side, chance in enumerate(chances):
            points[side] += worth * POINT * chance // total


def _add_all(
    points: list[int], counts: Sequence[int], worth: int, sweeps: Sequence[int], most: int
) -> None:
    """Add the chances to have all of something."""
    holders = [side for side, count in enumerate(counts) if count]
    if worth and len(holders) == 1:
        points[holders[0]] += worth * sweeps[most - sum(counts)]


@lru_cache(maxsize=16)
def _margins(urn: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Return, by cards left and by lead, the chance to end in front less that to end behind.

    The lead counts from the end of the row when it is negative, as indices do.
    """
    rows = []
    for left in range(most + 1):
        ways = _ways(urn or _cards_urn(left), left)
        total = sum(ways)
        row = [0] * (2 * most + 1)
        for lead in range(-most, most + 1):
            ahead = sum(way for taken, way in enumerate(ways) if lead + 2 * taken - left > 0)
            behind = sum(way for taken, way in enumerate(ways) if lead + 2 * taken - left < 0)
            row[lead] = POINT * (ahead - behind) // total
        rows.append(tuple(row))
    return tuple(rows)


@lru_cache(maxsize=16)
def _sweeps(urn: int, most: int, sides: int) -> tuple[int, ...]:
    """Return, by cards left, the chance of one of the sides to take all of them."""
    return tuple(
        POINT * comb(left + urn - 1, left) // comb(left + sides * urn - 1, left)
        for left in range(most + 1)
    )


def _ways(urn: int, left: int) -> list[int]:
    """Return how often one of two sides takes 0, 1, .. of the cards left, as whole weights."""
    return [
        comb(taken + urn - 1, taken) * comb(left - taken + urn - 1, left - taken)
        for taken in range(left + 1)
    ]


@lru_cache(maxsize=64)
def state_value(rules: Rules) -> StateValue:
    """Return the values of states under some rules, which are kept."""
    return StateValue(rules)
