"""The captured cards, opened."""

from __future__ import annotations

from escoba import words
from escoba.engine import CARDS, PRESETS, CardSet
from escoba.ui.geometry import Box
from escoba.ui.scenes.captured import CapturedScene
from escoba.ui.scenes.pile_layout import pile_rows
from escoba.ui.scenes.score_rows import hand_accounts
from tests.ui.sheets import played, shown


def test_every_captured_card_is_shown_once() -> None:
    pile = CardSet.of(CARDS[::2])
    area = Box(0, 0, 500, 480)
    rows = pile_rows(pile, area, 0.65, 1.0)
    assert sorted(card for row in rows for card, _ in row.cards) == list(pile)
    for row in rows:
        assert [card.suit for card, _ in row.cards] == [row.suit] * len(row.cards)
        assert all(area.contains(box, slack=0.5) for _, box in row.cards)


def test_sevens_come_first_and_stand_out() -> None:
    coins = pile_rows(CardSet.parse("1o 7o 12o"), Box(0, 0, 500, 480), 0.65, 1.0)[0]
    assert [str(card) for card, _ in coins.cards] == ["7o", "12o", "1o"]
    assert coins.cards[0][1].y < coins.cards[1][1].y


def test_piles_are_read_out_card_by_card(open_app) -> None:
    app = open_app(speed="instant", deck="spanish-classic")
    game = played(PRESETS["playmore"], names=("Ana", "Lola"))
    scene = shown(app, CapturedScene(app, game))
    piles = hand_accounts(game.events, game.rules)[-1].piles
    labels = {e.id: e.label for e in scene.elements()}
    assert labels["pile:1"].startswith(f"Lola: {len(piles[1])} cards")
    for card in piles[1]:
        assert words.card_name(card, app.kit.cards.kind) in labels["pile:1"]
