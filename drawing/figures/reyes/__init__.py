"""The four reyes, one module each: every king has a costume and a bearing of his own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawing.figures.cast import King, Livery
from drawing.figures.reyes.bastos import rey_de_bastos
from drawing.figures.reyes.copas import rey_de_copas
from drawing.figures.reyes.espadas import rey_de_espadas
from drawing.figures.reyes.oros import rey_de_oros
from drawing.pen import Pen

REYES: Final[dict[str, Callable[[Pen, King, Livery], None]]] = {
    "o": rey_de_oros,
    "c": rey_de_copas,
    "e": rey_de_espadas,
    "b": rey_de_bastos,
}
