"""`escoba captures`."""

from __future__ import annotations

from typing import Any

import pytest

from escoba.cli import main
from tests.cli.running import VECTORS, Refused


@pytest.mark.parametrize("vector", VECTORS["captures"], ids=lambda one: one["id"])
def test_captures_lists_each_set_on_a_line(
    vector: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    table = vector["table"] if isinstance(vector["table"], str) else " ".join(vector["table"])
    assert main(["captures", table, vector["card"]]) == 0
    assert capsys.readouterr().out.splitlines() == vector["sets"]


@pytest.mark.parametrize(
    ("table", "card", "part"),
    [
        ("3c 5b", "8o", "'8o' is not a card"),
        ("3c,5b", "7o", "'3c,5b' is not a card"),
        ("3c 3c", "7o", "named twice"),
        ("3c 7o", "7o", "7o cannot be in the hand and on the table"),
        ("3c\n5b", "7o", "is not a card"),
        ("3c 5b", "", "'' is not a card"),
    ],
)
def test_captures_refuses_what_is_no_position(
    table: str, card: str, part: str, refused: Refused
) -> None:
    assert part in refused("captures", table, card)
