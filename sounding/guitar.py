"""Small phrases of the guitar: the turn, the escoba, and how hands and games end."""

from __future__ import annotations

from collections.abc import Sequence

from sounding.modes import WOOD, struck
from sounding.strings import guitar, plucked
from sounding.wave_forms import Wave, mixed, roomy

# Chords as they lie on the neck, from the lowest string; 40 is the open sixth string.
E_MAJOR = (40, 47, 52, 56, 59, 64)
F_OVER_E = (41, 48, 53, 57, 60, 64)
A_MAJOR = (45, 52, 57, 61, 64, 69)
A_MINOR = (45, 52, 57, 60, 64)
D_MINOR = (50, 57, 62, 65)


def notes(
    score: Sequence[tuple[float, float, float]], ring: float, *, bright: float = 0.45
) -> Wave:
    """Return plucked notes, each of them at its second, of its note number and force."""
    return mixed(
        *(
            (at, plucked(note, ring, force=force, bright=bright, seed=100 + index))
            for index, (at, note, force) in enumerate(score)
        )
    )


def strummed(
    chord: Sequence[int], at: float, *, spread: float = 0.011, up: bool = False, force: float = 1.0
) -> list[tuple[float, float, float]]:
    """Return a stroke over the strings of a chord, `spread` seconds from one to the next."""
    order = tuple(reversed(chord)) if up else tuple(chord)
    return [(at + spread * i, float(note), force) for i, note in enumerate(order)]


def your_turn() -> Wave:
    """Return two soft notes, a fourth up."""
    return _played([(0.0, 64, 0.6), (0.13, 69, 0.75)], 0.55, bright=0.2)


def rasgueado() -> Wave:
    """Return the fan of the fingers for an escoba: F to E, the last stroke left to ring."""
    score = [
        *strummed(F_OVER_E, 0.0, spread=0.007, force=0.5),
        *strummed(F_OVER_E[2:], 0.085, spread=0.006, up=True, force=0.4),
        *strummed(F_OVER_E, 0.17, spread=0.006, force=0.6),
        *strummed(E_MAJOR, 0.29, spread=0.009, force=1.0),
    ]
    golpe = struck(WOOD, 0.15, pitch=0.9)
    return roomy(
        guitar(mixed((0.0, notes(score, 1.0, bright=0.8)), (0.29, 0.5 * golpe))), 0.2, seed=61
    )


def hand_won() -> Wave:
    """Return three notes that climb to the chord of A."""
    return _played(
        [(0.0, 57, 0.7), (0.11, 61, 0.75), (0.22, 64, 0.8), *strummed((57, 64, 69), 0.36)], 0.9
    )


def hand_lost() -> Wave:
    """Return three notes that step down and rest, without reproach."""
    return _played(
        [(0.0, 65, 0.7), (0.16, 64, 0.65), (0.34, 57, 0.75), (0.34, 45, 0.3)], 0.9, bright=0.25
    )


def game_won() -> Wave:
    """Return the cadence from D minor down to a bright E, then a run up and the chord of A."""
    score = [
        *strummed(D_MINOR, 0.0, force=0.7),
        *strummed((48, 52, 55, 60, 64), 0.22, force=0.7),
        *strummed(F_OVER_E, 0.44, force=0.75),
        *strummed(E_MAJOR, 0.66, force=0.85),
        *((0.88 + 0.075 * i, n, 0.7) for i, n in enumerate((64.0, 66.0, 68.0))),
        *strummed(A_MAJOR, 1.13, spread=0.016, force=1.0),
    ]
    return _played(score, 1.5, bright=0.65)


def game_lost() -> Wave:
    """Return the same cadence slowly and by single strings; it ends on A minor."""
    score = [
        (0.0, 50, 0.6),
        (0.16, 62, 0.6),
        (0.34, 60, 0.6),
        (0.34, 48, 0.5),
        (0.68, 59, 0.6),
        (0.68, 52, 0.5),
        *strummed(A_MINOR, 1.05, spread=0.035, force=0.7),
    ]
    return _played(score, 1.4, bright=0.2)


def _played(
    score: Sequence[tuple[float, float, float]], ring: float, *, bright: float = 0.45
) -> Wave:
    return roomy(guitar(notes(score, ring, bright=bright)), 0.22, seed=62)
