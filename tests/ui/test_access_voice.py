"""The voice in a process of its own: which one, in order, and silent when hushed."""

from __future__ import annotations

import base64
import sys
import time
from pathlib import Path

import pytest

from escoba.ui.access import voice
from escoba.ui.access.voice import Program, ProgramSpeaker, WindowsSpeaker, programs_for


def test_the_voices_of_each_system():
    def found(platform, *names):
        programs = programs_for(platform, lambda name: name if name in names else None)
        return [program.speak[0] for program in programs]

    assert found("darwin", "say", "espeak-ng") == ["say"]
    assert found("linux", "espeak-ng", "spd-say", "say") == ["spd-say", "espeak-ng"]
    assert found("linux", "espeak-ng") == ["espeak-ng"]
    assert found("linux") == found("darwin") == []


def test_no_text_can_be_taken_for_an_option():
    command = programs_for("linux", lambda name: name)[0].command("--help; rm", "es")
    assert command[-2:] == ("--", "--help; rm")
    assert command[command.index("--language") + 1] == "es"


@pytest.fixture
def heard(tmp_path: Path):
    """A program that writes what it is to speak into a file, and takes its time for it."""
    log = tmp_path / "spoken.txt"
    script = tmp_path / "speak.py"
    script.write_text(
        "import sys, time\n"
        "text = sys.argv[3] if len(sys.argv) > 3 else sys.stdin.read()\n"
        f"log = open({str(log)!r}, 'a', encoding='utf-8')\n"
        "log.write(f'{sys.argv[2]} {text}\\n'); log.flush()\n"
        "time.sleep(60 if 'long' in text else 0)\n"
        "log.write(f'end {text}\\n'); log.flush()\n"
    )
    return script, log


def wait_for(log: Path, text: str) -> list[str]:
    for _ in range(1000):
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        if text in lines:
            return lines
        time.sleep(0.01)
    raise AssertionError(f"{text} was never spoken, only {lines}")


@pytest.mark.parametrize("by", ["argument", "input"])
def test_sentences_are_spoken_one_after_the_other(heard, by):
    script, log = heard
    text = ("{text}",) if by == "argument" else ()
    speaker = ProgramSpeaker([Program((sys.executable, str(script), "-v", "{language}", *text))])
    speaker.speak("Te toca. Elige una carta.", "es")
    speaker.speak("Lola añade", "es")
    lines = wait_for(log, "end Lola añade")
    assert lines == [
        "es Te toca. Elige una carta.",
        "end Te toca. Elige una carta.",
        "es Lola añade",
        "end Lola añade",
    ]
    speaker.close()


def test_a_hush_ends_what_is_spoken_and_what_waits(heard, tmp_path):
    script, log = heard
    hush = tmp_path / "hushed.txt"
    silence = (sys.executable, "-c", f"open({str(hush)!r}, 'w').close()")
    speaker = ProgramSpeaker(
        [Program((sys.executable, str(script), "-v", "{language}", "{text}"), hush=silence)]
    )
    speaker.speak("a long story", "en")
    speaker.speak("and another long one", "en")
    wait_for(log, "en a long story")
    speaker.hush()
    speaker.speak("now this", "en")
    assert wait_for(log, "end now this") == ["en a long story", "en now this", "end now this"]
    assert hush.exists(), "the service beside it was told as well"
    speaker.close()
    assert not speaker._thread.is_alive()


def test_the_next_voice_speaks_what_the_first_could_not(heard, tmp_path):
    script, log = heard
    gone = Program((str(tmp_path / "nowhere"),))
    failing = Program((sys.executable, "-c", "raise SystemExit(1)"))
    good = Program((sys.executable, str(script), "-v", "{language}", "{text}"))
    speaker = ProgramSpeaker([gone, failing, good])
    speaker.speak("Hello", "en")
    assert wait_for(log, "end Hello") == ["en Hello", "end Hello"]
    assert not speaker.is_broken
    speaker.close()


def test_a_voice_that_cannot_speak_at_all_is_broken(tmp_path):
    speaker = ProgramSpeaker([Program((str(tmp_path / "nowhere"),))])
    assert not speaker.is_broken
    speaker.speak("Hello", "en")
    for _ in range(500):
        if speaker.is_broken:
            break
        time.sleep(0.01)
    assert speaker.is_broken
    speaker.speak("Nobody hears this", "en")
    speaker.close()
    assert not speaker._thread.is_alive()


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands in for the shell")
def test_windows_gets_each_sentence_in_letters_of_any_code_page(tmp_path):
    log = tmp_path / "shell.txt"
    shell = tmp_path / "powershell"
    shell.write_text(f'#!/bin/sh\necho "$4" > {log}.script\nexec cat > {log}\n')
    shell.chmod(0o755)
    speaker = WindowsSpeaker(str(shell))
    speaker.speak("Añade el ocho", "es")
    speaker.hush()
    for _ in range(500):
        if log.exists() and log.read_text().endswith("\n\n"):
            break
        time.sleep(0.01)
    line, empty = log.read_text().split("\n")[:2]
    assert base64.b64decode(line).decode() == "es Añade el ocho"
    assert empty == "", "an empty line hushes"
    script = base64.b64decode(Path(f"{log}.script").read_text()).decode("utf-16-le")
    assert "SpeechSynthesizer" in script
    assert "SpeakAsyncCancelAll" in script
    assert not speaker.is_broken
    speaker.close()
    speaker.speak("after the end", "en")
    assert speaker.is_broken


def test_a_system_without_voice_has_no_speaker(monkeypatch):
    monkeypatch.setattr(voice.shutil, "which", lambda name: None)
    monkeypatch.setattr(voice, "programs_for", lambda platform: [])
    assert voice.find_speaker() is None
