"""Where everything lies on the paper sheet of a hand's result; boxes only, nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escoba.ui.geometry import Box
from escoba.ui.theme import Sizes

# Width of the sheet in units for two, three and four sides.
_SHEET_W: Final = {2: 1008.0, 3: 1120.0, 4: 1216.0}
_SHEET_H: Final = 672.0
# Rows are as high as this if there is room, and at least high enough for two lines of text.
_ROW_H: Final = 72.0
_LEAST_ROW_H: Final = 40.0
# A card lower than this is not readable, so its row shows numbers and letters only.
_LEAST_CARD_H: Final = 38.0
_CARD_MARGIN: Final = 7.0
CARD_RATIO: Final = 0.65
# Three or four columns have no room for cards in a window narrower than this.
_CARDS_FROM_W: Final = 900


@dataclass(frozen=True, slots=True)
class RowBoxes:
    """The boxes of one category: the whole row, its words and one cell a side.

    discs: where each side's points are shown, by column
    card_h: height of the cards, 0 where only numbers are shown
    """

    row: Box
    icon: Box
    label: Box
    cells: tuple[Box, ...]
    discs: tuple[Box, ...]
    card_h: float


@dataclass(frozen=True, slots=True)
class TrackBoxes:
    """The boxes of one side's way to the target; `to_go` is None where there is no room."""

    name: Box
    bar: Box
    total: Box
    to_go: Box | None


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """All boxes of the sheet."""

    sheet: Box
    ornament: Box | None
    title: Box
    heads: tuple[Box, ...]
    points_head: Box | None
    rule_y: float
    rows: tuple[RowBoxes, ...]
    reason: Box
    tracks: tuple[TrackBoxes, ...]
    buttons: Box


def sheet_layout(
    sizes: Sizes, side_count: int, row_has_cards: Sequence[bool], name_w: float = 0.0
) -> SheetLayout:
    """Return the boxes for a result of `side_count` sides with one row a category.

    row_has_cards: per row whether it shows cards; the others may be lower
    name_w: pixels that the longest name takes beside the tracks; it may get less
    """
    u = sizes.u
    sheet = sheet_box(sizes, _SHEET_W[side_count], _SHEET_H)
    pad = (40 if sizes.wide else 20) * u
    inner = sheet.inset(pad, 0)
    track_lines = side_count if side_count < 3 else 2
    track_h = (40 if sizes.wide and side_count < 3 else 30) * u
    spacious = sizes.wide and len(row_has_cards) <= 5 and side_count < 3

    y = sheet.y + (16 if spacious else 8) * u
    ornament = Box(sheet.x + 24 * u, y, sheet.w - 48 * u, 24 * u) if spacious else None
    y += 32 * u if spacious else 0.0
    title = Box(inner.x, y, inner.w, 44 * u)
    y = title.bottom
    columns = _Columns(sizes, inner, side_count)
    heads = tuple(Box(cell.x, y, cell.w, 32 * u) for cell in columns.cells)
    points_head = columns.points and Box(columns.points.x, y, columns.points.w, 32 * u)
    rule_y = y + 34 * u
    y = rule_y + 4 * u

    buttons_h = 44 * u
    buttons = Box(
        inner.x, sheet.bottom - (20 if spacious else 14) * u - buttons_h, inner.w, buttons_h
    )
    tracks_top = buttons.y - 12 * u - track_lines * track_h
    reason_h = 32 * u
    rows_h = tracks_top - reason_h - 8 * u - y
    heights = _row_heights(rows_h, row_has_cards, u)
    rows = []
    for height, has_cards in zip(heights, row_has_cards, strict=True):
        rows.append(columns.row(Box(inner.x, y, inner.w, height), has_cards=has_cards))
        y += height
    # What the rows leave goes around the reason and the tracks, so that the sheet looks even.
    spare = max(0.0, tracks_top - reason_h - 8 * u - y)
    reason = Box(inner.x, y + spare * 0.4 + 4 * u, inner.w, reason_h)
    return SheetLayout(
        sheet,
        ornament,
        title,
        heads,
        points_head,
        rule_y,
        tuple(rows),
        reason,
        _tracks(sizes, inner, tracks_top, track_h, side_count, name_w),
        buttons,
    )


def sheet_box(sizes: Sizes, width: float, height: float) -> Box:
    """Return a sheet of at most that many units, centred in the window with a margin."""
    u = sizes.u
    margin = (24 if sizes.wide else 10) * u
    w = min(width * u if sizes.wide else sizes.width, sizes.width - 2 * margin)
    h = min(height * u if sizes.wide else 1.25 * height * u, sizes.height - 2 * margin)
    return Box.around(sizes.width / 2, sizes.height / 2, w, h)


