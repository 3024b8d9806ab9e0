"""How colours look to those who see fewer of them, and how far two of them stand apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Linear = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1, for colours in linear light.
SIMULATIONS: Final[Mapping[str, tuple[Linear, Linear, Linear]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def linear(colour: tuple[int, int, int]) -> Linear:
    """Return a screen colour as amounts of light from 0 to 1."""
    r, g, b = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (part / 255 for part in colour)
    )
    return r, g, b


def rgb(code: str) -> tuple[int, int, int]:
    """Return the colour written as `#RRGGBB`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def seen(colour: tuple[int, int, int], sight: str) -> Linear:
    """Return the light that somebody with that sight makes of a screen colour."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(w * v for w, v in zip(row, light, strict=True))))
        for row in SIMULATIONS[sight]
    )
    return r, g, b


def luminance(light: Linear) -> float:
    """Return how bright light is, from 0 to 1."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: Linear, other: Linear) -> float:
    """Return the contrast ratio of the web accessibility guidelines, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def distance(one: Linear, other: Linear) -> float:
    """Return how far apart two colours look, in Oklab: 0.02 is just seen, black to white is 1."""
    return sum((a - b) ** 2 for a, b in zip(_oklab(one), _oklab(other), strict=True)) ** 0.5


def _oklab(light: Linear) -> Linear:
    r, g, b = light
    l_ = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m_ = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s_ = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l_ + 0.7936177850 * m_ - 0.0040720468 * s_,
        1.9779984951 * l_ - 2.4285922050 * m_ + 0.4505937099 * s_,
        0.0259040371 * l_ + 0.7827717662 * m_ - 0.8086757660 * s_,
    )
