"""Buttons: gold, paper, outline, wood and plain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.text import Face
from escoba.ui.theme import Colour
from escoba.ui.widgets.base import Action, State, Widget

_ICON_PART = 1.05  # of the size of the label
_ICON_GAP = 10  # units between icon and label
_WORDS_PAD = 24  # units at either side of words that begin at the left

ButtonKind = Literal["primary", "paper", "outline", "wood", "plain", "link", "danger"]


@dataclass(frozen=True, slots=True)
class _Look:
    fill: Colour | None
    lower: Colour | None  # a darker edge below, which gives the button its thickness
    border: Colour | None
    ink: Colour
    soft: Colour


_LOOKS: dict[ButtonKind, _Look] = {
    "primary": _Look(theme.SAFFRON, theme.SAFFRON_DARK, None, theme.INK, theme.INK),
    "paper": _Look(theme.PAPER, theme.LINE, theme.LINE, theme.INK, theme.INK_SOFT),
    "outline": _Look(None, None, theme.CHALK_SOFT, theme.CHALK, theme.CHALK_SOFT),
    "wood": _Look(theme.WOOD_DARK, None, theme.WOOD_LIGHT, theme.CHALK, theme.CHALK),
    "plain": _Look(None, None, None, theme.CHALK, theme.CHALK),
    "link": _Look(None, None, None, theme.COBALT, theme.COBALT),
    "danger": _Look(theme.PAPER, theme.LINE, theme.ERROR, theme.ERROR, theme.ERROR),
}


class Button(Widget):
    """A button with a label, or only an icon when `icon_only`.

    detail: a second, smaller line; note: a quiet text at the right; chevron: an arrow there
    """

    role = "button"
    focusable = True

    def __init__(
        self,
        widget_id: str,
        label: str,
        box: Box,
        action: Action,
        *,
        kind: ButtonKind = "paper",
        icon: str | None = None,
        icon_only: bool = False,
        detail: str = "",
        note: str = "",
        chevron: bool = False,
        left: bool = False,
        size: float = theme.BODY,
        selected: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(widget_id, label, box, enabled=enabled)
        self.action = action
        self.kind: ButtonKind = kind
        self.icon = icon
        self.icon_only = icon_only
        self.detail = detail
        self.note = note
        self.chevron = chevron
        self.left = left
        self.size = size
        self.selected = selected

    def press(self) -> None:
        """Do the button's action."""
        self.action()

    @property
    def told(self) -> str:
        """The second line and the quiet text."""
        return ", ".join(text for text in (self.detail, self.note) if text)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the button, lighter under the pointer and a little lower while held."""
        look, u = _LOOKS[self.kind], kit.sizes.u
        box = self.place
        if state.pressed:
            box = box.moved(0, max(1.0, u))
        self._draw_face(surface, kit, box, look, state)
        ink = look.ink if self.enabled else theme.blend(look.ink, look.fill or kit.felt, 0.55)
        if self.icon_only and self.icon is not None:
            self.draw_icon(surface, kit, box, self.icon, ink)
        else:
            self._draw_words(surface, kit, box, look, ink)

    def draw_icon(
        self, surface: pygame.Surface, kit: Kit, box: Box, icon: str, ink: Colour
    ) -> None:
        """Draw what stands for the label in `box`."""
        picture = kit.icons.get(icon, min(box.w, box.h) * 0.5, ink)
        w, h = picture.get_size()
        surface.blit(picture, (round(box.cx - w / 2), round(box.cy - h / 2)))

    def _draw_face(
        self, surface: pygame.Surface, kit: Kit, box: Box, look: _Look, state: State
    ) -> None:
        u = kit.sizes.u
        radius = self.radius * u
        fill = look.fill
        if state.hovered and self.enabled and fill is not None:
            fill = theme.blend(fill, theme.WHITE, 0.16 if self.kind != "paper" else 0.6)
        if self.kind in ("plain", "link"):
            if state.hovered and self.enabled:
                y = box.cy + kit.sizes.text(self.size) * 0.72
                kit.paint.line(surface, box.x, y, box.w, look.ink, max(1.0, 1.5 * u))
            return
        if look.lower is not None:
            kit.paint.shadow(surface, box, radius=radius, blur=4 * u, offset=2.5 * u, strength=0.35)
            kit.paint.fill(surface, box, look.lower, radius=radius)
            box = Box(box.x, box.y, box.w, box.h - max(1.0, 2.5 * u))
        width = max(1.0, 1.5 * u)
        border = look.border
        if self.kind == "outline" and state.hovered:
            border = theme.CHALK
        kit.paint.fill(surface, box, fill, radius=radius, border=border, width=width)

    def _draw_words(
        self, surface: pygame.Surface, kit: Kit, box: Box, look: _Look, ink: Colour
    ) -> None:
        u, px = kit.sizes.u, kit.sizes.text(self.size)
        face: Face = "bold"
        if self.kind in ("plain", "link"):
            kit.text.draw(surface, self.label, (box.x, box.cy), px, ink, face)
            return
        icon_px = px * _ICON_PART
        gap = icon_px + _ICON_GAP * u if self.icon is not None else 0.0
        left_aligned = self.left or self.chevron or bool(self.note) or bool(self.detail)
        pad = (_WORDS_PAD if left_aligned else 10) * u
        right = box.right - pad
        if self.chevron:
            side = max(18 * u, 0.85 * px)
            picture = kit.icons.get("chevron-right", side, theme.COBALT)
            surface.blit(picture, (round(right - side), round(box.cy - side / 2)))
            right -= side + 14 * u
        small = kit.sizes.text(theme.LABEL - 1)
        noted = kit.text.width(self.note, small) + 14 * u
        named = kit.text.width(self.label, px, face) + gap
        # A note that would cut the label is left out.
        if self.note and noted + named <= right - box.x - pad:
            kit.text.draw(surface, self.note, (right, box.cy), small, look.soft, align="right")
            right -= noted
        room = right - box.x - pad - gap
        text = kit.text.ellipsis(self.label, px, room, face)
        width = kit.text.width(text, px, face)
        x = box.x + pad if left_aligned else box.cx - (width + gap) / 2
        if self.icon is not None:
            picture = kit.icons.get(self.icon, icon_px, ink)
            surface.blit(picture, (round(x), round(box.cy - picture.get_height() / 2)))
            x += gap
        if self.detail:
            self._draw_detail(surface, kit, Box(x, box.y, right - x, box.h), text, ink, look.soft)
        else:
            kit.text.draw(surface, text, (x, box.cy - u), px, ink, face)

    def _draw_detail(
        self, surface: pygame.Surface, kit: Kit, box: Box, text: str, ink: Colour, soft: Colour
    ) -> None:
        """The label above its detail, which takes a second line when it needs and finds one."""
        px, small = kit.sizes.text(self.size), kit.sizes.text(theme.LABEL)
        lines = kit.text.wrap(self.detail, small, box.w)
        step = small * 1.25
        if len(lines) > 1 and px * 1.3 + 2 * step > box.h:
            lines = [self.detail]
        elif len(lines) > 2:
            lines = [lines[0], " ".join(lines[1:])]
        # One line of detail lies below the middle, two push the label up.
        y = box.cy - px * 0.62 - step * (len(lines) - 1) / 2
        kit.text.draw(surface, text, (box.x, y), px, ink, "black")
        y += px * 1.21
        for line in lines:
            line = kit.text.ellipsis(line, small, box.w)
            kit.text.draw(surface, line, (box.x, y), small, soft)
            y += step


def button_detail_width(kit: Kit, size: float) -> float:
    """Return how much wider than its detail a button with an icon must be, to show it whole."""
    u = kit.sizes.u
    return 2 * _WORDS_PAD * u + kit.sizes.text(size) * _ICON_PART + _ICON_GAP * u


def button_width(kit: Kit, label: str, *, size: float = theme.BODY, icon: bool = False) -> float:
    """Return how wide a centred button must be for its label."""
    px = kit.sizes.text(size)
    return (
        kit.text.width(label, px, "bold")
        + (px * _ICON_PART + _ICON_GAP * kit.sizes.u) * icon
        + (48 * kit.sizes.u)
    )
