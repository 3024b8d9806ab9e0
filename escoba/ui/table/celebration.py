"""An escoba: a broom strokes across the felt, tiles land, rays open, and one point pops up."""

from __future__ import annotations

import math

import pygame

from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.resources import load_svg
from escoba.ui.scenes.tile_sign import tile_name
from escoba.ui.table.celebration_times import (
    APART,
    LANDS,
    LEAVES,
    LETTERS,
    POINT,
    RAYS,
    STROKE,
    WORD,
)
from escoba.ui.table.choreography import Ease
from escoba.ui.table.poses import TableLayout
from escoba.ui.table.timeline import eased


def _part(elapsed: float, at: float, lasts: float) -> float:
    return min(1.0, max(0.0, (elapsed - at) / lasts))


class CelebrationPainter:
    """Draws the celebration of one window size; pictures are kept until `clear`."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._frame: tuple[int, pygame.Surface] | None = None
        self._rays: tuple[tuple[int, int], pygame.Surface] | None = None

    def clear(self) -> None:
        """Forget the pictures of another size."""
        self._frame = None
        self._rays = None

    def draw(
        self,
        surface: pygame.Surface,
        table: TableLayout,
        elapsed: float,
        escobas: int,
        point_at: tuple[float, float],
    ) -> None:
        """Draw it `elapsed` milliseconds (at normal speed) after it began."""
        still = self.kit.reduced_motion
        border = self._border(table)
        sign = self._sign_box(table, border)
        if not still:
            rays = eased(Ease.OUT, _part(elapsed, *RAYS))
            if rays > 0:
                self._draw_rays(surface, sign, rays)
        self._draw_sign(surface, sign, border, 2000.0 if still else elapsed)
        if not still:
            self._draw_broom(surface, table, sign, elapsed)
        self._draw_point(surface, escobas, point_at, 1.0 if still else elapsed)

    @staticmethod
    def _border(table: TableLayout) -> int:
        letters = len(WORD)
        widest = min(table.felt.w * 0.72, table.felt.h * 1.35)
        return max(2, round(widest / (4 * letters + 2)))

    @staticmethod
    def _sign_box(table: TableLayout, border: int) -> Box:
        w, h = border * (4 * len(WORD) + 2), border * 6
        cy = table.grid.cy - 0.06 * table.grid.h
        return Box.around(round(table.felt.cx), round(cy), w, h)

    def _draw_sign(self, surface: pygame.Surface, sign: Box, border: int, elapsed: float) -> None:
        kit, u = self.kit, self.kit.sizes.u
        appears = _part(elapsed, 60.0, 140.0)
        if appears <= 0:
            return
        frame = self._framed(border)
        at = (round(sign.x), round(sign.y))
        kit.paint.shadow(surface, sign, radius=2 * u, blur=8 * u, offset=4 * u)
        frame.set_alpha(round(255 * appears))
        surface.blit(frame, at)
        letter = 4 * border
        for index, character in enumerate(WORD):
            landed = _part(elapsed, LETTERS + APART * index, LANDS)
            name = tile_name(character)
            picture = name and kit.icons.picture(f"tiles/{name}.svg", (letter, letter))
            if not picture or landed <= 0:
                continue
            drop = (1 - eased(Ease.BACK, landed)) * 46 * u
            x = at[0] + border + index * letter
            picture.set_alpha(round(255 * min(1.0, landed * 2)))
            surface.blit(picture, (x, round(at[1] + border - drop)))
            picture.set_alpha(255)

    def _framed(self, border: int) -> pygame.Surface:
        """The empty sign: blank tiles within a border of lozenges."""
        if self._frame is not None and self._frame[0] == border:
            return self._frame[1]
        letters, letter = len(WORD), 4 * border
        columns, rows = 4 * letters + 2, 6
        out = pygame.Surface((columns * border, rows * border), pygame.SRCALPHA)
        edge = self.kit.icons.picture("tiles/border-lozenge.svg", (border, border))
        blank = self.kit.icons.picture("tiles/blank.svg", (letter, letter))
        for column in range(columns):
            for row in range(rows):
                if edge is not None and (column in (0, columns - 1) or row in (0, rows - 1)):
                    out.blit(edge, (column * border, row * border))
        for index in range(letters):
            if blank is not None:
                out.blit(blank, (border + index * letter, border))
        self._frame = (border, out)
        return out

    def _draw_rays(self, surface: pygame.Surface, sign: Box, part: float) -> None:
        size = (round(sign.w * 1.16), round(sign.h * 2.9))
        if self._rays is None or self._rays[0] != size:
            self._rays = (size, load_svg(_rays_svg(size, sign), size))
        picture = self._rays[1]
        if part < 1:
            grown = (
                max(1, round(size[0] * (0.8 + 0.2 * part))),
                max(1, round(size[1] * (0.6 + 0.4 * part))),
            )
            picture = pygame.transform.smoothscale(picture, grown)
            picture.set_alpha(round(255 * part))
        surface.blit(
            picture,
            (round(sign.cx - picture.get_width() / 2), round(sign.cy - picture.get_height() / 2)),
        )

    def _draw_broom(
        self, surface: pygame.Surface, table: TableLayout, sign: Box, elapsed: float
    ) -> None:
        part = _part(elapsed, *STROKE)
        side = round(max(24.0, table.felt.h * 0.3))
        picture = self.kit.icons.picture("tiles/broom.svg", (side, side))
        if picture is None:
            return
        moved = eased(Ease.IN_OUT, part)
        x = sign.right - sign.w * 0.78 * moved
        y = sign.bottom + side * 0.16 + math.sin(math.pi * moved) * side * 0.12
        angle = -32 + 64 * moved + (8 * math.sin(math.pi * 3 * moved) if part < 1 else 0)
        turned = pygame.transform.rotozoom(picture, angle, 1.0)
        leaving = 1 - _part(elapsed, LEAVES, 1500.0 - LEAVES)
        turned.set_alpha(round(255 * leaving))
        surface.blit(
            turned, (round(x - turned.get_width() / 2), round(y - turned.get_height() / 2))
        )

    def _draw_point(
        self, surface: pygame.Surface, escobas: int, at: tuple[float, float], elapsed: float
    ) -> None:
        part = 1.0 if self.kit.reduced_motion else _part(elapsed, *POINT)
        if part <= 0:
            return
        kit = self.kit
        r = kit.sizes.text(18) * max(0.05, eased(Ease.BACK, part))
        kit.paint.disc(surface, at, r, theme.SAFFRON)
        if part > 0.4:
            px = kit.sizes.text(theme.BODY)
            text = f"+{escobas}"
            kit.text.draw(surface, text, at, px, theme.INK, "black", align="centre")


def _rays_svg(size: tuple[int, int], sign: Box) -> str:
    """Rays around the sign, gold and chalk in turn, the gold ones longer."""
    w, h = size
    cx, cy = w / 2, h / 2
    count = 32
    paths = []
    for i in range(count):
        angle = 2 * math.pi * (i + 0.5) / count
        gold = i % 2 == 0
        reach = 0.97 if gold else 0.78
        dx = math.cos(angle) * w * 0.5 * (0.86 + 0.14 * reach)
        dy = math.sin(angle) * h * 0.5 * reach
        end = (cx + dx, cy + dy)
        # From under the edge of the sign, so that it is the sign that shines.
        edge = 0.94 * min(sign.w / 2 / abs(dx), sign.h / 2 / abs(dy))
        start = (cx + dx * edge, cy + dy * edge)
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        if length < 2:
            continue
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        half = sign.h * (0.075 if gold else 0.06)
        a = (start[0] - uy * half, start[1] + ux * half)
        b = (start[0] + uy * half, start[1] - ux * half)
        colour = "#F6B93B" if gold else "#FBF3E1"
        paths.append(
            f'<path fill="{colour}" d="M{end[0]:.1f} {end[1]:.1f}L{a[0]:.1f} {a[1]:.1f}'
            f'L{b[0]:.1f} {b[1]:.1f}Z"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{"".join(paths)}</svg>'
    )
