"""Lines for the terminal: never a traceback, whatever the other end does.

A reader that has gone away is no fault: the rest is said to nobody and the exit code stays true.
Windows gives a program without a console no streams at all; then nothing is said either.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import Final, TextIO

from escoba.language import gettext as _
from escoba.words import system_reason

# What a pipe without a reader answers; Windows calls it an invalid argument.
_NO_READER: Final = (errno.EPIPE, errno.EINVAL, errno.ESHUTDOWN)


class CommandError(Exception):
    """A command that cannot do what it was asked; the message is one line for the user.

    code: the exit code, 1 for a check that failed, 2 for bad usage or an unreadable file
    """

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def file_reason(error: OSError | ValueError) -> str:
    """Return why a file could not be opened; a ValueError is open()'s answer to an odd name."""
    if isinstance(error, OSError):
        return system_reason(error)
    return _("it is not a name that a file can have")


def file_name(name: object) -> str:
    """Return the name of a file as a sentence shows it, which an empty one would spoil."""
    return str(name) or "''"


def not_written(name: object, error: OSError | ValueError) -> CommandError:
    """Return the error of a file that cannot be written."""
    return CommandError(
        _("{file} cannot be written: {reason}.").format(
            file=file_name(name), reason=file_reason(error)
        )
    )


def prepare() -> None:
    """Let the streams write what their encoding lacks as escapes instead of raising."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Write one line to the standard output."""
    _write(sys.stdout, one_line(text) + "\n")


def complain(text: str) -> None:
    """Write one line to the standard error."""
    try:
        _write(sys.stderr, f"escoba: {one_line(text)}\n")
        flush(sys.stderr)
    except CommandError:  # nobody is left to tell
        return


def finish() -> None:
    """Hand over what is still buffered; raises CommandError when it cannot be written."""
    flush(sys.stdout)


def one_line(text: str) -> str:
    """Return `text` without anything that breaks a line or commands the terminal.

    What is shown may come out of a file from anywhere.
    """
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in text)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:
        return
    try:
        stream.write(text)
    except (OSError, ValueError) as error:
        _give_up_on(stream, error)


def flush(stream: TextIO | None) -> None:
    """Hand over what `stream` still holds; raises CommandError when it cannot be written."""
    if stream is None:
        return
    try:
        stream.flush()
    except (OSError, ValueError) as error:
        _give_up_on(stream, error)


def _give_up_on(stream: TextIO, error: OSError | ValueError) -> None:
    # The interpreter flushes the stream once more at its end; that must find an open door.
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # no file behind this stream: nothing will be flushed
        pass
    if isinstance(error, OSError) and error.errno not in _NO_READER:
        reason = system_reason(error)
        raise CommandError(_("The output cannot be written: {reason}.").format(reason=reason))
