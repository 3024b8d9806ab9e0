"""Colours, gradients, effects and style sheets of an SVG file: what the rasteriser draws of them.

It draws an unknown colour in grey and passes over effects without a word, so they are refused
here. Which are known was measured with nanosvg as SDL_image 2.8 brings it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from escoba.engine import DeckPackError
from escoba.language import gettext as _

COLOUR_NAMES: Final = frozenset(
    ["black", "blue", "cyan", "gray", "grey", "green", "magenta", "red", "white", "yellow", "none"]
)
_PAINTED: Final = ("fill", "stroke", "stop-color")
_COLOUR: Final = re.compile(
    r"#[0-9A-Fa-f]{3}\s*|#[0-9A-Fa-f]{6}\s*"
    r"|rgb\(\s*\d{1,3},\s*\d{1,3},\s*\d{1,3}\s*\)"
    r"|rgb\(\s*\d{1,3}(\.\d+)?%,\s*\d{1,3}(\.\d+)?%,\s*\d{1,3}(\.\d+)?%\s*\)"
)
_SEE_THROUGH: Final = re.compile(r"#([0-9A-Fa-f]{4}|[0-9A-Fa-f]{8})|(rgb|hsl)a\(.*|[^/]*/[^/]*")
_REFERENCE: Final = re.compile(r"url\(#([^)]*)\).*")
_EFFECTS: Final = {
    "clip-path": ("none",),
    "mask": ("none",),
    "filter": ("none",),
    "marker-start": ("none",),
    "marker-mid": ("none",),
    "marker-end": ("none",),
    "visibility": ("visible", "inherit"),
    "mix-blend-mode": ("normal",),
}
_OPACITIES: Final = ("opacity", "fill-opacity", "stroke-opacity", "stop-opacity")
_PLACES: Final = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
_CLASSES: Final = re.compile(r"\s*\.[\w-]+\s*(,\s*\.[\w-]+\s*)*")
_LONGEST_SHOWN: Final = 40


class Paints:
    """Looks at the attributes of one file after the other element.

    name: of the file, for the message. Every method raises DeckPackError.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._wanted: dict[str, None] = {}
        self._gradients: set[str] = set()
        self._sheets = False
        self._many_classes = ""

    def take(self, element: str, attributes: Mapping[str, str]) -> None:
        """Check an element, whose style is among its attributes."""
        for key, value in attributes.items():
            self._check(key, value)
        classes = attributes.get("class", "")
        if len(classes.split()) > 1:
            self._many_classes = classes
        if "Gradient" in element:
            self._take_gradient(attributes)

    def take_sheet(self, text: str) -> None:
        """Check a style sheet: rules for single classes alone are understood."""
        self._sheets = True
        *rules, rest = text.split("}")
        for rule in rules:
            selectors, brace, declarations = rule.partition("{")
            if not brace or "{" in declarations or _CLASSES.fullmatch(selectors) is None:
                raise self._odd_sheet()
            for declaration in declarations.split(";"):
                key, _colon, value = declaration.partition(":")
                self._check(key.strip(), value.strip())
        if rest.strip():
            raise self._odd_sheet()

    def _odd_sheet(self) -> DeckPackError:
        return self._fault(
            _(
                "{file} has a style sheet that the game does not understand: only rules such "
                "as .name {example} are"
            ),
            example="{ fill: #c6242e }",
        )

    def finish(self) -> None:
        """Check what only the whole file tells."""
        if self._sheets and self._many_classes:
            raise self._fault(
                _("{file} gives a shape several classes ({classes}); give it one"),
                classes=_short(self._many_classes),
            )
        for gradient in self._wanted:
            if gradient not in self._gradients:
                raise self._fault(
                    _("{file} paints with the gradient {name}, which is not in it"),
                    name=_short(gradient),
                )

    def _check(self, key: str, value: str) -> None:
        if key in _PAINTED:
            self._check_colour(value)
        elif key in _EFFECTS and value.strip() not in _EFFECTS[key]:
            raise self._fault(
                _("{file} uses {effect}, which the game cannot draw; draw the shape as it looks"),
                effect=key,
            )
        elif key in _OPACITIES and "%" in value:
            raise self._fault(
                _("{file} has {key} {value}; write it as a number from 0 to 1"),
                key=key,
                value=_short(value),
            )

    def _check_colour(self, value: str) -> None:
        # Spaces before are passed over, but not before url; after a name they spoil it.
        colour = value.lstrip()
        if colour in COLOUR_NAMES or _COLOUR.fullmatch(colour):
            return
        reference = _REFERENCE.fullmatch(value)
        if reference is not None:
            self._wanted[reference[1]] = None
            return
        if colour.strip() == "transparent":
            message = _("{file} paints with transparent; write none")
        elif _SEE_THROUGH.fullmatch(colour):
            message = _(
                "{file} paints with the colour {colour}, which the game does not know; write it as "
                "#rrggbb, and how far it covers as fill-opacity"
            )
        else:
            message = _(
                "{file} paints with the colour {colour}, which the game does not know; write it as "
                "#rrggbb"
            )
        raise self._fault(message, colour=_short(value) or "''")

    def _take_gradient(self, attributes: Mapping[str, str]) -> None:
        self._gradients.add(attributes.get("id", ""))
        if "href" in attributes:
            raise self._fault(_("{file} has a gradient with href; write it as xlink:href"))
        if attributes.get("spreadMethod", "pad") != "pad":
            raise self._fault(_("{file} has a gradient that repeats; draw its stripes as shapes"))
        if attributes.get("gradientUnits") == "userSpaceOnUse":
            return
        # Parts of the shape's box are read as lengths, and the whole shape gets the last colour.
        for key in _PLACES:
            value = attributes.get(key, "0").strip()
            if not value.endswith("%") and value.strip("0.") != "":
                raise self._fault(
                    _(
                        "{file} has a gradient with {key}={value} of the shape's size; write "
                        'percent, or gradientUnits="userSpaceOnUse" and lengths'
                    ),
                    key=key,
                    value=_short(value),
                )

    def _fault(self, message: str, **facts: str) -> DeckPackError:
        return DeckPackError(message.format(file=self._name, **facts))


def _short(text: str) -> str:
    return "".join(c if c.isprintable() else "?" for c in text[:_LONGEST_SHOWN])
