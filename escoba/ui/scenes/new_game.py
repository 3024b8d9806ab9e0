"""Setting up a game: who sits where, with which rules and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from escoba import words
from escoba.engine import PRESETS, EscobaError, Rules, Seat, parse_cards
from escoba.language import gettext as _
from escoba.players import OFFERED
from escoba.session import Chair, Game, only_person
from escoba.session.chairs import COMPUTER_NAMES, HUMAN
from escoba.ui import theme
from escoba.ui.avatars import avatars_of
from escoba.ui.decks import Deck
from escoba.ui.decks_preview import chosen_frame, draw_cards
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.people import kind_title, level_title, seat_names
from escoba.ui.scenes.cut import open_cut
from escoba.ui.scenes.seats import SeatPlan, SeatPlate, avatar_place, seat_boxes
from escoba.ui.scenes.titled import TitledScene
from escoba.ui.widgets import (
    Answer,
    Button,
    DialogScene,
    Dropdown,
    Label,
    Option,
    ScrollArea,
    Segments,
    Swatches,
    TextField,
    Widget,
    button_width,
)

if TYPE_CHECKING:
    from escoba.ui.app import App

TARGETS: Final = (11, 15, 21, 31)
PREVIEW: Final = parse_cards("7o 3c 4e 1b")
CUSTOM: Final = "custom"
NAME_LENGTH: Final = 16


class NewGameScene(TitledScene):
    """Plates around a felt, a sheet of choices beside it, and the Deal button."""

    name = "new_game"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        settings = app.settings
        self.plan = SeatPlan.of(settings.rules, settings.chairs, settings.player_name)
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
        w = min(most, max(232 * u, 11 * sizes.text(theme.BODY)))
        h = min(
            (felt.h - 2 * margin - 24 * u) / 3,
            max((136 if sizes.wide else 124) * u, 6.6 * sizes.text(theme.BODY)),
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
        side = self.plan.rules.side_of(seat)
        yield SeatPlate(seat, name, box, side, lambda: avatars_of(self.plan.chairs)[seat])
        (middle_x, middle_y), radius = avatar_place(box, u)
        x = middle_x + radius + 4 * u
        field_h = box.h * 0.36
        yield TextField(
            f"text:name_{seat}",
            _("Name"),
            Box(x, middle_y - field_h / 2, box.right - 10 * u - x, field_h),
            chair.name,
            lambda text: self._rename(seat, text),
            hint=name,
            most=NAME_LENGTH,
            size=theme.SUBSECTION,
            quiet=True,
        )
        kinds = [HUMAN, *dict.fromkeys((*OFFERED, *(c.kind for c in self.plan.chairs)))]
        options = [_kind_option(kind) for kind in dict.fromkeys(kinds)]
        top = box.y + box.h * 0.53
        yield Dropdown(
            f"choice:kind_{seat}",
            name,
            Box(box.x + 14 * u, top, box.w - 28 * u, box.bottom - 13 * u - top),
            options,
            chair.kind,
            lambda kind: self._seat_kind(seat, kind),
            open_list=self.open_list,
        )

    def _sheet(self) -> Iterable[Widget]:
        u, sizes = self.u, self.kit.sizes
        panel = self._panel
        pad = (32 if sizes.wide else 18) * u
        inner = panel.inset(pad, pad * 0.75)
        deal_h = max(56 * u, sizes.text(theme.BUTTON_BIG) * 2)
        area = Box(inner.x, inner.y, inner.w, max(0.0, inner.h - deal_h - 14 * u))
        rows, content_h = self._choices(area)
        yield ScrollArea("list:choices", self.title, area, rows, content_h=content_h)
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

    def _choices(self, area: Box) -> tuple[list[Widget], float]:
        """Return the choices of the sheet, spread over its height, and how high they are."""
        u, sizes = self.u, self.kit.sizes
        head_h = sizes.text(theme.SUBSECTION) * 1.5
        control_h = max((46 if sizes.wide else 44) * u, sizes.text(theme.LABEL) * 2.4)
        deck_h = self._deck_height(area.w)
        blocks = [control_h, control_h, control_h, deck_h]
        if self.plan.rules.players == 4:
            blocks.append(control_h)
        needed = sum(blocks) + len(blocks) * head_h
        gap = max(8 * u, min(22 * u, (area.h - needed) / max(1, len(blocks) - 1)))
        width = area.w - (14 * u if needed + gap * (len(blocks) - 1) > area.h + 1 else 0)
        found: list[Widget] = []
        y = area.y

        def block(name: str, title: str, height: float) -> Box:
            nonlocal y
            title_w = self.kit.text.width(title, sizes.text(theme.SUBSECTION), "title")
            found.append(
                Label(
                    f"label:{name}",
                    title,
                    Box(area.x, y, min(width, title_w), head_h),
                    size=theme.SUBSECTION,
                    face="title",
                )
            )
            box = Box(area.x, y + head_h, width, height)
            y = box.bottom + gap
            return box

        rules = self.plan.rules
        box = block("players", _("Players"), control_h)
        found.append(self._players(box))
        if rules.players == 4:
            box = block("teams", _("Teams"), control_h)
            found.append(self._teams(box))
        box = block("target", _("Play to"), control_h)
        found.append(self._target(box))
        box = block("rules", _("Rules"), control_h)
        found.append(self._preset(box))
        found.append(self._house_rules_link(box, head_h))
        deck = self.app.deck()
        if deck is not None:
            box = block("deck", _("Deck"), self._deck_height(width))
            found.append(self._deck_choice(box, deck))
            name_w = box.w - self.kit.text.width(_("Deck"), sizes.text(theme.SUBSECTION), "title")
            found.append(
                Label(
                    "label:deck_name",
                    deck.name(),
                    Box(box.right - name_w + 12 * u, box.y - head_h, name_w - 12 * u, head_h),
                    size=theme.LABEL,
                    colour=theme.INK_SOFT,
                    align="right",
                )
            )
        return found, y - gap - area.y

    def _players(self, box: Box) -> Widget:
        options = [Option(n, str(n), str(n)) for n in (2, 3, 4)]
        return Segments(
            "choice:players", _("Players"), box, options, self.plan.rules.players, self._set_players
        )

    def _teams(self, box: Box) -> Widget:
        options = [
            Option(True, _("Partners"), "partners"),
            Option(False, _("Each alone"), "alone"),
        ]
        return Segments(
            "choice:teams",
            _("Teams"),
            box,
            options,
            self.plan.rules.partners,
            lambda partners: self._set_rules(self.plan.rules.replace(partners=partners)),
        )

    def _target(self, box: Box) -> Widget:
        target = self.plan.rules.target
        values = sorted({*TARGETS, target})
        options = [Option(n, str(n), str(n)) for n in values]
        return Segments(
            "choice:target",
            _("Play to"),
            box,
            options,
            target,
            lambda n: self._set_rules(self.plan.rules.replace(target=n)),
        )

    def _preset(self, box: Box) -> Widget:
        preset = self.plan.rules.preset
        names = [*PRESETS, *([CUSTOM] if preset == CUSTOM else [])]
        options = [
            Option(name, words.preset_title(name), name, words.preset_summary(name))
            for name in names
        ]
        return Dropdown(
            "choice:preset",
            _("Rules"),
            box,
            options,
            preset,
            self._set_preset,
            open_list=self.open_list,
            on_white=True,
        )

    def _house_rules_link(self, box: Box, head_h: float) -> Widget:
        """Return the way to all options, at the right of the heading over `box`."""
        text = _("House rules")
        px = self.kit.sizes.text(theme.LABEL)
        width = self.kit.text.width(text, px, "bold")
        return Button(
            "button:house_rules",
            text,
            Box(box.right - width, box.y - head_h, width, head_h),
            self._house_rules,
            kind="link",
            size=theme.LABEL,
        )

    def _deck_height(self, width: float) -> float:
        roomy = 118 if self.plan.rules.players < 4 else 96
        return min((roomy if self.kit.sizes.wide else roomy - 34) * self.u, width / 4 * 1.25)

    def _deck_choice(self, box: Box, deck: Deck) -> Widget:
        decks = self.app.decks
        if len(decks) > 6:
            options = [Option(d.id, d.name(), d.id) for d in decks]
            height = min(box.h, max(46 * self.u, self.kit.sizes.text(theme.LABEL) * 2.4))
            return Dropdown(
                "choice:deck",
                _("Deck"),
                Box(box.x, box.y, box.w, height),
                options,
                deck.id,
                lambda chosen: self.app.change(deck=chosen),
                open_list=self.open_list,
                on_white=True,
            )
        return Swatches(
            "choice:deck",
            _("Deck"),
            box,
            [Option(d, d.name(), d.id) for d in decks],
            deck,
            lambda chosen: self.app.change(deck=chosen.id),
            boxes=_deck_boxes(box, len(decks), 10 * self.u),
            paint=_draw_deck,
        )

    # What the widgets do

    def _set_plan(self, plan: SeatPlan) -> None:
        self.plan = plan
        self.rebuild()

    def _set_rules(self, rules: Rules) -> None:
        self._set_plan(replace(self.plan, rules=rules))

    def _set_players(self, players: int) -> None:
        self._set_plan(self.plan.with_players(players))

    def _set_preset(self, name: str) -> None:
        if name != CUSTOM:
            rules = self.plan.rules
            self._set_rules(Rules.from_preset(name, players=rules.players, partners=rules.partners))

    def _rename(self, seat: Seat, name: str) -> None:
        # The field already shows the text; laying out anew would only cost time.
        self.plan = self.plan.with_chair(seat, Chair(name, self.plan.chairs[seat].kind))

    def _seat_kind(self, seat: Seat, kind: str) -> None:
        name = self.plan.chairs[seat].name
        if kind != HUMAN and not name.strip():
            taken = {chair.name for chair in self.plan.spare}
            name = next(n for n in (*COMPUTER_NAMES, "") if n not in taken)
        elif kind == HUMAN and name in COMPUTER_NAMES and seat == 0:
            name = self.app.settings.player_name
        self._set_plan(self.plan.with_chair(seat, Chair(name, kind)))

    def _house_rules(self) -> None:
        from escoba.ui.scenes.house_rules import HouseRulesScene

        self.app.push(HouseRulesScene(self.app, self.plan.rules, self._set_rules))

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


def _kind_option(kind: str) -> Option[str]:
    if kind == HUMAN:
        return Option(kind, kind_title(kind), kind, icon="person")
    return Option(kind, kind_title(kind), kind, short=level_title(kind), icon="computer")


def _deck_boxes(box: Box, count: int, gap: float) -> list[Box]:
    columns = max(2, count)
    width = (box.w - gap * (columns - 1)) / columns
    return [Box(box.x + i * (width + gap), box.y, width, box.h) for i in range(count)]


def _draw_deck(surface: pygame.Surface, kit: Kit, deck: Deck, box: Box, chosen: bool) -> None:
    u = kit.sizes.u
    radius = theme.RADIUS_CONTROL * u
    kit.paint.fill(surface, box, kit.felt, radius=radius)
    count = 4 if box.w > 1.4 * box.h else 2 if box.w > 0.7 * box.h else 1
    draw_cards(surface, kit, deck, box.inset((9 if count > 1 else 6) * u), count=count)
    chosen_frame(surface, kit, box, chosen, radius)
