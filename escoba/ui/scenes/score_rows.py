"""The score of hands as rows of plain values: what the result screens and the score sheet show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from escoba import words
from escoba.engine import (
    Card,
    CardsCaptured,
    CardSet,
    Event,
    HandBegun,
    HandScored,
    LastCardsTaken,
    OpeningTaken,
    Rules,
    SaltRevealed,
    Side,
    SideScore,
    best_prime_cards,
)

SEVEN = 7
# The ranks from the best in a prime to the worst; 10 stands for all pictures.
_PRIME_ORDER = (7, 6, 1, 5, 4, 3, 2, 10)


@dataclass(frozen=True, slots=True)
class HandAccount:
    """One hand as far as it has gone: its piles, its escobas and, once it is over, its score.

    escoba_cards: per side one card for each escoba, the one that swept the table
    scores, totals: by side, empty until the hand is over; salt is None until then
    """

    number: int
    commitment: str
    word: str | None
    piles: tuple[CardSet, ...]
    escoba_cards: tuple[tuple[Card, ...], ...]
    scores: tuple[SideScore, ...] = ()
    totals: tuple[int, ...] = ()
    salt: str | None = None
    deck: tuple[Card, ...] = ()

    @property
    def is_over(self) -> bool:
        """Tell whether the hand has been scored."""
        return bool(self.scores)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the hand by side."""
        return tuple(score.total for score in self.scores)

    @property
    def totals_before(self) -> tuple[int, ...]:
        """The totals by side when the hand began."""
        return tuple(total - points for total, points in zip(self.totals, self.points, strict=True))

    def taking(self, side: Side, cards: Iterable[Card], escobas: Sequence[Card]) -> HandAccount:
        """Return the account after `side` took cards, with one card for each escoba made."""
        piles = list(self.piles)
        piles[side] = piles[side] | CardSet.of(cards)
        swept = list(self.escoba_cards)
        swept[side] = (*swept[side], *escobas)
        return replace(self, piles=tuple(piles), escoba_cards=tuple(swept))


def hand_accounts(events: Iterable[Event], rules: Rules) -> tuple[HandAccount, ...]:
    """Return an account of every hand that has begun, the last one perhaps unfinished."""
    accounts: list[HandAccount] = []
    nothing = (CardSet.of(()),) * rules.side_count
    for event in events:
        match event:
            case HandBegun(number=number, commitment=commitment, word=word):
                none: tuple[tuple[Card, ...], ...] = ((),) * rules.side_count
                accounts.append(HandAccount(number, commitment, word, nothing, none))
            case OpeningTaken(side=side, cards=cards, escobas=escobas):
                accounts[-1] = accounts[-1].taking(side, cards, cards[:escobas])
            case CardsCaptured(side=side, card=card, captured=captured, is_escoba=swept):
                won = (card,) if swept else ()
                accounts[-1] = accounts[-1].taking(side, (card, *captured), won)
            case LastCardsTaken(side=int(side), cards=cards):
                accounts[-1] = accounts[-1].taking(side, cards, ())
            case HandScored(scores=scores, totals=totals):
                accounts[-1] = replace(accounts[-1], scores=scores, totals=totals)
            case SaltRevealed(salt=salt, deck=deck):
                accounts[-1] = replace(accounts[-1], salt=salt, deck=deck)
            case _:
                pass
    return tuple(accounts)


@dataclass(frozen=True, slots=True)
class Cell:
    """What one side has in one category.

    amount: a number to show large, or None where the cards say it all
    brief: what stands for the cards where they have no room
    cards: the very cards that count, best first
    """

    side: Side
    amount: int | None
    brief: str
    cards: tuple[Card, ...]
    points: int

    @property
    def is_empty(self) -> bool:
        """Tell whether there is neither a number nor a card to show."""
        return not self.amount and not self.cards


@dataclass(frozen=True, slots=True)
class Row:
    """One scoring category of a finished hand.

    note: what the category asks for, or in a few words why nobody scored
    reason: the sentence that says who got it and why
    """

    key: str
    title: str
    note: str
    reason: str
    cells: tuple[Cell, ...]
    is_scored: bool


def score_rows(
    account: HandAccount,
    rules: Rules,
    sides: words.Sides,
    order: Sequence[Side],
    kind: words.DeckKind = "spanish",
) -> tuple[Row, ...]:
    """Return the rows of a finished hand; the cells of each follow `order`."""
    return tuple(
        _row(key, account, rules, sides, order, kind) for key in words.categories_shown(rules)
    )


def _row(
    key: str,
    account: HandAccount,
    rules: Rules,
    sides: words.Sides,
    order: Sequence[Side],
    kind: words.DeckKind,
) -> Row:
    reason = words.category_reason(key, account.scores, account.piles, sides, rules, kind)
    is_scored = any(score.points[key] for score in account.scores)
    return Row(
        key,
        words.category_title(key, rules, kind),
        words.category_note(key, account.scores, rules, kind),
        reason,
        tuple(_cell(key, account, rules, side, kind) for side in order),
        is_scored,
    )


def _cell(key: str, account: HandAccount, rules: Rules, side: Side, kind: words.DeckKind) -> Cell:
    score, pile = account.scores[side], account.piles[side]
    points = score.points[key]
    amount: int | None = None
    brief = ""
    cards: tuple[Card, ...] = ()
    match key:
        case "most_cards":
            amount = score.cards
        case "most_coins":
            amount, cards = score.coins, _coins(pile, rules)
        case "all_coins":
            amount = score.coins
        case "seven_of_coins":
            cards = tuple(card for card in _coins(pile, rules) if card.rank == SEVEN)
        case "prime":
            cards = best_first(best_prime_cards(rules, pile))
            brief = words.prime_text(score.prime, rules, kind)
            if rules.prime_method == "points":
                amount = sum(score.prime)
        case "most_sevens":
            amount, cards = score.sevens, tuple(card for card in pile if card.rank == SEVEN)
        case "all_sevens":
            amount = score.sevens
        case _:
            amount, cards = score.escobas, account.escoba_cards[side]
    return Cell(side, amount, brief, cards, points)


def best_first(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as the prime ranks them, the sevens first and pictures last."""
    return tuple(sorted(cards, key=lambda card: _PRIME_ORDER.index(min(card.rank, 10))))


def _coins(pile: CardSet, rules: Rules) -> tuple[Card, ...]:
    """Return the coins of a pile, the seven first and then from the king down."""
    coins = (card for card in pile if card.suit.letter == rules.coins_suit)
    return tuple(sorted(coins, key=lambda card: (card.rank != SEVEN, -card.rank)))


def column_order(rules: Rules, viewer: Side | None) -> tuple[Side, ...]:
    """Return the sides as they stand side by side: the viewer's first, then round the table."""
    first = viewer or 0
    return tuple((first + i) % rules.side_count for i in range(rules.side_count))
