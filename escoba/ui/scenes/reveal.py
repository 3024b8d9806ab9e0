"""When each part of a hand's result appears, while it is counted up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ROW_MS: Final = 260.0
UNIT_MS: Final = 30.0
DISC_MS: Final = 160.0
TRACKS_MS: Final = 500.0
# Between two points of one row: of them only the sound comes one by one.
TICK_MS: Final = 70.0


@dataclass(frozen=True, slots=True)
class Reveal:
    """When each part of the sheet appears, in milliseconds at normal speed.

    amounts: per row the largest number that is counted up
    """

    amounts: tuple[int, ...]

    def counted(self, row: int, amount: int, ms: float) -> int | None:
        """Return how far an amount has been counted, or None while its row is still blank."""
        since = ms - row * ROW_MS
        return None if since < 0 else min(amount, int(since / UNIT_MS))

    def point(self, row: int, number: int) -> float:
        """Return when the point of that number (from 0) of a row is chalked up."""
        return row * ROW_MS + self.amounts[row] * UNIT_MS + number * TICK_MS

    def disc(self, row: int, ms: float) -> float:
        """Return the size of a row's points, 0 to 1 with a little overshoot between."""
        since = ms - row * ROW_MS - self.amounts[row] * UNIT_MS
        return _out_back(min(1.0, max(0.0, since / DISC_MS)))

    @property
    def tracks_begin(self) -> float:
        """When the last points stand and the tracks begin to grow."""
        ends = [row * ROW_MS + amount * UNIT_MS for row, amount in enumerate(self.amounts)]
        return max(ends) + DISC_MS

    def grown(self, ms: float) -> float:
        """Return how much of the new points the tracks show, 0 to 1."""
        part = min(1.0, max(0.0, (ms - self.tracks_begin) / TRACKS_MS))
        return 1 - (1 - part) ** 3

    @property
    def total(self) -> float:
        """When everything stands."""
        return self.tracks_begin + TRACKS_MS


def _out_back(x: float) -> float:
    overshoot = 1.4
    return 1 + (overshoot + 1) * (x - 1) ** 3 + overshoot * (x - 1) ** 2 if x else 0.0
