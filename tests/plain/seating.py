"""Who sits where: the order of play, the sides, and who deals."""

from __future__ import annotations

from tests.plain.cards import PLACE, RANK
from tests.plain.rules import Rules


def seat_order(rules: Rules, dealer: int) -> list[int]:
    """Return the seats in the order of play: the first player first, the dealer last."""
    players = rules["players"]
    step = 1 if rules["direction"] == "anticlockwise" else -1
    return [(dealer + step * turn) % players for turn in range(1, players + 1)]


def dealer_after(rules: Rules, dealer: int) -> int:
    """Return who deals the next hand."""
    step = 1 if rules["next_dealer"] == "right" else -1
    return (dealer + step) % int(rules["players"])


def side_count(rules: Rules) -> int:
    """Return the number of piles and totals."""
    return 2 if rules["partners"] else int(rules["players"])


def side_of(rules: Rules, seat: int) -> int:
    """Return the side a seat plays for."""
    return seat % 2 if rules["partners"] else seat


def tied_seats(first_dealer: str, drawn: dict[int, str]) -> list[int]:
    """Return the seats that drew the lowest (or highest) rank of one round."""
    best = min if first_dealer == "lowest" else max
    rank = best(RANK[card] for card in drawn.values())
    return [seat for seat, card in drawn.items() if RANK[card] == rank]


def drawn_dealer(rules: Rules, draw: list[str]) -> int:
    """Return who deals first after a draw such as ["0:3c 1:3b", "0:11o 1:2e"].

    ValueError says why the draw does not hold.
    """
    if rules["first_dealer"] == "random":
        raise ValueError("no cards are drawn when the first dealer is random")
    tied = list(range(rules["players"]))
    gone: set[str] = set()
    for text in draw:
        if len(tied) == 1:
            raise ValueError("a round too many in the draw")
        drawn = parse_round(text)
        if sorted(drawn) != sorted(tied):
            raise ValueError(f"the seats {tied} had to draw, not {sorted(drawn)}")
        for card in drawn.values():
            if card in gone:
                raise ValueError(f"{card} was drawn twice")
            gone.add(card)
        tied = tied_seats(rules["first_dealer"], drawn)
    if len(tied) > 1:
        raise ValueError("the draw is undecided")
    return tied[0]


def parse_round(text: str) -> dict[int, str]:
    """Return seat and card of each part of one round, "0:3c 1:3b"; ValueError if malformed."""
    drawn: dict[int, str] = {}
    for part in text.split(" "):
        seat, colon, card = part.partition(":")
        if seat not in ["0", "1", "2", "3"] or colon == "" or card not in PLACE:
            raise ValueError(f"{part!r} is not a seat and its card")
        if int(seat) in drawn:
            raise ValueError(f"seat {seat} drew twice in a round")
        drawn[int(seat)] = card
    return drawn


def draw_from(rules: Rules, deck: list[str]) -> list[str]:
    """Return the rounds of a draw that takes its cards from the top of a deck."""
    cards = list(deck)
    tied = list(range(rules["players"]))
    rounds: list[str] = []
    while len(tied) > 1:
        drawn = {seat: cards.pop(0) for seat in sorted(tied)}
        rounds.append(" ".join(f"{seat}:{card}" for seat, card in drawn.items()))
        tied = tied_seats(rules["first_dealer"], drawn)
    return rounds
