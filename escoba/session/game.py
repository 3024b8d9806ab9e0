"""A game: a match with its chairs and its place on disk."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from escoba.engine import (
    DeckSource,
    EscobaError,
    Event,
    HandBegun,
    IllegalMove,
    IllegalReason,
    Match,
    MatchError,
    Move,
    Record,
    RecordError,
    Rules,
    Seat,
    SeatInfo,
    SeededSource,
    Side,
    StoreError,
    SystemSource,
    record_of,
)
from escoba.language import gettext as _
from escoba.players import Decision, Thought, player, think, view_of
from escoba.session.chairs import Chair, people
from escoba.session.saved import SavedHand, SavedPlay
from escoba.session.store import Change, Store, damaged_game_sentence

__all__ = ["Awaiting", "Game"]


class Awaiting(enum.Enum):
    """What a game waits for."""

    INPUT = "input"
    COMPUTER = "computer"
    NEXT_HAND = "next_hand"
    OVER = "over"


class Game:
    """A match between people and computers; whatever happens in it is on disk before it is told.

    Make one with `new` or `resume`. A computer's thought belongs to whoever owns the game: ask
    for a slice with `think_step` as long as `awaiting` says so, then `submit` the decision.

    id: in the store
    events: all since the game began, with everybody's cards: redact them for who looks
    conceded_by: the seat that gave up, or None
    """

    def __init__(self, store: Store, saved: SavedPlay) -> None:
        self.id = saved.game.id
        self.rules: Rules = saved.game.rules
        self.chairs = saved.game.chairs
        self.conceded_by = saved.game.conceded_by
        self.events: list[Event] = []
        self._drawn: tuple[Event, ...] = ()  # not told yet: the first hand follows at once
        self._given_dealer = saved.first_dealer
        self._store = store
        self._change = saved.change
        self._hands = list(saved.hands)
        self._players = {
            seat: player(chair.kind) for seat, chair in enumerate(self.chairs) if not chair.is_human
        }
        self._source = _JournalSource(self, saved)
        self._thought: Thought | None = None
        self._decision: Decision | None = None
        self.match = Match(self.rules, self._source, dealer=self._given_dealer)

    @classmethod
    def new(
        cls,
        store: Store,
        rules: Rules,
        chairs: Sequence[Chair],
        *,
        seed: str | None = None,
        first_dealer: Seat | None = None,
    ) -> Game:
        """Save a new game that has not begun.

        seed: brings the same cards every time; None means cards nobody can foresee
        first_dealer: deals the first hand without a draw; None has one drawn
        Raises ValueError unless there is one chair a seat and the dealer sits on one, EscobaError
        for an unknown level and StoreError when the game cannot be saved.
        """
        if len(chairs) != rules.players:
            raise ValueError(f"{len(chairs)} chairs for {rules.players} players")
        if first_dealer is not None and first_dealer not in range(rules.players):
            raise ValueError(f"there is no seat {first_dealer}")
        for chair in chairs:
            if not chair.is_human:
                player(chair.kind)
        return cls(store, store.load(store.create(rules, chairs, seed, first_dealer)))

    def rematch(self) -> Game:
        """Save another game of the same seats under the same rules; the first deal passes on.

        Raises StoreError when it cannot be saved.
        """
        dealt = next((e.dealer for e in self.events if isinstance(e, HandBegun)), None)
        first = None if dealt is None else self.rules.next_dealer_after(dealt)
        return Game.new(self._store, self.rules, self.chairs, first_dealer=first)

    @classmethod
    def resume(cls, store: Store, identifier: int) -> Game:
        """Bring a saved game back to where it stood, by playing it again.

        Raises StoreError when it is gone, or when what is saved does not hold; it is then kept
        aside and the other games are unharmed.
        """
        saved = store.load(identifier)
        for chair in saved.game.chairs:
            if not chair.is_human:
                try:
                    player(chair.kind)
                except EscobaError:
                    raise StoreError(
                        _("This game needs a computer player that is not here: {level}.").format(
                            level=chair.kind
                        )
                    ) from None
        game = cls(store, saved)
        try:
            game._replay()
            game._compare(saved)
        except EscobaError:
            store.keep_aside(identifier)
            raise StoreError(damaged_game_sentence()) from None
        return game

    @property
    def viewer(self) -> Seat | None:
        """The seat whose cards are shown: the lowest one of a person; None with none."""
        return next(iter(people(self.chairs)), None)

    @property
    def awaiting(self) -> Awaiting:
        """What must happen for the game to go on."""
        if self.match.is_over or self.conceded_by is not None:
            return Awaiting.OVER
        turn = self.turn
        if turn is None:
            return Awaiting.NEXT_HAND
        return Awaiting.INPUT if self.chairs[turn].is_human else Awaiting.COMPUTER

    @property
    def turn(self) -> Seat | None:
        """The seat that plays next; None between hands and after the end."""
        if self.match.hand is None or self.match.between_hands or self.conceded_by is not None:
            return None
        return self.match.hand.turn

    @property
    def winner(self) -> Side | None:
        """The side that won, also because another gave up; None while there is none."""
        if self.conceded_by is None:
            return self.match.winner
        return _side_left_in_front(self.rules, self.match.totals, self.conceded_by)

    @property
    def next_commitment(self) -> str:
        """What is published about the next hand's deck before the player gives a word.

        Before the first hand this settles who deals it, which is told when that hand begins.
        Raises StoreError when it cannot be saved first, MatchError in a hand and after the end.
        """
        self._draw_if_due()
        return self.match.next_commitment

    def legal_moves(self) -> Sequence[Move]:
        """Return the moves of the seat to play; none between hands and after the end."""
        return () if self.turn is None or self.match.hand is None else self.match.hand.legal_moves()

    def forced_move(self) -> Move | None:
        """Return the only legal move when there is exactly one."""
        moves = self.legal_moves()
        return moves[0] if len(moves) == 1 else None

    def begin(self) -> tuple[Event, ...]:
        """Have a first dealer and deal the first hand; raise StoreError if it cannot be saved."""
        return self.next_hand()

    def next_hand(self, word: str = "") -> tuple[Event, ...]:
        """Deal the next hand; the draw for the deal comes before the first.

        word: the player's cut, up to 200 characters
        Raises MatchError when it is not the time for it, DeckError for a word that is too long and
        StoreError when it cannot be saved; nothing has changed then.
        """
        if self.conceded_by is not None:
            raise MatchError("the game is over")
        self._draw_if_due()
        # Has the salt on disk in a change of its own, before anything follows from it.
        _commitment = self.match.next_commitment
        is_begun = False
        try:
            with self._changing() as change:
                is_begun = True
                events = self.match.begin_hand(word)
                commitment = _commitment_in(events)
                change.hand(self.match.number, word, commitment)
        except StoreError:
            if is_begun:
                self._replay()
            raise
        if not self._hands:
            events = (*self._drawn, *events)
        self._hands.append(SavedHand(word, commitment, ()))
        self.events += events
        self.drop_thought()
        return events

    def submit(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Play a move; it is on disk when this returns.

        Raises IllegalMove, or StoreError when it cannot be saved; nothing has changed then.
        """
        hand = self.match.hand
        if hand is None or self.turn is None:
            raise IllegalMove("no hand is being played", IllegalReason.GAME_OVER, move)
        hand.check(move, seat=seat)
        number, ply = self.match.number, hand.ply
        is_played = False
        try:
            with self._changing() as change:
                change.move(number, ply, str(move))
                is_played = True
                events = self.match.play(move)
                if self.match.between_hands or self.match.is_over:
                    change.standing(self.match.number, self.match.totals, self.match.winner)
        except StoreError:
            if is_played:
                self._replay()
            raise
        last = self._hands[-1]
        self._hands[-1] = SavedHand(last.word, last.commitment, (*last.moves, str(move)))
        self.events += events
        self.drop_thought()
        return events

    def think_step(self) -> Decision | None:
        """Let the computer whose turn it is think for one slice; return what it decided, or None.

        A slice takes a few milliseconds. Nothing happens when it is no computer's turn.
        """
        if self.awaiting is not Awaiting.COMPUTER:
            return None
        if self._decision is None:
            seat = self.turn
            assert seat is not None
            if self._thought is None:
                view = view_of(self.match, seat, self._events_of_hand())
                self._thought = think(self._players[seat], view)
            try:
                next(self._thought)
            except StopIteration as end:
                self._decision = end.value
                self._thought = None
        return self._decision

    def drop_thought(self) -> None:
        """Forget what the computer has thought so far; it comes to the same when asked again."""
        self._thought = None
        self._decision = None

    def concede(self, seat: Seat) -> None:
        """Give the game up for a seat; the best of the other sides has won.

        Raises StoreError, with nothing changed, when that cannot be saved. Nothing happens after
        the end.
        """
        if self.awaiting is Awaiting.OVER:
            return
        with self._changing() as change:
            change.concession(seat, _side_left_in_front(self.rules, self.match.totals, seat))
        self.conceded_by = seat
        self.drop_thought()

    def record(self) -> Record:
        """Return the record of all finished hands."""
        seats = tuple(SeatInfo(chair.name, chair.kind) for chair in self.chairs)
        return record_of(self.match, seats)

    def _draw_if_due(self) -> None:
        """Draw for the first deal unless that is done, or the dealer was given."""
        if self._given_dealer is None and not self._hands and not self._drawn:
            self._drawn = self.match.draw_dealer()

    def _events_of_hand(self) -> list[Event]:
        for place in range(len(self.events) - 1, -1, -1):
            if isinstance(self.events[place], HandBegun):
                return self.events[place:]
        return []

    @contextmanager
    def _changing(self) -> Iterator[Change]:
        salts = dict(self._source.salts)
        try:
            with self._store.changing(self.id, self._change) as change:
                self._source.change = change
                yield change
        except BaseException:
            self._source.salts = salts
            raise
        finally:
            self._source.change = None
        self._change += 1

    def _replay(self) -> None:
        """Play everything that is saved from the beginning.

        Raises EscobaError when it does not hold.
        """
        self.match = Match(self.rules, self._source, dealer=self._given_dealer)
        self.events = []
        self.drop_thought()
        self._drawn = ()
        self._source.is_replaying = True
        try:
            if self._hands and self._given_dealer is None:
                self.events += self.match.draw_dealer()
            for hand in self._hands:
                events = self.match.begin_hand(hand.word)
                self.events += events
                if _commitment_in(events) != hand.commitment:
                    raise RecordError("the commitment is not that of the salt")
                for move in hand.moves:
                    self.events += self.match.play(Move.parse(move))
        finally:
            self._source.is_replaying = False

    def _compare(self, saved: SavedPlay) -> None:
        """Raise EscobaError when the moves do not lead to what the lists show of the game."""
        shown = saved.game
        stands = self.match.number, self.match.totals, self.winner
        if stands != (shown.hand_number, shown.totals, shown.winner):
            raise RecordError("the moves lead to another score")


