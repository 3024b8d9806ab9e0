"""Mouse and fingers at the table: they find what is meant and tell the scene."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from escoba import words
from escoba.engine import Card
from escoba.engine import card as parse_card
from escoba.ui.input import (
    InputEvent,
    Interrupted,
    Key,
    LongPress,
    Motion,
    Pad,
    PointerLeft,
    Press,
    Release,
    Wheel,
)
from escoba.ui.scenes.table_keys import TableKeys
from escoba.ui.selection import Selection, State
from escoba.ui.table import targets

if TYPE_CHECKING:
    from escoba.ui.scenes.table import TableScene

_CAPS_HIDE_PX: Final = 200.0
_DRAG_STARTS: Final = 6.0  # layout units


class TableInput:
    """Where the pointer is, what has the focus, and what that means for one table.

    hover, pressed: the element under the pointer, and the one held down
    has_caps: whether keys or a pad are in use, so that their caps and the focus are shown
    drag: the hand card that follows the pointer, and where that is
    enlarged: the card that a finger rests on
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.has_caps = False
        self._caps_moved = 0.0
        self._pointer = (-1.0, -1.0)
        self.hover: str | None = None
        self.pressed: str | None = None
        self.keys = TableKeys(scene, self)
        self.enlarged: Card | None = None
        self.last_pressed: str | None = None
        self.drag: tuple[Card, float, float] | None = None
        # Where a hand card was pressed, and what was selected before: it may become a drag.
        self._grip: tuple[Card, float, float, Selection] | None = None

    @property
    def shown_focus(self) -> str | None:
        """The element with the focus ring; none while the mouse is in use."""
        return self.keys.focus if self.has_caps else None

    def handle(self, event: InputEvent) -> None:
        """Take one input event."""
        if self.enlarged is not None and not isinstance(event, Motion | PointerLeft):
            self.enlarged = None
            self.scene.app.redraw()
            # What ends the look at a card means nothing else.
            return
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
            case LongPress(x, y):
                self._enlarge(x, y)
            case Interrupted():
                self.cancel_drag()
                self.pressed = None
            case Key():
                self.keys.key(event)
            case Pad():
                self.keys.pad(event)
            case _:
                pass

    def _move_pointer(self, x: float, y: float) -> None:
        if self.has_caps and self._pointer[0] >= 0 and x >= 0:
            self._caps_moved += math.hypot(x - self._pointer[0], y - self._pointer[1])
            if self._caps_moved > _CAPS_HIDE_PX:
                self.has_caps = False
                self.keys.focus = None
        self._pointer = (x, y)
        self.point()

    def point(self) -> None:
        """See again what lies under the pointer."""
        hover = self._at(*self._pointer)
        if hover != self.hover:
            self.hover = hover
            self.scene.app.redraw()

    def show_caps(self) -> None:
        """Show the caps of keys or pad, and the focus, until the mouse has moved on."""
        if not self.has_caps:
            self.has_caps, self._caps_moved = True, 0.0
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

    @property
    def landing(self) -> str | None:
        """Where the dragged card would be put down now: `table:5o`, `pile:0`, `felt` or nowhere."""
        if self.drag is None or not self.scene.is_composing:
            return None
        _card, x, y = self.drag
        scene = self.scene
        selection, table = scene.selection, scene.picture.table
        on_table = scene.picture.cards.card_at(scene.timeline.shown, x, y)
        if on_table is not None:
            fits = on_table in selection.chosen or on_table in selection.offered
            return f"table:{on_table}" if fits else None
        own = scene.game.rules.side_of(scene.bottom)
        if table.piles[own].block.holds(x, y):
            return f"pile:{own}" if selection.capture is not None else None
        is_free = table.felt.holds(x, y) and y < table.tray.y
        return "felt" if is_free and selection.can_drop else None

    def _let_go(self, x: float, y: float) -> None:
        """Put a dragged card down: on a table card, on the own pile, or on the felt."""
        dragged, self.drag, self._grip = self.drag, None, None
        scene = self.scene
        if dragged is None or not scene.is_composing:
            return
        scene.app.redraw()
        selection, table = scene.selection, scene.picture.table
        own = scene.game.rules.side_of(scene.bottom)
        on_table = scene.picture.cards.card_at(scene.timeline.shown, x, y)
        if on_table is not None:
            self._put_on(on_table)
        elif table.piles[own].block.holds(x, y):
            scene.act(selection.take())
        elif table.felt.holds(x, y) and y < table.tray.y:
            scene.act(selection.drop())

    def _put_on(self, card: Card) -> None:
        """Add the card under the dragged one; a fifteen that it makes or is part of is taken."""
        before = self.scene.selection
        after = before if card in before.chosen else before.press_table(card)
        is_made = after.state is State.FULL and card in after.chosen and after.refused is None
        self.scene.act(after.take() if is_made else after)

    def _enlarge(self, x: float, y: float) -> None:
        """Show the card under a resting finger large."""
        role, _colon, name = (self._at(x, y) or "").partition(":")
        if role in ("hand", "table") and not self.scene.timeline.is_moving:
            self.enlarged = parse_card(name)
            self.scene.app.say(words.card_name(self.enlarged, self.scene.app.kit.cards.kind))
            self.scene.app.redraw()

    def forget(self) -> None:
        """Forget what was held or pointed at: the table now is another person's."""
        self.drag = self._grip = self.enlarged = None
        self.hover = self.pressed = self.last_pressed = self.keys.focus = None

    def focus(self, element_id: str) -> None:
        """Show the focus on that element, if it can have it."""
        if any(e.id == element_id for e in targets.focusable(self.scene.elements())):
            self.keys.focus = element_id
            self.show_caps()

    def cancel_drag(self) -> bool:
        """Return a dragged card to the hand; tell whether there was one."""
        was = self.drag is not None
        self.drag = self._grip = None
        if was:
            self.scene.app.redraw()
        return was
