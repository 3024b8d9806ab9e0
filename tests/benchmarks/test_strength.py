"""The strength laboratory measures what it says, the same way every time."""

from __future__ import annotations

import io
import math
import random
import re
import sys
from pathlib import Path

import pytest

from benchmarks.strength.__main__ import main, parser
from benchmarks.strength.choosers import NAMES, YARDSTICKS, chooser
from benchmarks.strength.contests import SEATS, Contest, dealt
from benchmarks.strength.figures import elo, mean_interval, percentile, rate_interval
from benchmarks.strength.ladder import ladder
from benchmarks.strength.leafcheck import accuracy
from benchmarks.strength.picture import svg
from benchmarks.strength.progress import Bar
from benchmarks.strength.reports import Duplicate, Matches, markdown, write_csv
from benchmarks.strength.runs import Samples, run
from benchmarks.strength.times import measure
from escoba.engine import CARDS, Hand, Rules, card
from escoba.engine.cards import cards_of_mask
from escoba.players import LEVELS, OFFERED, view_of_hand

ROOT = Path(__file__).parents[2]


def duel(kind: str = "duplicate", a: str = "easy", b: str = "beginner", **how: str) -> Contest:
    return Contest(kind=kind, a=a, b=b, **how)  # type: ignore[arg-type]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", ["random", "easy", "hard"])
def test_a_player_gains_nothing_over_itself(seats: str, level: str) -> None:
    contest = duel(a=level, b=level, seats=seats)
    result = Duplicate.of(contest, [contest.row(number) for number in range(5)])
    assert (result.pph, result.half95) == (0.0, 0.0)


def test_a_row_follows_from_its_number_alone() -> None:
    contest = duel(a="random", b="medium", seats="3")
    rows = [contest.row(number) for number in range(4)]
    assert [contest.row(number) for number in (3, 1, 2, 0)] == [rows[n] for n in (3, 1, 2, 0)]
    assert [row[:2] for row in rows] == [(0, 0), (1, 1), (2, 2), (3, 0)]
    assert len(set(rows)) == 4
    assert len(contest.columns) == len(rows[0]) == 2 + 2 * 3


def test_the_better_player_wins() -> None:
    contest = duel(a="hard", b="random")
    result = Duplicate.of(contest, [contest.row(number) for number in range(20)])
    assert result.pph - result.half95 > 2
    matches = duel("matches", a="hard", b="random")
    won = Matches.of(matches, [matches.row(number) for number in range(6)])
    assert won.wins == 6
    assert won.elo is not None
    assert won.elo[0] == won.elo[2] == math.inf
    assert won.elo[1] > 50


def test_a_match_goes_on_to_the_target_and_past_a_tie() -> None:
    contest = duel("matches", a="medium", b="hard")
    for number in range(8):
        match, side, dealer, hands, own, others, won = contest.row(number)
        assert (match, side) == (number, number % 2)
        assert dealer in (0, 1)
        assert hands >= 3
        assert max(own, others) >= contest.rules.target
        assert won == (own > others)
        assert own != others
    assert contest.row(0)[2] == contest.row(1)[2]


def test_a_mean_and_its_interval_by_hand() -> None:
    # The mean is 3, the squares of what is over add to 10: a variance of 10/4, and of the mean 1/2.
    mean, half = mean_interval([1, 2, 3, 4, 5])
    assert mean == 3
    assert half == pytest.approx(1.959964 * math.sqrt(0.5))
    assert mean_interval([2.5]) == (2.5, math.inf)
    contest = duel()
    result = Duplicate.of(contest, [(0, 0, 5, 2, 3, 4), (1, 1, 4, 4, 6, 1)])
    # The deals give (3 - 1) / 2 = 1 and (0 + 5) / 2 = 2.5.
    assert result.pph == 1.75
    assert result.half95 == pytest.approx(1.959964 * 0.75)
    three = Duplicate.of(duel(seats="3"), [(0, 0, 6, 4, 3, 2, 3, 6)])
    assert three.pph == (4 + 2 + 0) / 3


