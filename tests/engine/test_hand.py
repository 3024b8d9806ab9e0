from __future__ import annotations

import pytest

from escoba.engine import (
    CARDS,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    CardSet,
    DeckError,
    Hand,
    IllegalMove,
    IllegalReason,
    LastCardsTaken,
    Move,
    OpeningTaken,
    Rules,
    card,
    parse_cards,
)
from tests.engine.builders import deck_from, pick, position


def test_the_first_player_sits_after_the_dealer_and_the_dealer_plays_last() -> None:
    hand = Hand(Rules(players=3), dealer=1, deck=CARDS)
    assert hand.order == (2, 0, 1)
    assert hand.turn == 2
    assert hand.cards_of(2) == CARDS[:3]
    assert hand.table == CARDS[9:13]
    assert hand.stock_count == 27


def test_the_opening_event_tells_the_deal() -> None:
    hand = Hand(Rules(), dealer=0, deck=CARDS)
    assert hand.opening_events == (
        CardsDealt((CARDS[3:6], CARDS[:3]), (1, 0), CARDS[6:10], 30, 0, is_last=False),
    )


def test_the_dealer_takes_an_opening_fifteen() -> None:
    hand = Hand(Rules(), dealer=0, deck=deck_from("4c 11e 4b 6e 12b 6b 3c 11o 2o 1e"))
    table = parse_cards("3c 11o 2o 1e")
    assert hand.opening_events[1] == OpeningTaken(0, 0, table, escobas=1, total=15)
    assert hand.table == ()
    assert hand.last_capturer == 0
    assert hand.escobas == (1, 0)
    assert hand.pile(0) == CardSet.of(table)
    assert [str(move) for move in hand.legal_moves()] == ["4c", "11e", "4b"]


def test_the_opening_may_go_to_the_first_player() -> None:
    rules = Rules(opening_taker="first_player")
    hand = Hand(rules, dealer=0, deck=deck_from("4c 11e 4b 6e 12b 6b 3c 11o 2o 1e"))
    assert hand.opening_events[1].seat == 1
    assert hand.turn == 1


def test_a_fifteen_inside_another_total_stays() -> None:
    hand = Hand(Rules(), dealer=0, deck=deck_from("4c 11e 4b 6e 12b 6b 7o 10c 1e 2b"))
    assert hand.table == parse_cards("7o 10c 1e 2b")


@pytest.mark.parametrize("deck", [CARDS[:39], CARDS + CARDS[:1], (CARDS[0],) * 40])
def test_a_deck_is_the_forty_cards(deck: tuple[object, ...]) -> None:
    with pytest.raises(DeckError, match="forty cards"):
        Hand(Rules(), dealer=0, deck=deck)  # type: ignore[arg-type]


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_dealer_has_a_seat(dealer: int) -> None:
    with pytest.raises(DeckError, match="no seat"):
        Hand(Rules(), dealer=dealer, deck=CARDS)


def test_a_capture_goes_to_the_pile_with_the_card_played() -> None:
    hand = position("7o 4e", table="3c 5b 12e", others=["1b"])
    events = hand.play(Move.parse("7o x 3c 5b"))
    assert events == (
        CardPlayed(0, card("7o"), 33),
        CardsCaptured(0, 0, card("7o"), parse_cards("3c 5b"), is_escoba=False),
    )
    assert hand.pile(0) == CardSet.parse("7o 3c 5b")
    assert hand.table == parse_cards("12e")
    assert hand.last_capturer == 0
    assert hand.turn == 1


def test_a_capture_that_clears_the_table_is_an_escoba() -> None:
    hand = position("6e 4e", table="11e", others=["1b"])
    assert hand.play(Move.parse("6e x 11e"))[1].is_escoba
    assert hand.escobas == (1, 0)


def test_a_card_laid_goes_to_the_end_of_the_row() -> None:
    hand = position("1o 2o", table="12e 3c", others=["11c"])
    hand.play(Move.parse("1o"))
    assert hand.table == parse_cards("12e 3c 1o")


def test_the_table_keeps_its_order_when_cards_leave_it() -> None:
    hand = position("1o 6o", table="12e 3c 2b 7e", others=["11c 10c"])
    hand.play(Move.parse("6o x 2b 7e"))
    hand.play(Move.parse("11c"))
    assert hand.table == parse_cards("12e 3c 11c")


