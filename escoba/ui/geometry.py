"""Boxes in floating pixels: layouts are computed in them and rounded once, when drawn."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width and height in window pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the middle."""
        return self.y + self.h / 2

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> Box:
        """Return the box of that size whose middle is (`cx`, `cy`)."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Return the box shrunk by `dx` at both sides and `dy` (or `dx`) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def grow(self, d: float) -> Box:
        """Return the box grown by `d` on every side."""
        return Box(self.x - d, self.y - d, self.w + 2 * d, self.h + 2 * d)

    def moved(self, dx: float, dy: float) -> Box:
        """Return the box shifted by (`dx`, `dy`)."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """Tell whether the point lies inside; the right and lower edges are outside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: Box, *, slack: float = 0.0) -> bool:
        """Tell whether `other` lies inside, give or take `slack` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, *, slack: float = 0.0) -> bool:
        """Tell whether the boxes share more than a border `slack` pixels wide."""
        return (
            self.x + slack < other.right
            and other.x + slack < self.right
            and self.y + slack < other.bottom
            and other.y + slack < self.bottom
        )

    def clipped(self, other: Box) -> Box:
        """Return the part that lies inside `other`; empty boxes have no width or height."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Box(x, y, max(0.0, right - x), max(0.0, bottom - y))

    def px(self) -> tuple[int, int, int, int]:
        """Return whole pixels: edges are rounded, so boxes that touch still touch."""
        left, top = round(self.x), round(self.y)
        return left, top, round(self.right) - left, round(self.bottom) - top

    def cut_top(self, h: float, gap: float = 0.0) -> tuple[Box, Box]:
        """Return the upper `h` pixels, and what is left below them and a gap."""
        used = h + gap
        return (
            Box(self.x, self.y, self.w, h),
            Box(self.x, self.y + used, self.w, max(0.0, self.h - used)),
        )

    def columns(self, count: int, gap: float = 0.0) -> list[Box]:
        """Return `count` equally wide boxes side by side."""
        w = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]
