"""Where the captured cards of the sides lie: a column a side, in it a fanned row a suit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from escoba.engine import Card, CardSet, Suit
from escoba.ui.geometry import Box
from escoba.ui.scenes.sheet_layout import fan_step

_SEVEN: Final = 7
_MOST_CARD_H: Final = 132.0


@dataclass(frozen=True, slots=True)
class SuitRow:
    """The cards of one suit in one pile, from left to right, each over the one before.

    label: where the suit's symbol and its count stand
    """

    suit: Suit
    label: Box
    cards: tuple[tuple[Card, Box], ...]


def pile_rows(pile: CardSet, area: Box, ratio: float, u: float) -> tuple[SuitRow, ...]:
    """Return the rows of one pile within `area`; `ratio` is a card's width by its height.

    Sevens stand a little higher than the other cards.
    """
    row_h = area.h / len(Suit)
    lift = row_h * 0.08
    card_h = min(row_h - lift - 8 * u, _MOST_CARD_H * u)
    card_w = card_h * ratio
    label_w = 40 * u
    room = Box(area.x + label_w, area.y, area.w - label_w, area.h)
    if card_w > room.w:
        card_w, card_h = room.w, room.w / ratio
    rows = []
    for index, suit in enumerate(Suit):
        top = area.y + index * row_h + (row_h - card_h - lift) / 2
        cards = _of_suit(pile, suit)
        step = fan_step(len(cards), card_w, room.w, 6 * u)
        placed = tuple(
            (
                card,
                Box(
                    room.x + i * step,
                    top + (0 if card.rank == _SEVEN else lift),
                    card_w,
                    card_h,
                ),
            )
            for i, card in enumerate(cards)
        )
        rows.append(SuitRow(suit, Box(area.x, top + lift, label_w, card_h), placed))
    return tuple(rows)


def _of_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    """Return the cards of a suit, the seven first and then from the king down."""
    return sorted(
        (card for card in cards if card.suit == suit),
        key=lambda card: (card.rank != _SEVEN, -card.rank),
    )
