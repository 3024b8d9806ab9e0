"""A virtual X display with a window manager, and the program running on it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
# The table ignores presses on what has changed under the pointer in the last 150 ms; nobody who
# looks before clicking is that quick.
HUMAN_PAUSE_S = 0.17
PATIENCE_S = 60.0


class Stuck(AssertionError):
    """The program did not do in time what was waited for."""


@contextmanager
def virtual_display(width: int, height: int) -> Iterator[str]:
    """Run an X server of the given size with a window manager; yields the name for DISPLAY."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{width}x{height}x24"],
        pass_fds=(write_end,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        display = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


@dataclass(frozen=True)
class Element:
    """One pressable or readable thing that the program reported."""

    id: str
    role: str
    label: str
    rect: tuple[float, float, float, float]
    enabled: bool
    focused: bool
    selected: bool
    value: str | None

    @property
    def centre(self) -> tuple[int, int]:
        """The middle, in window points."""
        x, y, w, h = self.rect
        return round(x + w / 2), round(y + h / 2)


@dataclass(frozen=True)
class Rest:
    """The screen at rest: what the program last said of it."""

    scene: str
    awaiting: str
    elements: dict[str, Element]

    @classmethod
    def of(cls, line: dict[str, Any]) -> Self:
        """Read one line of the log."""
        elements = [
            Element(
                id=e["id"],
                role=e["role"],
                label=e["label"],
                rect=tuple(e["rect"]),
                enabled=e["enabled"],
                focused=e["focused"],
                selected=e["selected"],
                value=e.get("value"),
            )
            for e in line["elements"]
        ]
        return cls(line["scene"], line["awaiting"], {e.id: e for e in elements})

    def ids(self, prefix: str) -> list[str]:
        """The ids that begin with `prefix`, in the order reported."""
        return [name for name in self.elements if name.startswith(prefix)]


class Program:
    """The game, running in a real window; everything known of it comes from its own log."""

    def __init__(
        self,
        display: str,
        data: Path,
        arguments: Sequence[str] = (),
        *,
        command: Sequence[str] = (sys.executable, "-m", "escoba"),
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.display = display
        self.log = log or data / "ui-log.jsonl"
        self.moves: list[dict[str, Any]] = []
        self.said: list[str] = []
        self._offset = self.log.stat().st_size if self.log.exists() else 0
        self._rest: Rest | None = None
        data.mkdir(parents=True, exist_ok=True)
        self._errors = (data / "stderr.txt").open("ab")
        settings = {
            **os.environ,
            "DISPLAY": display,
            "HOME": str(data / "home"),
            "LANG": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
        }
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            settings.pop(name, None)
        settings.update(environment or {})
        self.process = subprocess.Popen(
            [*command, *arguments, "--data", str(data), "--ui-log", str(self.log)],
            cwd=ROOT,
            env=settings,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._errors.close()

    def kill(self) -> None:
        """End the program as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._read()

    def wait_closed(self) -> int:
        """Wait for the program to end by itself; returns its exit code."""
        return self.process.wait(timeout=PATIENCE_S)

    def _read(self) -> bool:
        """Take in what the log holds by now; True when it had a new screen at rest."""
        if not self.log.exists():
            return False
        with self.log.open("rb") as file:
            file.seek(self._offset)
            text = file.read()
        complete, _, _ = text.rpartition(b"\n")
        self._offset += len(complete) + bool(complete)
        fresh = False
        for raw in complete.splitlines():
            line = json.loads(raw)
            if "scene" in line and line["at_rest"]:
                self._rest = Rest.of(line)
                fresh = True
            elif "move" in line:
                self.moves.append(line)
            elif "say" in line:
                self.said.append(line["say"])
        return fresh

    def latest(self) -> Rest | None:
        """The screen as last reported, without waiting."""
        self._read()
        return self._rest

    def wait(self, until: Callable[[Rest], bool], what: str) -> Rest:
        """Wait for a screen at rest that satisfies `until`."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            self._read()
            if self._rest is not None and until(self._rest):
                return self._rest
            if self.process.poll() is not None:
                raise Stuck(f"the program ended ({self.process.returncode}) before {what}")
            if time.monotonic() > deadline:
                scene = self._rest and (self._rest.scene, self._rest.awaiting)
                raise Stuck(f"waited {PATIENCE_S:.0f} s for {what}; the screen is {scene}")
            time.sleep(0.01)

    def wait_scene(self, *scenes: str) -> Rest:
        """Wait until one of `scenes` is at rest and wants input."""
        return self.wait(
            lambda rest: rest.scene in scenes and rest.awaiting == "input", " or ".join(scenes)
        )

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    @property
    def window(self) -> str:
        """The X id of the program's window."""
        found = self._xdotool("search", "--onlyvisible", "--class", "^escoba$").split()
        return found[-1]

    def point(self, x: int, y: int) -> None:
        """Move the pointer, without pressing."""
        self._xdotool("mousemove", "--window", self.window, str(x), str(y))

    def click(self, name: str, *, double: bool = False) -> None:
        """Press the element `name` where the program says it is."""
        if self._rest is None or name not in self._rest.elements:
            known = list(self._rest.elements) if self._rest else []
            raise Stuck(f"there is no {name} on the screen, only {known}")
        element = self._rest.elements[name]
        if not element.enabled:
            raise Stuck(f"{name} is there but cannot be pressed")
        time.sleep(HUMAN_PAUSE_S)
        x, y = element.centre
        repeat = ("--repeat", "2", "--delay", "60") if double else ()
        self._xdotool("mousemove", "--window", self.window, str(x), str(y), "click", *repeat, "1")

    def press(self, name: str) -> Rest:
        """Press the element `name` and wait for the screen that follows."""
        self._read()
        before = self._rest
        self.click(name)
        return self.wait(
            lambda rest: rest is not before and rest.awaiting == "input", f"the press of {name}"
        )

    def key(self, *keys: str) -> None:
        """Press keys, through the focus, as a person does."""
        self._xdotool("key", *keys)

    def resize(self, width: int, height: int) -> None:
        """Ask the window manager for another size."""
        self._xdotool("windowsize", "--sync", self.window, str(width), str(height))

    def picture(self, path: Path) -> Path:
        """Save what the screen shows as a PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["import", "-window", "root", str(path)],
            env={**os.environ, "DISPLAY": self.display},
            check=True,
        )
        return path

    def cpu_seconds(self) -> float:
        """Processor time used so far, in seconds (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tools_missing() -> list[str]:
    """The tools that these tests need and that this machine lacks."""
    return [tool for tool in ("Xvfb", "openbox", "xdotool", "import") if not shutil.which(tool)]
