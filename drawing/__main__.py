"""Make every picture again: ``python -m drawing`` writes into ``assets/`` beside this package."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

from drawing import (
    appicon,
    avatars,
    backs,
    cloths,
    french,
    high_contrast,
    icons,
    modern,
    spanish,
    tiles,
)

Assets: TypeAlias = Iterator[tuple[str, str]]
"""Paths under ``assets/`` and the text of each file."""

ASSETS_FOLDER: Final = Path(__file__).parent.parent / "assets"

# One line for each part of the drawings.
SOURCES: Final[tuple[Callable[[], Assets], ...]] = (
    appicon.assets,
    avatars.assets,
    backs.assets,
    cloths.assets,
    french.assets,
    high_contrast.assets,
    icons.assets,
    modern.assets,
    spanish.assets,
    tiles.assets,
)


def assets() -> Assets:
    """Yield every picture of the project, drawn now."""
    for source in SOURCES:
        yield from source()


def files() -> Iterator[tuple[str, bytes]]:
    """Yield every file, the pictures and what is made of pixels, as it lies on the disk."""
    for name, text in assets():
        yield name, text.encode()
    yield from appicon.rasters()


def main(arguments: list[str] | None = None) -> int:
    """Write what has changed and name it; return 0."""
    parser = argparse.ArgumentParser(prog="python -m drawing", description=__doc__)
    parser.add_argument("only", nargs="*", help="paths under assets/ to write; a prefix will do")
    parser.add_argument("--to", type=Path, default=ASSETS_FOLDER, help="another folder to write to")
    options = parser.parse_args(arguments)
    for name, content in files():
        if options.only and not name.startswith(tuple(options.only)):
            continue
        path: Path = (options.to / name).resolve()
        if path.exists() and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
