"""Wood, panels, shadows and rings: smooth at any size, drawn once a size and kept."""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, TypeAlias

import pygame

from escoba.ui import theme
from escoba.ui.cloth import spread
from escoba.ui.geometry import Box
from escoba.ui.resources import load_svg
from escoba.ui.theme import Cloth, Colour

_KEPT_PIXELS = 48_000_000  # about six full pictures of a 4K window

Material = Literal["paper", "slate", "wood", "plate"]
Key: TypeAlias = tuple[object, ...]


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _svg(w: float, h: float, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{body}</svg>'
    )


def nine_patch(small: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """Return `small` widened to `size`: corners are kept, the lines between them stretched."""
    w, h = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    if small.get_masks() != out.get_masks():
        same = pygame.Surface(small.get_size(), pygame.SRCALPHA)
        same.blit(small, (0, 0))
        small = same
    c, (sw, sh) = corner, small.get_size()
    xs = ((0, c, 0, c), (c, sw - 2 * c, c, w - 2 * c), (sw - c, c, w - c, c))
    ys = ((0, c, 0, c), (c, sh - 2 * c, c, h - 2 * c), (sh - c, c, h - c, c))
    for sx, s_w, dx, d_w in xs:
        for sy, s_h, dy, d_h in ys:
            if d_w <= 0 or d_h <= 0:
                continue
            if s_w == s_h == 1:
                out.fill(small.get_at((sx, sy)), (dx, dy, d_w, d_h))
                continue
            part = small.subsurface((sx, sy, s_w, s_h))
            pygame.transform.scale(part, (d_w, d_h), out.subsurface((dx, dy, d_w, d_h)))
    return out


class Painter:
    """Draws the materials of the table; pictures are kept until `clear` or room runs out."""

    def __init__(self) -> None:
        self._cache: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._held = False
        self._last: dict[str, pygame.Surface] = {}
        self._made_large = False
        self._is_behind = False

    def clear(self) -> None:
        """Forget every picture, as after a change of the window's size."""
        self._cache.clear()
        self._pixels = 0

    def hold(self, held: bool) -> None:
        """Stretch the last wood and felt while `held`, as while the window is being resized."""
        self._held = held

    def begin_frame(self) -> None:
        """Start a new frame: one large picture may be made in it, others are stretched."""
        self._made_large = False
        self._is_behind = False

    @property
    def pending(self) -> bool:
        """Tell whether this frame shows a large picture stretched."""
        return self._is_behind

    def _kept(self, key: Key, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._cache.get(key)
        if found is None:
            found = make()
            self._cache[key] = found
            self._pixels += found.get_width() * found.get_height()
            while self._pixels > _KEPT_PIXELS and len(self._cache) > 1:
                _, old = self._cache.popitem(last=False)
                self._pixels -= old.get_width() * old.get_height()
        else:
            self._cache.move_to_end(key)
        return found

    # Shapes

    def rounded(
        self,
        size: tuple[int, int],
        radius: float,
        fill: Colour | None,
        border: Colour | None = None,
        width: float = 0.0,
    ) -> pygame.Surface:
        """Return a rounded rectangle with smooth corners; the border lies inside the size."""
        w, h = max(1, size[0]), max(1, size[1])
        radius = max(0.0, min(radius, w / 2, h / 2))
        key = ("rounded", w, h, round(radius, 1), fill, border, round(width, 1))
        return self._kept(key, lambda: self._rounded((w, h), radius, fill, border, width))

    def _rounded(
        self,
        size: tuple[int, int],
        radius: float,
        fill: Colour | None,
        border: Colour | None,
        width: float,
    ) -> pygame.Surface:
        corner = math.ceil(max(radius, width)) + 1
        side = 2 * corner + 1
        small = (min(size[0], side), min(size[1], side))
        half = width / 2 if border is not None else 0.0
        stroke = (
            f'stroke="{_hex(border)}" stroke-width="{width}"'
            if border and width
            else 'stroke="none"'
        )
        paint = _hex(fill) if fill is not None else "none"
        body = (
            f'<rect x="{half}" y="{half}" width="{small[0] - 2 * half}" '
            f'height="{small[1] - 2 * half}" rx="{max(0.0, radius - half)}" '
            f'ry="{max(0.0, radius - half)}" fill="{paint}" {stroke}/>'
        )
        text = _svg(*small, body)
        if small == size:
            return load_svg(text, small)
        # Many boxes have the same corners.
        picture = self._kept(("corners", text), lambda: load_svg(text, small))
        return nine_patch(picture, min(corner, small[0] // 2, small[1] // 2), size)

    def fill(
        self,
        target: pygame.Surface,
        box: Box,
        colour: Colour | None,
        *,
        radius: float = 0.0,
        border: Colour | None = None,
        width: float = 0.0,
    ) -> None:
        """Draw a rounded rectangle over `box`."""
        x, y, w, h = box.px()
        if w <= 0 or h <= 0:
            return
        if radius < 0.5 and border is None and colour is not None:
            target.fill(colour, (x, y, w, h))
            return
        target.blit(self.rounded((w, h), radius, colour, border, width), (x, y))

    def ring(
        self,
        target: pygame.Surface,
        box: Box,
        *,
        radius: float,
        width: float,
        colour: Colour = theme.SAFFRON,
        dashed: bool = False,
    ) -> None:
        """Draw a ring around `box`: it lies outside the box and hugs its rounded corners."""
        outer = box.grow(width)
        x, y, w, h = outer.px()
        if w <= 0 or h <= 0:
            return
        if not dashed:
            target.blit(self.rounded((w, h), radius + width, None, colour, width), (x, y))
            return
        key = ("dashes", w, h, round(radius, 1), round(width, 1), colour)
        picture = self._kept(key, lambda: _dashes((w, h), radius + width / 2, width, colour))
        target.blit(picture, (x, y))

    def disc(
        self, target: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour
    ) -> None:
        """Draw a smooth filled circle."""
        d = max(1, round(radius * 2))
        picture = self.rounded((d, d), d / 2, colour)
        target.blit(picture, (round(centre[0] - d / 2), round(centre[1] - d / 2)))

    def shape(
        self,
        target: pygame.Surface,
        shape: theme.Shape,
        centre: tuple[float, float],
        size: float,
        colour: Colour,
    ) -> None:
        """Draw the mark of a side: dot, triangle, square or diamond, `size` pixels across."""
        d = max(2, round(size))
        picture = self._kept(("shape", shape, d, colour), lambda: _mark(shape, d, colour))
        target.blit(picture, (round(centre[0] - d / 2), round(centre[1] - d / 2)))

    def line(
        self, target: pygame.Surface, x: float, y: float, w: float, colour: Colour, px: float = 1.0
    ) -> None:
        """Draw a level line `px` pixels thick."""
        target.fill(colour, (round(x), round(y), max(1, round(w)), max(1, round(px))))

    def dim(self, target: pygame.Surface, part: float) -> None:
        """Darken the whole surface by `part` (0..1), as behind an overlay."""
        size = target.get_size()
        veil = self._kept(("dim", *size), lambda: pygame.Surface(size))
        veil.fill(theme.DIM)
        veil.set_alpha(round(255 * part))
        target.blit(veil, (0, 0))

    # Shadows

    def shadow(
        self,
        target: pygame.Surface,
        box: Box,
        *,
        radius: float,
        blur: float,
        offset: float,
        strength: float = 0.4,
    ) -> None:
        """Draw the soft shadow that `box` casts downwards; draw it before the thing itself."""
        _, _, w, h = box.px()
        if w <= 0 or h <= 0:
            return
        b = max(1, round(blur))
        key = ("shadow", w, h, round(radius), b, round(strength, 2))
        picture = self._kept(key, lambda: _shadow((w, h), radius, b, strength))
        margin = 2 * b
        target.blit(picture, (round(box.x) - margin, round(box.y + offset) - margin))

    # Materials

    def panel(
        self, target: pygame.Surface, box: Box, material: Material, u: float, *, shadow: bool = True
    ) -> None:
        """Draw a panel with its shadow: paper card, slate in a wooden frame, wood or plate."""
        radius = (theme.RADIUS_PLATE if material == "plate" else theme.RADIUS_PANEL) * u
        if shadow:
            self.shadow(target, box, radius=radius, blur=7 * u, offset=4 * u, strength=0.45)
        if material in ("paper", "plate"):
            edge = theme.blend(theme.LINE, theme.PAPER, 0.2)
            self.fill(target, box, theme.PAPER, radius=radius, border=edge, width=max(1.0, u))
        elif material == "slate":
            self.fill(target, box, theme.WOOD_LIGHT, radius=8 * u)
            self.fill(target, box.inset(4 * u), theme.SLATE, radius=5 * u)
        else:
            self.fill(
                target,
                box,
                theme.WOOD_DARK,
                radius=radius,
                border=theme.WOOD_LIGHT,
                width=max(1.0, 1.5 * u),
            )

    def wood(self, size: tuple[int, int], *, dark: bool = False) -> pygame.Surface:
        """Return walnut with a subtle grain along its length."""
        w, h = max(1, size[0]), max(1, size[1])
        return self._large(("wood", w, h, dark), (w, h), lambda: _wood((w, h), dark))

    def cloth(self, size: tuple[int, int], cloth: Cloth, u: float) -> pygame.Surface:
        """Return a piece of `cloth`, lighter in the middle, darker at the edge, without bands."""
        w, h = max(1, size[0]), max(1, size[1])
        key = ("cloth", w, h, cloth, round(u, 3))
        return self._large(key, (w, h), lambda: spread((w, h), cloth, u))

    def table(self, target: pygame.Surface, box: Box, cloth: Cloth, u: float) -> None:
        """Draw a cloth set into wood: a dark groove around it, a fine line inside."""
        radius = theme.RADIUS_PANEL * u
        x, y, w, h = box.px()
        if w <= 0 or h <= 0:
            return
        key = ("table", w, h, cloth, round(u, 3))
        if key not in self._cache and not self._held and not self._made_large:
            self.cloth((w, h), cloth, u)  # in a frame of its own
        picture = self._large(key, (w, h), lambda: self._table((w, h), cloth, u, radius))
        target.blit(picture, (x, y))

    def _large(
        self, key: Key, size: tuple[int, int], make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return a picture as large as the window; the last of its kind, stretched, until then."""
        kind = str(key[0])
        last = self._last.get(kind)
        if last is not None and key not in self._cache and (self._held or self._made_large):
            self._is_behind = True
            return pygame.transform.scale(last, size)
        if key not in self._cache:
            self._made_large = True
        self._last[kind] = self._kept(key, make)
        return self._last[kind]

    def _table(
        self, size: tuple[int, int], cloth: Cloth, u: float, radius: float
    ) -> pygame.Surface:
        out = self.cloth(size, cloth, u).convert_alpha()
        # Only the corners are cut, so the mask need not be as large as the felt.
        c = math.ceil(radius) + 1
        mask = self._rounded((4 * c, 4 * c), radius, theme.WHITE, None, 0)
        for x, sx in ((0, 0), (size[0] - c, 3 * c)):
            for y, sy in ((0, 0), (size[1] - c, 3 * c)):
                out.blit(mask, (x, y), (sx, sy, c, c), special_flags=pygame.BLEND_RGBA_MULT)
        corner = math.ceil(radius + 12 * u)
        side = 2 * corner + 1
        if min(size) > side:
            frame = nine_patch(_rim((side, side), cloth.colour, u, radius), corner, size)
        else:
            frame = _rim(size, cloth.colour, u, radius)
        out.blit(frame, (0, 0))
        return out

    def backdrop(self, target: pygame.Surface, cloth: Cloth, u: float) -> Box:
        """Draw the whole window as a table: wooden rim and felt; return the box of the felt."""
        w, h = target.get_size()
        target.blit(self.wood((w, h)), (0, 0))
        felt = Box(0, 0, w, h).inset(12 * u)
        self.table(target, felt, cloth, u)
        return felt


def _rim(size: tuple[int, int], colour: Colour, u: float, radius: float) -> pygame.Surface:
    """What the wooden rim does to the felt: a groove, a short shadow, a fine stitched line."""
    w, h = size
    parts = []
    steps = max(3, round(7 * u))
    for i in range(steps):
        strength = 0.28 * (1 - i / steps) ** 2
        parts.append(_frame(w, h, i, radius, 1.5, (0, 0, 0), strength))
    parts.append(
        _frame(
            w,
            h,
            theme.FELT_LINE * u,
            radius + 3 * u,
            max(1.0, u),
            theme.blend(colour, theme.WHITE, 0.1),
        )
    )
    groove = theme.blend(theme.WOOD_DARK, (0, 0, 0), 0.35)
    parts.append(_frame(w, h, 0, radius, 3 * u, groove))
    return load_svg(_svg(w, h, "".join(parts)), size)


def _frame(
    w: float, h: float, inset: float, radius: float, width: float, colour: Colour, alpha: float = 1
) -> str:
    d = inset + width / 2
    r = max(1.0, radius - d)
    return (
        f'<rect x="{d}" y="{d}" width="{max(1.0, w - 2 * d)}" height="{max(1.0, h - 2 * d)}" '
        f'rx="{r}" ry="{r}" fill="none" stroke="{_hex(colour)}" stroke-width="{width}" '
        f'stroke-opacity="{alpha:.3f}"/>'
    )


def _dashes(size: tuple[int, int], radius: float, width: float, colour: Colour) -> pygame.Surface:
    w, h = size
    half = width / 2
    r = min(radius, w / 2 - half, h / 2 - half)
    around = 2 * (w - 2 * half - 2 * r) + 2 * (h - 2 * half - 2 * r) + 2 * math.pi * r
    # A whole number of dashes, so that the ring has no seam.
    count = max(4, round(around / (width * 4.5)))
    period = around / count
    body = (
        f'<rect x="{half}" y="{half}" width="{w - width}" height="{h - width}" rx="{r}" ry="{r}" '
        f'fill="none" stroke="{_hex(colour)}" stroke-width="{width}" '
        f'stroke-dasharray="{period * 0.6:.3f} {period * 0.4:.3f}"/>'
    )
    return load_svg(_svg(w, h, body), size)


def _mark(shape: theme.Shape, d: int, colour: Colour) -> pygame.Surface:
    bodies = {
        "dot": '<circle cx="12" cy="12" r="10"/>',
        "triangle": '<path d="M12 2 L23 21 L1 21 Z"/>',
        "square": '<rect x="3" y="3" width="18" height="18" rx="1.5"/>',
        "diamond": '<path d="M12 1 L23 12 L12 23 L1 12 Z"/>',
    }
    body = f'<g fill="{_hex(colour)}">{bodies[shape]}</g>'
    return load_svg(_svg(24, 24, body), (d, d))


def _shadow(size: tuple[int, int], radius: float, blur: int, strength: float) -> pygame.Surface:
    margin = 2 * blur
    corner = math.ceil(radius) + 2 * margin
    inner = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
    outer = (inner[0] + 2 * margin, inner[1] + 2 * margin)
    # What is blurred so much need not be fine: the blur's cost grows with its radius and its area.
    part = min(1.0, 3 / blur)
    rough = pygame.Surface([max(1, round(side * part)) for side in outer], pygame.SRCALPHA)
    box = pygame.Rect(0, 0, round(inner[0] * part), round(inner[1] * part))
    box.center = rough.get_rect().center
    colour = (0, 0, 0, round(255 * strength))
    pygame.draw.rect(rough, colour, box, border_radius=max(0, round(radius * part)))
    soft = pygame.transform.gaussian_blur(rough, max(1, round(blur * part)))
    if soft.get_size() != outer:
        soft = pygame.transform.smoothscale(soft, outer)
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    if full == soft.get_size():
        return soft
    edge = min(corner + margin, soft.get_width() // 2, soft.get_height() // 2)
    return nine_patch(soft, edge, full)


def _wood(size: tuple[int, int], dark: bool) -> pygame.Surface:
    w, h = size
    rng = random.Random(7)
    base = theme.blend(theme.WOOD_DARK, theme.WOOD, 0.25 if dark else 0.72)
    # So little changes along the board that it is made short, and drawn out at the end.
    short = pygame.Surface((min(w, 64), h))
    short.fill(base)
    # Grain: long streaks, that is noise stretched along the board, in two finenesses.
    for rows, columns, depth in ((max(2, h // 3), 5, 12), (max(2, h // 14), 3, 14)):
        noise = pygame.Surface((columns, rows))
        for y in range(rows):
            for x in range(columns):
                v = rng.randrange(depth)
                noise.set_at((x, y), (v, round(v * 0.72), round(v * 0.5)))
        streaks = pygame.transform.smoothscale(noise, short.get_size())
        short.blit(streaks, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    short.fill((9, 6, 4), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(short, size)
