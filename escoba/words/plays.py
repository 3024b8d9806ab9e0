"""What is said at the table: why a play is not possible, and who takes cards outside a turn."""

from __future__ import annotations

from collections.abc import Iterable

from escoba.engine import Card, IllegalMove, IllegalReason, LastCardsTaken, OpeningTaken
from escoba.language import gettext as _
from escoba.language import ngettext

FIFTEEN = 15


def sum_text(cards: Iterable[Card]) -> str:
    """Return the values as an addition: `7 + 3 + 6`."""
    return " + ".join(str(card.value) for card in cards)


def illegal_reason(error: IllegalMove, turn: str | None = None) -> str:
    """Return why a play was refused; `turn` names the player whose turn it is."""
    move = error.move
    match error.reason:
        case IllegalReason.WRONG_SUM:
            return wrong_sum((move.card, *move.captured))
        case IllegalReason.CAPTURE_COMPULSORY:
            return _("You can make 15, so you must capture")
        case IllegalReason.NOT_IN_HAND:
            return _("That card is not in your hand")
        case IllegalReason.NOT_ON_TABLE:
            return _("That card is not on the table")
        case IllegalReason.NOT_YOUR_TURN:
            if turn is None:
                return _("It is not your turn")
            return _("It is {player}'s turn").format(player=turn)
        case IllegalReason.GAME_OVER:
            return _("This hand is over")


def wrong_sum(cards: Iterable[Card]) -> str:
    """Return how far cards are from fifteen: `7 + 3 + 6 = 16, 1 too many`."""
    cards = tuple(cards)
    total = sum(card.value for card in cards)
    over = total - FIFTEEN
    if over > 0:
        text = ngettext("{sum} = {total}, {n} too many", "{sum} = {total}, {n} too many", over)
        return text.format(sum=sum_text(cards), total=total, n=over)
    text = ngettext("{sum} = {total}, needs {n} more", "{sum} = {total}, needs {n} more", -over)
    return text.format(sum=sum_text(cards), total=total, n=-over)


def opening_caption(event: OpeningTaken, *, player: str | None, is_dealer: bool) -> str:
    """Return the caption of an opening table that is taken.

    player: who takes it, None for the reader
    is_dealer: whether the taker deals this hand; otherwise it is the first player
    """
    made = _("The first four make {total}.").format(total=event.total)
    if player is None:
        taken = _taken_by_reader(event.escobas, is_dealer=is_dealer)
    else:
        taken = _taken_by_player(event.escobas, is_dealer=is_dealer).format(player=player)
    return f"{made} {taken}"


def _taken_by_reader(escobas: int, *, is_dealer: bool) -> str:
    if escobas == 0:
        return (
            _("You, the dealer, take them.") if is_dealer else _("You, playing first, take them.")
        )
    if escobas == 1:
        return (
            _("Escoba for you, the dealer.") if is_dealer else _("Escoba for you, playing first.")
        )
    if is_dealer:
        return _("Two escobas for you, the dealer.")
    return _("Two escobas for you, playing first.")


def _taken_by_player(escobas: int, *, is_dealer: bool) -> str:
    if escobas == 0:
        if is_dealer:
            return _("{player}, the dealer, takes them.")
        return _("{player}, the first player, takes them.")
    if escobas == 1:
        if is_dealer:
            return _("Escoba for the dealer, {player}.")
        return _("Escoba for the first player, {player}.")
    if is_dealer:
        return _("Two escobas for the dealer, {player}.")
    return _("Two escobas for the first player, {player}.")


def leftovers_caption(event: LastCardsTaken, *, player: str | None) -> str:
    """Return the caption for the cards left at the end; `player` None is the reader."""
    if event.seat is None:
        return _("Nobody took a card in this hand. What is left counts for no one.")
    if player is None:
        return _("You took last and pick up what is left. Not an escoba.")
    return _("{player} took last and picks up what is left. Not an escoba.").format(player=player)
