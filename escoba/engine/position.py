"""What a position made by hand must hold to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from escoba.engine.cards import Card, CardSet, Seat
from escoba.engine.errors import DeckError
from escoba.engine.rules import CARDS_A_DEAL, Rules


def check_places(places: Sequence[Collection[Card]]) -> None:
    """Raise DeckError if a card is in two places.

    >>> check_places([CardSet.parse("7o"), CardSet.parse("1o")])
    """
    if sum(map(len, places)) != len({card for place in places for card in place}):
        raise DeckError("a card is in two places")


def check_counts(
    rules: Rules,
    to_play: Seat,
    hands: Sequence[Sequence[Card]],
    stock: Sequence[Card],
    piles: Sequence[CardSet],
    escobas: Sequence[int],
    last_capturer: Seat | None,
) -> None:
    """Raise DeckError if a position has too many or too few of anything.

    >>> check_counts(Rules(), 0, [[], []], [], [CardSet(), CardSet()], [0, 0], None)
    """
    if len(hands) != rules.players:
        raise DeckError(f"{len(hands)} hands for {rules.players} players")
    if len(piles) != rules.side_count or len(escobas) != rules.side_count:
        raise DeckError("there is one pile and one count of escobas for each of the sides")
    for seat in (to_play, last_capturer):
        if seat is not None and seat not in range(rules.players):
            raise DeckError(f"there is no seat {seat}")
    if min(escobas) < 0:
        raise DeckError("escobas cannot be fewer than none")
    if len(stock) % (CARDS_A_DEAL * rules.players):
        raise DeckError(f"{len(stock)} cards cannot be dealt three to each of {rules.players}")
