from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from escoba import language


def write_catalogue(root: Path, code: str, own_name: str | None) -> None:
    catalogue = Catalog(locale=code)
    if own_name:
        catalogue.add("English", own_name, context="own name of this language")
    catalogue.add("Start", f"Start in {code}")
    catalogue.add("Drop", f"Drop, the move, in {code}", context="move")
    catalogue.add(
        ("{n} card", "{n} cards"), tuple(f"form {i}" for i in range(catalogue.num_plurals))
    )
    folder = root / code / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "escoba.mo").open("wb") as file:
        write_mo(file, catalogue)


@pytest.fixture(autouse=True)
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(language, "LOCALE_DIR", tmp_path)
    write_catalogue(tmp_path, "es", "Español")
    write_catalogue(tmp_path, "pl", "Polski")
    write_catalogue(tmp_path, "pt_BR", None)
    yield tmp_path
    monkeypatch.undo()
    language.set_language("en")


def test_words_are_english_without_a_catalogue() -> None:
    language.set_language("en")
    assert language.current() == "en"
    assert language.gettext("Start") == "Start"
    assert language.ngettext("{n} card", "{n} cards", 2) == "{n} cards"
    assert language.pgettext("move", "Drop") == "Drop"


def test_words_change_with_the_language() -> None:
    language.set_language("es")
    assert language.gettext("Start") == "Start in es"
    assert language.pgettext("move", "Drop") == "Drop, the move, in es"
    assert language.gettext("Drop") == "Drop"
    language.set_language("pl")
    assert language.gettext("Start") == "Start in pl"


def test_plurals_follow_the_language() -> None:
    language.set_language("pl")
    forms = [language.ngettext("{n} card", "{n} cards", n) for n in (1, 2, 5, 22)]
    assert forms == ["form 0", "form 1", "form 2", "form 1"]


@pytest.mark.parametrize(
    ("code", "expected"),
    [("es_AR", "es"), ("es-MX", "es"), ("ES", "es"), ("pt_BR.UTF-8", "pt_BR"), ("pt", "en")],
)
def test_a_region_falls_back_to_its_language(code: str, expected: str) -> None:
    language.set_language(code)
    assert language.current() == expected


@pytest.mark.parametrize("code", ["xx", "../es", "C", "..", "español"])
def test_an_unknown_language_means_english(code: str) -> None:
    language.set_language(code)
    assert language.current() == "en"
    assert language.gettext("Start") == "Start"


def test_available_names_each_language_in_its_own_words() -> None:
    assert language.available() == {
        "en": "English",
        "es": "Español",
        "pl": "Polski",
        "pt_BR": "pt_BR",
    }


def test_no_catalogue_folder_leaves_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(language, "LOCALE_DIR", tmp_path / "absent")
    assert language.available() == {"en": "English"}


@pytest.mark.parametrize("content", [b"", b"\xde\x12\x04\x95", b"not a catalogue at all, but long"])
def test_a_damaged_catalogue_leaves_english_words(catalogues: Path, content: bytes) -> None:
    (catalogues / "es" / "LC_MESSAGES" / "escoba.mo").write_bytes(content)
    language.set_language("es")
    assert language.gettext("Start") == "Start"


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"LANGUAGE": "fr:es", "LANG": "pl_PL.UTF-8"}, ["fr", "es"]),
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "es_ES"}, ["pl_PL.UTF-8"]),
        ({"LC_MESSAGES": "es_ES", "LANG": "pl_PL"}, ["es_ES"]),
        ({"LANGUAGE": "", "LANG": "es_ES.UTF-8"}, ["es_ES.UTF-8"]),
    ],
)
def test_the_system_variables_are_read_in_order(
    environ: dict[str, str], expected: list[str]
) -> None:
    assert language.system_languages(environ) == expected


def test_none_takes_the_first_language_of_the_system_that_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr:es_AR:pl")
    language.set_language(None)
    assert language.current() == "es"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these have their own lists")
def test_a_locale_that_python_cannot_read_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> tuple[str, str]:
        raise ValueError("unknown locale")

    monkeypatch.setattr(language.locale, "getlocale", refuse)
    assert language.system_languages({}) == []
