from __future__ import annotations

import itertools

import pytest

from escoba.engine import (
    CARDS,
    DeckError,
    SavedSource,
    SeededSource,
    SystemSource,
    commitment,
    shuffle,
)
from escoba.engine.shuffle import check_salt, random_seat


def test_the_shuffle_never_changes() -> None:
    deck = shuffle(SeededSource("escoba").salt(0, 0), "")
    assert " ".join(map(str, deck)) == PINNED


def test_a_word_changes_the_deck() -> None:
    salt = SeededSource("7").salt(0, 0)
    decks = {shuffle(salt, word) for word in ("", "cut", "Cut", "ñandú", "🂡")}
    assert len(decks) == 5
    assert all(sorted(deck) == list(CARDS) for deck in decks)


def test_every_card_comes_first_about_as_often() -> None:
    firsts = [shuffle(SeededSource(str(seed)).salt(0, 0), "")[0] for seed in range(2000)]
    assert max(firsts.count(each) for each in CARDS) < 90
    assert min(firsts.count(each) for each in CARDS) > 20


@pytest.mark.parametrize(
    "salt", ["", "0" * 31, "0" * 33, "0" * 30, "0" * 130, "A" * 32, "g" * 32, "0" * 32 + "\n"]
)
def test_a_salt_is_32_to_128_hex_digits(salt: str) -> None:
    with pytest.raises(DeckError, match="hex digits"):
        check_salt(salt)
    with pytest.raises(DeckError):
        shuffle(salt, "")


def test_a_word_has_at_most_200_characters() -> None:
    shuffle("0" * 32, "ñ" * 200)
    with pytest.raises(DeckError, match="at most 200 characters"):
        shuffle("0" * 32, "n" * 201)


def test_half_a_character_is_no_word_and_no_seed() -> None:
    with pytest.raises(DeckError, match="half a character"):
        shuffle("0" * 32, "\ud800")
    with pytest.raises(DeckError, match="half a character"):
        SeededSource("\udfff")


def test_a_seeded_source_repeats_itself() -> None:
    one, other = SeededSource("7"), SeededSource("7")
    asked = list(itertools.product(range(3), range(2)))
    assert [one.salt(*each) for each in asked] == [other.salt(*each) for each in asked]
    assert len({one.draw_salt(), *(one.salt(*each) for each in asked)}) == 7


def test_the_system_source_never_does() -> None:
    source = SystemSource()
    salts = {source.draw_salt(), source.salt(0, 0), source.salt(0, 0)}
    assert len(salts) == 3
    for salt in salts:
        check_salt(salt)
        assert len(salt) == 64


def test_a_saved_source_goes_on_with_another() -> None:
    other = SeededSource("7")
    source = SavedSource(draw_salt="00" * 32, salts=["11" * 32, "22" * 32], then=other)
    assert source.draw_salt() == "00" * 32
    assert source.salt(1, 0) == "22" * 32
    assert source.salt(1, 1) == other.salt(1, 1)
    assert source.salt(2, 0) == other.salt(2, 0)
    with pytest.raises(DeckError):
        SavedSource(draw_salt="", salts=[], then=other)


def test_a_commitment_is_the_hash_of_the_salt() -> None:
    salt = "0" * 32
    assert commitment(salt) == "84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a"


def test_a_random_seat_is_any_seat() -> None:
    salts = [SeededSource(str(seed)).draw_salt() for seed in range(60)]
    assert {random_seat(salt, 3) for salt in salts} == {0, 1, 2}


PINNED = (
    "7e 7o 3b 2e 4o 12b 12c 2c 2b 11o 10e 4e 12o 10b 6o 11e 3e 12e 5c 11c "
    "5o 6e 7c 2o 1b 1c 3o 10c 11b 4c 1e 5b 4b 6b 10o 7b 5e 6c 3c 1o"
)
