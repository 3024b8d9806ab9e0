"""What the player is composing: a card of the hand, cards of the table, and what is missing.

Pure: the only knowledge of the rules is the engine's list of legal moves. Each act returns a new
`Selection`; when an act decides a move, `decided` holds it.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from escoba.engine import EMPTY, Card, CardSet, Move

FIFTEEN = 15


class State(enum.Enum):
    """How far the player has come."""

    IDLE = "idle"
    TABLE = "table"
    HAND = "hand"
    PART = "part"
    FULL = "full"
    WARNED = "warned"


class Hint(enum.Enum):
    """What the tray tells; `Selection.refused` overrides it."""

    CHOOSE = "choose"  # "Your turn. Choose a card."
    NEEDS_CARD = "needs card"  # "needs a 7 from your hand"
    NO_CARD_FITS = "no card fits"  # nothing in the hand makes 15 with these
    NEEDS_MORE = "needs more"  # "needs 8 more"
    DEAD_END = "dead end"  # the chosen cards are in no capture of the card
    NOTHING_FITS = "nothing fits"  # "Nothing makes 15 with the 7"
    MUST_OTHER = "must other"  # nothing makes 15 with it, and another card must take
    COMPLETE = "complete"
    WARNING = "warning"  # "You could take the 3 and the 5. Drop anyway?"


class Refused(enum.Enum):
    """Why the last act did nothing."""

    TOO_MANY = "too many"  # 7 + 3 + 6 = 16, 1 too many
    TABLE_FULL = "table full"  # the table cards alone make 15 or more
    TOO_FEW = "too few"  # 7 + 3 = 10, needs 5 more
    DEAD_END = "dead end"  # no card on the table makes 15 with 14
    NO_CAPTURE = "no capture"  # nothing makes 15 with the card
    SET_CLEARED = "set cleared"  # the chosen table cards do not go with this card
    CARD_FIRST = "card first"  # choose a card from your hand first
    MUST_CAPTURE = "must capture"  # laying is not allowed


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused act with its arithmetic: the cards that were added up."""

    why: Refused
    cards: tuple[Card, ...] = ()

    @property
    def added(self) -> tuple[Card, ...]:
        """The cards that were added up in vain; none if it is not about their sum."""
        is_sum = self.why not in (Refused.NO_CAPTURE, Refused.CARD_FIRST, Refused.MUST_CAPTURE)
        return self.cards if is_sum else ()

    @property
    def total(self) -> int:
        """The sum of the cards."""
        return sum(card.value for card in self.cards)


