"""Runs what happened at the table: events wait here until their movement has been shown.

There is no clock: whoever owns the timeline feeds in the time that has passed.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from escoba.engine import Card, CardPlayed, Event, Seat
from escoba.ui.sound import Effect, salient
from escoba.ui.table.choreography import (
    FLIP,
    Back,
    Beat,
    Cue,
    Ease,
    Thing,
    Tween,
    What,
    groups,
    plan,
    shifts,
)
from escoba.ui.table.model import TableModel
from escoba.ui.table.places import InHand, InSlot, Place
from escoba.ui.table.sounds import sounded

THINK_LEAST, THINK_MOST = 500.0, 900.0
BETWEEN_COMPUTERS = 250.0


@dataclass(frozen=True, slots=True)
class Flying:
    """A card that is not where the table shows it.

    part: how far it is from `start` to `end`, eased (it may shoot over a little)
    face: 1 face up, 0 face down, between them while it turns over
    alpha: 1 solid; arc: how far the way bends, as a part of its length
    """

    thing: Thing
    start: Place
    end: Place
    part: float
    face: float
    alpha: float = 1.0
    arc: float = 0.0
    moves: bool = True


@dataclass(frozen=True, slots=True)
class Showing:
    """A cue that is on: how long already, in milliseconds at normal speed, and as a part."""

    what: What
    elapsed_ms: float
    part: float


def eased(ease: Ease, part: float) -> float:
    """Return how far a movement is after `part` (0..1) of its time."""
    part = min(1.0, max(0.0, part))
    match ease:
        case Ease.OUT:
            return float(1 - (1 - part) ** 3)
        case Ease.IN_OUT:
            return float(part * part * (3 - 2 * part))
        case Ease.BACK:
            over = 1.4
            return float(1 + (over + 1) * (part - 1) ** 3 + over * (part - 1) ** 2)


def thinking_time(ply: int, seat: Seat) -> float:
    """Return how long a computer is seen to think, in milliseconds: 500 to 900, by the play."""
    return THINK_LEAST + (ply * 137 + seat * 71) % (THINK_MOST - THINK_LEAST)


class Timeline:
    """The table that is shown, and the events that it has not shown yet.

    shown: the table as far as it has been shown
    version: grows whenever that table changes
    factor: of all times: 1 normal, 0 instant
    hear: told of each sound at its moment
    """

    def __init__(
        self,
        shown: TableModel,
        *,
        factor: float = 1.0,
        reduced: bool = False,
        hear: Callable[[Effect], None] = lambda _effect: None,
    ) -> None:
        self.shown = shown
        self.version = 0
        self.factor = factor
        self.reduced = reduced
        self._group: tuple[Event, ...] = ()
        self._waiting: deque[tuple[Event, ...]] = deque()
        self._beats: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._time = 0.0
        self._applied = False
        self._hear = hear
        self._heard = 0

    def add(self, events: Iterable[Event]) -> None:
        """Let events happen after those that still wait."""
        self._waiting.extend(groups(list(events)))
        self._start()

    @property
    def is_moving(self) -> bool:
        """Whether something is still to be shown."""
        return self._beat is not None

    @property
    def happening(self) -> tuple[Event, ...]:
        """The events that are being shown: a play with its capture, a deal, ...; or nothing."""
        return self._group if self._beat is not None else ()

    @property
    def turn(self) -> Seat | None:
        """Whose turn it looks to be: of who plays while a play is shown, nobody's in a deal."""
        if self._beat is None:
            return self.shown.turn
        first = self._group[0]
        return first.seat if isinstance(first, CardPlayed) else None

    def advance(self, dt_ms: float) -> bool:
        """Let time pass and return whether something still moves."""
        left = max(0.0, dt_ms)
        while self._beat is not None:
            step = min(left, self._beat.lasts - self._time)
            self._time += step
            left -= step
            self._hear_due()
            self._apply_due()
            if self._beat is None or self._time < self._beat.lasts:
                break
            self._next()
        return self.is_moving

    def skip(self) -> None:
        """Finish what moves now: a play with all that belongs to it, a round of the draw."""
        if self._beat is None:
            return
        missed: list[Effect] = []
        while self._beat is not None:
            missed += self._unheard()
            self._time = self._beat.lasts
            self._apply_due()
            # Applying may have made the beat longer: what closes up arrives at once, too.
            if not self._beats:
                break
            if self._beats[0].halts:
                self._hear_best(missed)
                self._next()
                return
            self._beat = self._beats.popleft()
            self._applied, self._heard = False, 0
        self._hear_best(missed)
        self._beat = None
        self._start()

    def finish(self) -> None:
        """Show everything at once."""
        while self._beat is not None:
            self.skip()

    # Running

    def _start(self) -> None:
        while self._beat is None and self._waiting:
            self._group = self._waiting.popleft()
            beats = [
                sounded(beat, self.shown.rules.coins, reduced=self.reduced).timed(self.factor)
                for beat in plan(self.shown, self._group, reduced=self.reduced)
            ]
            if self.factor == 0:
                self._hear_best(heard.effect for beat in beats for heard in beat.heard)
                beats = [replace(beat, heard=()) for beat in beats]
            self._beats.extend(beats)
            self._next()

    def _next(self) -> None:
        """Begin the next beat; those that take no time are over at once."""
        self._beat = None
        while self._beats:
            self._beat = self._beats.popleft()
            self._time, self._applied, self._heard = 0.0, False, 0
            self._hear_due()
            self._apply_due()
            if self._beat.lasts > 0:
                return
            self._beat = None
        self._start()

    def _hear_due(self) -> None:
        heard = () if self._beat is None else self._beat.heard
        while self._heard < len(heard) and heard[self._heard].at <= self._time:
            self._hear(heard[self._heard].effect)
            self._heard += 1

    def _unheard(self) -> list[Effect]:
        heard = () if self._beat is None else self._beat.heard
        return [one.effect for one in heard[self._heard :]]

    def _hear_best(self, effects: Iterable[Effect]) -> None:
        """Of sounds that fall together the one that says most stands for all."""
        best = salient(effects)
        if best is not None:
            self._hear(best)

    def _apply_due(self) -> None:
        beat = self._beat
        if beat is None or self._applied or self._time < beat.applies_at:
            return
        self._applied = True
        if not beat.events:
            return
        before = self.shown.copy()
        for event in beat.events:
            self.shown.apply(event)
        self.version += 1
        moved = {tween.thing for tween in beat.tweens}
        extra = shifts(before, self.shown, moved, 0.0)
        if not extra or self.factor == 0:
            return
        timed = Beat(tweens=tuple(extra)).timed(self.factor).tweens
        late = tuple(
            Tween(t.thing, t.start, t.end, self._time, t.lasts, fades=self.reduced) for t in timed
        )
        lasts = max(beat.lasts, max(t.over for t in late))
        # Cards that have arrived are drawn by the table from now on.
        here = beat.tweens if beat.applies_at < beat.lasts else ()
        self._beat = replace(beat, lasts=lasts, tweens=(*here, *late), halts=False)

    # What is to be seen

    def flying(self) -> list[Flying]:
        """Return the cards to be drawn apart from the table, in the order to draw them."""
        if self._beat is None:
            return []
        current: dict[Thing, Tween] = {}
        for tween in self._beat.tweens:
            # Of a card's stretches of way the last that has begun counts.
            if tween.thing not in current or tween.at <= self._time:
                current[tween.thing] = tween
        if self._applied:
            # What has arrived where the table shows it anyway is no longer apart from it.
            current = {
                thing: t
                for thing, t in current.items()
                if t.over > self._time or not self._lies(thing, t.end)
            }
        resting = [self._fly(t) for t in current.values() if not self._is_going(t)]
        going = [self._fly(t) for t in current.values() if self._is_going(t)]
        return [*resting, *going]

    def _lies(self, thing: Thing, place: Place) -> bool:
        match thing, place:
            case Card(), InHand() | InSlot():
                return self.shown.place_of(thing) == place
            case Back(seat, index), InHand():
                return index < len(self.shown.hands[seat])
            case _:
                return False

    def _is_going(self, tween: Tween) -> bool:
        return tween.at <= self._time < tween.over

    def _fly(self, tween: Tween) -> Flying:
        time = self._time - tween.at
        if time < 0 and tween.appears:
            return Flying(tween.thing, tween.start, tween.start, 0.0, 0.0, 0.0, moves=False)
        part = 1.0 if tween.lasts <= 0 else min(1.0, max(0.0, time / tween.lasts))
        face = self._face(tween, time, part)
        if tween.fades:
            # Out in the first half, in at the other place in the second.
            there = part >= 0.5
            alpha = abs(2 * part - 1)
            if tween.appears:
                there, alpha = True, part
            face = float(tween.face_up[1] if there else tween.face_up[0])
            return Flying(tween.thing, tween.start, tween.end, float(there), face, alpha)
        return Flying(
            tween.thing,
            tween.start,
            tween.end,
            eased(tween.ease, part),
            face,
            arc=tween.arc * math.sin(math.pi * part),
            moves=0.0 < part < 1.0,
        )

    def _face(self, tween: Tween, time: float, part: float) -> float:
        before, after = (float(up) for up in tween.face_up)
        if before == after:
            return before
        flip = min(tween.lasts, FLIP * self.factor)
        if flip <= 0:
            return after
        # Dealt cards turn over as they arrive, others in the middle of their way.
        begins = tween.lasts - flip if tween.appears else (tween.lasts - flip) / 2
        turned = min(1.0, max(0.0, (time - begins) / flip))
        return before + (after - before) * turned

    def showing(self) -> list[Showing]:
        """Return the cues that are on."""
        beat = self._beat
        if beat is None:
            return []
        return [self._show(c) for c in beat.cues if c.at <= self._time < c.at + c.lasts]

    def _show(self, cue: Cue) -> Showing:
        elapsed = self._time - cue.at
        factor = self.factor or 1.0
        return Showing(cue.what, elapsed / factor, elapsed / cue.lasts if cue.lasts else 1.0)
