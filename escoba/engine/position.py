"""What a position made by hand must hold to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from escoba.engine.cards import Card, CardSet, Seat
from escoba.engine.errors import N_, DeckError
from escoba.engine.rules import CARDS_A_DEAL, Rules


def check_places(places: Sequence[Collection[Card]]) -> None:
    """Raise DeckError if a card is in two places.

    >>> check_places([CardSet.parse("7o"), CardSet.parse("1o")])
    """
    if sum(map(len, places)) != len({card for place in places for card in place}):
        raise DeckError(N_("a card is in two places"))


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
        raise DeckError(
            N_("{count} hands for {players} players"), count=len(hands), players=rules.players
        )
    if len(piles) != rules.side_count or len(escobas) != rules.side_count:
        raise DeckError(N_("there is one pile and one count of escobas for each of the sides"))
    for seat in (to_play, last_capturer):
        if seat is not None and seat not in range(rules.players):
            raise DeckError(N_("there is no seat {seat}"), seat=seat)
    if min(escobas) < 0:
        raise DeckError(N_("escobas cannot be fewer than none"))
    if len(stock) % (CARDS_A_DEAL * rules.players):
        raise DeckError(
            N_("{count} cards cannot be dealt three to each of {players}"),
            count=len(stock),
            players=rules.players,
        )
