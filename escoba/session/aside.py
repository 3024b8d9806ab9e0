"""Keeping a file that cannot be used, or not wholly, without losing a byte of it."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from itertools import count
from pathlib import Path


def set_aside(path: Path, companions: Sequence[str] = ()) -> Path:
    """Rename `path` to a free name beside it and return that.

    companions: endings of further files that belong to it, such as `-wal`; they move along
    Raises OSError when the folder does not let it, or `path` is a device or the like, which is
    not ours to move.
    """
    if not is_ordinary(path):
        raise OSError(f"{path} is neither a file nor a folder")
    target = _free_name(path, companions)
    path.rename(target)
    for ending in companions:
        companion = _with_ending(path, ending)
        if companion.exists():
            companion.rename(_with_ending(target, ending))
    return target


def copy_aside(path: Path) -> Path:
    """Copy the file `path` to a free name beside it and return that.

    Raises OSError when it cannot be read, or the folder does not let it.
    """
    target = _free_name(path, ())
    with path.open("rb") as source, target.open("xb") as copy:
        shutil.copyfileobj(source, copy)
    return target


def is_ordinary(path: Path) -> bool:
    """Whether a path is free, a file or a folder: something that may be moved or replaced."""
    return not path.exists() or path.is_file() or path.is_dir()


def _free_name(path: Path, companions: Sequence[str]) -> Path:
    for number in count(1):
        name = path.with_name(f"{path.stem}-set-aside-{number}{path.suffix}")
        if not any(_with_ending(name, ending).exists() for ending in ("", *companions)):
            return name
    raise AssertionError("numbers do not end")


def _with_ending(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
