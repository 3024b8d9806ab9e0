"""The totals of a game by hand, as lines that climb towards the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from escoba.engine import Side
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.resources import load_svg
from escoba.ui.text import Face
from escoba.ui.theme import Colour

# Steps of the scale; the first that leaves its numbers room enough is taken.
_STEPS: Final = (1, 5, 10, 20, 50, 100, 200, 500)


class TotalsChart:
    """Draws the totals after each hand; `totals` begins with the zeros before the first one."""

    def __init__(self, totals: Sequence[Sequence[int]], order: Sequence[Side], goal: int) -> None:
        self._totals = [tuple(row) for row in totals]
        self._order = tuple(order)
        self._goal = goal
        self._top = max(goal, *(max(row) for row in self._totals))
        self._lines: dict[tuple[int, int], pygame.Surface] = {}

    def plot(self, kit: Kit, box: Box) -> Box:
        """Return the part of `box` between the axes and the labels at the ends of the lines."""
        u = kit.sizes.u
        px = kit.sizes.text(theme.SMALL)
        left = kit.text.width(str(self._top), px) + 14 * u
        right = 26 * u + kit.text.width(str(self._top), kit.sizes.text(theme.BODY), "black")
        return Box(box.x + left, box.y + 10 * u, box.w - left - right, box.h - 10 * u - px * 1.7)

    def point(self, plot: Box, hand: int, total: float) -> tuple[float, float]:
        """Return where a total after `hand` hands lies."""
        hands = max(1, len(self._totals) - 1)
        return plot.x + plot.w * hand / hands, plot.bottom - plot.h * total / self._top

    def draw(self, kit: Kit, target: pygame.Surface, box: Box) -> None:
        """Draw scale, target, lines and the totals at their ends."""
        plot = self.plot(kit, box)
        self._draw_scale(kit, target, plot)
        x, y, w, h = plot.grow(8 * kit.sizes.u).px()
        if (w, h) not in self._lines:
            self._lines = {(w, h): self._render_lines(plot.moved(-x, -y), (w, h), kit.sizes.u)}
        target.blit(self._lines[w, h], (x, y))
        self._draw_marks(kit, target, plot)
        self._draw_ends(kit, target, plot)

    def _draw_scale(self, kit: Kit, target: pygame.Surface, plot: Box) -> None:
        u, px = kit.sizes.u, kit.sizes.text(theme.SMALL)
        step = _step(self._top, plot.h / (px * 2.8))
        near = px * 1.2
        goal_y = self.point(plot, 0, self._goal)[1]
        for amount in range(0, self._top + 1, step):
            y = self.point(plot, 0, amount)[1]
            if amount != self._goal and abs(y - goal_y) > near:
                kit.paint.line(target, plot.x, y, plot.w, theme.PAPER_DEEP, max(1.0, u))
                self._scale_label(kit, target, plot, amount, theme.INK_SOFT)
        for x in range(round(plot.x), round(plot.right), max(4, round(10 * u))):
            w = min(6 * u, plot.right - x)
            kit.paint.line(target, x, goal_y, w, theme.SAFFRON_DARK, max(1.0, 2 * u))
        self._scale_label(kit, target, plot, self._goal, theme.INK)
        hands = len(self._totals) - 1
        step = _step(hands, plot.w / (px * 2.4))
        for hand in range(step, hands + 1, step):
            x_at = self.point(plot, hand, 0)[0]
            kit.text.draw(
                target,
                str(hand),
                (x_at, plot.bottom + px * 1.1),
                px,
                theme.INK_SOFT,
                align="centre",
            )

    def _scale_label(
        self, kit: Kit, target: pygame.Surface, plot: Box, amount: int, colour: Colour
    ) -> None:
        px = kit.sizes.text(theme.SMALL)
        face: Face = "bold" if amount == self._goal else "regular"
        pos = (plot.x - 10 * kit.sizes.u, self.point(plot, 0, amount)[1])
        kit.text.draw(target, str(amount), pos, px, colour, face, align="right")

    def _render_lines(self, plot: Box, size: tuple[int, int], u: float) -> pygame.Surface:
        paths = []
        for column in reversed(range(len(self._order))):
            side = self._order[column]
            points = " ".join(
                "{:.1f},{:.1f}".format(*self.point(plot, hand, totals[side]))
                for hand, totals in enumerate(self._totals)
            )
            colour = "#{:02x}{:02x}{:02x}".format(*theme.SIDE_LOOKS[column].colour)
            paths.append(
                f'<polyline points="{points}" fill="none" stroke="{colour}" '
                f'stroke-width="{3 * u:.2f}" stroke-linejoin="round" stroke-linecap="round"/>'
            )
        w, h = size
        return load_svg(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
            f'viewBox="0 0 {w} {h}">{"".join(paths)}</svg>',
            size,
        )

    def _draw_marks(self, kit: Kit, target: pygame.Surface, plot: Box) -> None:
        hands = max(1, len(self._totals) - 1)
        size = min(11 * kit.sizes.u, plot.w / hands * 0.6)
        for column in reversed(range(len(self._order))):
            look, side = theme.SIDE_LOOKS[column], self._order[column]
            for hand, totals in enumerate(self._totals[1:], start=1):
                at = self.point(plot, hand, totals[side])
                kit.paint.shape(target, look.shape, at, size, look.colour)

    def _draw_ends(self, kit: Kit, target: pygame.Surface, plot: Box) -> None:
        px = kit.sizes.text(theme.BODY)
        last = self._totals[-1]
        wanted = [self.point(plot, 0, last[side])[1] for side in self._order]
        for column, y in enumerate(spread(wanted, px * 1.15, plot.bottom)):
            kit.text.draw(
                target,
                str(last[self._order[column]]),
                (plot.right + 14 * kit.sizes.u, y),
                px,
                theme.SIDE_LOOKS[column].colour,
                "black",
            )


def _step(amount: int, room: float) -> int:
    """Return the smallest step that cuts `amount` into at most `room` parts."""
    return next((step for step in _STEPS if amount / step <= max(1.0, room)), _STEPS[-1])


def spread(wanted: Sequence[float], apart: float, bottom: float) -> list[float]:
    """Return heights as near to the wanted ones as they can stand `apart`, none below `bottom`."""
    placed = list(wanted)
    below = bottom + apart
    for i in sorted(range(len(wanted)), key=lambda i: wanted[i], reverse=True):
        placed[i] = min(wanted[i], below - apart)
        below = placed[i]
    return placed
