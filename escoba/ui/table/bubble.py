"""The bubble of a remark: beside the plate of who speaks, and over nothing that matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from escoba.engine import Seat
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.table.laid import LaidCards
from escoba.ui.table.model import TableModel
from escoba.ui.table.places import Spot
from escoba.ui.table.poses import SeatSpot, TableLayout
from escoba.ui.table.seats import SeatPainter
from escoba.ui.table.talk import Remark

# The largest widths of the text, in layout units: one line where there is room, else more.
_WIDTHS: Final = (330.0, 190.0, 140.0, 104.0)
_PAD_X, _PAD_Y, _AWAY = 12.0, 7.0, 12.0
_CLEAR = 5.0
"""Layout units between the bubble and anything else."""


class _Place(NamedTuple):
    """The box of a bubble, its lines and the size of their text in pixels."""

    box: Box
    lines: list[str]
    px: int


class RemarkPainter:
    """Finds a free place for remarks at one table and draws them there."""

    def __init__(self, kit: Kit, seats: SeatPainter) -> None:
        self.kit, self.seats = kit, seats
        self._kept: tuple[Remark, TableLayout, _Place | None] | None = None

    def taken(
        self, table: TableLayout, cards: LaidCards, model: TableModel, viewer: Seat | None
    ) -> list[Box]:
        """Return everything that a remark may not cover."""
        u = table.u
        found = [table.tray, table.hand.grow(table.lift), table.stock, table.stock_label]
        found += [cards.slot_box(model, card) for card in model.slots]
        for pile in table.piles.values():
            # Above or below stands whose it is, or how many escobas there are.
            found.append(pile.block._replace(y=pile.block.y - 18 * u, h=pile.block.h + 36 * u))
        for seat, spot in table.seats.items():
            found.append(spot.plate)
            if spot.spot is not Spot.BOTTOM:
                found.append(table.backs(seat))
            caption = model.captions.get(seat)
            if caption is not None and seat != viewer:
                found.append(self.seats.caption_box(spot, caption))
        return found

    def place(self, table: TableLayout, remark: Remark, taken: Sequence[Box]) -> _Place | None:
        """Return where and how a remark is written; None when no place is free.

        It does not move: where something else comes to lie it gives way.
        """
        kept = self._kept
        if kept is None or kept[0] is not remark or kept[1] is not table:
            found = self._free_place(table, remark, taken)
        else:
            found = kept[2]
            if found is not None and not self._is_free(table, remark.seat, found.box, taken):
                found = None
        self._kept = remark, table, found
        return found

    def _is_free(self, table: TableLayout, seat: Seat, box: Box, taken: Sequence[Box]) -> bool:
        clear, plate = box.grow(_CLEAR * table.u), table.seats[seat].plate
        inside = table.felt.inset(8 * table.u).contains(box)
        return inside and not any(clear.overlaps(one) for one in taken if one is not plate)

    def _free_place(
        self, table: TableLayout, remark: Remark, taken: Sequence[Box]
    ) -> _Place | None:
        kit, u = self.kit, table.u
        px = kit.sizes.text(theme.SMALL)
        spot = table.seats[remark.seat]
        for width in _WIDTHS:
            lines = kit.text.wrap(remark.text, px, width * max(u, px / theme.SMALL), "italic")
            w = max(kit.text.width(line, px, "italic") for line in lines) + 2 * _PAD_X * u
            h = len(lines) * kit.text.line_height(px) + 2 * _PAD_Y * u
            for box in _beside(spot, w, h, u):
                if self._is_free(table, remark.seat, box, taken):
                    return _Place(box, lines, px)
        return None

    def draw(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        remark: Remark,
        taken: Sequence[Box],
        strength: float,
    ) -> None:
        """Draw a remark as clearly as `strength` says, if a place for it is free."""
        found = self.place(table, remark, taken)
        if found is None:
            return
        box, lines, px = found
        kit, u = self.kit, table.u
        plate = table.seats[remark.seat].plate
        area = pygame.Rect(box.grow(14 * u).px()).clip(surface.get_rect())
        before = surface.subsurface(area).copy() if strength < 1 else None
        kit.paint.shadow(surface, box, radius=12 * u, blur=4 * u, offset=2 * u, strength=0.3)
        for reach, size in ((3.0, 9.0), (8.0, 5.0)):
            kit.paint.disc(surface, _towards(box, plate, reach * u), size * u / 2, theme.PAPER)
        kit.paint.fill(surface, box, theme.PAPER, radius=12 * u)
        step = kit.text.line_height(px)
        y = box.cy - step * (len(lines) - 1) / 2
        for line in lines:
            at = (box.x + _PAD_X * u, y)
            kit.text.draw(surface, line, at, px, theme.INK, "italic")
            y += step
        if before is not None:
            before.set_alpha(round(255 * (1 - strength)))
            surface.blit(before, area)


def _beside(spot: SeatSpot, w: float, h: float, u: float) -> Iterator[Box]:
    """Yield where a bubble of that size can be, next to a plate: the best place first."""
    plate, away = spot.plate, _AWAY * u
    right = Box(plate.right + away, plate.cy - h / 2, w, h)
    left = Box(plate.x - away - w, plate.cy - h / 2, w, h)
    below = Box(plate.x, plate.bottom + away, w, h)
    below_right = below._replace(x=plate.right - w)
    above = Box(plate.x, plate.y - away - h, w, h)
    above_right = above._replace(x=plate.right - w)
    # From the middle of the plate's end up and down.
    steps = [part * (plate.h / 2 + h / 2) for part in (0.0, -0.5, -0.9, 0.5, 0.9)]
    match spot.spot:
        case Spot.TOP:
            yield from (right, below, left, below_right)
        case Spot.LEFT:
            yield from (right.moved(0, step) for step in steps)
            yield from (above, below)
        case Spot.RIGHT:
            yield from (left.moved(0, step) for step in steps)
            yield from (above_right, below_right)
        case Spot.BOTTOM:
            yield from (above, right)


def _towards(box: Box, plate: Box, reach: float) -> tuple[float, float]:
    """Return the point just outside a bubble, on the side of the plate."""
    if box.x >= plate.right:
        return box.x - reach, plate.cy
    if box.right <= plate.x:
        return box.right + reach, plate.cy
    x = min(max(box.x + 0.2 * box.w, plate.x), box.right)
    return (x, box.y - reach) if box.y >= plate.bottom else (x, box.bottom + reach)