def test_a_rate_and_its_interval_by_hand() -> None:
    low, high = rate_interval(8, 10)  # a worked example of Wilson's interval: 0.490 to 0.943
    assert (low, high) == (pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert rate_interval(0, 10)[0] == 0
    assert rate_interval(10, 10)[1] == 1
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert percentile([1, 2, 3, 4], 0.5) == 2
    assert percentile([1, 2, 3, 4], 0.99) == 4


def test_one_worker_and_two_write_the_same(tmp_path: Path) -> None:
    contests = [(duel(), 10), (duel("matches"), 5)]
    for workers in (1, 2):
        run(contests, tmp_path / str(workers), workers)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")


@pytest.mark.parametrize("kept", [0, 5, -1, -3, -40, -120])
def test_a_run_that_was_cut_goes_on_to_the_same_file(tmp_path: Path, kept: int) -> None:
    contest = duel()
    run([(contest, 10)], tmp_path, 1)
    whole = contents(tmp_path)
    path = Samples(tmp_path, contest).path
    path.write_bytes(path.read_bytes()[:kept])
    run([(contest, 10)], tmp_path, 1)
    assert contents(tmp_path) == whole
    # One that asks for less leaves it as it is.
    run([(contest, 4)], tmp_path, 1)
    assert contents(tmp_path) == whole
    assert len(Samples(tmp_path, contest).rows(4)) == 4


def test_what_is_whole_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = duel()
    run([(contest, 6)], tmp_path, 1)
    played: list[int] = []
    row = Contest.row

    def noting(contest: Contest, number: int) -> tuple[int, ...]:
        played.append(number)
        return row(contest, number)

    monkeypatch.setattr(Contest, "row", noting)
    run([(contest, 9)], tmp_path, 1)
    assert played == [6, 7, 8]


def test_a_folder_takes_no_samples_of_another_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run([(duel(), 1)], tmp_path, 1)
    with pytest.raises(ValueError, match="another seed"):
        run([(duel(seed="2"), 1)], tmp_path, 1)
    monkeypatch.setattr("benchmarks.strength.runs.sources", lambda: "changed")
    with pytest.raises(ValueError, match="changed since"):
        run([(duel(), 1)], tmp_path, 1)


def middle_of(seed: str, number: int, plies: int) -> Hand:
    hand = Hand(Rules(), 0, dealt(Rules(), seed, number)[0])
    rng = random.Random(number)
    for _ in range(plies):
        hand.push(rng.choice(hand.codes()))
    return hand


def with_other_cards(hand: Hand, rng: random.Random) -> Hand:
    """The same hand to the eyes of whoever plays, with all that is hidden dealt anew."""
    seat = hand.turn
    assert seat is not None
    held = len(hand.cards_of(1 - seat))
    hidden = list(cards_of_mask(view_of_hand(hand, seat).unseen.mask))
    rng.shuffle(hidden)
    hands = [hidden[:held], hidden[:held]]
    hands[seat] = list(hand.cards_of(seat))
    return hand.with_hidden(hands, hidden[held:])


def changes_with_hidden_cards(name: str) -> bool:
    """Whether somebody ever plays otherwise because of cards that cannot be seen."""
    rng = random.Random(5)
    for number in range(12):
        hand = middle_of("hidden", number, 6)
        assert hand.turn is not None
        worlds = [with_other_cards(hand, rng) for _ in range(6)]
        if len({chooser(name)(view_of_hand(hand, hand.turn), w) for w in worlds}) > 1:
            return True
    return False


@pytest.mark.parametrize("name", ["beginner", "easy", "medium", "hard", "master:10", "published"])
def test_hidden_cards_decide_for_nobody_in_the_game(name: str) -> None:
    assert not changes_with_hidden_cards(name)


def test_only_the_cheater_cheats() -> None:
    assert changes_with_hidden_cards("cheater")


def test_nobody_can_choose_a_yardstick() -> None:
    assert not set(YARDSTICKS) & {*LEVELS, *OFFERED}
    for source in (ROOT / "escoba").rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        assert "benchmarks" not in text, source
        assert "Cheater" not in text, source


def test_the_cheater_knows_what_the_next_player_would_sweep() -> None:
    # Laying the 5 or the 6 leaves 12 or 13; the other holds the 3, and would sweep the twelve.
    hand = Hand.from_position(
        Rules(),
        dealer=1,
        to_play=0,
        hands=[[card("5c"), card("6c")], [card("3b"), card("12b")]],
        table=[card("7c")],
        stock=[each for each in CARDS if each.rank in (1, 2, 11)][:6],
    )
    assert str(chooser("cheater")(view_of_hand(hand, 0), hand)) == "6c"


def test_published_takes_an_escoba_first() -> None:
    hand = Hand.from_position(
        Rules(),
        dealer=1,
        to_play=0,
        hands=[[card("7b"), card("5c")], [card("3b"), card("12b")]],
        table=[card("1c"), card("2c"), card("7c")],
    )
    assert str(chooser("published")(view_of_hand(hand, 0), hand)) == "5c x 1c 2c 7c"


def test_every_cell_of_a_report(tmp_path: Path) -> None:
    matches = Matches.of(duel("matches"), [(0, 0, 1, 6, 21, 15, 1), (1, 1, 1, 7, 10, 22, 0)])
    assert matches.as_dict()["elo"] == "0.0"
    assert matches.as_dict()["hands_a_match"] == "6.50"
    three = Matches.of(duel("matches", seats="3"), [(0, 0, 1, 6, 21, 25, 1)])
    assert three.elo is None
    assert three.as_dict()["elo"] == ""
    write_csv(tmp_path / "matches.csv", [matches.as_dict(), three.as_dict()])
    assert len((tmp_path / "matches.csv").read_text(encoding="utf-8").splitlines()) == 3
    table = markdown([matches.cells()]).splitlines()
    assert table[2].startswith("| easy - beginner | playmore, 2 | 2       | 50.0 % (")
    assert len({len(line) for line in table}) == 1


def test_the_ladder_names_every_step_and_third_party() -> None:
    contests = [contest for contest, _ in ladder("1", 8, 4)]
    matches = {(each.a, each.b) for each in contests if each.kind == "matches"}
    assert {("master", "hard"), ("beginner", "random"), ("hard", "cheater")} <= matches
    assert {each.preset for each in contests if each.kind == "duplicate"} > {"sevens", "escova"}
    assert {each.seats for each in contests} == set(SEATS)
    assert len({each.name for each in contests}) == len(contests)
    assert {count for contest, count in ladder("1", 8, 4) if contest.preset == "escova"} == {2}


def test_times_count_slices_and_decisions() -> None:
    times = measure("master:10", Rules(), 1, "1")
    assert len(times.slices) >= len(times.decisions) > 5
    assert times.decisions[-1] <= sum(times.slices) + 1e-6
    assert times.decisions == sorted(times.decisions)
    assert float(times.as_dict()["p50_ms"]) <= float(times.as_dict()["worst_ms"])


def test_the_value_of_a_state_foretells_more_as_the_hand_goes_on() -> None:
    whole, *_others = accuracy("playmore", 40, "1")
    parts = [float(value) for name, value in whole.items() if name.isdigit()]
    assert whole["deals to come"] == "all"
    assert len(parts) == 5
    assert 0 < parts[0] < parts[-1] < 1


def test_the_picture_has_a_row_for_every_pair() -> None:
    rows = [Duplicate(duel(b=b), 10, 0.5, 0.2) for b in ("beginner", "random")]
    drawn = svg(rows, [Matches(duel("matches"), 10, 7, 6.0)], "A & B")
    assert drawn.count("<circle") == 2
    assert "A &amp; B" in drawn
    assert "70 %" in drawn


def test_the_command_plays_and_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["duplicate", "easy", "beginner", "--pairs", "3", "--workers", "1"]
    assert main([*words, "--folder", str(tmp_path)]) == 0
    assert "| easy - beginner | playmore, 2 | 3" in capsys.readouterr().out
    # Each pair is played once, however often it is named.
    words = ["duplicate", "easy", "easy", "beginner", "--pairs", "2", "--workers", "1"]
    assert main([*words, "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("| easy - ") == 2
    assert (tmp_path / "duplicate.csv").read_text(encoding="utf-8").count("\n") == 3
    assert main(["duplicate", "easy", "nobody", "--folder", str(tmp_path)]) == 2
    assert main(["matches", "easy", "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("strength: 'nobody' is nobody to measure; choose among random,")
    assert said[1] == "strength: name two players or more, or all"


def test_every_name_is_somebody() -> None:
    assert len(NAMES) == len(LEVELS) + len(YARDSTICKS)
    for name in (*NAMES, "master:5"):
        assert callable(chooser(name))
    for name in ("", "master:", "master:0", "master:-1", "hard:3"):
        with pytest.raises(ValueError, match="nobody to measure"):
            chooser(name)


def test_the_page_tells_commands_that_exist() -> None:
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    python -m benchmarks\.strength (.*)$", page, re.MULTILINE)
    assert len(commands) >= 7
    for command in commands:
        chosen = parser().parse_args(command.split())
        for name in getattr(chosen, "players", []):
            assert name == "all" or name in NAMES


def test_the_bar_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    bar = Bar({"first": 1, "second": 3})
    bar.step("first", 1)
    bar.close()
    assert f"[{'#' * 6}{'.' * 18}] 25 %  first 1/1, 0:00 left of it" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_the_bar_is_silent_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Bar({"first": 1})
    bar.step("first", 1)
    bar.close()
    assert capsys.readouterr().err == ""


def test_the_ladder_writes_the_tables_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def short(seed: str, deals: int, matches: int) -> list[tuple[Contest, int]]:
        return [
            (duel("matches", seed=seed), matches),
            (duel(seed=seed), deals),
            (duel(seed=seed, seats="3"), 2),
        ]

    monkeypatch.setattr("benchmarks.strength.__main__.ladder", short)
    monkeypatch.setattr("benchmarks.strength.__main__.LEVELS", ["easy"])
    words = ["ladder", "--pairs", "3", "--matches", "2", "--hands", "1", "--workers", "1"]
    assert main([*words, "--folder", str(tmp_path)]) == 0
    page = (tmp_path / "tables.md").read_text(encoding="utf-8")
    assert "3 deals and 2 matches a pair" in page
    assert "| playmore, 3 | " in page
    assert page.count("| easy - beginner |") == 2
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").count("<circle") == 1
    assert {path.name for path in tmp_path.glob("*.csv")} == {
        "duplicate.csv",
        "matches.csv",
        "times.csv",
    }
    capsys.readouterr()
