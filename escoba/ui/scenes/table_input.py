"""Mouse and keys at the table: they find what is meant and tell the scene."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from escoba.engine import Card
from escoba.engine import card as parse_card
from escoba.ui.input import InputEvent, Key, Motion, PointerLeft, Press, Release, Wheel
from escoba.ui.selection import Selection
from escoba.ui.table import targets
from escoba.ui.table.laid import SLOT_KEYS

if TYPE_CHECKING:
    from escoba.ui.scenes.table import TableScene

_CAPS_HIDE_PX: Final = 200.0
_DRAG_STARTS: Final = 6.0  # layout units


class TableInput:
    """Where the pointer is, what has the focus, and what that means for one table.

    hover, pressed: the element under the pointer, and the one held down
    has_caps: whether keys are in use, so that their caps and the focus are shown
    drag: the hand card that follows the pointer, and where that is
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.has_caps = False
        self._caps_moved = 0.0
        self._pointer = (-1.0, -1.0)
        self.hover: str | None = None
        self.pressed: str | None = None
        self._focus: str | None = None
        self.last_pressed: str | None = None
        self.drag: tuple[Card, float, float] | None = None
        # Where a hand card was pressed, and what was selected before: it may become a drag.
        self._grip: tuple[Card, float, float, Selection] | None = None

    @property
    def shown_focus(self) -> str | None:
        """The element with the focus ring; none while the mouse is in use."""
        return self._focus if self.has_caps else None

    def handle(self, event: InputEvent) -> None:
        """Take mouse and keys."""
        match event:
            case Motion(x, y, held):
                self._move_pointer(x, y)
                self._drag_to(x, y, held=held)
            case PointerLeft():
                self._move_pointer(-1.0, -1.0)
            case Press(x, y, 1, count):
                self._click(x, y, count)
            case Press(button=3):
                scene = self.scene
                scene.skip() if scene.timeline.is_moving else scene.presses.step_back()
            case Release(x, y, 1):
                self.pressed = None
                self._let_go(x, y)
            case Wheel(dy=dy):
                if self.scene.is_composing and self.scene.selection.card is not None:
                    self.scene.act(self.scene.selection.cycle(-1 if dy > 0 else 1))
            case Key():
                self._key(event)
            case _:
                pass

    def _move_pointer(self, x: float, y: float) -> None:
        if self.has_caps and self._pointer[0] >= 0 and x >= 0:
            self._caps_moved += math.hypot(x - self._pointer[0], y - self._pointer[1])
            if self._caps_moved > _CAPS_HIDE_PX:
                self.has_caps = False
                self._focus = None
        self._pointer = (x, y)
        self.point()

    def point(self) -> None:
        """See again what lies under the pointer."""
        hover = self._at(*self._pointer)
        if hover != self.hover:
            self.hover = hover
            self.scene.app.redraw()

    def _at(self, x: float, y: float) -> str | None:
        """Return the element at a point of the window."""
        if x < 0:
            return None
        model = self.scene.timeline.shown
        for button in self.scene.buttons.every:
            if button.place.holds(x, y):
                return button.id
        for card in reversed(model.hand_of(self.scene.bottom)):
            box = self.scene.picture.cards.hand_box(model, card)
            if card == self.scene.selection.card:
                lift = self.scene.picture.table.lift
                box = box._replace(y=box.y - lift, h=box.h + lift)
            if box.holds(x, y):
                return f"hand:{card}"
        on_table = self.scene.picture.cards.card_at(model, x, y)
        if on_table is not None:
            return f"table:{on_table}"
        for side, spot in self.scene.picture.table.piles.items():
            if spot.block.holds(x, y) and model.piles[side]:
                return f"pile:{side}"
        return None

    def _click(self, x: float, y: float, count: int) -> None:
        self._move_pointer(x, y)
        target = self._at(x, y)
        is_on_rail = self.scene.buttons.is_on_rail(target)
        if self.scene.timeline.is_moving:
            self.scene.skip()
            if not is_on_rail:
                return
        is_same_card = target == self.last_pressed and target is not None and ":" in target
        is_card = target is not None and target.startswith(("hand:", "table:"))
        if self.scene.passing.is_settling and not (is_on_rail or (is_same_card and is_card)):
            return
        if self.scene.has_popover and target != "button:counts":
            self.scene.toggle_counts()
            return
        self.pressed = target
        self._grip = None
        if target is not None:
            if target.startswith("hand:") and self.scene.is_composing:
                card = parse_card(target.removeprefix("hand:"))
                self._grip = (card, x, y, self.scene.selection)
            self.scene.presses.part(target, count=count)
        elif self.scene.picture.table.felt.holds(x, y):
            self.scene.presses.felt()
        self.last_pressed = target

    def _drag_to(self, x: float, y: float, *, held: bool) -> None:
        scene = self.scene
        if self._grip is None or not held or not scene.is_composing:
            self.drag = None
            return
        card, from_x, from_y, before = self._grip
        far = math.hypot(x - from_x, y - from_y) > _DRAG_STARTS * scene.picture.table.u
        if self.drag is None and far:
            # The press that began it may have let the card go, or be the second of a pair.
            if scene.selection.card != card:
                scene.act(before if before.card == card else scene.selection.press_hand(card))
            self.drag = (card, x, y)
        elif self.drag is not None:
            self.drag = (card, x, y)
        scene.app.redraw()

    def _let_go(self, x: float, y: float) -> None:
        """Put a dragged card down: on a table card, on the own pile, or on the felt."""
        dragged, self.drag, self._grip = self.drag, None, None
        scene = self.scene
        if dragged is None or not scene.is_composing:
            return
        scene.app.redraw()
        selection, table = scene.selection, scene.picture.table
        target = self._at(x, y)
        own = scene.game.rules.side_of(scene.bottom)
        if target is not None and target.startswith("table:"):
            card = parse_card(target.removeprefix("table:"))
            if card not in selection.chosen:
                scene.act(selection.press_table(card))
        elif table.piles[own].block.holds(x, y):
            scene.act(selection.take())
        elif table.felt.holds(x, y) and y < table.tray.y:
            scene.act(selection.drop())

    def forget(self) -> None:
        """Forget what was held or pointed at: the table now is another person's."""
        self.drag = self._grip = None
        self.hover = self.pressed = self.last_pressed = self._focus = None

    def focus(self, element_id: str) -> None:
        """Show the focus on that element, if it can have it."""
        if any(e.id == element_id for e in targets.focusable(self.scene.elements())):
            self.has_caps, self._caps_moved = True, 0.0
            self._focus = element_id
            self.scene.app.redraw()

    def _cancel_drag(self) -> bool:
        """Return a dragged card to the hand; tell whether there was one."""
        was = self.drag is not None
        self.drag = self._grip = None
        return was

    def _key(self, key: Key) -> None:
        if key.name == "esc":
            if self._cancel_drag():
                self.scene.app.redraw()
            else:
                self.scene.back()
            return
        if key.name in ("f1", "?"):
            self.scene.over.rules()
            return
        if key.ctrl or key.alt:
            return
        if self.scene.timeline.is_moving:
            if key.name in ("space", "enter") and not key.repeat:
                self.scene.skip()
            return
        if not self.has_caps:
            self.has_caps, self._caps_moved = True, 0.0
            self.scene.app.redraw()
        if key.name == "tab":
            found = self.scene.elements()
            self._focus = targets.next_focus(found, self._focus, -1 if key.shift else 1)
        elif key.name in ("left", "right", "up", "down"):
            self._focus = targets.towards(self.scene.elements(), self._focus, key.name)
        elif not key.repeat:
            self._command(key)
        self.scene.app.redraw()

    def _command(self, key: Key) -> None:
        focus = self._focus
        if key.name == "space":
            if focus is not None:
                self.scene.presses.part(focus, count=1)
        elif key.name == "enter":
            if focus is not None and focus.startswith(("button:", "pile:")):
                self.scene.presses.part(focus, count=1)
            else:
                self.scene.act(self.scene.selection.confirm())
        elif key.position in ("1", "2", "3"):
            hand = self.scene.model.hand_of(self.scene.bottom)
            if int(key.position) <= len(hand):
                self.scene.presses.hand(hand[int(key.position) - 1], 1)
        elif key.position and key.position in "".join(SLOT_KEYS):
            self._press_slot(key.position)
        elif key.name == "a":
            self.scene.act(self.scene.selection.cycle(-1 if key.shift else 1))
        elif key.name == "d":
            self.scene.act(self.scene.selection.drop())
        elif key.name == "s":
            self.scene.next_speed()

    def _press_slot(self, position: str) -> None:
        if self.scene.model.capacity > 12:
            return
        for card in self.scene.model.slots:
            if self.scene.picture.cards.slot_key(self.scene.model, card) == position:
                self.scene.presses.table(card, 1)
                return
