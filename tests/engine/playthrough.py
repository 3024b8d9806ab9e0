"""Golden playthroughs: whole seeded games as text, which guard saved games across versions.

Running this module writes them again, which is a deliberate act, seen in the commit:

    python -m tests.engine.playthrough
"""

from __future__ import annotations

from pathlib import Path

from escoba.engine import CardsDealt, Event, Match, OpeningTaken, Rules, SeededSource
from tests.engine.builders import pick

FOLDER = Path(__file__).parent / "golden"

GAMES = {
    "playmore-2": Rules.from_preset("playmore"),
    "traditional-3": Rules.from_preset("traditional", players=3),
    "sevens-4": Rules.from_preset("sevens", players=4, partners=True),
    "fournier-2": Rules.from_preset("fournier"),
    "argentina-4": Rules.from_preset("argentina", players=4),
    "escova-3": Rules.from_preset("escova", players=3),
    "uruguay-2": Rules.from_preset("uruguay"),
}


def playthrough(name: str) -> str:
    """Return a game as text: a line a move with the table and the legal moves."""
    rules = GAMES[name]
    match = Match(rules, SeededSource(name))
    (drawn,) = match.draw_dealer()
    lines = [f"rules {rules.as_dict()}", f"drawn {drawn.rounds} dealer {drawn.dealer}"]
    while not match.is_over:
        lines += ["", *told(match.begin_hand())]
        while not match.between_hands:
            lines += a_move(match, name)
    return "\n".join(lines) + "\n"


def a_move(match: Match, name: str) -> list[str]:
    """Play the next move and return its line, and those of what follows from it."""
    hand = match.hand
    assert hand is not None
    ply, table, moves = hand.ply, hand.table, match.legal_moves()
    move = pick(moves, name, match.number, ply)
    turn = f"{ply + 1:2} seat {hand.turn} [{' '.join(map(str, table))}]"
    listed = ", ".join(map(str, moves))
    events = match.play(move, seat=hand.turn)
    follows = [event for event in events if type(event).__name__ not in SHOWN_BY_THE_MOVE]
    escoba = " escoba" if any(getattr(event, "is_escoba", False) for event in events) else ""
    return [f"{turn} {{{listed}}} -> {move}{escoba}", *told(follows)]


SHOWN_BY_THE_MOVE = ("CardPlayed", "CardsCaptured")


def told(events: tuple[Event, ...] | list[Event]) -> list[str]:
    """Return a line for each event."""
    lines = []
    for event in events:
        if isinstance(event, CardsDealt):
            hands = " | ".join(" ".join(map(str, cards)) for cards in event.hands)
            table = " ".join(map(str, event.table))
            lines.append(f"deal {event.deal_number}: {hands} [{table}] {event.stock_count} left")
        elif isinstance(event, OpeningTaken):
            lines.append(f"opening {event.total} to seat {event.seat}, escobas {event.escobas}")
        else:
            lines.append(str(event))
    return lines


def main() -> None:
    """Write all playthroughs again."""
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(f"wrote {name}.txt")


if __name__ == "__main__":
    main()
