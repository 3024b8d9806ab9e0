from __future__ import annotations

from datetime import UTC, datetime

import pytest

from escoba.engine import Rules
from escoba.session import Chair, SavedGame
from escoba.ui.people import game_summary, seat_names

NOW = datetime(2026, 3, 4, 17, 5, tzinfo=UTC)
ME, LOLA, PACO, INES = (
    Chair("", "human"),
    *(Chair(name, "medium") for name in ("Lola", "Paco", "Inés")),
)


def saved(chairs: tuple[Chair, ...], totals: tuple[int, ...]) -> SavedGame:
    rules = Rules(players=len(chairs), partners=len(totals) < len(chairs))
    return SavedGame(
        id=1,
        rules=rules,
        chairs=chairs,
        seed=None,
        started_at=NOW,
        updated_at=NOW,
        status="unfinished",
        hand_number=1,
        totals=totals,
        winner=None,
        conceded_by=None,
    )


def test_nobody_is_you_among_several_people() -> None:
    assert seat_names((ME, LOLA)) == ("You", "Lola")
    assert seat_names((ME, Chair("Ana", "human"))) == ("Player 1", "Ana")
    assert seat_names((ME, ME, LOLA)) == ("Player 1", "Player 2", "Lola")


@pytest.mark.parametrize(
    ("chairs", "totals", "summary"),
    [
        ((ME, Chair("Ana", "human")), (0, 0), "Hand 2, Player 1 and Ana. No points yet"),
        ((ME, Chair("Ana", "human")), (9, 7), "Hand 2. Player 1 9, Ana 7"),
        ((ME, LOLA), (0, 0), "Hand 2 against Lola. No points yet"),
        ((ME, LOLA), (9, 7), "Hand 2 against Lola. You lead 9 to 7"),
        ((ME, LOLA), (7, 9), "Hand 2 against Lola. You are behind, 7 to 9"),
        ((ME, LOLA), (7, 7), "Hand 2 against Lola. You are level at 7"),
        ((ME, LOLA, PACO), (0, 0, 0), "Hand 2 against Lola and Paco. No points yet"),
        ((ME, LOLA, PACO), (5, 1, 2), "Hand 2. You 5, Lola 1, Paco 2"),
        ((ME, LOLA, PACO, INES), (5, 1), "Hand 2 against Lola and Inés. You lead 5 to 1"),
        ((LOLA, PACO), (0, 0), "Hand 2, Lola and Paco. No points yet"),
        ((LOLA, PACO), (3, 4), "Hand 2. Lola 3, Paco 4"),
    ],
)
def test_where_a_game_stands(
    chairs: tuple[Chair, ...], totals: tuple[int, ...], summary: str
) -> None:
    assert game_summary(saved(chairs, totals)) == summary
