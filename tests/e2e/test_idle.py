"""A table that waits for its player leaves the processor alone."""

from __future__ import annotations

import time
from pathlib import Path

from tests.e2e.screen import Program

WATCHED_S = 6.0


def test_an_idle_table_uses_less_than_one_percent_of_a_core(display: str, tmp_path: Path) -> None:
    arguments = ["--size", "1280x720", "--speed", "instant", "--preset", "playmore", "--seed", "3"]
    with Program(display, tmp_path, arguments) as program:
        program.wait_scene("table")
        # The first seconds still fill the cache of cards.
        time.sleep(3)
        before = program.cpu_seconds()
        time.sleep(WATCHED_S)
        used = program.cpu_seconds() - before
    assert used / WATCHED_S < 0.01, f"{used / WATCHED_S:.1%} of a core while nothing happens"
