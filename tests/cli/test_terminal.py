"""The terminal around the program: pipes, full disks, encodings, interrupts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from escoba.cli import main
from tests.cli.running import RECORDS, escoba, write_records


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--levels", "medium,random", "--hands", "1"),
        ("verify", "RECORD"),
        ("replay", "RECORD", "--text"),
        ("captures", "3c 5b 7e", "7o"),
        ("play", "--help"),
        ("--version",),
    ],
)
def test_text_commands_do_without_pygame(words: tuple[str, ...], tmp_path: Path) -> None:
    record = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    argv = [record if word == "RECORD" else word for word in words]
    code = (
        "import sys; from escoba.cli import main; code = main(sys.argv[1:]);"
        "sys.exit(code or 'pygame' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True)
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.skipif(os.name == "nt", reason="the shell of POSIX")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("replay RECORD | head -n 1", 0),
        ("replay RECORD | true", 0),
        ("verify RECORD BAD | true", 1),
        ("captures '3c 5b 7e' 7o | true", 0),
        ("verify RECORD >&-", 0),
        ("verify RECORD BAD >&- 2>&-", 1),
        ("verify MISSING 2>&-", 2),
        ("verify MISSING 2>&1 | true", 2),
        ("play --help | true", 0),
    ],
)
def test_a_reader_that_goes_away_changes_nothing(line: str, code: int, tmp_path: Path) -> None:
    files = {
        "RECORD": write_records(tmp_path / "record.json", *[RECORDS["game-playmore-2"]] * 9),
        "BAD": write_records(tmp_path / "bad.json", {}),
        "MISSING": str(tmp_path / "missing"),
    }
    words = [files.get(word, word) for word in line.split(" ")]
    script = f"set -o pipefail; {sys.executable} -m escoba {' '.join(words)}"
    found = subprocess.run(["bash", "-c", script], capture_output=True)
    assert found.returncode == code
    assert b"Traceback" not in found.stderr
    assert b"Exception" not in found.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    name = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    with open("/dev/full", "w") as full:
        found = subprocess.run(
            [sys.executable, "-m", "escoba", "verify", name], stdout=full, stderr=subprocess.PIPE
        )
    assert found.returncode == 2
    assert found.stderr.startswith(b"escoba: The output cannot be written: ")
    assert found.stderr.count(b"\n") == 1
    line = "simulate --levels random,random --hands 3 --out /dev/full"
    found_out = escoba(*line.split())
    assert found_out.returncode == 2
    assert found_out.stderr == b"escoba: /dev/full cannot be written: No space left on device.\n"


def test_a_program_without_streams_still_works(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # As Windows starts a program that has no console.
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["captures", "3c 5b 7e", "7o"]) == 0
    assert main(["verify", str(tmp_path / "missing")]) == 2


def test_what_an_encoding_lacks_is_escaped(tmp_path: Path) -> None:
    name = write_records(tmp_path / "record.json", RECORDS["rec-playmore-2"])
    found = escoba("replay", name, env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert found.returncode == 0
    assert b"\\xa1Escoba!" in found.stdout


def test_a_name_that_is_no_text_is_shown_escaped() -> None:
    if os.name == "nt":
        pytest.skip("names are text there")
    found = escoba("verify", os.fsdecode(b"/no/\xff"))
    assert found.returncode == 2
    assert found.stderr.startswith(b"escoba: /no/\\udcff cannot be read")


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("escoba.commands.simulate.Simulation", interrupt)
    assert main(["simulate", "--levels", "random,random", "--hands", "1"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.name == "nt", reason="the locales of POSIX")
@pytest.mark.parametrize("variables", [{"LANG": "C"}, {"LC_ALL": "POSIX"}])
def test_a_plain_locale_can_name_anybody(variables: dict[str, str], tmp_path: Path) -> None:
    record = json.loads(json.dumps(RECORDS["rec-playmore-2"]))
    record["seats"][0]["name"] = "Íñigo Núñez"
    path = tmp_path / "ñandú.json"
    path.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    plain = {"LANGUAGE": "", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", **variables}
    for words in (("verify", str(path)), ("replay", str(path), "--text", "--lang", "es")):
        found = escoba(*words, env=plain)
        assert found.returncode == 0
        assert found.stderr == b""
        assert b"\\x" in found.stdout or b"\\udc" in found.stdout  # escaped, not lost


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_in_the_middle_ends_a_simulation_quietly(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    line = f"simulate --levels random,random --hands 999999 --out {out}"
    with subprocess.Popen(
        [sys.executable, "-m", "escoba", *line.split()], stderr=subprocess.PIPE
    ) as process:
        deadline = time.monotonic() + 30
        while not (out.exists() and out.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _out, complaint = process.communicate(timeout=30)
    assert process.returncode == 130
    assert complaint == b""
