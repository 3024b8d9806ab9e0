"""Games for tests of scenes, real ones in the store of the program."""

from __future__ import annotations

from random import Random

from escoba.engine import Rules
from escoba.session import Awaiting, Chair, Game, Store, default_chairs

ANA_AND_LOLA = (Chair("Ana", "human"), Chair("Lola", "random"))


def begun_game(store: Store, players: int = 2) -> Game:
    """Return a game whose first hand is dealt."""
    rules = Rules(players=players)
    game = Game.new(store, rules, default_chairs(rules, ("medium",)), seed="s")
    game.begin()
    return game


def finished_game(
    store: Store, chairs: tuple[Chair, ...] = ANA_AND_LOLA, *, seed: str = "2"
) -> Game:
    """Return a game to one point, played to its end."""
    rules = Rules.from_preset("playmore", target=1, players=len(chairs))
    game = Game.new(store, rules, chairs, seed=seed)
    rng = Random(2)
    game.begin()
    while game.awaiting is not Awaiting.OVER:
        if game.turn is None:
            game.next_hand()
        else:
            game.submit(game.turn, rng.choice(list(game.legal_moves())))
    return game


def conceded_game(store: Store, chairs: tuple[Chair, ...] = ANA_AND_LOLA) -> Game:
    """Return a game that seat 0 gave up in its first hand."""
    game = Game.new(store, Rules(players=len(chairs)), chairs, seed="2")
    game.begin()
    game.concede(0)
    return game
