"""Cards are texts: the rank as printed on the Spanish deck, then the suit."""

from __future__ import annotations

SUITS = ["o", "c", "e", "b"]
RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]

# The forty cards in card order.
DECK = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
PLACE = {card: place for place, card in enumerate(DECK)}

RANK = {card: int(card[:-1]) for card in DECK}
SUIT = {card: card[-1] for card in DECK}

# Only for making fifteen: the pictures 10, 11 and 12 count 8, 9 and 10.
VALUE = {card: RANK[card] if RANK[card] <= 7 else RANK[card] - 2 for card in DECK}


def in_card_order(cards: list[str]) -> list[str]:
    """Return the cards sorted by suit, then by rank."""
    return sorted(cards, key=lambda card: PLACE[card])


def parse_cards(text: str) -> list[str]:
    """Return the cards of a text such as "3c 5b"; ValueError if it is anything else."""
    if text == "":
        return []
    cards = text.split(" ")
    for card in cards:
        if card not in PLACE:
            raise ValueError(f"{card!r} is not a card")
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card twice in {text!r}")
    return cards


def parse_deck(text: str) -> list[str]:
    """Return the forty cards of a deck, top first; ValueError if it is not a whole deck."""
    deck = parse_cards(text)
    if len(deck) != len(DECK):
        raise ValueError(f"a deck of {len(deck)} cards")
    return deck
