"""The cards that lie on the table and in the hand at the bottom: where they are, how they look."""

from __future__ import annotations

from collections.abc import Container

import pygame

from escoba.engine import Card, Seat
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input_bindings import HAND, LOWER, UPPER, Command
from escoba.ui.input_caps import draw_cap
from escoba.ui.kit import Kit
from escoba.ui.table.art import CardArt
from escoba.ui.table.choreography import Back, Thing
from escoba.ui.table.model import TableModel
from escoba.ui.table.places import InHand, InSlot
from escoba.ui.table.poses import TableLayout
from escoba.ui.table.view import TableView


class LaidCards:
    """Finds and draws the cards of one table layout.

    bottom: the seat at the bottom of the picture
    """

    def __init__(self, kit: Kit, art: CardArt, table: TableLayout, bottom: Seat) -> None:
        self.kit, self.art, self.table, self.bottom = kit, art, table, bottom

    # Where cards are

    def hand_box(self, model: TableModel, card: Card) -> Box:
        """Return the box in which a hand card can be pressed, lifted or not."""
        hand = model.hands[self.bottom]
        pose = self.table.pose(InHand(self.bottom, hand.index(card), len(hand)))
        return self.art.box(pose)

    def slot_box(self, model: TableModel, card: Card) -> Box:
        """Return the box of a table card."""
        return self.art.box(self.table.pose(InSlot(model.slots[card], model.capacity)))

    def table_order(self, model: TableModel) -> list[Card]:
        """Return the table cards from back to front."""
        return sorted(model.slots, key=lambda card: self.slot_box(model, card)[:2][::-1])

    def card_at(self, model: TableModel, x: float, y: float) -> Card | None:
        """Return the table card in sight at a point."""
        for card in reversed(self.table_order(model)):
            if self.slot_box(model, card).holds(x, y):
                return card
        return None

    # Drawing

    def draw_table(
        self,
        surface: pygame.Surface,
        model: TableModel,
        view: TableView,
        flying: Container[Thing],
    ) -> None:
        """Draw the table cards that do not move, with what is chosen, offered and fresh."""
        order = [card for card in self.table_order(model) if card not in flying]
        raised = next((card for card in order if view.hover == f"table:{card}"), None)
        if raised is not None and model.capacity > 12:
            order.remove(raised)
            order.append(raised)
        selection = view.selection
        offered = selection.offered
        dims = selection.card is not None and bool(selection.captures())
        for card in order:
            pose = self.table.pose(InSlot(model.slots[card], model.capacity))
            lift = view.lifts.get(card, 0.0) * 6 * self.table.u
            chosen = card in selection.chosen
            self.art.draw(
                surface,
                card,
                pose._replace(y=pose.y - lift),
                ring="chosen" if chosen else "offered" if card in offered else None,
                tick=chosen,
                dimmed=dims and not chosen and card not in offered,
                lifted=chosen,
                focused=view.focus == f"table:{card}",
            )
            if card in model.fresh and not (chosen or card in offered or view.caps):
                self._fresh_mark(surface, self.art.box(pose))
        if view.caps and model.capacity <= 12:
            for card in order:
                cap = view.caps.get(self.slot_command(model, card), "")
                self._cap(surface, cap, self.slot_box(model, card))

    def slot_command(self, model: TableModel, card: Card) -> Command:
        """Return the command that presses the slot in which a card lies."""
        grid = self.table.grid
        box = self.slot_box(model, card)
        row = UPPER if box.cy < grid.cy else LOWER
        step = grid.w / len(row)
        return row[min(len(row) - 1, max(0, int((box.cx - grid.x) / step)))]

    def _fresh_mark(self, surface: pygame.Surface, box: Box) -> None:
        """A quiet line under the card that was laid last."""
        u = self.table.u
        line = Box(box.cx - box.w * 0.22, box.bottom + 3 * u, box.w * 0.44, 3 * u)
        self.kit.paint.fill(surface, line, theme.CHALK, radius=1.5 * u)

    def draw_hand(
        self,
        surface: pygame.Surface,
        model: TableModel,
        view: TableView,
        flying: Container[Thing],
    ) -> None:
        """Draw the hand at the bottom, chosen cards raised, backs where it may not be seen."""
        hand = model.hands[self.bottom]
        selection = view.selection
        for index, card in enumerate(hand):
            if (card if card is not None else Back(self.bottom, index)) in flying:
                continue
            pose = self.table.pose(InHand(self.bottom, index, len(hand)))
            if card is None:
                self.art.draw(surface, None, pose)
                continue
            lift = view.lifts.get(card, 0.0) * self.table.lift
            chosen = card == selection.card
            raised = pose._replace(y=pose.y - lift)
            self.art.draw(
                surface,
                card,
                raised,
                ring="chosen" if chosen else "offered" if card in selection.fitting else None,
                lifted=lift > 0,
                focused=view.focus == f"hand:{card}",
            )
            if view.caps:
                self._cap(surface, view.caps.get(HAND[index], ""), self.art.box(raised))

    def _cap(self, surface: pygame.Surface, cap: str, box: Box) -> None:
        """The cap of the key that presses a card."""
        if cap:
            draw_cap(surface, self.kit, cap, (box.cx, box.bottom))
