"""What can be pressed or read on the table: one list for mouse, keys, log and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from escoba import words
from escoba.engine import Card, Seat
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.ui.geometry import Box
from escoba.ui.scene import Element
from escoba.ui.selection import Selection
from escoba.ui.table.model import TableModel
from escoba.ui.table.phrases import last_deal_label, stock_label
from escoba.ui.table.picture import TablePicture
from escoba.ui.widgets import Button

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def elements(
    picture: TablePicture,
    model: TableModel,
    selection: Selection,
    buttons: Sequence[Button],
    focus: str | None,
    turn: Seat | None,
) -> list[Element]:
    """Return all elements in focus order: hand, table, tray, rail, then what can only be read.

    turn: the seat that ponders its play now
    """
    kind = picture.kit.cards.kind
    found = [
        Element(
            f"hand:{card}",
            "card",
            words.card_name(card, kind),
            _lifted(picture, model, selection, card),
            focused=focus == f"hand:{card}",
            selected=card == selection.card,
        )
        for card in model.hand_of(picture.bottom)
    ]
    for card in sorted(model.slots, key=lambda c: model.slots[c]):
        found.append(
            Element(
                f"table:{card}",
                "card",
                words.card_name(card, kind),
                visible_part(picture, model, card),
                focused=focus == f"table:{card}",
                selected=card in selection.chosen,
            )
        )
    for button in buttons:
        found += button.elements(focus == button.id)
    found += _piles(picture, model, focus)
    found += _seats(picture, model, turn)
    if model.stock_count or model.is_last_deal:
        label = stock_label(model.stock_count) if model.stock_count else last_deal_label()
        found.append(Element("stock", "stock", label, picture.table.stock))
    return found


def _lifted(picture: TablePicture, model: TableModel, selection: Selection, card: Card) -> Box:
    box = picture.cards.hand_box(model, card)
    return box.moved(0, -picture.table.lift) if card == selection.card else box


def visible_part(picture: TablePicture, model: TableModel, card: Card) -> Box:
    """Return the part of a table card that no other card covers."""
    box = picture.cards.slot_box(model, card)
    if model.capacity <= 12:
        return box
    right = box.right
    for other in model.slots:
        there = picture.cards.slot_box(model, other)
        if abs(there.y - box.y) < 1 and box.x < there.x < right:
            right = there.x
    return box._replace(w=right - box.x)


def _piles(picture: TablePicture, model: TableModel, focus: str | None) -> list[Element]:
    found = []
    for side in picture.order:
        count, name = len(model.piles[side]), picture.sides.label(side)
        label = ngettext("{side}: pile of {n} card", "{side}: pile of {n} cards", count).format(
            side=name, n=count
        )
        found.append(
            Element(
                f"pile:{side}",
                "pile",
                label,
                picture.table.piles[side].block,
                enabled=count > 0,
                focused=focus == f"pile:{side}",
            )
        )
    return found


def _seats(picture: TablePicture, model: TableModel, turn: Seat | None) -> list[Element]:
    found = []
    for seat, spot in picture.table.seats.items():
        count = len(model.hands[seat])
        name = picture.phrases.plate_name(seat)
        label = ngettext("{player}: {n} card", "{player}: {n} cards", count)
        label = label.format(player=name, n=count)
        if model.dealer == seat:
            label = _("{player}, dealer").format(player=label)
        found.append(
            Element(
                f"seat:{seat}",
                "seat",
                label,
                spot.plate,
                selected=turn == seat,
                value=picture.phrases.plate_detail(seat, acts=turn == seat),
            )
        )
    return found


def focusable(found: Sequence[Element]) -> list[Element]:
    """Return the elements that can have the keyboard focus."""
    return [e for e in found if e.enabled and e.role in ("card", "button", "pile")]


def next_focus(found: Sequence[Element], focus: str | None, step: int) -> str | None:
    """Return the element that Tab goes to (`step` 1, or -1 backwards)."""
    ids = [element.id for element in focusable(found)]
    if not ids:
        return None
    if focus not in ids:
        return ids[0 if step > 0 else -1]
    return ids[(ids.index(focus) + step) % len(ids)]


def towards(found: Sequence[Element], focus: str | None, arrow: str) -> str | None:
    """Return the element that an arrow key goes to: the nearest in that direction."""
    dx, dy = _ARROWS[arrow]
    there = focusable(found)
    here = next((e for e in there if e.id == focus), None)
    if here is None:
        return there[0].id if there else None
    best: tuple[float, str] | None = None
    for element in there:
        x, y = element.box.cx - here.box.cx, element.box.cy - here.box.cy
        along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if element.id == here.id or along <= 1:
            continue
        cost = along + 2.5 * aside
        if best is None or cost < best[0]:
            best = (cost, element.id)
    return best[1] if best is not None else focus
