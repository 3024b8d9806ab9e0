"""What the screens about a game have in common: its sides, its hands, a bar of buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from escoba import words
from escoba.engine import Seat, Side
from escoba.session import Game, only_person
from escoba.ui import theme
from escoba.ui.avatars import avatars_of
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.scene import Element
from escoba.ui.scenes.score_rows import HandAccount, column_order, hand_accounts
from escoba.ui.table.phrases import said_by
from escoba.ui.table.talk import Remark, closing_remark
from escoba.ui.theme import SideLook
from escoba.ui.widgets import Button, ButtonKind, WidgetScene, button_width

if TYPE_CHECKING:
    from escoba.ui.app import App


class GameScene(WidgetScene):
    """A sheet over the table that shows something of `game`."""

    opaque = False
    dim = 0.55

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        app.kit.cards.coins = game.rules.coins
        self._accounts: tuple[HandAccount, ...] = ()
        self._events_seen = 0

    @property
    def accounts(self) -> tuple[HandAccount, ...]:
        """Every hand of the game that has begun."""
        if self._events_seen != len(self.game.events):
            self._accounts = hand_accounts(self.game.events, self.game.rules)
            self._events_seen = len(self.game.events)
        return self._accounts

    @property
    def reader(self) -> Seat | None:
        """The seat that `You` means; None when several people, or none, look on."""
        return only_person(self.game.chairs)

    @property
    def sides(self) -> words.Sides:
        """The sides as the reader calls them."""
        return words.Sides.of(
            self.game.rules, [chair.name for chair in self.game.chairs], self.reader
        )

    @property
    def faces(self) -> tuple[tuple[str, ...], ...]:
        """The avatars of each side, in the order of its seats."""
        rules, avatars = self.game.rules, avatars_of(self.game.chairs)
        return tuple(
            tuple(avatars[seat] for seat in rules.seats_of(side))
            for side in range(rules.side_count)
        )

    def remark(self, occasion: words.Occasion) -> Remark | None:
        """Return what a character says at the end of the last hand, if it may and does."""
        if not self.app.settings.table_talk:
            return None
        game = self.game
        return closing_remark(game.rules, game.chairs, game.events, occasion)

    def say_remark(self, remark: Remark | None) -> None:
        """Say a remark to those who listen."""
        if remark is not None:
            self.app.say(said_by(self.game.chairs[remark.seat].name, remark.text))

    def remark_element(self, remark: Remark, box: Box) -> Element:
        """Return a remark as it is read out."""
        name = self.game.chairs[remark.seat].name
        return Element("label:remark", "label", said_by(name, remark.text), box)

    def look_of(self, seat: Seat) -> SideLook:
        """Return how the side of a seat is told apart."""
        return theme.SIDE_LOOKS[self.order.index(self.game.rules.side_of(seat))]

    @property
    def order(self) -> tuple[Side, ...]:
        """The sides from left to right, the viewer's first."""
        viewer = self.game.viewer
        return column_order(
            self.game.rules, None if viewer is None else self.game.rules.side_of(viewer)
        )

    def open_captured(self) -> None:
        """Show the captured cards of the latest hand."""
        from escoba.ui.scenes.captured import CapturedScene

        self.app.push(CapturedScene(self.app, self.game))

    def open_score_sheet(self) -> None:
        """Show the points of all hands."""
        from escoba.ui.scenes.score_sheet import ScoreSheetScene

        self.app.push(ScoreSheetScene(self.app, self.game))

    def open_fair_deal(self) -> None:
        """Show what proves the deal of every hand."""
        from escoba.ui.scenes.fair_deal import FairDealScene

        self.app.push(FairDealScene(self.app, self.game))


@dataclass(frozen=True, slots=True)
class BarButton:
    """One button of a bar, before it has a place."""

    name: str
    label: str
    action: Callable[[], None]
    kind: ButtonKind = "paper"
    icon: str | None = None


def button_bar(
    kit: Kit, box: Box, left: Sequence[BarButton], right: Sequence[BarButton]
) -> Iterator[Button]:
    """Yield buttons along `box`, some from its left and some up to its right edge.

    Labels too long for the room are shown smaller.
    """
    u = kit.sizes.u
    gap = (16 if kit.sizes.wide else 8) * u
    every = [*left, *right]
    size: float = theme.BODY
    widths = [_width(kit, button, size) for button in every]
    room = box.w - gap * (len(every) - 1)
    while sum(widths) > room and size > theme.SMALL:
        size -= 0.5
        widths = [_width(kit, button, size) for button in every]
    shrink = min(1.0, room / sum(widths))
    widths = [w * shrink for w in widths]
    x = box.x
    for index, (button, w) in enumerate(zip(every, widths, strict=True)):
        if index == len(left):
            x = box.right - sum(widths[index:]) - gap * (len(right) - 1)
        yield Button(
            f"button:{button.name}",
            button.label,
            Box(x, box.y, w, box.h),
            button.action,
            kind=button.kind,
            icon=button.icon,
            size=size,
        )
        x += w + gap


def _width(kit: Kit, button: BarButton, size: float) -> float:
    padding = 48 * kit.sizes.u - (24 * kit.sizes.u if size < theme.BODY else 0.0)
    least = (200 if button.kind == "primary" and size >= theme.BODY else 88) * kit.sizes.u
    natural = button_width(kit, button.label, size=size, icon=button.icon is not None)
    return max(least, natural - 48 * kit.sizes.u + padding)
