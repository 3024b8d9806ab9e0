"""Reading `deck.toml`, the manifest of a deck pack; every fault names the key or the file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final, Literal

from escoba.engine import CARDS, Card, DeckPackError, Suit
from escoba.language import gettext as _
from escoba.language import ngettext
from escoba.ui.packs.keys import check_keys
from escoba.ui.packs.near import files_in, nearest
from escoba.ui.packs.toml_file import NAME, read_toml
from escoba.ui.theme import Colour, rgb
from escoba.words import system_reason

DeckKind = Literal["spanish", "french"]

FORMAT: Final = 1
MOST_FILE_BYTES: Final = 2_000_000
MOST_BACKS: Final = 16
LONGEST_TEXT: Final = 200
LARGEST_SIDE: Final = 1_000_000
SUFFIXES: Final = (".svg", ".png")
MOST_MISSING_NAMED: Final = 3
_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
_LICENCE: Final = re.compile(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*")
_SIZE_KEYS: Final = (("width", None), ("height", None), ("radius", 0))
# Names in `suits/` that look like pictures, and so like a symbol that was meant.
_PICTURE: Final = re.compile(r".*\.(svg|png|jpe?g|gif|webp)", re.IGNORECASE)


class Manifest:
    """The keys of one deck.toml.

    folder: of the pack; root: the folder that its files must not leave
    Every method raises DeckPackError that says what must be mended.
    """

    def __init__(self, folder: Path, root: Path | None = None) -> None:
        self.folder = folder
        self._root = _resolved(root or folder, NAME)
        self.data = read_toml(self._inside(NAME), folder)
        if self.data.get("format", FORMAT) != FORMAT:
            raise DeckPackError(_("deck.toml: format must be {number}").format(number=FORMAT))
        check_keys(self.data)

    def id(self) -> str:
        """Return the id, which is the folder's name."""
        deck_id, folder = self.text("id"), self.folder.resolve().name
        if not _ID.fullmatch(deck_id):
            raise DeckPackError(
                _("deck.toml: id {id} must be small letters a to z, digits and hyphens").format(
                    id=repr(deck_id)
                )
            )
        if deck_id != folder:
            raise DeckPackError(
                _(
                    "deck.toml: id must be the folder's name; the id is {id}, the folder {folder}"
                ).format(id=repr(deck_id), folder=repr(folder))
            )
        return deck_id

    def text(self, key: str, default: str | None = None) -> str:
        """Return a line of text; without a default it must be there."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            raise DeckPackError(_("deck.toml: {key} must be text").format(key=key))
        return _line(value, key)

    def table(self, key: str, *, required: bool = True) -> dict[str, str]:
        """Return a table of names to texts."""
        value = self.data.get(key, None if required else {})
        if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
            raise DeckPackError(_("deck.toml: [{key}] must map names to texts").format(key=key))
        return {name: _line(text, f"{key}.{name}") for name, text in value.items()}

    def licence(self) -> str:
        """Return the licence, the name that SPDX gives it."""
        licence = self.text("licence")
        if not _LICENCE.fullmatch(licence):
            raise DeckPackError(
                _("deck.toml: licence must be a name of SPDX, such as CC0-1.0 or CC-BY-SA-4.0")
            )
        return licence

    def names(self) -> dict[str, str]:
        """Return the deck's name by language code; a plain text is the English one."""
        name = self.data.get("name")
        names = {"en": _line(name, "name")} if isinstance(name, str) else self.table("name")
        if not names or not all(text.strip() for text in names.values()):
            raise DeckPackError(_("deck.toml: name must not be empty"))
        return names

    def size(self) -> tuple[float, float, float]:
        """Return width, height and corner radius of a card in the art's units."""
        value = self.data.get("size")
        if not isinstance(value, dict):
            raise DeckPackError(_("deck.toml: [size] must give width and height"))
        w, h, radius = (_number(value.get(key, default)) for key, default in _SIZE_KEYS)
        if not (w > 0 and h > 0 and 0 <= radius <= min(w, h) / 2):
            raise DeckPackError(
                _("deck.toml: width and height must be above 0, radius within them")
            )
        if not 0.4 <= w / h <= 1.0:
            raise DeckPackError(
                _("deck.toml: a card must be higher than wide, and at most 2.5 times as high")
            )
        return w, h, radius

    def kind(self) -> DeckKind:
        """Return which names the suits go by."""
        match self.data.get("kind"):
            case "spanish":
                return "spanish"
            case "french":
                return "french"
        raise DeckPackError(_('deck.toml: kind must be "spanish" or "french"'))

    def has_index(self) -> bool:
        """Return whether the pictures carry their rank in a corner."""
        value = self.data.get("has_index", True)
        if not isinstance(value, bool):
            raise DeckPackError(_("deck.toml: has_index must be true or false"))
        return value

    def backs(self) -> tuple[Path, ...]:
        """Return the files of the backs, the usual one first."""
        backs = self.data.get("back")
        backs = [backs] if isinstance(backs, str) else backs
        if not isinstance(backs, list) or not backs or not all(isinstance(b, str) for b in backs):
            raise DeckPackError(_("deck.toml: back must list at least one file"))
        if len(backs) > MOST_BACKS:
            raise DeckPackError(
                _("deck.toml: back lists more than {count} files").format(count=MOST_BACKS)
            )
        return tuple(self.files(backs))

    def cards(self) -> dict[Card, Path]:
        """Return the file of each of the forty cards, no two the same."""
        pattern = self.text("cards")
        if "{suit}" not in pattern or "{rank}" not in pattern:
            raise DeckPackError(
                _("deck.toml: cards must contain {suit} and {rank}").format(
                    suit="{suit}", rank="{rank}"
                )
            )
        suits, ranks = self.table("suits", required=False), self.table("ranks", required=False)
        names: list[str] = []
        for card in CARDS:
            suit = suits.get(card.suit.letter, card.suit.letter)
            rank = ranks.get(str(card.rank), str(card.rank))
            names.append(pattern.replace("{suit}", suit).replace("{rank}", rank))
        found = dict(zip(CARDS, self.files(names), strict=True))
        seen: dict[Path, Card] = {}
        for card, path in found.items():
            if path in seen:
                raise DeckPackError(
                    _("deck.toml: {one} and {other} are both drawn by {file}").format(
                        one=seen[path], other=card, file=path.name
                    )
                )
            seen[path] = card
        return found

    def suits(self) -> dict[Suit, Path]:
        """Return the symbols that the pack brings; one without them gets the plain ones."""
        names = {suit: f"suits/{suit.letter}.svg" for suit in Suit}
        there = {suit: name for suit, name in names.items() if (self.folder / name).is_file()}
        return {suit: self.file(name) for suit, name in there.items()}

    def check_suit_names(self, drawn: Iterable[Path]) -> None:
        """Refuse a picture in `suits` that nothing draws, as one called `oros.svg`.

        drawn: every file that the pack draws
        """
        folder = self.folder / "suits"
        known = set(drawn)
        for name in files_in(folder):
            if _PICTURE.fullmatch(name) and _resolved(folder / name, name) not in known:
                raise DeckPackError(
                    _(
                        "suits/{file} is drawn nowhere; the symbols are called o.svg, c.svg, "
                        "e.svg and b.svg"
                    ).format(file=name)
                )

    def colours(self) -> dict[Suit, Colour]:
        """Return the colour of each suit that has one."""
        colours = self.table("colours", required=False)
        for code in colours.values():
            if not _COLOUR.fullmatch(code):
                raise DeckPackError(
                    _("deck.toml: {code} is not a colour like #C6242E").format(code=code)
                )
        return {suit: rgb(colours[suit.letter]) for suit in Suit if suit.letter in colours}

    def file(self, name: str) -> Path:
        """Return a picture file of the pack, which lies within its folder and is not too large."""
        return self.files([name])[0]

    def files(self, names: Iterable[str]) -> list[Path]:
        """Return several picture files, see `file`; those that are missing are told together."""
        paths: list[Path] = []
        missing: list[str] = []
        for name in names:
            path = self._inside(name)
            paths.append(path)
            if path.suffix not in SUFFIXES:
                raise DeckPackError(_("{file} is neither .svg nor .png").format(file=name))
            try:
                if not path.is_file():
                    missing.append(name)
                elif path.stat().st_size > MOST_FILE_BYTES:
                    raise DeckPackError(_("{file} is larger than 2 MB").format(file=name))
            except OSError as error:
                raise DeckPackError(
                    _("{file} cannot be read: {reason}").format(
                        file=name, reason=system_reason(error)
                    )
                ) from error
        if missing:
            raise DeckPackError(self._missing(missing, paths))
        return paths

    def _missing(self, names: list[str], paths: Iterable[Path]) -> str:
        named, more = names[:MOST_MISSING_NAMED], len(names) - MOST_MISSING_NAMED
        listed = ", ".join(named)
        if len(names) == 1:
            text = _("{file} is missing").format(file=listed)
        elif more <= 0:
            text = _("{files} are missing").format(files=listed)
        else:
            text = ngettext(
                "{files} and {count} more is missing", "{files} and {count} more are missing", more
            ).format(files=listed, count=more)
        place = self._inside(names[0]).parent
        known = {path.name for path in paths if path.is_file()}
        near = nearest(PurePosixPath(names[0]).name, set(files_in(place)) - known)
        return text if near is None else _("{text}; there is {file}").format(text=text, file=near)

    def _inside(self, name: str) -> Path:
        # Looked at as a text first, so that no path asks the network or a device for an answer.
        if not name.isprintable() or len(name) > LONGEST_TEXT:
            raise DeckPackError(_("deck.toml names a file that cannot exist"))
        if "\\" in name or PureWindowsPath(name).drive or PurePosixPath(name).is_absolute():
            raise DeckPackError(
                _("{file} must be written from the pack's folder on, with /").format(file=name)
            )
        path = _resolved(self.folder / name, name)
        if not path.is_relative_to(self._root):
            raise DeckPackError(_("{file} lies outside the folder of the pack").format(file=name))
        return path


def _resolved(path: Path, name: str) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # a link to itself, a name too long
        raise DeckPackError(_("{file} cannot be found").format(file=name)) from error


def _line(text: str, key: str) -> str:
    if len(text) > LONGEST_TEXT:
        raise DeckPackError(
            _("deck.toml: {key} is longer than {count} characters").format(
                key=key, count=LONGEST_TEXT
            )
        )
    if not text.isprintable():
        raise DeckPackError(
            _("deck.toml: {key} must be one line of printable text").format(key=key)
        )
    return text


def _number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise DeckPackError(_("deck.toml: width, height and radius must be numbers"))
    if not abs(value) <= LARGEST_SIDE:
        raise DeckPackError(_("deck.toml: width, height and radius must be below a million"))
    return float(value)
