"""The icon of the program: four drawings for four ranges of size, and the files made of them.

Large, a broom lies across a card with a coin on it; from 64 pixels down the card goes and coin
and broom grow; at 32 only the broom is left, without outlines, and at 16 it is three flat areas.
"""

from __future__ import annotations

import os
import struct
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from drawing.pen import Pen, curve, ellipse, move, polyline, rounded_box, scale, spline, turn

SIZE: Final = 512
INK: Final = "#20160F"
FELT: Final = "#1F6B4F"
DEEP_FELT: Final = "#123F30"
PAPER: Final = "#FBF3E1"
PAPER_SHADE: Final = "#DCCBA6"
SAFFRON: Final = "#F6B93B"
PALE_SAFFRON: Final = "#FCDD8E"
DEEP_SAFFRON: Final = "#B97A0C"
TERRA: Final = "#C4432A"
DEEP_TERRA: Final = "#8E2A18"
COBALT: Final = "#1D4E9E"
WOOD: Final = "#A06A3C"
PALE_WOOD: Final = "#CF9A63"

DARK_FELT: Final = "#17543D"  # behind small things without an outline
BRIGHT_TERRA: Final = "#D2492D"
BRIGHT_WOOD: Final = "#E3B27A"
BRUSH: Final = ((-74, 40), (74, 40), (160, 262), (80, 240), (0, 262), (-80, 240), (-160, 262))

PNG_SIZES: Final = (16, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 32, 48, 64, 128, 256)
# The type code that an icns file gives to a PNG of each size; twice the size is the same picture.
ICNS_TYPES: Final[Mapping[int, tuple[bytes, ...]]] = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
}


def _felt(pen: Pen, weight: float) -> None:
    """Draw the green square that everything lies on."""
    inset = 6 + weight / 2
    side = SIZE - 2 * inset
    pen.fill(
        rounded_box(inset, inset, side, side, 108),
        FELT,
        weight=weight,
        outline=DEEP_FELT,
        shade=24,
        shade_colour="#185741",
    )


def _coin(pen: Pen, radius: float, weight: float) -> None:
    """Draw a coin about the origin: a rim, a red field, and a flower of eight petals."""
    pen.fill(
        ellipse(0, 0, radius),
        SAFFRON,
        weight=weight,
        outline=INK,
        shade=14,
        shade_colour=DEEP_SAFFRON,
    )
    pen.fill(ellipse(0, 0, radius * 0.71), TERRA, weight=weight * 0.7, outline=INK)
    petal = spline("0,-0.62! 0.13,-0.42 0,-0.12! -0.13,-0.42")
    for k in range(8):
        with pen.placed(turn(45 * k), scale(radius)):
            pen.fill(petal, PALE_SAFFRON, weight=0)
    pen.fill(ellipse(0, 0, radius * 0.2), COBALT, weight=weight * 0.6, outline=INK)


def _broom(pen: Pen, weight: float, straws: int) -> None:
    """Draw a broom along the y axis: grip above, brush below, 430 units in all."""
    handle = rounded_box(-15, -232, 30, 262, 15)
    pen.fill(handle, WOOD, weight=weight, outline=INK)
    if straws:
        pen.fill(rounded_box(-8, -222, 8, 240, 4), PALE_WOOD, weight=0)
    brush = spline(
        "-40,44! 40,44! 62,104 92,190! 62,184 46,202! 22,190 0,206! -22,190 -46,202! -62,184"
        " -92,190! -62,104"
    )
    pen.fill(brush, SAFFRON, weight=weight, outline=INK, shade=18, shade_colour=DEEP_SAFFRON)
    for k in range(straws):
        side = (k / (straws - 1) - 0.5) * 2 if straws > 1 else 0.0
        pen.stroke(curve([(26 * side, 84), (52 * side, 172)]), 8, DEEP_SAFFRON)
    pen.fill(
        rounded_box(-46, 18, 92, 46, 14),
        TERRA,
        weight=weight,
        outline=INK,
        shade=10,
        shade_colour=DEEP_TERRA,
    )


def large() -> str:
    """Return the drawing for 128 pixels and more: the broom across a card."""
    pen = Pen(SIZE, SIZE)
    _felt(pen, 12)
    with pen.placed(move(314, 250), turn(12)):
        card = rounded_box(-124, -190, 248, 384, 26)
        pen.fill(card, PAPER, weight=11, outline=INK, shade=12, shade_colour=PAPER_SHADE)
        pen.fill(rounded_box(-104, -170, 208, 344, 14), PAPER, weight=5, outline=DEEP_SAFFRON)
        with pen.placed(move(6, -34)):
            _coin(pen, 92, 9)
    with pen.placed(move(226, 250), turn(44), scale(1)):
        _broom(pen, 11, 5)
    return pen.svg()


