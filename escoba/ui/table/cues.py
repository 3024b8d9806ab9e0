"""What is shown besides cards while something happens: sums, names, rings, the celebration."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from escoba import words
from escoba.engine import CardSet, Side
from escoba.ui import theme
from escoba.ui.kit import Kit
from escoba.ui.table.art import CardArt
from escoba.ui.table.celebration import CelebrationPainter
from escoba.ui.table.choreography import Celebration, DrawShown, PileRing, SumShown
from escoba.ui.table.model import TableModel
from escoba.ui.table.places import BeforeSeat, InSlot
from escoba.ui.table.poses import CORNER, TableLayout
from escoba.ui.table.seats import SeatPainter
from escoba.ui.table.timeline import Showing

_RING = 4.5  # u


class CuePainter:
    """Draws the cues of one table over its cards."""

    def __init__(self, kit: Kit, art: CardArt, seats: SeatPainter) -> None:
        self.kit, self.art, self.seats = kit, art, seats
        self.celebration = CelebrationPainter(kit)

    def clear(self) -> None:
        """Forget the pictures of another size."""
        self.celebration.clear()

    def draw(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        model: TableModel,
        cue: Showing,
        point_at: Callable[[Side], tuple[float, float]],
    ) -> None:
        """Draw one cue; `point_at` tells where a side's point for an escoba pops up."""
        match cue.what:
            case SumShown() as shown:
                # Longer than over the group it stays in the tray.
                if cue.elapsed_ms < shown.over_group_ms:
                    self._sum(surface, table, model, shown)
            case DrawShown() as drawn:
                self._draw_for_deal(surface, table, drawn)
            case PileRing(side):
                self.seats.pile_ring(surface, table.piles[side], cue.part)
            case Celebration(side, escobas):
                at = point_at(side)
                self.celebration.draw(surface, table, cue.elapsed_ms, escobas, at)

    def _sum(
        self, surface: pygame.Surface, table: TableLayout, model: TableModel, shown: SumShown
    ) -> None:
        """The group that is taken, outlined if nothing moves; over it the sum of an escoba.

        The tray shows any sum, card by card; a second time only what is worth a celebration.
        """
        kit, u = self.kit, table.u
        if kit.reduced_motion:
            for card in shown.cards:
                if card in model.slots:
                    pose = table.pose(InSlot(model.slots[card], model.capacity))
                    box = self.art.box(pose)
                    kit.paint.ring(surface, box, radius=CORNER * box.h, width=_RING * u)
        if not model.table <= CardSet.of(shown.cards):
            return
        total = sum(card.value for card in shown.cards)
        text = f"{words.sum_text(shown.cards)} = {total}"
        px = kit.sizes.text(theme.BUTTON_BIG)
        w = kit.text.width(text, px, "black") + 40 * u
        box = table.sum_box(shown.group, w, px * 1.9)
        kit.paint.shadow(surface, box, radius=10 * u, blur=6 * u, offset=3 * u, strength=0.45)
        kit.paint.fill(
            surface, box, theme.WOOD_DARK, radius=10 * u, border=theme.WOOD_LIGHT, width=2 * u
        )
        kit.text.draw(surface, text, (box.cx, box.cy), px, theme.SAFFRON, "black", align="centre")

    def _draw_for_deal(self, surface: pygame.Surface, table: TableLayout, drawn: DrawShown) -> None:
        """Whose each drawn card is, and the ring of those that decide."""
        if not drawn.event.rounds:
            return
        u = table.u
        for seat, _card in drawn.event.rounds[drawn.round]:
            pose = table.pose(BeforeSeat(seat))
            if seat in drawn.marked:
                box = self.art.box(pose).grow(1.5 * u)
                radius = CORNER * pose.h + 1.5 * u
                self.kit.paint.ring(surface, box, radius=radius, width=_RING * u)
            self.seats.name(surface, seat, table.drawn_name(seat))
