"""A short storm of random input; `python -m tests.fuzz` runs long ones."""

from __future__ import annotations

import pytest

from tests.fuzz.driver import Fuzz


@pytest.mark.usefixtures("display")
def test_a_storm_over_the_whole_program_breaks_nothing(tmp_path) -> None:
    with Fuzz(1, tmp_path) as fuzz:
        fuzz.run(2500)
        assert fuzz.moves > 30
        assert len(fuzz.scenes) > 8
