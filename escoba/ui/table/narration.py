"""What happens at the table as spoken lines, for those who listen instead of look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escoba.engine import (
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    DealerDrawn,
    Event,
    HandBegun,
    LastCardsTaken,
    OpeningTaken,
)
from escoba.language import gettext as _
from escoba.ui.table.model import TableModel
from escoba.ui.table.phrases import Phrases
from escoba.ui.table.tray import TrayView
from escoba.words import DeckKind


def narrate(
    model: TableModel, events: Sequence[Event], phrases: Phrases, kind: DeckKind
) -> Iterator[str]:
    """Apply events to `model` one after the other and yield a line for each that is told."""
    for index, event in enumerate(events):
        model.apply(event)
        follows = events[index + 1] if index + 1 < len(events) else None
        match event:
            case DealerDrawn():
                yield phrases.drawn(event, len(event.rounds))
            case HandBegun():
                yield phrases.begun(event)
            case CardsDealt(deal_number=int(deal)) if deal:
                yield phrases.notice(event, kind)
            case OpeningTaken() | LastCardsTaken():
                yield phrases.notice(event, kind)
            case CardPlayed(seat=seat) if not isinstance(follows, CardsCaptured):
                yield phrases.spoken(model.captions[seat], kind)
            case CardsCaptured(seat=seat):
                yield phrases.spoken(model.captions[seat], kind)
            case _:
                pass


def spoken_tray(view: TrayView) -> str:
    """Return the tray as one line: the sum, then what is said about it."""
    if view.total is None:
        return view.message
    if not view.message:
        return str(view.total)
    return _("{total}, {message}").format(total=view.total, message=view.message)