@dataclass(frozen=True, slots=True)
class Selection:
    """A play being composed by the seat to move.

    hand: the cards held, in the order shown
    moves: the engine's legal moves
    card: the chosen card of the hand
    chosen: the chosen table cards, in the order chosen
    preselected: whether the program chose them, being the only way, and no act has touched them
    adoptable: those the program chose and the player has not pressed; a first press keeps them
    preselects: whether the only capture of a card is chosen with it
    warns: whether dropping asks once when a capture exists
    """

    hand: tuple[Card, ...] = ()
    table: CardSet = EMPTY
    moves: tuple[Move, ...] = ()
    card: Card | None = None
    chosen: tuple[Card, ...] = ()
    preselected: bool = False
    adoptable: CardSet = EMPTY
    is_warned: bool = False
    refused: Refusal | None = None
    decided: Move | None = None
    preselects: bool = True
    warns: bool = False

    @classmethod
    def of(
        cls,
        hand: Iterable[Card],
        table: Iterable[Card],
        moves: Sequence[Move],
        *,
        preselects: bool = True,
        warns: bool = False,
    ) -> Selection:
        """Return the empty selection of a position."""
        return cls(tuple(hand), CardSet.of(table), tuple(moves), preselects=preselects, warns=warns)

    # What is shown

    @property
    def state(self) -> State:
        """How far the play is composed."""
        if self.is_warned:
            return State.WARNED
        if self.card is None:
            return State.TABLE if self.chosen else State.IDLE
        if not self.chosen:
            return State.HAND
        return State.FULL if self.capture is not None else State.PART

    @property
    def chosen_set(self) -> CardSet:
        """The chosen table cards."""
        return CardSet.of(self.chosen)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All chosen cards, the one from the hand first."""
        return self.chosen if self.card is None else (self.card, *self.chosen)

    @property
    def total(self) -> int:
        """The sum so far."""
        return sum(card.value for card in self.cards)

    @property
    def missing(self) -> int:
        """What is missing to fifteen."""
        return FIFTEEN - self.total

    def captures(self, card: Card | None = None) -> tuple[CardSet, ...]:
        """Return what a card (else the chosen one) can take, the richest capture first."""
        wanted = self.card if card is None else card
        found = [move.captured for move in self.moves if move.card == wanted and move.is_capture]
        return tuple(sorted(found, key=self._worth))

    def _worth(self, captured: CardSet) -> tuple[bool, int, int]:
        """Sort key: an escoba first, then sevens and coins, then many cards."""
        rich = sum((card.rank == 7) * 2 + (card.suit.letter == "o") for card in captured)
        return captured != self.table, -rich, -len(captured)

    @property
    def capture(self) -> Move | None:
        """The legal capture that is completely chosen."""
        if self.card is None or not self.chosen:
            return None
        move = Move(self.card, self.chosen_set)
        return move if move in self.moves else None

    @property
    def sweeps(self) -> bool:
        """Whether the complete capture clears the table."""
        return self.capture is not None and self.chosen_set == self.table

    @property
    def can_drop(self) -> bool:
        """Whether the chosen card may be laid."""
        return self.card is not None and Move(self.card) in self.moves

    @property
    def usable(self) -> CardSet:
        """The table cards that can still be added on the way to a legal capture."""
        if self.card is None:
            if not self.chosen:
                return EMPTY
            sets = [move.captured for move in self.moves if move.is_capture]
        else:
            sets = list(self.captures())
        chosen = self.chosen_set
        found = EMPTY
        for captured in sets:
            if chosen <= captured:
                found |= captured
        return found - chosen

    @property
    def fitting(self) -> CardSet:
        """The hand cards that complete, or go on with, table cards chosen first."""
        if self.card is not None or not self.chosen:
            return EMPTY
        chosen = self.chosen_set
        return CardSet.of({m.card for m in self.moves if m.is_capture and chosen <= m.captured})

    @property
    def offered(self) -> CardSet:
        """The table cards worth pressing: those to go on with, or of another capture."""
        if self.state is not State.FULL:
            return self.usable
        found = EMPTY
        for captured in self.captures():
            found |= captured
        return found - self.chosen_set

    @property
    def way(self) -> tuple[int, int] | None:
        """Which capture of how many is chosen ("1 of 3"), or None when there is no choice."""
        captures = self.captures()
        if self.card is None or len(captures) < 2:
            return None
        chosen = self.chosen_set
        return (captures.index(chosen) + 1 if chosen in captures else 0), len(captures)

    @property
    def hint(self) -> Hint:
        """What the tray tells now."""
        match self.state:
            case State.WARNED:
                return Hint.WARNING
            case State.IDLE:
                return Hint.CHOOSE
            case State.TABLE:
                exact = any(card.value == self.missing for card in self.fitting)
                if exact:
                    return Hint.NEEDS_CARD
                return Hint.NEEDS_MORE if self.fitting else Hint.NO_CARD_FITS
            case State.FULL:
                return Hint.COMPLETE
            case State.HAND | State.PART:
                captures, chosen = self.captures(), self.chosen_set
                if captures:
                    goes_on = any(chosen <= captured for captured in captures)
                    return Hint.NEEDS_MORE if goes_on else Hint.DEAD_END
                return Hint.NOTHING_FITS if self.can_drop else Hint.MUST_OTHER

    @property
    def must_capture(self) -> bool:
        """Whether the rules forbid to lay the chosen card."""
        return self.card is not None and not self.can_drop

    # Acts

    def press_hand(self, card: Card) -> Selection:
        """Choose a card of the hand; pressing the chosen one again lets it go."""
        if card not in self.hand:
            return self
        if card == self.card:
            return self._cleared()
        kept, refused = self.chosen, None
        if self.card is None:
            if self.total + card.value > FIFTEEN:
                refused = Refusal(Refused.SET_CLEARED, (card, *self.chosen)) if kept else None
                kept = ()
        elif self.preselected or not self._goes_on(card, kept):
            kept = ()
        chosen = self._with(card=card, chosen=kept, refused=refused)
        captures = chosen.captures()
        if self.preselects and len(captures) == 1 and CardSet.of(kept) <= captures[0]:
            chosen = replace(
                chosen,
                chosen=_ordered(kept, captures[0]),
                preselected=True,
                adoptable=captures[0] - CardSet.of(kept),
            )
        return chosen

    def _goes_on(self, card: Card, chosen: tuple[Card, ...]) -> bool:
        wanted = CardSet.of(chosen)
        return any(wanted <= captured for captured in self.captures(card))

    def played_at_once(self) -> Selection:
        """Decide the only capture of the chosen card; with several, or none, nothing changes."""
        captures = self.captures()
        if self.card is None or self.decided is not None or len(captures) != 1:
            return self
        return self._with(card=self.card, chosen=_ordered((), captures[0])).take()

    def press_table(self, card: Card) -> Selection:
        """Add a table card, or take it out again; say why when it cannot be added.

        Who picks the cards of a capture one by one meets cards that were preselected: the first
        press on each of these adopts it, so that nothing is taken out of a set that was right.
        """
        if card not in self.table:
            return self
        if card in self.adoptable:
            kept = self._with(card=self.card, chosen=self.chosen)
            return replace(kept, adoptable=self.adoptable - card)
        if card in self.chosen:
            rest = tuple(other for other in self.chosen if other != card)
            return self._with(card=self.card, chosen=rest)
        if self.card is None:
            return self._add_without_card(card)
        return self._add(self.card, card)

    def _add_without_card(self, card: Card) -> Selection:
        cards = (*self.chosen, card)
        if sum(c.value for c in cards) >= FIFTEEN:
            return self._refuse(Refused.TABLE_FULL, cards)
        return self._with(card=None, chosen=cards)

    def _add(self, held: Card, card: Card) -> Selection:
        captures = self.captures()
        wanted = self.chosen_set | card
        if any(wanted <= captured for captured in captures):
            return self._with(card=held, chosen=(*self.chosen, card))
        if self.state is State.FULL:
            # The card starts the set again and keeps as much of it as goes with the card.
            old = self.chosen_set
            others = [captured for captured in captures if card in captured]
            if others:
                best = max(others, key=lambda captured: len(captured & old))
                kept = tuple(c for c in self.chosen if c in best)
                return self._with(card=held, chosen=(*kept, card))
        cards = (*self.cards, card)
        if sum(c.value for c in cards) > FIFTEEN:
            return self._refuse(Refused.TOO_MANY, cards)
        if not captures:
            return self._refuse(Refused.NO_CAPTURE, (held,))
        return self._refuse(Refused.DEAD_END, cards)

    def double_hand(self, card: Card) -> Selection:
        """Play the only capture of a card; with several choose the first, with none the card."""
        if card not in self.hand:
            return self
        captures = self.captures(card)
        if not captures:
            return self._with(card=card, chosen=())
        chosen = self._with(card=card, chosen=_ordered((), captures[0]))
        return chosen.take() if len(captures) == 1 else chosen

    def double_table(self, card: Card) -> Selection:
        """Play the capture that is complete with this card, which the first click may take out."""
        chosen = self.chosen if card in self.chosen else (*self.chosen, card)
        again = self._with(card=self.card, chosen=chosen)
        return again.take() if again.capture is not None else self

    def cycle(self, step: int = 1) -> Selection:
        """Choose the next (or previous) capture of the chosen card."""
        if self.card is None:
            return self._refuse(Refused.CARD_FIRST)
        captures = self.captures()
        if not captures:
            return self._refuse(Refused.NO_CAPTURE, (self.card,))
        chosen = self.chosen_set
        if chosen in captures:
            index = (captures.index(chosen) + step) % len(captures)
        else:
            index = 0 if step > 0 else len(captures) - 1
        return self._with(card=self.card, chosen=_ordered((), captures[index]))

    def take(self) -> Selection:
        """Decide the complete capture; say what is missing when it is not complete."""
        if self.capture is not None:
            return replace(self, decided=self.capture, refused=None)
        if self.card is None:
            return self._refuse(Refused.CARD_FIRST)
        if not self.captures():
            return self._refuse(Refused.NO_CAPTURE, (self.card,))
        return self._refuse(Refused.TOO_FEW, self.cards)

    def drop(self) -> Selection:
        """Decide to lay the chosen card; the first time only warn, when that is asked for."""
        if self.card is None:
            return self._refuse(Refused.CARD_FIRST)
        if not self.can_drop:
            return self._refuse(Refused.MUST_CAPTURE, (self.card,))
        if self.warns and not self.is_warned and self.captures():
            return replace(self, is_warned=True, refused=None, decided=None)
        return replace(self, decided=Move(self.card), refused=None)

    def confirm(self) -> Selection:
        """Do what the main button says: take, or drop a card that takes nothing."""
        if self.capture is not None and not self.is_warned:
            return self.take()
        if self.is_warned:
            return self.cycle()
        if self.card is not None and not self.captures():
            return self.drop()
        return self.take()

    def clear(self) -> Selection:
        """Take out all table cards; a chosen hand card stays."""
        return self._with(card=self.card, chosen=())

    def back(self) -> Selection:
        """Go one step back; on an empty selection nothing changes."""
        if self.is_warned:
            return replace(self, is_warned=False, refused=None)
        if self.chosen and not self.preselected:
            return self.clear()
        return self._cleared()

    def settled(self) -> Selection:
        """Return the same selection without its refusal, whose time is over."""
        return replace(self, refused=None)

    def _cleared(self) -> Selection:
        return self._with(card=None, chosen=())

    def _with(
        self, *, card: Card | None, chosen: tuple[Card, ...], refused: Refusal | None = None
    ) -> Selection:
        return replace(
            self,
            card=card,
            chosen=chosen,
            preselected=False,
            adoptable=EMPTY,
            is_warned=False,
            refused=refused,
            decided=None,
        )

    def _refuse(self, why: Refused, cards: tuple[Card, ...] = ()) -> Selection:
        return replace(self, refused=Refusal(why, cards), is_warned=False, decided=None)


def _ordered(first: tuple[Card, ...], captured: CardSet) -> tuple[Card, ...]:
    """The cards already chosen, in their order, then the others."""
    return (*first, *(card for card in captured if card not in first))
