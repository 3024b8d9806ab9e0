"""What the two engines say about one position, in the same words."""

from __future__ import annotations

import json
from typing import Any

from escoba import engine
from tests.plain.cards import DECK, in_card_order
from tests.plain.hand import Hand, Move, move_text
from tests.plain.rules import Rules

CARD = dict(zip(DECK, engine.CARDS, strict=True))


class Disagreement(AssertionError):
    """The two engines differ; the message holds what each of them says."""


def expect(what: str, plain: Any, real: Any) -> None:
    """Raise Disagreement unless both engines say the same."""
    if plain != real:
        raise Disagreement(f"{what}\n  plain:  {plain!r}\n  engine: {real!r}")


def codes(cards: Any) -> list[str]:
    """Return the texts of the engine's cards."""
    return [DECK[card] for card in cards]


def real_cards(cards: list[str]) -> tuple[engine.Card, ...]:
    """Return the engine's cards of plain ones."""
    return tuple(CARD[card] for card in cards)


def real_rules(rules: Rules) -> engine.Rules:
    """Return the engine's rules of plain ones."""
    return engine.Rules(**rules)


def real_move(move: Move) -> engine.Move:
    """Return the engine's move of a plain one."""
    return engine.Move.parse(move_text(move))


def real_position(hand: Hand) -> engine.Hand:
    """Return the engine's hand set up as the plain one stands now."""
    return engine.Hand.from_position(
        real_rules(hand.rules),
        dealer=hand.dealer,
        to_play=hand.to_play,
        hands=[real_cards(cards) for cards in hand.hands],
        table=real_cards(hand.table),
        stock=real_cards(hand.stock),
        piles=[engine.CardSet.of(real_cards(pile)) for pile in hand.piles],
        escobas=list(hand.escobas),
        last_capturer=hand.last_capturer,
    )


def expect_same_moves(real: engine.Hand, moves: list[Move]) -> None:
    """Compare the complete lists of legal moves, in listing order."""
    expect(
        "legal moves",
        [move_text(move) for move in moves],
        [str(move) for move in real.legal_moves()],
    )


def expect_same_position(plain: Hand, real: engine.Hand) -> None:
    """Compare turn, table, hands, stock, piles, escobas and last capturer."""
    seats = range(len(plain.hands))
    sides = range(len(plain.piles))
    expect("is over", plain.is_over, real.is_over)
    expect("turn", None if plain.is_over else plain.to_play, real.turn)
    if not plain.is_over:
        expect("table", plain.table, codes(real.table))
    expect("hands", plain.hands, [codes(real.cards_of(seat)) for seat in seats])
    expect("stock", len(plain.stock), real.stock_count)
    expect(
        "piles",
        [in_card_order(pile) for pile in plain.piles],
        [codes(real.pile(side)) for side in sides],
    )
    expect("escobas", plain.escobas, list(real.escobas))
    expect("last capturer", plain.last_capturer, real.last_capturer)


def expect_same_score(plain: list[dict[str, Any]], real: tuple[engine.SideScore, ...]) -> None:
    """Compare the scores of a hand as the bytes of a record."""
    expect("score", json.dumps(plain), json.dumps([side.as_dict() for side in real]))
