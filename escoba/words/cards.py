"""Names of cards and suits, for the Spanish deck and for the French one."""

from __future__ import annotations

from typing import Literal, TypeAlias

from escoba.engine import Card, Suit
from escoba.language import gettext as _
from escoba.language import pgettext

DeckKind: TypeAlias = Literal["spanish", "french"]

FACE_RANKS = (10, 11, 12)


def suit_name(suit: Suit, kind: DeckKind = "spanish") -> str:
    """Return the suit within a sentence: `coins`, or `diamonds` for the French deck."""
    if kind == "french":
        return {
            Suit.OROS: _("diamonds"),
            Suit.COPAS: _("hearts"),
            Suit.ESPADAS: _("spades"),
            Suit.BASTOS: pgettext("French suit", "clubs"),
        }[suit]
    return {
        Suit.OROS: _("coins"),
        Suit.COPAS: _("cups"),
        Suit.ESPADAS: _("swords"),
        Suit.BASTOS: pgettext("Spanish suit", "clubs"),
    }[suit]


def suit_title(suit: Suit, kind: DeckKind = "spanish") -> str:
    """Return the suit as a heading: `Coins`, or `Diamonds` for the French deck."""
    if kind == "french":
        return {
            Suit.OROS: _("Diamonds"),
            Suit.COPAS: _("Hearts"),
            Suit.ESPADAS: _("Spades"),
            Suit.BASTOS: pgettext("French suit", "Clubs"),
        }[suit]
    return {
        Suit.OROS: _("Coins"),
        Suit.COPAS: _("Cups"),
        Suit.ESPADAS: _("Swords"),
        Suit.BASTOS: pgettext("Spanish suit", "Clubs"),
    }[suit]


def card_name(card: Card, kind: DeckKind = "spanish") -> str:
    """Return the card without article: `seven of coins`, `seven of diamonds`, `queen of spades`."""
    phrases = {
        1: _("ace of {suit}"),
        2: _("two of {suit}"),
        3: _("three of {suit}"),
        4: _("four of {suit}"),
        5: _("five of {suit}"),
        6: _("six of {suit}"),
        7: _("seven of {suit}"),
        10: _("jack of {suit}") if kind == "french" else _("sota of {suit}"),
        11: _("queen of {suit}") if kind == "french" else _("horse of {suit}"),
        12: pgettext("French deck", "king of {suit}") if kind == "french" else _("king of {suit}"),
    }
    return phrases[card.rank].format(suit=suit_name(card.suit, kind))


def the_card(card: Card, kind: DeckKind = "spanish") -> str:
    """Return the card with its article, within a sentence: `the seven of coins`."""
    phrases = {
        1: _("the ace of {suit}"),
        2: _("the two of {suit}"),
        3: _("the three of {suit}"),
        4: _("the four of {suit}"),
        5: _("the five of {suit}"),
        6: _("the six of {suit}"),
        7: _("the seven of {suit}"),
        10: _("the jack of {suit}") if kind == "french" else _("the sota of {suit}"),
        11: _("the queen of {suit}") if kind == "french" else _("the horse of {suit}"),
        12: (
            pgettext("French deck", "the king of {suit}")
            if kind == "french"
            else _("the king of {suit}")
        ),
    }
    return phrases[card.rank].format(suit=suit_name(card.suit, kind))


def rank_name(rank: int, kind: DeckKind = "spanish") -> str:
    """Return a rank on its own, `rank` as on the Spanish card: `7`, `Sota`, `Queen`."""
    if rank not in FACE_RANKS:
        return str(rank)
    if kind == "french":
        return {10: _("Jack"), 11: _("Queen"), 12: pgettext("French deck", "King")}[rank]
    return {10: _("Sota"), 11: _("Horse"), 12: _("King")}[rank]


def the_rank(rank: int, kind: DeckKind = "spanish") -> str:
    """Return a rank with its article, within a sentence: `the 7`, `the sota`, `the queen`."""
    if rank == 1 and kind == "french":
        return _("the ace")
    if rank not in FACE_RANKS:
        return _("the {number}").format(number=rank)
    if kind == "french":
        return {
            10: _("the jack"),
            11: _("the queen"),
            12: pgettext("French deck", "the king"),
        }[rank]
    return {10: _("the sota"), 11: _("the horse"), 12: _("the king")}[rank]


def index_label(card: Card, kind: DeckKind = "spanish") -> str:
    """Return the index as printed on the card: `7`, `12`; `A`, `K` on a French one."""
    if kind == "spanish":
        return str(card.rank)
    letters = {
        1: pgettext("letter of the ace", "A"),
        10: pgettext("letter of the jack", "J"),
        11: pgettext("letter of the queen", "Q"),
        12: pgettext("letter of the French king", "K"),
    }
    return letters.get(card.rank, str(card.rank))


def value_label(card: Card, kind: DeckKind = "spanish") -> str:
    """Return the short name that shows the value: `7`; `S8 C9 R10`, or `J8 Q9 K10` when French."""
    if card.rank not in FACE_RANKS:
        return str(card.rank)
    if kind == "french":
        letters = {
            10: pgettext("letter of the jack", "J"),
            11: pgettext("letter of the queen", "Q"),
            12: pgettext("letter of the French king", "K"),
        }
    else:
        letters = {
            10: pgettext("letter of the sota", "S"),
            11: pgettext("letter of the caballo", "C"),
            12: pgettext("letter of the rey", "R"),
        }
    return f"{letters[card.rank]}{card.value}"
