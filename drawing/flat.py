"""Fine path text for small pictures, where the pen's tenth of a unit would be coarse."""

from __future__ import annotations

from collections.abc import Iterable

from drawing.pen import Geometry, Point


def number(value: float) -> str:
    """Return a coordinate to a hundredth, without needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points_data(points: Iterable[Point], *, closed: bool = True) -> str:
    """Return the path data of straight lines through `points`."""
    joined = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{joined}{'Z' if closed else ''}"


def area_data(geometry: Geometry, *, tolerance: float = 0.02) -> str:
    """Return the path data of a shapely area, every ring of it; holes need the even-odd rule."""
    rings: list[str] = []
    for part in getattr(geometry, "geoms", [geometry]):
        simple = part.simplify(tolerance)
        for ring in (simple.exterior, *simple.interiors):
            rings.append(points_data((x, y) for x, y in list(ring.coords)[:-1]))
    return "".join(rings)


def filled(data: str, colour: str) -> str:
    """Return a filled path; overlapping rings of it make holes."""
    return f'<path fill="{colour}" fill-rule="evenodd" d="{data}"/>'


def lined(data: str, colour: str, width: float) -> str:
    """Return a stroked path with round ends and corners."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{data}"/>'
    )


def picture(content: Iterable[str], width: float, height: float) -> str:
    """Return the text of an SVG file."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" '
        f'width="{w}" height="{h}">\n' + "\n".join(content) + "\n</svg>\n"
    )
