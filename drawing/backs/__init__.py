"""The card backs, each the same after half a turn, and each of another idea."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from drawing.backs.azulejo import azulejo_blue
from drawing.backs.carnations import carnations
from drawing.backs.fans import fans
from drawing.backs.girih import girih
from drawing.backs.oranges import oranges
from drawing.backs.plain import plain
from drawing.backs.terracotta import terracotta

BACKS: Final[Mapping[str, Callable[[], str]]] = {
    "azulejo-blue": azulejo_blue,
    "carnations": carnations,
    "fans": fans,
    "girih": girih,
    "oranges": oranges,
    "plain": plain,
    "terracotta": terracotta,
}


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of every back."""
    for name, draw in BACKS.items():
        yield f"backs/{name}.svg", draw()