def medium() -> str:
    """Return the drawing for 48 and 64 pixels: a stout broom over the edge of a large coin."""
    pen = Pen(SIZE, SIZE)
    _felt(pen, 16)
    with pen.placed(move(328, 316)):
        _coin(pen, 148, 17)
    with pen.placed(move(238, 236), turn(42), scale(1.1, 1)):
        _broom(pen, 17, 3)
    return pen.svg()


def small() -> str:
    """Return the drawing for 32 pixels: the broom alone, without outlines."""
    pen = Pen(SIZE, SIZE)
    pen.fill(rounded_box(0, 0, SIZE, SIZE, 104), DARK_FELT, weight=0)
    with pen.placed(move(270, 242), turn(45), scale(0.86)):
        pen.fill(rounded_box(-30, -300, 60, 300, 30), BRIGHT_WOOD, weight=0)
        pen.fill(polyline(BRUSH), SAFFRON, weight=0)
        for x in (-1, 0, 1):
            pen.stroke([(34 * x, 110), (76 * x, 262)], 17, DEEP_SAFFRON)
        pen.fill(rounded_box(-86, -36, 172, 84, 16), BRIGHT_TERRA, weight=0)
    return pen.svg()


def tiny() -> str:
    """Return the drawing for 16 pixels: the same broom, stouter, laid on the grid of pixels."""
    pen = Pen(SIZE, SIZE)
    pen.fill(rounded_box(0, 0, SIZE, SIZE, 96), DARK_FELT, weight=0)
    # A pixel is 32 units; the axis runs through the corners of pixels, so both sides look alike.
    with pen.placed(move(272, 240), turn(45)):
        pen.fill(polyline([(-34, -249), (34, -249), (34, 0), (-34, 0)]), BRIGHT_WOOD, weight=0)
        pen.fill(polyline([(-66, 22), (66, 22), (146, 204), (-146, 204)]), SAFFRON, weight=0)
        pen.fill(polyline([(-80, -46), (80, -46), (80, 34), (-80, 34)]), BRIGHT_TERRA, weight=0)
    return pen.svg()


def assets() -> Iterator[tuple[str, str]]:
    """Yield the path under `assets` and the text of the four drawings."""
    yield "icon/escoba.svg", large()
    yield "icon/escoba-medium.svg", medium()
    yield "icon/escoba-small.svg", small()
    yield "icon/escoba-tiny.svg", tiny()


def drawing_for(size: int) -> str:
    """Return the drawing that is right at `size` pixels."""
    if size <= 16:
        return tiny()
    if size <= 32:
        return small()
    return medium() if size <= 64 else large()


def png(svg: str, size: int) -> bytes:
    """Return `svg` as a square PNG, through the same rasteriser as the game."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "icon.svg", Path(folder) / "icon.png"
        source.write_text(svg, encoding="utf-8")
        pygame.image.save(pygame.image.load_sized_svg(str(source), (size, size)), str(target))
        return target.read_bytes()


def ico(images: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon file that holds PNGs; `images` is by size in pixels."""
    head = struct.pack("<HHH", 0, 1, len(images))
    offset = len(head) + 16 * len(images)
    entries, bodies = [], []
    for size, data in images.items():
        # A side of 256 does not fit its byte and is written as nought.
        side = size % 256
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset))
        bodies.append(data)
        offset += len(data)
    return head + b"".join(entries) + b"".join(bodies)


def icns(images: Mapping[int, bytes]) -> bytes:
    """Return a macOS icon file that holds PNGs; `images` is by size in pixels."""
    parts = [
        code + struct.pack(">I", len(images[size]) + 8) + images[size]
        for size, codes in ICNS_TYPES.items()
        for code in codes
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def rasters() -> Iterator[tuple[str, bytes]]:
    """Yield the path from `assets` and the bytes of every file made of pixels."""
    images = {size: png(drawing_for(size), size) for size in PNG_SIZES}
    for size, data in images.items():
        yield f"icon/escoba-{size}.png", data
    yield "../packaging/escoba.ico", ico({size: images[size] for size in ICO_SIZES})
    yield "../packaging/escoba.icns", icns(images)
