"""A picture of who plays better: for each pair the points a hand, their interval, matches won."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, TypeAlias

from benchmarks.strength.choosers import YARDSTICKS
from benchmarks.strength.reports import Duplicate, Matches

_ROW_PX: Final = 30
_TOP_PX: Final = 62
_BOTTOM_PX: Final = 54
_WIDTH_PX: Final = 760
_LEFT_PX: Final = 200  # where the axis begins
_RIGHT_PX: Final = 560  # where it ends
_WON_PX: Final = 728  # the right edge of the last column
_POINTS_PX: Final = 640

_Across: TypeAlias = Callable[[float], float]

_INK, _FAINT, _LINE = "#23302b", "#5f6e67", "#dfe5e1"
_LEVEL, _YARDSTICK = "#1f6f54", "#a8641f"


def svg(duplicates: Sequence[Duplicate], matches: Sequence[Matches], title: str) -> str:
    """Return a picture of duplicate contests, a row each; matches of the same pair beside it."""
    won = {(each.contest.a, each.contest.b): each for each in matches}
    ends = [each.pph + sign * _half(each) for each in duplicates for sign in (-1, 1)]
    low, high = math.floor(min(0.0, *ends)), math.ceil(max(1.0, *ends))
    height = _TOP_PX + _ROW_PX * len(duplicates) + _BOTTOM_PX

    def across(points: float) -> float:
        return _LEFT_PX + (_RIGHT_PX - _LEFT_PX) * (points - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH_PX} {height}"'
        f' width="{_WIDTH_PX}" height="{height}" font-family="Lato, Helvetica, Arial, sans-serif"'
        f' font-size="14" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH_PX}" height="{height}" rx="10" fill="#fbfcfa"/>',
        f'<text x="24" y="32" font-size="17" font-weight="bold">{escape(title)}</text>',
        _text(_POINTS_PX, 54, "points a hand", "end", _FAINT, 12),
        _text(_WON_PX, 54, "matches won", "end", _FAINT, 12),
    ]
    bottom = height - _BOTTOM_PX + 6
    for points in range(low, high + 1):
        x = across(points)
        colour = _FAINT if points == 0 else _LINE
        parts.append(
            f'<line x1="{x:.1f}" y1="{_TOP_PX}" x2="{x:.1f}" y2="{bottom}" stroke="{colour}"/>'
        )
        label = f"+{points}" if points > 0 else f"{points}".replace("-", "−")
        parts.append(_text(x, bottom + 16, label, "middle", _FAINT, 12))
    parts.append(
        _text(
            (_LEFT_PX + _RIGHT_PX) / 2,
            bottom + 36,
            "points a hand of the first over the second, with the 95 % interval; brown: yardsticks",
            "middle",
            _FAINT,
            12,
        )
    )
    for row, each in enumerate(duplicates):
        y = _TOP_PX + _ROW_PX * row + _ROW_PX / 2
        parts += _row(each, won.get((each.contest.a, each.contest.b)), y, across)
    return "\n".join([*parts, "</svg>", ""])


def _row(each: Duplicate, won: Matches | None, y: float, across: _Across) -> list[str]:
    left, right = across(each.pph - _half(each)), across(each.pph + _half(each))
    baseline = y + 5
    colour = _YARDSTICK if each.contest.b in YARDSTICKS else _LEVEL
    parts = [
        f'<text x="{_LEFT_PX - 16}" y="{baseline}" text-anchor="end">'
        f'<tspan font-weight="bold">{escape(each.contest.a)}</tspan>'
        f'<tspan fill="{_FAINT}"> over </tspan>{escape(each.contest.b)}</text>',
        f'<line x1="{left:.1f}" y1="{y}" x2="{right:.1f}" y2="{y}" stroke="{colour}"'
        ' stroke-width="3" stroke-linecap="round"/>',
        f'<circle cx="{across(each.pph):.1f}" cy="{y}" r="5.5" fill="{colour}"/>',
        _text(_POINTS_PX, baseline, f"{each.pph:+.2f}".replace("-", "−"), "end"),
    ]
    if won is not None:
        parts.append(_text(_WON_PX, baseline, f"{100 * won.rate:.0f} %", "end"))
    return parts


def _half(each: Duplicate) -> float:
    return each.half95 if math.isfinite(each.half95) else 0.0


def _text(x: float, y: float, text: str, anchor: str, colour: str = _INK, size: int = 14) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"'
        f' font-size="{size}">{escape(text)}</text>'
    )
