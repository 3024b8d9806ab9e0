"""The committed translations: complete, up to date, and filled in with the same values."""

from __future__ import annotations

import io
import re
import string
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

from escoba import words
from escoba.engine import parse_cards
from escoba.language import LOCALE_DIR, available, gettext, ngettext, pgettext, set_language

ROOT = Path(__file__).parents[1]
CODES = sorted(path.parents[1].name for path in LOCALE_DIR.glob("*/LC_MESSAGES/escoba.po"))

# A message as a catalogue finds it: its context and its singular.
Key = tuple[str | None, str]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def po_file(code: str) -> Path:
    return LOCALE_DIR / code / "LC_MESSAGES" / "escoba.po"


@cache
def catalogue(code: str) -> Catalog:
    with po_file(code).open("rb") as file:
        return read_po(file, locale=code, abort_invalid=True)


@cache
def said_in_the_code() -> dict[Key, tuple[str, ...]]:
    """Return singular and plural, if any, of every message of the program."""
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    methods = [(m["pattern"], m["method"]) for m in mappings["tool"]["babel"]["mappings"]]
    found: dict[Key, tuple[str, ...]] = {}
    for _file, _line, text, _comments, context in extract_from_dir(ROOT / "escoba", methods):
        forms = (text,) if isinstance(text, str) else tuple(text)
        # As gettext does it, a plural also serves where only its singular is asked for.
        found[context, forms[0]] = max(forms, found.get((context, forms[0]), ()), key=len)
    return found


def messages(code: str) -> list[Message]:
    return [message for message in catalogue(code) if message.id]


def forms_of(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def placeholders(text: str) -> set[str]:
    return {name for _before, name, _spec, _how in string.Formatter().parse(text) if name}


def test_spanish_is_there_under_its_own_name() -> None:
    assert "es" in CODES
    assert available()["es"] == "Español"


def test_the_code_says_something() -> None:
    assert len(said_in_the_code()) > 600
    assert (None, "Your turn. Choose a card.") in said_in_the_code()


@pytest.mark.parametrize("code", CODES)
def test_every_message_of_the_code_is_translated_and_no_other(code: str) -> None:
    translated = {(m.context, forms_of(m.id)[0]): forms_of(m.id) for m in messages(code)}
    assert translated == said_in_the_code()
    assert [m.id for m in messages(code) if not all(forms_of(m.string))] == []
    assert not catalogue(code).obsolete
    assert [m.id for m in messages(code) if m.fuzzy] == []


@pytest.mark.parametrize("code", CODES)
def test_translations_are_filled_in_with_the_same_values(code: str) -> None:
    for message in messages(code):
        wanted = placeholders("".join(forms_of(message.id)))
        for form in forms_of(message.string):
            assert placeholders(form) == wanted, message.id


@pytest.mark.parametrize("code", CODES)
def test_a_plural_has_all_forms_of_the_language(code: str) -> None:
    for message in messages(code):
        count = catalogue(code).num_plurals if len(forms_of(message.id)) > 1 else 1
        assert len(forms_of(message.string)) == count, message.id


@pytest.mark.parametrize("code", CODES)
def test_the_compiled_catalogue_is_up_to_date(code: str) -> None:
    # Byte for byte would tie the test to one release of Babel, which signs what it writes.
    expected = io.BytesIO()
    write_mo(expected, catalogue(code))
    expected.seek(0)
    with po_file(code).with_suffix(".mo").open("rb") as file:
        assert contents(read_mo(file)) == contents(read_mo(expected))


def contents(compiled: Catalog) -> dict[Key, object]:
    found: dict[Key, object] = {
        (m.context, forms_of(m.id)[0]): (m.id, m.string) for m in compiled if m.id
    }
    return {**found, (None, ""): compiled.plural_expr}


@pytest.mark.parametrize("code", CODES)
def test_sentences_end_and_begin_alike(code: str) -> None:
    """A space or a full stop more or less would show where texts stand side by side."""
    for message in messages(code):
        source = forms_of(message.id)[-1]
        for form in forms_of(message.string):
            assert form == form.strip()
            assert form.endswith(".") == source.endswith("."), form
            assert form.endswith("…") >= source.endswith("…"), form


# What a reader of Spanish would trip over


def spanish() -> list[str]:
    return [form for message in messages("es") for form in forms_of(message.string)]


def test_spanish_avoids_words_that_offend_in_america() -> None:
    assert [text for text in spanish() if re.search(r"\bco(g|j)[eioa]", text, re.IGNORECASE)] == []


def test_spanish_questions_and_exclamations_are_opened_and_closed() -> None:
    for text in spanish():
        assert text.count("¿") == text.count("?"), text
        assert text.count("¡") == text.count("!"), text


@pytest.mark.parametrize(
    ("last", "listed"),
    [
        ("Paco", "Lola y Paco"),
        ("Inés", "Lola e Inés"),
        ("Íñigo", "Lola e Íñigo"),
        ("Hilario", "Lola e Hilario"),
        ("Iago", "Lola y Iago"),
        ("Hielo", "Lola y Hielo"),
        ("Yolanda", "Lola y Yolanda"),
    ],
)
def test_spanish_and_changes_before_the_sound_of_i(last: str, listed: str) -> None:
    set_language("es")
    assert words.listed(["Lola", last]) == listed


def test_spanish_cards_have_their_gender() -> None:
    set_language("es")
    seven, sota, horse = parse_cards("7o 10c 11b")
    assert words.the_card(seven) == "el siete de oros"
    assert words.the_card(sota) == "la sota de copas"
    assert words.the_card(horse) == "el caballo de bastos"
    assert words.the_card(sota, "french") == "la jota de corazones"
    assert words.the_card(horse, "french") == "la reina de tréboles"
    assert words.card_name(seven, "french") == "siete de diamantes"
    assert words.the_rank(10) == "la sota"


def test_spanish_plurals() -> None:
    set_language("es")
    counted = [ngettext("needs {n} more", "needs {n} more", n).format(n=n) for n in (1, 2, 0)]
    assert counted == ["falta 1", "faltan 2", "faltan 0"]
    assert gettext("{when:%Y-%m-%d %H:%M}") == "{when:%d/%m/%Y %H:%M}"


@pytest.mark.parametrize("code", CODES)
def test_the_sign_of_the_end_has_a_tile_for_each_letter(code: str) -> None:
    tile_sign = pytest.importorskip("escoba.ui.scenes.tile_sign")
    set_language(code)
    for text in ("YOU WIN!", "THE END"):
        sign = pgettext("tile sign, capital letters", text)
        for letter in sign.replace(" ", ""):
            name = tile_sign.tile_name(letter)
            assert (ROOT / "assets" / "tiles" / f"{name}.svg").is_file(), letter
