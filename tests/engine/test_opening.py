from __future__ import annotations

import pytest

from escoba.engine import Rules, opening_escobas, parse_cards
from escoba.engine.draw import draw_rounds


@pytest.mark.parametrize(
    ("table", "changes", "escobas"),
    [
        ("1o 2c 5e 7b", {"opening_15": "escoba"}, 1),
        ("1o 2c 5e 7b", {"opening_15": "take"}, 0),
        ("1o 2c 5e 7b", {"opening_15": "none"}, None),
        ("12o 5c 11e 6b", {"opening_30": "two_escobas"}, 2),
        ("12o 5c 11e 6b", {"opening_30": "take"}, 0),
        ("12o 5c 11e 6b", {"opening_30": "none"}, None),
        ("12o 5c 11e 6b", {"opening_30_split": True}, 2),
        ("5c 12o 6b 11e", {"opening_30_split": True}, 2),
        ("12o 11c 10e 3b", {"opening_30_split": True}, None),
        ("12o 11c 10e 3b", {}, 2),
        ("7o 10c 1e 2b", {}, None),
    ],
)
def test_only_the_total_of_the_four_cards_counts(
    table: str, changes: dict[str, object], escobas: int | None
) -> None:
    assert opening_escobas(Rules().replace(**changes), parse_cards(table)) == escobas


def test_seats_that_tie_draw_again_among_themselves() -> None:
    rounds = draw_rounds(Rules(players=3), parse_cards("3c 7o 3b 5c 1o"))
    assert rounds == (
        ((0, parse_cards("3c")[0]), (1, parse_cards("7o")[0]), (2, parse_cards("3b")[0])),
        ((0, parse_cards("5c")[0]), (2, parse_cards("1o")[0])),
    )
