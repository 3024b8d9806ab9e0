from __future__ import annotations

import pytest

from drawing.__main__ import assets


@pytest.fixture(scope="session")
def drawn() -> dict[str, str]:
    """Every picture, drawn once for all tests: path under assets/ -> text."""
    return dict(assets())


@pytest.fixture(scope="session")
def spanish(drawn: dict[str, str]) -> dict[str, str]:
    """The forty cards of the Spanish deck: code -> SVG."""
    folder = "decks/spanish-classic/"
    return {
        name.removeprefix(folder).removesuffix(".svg"): text
        for name, text in drawn.items()
        if name.startswith(folder) and name.endswith(".svg") and "/suits/" not in name
    }
