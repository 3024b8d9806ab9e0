"""`escoba replay`: a game record as text, one line a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from escoba import words as names
from escoba.commands.arguments import Parser, add_language_option, language_in
from escoba.commands.output import CommandError, say
from escoba.commands.reading import records_in
from escoba.engine import (
    Card,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    CardSet,
    DealerDrawn,
    Event,
    HandBegun,
    HandScored,
    LastCardsTaken,
    MatchWon,
    Move,
    OpeningTaken,
    Record,
    RecordError,
    Seat,
    Side,
    SideScore,
    replay,
)
from escoba.language import gettext as _
from escoba.language import ngettext

__all__ = ["run"]


def run(words: Sequence[str]) -> int:
    """Say what happened in each game of a file; a record that does not hold ends it."""
    parser = Parser(
        "replay",
        _("Show a recorded game as text, one move per line."),
        arguments=_("FILE"),
    )
    parser.options.add_argument("--text", action="store_true", help=_("as text (the default)"))
    add_language_option(parser)
    found = parser.read(words)
    if parser.explained(found):
        return 0
    language_in(found)
    (name,) = parser.arguments_of(found, 1, 1)
    try:
        for record in records_in(name):
            for line in _lines(record):
                say(line)
    except RecordError as error:
        raise CommandError(f"{name}: {names.fault_sentence(error)}", code=1) from None
    return 0


def _lines(record: Record) -> Iterator[str]:
    """Yield the text of one game; raises RecordError where it does not hold."""
    if record.line is not None:
        yield _("Game on line {number}").format(number=record.line)
    yield _("Rules: {preset}").format(preset=names.preset_title(record.rules.preset))
    for number, seat in enumerate(record.seats, start=1):
        yield _("Seat {number}: {name} ({kind})").format(
            number=number, name=seat.name, kind=seat.kind
        )
    teller = _Teller(record)
    played: CardPlayed | None = None
    for event in replay(record):
        # A card that takes nothing is a lay; only the event after it tells.
        if played is not None:
            yield teller.move(played, event if isinstance(event, CardsCaptured) else None)
            played = None
        if isinstance(event, CardPlayed):
            played = event
        else:
            yield from teller.lines(event)
    if not record.hands:
        yield _("No hand was finished.")


@dataclass(frozen=True, slots=True)
class _Teller:
    """Says events with the names of one record."""

    record: Record

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, or its number when it has none."""
        return self.record.seats[seat].name or _("Seat {number}").format(number=seat + 1)

    def side(self, side: Side) -> str:
        """Return the names of those who share a side."""
        return " + ".join(self.name(seat) for seat in self.record.rules.seats_of(side))

    def move(self, played: CardPlayed, captured: CardsCaptured | None) -> str:
        """Return the line of one move."""
        taken = CardSet.of(captured.captured) if captured is not None else CardSet()
        line = f"{played.ply + 1:>2}. {self.name(played.seat)}: {Move(played.card, taken)}"
        return line + "  " + _("¡Escoba!") if captured is not None and captured.is_escoba else line

    def lines(self, event: Event) -> Iterator[str]:
        """Yield the lines of any event but a move."""
        match event:
            case DealerDrawn():
                for cards in event.rounds:
                    drawn = "; ".join(f"{self.name(seat)}: {card}" for seat, card in cards)
                    yield _("Draw for the deal. {cards}").format(cards=drawn)
                yield _("{player} deals first.").format(player=self.name(event.dealer))
            case HandBegun():
                yield ""
                yield _("Hand {number}. {player} deals.").format(
                    number=event.number + 1, player=self.name(event.dealer)
                )
            case CardsDealt():
                yield from self._deal(event)
            case OpeningTaken():
                yield _("{player} takes the opening: {cards}. Escobas: {escobas}.").format(
                    player=self.name(event.seat),
                    cards=_codes(event.cards),
                    escobas=event.escobas,
                )
            case LastCardsTaken(seat=None):
                yield _("Nobody took anything; the table keeps {cards}.").format(
                    cards=_codes(event.cards)
                )
            case LastCardsTaken(seat=int(seat)):
                yield _("{player} took last and picks up {cards}.").format(
                    player=self.name(seat), cards=_codes(event.cards)
                )
            case HandScored():
                for score in event.scores:
                    yield self._score(score, event.totals[score.side])
            case MatchWon():
                yield _("{player} wins the game.").format(player=self.side(event.side))

    def _deal(self, event: CardsDealt) -> Iterator[str]:
        hands = "; ".join(f"{self.name(seat)}: {_codes(event.hands[seat])}" for seat in event.order)
        yield _("Deal {number}. {hands}").format(number=event.deal_number + 1, hands=hands)
        if event.table:
            yield _("Table: {cards}").format(cards=_codes(event.table))

    def _score(self, score: SideScore, total: int) -> str:
        rules = self.record.rules
        points = ", ".join(
            f"{names.category_title(key, rules)} {count}"
            for key, count in score.points.items()
            if count
        )
        text = ngettext(
            "{side}: {points} point ({reasons}), {total} in all",
            "{side}: {points} points ({reasons}), {total} in all",
            score.total,
        )
        return text.format(
            side=self.side(score.side),
            points=score.total,
            reasons=points or "–",
            total=total,
        )


def _codes(cards: Sequence[Card | None]) -> str:
    return " ".join(str(card) for card in cards)
