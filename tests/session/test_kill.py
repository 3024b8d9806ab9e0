from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.kill import run_rounds

ROUNDS = 20


@pytest.mark.slow
def test_no_move_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    assert run_rounds(tmp_path / "games.sqlite3", ROUNDS) > ROUNDS
