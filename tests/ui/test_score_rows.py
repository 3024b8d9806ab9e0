"""What a sheet knows of each hand, and its rows."""

from __future__ import annotations

import pytest

from escoba import words
from escoba.engine import PRESETS, CardSet, HandScored, Rules
from escoba.ui.scenes.score_rows import HandAccount, column_order, hand_accounts, score_rows
from tests.ui.sheets import played


@pytest.mark.parametrize("preset", list(PRESETS))
def test_accounts_agree_with_the_engine(preset) -> None:
    rules = Rules.from_preset(preset, players=3)
    game = played(rules, hands=3, seed=preset)
    scored = [event for event in game.events if isinstance(event, HandScored)]
    accounts = hand_accounts(game.events, rules)
    assert [account.scores for account in accounts] == [event.scores for event in scored]
    for account in accounts:
        assert [len(pile) for pile in account.piles] == [s.cards for s in account.scores]
        assert [len(cards) for cards in account.escoba_cards] == [s.escobas for s in account.scores]
        assert account.totals == tuple(
            before + points
            for before, points in zip(account.totals_before, account.points, strict=True)
        )
        assert len(account.deck) == 40
        assert account.salt


def test_an_account_of_a_hand_in_play_has_piles_but_no_score() -> None:
    rules = Rules.from_preset("playmore")
    game = played(rules)
    last = next(i for i, e in enumerate(game.events) if type(e).__name__ == "LastCardsTaken")
    account = hand_accounts(game.events[:last], rules)[-1]
    assert not account.is_over
    assert 0 < sum(len(pile) for pile in account.piles) < 40


@pytest.mark.parametrize("preset", list(PRESETS))
def test_rows_are_the_categories_in_force(preset) -> None:
    rules = PRESETS[preset]
    account = hand_accounts(played(rules).events, rules)[-1]
    rows = score_rows(account, rules, words.Sides.of(rules, ("Ana", "Lola"), 0), (0, 1))
    assert {row.key for row in rows} == set(rules.categories)
    assert rows[-1].key == "escobas"
    for row in rows:
        assert [cell.points for cell in row.cells] == [s.points[row.key] for s in account.scores]


def finished(rules: Rules, *piles: str) -> HandAccount:
    from escoba.engine import score_piles

    sets = tuple(CardSet.parse(pile) for pile in piles)
    scores = score_piles(rules, sets, (0,) * len(sets))
    none = ((),) * len(sets)
    totals = tuple(score.total for score in scores)
    return HandAccount(0, "", "", sets, none, scores, totals)


def test_a_level_row_says_so_instead_of_its_rule() -> None:
    rules = PRESETS["playmore"]
    account = finished(rules, "7o 1o 1c", "2o 3o 2c")
    rows = {
        row.key: row
        for row in score_rows(account, rules, words.Sides.of(rules, ("Ana", "Lola"), 0), (0, 1))
    }
    assert rows["most_cards"].note == "Level at 3: no point"
    assert not rows["most_cards"].is_scored
    assert rows["seven_of_coins"].note == "1 point on its own"


def test_coins_begin_with_the_seven_and_primes_with_their_best() -> None:
    rules = PRESETS["playmore"]
    account = finished(rules, "1o 7o 12o 5c 1e 3b", "")
    rows = {
        row.key: row
        for row in score_rows(account, rules, words.Sides.of(rules, ("Ana", "Lola"), 0), (0, 1))
    }
    assert [str(c) for c in rows["most_coins"].cells[0].cards] == ["7o", "12o", "1o"]
    assert [str(c) for c in rows["prime"].cells[0].cards] == ["7o", "1e", "5c", "3b"]
    assert rows["prime"].cells[1].is_empty


def test_the_viewers_column_comes_first() -> None:
    assert column_order(Rules.from_preset("playmore", players=4), 2) == (2, 3, 0, 1)
    assert column_order(PRESETS["playmore"], None) == (0, 1)
