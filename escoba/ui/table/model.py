"""What lies on the table as one viewer may see it, folded from the events of a game.

The picture, the animation, a resumed game and a replay all use this one model, so they cannot
disagree. It holds card codes and events, never a text or a position in pixels.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, field

from escoba.engine import (
    EMPTY,
    Card,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    CardSet,
    DealerDrawn,
    Event,
    HandBegun,
    HandScored,
    LastCardsTaken,
    MatchWon,
    OpeningTaken,
    Rules,
    Seat,
    Side,
    SideScore,
    redact,
    score_piles,
)
from escoba.ui.table.places import Crosswise, InHand, InSlot, OnPile, Place
from escoba.ui.table.poses import CROSSWISE_SHOWN, GRID_SLOTS

PLIES = 36


class Said(enum.Enum):
    """What a caption or a line of the last plays tells."""

    DROPS = "drops"
    TAKES = "takes"
    SWEEPS = "sweeps"
    OPENS = "opens"
    PICKS_UP = "picks up"


@dataclass(frozen=True, slots=True)
class Caption:
    """One thing a seat did: the card played first, then what it took, in card order."""

    seat: Seat
    said: Said
    cards: tuple[Card, ...]


@dataclass(slots=True)
class TableModel:
    """The table as `viewer` sees it; None for one who only watches.

    hands: by seat; a face-down card is None and has no code anywhere
    slots: the table cards, each with the slot it keeps until it is taken
    capacity: how many slots are laid out; it shrinks only when cards are dealt
    piles: by side; everybody saw what went there
    crosswise: by side, the cards that lie crosswise to count escobas
    notice: the latest event that concerns the whole table, told in the tray
    fresh: the cards that the last play put down
    """

    rules: Rules
    viewer: Seat | None
    number: int = 0
    dealer: Seat = 0
    turn: Seat | None = None
    hands: list[list[Card | None]] = field(default_factory=list)
    slots: dict[Card, int] = field(default_factory=dict)
    capacity: int = GRID_SLOTS
    piles: list[CardSet] = field(default_factory=list)
    escobas: list[int] = field(default_factory=list)
    crosswise: list[tuple[Card, ...]] = field(default_factory=list)
    stock_count: int = 40
    deal_number: int = 0
    is_last_deal: bool = False
    totals: list[int] = field(default_factory=list)
    winner: Side | None = None
    commitment: str = ""
    captions: dict[Seat, Caption] = field(default_factory=dict)
    plays: list[Caption] = field(default_factory=list)
    notice: Event | None = None
    fresh: tuple[Card, ...] = ()
    ply: int = 0
    _capacity_before: int = GRID_SLOTS

    def __post_init__(self) -> None:
        if not self.totals:
            self.totals = [0] * self.rules.side_count
        if not self.hands:
            self._clear_table()

    @classmethod
    def fold(cls, rules: Rules, viewer: Seat | None, events: Iterable[Event]) -> TableModel:
        """Return the table after these events, which may still tell every card."""
        model = cls(rules, viewer)
        for event in events:
            model.apply(event)
        return model

    def copy(self) -> TableModel:
        """Return a model that changes on its own."""
        return TableModel(
            rules=self.rules,
            viewer=self.viewer,
            number=self.number,
            dealer=self.dealer,
            turn=self.turn,
            hands=[list(hand) for hand in self.hands],
            slots=dict(self.slots),
            capacity=self.capacity,
            piles=list(self.piles),
            escobas=list(self.escobas),
            crosswise=list(self.crosswise),
            stock_count=self.stock_count,
            deal_number=self.deal_number,
            is_last_deal=self.is_last_deal,
            totals=list(self.totals),
            winner=self.winner,
            commitment=self.commitment,
            captions=dict(self.captions),
            plays=list(self.plays),
            notice=self.notice,
            fresh=self.fresh,
            ply=self.ply,
            _capacity_before=self._capacity_before,
        )

    # What is where

    @property
    def table(self) -> CardSet:
        """The cards that lie face up on the table."""
        return CardSet.of(self.slots)

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat that the viewer may see, by value."""
        return tuple(c for c in self.hands[seat] if c is not None)

    def place_of(self, sought: Card) -> Place | None:
        """Return where a card lies that the viewer can see or has seen."""
        if sought in self.slots:
            return InSlot(self.slots[sought], self.capacity)
        for seat, hand in enumerate(self.hands):
            if sought in hand:
                return InHand(seat, hand.index(sought), len(hand))
        for side, pile in enumerate(self.piles):
            if sought in pile:
                shown = self.crosswise_shown(side)
                if sought in shown:
                    return Crosswise(side, shown.index(sought), len(shown))
                return OnPile(side)
        return None

    def crosswise_shown(self, side: Side) -> tuple[Card, ...]:
        """Return the crosswise cards in sight: the latest five, the oldest first."""
        return self.crosswise[side][-CROSSWISE_SHOWN:]

    def score(self) -> tuple[SideScore, ...]:
        """Return what the sides would get if the hand were over now."""
        return score_piles(self.rules, self.piles, self.escobas)

    def play_index(self, played: Card, seat: Seat) -> int:
        """Return which card of a seat's hand `played` is; a face-down one is its last."""
        hand = self.hands[seat]
        return hand.index(played) if played in hand else len(hand) - 1

    def free_slot(self) -> int:
        """Return the first slot that nothing lies in."""
        used = set(self.slots.values())
        return next(slot for slot in range(len(used) + 1) if slot not in used)

    # Events

    def apply(self, event: Event) -> None:
        """Change the table as the event says."""
        match redact(event, self.viewer):
            case DealerDrawn(dealer=dealer) as drawn:
                self.dealer = dealer
                self.notice = drawn
            case HandBegun() as begun:
                self._begin(begun)
            case CardsDealt() as dealt:
                self._deal(dealt)
            case OpeningTaken() as opening:
                self._open(opening)
            case CardPlayed() as played:
                self._play(played)
            case CardsCaptured() as captured:
                self._capture(captured)
            case LastCardsTaken() as last:
                self._pick_up(last)
            case HandScored(totals=totals):
                self.totals = list(totals)
            case MatchWon(side=side):
                self.winner = side
            case _:
                pass

    def _clear_table(self) -> None:
        sides = self.rules.side_count
        self.hands = [[] for _ in range(self.rules.players)]
        self.slots = {}
        self.capacity = GRID_SLOTS
        self.piles = [EMPTY] * sides
        self.escobas = [0] * sides
        self.crosswise = [()] * sides
        self.stock_count = 40
        self.captions = {}
        self.plays = []
        self.fresh = ()
        self.ply = 0
        self.is_last_deal = False

    def _begin(self, event: HandBegun) -> None:
        self._clear_table()
        self.number = event.number
        self.dealer = event.dealer
        self.commitment = event.commitment
        self.turn = None
        self.notice = event

    def _deal(self, event: CardsDealt) -> None:
        self.hands = [
            sorted(hand, key=lambda c: (0, 0) if c is None else (c.value, c))
            for hand in event.hands
        ]
        self.stock_count = event.stock_count
        self.deal_number = event.deal_number
        self.is_last_deal = event.is_last
        self.turn = event.order[0]
        self._close_ranks()
        for dealt in event.table:
            self.slots[dealt] = self.free_slot()
        self.notice = event

    def _close_ranks(self) -> None:
        """Undo the overlap of a full table, the only moment at which table cards move."""
        if len(self.slots) <= GRID_SLOTS:
            for moved, slot in sorted(self.slots.items(), key=lambda item: item[1]):
                if slot >= GRID_SLOTS:
                    del self.slots[moved]
                    self.slots[moved] = self.free_slot()
        self.capacity = max(GRID_SLOTS, 1 + max(self.slots.values(), default=0))

    def _open(self, event: OpeningTaken) -> None:
        self._take(event.side, event.cards)
        self.escobas[event.side] += event.escobas
        self.crosswise[event.side] += event.cards[: event.escobas]
        self._say(Caption(event.seat, Said.OPENS, event.cards))
        self.notice = event

    def _play(self, event: CardPlayed) -> None:
        hand = self.hands[event.seat]
        if hand:
            del hand[self.play_index(event.card, event.seat)]
        slot = self.free_slot()
        self.slots[event.card] = slot
        self._capacity_before = self.capacity
        self.capacity = max(self.capacity, slot + 1)
        self.fresh = (event.card,)
        self._say(Caption(event.seat, Said.DROPS, (event.card,)))
        self.notice = None
        self.ply = event.ply + 1
        order = self.rules.order(self.dealer)
        self.turn = order[self.ply % len(order)] if self.ply < PLIES else None

    def _capture(self, event: CardsCaptured) -> None:
        # The card played was never laid: it went straight to the cards that it takes.
        self.capacity = self._capacity_before
        cards = (event.card, *event.captured)
        self._take(event.side, cards)
        if event.is_escoba:
            self.escobas[event.side] += 1
            self.crosswise[event.side] += (event.card,)
            self.notice = event
        self.fresh = ()
        del self.plays[0]
        self._say(Caption(event.seat, Said.SWEEPS if event.is_escoba else Said.TAKES, cards))

    def _pick_up(self, event: LastCardsTaken) -> None:
        if event.seat is not None and event.side is not None:
            self._take(event.side, event.cards)
            self._say(Caption(event.seat, Said.PICKS_UP, event.cards))
        self.fresh = ()
        self.notice = event

    def _take(self, side: Side, cards: tuple[Card, ...]) -> None:
        for taken in cards:
            del self.slots[taken]
        self.piles[side] |= CardSet.of(cards)

    def _say(self, caption: Caption) -> None:
        self.captions[caption.seat] = caption
        self.plays.insert(0, caption)
