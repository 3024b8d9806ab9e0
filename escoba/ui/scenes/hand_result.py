"""The score of the hand just played: counted up row by row, explained at a click."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from escoba.language import gettext as _
from escoba.session import Awaiting, Game
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import InputEvent, Key, Press
from escoba.ui.kit import Kit
from escoba.ui.scene import Element, Role
from escoba.ui.scenes.cut import open_cut
from escoba.ui.scenes.game_scene import BarButton, GameScene, button_bar
from escoba.ui.scenes.result_sheet import ResultSheet
from escoba.ui.sound import Effect, Heard, salient
from escoba.ui.widgets import State, Widget
from escoba.words import Occasion

if TYPE_CHECKING:
    from escoba.ui.app import App


class RowWidget(Widget):
    """A row of the sheet that can be chosen; the sheet itself draws it."""

    role: Role = "row"
    focusable = True

    def __init__(
        self, key: str, label: str, box: Box, choose: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(f"row:{key}", label, box)
        self._choose = choose
        self.selected = chosen

    def press(self) -> None:
        """Show the sentence behind the row, or hide it again."""
        self._choose()

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Show that the row answers to the pointer."""
        if state.hovered and not self.selected:
            u = kit.sizes.u
            outline = self.place.inset(-10 * u, 1 * u)
            kit.paint.fill(surface, outline, None, radius=8 * u, border=theme.LINE, width=2 * u)


class HandResultScene(GameScene):
    """Counts the hand up and waits for the next one.

    on_next: deals the next hand with a word, once this scene has left; None deals in `game` itself
    """

    name = "hand_result"

    def __init__(
        self, app: App, game: Game, *, on_next: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(app, game)
        self._on_next = on_next
        self._ms = 0.0
        self._chosen: str | None = None
        self._told = False
        self._focus = "button:next_hand"
        self.sheet = self._make_sheet()
        self._unheard = deque(self._sounds())

    def _make_sheet(self) -> ResultSheet:
        account = next(a for a in reversed(self.accounts) if a.is_over)
        sheet = ResultSheet(self.kit, account, self.game.rules, self.sides, self.order, self.faces)
        self._remark = remark = self.remark(Occasion.HAND_ENDS)
        if remark is not None:
            sheet.remark = remark.avatar, self.look_of(remark.seat), remark.text
        sheet.selected = self._chosen
        return sheet

    def _sounds(self) -> list[Heard]:
        """Chalk for every point where it appears, and how the hand went once all stand."""
        reveal = self.sheet.reveal
        heard = [
            Heard(Effect.CHALK, reveal.point(index, number))
            for index, row in enumerate(self.sheet.rows)
            for number in range(sum(cell.points for cell in row.cells))
        ]
        points, viewer = self.sheet.account.points, self.sides.viewer
        best = max(points)
        if points.count(best) == 1:
            is_won = viewer is None or points[viewer] == best
            effect = Effect.HAND_WON if is_won else Effect.HAND_LOST
            heard.append(Heard(effect, reveal.tracks_begin))
        return sorted(heard, key=lambda one: one.at)

    def _hear_rest(self) -> None:
        """Everything stands at once: what says most is heard, and nothing else."""
        effect = salient(one.effect for one in self._unheard)
        self._unheard.clear()
        if effect is not None:
            self.app.sound.play(effect)

    @property
    def _is_last(self) -> bool:
        return self.game.awaiting is Awaiting.OVER

    def build(self) -> Iterable[Widget]:
        """Lay out the rows that can be chosen and the buttons."""
        self.sheet = self._make_sheet()
        lay = self.sheet.layout
        for row, boxes in zip(self.sheet.rows, lay.rows, strict=True):
            yield RowWidget(
                row.key,
                self.sheet.row_label(row),
                boxes.row,
                lambda key=row.key: self._choose(key),  # type: ignore[misc]
                chosen=row.key == self._chosen,
            )
        last = BarButton(
            "next_hand",
            _("Final result") if self._is_last else _("Next hand"),
            self._go_on,
            kind="primary",
            icon="play",
        )
        yield from button_bar(
            self.kit,
            lay.buttons,
            [
                BarButton("captured", _("Captured cards"), self.open_captured),
                BarButton("score_sheet", _("Score sheet"), self.open_score_sheet),
            ],
            [last] if self._is_last else [BarButton("cut", _("Cut the deck"), self._cut), last],
        )

    def elements(self) -> list[Element]:
        """Return rows and buttons, and the result and the totals as they are read out."""
        heading = Element(
            "label:title",
            "label",
            f"{self.sheet.title}. {self.sheet.outcome}.",
            self.sheet.layout.title,
        )
        totals = [
            Element(
                f"label:total_{side}",
                "label",
                self.sheet.track_label(side),
                Box(track.name.x, track.name.y, track.total.right - track.name.x, track.name.h),
                value=str(self.sheet.account.totals[side]),
            )
            for side, track in zip(self.order, self.sheet.layout.tracks, strict=True)
        ]
        found = [heading, *super().elements(), *totals]
        if self._remark is not None and self._chosen is None:
            found.append(self.remark_element(self._remark, self.sheet.layout.reason))
        return found

    def on_enter(self) -> None:
        """Read the result out, once."""
        if self._told:
            return
        self._told = True
        self.app.say(f"{self.sheet.title}. {self.sheet.outcome}.")
        for row in self.sheet.rows:
            self.app.say(self.sheet.row_label(row))
        if not self._is_counting:
            self._hear_rest()
        self.say_remark(self._remark)

    @property
    def _is_counting(self) -> bool:
        still = self.kit.reduced_motion or self.kit.speed == 0
        return not still and self._ms < self.sheet.reveal.total

    def update(self, dt_ms: float) -> bool:
        """Count on; tell whether something still moves."""
        if self._is_counting:
            self._ms += dt_ms / self.kit.speed
            while self._unheard and self._unheard[0].at <= self._ms:
                self.app.sound.play(self._unheard.popleft().effect)
        return self._is_counting

    def handle(self, event: InputEvent) -> None:
        """Show everything at once while it is counting; afterwards choose rows and buttons."""
        pushes = isinstance(event, Press) or (
            isinstance(event, Key) and event.name in ("enter", "space")
        )
        if pushes and self._is_counting:
            self._ms = self.sheet.reveal.total
            self._hear_rest()
            return
        # Enter goes on wherever the focus is; Space presses what has the focus.
        if isinstance(event, Key) and event.name == "enter" and self._focus.startswith("row:"):
            if not event.repeat:
                self._go_on()
            return
        super().handle(event)

    def back(self) -> None:
        """Open the menu: there is nothing behind this sheet but a table that waits for it."""
        from escoba.ui.scenes.menu import MenuScene

        # Between hands nobody of several people is the one at the screen.
        self.app.push(MenuScene(self.app, self.game, self.reader))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet as far as it has been counted."""
        ms = self._ms if self._is_counting else self.sheet.reveal.total
        self.sheet.draw(surface, ms)

    def _choose(self, key: str) -> None:
        self._chosen = None if self._chosen == key else key
        self.rebuild()

    def _go_on(self) -> None:
        if self._is_last:
            from escoba.ui.scenes.game_over import GameOverScene

            self.app.replace(GameOverScene(self.app, self.game))
            return
        self._deal("")

    def _cut(self) -> None:
        open_cut(self.app, self.game, self._deal)

    def _deal(self, word: str) -> None:
        self.app.pop()
        if self._on_next is not None:
            self._on_next(word)
        else:
            self.game.next_hand(word)
