"""What a press on a part of the table means, whether it comes from mouse, keys or a program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escoba.engine import Card
from escoba.engine import card as parse_card
from escoba.session import Awaiting
from escoba.ui.selection import State
from escoba.ui.sound import Effect

if TYPE_CHECKING:
    from escoba.ui.scenes.table import TableScene


class TablePresses:
    """Presses on cards, piles, buttons and the felt of one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def part(self, element_id: str, *, count: int) -> None:
        """Do what the first (`count` 1) or second press on an element does."""
        scene = self.scene
        role, _colon, name = element_id.partition(":")
        if role == "button":
            for button in scene.buttons.every:
                if button.id == element_id:
                    # Those of the tray are heard by what they do.
                    if scene.buttons.is_on_rail(element_id):
                        scene.app.sound.play(Effect.BUTTON)
                    button.press()
                    return
        elif role == "hand":
            self.hand(parse_card(name), count)
        elif role == "table":
            self.table(parse_card(name), count)
        elif role == "pile" and scene.model.piles[int(name)]:
            scene.app.sound.play(Effect.BUTTON)
            scene.over.captured()

    def hand(self, card: Card, count: int) -> None:
        """Choose a card of the hand; a second press plays its only capture."""
        if self._is_answered():
            return
        scene = self.scene
        double = count == 2 and scene.input.last_pressed == f"hand:{card}"
        selection = scene.selection
        after = selection.double_hand(card) if double else selection.press_hand(card)
        if self.scene.app.settings.play_at_once and not selection.chosen and card != selection.card:
            after = after.played_at_once()
        scene.act(after)

    def table(self, card: Card, count: int) -> None:
        """Add or take out a table card; a second press plays a complete capture."""
        if self._is_answered():
            return
        scene = self.scene
        double = count == 2 and scene.input.last_pressed == f"table:{card}"
        after = scene.selection.double_table(card) if double else scene.selection
        scene.act(after if after.decided is not None else scene.selection.press_table(card))

    def _is_answered(self) -> bool:
        """Answer a press on a card by whoever cannot choose now; tell whether that was so."""
        scene = self.scene
        if scene.is_composing:
            return False
        if scene.forced is not None:
            scene.last_card.hurry()
        elif scene.game.awaiting is Awaiting.COMPUTER:
            sentence = scene.picture.phrases.not_your_turn(scene.game.turn)
            scene.tell(sentence, of_turn=True)
            scene.app.sound.play(Effect.KNOCK)
        return True

    def step_back(self) -> None:
        """Undo one step of the selection, or close the counts; never leave the table."""
        scene = self.scene
        if scene.has_popover:
            scene.toggle_counts()
        elif scene.is_composing and scene.selection.state is not State.IDLE:
            scene.act(scene.selection.back())

    def felt(self) -> None:
        """Go one step back; or let a computer that thinks play at once."""
        scene = self.scene
        if scene.is_composing:
            self.step_back()
        elif scene.forced is not None:
            scene.last_card.hurry()
        elif scene.game.awaiting is Awaiting.COMPUTER:
            scene.pacing.hurry()
