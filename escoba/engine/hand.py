"""One hand: one deal of the forty cards, from the first deal to the score.

`Hand.play` checks a move, plays it and says what happened. A search plays with `codes` and
`push`, the same steps without the check and without the events; `play` itself goes through
`push`, so there is one set of rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from escoba.engine.captures import (
    CARD_SHIFT,
    COUNT_OF_CARD,
    capture_sets,
    counts_of,
    legal_codes,
)
from escoba.engine.cards import CARD_BITS, CARDS, DECK_MASK, Card, CardSet, Seat, Side
from escoba.engine.errors import N_, DeckError
from escoba.engine.events import (
    Event,
    Events,
    LastCardsTaken,
    OpeningTaken,
    cards_dealt,
    events_of_play,
)
from escoba.engine.legality import refusal
from escoba.engine.moves import LegalMoves, Move
from escoba.engine.opening import is_void, opening_escobas
from escoba.engine.position import check_counts, check_places
from escoba.engine.rules import CARDS_A_DEAL, PLIES, Rules
from escoba.engine.scoring import SideScore, pile_totals, score_masks

_OPENING_CARDS = 4

_WHOLE_DECK = frozenset(CARDS)


class Hand:
    """The cards of one hand and where they are, dealt from a deck whose top is `deck[0]`.

    The first cards are dealt and an opening table of fifteen or thirty is taken at once.
    Raises DeckError unless the deck is the forty cards, and for a void one.

    >>> hand = Hand(Rules(), dealer=0, deck=CARDS)
    >>> hand.turn, hand.legal_moves()
    (1, <LegalMoves 1o, 2o, 3o>)
    >>> for event in hand.play(Move.parse("1o")):
    ...     print(event)
    CardPlayed(seat=1, card=card('1o'), ply=0)
    """

    __slots__ = (
        "_arrivals",
        "_counts",
        "_dealt",
        "_escobas",
        "_following",
        "_hands",
        "_leftovers",
        "_legal",
        "_must_capture",
        "_opening",
        "_piles",
        "_sides",
        "_stock",
        "_table",
        "dealer",
        "last_capturer",
        "order",
        "ply",
        "rules",
        "turn",
    )

    rules: Rules
    dealer: Seat
    order: tuple[Seat, ...]
    """The seats in the order they play, the dealer last."""
    ply: int
    """How many moves were played, 0 to 36."""
    turn: Seat | None
    """Whose turn it is; None when the hand is over."""
    last_capturer: Seat | None
    """The seat that took cards last, by a capture or the opening."""

    _arrivals: list[Card]  # the cards laid so far in order, also those that were captured since
    _counts: int  # how many cards of each value lie on the table, see counts_of
    _dealt: int  # how many cards of the stock are gone
    _escobas: list[int]
    _following: tuple[Seat, ...]  # by seat, who plays next
    _hands: list[list[Card]]
    _leftovers: int
    _legal: LegalMoves | None
    _must_capture: str
    _opening: tuple[Seat, int] | None  # who took the opening, and the escobas it counted
    _piles: list[int]
    _sides: tuple[Side, ...]  # by seat
    _stock: tuple[Card, ...]  # the deck; in a position only what was still to be dealt
    _table: int

    def __init__(self, rules: Rules, dealer: Seat, deck: Sequence[Card]) -> None:
        if len(deck) != len(CARDS) or set(deck) != _WHOLE_DECK:
            raise DeckError(N_("a deck is the forty cards, each of them once"))
        if is_void(rules, deck):
            raise DeckError(N_("three reyes or more on the opening table void the deck"))
        self._seat(rules, dealer)
        self._stock = tuple(deck)
        self._deal()
        table = self._stock[self._dealt : self._dealt + _OPENING_CARDS]
        self._dealt += _OPENING_CARDS
        self.turn = self.order[0]
        escobas = opening_escobas(rules, table)
        mask = sum([CARD_BITS[card] for card in table])
        if escobas is None:
            self._arrivals = [*table]
            self._table = mask
            self._counts = counts_of(mask)
            return
        taker = dealer if rules.opening_taker == "dealer" else self.order[0]
        self._opening = taker, escobas
        self._piles[self._sides[taker]] = mask
        self._escobas[self._sides[taker]] = escobas
        self.last_capturer = taker

    def _seat(self, rules: Rules, dealer: Seat) -> None:
        """Set up an empty table with nothing dealt."""
        if not 0 <= dealer < rules.players:
            raise DeckError(N_("there is no seat {seat}"), seat=dealer)
        self.rules = rules
        self.dealer = dealer
        self.order, self._following, self._sides = rules.seating(dealer)
        self._must_capture = rules.must_capture
        self._hands = [[] for _ in self.order]
        self._piles = [0] * rules.side_count
        self._escobas = [0] * rules.side_count
        self._arrivals = []
        self._table = self._counts = self._leftovers = self._dealt = self.ply = 0
        self._stock = ()
        self._legal = self._opening = self.turn = self.last_capturer = None

    @classmethod
    def from_position(
        cls,
        rules: Rules,
        *,
        dealer: Seat,
        to_play: Seat,
        hands: Sequence[Sequence[Card]],
        table: Sequence[Card],
        stock: Sequence[Card] = (),
        piles: Sequence[CardSet] | None = None,
        escobas: Sequence[int] | None = None,
        last_capturer: Seat | None = None,
        ply: int | None = None,
    ) -> Hand:
        """Return a hand in a given position, for lessons, puzzles and searches.

        hands: by seat; piles, escobas: by side, empty and 0 unless given
        table: in order of arrival; stock: what is still to be dealt, the top first
        ply: how many moves were played; by default counted back from the end

        The position need not be one that a deal can reach: cards may be missing, and hands
        uneven (a seat without cards is then passed over). When no hand has a card the stock
        is dealt; when there is none either, the hand is over. Raises DeckError for a card in
        two places, for a stock that cannot be dealt evenly, and for numbers out of range.

        >>> from escoba.engine.cards import parse_cards
        >>> hand = Hand.from_position(
        ...     Rules(), dealer=0, to_play=1, table=parse_cards("4c 5b"),
        ...     hands=[parse_cards("12c"), parse_cards("6o")],
        ... )
        >>> hand.play(Move.parse("6o x 4c 5b"))[-1].is_escoba
        True
        """
        hand = cls.__new__(cls)
        hand._seat(rules, dealer)
        piles = [CardSet()] * rules.side_count if piles is None else piles
        escobas = [0] * rules.side_count if escobas is None else escobas
        check_counts(rules, to_play, hands, stock, piles, escobas, last_capturer)
        check_places([*hands, table, stock, *piles])
        to_come = sum(map(len, hands)) + len(stock)
        hand.ply = max(PLIES - to_come, 0) if ply is None else ply
        if not 0 <= hand.ply <= PLIES:
            raise DeckError(N_("a hand has {count} moves"), count=PLIES)
        hand.last_capturer = last_capturer
        hand._hands = [list(cards) for cards in hands]
        hand._arrivals = list(table)
        hand._table = CardSet.of(table).mask
        hand._counts = counts_of(hand._table)
        hand._stock = tuple(stock)
        hand._piles = [pile.mask for pile in piles]
        hand._escobas = list(escobas)
        hand.turn = to_play if hand._hands[to_play] else hand._turn_beyond(to_play)
        return hand

    def with_hidden(self, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> Hand:
        """Return a copy in which the seats hold other cards and others are still to come.

        For a search that tries what it cannot see: nothing is checked.

        >>> hand = Hand(Rules(), dealer=0, deck=CARDS)
        >>> world = hand.with_hidden([CARDS[20:23], CARDS[0:3]], CARDS[10:20] + CARDS[23:])
        >>> world.cards_of(0), world.stock_count
        ((card('1e'), card('2e'), card('3e')), 27)
        """
        world = self.copy()
        world._hands = [list(cards) for cards in hands]
        world._stock = tuple(stock)
        world._dealt = 0
        world._opening = world._legal = None
        return world

    def copy(self) -> Hand:
        """Return a hand in the same position that shares nothing that changes.

        >>> hand = Hand(Rules(), dealer=0, deck=CARDS)
        >>> _ = hand.copy().play(Move.parse("1o"))
        >>> hand.ply
        0
        """
        twin = Hand.__new__(Hand)
        twin.rules = self.rules
        twin.dealer = self.dealer
        twin.order = self.order
        twin.ply = self.ply
        twin.turn = self.turn
        twin.last_capturer = self.last_capturer
        twin._arrivals = self._arrivals[:]
        twin._counts = self._counts
        twin._dealt = self._dealt
        twin._escobas = self._escobas[:]
        twin._following = self._following
        twin._hands = [held[:] for held in self._hands]
        twin._leftovers = self._leftovers
        twin._legal = self._legal
        twin._must_capture = self._must_capture
        twin._opening = self._opening
        twin._piles = self._piles[:]
        twin._sides = self._sides
        twin._stock = self._stock
        twin._table = self._table
        return twin

    # What lies where.

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return self.turn is None

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table in order of arrival."""
        return self._in_order(self._table)

    @property
    def table_set(self) -> CardSet:
        """The cards on the table as a set."""
        return CardSet(self._table)

    @property
    def stock_count(self) -> int:
        """How many cards are still to be dealt."""
        return len(self._stock) - self._dealt

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat holds, in the order dealt.

        >>> Hand(Rules(), dealer=0, deck=CARDS).cards_of(1)
        (card('1o'), card('2o'), card('3o'))
        """
        return tuple(self._hands[seat])

    def pile(self, side: Side) -> CardSet:
        """Return the cards that a side has captured.

        >>> Hand(Rules(), dealer=0, deck=CARDS).pile(0)
        CardSet.parse('')
        """
        return CardSet(self._piles[side])

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """The cards that each side has captured."""
        return tuple([CardSet(pile) for pile in self._piles])

    @property
    def escobas(self) -> tuple[int, ...]:
        """The escobas that each side has counted."""
        return tuple(self._escobas)

    @property
    def leftovers(self) -> tuple[Card, ...]:
        """What lay on the table at the end, in order of arrival; nothing before the end."""
        return self._in_order(self._leftovers)

    @property
    def opening_events(self) -> tuple[Event, ...]:
        """What happened before the first move: the deal, and the opening if it was taken.

        Empty for a hand that began from a position.
        """
        if len(self._stock) != len(CARDS):
            return ()
        dealt = cards_dealt(self._stock, self.order, 0, 0, _OPENING_CARDS)
        if self._opening is None:
            return (dealt,)
        seat, escobas = self._opening
        total = sum(card.value for card in dealt.table)
        return dealt, OpeningTaken(seat, self._sides[seat], dealt.table, escobas, total)

    # Moves.

    def legal_moves(self) -> LegalMoves:
        """Return the legal moves of the seat whose turn it is; none when the hand is over.

        For each card of the hand in its order: the lay, if allowed, then its captures, fewer
        cards first, then in card order.

        >>> Move.parse("4o") in Hand(Rules(), dealer=0, deck=CARDS).legal_moves()
        False
        """
        legal = self._legal
        if legal is None:
            legal = self._legal = LegalMoves(self.codes())
        return legal

    def captures(self, card: Card) -> tuple[CardSet, ...]:
        """Return the sets that a card could take from the table, whoever holds it.

        >>> Hand(Rules(), dealer=0, deck=CARDS).captures(CARDS[6])
        (CardSet.parse('10o'),)
        """
        return capture_sets(card, CardSet(self._table))

    def check(self, move: Move, *, seat: Seat | None = None) -> None:
        """Raise IllegalMove, with the reason, unless the move is legal now.

        seat: who wants to play it, if that is in question

        >>> Hand(Rules(), dealer=0, deck=CARDS).check(Move.parse("1o x 10o"))
        Traceback (most recent call last):
        escoba.engine.errors.IllegalMove: 1o and 10o make 9, not 15
        """
        legal = self.legal_moves() if self._legal is None else self._legal
        if move not in legal or (seat is not None and seat != self.turn):
            held = () if self.turn is None else self.cards_of(self.turn)
            raise refusal(
                self.rules, move, turn=self.turn, seat=seat, held=held, table=self.table_set
            )

    def play(self, move: Move, *, seat: Seat | None = None) -> Events:
        """Play a move and return what happened, the deal or the end that follows included.

        The events are made when they are looked at. Raises IllegalMove, and changes nothing,
        unless the move is legal.

        >>> Hand(Rules(), dealer=0, deck=CARDS).play(Move.parse("3o"))
        (CardPlayed(seat=1, card=card('3o'), ply=0),)
        """
        legal = self.legal_moves() if self._legal is None else self._legal
        if seat is not None or move not in legal:
            self.check(move, seat=seat)
        player = self.turn
        assert player is not None
        ply, dealt = self.ply, self._dealt
        self.push(move)
        # Only a sweep leaves nothing on the table and nothing over.
        is_escoba = not (self._table or self._leftovers) and self._counts_sweep()
        follows: Callable[[], Event] | None = None
        if self._dealt != dealt:
            deal_number = self.ply // (CARDS_A_DEAL * len(self.order))
            follows = partial(cards_dealt, self._stock, self.order, dealt, deal_number)
        elif self.turn is None and self._leftovers:
            last = self.last_capturer
            taker = None if last is None else self._sides[last]
            follows = partial(LastCardsTaken, last, taker, self.leftovers)
        return events_of_play(player, self._sides[player], move, ply, is_escoba, follows)

    # The search's own path: codes are whole numbers, see Move.from_code.

    def codes(self) -> list[int]:
        """Return the codes of the legal moves, in the order of `legal_moves`.

        >>> hand = Hand(Rules(), dealer=0, deck=CARDS)
        >>> hand.codes() == [move.code for move in hand.legal_moves()]
        True
        """
        if self.turn is None:
            return []
        return legal_codes(self._must_capture, self._hands[self.turn], self._table, self._counts)

    def push(self, code: int) -> None:
        """Play the legal move of a code: unchecked, and without a word about what happened.

        Deals and the end of the hand follow of themselves. Anything but a code of `codes()`
        spoils the hand.

        >>> hand = Hand(Rules(), dealer=0, deck=CARDS)
        >>> hand.push(hand.codes()[0])
        >>> hand.table[-1]
        card('1o')
        """
        seat = self.turn
        assert seat is not None
        number = code >> CARD_SHIFT
        captured = ~code & DECK_MASK
        hands = self._hands
        hands[seat].remove(CARDS[number])
        if captured:
            side = self._sides[seat]
            self._piles[side] |= captured | CARD_BITS[number]
            self.last_capturer = seat
            if captured != self._table:
                self._table ^= captured
                self._counts -= counts_of(captured)
            else:
                self._table = self._counts = 0
                if self._counts_sweep():
                    self._escobas[side] += 1
        else:
            self._table |= CARD_BITS[number]
            self._counts += COUNT_OF_CARD[number]
            self._arrivals.append(CARDS[number])
        self.ply += 1
        self._legal = None
        turn = self._following[seat]
        self.turn = turn if hands[turn] else self._turn_beyond(turn)

    def _counts_sweep(self) -> bool:
        """Return whether the sweep just made is an escoba; a deal that follows changes nothing.

        Everything taken adds to a multiple of 15 and the deck to 220, so a dealt hand never
        ends on an empty table; only positions made by hand can, and then it counts as ruled.
        """
        return self.rules.last_play_escoba or self.stock_count > 0 or any(self._hands)

    def _turn_beyond(self, seat: Seat) -> Seat | None:
        """Return who plays when it would be the turn of a seat without cards.

        In a dealt hand all hands are empty then: three more cards each, or the end.
        """
        hands = self._hands
        if any(hands):
            while not hands[seat]:
                seat = self._following[seat]
            return seat
        if self._dealt < len(self._stock):
            self._deal()
            return self.order[0]
        self._leftovers = self._table
        if self.last_capturer is not None:
            self._piles[self._sides[self.last_capturer]] |= self._table
            self._table = self._counts = 0
        return None

    def _deal(self) -> None:
        """Give each seat the next three cards of the stock, the first player first."""
        hands, stock, dealt = self._hands, self._stock, self._dealt
        for seat in self.order:
            hands[seat] = [*stock[dealt : dealt + CARDS_A_DEAL]]
            dealt += CARDS_A_DEAL
        self._dealt = dealt

    # The end.

    def score(self) -> tuple[SideScore, ...]:
        """Return the score by side; before the end, what the piles so far would give.

        >>> [side.total for side in Hand(Rules(), dealer=0, deck=CARDS).score()]
        [0, 0]
        """
        return score_masks(self.rules, self._piles, self._escobas)

    def score_totals(self) -> list[int]:
        """Return only the points of each side, which is quicker than `score`.

        >>> Hand(Rules(), dealer=0, deck=CARDS).score_totals()
        [0, 0]
        """
        return pile_totals(self.rules, self._piles, self._escobas)

    def __repr__(self) -> str:
        turn = "over" if self.turn is None else f"seat {self.turn} to play"
        return f"<Hand move {self.ply + 1}, {turn}, table {CardSet(self._table)}>"

    def _in_order(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a mask that lie or lay on the table, in order of arrival."""
        return tuple([card for card in self._arrivals if mask & CARD_BITS[card]])
