"""The rail at the right (or the bar at the top): buttons, the slate with the score, last plays."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from escoba import words
from escoba.engine import Rules, Seat, Side
from escoba.language import gettext as _
from escoba.session import SPEEDS
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.table.counts import CountsPainter, counts_height, least_counts_height
from escoba.ui.table.model import TableModel
from escoba.ui.table.phrases import Phrases, speed_text
from escoba.ui.table.plays import PlayLines
from escoba.ui.table.poses import TableLayout
from escoba.ui.theme import Colour, SideLook
from escoba.ui.widgets import Action, Button, State

BUTTONS = ("menu", "speed", "rules")
_CLOSEST = 0.76  # how near the scores come to each other, so that track and name stay apart


@dataclass(frozen=True, slots=True)
class RailLayout:
    """Boxes of the rail; what has no room is None.

    scores: by place in the order of sides, the row of each side
    counts: the live counts of this hand
    """

    buttons: dict[str, Box]
    slate: Box
    scores: tuple[Box, ...]
    counts: Box | None
    plays: Box | None
    seal: Box
    strip: Box | None


def rail_layout(table: TableLayout, rules: Rules) -> RailLayout:
    """Return where the parts of the rail, or of the compact bar, lie."""
    return _tall(table, rules) if table.is_wide else _flat(table, rules)


def _tall(table: TableLayout, rules: Rules) -> RailLayout:
    u, t, rail = table.u, table.sizes.t, table.rail
    row, rest = rail.cut_top(max(44.0, 44 * u), 14 * u)
    columns = row.columns(len(BUTTONS), 10 * u)
    buttons = dict(zip(BUTTONS, columns, strict=True))
    strip = Box(rail.x, rail.bottom - 24 * u, rail.w, 24 * u)
    seal_h = max(44.0, 40 * u)
    seal = Box(rail.x, strip.y - 8 * u - seal_h, rail.w, seal_h)
    room = seal.y - 8 * u - rest.y
    sides = rules.side_count
    side_h = (70 if sides == 2 else 56) * t
    head = 52 * t
    # The counts go before the last plays, which get what remains. Before the counts are left out
    # their letters shrink, then the scores move closer together.
    least = least_counts_height(rules, u)
    for closer in (1.0, 0.92, 0.84, _CLOSEST):
        slate_h = head + sides * side_h * closer + 14 * u
        counts_h = min(counts_height(rules, t), room - slate_h - 14 * u)
        with_counts = bool(rules.categories) and counts_h >= least
        if with_counts:
            side_h *= closer
            break
    else:
        slate_h = head + sides * side_h + 14 * u
    if with_counts:
        slate_h += counts_h + 14 * u
    slate = Box(rail.x, rest.y, rail.w, min(slate_h, room))
    inner = slate.inset(14 * u, 4 * u)
    scores = tuple(
        Box(inner.x, inner.y + head + i * side_h, inner.w, side_h - 6 * t) for i in range(sides)
    )
    counts = None
    if with_counts:
        counts = Box(inner.x, scores[-1].bottom + 6 * u, inner.w, counts_h)
    plays = Box(rail.x, slate.bottom + 14 * u, rail.w, seal.y - 10 * u - slate.bottom - 14 * u)
    enough = plays.h >= 62 * t + 12 * u
    return RailLayout(buttons, slate, scores, counts, plays if enough else None, seal, strip)


def _flat(table: TableLayout, rules: Rules) -> RailLayout:
    u, bar = table.u, table.rail
    side = bar.h
    menu = Box(bar.x, bar.y, side, side)
    rules_box = Box(bar.right - side, bar.y, side, side)
    speed = rules_box.moved(-side - 6 * u, 0)
    seal = Box(speed.x - 6 * u - side, bar.y, side, side)
    slate = Box(menu.right + 8 * u, bar.y, seal.x - menu.right - 16 * u, side)
    scores = tuple(slate.inset(10 * u, 0).columns(rules.side_count, 12 * u))
    buttons = {"menu": menu, "speed": speed, "rules": rules_box}
    return RailLayout(buttons, slate, scores, None, None, seal, None)


def popover_box(table: TableLayout, rules: Rules, rail: RailLayout) -> Box:
    """Return where the counts open when the rail has no room for them."""
    u, t = table.u, table.sizes.t
    h = min(counts_height(rules, t) + 175 * t, table.felt.h - 16 * u)
    w = min(table.felt.w - 16 * u, max(280 * u, 250 * t + 36 * t * rules.side_count))
    if table.is_wide:
        return Box(rail.slate.x - w - 12 * u, rail.slate.y, w, h)
    x = min(rail.slate.x, table.felt.right - w - 8 * u)
    return Box(max(8 * u, x), rail.slate.bottom + 12 * u, w, h)


class RailPainter:
    """Draws the rail of one table.

    order: the sides, that of the first person first; looks: how each is told apart, by side
    """

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        phrases: Phrases,
        sides: words.Sides,
        order: Sequence[Side],
        looks: dict[Side, SideLook],
    ) -> None:
        self.kit, self.rules, self.phrases, self.sides = kit, rules, phrases, sides
        self.order, self.looks = tuple(order), looks
        self.counts = CountsPainter(kit, rules, order, looks)
        self.lines = PlayLines(
            kit,
            phrases,
            lambda seat: looks[rules.side_of(seat)],
            named=rules.players > 2,
            inks=(theme.CHALK_SOFT, theme.CHALK),
        )

    def draw(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        rail: RailLayout,
        model: TableModel,
        turn: Seat | None,
    ) -> None:
        """Draw everything but the buttons; the side of the seat whose `turn` it is is marked."""
        acting = None if turn is None else self.rules.side_of(turn)
        if table.is_wide:
            self._draw_tall(surface, table, rail, model, acting)
        else:
            self._draw_flat(surface, table, rail, model, acting)

    def _draw_tall(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        rail: RailLayout,
        model: TableModel,
        acting: Side | None,
    ) -> None:
        kit, u = self.kit, table.u
        kit.paint.panel(surface, rail.slate, "slate", u)
        self._heading(surface, rail, model)
        for side, box in zip(self.order, rail.scores, strict=True):
            self._score(surface, side, box, model, acts=side == acting)
        if rail.counts is not None:
            kit.paint.line(
                surface, rail.counts.x, rail.counts.y, rail.counts.w, theme.SLATE_ACTIVE, 1.5 * u
            )
            self.counts.draw(surface, rail.counts, model)
        if rail.plays is not None:
            kit.paint.panel(surface, rail.plays, "slate", u)
            self.draw_plays(surface, rail.plays.inset(22 * u, 14 * u), model)
        if rail.strip is not None:
            self._strip(surface, rail.strip)

    def _heading(self, surface: pygame.Surface, rail: RailLayout, model: TableModel) -> None:
        kit, sizes = self.kit, self.kit.sizes
        inner = rail.slate.inset(22 * sizes.u, 0)
        y = rail.slate.y + 32 * sizes.t
        title = _("Hand {n}").format(n=model.number + 1)
        goal = _("first to {n}").format(n=self.rules.target)
        px = sizes.text(theme.SMALL)
        width = kit.text.draw(surface, goal, (inner.right, y), px, theme.CHALK_SOFT, align="right")
        room = inner.w - width - 8 * sizes.u
        size = kit.text.fit(title, sizes.text(theme.SECTION), room, "title")
        kit.text.draw(surface, title, (inner.x, y), size, theme.CHALK, "title")

    def _score(
        self, surface: pygame.Surface, side: Side, box: Box, model: TableModel, *, acts: bool
    ) -> None:
        kit, u, t = self.kit, self.kit.sizes.u, self.kit.sizes.t
        look = self.looks[side]
        if acts:
            kit.paint.fill(surface, box, theme.SLATE_ACTIVE, radius=6 * u)
            edge = Box(box.x, box.y, 4 * u, box.h)
            kit.paint.fill(surface, edge, theme.SAFFRON, radius=2 * u)
        y = box.y + box.h * 0.36
        x = box.x + 12 * u
        kit.paint.shape(surface, look.shape, (x + 6 * t, y), 14 * t, look.light)
        total = str(model.totals[side])
        px = kit.sizes.text(30 if box.h > 56 * t else 24)
        right = box.right - 12 * u
        width = kit.text.draw(surface, total, (right, y), px, theme.CHALK, "black", align="right")
        left = x + 24 * t
        label = kit.text.ellipsis(
            self.sides.label(side), kit.sizes.text(theme.BODY), right - width - 8 * u - left, "bold"
        )
        kit.text.draw(surface, label, (left, y), kit.sizes.text(theme.BODY), theme.CHALK, "bold")
        track = Box(x, box.y + box.h * 0.69, right - x, 11 * t)
        self._track(surface, track, side, model)

    def _track(self, surface: pygame.Surface, box: Box, side: Side, model: TableModel) -> None:
        """How far a side has come: one tick a point, a long one each five."""
        kit, u, target = self.kit, self.kit.sizes.u, self.rules.target
        kit.paint.fill(surface, box, theme.SLATE_ACTIVE, radius=box.h / 2)
        part = min(1.0, model.totals[side] / target)
        look = self.looks[side]
        if part > 0:
            done = Box(box.x, box.y, max(box.h, box.w * part), box.h)
            kit.paint.fill(surface, done, look.light, radius=box.h / 2)
        if target > 40:
            return
        for point in range(1, target):
            x = box.x + box.w * point / target
            reached = point <= model.totals[side]
            colour = look.colour if reached else theme.blend(theme.SLATE_ACTIVE, theme.CHALK, 0.25)
            h = box.h * (0.9 if point % 5 == 0 else 0.45)
            tick = Box(x, box.cy - h / 2, max(1.0, u * 0.8), h)
            kit.paint.fill(surface, tick, colour)

    def _draw_flat(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        rail: RailLayout,
        model: TableModel,
        acting: Side | None,
    ) -> None:
        kit, u, sizes = self.kit, table.u, self.kit.sizes
        kit.paint.fill(
            surface,
            rail.slate,
            theme.SLATE,
            radius=8 * u,
            border=theme.WOOD_LIGHT,
            width=max(1.0, 2 * u),
        )
        many = len(self.order) > 2
        for side, box in zip(self.order, rail.scores, strict=True):
            look, cy = self.looks[side], box.cy
            if side == acting:
                edge = Box(box.x, box.bottom - 6 * u, box.w, 3 * u)
                kit.paint.fill(surface, edge, theme.SAFFRON, radius=u)
            x = box.x + 4 * u
            kit.paint.shape(surface, look.shape, (x + 6 * u, cy), 12 * u, look.light)
            px = sizes.text(theme.SECTION)
            total = str(model.totals[side])
            width = kit.text.draw(
                surface, total, (box.right - 4 * u, cy), px, theme.CHALK, "black", align="right"
            )
            left, right = x + 18 * u, box.right - width - 12 * u
            small = sizes.text(theme.LABEL if not many else theme.SMALL)
            label = kit.text.ellipsis(self.sides.label(side), small, right - left, "bold")
            left += kit.text.draw(surface, label, (left, cy), small, theme.CHALK, "bold") + 10 * u
            if right - left > 60 * u:
                track = Box(left, cy - 6 * u, min(right - left, 120 * u), 12 * u)
                self._track(surface, track, side, model)

    def draw_plays(self, surface: pygame.Surface, box: Box, model: TableModel) -> None:
        """Draw the last plays, the newest first, as many as fit."""
        kit, t = self.kit, self.kit.sizes.t
        small = kit.sizes.text(theme.SMALL)
        at = (box.x, box.y + 10 * t)
        kit.text.draw(surface, _("Last plays"), at, small, theme.CHALK_SOFT, "bold")
        self.lines.draw(surface, box.cut_top(22 * t, 0)[1], model.plays)

    def draw_popover(self, surface: pygame.Surface, box: Box, model: TableModel) -> None:
        """Draw the counts and last plays on a slate of their own."""
        u, t = self.kit.sizes.u, self.kit.sizes.t
        self.kit.paint.panel(surface, box, "slate", u)
        inner = box.inset(16 * u, 10 * u)
        rows = min(counts_height(self.rules, t), inner.h)
        self.counts.draw(surface, inner._replace(h=rows), model)
        rest = Box(inner.x + 8 * u, inner.y + rows + 8 * t, inner.w - 16 * u, 0)
        rest = rest._replace(h=max(0.0, inner.bottom - rest.y))
        if rest.h >= 62 * t:
            self.draw_plays(surface, rest, model)

    def _strip(self, surface: pygame.Surface, box: Box) -> None:
        """A row of whole glazed tiles, as wide as the rail."""
        count = max(1, round(box.w / box.h))
        edges = [round(box.x + box.w * i / count) for i in range(count + 1)]
        h = round(box.h)
        for left, right in itertools.pairwise(edges):
            tile = self.kit.icons.picture("tiles/border-rosette.svg", (h, h))
            if tile is None:
                return
            if tile.get_width() != right - left:
                tile = pygame.transform.smoothscale(tile, (right - left, h))
            surface.blit(tile, (left, round(box.y)))


def rail_buttons(
    kit: Kit,
    table: TableLayout,
    rail: RailLayout,
    commitment: str,
    speed: str,
    acts: Mapping[str, Action],
) -> list[Button]:
    """Return the buttons of the rail: menu, speed, rules, the seal, and the counts if folded.

    speed: the one in force
    acts: by the names menu, speed, rules, seal and counts
    """
    looks = {
        "menu": ("menu", _("Menu")),
        "rules": ("help", _("Rules and keys")),
    }
    buttons: list[Button] = [
        Button(
            f"button:{name}",
            label,
            rail.buttons[name],
            acts[name],
            kind="wood",
            icon=icon,
            icon_only=True,
        )
        for name, (icon, label) in looks.items()
    ]
    buttons.insert(1, SpeedButton(speed, rail.buttons["speed"], acts["speed"]))
    if commitment:
        # The hash of the secret behind this hand's deck: what was dealt cannot change any more.
        buttons.append(
            Button(
                "button:seal",
                _("Sealed deal {hash}").format(hash=commitment[:8]),
                rail.seal,
                acts["seal"],
                kind="wood",
                icon="lock",
                icon_only=not table.is_wide,
                size=theme.SMALL,
            )
        )
    if rail.counts is None:
        buttons.append(
            CountsButton("button:counts", _("Counts of this hand"), rail.slate, acts["counts"])
        )
    return buttons


class SpeedButton(Button):
    """Takes the next speed; one to three chevrons, and a bar for instant, tell the present one."""

    def __init__(self, speed: str, box: Box, action: Action) -> None:
        super().__init__(
            "button:speed",
            speed_text(speed),
            box,
            action,
            kind="wood",
            icon="chevron-right",
            icon_only=True,
        )
        self.chevrons = min(3, 1 + SPEEDS.index(speed))
        self.has_bar = speed == SPEEDS[-1]

    def draw_icon(
        self, surface: pygame.Surface, kit: Kit, box: Box, icon: str, ink: Colour
    ) -> None:
        """Draw the chevrons close together."""
        side = min(box.w, box.h) * 0.46
        step = side * 0.46
        picture = kit.icons.get(icon, side, ink)
        wide = step * (self.chevrons - 1 + self.has_bar)
        x = box.cx - wide / 2
        for _index in range(self.chevrons):
            surface.blit(picture, (round(x - side / 2), round(box.cy - side / 2)))
            x += step
        if self.has_bar:
            bar = Box(x - side * 0.1, box.cy - side * 0.27, max(2.0, side * 0.1), side * 0.54)
            kit.paint.fill(surface, bar, ink)


class CountsButton(Button):
    """The score itself, where a press opens the counts; the slate is drawn by the rail."""

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Show only that it answers to the pointer."""
        u = kit.sizes.u
        if state.hovered and not state.focused:
            kit.paint.fill(
                surface, self.place, None, radius=8 * u, border=theme.CHALK_SOFT, width=1.5 * u
            )
