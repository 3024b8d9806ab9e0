"""Deck packs: folders with a `deck.toml` and a picture of each card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pygame

from escoba.engine import CARDS, Card, DeckPackError, Suit
from escoba.language import current
from escoba.language import gettext as _
from escoba.ui import plain_deck
from escoba.ui.resources import assets_dir, load_svg
from escoba.ui.theme import FELT, Colour, rgb

FORMAT = 1
MAX_FILE_BYTES = 2_000_000
MAX_IMAGE_PX = 4096
PROPORTION_TOLERANCE = 0.02
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_LENGTH = re.compile(r"\s*([0-9.]+)")
_SUFFIXES = (".svg", ".png")

DeckKind = Literal["spanish", "french"]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck pack that has been checked; its pictures are read when they are drawn.

    names: the name by language code; backs: files, the first is the usual one
    has_index: False when the game must draw a corner number of its own
    """

    id: str
    folder: Path
    names: Mapping[str, str]
    author: str
    licence: str
    source: str
    kind: DeckKind
    size: tuple[float, float]
    corner_radius: float
    cards: Mapping[Card, Path]
    backs: tuple[Path, ...]
    suits: Mapping[Suit, Path] = field(default_factory=dict)
    colours: Mapping[Suit, Colour] = field(default_factory=dict)
    has_index: bool = True

    @property
    def ratio(self) -> float:
        """Width of a card for a height of one."""
        return self.size[0] / self.size[1]

    def name(self, language: str | None = None) -> str:
        """Return the name in `language` (None: the one in use), else in English, else in any."""
        wanted = language or current()
        return self.names.get(wanted) or self.names.get("en") or next(iter(self.names.values()))

    def card_picture(self, card: Card, size: tuple[int, int]) -> pygame.Surface:
        """Return the face of `card` fitted into `size`; raises DeckPackError."""
        return _picture(self.cards[card], size)

    def back_file(self, name: str | None = None) -> Path:
        """Return the pack's back of that name, else one of the game's, else the pack's first."""
        wanted = {path.stem: path for path in (*built_in_backs(), *self.backs)}
        return wanted.get(name or "", self.backs[0])

    def back_picture(self, size: tuple[int, int], name: str | None = None) -> pygame.Surface:
        """Return a back fitted into `size`; raises DeckPackError."""
        return _picture(self.back_file(name), size)

    def suit_picture(self, suit: Suit, px: int) -> pygame.Surface:
        """Return the symbol of `suit` fitted into a square; raises DeckPackError."""
        if suit in self.suits:
            return _picture(self.suits[suit], (px, px))
        return plain_deck.suit_picture(suit, px)


def _picture(path: Path, size: tuple[int, int]) -> pygame.Surface:
    try:
        if path.suffix == ".svg":
            return load_svg(path, size)
        image = pygame.image.load(path)
        w, h = image.get_size()
        part = min(size[0] / w, size[1] / h)
        fitted = (max(1, round(w * part)), max(1, round(h * part)))
        return pygame.transform.smoothscale(_with_alpha(image), fitted)
    except (OSError, pygame.error) as error:
        raise DeckPackError(
            _("{file} cannot be drawn: {reason}").format(file=path.name, reason=error)
        ) from error


def _with_alpha(image: pygame.Surface) -> pygame.Surface:
    # convert_alpha would need a window, and contact sheets are made without one.
    out = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    out.blit(image, (0, 0))
    return out


# Reading deck.toml


