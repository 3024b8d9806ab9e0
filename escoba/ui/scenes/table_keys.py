"""Keys and pad at the table: commands, and the focus that they move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escoba.ui.input import Key, Pad
from escoba.ui.input_bindings import HAND, LOWER, UPPER, Command
from escoba.ui.table import targets

if TYPE_CHECKING:
    from escoba.ui.scenes.table import TableScene
    from escoba.ui.scenes.table_input import TableInput

_ARROWS: Final = ("left", "right", "up", "down")
# What a pad's button must not do by its repeats, and what only finishes a movement.
_SKIPS: Final = ("a", "b", "x", "y")


class TableKeys:
    """What keys and the buttons of a pad mean for one table.

    focus: the element that has the focus, shown or not
    """

    def __init__(self, scene: TableScene, pointer: TableInput) -> None:
        self.scene = scene
        self.pointer = pointer
        self.focus: str | None = None

    # Keys

    def key(self, key: Key) -> None:
        """Take a key."""
        if key.name == "esc":
            if not self.pointer.cancel_drag():
                self.scene.back()
            return
        if key.ctrl or key.alt:
            return
        command = self.scene.app.bindings.command(key)
        if self.scene.timeline.is_moving:
            if command in (Command.PRESS, Command.CONFIRM) and not key.repeat:
                self.scene.skip()
            return
        self.pointer.show_caps()
        if key.name == "tab":
            found = self.scene.elements()
            self.focus = targets.next_focus(found, self.focus, -1 if key.shift else 1)
        elif key.name in _ARROWS:
            self._move(key.name)
        elif command is not None and not key.repeat:
            self._do(command, -1 if key.shift else 1)

    def _do(self, command: Command, step: int) -> None:
        scene = self.scene
        if command is Command.PRESS:
            self._press()
        elif command is Command.CONFIRM:
            if self.focus is not None and self.focus.startswith(("button:", "pile:")):
                self._press()
            else:
                scene.act(scene.selection.confirm())
        elif command in HAND:
            hand, index = scene.model.hand_of(scene.bottom), HAND.index(command)
            if index < len(hand):
                scene.presses.hand(hand[index], 1)
        elif command in UPPER or command in LOWER:
            self._press_slot(command)
        elif command is Command.NEXT_WAY:
            scene.act(scene.selection.cycle(step))
        elif command is Command.DROP:
            scene.act(scene.selection.drop())
        elif command is Command.SPEED:
            scene.next_speed()

    def _press_slot(self, command: Command) -> None:
        scene = self.scene
        if scene.model.capacity > len(UPPER) + len(LOWER):
            return
        for card in scene.model.slots:
            if scene.picture.cards.slot_command(scene.model, card) is command:
                scene.presses.table(card, 1)
                return

    # Pad

    def pad(self, pad: Pad) -> None:
        """Take a button of a pad."""
        scene, button = self.scene, pad.button
        if button == "start":
            scene.over.menu()
        elif button == "back":
            scene.app.show_keys()
        elif scene.timeline.is_moving:
            if button in _SKIPS:
                scene.skip()
        elif button == "b":
            if not self.pointer.cancel_drag():
                scene.back()
        elif self.pointer.drag is None:
            self.pointer.show_caps()
            self._pad_act(button)

    def _pad_act(self, button: str) -> None:
        scene = self.scene
        if button in _ARROWS:
            self._move(button)
        elif button == "a":
            if self._has_focus():
                self._press()
            else:
                self._move("right")
        elif button == "x":
            scene.act(scene.selection.take())
        elif button == "y":
            scene.act(scene.selection.drop())
        elif button in ("lb", "rb"):
            scene.act(scene.selection.cycle(-1 if button == "lb" else 1))

    # Focus

    def _has_focus(self) -> bool:
        found = targets.focusable(self.scene.elements())
        return any(element.id == self.focus for element in found)

    def _move(self, arrow: str) -> None:
        self.focus = targets.towards(self.scene.elements(), self.focus, arrow)

    def _press(self) -> None:
        if self.focus is not None:
            self.scene.presses.part(self.focus, count=1)
