"""What every test may rely on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def databases_closed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close what a test opened, as the end of the program would: a leak is told in a later test."""
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connect_and_remember(*arguments: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **named)
        opened.append(connection)
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_and_remember)
    yield
    for connection in opened:
        connection.close()
