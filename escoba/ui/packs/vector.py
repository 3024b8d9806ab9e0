"""SVG pictures of a pack: what they may hold, and how much drawing they may ask for.

The rasteriser (nanosvg, within SDL_image) passes over what it does not know, so that a clip or a
letter is missing without a word, and it draws for as long as a file asks. So a file is read here
first: what cannot be drawn is named, and what would take too long is refused by counting, never
by a clock, so that a pack is good or bad on every machine alike.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final
from xml.parsers import expat

from escoba.engine import DeckPackError
from escoba.language import gettext as _
from escoba.ui.packs.outline import Matrix, Point, read_length, read_transform, shape_points
from escoba.ui.packs.paints import Paints

SHAPES: Final = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
_OTHERS: Final = "svg g defs linearGradient radialGradient stop title desc metadata style"
_KNOWN: Final = frozenset((*SHAPES, *_OTHERS.split()))
# The richest cards of the game's own decks stay below a third of each of these.
MOST_ELEMENTS: Final = 6_000
MOST_POINTS: Final = 60_000
MOST_TRAVEL: Final = 4_000.0  # card heights that all outlines go, strokes on both sides
MOST_AREA: Final = 100.0  # cards covered by all shapes together
FARTHEST: Final = 20.0  # card heights from the corner
DEEPEST: Final = 64
_STROKE_WIDTH: Final = re.compile(r"stroke-width\s*:\s*([^;}]*)")
_TAG_REFERENCE: Final = re.compile(rb"<[^<>]*&#")


@dataclass(slots=True)
class Drawing:
    """What drawing one picture takes.

    size: width and height in the units of the file
    points: of all outlines; travel: their length in card heights, strokes counted on both sides;
    area: cards covered, as if every shape filled its bounding box
    """

    size: tuple[float, float] = (0.0, 0.0)
    elements: int = 0
    points: int = 0
    travel: float = 0.0
    area: float = 0.0


def read_drawing(data: bytes, name: str) -> Drawing:
    """Return what drawing the SVG text `data` takes.

    name: of the file, for the message. Raises DeckPackError that tells what the file holds which
    cannot be drawn, or in which way it is too much.
    """
    if _TAG_REFERENCE.search(data):
        raise _fault(_("{file} writes characters of a tag as numbers"), name)
    reader = _Reader(name)
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.CommentHandler = reader.comment
    parser.ProcessingInstructionHandler = reader.instruction
    parser.buffer_text = True
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        message = _("{file} is not an SVG picture: it breaks off or has a fault in line {line}")
        raise _fault(message, name, line=error.lineno) from error
    except UnicodeError as error:
        raise _fault(_("{file} is not an SVG picture"), name) from error
    reader.finish()
    return reader.drawing


def _fault(message: str, name: str, **facts: object) -> DeckPackError:
    return DeckPackError(message.format(file=name, **facts))


@dataclass(slots=True)
class _Reader:
    """Takes the elements in the order of the file."""

    name: str
    drawing: Drawing = field(default_factory=Drawing)
    stroke: float = 0.0
    strokes: list[tuple[float, int]] = field(default_factory=list)
    _matrices: list[Matrix] = field(default_factory=list)
    _sheet: list[str] | None = None  # the text of the style sheet that is being read
    _paints: Paints = field(init=False)

    def __post_init__(self) -> None:
        self._paints = Paints(self.name)

    def doctype(self, *_declaration: object) -> None:
        raise _fault(_("{file} declares a DOCTYPE; save it as plain SVG without one"), self.name)

    def comment(self, text: str) -> None:
        self._check_tags(text, _("{file} has tags within a comment"))

    def instruction(self, target: str, text: str) -> None:
        self._check_tags(target + text, _("{file} has tags within an instruction"))

    def text(self, text: str) -> None:
        self._check_tags(text, _("{file} has tags within a text"))
        if self._sheet is not None:
            self._sheet.append(text)

    def _take_sheet(self, text: str) -> None:
        self._check_style(text)
        for width in _STROKE_WIDTH.findall(text):
            self._widen(width)
        self._paints.take_sheet(text)

    def _check_tags(self, text: str, message: str) -> None:
        # The rasteriser does not know where a comment ends, and would draw tags within it.
        if "<" in text or ">" in text:
            raise _fault(message, self.name)

    def start(self, element: str, attributes: dict[str, str]) -> None:
        drawing = self.drawing
        if not self._matrices and element != "svg":
            raise _fault(_("{file} is not an SVG picture"), self.name)
        drawing.elements += 1
        if drawing.elements > MOST_ELEMENTS:
            message = _("{file} has more than {count} elements")
            raise _fault(message, self.name, count=MOST_ELEMENTS)
        if len(self._matrices) >= DEEPEST:
            message = _("{file} nests groups more than {count} deep")
            raise _fault(message, self.name, count=DEEPEST)
        if ":" not in element and (element not in _KNOWN or (element == "svg" and self._matrices)):
            advice = _advice(element)
            message = _("{file} holds <{element}>, which the game cannot draw; {advice}")
            raise _fault(message, self.name, element=element[:40], advice=advice)
        if element == "style":
            self._sheet = []
        try:
            self._take(element, _with_style(attributes))
        except (ValueError, OverflowError) as error:
            message = _("{file} has a <{element}> that cannot be read")
            raise _fault(message, self.name, element=element[:40]) from error

    def end(self, element: str) -> None:
        self._matrices.pop()
        if element == "style" and self._sheet is not None:
            sheet, self._sheet = "".join(self._sheet), None
            try:
                self._take_sheet(sheet)
            except ValueError as error:
                message = _("{file} has a <{element}> that cannot be read")
                raise _fault(message, self.name, element=element) from error

    def _take(self, element: str, attributes: dict[str, str]) -> None:
        for key, value in attributes.items():
            self._check_style(f"{key}:{value}" if key.startswith("stroke-dash") else "")
        if ":" not in element:
            self._paints.take(element, attributes)
        self._widen(attributes.get("stroke-width", "0"))
        if not self._matrices:
            matrix = self._first_matrix(attributes)
        else:
            matrix = self._matrices[-1]
            if "Gradient" not in element:
                matrix = matrix.after(read_transform(attributes.get("transform", "")))
        self._matrices.append(matrix)
        if element in SHAPES:
            self._add([matrix.at(p) for p in shape_points(element, attributes)], matrix.stretch)

    def _first_matrix(self, attributes: dict[str, str]) -> Matrix:
        """Make the card's height the unit; the two ways to give the size must agree."""
        if "transform" in attributes:
            raise ValueError(attributes["transform"])
        sides = [
            _leading_number(attributes[key])
            for key in ("width", "height")
            if key in attributes and not attributes[key].strip().endswith("%")
        ]
        if "viewBox" in attributes:
            x, y, w, h = map(float, attributes["viewBox"].replace(",", " ").split())
        elif len(sides) == 2:
            x, y, w, h = 0.0, 0.0, *sides
        else:
            raise _fault(_no_size(), self.name)
        if not all(math.isfinite(v) for v in (x, y, w, h)) or w <= 0 or h <= 0:
            raise _fault(_no_size(), self.name)
        if len(sides) == 2 and abs(sides[0] * h - sides[1] * w) > 0.02 * sides[1] * w:
            raise _fault(_("{file} gives one size and draws in another"), self.name)
        self.drawing.size = (w, h)
        return Matrix(a=1 / h, d=1 / h, e=-x / h, f=-y / h)

    def _add(self, points: list[Point], stretch: float) -> None:
        drawing = self.drawing
        drawing.points += len(points)
        if drawing.points > MOST_POINTS:
            message = _("{file} has more than {count} points")
            raise _fault(message, self.name, count=MOST_POINTS)
        if not points:
            return
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        if not all(-FARTHEST <= end <= FARTHEST for v in (xs, ys) for end in (min(v), max(v))):
            raise _fault(_("{file} draws far outside the card"), self.name)
        across = sum([abs(b - a) for a, b in pairwise(xs)])
        down = sum([abs(b - a) for a, b in pairwise(ys)])
        drawing.travel += 2 * (across + down)
        drawing.area += _overlap(xs, drawing.size[0] / drawing.size[1]) * _overlap(ys, 1.0)
        self.strokes.append((stretch, len(points)))

    def finish(self) -> None:
        self._paints.finish()
        drawing = self.drawing
        # Any shape might wear the widest stroke of the file: one bound, and no cascade to trust.
        drawing.travel += sum(4 * self.stroke * s * count for s, count in self.strokes)
        if not drawing.travel <= MOST_TRAVEL:
            raise _fault(_("{file} has longer outlines than can be drawn in good time"), self.name)
        if not drawing.area <= MOST_AREA * drawing.size[0] / drawing.size[1]:
            raise _fault(
                _("{file} paints over itself more often than can be drawn in good time"), self.name
            )

    def _widen(self, width: str) -> None:
        value = read_length(width)
        if not 0 <= value < math.inf:
            raise ValueError(width)
        self.stroke = max(self.stroke, value)

    def _check_style(self, text: str) -> None:
        if "stroke-dash" in text and not re.fullmatch(r"stroke-dash\w*:\s*(none|0)\s*", text):
            raise _fault(_("{file} has dashed lines; draw the dashes as paths"), self.name)
        if "transform" in text or "@" in text:
            raise _fault(_("{file} has a style sheet that the game does not understand"), self.name)


