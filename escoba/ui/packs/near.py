"""What somebody meant who wrote a name a little differently: of a key, of a file."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Final

MOST_NAMES: Final = 400  # of a folder that are looked at
_LIKENESS: Final = 0.7


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the one of `names` that is most like `name`, if any is; case does not count."""
    folded = {other.casefold(): other for other in names}
    found = difflib.get_close_matches(name[:100].casefold(), folded, 1, _LIKENESS)
    return folded[found[0]] if found else None


def files_in(folder: Path) -> list[str]:
    """Return names of files in a folder, in order and not endlessly many; none if there is none."""
    try:
        names = [path.name for path in islice(folder.iterdir(), MOST_NAMES) if path.is_file()]
    except OSError:
        return []
    return sorted(name for name in names if not name.startswith(".") and name.isprintable())
