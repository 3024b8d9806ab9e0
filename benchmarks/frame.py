"""How long a frame of the card table takes, against a bare loop that blits the same pictures.

    python benchmarks/frame.py [--size 1920x1080] [--idle SECONDS]

The bare loop blits exactly what a frame blits to the window: the table at rest, the cards in the
air, rings and shadows. Both loops run in turn in one process, so that their ratio hardly depends
on the machine. With `--idle` the window then waits for the player, and its share of one core is
measured.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from escoba.engine import Rules
from escoba.session import DataPaths, Game, PlayOptions, default_chairs
from escoba.ui.app import App
from escoba.ui.scenes.table import TableScene
from escoba.ui.uilog import UiLog
from escoba.ui.window import start_display

STEP_MS = 8.0
FRAMES = 6


def open_table(size: tuple[int, int], data: Path, speed: str) -> tuple[App, TableScene]:
    """Return the program with a new game of four on the table."""
    rules = Rules(players=4)
    options = PlayOptions(
        rules=rules,
        levels=("medium",),
        seed="frame",
        deck="spanish-classic",
        language="en",
        size=size,
        fullscreen=False,
        data=data,
        reduced_motion=False,
        speed=speed,
        mute=True,
        ui_log=None,
    )
    start_display()
    app = App(options, DataPaths.at(data), UiLog(None))
    game = Game.new(app.store, rules, default_chairs(rules, ("medium",), ""), seed="frame")
    scene = TableScene(app, game)
    app.show(scene)
    return app, scene


def until_dealing(app: App, scene: TableScene) -> None:
    """Go on to the middle of the first deal, when several cards are in the air."""
    while not scene.timeline.shown.commitment:
        scene.timeline.skip()
    while scene.timeline.is_moving and sum(f.moves for f in scene.timeline.flying()) < 2:
        scene.timeline.advance(10)


def mean_ms(frame: Callable[[], None], frames: int) -> float:
    """Return the mean time of some frames."""
    started = time.perf_counter()
    for _ in range(frames):
        frame()
    return (time.perf_counter() - started) * 1000 / frames


def make_pictures(app: App, scene: TableScene) -> None:
    """Draw until every card has a picture of its own size."""
    while True:
        app.kit.cards.begin_frame()
        scene.draw(app.window.surface)
        app.kit.cards.work()
        if not app.kit.cards.pending:
            return


class Recorder(pygame.Surface):
    """A surface that notes what is blitted to it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.noted: list[tuple[pygame.Surface, tuple[float, float]]] = []

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *args: Any, **named: Any) -> Any:
        """Blit, and note it."""
        self.noted.append((source, (dest[0], dest[1])))
        return super().blit(source, dest, *args, **named)


def measure(app: App, scene: TableScene) -> tuple[float, float, float]:
    """Return milliseconds of our frame and of the bare one, and the mean count of pictures."""
    surface = app.window.surface
    ours, bare, counts = [], [], []
    while scene.timeline.is_moving:
        scene.timeline.advance(STEP_MS)
        make_pictures(app, scene)
        recorder = Recorder(surface.get_size())
        scene.draw(recorder)
        if not any(flying.moves for flying in scene.timeline.flying()):
            continue
        counts.append(len(recorder.noted))
        blits = recorder.noted

        def plain(blits: list[tuple[pygame.Surface, tuple[float, float]]] = blits) -> None:
            surface.fblits(blits)

        def whole() -> None:
            scene.timeline.advance(0.001)
            scene.draw(surface)

        bare.append(mean_ms(plain, FRAMES))
        ours.append(mean_ms(whole, FRAMES))
    return statistics.mean(ours), statistics.mean(bare), statistics.mean(counts)


def measure_idle(app: App, scene: TableScene, seconds: float) -> float:
    """Return the part of one core, in percent, that the waiting window takes."""
    scene.timeline.finish()
    deadline = time.monotonic() + 30
    while not scene.is_composing and time.monotonic() < deadline:
        scene.timeline.finish()
        app.frame()
    settled = time.monotonic() + 1.5
    while time.monotonic() < settled:
        app.frame()
    started, used = time.monotonic(), time.process_time()
    while time.monotonic() - started < seconds:
        app.frame()
    return (time.process_time() - used) * 100 / (time.monotonic() - started)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time a frame of the card table.")
    parser.add_argument("--size", default="1280x720,1920x1080", help="WxH, several with commas")
    parser.add_argument("--idle", type=float, default=0.0, help="seconds to watch it wait")
    chosen = parser.parse_args()
    for size in chosen.size.split(","):
        w, h = (int(part) for part in size.split("x"))
        with tempfile.TemporaryDirectory() as folder:
            app, scene = open_table((w, h), Path(folder), "normal")
            until_dealing(app, scene)
            ours, bare, cards = measure(app, scene)
            line = f"{size}: {ours:.2f} ms a frame while cards are dealt ({cards:.1f} pictures), "
            print(f"{line}bare blits {bare:.2f} ms, ratio {ours / bare:.2f}")
            if chosen.idle:
                part = measure_idle(app, scene, chosen.idle)
                print(f"{size}: waiting takes {part:.2f} % of one core")
            app.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
