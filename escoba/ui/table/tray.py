"""The tray: the sum being made as chips, what is missing, and the buttons that finish it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from escoba.engine import Card
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.selection import FIFTEEN, Selection, State
from escoba.ui.table import phrases
from escoba.ui.theme import Colour, SideLook
from escoba.ui.widgets import Button, button_width

Act = Callable[[], None]

_LEAST_CHIP = 0.68  # smaller ones could not be read
_LEAST_FIGURES = 10  # px
_SUIT_STEP = 1.15  # from the symbol of a suit to its figure, by the size of the letters


@dataclass(frozen=True, slots=True)
class TrayView:
    """What the tray shows.

    chips: cards that are added up, the one from the hand first when `has_hand`
    total: their sum, or None to show none
    way: "1 of 3", or None
    bad: whether `message` tells of something refused
    look: the side whose mark stands before the message; dots: whether it thinks
    """

    message: str = ""
    chips: tuple[Card, ...] = ()
    has_hand: bool = False
    total: int | None = None
    way: tuple[int, int] | None = None
    bad: bool = False
    look: SideLook | None = None
    dots: bool = False


def view_of_selection(selection: Selection, kit: Kit) -> TrayView:
    """Return the tray of the seat that composes a play."""
    kind = kit.cards.kind
    if selection.refused is not None:
        text = phrases.refusal_note(selection.refused, kind)
        return _with_sum(selection, selection.refused.added or selection.cards, text, bad=True)
    message = phrases.hint_text(selection, kind)
    if selection.state is State.WARNED:
        return TrayView(message)
    return _with_sum(selection, selection.cards, message)


def view_with_message(selection: Selection, message: str) -> TrayView:
    """Return the tray with a passing sentence in place of what it tells about the sum.

    The play that is composed stays in sight.
    """
    return _with_sum(selection, selection.cards, message)


def _with_sum(
    selection: Selection, cards: tuple[Card, ...], message: str, *, bad: bool = False
) -> TrayView:
    return TrayView(
        message,
        cards,
        has_hand=bool(cards) and cards[0] == selection.card,
        total=sum(card.value for card in cards) if cards else None,
        way=selection.way,
        bad=bad,
    )


@dataclass(frozen=True, slots=True)
class TrayActs:
    """What the buttons of the tray do."""

    take: Act
    drop: Act
    clear: Act
    show: Act
    previous: Act
    following: Act


def tray_buttons(selection: Selection, box: Box, kit: Kit, acts: TrayActs) -> list[Button]:
    """Return the buttons that a selection offers, from the right; only legal moves have one."""
    wanted: list[tuple[str, str, Act, bool]] = []  # name, label, act, is the main one
    state = selection.state
    if state is State.WARNED:
        wanted = [
            ("drop", _("Drop anyway"), acts.drop, False),
            ("show", _("Show me"), acts.show, True),
        ]
    elif state is State.FULL:
        wanted = [("take", phrases.take_label(selection), acts.take, True)]
        if selection.can_drop:
            wanted.append(("drop", _("Drop it"), acts.drop, False))
    elif state is State.HAND:
        if selection.can_drop:
            wanted = [("drop", _("Drop it"), acts.drop, not selection.captures())]
    elif state in (State.PART, State.TABLE):
        wanted = [("clear", _("Clear"), acts.clear, False)]
        if selection.can_drop:
            wanted.append(("drop", _("Drop it"), acts.drop, False))
    u = kit.sizes.u
    buttons = []
    right = box.right - 10 * u
    height = box.h - 12 * u
    if box.h >= 44:
        height = max(height, 44.0)
    room = box.w * 0.58
    for name, label, act, main in wanted:
        least = (150 if main else 84) * u
        w = min(max(least, button_width(kit, label) + (16 * u if main else -8 * u)), room)
        place = Box(right - w, box.cy - height / 2, w, height)
        kind = "primary" if main else "outline"
        icon = "tick" if name == "take" else None
        buttons.append(
            Button(
                f"button:{name}",
                label,
                place,
                act,
                kind="primary" if kind == "primary" else "outline",
                icon=icon,
                size=theme.LABEL,
            )
        )
        right = place.x - 8 * u
        room -= w + 8 * u
    buttons.reverse()
    return _way_buttons(selection, box, kit, acts) + buttons


def _way_buttons(selection: Selection, box: Box, kit: Kit, acts: TrayActs) -> list[Button]:
    if selection.way is None or selection.state is State.WARNED:
        return []
    u = kit.sizes.u
    w = max(36 * u, min(44.0, box.h))
    left = Box(box.x + 4 * u, box.cy - w / 2, w, w)
    right = left.moved(w + _way_width(kit), 0)
    return [
        Button(
            "button:previous_way",
            _("Previous capture"),
            left,
            acts.previous,
            kind="plain",
            icon="chevron-left",
            icon_only=True,
        ),
        Button(
            "button:next_way",
            _("Next capture"),
            right,
            acts.following,
            kind="plain",
            icon="chevron-right",
            icon_only=True,
        ),
    ]


def _way_width(kit: Kit) -> float:
    px = kit.sizes.text(theme.SMALL)
    texts = [_way_text((3, 3)), _way_text((0, 3)), _("Capture")]
    return max(kit.text.width(text, px, "bold") for text in texts)


def _way_text(way: tuple[int, int]) -> str:
    index, count = way
    if index == 0:
        return ngettext("{n} way", "{n} ways", count).format(n=count)
    return _("{n} of {count}").format(n=index, count=count)


def draw_tray(
    surface: pygame.Surface, kit: Kit, box: Box, view: TrayView, buttons: Sequence[Button]
) -> None:
    """Draw the tray without its buttons; the sum shrinks to the room they leave."""
    u, text, sizes = kit.sizes.u, kit.text, kit.sizes
    kit.paint.shadow(surface, box, radius=12 * u, blur=5 * u, offset=3 * u, strength=0.4)
    kit.paint.fill(
        surface,
        box,
        theme.WOOD_DARK,
        radius=12 * u,
        border=theme.WOOD_LIGHT,
        width=max(1.0, 2 * u),
    )
    x = box.x + 22 * u
    right = box.right - 16 * u
    for button in buttons:
        if button.id == "button:next_way":
            x = button.place.right + 2 * u
        elif button.id != "button:previous_way":
            right = min(right, button.place.x - 12 * u)
    if view.way is not None and any(b.id == "button:next_way" for b in buttons):
        _draw_way(surface, kit, box, view.way, x)
        x += 12 * u
    if view.chips:
        x = _draw_sum(surface, kit, box, view, x, right)
    if view.look is not None:
        kit.paint.shape(surface, view.look.shape, (x + 6 * u, box.cy), 15 * u, view.look.light)
        x += 26 * u
    colour = theme.TERRA_LIGHT if view.bad else theme.CHALK
    message, room = view.message, right - x
    if not message or room <= 0:
        return
    px = sizes.text(theme.LABEL)
    lines = [message]
    if text.width(message, px, "bold") > room:
        px = max(round(sizes.text(theme.SMALL) * 0.93), 1)
        lines = text.wrap(message, px, room, "bold")[:2]
        lines = [text.ellipsis(line, px, room, "bold") for line in lines]
    step = px * 1.2
    y = box.cy - step * (len(lines) - 1) / 2
    for line in lines:
        text.draw(surface, line, (x, y), px, colour, "bold")
        y += step


def _draw_way(
    surface: pygame.Surface, kit: Kit, box: Box, way: tuple[int, int], right: float
) -> None:
    u, px = kit.sizes.u, kit.sizes.text(theme.SMALL)
    width = _way_width(kit)
    arrow = max(36 * u, min(44.0, box.h))
    cx = box.x + 4 * u + arrow + width / 2
    if box.h >= 52 * u and way[0]:
        kit.text.draw(
            surface, _("Capture"), (cx, box.cy - 0.62 * px), px, theme.CHALK_SOFT, align="centre"
        )
        y = box.cy + 0.7 * px
    else:
        y = box.cy
    kit.text.draw(surface, _way_text(way), (cx, y), px, theme.CHALK, "bold", align="centre")
    line = Box(right + 2 * u, box.y + 12 * u, max(1.0, u), box.h - 24 * u)
    kit.paint.fill(surface, line, theme.WOOD_LIGHT)


def _draw_sum(
    surface: pygame.Surface, kit: Kit, box: Box, view: TrayView, x: float, right: float
) -> float:
    """Draw the chips and their sum, smaller when room is short; return where they end."""
    needed = _sum_width(kit, view, 1.0)
    room = max(1.0, right - x)
    if view.message:
        room = max(room * 0.55, room - kit.sizes.text(theme.SMALL) * 6)
    part = min(1.0, room / needed)
    if part < _LEAST_CHIP:
        return _draw_plain_sum(surface, kit, box, view, x, room)
    for card_index, card in enumerate(view.chips):
        if card_index:
            x = _sign(surface, kit, "+", x, box, part)
        is_held = view.has_hand and card_index == 0
        x = draw_chip(surface, kit, card, x, box.cy, part, ringed=is_held)
    if view.total is None:
        return x
    x = _sign(surface, kit, "=", x, box, part)
    px = round(kit.sizes.text(30) * max(part, 0.7))
    x += kit.text.draw(surface, str(view.total), (x, box.cy), px, _sum_colour(view), "black")
    return x + 14 * kit.sizes.u


def _draw_plain_sum(
    surface: pygame.Surface, kit: Kit, box: Box, view: TrayView, x: float, room: float
) -> float:
    """The sum without paper round the cards, where chips would become too small to read."""
    labels = [phrases.card_short(card, kit.cards.kind) for card in view.chips]
    total = "" if view.total is None else str(view.total)
    text = " + ".join(labels) + " = " * bool(total) + total
    px = kit.sizes.text(theme.SECTION)
    while px > _LEAST_FIGURES and _plain_width(kit, text, len(labels), px) > room:
        px -= 1
    for index, (card, label) in enumerate(zip(view.chips, labels, strict=True)):
        if index:
            x += kit.text.draw(surface, " + ", (x, box.cy), px, theme.CHALK, "bold")
        icon = kit.cards.suit(card.suit, px)
        surface.blit(icon, (round(x), round(box.cy - icon.get_height() / 2)))
        x += px * _SUIT_STEP
        x += kit.text.draw(surface, label, (x, box.cy), px, theme.CHALK, "bold")
    if total:
        x += kit.text.draw(surface, " = ", (x, box.cy), px, theme.CHALK, "bold")
        x += kit.text.draw(surface, total, (x, box.cy), px, _sum_colour(view), "black")
    return x + 14 * kit.sizes.u


def _plain_width(kit: Kit, text: str, suits: int, px: int) -> float:
    return kit.text.width(text, px, "black") + suits * px * _SUIT_STEP


def _sum_colour(view: TrayView) -> Colour:
    """The colour of a sum: gold for fifteen, reddish for one that was refused."""
    if view.total == FIFTEEN:
        return theme.SAFFRON
    return theme.TERRA_LIGHT if view.bad else theme.CHALK


def _sum_width(kit: Kit, view: TrayView, part: float) -> float:
    u = kit.sizes.u
    chips = sum(chip_width(kit, card, part) for card in view.chips)
    signs = len(view.chips) * (18 * u + kit.sizes.text(20) * 0.6) * part
    return chips + signs + kit.sizes.text(30) * 1.3


def _sign(surface: pygame.Surface, kit: Kit, sign: str, x: float, box: Box, part: float) -> float:
    gap = 7 * kit.sizes.u * part
    px = max(1, round(kit.sizes.text(22) * part))
    width = kit.text.draw(surface, sign, (x + gap, box.cy), px, theme.CHALK, "bold")
    return x + width + 2 * gap


def chip_width(kit: Kit, card: Card, part: float = 1.0) -> float:
    """Return how wide the chip of a card is."""
    label = phrases.card_short(card, kit.cards.kind)
    px = max(1, round(kit.sizes.text(theme.SECTION) * part))
    return kit.text.width(label, px, "black") + kit.sizes.text(48) * part


def draw_chip(
    surface: pygame.Surface,
    kit: Kit,
    card: Card,
    x: float,
    cy: float,
    part: float = 1.0,
    *,
    ringed: bool = False,
) -> float:
    """Draw a small paper chip with suit and value, its left end at `x`; return its right end."""
    u = kit.sizes.u
    px = max(1, round(kit.sizes.text(theme.SECTION) * part))
    w = chip_width(kit, card, part)
    h = kit.sizes.text(35) * part
    place = Box(x, cy - h / 2, w, h)
    border = theme.SAFFRON if ringed else theme.LINE
    kit.paint.fill(
        surface,
        place,
        theme.PAPER,
        radius=6 * u,
        border=border,
        width=(3 if ringed else 1) * max(1.0, u),
    )
    icon = kit.cards.suit(card.suit, kit.sizes.text(22) * part)
    left = x + kit.sizes.text(10) * part
    surface.blit(icon, (round(left), round(cy - icon.get_height() / 2)))
    label = phrases.card_short(card, kit.cards.kind)
    kit.text.draw(
        surface,
        label,
        (x + w - kit.sizes.text(10) * part, cy),
        px,
        theme.INK,
        "black",
        align="right",
    )
    return x + w
