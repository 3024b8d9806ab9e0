from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from escoba.engine import (
    CardsDealt,
    DealerDrawn,
    EscobaError,
    Event,
    HandBegun,
    IllegalMove,
    IllegalReason,
    MatchError,
    MatchWon,
    Move,
    Record,
    Rules,
    StoreError,
    commitment,
    verify,
)
from escoba.players import decide, player, view_of
from escoba.session import Awaiting, Chair, Game, Store

PERSON = Chair("Ana", "human")
MEDIUM = Chair("Lola", "medium")
RANDOM = Chair("Paco", "random")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store.open(path)
    yield store
    store.close()


def begun(
    store: Store,
    *chairs: Chair,
    seed: str | None = "7",
    rules: Rules | None = None,
) -> Game:
    game = Game.new(store, rules or Rules(players=len(chairs)), chairs, seed=seed)
    game.begin()
    return game


def play_on(game: Game, moves: int) -> None:
    """Play so many moves, the first legal one of each seat, dealing hands between."""
    while moves and game.awaiting is not Awaiting.OVER:
        if game.turn is None:
            game.next_hand()
            continue
        game.submit(game.turn, game.legal_moves()[0])
        moves -= 1


def think(game: Game) -> Move:
    """Let the computer think to the end."""
    while (decision := game.think_step()) is None:
        pass
    return decision.move


def state(game: Game) -> tuple[object, ...]:
    hand = game.match.hand
    return (
        game.events,
        game.awaiting,
        game.turn,
        list(game.legal_moves()),
        game.match.number,
        game.match.totals,
        game.winner,
        None if hand is None else (hand.table, hand.ply, hand.escobas),
        game.record(),
    )


