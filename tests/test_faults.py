"""Every fault that the engine names is said whole in every language, from the facts it carries."""

from __future__ import annotations

import ast
import json
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from escoba import language
from escoba.cli import main
from escoba.engine import (
    CardSet,
    EscobaError,
    IllegalMove,
    Match,
    Move,
    RecordError,
    Rules,
    SeededSource,
    parse_option,
    read_records,
    verify,
)
from escoba.words import fault_sentence, system_reason

HERE = Path(__file__).parent
ENGINE = HERE.parent / "escoba" / "engine"
VECTORS = json.loads((HERE / "vectors" / "rules.json").read_text(encoding="utf-8"))
RECORD = next(one["record"] for one in VECTORS["records"] if one["id"] == "rec-playmore-2")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    language.set_language("en")
    yield
    language.set_language("en")


def spoiled(way: list[Any], value: object) -> str:
    record = json.loads(json.dumps(RECORD))
    part = record
    for step in way[:-1]:
        part = part[step]
    part[way[-1]] = value
    return json.dumps(record)


def fault_of(data: str | bytes) -> RecordError:
    found = refused(lambda: [verify(record) for record in read_records(data)])
    assert isinstance(found, RecordError)
    return found


def refused(act: Callable[[], object]) -> EscobaError:
    with pytest.raises(EscobaError) as caught:
        act()
    return caught.value


FAULTS: list[tuple[Callable[[], EscobaError], str, str]] = [
    (
        lambda: fault_of(spoiled(["hands", 0, "moves", 1], "12b x 11e")),
        "12b and 11e make 19, not 15 (hand 1, move 2)",
        "12b y 11e suman 19, no 15 (mano 1, jugada 2)",
    ),
    (
        lambda: fault_of(spoiled(["hands", 0, "moves", 1], "12b x")),
        "'12b x' is not a card (hand 1, move 2)",
        "'12b x' no es una carta (mano 1, jugada 2)",
    ),
    (
        lambda: fault_of(spoiled(["totals"], [9, 4])),
        "the totals are 6-2, not 9-4",
        "los totales son 6-2, no 9-4",
    ),
    (
        lambda: fault_of(spoiled(["hands", 0, "dealer"], "Ana")),
        "dealer is not a whole number (hand 1)",
        "dealer no es un número entero (mano 1)",
    ),
    (
        lambda: fault_of(spoiled(["hands", 0], [])),
        "the hand is not an object (hand 1)",
        "la mano no es un objeto (mano 1)",
    ),
    (
        lambda: fault_of(spoiled(["rules", "target"], 0)),
        "target cannot be 0: choose 1 to 999",
        "target no puede ser 0: elige de 1 a 999",
    ),
    (
        lambda: fault_of(json.dumps(RECORD) + "\n[]"),
        "the record is not an object (line 2)",
        "el registro no es un objeto (línea 2)",
    ),
    (
        lambda: fault_of(b"{,"),
        "not JSON: it goes wrong at line 1, column 2",
        "no es JSON: deja de serlo en la línea 1, columna 2",
    ),
    (
        lambda: fault_of(b"NaN"),
        "not JSON: NaN is no value there",
        "no es JSON: NaN no es un valor ahí",
    ),
    (
        lambda: refused(lambda: Match(Rules(), SeededSource("7"), dealer=5)),
        "there is no seat 5",
        "no hay sitio 5",
    ),
    (lambda: refused(lambda: CardSet.parse("7o 7o")), "7o is named twice", "7o está dos veces"),
    (
        lambda: refused(lambda: parse_option("target={x}")),
        "target cannot be '{x}': choose 1 to 999",
        "target no puede ser '{x}': elige de 1 a 999",
    ),
]


@pytest.mark.parametrize(("make", "english", "spanish"), FAULTS)
def test_a_fault_is_said_in_both_languages(
    make: Callable[[], EscobaError], english: str, spanish: str
) -> None:
    error = make()
    assert str(error) == fault_sentence(error) == english
    language.set_language("es")
    assert fault_sentence(error) == spanish
    assert str(error) == english


def test_an_error_of_other_parts_is_said_as_it_is() -> None:
    assert fault_sentence(EscobaError("No {place} for it.")) == "No {place} for it."


def test_a_fault_keeps_its_facts_when_it_gets_a_place() -> None:
    error = fault_of(spoiled(["totals"], [9, 4]))
    assert error.facts == {"right": "6-2", "written": "9-4"}
    placed = RecordError.of(error, hand=2, line=3)
    assert (placed.facts, placed.hand, placed.line) == (error.facts, 2, 3)
    assert str(placed) == "the totals are 6-2, not 9-4 (line 3, hand 2)"


def test_an_illegal_move_carries_its_cards() -> None:
    match = Match(Rules(), SeededSource("7"))
    match.draw_dealer()
    match.begin_hand()
    with pytest.raises(IllegalMove) as caught:
        match.play(Move.parse("7o x 4c 5b"), seat=match.dealer)
    assert fault_sentence(caught.value) == str(caught.value)
    assert set(caught.value.facts) == {"turn", "seat"}


def sentences() -> Iterator[tuple[str, ast.Call]]:
    """Yield every sentence of the engine that is marked, with the call that raises it."""
    for path in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            for argument in node.args:
                if (
                    isinstance(argument, ast.Call)
                    and isinstance(argument.func, ast.Name)
                    and argument.func.id == "N_"
                    and isinstance(argument.args[0], ast.Constant)
                ):
                    yield str(argument.args[0].value), node


def test_every_sentence_gets_the_facts_it_names() -> None:
    found = list(sentences())
    assert len(found) > 60
    for sentence, call in found:
        named = {name for _text, name, _spec, _how in string.Formatter().parse(sentence) if name}
        assert named <= {keyword.arg for keyword in call.keywords}, sentence


def test_every_message_of_the_engine_is_marked() -> None:
    for path in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)):
                continue
            call = node.exc
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            if name in ("AssertionError", "AttributeError") or not call.args:
                continue
            if name.endswith(("Error", "Record", "Move")):
                assert not isinstance(call.args[0], (ast.Constant, ast.JoinedStr)), (
                    f"{path.name}:{node.lineno}"
                )


def test_verify_speaks_spanish(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(spoiled(["hands", 0, "moves", 1], "12b x 11e"))
    assert main(["verify", str(path), "--lang", "es"]) == 1
    assert capsys.readouterr().out == f"{path}: 12b y 11e suman 19, no 15 (mano 1, jugada 2)\n"
    assert main(["replay", str(path), "--lang", "es"]) == 1
    assert capsys.readouterr().err.endswith("12b y 11e suman 19, no 15 (mano 1, jugada 2)\n")


def test_verify_speaks_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    missing = tmp_path / "nada"
    assert main(["verify", str(missing)]) == 2
    assert capsys.readouterr().err == (
        f"escoba: No se puede leer {missing}: No existe el archivo o la carpeta\n"
    )


def test_a_reason_without_a_translation_is_the_systems_own() -> None:
    language.set_language("es")
    assert system_reason(OSError(99, "Something else")) == "Something else"
    assert system_reason(OSError("bare")) == "bare"
