"""Players and games in the words of the screens."""

from __future__ import annotations

from collections.abc import Sequence

from escoba import words
from escoba.engine import Rules, Seat, Side
from escoba.language import gettext as _
from escoba.session import Chair, SavedGame, only_person, people


def level_title(level: str) -> str:
    """Return a computer level as a plate shows it."""
    titles = {
        "random": _("Plays anything"),
        "beginner": _("Beginner"),
        "easy": _("Easy"),
        "medium": _("Medium"),
        "hard": _("Hard"),
        "master": _("Master"),
    }
    return titles.get(level, level)


def seat_names(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Return a name for every seat, also for people who gave none."""
    # Of several people at one screen, none is "you" to all of them.
    alone = len(people(chairs)) < 2
    return tuple(
        chair.name
        or (_("You") if seat == 0 and alone else _("Player {number}").format(number=seat + 1))
        for seat, chair in enumerate(chairs)
    )


def sides_of(rules: Rules, chairs: Sequence[Chair], viewer: Seat | None) -> words.Sides:
    """Return the sides of a game as its viewer calls them."""
    return words.Sides.of(rules, seat_names(chairs), viewer)


def game_summary(saved: SavedGame) -> str:
    """Return where a game stands: `Hand 3 against Lola. You lead 9 to 7`."""
    number = saved.hand_number + 1
    names = seat_names(saved.chairs)
    sides = sides_of(saved.rules, saved.chairs, _reader(saved))
    if any(saved.totals) and _lists_names(saved):
        where = _("Hand {number}.").format(number=number)
    elif sides.viewer is None:
        players = words.listed(names)
        where = _("Hand {number}, {players}.").format(number=number, players=players)
    else:
        rivals = _rivals(saved, sides.viewer)
        where = _("Hand {number} against {rivals}.").format(number=number, rivals=rivals)
    return f"{where} {_standing(saved, sides)}"


def game_result(saved: SavedGame) -> str:
    """Return who played a game that is over and how it ended: `Against Lola. You win, 22 to 17`.

    saved: a game with a winner
    """
    if saved.winner is None:
        raise ValueError("the game has no winner")
    names = seat_names(saved.chairs)
    sides = sides_of(saved.rules, saved.chairs, _reader(saved))
    if sides.viewer is None:
        who = _("{players}.").format(players=words.listed(names))
    else:
        who = _("Against {rivals}.").format(rivals=_rivals(saved, sides.viewer))
    if saved.conceded_by is None:
        outcome = words.game_outcome(saved.totals, saved.winner, sides)
    else:
        is_reader = saved.conceded_by == _reader(saved)
        name = None if is_reader else names[saved.conceded_by]
        outcome = words.concession(name, saved.winner, sides)
    return f"{who} {outcome}"


def _rivals(saved: SavedGame, viewer: Side) -> str:
    """Return the names of everybody on the other sides."""
    others = [
        name
        for seat, name in enumerate(seat_names(saved.chairs))
        if saved.rules.side_of(seat) != viewer
    ]
    return words.listed(others)


def _reader(saved: SavedGame) -> Seat | None:
    """Return the seat that is "you", if there is one."""
    return only_person(saved.chairs)


def _lists_names(saved: SavedGame) -> bool:
    """Whether the totals are told by name, since there is no one rival to compare with."""
    return _reader(saved) is None or len(saved.totals) > 2


def _standing(saved: SavedGame, sides: words.Sides) -> str:
    totals = saved.totals
    if not any(totals):
        return _("No points yet")
    if sides.viewer is None or _lists_names(saved):
        parts = [f"{sides.label(side)} {total}" for side, total in enumerate(totals)]
        return ", ".join(parts)
    own, other = totals[sides.viewer], totals[1 - sides.viewer]
    if own > other:
        return _("You lead {own} to {other}").format(own=own, other=other)
    if own < other:
        return _("You are behind, {own} to {other}").format(own=own, other=other)
    return _("You are level at {own}").format(own=own)
