"""One table laid out: its regions, its slots, and where a card at any place is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from escoba.engine import Seat, Side
from escoba.ui.geometry import Box
from escoba.ui.table.places import (
    AtGroup,
    BeforeSeat,
    Crosswise,
    InHand,
    InSlot,
    InStock,
    OnPile,
    Place,
    Spot,
)
from escoba.ui.theme import Sizes

CARD_RATIO = 0.65  # width of a card by its height, for every deck
CORNER = 0.055  # radius of its corners by its height
GRID_COLUMNS = 6
GRID_SLOTS = 12
TWO_ROW_SLOTS = 28
_GAP = 0.108  # between table cards, by their height
GRID_W = GRID_COLUMNS * CARD_RATIO + (GRID_COLUMNS - 1) * _GAP
GRID_H = 2 + _GAP
_THREE_ROWS = 0.72  # size of the cards once there are more than 28
CROSSWISE_SHOWN = 5
# A crosswise card shows this part of the card's width beside the pile: its index is readable.
CROSSWISE_OUT = 0.75
CROSSWISE_STEP = 0.16  # from one crosswise card to the next, by the card's height
# Slots are filled from the middle, so that any number of cards looks balanced.
_SLOT_ORDER = (
    (0, 2), (0, 3), (1, 2), (1, 3), (0, 1), (1, 4),
    (1, 1), (0, 4), (0, 0), (1, 5), (1, 0), (0, 5),
)  # fmt: skip
# From one back to the next of another seat's hand, by the card's width.
FAR_STEP, SIDE_STEP = 0.8, 0.42
BELOW_PLATE = 10.0  # u between a side seat's plate and its backs
# The part of a card's height that hides no index, neither its own nor that of a card laid over it.
_CLEAR_FROM, _CLEAR_TO = 0.41, 0.78


class Pose(NamedTuple):
    """Where a card is drawn: its middle, its height, and how far it is turned.

    angle: degrees anticlockwise
    """

    x: float
    y: float
    h: float
    angle: float = 0.0

    @property
    def box(self) -> Box:
        """The box of the card; for a crosswise one its turned box."""
        w = self.h * CARD_RATIO
        if round(self.angle) % 180 == 90:
            return Box.around(self.x, self.y, self.h, w)
        return Box.around(self.x, self.y, w, self.h)


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """One seat: where it is, its plate, and the room for the caption of what it did last."""

    seat: Seat
    spot: Spot
    plate: Box
    caption: Box


@dataclass(frozen=True, slots=True)
class PileSpot:
    """One side's pile: the box of the pile itself and the one with all crosswise cards.

    upwards: whether crosswise cards are added above the first, as at the viewer's side
    """

    side: Side
    box: Box
    block: Box
    upwards: bool


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All regions of one table in one window; see `layout`."""

    sizes: Sizes
    viewer: Seat
    felt: Box
    rail: Box
    grid: Box
    tray: Box
    hand: Box
    stock: Box
    stock_label: Box
    seats: Mapping[Seat, SeatSpot]
    piles: Mapping[Side, PileSpot]
    h_hand: float
    h_table: float
    h_side: float

    @property
    def u(self) -> float:
        """The layout unit in pixels."""
        return self.sizes.u

    @property
    def is_wide(self) -> bool:
        """Whether there is a rail at the right instead of a bar at the top."""
        return self.sizes.wide

    @property
    def lift(self) -> float:
        """How far a chosen hand card rises."""
        return 18 * self.u

    def slot(self, slot: int, capacity: int = GRID_SLOTS) -> Box:
        """Return the box of a table slot when `capacity` slots are laid out (12 to 40)."""
        if capacity > TWO_ROW_SLOTS:
            return self._three_rows(slot, capacity)
        h, w = self.h_table, self.h_table * CARD_RATIO
        row, column = _place_in_two_rows(slot)
        if capacity <= GRID_SLOTS:
            step, first = w + _GAP * h, 0
        else:
            columns = -(-capacity // 2)
            step = (self.grid.w - w) / (columns - 1)
            first = -((columns - GRID_COLUMNS) // 2)
        x = self.grid.x + (column - first) * step
        y = self.grid.y if row == 0 else self.grid.bottom - h
        return Box(x, y, w, h)

    def _three_rows(self, slot: int, capacity: int) -> Box:
        h = self.h_table * _THREE_ROWS
        w = h * CARD_RATIO
        columns = -(-capacity // 3)
        step = (self.grid.w - w) / (columns - 1)
        gap = 0.02 * self.h_table
        column, row = divmod(_reading_order(capacity).index(slot), 3)
        top = self.grid.cy - (3 * h + 2 * gap) / 2
        return Box(self.grid.x + column * step, top + row * (h + gap), w, h)

    def pose(self, place: Place) -> Pose:
        """Return where a card at `place` is drawn."""
        match place:
            case InSlot(slot, capacity):
                box = self.slot(slot, capacity)
                return Pose(box.cx, box.cy, box.h)
            case InHand(seat, index, count, is_lifted):
                pose = self._in_hand(seat, index, count)
                return pose._replace(y=pose.y - self.lift) if is_lifted else pose
            case OnPile(side):
                box = self.piles[side].box
                return Pose(box.cx, box.cy, box.h)
            case Crosswise(side, index, count):
                return self._crosswise(self.piles[side], index, count)
            case InStock():
                return Pose(self.stock.cx, self.stock.cy, self.stock.h)
            case AtGroup(slots, capacity):
                return self._at_group(slots, capacity)
            case BeforeSeat(seat):
                return self._before(seat)

    def _in_hand(self, seat: Seat, index: int, count: int) -> Pose:
        from_middle = index - (count - 1) / 2
        spot = self.seats[seat].spot
        if spot is Spot.BOTTOM:
            step = self.h_hand * CARD_RATIO + 16 * self.u
            return Pose(self.hand.cx + from_middle * step, self.hand.cy, self.h_hand)
        h = self.h_side
        if spot is Spot.TOP:
            # Half over the rim; in the compact layout the bar covers what is above the felt.
            y = self.felt.y + 10 * self.u
            x = self.felt.cx + from_middle * FAR_STEP * h * CARD_RATIO
            return Pose(x, y, h, 180.0)
        inside = 10 * self.u
        x = self.felt.x + inside if spot is Spot.LEFT else self.felt.right - inside
        y = self.backs(seat).cy + from_middle * SIDE_STEP * h * CARD_RATIO
        return Pose(x, y, h, 90.0 if spot is Spot.RIGHT else -90.0)

    def backs(self, seat: Seat) -> Box:
        """Return the felt that the backs of a seat's three cards cover."""
        h = self.h_side
        spot = self.seats[seat].spot
        along = (2 * FAR_STEP + 1) * h * CARD_RATIO
        deep = h / 2 + 10 * self.u
        if spot is Spot.BOTTOM:
            return self.hand
        if spot is Spot.TOP:
            return Box(self.felt.cx - along / 2, self.felt.y, along, deep)
        y = self.seats[seat].plate.bottom + BELOW_PLATE * self.u
        x = self.felt.x if spot is Spot.LEFT else self.felt.right - deep
        return Box(x, y, deep, (2 * SIDE_STEP + 1) * h * CARD_RATIO)

    def _crosswise(self, pile: PileSpot, index: int, count: int) -> Pose:
        h, w = pile.box.h, pile.box.w
        x = pile.box.right + CROSSWISE_OUT * w - h / 2
        step = CROSSWISE_STEP * h
        if pile.upwards:
            y = pile.box.bottom - w / 2 - (count - 1 - index) * step
        else:
            y = pile.box.y + w / 2 + index * step
        return Pose(x, y, h, -90.0)

    def _at_group(self, slots: tuple[int, ...], capacity: int) -> Pose:
        boxes = [self.slot(slot, capacity) for slot in slots]
        if not boxes:
            return Pose(self.grid.cx, self.grid.cy, self.h_table)
        last = max(boxes, key=lambda box: (box.y, box.x))
        h = last.h
        y = min(last.cy + 0.16 * h, self.felt.bottom - h / 2)
        return Pose(last.cx + 0.22 * last.w, y, h)

    def sum_box(self, group: AtGroup, w: float, h: float) -> Box:
        """Return where the sum of a group is shown, `w` by `h`: amid it, away from indices."""
        boxes = [self.slot(slot, group.capacity) for slot in group.slots] or [self.grid]
        cx = (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2
        low = max(boxes, key=lambda box: box.y)
        cy = low.y + (_CLEAR_FROM + _CLEAR_TO) / 2 * low.h
        inside = self.felt.inset(8 * self.u)
        x = max(inside.x, min(cx - w / 2, inside.right - w))
        y = max(inside.y, min(cy - h / 2, self.tray.y - 4 * self.u - h))
        return Box(x, y, w, h)

    def drawn_name(self, seat: Seat) -> Box:
        """Return the line for the name below the card that a seat has drawn."""
        box = self._before(seat).box
        w = min(2 * (box.cx - self.felt.x), 2 * (self.felt.right - box.cx), 3 * box.w)
        return Box.around(box.cx, box.bottom + 6 * self.u + self._name_h / 2, w, self._name_h)

    @property
    def _name_h(self) -> float:
        return 16 * self.sizes.t * 1.25

    def _before(self, seat: Seat) -> Pose:
        grid = self.grid
        h = max(1.0, min(self.h_table, self.h_hand - self._name_h - 6 * self.u))
        side = h * CARD_RATIO / 2
        match self.seats[seat].spot:
            case Spot.BOTTOM:
                return Pose(self.hand.cx, self.hand.y + h / 2, h)
            case Spot.TOP:
                return Pose(grid.cx, grid.y + h / 2, h)
            case Spot.LEFT:
                return Pose(grid.x + side, grid.cy, h)
            case Spot.RIGHT:
                return Pose(grid.right - side, grid.cy, h)


def _place_in_two_rows(slot: int) -> tuple[int, int]:
    """Row and column of a slot; columns beyond the grid go on at the right, then the left."""
    if slot < GRID_SLOTS:
        return _SLOT_ORDER[slot]
    pair, row = divmod(slot - GRID_SLOTS, 2)
    reach = pair // 2
    return row, GRID_COLUMNS + reach if pair % 2 == 0 else -1 - reach


def _reading_order(capacity: int) -> list[int]:
    """The slots from left to right, the upper before the lower."""
    return sorted(range(capacity), key=lambda slot: _place_in_two_rows(slot)[::-1])