def alter(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    assert connection.execute(statement).rowcount > 0
    connection.close()


def test_a_game_begins_with_the_draw_and_the_first_hand(store: Store) -> None:
    game = Game.new(store, Rules(), [PERSON, MEDIUM], seed="7")
    assert game.awaiting is Awaiting.NEXT_HAND
    assert game.events == []
    events = game.begin()
    assert [type(event) for event in events[:3]] == [DealerDrawn, HandBegun, CardsDealt]
    assert tuple(game.events) == events
    assert game.turn is not None
    assert game.viewer == 0


def test_a_whole_game_of_computers_is_played_and_its_record_holds(store: Store) -> None:
    game = begun(store, RANDOM, MEDIUM, RANDOM, rules=Rules(players=3, target=6))
    assert game.viewer is None
    while game.awaiting is not Awaiting.OVER:
        if game.awaiting is Awaiting.NEXT_HAND:
            game.next_hand()
            continue
        assert game.awaiting is Awaiting.COMPUTER
        assert game.turn is not None
        game.submit(game.turn, think(game))
    assert isinstance(game.events[-1], MatchWon)
    verify(game.record())
    assert [seat.kind for seat in game.record().seats] == ["random", "medium", "random"]
    assert store.unfinished() == ()
    (saved,) = store.finished()
    assert (saved.status, saved.winner) == ("finished", game.winner)
    assert saved.totals == game.match.totals
    assert Game.resume(store, game.id).record() == game.record()


def test_people_and_computers_are_waited_for_in_turn(store: Store) -> None:
    game = begun(store, MEDIUM, PERSON)
    assert game.viewer == 1
    waited = []
    for _ in range(4):
        waited.append((game.turn, game.awaiting))
        play_on(game, 1)
    assert set(waited) == {(0, Awaiting.COMPUTER), (1, Awaiting.INPUT)}


def test_nobody_is_left_to_think_for_a_person(store: Store) -> None:
    game = begun(store, PERSON, PERSON)
    assert game.think_step() is None


@pytest.mark.parametrize("moves", [0, 1, 5, 35, 36, 37, 60])
def test_a_game_resumes_where_it_stood(path: Path, store: Store, moves: int) -> None:
    game = begun(store, PERSON, MEDIUM, PERSON)
    play_on(game, moves)
    other = Store.open(path)
    assert state(Game.resume(other, game.id)) == state(game)
    other.close()


def test_a_beginning_that_cannot_be_saved_can_be_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(store, Rules(), [PERSON, PERSON], seed="7")

    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    for step in ("draw", "salt", "hand"):
        monkeypatch.setattr(f"escoba.session.store.Change.{step}", refuse)
        with pytest.raises(StoreError, match="cannot be saved"):
            game.begin()
        assert game.events == []
        monkeypatch.undo()
    events = game.begin()
    assert isinstance(events[0], DealerDrawn)
    assert events == tuple(game.events) == tuple(begun(store, PERSON, PERSON).events)


def test_a_game_that_was_never_begun_resumes(path: Path, store: Store) -> None:
    game = Game.new(store, Rules(), [PERSON, MEDIUM], seed="7")
    resumed = Game.resume(store, game.id)
    assert resumed.awaiting is Awaiting.NEXT_HAND
    events = resumed.next_hand()
    assert isinstance(events[0], DealerDrawn)
    assert state(Game.resume(store, game.id)) == state(resumed)


def test_the_deck_stays_when_the_program_dies_after_its_commitment(store: Store) -> None:
    game = begun(store, PERSON, MEDIUM, seed=None)
    play_on(game, 36)
    promised = game.next_commitment
    resumed = Game.resume(store, game.id)
    assert resumed.next_commitment == promised
    events = resumed.next_hand("my cut")
    assert isinstance(events[0], HandBegun)
    assert (events[0].commitment, events[0].word) == (promised, "my cut")
    assert commitment(resumed.match.current_salt or "") == promised
    assert state(Game.resume(store, game.id)) == state(resumed)


def test_void_decks_are_passed_over_and_the_salts_kept(store: Store) -> None:
    # The first deck of this seed has three kings on the table.
    game = begun(store, PERSON, MEDIUM, seed="928", rules=Rules(redeal_kings=True))
    assert list(store.load(game.id).salts) == [(0, 0), (0, 1)]
    assert state(Game.resume(store, game.id)) == state(game)


def test_a_word_that_makes_the_deck_void_leads_to_the_next_salt(store: Store) -> None:
    rules = Rules(redeal_kings=True)
    game = Game.new(store, rules, [PERSON, MEDIUM], seed="800")
    game.next_hand("cut")
    assert list(store.load(game.id).salts) == [(0, 0), (0, 1)]
    assert state(Game.resume(store, game.id)) == state(game)


def test_a_seed_deals_the_same_and_none_deals_anew(store: Store) -> None:
    def hands(seed: str | None) -> object:
        return [e for e in begun(store, PERSON, MEDIUM, seed=seed).events if type(e) is CardsDealt]

    assert hands("7") == hands("7")
    assert hands(None) != hands(None)


def test_a_thought_that_is_dropped_comes_to_the_same(store: Store) -> None:
    game = begun(store, MEDIUM, MEDIUM)
    play_on(game, 7)
    seat = game.turn
    assert seat is not None
    game.think_step()
    game.drop_thought()
    decision = game.think_step()
    while decision is None:
        decision = game.think_step()
    assert game.think_step() is decision
    start = max(i for i, event in enumerate(game.events) if isinstance(event, HandBegun))
    view = view_of(game.match, seat, game.events[start:])
    assert decision == decide(player("medium"), view)
    assert think(Game.resume(store, game.id)) == decision.move


def test_a_thought_ends_with_the_move_it_was_about(store: Store) -> None:
    game = begun(store, RANDOM, MEDIUM)
    for _ in range(6):
        assert game.turn is not None
        move = think(game)
        assert move in game.legal_moves()
        game.submit(game.turn, move)


def test_only_one_legal_move_is_forced(store: Store) -> None:
    game = begun(store, RANDOM, RANDOM)
    for _ in range(36):
        moves = list(game.legal_moves())
        assert game.forced_move() == (moves[0] if len(moves) == 1 else None)
        play_on(game, 1)
    assert game.forced_move() is None
    assert game.legal_moves() == ()


def test_an_illegal_move_changes_nothing(store: Store) -> None:
    game = begun(store, PERSON, PERSON)
    play_on(game, 3)
    before = state(game)
    seat, move = game.turn, game.legal_moves()[0]
    assert seat is not None
    for wrong_seat, wrong_move, reason in (
        (1 - seat, move, IllegalReason.NOT_YOUR_TURN),
        (seat, Move.parse(str(game.match.hand and game.match.hand.table[0])), None),
    ):
        with pytest.raises(IllegalMove) as caught:
            game.submit(wrong_seat, wrong_move)
        assert caught.value.reason in (reason, IllegalReason.NOT_IN_HAND)
    assert state(game) == before
    assert state(Game.resume(store, game.id)) == before


def test_nothing_can_be_played_between_hands(store: Store) -> None:
    game = begun(store, PERSON, PERSON)
    move = game.legal_moves()[0]
    play_on(game, 36)
    assert game.awaiting is Awaiting.NEXT_HAND
    assert store.unfinished()[0].hand_number == 1
    with pytest.raises(IllegalMove) as caught:
        game.submit(0, move)
    assert caught.value.reason is IllegalReason.GAME_OVER


def test_no_hand_begins_in_the_middle_of_one(store: Store) -> None:
    game = begun(store, PERSON, PERSON)
    before = state(game)
    with pytest.raises(EscobaError):
        game.next_hand()
    assert state(game) == before == state(Game.resume(store, game.id))


def test_a_word_that_is_too_long_changes_nothing(store: Store) -> None:
    game = begun(store, PERSON, PERSON)
    play_on(game, 36)
    with pytest.raises(EscobaError):
        game.next_hand("x" * 201)
    assert state(Game.resume(store, game.id)) == state(game)
    game.next_hand("x" * 200)
    assert state(Game.resume(store, game.id)) == state(game)


def test_giving_up_ends_the_game_for_the_best_of_the_others(store: Store) -> None:
    game = begun(store, PERSON, RANDOM, RANDOM)
    play_on(game, 36)
    play_on(game, 5)
    totals = game.match.totals
    game.concede(0)
    assert game.awaiting is Awaiting.OVER
    assert game.winner == (1 if totals[1] >= totals[2] else 2)
    assert game.conceded_by == 0
    assert game.record().winner is None
    verify(game.record())
    assert store.unfinished() == ()
    (saved,) = store.finished()
    assert (saved.status, saved.conceded_by, saved.winner) == ("conceded", 0, game.winner)
    resumed = Game.resume(store, game.id)
    assert state(resumed) == state(game)
    with pytest.raises(IllegalMove):
        resumed.submit(1, Move.parse("7o"))
    with pytest.raises(MatchError):
        resumed.next_hand()


@pytest.mark.parametrize("next_dealer", ["right", "left"])
@pytest.mark.parametrize("first_dealer", ["lowest", "random"])
def test_in_a_rematch_the_first_deal_passes_on(
    store: Store, next_dealer: str, first_dealer: str
) -> None:
    rules = Rules(players=3, next_dealer=next_dealer, first_dealer=first_dealer)
    game = begun(store, PERSON, RANDOM, MEDIUM, rules=rules)
    dealers = [game.match.dealer]
    for _ in range(3):
        game.concede(0)
        game = game.rematch()
        events = game.begin()
        assert not any(isinstance(event, DealerDrawn) for event in events)
        dealers.append(game.match.dealer)
    step = 1 if next_dealer == "right" else -1
    assert dealers == [(dealers[0] + n * step) % 3 for n in range(4)]
    assert (game.rules, game.chairs) == (rules, (PERSON, RANDOM, MEDIUM))


def test_who_dealt_last_does_not_count_in_a_rematch_and_its_record_holds(store: Store) -> None:
    game = begun(store, PERSON, RANDOM)
    first = game.match.dealer
    play_on(game, 36)
    game.next_hand()
    assert game.match.dealer != first
    game.concede(0)
    again = Game.resume(store, game.id).rematch()
    again.begin()
    play_on(again, 36)
    play_on(again, 5)
    assert state(Game.resume(store, again.id)) == state(again)
    record = again.record()
    assert record.draw is None
    assert record.hands[0].dealer == 1 - first
    verify(Record.from_json(record.to_json()))


def test_a_rematch_of_a_game_that_never_began_draws(store: Store) -> None:
    game = Game.new(store, Rules(), (PERSON, RANDOM)).rematch()
    assert isinstance(game.begin()[0], DealerDrawn)


def test_a_first_dealer_must_have_a_seat(store: Store) -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        Game.new(store, Rules(), (PERSON, RANDOM), first_dealer=2)
    assert store.unfinished() == ()


def test_a_partner_gives_up_for_both(store: Store) -> None:
    rules = Rules(players=4, partners=True)
    game = begun(store, RANDOM, RANDOM, PERSON, RANDOM, rules=rules)
    game.concede(2)
    assert game.winner == 1


def test_chairs_must_fit_and_levels_exist(store: Store) -> None:
    with pytest.raises(ValueError, match="1 chairs for 2 players"):
        Game.new(store, Rules(), [PERSON])
    with pytest.raises(EscobaError, match="wizard"):
        Game.new(store, Rules(), [PERSON, Chair("Merlin", "wizard")])
    assert store.unfinished() == ()


def test_a_level_that_is_not_here_leaves_the_game_for_a_program_that_has_it(
    path: Path, store: Store
) -> None:
    game = begun(store, PERSON, MEDIUM)
    alter(path, """UPDATE games SET chairs = replace(chairs, '"medium"', '"oracle"')""")
    with pytest.raises(StoreError, match="oracle"):
        Game.resume(store, game.id)
    assert [saved.id for saved in store.unfinished()] == [game.id]


def test_a_game_that_goes_on_in_another_window_is_left_to_it(path: Path, store: Store) -> None:
    game = begun(store, PERSON, PERSON)
    second = Store.open(path)
    other = Game.resume(second, game.id)
    play_on(other, 2)
    before = state(game)
    assert game.turn is not None
    with pytest.raises(StoreError, match="continued in another window"):
        game.submit(game.turn, game.legal_moves()[0])
    with pytest.raises(StoreError, match="continued in another window"):
        game.concede(0)
    assert state(game) == before
    assert state(Game.resume(store, game.id)) == state(other)
    second.close()


def test_a_last_move_that_cannot_be_saved_can_be_played_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun(store, PERSON, PERSON)
    play_on(game, 35)
    before = state(game)
    seat, move = game.turn, game.legal_moves()[0]
    assert seat is not None

    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("escoba.session.store.Change.standing", refuse)
    with pytest.raises(StoreError, match="cannot be saved"):
        game.submit(seat, move)
    assert state(game) == before == state(Game.resume(store, game.id))
    monkeypatch.undo()
    game.submit(seat, move)
    assert game.awaiting is Awaiting.NEXT_HAND
    assert state(Game.resume(store, game.id)) == state(game)


def test_a_hand_that_cannot_be_saved_can_be_begun_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun(store, PERSON, PERSON, seed=None)
    play_on(game, 36)
    promised = game.next_commitment
    before = state(game)

    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("escoba.session.store.Change.hand", refuse)
    with pytest.raises(StoreError, match="cannot be saved"):
        game.next_hand()
    assert state(game) == before
    monkeypatch.undo()
    events = game.next_hand()
    assert isinstance(events[0], HandBegun)
    assert events[0].commitment == promised


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE moves SET move = '7o x 8o' WHERE ply = 3",
        "UPDATE moves SET move = (SELECT move FROM moves WHERE ply = 0) WHERE ply = 3",
        "UPDATE moves SET move = x'ff' WHERE ply = 3",
        "DELETE FROM moves WHERE ply = 3",
        "DELETE FROM moves WHERE hand = 0",
        "DELETE FROM hands WHERE number = 0",
        "UPDATE hands SET word = 'another'",
        "UPDATE hands SET commitment = 'x' WHERE number = 1",
        "UPDATE hands SET number = 7 WHERE number = 1",
        "DELETE FROM salts WHERE hand = 0",
        "UPDATE salts SET salt = '00'",
        "UPDATE salts SET salt = 5.5 WHERE hand = 1",
        "UPDATE games SET draw_salt = NULL",
        "UPDATE games SET totals = '[20,0]'",
        "UPDATE games SET winner = 1",
        "UPDATE games SET hand_number = 0",
        "UPDATE games SET change = 'many'",
        'UPDATE games SET rules = replace(rules, \'"opening_15":"escoba"\', \'"x":1\')',
        "INSERT INTO moves SELECT game, hand, 36, move FROM moves WHERE hand = 0 AND ply = 0",
    ],
)
def test_a_tampered_game_is_kept_aside_and_the_others_are_unharmed(
    path: Path, store: Store, statement: str
) -> None:
    game = begun(store, PERSON, PERSON)
    play_on(game, 40)
    alter(path, statement)
    sound = begun(store, PERSON, MEDIUM)
    play_on(sound, 10)
    with pytest.raises(StoreError) as caught:
        Game.resume(store, game.id)
    assert "damaged" in str(caught.value)
    assert [saved.id for saved in store.unfinished()] == [sound.id]
    assert state(Game.resume(store, sound.id)) == state(sound)


