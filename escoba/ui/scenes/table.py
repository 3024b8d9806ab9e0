"""The card table: input becomes a selection, a selection a move, and events become movement."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

import pygame

from escoba.engine import (
    Card,
    CardPlayed,
    CardsCaptured,
    Event,
    IllegalMove,
    LastCardsTaken,
    Move,
    OpeningTaken,
    Seat,
    StoreError,
)
from escoba.engine import card as parse_card
from escoba.language import gettext as _
from escoba.session import SPEEDS, Awaiting, Game
from escoba.ui.input import InputEvent, Key, Motion, PointerLeft, Press, Release, Wheel
from escoba.ui.scene import Element, Scene
from escoba.ui.selection import Selection, State
from escoba.ui.table import targets
from escoba.ui.table.choreography import DrawShown, SumShown
from escoba.ui.table.model import TableModel
from escoba.ui.table.picture import SLOT_KEYS, TablePicture, TableView
from escoba.ui.table.rail import rail_buttons
from escoba.ui.table.timeline import BETWEEN_COMPUTERS, Timeline, thinking_time
from escoba.ui.table.tray import TrayActs, TrayView, tray_buttons, view_of_selection
from escoba.ui.widgets import Button

if TYPE_CHECKING:
    from escoba.ui.app import App

# A click on something that has changed within this time was meant for what was there before.
SETTLE_MS: Final = 150.0
REFUSAL_MS: Final = 2500.0
MESSAGE_MS: Final = 1800.0
THINK_SLICE_MS: Final = 8.0
SHAKE_MS: Final = 260.0
LIFT_MS, HOVER_MS = 120.0, 90.0
_HOVER_LIFT = 0.22
_CAPS_HIDE_PX: Final = 200.0
_FIRST_GAMES: Final = 5


class TableScene(Scene):
    """Plays one game; the move is on disk before anything of it is shown.

    model: the table as it is; what is shown of it runs behind in the timeline
    """

    name = "table"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        people = [seat for seat, chair in enumerate(game.chairs) if chair.is_human]
        self._people = people
        self.bottom: Seat = people[0] if people else 0
        # With several people at one screen, cards show only after the cover was lifted.
        self.viewer: Seat | None = people[0] if len(people) == 1 else None
        self._caps = self._has_popover = False
        self._caps_moved = 0.0
        self._pointer = (-1.0, -1.0)
        self._hover: str | None = None
        self._pressed: str | None = None
        self._focus: str | None = None
        self._last_pressed: str | None = None
        self._settle_ms = self._refusal_ms = self._message_ms = self._shake_ms = 0.0
        self._message = ""
        self._is_trouble = False
        self._think_ms = 0.0
        self._pulse_ms = 0.0
        self._last_was_computer = False
        self._lifts: dict[Card, float] = {}
        self.selection = Selection()
        self._see(None)

    # Whose eyes

    def _see(self, viewer: Seat | None) -> None:
        """Show the table as `viewer` may see it, all of it at once."""
        self.viewer = viewer if viewer is not None else self.viewer
        self.model = TableModel.fold(self.game.rules, self.viewer, self.game.events)
        self.timeline = Timeline(
            self.model.copy(), factor=self.app.kit.speed, reduced=self.app.kit.reduced_motion
        )
        reader = self.viewer if len(self._people) == 1 else None
        self.picture = TablePicture(
            self.app.kit, self.game.rules, self.game.chairs, bottom=self.bottom, reader=reader
        )

    def cover(self, seat: Seat) -> None:
        """Turn the table to `seat` with every hand face down."""
        self.bottom = seat
        self.viewer = None
        self.selection = Selection()
        self._see(None)

    def uncover(self) -> None:
        """Show the hand of the seat at the bottom."""
        self._see(self.bottom)
        self._changed()

    # Life

    def on_enter(self) -> None:
        """Begin the game, or go on with it."""
        self._settle()
        if not self.game.events:
            self._try(lambda: self._happen(self.game.begin()))

    def resize(self) -> None:
        """Take over the window's size, the deck, the speed."""
        self.picture.resize()
        self.timeline.factor = self.app.kit.speed
        self.timeline.reduced = self.app.kit.reduced_motion
        self._point()

    @property
    def awaiting(self) -> Literal["input", "computer"]:
        """Say whose move it is."""
        if self.game.awaiting is Awaiting.COMPUTER or self.timeline.is_moving:
            return "computer"
        return "input"

    @property
    def is_composing(self) -> bool:
        """Tell whether the person at the bottom can choose cards now."""
        return (
            self.game.awaiting is Awaiting.INPUT
            and self.game.turn == self.bottom == self.viewer
            and not self.timeline.is_moving
        )

    # What happens

    def _try(self, act: Callable[[], None]) -> bool:
        """Do something that must be saved; say so when it cannot be, and change nothing."""
        try:
            act()
        except StoreError as error:
            self._tell(str(error), trouble=True)
            return False
        self._is_trouble = False
        return True

    def _happen(self, events: Sequence[Event]) -> None:
        """Let events show, and say them to those who listen."""
        self.timeline.add(events)
        for index, event in enumerate(events):
            self.model.apply(event)
            is_told = isinstance(event, CardPlayed | CardsCaptured | OpeningTaken | LastCardsTaken)
            follows = events[index + 1] if index + 1 < len(events) else None
            if is_told and not isinstance(follows, CardsCaptured):
                self._say_play(event)
        self._changed()

    def _say_play(self, event: Event) -> None:
        kind = self.app.kit.cards.kind
        seat = getattr(event, "seat", None)
        if isinstance(event, OpeningTaken | LastCardsTaken):
            self.app.say(self.picture.phrases.notice(event, kind))
        elif seat is not None and seat in self.model.captions:
            self.app.say(self.picture.phrases.spoken(self.model.captions[seat], kind))

    def _play(self, seat: Seat, move: Move) -> None:
        hand = self.game.match.hand
        ply = hand.ply if hand is not None else 0
        number = self.game.match.number

        def act() -> None:
            events = self.game.submit(seat, move)
            self.app.log_move(move, seat, number, ply)
            self.selection = Selection()
            self._last_was_computer = not self.game.chairs[seat].is_human
            self._think_ms = 0.0
            self._happen(events)

        try:
            self._try(act)
        except IllegalMove as error:
            # The selection offers legal moves only; a stale one is dropped.
            self._tell(str(error))
            self.selection = Selection()

    def _begin_turn(self) -> None:
        """See what the game waits for once everything has been shown."""
        waits = self.game.awaiting
        if not self.game.events:
            return
        if waits is Awaiting.INPUT:
            turn = self.game.turn
            if turn is not None and turn != self.viewer and len(self._people) > 1:
                self._hand_over(turn)
            elif turn == self.bottom:
                self._compose()
        elif waits in (Awaiting.NEXT_HAND, Awaiting.OVER):
            self._show_result()

    def _compose(self) -> None:
        if self.selection.moves:
            return
        self.selection = Selection.of(
            self.model.hand_of(self.bottom),
            self.model.slots,
            tuple(self.game.legal_moves()),
            warns=self._warns(),
        )
        self._changed()
        self.app.say(_("Your turn. Choose a card."))

    def _warns(self) -> bool:
        wanted = self.app.settings.warn_before_drop
        if wanted == "first_games":
            return len(self.app.store.finished()) < _FIRST_GAMES
        return wanted == "always"

    def _hand_over(self, seat: Seat) -> None:
        from escoba.ui.scenes.handover import HandoverScene

        since = tuple(self.model.plays)
        self.cover(seat)
        self.app.push(HandoverScene(self.app, self, seat, since))

    def _show_result(self) -> None:
        if self.game.conceded_by is not None:
            from escoba.ui.scenes.game_over import GameOverScene

            self.app.push(GameOverScene(self.app, self.game))
            return
        from escoba.ui.scenes.hand_result import HandResultScene

        self.app.push(HandResultScene(self.app, self.game, on_next=self._next_hand))

    def _next_hand(self) -> None:
        self.selection = Selection()
        if len(self._people) > 1:
            self.cover(self.bottom)
        self._try(lambda: self._happen(self.game.next_hand()))

    # Time

    def update(self, dt_ms: float) -> bool:
        """Let cards move and computers think."""
        moving = self._run_down(dt_ms)
        if self.timeline.is_moving:
            if not self.timeline.advance(dt_ms):
                self._changed()
            moving = True
        elif self.game.awaiting is Awaiting.COMPUTER:
            self._think(dt_ms)
        else:
            self._begin_turn()
        self.busy = self.game.awaiting is Awaiting.COMPUTER
        return self._lift(dt_ms) or moving or self.timeline.is_moving

    def _run_down(self, dt_ms: float) -> bool:
        moving = self._settle_ms > 0 or self._shake_ms > 0
        self._settle_ms = max(0.0, self._settle_ms - dt_ms)
        self._shake_ms = max(0.0, self._shake_ms - dt_ms)
        if self._refusal_ms > 0:
            self._refusal_ms -= dt_ms
            if self._refusal_ms <= 0:
                self.selection = self.selection.settled()
                self._build_buttons()
                self.app.redraw()
        if self._message_ms > 0:
            self._message_ms -= dt_ms
            if self._message_ms <= 0 and not self._is_trouble:
                self._message = ""
                self.app.redraw()
        return moving

    def _think(self, dt_ms: float) -> None:
        """Give the computer its share of the frame; play when it has been seen to think."""
        turn = self.game.turn
        if turn is None:
            return
        self._think_ms += dt_ms
        self._pulse_ms += dt_ms
        self.app.redraw()
        decision = None
        started = time.perf_counter()
        while decision is None and (time.perf_counter() - started) * 1000 < THINK_SLICE_MS:
            decision = self.game.think_step()
        seen = thinking_time(self.model.ply, turn)
        if self._last_was_computer:
            seen = max(seen, BETWEEN_COMPUTERS)
        if decision is not None and self._think_ms >= seen * self.app.kit.speed:
            self._play(turn, decision.move)

    def _lift(self, dt_ms: float) -> bool:
        """Raise what is chosen or pointed at, lower what is not."""
        wanted: dict[Card, float] = dict.fromkeys(self.selection.cards, 1.0)
        if self.is_composing and self._hover and self._hover.startswith("hand:"):
            card = parse_card(self._hover.removeprefix("hand:"))
            wanted.setdefault(card, _HOVER_LIFT)
        quick = self.app.kit.reduced_motion or self.app.kit.speed == 0
        moving = False
        for card in {*wanted, *self._lifts}:
            goal, now = wanted.get(card, 0.0), self._lifts.get(card, 0.0)
            step = 1.0 if quick else dt_ms / (LIFT_MS if abs(goal - now) > 0.5 else HOVER_MS)
            now = min(goal, now + step) if goal > now else max(goal, now - step)
            moving = moving or now != goal
            if now or card in wanted:
                self._lifts[card] = now
            else:
                self._lifts.pop(card, None)
        return moving

    def _changed(self) -> None:
        """Note that what can be pressed is not what it was a moment ago."""
        self._settle_ms = SETTLE_MS
        self._build_buttons()
        self._point()
        self.app.redraw()

    def _settle(self) -> None:
        self._build_buttons()
        self.app.redraw()

    def _tell(self, text: str, *, trouble: bool = False) -> None:
        """Show a sentence in the tray for a while; trouble stays until it is over."""
        self._message, self._message_ms, self._is_trouble = text, MESSAGE_MS, trouble
        self.app.say(text)
        self.app.redraw()

    # Acts

    def _act(self, selection: Selection) -> None:
        """Take over what an act made of the selection, and play what it decided."""
        if not self.is_composing:
            return
        before = self.selection
        if selection.decided is not None:
            self._play(self.bottom, selection.decided)
            return
        self.selection = selection
        self._message = ""
        if selection.refused is not None and selection.refused is not before.refused:
            self._refusal_ms = REFUSAL_MS
            self._shake_ms = 0.0 if self.app.kit.reduced_motion else SHAKE_MS
            self.app.say(self._tray().message)
        elif selection != before:
            self.app.say(self._spoken_selection())
        if selection != before:
            self._changed()

    def _spoken_selection(self) -> str:
        view = self._tray()
        if view.total is None:
            return view.message
        if not view.message:
            return str(view.total)
        return _("{total}, {message}").format(total=view.total, message=view.message)

    @property
    def buttons(self) -> list[Button]:
        """The buttons of tray and rail."""
        return [*self._tray_buttons, *self._rail_buttons]

    def _build_buttons(self) -> None:
        acts = TrayActs(
            take=lambda: self._act(self.selection.take()),
            drop=lambda: self._act(self.selection.drop()),
            clear=lambda: self._act(self.selection.clear()),
            show=lambda: self._act(self.selection.cycle()),
            previous=lambda: self._act(self.selection.cycle(-1)),
            following=lambda: self._act(self.selection.cycle()),
        )
        kit, picture = self.app.kit, self.picture
        self._tray_buttons: list[Button] = []
        if self.is_composing:
            self._tray_buttons = tray_buttons(self.selection, picture.table.tray, kit, acts)
        self._rail_buttons = rail_buttons(
            kit,
            picture.table,
            picture.rail,
            self.timeline.shown.commitment,
            {
                "menu": self._menu,
                "speed": self._next_speed,
                "rules": self._rules_card,
                "counts": self._toggle_counts,
                "seal": self._rules_card,
            },
        )

    def _menu(self) -> None:
        from escoba.ui.scenes.menu import MenuScene

        self.app.push(MenuScene(self.app, self.game))

    def _rules_card(self) -> None:
        from escoba.ui.scenes.rules_card import RulesCardScene

        self.app.push(RulesCardScene(self.app, self.game.rules, self.game))

    def _next_speed(self) -> None:
        speed = SPEEDS[(SPEEDS.index(self.app.settings.speed) + 1) % len(SPEEDS)]
        self.app.change(speed=speed)
        self._tell(
            {
                "slow": _("Speed: slow"),
                "normal": _("Speed: normal"),
                "fast": _("Speed: fast"),
                "instant": _("Speed: instant"),
            }[speed]
        )

    def _toggle_counts(self) -> None:
        self._has_popover = not self._has_popover
        self.app.redraw()

    def _open_pile(self) -> None:
        from escoba.ui.scenes.captured import CapturedScene

        self.app.push(CapturedScene(self.app, self.game))

    def _back(self) -> None:
        """One step back: an open panel, a part of the selection, then the menu."""
        if self._has_popover:
            self._toggle_counts()
        elif self.is_composing and self.selection.state is not State.IDLE:
            self._act(self.selection.back())
        else:
            self._menu()

    def press(self, element_id: str) -> None:
        """Do what a click on that element does."""
        if self.timeline.is_moving:
            self._skip()
            return
        self._press(element_id, count=1)

    def _press(self, element_id: str, *, count: int) -> None:
        role, _colon, name = element_id.partition(":")
        if role == "button":
            for button in self.buttons:
                if button.id == element_id:
                    button.press()
                    return
        elif role == "hand":
            self._press_hand(parse_card(name), count)
        elif role == "table":
            self._press_table(parse_card(name), count)
        elif role == "pile" and self.model.piles[int(name)]:
            self._open_pile()

    def _press_hand(self, card: Card, count: int) -> None:
        if self._say_not_your_turn():
            return
        double = count == 2 and self._last_pressed == f"hand:{card}"
        self._act(self.selection.double_hand(card) if double else self.selection.press_hand(card))

    def _press_table(self, card: Card, count: int) -> None:
        if self._say_not_your_turn():
            return
        double = count == 2 and self._last_pressed == f"table:{card}"
        after = self.selection.double_table(card) if double else self.selection
        self._act(after if after.decided is not None else self.selection.press_table(card))

    def _say_not_your_turn(self) -> bool:
        if self.is_composing:
            return False
        if self.game.awaiting is Awaiting.COMPUTER:
            self._tell(self.picture.phrases.not_your_turn(self.game.turn))
        return True

    # Input

    def handle(self, event: InputEvent) -> None:
        """Take mouse and keys."""
        match event:
            case Motion(x, y):
                self._move_pointer(x, y)
            case PointerLeft():
                self._move_pointer(-1.0, -1.0)
            case Press(x, y, 1, count):
                self._click(x, y, count)
            case Press(button=3):
                self._skip() if self.timeline.is_moving else self._step_back()
            case Release(button=1):
                self._pressed = None
            case Wheel(dy=dy):
                if self.is_composing and self.selection.card is not None:
                    self._act(self.selection.cycle(-1 if dy > 0 else 1))
            case Key():
                self._key(event)
            case _:
                pass

    def _step_back(self) -> None:
        if self._has_popover:
            self._toggle_counts()
        elif self.is_composing and self.selection.state is not State.IDLE:
            self._act(self.selection.back())

    def _skip(self) -> None:
        """Finish what moves; the press that does so does nothing else."""
        self.timeline.skip()
        self._changed()

    def _move_pointer(self, x: float, y: float) -> None:
        if self._caps and self._pointer[0] >= 0 and x >= 0:
            self._caps_moved += math.hypot(x - self._pointer[0], y - self._pointer[1])
            if self._caps_moved > _CAPS_HIDE_PX:
                self._caps = False
                self._focus = None
        self._pointer = (x, y)
        self._point()

    def _point(self) -> None:
        hover = self._at(*self._pointer)
        if hover != self._hover:
            self._hover = hover
            self.app.redraw()

    def _at(self, x: float, y: float) -> str | None:
        """Return the element at a point of the window."""
        if x < 0:
            return None
        model = self.timeline.shown
        for button in self.buttons:
            if button.place.holds(x, y):
                return button.id
        for card in reversed(model.hand_of(self.bottom)):
            box = self.picture.hand_box(model, card)
            if card == self.selection.card:
                lift = self.picture.table.lift
                box = box._replace(y=box.y - lift, h=box.h + lift)
            if box.holds(x, y):
                return f"hand:{card}"
        on_table = self.picture.card_at(model, x, y)
        if on_table is not None:
            return f"table:{on_table}"
        for side, spot in self.picture.table.piles.items():
            if spot.block.holds(x, y) and model.piles[side]:
                return f"pile:{side}"
        return None

    def _click(self, x: float, y: float, count: int) -> None:
        self._move_pointer(x, y)
        if self.timeline.is_moving:
            self._skip()
            return
        target = self._at(x, y)
        is_same_card = target == self._last_pressed and target is not None and ":" in target
        is_card = target is not None and target.startswith(("hand:", "table:"))
        if self._settle_ms > 0 and not (is_same_card and is_card):
            return
        if self._has_popover and target != "button:counts":
            self._toggle_counts()
            return
        self._pressed = target
        if target is not None:
            self._press(target, count=count)
        elif self.picture.table.felt.holds(x, y):
            self._click_felt()
        self._last_pressed = target

    def _click_felt(self) -> None:
        if self.is_composing:
            if self.selection.state is not State.IDLE:
                self._act(self.selection.back())
        elif self.game.awaiting is Awaiting.COMPUTER:
            # Whoever does not want to watch it think presses anywhere.
            self._think_ms = math.inf

    def _key(self, key: Key) -> None:
        if key.name == "esc":
            self._back()
            return
        if key.name in ("f1", "?"):
            self._rules_card()
            return
        if key.ctrl or key.alt:
            return
        if self.timeline.is_moving:
            if key.name in ("space", "enter") and not key.repeat:
                self._skip()
            return
        if not self._caps:
            self._caps, self._caps_moved = True, 0.0
            self.app.redraw()
        if key.name == "tab":
            found = self.elements()
            self._focus = targets.next_focus(found, self._focus, -1 if key.shift else 1)
        elif key.name in ("left", "right", "up", "down"):
            self._focus = targets.towards(self.elements(), self._focus, key.name)
        elif not key.repeat:
            self._command(key)
        self.app.redraw()

    def _command(self, key: Key) -> None:
        focus = self._focus
        if key.name == "space":
            if focus is not None:
                self._press(focus, count=1)
        elif key.name == "enter":
            if focus is not None and focus.startswith(("button:", "pile:")):
                self._press(focus, count=1)
            else:
                self._act(self.selection.confirm())
        elif key.position in ("1", "2", "3"):
            hand = self.model.hand_of(self.bottom)
            if int(key.position) <= len(hand):
                self._press_hand(hand[int(key.position) - 1], 1)
        elif key.position and key.position in "".join(SLOT_KEYS):
            self._press_slot(key.position)
        elif key.name == "a":
            self._act(self.selection.cycle(-1 if key.shift else 1))
        elif key.name == "d":
            self._act(self.selection.drop())
        elif key.name == "s":
            self._next_speed()

    def _press_slot(self, position: str) -> None:
        if self.model.capacity > 12:
            return
        for card in self.model.slots:
            if self.picture.slot_key(self.model, card) == position:
                self._press_table(card, 1)
                return

    # Picture

    def _tray(self) -> TrayView:
        """Return what the tray shows now."""
        kit, phrases, shown = self.app.kit, self.picture.phrases, self.timeline.shown
        for cue in self.timeline.showing():
            if isinstance(cue.what, DrawShown):
                what = cue.what
                text = phrases.drawn(what.event, what.round, is_last=what.is_last)
                return TrayView(text)
            if isinstance(cue.what, SumShown):
                cards = cue.what.cards
                total = sum(card.value for card in cards)
                return TrayView("", cards, has_hand=cards[0] not in shown.slots, total=total)
        if self._message:
            return TrayView(self._message, bad=self._is_trouble)
        notice = phrases.notice(shown.notice, kit.cards.kind)
        if self.timeline.is_moving:
            return TrayView(notice or self._deals(shown))
        if self.is_composing:
            view = view_of_selection(self.selection, kit)
            if notice and self.selection.state is State.IDLE and not view.bad:
                return TrayView(f"{notice} {view.message}")
            return view
        turn = self.game.turn
        if turn is None:
            return TrayView(notice)
        look = self.picture.seats.look(turn)
        return TrayView(phrases.thinking(turn), look=look, dots=True)

    def _deals(self, shown: TableModel) -> str:
        is_first = shown.ply == 0 and shown.commitment and not shown.captions
        return self.picture.phrases.deals(shown.dealer) if is_first else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        shake = 0.0
        if self._shake_ms > 0:
            left = self._shake_ms / SHAKE_MS
            shake = 6.0 * left * math.sin(left * math.pi * 6)
        thinks = self.game.awaiting is Awaiting.COMPUTER and not self.timeline.is_moving
        calm = self.app.kit.reduced_motion or not thinks
        pulse = 1.0 if calm else 0.72 + 0.28 * math.cos(self._pulse_ms / 1000 * 2 * math.pi * 0.8)
        self.picture.draw(
            surface,
            self.timeline,
            TableView(
                selection=self.selection if self.is_composing else Selection(),
                tray=self._tray(),
                tray_buttons=self._tray_buttons,
                rail_buttons=self._rail_buttons,
                lifts=self._lifts,
                focus=self._focus if self._caps else None,
                hover=self._hover,
                pressed=self._pressed,
                has_caps=self._caps and self.is_composing,
                has_popover=self._has_popover,
                shake=shake,
                pulse=pulse,
                dots=0 if self.app.kit.reduced_motion else int(self._pulse_ms / 320) % 3,
            ),
        )

    def elements(self) -> list[Element]:
        """Return what can be pressed or read."""
        return targets.elements(
            self.picture,
            self.timeline.shown,
            self.selection,
            self.buttons,
            self._focus if self._caps else None,
        )
