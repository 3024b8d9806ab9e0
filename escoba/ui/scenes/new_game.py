"""Setting up a game: who sits where, with which rules and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from escoba.engine import EscobaError, Seat, parse_cards
from escoba.language import gettext as _
from escoba.session import CHARACTERS, HUMAN, Chair, Game, character_of, only_person
from escoba.ui import theme
from escoba.ui.avatars import avatars_of
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.people import seat_names
from escoba.ui.scenes.cut import open_cut
from escoba.ui.scenes.game_choices import GameChoices
from escoba.ui.scenes.seat_cards import CharacterCard, SeatPlate, sitter_options
from escoba.ui.scenes.seats import SeatPlan, seat_boxes
from escoba.ui.scenes.titled import TitledScene
from escoba.ui.widgets import (
    Answer,
    Button,
    DialogScene,
    Dropdown,
    TextField,
    Widget,
    button_width,
)

if TYPE_CHECKING:
    from escoba.ui.app import App

PREVIEW: Final = parse_cards("7o 3c 4e 1b")
NAME_LENGTH: Final = 16


class NewGameScene(TitledScene):
    """Plates around a felt, a sheet of choices beside it, and the Deal button."""

    name = "new_game"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        settings = app.settings
        self.plan = SeatPlan.of(settings.rules, settings.chairs, settings.player_name)
        self.choices = GameChoices(self)
        self._focus = "button:start"

    @property
    def title(self) -> str:
        """The words at the top."""
        return _("New game")

    # Where things are

    @property
    def _panel(self) -> Box:
        body, sizes = self.body, self.kit.sizes
        wanted = max((424 if sizes.wide else 316) * self.u, 19 * sizes.text(theme.BODY))
        width = min(wanted, body.w * 0.52)
        return Box(body.right - width, body.y, width, body.h)

    @property
    def _felt(self) -> Box:
        body, gap = self.body, (24 if self.kit.sizes.wide else 12) * self.u
        return Box(body.x, body.y, max(0.0, self._panel.x - gap - body.x), body.h)

    def _plates(self) -> tuple[Box, ...]:
        felt, sizes, u = self._felt, self.kit.sizes, self.u
        margin = (28 if sizes.wide else 18) * u
        # Two plates stand side by side with the cards, or at least a gap, between them.
        most = (felt.w - 2 * margin - 12 * u) / 2
        w = min(most, max(256 * u, 12 * sizes.text(theme.BODY)))
        h = min(
            (felt.h - 2 * margin - 24 * u) / 3,
            max((140 if sizes.wide else 130) * u, 7 * sizes.text(theme.BODY)),
        )
        return seat_boxes(felt, self.plan.rules.players, w, h, margin)

    # Widgets

    def build(self) -> Iterable[Widget]:
        """Lay out the seats, the sheet and the buttons."""
        names = seat_names(self.plan.chairs)
        for seat, box in enumerate(self._plates()):
            yield from self._seat(seat, box, names[seat])
        yield from self._sheet()
        yield from self.header()

    def _seat(self, seat: Seat, box: Box, name: str) -> Iterable[Widget]:
        u, chair = self.u, self.plan.chairs[seat]
        character = None if chair.is_human else character_of(chair.name, chair.kind)
        radius = min((25 if character is None else 29) * u, box.h * 0.21)
        plate = SeatPlate(
            seat,
            name,
            box,
            self.plan.rules.side_of(seat),
            lambda: avatars_of(self.plan.chairs)[seat],
            radius,
        )
        yield plate
        middle_x, middle_y = plate.centre
        x, edge = middle_x + radius + 10 * u, 14 * u
        if character is not None:
            yield CharacterCard(
                f"choice:sitter_{seat}",
                character,
                box.inset(u),  # the ring of the focus lies on the felt
                Box(x, middle_y - radius, box.right - edge - x, 2 * radius),
                lambda key: self._seat_sitter(seat, key),
                open_list=self.open_list,
            )
            return
        field_h, field_x = box.h * 0.36, x - 6 * u
        yield TextField(
            f"text:name_{seat}",
            _("Name"),
            Box(field_x, middle_y - field_h / 2, box.right - 10 * u - field_x, field_h),
            chair.name,
            lambda text: self._rename(seat, text),
            hint=name,
            most=NAME_LENGTH,
            size=theme.SUBSECTION,
            quiet=True,
        )
        top = box.y + box.h * 0.55
        yield Dropdown(
            f"choice:sitter_{seat}",
            name,
            Box(box.x + edge, top, box.w - 2 * edge, box.bottom - 13 * u - top),
            sitter_options(),
            HUMAN,
            lambda key: self._seat_sitter(seat, key),
            open_list=self.open_list,
        )

    def _sheet(self) -> Iterable[Widget]:
        u, sizes = self.u, self.kit.sizes
        panel = self._panel
        pad = (32 if sizes.wide else 18) * u
        inner = panel.inset(pad, pad * 0.75)
        deal_h = max(56 * u, sizes.text(theme.BUTTON_BIG) * 2)
        area = Box(inner.x, inner.y, inner.w, max(0.0, inner.h - deal_h - 14 * u))
        yield self.choices.area(area)
        cut, bar = _("Cut the deck"), Box(inner.x, inner.bottom - deal_h, inner.w, deal_h)
        size: float = theme.LABEL
        while size > theme.SMALL and button_width(self.kit, cut, size=size) - 28 * u > 0.47 * bar.w:
            size -= 0.5
        cut_w = min(button_width(self.kit, cut, size=size) - 28 * u, 0.47 * bar.w)
        yield Button(
            "button:cut",
            cut,
            Box(bar.x, bar.y, cut_w, bar.h),
            self._cut,
            size=size,
        )
        deal_x = bar.x + cut_w + 12 * u
        yield Button(
            "button:start",
            _("Deal"),
            Box(deal_x, bar.y, bar.right - deal_x, bar.h),
            self._deal,
            kind="primary",
            icon="play",
            size=theme.SECTION,
        )

    # What the widgets do

    def set_plan(self, plan: SeatPlan) -> None:
        """Show another plan."""
        self.plan = plan
        self.rebuild()

    def _rename(self, seat: Seat, name: str) -> None:
        # The field already shows the text; laying out anew would only cost time.
        self.plan = self.plan.with_chair(seat, Chair(name, self.plan.chairs[seat].kind))

    def _seat_sitter(self, seat: Seat, key: str) -> None:
        """Seat a person, or the character of that avatar."""
        character = next((one for one in CHARACTERS if one.avatar == key), None)
        if character is not None:
            self.set_plan(self.plan.with_character(seat, character))
            return
        name = self.app.settings.player_name if seat == 0 else ""
        self.set_plan(self.plan.with_chair(seat, Chair(name, HUMAN)))

    def _deal(self) -> None:
        game = self._save_game()
        if game is not None:
            self.app.play(game)

    def _cut(self) -> None:
        """Have a word given before the first hand; without one there is no game yet."""
        game = self._save_game()
        if game is not None:
            open_cut(
                self.app,
                game,
                lambda word: self.app.play(game, word),
                cancel=lambda: self._forget(game),
            )

    def _forget(self, game: Game) -> None:
        try:
            self.app.store.delete(game.id)
        except EscobaError as error:
            self._tell(_("This cannot be saved"), str(error))

    def _save_game(self) -> Game | None:
        """Return a new game of what is chosen; None when it cannot be, which is then told."""
        faults = self.plan.faults
        if faults:
            name = self.plan.chairs[faults[0]].name.strip()
            text = _("Two players are called {name}. Give one of them another name.")
            self._tell(_("Who is who?"), text.format(name=name))
            return None
        chairs = tuple(Chair(chair.name.strip(), chair.kind) for chair in self.plan.chairs)
        own = chairs[0].name if chairs[0].is_human else self.app.settings.player_name
        self.app.change(rules=self.plan.rules, chairs=chairs, player_name=own)
        named = self._named(chairs)
        try:
            return Game.new(self.app.store, self.plan.rules, named, seed=self.app.options.seed)
        except EscobaError as error:
            self._tell(_("The game cannot begin"), str(error))
            return None

    @staticmethod
    def _named(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
        # Only the first seat may be nameless: it is "You". Several people need names to pass on.
        alone = only_person(chairs) is not None
        names = seat_names(chairs)
        return tuple(
            chair if chair.name or (alone and chair.is_human) else Chair(names[seat], chair.kind)
            for seat, chair in enumerate(chairs)
        )

    def _tell(self, title: str, text: str) -> None:
        done = Answer("ok", _("Go on"), lambda: None, "primary")
        self.app.push(DialogScene(self.app, title, text, [done]))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw wood, felt with a few cards, and the sheet."""
        super().paint(surface)
        kit, u = self.kit, self.u
        kit.paint.table(surface, self._felt, kit.cloth, u)
        self._draw_cards(surface, kit)
        kit.paint.panel(surface, self._panel, "paper", u)

    def _draw_cards(self, surface: pygame.Surface, kit: Kit) -> None:
        plates, felt, u = self._plates(), self._felt, self.u
        beside = [box for box in plates if abs(box.cy - felt.cy) < 1]
        above = [box for box in plates if abs(box.cx - felt.cx) < 1]
        left = max((b.right for b in beside if b.x < felt.cx - 1), default=felt.x + 20 * u)
        right = min((b.x for b in beside if b.x > felt.cx + 1), default=felt.right - 20 * u)
        top = max((b.bottom for b in above if b.y < felt.cy - 1), default=felt.y + 20 * u)
        bottom = min((b.y for b in above if b.y > felt.cy + 1), default=felt.bottom - 20 * u)
        space = Box(left, top, right - left, bottom - top).inset(20 * u)
        # Two columns where the space is high, else one row.
        columns = 2 if space.w < space.h * 1.6 else 4
        rows, gap = len(PREVIEW) // columns, 14 * u
        h = min(
            (space.h - gap * (rows - 1)) / rows,
            (space.w - gap * (columns - 1)) / columns / 0.65,
            150 * u,
        )
        if h < 50 * u:
            return
        w = 0.65 * h
        x0 = space.cx - (w * columns + gap * (columns - 1)) / 2
        y0 = space.cy - (h * rows + gap * (rows - 1)) / 2
        for i, card in enumerate(PREVIEW):
            row, column = divmod(i, columns)
            box = Box(x0 + column * (w + gap), y0 + row * (h + gap), w, h)
            kit.paint.shadow(surface, box, radius=0.055 * h, blur=0.03 * h, offset=0.012 * h)
            kit.cards.draw(surface, card, box)
