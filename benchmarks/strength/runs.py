"""Playing contests on all cores, into files that a run which was cut off goes on from.

A folder holds `run.json`, which says what it was made with, and `samples`: one CSV for a contest,
one row for a deal or a match, in order. Rows are only ever added at the end, so that what a killed
run leaves is the beginning of what it would have written.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import multiprocessing
import signal
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import escoba
from benchmarks.strength.contests import Contest, Row
from benchmarks.strength.progress import Bar

ROWS_A_JOB: Final = 4
"""How many rows a worker plays before it hands them over: few, since a kill loses them."""


class Job(NamedTuple):
    """The rows of a contest from `first` up to, not including, `last`."""

    contest: Contest
    first: int
    last: int


def play_job(job: Job) -> list[Row]:
    """Play the rows of a job."""
    return [job.contest.row(number) for number in range(job.first, job.last)]


class Samples:
    """The file of a contest."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / "samples" / f"{contest.name}.csv"
        self._columns = contest.columns

    def trim(self) -> int:
        """Cut off what is not a whole row, and return how many rows there are."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            text = b""
        heading = _line(self._columns)
        count, end = 0, 0
        if text.startswith(heading):
            end = len(heading)
            for line in text[end:].splitlines(keepends=True):
                if not self._is_row(line, count):
                    break
                count += 1
                end += len(line)
        if not end or end < len(text):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(text[:end] or heading)
        return count

    def _is_row(self, line: bytes, number: int) -> bool:
        fields = line.rstrip(b"\n").split(b",")
        return (
            line.endswith(b"\n")
            and len(fields) == len(self._columns)
            and all(field.isdigit() for field in fields)
            and int(fields[0]) == number
        )

    def add(self, rows: Iterable[Row]) -> None:
        """Write more rows at the end."""
        with self.path.open("ab") as file:
            file.write(b"".join(map(_line, rows)))

    def rows(self, count: int) -> list[Row]:
        """Return the first rows."""
        with self.path.open(encoding="ascii", newline="") as file:
            lines = csv.reader(file)
            next(lines)
            return [tuple(map(int, line)) for line, _ in zip(lines, range(count), strict=False)]


def _line(fields: Sequence[object]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(fields)
    return text.getvalue().encode("ascii")


def sources() -> str:
    """Return the SHA-256 of the code that the samples follow from."""
    package = Path(escoba.__file__).parent
    here = Path(__file__).parent
    files = [
        *sorted((package / "engine").glob("*.py")),
        *sorted((package / "players").glob("*.py")),
        here / "yardsticks.py",
        here / "contests.py",
    ]
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def check_folder(folder: Path, seed: str) -> None:
    """Begin a folder, or make sure that one goes on with the same seed and the same code.

    Raises ValueError when it does not: samples of two kinds would be mixed.
    """
    wanted = {"seed": seed, "sources": sources()}
    path = folder / "run.json"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        whole = path.with_suffix(".new")
        whole.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        whole.replace(path)
        return
    found = json.loads(path.read_text(encoding="utf-8"))
    for key, why in (("seed", "another seed"), ("sources", "players or rules changed since")):
        if found.get(key) != wanted[key]:
            raise ValueError(f"{folder} was made with {why}: choose another folder")


def run(contests: Sequence[tuple[Contest, int]], folder: Path, workers: int) -> None:
    """Play what is still missing of contests, each with the number of rows wanted."""
    seeds = {contest.seed for contest, _ in contests}
    for seed in seeds:
        check_folder(folder, seed)
    files = {contest: Samples(folder, contest) for contest, _ in contests}
    jobs: list[Job] = []
    missing: dict[Contest, int] = {}
    for contest, count in contests:
        done = files[contest].trim()
        missing[contest] = max(0, count - done)
        jobs += [
            Job(contest, first, min(first + ROWS_A_JOB, count))
            for first in range(done, count, ROWS_A_JOB)
        ]
    bar = Bar({contest.name: count for contest, count in missing.items()})
    for job, rows in zip(jobs, _played(jobs, workers), strict=True):
        files[job.contest].add(rows)
        bar.step(job.contest.name, len(rows))
    bar.close()


def _played(jobs: Sequence[Job], workers: int) -> Iterator[list[Row]]:
    """Yield what the jobs come to, in their order."""
    if workers == 1 or len(jobs) < 2:
        yield from map(play_job, jobs)
        return
    # Spawned workers hold no end of each other's pipes: they go when this process is killed.
    with multiprocessing.get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
        yield from pool.imap(play_job, jobs)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that waits for the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
