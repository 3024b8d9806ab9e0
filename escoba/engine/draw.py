"""The draw for the first dealer: each seat a card, those that tie draw again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from escoba.engine.cards import Card, Seat
from escoba.engine.errors import N_, DeckError
from escoba.engine.rules import Rules

DrawRound: TypeAlias = tuple[tuple[Seat, Card], ...]
"""One round of the draw: each seat that still tied, with its card."""


def draw_rounds(rules: Rules, deck: Sequence[Card]) -> tuple[DrawRound, ...]:
    """Return the rounds of a draw from the top of a deck, the seats in increasing order.

    >>> from escoba.engine.cards import parse_cards
    >>> draw_rounds(Rules(), parse_cards("3c 3b 11o 2e"))[1]
    ((0, card('11o')), (1, card('2e')))
    """
    cards = iter(deck)
    tied: tuple[Seat, ...] = tuple(range(rules.players))
    rounds = []
    while len(tied) > 1:
        # Forty cards are always enough: that two seats tie twenty times over happens to one
        # shuffle in 10^18.
        drawn = tuple((seat, next(cards)) for seat in tied)
        rounds.append(drawn)
        tied = _tied(rules, drawn)
    return tuple(rounds)


def drawn_dealer(rules: Rules, rounds: Sequence[DrawRound]) -> Seat:
    """Return the seat that a draw makes the first dealer.

    Raises DeckError for a draw that does not hold: when the rules pick the dealer at random,
    a card is drawn twice, a round is not drawn by exactly the seats still tied, or the draw
    ends too early or too late.

    >>> from escoba.engine.cards import card
    >>> drawn_dealer(Rules(), [((0, card("10c")), (1, card("7o")))])
    1
    """
    if rules.first_dealer == "random":
        raise DeckError(N_("no cards are drawn when the first dealer is random"))
    gone: set[Card] = set()
    tied: tuple[Seat, ...] = tuple(range(rules.players))
    for drawn in rounds:
        if len(tied) == 1:
            raise DeckError(N_("the draw has a round too many"))
        seats = sorted(seat for seat, _ in drawn)
        if seats != sorted(tied):
            raise DeckError(
                N_("seats {right} had to draw, not {written}"),
                right=_listed(tied),
                written=_listed(seats),
            )
        for _, card in drawn:
            if card in gone:
                raise DeckError(N_("{card} is drawn twice"), card=card)
            gone.add(card)
        tied = _tied(rules, drawn)
    if len(tied) > 1:
        raise DeckError(N_("the draw is not decided"))
    return tied[0]


def _tied(rules: Rules, drawn: DrawRound) -> tuple[Seat, ...]:
    """Return the seats with the lowest or highest rank; suits do not count."""
    ranks = [card.rank for _, card in drawn]
    best = min(ranks) if rules.first_dealer == "lowest" else max(ranks)
    return tuple(seat for seat, card in drawn if card.rank == best)


def _listed(seats: Sequence[Seat]) -> str:
    """Return the seats as a sentence names them."""
    return ", ".join(map(str, seats)) or "none"
