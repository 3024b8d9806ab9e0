from __future__ import annotations

import pytest

from escoba.engine import (
    CARDS,
    DeckError,
    HandBegun,
    HandScored,
    IllegalMove,
    LastCardsTaken,
    Match,
    MatchError,
    MatchWon,
    Move,
    OpeningTaken,
    Rules,
    SaltRevealed,
    SavedSource,
    SeededSource,
    SystemSource,
    commitment,
    composed_commitment,
    is_void,
    shuffle,
)
from escoba.engine.draw import drawn_dealer
from tests.engine.builders import pick, play_hand, played_match


def test_a_dealer_is_drawn_with_cards() -> None:
    match = Match(Rules(players=3), SeededSource("7"))
    (drawn,) = match.draw_dealer()
    assert drawn.dealer == match.dealer == drawn_dealer(match.rules, drawn.rounds)
    assert match.draw == drawn.rounds
    assert match.draw_salt == SeededSource("7").draw_salt()


def test_a_dealer_may_be_random_or_given() -> None:
    rules = Rules(first_dealer="random", players=4)
    dealers = {Match(rules, SeededSource(str(s))).draw_dealer()[0].dealer for s in range(40)}
    assert dealers == {0, 1, 2, 3}
    given = Match(rules, SeededSource("1"), dealer=2)
    assert given.draw_dealer()[0].dealer == 2
    assert given.draw == ()
    assert given.draw_salt is None


def test_everything_has_its_time() -> None:
    match = Match(Rules(), SeededSource("7"))
    for too_early in (lambda: match.dealer, match.begin_hand, lambda: match.next_commitment):
        with pytest.raises(MatchError, match="not drawn yet"):
            too_early()
    with pytest.raises(MatchError, match="no hand has begun"):
        match.play(Move.parse("1o"))
    match.draw_dealer()
    with pytest.raises(MatchError, match="known already"):
        match.draw_dealer()
    match.begin_hand()
    for again in (match.begin_hand, lambda: match.next_commitment):
        with pytest.raises(MatchError, match="the hand is not over"):
            again()
    with pytest.raises(MatchError, match="no seat 2"):
        Match(Rules(), SeededSource("7"), dealer=2)


def test_the_commitment_is_published_before_the_word() -> None:
    match = Match(Rules(), SystemSource(), dealer=0)
    promised = match.next_commitment
    assert match.next_commitment == promised
    begun = match.begin_hand("my cut")[0]
    assert begun == HandBegun(0, 0, 1, promised, "my cut")
    assert match.current_salt is not None
    assert commitment(match.current_salt) == promised
    assert match.current_word == "my cut"


def test_a_word_that_is_refused_keeps_the_promise() -> None:
    match = Match(Rules(), SystemSource(), dealer=0)
    promised = match.next_commitment
    with pytest.raises(DeckError):
        match.begin_hand("x" * 201)
    assert match.next_commitment == promised
    assert match.hand is None
    match.begin_hand("x")
    assert match.current_commitment == promised


def test_a_hand_ends_with_score_and_salt() -> None:
    match = Match(Rules(), SeededSource("7"), dealer=0)
    events = play_hand(match, "a", word="cut")
    assert [type(event) for event in events[-3:]] == [LastCardsTaken, HandScored, SaltRevealed]
    scored, revealed = events[-2:]
    assert scored == HandScored(0, match.scores[0], match.totals)
    assert shuffle(revealed.salt, revealed.word) == revealed.deck
    assert match.between_hands
    assert match.number == 1
    assert match.dealer == 1
    assert match.turn is None
    assert match.hand is not None
    assert match.hand.is_over
    assert match.finished[0].moves == match.moves
    assert len(match.moves) == 36


def test_totals_add_up_until_one_side_has_won() -> None:
    match = Match(Rules(target=11), SeededSource("3"))
    match.draw_dealer()
    while not match.is_over:
        events = play_hand(match, "b")
    assert match.totals == tuple(
        sum(score[side].total for score in match.scores) for side in range(2)
    )
    assert events[-1] == MatchWon(match.winner, match.totals)
    assert match.winner is not None
    assert match.totals[match.winner] >= 11
    with pytest.raises(MatchError, match="the game is over"):
        match.begin_hand()
    with pytest.raises(IllegalMove, match="the hand is over"):
        match.play(Move.parse("1o"))


def test_a_tie_at_the_target_goes_on() -> None:
    matches = [played_match(Rules(target=1), seed=str(seed)) for seed in range(25)]
    tied = [match for match in matches if len(match.finished) > 1]
    assert tied
    for match in tied:
        first = [score.total for score in match.scores[0]]
        assert first.count(max(first)) > 1


