"""Pictures of cards at the size in use: drawn once, a few a frame, and kept."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

import pygame

from escoba.engine import Card, DeckPackError, Suit
from escoba.ui import plain_deck
from escoba.ui.decks import Deck, DeckKind
from escoba.ui.geometry import Box
from escoba.ui.text import TextRenderer
from escoba.ui.theme import Colour

BUDGET_MS = 6.0  # of drawing cards a frame; one card costs 2 to 20 ms
_KEPT_PIXELS = 24_000_000  # two decks at 640 pixels: about 100 MB

# Deck; the suit that counts as coins, but in a preview; back; card; and the height.
_Family: TypeAlias = tuple[str, Suit | None, str, Card | None]
_Key: TypeAlias = tuple[str, Suit | None, str, Card | None, int]


class CardCache:
    """Hands out pictures of the cards of one deck, another size stretched until one is ready.

    fault: called once for each deck with a picture that could not be drawn
    coins: the suit that counts as coins in the game on the table; no other is marked so
    """

    def __init__(
        self,
        text: TextRenderer,
        *,
        clock: Callable[[], float] = time.perf_counter,
        fault: Callable[[str, str], None] = lambda deck, reason: None,
    ) -> None:
        self._text = text
        self._clock = clock
        self._fault = fault
        self.deck: Deck | None = None
        self._former = ""
        self.back: str | None = None
        self.coins = Suit.from_letter("o")
        self._ready: OrderedDict[_Key, pygame.Surface] = OrderedDict()
        self._stretched: dict[_Key, pygame.Surface] = {}
        self._latest: dict[_Family, _Key] = {}
        self._wanted: dict[_Key, tuple[Deck | None, Suit | None, int]] = {}
        self._suits: dict[tuple[str, Suit, Suit, int], pygame.Surface] = {}
        self._broken: set[str] = set()
        self._spent_ms = 0.0
        self._held = False

    @property
    def kind(self) -> DeckKind:
        """The kind of the deck in use, which decides the names of suits: spanish or french."""
        return self.deck.kind if self.deck is not None else "spanish"

    def use(self, deck: Deck | None, back: str | None = None) -> None:
        """Take another deck and back (a name, see `Deck.back_file`); None is the plain deck."""
        if deck is not self.deck:
            self._former = self.deck.id if self.deck is not None else ""
        self.deck = deck
        self.back = back
        self._wanted.clear()

    def forget(self, deck_id: str) -> None:
        """Drop every picture of a deck, whose files are others than before."""
        self._ready = OrderedDict((k, p) for k, p in self._ready.items() if k[0] != deck_id)
        self._stretched = {k: p for k, p in self._stretched.items() if k[0] != deck_id}
        self._latest = {k: v for k, v in self._latest.items() if k[0] != deck_id}
        self._wanted = {k: w for k, w in self._wanted.items() if k[0] != deck_id}
        self._suits = {k: p for k, p in self._suits.items() if k[0] != deck_id}
        self._broken.discard(deck_id)

    def hold(self, held: bool) -> None:
        """Draw nothing new while `held`, as while the window is being resized."""
        self._held = held

    def begin_frame(self) -> None:
        """Start a new frame: there is again time to draw cards in."""
        self._spent_ms = 0.0

    @property
    def pending(self) -> bool:
        """Tell whether some card is shown at a size that is not its own."""
        return bool(self._wanted)

    def width(self, height: float, deck: Deck | None = None) -> float:
        """Return how wide a card of the deck is when it is `height` high."""
        deck = deck or self.deck
        return height * (deck.ratio if deck is not None else plain_deck.RATIO)

    def picture(
        self,
        card: Card | None,
        height: float,
        *,
        deck: Deck | None = None,
        back: str | None = None,
        urgent: bool = True,
    ) -> pygame.Surface:
        """Return the face of `card` (None: the back) `height` pixels high.

        deck: another than the one in use; urgent: draw it before those that are not
        """
        # A deck of its own is a preview, of no game.
        coins = self.coins if deck is None else None
        deck = deck or self.deck
        name = deck.id if deck is not None else ""
        back = back or self.back or ""
        h = max(1, round(height))
        key: _Key = (name, coins, back if card is None else "", card, h)
        found = self._ready.get(key)
        if found is not None:
            self._ready.move_to_end(key)
            return found
        family = key[:4]
        if not self._held and self._spent_ms < BUDGET_MS:
            return self._draw(key, deck, coins)
        self._wanted[key] = (deck, coins, 0 if urgent else 1)
        return self._stand_in(key, family, deck)

    def _stand_in(self, key: _Key, family: _Family, deck: Deck | None) -> pygame.Surface:
        found = self._stretched.get(key)
        if found is None:
            h = key[4]
            w = max(1, round(self.width(h, deck)))
            # Until then the card stays as it was: in another size, or in the former deck.
            before = self._latest.get(family) or self._latest.get((self._former, *family[1:]))
            old = self._ready.get(before) if before is not None else None
            if old is None:
                found = plain_deck.blank_picture((w, h))
            else:
                part = h / old.get_height()
                w = max(1, round(old.get_width() * part))
                found = pygame.transform.smoothscale(old, (w, h))
            self._stretched[key] = found
        return found

    def work(self) -> bool:
        """Draw cards that are wanted within this frame's time; tell whether any was drawn."""
        if self._held:
            return False
        drawn = False
        for key, (deck, coins, _) in sorted(self._wanted.items(), key=lambda item: item[1][2]):
            if self._spent_ms >= BUDGET_MS:
                break
            self._draw(key, deck, coins)
            drawn = True
        return drawn

    def _draw(self, key: _Key, deck: Deck | None, coins: Suit | None) -> pygame.Surface:
        started = self._clock()
        _, _, back, card, h = key
        size = (max(1, round(self.width(h, deck))), h)
        picture = self._render(deck, card, size, back, coins)
        if pygame.display.get_init():
            picture = picture.convert_alpha()
        self._spent_ms += (self._clock() - started) * 1000
        self._ready[key] = picture
        self._latest[key[:4]] = key
        self._wanted.pop(key, None)
        self._stretched.pop(key, None)
        self._drop_oldest()
        return picture

    def _drop_oldest(self) -> None:
        pixels = sum(p.get_width() * p.get_height() for p in self._ready.values())
        while pixels > _KEPT_PIXELS and len(self._ready) > 1:
            _, old = self._ready.popitem(last=False)
            pixels -= old.get_width() * old.get_height()

    def _render(
        self,
        deck: Deck | None,
        card: Card | None,
        size: tuple[int, int],
        back: str,
        coins: Suit | None,
    ) -> pygame.Surface:
        if deck is not None and deck.id not in self._broken:
            try:
                if card is None:
                    return deck.back_picture(size, back)
                return deck.card_picture(card, size, self._text, coins=coins)
            except DeckPackError as error:
                self._broken.add(deck.id)
                self._fault(deck.id, str(error))
        if card is None:
            return plain_deck.back_picture(size)
        return plain_deck.card_picture(card, size, self._text)

    def draw(
        self,
        target: pygame.Surface,
        card: Card | None,
        box: Box,
        *,
        deck: Deck | None = None,
        back: str | None = None,
        urgent: bool = True,
    ) -> None:
        """Draw `card` (None: the back) in the middle of `box`, as large as fits."""
        h = min(box.h, box.w / self.width(1.0, deck))
        picture = self.picture(card, h, deck=deck, back=back, urgent=urgent)
        x, y = box.cx - picture.get_width() / 2, box.cy - picture.get_height() / 2
        target.blit(picture, (round(x), round(y)))

    def suit(self, suit: Suit, px: float) -> pygame.Surface:
        """Return the symbol of `suit` in the deck in use, fitted into a square."""
        deck = self.deck if self.deck is not None and self.deck.id not in self._broken else None
        key = (deck.id if deck is not None else "", self.coins, suit, max(1, round(px)))
        if key not in self._suits:
            started = self._clock()
            self._suits[key] = self._suit(deck, suit, key[3])
            self._spent_ms += (self._clock() - started) * 1000
        return self._suits[key]

    def _suit(self, deck: Deck | None, suit: Suit, px: int) -> pygame.Surface:
        if deck is not None:
            try:
                return deck.suit_picture(suit, px, coins=self.coins)
            except DeckPackError as error:
                self._broken.add(deck.id)
                self._fault(deck.id, str(error))
        return plain_deck.suit_picture(suit, px)

    def suit_colour(self, suit: Suit) -> Colour:
        """Return the colour of `suit` on paper."""
        if self.deck is not None and suit in self.deck.colours:
            return self.deck.colours[suit]
        return plain_deck.COLOURS[suit]
