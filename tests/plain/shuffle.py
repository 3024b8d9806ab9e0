"""Decks that follow from a salt and a word, and the promises published about them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from tests.plain.cards import DECK, RANK
from tests.plain.rules import Rules


def sha256(text: str) -> str:
    """Return the SHA-256 of the UTF-8 bytes of a text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def numbers(salt: str, word: str) -> Iterator[int]:
    """Yield the endless row of 32-bit numbers of a salt and a word."""
    block = 0
    while True:
        digits = sha256(f"{salt}:{word}:{block}")
        for start in range(0, 64, 8):
            yield int(digits[start : start + 8], 16)
        block += 1


def shuffled(salt: str, word: str) -> list[str]:
    """Return the forty cards as the salt and the word shuffle them, top first."""
    deck = list(DECK)
    row = numbers(salt, word)
    for place in range(39, 0, -1):
        size = place + 1
        limit = 2**32 // size * size
        number = next(row)
        while number >= limit:
            number = next(row)
        other = number % size
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def commitment_of_salt(salt: str) -> str:
    """Return what is published before a hand that the salt and a word shuffle."""
    return sha256(salt)


def commitment_of_deck(salt: str, deck: list[str]) -> str:
    """Return what is published before a hand whose deck was composed."""
    return sha256(salt + ":" + " ".join(deck))


def seeded_salt(seed: str, hand: str) -> str:
    """Return the salt of a hand of a seeded game: hand is "0", "1", "1.1", or "draw"."""
    return sha256(f"escoba:{seed}:{hand}")


def is_void(rules: Rules, deck: list[str]) -> bool:
    """Say whether three or four reyes on the opening table void the deck."""
    start = 3 * rules["players"]
    kings = [card for card in deck[start : start + 4] if RANK[card] == 12]
    return bool(rules["redeal_kings"]) and len(kings) >= 3


def seeded_deck(rules: Rules, seed: str, hand: int) -> tuple[str, list[str]]:
    """Return salt and deck of a hand (from 0) of a seeded game, the void decks passed over."""
    name = str(hand)
    again = 0
    while True:
        salt = seeded_salt(seed, name)
        deck = shuffled(salt, "")
        if not is_void(rules, deck):
            return salt, deck
        again += 1
        name = f"{hand}.{again}"


def seeded_random_dealer(rules: Rules, seed: str) -> int:
    """Return the first dealer of a seeded game whose first dealer is random."""
    return next(numbers(seeded_salt(seed, "draw"), "")) % int(rules["players"])