@pytest.mark.parametrize(("next_dealer", "dealers"), [("right", [0, 1, 2]), ("left", [0, 2, 1])])
def test_the_deal_passes(next_dealer: str, dealers: list[int]) -> None:
    rules = Rules(players=3).replace(next_dealer=next_dealer)
    match = Match(rules, SeededSource("1"), dealer=0)
    for dealer in dealers:
        assert match.dealer == dealer
        play_hand(match, "c")
    assert [hand.dealer for hand in match.finished] == dealers


def test_a_seeded_hand_depends_on_seed_and_number_only() -> None:
    one = played_match(Rules(), seed="9", hands=2)
    other = Match(Rules(), SeededSource("9"), dealer=0)
    play_hand(other, "other moves")
    play_hand(other, "other moves")
    assert [hand.deck for hand in one.finished] == [hand.deck for hand in other.finished]
    assert one.finished[0].moves != other.finished[0].moves


def test_void_decks_are_shuffled_again_before_they_are_promised() -> None:
    rules = Rules(redeal_kings=True)
    seed = next(
        str(number)
        for number in range(10_000)
        if is_void(rules, shuffle(SeededSource(str(number)).salt(0, 0), ""))
    )
    match = Match(rules, SeededSource(seed), dealer=0)
    promised = match.next_commitment
    assert promised == commitment(SeededSource(seed).salt(0, 1))
    assert match.begin_hand()[0].commitment == promised
    free = Match(Rules(), SeededSource(seed), dealer=0)
    assert free.next_commitment == commitment(SeededSource(seed).salt(0, 0))


def test_a_word_that_voids_the_deck_is_used_on_the_next_salt() -> None:
    rules = Rules(redeal_kings=True)
    source = SeededSource("7")
    word = next(
        str(number)
        for number in range(10_000)
        if is_void(rules, shuffle(source.salt(0, 0), str(number)))
    )
    match = Match(rules, source, dealer=0)
    assert match.next_commitment == commitment(source.salt(0, 0))
    begun = match.begin_hand(word)[0]
    assert begun.commitment == commitment(source.salt(0, 1))
    assert begun.word == word
    assert match.current_salt == source.salt(0, 1)


def test_a_given_deck_is_a_composed_one_without_a_word() -> None:
    match = Match(Rules(), SystemSource(), dealer=0)
    begun = match.begin_given_hand(CARDS, salt="0" * 32)[0]
    assert begun.word is None
    assert begun.commitment == composed_commitment("0" * 32, CARDS)
    assert match.hand is not None
    assert match.hand.table == CARDS[6:10]


def test_a_given_deck_with_a_word_follows_from_it() -> None:
    match = Match(Rules(), SystemSource(), dealer=0)
    with pytest.raises(DeckError, match="does not follow"):
        match.begin_given_hand(CARDS, salt="0" * 32, word="")
    assert match.between_hands
    match.begin_given_hand(shuffle("0" * 32, "cut"), salt="0" * 32, word="cut")
    assert match.current_commitment == commitment("0" * 32)


def test_a_kept_game_is_played_again_as_it_stood() -> None:
    first = Match(Rules(players=3, redeal_kings=True), SystemSource())
    events = list(first.draw_dealer())
    events += play_hand(first, "d", word="one")
    kept = [(first.current_salt, first.current_word, first.moves)]
    events += first.begin_hand("two")
    for _ in range(10):
        events += first.play(pick(first.legal_moves(), len(first.moves)))
    kept.append((first.current_salt, first.current_word, first.moves))

    source = SavedSource(
        draw_salt=first.draw_salt or "", salts=[salt or "" for salt, _, _ in kept],
        then=SystemSource(),
    )  # fmt: skip
    second = Match(first.rules, source)
    again = list(second.draw_dealer())
    for _, word, moves in kept:
        again += second.begin_hand(word or "")
        for move in moves:
            again += second.play(move)
    assert again == events
    assert second.legal_moves() == first.legal_moves()
    while not second.between_hands:
        second.play(second.legal_moves()[0])
    play_hand(second, "e")
    assert second.number == 3


def test_an_opening_belongs_to_the_beginning() -> None:
    seed = next(
        str(number)
        for number in range(200)
        if len(Match(Rules(), SeededSource(str(number)), dealer=0).begin_hand()) == 3
    )
    events = Match(Rules(), SeededSource(seed), dealer=0).begin_hand()
    assert isinstance(events[2], OpeningTaken)


def test_a_match_shows_where_it_stands() -> None:
    assert repr(Match(Rules(), SeededSource("7"))) == "<Match hand 1, 0-0>"
    assert repr(played_match(Rules(target=1), seed="2")).startswith("<Match over, ")