class _Manifest:
    """Reads the keys of one deck.toml; every fault names the key."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / "deck.toml"
        try:
            self.data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise DeckPackError(
                _("{file} cannot be read: {reason}").format(
                    file="deck.toml", reason=error.strerror or error
                )
            ) from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise DeckPackError(
                _("deck.toml is not valid TOML: {reason}").format(reason=error)
            ) from error

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip():
            raise DeckPackError(_("deck.toml: {key} must be text").format(key=key))
        return value

    def table(self, key: str, *, required: bool = True) -> dict[str, str]:
        value = self.data.get(key, None if required else {})
        if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
            raise DeckPackError(_("deck.toml: [{key}] must map names to texts").format(key=key))
        return value

    def names(self) -> dict[str, str]:
        names = {"en": self.data["name"]} if isinstance(self.data.get("name"), str) else None
        names = names or self.table("name")
        if not names:
            raise DeckPackError(_("deck.toml: name must not be empty"))
        return names

    def size(self) -> tuple[float, float, float]:
        value = self.data.get("size")
        if not isinstance(value, dict):
            raise DeckPackError(_("deck.toml: [size] must give width and height"))
        sides = [value.get(key, default) for key, default in _SIZE_KEYS]
        if not all(isinstance(v, int | float) and not isinstance(v, bool) for v in sides):
            raise DeckPackError(_("deck.toml: width, height and radius must be numbers"))
        w, h, radius = (float(v or 0) for v in sides)
        if not (w > 0 and h > 0 and 0 <= radius <= min(w, h) / 2):
            raise DeckPackError(
                _("deck.toml: width and height must be above 0, radius within them")
            )
        return w, h, radius

    def kind(self) -> DeckKind:
        match self.data.get("kind"):
            case "spanish":
                return "spanish"
            case "french":
                return "french"
        raise DeckPackError(_('deck.toml: kind must be "spanish" or "french"'))

    def inside(self, name: str) -> Path:
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self._root()):
            raise DeckPackError(_("{file} lies outside the folder of the pack").format(file=name))
        if path.suffix not in _SUFFIXES:
            raise DeckPackError(_("{file} is neither .svg nor .png").format(file=name))
        if not path.is_file():
            raise DeckPackError(_("{file} is missing").format(file=name))
        if path.stat().st_size > MAX_FILE_BYTES:
            raise DeckPackError(_("{file} is larger than 2 MB").format(file=name))
        return path

    def _root(self) -> Path:
        # The game's own decks share their backs; another pack stays in its folder.
        own, shared = self.folder.resolve(), assets_dir().resolve()
        return shared if own.is_relative_to(shared / "decks") else own


def load_deck(folder: Path) -> Deck:
    """Return the deck pack in `folder`, checked; raises DeckPackError with what is wrong."""
    m = _Manifest(folder)
    if m.data.get("format") != FORMAT:
        raise DeckPackError(_("deck.toml: format must be {number}").format(number=FORMAT))
    deck_id = m.text("id")
    if deck_id != folder.resolve().name or not _ID.fullmatch(deck_id):
        raise DeckPackError(
            _("deck.toml: id must be the folder's name, in small ASCII letters, digits and hyphens")
        )
    w, h, radius = m.size()
    backs = m.data.get("back")
    backs = [backs] if isinstance(backs, str) else backs
    if not isinstance(backs, list) or not backs or not all(isinstance(b, str) for b in backs):
        raise DeckPackError(_("deck.toml: back must list at least one file"))
    has_index = m.data.get("has_index", True)
    if not isinstance(has_index, bool):
        raise DeckPackError(_("deck.toml: has_index must be true or false"))
    deck = Deck(
        id=deck_id,
        folder=folder,
        names=m.names(),
        author=m.text("author"),
        licence=m.text("licence"),
        source=str(m.data.get("source", "")),
        kind=m.kind(),
        size=(w, h),
        corner_radius=radius,
        cards=_card_files(m),
        backs=tuple(m.inside(name) for name in backs),
        suits=_suit_files(m),
        colours=_colours(m),
        has_index=has_index,
    )
    for path in {*deck.cards.values(), *deck.backs}:
        _check_proportion(path, deck.size)
    return deck


def _card_files(m: _Manifest) -> dict[Card, Path]:
    pattern = m.text("cards")
    if "{suit}" not in pattern or "{rank}" not in pattern:
        raise DeckPackError(
            _("deck.toml: cards must contain {suit} and {rank}").format(
                suit="{suit}", rank="{rank}"
            )
        )
    suits, ranks = m.table("suits", required=False), m.table("ranks", required=False)
    found = {}
    for card in CARDS:
        suit = suits.get(card.suit.letter, card.suit.letter)
        rank = ranks.get(str(card.rank), str(card.rank))
        found[card] = m.inside(pattern.replace("{suit}", suit).replace("{rank}", rank))
    return found


def _suit_files(m: _Manifest) -> dict[Suit, Path]:
    # A pack may bring the symbols of its suits; one without them gets the plain ones.
    files = {suit: m.folder / "suits" / f"{suit.letter}.svg" for suit in Suit}
    return {suit: m.inside(f"suits/{p.name}") for suit, p in files.items() if p.is_file()}


def _colours(m: _Manifest) -> dict[Suit, Colour]:
    colours = m.table("colours", required=False)
    for code in colours.values():
        if not _COLOUR.fullmatch(code):
            raise DeckPackError(
                _("deck.toml: {code} is not a colour like #C6242E").format(code=code)
            )
    return {suit: rgb(colours[suit.letter]) for suit in Suit if suit.letter in colours}


def _check_proportion(path: Path, size: tuple[float, float]) -> None:
    w, h = _svg_size(path) if path.suffix == ".svg" else _png_size(path)
    if max(w, h) > MAX_IMAGE_PX:
        raise DeckPackError(
            _("{file} is larger than {count} pixels").format(file=path.name, count=MAX_IMAGE_PX)
        )
    if abs((w / h) / (size[0] / size[1]) - 1) > PROPORTION_TOLERANCE:
        raise DeckPackError(
            _("{file} has other proportions than the size in deck.toml").format(file=path.name)
        )


def _svg_size(path: Path) -> tuple[float, float]:
    try:
        head = path.read_text(encoding="utf-8")[:4000]
    except (OSError, UnicodeDecodeError) as error:
        raise DeckPackError(_("{file} cannot be read").format(file=path.name)) from error
    tag = re.search(r"<svg\b[^>]*>", head)
    if tag is None:
        raise DeckPackError(_("{file} is not an SVG picture").format(file=path.name))
    box = re.search(r'viewBox\s*=\s*"([^"]*)"', tag[0])
    if box is not None:
        numbers = box[1].replace(",", " ").split()
    else:
        sides = (re.search(rf'\b{side}\s*=\s*"{_LENGTH.pattern}', tag[0]) for side in _SIDES)
        numbers = ["0", "0", *(s[1] if s else "0" for s in sides)]
    try:
        w, h = float(numbers[2]), float(numbers[3])
    except (ValueError, IndexError):
        w = h = 0.0
    if w <= 0 or h <= 0:
        raise DeckPackError(_("{file} does not say its size").format(file=path.name))
    return w, h


_SIDES = ("width", "height")
_SIZE_KEYS = (("width", None), ("height", None), ("radius", 0))


def _png_size(path: Path) -> tuple[float, float]:
    # The first block of a PNG holds its size; the picture itself is not decoded here.
    with path.open("rb") as file:
        head = file.read(24)
    if len(head) < 24 or head[:8] != b"\x89PNG\r\n\x1a\n":
        raise DeckPackError(_("{file} is not a PNG picture").format(file=path.name))
    w, h = int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    if w == 0 or h == 0:
        raise DeckPackError(_("{file} is empty").format(file=path.name))
    return float(w), float(h)


# Finding packs

# The order in which the game's own decks are offered; others follow by name.
DECK_ORDER = (
    "spanish-classic",
    "spanish-modern",
    "french",
    "french-four-colour",
    "high-contrast",
)


def built_in_backs() -> tuple[Path, ...]:
    """Return the files of the backs that every deck can have."""
    return tuple(sorted((assets_dir() / "backs").glob("*.svg")))


def _pack_folders(root: Path) -> Iterator[Path]:
    if root.is_dir():
        yield from sorted(p for p in root.iterdir() if p.is_dir() and not p.name.startswith("."))


def find_decks(extra: Path | None = None) -> tuple[tuple[Deck, ...], dict[str, str]]:
    """Return the packs that can be used, and the reason for each folder that cannot.

    extra: the player's own packs; one with the id of a built-in deck does not replace it
    """
    decks: dict[str, Deck] = {}
    faults: dict[str, str] = {}
    for root in (assets_dir() / "decks", *([extra] if extra is not None else [])):
        for folder in _pack_folders(root):
            try:
                deck = load_deck(folder)
            except DeckPackError as error:
                faults[folder.name] = str(error)
            else:
                decks.setdefault(deck.id, deck)
    order = {deck_id: i for i, deck_id in enumerate(DECK_ORDER)}
    return tuple(sorted(decks.values(), key=lambda d: (order.get(d.id, 99), d.id))), faults


def installed_decks(extra: Path | None = None) -> tuple[Deck, ...]:
    """Return the decks of the game and of the folder `extra`; broken packs are left out."""
    return find_decks(extra)[0]


def contact_sheet(deck: Deck, out: Path, card_height: int = 240) -> None:
    """Write a PNG with all forty faces and the backs on felt, a row a suit.

    Raises DeckPackError for a picture that cannot be drawn, OSError for a file that cannot be
    written.
    """
    h = max(1, card_height)
    w = max(1, round(h * deck.ratio))
    gap = max(2, h // 16)
    sheet = pygame.Surface((11 * (w + gap) + gap, 4 * (h + gap) + gap))
    sheet.fill(FELT)
    places = [(gap + i % 10 * (w + gap), gap + i // 10 * (h + gap)) for i in range(len(CARDS))]
    for card, place in zip(CARDS, places, strict=True):
        sheet.blit(deck.card_picture(card, (w, h)), place)
    for i, path in enumerate(deck.backs[:4]):
        sheet.blit(_picture(path, (w, h)), (gap + 10 * (w + gap), gap + i * (h + gap)))
    try:
        pygame.image.save(sheet, out)
    except pygame.error as error:
        raise OSError(f"{out} cannot be written: {error}") from error
