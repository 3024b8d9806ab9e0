"""Reading record files of any size, from anywhere, one record at a time."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import BinaryIO, Final

from escoba.commands.output import CommandError, file_name, file_reason
from escoba.engine import N_, Record, RecordError, UnreadableRecord, read_records
from escoba.language import gettext as _
from escoba.words import fault_sentence

__all__ = ["records_in"]

# A record of a thousand hands takes two megabytes. A file of many records may have any size.
LARGEST_RECORD: Final = 64 * 2**20


def records_in(name: str) -> Iterator[Record]:
    """Yield the records of a file: one JSON text, or one on each line.

    Raises CommandError for a file that cannot be read at all, RecordError for a record of another
    form.
    """
    try:
        with open(name, "rb") as file:
            yield from _records(file)
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError) and not isinstance(error, UnreadableRecord):
            raise
        reason = _reason(error)
        raise CommandError(
            _("{file} cannot be read: {reason}").format(file=file_name(name), reason=reason)
        ) from None


def _reason(error: OSError | ValueError) -> str:
    return fault_sentence(error) if isinstance(error, UnreadableRecord) else file_reason(error)


def _records(file: BinaryIO) -> Iterator[Record]:
    number, first = _next_line(file, 0)
    second_number, second = _next_line(file, number)
    if not second or not _is_json(first):
        rest = file.read(LARGEST_RECORD)
        yield from read_records(_limited(first + second + rest))
        return
    yield _numbered(first, number)
    number, line = second_number, second
    while line:
        yield _numbered(line, number)
        number, line = _next_line(file, number)


def _next_line(file: BinaryIO, number: int) -> tuple[int, bytes]:
    """Return the next line that is not blank and its number; no bytes at the end of the file."""
    while line := _limited(file.readline(LARGEST_RECORD)):
        number += 1
        if line.strip():
            break
    return number, line


def _limited(content: bytes) -> bytes:
    if len(content) >= LARGEST_RECORD:
        raise UnreadableRecord(N_("it is larger than any record"))
    return content


def _is_json(line: bytes) -> bool:
    try:
        read_records(line)
    except UnreadableRecord:
        return False
    except RecordError:
        return True
    return True


def _numbered(line: bytes, number: int) -> Record:
    try:
        (record,) = read_records(line)
    except RecordError as error:
        raise type(error).of(error, line=number, hand=error.hand, ply=error.ply) from None
    return dataclasses.replace(record, line=number)