def test_random_tampering_never_raises_anything_else(path: Path, store: Store) -> None:
    rng = random.Random(5)
    game = begun(store, PERSON, PERSON)
    play_on(game, 40)
    before = state(game)
    columns = {
        "games": ("rules", "chairs", "seed", "totals", "winner", "conceded_by", "draw_salt"),
        "hands": ("word", "commitment", "number"),
        "salts": ("salt", "attempt", "hand"),
        "moves": ("move", "ply", "hand"),
    }
    values = ("'x'", "''", "-1", "99", "1e300", "x'00ff'", "'[]'", "'{}'", "'null'", "'7o'")
    store.close()
    whole = path.read_bytes()
    for _ in range(60):
        path.write_bytes(whole)
        table = rng.choice(list(columns))
        value, column = rng.choice(values), rng.choice(columns[table])
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute(f"UPDATE OR IGNORE {table} SET {column} = {value}")
        connection.close()
        tampered = Store.open(path)
        try:
            # What makes no difference to the game, such as its seed, may change.
            assert state(Game.resume(tampered, game.id)) == before
        except StoreError:
            assert tampered.unfinished() == ()
        finally:
            tampered.close()
        for name in ("-wal", "-shm"):
            path.with_name(path.name + name).unlink(missing_ok=True)


