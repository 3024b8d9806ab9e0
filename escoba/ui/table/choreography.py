"""How each event looks when it happens: which cards move from where to where, and when.

All times are milliseconds at normal speed; places are words, so a beat fits any window.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from escoba.engine import (
    Card,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    DealerDrawn,
    Event,
    LastCardsTaken,
    OpeningTaken,
    Seat,
    Side,
    card,
)
from escoba.ui.sound import Heard
from escoba.ui.table.model import TableModel
from escoba.ui.table.places import (
    AtGroup,
    BeforeSeat,
    Crosswise,
    InHand,
    InSlot,
    InStock,
    OnPile,
    Place,
)

DEAL, DEAL_APART, FLIP = 180.0, 70.0, 140.0
DEAL_PAUSE = 250.0
LAY = 260.0
TO_GROUP, SHOWN, SUM_HELD, GATHER = 220.0, 350.0, 280.0, 160.0
TO_PILE, TO_PILE_APART = 300.0, 40.0
SHIFT = 160.0
CELEBRATION = 1500.0
PILE_RING = 400.0
PICK_UP, PICK_UP_PAUSE, PICK_UP_HELD = 500.0, 500.0, 900.0
OPENING_HELD = 1100.0
DRAW, DRAW_APART, DRAW_HELD = 260.0, 160.0, 1600.0
FADE, OUTLINED = 120.0, 600.0


class Ease(enum.Enum):
    """How a movement speeds up and slows down."""

    OUT = "out"
    IN_OUT = "in out"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Back:
    """A face-down card of a seat's hand: it has no code."""

    seat: Seat
    index: int


Thing: TypeAlias = Card | Back


@dataclass(frozen=True, slots=True)
class Tween:
    """One card on its way.

    at, lasts: when it leaves after the beat began, and for how long it moves
    face_up: at the start and at the end; it flips late when it is dealt, early when it is played
    arc: how far the way bends, as a part of its length
    appears: whether it is not to be seen before it leaves (it lies in the stock)
    fades: whether it vanishes and appears in place of moving (reduced motion)
    """

    thing: Thing
    start: Place
    end: Place
    at: float = 0.0
    lasts: float = LAY
    ease: Ease = Ease.OUT
    face_up: tuple[bool, bool] = (True, True)
    arc: float = 0.0
    appears: bool = False
    fades: bool = False

    @property
    def over(self) -> float:
        """When it has arrived."""
        return self.at + self.lasts


@dataclass(frozen=True, slots=True)
class SumShown:
    """The addition of a group that is taken: over the group for a while, longer in the tray."""

    cards: tuple[Card, ...]
    group: AtGroup
    over_group_ms: float


@dataclass(frozen=True, slots=True)
class Celebration:
    """An escoba (or two, at the opening) of a side."""

    side: Side
    escobas: int


@dataclass(frozen=True, slots=True)
class PileRing:
    """The seven of coins went to a side's pile."""

    side: Side


@dataclass(frozen=True, slots=True)
class DrawShown:
    """A round of the draw for the first deal.

    is_open: whether all its cards lie face up, so that it has decided something
    """

    event: DealerDrawn
    round: int
    is_open: bool

    @property
    def is_last(self) -> bool:
        """Whether this round decides who deals."""
        return self.round >= len(self.event.rounds) - 1

    @property
    def marked(self) -> tuple[Seat, ...]:
        """The seats whose cards decide: the dealer's, or those that are level."""
        if not self.is_open:
            return ()
        if self.is_last:
            return (self.event.dealer,)
        return tuple(seat for seat, _card in self.event.rounds[self.round + 1])


What: TypeAlias = SumShown | Celebration | PileRing | DrawShown


@dataclass(frozen=True, slots=True)
class Cue:
    """Something shown besides cards, for a part of a beat."""

    what: What
    at: float
    lasts: float


@dataclass(frozen=True, slots=True)
class Beat:
    """A stretch of time in which something moves.

    events: what the shown table learns at `applies_at`
    halts: whether a press that skips what came before goes no further than to its beginning
    heard: its sounds in the order in which they are heard
    """

    events: tuple[Event, ...] = ()
    applies_at: float = 0.0
    lasts: float = 0.0
    tweens: tuple[Tween, ...] = ()
    cues: tuple[Cue, ...] = field(default=())
    halts: bool = False
    heard: tuple[Heard, ...] = ()

    def timed(self, factor: float) -> Beat:
        """Return the beat with all its times multiplied."""
        return replace(
            self,
            applies_at=self.applies_at * factor,
            lasts=self.lasts * factor,
            tweens=tuple(replace(t, at=t.at * factor, lasts=t.lasts * factor) for t in self.tweens),
            cues=tuple(replace(c, at=c.at * factor, lasts=c.lasts * factor) for c in self.cues),
            heard=tuple(replace(h, at=h.at * factor) for h in self.heard),
        )


