"""What the engine offers: the names it exports, and examples that are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

from escoba import engine

MODULES = sorted(each.name for each in pkgutil.iter_modules(engine.__path__))


def test_exactly_the_imported_names_are_exported() -> None:
    tree = ast.parse(Path(engine.__file__ or "").read_text(encoding="utf-8"))
    imported = [
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    assert sorted(engine.__all__) == sorted(imported)
    assert len(set(engine.__all__)) == len(engine.__all__)


def test_the_package_tells_what_each_name_is_for() -> None:
    for name in engine.__all__:
        thing = getattr(engine, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__doc__, name


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str) -> None:
    module = importlib.import_module(f"escoba.engine.{name}")
    results = doctest.testmod(module)
    assert results.failed == 0


def test_every_public_function_has_an_example() -> None:
    lacking = []
    for name in MODULES:
        module = importlib.import_module(f"escoba.engine.{name}")
        for thing_name, thing in vars(module).items():
            if (
                not thing_name.startswith("_")
                and inspect.isfunction(thing)
                and thing.__module__ == module.__name__
                and ">>>" not in (thing.__doc__ or "")
            ):
                lacking.append(f"{name}.{thing_name}")
    assert lacking == []