def _row_heights(total: float, has_cards: Sequence[bool], u: float) -> list[float]:
    """Return heights that fill `total`; rows without cards give way when it gets tight."""
    count = len(has_cards)
    even = min(_ROW_H * u, total / count)
    with_cards = sum(has_cards)
    plain = count - with_cards
    if even >= 60 * u or not with_cards or not plain:
        return [even] * count
    low = min(even, _LEAST_ROW_H * u)
    high = min(_ROW_H * u, (total - plain * low) / with_cards)
    return [high if cards else low for cards in has_cards]


class _Columns:
    """The columns of the table: words at the left, one cell a side, points at the right."""

    def __init__(self, sizes: Sizes, inner: Box, side_count: int) -> None:
        self._u = u = sizes.u
        self._may_show_cards = side_count < 3 or sizes.width >= _CARDS_FROM_W
        gap = (28 if side_count == 2 and sizes.wide else 12 if sizes.wide else 8) * u
        share = {2: 0.33, 3: 0.25, 4: 0.22} if sizes.wide else {2: 0.34, 3: 0.3, 4: 0.28}
        label_w = inner.w * share[side_count]
        points_w = (92 if sizes.wide else 84) * u if side_count == 2 else 0.0
        area = Box(
            inner.x + label_w,
            inner.y,
            inner.w - label_w - (points_w and points_w + gap / 2),
            inner.h,
        )
        self.cells = area.columns(side_count, gap)
        self.points = Box(inner.right - points_w, inner.y, points_w, inner.h) if points_w else None
        self._label_w = label_w

    def row(self, row: Box, *, has_cards: bool) -> RowBoxes:
        """Return the boxes inside one row."""
        u = self._u
        icon = Box(row.x, row.cy - 14 * u, 28 * u, 28 * u)
        label_x = row.x + 40 * u
        label = Box(label_x, row.y, self._label_w - 40 * u - 6 * u, row.h)
        cells = tuple(Box(c.x, row.y + 3 * u, c.w, row.h - 6 * u) for c in self.cells)
        d = min(34 * u, row.h - 8 * u)
        if self.points is not None:
            half = self.points.w / 2
            discs = tuple(
                Box.around(self.points.x + half * (i + 0.5), row.cy, d, d) for i in range(2)
            )
        else:
            discs = tuple(Box.around(c.right - d / 2 - 8 * u, row.cy, d, d) for c in cells)
        card_h = row.h - 2 * _CARD_MARGIN * u
        if not has_cards or not self._may_show_cards or card_h < _LEAST_CARD_H * u:
            card_h = 0.0
        return RowBoxes(row, icon, label, cells, discs, card_h)


def _tracks(
    sizes: Sizes, inner: Box, top: float, height: float, side_count: int, name_w: float
) -> tuple[TrackBoxes, ...]:
    u = sizes.u
    if side_count < 3:
        lanes = [Box(inner.x, top + i * height, inner.w, height) for i in range(side_count)]
    else:
        half = inner.columns(2, 28 * u)
        lanes = [
            Box(half[i % 2].x, top + i // 2 * height, half[i % 2].w, height)
            for i in range(side_count)
        ]
    narrow = side_count > 2
    # At least so much that short names line up with the columns above.
    least = (104 if sizes.wide or not narrow else 88) * u
    most = (168 if narrow else 300) * u if sizes.wide else (112 if narrow else 200) * u
    name_w = min(max(name_w + 36 * u, least), most)
    total_w = (104 if narrow else 116) * u
    to_go_w = (84 if sizes.wide else 0 if narrow else 84) * u
    tracks = []
    for lane in lanes:
        to_go = Box(lane.right - to_go_w, lane.y, to_go_w, lane.h) if to_go_w else None
        total = Box(lane.right - to_go_w - total_w, lane.y, total_w, lane.h)
        name = Box(lane.x, lane.y, name_w, lane.h)
        bar_h = (16 if sizes.wide else 14) * u
        bar = Box(name.right, lane.cy - bar_h / 2, total.x - 12 * u - name.right, bar_h)
        tracks.append(TrackBoxes(name, bar, total, to_go))
    return tuple(tracks)


def fan_step(count: int, card_w: float, width: float, gap: float) -> float:
    """Return the distance between cards of a row that must fit `width`, overlapping if needed."""
    if count < 2:
        return card_w + gap
    return min(card_w + gap, (width - card_w) / (count - 1))
