"""What is read out of the events of a game."""

from __future__ import annotations

from escoba.engine import Match, Rules, SeededSource
from escoba.session import default_chairs
from escoba.ui.table.model import TableModel
from escoba.ui.table.narration import narrate
from escoba.ui.table.phrases import Phrases


def test_each_hand_begins_with_its_number_and_its_dealer() -> None:
    rules = Rules()
    match = Match(rules, SeededSource("7"), dealer=0)
    chairs = default_chairs(rules, ("medium",))
    model, phrases = TableModel.fold(rules, 0, []), Phrases(rules, chairs, 0)
    first = list(narrate(model, match.begin_hand(), phrases, "spanish"))
    assert first[0] == "Hand 1. You deal."
    while not match.between_hands:
        list(narrate(model, match.play(match.legal_moves()[0]), phrases, "spanish"))
    second = list(narrate(model, match.begin_hand(), phrases, "spanish"))
    assert second[0] == f"Hand 2. {chairs[1].name} deals."
