from __future__ import annotations

import pytest

from tests.engine.playthrough import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_game_goes_as_it_always_went(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()


def test_there_is_a_game_for_every_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
