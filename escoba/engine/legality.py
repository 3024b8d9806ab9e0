"""What may be played from some cards, and why anything else may not."""

from __future__ import annotations

from collections.abc import Sequence

from escoba.engine.captures import counts_of, legal_codes
from escoba.engine.cards import Card, CardSet, Seat
from escoba.engine.errors import N_, IllegalMove, IllegalReason, Listed
from escoba.engine.moves import LegalMoves, Move
from escoba.engine.rules import Rules


def legal_moves(rules: Rules, cards: Sequence[Card], table: CardSet) -> LegalMoves:
    """Return what a seat may play from some cards: for each the lay, then its captures.

    >>> from escoba.engine.cards import parse_cards
    >>> legal_moves(Rules(), parse_cards("6o 12c"), CardSet.parse("4c 5b 7e"))
    <LegalMoves 6o, 6o x 4c 5b, 12c, 12c x 5b>
    """
    codes = legal_codes(rules.must_capture, cards, table.mask, counts_of(table.mask))
    return LegalMoves(codes)


def refusal(
    rules: Rules,
    move: Move,
    *,
    turn: Seat | None,
    seat: Seat | None,
    held: Sequence[Card],
    table: CardSet,
) -> IllegalMove:
    """Return why a move that is not legal is not.

    turn: whose turn it is, None after the end; seat: who wants to play, None if whoever may
    held: the cards of the seat whose turn it is

    >>> from escoba.engine.cards import parse_cards
    >>> move, held, table = Move.parse("7o x 4c"), parse_cards("7o"), CardSet.parse("4c")
    >>> print(refusal(Rules(), move, turn=0, seat=None, held=held, table=table))
    7o and 4c make 11, not 15
    """
    if turn is None:
        return IllegalMove(N_("the hand is over"), IllegalReason.GAME_OVER, move)
    if seat is not None and seat != turn:
        return IllegalMove(
            N_("it is the turn of seat {turn}, not {seat}"),
            IllegalReason.NOT_YOUR_TURN,
            move,
            turn=turn,
            seat=seat,
        )
    if move.card not in held:
        return IllegalMove(
            N_("{card} is not in the hand"), IllegalReason.NOT_IN_HAND, move, card=move.card
        )
    missing = (move.captured - table).cards
    if missing:
        text = (
            N_("{cards} is not on the table")
            if len(missing) == 1
            else N_("{cards} are not on the table")
        )
        return IllegalMove(text, IllegalReason.NOT_ON_TABLE, move, cards=Listed(missing))
    if move.is_capture:
        total = move.card.value + move.captured.value
        return IllegalMove(
            N_("{cards} make {sum}, not 15"),
            IllegalReason.WRONG_SUM,
            move,
            total,
            cards=Listed((move.card, *move.captured)),
            sum=total,
        )
    if rules.must_capture == "card":
        text = N_("{card} can capture, so it may not be laid")
    else:
        text = N_("a capture is possible, so no card may be laid")
    return IllegalMove(text, IllegalReason.CAPTURE_COMPULSORY, move, card=move.card)