class _JournalSource:
    """Deals from salts that are on disk before anything is told of them.

    salts: by hand and attempt
    change: an open change to write to, or None to make one
    is_replaying: while true only saved salts count; a missing one means damage
    """

    def __init__(self, game: Game, saved: SavedPlay) -> None:
        seed = saved.game.seed
        self.salts = dict(saved.salts)
        self.change: Change | None = None
        self.is_replaying = False
        self._game = game
        self._draw_salt = saved.draw_salt
        self._origin: DeckSource = SystemSource() if seed is None else SeededSource(seed)

    def draw_salt(self) -> str:
        """Return the salt for the draw of the first dealer."""
        if self._draw_salt is None:
            salt = self._origin.draw_salt()
            with self._writing() as change:
                change.draw(salt)
            self._draw_salt = salt
        return self._draw_salt

    def salt(self, hand: int, attempt: int) -> str:
        """Return the salt for a hand; each void deck asks for one attempt more."""
        if (hand, attempt) not in self.salts:
            salt = self._origin.salt(hand, attempt)
            with self._writing() as change:
                change.salt(hand, attempt, salt)
            self.salts[hand, attempt] = salt
        return self.salts[hand, attempt]

    @contextmanager
    def _writing(self) -> Iterator[Change]:
        if self.is_replaying:
            raise RecordError("a salt is missing")
        if self.change is not None:
            yield self.change
        else:
            with self._game._changing() as change:
                yield change


def _commitment_in(events: Sequence[Event]) -> str:
    return next(event.commitment for event in events if isinstance(event, HandBegun))


def _side_left_in_front(rules: Rules, totals: Sequence[int], gave_up: Seat) -> Side:
    """Return the side with the most points, the lowest of several, but for the one that gave up."""
    sides = [side for side in range(rules.side_count) if side != rules.side_of(gave_up)]
    return max(sides, key=lambda side: totals[side])
