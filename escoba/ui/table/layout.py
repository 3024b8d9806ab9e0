"""Where everything of the card table lies at any window size; pure, in floating pixels.

The numbers are shares of the window's height H or multiples of the layout unit u, which is one
pixel in a window of 1280x720 (wide) or 800x600 (compact).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from escoba.engine import Seat, Side
from escoba.ui.geometry import Box
from escoba.ui.table.places import Spot, spot_of
from escoba.ui.table.poses import (
    BELOW_PLATE,
    CARD_RATIO,
    CROSSWISE_OUT,
    CROSSWISE_SHOWN,
    CROSSWISE_STEP,
    FAR_STEP,
    GRID_H,
    GRID_W,
    SIDE_STEP,
    PileSpot,
    SeatSpot,
    TableLayout,
)
from escoba.ui.theme import Sizes


@dataclass(frozen=True, slots=True)
class _Shares:
    """Shares of the window's height, and measures in u, that differ by kind of layout."""

    far_end: float
    grid_top: float
    grid_end: float
    tray_top: float
    hand_top: float
    h_hand: float
    h_table: float
    h_side: float
    h_pile: float
    h_far_pile: float
    h_stock: float
    tray: tuple[float, float]
    plate: tuple[float, float]
    side_plate: float
    edge: float  # from the felt's edge to the plates of the near and the far seat
    pile_right: float  # from the felt's right edge to the own pile's left


_WIDE = _Shares(
    far_end=0.122, grid_top=0.128, grid_end=0.561, tray_top=0.589, hand_top=0.717,
    h_hand=0.239, h_table=0.2056, h_side=0.133, h_pile=0.156, h_far_pile=0.121, h_stock=0.139,
    tray=(656, 56), plate=(208, 48), side_plate=128, edge=28, pile_right=188,
)  # fmt: skip
_COMPACT = _Shares(
    far_end=0.174, grid_top=0.182, grid_end=0.581, tray_top=0.600, hand_top=0.722,
    h_hand=0.240, h_table=0.187, h_side=0.107, h_pile=0.150, h_far_pile=0.119, h_stock=0.137,
    tray=(672, 48), plate=(152, 46), side_plate=124, edge=14, pile_right=132,
)  # fmt: skip

# From the felt's edge to what must stay clear of the line along it, with the ring of a plate
# whose turn it is, and of what lies in the grid.
_RIM, _ABOVE_GRID = 12.0, 5.0


def layout(
    size: tuple[int, int],
    seats: int,
    *,
    viewer: Seat = 0,
    partners: bool = False,
    text_scale: float = 1.0,
    card_size: float = 1.0,
) -> TableLayout:
    """Return the layout of a table with `seats` seats in a window of `size` pixels.

    viewer: the seat at the bottom
    text_scale: the player's own factor, 1 to 2
    card_size: factor of all cards, 0.85 to 1
    """
    sizes = Sizes(max(1, size[0]), max(1, size[1]), text_scale)
    return _Builder(sizes, seats, viewer, partners, card_size).build()


