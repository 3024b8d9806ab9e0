from __future__ import annotations

import re

from drawing.__main__ import ASSETS_FOLDER

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def same_picture(one: str, other: str) -> bool:
    """Equal text, and numbers so near that no other version of a library can be told from it."""
    if one == other:
        return True
    if NUMBER.split(one) != NUMBER.split(other):
        return False
    numbers = zip(NUMBER.findall(one), NUMBER.findall(other), strict=True)
    return all(abs(float(a) - float(b)) <= 0.15 for a, b in numbers)


def test_committed_pictures_are_what_the_drawing_code_makes(drawn: dict[str, str]) -> None:
    stale = [
        name
        for name, text in drawn.items()
        if not (ASSETS_FOLDER / name).exists()
        or not same_picture((ASSETS_FOLDER / name).read_text(encoding="utf-8"), text)
    ]
    assert stale == [], "run `python -m drawing` and commit what it writes"


def test_numbers_may_differ_by_a_tenth_and_text_may_not() -> None:
    assert same_picture('<path d="M1 2.1"/>', '<path d="M1.1 2"/>')
    assert not same_picture('<path d="M1 2.1"/>', '<path d="M1.3 2.1"/>')
    assert not same_picture('<path d="M1 2"/>', '<path d="L1 2"/>')


def test_no_picture_uses_what_the_rasteriser_ignores(drawn: dict[str, str]) -> None:
    forbidden = re.compile(
        r"<(clipPath|mask|use|symbol|text|\w*Gradient|filter|pattern|image|style)\b|nan|inf",
        re.IGNORECASE,
    )
    found = {
        name: match.group()
        for name, text in drawn.items()
        if name.endswith(".svg") and (match := forbidden.search(text))
    }
    assert found == {}
