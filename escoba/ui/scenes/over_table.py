"""What opens over the table: menu, rules, captured cards, the cover between people, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escoba.engine import Seat

if TYPE_CHECKING:
    from escoba.ui.scenes.table import TableScene

# These scenes lead back to the table themselves, hence the imports where they are needed.


class OverTable:
    """Opens scenes over one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def menu(self) -> None:
        """Show the menu of whoever is at the screen."""
        from escoba.ui.scenes.menu import MenuScene

        scene = self.scene
        seat = scene.bottom if scene.game.chairs[scene.bottom].is_human else None
        scene.app.push(MenuScene(scene.app, scene.game, seat))

    def rules(self) -> None:
        """Show the rules in force, the keys and the seal of the deal."""
        from escoba.ui.scenes.rules_card import RulesCardScene

        scene = self.scene
        scene.app.push(RulesCardScene(scene.app, scene.game.rules, scene.game))

    def captured(self) -> None:
        """Show the captured cards of every side."""
        from escoba.ui.scenes.captured import CapturedScene

        self.scene.app.push(CapturedScene(self.scene.app, self.scene.game))

    def hand_over(self, seat: Seat) -> None:
        """Cover the cards, turn the table to `seat`, and ask for that person."""
        from escoba.ui.scenes.handover import HandoverScene

        scene = self.scene
        since = tuple(scene.model.plays)
        scene.cover(seat)
        scene.app.push(HandoverScene(scene.app, scene, seat, since))

    def result(self) -> None:
        """Show the score of the hand, or how the game ended if somebody gave it up."""
        scene = self.scene
        if scene.game.conceded_by is not None:
            from escoba.ui.scenes.game_over import GameOverScene

            scene.app.push(GameOverScene(scene.app, scene.game))
            return
        from escoba.ui.scenes.hand_result import HandResultScene

        scene.app.push(HandResultScene(scene.app, scene.game, on_next=scene.next_hand))
