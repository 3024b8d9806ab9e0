"""The voice of the system, in a process beside the game: for those without a screen reader."""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import IO, Final, Protocol

Which = Callable[[str], str | None]
# A voice that does not end is left alone after so long.
_LONGEST_S: Final = 120.0
_NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)

# One line of base64 a sentence, so that no letter depends on a code page: "language text".
_POWERSHELL: Final = """
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$last = ''
while ($null -ne ($line = [Console]::In.ReadLine())) {
  if ($line -eq '') { $voice.SpeakAsyncCancelAll(); continue }
  $bytes = [Convert]::FromBase64String($line)
  $language, $text = [Text.Encoding]::UTF8.GetString($bytes).Split(' ', 2)
  if ($language -ne $last) {
    $culture = [Globalization.CultureInfo]::GetCultureInfo($language)
    try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture) } catch { }
    $last = $language
  }
  $voice.SpeakAsync($text) | Out-Null
}
"""


class Speaker(Protocol):
    """Something that speaks one sentence after the other and can be hushed."""

    def speak(self, text: str, language: str) -> None:
        """Speak after what waits already; returns at once."""

    def hush(self) -> None:
        """Stop, and forget what waits."""

    def close(self) -> None:
        """Stop for good."""

    @property
    def is_broken(self) -> bool:
        """Whether it turned out that nothing can be spoken."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks one sentence and ends.

    speak: its arguments; `{language}` and `{text}` stand for what they are. Without `{text}` it
    reads the sentence from its input
    hush: ends what a service beside it still speaks
    """

    speak: tuple[str, ...]
    hush: tuple[str, ...] = ()

    def command(self, text: str, language: str) -> tuple[str, ...]:
        """Return the arguments for one sentence."""
        known = {"{text}": text, "{language}": language}
        return tuple(known.get(part, part) for part in self.speak)


_SPD_SAY: Final = Program(
    ("spd-say", "--wait", "--language", "{language}", "--", "{text}"), hush=("spd-say", "--cancel")
)
_ESPEAK: Final = Program(("espeak-ng", "-v", "{language}", "--stdin"))
_SAY: Final = Program(("say", "-f", "-"))


def programs_for(platform: str, which: Which = shutil.which) -> list[Program]:
    """Return the programs on this system that speak, the best first."""
    known = [_SAY] if platform == "darwin" else [_SPD_SAY, _ESPEAK]
    return [program for program in known if which(program.speak[0])]


def find_speaker() -> Speaker | None:
    """Start the voice of this system; None where there is none."""
    if sys.platform == "win32":
        shell = shutil.which("powershell")
        return None if shell is None else WindowsSpeaker(shell)
    programs = programs_for(sys.platform)
    return ProgramSpeaker(programs) if programs else None


class ProgramSpeaker:
    """Runs a program for each sentence, on a thread that waits for it to end.

    programs: one that fails is not used again, the next takes its place
    """

    def __init__(self, programs: Sequence[Program]) -> None:
        self._programs = list(programs)
        self._waiting: SimpleQueue[tuple[int, str, str] | None] = SimpleQueue()
        self._lock = threading.Lock()
        # What was asked for before the last hush is not spoken any more.
        self._round = 0
        self._running: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
        self._thread.start()

    def speak(self, text: str, language: str) -> None:
        """Speak after what waits already."""
        self._waiting.put((self._round, text, language))

    def hush(self) -> None:
        """Stop, and forget what waits."""
        with self._lock:
            self._round += 1
            if self._running is not None:
                self._running.terminate()

    @property
    def is_broken(self) -> bool:
        """Whether every program has failed."""
        return not self._programs

    def close(self) -> None:
        """Stop for good."""
        self.hush()
        self._waiting.put(None)
        self._thread.join(timeout=3)

    def _work(self) -> None:
        while (asked := self._waiting.get()) is not None:
            round_, text, language = asked
            while self._programs and not self._say(self._programs[0], round_, text, language):
                del self._programs[0]

    def _say(self, program: Program, round_: int, text: str, language: str) -> bool:
        """Speak a sentence unless it was hushed; return False when the program failed."""
        try:
            code = self._run(program, round_, text, language)
            if round_ == self._round:
                return code == 0
            if program.hush and code is not None:
                subprocess.run(program.hush, timeout=3, check=False, capture_output=True)
        except (OSError, subprocess.SubprocessError):
            return False
        return True

    def _run(self, program: Program, round_: int, text: str, language: str) -> int | None:
        with self._lock:
            if round_ != self._round:
                return None
            process = self._running = subprocess.Popen(
                program.command(text, language),
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
            )
        try:
            process.communicate(text, timeout=_LONGEST_S)
        finally:
            with self._lock:
                self._running = None
            if process.poll() is None:
                process.kill()
                process.wait()
        return process.returncode


class WindowsSpeaker:
    """Keeps one PowerShell that speaks what it is sent; starting one each time takes too long."""

    def __init__(self, shell: str) -> None:
        script = base64.b64encode(_POWERSHELL.encode("utf-16-le")).decode("ascii")
        self._process: subprocess.Popen[str] = subprocess.Popen(
            [shell, "-NoProfile", "-NonInteractive", "-EncodedCommand", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="ascii",
            creationflags=_NO_WINDOW,
        )

    def speak(self, text: str, language: str) -> None:
        """Speak after what waits already."""
        self._send(base64.b64encode(f"{language} {text}".encode()).decode("ascii"))

    def hush(self) -> None:
        """Stop, and forget what waits."""
        self._send("")

    def _send(self, line: str) -> None:
        pipe: IO[str] | None = self._process.stdin
        with suppress(OSError, ValueError):
            if pipe is not None:
                pipe.write(line + "\n")
                pipe.flush()

    @property
    def is_broken(self) -> bool:
        """Whether PowerShell has ended by itself."""
        return self._process.poll() is not None

    def close(self) -> None:
        """Stop for good."""
        self._process.kill()
        self._process.communicate()
