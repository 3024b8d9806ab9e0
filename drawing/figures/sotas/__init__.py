"""The four sotas, one module each: a page, a boy, a gallant and a sergeant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.figures.cast import Knave, Livery
from drawing.figures.sotas.bastos import sota_de_bastos
from drawing.figures.sotas.copas import sota_de_copas
from drawing.figures.sotas.espadas import sota_de_espadas
from drawing.figures.sotas.oros import sota_de_oros
from drawing.pen import Pen

SOTAS: Final[dict[str, Callable[[Pen, Knave, Livery], None]]] = {
    "o": sota_de_oros,
    "c": sota_de_copas,
    "e": sota_de_espadas,
    "b": sota_de_bastos,
}
