"""Who says something at the table, and for how long it is seen.

What is said follows from the events of the game alone, so the same game brings the same remarks,
also after it was closed and resumed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from escoba import words
from escoba.engine import (
    CardPlayed,
    CardsCaptured,
    Event,
    HandBegun,
    HandScored,
    MatchWon,
    Rules,
    Seat,
)
from escoba.session import Chair, Game, character_of
from escoba.words import Occasion

PLAYS_BETWEEN: Final = 6
"""After a remark nobody speaks for so many plays."""

# How often a character speaks when there is an occasion, of 256 times.
_OFTEN: Final = {
    Occasion.SEVEN: 140,
    Occasion.SWEEPS: 170,
    Occasion.SWEPT: 120,
    Occasion.HAND_ENDS: 140,
    Occasion.LOST: 256,
}
SHOWN_MS: Final = 2600.0
FADE_MS: Final = 140.0


@dataclass(frozen=True, slots=True)
class Remark:
    """What the character in a seat says; `pick` chooses among its lines."""

    seat: Seat
    avatar: str
    occasion: Occasion
    pick: int

    @property
    def text(self) -> str:
        """The line in the language in use."""
        return words.remark(self.avatar, self.occasion, self.pick)


class TableTalk:
    """Listens to the events of one game from its beginning on."""

    def __init__(self, rules: Rules, chairs: Sequence[Chair]) -> None:
        self.rules = rules
        self._voices: dict[Seat, str] = {}
        for seat, chair in enumerate(chairs):
            character = character_of(chair.name, chair.kind)
            if character is not None and words.has_voice(character.avatar):
                self._voices[seat] = character.avatar
        self._commitment = ""
        self._plays = 0
        self._spoke_at = -PLAYS_BETWEEN

    def hear(self, events: Iterable[Event]) -> tuple[Remark, ...]:
        """Return what is said about these events, which follow those heard before."""
        heard = (self._about(event) for event in events)
        return tuple(remark for remark in heard if remark is not None)

    def _about(self, event: Event) -> Remark | None:
        rules, everybody = self.rules, range(self.rules.players)
        match event:
            case HandBegun(commitment=commitment):
                self._commitment = commitment
            case CardPlayed():
                self._plays += 1
            case CardsCaptured(seat=seat, side=side, is_escoba=True):
                others = [other for other in everybody if rules.side_of(other) != side]
                return self._say(Occasion.SWEEPS, [seat]) or self._say(Occasion.SWEPT, others)
            case CardsCaptured(seat=seat, card=card, captured=captured) if (
                "seven_of_coins" in rules.categories
                and any(c.rank == 7 and c.suit == words.coins_of(rules) for c in (card, *captured))
            ):
                return self._say(Occasion.SEVEN, [seat])
            case HandScored():
                return self._say(Occasion.HAND_ENDS, everybody)
            case MatchWon(side=side):
                losers = [seat for seat in everybody if rules.side_of(seat) != side]
                return self._say(Occasion.LOST, losers)
            case _:
                pass
        return None

    def _say(self, occasion: Occasion, seats: Sequence[Seat]) -> Remark | None:
        """Let one of the characters in `seats` speak, or nobody."""
        speakers = [seat for seat in seats if seat in self._voices]
        is_soon = self._plays - self._spoke_at < PLAYS_BETWEEN and occasion is not Occasion.LOST
        if not speakers or is_soon:
            return None
        # Chance that all can foresee: it tells nothing of the cards to come.
        place = f"{self._commitment}:{self._plays}:{occasion.name}"
        wish, who, pick, *_ = hashlib.sha256(place.encode()).digest()
        if wish >= _OFTEN[occasion]:
            return None
        self._spoke_at = self._plays
        seat = speakers[who % len(speakers)]
        return Remark(seat, self._voices[seat], occasion, pick)


def closing_remark(
    rules: Rules, chairs: Sequence[Chair], events: Iterable[Event], occasion: Occasion
) -> Remark | None:
    """Return what is said at the end of the last hand of these events, or None."""
    last = None
    talk = TableTalk(rules, chairs)
    for event in events:
        if isinstance(event, HandBegun):
            last = None
        for remark in talk.hear((event,)):
            last = remark if remark.occasion is occasion else last
    return last


class Speech:
    """What is said in one game while it is watched: the remark in sight, and the next one."""

    def __init__(self, game: Game) -> None:
        self._talk = TableTalk(game.rules, game.chairs)
        self._talk.hear(game.events)
        self._remark: Remark | None = None
        self._waiting: Remark | None = None
        self._ms = 0.0

    def hear(self, events: Iterable[Event]) -> Remark | None:
        """Listen to new events; a remark about them waits until they have been shown."""
        for remark in self._talk.hear(events):
            if remark.occasion not in (Occasion.HAND_ENDS, Occasion.LOST):
                self._waiting = remark
                return remark
        return None

    def clear(self) -> None:
        """Have nobody speak."""
        self._remark = self._waiting = None

    def advance(self, dt_ms: float, *, calm: bool) -> bool:
        """Let time pass; return whether what is seen changes.

        calm: whether nothing moves, so that a waiting remark can be made
        """
        if self._waiting is not None and calm:
            self._remark, self._waiting, self._ms = self._waiting, None, 0.0
            return True
        if self._remark is None:
            return False
        before, self._ms = self._ms, self._ms + dt_ms
        if self._ms >= SHOWN_MS + 2 * FADE_MS:
            self._remark = None
            return True
        return before < FADE_MS or self._ms > SHOWN_MS + FADE_MS

    def shown(self, *, fades: bool) -> tuple[Remark, float] | None:
        """Return the remark in sight and how clearly it is seen, 0 to 1."""
        if self._remark is None:
            return None
        left = SHOWN_MS + 2 * FADE_MS - self._ms
        strength = min(1.0, self._ms / FADE_MS, left / FADE_MS) if fades else 1.0
        return self._remark, max(0.0, strength)
