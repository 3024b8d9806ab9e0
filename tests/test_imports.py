"""Who may import whom, read from the syntax trees: engine <- players <- session <- ui."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "escoba"
SOURCES = sorted(PACKAGE.rglob("*.py"))

ROOMS = ("engine", "players", "session", "ui")
"""Each room may import from itself and from those before it."""

OPEN_TO = {"language": ("session", "ui"), "words": ("session", "ui")}
"""Parts beside the rooms, and the rooms that may use them; the command line may use all."""


BESIDE = {"language": (), "words": ("engine", "language", "words")}
"""What those parts may import of the program themselves."""


def room_of(module: str) -> str | None:
    """Return the room of a module such as `escoba.ui.app`; None for one outside the rooms."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "escoba" and parts[1] in ROOMS else None


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def imports(path: Path) -> Iterator[tuple[int, str, str | None]]:
    """Yield line, module and name of every import, those inside functions included."""
    package = module_of(path).split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, None
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, module, alias.name


def full(module: str, name: str | None) -> str:
    """Return the longer name of `from module import name` if that is a module itself."""
    if name is None:
        return module
    path = PACKAGE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if path.is_dir() or path.with_suffix(".py").is_file() else module


def faults(path: Path) -> Iterator[str]:
    """Yield the lines of a source that import what they may not."""
    here = room_of(module_of(path))
    for line, module, name in imports(path):
        place = f"{path.relative_to(PACKAGE.parent)}:{line}: imports {module}"
        target = full(module, name)
        top = target.split(".")[0]
        if top in ("pygame", "pygame_ce") and here != "ui":
            yield f"{place}; only escoba.ui may"
        if here == "engine" and top != "escoba" and top not in sys.stdlib_module_names:
            yield f"{place}; the engine uses the standard library only"
        if top != "escoba":
            continue
        there = room_of(target)
        own, part = (module.split(".")[1:2] for module in (module_of(path), target))
        if own and own[0] in BESIDE and part and part[0] not in BESIDE[own[0]]:
            yield f"{place}; {own[0]} may not know {part[0]}"
        if here is None:
            continue
        if there is not None and ROOMS.index(there) > ROOMS.index(here):
            yield f"{place}; {here} may not know {there}"
        if there is None and part and here not in OPEN_TO.get(part[0], ()):
            yield f"{place}; {here} may not use {part[0]}"
        if name is not None and name.startswith("_") and not name.startswith("__"):
            yield f"{place}.{name}; a private name stays in its module"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: module_of(path))
def test_imports_go_one_way(path: Path) -> None:
    assert list(faults(path)) == []


def test_the_check_finds_what_is_forbidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "escoba"
    (package / "engine").mkdir(parents=True)
    (package / "players").mkdir()
    (package / "ui").mkdir()
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", package)
    source = package / "engine" / "cards.py"
    for text, fault in (
        ("import pygame", "only escoba.ui may"),
        ("def f():\n    from escoba.ui import app", "engine may not know ui"),
        ("from escoba import players", "engine may not know players"),
        ("from ..players import view", "engine may not know players"),
        ("import numpy", "standard library only"),
        ("from escoba.language import gettext", "engine may not use language"),
        ("from escoba.engine.rules import _text", "private name"),
    ):
        source.write_text(text, encoding="utf-8")
        assert any(fault in found for found in faults(source)), text
    source.write_text("import json\nfrom escoba.engine.rules import Rules\n", encoding="utf-8")
    assert list(faults(source)) == []