@pytest.mark.parametrize(
    ("move", "reason", "message"),
    [
        ("7e", IllegalReason.NOT_IN_HAND, "7e is not in the hand"),
        ("1b", IllegalReason.NOT_IN_HAND, "1b is not in the hand"),
        ("7o x 4o 5b", IllegalReason.NOT_ON_TABLE, "4o is not on the table"),
        ("7o x 4o 1b", IllegalReason.NOT_ON_TABLE, "4o and 1b are not on the table"),
        ("7o x 7o", IllegalReason.NOT_ON_TABLE, "7o is not on the table"),
        ("7o x 3c", IllegalReason.WRONG_SUM, "7o and 3c make 10, not 15"),
        ("7o x 3c 5b 12e", IllegalReason.WRONG_SUM, "7o, 3c, 12e and 5b make 25, not 15"),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(
    move: str, reason: IllegalReason, message: str
) -> None:
    hand = position("7o 4e", table="3c 5b 12e", others=["1b"])
    before = snapshot(hand)
    with pytest.raises(IllegalMove) as caught:
        hand.play(Move.parse(move))
    assert str(caught.value) == message
    assert caught.value.reason is reason
    assert caught.value.move == Move.parse(move)
    assert snapshot(hand) == before


def test_a_wrong_sum_tells_the_sum() -> None:
    with pytest.raises(IllegalMove) as caught:
        position("7o", table="3c").check(Move.parse("7o x 3c"))
    assert caught.value.total == 10


@pytest.mark.parametrize(
    ("must_capture", "move", "message"),
    [
        ("card", "6o", "6o can capture, so it may not be laid"),
        ("hand", "6o", "a capture is possible, so no card may be laid"),
        ("hand", "2c", "a capture is possible, so no card may be laid"),
    ],
)
def test_a_compulsory_capture_forbids_the_lay(must_capture: str, move: str, message: str) -> None:
    rules = Rules().replace(must_capture=must_capture)
    hand = position("6o 2c", table="4c 5b", rules=rules)
    with pytest.raises(IllegalMove, match=message) as caught:
        hand.play(Move.parse(move))
    assert caught.value.reason is IllegalReason.CAPTURE_COMPULSORY


def test_a_seat_may_be_refused_its_turn() -> None:
    hand = position("7o 4e", table="3c", others=["1b"])
    with pytest.raises(IllegalMove, match="it is the turn of seat 0, not 1") as caught:
        hand.play(Move.parse("7o"), seat=1)
    assert caught.value.reason is IllegalReason.NOT_YOUR_TURN
    hand.play(Move.parse("7o"), seat=0)
    with pytest.raises(IllegalMove):
        hand.check(Move.parse("1b"), seat=0)


def test_nothing_is_legal_after_the_end() -> None:
    hand = position("7o", table="3c")
    hand.play(Move.parse("7o"))
    assert hand.is_over
    assert hand.turn is None
    assert list(hand.legal_moves()) == hand.codes() == []
    with pytest.raises(IllegalMove, match="the hand is over") as caught:
        hand.play(Move.parse("7o"))
    assert caught.value.reason is IllegalReason.GAME_OVER


def test_cards_are_dealt_again_when_all_hands_are_empty() -> None:
    rules = Rules()
    hand = position("1o", others=["1c"], stock="2o 3o 4o 2c 3c 4c", rules=rules)
    assert len(hand.play(Move.parse("1o"))) == 1
    dealt = hand.play(Move.parse("1c"))[-1]
    hands = (parse_cards("2o 3o 4o"), parse_cards("2c 3c 4c"))
    assert dealt == CardsDealt(hands, (0, 1), (), 0, 5, is_last=True)
    assert hand.turn == 0


def test_deals_are_numbered() -> None:
    hand = Hand(Rules(players=3), dealer=0, deck=CARDS)
    deals = [event for event in play_out(hand) if isinstance(event, CardsDealt)]
    assert [(deal.deal_number, deal.stock_count, deal.is_last) for deal in deals] == [
        (1, 18, False),
        (2, 9, False),
        (3, 0, True),
    ]


def test_what_is_left_goes_to_the_last_capturer_and_is_no_escoba() -> None:
    hand = position("6o", table="4c 5b 7e", others=["12c"])
    hand.play(Move.parse("6o x 4c 5b"))
    events = hand.play(Move.parse("12c"))
    assert events[-1] == LastCardsTaken(0, 0, parse_cards("7e 12c"))
    assert hand.leftovers == parse_cards("7e 12c")
    assert hand.pile(0) == CardSet.parse("6o 4c 5b 7e 12c")
    assert hand.escobas == (0, 0)
    assert hand.table == ()


def test_leftovers_stay_when_nobody_captured() -> None:
    hand = position("7o", table="3c")
    assert hand.play(Move.parse("7o"))[-1] == LastCardsTaken(None, None, parse_cards("3c 7o"))
    assert hand.table == parse_cards("3c 7o")
    assert hand.piles == (CardSet(), CardSet())


@pytest.mark.parametrize(("counts", "escobas"), [(True, (1, 0)), (False, (0, 0))])
def test_a_sweep_with_the_last_card_counts_as_ruled(counts: bool, escobas: tuple[int, ...]) -> None:
    hand = position("12c", table="5b", rules=Rules(last_play_escoba=counts))
    events = hand.play(Move.parse("12c x 5b"))
    assert hand.escobas == escobas
    assert events[-1].is_escoba is counts


def test_a_sweep_before_the_last_card_counts_whatever_is_ruled() -> None:
    rules = Rules(last_play_escoba=False)
    hand = position("12c", table="5b", others=["1o"], rules=rules)
    assert hand.play(Move.parse("12c x 5b"))[-1].is_escoba


def test_a_seat_without_cards_is_passed_over() -> None:
    hand = position("1o 2o", others=["", "1c"], rules=Rules(players=3))
    hand.play(Move.parse("1o"))
    assert hand.turn == 2
    hand.play(Move.parse("1c"))
    assert hand.turn == 0


def test_a_position_without_hands_is_dealt_or_over() -> None:
    assert position("", stock="2o 3o 4o 2c 3c 4c").cards_of(0) == parse_cards("2o 3o 4o")
    assert position("", table="5b").is_over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"table": parse_cards("7o")}, "two places"),
        ({"table": parse_cards("1e 1e")}, "two places"),
        ({"stock": parse_cards("1e 2e")}, "cannot be dealt"),
        ({"hands": [parse_cards("7o")]}, "1 hands for 2 players"),
        ({"piles": [CardSet()]}, "one pile"),
        ({"escobas": [0, 0, 0]}, "one count"),
        ({"escobas": [0, -1]}, "fewer than none"),
        ({"to_play": 2}, "no seat 2"),
        ({"last_capturer": -1}, "no seat -1"),
        ({"dealer": 5}, "no seat 5"),
        ({"ply": 37}, "36 moves"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, object], message: str) -> None:
    given: dict[str, object] = {
        "dealer": 1, "to_play": 0, "table": (), "hands": [parse_cards("7o"), parse_cards("1b")],
    }  # fmt: skip
    with pytest.raises(DeckError, match=message):
        Hand.from_position(Rules(), **(given | changes))  # type: ignore[arg-type]


