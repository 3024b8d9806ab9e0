"""Checking a game record by playing it again, as if everything in it were a lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escoba.engine.cards import Side
from escoba.engine.draw import drawn_dealer
from escoba.engine.errors import N_, DeckError, IllegalMove, RecordError
from escoba.engine.events import DealerDrawn, Event
from escoba.engine.match import Match
from escoba.engine.record import HandRecord, Record, SeatInfo, seats_fault
from escoba.engine.rules import PLIES
from escoba.engine.scoring import SideScore
from escoba.engine.shuffle import SystemSource


def record_of(match: Match, seats: Sequence[SeatInfo]) -> Record:
    """Return the record of a match's finished hands.

    Raises RecordError unless there is one SeatInfo for each seat.

    >>> from escoba.engine.rules import Rules
    >>> match = Match(Rules(), SystemSource(), dealer=0)
    >>> record_of(match, [SeatInfo("Ana", "human"), SeatInfo("Blas", "medium")]).hands
    ()
    """
    if len(seats) != match.rules.players:
        raise seats_fault(len(seats), match.rules)
    return Record(
        rules=match.rules,
        seats=tuple(seats),
        draw=match.draw or None,
        hands=match.finished,
        totals=match.totals,
        winner=match.winner,
    )


def verify(record: Record) -> None:
    """Raise RecordError with the first thing in a record that does not hold, and its place.

    Every deal, move, score, commitment and total is played out again and compared.

    >>> from escoba.engine.rules import Rules
    >>> match = Match(Rules(), SystemSource(), dealer=0)
    >>> record = record_of(match, [SeatInfo("Ana", "human"), SeatInfo("Blas", "medium")])
    >>> import dataclasses
    >>> verify(dataclasses.replace(record, totals=(9, 4)))
    Traceback (most recent call last):
    escoba.engine.errors.RecordError: the totals are 0-0, not 9-4
    """
    for _ in replay(record):
        pass


def replay(record: Record) -> Iterator[Event]:
    """Yield what happened in a record, checking as it goes.

    Raises RecordError, like `verify`, when it comes to something that does not hold. A record
    without hands and without a draw does not say who deals and yields nothing.

    >>> from escoba.engine.rules import Rules
    >>> from escoba.engine.shuffle import SeededSource
    >>> match = Match(Rules(), SeededSource("7"))
    >>> drawn = match.draw_dealer()
    >>> record = record_of(match, [SeatInfo("Ana", "human"), SeatInfo("Blas", "medium")])
    >>> tuple(replay(record)) == drawn
    True
    """
    try:
        yield from _events(record)
    except RecordError as fault:
        if record.line is None:
            raise
        raise RecordError.of(fault, hand=fault.hand, ply=fault.ply, line=record.line) from None


def _events(record: Record) -> Iterator[Event]:
    """Yield what happened in a record; raise RecordError without the line."""
    rules = record.rules
    dealer = record.hands[0].dealer if record.hands else None
    if record.draw is not None:
        try:
            drawn = drawn_dealer(rules, record.draw)
        except DeckError as fault:
            raise RecordError.of(fault) from None
        if dealer not in (None, drawn):
            raise RecordError(
                N_("seat {drawn} was drawn to deal, not seat {dealer}"),
                drawn=drawn,
                dealer=dealer,
                hand=1,
            )
        dealer = drawn
    if dealer is not None and dealer not in range(rules.players):
        raise RecordError(N_("there is no seat {seat}"), seat=dealer, hand=1)
    match = Match(rules, SystemSource(), dealer=dealer)
    if dealer is not None:
        yield DealerDrawn(record.draw or (), dealer)
    for number, hand in enumerate(record.hands, 1):
        yield from _hand_events(match, hand, number)
    if record.totals != match.totals:
        raise RecordError(
            N_("the totals are {right}, not {written}"),
            right=_listed(match.totals),
            written=_listed(record.totals),
        )
    if record.winner != match.winner:
        raise _winner_fault(match.winner, record.winner)


def _hand_events(match: Match, hand: HandRecord, number: int) -> Iterator[Event]:
    """Yield what happened in one hand of a record."""
    if match.is_over:
        raise RecordError(N_("the game was over before this hand"), hand=number)
    if hand.dealer != match.dealer:
        raise RecordError(
            N_("it is the deal of seat {right}, not of seat {written}"),
            right=match.dealer,
            written=hand.dealer,
            hand=number,
        )
    try:
        begun = match.begin_given_hand(hand.deck, salt=hand.salt, word=hand.word)
    except DeckError as fault:
        raise RecordError.of(fault, hand=number) from None
    if hand.commitment != match.current_commitment:
        raise RecordError(N_("the commitment is not that of the salt"), hand=number)
    yield from begun
    for ply, move in enumerate(hand.moves[:PLIES], 1):
        try:
            events = match.play(move)
        except IllegalMove as fault:
            raise RecordError.of(fault, hand=number, ply=ply) from None
        yield from events
    if len(hand.moves) != PLIES:
        raise RecordError(
            N_("a hand has {right} moves, not {written}"),
            right=PLIES,
            written=len(hand.moves),
            hand=number,
        )
    if hand.score != match.scores[-1]:
        raise _score_fault(hand.score, match.scores[-1], number)


def _score_fault(
    written: Sequence[SideScore], scores: Sequence[SideScore], number: int
) -> RecordError:
    """Return what is wrong with the written score of a hand."""
    if len(written) != len(scores):
        return RecordError(
            N_("the score is of {written} sides, not of {right}"),
            written=len(written),
            right=len(scores),
            hand=number,
        )
    for side, (wrong, right) in enumerate(zip(written, scores, strict=True)):
        for name, value in right.as_dict().items():
            other = wrong.as_dict()[name]
            if other != value:
                return RecordError(
                    N_("{name} of side {side} is {right}, not {written}"),
                    name=name,
                    side=side,
                    right=value,
                    written=other,
                    hand=number,
                )
    raise AssertionError("the scores are equal")


def _winner_fault(right: Side | None, written: Side | None) -> RecordError:
    """Return what is wrong with the written winner of a game."""
    if right is None:
        return RecordError(N_("the winner is nobody yet, not side {written}"), written=written)
    if written is None:
        return RecordError(N_("the winner is side {right}, not nobody"), right=right)
    return RecordError(
        N_("the winner is side {right}, not side {written}"), right=right, written=written
    )


def _listed(totals: Sequence[int]) -> str:
    """Return totals as a sentence names them: `9-4`."""
    return "-".join(map(str, totals))
