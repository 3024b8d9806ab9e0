"""A match: hand after hand until one side is alone in front at or beyond the target.

>>> from escoba.engine.shuffle import SeededSource
>>> match = Match(Rules(), SeededSource("7"))
>>> drawn = match.draw_dealer()
>>> begun = match.begin_hand()
>>> while not match.between_hands:
...     events = match.play(match.legal_moves()[-1])
>>> match.totals
(6, 1)
"""

from __future__ import annotations

from collections.abc import Sequence

from escoba.engine.cards import Card, Seat, Side
from escoba.engine.draw import DrawRound, draw_rounds, drawn_dealer
from escoba.engine.errors import N_, DeckError, MatchError
from escoba.engine.events import DealerDrawn, Event, HandBegun, HandScored, MatchWon, SaltRevealed
from escoba.engine.hand import Hand
from escoba.engine.moves import LegalMoves, Move
from escoba.engine.opening import is_void
from escoba.engine.record import HandRecord
from escoba.engine.rules import Rules
from escoba.engine.scoring import SideScore, winner
from escoba.engine.shuffle import (
    DeckSource,
    commitment,
    composed_commitment,
    random_seat,
    shuffle,
)


class Match:
    """The hands of a game, who deals, the totals and the winner.

    The first dealer is drawn (or given as `dealer`), then each hand begins with a word or with
    a deck, and is played. Salts come from `source`; each is asked for once and kept, so a
    source may give new ones every time. Every method raises, and changes nothing, when it is
    not the time for it (MatchError) or what it is given does not hold.
    """

    def __init__(self, rules: Rules, source: DeckSource, *, dealer: Seat | None = None) -> None:
        if dealer is not None and dealer not in range(rules.players):
            raise MatchError(N_("there is no seat {seat}"), seat=dealer)
        self.rules = rules
        self.hand: Hand | None = None
        self.totals: tuple[int, ...] = (0,) * rules.side_count
        self.finished: tuple[HandRecord, ...] = ()
        self.draw: tuple[DrawRound, ...] = ()
        self.winner: Side | None = None
        self._source = source
        self._dealer = dealer
        self._is_drawn = False
        self._draw_salt: str | None = None
        self._next: tuple[str, int] | None = None  # the salt of the next hand, its attempt
        self._begun: tuple[str, str, str | None, tuple[Card, ...]] | None = None
        self._moves: list[Move] = []

    # Where the match stands.

    @property
    def number(self) -> int:
        """Which hand is being played, or comes next, from 0."""
        return len(self.finished)

    @property
    def dealer(self) -> Seat:
        """Who deals this hand, or the next one; raise MatchError before the draw."""
        if self._dealer is None:
            raise MatchError(N_("the first dealer is not drawn yet"))
        return self._dealer

    @property
    def scores(self) -> tuple[tuple[SideScore, ...], ...]:
        """The score of each finished hand, by side."""
        return tuple(hand.score for hand in self.finished)

    @property
    def is_over(self) -> bool:
        """Whether the game is won."""
        return self.winner is not None

    @property
    def between_hands(self) -> bool:
        """Whether no hand is being played: before the first, after each, and at the end."""
        return self.hand is None or self.hand.is_over

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None between hands."""
        return None if self.hand is None else self.hand.turn

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the hand being played or just finished."""
        return tuple(self._moves)

    # Secrets: for whoever keeps the game, never for a seat.

    @property
    def draw_salt(self) -> str | None:
        """The salt of the draw; None when the dealer was given."""
        return self._draw_salt

    @property
    def current_salt(self) -> str | None:
        """The salt of the hand being played or just finished, secret until it is over."""
        return None if self._begun is None else self._begun[1]

    @property
    def current_word(self) -> str | None:
        """The word of that hand; None when its deck was composed."""
        return None if self._begun is None else self._begun[2]

    # What happens.

    def draw_dealer(self) -> tuple[DealerDrawn]:
        """Settle who deals first: by the given dealer, by cards, or at random by the rules.

        >>> from escoba.engine.shuffle import SeededSource
        >>> Match(Rules(), SeededSource("7")).draw_dealer()[0].dealer
        0
        """
        if self._is_drawn:
            raise MatchError(N_("the first dealer is known already"))
        if self._dealer is None:
            self._draw_salt = self._source.draw_salt()
            if self.rules.first_dealer == "random":
                self._dealer = random_seat(self._draw_salt, self.rules.players)
            else:
                self.draw = draw_rounds(self.rules, shuffle(self._draw_salt, ""))
                self._dealer = drawn_dealer(self.rules, self.draw)
        self._is_drawn = True
        return (DealerDrawn(self.draw, self._dealer),)

    @property
    def next_commitment(self) -> str:
        """What is published before the word of the next hand is given."""
        self._check_between()
        if self._next is None:
            self._next = self._publishable(0)
        return commitment(self._next[0])

    def begin_hand(self, word: str = "") -> tuple[Event, ...]:
        """Shuffle the published salt with a word and deal: begun, dealt, opening taken.

        A deck that the rules declare void is shuffled again. Salts that give one without a word
        are passed over before they are published; when it is the word that makes the deck
        void, the next salt that is not passed over is used with the same word, and the
        commitment in HandBegun is that of the salt used.

        >>> from escoba.engine.shuffle import SeededSource
        >>> match = Match(Rules(), SeededSource("7"), dealer=0)
        >>> match.begin_hand("cut")[0].commitment == match.current_commitment
        True
        """
        self._check_between()
        salt, attempt = self._next or self._publishable(0)
        deck = shuffle(salt, word)
        while is_void(self.rules, deck):
            salt, attempt = self._publishable(attempt + 1)
            deck = shuffle(salt, word)
        return self._begin(commitment(salt), salt, word, deck)

    def begin_given_hand(
        self, deck: Sequence[Card], *, salt: str, word: str | None = None
    ) -> tuple[Event, ...]:
        """Begin a hand with a deck that is known: one of a record, a lesson, an import.

        With a word the deck must be the shuffle of salt and word; without, it is a composed
        one. Raises DeckError when it is not, or is no deck, or void.

        >>> from escoba.engine.cards import CARDS
        >>> from escoba.engine.shuffle import SystemSource
        >>> match = Match(Rules(), SystemSource(), dealer=0)
        >>> match.begin_given_hand(CARDS, salt="0" * 32)[0].word is None
        True
        """
        self._check_between()
        if word is None:
            return self._begin(composed_commitment(salt, deck), salt, word, tuple(deck))
        if shuffle(salt, word) != tuple(deck):
            raise DeckError(N_("the deck does not follow from the salt and the word"))
        return self._begin(commitment(salt), salt, word, tuple(deck))

    @property
    def current_commitment(self) -> str | None:
        """What was published for the hand being played or just finished."""
        return None if self._begun is None else self._begun[0]

    def legal_moves(self) -> LegalMoves:
        """Return the legal moves of the seat whose turn it is; none between hands.

        >>> from escoba.engine.shuffle import SeededSource
        >>> Match(Rules(), SeededSource("7")).legal_moves()
        <LegalMoves >
        """
        return LegalMoves(()) if self.hand is None else self.hand.legal_moves()

    def play(self, move: Move, *, seat: Seat | None = None) -> tuple[Event, ...]:
        """Play a move and return what happened, the end of the hand and game included.

        seat: who wants to play it, if that is in question

        Raises IllegalMove, and changes nothing, unless the move is legal; MatchError when no
        hand has begun.
        """
        hand, begun = self.hand, self._begun
        if hand is None or begun is None:
            raise MatchError(N_("no hand has begun"))
        events = hand.play(move, seat=seat)
        self._moves.append(move)
        return (*events, *self._finish(hand, *begun)) if hand.is_over else tuple(events)

    def _finish(
        self, hand: Hand, promise: str, salt: str, word: str | None, deck: tuple[Card, ...]
    ) -> tuple[Event, ...]:
        """Count a hand that is over and pass the deal on."""
        score = hand.score()
        number = self.number
        self.totals = tuple(
            total + side.total for total, side in zip(self.totals, score, strict=True)
        )
        self.finished += (HandRecord(hand.dealer, deck, promise, salt, word, self.moves, score),)
        self.winner = winner(self.totals, self.rules.target)
        self._dealer = self.rules.next_dealer_after(hand.dealer)
        scored = HandScored(number, score, self.totals)
        revealed = SaltRevealed(number, salt, word, deck)
        if self.winner is None:
            return scored, revealed
        return scored, revealed, MatchWon(self.winner, self.totals)

    def _check_between(self) -> None:
        """Raise MatchError unless a hand can begin."""
        if self.is_over:
            raise MatchError(N_("the game is over"))
        if not self.between_hands:
            raise MatchError(N_("the hand is not over"))
        if self._dealer is None:
            raise MatchError(N_("the first dealer is not drawn yet"))

    def _publishable(self, attempt: int) -> tuple[str, int]:
        """Return the next salt of this hand whose deck without a word is not void."""
        while True:
            salt = self._source.salt(self.number, attempt)
            if not is_void(self.rules, shuffle(salt, "")):
                return salt, attempt
            attempt += 1

    def _begin(
        self, promise: str, salt: str, word: str | None, deck: tuple[Card, ...]
    ) -> tuple[Event, ...]:
        """Deal a hand and return the events of its beginning."""
        hand = Hand(self.rules, self.dealer, deck)
        self.hand = hand
        self._is_drawn = True
        self._next = None
        self._begun = promise, salt, word, deck
        self._moves = []
        begun = HandBegun(self.number, hand.dealer, hand.order[0], promise, word)
        return begun, *hand.opening_events

    def __repr__(self) -> str:
        totals = "-".join(map(str, self.totals))
        state = "over" if self.is_over else f"hand {self.number + 1}"
        return f"<Match {state}, {totals}>"
