"""What the characters may say: in every language, short, and never twice the same."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from escoba.language import set_language
from escoba.session import CHARACTERS
from escoba.words import Occasion, has_voice, remark

AVATARS = [one.avatar for one in CHARACTERS]


def lines(avatar: str) -> set[str]:
    return {remark(avatar, occasion, pick) for occasion in Occasion for pick in range(6)}


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_character_has_short_lines_of_its_own_for_every_occasion(language: str) -> None:
    set_language(language)
    said = list(chain.from_iterable(lines(avatar) for avatar in AVATARS))
    set_language("en")
    assert all(has_voice(avatar) for avatar in AVATARS)
    assert len(set(said)) == len(said) >= 7 * len(AVATARS)
    assert max(len(line) for line in said) <= 42
    assert all(line[-1] in ".!?" for line in said)


def test_no_line_tells_of_cards_that_a_deck_may_call_otherwise() -> None:
    suit = re.compile(r"\b(coins?|diamonds?|oros?|diamantes?)\b", re.IGNORECASE)
    for language in ("en", "es"):
        set_language(language)
        assert not any(suit.search(line) for avatar in AVATARS for line in lines(avatar))
    set_language("en")


def test_the_same_pick_is_the_same_line_and_strangers_have_none() -> None:
    assert remark("lola", Occasion.SWEEPS, 4) == remark("lola", Occasion.SWEEPS, 4)
    assert remark("lola", Occasion.SWEEPS, 4) != remark("lola", Occasion.SWEEPS, 5)
    assert not has_voice("human")
