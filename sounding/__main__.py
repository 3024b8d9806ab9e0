"""Make every sound again: ``python -m sounding`` writes into ``assets/sounds``."""

from __future__ import annotations

import argparse
import io
import sys
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sounding.effects import EFFECTS, effect
from sounding.music import music
from sounding.wave_forms import RATE, Wave

SOUNDS_FOLDER: Final = Path(__file__).parent.parent / "assets" / "sounds"
MUSIC: Final = "music.ogg"
# How much the encoder may leave out, 0 to 1: nobody hears more of a quiet guitar.
_COMPRESSION: Final = 0.75


def as_integers(sound: Wave) -> bytes:
    """Return a sound in 16 bits a sample, little end first."""
    return np.round(sound * 32767).astype("<i2").tobytes()


def wav(sound: Wave) -> bytes:
    """Return the WAV file of a sound."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(as_integers(sound))
    return file.getvalue()


def ogg(sound: Wave) -> bytes:
    """Return the Ogg Vorbis file of a sound; needs soundfile."""
    import soundfile

    file = io.BytesIO()
    with soundfile.SoundFile(
        file, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=_COMPRESSION
    ) as out:
        # libsndfile runs out of stack when it gets a minute at once.
        for start in range(0, sound.size, RATE):
            out.write(sound[start : start + RATE])
    return file.getvalue()


def effect_files() -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of every effect's file."""
    for name in EFFECTS:
        yield f"{name}.wav", wav(effect(name))


def main(arguments: list[str] | None = None) -> int:
    """Write what has changed and name it; return 0."""
    parser = argparse.ArgumentParser(prog="python -m sounding", description=__doc__)
    parser.add_argument("--to", type=Path, default=SOUNDS_FOLDER, help="another folder")
    parser.add_argument("--no-music", action="store_true", help="the effects only: no encoder")
    options = parser.parse_args(arguments)
    options.to.mkdir(parents=True, exist_ok=True)
    for name, content in effect_files():
        _write(options.to / name, content)
    if not options.no_music:
        path, content = options.to / MUSIC, ogg(music())
        # No two files of the encoder have the same number in their pages.
        if not path.exists() or _decoded(path.read_bytes()) != _decoded(content):
            _write(path, content)
    return 0


def _decoded(file: bytes) -> bytes:
    import soundfile

    sound: NDArray[np.int16] = soundfile.read(io.BytesIO(file), dtype="int16")[0]
    return sound.tobytes()


def _write(path: Path, content: bytes) -> None:
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)
        print(path)


if __name__ == "__main__":
    sys.exit(main())