def _no_size() -> str:
    return _('{file} does not say its size; give its <svg> a viewBox, as viewBox="0 0 610 950"')


def _advice(element: str) -> str:
    """Return what to do about an element that cannot be drawn."""
    match element:
        case "image":
            return _("trace it to paths, or save the whole card as PNG")
        case "svg" | "switch" | "a" | "symbol":
            return _("put its shapes into a group <g>")
        case "use":
            return _("unlink the copy, so that the shapes stand there themselves")
        case "clipPath" | "mask" | "filter" | "pattern" | "marker":
            return _("draw the shapes as they look without it")
        case "script" | "animate" | "animateTransform" | "set" | "foreignObject":
            return _("take it out")
    return _("turn it into paths")


def _with_style(attributes: dict[str, str]) -> dict[str, str]:
    """Return the attributes with those of `style` among them, as the rasteriser reads them."""
    found = dict(attributes)
    for declaration in found.pop("style", "").split(";"):
        key, colon, value = declaration.partition(":")
        key = key.strip()
        if colon and key in ("transform", "style", "d", "points", "viewBox"):
            raise ValueError(key)
        if colon:
            found[key] = value.strip()
    return found


def _leading_number(text: str) -> float:
    number = re.match(r"\s*([0-9.]+)", text)
    if number is None:
        raise ValueError(text)
    return float(number[1])


def _overlap(values: list[float], side: float) -> float:
    """Return how much of the stretch from 0 to `side` lies between the extremes."""
    return max(0.0, min(side, max(values)) - max(0.0, min(values)))
