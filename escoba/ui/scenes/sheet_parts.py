"""What the paper sheets of a game are made of: headings, small cards, points, tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from escoba import words
from escoba.engine import Card, Rules
from escoba.ui import theme
from escoba.ui.avatars import draw_avatar
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.theme import SideLook

_ICONS: Final = {
    "escobas": "broom",
    "most_cards": "cards",
    "seven_of_coins": "seven",
    "prime": "prime",
    "most_sevens": "sevens",
    "all_sevens": "sevens",
}

# From one avatar of partners to the next, by their radius.
_NEXT_FACE: Final = 1.5


def category_icon(kit: Kit, key: str, rules: Rules, px: float) -> pygame.Surface:
    """Return the picture that stands for a category; coins are the suit's own symbol."""
    name = _ICONS.get(key)
    if name is None:
        return kit.cards.suit(words.coins_of(rules), px)
    return kit.icons.get(name, px, theme.INK_SOFT if key == "most_cards" else theme.SAFFRON_DARK)


def draw_small_card(
    kit: Kit, target: pygame.Surface, card: Card, box: Box, shown: float | None = None
) -> None:
    """Draw a card too small for its picture: rank and suit, as large as they fit on paper.

    shown: width in pixels that the next card leaves uncovered; None for all of it
    """
    h = box.h
    width = max(1.0, kit.sizes.u)
    face = theme.blend(theme.PAPER, theme.WHITE, 0.75)
    kit.paint.fill(target, box, face, radius=0.08 * h, border=theme.EDGE, width=width)
    room = (box.w if shown is None else min(box.w, shown)) - 2 * width
    middle = box.x + width + room / 2
    index = words.index_label(card, kit.cards.kind)
    ink = kit.cards.suit_colour(card.suit) if kit.cards.kind == "french" else theme.INK
    px = kit.text.fit(index, round(0.4 * h), 0.92 * room, "black", least=round(0.2 * h))
    kit.text.draw(target, index, (middle, box.y + 0.27 * h), px, ink, "black", align="centre")
    symbol = kit.cards.suit(card.suit, min(0.42 * h, 0.92 * room))
    w, symbol_h = symbol.get_size()
    target.blit(symbol, (round(middle - w / 2), round(box.y + 0.72 * h - symbol_h / 2)))


def draw_ornament(kit: Kit, target: pygame.Surface, box: Box) -> None:
    """Draw the strip of lozenge tiles, a whole number of them."""
    count = max(1, round(box.w / box.h))
    side = box.w / count
    for i in range(count):
        left, right = round(box.x + i * side), round(box.x + (i + 1) * side)
        picture = kit.icons.picture("tiles/border-lozenge.svg", (right - left, right - left))
        if picture is not None:
            target.blit(picture, (left, round(box.y)))


def draw_heading(kit: Kit, target: pygame.Surface, box: Box, title: str, note: str = "") -> None:
    """Draw a title of a sheet with a remark beside it, both on one line."""
    text, sizes = kit.text, kit.sizes
    px = sizes.text(theme.TITLE if sizes.wide else theme.TITLE_SMALL)
    px = text.fit(title, min(px, round(box.h * 0.85)), box.w, "title")
    width = text.draw(target, title, (box.x, box.cy), px, theme.INK, "title")
    if note:
        x = box.x + width + 20 * sizes.u
        small = text.fit(note, sizes.text(theme.SUBSECTION), box.right - x, least=sizes.text(12))
        note = text.ellipsis(note, small, box.right - x)
        text.draw(target, note, (x, box.cy + 2 * sizes.u), small, theme.INK_SOFT)


def faces_width(count: int, radius: float) -> float:
    """Return the width of the avatars of a side, partners one half behind the other."""
    return 2 * radius + (count - 1) * _NEXT_FACE * radius


def draw_faces(
    kit: Kit,
    target: pygame.Surface,
    faces: Sequence[str],
    look: SideLook,
    left: tuple[float, float],
    radius: float,
) -> None:
    """Draw the avatars of a side from `left` on, a point halfway up."""
    for index, avatar in reversed(list(enumerate(faces))):
        at = (left[0] + radius + index * _NEXT_FACE * radius, left[1])
        draw_avatar(target, kit, avatar, look, at, radius)


def remark_width(kit: Kit, height: float, line: str) -> float:
    """Return the width that a remark takes in a box of that height."""
    width = kit.text.width(line, kit.sizes.text(theme.LABEL), "italic")
    return height + 10 * kit.sizes.u + width


def draw_remark(
    kit: Kit, target: pygame.Surface, box: Box, avatar: str, look: SideLook, line: str
) -> None:
    """Draw what a character says at the right end of `box`, its avatar before it."""
    radius = box.h / 2
    room = box.w - 2 * radius - 10 * kit.sizes.u
    px = kit.text.fit(line, kit.sizes.text(theme.LABEL), room, "italic", least=1)
    width = kit.text.draw(target, line, (box.right, box.cy), px, theme.INK, "italic", align="right")
    at = (box.right - width - 10 * kit.sizes.u - radius, box.cy)
    draw_avatar(target, kit, avatar, look, at, radius)


def draw_disc(
    kit: Kit, target: pygame.Surface, box: Box, look: SideLook, points: int, size: float
) -> None:
    """Draw points won as a coloured disc; `size` 1 is its full size."""
    kit.paint.disc(target, (box.cx, box.cy), box.w / 2 * size, look.colour)
    px = round(box.h * 0.48 * min(1.0, size))
    if px > 4:
        kit.text.draw(
            target, f"+{points}", (box.cx, box.cy), px, theme.WHITE, "black", align="centre"
        )


def draw_track(
    kit: Kit,
    target: pygame.Surface,
    box: Box,
    look: SideLook,
    before: float,
    shown: float,
    goal: int,
) -> None:
    """Draw the way to `goal`: old points solid, new ones lighter, a tick for each point."""
    paint, u = kit.paint, kit.sizes.u
    radius = box.h / 2
    paint.fill(target, box, theme.PAPER_DEEP, radius=radius)
    for amount, colour in (
        (shown, theme.blend(look.colour, theme.PAPER_DEEP, 0.42)),
        (before, look.colour),
    ):
        part = min(1.0, amount / goal)
        if part > 0:
            w = max(part * box.w, 2 * radius)
            paint.fill(target, Box(box.x, box.y, w, box.h), colour, radius=radius)
    step = 1 if box.w / goal >= 6 * u else 5 if box.w / goal >= 1.2 * u else 50
    px = min(kit.sizes.text(13), round(box.h * 0.85))
    label_w = kit.text.width(str(goal), px, "bold") + 10 * u
    for point in range(step, goal, step):
        x = box.x + box.w * point / goal
        if x > box.right - label_w and shown < goal:
            break
        is_long = point % (5 * step) == 0
        inset = 0.0 if is_long else box.h * 0.3
        dark = theme.blend(theme.EDGE, theme.INK, 0.35 if is_long else 0.0)
        if point < shown:
            dark = theme.blend(look.colour, theme.INK, 0.55)
        target.fill(dark, Box(x, box.y + inset, max(1.0, u), box.h - 2 * inset).px())
    if box.w * (1 - shown / goal) > label_w:
        kit.text.draw(
            target,
            str(goal),
            (box.right - 6 * u, box.cy),
            px,
            theme.INK_SOFT,
            "bold",
            align="right",
        )