def test_a_copy_goes_its_own_way() -> None:
    hand = Hand(Rules(), dealer=0, deck=CARDS)
    hand.play(Move.parse("1o"))
    before = snapshot(hand)
    twin = hand.copy()
    play_out(twin)
    assert twin.is_over
    assert snapshot(hand) == before


def test_the_search_path_plays_the_same_hand() -> None:
    one = Hand(Rules(), dealer=0, deck=CARDS)
    other = one.copy()
    while not one.is_over:
        assert [Move.from_code(code) for code in other.codes()] == list(one.legal_moves())
        move = pick(one.legal_moves(), one.ply)
        one.play(move)
        other.push(move.code)
        assert snapshot(other) == snapshot(one)
    assert [side.total for side in one.score()] == other.score_totals()


def test_a_world_has_other_hidden_cards() -> None:
    hand = Hand(Rules(), dealer=0, deck=CARDS)
    hidden = [each for each in CARDS if each not in hand.table]
    hidden.reverse()
    world = hand.with_hidden([hidden[:3], hidden[3:6]], hidden[6:])
    assert world.cards_of(1) == tuple(hidden[3:6])
    assert world.stock_count == hand.stock_count
    assert world.opening_events == ()
    play_out(world)
    assert sum(map(len, world.piles)) + len(world.table) == 40
    assert hand.cards_of(0) == CARDS[3:6]


def test_a_hand_shows_where_it_stands() -> None:
    hand = position("7o", table="3c", others=["1b"])
    assert repr(hand) == "<Hand move 35, seat 0 to play, table 3c>"
    assert hand.captures(card("12c")) == ()
    assert position("7o", table="5c").captures(card("12c")) == (CardSet.parse("5c"),)


def snapshot(hand: Hand) -> tuple[object, ...]:
    """Return all that can be seen of a hand."""
    return (
        hand.ply,
        hand.turn,
        hand.table,
        hand.table_set,
        hand.stock_count,
        hand.last_capturer,
        [hand.cards_of(seat) for seat in hand.order],
        hand.piles,
        hand.escobas,
        hand.leftovers,
        hand.opening_events,
        hand.codes(),
    )


def play_out(hand: Hand) -> list[object]:
    """Play a hand to its end and return what happened."""
    events: list[object] = []
    while not hand.is_over:
        events += hand.play(pick(hand.legal_moves(), hand.ply))
    return events
