"""The whole table as a picture: what rests is drawn once and kept, what moves is drawn over it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from escoba import words
from escoba.engine import Card, Rules, Seat, Side
from escoba.engine import card as parse_card
from escoba.session import Chair, people
from escoba.ui import theme
from escoba.ui.avatars import draw_pondering
from escoba.ui.geometry import Box
from escoba.ui.input_caps import draw_cap
from escoba.ui.kit import Kit
from escoba.ui.table.art import CardArt
from escoba.ui.table.bubble import RemarkPainter
from escoba.ui.table.choreography import Back, Thing
from escoba.ui.table.cues import CuePainter
from escoba.ui.table.laid import LaidCards
from escoba.ui.table.layout import layout
from escoba.ui.table.model import TableModel
from escoba.ui.table.phrases import Phrases
from escoba.ui.table.places import InHand, InSlot, OnPile, Place, Spot
from escoba.ui.table.poses import CORNER, Pose, TableLayout
from escoba.ui.table.rail import RailLayout, RailPainter, popover_box, rail_layout
from escoba.ui.table.seats import SeatPainter
from escoba.ui.table.talk import Remark
from escoba.ui.table.timeline import Flying, Timeline
from escoba.ui.table.tray import draw_tray
from escoba.ui.table.view import TableView
from escoba.ui.theme import SIDE_LOOKS, SideLook
from escoba.ui.widgets import Button, State, draw_focus

_DRAG_TILT = 4.0  # degrees


@dataclass(frozen=True, slots=True)
class _Resting:
    """The picture of what rests: what it depends on, and the cards that are not on it.

    is_final: whether everything on it has the size in use, nothing stretched
    """

    key: object
    flying: frozenset[Thing]
    picture: pygame.Surface
    is_final: bool = True


class TablePicture:
    """Draws one game's table for one reader.

    bottom: the seat at the bottom of the picture
    """

    def __init__(
        self,
        kit: Kit,
        rules: Rules,
        chairs: Sequence[Chair],
        *,
        bottom: Seat,
        reader: Seat | None,
    ) -> None:
        self.kit, self.rules = kit, rules
        self.bottom = bottom
        self.phrases = Phrases(rules, chairs, reader)
        # Whoever sits at the bottom, colours and order are those of the first person.
        first = rules.side_of(next(iter(people(chairs)), 0))
        count = rules.side_count
        self.order: tuple[Side, ...] = tuple((first + i) % count for i in range(count))
        self.looks: dict[Side, SideLook] = {
            side: SIDE_LOOKS[i] for i, side in enumerate(self.order)
        }
        self.sides = words.Sides.of(rules, [chair.name for chair in chairs], reader)
        self.art = CardArt(kit)
        self.seats = SeatPainter(kit, self.art, rules, self.phrases, self.looks)
        self.rail_painter = RailPainter(
            kit, rules, self.phrases, self.sides, self.order, self.looks
        )
        self.cues = CuePainter(kit, self.art, self.seats)
        self.remarks = RemarkPainter(kit, self.seats)
        self._ground: pygame.Surface | None = None
        self._resting: _Resting | None = None
        self.resize()

    def resize(self) -> None:
        """Lay everything out for the window's size, text size and deck of the moment."""
        sizes = self.kit.sizes
        self.table: TableLayout = layout(
            (sizes.width, sizes.height),
            self.rules.players,
            viewer=self.bottom,
            partners=self.rules.partners,
            text_scale=sizes.user,
        )
        self.cards = LaidCards(self.kit, self.art, self.table, self.bottom)
        self.rail: RailLayout = rail_layout(self.table, self.rules)
        self.art.clear()
        self.cues.clear()
        self._ground = None
        self._resting = None

    @property
    def popover(self) -> Box:
        """Where the counts open when the rail has no room for them."""
        return popover_box(self.table, self.rules, self.rail)

    # Drawing

    def draw(self, surface: pygame.Surface, timeline: Timeline, view: TableView) -> None:
        """Draw the table as the timeline shows it now."""
        flying = timeline.flying()
        surface.blit(self._rest(surface.get_size(), timeline, view, flying), (0, 0))
        self._turn(surface, timeline.turn, view)
        if view.remark is not None:
            self._remark(surface, timeline.shown, view, *view.remark)
        for card in flying:
            if card.alpha > 0.01:
                self._fly(surface, card)
        self._arrived(surface, timeline.shown, flying)
        if view.drag is not None:
            self._landing(surface, timeline.shown, view)
            self._drag(surface, *view.drag)
        for cue in timeline.showing():
            self.cues.draw(surface, self.table, timeline.shown, cue, self._point_at)
        if view.enlarged is not None:
            self._enlarge(surface, view.enlarged)

    def _rest(
        self,
        size: tuple[int, int],
        timeline: Timeline,
        view: TableView,
        flying: Sequence[Flying],
    ) -> pygame.Surface:
        """The picture of all that does not move, from the last frame if it is still right."""
        things: frozenset[Thing] = frozenset(f.thing for f in flying)
        if view.drag is not None:
            things |= {view.drag[0]}
        buttons = tuple(
            (b.id, b.label, b.box, b.kind) for b in (*view.tray_buttons, *view.rail_buttons)
        )
        lifts = tuple(sorted((card, round(v, 3)) for card, v in view.lifts.items()))
        key = (
            size,
            timeline.version,
            timeline.turn,
            timeline.is_moving,
            view.selection,
            view.tray,
            buttons,
            lifts,
            view.focus,
            view.hover,
            view.pressed,
            tuple(view.caps.items()),
            view.has_popover,
            round(view.shake, 2),
        )
        kept = self._resting
        is_right = kept is not None and kept.key == key and kept.is_final
        if kept is not None and is_right and kept.flying >= things:
            landed = kept.flying - things
            if self._land(kept.picture, timeline.shown, landed):
                self._resting = _Resting(key, things, kept.picture)
                return kept.picture
        if kept is not None and kept.picture.get_size() == size:
            target = kept.picture
        else:
            target = pygame.Surface(size)
        self._draw_rest(target, timeline, view, things)
        waits = self.kit.cards.pending or self.kit.paint.pending
        self._resting = _Resting(key, things, target, not waits)
        return target

    def _land(self, surface: pygame.Surface, model: TableModel, landed: frozenset[Thing]) -> bool:
        """Add cards that have just arrived: far quicker than drawing all that rests again.

        Returns False, with nothing drawn, if one of them is marked as the last play or lies
        neither on the table nor in a hand.
        """
        places: list[tuple[Thing, Place]] = []
        for thing in landed:
            if isinstance(thing, Back):
                count = len(model.hands[thing.seat])
                places.append((thing, InHand(thing.seat, thing.index, count)))
                continue
            place = model.place_of(thing)
            if thing in model.fresh or not isinstance(place, InHand | InSlot):
                return False
            places.append((thing, place))
        for thing, place in places:
            is_back = isinstance(thing, Back)
            surface.set_clip(self._backs_clip().px() if is_back else None)
            card = None if isinstance(thing, Back) else thing
            self.art.draw(surface, card, self.table.pose(place))
            surface.set_clip(None)
        return True

    def _backs_clip(self) -> Box:
        """Where backs over the rim are seen: not on the bar, not on the rail."""
        table = self.table
        return Box(0, 0, table.rail.x - 7 * table.u, 1e5) if table.is_wide else table.felt

    def _draw_rest(
        self,
        surface: pygame.Surface,
        timeline: Timeline,
        view: TableView,
        flying: frozenset[Thing],
    ) -> None:
        surface.blit(self._cloth(surface.get_size()), (0, 0))
        table, seats, model = self.table, self.seats, timeline.shown
        seats.stock(surface, table, model)
        for side, spot in table.piles.items():
            seats.pile(surface, table, model, spot, flying)
            if view.focus == f"pile:{side}":
                draw_focus(surface, self.kit, spot.box.grow(2 * table.u), theme.RADIUS_PLATE)
        surface.set_clip(self._backs_clip().px())
        for seat, seat_spot in table.seats.items():
            if seat_spot.spot is not Spot.BOTTOM:
                seats.backs(surface, table, model, seat, flying)
        surface.set_clip(None)
        # What somebody is doing is told once nothing moves any more.
        is_calm = not timeline.is_moving
        for seat_spot in table.seats.values():
            seats.plate(surface, seat_spot, model, acts=model.turn if is_calm else None)
        self.cards.draw_table(surface, model, view, flying)
        tray = table.tray.moved(view.shake * table.u, 0)
        draw_tray(surface, self.kit, tray, view.tray, view.tray_buttons)
        self.cards.draw_hand(surface, model, view, flying)
        self.rail_painter.draw(surface, table, self.rail, model, timeline.turn)
        for seat, caption in model.captions.items():
            if seat != self.phrases.viewer:
                seats.caption(surface, table.seats[seat], caption)
        for button in (*view.tray_buttons, *view.rail_buttons):
            state = State(
                focused=view.focus == button.id,
                hovered=view.hover == button.id,
                pressed=view.pressed == button.id,
            )
            button.draw(surface, self.kit, state)
            if state.focused:
                draw_focus(surface, self.kit, button.place, button.radius)
            self._cap(surface, button, view)
        if view.has_popover:
            self.rail_painter.draw_popover(surface, self.popover, model)

    def _cloth(self, size: tuple[int, int]) -> pygame.Surface:
        """Wood, felt and rim."""
        if self._ground is None or self._ground.get_size() != size:
            ground = pygame.Surface(size)
            ground.blit(self.kit.paint.wood(size), (0, 0))
            self.kit.paint.table(ground, self.table.felt, self.kit.cloth, self.table.u)
            if self.kit.paint.pending:
                return ground
            self._ground = ground
        return self._ground

    def _cap(self, surface: pygame.Surface, button: Button, view: TableView) -> None:
        """The cap of the key or pad's button beside a button of tray or rail."""
        cap = view.caps.get(button.id)
        if cap:
            # The bar of a small window lies at its upper edge.
            y = button.place.y if button in view.tray_buttons else button.place.bottom
            draw_cap(surface, self.kit, cap, (button.place.right - 8 * self.table.u, y))

    # What moves

    def _remark(
        self,
        surface: pygame.Surface,
        model: TableModel,
        view: TableView,
        remark: Remark,
        strength: float,
    ) -> None:
        taken = self.remarks.taken(self.table, self.cards, model, self.phrases.viewer)
        if view.has_popover:
            taken.append(self.popover)
        self.remarks.draw(surface, self.table, remark, taken, strength)

    def _turn(self, surface: pygame.Surface, turn: Seat | None, view: TableView) -> None:
        if turn is None:
            return
        self.seats.turn_ring(surface, self.table.seats[turn], view.pulse)
        if view.ponders:
            place = self.seats.avatar_place(self.table.seats[turn].plate)
            dark = -1 if self.kit.reduced_motion else view.dots
            draw_pondering(surface, self.kit, *place, dark)
        if view.tray.dots:
            self._dots(surface, view)

    def _dots(self, surface: pygame.Surface, view: TableView) -> None:
        u, tray = self.table.u, self.table.tray
        px = self.kit.sizes.text(theme.LABEL)
        x = tray.x + 22 * u + 26 * u + self.kit.text.width(view.tray.message, px, "bold") + 18 * u
        for i in range(3):
            colour = (
                theme.CHALK if i == view.dots else theme.blend(theme.WOOD_DARK, theme.CHALK, 0.45)
            )
            self.kit.paint.disc(surface, (x + i * 14 * u, tray.cy), 3 * u, colour)

    def pose_of(self, flying: Flying) -> tuple[Pose, float]:
        """Return where a moving card is, and the height of its picture."""
        start, end = self.table.pose(flying.start), self.table.pose(flying.end)
        part = flying.part
        x, y = start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part
        if flying.arc:
            # The way bends to the right of its direction.
            x += -(end.y - start.y) * flying.arc
            y += (end.x - start.x) * flying.arc
        turn = (end.angle - start.angle + 180) % 360 - 180
        near = min(1.0, max(0.0, part))
        h = start.h + (end.h - start.h) * near
        return Pose(x, y, h, start.angle + turn * near), max(start.h, end.h)

    def _fly(self, surface: pygame.Surface, flying: Flying) -> None:
        pose, base = self.pose_of(flying)
        card = flying.thing if isinstance(flying.thing, Card) else None
        self.art.draw_flying(surface, card, pose, flying.face, flying.alpha, base_h=base)

    def _landing(self, surface: pygame.Surface, model: TableModel, view: TableView) -> None:
        """Light the place where the dragged card would be put down."""
        if view.drag is None or view.landing is None:
            return
        role, _colon, name = view.landing.partition(":")
        u = self.table.u
        if role == "table":
            box = self.cards.slot_box(model, parse_card(name))
        elif role == "pile":
            box = self.table.piles[int(name)].block
        else:
            slot = model.free_slot()
            capacity = max(model.capacity, slot + 1)
            box = self.art.box(self.table.pose(InSlot(slot, capacity)))
        radius = CORNER * box.h
        self.kit.paint.ring(
            surface, box.grow(3 * u), radius=radius + 3 * u, width=4 * u, colour=theme.SAFFRON
        )

    def _enlarge(self, surface: pygame.Surface, card: Card) -> None:
        """A card as large as the window allows, over the dimmed table."""
        self.kit.paint.dim(surface, 0.6)
        w, h = surface.get_size()
        height = min(0.86 * h, 0.86 * w / self.kit.cards.width(1.0))
        self.art.draw(surface, card, Pose(w / 2, h / 2, height, 0.0), lifted=True)

    def _drag(self, surface: pygame.Surface, card: Card, x: float, y: float) -> None:
        tilt = 0.0 if self.kit.reduced_motion else -_DRAG_TILT
        pose = Pose(x, y, self.table.h_hand, tilt)
        self.art.draw_flying(surface, card, pose, 1.0, 1.0, base_h=self.table.h_hand)

    def _arrived(
        self, surface: pygame.Surface, model: TableModel, flying: Sequence[Flying]
    ) -> None:
        """Count the cards that lie on a pile already, before the table knows of them."""
        there = [f.end for f in flying if f.part >= 1 and isinstance(f.end, OnPile)]
        for place in set(there):
            count = len(model.piles[place.side]) + there.count(place)
            self.seats.count_disc(surface, self.table.piles[place.side].box, count)

    def _point_at(self, side: Side) -> tuple[float, float]:
        """Where a point for an escoba pops up: beside the side's count, else its score."""
        counts = self.rail.counts
        if counts is not None and "escobas" in self.rules.categories:
            x, y = self.rail_painter.counts.row_centre(counts, "escobas", side)
            return x - self.kit.sizes.text(34), y
        box = self.rail.scores[self.order.index(side)]
        return box.right - self.kit.sizes.text(52), box.cy