class _Builder:
    """The steps of `layout`, which share the measures of one window."""

    def __init__(
        self, sizes: Sizes, seats: int, viewer: Seat, partners: bool, card_size: float
    ) -> None:
        self.sizes, self.seats, self.viewer, self.partners = sizes, seats, viewer, partners
        self.W, self.H, self.u = float(sizes.width), float(sizes.height), sizes.u
        self.k = _WIDE if sizes.wide else _COMPACT
        self.user = sizes.user if sizes.wide else min(sizes.user, 1.25)
        self.felt, self.rail = self._felt_and_rail()
        self.has_sides = seats > 2
        self.card_size = card_size
        # What stands beside the grid needs room; the far left and right of it are equal.
        column = (116.0 if self.has_sides or sizes.wide else 84.0) * self.u
        self.h_table = min(self.k.h_table * self.H * card_size, (self.felt.w - 2 * column) / GRID_W)
        top, end = self.k.grid_top * self.H, self.k.grid_end * self.H
        w = self.h_table * GRID_W
        self.grid = Box(self.felt.cx - w / 2, top, w, max(end - top, self.h_table * GRID_H))
        self.margin = self.grid.x - self.felt.x
        self.h_hand = self._hand_height()

    def _felt_and_rail(self) -> tuple[Box, Box]:
        u, w, h = self.u, self.W, self.H
        if self.sizes.wide:
            rail_w = 264 * u * max(1.0, 0.85 * self.user)
            rail = Box(w - 16 * u - rail_w, 16 * u, rail_w, h - 32 * u)
            return Box(12 * u, 12 * u, rail.x - 32 * u, h - 24 * u), rail
        bar = 52 * u
        return Box(8 * u, bar, w - 16 * u, h - bar - 6 * u), Box(8 * u, 4 * u, w - 16 * u, 44 * u)

    def _hand_height(self) -> float:
        h = min(self.k.h_hand * self.H * self.card_size, 1.3 * self.h_table)
        beside = max(self.k.edge + self.k.plate[0] + 12, self.k.pile_right + 12) * self.u
        room = self.felt.w - 2 * beside - 2 * 16 * self.u
        return min(h, room / 3 / CARD_RATIO)

    def _plate_height(self) -> float:
        h = self.k.plate[1] * self.u * max(1.0, 0.9 * self.user)
        # What can be pressed is 44 pixels high in any window that is not tiny.
        return max(h, 44.0) if self.H >= 560 else h

    def build(self) -> TableLayout:
        k, u = self.k, self.u
        piles = self._piles()
        hand_w = 3 * self.h_hand * CARD_RATIO + 2 * 16 * u
        hand = Box(self.felt.cx - hand_w / 2, k.hand_top * self.H, hand_w, self.h_hand)
        tray_h = min(k.tray[1] * u * self.user, hand.y - 18 * u - 6 * u - k.tray_top * self.H)
        tray_w = min(self.felt.w - 24 * u, k.tray[0] * u * self.user)
        tray = Box(self.felt.cx - tray_w / 2, k.tray_top * self.H, tray_w, max(1.0, tray_h))
        stock, stock_label = self._stock(tray, hand)
        seats = {
            seat: self._seat(seat, tray, hand, piles, max(stock.bottom, stock_label.bottom))
            for seat in range(self.seats)
        }
        return TableLayout(
            sizes=self.sizes,
            viewer=self.viewer,
            felt=self.felt,
            rail=self.rail,
            grid=self.grid,
            tray=tray,
            hand=hand,
            stock=stock,
            stock_label=stock_label,
            seats=seats,
            piles=piles,
            h_hand=self.h_hand,
            h_table=self.h_table,
            h_side=self._side_height(),
        )

    def _side(self, seat: Seat) -> Side:
        return seat % 2 if self.partners else seat

    def _side_height(self) -> float:
        far = self.k.far_end * self.H - self.felt.y
        widest = 0.16 * self.felt.w / CARD_RATIO
        return max(
            1.0, min(self.k.h_side * self.H * self.card_size, 2 * (far - 14 * self.u), widest)
        )

    def _seat(
        self,
        seat: Seat,
        tray: Box,
        hand: Box,
        piles: Mapping[Side, PileSpot],
        stock_end: float,
    ) -> SeatSpot:
        k, u, felt = self.k, self.u, self.felt
        spot = spot_of(seat, self.seats, self.viewer)
        plate_h = self._plate_height()
        edge = k.edge * u
        if spot is Spot.BOTTOM:
            w = min(k.plate[0] * u, hand.x - felt.x - edge - 4 * u)
            plate = Box(felt.x + edge, felt.bottom - 20 * u - plate_h, w, plate_h)
            if not self.sizes.wide:
                plate = plate.moved(0, 6 * u)
            above = stock_end if self.has_sides else tray.bottom
            top = max(above + 4 * u, plate.y - 10 * u - 2 * 36 * u)
            caption = Box(plate.x, top, w, max(1.0, plate.y - 8 * u - top))
            return SeatSpot(seat, spot, plate, caption)
        if spot is Spot.TOP:
            return self._far_seat(seat, plate_h, piles)
        w = min(k.side_plate * u, self.margin - 22 * u)
        y = self._side_plate_top()
        x = felt.x + 13 * u if spot is Spot.LEFT else felt.right - 13 * u - w
        plate = Box(x, y, w, plate_h)
        backs_h = (2 * SIDE_STEP + 1) * self._side_height() * CARD_RATIO
        top = plate.bottom + BELOW_PLATE * u + backs_h + 5 * u
        caption = Box(x - 4 * u, top, w + 8 * u, max(1.0, tray.y - 6 * u - top))
        return SeatSpot(seat, spot, plate, caption)

    def _side_plate_top(self) -> float:
        pile_end = self.felt.y + (16 * self.u if self.sizes.wide else 12 * self.u)
        # Below the pile of partners stands whose it is.
        gap = (22 if self.partners else 12) if self.sizes.wide else 8
        return pile_end + 1.32 * self._far_pile_height() + gap * self.u

    def _far_seat(self, seat: Seat, plate_h: float, piles: Mapping[Side, PileSpot]) -> SeatSpot:
        k, u, felt = self.k, self.u, self.felt
        end = self.grid.y - _ABOVE_GRID * u
        along = (2 * FAR_STEP + 1) * self._side_height() * CARD_RATIO
        backs_x, backs_right = felt.cx - along / 2, felt.cx + along / 2
        top = felt.y + _RIM * u
        h = max(1.0, min(plate_h, end - top))
        # A little lower where there is room.
        y = min(felt.y + 24 * u, end - h) if self.sizes.wide and not self.has_sides else top
        if self.has_sides:
            left = felt.x + self._side_column(piles)
            w = min(k.plate[0] * u, backs_x - 12 * u - left)
            w = max(1.0, w)
            plate = Box(backs_x - 12 * u - w, y, w, h)
            x = backs_right + 12 * u
            side = self._side(seat)
            own = piles[side].block if side in piles and not self.partners else None
            if own is not None:
                x = own.right + 12 * u
            right = felt.right - self._side_column(piles)
        else:
            w = max(1.0, min(k.plate[0] * u, backs_x - felt.x - k.edge * u - 12 * u))
            plate = Box(felt.x + k.edge * u, y, w, h)
            x = backs_right + 12 * u
            right = min(pile.block.x for pile in piles.values() if not pile.upwards) - 12 * u
        high = top - 3 * u
        caption = Box(x, high, max(1.0, right - x), max(1.0, self.grid.y - 3 * u - high))
        return SeatSpot(seat, Spot.TOP, plate, caption)

    def _side_column(self, piles: Mapping[Side, PileSpot]) -> float:
        """Width at the felt's left and right that the piles in its far corners cover."""
        right = max(pile.block.right for pile in piles.values() if not pile.upwards)
        left = max(pile.block.x for pile in piles.values() if not pile.upwards)
        return right - left + self.felt.right - right + 10 * self.u

    def _far_pile_height(self) -> float:
        """Height of the pile in a far corner: it must fit beside the grid."""
        widest = (self.margin - 24 * self.u) / (1 + CROSSWISE_OUT) / CARD_RATIO
        return max(1.0, min(self.k.h_far_pile * self.H * self.card_size, widest))

    def _piles(self) -> dict[Side, PileSpot]:
        sides = 2 if self.partners else self.seats
        own = self._side(self.viewer)
        found = {own: self._own_pile(own)}
        for seat in range(self.seats):
            side = self._side(seat)
            if side in found:
                continue
            spot = spot_of(seat, self.seats, self.viewer)
            if self.partners or self.seats == 2 or spot is Spot.RIGHT:
                found[side] = self._corner_pile(side, right=True)
            elif spot is Spot.LEFT:
                found[side] = self._corner_pile(side, right=False)
            else:
                found[side] = self._far_pile(side)
        return {side: found[side] for side in range(sides)}

    def _own_pile(self, side: Side) -> PileSpot:
        k, u, felt = self.k, self.u, self.felt
        h = k.h_pile * self.H * self.card_size
        x = felt.right - k.pile_right * u
        w_max = (felt.right - 12 * u - x) / (1 + CROSSWISE_OUT)
        h = min(h, w_max / CARD_RATIO)
        bottom = felt.bottom - (20 if self.sizes.wide else 19) * u
        box = Box(x, bottom - h, h * CARD_RATIO, h)
        over = (CROSSWISE_SHOWN - 1) * CROSSWISE_STEP * h + box.w - h
        block = Box(x, box.y - max(0.0, over), box.w * (1 + CROSSWISE_OUT), h + max(0.0, over))
        return PileSpot(side, box, block, upwards=True)

    def _corner_pile(self, side: Side, *, right: bool) -> PileSpot:
        u, felt = self.u, self.felt
        h = self._far_pile_height()
        w = h * CARD_RATIO
        block_w = w * (1 + CROSSWISE_OUT)
        inside = min(34 * u, self.margin - block_w - 10 * u) if self.sizes.wide else 14 * u
        x = felt.right - inside - block_w if right else felt.x + inside
        y = felt.y + (16 if self.sizes.wide else 12) * u
        return self._downwards(side, Box(x, y, w, h))

    def _far_pile(self, side: Side) -> PileSpot:
        """The pile of a single player at the far side: in the far band, right of the backs."""
        u, felt = self.u, self.felt
        top = felt.y + 9 * u
        room = self.grid.y - 3 * u - top
        h = max(1.0, min(self.k.h_far_pile * self.H * self.card_size, room / 1.29))
        x = felt.cx + 1.3 * self._side_height() * CARD_RATIO + 12 * u
        pile = self._downwards(side, Box(x, top, h * CARD_RATIO, h))
        # Small as it may be, it can be pressed.
        block = pile.block._replace(w=max(pile.block.w, 45 * u), h=max(pile.block.h, 44 * u))
        return replace(pile, block=block)

    @staticmethod
    def _downwards(side: Side, box: Box) -> PileSpot:
        over = (CROSSWISE_SHOWN - 1) * CROSSWISE_STEP * box.h + box.w - box.h
        block = Box(box.x, box.y, box.w * (1 + CROSSWISE_OUT), box.h + max(0.0, over))
        return PileSpot(side, box, block, upwards=False)

    def _stock(self, tray: Box, hand: Box) -> tuple[Box, Box]:
        k, u = self.k, self.u
        label_h = 16 * self.sizes.t * 1.3
        h = min(k.h_stock * self.H * self.card_size, (self.margin - 20 * u) / CARD_RATIO)
        if self.has_sides:
            # Under the left seat, below the tray, above the own plate and its caption.
            y = tray.bottom + 8 * u
            plate = self.felt.bottom - (20 if self.sizes.wide else 14) * u - self._plate_height()
            label_below = self.sizes.wide
            end = plate - 46 * u - (label_h + 6 * u if label_below else 0.0)
            h = max(1.0, min(h, end - y))
            cx = self.felt.x + max(12 * u + h * CARD_RATIO / 2, min(78 * u, self.margin / 2))
            if not label_below:
                x = self.felt.x + 14 * u
                stock = Box(x, y, h * CARD_RATIO, h)
                w = max(1.0, hand.x - stock.right - 12 * u)
                return stock, Box(stock.right + 6 * u, stock.cy - label_h / 2, w, label_h)
        else:
            y = 0.375 * self.H - (h + label_h) / 2
            cx = self.grid.x - max(min(self.margin / 2, 100 * u), h * CARD_RATIO / 2 + 10 * u)
        stock = Box(cx - h * CARD_RATIO / 2, y, h * CARD_RATIO, h)
        # The grid's lower corner is no neighbour of a stock that lies below the tray.
        right = hand.x if self.has_sides else self.grid.x
        label_w = min(100 * u, 2 * (cx - self.felt.x - 2 * u), 2 * (right - cx))
        label_w = max(stock.w, label_w)
        return stock, Box(cx - label_w / 2, stock.bottom + 6 * u, label_w, label_h)
