"""One hand: one deal of the forty cards, from the shuffled deck to the leftovers."""

from __future__ import annotations

import itertools

from tests.plain.cards import PLACE, VALUE, in_card_order
from tests.plain.rules import Rules
from tests.plain.seating import seat_order, side_count, side_of
from tests.plain.shuffle import is_void

# The card played, and the cards it takes in card order; an empty list when it is laid.
Move = tuple[str, list[str]]


def move_text(move: Move) -> str:
    """Return a move as records write it: "4e" or "7o x 3c 5b"."""
    card, captured = move
    return f"{card} x {' '.join(captured)}" if captured else card


def parse_move(text: str) -> Move:
    """Return the move of a text, its captures in card order; ValueError if it is not one."""
    words = text.split(" ")
    card, captured = words[0], words[2:]
    if len(words) > 1 and (words[1] != "x" or captured == []):
        raise ValueError(f"{text!r} is not a move")
    for word in [card, *captured]:
        if word not in PLACE:
            raise ValueError(f"{text!r} is not a move: {word!r} is not a card")
    if len(set(captured)) != len(captured):
        raise ValueError(f"{text!r} names a card twice")
    return card, in_card_order(captured)


def capture_sets(card: str, table: list[str]) -> list[list[str]]:
    """Return every set of table cards that makes fifteen with the card, in listing order."""
    cards = in_card_order(table)
    found: list[list[str]] = []

    def search(start: int, chosen: list[str], missing: int) -> None:
        if missing == 0:
            found.append(chosen)
            return
        for place in range(start, len(cards)):
            value = VALUE[cards[place]]
            if value <= missing:
                search(place + 1, [*chosen, cards[place]], missing - value)

    search(0, [], 15 - VALUE[card])
    return sorted(found, key=lambda captured: (len(captured), [PLACE[c] for c in captured]))


def legal_moves(rules: Rules, hand: list[str], table: list[str]) -> list[Move]:
    """Return every legal move: for each card of the hand the lay, then its captures."""
    sets = {card: capture_sets(card, table) for card in hand}
    any_capture = any(sets.values())
    moves: list[Move] = []
    for card in hand:
        if may_lay(rules["must_capture"], bool(sets[card]), any_capture):
            moves.append((card, []))
        moves += [(card, captured) for captured in sets[card]]
    return moves


def may_lay(must_capture: str, card_captures: bool, any_captures: bool) -> bool:
    """Say whether a card may be laid, by what it and any card of the hand could capture."""
    if must_capture == "card":
        return not card_captures
    if must_capture == "hand":
        return not any_captures
    return True


def move_fault(rules: Rules, hand: list[str], table: list[str], move: Move) -> str | None:
    """Return why a move is not legal, or None."""
    card, captured = move
    if card not in hand:
        return f"{card} is not in the hand"
    if captured:
        for other in captured:
            if other not in table:
                return f"{other} is not on the table"
        if len(set(captured)) != len(captured):
            return "a card is captured twice"
        total = VALUE[card] + sum(VALUE[other] for other in captured)
        return None if total == 15 else f"{move_text(move)} makes {total}, not 15"
    if rules["must_capture"] == "card" and capture_sets(card, table):
        return f"{card} can capture, so it may not be laid"
    if rules["must_capture"] == "hand" and any(capture_sets(held, table) for held in hand):
        return "a capture is possible, so no card may be laid"
    return None


def splits_in_two(table: list[str]) -> bool:
    """Say whether the opening cards part into two groups of fifteen."""
    return sum(VALUE[card] for card in table) == 30 and any(
        sum(VALUE[card] for card in group) == 15
        for size in range(1, 4)
        for group in itertools.combinations(table, size)
    )


def opening_escobas(rules: Rules, table: list[str]) -> int | None:
    """Return the escobas counted for the opening table, or None if it is not taken."""
    total = sum(VALUE[card] for card in table)
    if total == 15:
        return {"escoba": 1, "take": 0, "none": None}[rules["opening_15"]]
    if total == 30:
        if rules["opening_30_split"] and not splits_in_two(table):
            return None
        return {"two_escobas": 2, "take": 0, "none": None}[rules["opening_30"]]
    return None


class Hand:
    """The cards of one hand and where they are."""

    def __init__(self, rules: Rules, dealer: int, deck: list[str]) -> None:
        """Deal the first cards and take the opening; ValueError for a void deck."""
        if is_void(rules, deck):
            raise ValueError("the deck is void: three reyes or more on the opening table")
        self.rules = rules
        self.dealer = dealer
        self.deck = list(deck)
        self.order = seat_order(rules, dealer)
        self.hands: list[list[str]] = [[] for _ in self.order]
        self.table: list[str] = []
        self.stock = list(deck)
        self.piles: list[list[str]] = [[] for _ in range(side_count(rules))]
        self.escobas = [0 for _ in self.piles]
        self.last_capturer: int | None = None
        self.to_play = self.order[0]
        self.moves: list[Move] = []
        self.deal()
        self.table = self.stock[:4]
        self.stock = self.stock[4:]
        self.take_opening()

    def deal(self) -> None:
        """Give each seat the next three cards of the stock."""
        for seat in self.order:
            self.hands[seat] = self.stock[:3]
            self.stock = self.stock[3:]

    def take_opening(self) -> None:
        """Move the opening table to the taker's pile if its sum says so."""
        escobas = opening_escobas(self.rules, self.table)
        if escobas is None:
            return
        first = self.rules["opening_taker"] == "first_player"
        taker = self.order[0] if first else self.dealer
        side = side_of(self.rules, taker)
        self.piles[side] += self.table
        self.escobas[side] += escobas
        self.table = []
        self.last_capturer = taker

    @property
    def is_over(self) -> bool:
        """Say whether every card has been played."""
        return self.stock == [] and all(cards == [] for cards in self.hands)

    def legal_moves(self) -> list[Move]:
        """Return the legal moves of the seat whose turn it is; none when the hand is over."""
        return legal_moves(self.rules, self.hands[self.to_play], self.table)

    def play(self, move: Move) -> None:
        """Play a move of the seat whose turn it is; ValueError if it is not legal."""
        if self.is_over:
            raise ValueError("the hand is over")
        seat = self.to_play
        fault = move_fault(self.rules, self.hands[seat], self.table, move)
        if fault is not None:
            raise ValueError(fault)
        card, captured = move
        self.moves.append(move)
        self.hands[seat].remove(card)
        if captured:
            self.capture(seat, card, captured)
        else:
            self.table.append(card)
        if self.is_over:
            self.give_leftovers()
            return
        self.to_play = self.order[(self.order.index(seat) + 1) % len(self.order)]
        if all(cards == [] for cards in self.hands):
            self.deal()

    def capture(self, seat: int, card: str, captured: list[str]) -> None:
        """Move the card played and those it takes to the pile, and count an escoba."""
        side = side_of(self.rules, seat)
        self.table = [other for other in self.table if other not in captured]
        self.piles[side] += [card, *captured]
        self.last_capturer = seat
        counts = self.rules["last_play_escoba"] or not self.is_over
        if self.table == [] and counts:
            self.escobas[side] += 1

    def give_leftovers(self) -> None:
        """Give what is left on the table to the last capturer, if there is one."""
        if self.last_capturer is not None:
            self.piles[side_of(self.rules, self.last_capturer)] += self.table
            self.table = []
