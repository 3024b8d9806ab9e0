"""What the tray tells at each moment of a game."""

from __future__ import annotations

from escoba.engine import Card, CardPlayed, CardsCaptured, DealerDrawn, OpeningTaken, Seat
from escoba.ui.selection import Selection, State
from escoba.ui.table.choreography import DrawShown
from escoba.ui.table.model import Caption, Said
from escoba.ui.table.picture import TablePicture
from escoba.ui.table.timeline import Timeline
from escoba.ui.table.tray import TrayView, view_of_selection, view_with_message


def tray_view(
    picture: TablePicture,
    timeline: Timeline,
    *,
    selection: Selection | None,
    turn: Seat | None,
    message: str,
    is_trouble: bool,
) -> TrayView:
    """Return what the tray shows now.

    selection: of the person who composes a play; None when nobody does
    turn: whose turn it is
    message: a passing sentence that goes before all but a sum being shown and an open question
    """
    kit, phrases, shown = picture.kit, picture.phrases, timeline.shown
    if timeline.is_moving:
        total = _sum_shown(timeline)
        if total is not None:
            return total
        return TrayView(message or _happening(picture, timeline), bad=is_trouble)
    if message and (is_trouble or selection is None):
        return TrayView(message, bad=is_trouble)
    notice = phrases.notice(shown.notice, kit.cards.kind)
    if selection is not None:
        # A passing sentence waits behind an open question, whose answers are the buttons.
        if message and selection.state is not State.WARNED:
            return view_with_message(selection, message)
        view = view_of_selection(selection, kit)
        # The last deal is told at every turn of it: from now on each card counts.
        if not notice and shown.is_last_deal:
            notice = phrases.last_deal()
        if notice and selection.state is State.IDLE and not view.bad:
            return TrayView(f"{notice} {view.message}")
        return view
    if turn is None or phrases.chairs[turn].is_human:
        return TrayView(notice)
    return TrayView(phrases.thinking(turn), look=picture.seats.look(turn), dots=True)


def _sum_shown(timeline: Timeline) -> TrayView | None:
    """The addition of what is being taken, until an escoba is told in words."""
    cards: tuple[Card, ...]
    match timeline.happening:
        case (CardPlayed(), CardsCaptured(card=card, captured=captured) as taken):
            cards, event, has_hand = (card, *captured), taken, True
        case (OpeningTaken(cards=cards) as event,):
            has_hand = False
        case _:
            return None
    if timeline.shown.notice == event:
        return None
    return TrayView("", cards, has_hand=has_hand, total=sum(card.value for card in cards))


def _happening(picture: TablePicture, timeline: Timeline) -> str:
    """The sentence of what moves."""
    kind, phrases, shown = picture.kit.cards.kind, picture.phrases, timeline.shown
    for cue in timeline.showing():
        if isinstance(cue.what, DrawShown):
            drawn = cue.what
            return phrases.drawn(drawn.event, drawn.round) if drawn.is_open else phrases.drawing()
    match timeline.happening:
        case (CardPlayed(seat=seat, card=card),):
            # Until the card has arrived, the caption of the seat is still that of its last play.
            return phrases.spoken(Caption(seat, Said.DROPS, (card,)), kind)
        case (DealerDrawn() as event,) if shown.notice != event:
            return phrases.drawing()
        case _:
            notice = phrases.notice(shown.notice, kind)
            is_first = shown.ply == 0 and shown.commitment and not shown.captions
            return notice or (phrases.deals(shown.dealer) if is_first else "")
