"""Caps of keys and buttons of pads, drawn beside what they press."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import pygame

from escoba.language import pgettext
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import Device
from escoba.ui.input_bindings import Bindings, Command
from escoba.ui.kit import Kit
from escoba.ui.pad import PadKind
from escoba.ui.resources import load_svg

# A cap is words; one that begins so is a button of a pad: its kind and its name follow.
_PAD: Final = "pad:"
_SHAPES: Final = {
    "a": '<path d="M8 8 L16 16 M16 8 L8 16"/>',
    "b": '<circle cx="12" cy="12" r="4.6"/>',
    "x": '<rect x="8" y="8" width="8" height="8"/>',
    "y": '<path d="M12 7.2 L16.6 15.4 H7.4 Z"/>',
}
_LETTERS: Final = {
    "a": '<path d="M8 16.8 L12 7.2 L16 16.8 M9.5 13.6 H14.5"/>',
    "b": '<path d="M9 7.2 V16.8 M9 7.2 H12.6 A2.3 2.3 0 0 1 12.6 11.8 H9 '
    'M12.6 11.8 H13 A2.5 2.5 0 0 1 13 16.8 H9"/>',
    "x": '<path d="M8.4 7.2 L15.6 16.8 M15.6 7.2 L8.4 16.8"/>',
    "y": '<path d="M8.2 7.2 L12 12.2 L15.8 7.2 M12 12.2 V16.8"/>',
}
_OTHERS: Final = {
    "start": '<path d="M7.5 9 H16.5 M7.5 12 H16.5 M7.5 15 H16.5"/>',
    "back": '<rect x="7" y="8.5" width="7" height="5"/><path d="M10.5 13.5 V16 H17 V11 H14"/>',
    "ways": '<path d="M10 4.5 H14 V10 H19.5 V14 H14 V19.5 H10 V14 H4.5 V10 H10 Z"/>',
}
_WORDS: Final = {
    ("lb", "letters"): "LB",
    ("rb", "letters"): "RB",
    ("lb", "shapes"): "L1",
    ("rb", "shapes"): "R1",
}

# Which button of the table is pressed by what.
_BUTTON_COMMANDS: Final = {
    "button:take": Command.CONFIRM,
    "button:drop": Command.DROP,
    "button:next_way": Command.NEXT_WAY,
    "button:speed": Command.SPEED,
}
_BUTTON_PADS: Final = {
    "button:take": "x",
    "button:drop": "y",
    "button:clear": "b",
    "button:previous_way": "lb",
    "button:next_way": "rb",
    "button:menu": "start",
}


def pad_cap(button: str, kind: PadKind) -> str:
    """Return the cap of a button of a pad; "ways" is its cross of directions."""
    return f"{_PAD}{kind}:{button}"


def key_cap(key: str, names: Mapping[str, str]) -> str:
    """Return what is printed on a key; `names` are those of the player's keyboard by place."""
    printed = {
        "enter": pgettext("key cap", "Enter"),
        "space": pgettext("key cap", "Space"),
        "esc": pgettext("key cap", "Esc"),
    }
    name = names.get(key, key)
    return printed.get(name) or (name.upper() if len(name) <= 3 else name.capitalize())


def table_caps(
    device: Device, bindings: Bindings, names: Mapping[str, str], kind: PadKind
) -> dict[str, str]:
    """Return the caps of commands and buttons of the table for what the player uses."""
    if device == "pad":
        return {button: pad_cap(pad, kind) for button, pad in _BUTTON_PADS.items()}
    caps = {str(command): key_cap(key, names) for command, key in bindings.keys.items()}
    caps |= {button: caps[command] for button, command in _BUTTON_COMMANDS.items()}
    return caps | {"button:menu": key_cap("esc", names)}


def cap_width(kit: Kit, cap: str, *, size: float = theme.SMALL) -> float:
    """Return how wide a cap is."""
    px = kit.sizes.text(size)
    words = _words_of(cap)
    if words is None:
        return px * 1.75
    return max(px * 1.5, kit.text.width(words, px, "bold") + px * 0.9)


def draw_cap(
    surface: pygame.Surface,
    kit: Kit,
    cap: str,
    centre: tuple[float, float],
    *,
    size: float = theme.SMALL,
) -> None:
    """Draw the cap of a key, or the picture of a pad's button."""
    px, u = kit.sizes.text(size), kit.sizes.u
    words = _words_of(cap)
    if words is None:
        picture = _glyph(cap.removeprefix(_PAD), round(px * 1.75))
        w, h = picture.get_size()
        surface.blit(picture, (round(centre[0] - w / 2), round(centre[1] - h / 2)))
        return
    is_pad = cap.startswith(_PAD)
    box = Box.around(*centre, cap_width(kit, cap, size=size), px * 1.5)
    kit.paint.fill(
        surface,
        box,
        theme.WOOD_DARK,
        radius=(px * 0.75 if is_pad else 5 * u),
        border=theme.CHALK,
        width=max(1.0, u),
    )
    kit.text.draw(surface, words, (box.cx, box.cy), px, theme.CHALK, "bold", align="centre")


def _words_of(cap: str) -> str | None:
    """What is written on a cap, None for one that is a picture."""
    if not cap.startswith(_PAD):
        return cap
    kind, _colon, button = cap.removeprefix(_PAD).partition(":")
    return _WORDS.get((button, kind))


@cache
def _glyph(name: str, px: int) -> pygame.Surface:
    kind, _colon, button = name.partition(":")
    marks = _SHAPES if kind == "shapes" else _LETTERS
    body = marks.get(button) or _OTHERS[button]
    dark, chalk = (f"rgb{colour}" for colour in (theme.WOOD_DARK, theme.CHALK))
    return load_svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        f'<circle cx="12" cy="12" r="11" fill="{dark}" stroke="{chalk}" stroke-width="1.4"/>'
        f'<g fill="none" stroke="{chalk}" stroke-width="2" stroke-linejoin="round" '
        f'stroke-linecap="round">{body}</g></svg>',
        (px, px),
    )