def test_events_are_what_was_told(store: Store) -> None:
    told: list[Event] = []
    game = Game.new(store, Rules(), [PERSON, PERSON], seed="7")
    told += game.begin()
    for _ in range(36):
        assert game.turn is not None
        told += game.submit(game.turn, game.legal_moves()[0])
    told += game.next_hand()
    assert told == game.events


PLAYER = """
import sys
from pathlib import Path
from escoba.engine import Rules
from escoba.session import Chair, Game, Store

store = Store.open(Path(sys.argv[1]))
game = Game.new(store, Rules(), [Chair("", "random")] * 2, seed=sys.argv[2])
game.begin()
for _ in range(70):
    if game.turn is None:
        game.next_hand()
    else:
        game.submit(game.turn, game.legal_moves()[0])
print(store.notice, store.is_saving, len(game.events))
"""


def test_two_programs_can_play_into_one_new_file(path: Path) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(path), seed], stdout=subprocess.PIPE, text=True
        )
        for seed in ("1", "2")
    ]
    answers = [program.communicate()[0].split() for program in programs]
    store = Store.open(path)
    assert store.notice is None
    games = {saved.seed: Game.resume(store, saved.id) for saved in store.unfinished()}
    for seed, (notice, is_saving, events) in zip(("1", "2"), answers, strict=True):
        assert (notice, is_saving) == ("None", "True")
        assert len(games[seed].events) == int(events)
    store.close()


def test_the_first_hand_can_be_cut_and_is_the_same_after_a_crash(store: Store) -> None:
    game = Game.new(store, Rules(), [PERSON, MEDIUM])
    promised = game.next_commitment
    resumed = Game.resume(store, game.id)
    assert resumed.next_commitment == promised
    events = resumed.next_hand("mi corte")
    begun = next(event for event in events if isinstance(event, HandBegun))
    assert isinstance(events[0], DealerDrawn)
    assert (begun.commitment, begun.word) == (promised, "mi corte")
    again = Game.resume(store, game.id)
    assert state(again) == state(resumed)
    assert again.match.current_word == "mi corte"


def test_a_cut_is_still_there_when_its_file_is_opened_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "games.sqlite")
    game = Game.new(store, Rules(), [PERSON, MEDIUM])
    game.next_hand("😀" * 200)
    store.close()
    store = Store.open(tmp_path / "games.sqlite")
    again = Game.resume(store, game.id)
    assert again.match.current_word == "😀" * 200
    assert again.events == game.events
    store.close()
