"""The piece that can play while one plays: a petenera for one guitar, composed for this game.

A petenera goes in bars of twelve: six beats in two threes, then six in three twos. It is in A minor
and rests on E, as the songs of the south do. The score below is the piece: every line is one bar.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from sounding.guitar import strummed
from sounding.loudness import decibels, weighted
from sounding.modes import WOOD, struck
from sounding.strings import guitar, plucked
from sounding.wave_forms import Wave, room, samples

BEAT: Final = 0.315
BEATS: Final = 12
# The level of the whole piece, in dB: well below the effects.
LEVEL: Final = -30.0
# Of twelve beats these carry the weight: 1 and 4, then 7, 9 and 11.
_WEIGHTS: Final = {0: 1.0, 3: 0.82, 6: 0.92, 8: 0.85, 10: 0.88}

_CHORDS: Final[dict[str, tuple[int, ...]]] = {
    "Am": (45, 52, 57, 60, 64),
    "G": (43, 50, 55, 59, 62),
    "F": (41, 53, 57, 60, 65),
    "E": (40, 52, 56, 59, 64),
    "E7": (40, 50, 56, 59, 64),
    "C": (48, 52, 55, 60, 64),
    "Dm": (50, 57, 62, 65, 69),
    "Bb": (46, 53, 58, 62, 65),
}
_DEGREES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

# Chord of the two halves | the melody: a note, `-` lets ring, `.` leaves the beat to the chord.
SCORE: Final = (
    # The bare cadence, to begin.
    "Am Am | . . . . . . . . . . . .",
    "G  G  | . . . . . . . . . . . .",
    "F  F  | . . . . . . . . . . . .",
    "E  E  | . . . . . . . . . . G#4 B4",
    # First strain.
    "Am Am | C5 - - B4 - A4 B4 - C5 - A4 -",
    "G  G  | B4 - - A4 - G4 D4 - G4 - B4 -",
    "C  F  | C5 - - D5 - E5 C5 - A4 - F4 -",
    "E  E  | F4 - E4 - - . G#4 - - - E4 -",
    "Am Dm | A4 - B4 C5 - E5 F5 - E5 - D5 -",
    "Am G  | E5 - - C5 - A4 B4 - A4 - G4 -",
    "F  F  | A4 - - G4 - F4 C5 - B4 - A4 -",
    "E  E7 | G#4 - - - - . . . E4 F4 G#4 A4",
    # Second strain, in the warmer C.
    "C  C  | G4 - C5 E5 - - D5 - C5 - G4 -",
    "G  G  | D5 - - B4 - G4 A4 - B4 - D5 -",
    "Am F  | C5 - - A4 - - F4 - A4 - C5 -",
    "E  E  | B4 - - G#4 - - . . . . . .",
    "Bb Bb | D5 - - F5 - D5 Bb4 - D5 - F4 -",
    "Am Dm | E5 - C5 A4 - - D5 - F4 - A4 -",
    "F  E7 | C5 - A4 F4 - - B4 - A4 - G#4 -",
    "Am E  | A4 - - - - - . . . . . .",
)
SECONDS: Final = len(SCORE) * BEATS * BEAT


def note_number(name: str) -> int:
    """Return the number of a note such as `G#4` or `Bb4`; 69 is A4."""
    sharp = name.count("#") - name[1:].count("b")
    return 12 * (int(name[-1]) + 1) + _DEGREES[name[0]] + sharp


def music() -> Wave:
    """Return the piece as a circle: what still rings at its end is heard again at its beginning."""
    circle = np.zeros(samples(SECONDS))
    rng = random.Random(1740)
    for index, bar in enumerate(SCORE):
        chords, melody = (half.split() for half in bar.split("|"))
        _accompany(circle, index * BEATS, chords, melody, rng)
        _sing(circle, index * BEATS, melody, rng)
    played = guitar(circle, tail=0.0)
    echo = np.zeros(circle.size)
    answer = room(1741, 0.12, 0.9)
    echo[: answer.size] = answer
    played += 0.24 * np.fft.irfft(np.fft.rfft(played) * np.fft.rfft(echo), played.size)
    level = decibels(float(np.sqrt(np.mean(weighted(played) ** 2))))
    whole: Wave = played * 10 ** ((LEVEL - level) / 20)
    return whole


def _accompany(
    circle: Wave, first: int, chords: list[str], melody: list[str], rng: random.Random
) -> None:
    """The thumb on the weights, the fingers between them; strokes where the melody is silent."""
    is_alone = set(melody) == {"."}
    for beat in range(BEATS):
        chord = _CHORDS[chords[beat // 6]]
        at = first + beat
        if beat in (0, 6):
            _pluck(circle, at, chord[0], 0.62, 0.2, 2.6, rng)
        elif beat in _WEIGHTS and is_alone:
            for later, note, force in strummed(chord[1:], 0.0, spread=0.014, force=0.32):
                _pluck(circle, at + later / BEAT, note, force, 0.5, 1.6, rng)
        elif melody[beat] in ".-":
            inner = (chord[2], chord[3], chord[4], chord[3], chord[1])[beat % 5]
            _pluck(circle, at, inner, 0.26, 0.25, 1.7, rng)
    if is_alone:
        # A finger on the wood, where a hand would clap.
        _add(circle, (first + 3) * BEAT, 0.05 * struck(WOOD, 0.14, pitch=0.8))
        _add(circle, (first + 10) * BEAT, 0.05 * struck(WOOD, 0.14, pitch=0.9))


def _sing(circle: Wave, first: int, melody: list[str], rng: random.Random) -> None:
    for beat, name in enumerate(melody):
        if name in ".-":
            continue
        held = 1
        while beat + held < BEATS and melody[beat + held] == "-":
            held += 1
        force = 0.72 * _WEIGHTS.get(beat, 0.72)
        _pluck(circle, first + beat, note_number(name), force, 0.42, 0.9 + 0.3 * held, rng)


def _pluck(
    circle: Wave,
    beat: float,
    note: float,
    force: float,
    bright: float,
    ring: float,
    rng: random.Random,
) -> None:
    # No hand is a clock.
    at = beat * BEAT + 0.008 * rng.random()
    force *= 0.9 + 0.2 * rng.random()
    seed = rng.randrange(1 << 30)
    _add(circle, at, plucked(note, ring, force=force, bright=bright, seed=seed))


def _add(circle: Wave, at: float, wave: Wave) -> None:
    places = (np.arange(wave.size) + samples(at)) % circle.size
    circle[places] += wave
