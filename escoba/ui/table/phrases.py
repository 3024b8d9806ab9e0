"""The sentences of the table, looked up when they are drawn, so the language may change."""

from __future__ import annotations

from collections.abc import Sequence

from escoba import words
from escoba.engine import (
    Card,
    CardsCaptured,
    CardsDealt,
    DealerDrawn,
    Event,
    HandBegun,
    LastCardsTaken,
    OpeningTaken,
    Rules,
    Seat,
)
from escoba.language import gettext as _
from escoba.language import ngettext, pgettext
from escoba.session import Chair
from escoba.ui.people import level_title
from escoba.ui.selection import FIFTEEN, Hint, Refusal, Refused, Selection, State
from escoba.ui.table.model import Caption, Said
from escoba.words import DeckKind


def card_short(card: Card, kind: DeckKind) -> str:
    """Return the value of a card as chips show it: `7`, `S8`, `K10`."""
    return words.value_label(card, kind)


class Phrases:
    """What is said about one game, as one reader hears it.

    viewer: the seat that `You` means; None when several people look on, or one who watches
    """

    def __init__(self, rules: Rules, chairs: Sequence[Chair], viewer: Seat | None) -> None:
        self.rules = rules
        self.chairs = chairs
        self.viewer = viewer

    def name(self, seat: Seat) -> str:
        """Return the name of the player in a seat."""
        return self.chairs[seat].name

    def plate_name(self, seat: Seat) -> str:
        """Return how a plate is headed: the name, or You."""
        return _("You") if seat == self.viewer else self.name(seat)

    def plate_detail(self, seat: Seat, *, acts: bool) -> str:
        """Return the second line of a plate: that the seat `acts`, else who this is."""
        is_person = self.chairs[seat].is_human
        if seat == self.viewer:
            return _("Your turn") if acts else ""
        if acts:
            return _("To play") if is_person else _("Thinking")
        if self.rules.partners and self.viewer is not None:
            if self.rules.side_of(seat) == self.rules.side_of(self.viewer):
                return _("Your partner")
            return _("Rival")
        return _("Person") if is_person else level_title(self.chairs[seat].kind)

    # Captions: a verb that card pictures follow

    def verb(self, said: Said) -> str:
        """Return the verb of a caption beside the plate of who does it."""
        return {
            Said.DROPS: _("drops"),
            Said.TAKES: _("takes"),
            Said.SWEEPS: _("escoba"),
            Said.OPENS: _("takes"),
            Said.PICKS_UP: _("picks up"),
        }[said]

    def brief(self, caption: Caption) -> str:
        """Return a caption that has no room for the pictures of its cards."""
        n = len(caption.cards)
        match caption.said:
            case Said.DROPS:
                return ngettext("drops {n} card", "drops {n} cards", n).format(n=n)
            case Said.SWEEPS:
                return ngettext("escoba with {n} card", "escoba with {n} cards", n).format(n=n)
            case Said.PICKS_UP:
                return ngettext("picks up {n} card", "picks up {n} cards", n).format(n=n)
            case Said.TAKES | Said.OPENS:
                return ngettext("takes {n} card", "takes {n} cards", n).format(n=n)

    def log_verb(self, caption: Caption, *, named: bool) -> str:
        """Return the beginning of a line of the last plays; `named` says who."""
        if not named:
            return self.verb(caption.said)
        if caption.seat == self.viewer:
            return {
                Said.DROPS: _("You drop"),
                Said.TAKES: _("You take"),
                Said.SWEEPS: _("You: escoba"),
                Said.OPENS: _("You take"),
                Said.PICKS_UP: _("You pick up"),
            }[caption.said]
        text = {
            Said.DROPS: _("{player} drops"),
            Said.TAKES: _("{player} takes"),
            Said.SWEEPS: _("{player}: escoba"),
            Said.OPENS: _("{player} takes"),
            Said.PICKS_UP: _("{player} picks up"),
        }[caption.said]
        return text.format(player=self.name(caption.seat))

    def spoken(self, caption: Caption, kind: DeckKind) -> str:
        """Return one play as a whole sentence, for those who listen."""
        played, *taken = [words.the_card(card, kind) for card in caption.cards]
        mine = caption.seat == self.viewer
        player = self.name(caption.seat)
        if caption.said is Said.DROPS:
            text = _("You drop {card}") if mine else _("{player} drops {card}")
            return text.format(player=player, card=played)
        if caption.said in (Said.OPENS, Said.PICKS_UP):
            text = _("You pick up {cards}") if mine else _("{player} picks up {cards}")
            return text.format(player=player, cards=words.listed([played, *taken]))
        if caption.said is Said.SWEEPS:
            text = (
                _("You take {cards} with {card}: escoba")
                if mine
                else _("{player} takes {cards} with {card}: escoba")
            )
        else:
            text = (
                _("You take {cards} with {card}")
                if mine
                else _("{player} takes {cards} with {card}")
            )
        return text.format(player=player, cards=words.listed(taken), card=played)

    # The tray

    def notice(self, event: Event | None, kind: DeckKind) -> str:
        """Return the sentence of an event that concerns the whole table, or nothing."""
        match event:
            case HandBegun(dealer=dealer):
                return self.deals(dealer)
            case DealerDrawn() as drawn:
                return self._dealer_found(drawn)
            case CardsDealt(deal_number=0):
                return ""
            case CardsDealt(is_last=True):
                return self.last_deal()
            case CardsDealt():
                return _("Three more cards each.")
            case OpeningTaken(seat=seat) as opening:
                is_dealer = self.rules.opening_taker == "dealer"
                return words.opening_caption(opening, player=self._other(seat), is_dealer=is_dealer)
            case LastCardsTaken(seat=None) as last:
                return words.leftovers_caption(last, player=None)
            case LastCardsTaken(seat=int(seat)) as last:
                return words.leftovers_caption(last, player=self._other(seat))
            case CardsCaptured(is_escoba=True):
                return _("¡Escoba! +1. The table is clean.")
            case _:
                return ""

    def last_deal(self) -> str:
        """Return that no more cards are to come."""
        return _("Last cards.")

    def _other(self, seat: Seat) -> str | None:
        return None if seat == self.viewer else self.name(seat)

    def deals(self, seat: Seat) -> str:
        """Return who deals."""
        if seat == self.viewer:
            return _("You deal.")
        return _("{player} deals.").format(player=self.name(seat))

    def begun(self, event: HandBegun) -> str:
        """Return which hand begins and who deals it."""
        hand = _("Hand {number}").format(number=event.number + 1)
        return f"{hand}. {self.deals(event.dealer)}"

    def drawing(self) -> str:
        """Return what the draw for the first deal is about, while it goes on."""
        if self.rules.first_dealer == "highest":
            return _("The highest card deals.")
        return _("The lowest card deals.")

    def drawn(self, event: DealerDrawn, index: int) -> str:
        """Return what a round of the draw for the first deal decides."""
        if index >= len(event.rounds) - 1:
            return self._dealer_found(event)
        you = pgettext("within a sentence", "you")
        tied = [seat for seat, _card in event.rounds[index + 1]]
        names = words.listed([self._other(seat) or you for seat in tied])
        return _("A tie: {players} draw again.").format(players=names)

    def _dealer_found(self, event: DealerDrawn) -> str:
        seat, mine = event.dealer, event.dealer == self.viewer
        if not event.rounds:
            text = (
                _("Chance makes you the first dealer.") if mine else _("Chance lets {player} deal.")
            )
        elif self.rules.first_dealer == "highest":
            text = (
                _("Your card is the highest: you deal.")
                if mine
                else _("{player} has the highest card and deals.")
            )
        else:
            text = (
                _("Your card is the lowest: you deal.")
                if mine
                else _("{player} has the lowest card and deals.")
            )
        return text.format(player=self.name(seat))

    def thinking(self, seat: Seat) -> str:
        """Return that a player thinks."""
        return _("{player} is thinking").format(player=self.name(seat))

    def not_your_turn(self, seat: Seat | None) -> str:
        """Return whose turn it is instead."""
        if seat is None:
            return _("This hand is over")
        return _("It is {player}'s turn").format(player=self.name(seat))


