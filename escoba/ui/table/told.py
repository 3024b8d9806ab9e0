"""What the tray tells at each moment of a game."""

from __future__ import annotations

from escoba.engine import Seat
from escoba.ui.selection import Selection, State
from escoba.ui.table.choreography import DrawShown, SumShown
from escoba.ui.table.model import TableModel
from escoba.ui.table.phrases import Phrases
from escoba.ui.table.picture import TablePicture
from escoba.ui.table.timeline import Timeline
from escoba.ui.table.tray import TrayView, view_of_selection


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
    message: a passing sentence that goes before all but a sum being shown
    """
    kit, phrases, shown = picture.kit, picture.phrases, timeline.shown
    for cue in timeline.showing():
        if isinstance(cue.what, DrawShown):
            what = cue.what
            return TrayView(phrases.drawn(what.event, what.round, is_last=what.is_last))
        if isinstance(cue.what, SumShown):
            cards = cue.what.cards
            total = sum(card.value for card in cards)
            return TrayView("", cards, has_hand=cards[0] not in shown.slots, total=total)
    if message:
        return TrayView(message, bad=is_trouble)
    notice = phrases.notice(shown.notice, kit.cards.kind)
    if timeline.is_moving:
        text = notice or _deals(shown, phrases)
        if text or turn is None or turn == picture.bottom:
            return TrayView(text)
    if selection is not None:
        view = view_of_selection(selection, kit)
        if notice and selection.state is State.IDLE and not view.bad:
            return TrayView(f"{notice} {view.message}")
        return view
    if turn is None:
        return TrayView(notice)
    return TrayView(phrases.thinking(turn), look=picture.seats.look(turn), dots=True)


def _deals(shown: TableModel, phrases: Phrases) -> str:
    is_first = shown.ply == 0 and shown.commitment and not shown.captions
    return phrases.deals(shown.dealer) if is_first else ""
