"""The card table: input becomes a selection, a selection a move, and events become movement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

import pygame

from escoba.engine import Card, Event, IllegalMove, Move, Seat, StoreError
from escoba.engine import card as parse_card
from escoba.language import gettext as _
from escoba.session import SPEEDS, Awaiting, Game, only_person, people
from escoba.ui.input import InputEvent
from escoba.ui.input_caps import table_caps
from escoba.ui.scene import Element, Scene
from escoba.ui.scenes.over_table import OverTable
from escoba.ui.scenes.table_buttons import TableButtons
from escoba.ui.scenes.table_input import TableInput
from escoba.ui.scenes.table_presses import TablePresses
from escoba.ui.selection import Selection, State
from escoba.ui.sound import Effect
from escoba.ui.table import targets
from escoba.ui.table.lastcard import LastCard
from escoba.ui.table.model import TableModel
from escoba.ui.table.narration import narrate, spoken_tray
from escoba.ui.table.pacing import Pacing
from escoba.ui.table.passing import Lifts, Passing
from escoba.ui.table.phrases import last_card_text, refusal_text, said_by, speed_text
from escoba.ui.table.picture import TablePicture
from escoba.ui.table.readout import readout
from escoba.ui.table.sounds import chosen
from escoba.ui.table.talk import Speech
from escoba.ui.table.timeline import Timeline
from escoba.ui.table.told import tray_view
from escoba.ui.table.tray import TrayView
from escoba.ui.table.view import TableView

if TYPE_CHECKING:
    from escoba.ui.app import App

_HOVER_LIFT = 0.22
_FIRST_GAMES: Final = 5


class TableScene(Scene):
    """Plays one game; the move is on disk before anything of it is shown.

    word: the player's cut of the first hand, for a game that has not begun
    model: the table as it is; what is shown of it runs behind in the timeline
    """

    name = "table"
    knows_pads = True

    def __init__(self, app: App, game: Game, word: str = "") -> None:
        super().__init__(app)
        self.game = game
        self._word = word
        app.kit.cards.coins = game.rules.coins
        self._people = people(game.chairs)
        self.bottom: Seat = self._people[0] if self._people else 0
        # With several people at one screen, cards show only after the cover was lifted.
        self.viewer = only_person(game.chairs)
        self.has_popover = False
        self.passing = Passing()
        self.pacing = Pacing()
        self.last_card = LastCard()
        self.speech = Speech(game)
        self._lifts = Lifts()
        self.selection = Selection()
        self.over = OverTable(self)
        self.buttons = TableButtons(self)
        self.presses = TablePresses(self)
        self.input = TableInput(self)
        self._see(None)

    # Whose eyes

    def _see(self, viewer: Seat | None) -> None:
        """Show the table as `viewer` may see it, all of it at once."""
        self.viewer = viewer if viewer is not None else self.viewer
        self.model = TableModel.fold(self.game.rules, self.viewer, self.game.events)
        self.timeline = Timeline(
            self.model.copy(),
            factor=self.app.kit.speed,
            reduced=self.app.kit.reduced_motion,
            hear=self.app.sound.play,
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
        self.input.forget()
        self.speech.clear()
        self._see(None)

    def uncover(self) -> None:
        """Show the hand of the seat at the bottom."""
        self._see(self.bottom)
        self._changed()

    # Life

    def on_enter(self) -> None:
        """Begin the game, or go on with it."""
        self.buttons.build()
        self.app.redraw()
        if not self.game.events:
            self._try(lambda: self._happen(self.game.next_hand(self._word)))

    def resize(self) -> None:
        """Take over the window's size, the deck, the speed."""
        self.picture.resize()
        self.timeline.factor = self.app.kit.speed
        self.timeline.reduced = self.app.kit.reduced_motion
        self.buttons.build()
        self.input.point()

    @property
    def awaiting(self) -> Literal["input", "computer"]:
        """Say whose move it is."""
        if self.game.awaiting is Awaiting.COMPUTER or self.timeline.is_moving or self.forced:
            return "computer"
        return "input"

    @property
    def is_composing(self) -> bool:
        """Tell whether the person at the bottom can choose cards now."""
        return (
            self.game.awaiting is Awaiting.INPUT
            and self.game.turn == self.bottom == self.viewer
            and not self.timeline.is_moving
            and bool(self.selection.moves)
        )

    @property
    def forced(self) -> Move | None:
        """The last card of the person at the bottom, when it goes by itself."""
        if self.selection.moves or not self.app.settings.lay_last_card:
            return None
        return self.last_card.move(self.game)

    # What happens

    def _try(self, act: Callable[[], None]) -> bool:
        """Do something that must be saved; say so when it cannot be, and change nothing."""
        try:
            act()
        except StoreError as error:
            self.tell(str(error), trouble=True)
            # What goes by itself is not tried again at every frame.
            self.pacing.hold()
            self.last_card.hold()
            return False
        if self.passing.is_trouble:
            self.passing.calm()
        return True

    def _happen(self, events: Sequence[Event]) -> None:
        """Let events show, and say them to those who listen."""
        self.timeline.add(events)
        phrases, kind = self.picture.phrases, self.app.kit.cards.kind
        for line in narrate(self.model, events, phrases, kind):
            self.app.say(line)
        remark = self.speech.hear(events)
        if remark is not None and self.app.settings.table_talk:
            self.app.say(said_by(phrases.name(remark.seat), remark.text))
        self._changed()

    def _play(self, seat: Seat, move: Move) -> None:
        number, ply = self.model.number, self.model.ply

        def act() -> None:
            events = self.game.submit(seat, move)
            self.app.log_move(move, seat, number, ply)
            self.selection = Selection()
            self.passing.played()
            self.pacing.played(by_computer=not self.game.chairs[seat].is_human)
            self._happen(events)

        try:
            if not self._try(act) and self.selection.state is State.WARNED:
                # The trouble takes the place of the question, so its answers go as well.
                self.selection = self.selection.back()
                self.buttons.build()
        except IllegalMove as error:
            # The selection offers legal moves only; a stale one is dropped.
            self.tell(str(error))
            self.selection = Selection()

    def _begin_turn(self) -> None:
        """See what the game waits for once everything has been shown."""
        waits = self.game.awaiting
        if not self.game.events:
            return
        if waits is Awaiting.INPUT:
            turn = self.game.turn
            if turn is not None and turn != self.viewer and len(self._people) > 1:
                self.over.hand_over(turn)
            elif turn == self.bottom:
                self.last_card.look(self.game, self.model.hand_of(self.bottom))
                if self.forced is None:
                    self._compose()
        elif waits in (Awaiting.NEXT_HAND, Awaiting.OVER):
            self.over.result()

    def _compose(self) -> None:
        if self.selection.moves:
            return
        self.selection = Selection.of(
            self.model.hand_of(self.bottom),
            self.model.slots,
            tuple(self.game.legal_moves()),
            preselects=self.app.settings.preselect,
            warns=self._warns(),
        )
        self._changed()
        self.app.say(_("Your turn. Choose a card."))
        self.app.sound.play(Effect.YOUR_TURN)

    def _warns(self) -> bool:
        wanted = self.app.settings.warn_before_drop
        if wanted == "first_games":
            return len(self.app.store.finished()) < _FIRST_GAMES
        return wanted == "always"

    def next_hand(self, word: str = "") -> None:
        """Deal the next hand with the player's word, unseen by anybody if several people play."""
        self.selection = Selection()
        if len(self._people) > 1:
            self.cover(self.bottom)
        self._try(lambda: self._happen(self.game.next_hand(word)))

    # Time

    def update(self, dt_ms: float) -> bool:
        """Let cards move and computers think."""
        moving = self._run_down(dt_ms)
        if self.timeline.is_moving:
            version = self.timeline.version
            if not self.timeline.advance(dt_ms):
                self._changed()
            elif self.timeline.version != version:
                self.buttons.build()
            moving = True
        elif self.game.awaiting is Awaiting.COMPUTER:
            self._think(dt_ms)
        elif self.forced is not None:
            moving = True
            if self.last_card.is_due(dt_ms, self.app.kit.speed):
                self._play(self.bottom, self.forced)
        else:
            self._begin_turn()
        self.busy = self.game.awaiting is Awaiting.COMPUTER or self.forced is not None
        # A bubble comes and goes while the table is at rest.
        if self.speech.advance(dt_ms, calm=not self.timeline.is_moving):
            self.app.redraw()
        return self._lift(dt_ms) or moving or self.timeline.is_moving

    def _run_down(self, dt_ms: float) -> bool:
        moves, refusal_over, message_over = self.passing.advance(dt_ms)
        if refusal_over:
            self.selection = self.selection.settled()
            self.buttons.build()
        if refusal_over or message_over:
            self.app.redraw()
        return moves

    def _think(self, dt_ms: float) -> None:
        """Give the computer its share of the frame; play when it has been seen to think."""
        turn = self.game.turn
        decision = self.pacing.think(self.game, self.model.ply, dt_ms, self.app.kit.speed)
        self.app.redraw()
        if decision is not None and turn is not None:
            self._play(turn, decision.move)

    def _lift(self, dt_ms: float) -> bool:
        """Raise what is chosen or pointed at, lower what is not."""
        wanted: dict[Card, float] = dict.fromkeys(self.selection.cards, 1.0)
        if self.is_composing and (hover := self.input.hover) and hover.startswith("hand:"):
            wanted.setdefault(parse_card(hover.removeprefix("hand:")), _HOVER_LIFT)
        quick = self.app.kit.reduced_motion or self.app.kit.speed == 0
        return self._lifts.advance(wanted, dt_ms, at_once=quick)

    def _changed(self) -> None:
        """Note that what can be pressed is not what it was a moment ago."""
        self.passing.settle()
        self.buttons.build()
        self.input.point()
        self.app.redraw()

    def tell(self, text: str, *, trouble: bool = False, of_turn: bool = False) -> None:
        """Show a sentence in the tray for a while, see `Passing`."""
        self.passing.tell(text, trouble=trouble, of_turn=of_turn)
        self.app.say(text, urgent=trouble or of_turn)
        self.app.redraw()

    # Acts

    def act(self, selection: Selection) -> None:
        """Take over what an act made of the selection, and play what it decided."""
        if not self.is_composing:
            return
        before = self.selection
        if selection.decided is not None:
            self._play(self.bottom, selection.decided)
            return
        self.selection = selection
        self.passing.calm()
        if selection.refused is not None and selection.refused is not before.refused:
            self.passing.refuse(shakes=not self.app.kit.reduced_motion)
            refusal = refusal_text(selection.refused, self.app.kit.cards.kind)
            self.app.say(refusal, urgent=True)
        elif selection != before:
            self.app.say(spoken_tray(self._tray()))
        if selection != before:
            self.app.sound.play(chosen(before, selection))
            self._changed()

    def notice(self, text: str) -> None:
        """Show a sentence about the whole program in the tray."""
        self.tell(text)

    def next_speed(self) -> None:
        """Take the next of the four speeds."""
        speed = SPEEDS[(SPEEDS.index(self.app.settings.speed) + 1) % len(SPEEDS)]
        self.app.change(speed=speed)
        self.tell(speed_text(speed))

    def toggle_counts(self) -> None:
        """Open or close the counts where the rail has no room for them."""
        self.has_popover = not self.has_popover
        self.app.redraw()

    def back(self) -> None:
        """One step back: an open panel, a part of the selection, then the menu."""
        if self.has_popover or (self.is_composing and self.selection.state is not State.IDLE):
            self.presses.step_back()
        else:
            self.over.menu()

    def press(self, element_id: str) -> None:
        """Do what a click on that element does."""
        if self.timeline.is_moving:
            self.skip()
            return
        self.presses.part(element_id, count=1)

    def skip(self) -> None:
        """Finish what moves; the press that does so does nothing else."""
        self.timeline.skip()
        self._changed()

    def handle(self, event: InputEvent) -> None:
        """Take mouse and keys."""
        self.input.handle(event)

    # Picture

    def _tray(self) -> TrayView:
        return tray_view(
            self.picture,
            self.timeline,
            selection=self.selection if self.is_composing else None,
            turn=self.game.turn,
            message=self.passing.message or (last_card_text() if self.forced else ""),
            is_trouble=self.passing.is_trouble,
        )

    def _caps(self) -> dict[str, str]:
        """What is shown of keys or pad beside what they press."""
        app = self.app
        if not (self.input.has_caps and self.is_composing):
            return {}
        return table_caps(app.device, app.bindings, app.key_names, app.pad_kind)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        thinks = self.game.awaiting is Awaiting.COMPUTER and not self.timeline.is_moving
        still, has_talk = self.app.kit.reduced_motion, self.app.settings.table_talk
        pulse = self.pacing.pulse if thinks and not still else 1.0
        self.picture.draw(
            surface,
            self.timeline,
            TableView(
                selection=self.selection if self.is_composing else Selection(),
                tray=self._tray(),
                tray_buttons=self.buttons.tray,
                rail_buttons=self.buttons.rail,
                lifts=self._lifts.heights,
                focus=self.input.shown_focus,
                hover=self.input.hover,
                pressed=self.input.pressed,
                caps=self._caps(),
                has_popover=self.has_popover,
                drag=self.input.drag,
                landing=self.input.landing,
                enlarged=self.input.enlarged,
                shake=self.passing.shake,
                pulse=pulse,
                dots=0 if still else self.pacing.dot,
                ponders=thinks and self.pacing.is_long,
                remark=self.speech.shown(fades=not still) if has_talk else None,
            ),
        )

    def elements(self) -> list[Element]:
        """Return what can be pressed or read."""
        return targets.elements(
            self.picture,
            self.timeline.shown,
            self.selection,
            self.buttons.every,
            self.input.shown_focus,
            self.timeline.turn,
        )

    def readable(self) -> list[Element]:
        """Return the elements, and in words what is drawn beside them."""
        return [*self.elements(), *readout(self.picture, self.timeline.shown, self._tray())]

    def focus(self, element_id: str) -> None:
        """Give the focus to a card, pile or button."""
        self.input.focus(element_id)
