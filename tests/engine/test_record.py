from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from escoba.engine import (
    Record,
    RecordError,
    Rules,
    SeatInfo,
    SeededSource,
    UnreadableRecord,
    read_records,
    record_of,
    verify,
)
from tests.engine.builders import played_match, record

RULES = Rules(players=3, must_capture="card", target=15)
RECORD = record(RULES, seed="5", hands=2, word="cut")
PLAIN: dict[str, Any] = json.loads(RECORD.to_json())


def with_value(path: list[Any], value: Any) -> str:
    """Return the record with one value put in."""
    twin = copy.deepcopy(PLAIN)
    inner = twin
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return json.dumps(twin)


def without(path: list[Any]) -> str:
    """Return the record with one value left out."""
    twin = copy.deepcopy(PLAIN)
    inner = twin
    for step in path[:-1]:
        inner = inner[step]
    del inner[path[-1]]
    return json.dumps(twin)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[list[Any]]:
    """Return the way to each value of a JSON text."""
    found = [list(path)] if path else []
    if isinstance(value, dict):
        inner = list(value.items())
    else:
        inner = list(enumerate(value)) if isinstance(value, list) else []
    for key, each in inner:
        found += paths(each, (*path, key))
    return found


def test_a_record_reads_what_it_writes() -> None:
    text = RECORD.to_json()
    assert Record.from_json(text) == RECORD
    assert Record.from_json(text).to_json() == text
    assert list(PLAIN) == [
        "format", "version", "rules", "seats", "draw", "hands", "totals", "winner",
    ]  # fmt: skip
    assert list(PLAIN["hands"][0]) == [
        "dealer", "deck", "commitment", "salt", "word", "moves", "score",
    ]  # fmt: skip
    assert " " not in text[: text.index("rules")]


def test_a_record_without_hands_or_draw_is_one() -> None:
    empty = record(Rules(first_dealer="random"), hands=0)
    assert json.loads(empty.to_json())["hands"] == []
    assert "draw" not in json.loads(empty.to_json())
    verify(Record.from_json(empty.to_json()))


def test_letters_beyond_ascii_are_written_as_they_are() -> None:
    match = played_match(Rules(), hands=1, word="ñandú 🂡")
    seats = [SeatInfo("Íñigo", "human"), SeatInfo("Zoë", "medium")]
    text = record_of(match, seats).to_json()
    assert "Íñigo" in text
    assert Record.from_json(text).hands[0].word == "ñandú 🂡"
    verify(*read_records(text.encode()))


def test_there_is_one_name_for_each_seat() -> None:
    with pytest.raises(RecordError, match="1 seats for 2 players"):
        record_of(played_match(Rules(), hands=0), [SeatInfo("Ana", "human")])


@pytest.mark.parametrize("path", [[], ["seats", 0], ["hands", 0]], ids=str)
def test_unknown_fields_are_ignored(path: list[Any]) -> None:
    assert Record.from_json(with_value([*path, "mood"], {"a": [1, None]})) == RECORD


@pytest.mark.parametrize(
    "path",
    [["rules"], ["hands", 0, "score", 0], ["hands", 1, "score", 2, "points"]],
    ids=str,
)
def test_unknown_fields_of_what_is_exact_are_refused(path: list[Any]) -> None:
    with pytest.raises(RecordError):
        Record.from_json(with_value([*path, "mood"], 1))


OPTIONAL = (["draw"], ["hands", 0, "word"], ["hands", 1, "word"])


@pytest.mark.parametrize(
    "path",
    [path for path in paths(PLAIN) if isinstance(path[-1], str) and path not in OPTIONAL],
    ids=str,
)
def test_nothing_may_be_missing(path: list[Any]) -> None:
    with pytest.raises(RecordError):
        Record.from_json(without(path))


@pytest.mark.parametrize("path", [path for path in paths(PLAIN) if path != ["winner"]], ids=str)
def test_every_value_has_its_exact_type(path: list[Any]) -> None:
    value: Any = PLAIN
    for step in path:
        value = value[step]
    for wrong in (True, 1, 1.0, "7o", [], {}, None):
        if type(wrong) is not type(value):
            with pytest.raises(RecordError):
                read_records(with_value(path, wrong))


def test_a_winner_is_a_side_or_nobody() -> None:
    for wrong in (True, 0.0, "0", [], {}):
        with pytest.raises(RecordError, match="winner is not a whole number"):
            Record.from_json(with_value(["winner"], wrong))


