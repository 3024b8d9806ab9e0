"""Games played to a point, without a store, and how the sheets about them are put on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from escoba.engine import Event, Match, Rules, SeededSource
from escoba.session import Awaiting, Chair
from escoba.ui.app import App
from escoba.ui.geometry import Box
from escoba.ui.scene import Scene
from escoba.ui.scenes.game_scene import GameScene

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]
EVERY_CATEGORY = {"most_sevens": 1, "all_sevens": 1, "all_coins": 1}
LONG_NAMES = ("Maximiliano José", "Bartolomé Eduardo", "Concepción Marta", "Hermenegildo")


@dataclass
class PlayedGame:
    """What the screens ask of a game, played to the end of some hand without a store."""

    rules: Rules
    chairs: tuple[Chair, ...]
    events: list[Event]
    match: Match
    conceded_by: int | None = None
    viewer: int | None = 0
    id: int = 1

    @property
    def winner(self) -> int | None:
        return 1 if self.conceded_by is not None else self.match.winner

    @property
    def awaiting(self) -> Awaiting:
        over = self.match.is_over or self.conceded_by is not None
        return Awaiting.OVER if over else Awaiting.NEXT_HAND


def played(
    rules: Rules, *, hands: int = 1, seed: str = "1", names: Sequence[str] = LONG_NAMES
) -> PlayedGame:
    """Return a game of one person whose first hands are played at random, captures preferred."""
    match, rng = Match(rules, SeededSource(seed)), Random(seed)
    events = [*match.draw_dealer()]
    for _ in range(hands):
        if match.is_over:
            break
        events += match.begin_hand()
        while match.hand is not None and not match.hand.is_over:
            moves = list(match.hand.legal_moves())
            takers = [move for move in moves if move.is_capture]
            events += match.play(rng.choice(takers or moves))
    chairs = tuple(
        Chair(names[seat], "human" if seat == 0 else "medium") for seat in range(rules.players)
    )
    return PlayedGame(rules, chairs, events, match)


def shown(app: App, scene: Scene) -> Scene:
    """Put a scene on top of the stack and let it come to rest."""
    app.push(scene)
    for _ in range(80):
        app.advance(100)
    return scene


def placed(app: App, scene: Scene) -> Scene:
    """Put a scene on top of the stack, laid out, with blank cards that cost no time."""
    app.kit.cards.hold(True)
    app.push(scene)
    return scene


def ids(scene: Scene) -> set[str]:
    return {element.id for element in scene.elements()}


@dataclass
class Drawn:
    text: str
    box: Box


def assert_readable(drawn: list[Drawn], area: Box, names: Sequence[str] = ()) -> None:
    """Check that texts lie in the area, apart from each other, and only names are cut short."""
    assert drawn
    for index, one in enumerate(drawn):
        assert area.contains(one.box, slack=2), one
        start, cut, _ = one.text.partition("…")
        assert not cut or any(n.startswith(start) for n in names), one
        for other in drawn[index + 1 :]:
            assert not one.box.overlaps(other.box, slack=1.5), (one, other)


def side_names(scene: GameScene) -> list[str]:
    return [scene.sides.label(side) for side in scene.order]


TABLES = [
    pytest.param(Rules.from_preset("playmore"), id="two"),
    pytest.param(Rules.from_preset("fournier", players=3), id="three"),
    pytest.param(Rules.from_preset("playmore", players=4, **EVERY_CATEGORY), id="four-eight"),
    pytest.param(Rules.from_preset("argentina", players=4, partners=True), id="partners"),
    pytest.param(Rules.from_preset("uruguay", **EVERY_CATEGORY), id="two-eight"),
]
