"""A short run of the agreement driver; `python -m tests.agreement` makes long ones."""

from __future__ import annotations

import pytest

from tests.agreement.driver import MATCH_EVERY, Disagreed, run, run_case
from tests.plain import hand as plain_hand

HANDS_A_PART = 150


@pytest.mark.parametrize("part", range(4))
def test_both_engines_agree(part: int) -> None:
    assert run(f"suite {part}", HANDS_A_PART) >= HANDS_A_PART


def test_case_is_the_same_again() -> None:
    assert run_case("suite", 0) == run_case("suite", 0)


@pytest.mark.parametrize("number", [1, MATCH_EVERY])
def test_a_wrong_rule_is_noticed(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_captures(card: str, table: list[str]) -> list[list[str]]:
        return []

    monkeypatch.setattr(plain_hand, "capture_sets", no_captures)
    with pytest.raises(Disagreed, match=f"--seed suite --only {number}"):
        run_case("suite", number)