def hint_text(selection: Selection, kind: DeckKind) -> str:
    """Return what the tray tells about a selection."""
    held = words.the_rank(selection.card.rank, kind) if selection.card is not None else ""
    match selection.hint:
        case Hint.CHOOSE:
            return _("Your turn. Choose a card.")
        case Hint.NEEDS_CARD:
            return _("needs a {value} from your hand").format(value=selection.missing)
        case Hint.NO_CARD_FITS:
            return _("no card in your hand goes with this")
        case Hint.NEEDS_MORE:
            n = selection.missing
            text = ngettext("needs {n} more", "needs {n} more", n).format(n=n)
            if selection.state is State.HAND and selection.must_capture:
                return f"{text} · {_('you must take')}"
            return text
        case Hint.DEAD_END:
            return _("nothing on the table completes it")
        case Hint.NOTHING_FITS:
            return _("Nothing makes 15 with {card}").format(card=held)
        case Hint.MUST_OTHER:
            return _("Nothing makes 15 with {card}. You must take with another card.").format(
                card=held
            )
        case Hint.COMPLETE:
            return ""
        case Hint.WARNING:
            parts = [words.the_rank(card.rank, kind) for card in selection.captures()[0]]
            return _("You could take {cards}. Drop anyway?").format(cards=words.listed(parts))


