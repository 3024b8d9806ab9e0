from __future__ import annotations

from pathlib import Path

import pytest

from escoba.engine import Rules
from escoba.language import set_language
from escoba.players import LEVELS, OFFERED
from escoba.session import CHARACTERS, Chair, Game, Store, character_of, default_chairs
from escoba.session.characters import free_name


def test_there_is_a_character_for_every_level_on_offer_from_the_weakest_to_the_strongest() -> None:
    levels = [one.level for one in CHARACTERS]
    assert list(dict.fromkeys(levels)) == list(OFFERED)
    assert list(OFFERED) == [level for level in LEVELS if level in OFFERED]


def test_no_two_characters_share_a_name_or_a_face() -> None:
    assert len({one.name.casefold() for one in CHARACTERS}) == len(CHARACTERS)
    assert len({one.avatar for one in CHARACTERS}) == len(CHARACTERS)


def test_each_is_described_by_one_sentence_of_its_own_in_every_language() -> None:
    told = []
    for language in ("en", "es"):
        set_language(language)
        told += [one.about() for one in CHARACTERS]
    set_language("en")
    assert len(set(told)) == 2 * len(CHARACTERS)
    assert all(text.count(".") == 1 and text.endswith(".") for text in told)


def test_a_character_is_known_by_name_and_level_together() -> None:
    lola = character_of("Lola", "medium")
    assert lola is not None
    assert lola.avatar == "lola"
    assert character_of("Lola", "random") is None
    assert character_of("Lola", "human") is None


@pytest.mark.parametrize(
    ("levels", "names"),
    [
        (("medium",), ["Lola", "Carmen", "Inés"]),
        (("master",), ["Maestro", "Inés", "Blas"]),
        (("random",), ["Inés", "Blas", "Rosa"]),
        (("hard", "beginner", "hard"), ["Anselmo", "Nina", "Abuela"]),
    ],
)
def test_the_characters_of_a_level_sit_down_first_and_then_guests(
    levels: tuple[str, ...], names: list[str]
) -> None:
    chairs = default_chairs(Rules(players=4), levels, "Ana")
    assert [chair.name for chair in chairs] == ["Ana", *names]
    assert [chair.kind for chair in chairs[1:]] == [*levels * 3][:3]


def test_nobody_sits_down_under_the_name_of_the_person() -> None:
    assert default_chairs(Rules(), ("medium",), "lola")[1].name == "Carmen"
    assert free_name("master", ["MAESTRO"]) == "Inés"


def test_journal_and_record_hold_the_character_as_name_and_the_level_as_kind(
    tmp_path: Path,
) -> None:
    store = Store.open(tmp_path / "games.db")
    game = Game.new(store, Rules(), default_chairs(Rules(), ("hard",), "Ana"), seed="1")
    (saved,) = store.unfinished()
    assert saved.chairs[1] == Chair("Anselmo", "hard")
    assert [(seat.name, seat.kind) for seat in game.record().seats] == [
        ("Ana", "human"),
        ("Anselmo", "hard"),
    ]
    store.close()


def test_a_game_saved_before_there_were_characters_still_opens(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "games.db")
    chairs = (Chair("", "human"), Chair("Lola", "random"), Chair("Blas", "medium"))
    game = Game.new(store, Rules(players=3), chairs, seed="1")
    game.begin()
    again = Game.resume(store, game.id)
    assert again.chairs == chairs
    assert again.events == game.events
    store.close()
