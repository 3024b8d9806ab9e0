"""The language of every word a player reads: gettext catalogues, looked up when it is shown.

The words in the code are English; a catalogue in `escoba/locale/<code>/LC_MESSAGES/escoba.mo`
turns them into another language. A missing or damaged catalogue leaves the English words.
"""

from __future__ import annotations

import gettext as _catalogues
import locale
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

__all__ = ["available", "current", "gettext", "ngettext", "pgettext", "set_language"]

SOURCE_LANGUAGE: Final = "en"
DOMAIN: Final = "escoba"
LOCALE_DIR: Final = Path(__file__).parent / "locale"

# The order in which gettext itself reads them; LANGUAGE may hold several, parted by colons.
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_code = SOURCE_LANGUAGE
_words: _catalogues.NullTranslations = _catalogues.NullTranslations()


def set_language(code: str | None) -> None:
    """Show all words from now on in language `code`, or in the system's language when it is None.

    A region may follow (`es_AR`, `es-MX`); an unknown language means English.
    """
    global _code, _words
    wanted = [code] if code else system_languages()
    _code = _first_known(wanted)
    _words = _load(_code)


def current() -> str:
    """Return the code of the language in use, such as `es`."""
    return _code


def available() -> dict[str, str]:
    """Return code and own name of every language there is, English first, then by code."""
    names = {SOURCE_LANGUAGE: "English"}
    for code in _installed():
        names[code] = _own_name(code)
    return names


def gettext(message: str) -> str:
    """Return `message` in the language in use."""
    return _words.gettext(message)


def ngettext(singular: str, plural: str, count: int) -> str:
    """Return the form of the message that fits `count` in the language in use."""
    return _words.ngettext(singular, plural, count)


def pgettext(context: str, message: str) -> str:
    """Return `message`, as it is meant in `context`, in the language in use."""
    return _words.pgettext(context, message)


def system_languages(environ: Mapping[str, str] | None = None) -> list[str]:
    """Return the languages that the system asks for, the most wanted first.

    environ: the variables to read instead of the process's own
    """
    variables = os.environ if environ is None else environ
    for variable in _VARIABLES:
        value = variables.get(variable, "")
        if value:
            return value.split(":")
    if sys.platform == "win32":
        return _windows_languages()
    if sys.platform == "darwin":
        return _mac_languages()
    try:
        return [code] if (code := locale.getlocale()[0]) else []
    except ValueError:  # a locale name that Python cannot read
        return []


def _windows_languages() -> list[str]:
    if sys.platform != "win32":
        return []
    import ctypes

    identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    code = locale.windows_locale.get(identifier)
    return [code] if code else []


def _mac_languages() -> list[str]:
    # A program started from the Finder gets no LANG; the system's own list is in its defaults.
    import subprocess

    try:
        answer = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLanguages"],
            capture_output=True,
            text=True,
            timeout=2,
            check=False,
        ).stdout
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return []
    return [word for line in answer.splitlines() if (word := line.strip(' (),"'))]


def _first_known(wanted: list[str]) -> str:
    known = {SOURCE_LANGUAGE, *_installed()}
    for name in wanted:
        code = name.split(".")[0].split("@")[0].replace("-", "_")
        base = code.split("_")[0].lower()
        for candidate in (code, base):
            if candidate in known:
                return candidate
    return SOURCE_LANGUAGE


def _installed() -> list[str]:
    try:
        return sorted(
            path.parents[1].name for path in LOCALE_DIR.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
        )
    except OSError:
        return []


def _load(code: str) -> _catalogues.NullTranslations:
    path = LOCALE_DIR / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            return _catalogues.GNUTranslations(file)
    except (OSError, ValueError, LookupError, struct.error):
        return _catalogues.NullTranslations()


def _own_name(code: str) -> str:
    words = _load(code)
    # Every catalogue answers this message with the name that its speakers give their language.
    name = words.pgettext("own name of this language", "English")
    return code if name == "English" and code != SOURCE_LANGUAGE else name
