"""Deck packs: folders with a `deck.toml` and a picture of each card."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pygame

from escoba.engine import CARDS, Card, DeckPackError, Suit
from escoba.language import current
from escoba.language import gettext as _
from escoba.ui import plain_deck
from escoba.ui.packs.index_tile import draw_index_tile, legible
from escoba.ui.packs.manifest import DeckKind, Manifest
from escoba.ui.packs.pictures import Load, check_picture, draw, read_bytes
from escoba.ui.resources import assets_dir
from escoba.ui.text import TextRenderer
from escoba.ui.theme import FELT, Colour

__all__ = [
    "DECK_ORDER",
    "Deck",
    "DeckKind",
    "built_in_backs",
    "built_in_ids",
    "check_pictures",
    "contact_sheet",
    "find_decks",
    "installed_decks",
    "load_deck",
]

# A path of this class says that its suit is the coins, like the point in a French diamond.
_COINS_MARK: Final = re.compile(rb'<path class="coins"[^>]*/>')
FRENCH_INDEX: Final = {1: "A", 10: "J", 11: "Q", 12: "K"}


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck pack whose manifest holds; its pictures are read when they are drawn.

    names: the name by language code; backs: files, the first is the usual one
    colours: of letters on paper, dark enough to be read
    has_index: False when the game must draw a corner number of its own
    own: whether it is one of the game's; the pictures of another are checked before they are drawn
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
    own: bool = False
    # What was found good, by its content: a file may change while the game runs.
    _good: set[bytes] = field(default_factory=set, repr=False, compare=False)

    @property
    def ratio(self) -> float:
        """Width of a card for a height of one."""
        return self.size[0] / self.size[1]

    @property
    def pictures(self) -> dict[Path, float | None]:
        """Every file of the pack that is drawn, with the proportion that it must have, if any."""
        sized = dict.fromkeys((*self.cards.values(), *self.backs), self.ratio)
        return {**dict.fromkeys(self.suits.values()), **sized}

    def name(self, language: str | None = None) -> str:
        """Return the name in `language` (None: the one in use), else in English, else in any."""
        wanted = language or current()
        return self.names.get(wanted) or self.names.get("en") or next(iter(self.names.values()))

    def card_picture(
        self,
        card: Card,
        size: tuple[int, int],
        text: TextRenderer,
        *,
        coins: Suit | None = None,
    ) -> pygame.Surface:
        """Return the face of `card` fitted into `size`; raises DeckPackError.

        text: writes the index of a pack that has none
        coins: the suit that counts as coins; None leaves every mark of it as it is drawn
        """
        face = self._picture(self.cards[card], size, self.ratio, coins not in (None, card.suit))
        if not self.has_index:
            letters = FRENCH_INDEX if self.kind == "french" else {}
            colour = self.colours.get(card.suit, plain_deck.COLOURS[card.suit])
            index = letters.get(card.rank, str(card.rank))
            # The table tells what a figure is worth in its lower corner.
            draw_index_tile(face, index, colour, text, lower=card.rank == card.value)
        return face

    def back_file(self, name: str | None = None) -> Path:
        """Return the pack's back of that name, else one of the game's, else the pack's first."""
        wanted = {path.stem: path for path in (*built_in_backs(), *self.backs)}
        return wanted.get(name or "", self.backs[0])

    def back_picture(self, size: tuple[int, int], name: str | None = None) -> pygame.Surface:
        """Return a back fitted into `size`; raises DeckPackError."""
        return self._picture(self.back_file(name), size, self.ratio)

    def suit_picture(self, suit: Suit, px: int, *, coins: Suit | None = None) -> pygame.Surface:
        """Return the symbol of `suit` fitted into a square, see `card_picture`."""
        if suit in self.suits:
            return self._picture(self.suits[suit], (px, px), None, coins not in (None, suit))
        return plain_deck.suit_picture(suit, px)

    def _picture(
        self, path: Path, size: tuple[int, int], ratio: float | None, unmarked: bool = False
    ) -> pygame.Surface:
        data = read_bytes(path)
        if not self.own and not path.is_relative_to(assets_dir()):
            print_of = hashlib.blake2b(data, digest_size=16).digest()
            if print_of not in self._good:
                check_picture(path, data, ratio)
                self._good.add(print_of)
        return draw(path.name, _COINS_MARK.sub(b"", data) if unmarked else data, size)


def load_deck(folder: Path) -> Deck:
    """Return the deck pack in `folder`, its manifest checked and its files seen to be there.

    Raises DeckPackError with what is wrong. `check_pictures` looks into the files.
    """
    shared = assets_dir().resolve()
    own = folder.resolve().is_relative_to(shared / "decks")
    # The game's own decks share their backs; another pack stays in its folder.
    m = Manifest(folder, shared if own else None)
    deck_id = m.id()
    if not own and deck_id in built_in_ids():
        raise DeckPackError(
            _("{id} is a deck of the game; give the folder and its id another name").format(
                id=deck_id
            )
        )
    w, h, radius = m.size()
    deck = Deck(
        id=deck_id,
        folder=folder,
        names=m.names(),
        author=m.text("author"),
        licence=m.licence(),
        source=m.text("source", ""),
        kind=m.kind(),
        size=(w, h),
        corner_radius=radius,
        cards=m.cards(),
        backs=m.backs(),
        suits=m.suits(),
        colours={suit: legible(colour) for suit, colour in m.colours().items()},
        has_index=m.has_index(),
        own=own,
    )
    m.check_suit_names(deck.pictures)
    return deck


def check_pictures(deck: Deck) -> Iterator[Path]:
    """Check the pictures of a pack one after the other, yielding each that is good.

    Raises DeckPackError at the first that is not, and when all together are too much.
    """
    load = Load()
    for path, ratio in deck.pictures.items():
        load.add(check_picture(path, read_bytes(path), ratio))
        yield path


# Finding packs

# The order in which the game's own decks are offered; others follow by name.
DECK_ORDER: Final = (
    "spanish-classic",
    "spanish-modern",
    "french",
    "french-four-colour",
    "high-contrast",
)


def built_in_backs() -> tuple[Path, ...]:
    """Return the files of the backs that every deck can have."""
    return tuple(sorted((assets_dir() / "backs").glob("*.svg")))


def built_in_ids() -> frozenset[str]:
    """Return the ids of the game's own decks, which no other pack may take."""
    return frozenset(folder.name for folder in _pack_folders(assets_dir() / "decks"))


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
        try:
            folders = tuple(_pack_folders(root))
        except OSError as error:
            faults[root.name] = error.strerror or str(error)
            continue
        for folder in folders:
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
    pygame.font.init()
    text = TextRenderer()
    places = [(gap + i % 10 * (w + gap), gap + i // 10 * (h + gap)) for i in range(len(CARDS))]
    for card, place in zip(CARDS, places, strict=True):
        sheet.blit(deck.card_picture(card, (w, h), text), place)
    for i, path in enumerate(deck.backs[:4]):
        picture = deck.back_picture((w, h), path.stem)
        sheet.blit(picture, (gap + 10 * (w + gap), gap + i * (h + gap)))
    try:
        pygame.image.save(sheet, out)
    except pygame.error as error:
        raise OSError(f"{out} cannot be written: {error}") from error