def test_the_place_of_a_fault_is_told() -> None:
    with pytest.raises(RecordError, match=r"'7q' is not a card \(hand 2, move 5\)") as caught:
        Record.from_json(with_value(["hands", 1, "moves", 4], "7q"))
    assert (caught.value.hand, caught.value.ply, caught.value.line) == (2, 5, None)
    assert caught.value.msg == "'7q' is not a card"
    with pytest.raises(RecordError, match=r"the move is not a text \(hand 1, move 36\)"):
        Record.from_json(with_value(["hands", 0, "moves", 35], 7))
    with pytest.raises(RecordError, match=r"^seven_of_coins is not true or false \(hand 1\)$"):
        Record.from_json(with_value(["hands", 0, "score", 1, "seven_of_coins"], 1))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "the record is not an object"),
        ("3", "the record is not an object"),
        ("null", "the record is not an object"),
        ("{}", "format is missing"),
        ('{"format": "escoba-record", "version": true}', "version is not a whole number"),
        ('{"format": "escoba-record", "version": 1.0}', "version is not a whole number"),
        ('{"format": "a", "format": "escoba-record"}', "the record has 'format' twice"),
    ],
)
def test_other_json_is_no_record(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        Record.from_json(text)
    assert not isinstance(caught.value, UnreadableRecord)


def test_a_key_twice_is_refused_where_it_counts() -> None:
    text = RECORD.to_json()
    for key in ('"target":', '"total":', '"most_cards":', '"dealer":', '"kind":'):
        doubled = text.replace(key, f"{key}0,{key}", 1)
        with pytest.raises(RecordError, match="twice"):
            Record.from_json(doubled)
    ignored = text.replace('"version":', '"mood":{"a":1,"a":2},"version":')
    assert Record.from_json(ignored) == RECORD


UNREADABLE = [
    b"", b" \n ", b"escoba", b"{", b"\xff\xfe", b"\x00", b"[" * 200_000, b'{"a":' * 200_000,
    b"NaN", b'{"format": NaN}', b'{"version": -Infinity}', b"'a'", b"{} {}", b'"\n"',
    RECORD.to_json().encode()[:-1], RECORD.to_json().encode("utf-16"),
]  # fmt: skip


@pytest.mark.parametrize("data", UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_is_not_json_is_unreadable(data: bytes) -> None:
    with pytest.raises(UnreadableRecord):
        read_records(data)


def test_hostile_numbers_are_refused_calmly() -> None:
    for digits in ("9" * 5000, "-" + "9" * 5000, "1e999", "1" * 19):
        with pytest.raises(RecordError, match="version is not a whole number"):
            Record.from_json(f'{{"format": "escoba-record", "version": {digits}}}')


@pytest.mark.parametrize("path", [["seats", 0, "name"], ["seats", 2, "kind"], ["hands", 0, "word"]])
def test_half_a_character_is_refused(path: list[Any]) -> None:
    with pytest.raises(RecordError, match="half a character"):
        Record.from_json(with_value(path, "\ud800"))


def test_a_mark_before_utf8_does_no_harm() -> None:
    assert read_records(b"\xef\xbb\xbf" + RECORD.to_json().encode()) == (RECORD,)
    assert read_records("\ufeff" + RECORD.to_json()) == (RECORD,)


def test_json_lines_hold_several_records() -> None:
    other = record(Rules(), seed="6", hands=1)
    text = f"{RECORD.to_json()}\n\n{other.to_json()}\r\n"
    records = read_records(text)
    assert records == (RECORD, other)
    assert [each.line for each in records] == [1, 3]
    assert [each.line for each in read_records(RECORD.to_json() + "\n")] == [None]
    assert read_records(json.dumps(PLAIN, indent=2)) == (RECORD,)


def test_a_line_separator_in_a_name_ends_no_line() -> None:
    text = with_value(["seats", 0, "name"], "a\u2028b")
    both = f"{json.dumps(json.loads(text), ensure_ascii=False)}\n{RECORD.to_json()}\n"
    assert [each.line for each in read_records(both)] == [1, 2]


def test_the_line_of_a_fault_is_told() -> None:
    good = RECORD.to_json()
    with pytest.raises(UnreadableRecord, match=r"not JSON: .* \(line 2\)"):
        read_records(f"{good}\nescoba\n{good}\n")
    with pytest.raises(RecordError, match=r"\(line 3, hand 1, move 2\)"):
        read_records(f"{good}\n{good}\n{with_value(['hands', 0, 'moves', 1], 'x')}\n")
    wrong = with_value(["hands", 1, "score", 0, "total"], 77)
    records = read_records(f"{good}\n{wrong}\n")
    with pytest.raises(RecordError, match=r"not 77 \(line 2, hand 2\)"):
        verify(records[1])


def test_the_salts_of_a_seed_make_the_same_record_again() -> None:
    assert record(RULES, source=SeededSource("5"), hands=2, word="cut").hands[0].deck == (
        RECORD.hands[0].deck
    )