def refusal_text(refusal: Refusal, kind: DeckKind) -> str:
    """Return why an act was refused, with its arithmetic."""
    match refusal.why:
        case Refused.TOO_MANY | Refused.SET_CLEARED | Refused.TOO_FEW:
            return words.wrong_sum(refusal.cards)
        case Refused.TABLE_FULL:
            return _("{sum} = {total}. One card must come from your hand.").format(
                sum=words.sum_text(refusal.cards), total=refusal.total
            )
        case Refused.DEAD_END:
            return _("{sum} = {total}. No card on the table completes it.").format(
                sum=words.sum_text(refusal.cards), total=refusal.total
            )
        case Refused.NO_CAPTURE:
            return _("Nothing makes 15 with {card}").format(
                card=words.the_rank(refusal.cards[0].rank, kind)
            )
        case Refused.CARD_FIRST:
            return _("Choose a card from your hand first")
        case Refused.MUST_CAPTURE:
            return _("You can make 15, so you must capture")


def refusal_note(refusal: Refusal, kind: DeckKind) -> str:
    """Return why an act was refused, to stand beside the sum of the cards."""
    match refusal.why:
        case Refused.TOO_MANY | Refused.SET_CLEARED:
            n = refusal.total - FIFTEEN
            return ngettext("{n} too many", "{n} too many", n).format(n=n)
        case Refused.TOO_FEW:
            n = FIFTEEN - refusal.total
            return ngettext("needs {n} more", "needs {n} more", n).format(n=n)
        case Refused.TABLE_FULL:
            return _("one card must come from your hand")
        case Refused.DEAD_END:
            return _("nothing on the table completes it")
        case _:
            return refusal_text(refusal, kind)


def take_label(selection: Selection) -> str:
    """Return what the main button of a complete capture says."""
    if selection.sweeps:
        return _("Escoba! +1")
    n = len(selection.cards)
    return ngettext("Take {n} card", "Take {n} cards", n).format(n=n)


def stock_label(count: int) -> str:
    """Return how many cards remain to be dealt."""
    return ngettext("{n} left", "{n} left", count).format(n=count)


def last_deal_label() -> str:
    """Return what stands where the stock lay."""
    return _("Last cards")


def last_card_text() -> str:
    """Return why the last card of a hand goes by itself."""
    return _("Your last card: there is only one way to play it.")


def speed_text(speed: str) -> str:
    """Return which speed has just been chosen."""
    return {
        "slow": _("Speed: slow"),
        "normal": _("Speed: normal"),
        "fast": _("Speed: fast"),
        "instant": _("Speed: instant"),
    }[speed]


def said_by(name: str, line: str) -> str:
    """Return who says what, for those who listen."""
    return _("{name}: {line}").format(name=name, line=line)