def groups(events: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Return the events with each play and its capture together."""
    found: list[tuple[Event, ...]] = []
    for event in events:
        if isinstance(event, CardsCaptured) and found and isinstance(found[-1][0], CardPlayed):
            found[-1] = (*found[-1], event)
        else:
            found.append((event,))
    return found


def plan(table: TableModel, events: tuple[Event, ...], *, reduced: bool = False) -> list[Beat]:
    """Return the beats of one group of events, as they follow on the table shown now."""
    match events:
        case (DealerDrawn() as drawn,):
            beats = _draw(drawn)
        case (CardsDealt() as dealt,):
            beats = [_deal(table, dealt)]
        case (OpeningTaken() as opening,):
            beats = _open(table, opening)
        case (CardPlayed() as played,):
            beats = [_lay(table, played)]
        case (CardPlayed() as played, CardsCaptured() as captured):
            beats = _capture(table, played, captured)
        case (LastCardsTaken() as last,):
            beats = [_pick_up(table, last)]
        case _:
            beats = [Beat(events)]
    return [_still(beat) for beat in beats] if reduced else beats


def shifts(before: TableModel, after: TableModel, moved: set[Thing], at: float) -> list[Tween]:
    """Return how what stays behind closes up: hand cards, and table cards between deals."""
    found = []
    stay = [*after.slots, *(c for seat in range(len(after.hands)) for c in after.hand_of(seat))]
    for thing in stay:
        start, end = before.place_of(thing), after.place_of(thing)
        if thing not in moved and start is not None and end is not None and start != end:
            found.append(Tween(thing, start, end, at, SHIFT))
    return found


def _still(beat: Beat) -> Beat:
    """The same beat without movement: cards fade out here and in there."""
    tweens = tuple(
        replace(t, at=min(t.at, beat.applies_at), lasts=FADE, fades=True, arc=0.0)
        for t in beat.tweens
    )
    cues = tuple(
        replace(c, at=0.0, lasts=OUTLINED) if isinstance(c.what, SumShown) else c for c in beat.cues
    )
    sums = [c.lasts for c in cues if isinstance(c.what, SumShown)]
    if not sums:
        last = max((t.over for t in tweens), default=0.0)
        held = max((c.at + c.lasts for c in cues), default=0.0)
        applies = min(beat.applies_at, max(last, held))
        return replace(
            beat, tweens=tweens, cues=cues, applies_at=applies, lasts=max(last, held, applies)
        )
    held = max(sums)
    fades: dict[Thing, Tween] = {}
    for tween in tweens:
        first = fades.get(tween.thing)
        if isinstance(tween.start, InSlot) or first is None:
            fades[tween.thing] = replace(tween, at=held)
        else:
            # What was to gather first goes straight from its slot to the pile.
            fades[tween.thing] = replace(tween, start=first.start, at=held)
    arrives = [replace(t, at=0.0) for t in tweens if isinstance(t.start, InHand)]
    leaves = [
        replace(t, start=arrives[0].end) if arrives and t.thing == arrives[0].thing else t
        for t in fades.values()
    ]
    return replace(beat, tweens=(*leaves, *arrives), cues=cues, applies_at=held, lasts=held + FADE)


def _draw(event: DealerDrawn) -> list[Beat]:
    if not event.rounds:
        cue = Cue(DrawShown(event, 0, is_open=True), 0.0, DRAW_HELD)
        return [Beat((event,), lasts=DRAW_HELD, cues=(cue,))]
    beats = []
    for index, drawn in enumerate(event.rounds):
        is_last = index == len(event.rounds) - 1
        tweens = [
            Tween(
                c,
                InStock(),
                BeforeSeat(seat),
                k * DRAW_APART,
                DRAW,
                face_up=(False, True),
                arc=0.05,
                appears=True,
            )
            for k, (seat, c) in enumerate(drawn)
        ]
        open_at = tweens[-1].over
        away = open_at + DRAW_HELD
        cues = (
            Cue(DrawShown(event, index, is_open=False), 0.0, open_at),
            Cue(DrawShown(event, index, is_open=True), open_at, DRAW_HELD),
        )
        told = (event,) if is_last else ()
        beats.append(Beat(told, away, away, tuple(tweens), cues, halts=index > 0))
        back = [
            Tween(c, BeforeSeat(seat), InStock(), 0.0, DEAL, face_up=(True, False))
            for seat, c in drawn
        ]
        beats.append(Beat((), 0.0, DEAL, tuple(back)))
    return beats


def _deal(table: TableModel, event: CardsDealt) -> Beat:
    after = table.copy()
    after.apply(event)
    first = DEAL_PAUSE if event.deal_number else 0.0
    tweens: list[Tween] = []

    def add(thing: Thing, end: Place, *, up: bool) -> None:
        at = first + DEAL_APART * len(tweens)
        tweens.append(
            Tween(thing, InStock(), end, at, DEAL, face_up=(False, up), arc=0.05, appears=True)
        )

    for seat in event.order:
        hand = after.hands[seat]
        for index, held in enumerate(hand):
            thing: Thing = Back(seat, index) if held is None else held
            add(thing, InHand(seat, index, len(hand)), up=held is not None)
    for dealt in event.table:
        add(dealt, InSlot(after.slots[dealt], after.capacity), up=True)
    last = max((t.over for t in tweens), default=0.0)
    return Beat((event,), 0.0, last + FLIP / 2, tuple(tweens))


def _lay(table: TableModel, event: CardPlayed) -> Beat:
    after = table.copy()
    after.apply(event)
    start, up = _from_hand(table, event)
    end = InSlot(after.slots[event.card], after.capacity)
    held = 0.0 if up else SHOWN
    tween = Tween(event.card, start, end, 0.0, LAY, face_up=(up, True), arc=0.03)
    return Beat((event,), 0.0, LAY + held, (tween,))


def _from_hand(table: TableModel, event: CardPlayed) -> tuple[Place, bool]:
    hand = table.hands[event.seat]
    index, is_own = max(0, table.play_index(event.card, event.seat)), event.card in hand
    return InHand(event.seat, index, max(1, len(hand)), is_lifted=is_own), is_own


def _capture(table: TableModel, played: CardPlayed, captured: CardsCaptured) -> list[Beat]:
    start, up = _from_hand(table, played)
    group = AtGroup(tuple(table.slots[c] for c in captured.captured), table.capacity)
    held = SUM_HELD if up else SUM_HELD + SHOWN
    gather = TO_GROUP + held
    cards = (played.card, *captured.captured)
    tweens = _to_pile(table, captured.captured, group, captured.side, gather)
    # The card played lies on top of those it takes.
    tweens.append(Tween(played.card, start, group, 0.0, TO_GROUP, face_up=(up, True), arc=0.03))
    crosswise = _crosswise(table, captured.side, 0) if captured.is_escoba else None
    leave = max(t.at for t in tweens)
    end: Place = crosswise or OnPile(captured.side)
    tweens.append(
        Tween(played.card, group, end, leave, TO_PILE, Ease.IN_OUT, (True, bool(crosswise)))
    )
    last = max(t.over for t in tweens)
    cue = Cue(SumShown(cards, group, held + GATHER), TO_GROUP, last - TO_GROUP)
    beats = [Beat((played, captured), last, last, tuple(tweens), (cue,))]
    return beats + _after_taking(table, captured.side, cards, int(captured.is_escoba))


def _to_pile(
    table: TableModel,
    taken: tuple[Card, ...],
    group: AtGroup,
    side: Side,
    gather: float,
) -> list[Tween]:
    """Table cards gather at the group, then go to the pile one after the other."""
    tweens = []
    leave = gather + GATHER
    for index, c in enumerate(taken):
        tweens.append(
            Tween(c, InSlot(table.slots[c], table.capacity), group, gather, GATHER, Ease.IN_OUT)
        )
        at = leave + TO_PILE_APART * index
        tweens.append(Tween(c, group, OnPile(side), at, TO_PILE, Ease.IN_OUT, (True, False)))
    return tweens


def _crosswise(table: TableModel, side: Side, index: int) -> Crosswise:
    count = min(len(table.crosswise[side]) + 1 + index, 5)
    return Crosswise(side, count - 1, count)


def _after_taking(
    table: TableModel, side: Side, cards: tuple[Card, ...], escobas: int
) -> list[Beat]:
    beats = []
    if escobas:
        cue = Cue(Celebration(side, escobas), 0.0, CELEBRATION)
        beats.append(Beat(lasts=CELEBRATION, cues=(cue,)))
    if card(f"7{table.rules.coins.letter}") in cards:
        beats.append(Beat(lasts=PILE_RING, cues=(Cue(PileRing(side), 0.0, PILE_RING),)))
    return beats


def _open(table: TableModel, event: OpeningTaken) -> list[Beat]:
    group = AtGroup(tuple(table.slots[c] for c in event.cards), table.capacity)
    tweens = []
    leave = OPENING_HELD
    for index, c in enumerate(event.cards):
        is_crosswise = index < event.escobas
        end: Place = _crosswise(table, event.side, index) if is_crosswise else OnPile(event.side)
        start = InSlot(table.slots[c], table.capacity)
        at = leave + TO_PILE_APART * index
        tweens.append(Tween(c, start, end, at, TO_PILE, Ease.IN_OUT, (True, is_crosswise)))
    last = tweens[-1].over
    cue = Cue(SumShown(event.cards, group, OPENING_HELD), 0.0, last)
    beat = Beat((event,), last, last, tuple(tweens), (cue,))
    return [beat, *_after_taking(table, event.side, event.cards, event.escobas)]


def _pick_up(table: TableModel, event: LastCardsTaken) -> Beat:
    if event.side is None:
        return Beat((event,), 0.0, PICK_UP_HELD)
    tweens = []
    for index, c in enumerate(event.cards):
        at = PICK_UP_PAUSE + TO_PILE_APART * index
        start = InSlot(table.slots[c], table.capacity)
        tweens.append(Tween(c, start, OnPile(event.side), at, PICK_UP, Ease.IN_OUT, (True, False)))
    last = max((t.over for t in tweens), default=0.0)
    return Beat((event,), last, last + PICK_UP_HELD, tuple(tweens))
