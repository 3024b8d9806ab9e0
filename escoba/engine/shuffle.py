"""Decks that anybody can check: the shuffle of a salt and a word, and what is published first.

Before a hand the SHA-256 of its secret salt is published, the *commitment*. Then the player
may give a word, which takes the place of the cut. The deck follows from the two, and after the
hand the salt is published. So neither side alone decides the deck.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from escoba.engine.cards import CARDS, Card
from escoba.engine.errors import N_, DeckError

WORD_LENGTH: Final = 200
"""The most characters that a word may have."""

_SALT_BYTES = 32
_SALT = re.compile("(?:[0-9a-f]{2}){16,64}")
_NUMBERS = struct.Struct(">8I")


def shuffle(salt: str, word: str) -> tuple[Card, ...]:
    """Return the deck of a salt and a word, the top first.

    Raises DeckError for a salt that is not 32 to 128 hex digits, and for a word that is
    longer than 200 characters or cannot be written as UTF-8.

    >>> " ".join(map(str, shuffle("0" * 32, "")[:6]))
    '7b 6b 12o 5c 7o 12e'
    """
    deck = list(CARDS)
    numbers = _numbers(salt, word)
    for place in range(len(deck) - 1, 0, -1):
        other = _below(place + 1, numbers)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def random_seat(salt: str, players: int) -> int:
    """Return the seat that a salt picks: the first number of its row, modulo the players.

    >>> random_seat("0" * 32, 4)
    3
    """
    return next(_numbers(salt, "")) % players


def _numbers(salt: str, word: str) -> Iterator[int]:
    """Return the endless row of 32-bit numbers of a salt and a word, which are checked first."""
    check_salt(salt)
    check_word(word)
    return _row(f"{salt}:{word}:")


def _row(prefix: str) -> Iterator[int]:
    block = 0
    while True:
        yield from _NUMBERS.unpack(hashlib.sha256(f"{prefix}{block}".encode()).digest())
        block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return the next number below `bound`, each as likely: those that would favour some pass."""
    limit = (1 << 32) // bound * bound
    return next(number for number in numbers if number < limit) % bound


def check_salt(salt: str) -> None:
    """Raise DeckError unless a salt is 32 to 128 lower-case hex digits, an even number of them.

    >>> check_salt("0" * 32)
    """
    if not _SALT.fullmatch(salt):
        raise DeckError(N_("a salt is 32 to 128 lower-case hex digits, an even number of them"))


def check_word(word: str) -> None:
    """Raise DeckError unless a word has at most 200 characters, all of them real ones.

    >>> check_word("cut")
    """
    if len(word) > WORD_LENGTH:
        raise DeckError(N_("a word has at most {most} characters"), most=WORD_LENGTH)
    try:
        word.encode()
    except UnicodeEncodeError:
        raise DeckError(N_("the word has half a character in it")) from None


def commitment(salt: str) -> str:
    """Return what is published before a hand that a salt and a word shuffle: 64 hex digits.

    >>> commitment("0" * 32)[:16]
    '84e0c0eafaa95a34'
    """
    return hashlib.sha256(salt.encode()).hexdigest()


def composed_commitment(salt: str, deck: Sequence[Card]) -> str:
    """Return what is published for a composed deck: it shows that it was not changed later.

    >>> composed_commitment("00112233445566778899aabbccddeeff", CARDS)[:16]
    '364ef0be67c59b1f'
    """
    text = " ".join(card.code for card in deck)
    return hashlib.sha256(f"{salt}:{text}".encode()).hexdigest()


def seed_salt(seed: str, label: str) -> str:
    """Return the salt of a seeded game for a hand, "0", "1", "1.1" ..., or for the "draw".

    >>> seed_salt("7", "0")[:16]
    '7ef3c8093fd88342'
    """
    return hashlib.sha256(f"escoba:{seed}:{label}".encode()).hexdigest()


class DeckSource(Protocol):
    """Where the salts of a match come from."""

    def draw_salt(self) -> str:
        """Return the salt of the draw for the first dealer."""

    def salt(self, hand: int, attempt: int) -> str:
        """Return the salt of a hand, both from 0; the attempts before it gave void decks."""


class SeededSource:
    """Salts that follow from a seed, so that the same seed always deals the same hands.

    >>> SeededSource("7").salt(0, 1) == seed_salt("7", "0.1")
    True
    """

    def __init__(self, seed: str) -> None:
        try:
            seed.encode()
        except UnicodeEncodeError:
            raise DeckError(N_("the seed has half a character in it")) from None
        self.seed = seed

    def draw_salt(self) -> str:
        """Return the salt of the draw."""
        return seed_salt(self.seed, "draw")

    def salt(self, hand: int, attempt: int) -> str:
        """Return the salt of a hand and, after void decks, of another attempt at it."""
        return seed_salt(self.seed, f"{hand}.{attempt}" if attempt else f"{hand}")


class SystemSource:
    """Salts from the system's own source of randomness, new each time."""

    def draw_salt(self) -> str:
        """Return a new salt."""
        return secrets.token_hex(_SALT_BYTES)

    def salt(self, hand: int, attempt: int) -> str:
        """Return a new salt."""
        return secrets.token_hex(_SALT_BYTES)


class SavedSource:
    """The salts of a game that was kept, and then those of another source.

    With it a match is played again as it stood: draw the dealer, then begin each kept hand with
    its word and play its moves.

    >>> source = SavedSource(draw_salt="00" * 32, salts=["11" * 32], then=SystemSource())
    >>> source.salt(0, 0) == "11" * 32
    True
    """

    def __init__(self, *, draw_salt: str, salts: Sequence[str], then: DeckSource) -> None:
        for salt in (draw_salt, *salts):
            check_salt(salt)
        self._draw_salt = draw_salt
        self._salts = tuple(salts)
        self._then = then

    def draw_salt(self) -> str:
        """Return the kept salt of the draw."""
        return self._draw_salt

    def salt(self, hand: int, attempt: int) -> str:
        """Return the kept salt of a hand, which was the last attempt at it, or a further one."""
        if hand < len(self._salts) and attempt == 0:
            return self._salts[hand]
        return self._then.salt(hand, attempt)
