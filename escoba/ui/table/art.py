"""Pictures of cards as they lie, turn, fly and are chosen."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Literal

import pygame

from escoba.engine import Card
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.table.poses import CORNER, Pose
from escoba.ui.widgets.base import draw_focus

Ring = Literal["chosen", "offered", "wrong"]

_TURN_STEP = 3  # degrees; pictures of turned cards are kept in these steps
_KEPT_TURNED = 60
_DIMMED_ALPHA = 140


class CardArt:
    """Draws single cards; faces with their value tile and turned pictures are kept."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._faces: dict[tuple[Card, int], tuple[pygame.Surface, pygame.Surface]] = {}
        self._turned: OrderedDict[
            tuple[Card | None, int, int], tuple[pygame.Surface, pygame.Surface]
        ] = OrderedDict()

    def clear(self) -> None:
        """Forget all pictures, as after a change of size, deck or language."""
        self._faces.clear()
        self._turned.clear()

    def face(self, card: Card | None, h: float) -> pygame.Surface:
        """Return the picture of a card `h` pixels high; None is a back."""
        picture = self.kit.cards.picture(card, h)
        if card is None or card.rank == card.value:
            return picture
        key = (card, round(h))
        kept = self._faces.get(key)
        if kept is None or kept[0] is not picture:
            kept = (picture, self._with_tile(picture, card.value))
            self._faces[key] = kept
        return kept[1]

    def _with_tile(self, picture: pygame.Surface, value: int) -> pygame.Surface:
        """A figure tells its value on a tile in the corner: a Spanish 10 is worth 8."""
        out = picture.copy()
        w, h = out.get_size()
        side = max(9.0, 0.17 * h)
        place = Box(w - side - 0.03 * h, h - side - 0.028 * h, side, side)
        self.kit.paint.fill(
            out,
            place,
            theme.COBALT,
            radius=0.22 * side,
            border=theme.WHITE,
            width=max(1.0, 0.06 * side),
        )
        px = max(6, round(side * 0.72))
        self.kit.text.draw(
            out, str(value), (place.cx, place.cy), px, theme.WHITE, "black", align="centre"
        )
        return out

    def box(self, pose: Pose) -> Box:
        """Return the box of the card's picture when it lies upright."""
        return Box.around(pose.x, pose.y, self.kit.cards.width(pose.h), pose.h)

    def shadow(self, surface: pygame.Surface, box: Box, *, lifted: bool = False) -> None:
        """Draw the shadow of a card, twice as far when it is lifted."""
        h = max(box.w, box.h)
        far = 2.0 if lifted else 1.0
        self.kit.paint.shadow(
            surface,
            box,
            radius=CORNER * h,
            blur=max(1.0, 0.02 * h * far),
            offset=0.012 * h * far,
            strength=0.4,
        )

    def draw(
        self,
        surface: pygame.Surface,
        card: Card | None,
        pose: Pose,
        *,
        ring: Ring | None = None,
        tick: bool = False,
        dimmed: bool = False,
        lifted: bool = False,
        focused: bool = False,
        shadow: bool = True,
    ) -> None:
        """Draw a card that rests; a `pose` turned by quarters or upside down is allowed."""
        box = self.box(pose)
        angle = round(pose.angle)
        if angle % 180:
            box = Box.around(box.cx, box.cy, box.h, box.w)
        if shadow and not dimmed:
            self.shadow(surface, box, lifted=lifted)
        picture = self.face(card, pose.h)
        if angle % 360:
            picture = self._turn(card, picture, angle)
        at = (
            round(box.cx - picture.get_width() / 2),
            round(box.cy - picture.get_height() / 2),
        )
        if dimmed:
            picture.set_alpha(_DIMMED_ALPHA)
        surface.blit(picture, at)
        if dimmed:
            picture.set_alpha(255)
        self._marks(surface, box, pose.h, ring, tick, focused)

    def _marks(
        self,
        surface: pygame.Surface,
        box: Box,
        h: float,
        ring: Ring | None,
        tick: bool,
        focused: bool,
    ) -> None:
        kit, u = self.kit, self.kit.sizes.u
        radius = CORNER * h
        if ring == "offered":
            kit.paint.ring(
                surface,
                box.grow(3 * u),
                radius=radius + 2 * u,
                width=2.2 * u,
                colour=theme.CHALK,
                dashed=True,
            )
        elif ring is not None:
            colour = theme.SAFFRON if ring == "chosen" else theme.TERRA
            kit.paint.ring(
                surface,
                box.grow(1.5 * u),
                radius=radius + 1.5 * u,
                width=4.5 * u,
                colour=colour,
            )
        if focused:
            draw_focus(surface, kit, box.grow(2 * u), radius / max(1.0, u))
        if tick:
            self._tick(surface, box)

    def _tick(self, surface: pygame.Surface, box: Box) -> None:
        u = self.kit.sizes.u
        centre = (box.right - 2 * u, box.y - 1 * u)
        self.kit.paint.disc(surface, centre, 13 * u, theme.INK)
        self.kit.paint.disc(surface, centre, 11.5 * u, theme.SAFFRON)
        icon = self.kit.icons.get("tick", 15 * u, theme.INK)
        surface.blit(
            icon,
            (round(centre[0] - icon.get_width() / 2), round(centre[1] - icon.get_height() / 2)),
        )

    def _turn(self, card: Card | None, picture: pygame.Surface, angle: int) -> pygame.Surface:
        angle = round(angle / _TURN_STEP) * _TURN_STEP % 360
        key = (card, picture.get_height(), angle)
        kept = self._turned.get(key)
        if kept is None or kept[0] is not picture:
            if angle % 90 == 0:
                turned = pygame.transform.rotate(picture, angle)
            else:
                turned = pygame.transform.rotozoom(picture, angle, 1.0)
            kept = (picture, turned)
            self._turned[key] = kept
            if len(self._turned) > _KEPT_TURNED:
                self._turned.popitem(last=False)
        else:
            self._turned.move_to_end(key)
        return kept[1]

    def draw_flying(
        self,
        surface: pygame.Surface,
        card: Card | None,
        pose: Pose,
        face: float,
        alpha: float,
        *,
        base_h: float,
    ) -> None:
        """Draw a card on its way.

        face: 1 face up, 0 face down, between them it is turning over
        base_h: the height whose picture is scaled, so that no new one is made on the way
        """
        if alpha <= 0.01:
            return
        shown = card if face >= 0.5 else None
        picture = self.face(shown, base_h)
        wide = abs(math.cos(math.pi * face)) if 0 < face < 1 else 1.0
        part = pose.h / base_h
        size = (
            max(1, round(picture.get_width() * part * wide)),
            max(1, round(picture.get_height() * part)),
        )
        turned = abs(pose.angle) % 360
        is_plain = size == picture.get_size()
        if not is_plain:
            picture = pygame.transform.smoothscale(picture, size)
        if turned > 1:
            if is_plain:
                picture = self._turn(shown, picture, round(pose.angle))
            elif turned % 90 < 1:
                picture = pygame.transform.rotate(picture, round(pose.angle))
            else:
                picture = pygame.transform.rotozoom(picture, pose.angle, 1.0)
        w, h = picture.get_size()
        if turned % 90 < 1 and alpha > 0.99 and wide > 0.9:
            self.shadow(surface, Box.around(pose.x, pose.y, w, h), lifted=True)
        at = (round(pose.x - w / 2), round(pose.y - h / 2))
        if alpha < 0.99:
            picture.set_alpha(round(255 * alpha))
        surface.blit(picture, at)
        if alpha < 0.99:
            picture.set_alpha(255)
